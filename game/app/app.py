"""What every scene is handed: the window's picture, text, sound, settings and memory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from game.app.audio import Audio
from game.app.canvas import Canvas
from game.app.settings import Settings
from game.app.text import Type
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


@dataclass(slots=True)
class App:
    """The shared parts of the running program. There is one, made in ``game/__main__.py``."""

    canvas: Canvas
    type: Type
    words: Words
    audio: Audio
    settings: Settings
    screens: Screens
