"""The Shields that stand before the plates, and what is thrown on them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from math import hypot
from typing import Final

from game.app.canvas import Colour
from game.games.colours.shielding import HIT, PACE
from game.motion.ease import in_quad, mix, out_quad, span
from game.motion.fans import between
from game.motion.layout import Anchor, Layout
from game.rules.events import Seat
from game.table.brush import Brush, CardLook
from game.table.colours.frame import ColourFrame
from game.table.frame import Part
from game.table.particles import Burst, burst
from game.table.plates import Plate
from game.table.seats import Seats

LARGE: Final = 170.0
"""How wide a Shield is while it is raised or struck."""
_APART: Final = 8.0
"""Between a Shield and the plate of its seat, at least."""
_FLIGHT: Final = 0.3
_GIVES: Final = 16.0
"""How far a blow pushes it back."""
_BLUE: Final[Colour] = (130, 176, 255)
_ICE: Final[tuple[Colour, ...]] = ((214, 232, 255), (140, 186, 255), (255, 246, 227))


class Shields:
    """Draws them."""

    def __init__(self, brush: Brush, layout: Layout, seats: Seats) -> None:
        self.brush = brush
        self.canvas = brush.canvas
        self.layout = layout
        self.seats = seats
        self._sparks = _sparks()

    def parts(self, frame: ColourFrame) -> Iterator[Part]:
        """Every Shield that stands or is struck; then what flies about it."""
        for seat in range(frame.table.seats):
            name = f"shield:{seat}"
            live = frame.moves(name)
            if live and frame.of(name, "thrown"):
                yield Part(name, None, partial(self._thrown, frame, seat), live=True)
            if live or seat in frame.table.shields:
                place = self.place(seat, frame.table.viewer)
                yield Part(name, place, partial(self._shield, frame, seat, place), live)

    def holds(self, seat: Seat, viewer: Seat, x: float, y: float) -> bool:
        """Whether that point lies on the seat's Shield as it stands."""
        place = self.place(seat, viewer)
        return abs(x - place.x) <= place.width / 2 and abs(y - place.y) <= place.width * 0.6

    def place(self, seat: Seat, viewer: Seat) -> Anchor:
        """Where a seat's Shield stands: at its anchor, or beside a plate that has grown."""
        around = self.layout.around(seat, viewer)
        anchor, box = self.layout.anchor(f"shield:{around}"), self.layout.box(f"plate:{around}")
        plate = self.seats.plate_box(seat, Plate("", "", own=not around), viewer)
        room = anchor.width / 2 + _APART
        if anchor.y + anchor.width * 0.6 <= box.y:
            return replace(anchor, y=min(anchor.y, plate.y - anchor.width * 0.6 - _APART))
        if anchor.x > box.x + box.width:
            return replace(anchor, x=max(anchor.x, plate.x + plate.width + room))
        if anchor.x < box.x:
            return replace(anchor, x=min(anchor.x, plate.x - room))
        return anchor

    # -- drawing ---------------------------------------------------------------------------------

    def _shield(self, frame: ColourFrame, seat: Seat, place: Anchor) -> None:
        name = f"shield:{seat}"
        alpha, push = frame.of(name, "alpha", 1.0), frame.of(name, "push")
        width = mix(place.width, max(place.width, LARGE), frame.of(name, "large"))
        dx, dy = self._away(place)
        x = place.x + _GIVES * push * dx
        y = place.y + _GIVES * push * dy + 60 * frame.of(name, "below")
        glow = frame.of(name, "glow")
        if glow > 0.0:
            light = self.brush.look.glow(200)
            self.canvas.draw(light, place.x, place.y, alpha=0.8 * glow, tint=_BLUE)
        scale = width / 200 * (1 - 0.06 * push)
        shadow = self.brush.furniture.card_shadow(lifted=True)
        self.canvas.draw(shadow, x, y + 12 * scale, scale=0.9 * scale, alpha=0.45 * alpha)
        self.canvas.draw(self.brush.pieces.shield(), x, y, scale=scale, alpha=alpha)

    def _thrown(self, frame: ColourFrame, seat: Seat) -> None:
        """The cards of the stack on their way, then light, rings and sparks; a formula of age."""
        name, viewer = f"shield:{seat}", frame.table.viewer
        place, age = self.place(seat, viewer), frame.of(name, "age")
        if age >= 0.0:
            self._lights(place, age)
        cards = round(frame.of(name, "thrown"))
        for index in range(cards):
            self._card(place, index, age + _FLIGHT - index * PACE)
        if age >= 0.0:
            spark = self.brush.pieces.spark()
            for mote, dx, dy, gone in self._sparks.alive(age):
                x, y = self._turned(place, dx, dy)
                scale = mote.size / 32 * (1 - 0.5 * gone)
                self.canvas.draw(spark, x, y, scale=scale, alpha=1 - gone, tint=mote.colour)

    def _card(self, place: Anchor, index: int, age: float) -> None:
        """One thrown card; it goes out where it meets the Shield."""
        if not 0.0 <= age < _FLIGHT + 0.08:
            return
        dx, dy = self._away(place)
        begin = replace(self.layout.anchor("stock"), width=120.0)
        end = Anchor(place.x - 50 * dx, place.y - 50 * dy, -70.0 - 20 * index, 76.0)
        pose = between(begin, end, span(age, 0.0, _FLIGHT, in_quad))
        alpha = span(age, 0.0, 0.06) * (1 - span(age, _FLIGHT, 0.08))
        self.brush.card(CardLook(None, pose, alpha=alpha, shade=0.4))

    def _lights(self, place: Anchor, age: float) -> None:
        go, dying = out_quad(min(1.0, age / 0.6)), max(0.0, 1 - age / 0.6)
        light, wave = self.brush.look.glow(200), self.brush.pieces.wave()
        self.canvas.draw(light, place.x, place.y, scale=1.2, alpha=0.8 * dying, tint=_BLUE)
        for small, large, colour, bright in (
            (0.3, 1.0, (196, 222, 255), 1.0),
            (0.2, 0.7, (255, 246, 220), 0.8),
        ):
            scale = mix(small, large, go)
            self.canvas.draw(wave, place.x, place.y, scale=scale, alpha=bright * dying, tint=colour)

    def _away(self, place: Anchor) -> tuple[float, float]:
        """The way of a blow: from the deck to the Shield, of length 1."""
        deck = self.layout.anchor("stock")
        dx, dy = place.x - deck.x, place.y - deck.y
        far = hypot(dx, dy)
        return dx / far, dy / far

    def _turned(self, place: Anchor, dx: float, dy: float) -> tuple[float, float]:
        """A spark's place: it flies back the way the cards came."""
        x, y = self._away(place)
        return place.x - 40 * x - dx * x + dy * y, place.y - 40 * y - dx * y - dy * x


def _sparks() -> Burst:
    """What flies off a struck Shield, before it is turned against the blow."""
    return burst(
        21,
        46,
        lambda _: (0.0, 0.0),
        speed=(120, 700),
        aim=(-75, 75),
        life=(0.3, HIT + 0.1),
        size=(6, 16),
        gravity=0,
        drag=3.0,
        colours=_ICE,
    )
