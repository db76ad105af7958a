"""A table that turns about a level line, seen from the front."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin

from game.motion.layout import Box


@dataclass(frozen=True, slots=True)
class Plane:
    """The table turned by ``angle`` degrees about the level line through ``axis``, in table units.

    A level row of it has one depth, so it is seen as a stretched level row.

    >>> upright = Plane(0.0, (960.0, 540.0))
    >>> upright.seen(100.0, 200.0), upright.row(200.0)
    ((100.0, 200.0), 200.0)
    """

    angle: float
    axis: tuple[float, float]
    """A point of the line; what lies at its x stays at it."""
    eye: float = 2600.0
    """How far off it is seen from."""
    zoom: float = 1.0

    def seen(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the table is seen."""
        cx, cy = self.axis
        up, a = y - cy, radians(self.angle)
        near = self.zoom * self.eye / (self.eye - up * sin(a))
        return cx + (x - cx) * near, cy + up * cos(a) * near

    def row(self, seen: float) -> float:
        """The y of the table which is seen at that height."""
        cy = self.axis[1]
        down, a = seen - cy, radians(self.angle)
        return cy + down * self.eye / (self.zoom * self.eye * cos(a) + down * sin(a))

    def span(self, area: Box) -> tuple[float, float]:
        """Between which heights an area of the table is seen."""
        return self.seen(area.x, area.y)[1], self.seen(area.x, area.y + area.height)[1]
