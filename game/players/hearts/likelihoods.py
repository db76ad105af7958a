"""What others' plays tell about their hands: which cards they are less likely to hold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.games.hearts.state import HeartsView
from game.players.hearts.cards import (
    BELOW,
    BIT,
    FACES,
    HEARTS,
    NUMBERS,
    POINTS,
    QUEEN,
    QUEEN_BIT,
    SPADES,
    SUIT_OF,
    Cards,
    FlatCard,
    each,
)
from game.players.hearts.seen import tricks
from game.rules.events import Seat

Likelihoods: TypeAlias = list[list[float]]
"""By seat and card: the share that is left of its chance to be held there."""
Clue: TypeAlias = tuple[Cards, float]
"""Cards which a seat is less likely to hold, and by what factor."""

_HIGH_SPADES: Final = SPADES & ~BELOW[QUEEN]


@dataclass(frozen=True, slots=True)
class Play:
    """A card played, and the trick it came to."""

    seat: Seat
    card: FlatCard
    best: FlatCard | None
    """The card that had taken the trick so far, None for a lead."""
    stake: int
    """The points in the trick before."""
    last: bool
    first_trick: bool
    queen_out: bool
    """Whether the queen of spades had not been played before."""


def even(seats: int) -> Likelihoods:
    """Where nothing is known."""
    return [[1.0] * len(FACES) for _ in range(seats)]


def inferred(view: HeartsView) -> Likelihoods:
    """What the plays of the deal so far tell that seat about the others."""
    known = even(len(view.sizes))
    for play in _plays(view):
        if play.seat != view.seat:
            for cards, factor in _clues(play, view.options.no_points_first_trick):
                for card in each(cards):
                    known[play.seat][card] *= factor
    return known


def _plays(view: HeartsView) -> Iterator[Play]:
    """All plays of the deal, in order."""
    seats, queen_out, found = len(view.sizes), True, tricks(view)
    for trick in found:
        first = trick is found[0] and (view.first_trick or len(found) > 1)
        best, stake = None, 0
        for place, face in enumerate(trick.cards):
            card, seat = NUMBERS[face], (trick.leader + place) % seats
            yield Play(seat, card, best, stake, place == seats - 1, first, queen_out)
            if best is None or (best < card and SUIT_OF[best] == SUIT_OF[card]):
                best = card
            stake += POINTS[card]
            queen_out = queen_out and card != QUEEN


def _clues(play: Play, first_barred: bool) -> Iterator[Clue]:
    """What a play tells; the first trick bars points, and so tells nothing by a card thrown."""
    if play.best is None:
        low_spade = BIT[play.card] & SPADES & BELOW[QUEEN]
        if low_spade and play.queen_out and not play.first_trick:
            yield _HIGH_SPADES, 0.6
    elif SUIT_OF[play.card] == SUIT_OF[play.best]:
        yield from _clues_by_following(play, play.best)
    elif not (play.first_trick and first_barred):
        yield from _clues_by_throwing(play.card)


def _clues_by_throwing(card: FlatCard) -> Iterator[Clue]:
    """One throws the queen of spades first, then hearts, the highest first."""
    if card == QUEEN:
        return
    yield QUEEN_BIT, 0.1
    if BIT[card] & HEARTS:
        yield _above(card), 0.6
    else:
        yield HEARTS, 0.7


def _clues_by_following(play: Play, best: FlatCard) -> Iterator[Clue]:
    """One ducks or takes with the highest card, and throws the queen under ace or king."""
    card, suit = play.card, SUIT_OF[play.card]
    if suit == SPADES and best > QUEEN and card != QUEEN:
        yield QUEEN_BIT, 0.05
    if card < best:
        yield suit & BELOW[best] & ~BELOW[card] & ~BIT[card] & ~QUEEN_BIT, 0.6
        if play.last and not play.stake:
            yield _above(best), 0.7
        return
    braves_queen = suit == SPADES and card > QUEEN and play.queen_out and not play.last
    if play.stake or braves_queen:
        yield suit & BELOW[best] & ~QUEEN_BIT, 0.4
    if play.last:
        yield _above(card), 0.7


def _above(card: FlatCard) -> Cards:
    """The higher cards of its suit."""
    return SUIT_OF[card] & ~BELOW[card] & ~BIT[card]
