"""Color Battle, Siege: the Shield and the ladder of penalties (``RULES.md`` 5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from game.games.colours.cards import Face, Penalty, Symbol
from game.games.colours.deck import BASIC_CARDS, faces
from game.games.colours.effects import COMMON_EFFECTS, Effect
from game.games.colours.events import ShieldAbsorbed, ShieldRaised
from game.games.colours.options import SiegeOptions
from game.games.colours.penalties import Answers
from game.games.colours.rules import ColourGame
from game.games.colours.state import ColourState
from game.rules.contract import Tell

SHIELDS: Final = {Symbol.SHIELD: 1}


def use_shield(state: ColourState, tell: Tell) -> int:
    """A Shield cancels the stack it is played on, else it stands before its seat (5.2)."""
    if state.stack is not None:
        tell(ShieldAbsorbed(state.turn, state.stack.amount, raised=False))
        state.stack = None
    elif state.turn not in state.shields:
        state.shields |= {state.turn}
        tell(ShieldRaised(state.turn))
    return 1


def absorb_stack(state: ColourState, tell: Tell) -> None:
    """A raised Shield takes the stack handed to its seat, and is gone (5.2.3)."""
    if state.stack is not None and state.turn in state.shields:
        tell(ShieldAbsorbed(state.turn, state.stack.amount, raised=True))
        state.stack = None
        state.shields -= {state.turn}


class Siege(ColourGame):
    """The rules of the Siege table."""

    name = "siege"
    options_type = SiegeOptions
    answers: ClassVar[Answers] = {
        Penalty.TWO: frozenset({Symbol.PLUS_TWO, Symbol.WILD4, Symbol.SHIELD}),
        Penalty.FOUR: frozenset({Symbol.WILD4, Symbol.SHIELD}),
    }
    effects: ClassVar[Mapping[Symbol, Effect]] = {**COMMON_EFFECTS, Symbol.SHIELD: use_shield}
    on_hand_off = (absorb_stack,)

    def deck_faces(self) -> tuple[tuple[Face, ...], tuple[Face, ...]]:
        """112 cards: Shields in place of the Bombs (5.1)."""
        return faces(BASIC_CARDS | SHIELDS), ()
