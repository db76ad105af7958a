"""The table as it turns over: the cards on a plane, the sky behind them from one side to the other.

Everything that lies on the table is painted into one picture, which turns; plates and words stay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final

from game.app.canvas import BELOW, HEIGHT, WIDTH, Colour
from game.games.colours.cards import Side
from game.games.colours.tableau import ColourTableau
from game.motion.ease import mix, span
from game.motion.layout import Box, Layout
from game.motion.plane import Plane
from game.table import skies
from game.table.brush import Brush
from game.table.colours.frame import ColourFrame
from game.table.frame import Part

TURNOVER: Final = "turnover"
"""The actor of clips that turns."""
_GROUP: Final = "lying"
_WHEEL: Final = (1010.0, 880.0)
"""The middle of the great wheel on which sun and moon stand opposite each other."""
_RADIUS: Final = hypot(skies.ORB[0] - _WHEEL[0], skies.ORB[1] - _WHEEL[1])
_STANDS: Final = degrees(atan2(skies.ORB[0] - _WHEEL[0], _WHEEL[1] - skies.ORB[1]))
"""Where on it the one stands that is up, clockwise from the top."""
_BAND: Final = 116.0
"""How high the soft edge of the coming sky is."""
_HORIZON: Final = (550.0, 915.0, 960.0)
"""Below the first a sun is partly behind the hills, below the last its light has gone as well."""
_GREEN: Final = 910.0
"""Nothing of the sky is seen below, wherever the hills are lowest."""
_DUSK: Final[Colour] = (38, 26, 74)
_FLAT: Final = 89.9
_AXIS: Final = (WIDTH / 2, HEIGHT / 2)
_PAD: Final = 20.0
"""Room for shadows and raised cards round a hand."""


def _sky(side: Side) -> str:
    return f"sky by {side}"


class TurnOver:
    """Draws the table while it turns."""

    def __init__(self, brush: Brush, layout: Layout) -> None:
        self.brush = brush
        self.canvas = brush.canvas
        self.layout = layout

    def turns(self, frame: ColourFrame) -> bool:
        """Whether it is turning at that moment."""
        return frame.moves(TURNOVER) and (TURNOVER, "angle") in frame.values

    def ahead(self, after: ColourTableau, ground: Callable[[Side], object]) -> Iterator[None]:
        """Paint what a turn is going to need, a picture a step, so that no frame waits for it.

        ``after`` is the table as it lies then, ``ground`` paints its dress.
        """
        for side in Side:
            self._keep_sky(side)
            yield
        for hand in after.hands:
            for card in hand:
                face = card.front or card.back
                if face is not None:
                    self.brush.face(face.code)
                    yield
        ground(after.side)

    def _keep_sky(self, side: Side) -> None:
        paint = partial(self._heaven, night=side is Side.NIGHT)
        self.canvas.keep_layer(_sky(side), self.canvas.generation, paint)

    def forget(self) -> None:
        """The table lies: drop the picture of what lay on it while it turned."""
        self.canvas.drop_layer(_GROUP)

    def draw(self, frame: ColourFrame, parts: Sequence[Part]) -> None:
        """Draw that moment of the turn, plates and words included."""
        for side in Side:
            self._keep_sky(side)
        self._behind(frame)
        self._plane(frame, [part for part in parts if _lies(part)])
        for part in parts:
            if not _lies(part):
                part.draw()

    def veil(self, frame: ColourFrame) -> None:
        """The reduced form: all dips through dusk, and the other side is up."""
        if frame.moves(TURNOVER):
            dip = frame.of(TURNOVER, "dip")
            self.canvas.fill(_DUSK, 1 - abs(1 - 2 * dip))

    # -- what lies on the table ------------------------------------------------------------------

    def _plane(self, frame: ColourFrame, lying: Sequence[Part]) -> None:
        night = frame.table.side is Side.NIGHT
        x, y = self.layout.box("ring").centre

        def paint() -> None:
            self.canvas.draw(skies.pane(self.canvas, night=night), x, y, copy=True)
            for part in lying:
                part.draw()

        stamp = (self.canvas.generation, night, tuple((part.group, part.key) for part in lying))
        self.canvas.keep_group(_GROUP, stamp, paint)
        angle = frame.of(TURNOVER, "angle")
        seen = angle - 180.0 if self._turned(frame) else angle
        zoom = 1 - 0.1 * sin(radians(min(180.0, max(0.0, angle))))
        plane = Plane(min(_FLAT, max(-_FLAT, seen)), _AXIS, zoom=zoom)
        light = 0.66 + 0.34 * abs(cos(radians(angle)))
        for area in self._areas(frame):
            self.canvas.on_plane(_GROUP, area, plane, light=light)
        self._edge(angle)

    def _turned(self, frame: ColourFrame) -> bool:
        """Whether the other side has come up already."""
        return (frame.table.side is Side.NIGHT) != (frame.of(TURNOVER, "begins") > 0.5)

    def _areas(self, frame: ColourFrame) -> Iterator[Box]:
        """Only where something lies: the pane with all in the middle, and every hand."""
        x, y = self.layout.box("ring").centre
        pane = Box(x - 372, y - 246, 744, 520)
        yield pane
        table = frame.table
        for seat in range(table.seats):
            count = len(table.hands[seat])
            if count:
                box = self.layout.fans[self.layout.around(seat, table.viewer)].box(count)
                bottom = min(box.y + box.height + _PAD, HEIGHT + BELOW)
                if box.y < pane.y:
                    bottom = min(bottom, pane.y)  # glass drawn twice would shine
                yield Box(box.x - _PAD, box.y - _PAD, box.width + 2 * _PAD, bottom - box.y + _PAD)

    def _edge(self, angle: float) -> None:
        """Seen from its edge, the table is a thin line of gold."""
        bright = 1 - min(1.0, abs(angle - 90) / 16)
        if bright > 0.0:
            glow = self.brush.look.glow(460)
            tint = (255, 214, 140)
            self.canvas.draw(glow, *_AXIS, sx=3.8, sy=0.07, alpha=bright, tint=tint, add=True)

    # -- what is behind it -----------------------------------------------------------------------

    def _heaven(self, *, night: bool) -> None:
        self.canvas.draw(skies.sky(self.canvas, night=night), *_AXIS)
        hills = skies.hills(self.canvas, night=night)
        self.canvas.draw(hills, WIDTH / 2, skies.HILLS_TOP + hills.height / 2)

    def _behind(self, frame: ColourFrame) -> None:
        front, wheel = frame.of(TURNOVER, "front"), frame.of(TURNOVER, "wheel")
        coming = Side.DAY if frame.of(TURNOVER, "begins") > 0.5 else Side.NIGHT
        self._dusk(coming, front)
        near = coming if front > 0.72 else coming.other  # whose hills are there by then
        self._orb(coming.other, _STANDS + 180 * wheel, near)
        self._orb(coming, _STANDS - 180 + 180 * wheel, near)

    def _dusk(self, coming: Side, front: float) -> None:
        """One sky comes down over the other in a soft band; only the band is blended."""
        _, top, _, height = self.canvas.bounds
        edge = mix(top - _BAND, top + height, front)
        self.canvas.draw_rows(_sky(coming), top, edge)
        self.canvas.draw_rows(_sky(coming.other), edge, top + height)
        begins = max(edge, top)
        opaque = 1 - (begins - edge) / _BAND
        ends = min(edge + _BAND, top + height)
        faint = 1 - (ends - edge) / _BAND
        self.canvas.draw_rows(_sky(coming), begins, ends, (opaque, faint))
        if 0.0 < front < 1.0:
            glow, alpha = self.brush.look.glow(460), 0.5 * sin(front * 3.1416)
            y, tint = edge + _BAND * 0.6, (255, 130, 84)
            self.canvas.draw(glow, WIDTH / 2, y, sx=2.1, sy=0.14, alpha=alpha, tint=tint, add=True)

    def _orb(self, side: Side, at: float, hills_of: Side) -> None:
        """Sun or moon on the great wheel, reddening and behind the hills where it is low."""
        x = _WHEEL[0] + _RADIUS * sin(radians(at))
        y = _WHEEL[1] - _RADIUS * cos(radians(at))
        light = 1 - span(y, *_HORIZON[1:])
        if light <= 0.0:
            return
        night = side is Side.NIGHT
        low = 0.0 if night else span(y, 300, 500)
        tint = (255, round(mix(255, 176, low)), round(mix(255, 120, low)))
        area = Box(x - 210, y - 210, 420, min(420.0, _GREEN - y + 210))
        orb = skies.orb(self.canvas, night=night)
        self.canvas.draw_part(orb, x, y, area, alpha=light, tint=tint)
        if y > _HORIZON[0]:
            hills = skies.hills(self.canvas, night=hills_of is Side.NIGHT)
            middle = skies.HILLS_TOP + hills.height / 2
            box = Box(x - 210, skies.HILLS_TOP, 420, _GREEN - skies.HILLS_TOP)
            self.canvas.draw_part(hills, WIDTH / 2, middle, box)


def _lies(part: Part) -> bool:
    """Whether it lies on the table, and turns with it."""
    return part.group in ("middle", "stock", "discard", "own") or part.group.startswith("hand:")
