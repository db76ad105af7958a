"""What play tells about hidden cards: public memory, and when no point can be left."""

from __future__ import annotations

from game.games.hearts.options import PENALTY_CARDS, QUEEN
from game.games.hearts.state import HeartsState, HeartsView, Lacks
from game.rules.cards import Card, Suit
from game.rules.events import Seat
from game.rules.tricks import CARDS_OF

NOTHING: Lacks = frozenset()
_NO_HEARTS: Lacks = frozenset().union(*(CARDS_OF[suit] for suit in Suit)) - CARDS_OF[Suit.HEARTS]
_NO_PENALTY_CARDS: Lacks = _NO_HEARTS - {QUEEN}


def clubs_below(card: Card) -> Lacks:
    """The lower clubs than that club."""
    return frozenset(club for club in CARDS_OF[Suit.CLUBS] if club.rank < card.rank)


def shown_by_play(
    state: HeartsState, seat: Seat, card: Card, points_barred: bool
) -> tuple[Lacks, ...]:
    """The public memory after that card, told before it lies in the trick.

    ``points_barred`` says whether a hand of other cards could not have played a point now.
    """
    lacks = state.lacks
    if not state.trick and state.first_trick and card.suit is Suit.CLUBS:
        below = clubs_below(card)
        lacks = tuple(known | below for known in lacks)  # they lie in the leftover (7.5.7)
    shown = _shown_lacking(state, card, points_barred)
    if shown:
        lacks = (*lacks[:seat], lacks[seat] | shown, *lacks[seat + 1 :])
    return lacks


def _shown_lacking(state: HeartsState, card: Card, points_barred: bool) -> Lacks:
    """What the seat that plays this card cannot hold."""
    if not state.trick:
        opens = card.suit is Suit.HEARTS and not state.broken
        return _NO_HEARTS if opens else NOTHING
    led = state.trick[0].suit
    shown = NOTHING if card.suit is led else CARDS_OF[led]
    return shown | _NO_PENALTY_CARDS if points_barred and card in PENALTY_CARDS else shown


def is_settled(view: HeartsView) -> bool:
    """Whether no point can be left to win, so that the seat may ask to finish the deal (7.5.6).

    A leftover which the seat has not seen may hold any card not yet played.
    """
    settled = {card for taken in view.taken for card in taken} | set(view.leftover or ())
    return view.options.point_cards <= settled
