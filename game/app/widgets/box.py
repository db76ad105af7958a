"""A box in table units, and how it is cut into rows and columns."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle by its left top corner.

    >>> Box(0, 0, 100, 40).columns(2, gap=20)
    (Box(x=0.0, y=0, w=40.0, h=40), Box(x=60.0, y=0, w=40.0, h=40))
    """

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of its right side."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of its lower side."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The x of its centre."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The y of its centre."""
        return self.y + self.h / 2

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlaps(self, other: Box) -> bool:
        """Whether the two share more than a side."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def contains(self, other: Box, slack: float = 0.0) -> bool:
        """Whether the other lies in it, or sticks out by no more than the slack."""
        return (
            self.x - slack <= other.x
            and self.y - slack <= other.y
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """The box so much smaller on each side."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, max(0.0, self.w - 2 * dx), max(0.0, self.h - 2 * dy))

    def moved(self, dx: float = 0.0, dy: float = 0.0) -> Box:
        """The same box elsewhere."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def left(self, w: float) -> Box:
        """Its part of that width at the left."""
        return Box(self.x, self.y, w, self.h)

    def after(self, w: float) -> Box:
        """What is left of it beside ``left(w)``."""
        return Box(self.x + w, self.y, max(0.0, self.w - w), self.h)

    def end(self, w: float) -> Box:
        """Its part of that width at the right."""
        return Box(self.right - w, self.y, w, self.h)

    def before(self, w: float) -> Box:
        """What is left of it beside ``end(w)``."""
        return Box(self.x, self.y, max(0.0, self.w - w), self.h)

    def top(self, h: float) -> Box:
        """Its part of that height at the top."""
        return Box(self.x, self.y, self.w, h)

    def below(self, h: float) -> Box:
        """What is left of it under ``top(h)``."""
        return Box(self.x, self.y + h, self.w, max(0.0, self.h - h))

    def middle(self, h: float) -> Box:
        """Its part of that height in the middle."""
        return Box(self.x, self.cy - h / 2, self.w, h)

    def columns(self, count: int, gap: float = 0.0) -> tuple[Box, ...]:
        """Equal columns with gaps between them."""
        w = (self.w - gap * (count - 1)) / count
        return tuple(Box(self.x + i * (w + gap), self.y, w, self.h) for i in range(count))

    def rows(self, count: int, gap: float = 0.0) -> tuple[Box, ...]:
        """Equal rows with gaps between them."""
        h = (self.h - gap * (count - 1)) / count
        return tuple(Box(self.x, self.y + i * (h + gap), self.w, h) for i in range(count))
