"""How to play War: there is nothing to decide."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.war.state import TurnUp, WarView
from game.rules.rng import Dice


def turn_up(view: WarView, moves: Sequence[TurnUp], dice: Dice) -> TurnUp:
    """The only move there is."""
    return moves[0]
