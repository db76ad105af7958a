"""What every scene is handed: the window's picture, text, sound, settings and memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

import pygame

from game.app.audio import Audio
from game.app.canvas import Canvas
from game.app.clock import PlayClock
from game.app.launch import Launch
from game.app.paths import Paths
from game.app.settings import Settings
from game.app.text import Type
from game.app.trace import Trace
from game.app.window import Window, start_video
from game.app.words import LANGUAGES, Words
from game.session.store import Store

SETTINGS = "settings"
"""The name under which the store keeps the settings."""


class Screens(Protocol):
    """The stack of scenes as scenes see it (``scenes/scene.py``)."""

    def push(self, scene: Any) -> None:
        """Lay a scene on top."""

    def pop(self) -> None:
        """Take the top scene away."""

    def replace(self, scene: Any) -> None:
        """Take all scenes away and begin anew with this one."""

    def quit(self) -> None:
        """Take all scenes away, which ends the program."""


class Frame(Protocol):
    """The window as scenes see it (``game/app/window.py``)."""

    title: str
    fullscreen: bool


@dataclass(slots=True)
class App:
    """The shared parts of the running program. There is one, made in ``game/__main__.py``."""

    canvas: Canvas
    type: Type
    words: Words
    audio: Audio
    settings: Settings
    screens: Screens
    window: Frame | None = None
    store: Store = field(default_factory=Store.in_memory)
    """The player's memory; ``store.trouble`` says what the player must be told about it."""
    paths: Paths = field(default_factory=Paths.of)
    clock: PlayClock = field(default_factory=PlayClock)
    """What turn timers go by."""
    trace: Trace = field(default_factory=Trace)
    """Where scenes note intents, moves and events; false and free of cost unless asked for."""
    by_keys: bool = False
    """Whether the person last used keys rather than the pointer: then the focus is shown."""

    def change(self, settings: Settings) -> None:
        """Put other settings in force at once, and remember them."""
        before, self.settings = self.settings, settings
        if settings.language and settings.language != self.words.language:
            self.words.speak(settings.language)
            self.canvas.forget()
        self.audio.apply(settings)
        if self.window is not None:
            self.window.title = self.words("Suits & Colours")
            self.window.fullscreen = settings.fullscreen
            self.settings = replace(settings, fullscreen=self.window.fullscreen)  # if refused
        if self.settings != before:
            self.store.put(SETTINGS, self.settings.as_dict())


def open_app(
    screens: Screens, launch: Launch, *, driver: str = "", paced: bool = True
) -> tuple[App, Window]:
    """Open the program: memory, window, words. The window appears with its first frame.

    What is asked for goes before what is set; an unusable memory or setting stops nothing.

    :param driver: a renderer's name; else the one that is set, or the best one here.
    :param paced: whether frames wait for the display.
    :raises ValueError: if there is no language or renderer of that name here.
    :raises OSError: if the trace cannot be written.
    :raises pygame.error: if there is no screen, or nothing draws on it.
    """
    paths, trace = Paths.of(launch.data), Trace(launch.trace)
    store = Store.open(paths.data)
    start_video()
    settings = _settings(store, launch)
    words = Words(paths.locale, settings.language)
    window = Window(words("Suits & Colours"), launch.size, paths.assets / "icons" / "program.svg")
    canvas = _canvas(window, driver, settings.renderer, paced)
    app = App(
        canvas=canvas,
        type=Type(canvas, paths.fonts),
        words=words,
        audio=Audio(paths.sounds, settings),
        settings=settings,
        screens=screens,
        window=window,
        store=store,
        paths=paths,
        trace=trace,
    )
    return app, window


def system_language(locales: Sequence[str]) -> str:
    """The first language of the system's list that the game speaks, else English.

    >>> system_language(["uk_UA", "ru_RU", "en_GB"]), system_language([])
    ('ru', 'en')
    """
    wanted = (name.replace("-", "_").split("_")[0].lower() for name in locales)
    return next((name for name in wanted if name in LANGUAGES), "en")


def _locales() -> list[str]:
    return [str(locale["language"]) for locale in pygame.system.get_pref_locales()]


def _settings(store: Store, launch: Launch) -> Settings:
    """The stored settings where they are usable, under what the command line asks for."""
    stored = store.get(SETTINGS)
    settings = Settings.read(stored if isinstance(stored, dict) else {})
    language = settings.language if settings.language in LANGUAGES else ""
    return replace(
        settings,
        language=launch.language or language or system_language(_locales()),
        fullscreen=launch.fullscreen or settings.fullscreen,
        speed=launch.speed or settings.speed,
    )


def _canvas(window: Window, driver: str, preferred: str, paced: bool) -> Canvas:
    """The window's canvas; a renderer that is only preferred may be missing here."""
    try:
        return Canvas(window.pygame, driver or preferred or None, vsync=paced)
    except ValueError:
        if driver:
            raise
        return Canvas(window.pygame, vsync=paced)
