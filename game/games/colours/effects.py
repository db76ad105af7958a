"""What the action cards of every colour table do (``RULES.md`` 2.3 and 2.4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from game.games.colours.cards import PENALTIES, Symbol
from game.games.colours.events import DirectionChanged, Skipped, StackGrew
from game.games.colours.state import ColourState, Stack
from game.rules.contract import Tell
from game.rules.events import Seat

Effect: TypeAlias = Callable[[ColourState, Tell], int]
"""Carries out a card that the seat in turn has played: by how many seats the turn moves on."""

Step: TypeAlias = Callable[[ColourState, Tell], None]
"""What happens at a hand-off, when the turn has moved on and its seat has not yet acted."""


def seat_after(state: ColourState, steps: int = 1) -> Seat:
    """The seat that many places on from the seat in turn, in the present direction."""
    return (state.turn + steps * state.direction) % len(state.hands)


def skip(state: ColourState, tell: Tell) -> int:
    """The next seat loses its turn (2.3.1)."""
    tell(Skipped((seat_after(state),)))
    return 2


def reverse(state: ColourState, tell: Tell) -> int:
    """The direction changes; of two seats the other one is skipped too (2.3.2, 2.3.3)."""
    state.direction = -state.direction
    tell(DirectionChanged(state.direction))
    return 1 if len(state.hands) > 2 else skip(state, tell)


def add_penalty(state: ColourState, tell: Tell) -> int:
    """The stack grows and waits for the next seat (2.4.1, 2.4.3)."""
    kind = PENALTIES[state.top.symbol]
    amount = kind.cards if state.stack is None else state.stack.amount + kind.cards
    state.stack = Stack(amount, kind)
    tell(StackGrew(seat_after(state), amount, kind))
    return 1


COMMON_EFFECTS: Final[Mapping[Symbol, Effect]] = {
    Symbol.SKIP: skip,
    Symbol.REVERSE: reverse,
    **dict.fromkeys(PENALTIES, add_penalty),
}
"""By symbol: what acts alike on every table that has the card."""
