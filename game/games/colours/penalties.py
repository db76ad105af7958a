"""Penalty stacks: what answers what, and taking what waits (``RULES.md`` 2.4, 4.5, 4.7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from game.games.colours.cards import PENALTIES, Penalty, Symbol
from game.games.colours.events import StackTaken
from game.games.colours.piles import draw, drawable
from game.games.colours.state import ColourState, Stack
from game.rules.contract import Tell, silence
from game.rules.events import Event, Seat

Answers: TypeAlias = Mapping[Penalty, frozenset[Symbol]]
"""By what waits: the symbols that may be played on it."""

NO_ANSWER: Final[frozenset[Symbol]] = frozenset()


def answers_in_force(answers: Answers, *, stacking: bool) -> Answers:
    """A table's answers, for every kind; without stacking no penalty card answers (C5)."""
    barred = NO_ANSWER if stacking else PENALTIES.keys()
    return {kind: answers.get(kind, NO_ANSWER) - barred for kind in Penalty}


def take_stack(state: ColourState, stack: Stack, tell: Tell) -> None:
    """The seat in turn draws all that waits, or what there is."""
    seat, state.stack = state.turn, None
    if stack.kind is Penalty.HUNT:
        _take_hunt(state, seat, tell)
    else:
        tell(StackTaken(seat, min(stack.amount, drawable(state)), stack.kind))
        draw(state, seat, stack.amount, tell)


def _take_hunt(state: ColourState, seat: Seat, tell: Tell) -> None:
    """Draw card after card until one shows the colour in force; all are kept (4.7.2)."""
    held, told = len(state.hands[seat]), list[Event]()
    listener = silence if tell is silence else told.append
    while drawable(state):
        draw(state, seat, 1, listener)
        if state.hands[seat][-1].face(state.side).colour == state.colour:
            break
    tell(StackTaken(seat, len(state.hands[seat]) - held, Penalty.HUNT))
    for event in told:
        tell(event)
