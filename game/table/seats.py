"""The people at the table: their fans, name plates, timers, counters and ONE CARD! signs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from game.app.canvas import HEIGHT, WIDTH
from game.app.words import message
from game.games.colours.tableau import ColourTableau
from game.motion.ease import mix
from game.motion.fans import laid
from game.motion.layout import Box, Layout
from game.rules.events import Seat
from game.session.record import Sitter
from game.table.brush import Brush, CardLook
from game.table.frame import Frame, Part
from game.table.furniture import TIMER_INNER, Furniture
from game.table.game_words import sitter_avatar, sitter_name
from game.table.plates import Plate

HURRY: Final = 0.2
"""The share of a timer from which on it is shown in red."""
_APART: Final = 8.0
"""Between a plate and its sign, at least."""
_EDGE: Final = 40.0
"""What signs keep free at the table's sides."""
_LARGE: Final = 2.3
"""How large ONE CARD! first stands in the middle."""


@dataclass(frozen=True, slots=True)
class SeatLook:
    """What is told of the seats beside the record: second lines, and the timer that runs."""

    line: Callable[[ColourTableau, Seat], str] = lambda table, seat: ""
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

    def parts(self, frame: Frame, look: SeatLook) -> Iterator[Part]:
        """All of it, in drawing order."""
        for seat in range(frame.table.seats):
            if seat != frame.table.viewer:
                yield from self._fan(frame, seat)
            yield from self._plate(frame, seat, look)
        for seat in range(frame.table.seats):
            yield from self._sign(frame, seat)
            yield from self._counter(frame, seat)

    def _fan(self, frame: Frame, seat: Seat) -> Iterator[Part]:
        group = f"hand:{seat}"
        live = frame.moves(group)
        for card, pose in laid(frame.table, self.layout, seat, frame.values):
            look = CardLook(None if card.back is None else card.back.code, pose)
            yield Part(group, look, partial(self.brush.card, look), live)

    def open_hand(self, frame: Frame, x: float, y: float) -> Seat | None:
        """The seat whose cards lie at that point with a face to the viewer."""
        table = frame.table
        for seat in range(table.seats):
            lying = () if seat == table.viewer else laid(table, self.layout, seat, frame.values)
            if any(card.back is not None and pose.holds(x, y) for card, pose in lying):
                return seat
        return None

    # -- plates ----------------------------------------------------------------------------------

    def plate(self, frame: Frame, seat: Seat, look: SeatLook) -> Plate:
        """What a seat's plate tells."""
        table, sitter = frame.table, self.sitters[seat]
        own = seat == table.viewer
        turn = seat == table.turn and table.winner is None
        return Plate(
            name=sitter_name(self.brush.words, sitter),
            avatar=sitter_avatar(sitter),
            line=look.line(table, seat),
            count=None if own else table.size(seat),
            back=self.brush.outfit.back(table.side),
            state="turn" if turn else "away" if own and look.away else "waiting",
            own=own,
        )

    def plate_box(self, seat: Seat, plate: Plate, viewer: Seat) -> Box:
        """Where that plate is: it grows with the text away from the table's edge or its fan."""
        box = self.layout.box(f"plate:{self.layout.around(seat, viewer)}")
        width, height = self._furniture(box).plate_size(plate)
        left = box.x + box.width - width if box.x > WIDTH * 0.75 else box.x
        top = box.y if box.y < HEIGHT * 0.4 else box.y + box.height - height
        return Box(left, top, width, height)

    def _furniture(self, box: Box) -> Furniture:
        """What draws the plate of that box: side by side there is no room to grow."""
        crowded = self.layout.seats > 4 and box.y < HEIGHT * 0.3
        return self._plain if crowded else self.brush.furniture

    def _plate(self, frame: Frame, seat: Seat, look: SeatLook) -> Iterator[Part]:
        plate = self.plate(frame, seat, look)
        box = self.layout.box(f"plate:{self.layout.around(seat, frame.table.viewer)}")
        x, y = self.plate_box(seat, plate, frame.table.viewer).centre
        group, furniture, canvas = f"plate:{seat}", self._furniture(box), self.brush.canvas
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

    def _sign(self, frame: Frame, seat: Seat) -> Iterator[Part]:
        """ONE CARD!, from where it first stands large to its place at the plate; or the call."""
        table, words = frame.table, self.brush.words
        if table.winner is not None or seat not in table.one_card | table.called:
            return
        name = f"one:{seat}"
        sign = message("ONE CARD!") if seat in table.one_card else message("LAST CARD!")
        text = words.on(self.brush.table, sign)
        around = self.layout.around(seat, table.viewer)
        furniture = self._furniture(self.layout.box(f"plate:{around}"))
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

    def _counter(self, frame: Frame, seat: Seat) -> Iterator[Part]:
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
            number = self.brush.furniture.number(f"+{round(count)}")
            canvas.draw(number, anchor.x, anchor.y, scale=pop, alpha=alpha)

        yield Part(name, None, draw, live=True)
