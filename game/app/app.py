"""What every scene is handed: the window's picture, text, sound, settings and memory."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

from game.app.audio import Audio
from game.app.canvas import Canvas
from game.app.clock import PlayClock
from game.app.paths import Paths
from game.app.settings import Settings
from game.app.text import Type
from game.app.trace import Trace
from game.app.words import Words


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
    store: Any = None
    """The player's memory (``game/session/store.py``); None where there is none."""
    paths: Paths = field(default_factory=Paths.of)
    clock: PlayClock = field(default_factory=PlayClock)
    """What turn timers go by."""
    trace: Trace = field(default_factory=Trace)
    """Where scenes note intents, moves and events; false and free of cost unless asked for."""
    notices: list[str] = field(default_factory=list)
    """What the player should be told at the next chance: a memory that could not be read …"""
    by_keys: bool = False
    """Whether the person last used keys rather than the pointer: then the focus is shown."""

    def change(self, settings: Settings) -> None:
        """Put other settings in force at once, and remember them."""
        before, self.settings = self.settings, settings
        if settings.language != before.language and settings.language:
            self.words.speak(settings.language)
            self.canvas.forget()
        self.audio.apply(settings)
        if self.window is not None:
            self.window.title = self.words("Suits & Colours")
            self.window.fullscreen = settings.fullscreen
