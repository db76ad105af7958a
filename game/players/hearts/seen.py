"""What a seat sees, in the flat form: its view as a deal, and the tricks in order."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.games.hearts.options import JACK as JACK_FACE
from game.games.hearts.scoring import penalty
from game.games.hearts.state import HeartsView
from game.players.hearts.cards import ALL, NUMBERS, SUIT_OF, SUITS, Cards, flat
from game.players.hearts.flat import FlatDeal, FlatRules
from game.rules.cards import Card
from game.rules.events import Seat
from game.rules.tricks import winning_index


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick, or the beginning of one."""

    leader: Seat
    cards: tuple[Card, ...]


def deal_of(view: HeartsView) -> FlatDeal:
    """The deal as the seat sees it: the other hands are empty, an unseen leftover too."""
    seats = len(view.sizes)
    deal = FlatDeal(
        FlatRules.of(view.options),
        last=seats - 1,
        hands=[flat(view.hand) if seat == view.seat else 0 for seat in range(seats)],
        gone=gone(view),
        lacked=_lacked(view),
        turn=view.turn,
        suit=0,
        best=0,
        taker=view.leader,
        laid=len(view.trick),
        stake=penalty(view.trick),
        jack_laid=JACK_FACE in view.trick,
        broken=view.broken,
        first=view.first_trick,
        leftover=0,
        points=[0] * seats,
        total=0,
        jack_to=None,
        over=False,
    )
    if view.trick:
        best = winning_index(view.trick)
        deal.best = NUMBERS[view.trick[best]]
        deal.suit, deal.taker = SUIT_OF[deal.best], (view.leader + best) % seats
    _count_points(view, deal)
    return deal


def tricks(view: HeartsView) -> list[Trick]:
    """All tricks from the first to the one in progress.

    Backwards they are known one by one: who led a trick took the one before.
    """
    seats, piles = len(view.sizes), [list(taken) for taken in view.taken]
    found, taker = [Trick(view.leader, view.trick)], view.leader
    while len(piles[taker]) >= seats:
        cards = tuple(piles[taker][-seats:])
        del piles[taker][-seats:]
        taker = (taker - winning_index(cards)) % seats
        found.append(Trick(taker, cards))
    return found[::-1]


def gone(view: HeartsView) -> Cards:
    """The cards that were played, are known to be left over, or are not in the pack."""
    pack = flat(view.options.pack(len(view.sizes)))
    return flat([*view.trick, *_taken(view), *(view.leftover or ())]) | ALL & ~pack


def _taken(view: HeartsView) -> Iterable[Card]:
    return [card for taken in view.taken for card in taken]


def _lacked(view: HeartsView) -> Cards:
    """The suits which some seat has shown to lack."""
    shown = 0
    for lacks in view.lacks:
        known = flat(lacks)
        for suit in SUITS:
            if known & suit == suit:
                shown |= suit
    return shown


def _count_points(view: HeartsView, deal: FlatDeal) -> None:
    """Count what the seats have taken, as far as it is known."""
    for seat, taken in enumerate(view.taken):
        points = penalty(taken)
        if points:
            deal.gain(seat, points)
        if JACK_FACE in taken:
            deal.jack_to = seat
    if view.leftover is not None and view.leftover_to is not None:
        deal.take_leftover(view.leftover_to, flat(view.leftover))
