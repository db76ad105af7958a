"""From pygame's events to the inputs that scenes understand: mouse, fingers, keys, window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.app.canvas import Point
from game.app.inputs import FocusLost, Input, KeyDown, Moved, Pressed, Released, Scrolled
from game.app.window import Size

_BUTTONS: Final = (1, 2, 3)
"""Others are the wheel in older dress, or side buttons."""
_LETTERS: Final = {pygame.KSCAN_A + k: chr(ord("a") + k) for k in range(26)}
_DIGITS: Final = {pygame.KSCAN_1 + k: str((k + 1) % 10) for k in range(10)}
_KEYPAD: Final = {"enter": "return", **{f"[{k}]": str(k) for k in range(10)}}
_CONTROL: Final = pygame.KMOD_CTRL | pygame.KMOD_META
_SILENT: Final = frozenset(
    f"{side} {kind}" for side in ("left", "right") for kind in ("shift", "ctrl", "alt", "meta")
)
"""Keys that mean something only together with others."""
_NOWHERE: Final = Moved(-1e6, -1e6)
"""The pointer has left the window: nothing is under it."""


def key_name(key: int, scancode: int) -> str:
    """A key's name, the same on every keyboard where that matters.

    Digits go by their place, for a French row gives other signs; letters too where the layout is
    not Latin, so that shortcuts work in Russian. The keypad's keys are named as their twins.
    """
    if scancode in _DIGITS:
        return _DIGITS[scancode]
    name = pygame.key.name(key)
    if not name.isascii() or not name:
        return _LETTERS.get(scancode, name)
    return _KEYPAD.get(name, name)


class Translator:
    """Turns events into inputs. It remembers which keys are down and which finger leads."""

    def __init__(self, to_table: Callable[[Point], Point], size: Callable[[], Size]) -> None:
        """``to_table`` turns points of the window into table units; ``size`` is the window's."""
        self._to_table = to_table
        self._size = size
        self._pointer: Point = (0.0, 0.0)
        self._finger: int | None = None
        self._down: set[int] = set()

    def read(self, event: pygame.Event) -> Input | None:
        """The input an event stands for, or None where it is none of the scenes' business."""
        match event.type:
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                return None if event.touch else self._mouse(event)
            case pygame.MOUSEWHEEL:
                steps = -event.precise_y if event.flipped else event.precise_y
                return Scrolled(*self._pointer, steps) if steps else None
            case pygame.FINGERDOWN | pygame.FINGERMOTION | pygame.FINGERUP:
                return self._touch(event)
            case pygame.KEYDOWN:
                return self._key(event)
            case pygame.KEYUP:
                self._down.discard(event.scancode)
            case pygame.WINDOWLEAVE:
                return _NOWHERE
            case pygame.WINDOWFOCUSLOST:
                self._finger = None
                self._down.clear()
                return FocusLost()
        return None

    def _mouse(self, event: pygame.Event) -> Input | None:
        self._pointer = x, y = self._to_table(event.pos)
        if event.type == pygame.MOUSEMOTION:
            return Moved(x, y, held=bool(event.buttons[0]))
        if event.button not in _BUTTONS:
            return None
        kind = Pressed if event.type == pygame.MOUSEBUTTONDOWN else Released
        return kind(x, y, event.button)

    def _touch(self, event: pygame.Event) -> Input | None:
        """The first finger on the window is the pointer; others are ignored while it is down.

        Fingers on a trackpad belong to no window: they already move the mouse.
        """
        if event.window is None or self._finger not in (None, event.finger_id):
            return None
        width, height = self._size()
        self._pointer = x, y = self._to_table((event.x * width, event.y * height))
        if event.type == pygame.FINGERDOWN:
            self._finger = event.finger_id
            return Pressed(x, y, touch=True)
        if self._finger is None:
            return None
        if event.type == pygame.FINGERMOTION:
            return Moved(x, y, held=True, touch=True)
        self._finger = None
        return Released(x, y, touch=True)

    def _key(self, event: pygame.Event) -> Input | None:
        """Keys with Alt belong to the desktop, which often lets us hear them too."""
        repeat = event.scancode in self._down
        self._down.add(event.scancode)
        name = key_name(event.key, event.scancode)
        if not name or name in _SILENT or event.mod & pygame.KMOD_ALT:
            return None
        return KeyDown(
            name,
            shift=bool(event.mod & pygame.KMOD_SHIFT),
            ctrl=bool(event.mod & _CONTROL),
            repeat=repeat,
        )
