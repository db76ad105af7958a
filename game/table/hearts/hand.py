"""The own hand at Hearts, with the cards that are set out to be given."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from game.games.hearts.tableau import HeartsTableau
from game.motion.fans import Laid
from game.motion.layout import Anchor
from game.motion.tableau import Lying, Tableau
from game.table.brush import CardLook
from game.table.frame import Frame, Part
from game.table.hand import OwnHand

_CAME: Final = 0.75
"""How bright the light of cards that came from another hand is, until a card is played."""


class HeartsHand(OwnHand):
    """Cards in the tray are still the player's; those that came from another hand are lit."""

    def lying(self, frame: Frame[Tableau]) -> tuple[Laid, ...]:
        """The cards in the fan and in the tray, and how they lie there."""
        table = frame.table
        assert isinstance(table, HeartsTableau)
        return (*super().lying(frame), *table.tray_places(self.layout))

    def steps(self, table: Tableau) -> tuple[int, ...]:
        """The cards of the fan and those of the tray."""
        assert isinstance(table, HeartsTableau)
        return (*table.order, *table.tray)

    def look(self, frame: Frame[Tableau], card: Lying, base: Anchor) -> CardLook:
        """An own card as it is to be drawn; what came shines until the first card is played."""
        table, look = frame.table, super().look(frame, card, base)
        assert isinstance(table, HeartsTableau)
        if card.key not in table.received or table.plays or table.last:
            return look
        return replace(look, rim=max(look.rim, _CAME * frame.of("received", "glow", 1.0)))

    def parts(self, frame: Frame[Tableau]) -> Iterator[Part]:
        """The fan, which is drawn anew as long as the light of what came grows."""
        moves = frame.moves("received")
        yield from (replace(part, live=part.live or moves) for part in super().parts(frame))
