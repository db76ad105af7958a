"""Playing an imagined deal to its end by rule of thumb, with a card at random now and then."""

from __future__ import annotations

from bisect import bisect
from typing import Final

from game.players.hearts.cards import Cards, FlatCard, each
from game.players.hearts.flat import FlatDeal
from game.players.hearts.prior import choose
from game.rules.rng import Dice

WHIM: Final = (20, 256)
"""The share of cards that are played at random."""
_ONE: Final = 1 << 32


def _gaps() -> tuple[int, ...]:
    """How likely at most so many cards come before the next at random, of ``_ONE``."""
    part, whole = WHIM
    left, gaps = _ONE, []
    while left:
        left = left * (whole - part) // whole
        gaps.append(_ONE - left)
    return tuple(gaps)


_GAPS: Final = _gaps()


class Whims:
    """Says when a card is played at random, and which."""

    __slots__ = ("_calm", "_dice")

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._calm = self._gap()

    def play_out(self, deal: FlatDeal) -> list[int]:
        """Play the deal to its end; its scores by seat."""
        calm = self._calm
        while not deal.over:
            legal = deal.legal()
            if calm:
                calm -= 1
                card = choose(deal, legal)
            else:
                calm = self._gap()
                card = self._any(legal)
            deal.play(card)
        self._calm = calm
        return deal.scores()

    def _gap(self) -> int:
        return bisect(_GAPS, self._dice.below(_ONE))

    def _any(self, legal: Cards) -> FlatCard:
        return self._dice.choice(tuple(each(legal)))
