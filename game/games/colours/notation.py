"""Reading the moves of the colour games from text."""

from __future__ import annotations

import re
from typing import Final

from game.games.colours.cards import Colour, Face
from game.games.colours.moves import CallLastCard, ColourMove, Keep, Pass, PlayCard, Take
from game.games.colours.state import ColourState
from game.rules.events import Seat

_WORDS: Final[dict[str, type[Take | Keep | Pass | CallLastCard]]] = {
    "take": Take,
    "keep": Keep,
    "pass": Pass,
    "call": CallLastCard,
}
_PLAY: Final = re.compile(
    r"play (?P<face>[^\s@]+)(?: (?P<colour>[A-Z]))?(?:@(?P<slot>[0-9]{1,3}))?"
)


def read_move(state: ColourState, seat: Seat, text: str) -> ColourMove:
    """The move of that seat which the text names; it need not be legal.

    Without a slot it is the drawn card while that awaits a decision, else the first copy.

    :raises ValueError: if the text is no move.
    """
    if text in _WORDS:
        return _WORDS[text](seat)
    found = _PLAY.fullmatch(text)
    if found is None:
        raise ValueError(f"no move is written {text!r}")
    face = Face.parse(found["face"])
    colour = None if found["colour"] is None else Colour.parse(found["colour"], face.side)
    if colour is not None and face.colour is not None:
        raise ValueError(f"{face.code} names no colour")
    slot = _slot_of(state, seat, face) if found["slot"] is None else int(found["slot"])
    return PlayCard(seat, face, slot, colour)


def _slot_of(state: ColourState, seat: Seat, face: Face) -> int:
    """Where the seat holds that face; the first slot if it does not, which is refused later."""
    if seat not in range(len(state.hands)):
        return 0
    faces = [card.face(state.side) for card in state.hands[seat]]
    if state.drawn and seat == state.turn and faces[-1] is face:
        return len(faces) - 1
    return faces.index(face) if face in faces else 0
