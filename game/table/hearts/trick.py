"""What lies on a Hearts table: the pack, cards set out and given, the trick, the leftover."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final, TypeAlias

from game.games.hearts.state import GIFT_SIZE
from game.games.hearts.tableau import BESIDE, HeartsTableau
from game.motion.layout import Anchor, Layout
from game.motion.tableau import Lying
from game.rules.events import Place
from game.table.brush import Brush, CardLook
from game.table.frame import Frame, Part
from game.table.pack import pack_parts

HeartsFrame: TypeAlias = Frame[HeartsTableau]

_BEATEN: Final = 0.35
"""How dark the cards are that have lost the trick, beside the glowing one that takes it."""


class Trick:
    """Draws it."""

    def __init__(self, brush: Brush, layout: Layout) -> None:
        self.brush = brush
        self.canvas = brush.canvas
        self.layout = layout

    def parts(self, frame: HeartsFrame, invitation: str) -> Iterator[Part]:
        """All of it, in drawing order; ``invitation`` is what stands where the own card goes."""
        yield from pack_parts(self.brush, frame, 150.0)
        yield from self._deck(frame)
        yield from self._leftover(frame)
        yield from self._tray(frame)
        yield from self._given(frame)
        if invitation:
            base = self.layout.anchor("trick:0")
            yield Part("trick", invitation, partial(self._slot, base, invitation))
        yield from self._plays(frame)

    # -- before the play -------------------------------------------------------------------------

    def _deck(self, frame: HeartsFrame) -> Iterator[Part]:
        count = round(frame.of("deck", "count"))
        if count:
            base = self.layout.anchor("deck")
            deck = self.brush.furniture.deck(self.brush.back, count, base.width)
            yield Part("deck", None, lambda: self.canvas.draw(deck, base.x, base.y), live=True)

    def _leftover(self, frame: HeartsFrame) -> Iterator[Part]:
        base = self.layout.anchor("leftover")
        for nth in range(frame.table.leftover):
            look = CardLook(None, base.moved(nth * BESIDE, 0))
            yield Part("leftover", look, partial(self.brush.card, look))

    def _tray(self, frame: HeartsFrame) -> Iterator[Part]:
        """The places of the cards that are still to be set out."""
        table = frame.table
        dealt = bool(table.order or table.tray) and not table.awaited
        if not table.giving or table.given[table.viewer] or not dealt:
            return
        for nth in range(len(table.tray), GIFT_SIZE):
            base = self.layout.anchor(f"given:0:{nth}")
            yield Part("tray", nth, partial(self._slot, base, ""))

    def _slot(self, base: Anchor, invitation: str) -> None:
        slot = self.brush.furniture.slot(base.width, tuple(invitation.split("\n")))
        self.canvas.draw(slot, base.x, base.y)

    def _given(self, frame: HeartsFrame) -> Iterator[Part]:
        table = frame.table
        for seat, row in enumerate(table.given):
            place = Place("given", seat)
            for card in row:
                if card.key not in table.awaited:
                    look = self._look(card, table.pose(self.layout, card.key, place))
                    yield Part(f"given:{seat}", look, partial(self.brush.card, look))

    # -- the trick -------------------------------------------------------------------------------

    def _plays(self, frame: HeartsFrame) -> Iterator[Part]:
        table, best = frame.table, frame.table.best()
        glow = frame.of("best", "glow", 1.0) if table.taker is not None else 0.0
        live = frame.moves("best")
        for seat, card in table.plays:
            if card.key in table.awaited:
                continue
            pose = table.pose(self.layout, card.key, Place("trick", seat))
            wins = best is not None and best[1].key == card.key
            look = self._look(
                card, pose, rim=glow if wins else 0.0, dim=0.0 if wins else _BEATEN * glow
            )
            yield Part("trick", look, partial(self.brush.card, look), live)

    def _look(self, card: Lying, pose: Anchor, *, rim: float = 0.0, dim: float = 0.0) -> CardLook:
        front = None if card.front is None else card.front.code
        return CardLook(front, pose, rim=rim, dim=dim)
