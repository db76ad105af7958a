"""What a table of French cards is drawn with."""

from __future__ import annotations

from game.app.canvas import Sprite
from game.table import card_art
from game.table.brush import FULL, Brush


class FrenchBrush(Brush):
    """Draws French cards: their indices in the player's language, their suits as it is set."""

    def face(self, code: str) -> Sprite:
        """A face at the width ``FULL``."""
        return card_art.face_as_set(self.app, code, FULL)
