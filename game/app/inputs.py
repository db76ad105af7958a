"""What a person did, as values: mouse, touch, keys and gamepad in one language for the scenes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Pressed:
    """A button or finger went down; in table units. Button 1 is the left one, 3 the right one."""

    x: float
    y: float
    button: int = 1
    touch: bool = False


@dataclass(frozen=True, slots=True)
class Moved:
    """The pointer moved; ``held`` while the left button or a finger is down."""

    x: float
    y: float
    held: bool = False
    touch: bool = False


@dataclass(frozen=True, slots=True)
class Released:
    """A button or finger went up."""

    x: float
    y: float
    button: int = 1
    touch: bool = False


@dataclass(frozen=True, slots=True)
class Scrolled:
    """The wheel turned: positive is away from the person."""

    x: float
    y: float
    steps: float


@dataclass(frozen=True, slots=True)
class KeyDown:
    """A key went down, or a gamepad button that stands for one: pygame's own name for it."""

    name: str
    shift: bool = False
    ctrl: bool = False
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class FocusLost:
    """The window is no longer in front: whatever is held is let go."""


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has another size, or its pictures were lost: positions may mean other pixels."""


Input: TypeAlias = Pressed | Moved | Released | Scrolled | KeyDown | FocusLost | Resized
