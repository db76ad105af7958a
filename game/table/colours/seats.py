"""The people at a colour table: their cards' backs by day and night, ONE CARD! and the call."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.app.canvas import WIDTH
from game.app.words import message
from game.games.colours.tableau import ColourTableau
from game.motion.ease import mix
from game.rules.events import Seat
from game.table.card_art import Back
from game.table.colours.frame import ColourFrame
from game.table.frame import Part
from game.table.furniture import Furniture
from game.table.plates import Plate
from game.table.seats import Seats

_APART: Final = 8.0
"""Between a plate and its sign, at least."""
_EDGE: Final = 40.0
"""What signs keep free at the table's sides."""
_LARGE: Final = 2.3
"""How large ONE CARD! first stands in the middle."""


class ColourSeats(Seats):
    """Draws everything that belongs to a seat, but for the own hand."""

    def back(self, table: ColourTableau) -> Back:
        """The back of the small card that bears the count."""
        return self.brush.outfit.back(table.side)

    def signs(self, frame: ColourFrame, seat: Seat) -> Iterator[Part]:
        """ONE CARD!, from where it first stands large to its place at the plate; or the call."""
        table, words = frame.table, self.brush.words
        if table.winner is not None or seat not in table.one_card | table.called:
            return
        name = f"one:{seat}"
        sign = message("ONE CARD!") if seat in table.one_card else message("LAST CARD!")
        text = words.on(self.brush.table, sign)
        around = self.layout.around(seat, table.viewer)
        furniture = self.furniture(self.layout.box(f"plate:{around}"))
        home = self._sign_place(seat, around, text, furniture)
        pop, alpha = frame.of(name, "pop", 1.0), frame.of(name, "alpha", 1.0)
        travel, middle = frame.of(name, "travel", 1.0), self.layout.anchor("word")
        x, y = mix(middle.x, home[0], travel), mix(middle.y, home[1], travel)
        scale = pop * mix(_LARGE, 1.0, travel)

        def draw() -> None:
            banner = furniture.banner(text, "call")
            self.brush.canvas.draw(banner, x, y, scale=scale, alpha=alpha)

        yield Part(name, (text, home), draw, frame.moves(name))

    def _sign_place(
        self, seat: Seat, around: int, text: str, furniture: Furniture
    ) -> tuple[float, float]:
        """Where the sign stands: at its anchor, or further from a plate that has grown."""
        anchor, box = self.layout.anchor(f"call:{around}"), self.layout.box(f"plate:{around}")
        plate = self.plate_box(
            seat, Plate("", "", own=not around), (seat - around) % len(self.sitters)
        )
        size = 28 * furniture.text_scale
        half = self.brush.look.pill_width(text, size=size, weight="Bold") / 2
        x = max(_EDGE + half, min(WIDTH - _EDGE - half, anchor.x))
        if anchor.x > box.x + box.width:
            return max(anchor.x, plate.x + plate.width + half + _APART), anchor.y
        if anchor.y < box.y:
            return x, min(anchor.y, plate.y - size - _APART)
        return x, max(anchor.y, plate.y + plate.height + size + _APART)
