"""Colour Cards: seat 0 begins, an opening action acts on it, the last card is called."""

from __future__ import annotations

from typing import ClassVar

from game.games.colours.cards import Face, Penalty, Symbol
from game.games.colours.deck import BASIC_CARDS, faces
from game.games.colours.moves import Pass
from game.games.colours.options import ColourCardsOptions
from game.games.colours.penalties import Answers
from game.games.colours.rules import ColourGame
from game.games.colours.scoring import uncounted
from game.games.colours.state import ColourState
from game.rules.contract import Outcome, Tell


class ColourCards(ColourGame):
    """The rules of Colour Cards (``RULES.md`` 6)."""

    name = "colour-cards"
    seats = (4,)
    options_type = ColourCardsOptions
    answers: ClassVar[Answers] = {
        Penalty.TWO: frozenset({Symbol.PLUS_TWO, Symbol.WILD4}),
        Penalty.FOUR: frozenset({Symbol.WILD4}),
    }
    decline = Pass
    unfit_draw_passes = False

    def deck_faces(self) -> tuple[tuple[Face, ...], tuple[Face, ...]]:
        """108 cards (6.1.2)."""
        return faces(BASIC_CARDS), ()

    def may_open(self, face: Face) -> bool:
        """Every card but a wild (6.1.3)."""
        return face.colour is not None

    def _open(self, state: ColourState, tell: Tell) -> None:
        """The opening card acts as if the seat to the right of seat 0 had played it (6.1.4)."""
        state.turn = len(state.hands) - 1
        self._hand_off(state, self._effect(state, tell), tell)

    def result(self, state: ColourState) -> Outcome:
        """One winner, no points (6.5)."""
        return uncounted(state)
