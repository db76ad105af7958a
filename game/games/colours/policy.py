"""A linear rule of thumb for the colour games: weights as data, working on views alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from game.games.colours.cards import PENALTIES, Colour, Face, Symbol
from game.games.colours.moves import CallLastCard, ColourMove, PlayCard
from game.games.colours.state import ColourView
from game.rules.events import Seat
from game.rules.rng import Dice


@dataclass(frozen=True, slots=True)
class Weights:
    """How a seat plays: what each term counts, and how often chance overrules them."""

    colour: float = 0.0
    """For each other card kept of the colour that will be in force."""
    symbol: float = 0.0
    """For each other card kept with the symbol played."""
    lacks: float = 0.0
    """For the share of the following hand that is shown to lack the colour."""
    plus_two: float = 0.0
    wild: float = -20.0
    wild4: float = -30.0
    """For a +2, a Wild, a Wild +4 or Colour Hunt, whatever else is so."""
    two_left: float = 0.0
    one_left: float = 0.0
    """For hitting the next seat when it has two cards or one left."""
    saves_wilds: bool = False
    """Whether it rather draws than plays a wild while nobody is close to going out."""
    random: float = 0.0
    """The share of turns on which any legal card is played."""
    misses: float = 0.0
    """The share of stacks that are taken though there is an answer."""
    forgets: float = 0.0
    """The share of last cards that are not called."""


EASY: Final = Weights(colour=-1.0, wild=5.0, wild4=6.0, random=0.5, misses=0.5, forgets=0.3)
MEDIUM: Final = Weights(random=0.3, misses=0.3, forgets=0.08)
HARD: Final = Weights(two_left=3.0, one_left=40.0, forgets=0.02)
INSANE: Final = Weights(
    colour=1.0,
    symbol=0.5,
    lacks=0.5,
    plus_two=-1.0,
    two_left=3.0,
    one_left=40.0,
    saves_wilds=True,
)
"""The four levels (``RULES.md`` 6.6); the last is what its search starts from."""
STAND_IN: Final = replace(HARD, forgets=0.0)
"""For a person whose time ran out or who is away: nothing is left to chance."""

NUMBER_WEIGHT: Final = 0.01
OUT_WEIGHT: Final = 1000.0
SAVED_FROM: Final = 3
"""A wild is saved with more cards than this in the own hand and more than two in the others'."""
_STEPS: Final = {Symbol.SKIP: 2, Symbol.EVERYONE: 0}
_HITS: Final = frozenset({Symbol.SKIP, Symbol.EVERYONE, Symbol.REVERSE, *PENALTIES})


class Terms(NamedTuple):
    """What speaks for a play, term by term; the score is their sum."""

    out: float
    colour: float
    symbol: float
    lacks: float
    number: float
    base: float
    danger: float


def quick(view: ColourView, moves: Sequence[ColourMove], dice: Dice) -> ColourMove:
    """A sensible move at once; the last card is always called."""
    return best_move(view, moves, STAND_IN, dice)


def best_move(
    view: ColourView, moves: Sequence[ColourMove], weights: Weights, dice: Dice
) -> ColourMove:
    """The move those weights prefer; between equal plays the first in hand order."""
    move = _play_or_not(view, moves, weights, dice)
    if isinstance(move, PlayCard):
        for call in moves:
            if isinstance(call, CallLastCard) and not dice.chance(weights.forgets):
                return call
    return move


def _play_or_not(
    view: ColourView, moves: Sequence[ColourMove], weights: Weights, dice: Dice
) -> ColourMove:
    plays = candidates(view, moves, weights)
    ending = [move for move in moves if not isinstance(move, PlayCard | CallLastCard)]
    if not plays:
        return ending[0]
    if len(view.hand) > 1:
        if view.stack is not None and not _has_called(view) and dice.chance(weights.misses):
            return ending[0]
        if dice.chance(weights.random):
            return _any_play(moves, dice)
        if weights.saves_wilds and ending and is_calm(view) and not _has_coloured(plays):
            return ending[0]
    return max(plays, key=lambda play: sum(terms(view, play, weights)))


def candidates(view: ColourView, moves: Sequence[ColourMove], weights: Weights) -> list[PlayCard]:
    """One play for each legal face, in hand order; a wild with the colour to name."""
    best: dict[Face, PlayCard] = {}
    named: Colour | None = None
    for move in moves:
        if isinstance(move, PlayCard) and move.face not in best:
            if move.face.colour is not None:
                best[move.face] = move
                continue
            if named is None:
                named = best_colour(view, move.face, weights)
            if move.colour == named:
                best[move.face] = move
    return list(best.values())


def best_colour(view: ColourView, wild: Face, weights: Weights) -> Colour:
    """The colour to name: most held, then in the order red, yellow, green, blue (2.2.5)."""
    follower = seat_that_follows(view, wild)
    return max(
        Colour,
        key=lambda colour: _held(view, colour) + weights.lacks * _lack(view, follower, colour),
    )


def terms(view: ColourView, play: PlayCard, weights: Weights) -> Terms:
    """What speaks for that play."""
    face = play.face
    colour = play.colour if face.colour is None else face.colour
    assert colour is not None
    follower = seat_that_follows(view, face)
    alike = sum(face.symbol is other.symbol for other in view.hand) - 1
    return Terms(
        out=OUT_WEIGHT if len(view.hand) == 1 else 0.0,
        colour=weights.colour * (_held(view, colour) - (face.colour is not None)),
        symbol=weights.symbol * alike,
        lacks=weights.lacks * _lack(view, follower, colour),
        number=NUMBER_WEIGHT * (face.symbol.number or 0),
        base=_base(face.symbol, weights),
        danger=_danger(view, face.symbol, weights),
    )


def is_calm(view: ColourView) -> bool:
    """Whether a wild is better saved: no stack, and nobody is close to going out."""
    others = (size for seat, size in enumerate(view.sizes) if seat != view.seat)
    return view.stack is None and len(view.hand) > SAVED_FROM and min(others) > 2


def seat_that_follows(view: ColourView, face: Face) -> Seat:
    """The seat that moves after that card."""
    if face.symbol is Symbol.REVERSE:
        return view.seat_after(-1 if len(view.sizes) > 2 else 0)
    return view.seat_after(_STEPS.get(face.symbol, 1))


def _has_called(view: ColourView) -> bool:
    """Whether the seat has already made up its mind to play its last card but one."""
    return view.seat in view.called


def _any_play(moves: Sequence[ColourMove], dice: Dice) -> PlayCard:
    """Any legal face, each as likely, and of a wild any colour."""
    plays = [move for move in moves if isinstance(move, PlayCard)]
    face = dice.choice(list(dict.fromkeys(play.face for play in plays)))
    return dice.choice([play for play in plays if play.face is face])


def _has_coloured(plays: Sequence[PlayCard]) -> bool:
    return any(play.face.colour is not None for play in plays)


def _held(view: ColourView, colour: Colour) -> int:
    return sum(face.colour == colour for face in view.hand)


def _lack(view: ColourView, seat: Seat, colour: Colour) -> float:
    """The share of that hand shown to lack the colour; nobody steers against himself."""
    if seat == view.seat or not view.sizes[seat]:
        return 0.0
    return min(1.0, view.lacks[seat][colour] / view.sizes[seat])


def _base(symbol: Symbol, weights: Weights) -> float:
    match symbol:
        case Symbol.PLUS_TWO:
            return weights.plus_two
        case Symbol.WILD:
            return weights.wild
        case Symbol.WILD4 | Symbol.HUNT:
            return weights.wild4
        case _:
            return 0.0


def _danger(view: ColourView, symbol: Symbol, weights: Weights) -> float:
    """What it is worth to hit the next seat, which may be about to go out."""
    left = view.sizes[view.seat_after()]
    worth = {1: weights.one_left, 2: weights.two_left}.get(left, 0.0)
    if symbol is Symbol.WILD:
        return worth / 2
    if symbol is Symbol.REVERSE and view.sizes[view.seat_after(-1)] <= 2:
        return 0.0
    return worth if symbol in _HITS else 0.0
