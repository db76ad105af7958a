"""The colour wheel: opens out of the wild, is chosen from, closes into the ring."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final

from game.app.paint import Painting
from game.games.colours.cards import COLOURS, Colour, Side
from game.games.colours.signals import SECTORS
from game.motion.clip import Clip, Values, together, tween
from game.motion.ease import back, in_out, in_out_sine, mix, out_quad
from game.motion.glides import Glides
from game.motion.layout import Anchor, Layout
from game.table.brush import Brush
from game.table.card_words import colour_name
from game.table.colours.table_words import capitals
from game.table.frame import Part
from game.table.showpieces import SECTOR

OPENING: Final = 0.5
"""Seconds until it stands open; what else moves waits meanwhile, so that frames stay cheap."""
CLOSING: Final = 0.6
"""Seconds until it is gone and its colour has run round the ring."""
SIZE: Final = 1.14
INNER, OUTER = 84.0 * SIZE, 250.0 * SIZE
"""Between these distances from the hub a point is on a sector."""
_LIVE: Final = ("sector", "parked")
"""What it must be drawn anew for while it moves: its own parts, and the card beneath it."""
_ARROWS: Final[dict[str, tuple[int, int]]] = {
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, -1),
    "down": (0, 1),
}
_AT: Final[dict[tuple[int, int], Colour]] = {
    (-1, -1): Colour.RED,
    (1, -1): Colour.YELLOW,
    (1, 1): Colour.GREEN,
    (-1, 1): Colour.BLUE,
}


class ColourWheel:
    """Open while a wild awaits its colour."""

    def __init__(self, brush: Brush, layout: Layout, glides: Glides) -> None:
        self.brush = brush
        self.canvas = brush.canvas
        self.layout = layout
        self.glides = glides
        self.is_open = False
        self.over: Colour | None = None
        """The colour that is pointed at, or chosen by the keyboard."""
        self.side = Side.DAY
        self._clip = Clip()
        self._time = 0.0
        self._from = Anchor(0, 0)

    # -- doing -----------------------------------------------------------------------------------

    def open(self, origin: Anchor, side: Side, *, calm: bool, speed: float) -> None:
        """Open out of that place; from now on it takes clicks and keys."""
        self.is_open, self.over, self._from, self.side = True, None, origin, side
        self._start(_opening(self._from, self._centre, calm).at_speed(max(1.0, speed)))
        for colour in COLOURS:
            self.glides.put(_name(colour), "out", 0.0)

    def close(self, chosen: Colour | None, *, calm: bool, speed: float) -> None:
        """Close, into the chosen colour or back into the card."""
        if self.is_open:
            self.is_open, self.over = False, None
            self._start(_closing(chosen, calm).at_speed(max(1.0, speed)))

    def vanish(self) -> None:
        """Be gone at once."""
        self.is_open, self.over = False, None
        self._clip, self._time = Clip(), 0.0

    def point(self, colour: Colour | None) -> bool:
        """Point at a colour; whether that is another one than before."""
        if colour == self.over or not self.is_open:
            return False
        self.over = colour
        for each in COLOURS:
            self.glides.to(_name(each), "out", float(each == colour), 0.14, back(2))
        return True

    def arrow(self, name: str) -> bool:
        """Move the keyboard's choice by an arrow key; whether it moved."""
        dx, dy = _ARROWS[name]
        x, y = next((at for at, colour in _AT.items() if colour == self.over), (0, 0))
        if (x, y) == (0, 0):
            return self.point(_AT[dx or -1, dy or -1])
        return self.point(_AT[dx or x, dy or y])

    def advance(self, seconds: float) -> bool:
        """Let time pass; whether anything moved."""
        moving = self.moving
        self._time = min(self._clip.duration, self._time + seconds)
        return moving

    def at(self, clip_time: float) -> None:
        """Go to that second of its opening or closing: for pictures of a moment."""
        self._time = min(self._clip.duration, clip_time)

    @property
    def moving(self) -> bool:
        """Whether it is opening or closing."""
        return self._time < self._clip.duration

    @property
    def seen(self) -> bool:
        """Whether anything of it can be seen."""
        return self.is_open or self.moving

    def sector(self, x: float, y: float) -> Colour | None:
        """The colour at that point, or None beside the wheel and on its hub."""
        cx, cy = self._centre.x, self._centre.y
        if not INNER * 0.6 <= hypot(x - cx, y - cy) <= OUTER:
            return None
        angle = degrees(atan2(y - cy, x - cx)) % 360
        return min(COLOURS, key=lambda colour: abs((SECTORS[colour] - angle + 180) % 360 - 180))

    @property
    def _centre(self) -> Anchor:
        return self.layout.anchor("wheel")

    def _start(self, clip: Clip) -> None:
        self._clip, self._time = clip, 0.0

    # -- drawing ---------------------------------------------------------------------------------

    def parts(self) -> Iterator[Part]:
        """All of it, over everything else."""
        if not self.seen:
            return
        values = self._clip.sample(self._time)
        still = self.is_open and not self.moving
        live = not still or any(name.startswith(_LIVE) for name in self.glides.moving)
        stamp = (self.over, self.side)
        yield Part("wheel", stamp, partial(self._draw, values), live)

    def _draw(self, values: Values) -> None:
        centre = self._centre
        veil = values.get(("veil", "alpha"), 1.0)
        pane = self.brush.look.painted("wheel pane", 760, 500, _pane)
        self.canvas.draw(pane, centre.x, centre.y, alpha=veil)
        busy = max(0.0, min(1.0, max(self._out(colour) for colour in COLOURS)))
        hub = Anchor(values.get(("hub", "x"), centre.x), values.get(("hub", "y"), centre.y))
        for colour in sorted(COLOURS, key=self._out):
            self._sector(colour, hub, values, busy)
        self.canvas.draw(
            self.brush.pieces.hub(),
            hub.x,
            hub.y,
            scale=0.92 * values.get(("hub", "scale"), 1.0),
            alpha=values.get(("hub", "alpha"), 1.0),
        )
        word = values.get(("sector:0", "word"), 1.0) * veil
        text = self.brush.words("Choose a colour!")
        self.canvas.draw(self.brush.furniture.advice(text), centre.x, centre.y + 318, alpha=word)

    def _out(self, colour: Colour) -> float:
        return self.glides.value(_name(colour), "out")

    def _sector(self, colour: Colour, hub: Anchor, values: Values, busy: float) -> None:
        name, out = _name(colour), self._out(colour)
        scale, alpha = values.get((name, "scale"), 1.0), values.get((name, "alpha"), 1.0)
        if scale <= 0.02:
            return
        spin = values.get((name, "spin"), 0.0)
        a, size = radians(SECTORS[colour] + spin), SIZE * scale * (1 + 0.07 * out)
        x, y = hub.x + cos(a) * 16 * out, hub.y + sin(a) * 16 * out
        light = round(255 * (1 - 0.3 * busy * (1 - min(1.0, max(0.0, out)))))
        middle = SECTOR / 2 * 1.41421 * size
        tone = self.brush.tone(colour, self.side)
        self.canvas.draw(
            self.brush.pieces.sector(tone, int(colour)),
            x + cos(a) * middle,
            y + sin(a) * middle,
            scale=size,
            angle=spin,
            alpha=alpha,
            tint=(light, light, light),
        )
        word = values.get((name, "word"), 1.0) * alpha
        label = capitals(colour_name(self.brush.words, colour.letter(self.side)))
        dx, dy = self.brush.pieces.label_centre(int(colour))
        self.canvas.draw(
            self.brush.pieces.sector_label(tone, label, str(int(colour) + 1), int(colour)),
            x + dx * size,
            y + dy * size,
            scale=mix(0.8, 1.0, word) * (1 + 0.04 * out) * min(1.0, scale),
            alpha=word,
        )


def _name(colour: Colour) -> str:
    return f"sector:{int(colour)}"


def _opening(origin: Anchor, centre: Anchor, calm: bool) -> Clip:
    clip = tween("veil", "alpha", 0, 1, seconds=0.2, ease=in_out_sine)
    for index, colour in enumerate(COLOURS):
        name = _name(colour)
        if calm:
            grown = tween(name, "alpha", 0, 1, seconds=0.2, ease=in_out_sine)
        else:
            grown = tween(name, "scale", 0.3, 1, seconds=0.34, ease=back(1.5))
            grown |= tween(name, "spin", -100, 0, seconds=0.38, ease=out_quad)
        word = tween(name, "word", 0, 1, seconds=0.14).delayed(0.1 if calm else 0.2 + index * 0.03)
        start = tween(name, "word", 0, 0, seconds=0.0)
        clip |= (
            start | word | (grown if calm else _from_nothing(name) | grown.delayed(index * 0.035))
        )
    travel = 0.0 if calm else 0.34
    clip |= tween("hub", "scale", 1 if calm else 0.25, 1, seconds=travel, ease=back(1.5))
    clip |= tween("hub", "x", origin.x, centre.x, seconds=travel, ease=in_out)
    return clip | tween("hub", "y", origin.y, centre.y, seconds=travel, ease=in_out)


def _from_nothing(name: str) -> Clip:
    return tween(name, "scale", 0, 0, seconds=0.0)


def _closing(chosen: Colour | None, calm: bool) -> Clip:
    away = together(
        tween(_name(colour), "alpha", 1, 0, seconds=0.16)
        | tween(_name(colour), "scale", 1, 1 if calm else 0.55, seconds=0.18, ease=in_out)
        for colour in COLOURS
        if colour != chosen
    )
    clip = away | tween("hub", "scale", 1, 0.2, seconds=0.2, ease=in_out)
    clip |= tween("hub", "alpha", 1, 0, seconds=0.2)
    clip |= tween("veil", "alpha", 1, 0, seconds=0.3).delayed(0.1 if chosen is not None else 0.0)
    if chosen is not None:
        name = _name(chosen)
        swell = tween(name, "scale", 1, 1 if calm else 1.42, seconds=0.22, ease=in_out)
        clip |= (swell | tween(name, "alpha", 1, 0, seconds=0.2)).delayed(0.12)
    return clip


def _pane(p: Painting) -> None:
    p.svg(
        '<ellipse cx="380" cy="250" rx="366" ry="240" fill="#080818" fill-opacity="0.62"/>'
        '<ellipse cx="380" cy="250" rx="366" ry="240" fill="none" stroke="#C9C2FF" '
        'stroke-opacity="0.25" stroke-width="2"/>'
    )
