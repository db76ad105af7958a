"""From pointer inputs to gestures: taps, drags, resting and holding. A pure state machine.

It is told what lies under the pointer (a ``spot``: ``card:12``, ``stock``, ``key:main`` ...) and
knows nothing of what that means.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.app.inputs import FocusLost, Input, Moved, Pressed, Released

Spot: TypeAlias = str | None
DRAG: Final = 10.0
"""Units the pointer must go before a press becomes a drag."""
REST: Final = 0.6
"""Seconds a pointer rests on a thing, or holds it, until help is wanted."""


@dataclass(frozen=True, slots=True)
class Over:
    """The pointer came to another thing, or to none."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class Down:
    """A thing was pressed."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class Tapped:
    """A thing was pressed and let go."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class Lifted:
    """A drag began; the point is where the thing was pressed."""

    spot: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Dragged:
    """A drag goes on."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Let:
    """The dragged thing was let go there."""

    spot: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class LetGo:
    """Whatever was held is let go of without an effect."""


@dataclass(frozen=True, slots=True)
class Rested:
    """The pointer rests on a thing, or a finger holds it: tell what it is."""

    spot: str


Gesture: TypeAlias = Over | Down | Tapped | Lifted | Dragged | Let | LetGo | Rested


class Gestures:
    """Follows one pointer."""

    def __init__(self) -> None:
        self.over: Spot = None
        """What the pointer is on."""
        self.pressed: Spot = None
        self.dragging = False
        self.x = self.y = 0.0
        self._down = False
        self._from = (0.0, 0.0)
        self._since = 0.0
        self._told = False
        self._held = False

    def feed(self, event: Input, spot: Spot, now: float) -> tuple[Gesture, ...]:
        """What an input means, with what lies under it; ``now`` in seconds."""
        match event:
            case Pressed(x, y, 1):
                return self._press(x, y, spot, now)
            case Pressed() | FocusLost():
                return self._let_go(now)
            case Moved(x, y):
                return self._move(x, y, spot, now, touch=event.touch)
            case Released(x, y, 1):
                return self._release(x, y, spot, now, touch=event.touch)
        return ()

    def wait(self, now: float) -> tuple[tuple[Gesture, ...], float | None]:
        """What the passing of time means, and in how many seconds to ask again."""
        if self._told or self.over is None or self.dragging:
            return (), None
        left = self._since + REST - now
        if left > 1e-6:
            return (), left
        self._told, self._held = True, self._down
        return (Rested(self.over),), None

    def _press(self, x: float, y: float, spot: Spot, now: float) -> tuple[Gesture, ...]:
        told = self._at(x, y, spot, now)
        self._down, self.pressed, self._from = True, spot, (x, y)
        self._since, self._told, self._held = now, False, False
        return (*told, Down(spot))

    def _move(
        self, x: float, y: float, spot: Spot, now: float, *, touch: bool
    ) -> tuple[Gesture, ...]:
        if self.dragging:
            self.x, self.y = x, y
            return (Dragged(x, y),)
        far = (x - self._from[0]) ** 2 + (y - self._from[1]) ** 2 > DRAG * DRAG
        if self._down and self.pressed is not None and far:
            self.dragging, self.x, self.y = True, x, y
            return (Lifted(self.pressed, *self._from), Dragged(x, y))
        return () if touch and self._down else self._at(x, y, spot, now)

    def _release(
        self, x: float, y: float, spot: Spot, now: float, *, touch: bool
    ) -> tuple[Gesture, ...]:
        pressed, dragging, held = self.pressed, self.dragging, self._held and touch
        was_down, self._down, self.pressed, self.dragging = self._down, False, None, False
        if dragging and pressed is not None:
            told = (Let(pressed, x, y), *self._at(x, y, None if touch else spot, now))
            self._told = True  # who has just acted needs no help
            return told
        told = self._at(x, y, None if touch else spot, now)
        self._told = self._told or was_down
        if was_down and pressed == spot and not held:
            return (Tapped(spot), *told)
        return told

    def _let_go(self, now: float) -> tuple[Gesture, ...]:
        busy = self._down
        self._down, self.pressed, self.dragging = False, None, False
        return ((LetGo(),) if busy else ()) + self._at(self.x, self.y, None, now)

    def _at(self, x: float, y: float, spot: Spot, now: float) -> tuple[Gesture, ...]:
        """Note where the pointer is; a gesture if it is on another thing now."""
        self.x, self.y = x, y
        if spot == self.over:
            return ()
        self.over, self._since, self._told = spot, now, False
        return (Over(spot),)
