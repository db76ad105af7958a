"""The own hand at Hearts, with the cards that are set out to be given."""

from __future__ import annotations

from game.games.hearts.tableau import HeartsTableau
from game.motion.fans import Laid
from game.motion.tableau import Tableau
from game.table.frame import Frame
from game.table.hand import OwnHand


class HeartsHand(OwnHand):
    """Cards in the tray are still the player's: they can be pointed at and taken back."""

    def lying(self, frame: Frame[Tableau]) -> tuple[Laid, ...]:
        """The cards in the fan and in the tray, and how they lie there."""
        table = frame.table
        assert isinstance(table, HeartsTableau)
        return (*super().lying(frame), *table.tray_places(self.layout))

    def steps(self, table: Tableau) -> tuple[int, ...]:
        """The cards of the fan and those of the tray."""
        assert isinstance(table, HeartsTableau)
        return (*table.order, *table.tray)
