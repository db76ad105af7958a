"""Where things lie on a table, in table units: anchors, fans of cards, boxes and what dresses it.

Seats are counted from the viewer here: 0 is the own one, then clockwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import ceil, cos, radians, sin
from typing import Final

from game.rules.events import Seat

CARD_RATIO: Final = 1.5
"""How many times as high as wide a card is."""


@dataclass(frozen=True, slots=True)
class Anchor:
    """A pose: the centre of a thing, its angle clockwise in degrees, a card's width there."""

    x: float
    y: float
    angle: float = 0.0
    width: float = 160.0

    def moved(self, dx: float, dy: float) -> Anchor:
        """The same pose elsewhere."""
        return replace(self, x=self.x + dx, y=self.y + dy)

    def corners(self) -> tuple[tuple[float, float], ...]:
        """The corners of a card that lies so, clockwise from its own top left."""
        return tuple(
            self.point(dx * self.width / 2, dy * self.width * CARD_RATIO / 2)
            for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        )

    def point(self, dx: float, dy: float) -> tuple[float, float]:
        """Where that point of the thing lies, measured along its own axes from its centre."""
        a = radians(self.angle)
        return self.x + dx * cos(a) - dy * sin(a), self.y + dx * sin(a) + dy * cos(a)

    def holds(self, x: float, y: float) -> bool:
        """Whether a card that lies so covers the point."""
        a, dx, dy = radians(self.angle), x - self.x, y - self.y
        across, along = dx * cos(a) + dy * sin(a), dy * cos(a) - dx * sin(a)
        return abs(across) <= self.width / 2 and abs(along) <= self.width * CARD_RATIO / 2


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle: left, top, width, height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies in it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    def overlaps(self, other: Box) -> bool:
        """Whether the two share more than an edge.

        >>> Box(0, 0, 10, 10).overlaps(Box(10, 0, 5, 5))
        False
        """
        return (
            self.x < other.x + other.width
            and other.x < self.x + self.width
            and self.y < other.y + other.height
            and other.y < self.y + self.height
        )

    @staticmethod
    def around(anchors: tuple[Anchor, ...]) -> Box:
        """The smallest box about cards that lie so.

        >>> Box.around((Anchor(0, 0, 0, 100),))
        Box(x=-50.0, y=-75.0, width=100.0, height=150.0)
        """
        xs, ys = zip(*(corner for anchor in anchors for corner in anchor.corners()), strict=True)
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


@dataclass(frozen=True, slots=True)
class Rows:
    """How a fan that grew too long is laid in two rows: cards a row, card width, row distance."""

    over: int
    width: float
    apart: float


@dataclass(frozen=True, slots=True)
class Fan:
    """Cards side by side on a shallow arc. Whatever their number, they stay within ``reach``."""

    anchor: Anchor
    step: float
    """Units from card to card while there is room."""
    reach: float
    """Greatest distance from the first card's centre to the last one's."""
    bend: float
    """Degrees from card to card while there is room."""
    spread: float
    """Greatest angle between the first card and the last."""
    sag: float
    """Radius of the arc."""
    rows: Rows | None = None

    def slots(self, count: int) -> tuple[Anchor, ...]:
        """The poses of that many cards, first to last; the later ones lie on top.

        >>> fan = Fan(Anchor(0, 0, 0, 100), step=40, reach=100, bend=0, spread=0, sag=1e9)
        >>> [slot.x for slot in fan.slots(3)], [slot.x for slot in fan.slots(5)]
        ([-40.0, 0.0, 40.0], [-50.0, -25.0, 0.0, 25.0, 50.0])
        """
        if self.rows is None or count <= self.rows.over:
            return self._row(count, self.anchor)
        behind = ceil(count / 2)
        base = replace(self.anchor, width=self.rows.width)
        back = base.moved(0, -self.rows.apart / 2)
        return self._row(behind, back) + self._row(count - behind, back.moved(0, self.rows.apart))

    def _row(self, count: int, base: Anchor) -> tuple[Anchor, ...]:
        gaps = max(1, count - 1)
        step, bend = min(self.step, self.reach / gaps), min(self.bend, self.spread / gaps)
        found = []
        for index in range(count):
            k = index - (count - 1) / 2
            across = k * step
            x, y = base.point(across, self.sag * (1 - cos(across / self.sag)))
            found.append(Anchor(x, y, base.angle + k * bend, base.width))
        return tuple(found)

    def box(self, count: int) -> Box:
        """The smallest box about that many cards."""
        return Box.around(self.slots(count) or (self.anchor,))


@dataclass(frozen=True, slots=True)
class Mark:
    """A print on the cloth: its name in the tileset and the box it fills."""

    name: str
    box: Box


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything that has a place on one table for one number of seats."""

    fans: tuple[Fan, ...]
    """The hands, by seat from the viewer's own one clockwise."""
    anchors: Mapping[str, Anchor]
    """Piles and signs: ``stock``, ``discard``, ``counter:1`` ..."""
    boxes: Mapping[str, Box]
    """Plates, keys, the ring and lines of text: ``plate:0``, ``key:main``, ``ring`` ..."""
    marks: tuple[Mark, ...] = ()

    @property
    def seats(self) -> int:
        """For how many it is laid."""
        return len(self.fans)

    def around(self, seat: Seat, viewer: Seat) -> int:
        """How many places clockwise from the viewer that seat sits."""
        return (seat - viewer) % self.seats

    def anchor(self, name: str) -> Anchor:
        """The pose of that pile or sign."""
        return self.anchors[name]

    def box(self, name: str) -> Box:
        """The box of that thing."""
        return self.boxes[name]
