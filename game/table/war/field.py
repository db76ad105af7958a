"""What lies on War's table: the piles, the cards turned up and face down, the signs about them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

from game.app.canvas import Colour
from game.app.look import PANEL_MARGIN
from game.app.palette import CREAM, GOLD
from game.games.war.rows import THICK
from game.games.war.tableau import WarTableau
from game.motion.fans import Laid
from game.motion.layout import Anchor, Layout
from game.rules.events import Seat
from game.table.brush import Brush, CardLook
from game.table.frame import Frame, Part
from game.table.pack import pack_parts

WarFrame: TypeAlias = Frame[WarTableau]

_SHEET: Final = 3
"""How many cards of a pile are drawn as one edge."""
_LOSING: Final = 0.45
"""How dark a card is that has lost the battle, beside the glowing one that has won it."""
_WARM: Final[Colour] = (255, 236, 190)
_BLOOD: Final[Colour] = (255, 74, 60)
_WORD: Final[tuple[Colour, Colour, Colour]] = ((255, 233, 168), (122, 15, 28), (255, 122, 74))
"""The sign of war: its letters above, their edge, and their letters below."""


class Field:
    """Draws it."""

    def __init__(self, brush: Brush, layout: Layout) -> None:
        self.brush = brush
        self.canvas = brush.canvas
        self.layout = layout

    def parts(self, frame: WarFrame, *, over: str | None = None) -> Iterator[Part]:
        """Piles and rows, in drawing order; ``over`` is what is pointed at."""
        yield from pack_parts(self.brush, frame, 150.0)
        deck = round(frame.of("deck", "count"))
        if deck:
            base = self.layout.anchor("deck")
            yield Part("deck", None, partial(self._pile, base, deck, 1.0, 0.0), live=True)
        for seat in range(frame.table.seats):
            yield self._pile_part(frame, seat, lit=over == f"pile:{seat}")
        for seat in range(frame.table.seats):
            yield from self._row(frame, seat)

    def signs(self, frame: WarFrame, battles: str, war: str) -> Iterator[Part]:
        """The count of battles, and the sign of war while one breaks out."""
        yield Part("battles", battles, partial(self._battles, battles))
        alpha = frame.of("war", "alpha")
        if alpha > 0.0:
            scale = frame.of("war", "pop", 1.0)
            yield Part("war", None, partial(self._war, war, alpha, scale), live=True)

    # -- piles -----------------------------------------------------------------------------------

    def pile_anchor(self, table: WarTableau, seat: Seat) -> Anchor:
        """Where a seat's pile stands."""
        return self.layout.anchor(f"pile:{self.layout.around(seat, table.viewer)}")

    def holds(self, table: WarTableau, seat: Seat, x: float, y: float) -> bool:
        """Whether that point is on a seat's pile, up to its topmost card."""
        base, size = self.pile_anchor(table, seat), table.size(seat)
        return size > 0 and (base.holds(x, y) or base.moved(0, -THICK * size).holds(x, y))

    def _pile_part(self, frame: WarFrame, seat: Seat, *, lit: bool) -> Part:
        name, count = f"pile:{seat}", frame.table.size(seat)
        base, pop = self.pile_anchor(frame.table, seat), frame.of(name, "pop", 1.0)
        bright = 0.9 if lit and seat == frame.table.viewer else 0.0
        draw = partial(self._pile, base, count, pop, bright)
        return Part(name, (count, bright), draw, frame.moves(name))

    def _pile(self, base: Anchor, count: int, pop: float, bright: float) -> None:
        """A pile as high as it has cards: their edges, and the topmost card."""
        if not count:
            slot = self.brush.furniture.slot(base.width)
            self.canvas.draw(slot, base.x, base.y, alpha=0.5)
            return
        wide = replace(base, width=base.width * pop)
        shade = min(1.0, 0.6 + count / 60)
        for below in range(count, 1, -_SHEET):
            pose = wide.moved(0, -THICK * (count - below))
            first = below == count
            dim = 0.0 if (below // _SHEET) % 2 else 0.42
            self.brush.card(CardLook(None, pose, dim=dim, shade=shade if first else 0.0))
        top = wide.moved(0, -THICK * count)
        self.brush.card(CardLook(None, top, rim=bright, shade=0.0 if count > 1 else 1.0))

    # -- rows ------------------------------------------------------------------------------------

    def _row(self, frame: WarFrame, seat: Seat) -> Iterator[Part]:
        table, group = frame.table, f"row:{seat}"
        lying = table.lying(self.layout, seat, frame.of("rows", "shift", 1.0))
        actors = [card.actor for card, _ in lying]
        live = bool(lying) and frame.moves("rows", "best", "tied", *actors)
        for card, pose in lying:
            look = self._look(frame, seat, (card, pose))
            yield Part(group, look, partial(self.brush.card, look), live)

    def _look(self, frame: WarFrame, seat: Seat, laid: Laid) -> CardLook:
        """One card of a row: the best one glows, equal best ones redden, those beaten darken."""
        table, (card, pose) = frame.table, laid
        glow = frame.of("best", "glow", 1.0) if table.taker is not None else 0.0
        red = frame.of("tied", "glow", 1.0) if seat in table.tied else 0.0
        newest = bool(table.up[seat]) and card is table.up[seat][-1]
        won = seat == table.taker
        return CardLook(
            None if card.front is None else card.front.code,
            pose,
            turn=frame.of(card.actor, "turn", 1.0),
            rim=glow if won and newest else 0.0,
            red=red if newest else 0.0,
            dim=0.0 if won or not newest else _LOSING * glow,
        )

    # -- signs -----------------------------------------------------------------------------------

    def _battles(self, text: str) -> None:
        box, size = self.layout.box("battles"), 26 * self.brush.furniture.text_scale
        pill = self.brush.look.pill(
            text, size=size, weight="Bold", icon="cards", line=GOLD, line_opacity=0.5, colour=CREAM
        )
        fit = min(1.0, box.width / pill.width)
        x = box.x + (pill.width / 2 - PANEL_MARGIN) * fit
        self.canvas.draw(pill, x, box.centre[1], scale=fit)

    def _war(self, text: str, alpha: float, scale: float) -> None:
        at, (high, edge, low) = self.layout.anchor("war"), _WORD
        glow = self.brush.look.glow(420)
        self.canvas.draw(glow, at.x, at.y, sy=0.42, alpha=0.5 * alpha, tint=_BLOOD)
        word = self.brush.furniture.word(text, 150, high, edge, low=low)
        self.canvas.draw(word, at.x, at.y, scale=scale, alpha=alpha)
