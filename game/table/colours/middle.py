"""The middle of the table: ring, chevrons, colour chip, waiting stack, fuse and bomb."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import atan2, cos, degrees, radians, sin
from typing import Final

from game.games.colours.cards import Colour
from game.games.colours.signals import SECTORS
from game.games.colours.state import FUSE_LENGTH
from game.motion.ease import mix
from game.motion.layout import Box, Layout
from game.table.brush import Brush
from game.table.card_words import colour_name
from game.table.colours.frame import ColourFrame
from game.table.colours.table_words import capitals
from game.table.frame import Part
from game.table.furniture import FUSE_INNER
from game.table.particles import Burst, burst
from game.table.showpieces import FUSE_END, FUSE_START, SECTOR

CHEVRONS: Final = 6
_ACTORS: Final = ("ring", "chip", "fuse", "bomb", "banner")
"""What makes the whole middle live while it moves, for its signs overlap each other."""
_TAIL: Final = 5
_BESIDE: Final = 58.0
"""From the bomb's middle to its banner."""
_BANNER: Final = 390.0
"""How wide the banner may be, for the right seat's fan comes next."""


def ellipse_point(box: Box, at: float) -> tuple[float, float, float]:
    """A point of an ellipse's line at so many degrees, and the way clockwise there."""
    (x, y), a = box.centre, radians(at)
    rx, ry = box.width / 2, box.height / 2
    return x + rx * cos(a), y + ry * sin(a), degrees(atan2(ry * cos(a), -rx * sin(a)))


class Middle:
    """Draws the signs in the middle of the table."""

    def __init__(self, brush: Brush, layout: Layout) -> None:
        self.brush = brush
        self.canvas = brush.canvas
        self.layout = layout
        self.ring = layout.box("ring")
        self.rope = layout.box("fuse")
        self._sparks = _sparks()

    def parts(self, frame: ColourFrame) -> Iterator[Part]:
        """All of it, in drawing order."""
        live = frame.moves(*_ACTORS)
        table = frame.table
        stamp = (table.colour, table.side, table.direction, table.fuse)

        def draw() -> None:
            self._ring(frame)
            self._chevrons(frame)
            self._fuse(frame)
            self._chip(frame)

        yield Part("middle", stamp, draw, live)
        if frame.moves("named"):
            yield Part("named", None, lambda: self._named(frame), live=True)

    # -- the ring --------------------------------------------------------------------------------

    def _ring(self, frame: ColourFrame) -> None:
        table = frame.table
        sweep = frame.of("ring", "sweep", 1.0)
        if sweep >= 1.0 or table.colour is None:
            self._arc(frame, table.colour, 0.0, 360.0)
            return
        origin = frame.of("ring", "origin")
        self._arc(frame, table.former, origin + 180 * sweep, 360 * (1 - sweep))
        self._arc(frame, table.colour, origin - 180 * sweep, 360 * sweep)
        self._heads(frame, table.colour, origin, sweep)

    def _arc(self, frame: ColourFrame, colour: Colour | None, start: float, sweep: float) -> None:
        tone = None if colour is None else self.brush.tone(colour, frame.table.side)
        sprite, inner = self.brush.furniture.ring(tone), self.brush.furniture.ring_inner(tone)
        (x, y), alpha = self.ring.centre, 0.55 if tone is None else 1.0
        self.canvas.wedge(sprite, x, y, start, sweep, inner=inner, alpha=alpha)

    def _heads(self, frame: ColourFrame, colour: Colour, origin: float, sweep: float) -> None:
        """The new colour runs round both ways, a light at each of its heads."""
        if 0.0 < sweep < 0.98:
            light, tint = self.brush.look.glow(56), self.brush.tone(colour, frame.table.side).bright
            for way in (1, -1):
                x, y, _ = ellipse_point(self.ring, origin + way * 180 * sweep)
                self.canvas.draw(light, x, y, alpha=0.85, tint=tint, add=True)

    def _chevrons(self, frame: ColourFrame) -> None:
        table = frame.table
        phase, light = frame.of("ring", "phase"), frame.of("ring", "light")
        heading = frame.of("ring", "heading") + (0 if table.direction > 0 else 180)
        alpha = frame.of("ring", "alpha", 1.0) * (0.5 if table.colour is None else 1.0)
        if light > 0.0:
            self._tails(frame, phase, light)
        sprite = self.brush.furniture.chevron()
        for index in range(CHEVRONS):
            x, y, along = ellipse_point(self.ring, phase + index * 360 / CHEVRONS)
            self.canvas.draw(sprite, x, y, scale=0.72, angle=along + heading, alpha=alpha)

    def _tails(self, frame: ColourFrame, phase: float, light: float) -> None:
        """Lights that follow the arrows on their way."""
        tint = (255, 214, 150)
        if frame.table.colour is not None:
            tint = self.brush.tone(frame.table.colour, frame.table.side).bright
        glow = self.brush.look.glow(34)
        for index in range(CHEVRONS):
            for k in range(_TAIL):
                behind = -frame.table.direction * k * 6.5
                x, y, _ = ellipse_point(self.ring, phase + index * 60 + behind)
                scale, alpha = 1 - 0.13 * k, light * (0.8 - 0.15 * k)
                self.canvas.draw(glow, x, y, scale=scale, alpha=alpha, tint=tint, add=True)

    def _chip(self, frame: ColourFrame) -> None:
        table, anchor = frame.table, self.layout.anchor("chip")
        shift = frame.of("chip", "shift", 1.0)
        for colour, alpha in ((table.former, 1 - shift), (table.colour, shift)):
            if colour is None or alpha <= 0.0:
                continue
            letter = colour.letter(table.side)
            label = capitals(colour_name(self.brush.words, letter))
            size = 28 * self.brush.furniture.text_scale
            chip = self.brush.look.chip(self.brush.tone(colour, table.side), label, size=size)
            self.canvas.draw(chip, anchor.x, anchor.y, alpha=alpha)

    def _named(self, frame: ColourFrame) -> None:
        """The quarter of the wheel that a seat has chosen flares up and is gone."""
        colour = Colour(round(frame.of("named", "colour")))
        scale, alpha = frame.of("named", "scale", 1.0), frame.of("named", "alpha", 1.0)
        (x, y), a = self.ring.centre, radians(SECTORS[colour])
        reach = SECTOR / 2 * 1.41421 * scale
        sprite = self.brush.pieces.sector(self.brush.tone(colour, frame.table.side), int(colour))
        x, y = x + cos(a) * reach, y + sin(a) * reach
        self.canvas.draw(sprite, x, y, scale=scale, alpha=alpha)

    # -- the stack -------------------------------------------------------------------------------

    def stack(self, frame: ColourFrame) -> Iterator[Part]:
        """How many cards wait: a badge on the open pile, drawn after it and with it."""
        stack = frame.table.stack
        if stack is not None:
            amount = f"+{stack.amount}" if stack.amount else "+?"
            draw = partial(self._badge, frame, amount)
            yield Part("discard", stack, draw, frame.moves("stack"))

    def _badge(self, frame: ColourFrame, amount: str) -> None:
        anchor = self.layout.anchor("stack")
        pop, alpha = frame.of("stack", "pop", 1.0), frame.of("stack", "alpha", 1.0)
        light = self.brush.look.glow(90)
        self.canvas.draw(light, anchor.x, anchor.y, alpha=0.35 * alpha, tint=(255, 120, 60))
        number = self.brush.furniture.number(amount)
        self.canvas.draw(number, anchor.x, anchor.y, scale=pop, alpha=alpha)

    # -- the fuse --------------------------------------------------------------------------------

    def _fuse(self, frame: ColourFrame) -> None:
        fuse = frame.table.fuse
        if fuse is None:
            return
        left = frame.of("fuse", "left", float(fuse.count)) * frame.of("fuse", "drawn", 1.0)
        end = mix(FUSE_START, FUSE_END, min(1.0, left / FUSE_LENGTH))
        x, y = self.rope.centre
        if end < FUSE_START - 1:
            rope = self.brush.pieces.rope()
            self.canvas.wedge(rope, x, y, end, FUSE_START - end, inner=FUSE_INNER)
            self._spark(frame, end)
        self._bomb(frame)
        self._banner(frame)

    def _spark(self, frame: ColourFrame, end: float) -> None:
        x, y, _ = ellipse_point(self.rope, end)
        age = frame.of("fuse", "spark", -1.0)
        burning = 0.0 <= age < 0.6 and not frame.calm
        pulse = 1 + 0.16 * sin(age * 41) + 0.08 * sin(age * 67) if burning else 1.0
        glow = self.brush.look.glow(64)
        self.canvas.draw(glow, x, y, scale=pulse, tint=(255, 150, 50), alpha=0.8)
        star = self.brush.pieces.star()
        self.canvas.draw(star, x, y, scale=0.62 * pulse, angle=age * 320 if burning else 12.0)
        if burning:
            spark = self.brush.pieces.spark()
            for mote, dx, dy, gone in self._sparks.alive(age):
                scale = mote.size / 32 * (1.2 - gone)
                alpha = 1 - gone * gone
                self.canvas.draw(spark, x + dx, y + dy, scale=scale, alpha=alpha, tint=mote.colour)

    def _bomb(self, frame: ColourFrame) -> None:
        fuse = frame.table.fuse
        if fuse is None:
            return
        anchor, pile = self.layout.anchor("bomb"), self.layout.anchor("discard")
        leap = frame.of("bomb", "leap", 1.0)
        x = mix(pile.x, anchor.x, leap)
        y = mix(pile.y, anchor.y, leap) - 90 * 4 * leap * (1 - leap)
        swell, hot = frame.of("bomb", "swell", 1.0), frame.of("bomb", "hot")
        tint = (255, round(255 - 120 * hot), round(255 - 150 * hot))
        self.canvas.draw(self.brush.pieces.bomb(), x, y, scale=swell * mix(0.6, 1, leap), tint=tint)
        if hot > 0.0:
            glow = self.brush.look.glow(128)
            self.canvas.draw(glow, x, y, alpha=0.7 * hot, tint=(255, 90, 40))
        number = self.brush.pieces.bomb_number(fuse.count)
        pop, alpha = frame.of("bomb", "pop", 1.0), frame.of("bomb", "alpha", 1.0)
        self.canvas.draw(number, x, y, scale=pop * swell, alpha=alpha)
        if leap >= 1.0:
            cost = self.brush.furniture.number(f"+{fuse.blast}")
            self.canvas.draw(cost, x + 34, y + 42, scale=0.46)

    def _banner(self, frame: ColourFrame) -> None:
        fuse, anchor = frame.table.fuse, self.layout.anchor("fuse banner")
        if fuse is None:
            return
        words = self.brush.words
        text = words("FUSE LIT")
        if fuse.count:
            text = words.plural("FUSE LIT · {n} turn", "FUSE LIT · {n} turns", fuse.count)
        pop, alpha = frame.of("banner", "pop", 1.0), frame.of("banner", "alpha", 1.0)
        size = 28 * self.brush.furniture.text_scale
        wide = self.brush.look.pill_width(text, size=size, weight="Bold")
        fit = min(1.0, _BANNER / wide)
        x = max(anchor.x, self.layout.anchor("bomb").x + _BESIDE + wide * fit / 2)
        banner = self.brush.furniture.banner(text, "alarm")
        self.canvas.draw(banner, x, anchor.y, scale=pop * fit, alpha=alpha)


def _sparks() -> Burst:
    """What flies off the burning end, about the end itself."""
    return burst(
        40,
        44,
        lambda _: (0.0, 0.0),
        over=0.5,
        speed=(60, 260),
        life=(0.18, 0.5),
        size=(5, 13),
        gravity=420,
    )
