"""An open program without a screen: the dummy driver's window, and a memory of its own."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.app.app import App
from game.app.audio import Audio
from game.app.canvas import Canvas
from game.app.paths import Paths
from game.app.settings import Settings
from game.app.text import Type
from game.app.words import Words
from game.session.store import Store
from scenes.scene import Stack

_kept = []


@pytest.fixture
def canvas():
    """One window for all tests: pictures that were painted once serve them all.

    It is made anew where a test of the program's own start and end has ended pygame meanwhile.
    """
    if not (_kept and pygame.display.get_init() and pygame.font.get_init()):
        pygame.display.init()
        pygame.font.init()
        window = pygame.Window("test", (1280, 720))
        _kept[:] = window, Canvas(window)
    return _kept


@pytest.fixture
def open_app(canvas, tmp_path):
    """Opens the program in a window of that size, language and text size."""
    window, picture = canvas

    def open_(size=(1280, 720), language="en", text_scale=1.0, store=None):
        window.size = size
        picture.measure()
        assert picture.pixels == size
        paths = Paths.of(tmp_path)
        settings = Settings(language=language, text_scale=text_scale)
        return App(
            canvas=picture,
            type=Type(picture, paths.fonts),
            words=Words(paths.locale, language),
            audio=Audio(paths.sounds, settings),
            settings=settings,
            screens=Stack(),
            store=store or Store.in_memory(),
            paths=paths,
        )

    return open_


@pytest.fixture
def app(open_app):
    """The program in a small window, in English."""
    return open_app()
