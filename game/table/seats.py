"""The people at the table: their fans, name plates, timers and counters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from game.app.canvas import HEIGHT, WIDTH
from game.motion.fans import laid
from game.motion.layout import Box, Layout
from game.rules.events import Seat
from game.session.record import Sitter
from game.table.brush import Brush, CardLook
from game.table.card_art import Back
from game.table.frame import Frame, Part
from game.table.furniture import TIMER_INNER, Furniture
from game.table.game_words import sitter_avatar, sitter_name
from game.table.plates import Plate

HURRY: Final = 0.2
"""The share of a timer from which on it is shown in red."""


@dataclass(frozen=True, slots=True)
class SeatLook:
    """What is told of the seats beside the record: second lines, and the timer that runs."""

    line: Callable[[Any, Seat], str] = lambda table, seat: ""
    """The second line of a seat's plate, by what the table shows."""
    timer: tuple[Seat, float] | None = None
    """Whose it is, and the share of time that is left."""
    away: bool = False
    """Whether the program plays for the viewer."""


class Seats:
    """Draws everything that belongs to a seat, but for the own hand."""

    def __init__(self, brush: Brush, layout: Layout, sitters: Sequence[Sitter]) -> None:
        self.brush = brush
        self.layout = layout
        self.sitters = tuple(sitters)
        self._plain = Furniture(brush.look)

    def parts(self, frame: Frame[Any], look: SeatLook) -> Iterator[Part]:
        """All of it, in drawing order."""
        for seat in range(frame.table.seats):
            if seat != frame.table.viewer:
                yield from self._fan(frame, seat)
            yield from self._plate(frame, seat, look)
        for seat in range(frame.table.seats):
            yield from self.signs(frame, seat)
            yield from self._counter(frame, seat)

    def _fan(self, frame: Frame[Any], seat: Seat) -> Iterator[Part]:
        group = f"hand:{seat}"
        live = frame.moves(group)
        for card, pose in laid(frame.table, self.layout, seat, frame.values):
            look = CardLook(None if card.back is None else card.back.code, pose)
            yield Part(group, look, partial(self.brush.card, look), live)

    def open_hand(self, frame: Frame[Any], x: float, y: float) -> Seat | None:
        """The seat whose cards lie at that point with a face to the viewer."""
        table = frame.table
        for seat in range(table.seats):
            lying = () if seat == table.viewer else laid(table, self.layout, seat, frame.values)
            if any(card.back is not None and pose.holds(x, y) for card, pose in lying):
                return seat
        return None

    # -- what a game says ------------------------------------------------------------------------

    def is_turn(self, table: Any, seat: Seat) -> bool:
        """Whether the seat is to act."""
        return bool(seat == table.turn and table.winner is None)

    def back(self, table: Any) -> Back:
        """The back of the small card that bears the count."""
        return self.brush.outfit.back()

    # -- plates ----------------------------------------------------------------------------------

    def plate(self, frame: Frame[Any], seat: Seat, look: SeatLook) -> Plate:
        """What a seat's plate tells."""
        table, sitter = frame.table, self.sitters[seat]
        own = seat == table.viewer
        turn = self.is_turn(table, seat)
        return Plate(
            name=sitter_name(self.brush.words, sitter),
            avatar=sitter_avatar(sitter),
            line=look.line(table, seat),
            count=None if own else table.size(seat),
            back=self.back(table),
            state="turn" if turn else "away" if own and look.away else "waiting",
            own=own,
        )

    def plate_box(self, seat: Seat, plate: Plate, viewer: Seat) -> Box:
        """Where that plate is: it grows with the text away from the table's edge or its fan."""
        box = self.layout.box(f"plate:{self.layout.around(seat, viewer)}")
        width, height = self.furniture(box).plate_size(plate)
        left = box.x + box.width - width if box.x > WIDTH * 0.75 else box.x
        top = box.y if box.y < HEIGHT * 0.4 else box.y + box.height - height
        return Box(left, top, width, height)

    def furniture(self, box: Box) -> Furniture:
        """What draws the plate of that box: side by side there is no room to grow."""
        crowded = self.layout.seats > 4 and box.y < HEIGHT * 0.3
        return self._plain if crowded else self.brush.furniture

    def _plate(self, frame: Frame[Any], seat: Seat, look: SeatLook) -> Iterator[Part]:
        plate = self.plate(frame, seat, look)
        box = self.layout.box(f"plate:{self.layout.around(seat, frame.table.viewer)}")
        x, y = self.plate_box(seat, plate, frame.table.viewer).centre
        group, furniture, canvas = f"plate:{seat}", self.furniture(box), self.brush.canvas
        glow = frame.of("turn", "glow", 1.0) if plate.state == "turn" else 1.0
        cross = frame.of(f"skip:{seat}", "cross") * frame.of(f"skip:{seat}", "alpha", 1.0)
        live = frame.moves(f"skip:{seat}") or (plate.state == "turn" and frame.moves("turn"))

        def draw() -> None:
            if glow < 1.0:
                canvas.draw(furniture.plate(replace(plate, state="waiting")), x, y)
            canvas.draw(furniture.plate(plate), x, y, alpha=glow)
            if cross > 0.0:
                canvas.draw(furniture.plate(replace(plate, state="skipped")), x, y, alpha=cross)

        yield Part(group, (plate, x, y), draw, live)
        if look.timer is not None and look.timer[0] == seat:
            yield self._timer(furniture, plate, x, y, look.timer[1])

    def _timer(self, furniture: Furniture, plate: Plate, x: float, y: float, left: float) -> Part:
        dx, dy = furniture.timer_centre(plate)

        def draw() -> None:
            ring = furniture.timer(hurry=left < HURRY)
            self.brush.canvas.wedge(ring, x + dx, y + dy, -90, 360 * left, inner=TIMER_INNER)

        return Part("timer", left, draw, live=True)

    # -- signs -----------------------------------------------------------------------------------

    def signs(self, frame: Frame[Any], seat: Seat) -> Iterator[Part]:
        """What else stands at a seat; a game says what."""
        yield from ()

    def _counter(self, frame: Frame[Any], seat: Seat) -> Iterator[Part]:
        name = f"counter:{seat}"
        count, alpha = frame.of(name, "count"), frame.of(name, "alpha", 1.0)
        if not count or alpha <= 0.0:
            return
        anchor = self.layout.anchor(f"counter:{self.layout.around(seat, frame.table.viewer)}")
        pop = frame.of(name, "pop", 1.0)

        def draw() -> None:
            light = self.brush.look.glow(110)
            canvas = self.brush.canvas
            canvas.draw(light, anchor.x, anchor.y, alpha=0.4 * alpha, tint=(255, 200, 90))
            number = self.brush.furniture.number(f"{round(count):+d}")
            canvas.draw(number, anchor.x, anchor.y, scale=pop, alpha=alpha)

        yield Part(name, None, draw, live=True)
