"""A program without a screen or a sound device, and scenes that only take notes."""

import os
from dataclasses import replace

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from game.app.app import open_app
from game.app.canvas import Canvas
from game.app.launch import Launch
from game.app.window import start_video
from scenes.scene import Scene, Stack


@pytest.fixture(autouse=True)
def clean_pygame():
    """Every test finds pygame as a new program does."""
    pygame.quit()
    yield
    pygame.quit()


@pytest.fixture
def canvas():
    """A window of 960 x 540, where a table unit is half a pixel."""
    start_video()
    window = pygame.Window("test", (960, 540))
    yield Canvas(window)
    window.destroy()


class Notes(Scene):
    """A scene that writes down what it is told; ``wake`` is its answer to ``update``."""

    def __init__(self, app):
        super().__init__(app)
        self.heard = []
        self.times = []
        self.drawn = 0
        self.left = False
        self.wake = None
        self.moving = False

    def handle(self, event):
        self.heard.append(event)

    def update(self, dt):
        self.times.append(dt)
        if self.moving:
            self.stale = True
        return self.wake

    def draw(self, canvas):
        canvas.clear((20, 70, 60))
        self.drawn += 1

    def leave(self):
        self.left = True


class Program:
    """An open program with one scene on its stack."""

    def __init__(self, folder, **launch):
        self.stack = Stack()
        self.app, self.window = open_app(self.stack, Launch(data=folder, **launch))
        self.scene = Notes(self.app)
        self.stack.push(self.scene)

    def set(self, **settings):
        """Change settings."""
        self.app.change(replace(self.app.settings, **settings))


@pytest.fixture
def program(tmp_path):
    """The program in English, in a window of 960 x 540."""
    return Program(tmp_path, language="en", size=(960, 540))
