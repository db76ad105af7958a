"""Places and points at the end of a match (``RULES.md`` 2.5, 2.6 and 6.5)."""

from __future__ import annotations

from game.games.colours.cards import Face
from game.games.colours.state import ColourState
from game.rules.contract import Outcome


def points_of(hand: tuple[Face, ...]) -> int:
    """What a hand counts.

    >>> points_of((Face.parse("W4"), Face.parse("R4"), Face.parse("B5")))
    59
    """
    return sum(face.symbol.points for face in hand)


def counted(state: ColourState, score: str) -> Outcome:
    """Points by the faces active now, and places by points; the seat that went out is first.

    The others share a place when their points are equal (2.6.3).
    """
    winner = state.hands.index(())
    held = [points_of(tuple(card.face(state.side) for card in hand)) for hand in state.hands]
    total = sum(held) if score == "table" else 0
    points = tuple(total - own for own in held)
    behind = [own for seat, own in enumerate(points) if seat != winner]
    places = tuple(
        1 if seat == winner else 2 + sum(other > own for other in behind)
        for seat, own in enumerate(points)
    )
    return Outcome(places, points)


def uncounted(state: ColourState) -> Outcome:
    """The seat that went out is first, all others share the second place (6.5)."""
    winner = state.hands.index(())
    return Outcome(tuple(1 if seat == winner else 2 for seat in range(len(state.hands))))
