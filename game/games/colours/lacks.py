"""Public memory: how many cards of each hand play has shown not to be of a colour or kind.

Nothing is certain, since one may draw with a fitting card in hand. Whoever imagines the hidden
hands or steers by colours uses these numbers; the rules themselves never do.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.games.colours.cards import PENALTIES, Face, Penalty
from game.games.colours.piles import replaced
from game.games.colours.state import (
    LACKS_PENALTY,
    LACKS_WILD,
    NO_LACKS,
    ColourState,
    Lacks,
)
from game.rules.events import Seat

WILD_IN_CALM: Final = 0.8
"""The share of a hand believed not to be of the colour in force when a wild leaves it."""


def kinds_of(face: Face) -> tuple[int, ...]:
    """What the face is, as indices of ``LACKED``."""
    colour = LACKS_WILD if face.colour is None else int(face.colour)
    penalty = PENALTIES.get(face.symbol, Penalty.HUNT)
    return (colour,) if penalty is Penalty.HUNT else (colour, LACKS_PENALTY[penalty])


def note_play(state: ColourState, seat: Seat, face: Face) -> None:
    """Remember that the seat is playing that face; call it before the card leaves the hand."""
    left = len(state.hands[seat]) - 1
    memory = _after_play(state.lacks[seat], face, left)
    if face.colour is None and state.stack is None:
        memory = _set(memory, (int(state.colour),), round(WILD_IN_CALM * left, 1))
    if memory is not state.lacks[seat]:
        state.lacks = replaced(state.lacks, seat, memory)


def _after_play(memory: Lacks, face: Face, left: int) -> Lacks:
    if memory == NO_LACKS:
        return memory
    kinds = kinds_of(face)
    return tuple(
        min(old, left) if kind in kinds else max(0, round(old - 1, 1))
        for kind, old in enumerate(memory)
    )


def note_no_play(state: ColourState, seat: Seat) -> None:
    """Remember that the seat showed no card of the colour in force and no wild."""
    _note(state, seat, (int(state.colour), LACKS_WILD))


def note_taken(state: ColourState, seat: Seat, kind: Penalty) -> None:
    """Remember that the seat had no answer; call it before the cards are drawn."""
    _note(state, seat, (LACKS_PENALTY[kind],))


def _note(state: ColourState, seat: Seat, kinds: tuple[int, ...]) -> None:
    memory = _set(state.lacks[seat], kinds, len(state.hands[seat]))
    state.lacks = replaced(state.lacks, seat, memory)


def _set(memory: Lacks, kinds: Iterable[int], amount: float) -> Lacks:
    changed = list(memory)
    for kind in kinds:
        changed[kind] = amount
    return tuple(changed)
