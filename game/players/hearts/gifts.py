"""The search for the three cards to give away: what comes of them in imagined deals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from game.games.hearts.state import GIFT_SIZE, HeartsView
from game.players.hearts import shooting
from game.players.hearts.cards import BIT, CLUBS, Cards, FlatCard, flat, lowest
from game.players.hearts.flat import FlatDeal
from game.players.hearts.likelihoods import even
from game.players.hearts.passing import TUNED, gift, ranked
from game.players.hearts.playouts import Whims
from game.players.hearts.search import Trial
from game.players.hearts.worlds import Worlds
from game.players.hearts.worth import Worth
from game.rules.events import Seat
from game.rules.rng import Dice

TRIED: Final = 6
"""All gifts from so many of the most dangerous cards are tried."""
PROMISING: Final = 15
"""With a hand that promises so much, also those for shooting the moon."""


@dataclass(frozen=True, slots=True)
class Gift:
    """Three cards to give away, and whether to try for the moon then."""

    cards: Cards
    shoots: bool = False


class GiftTrials:
    """Tries gifts in worlds in which the others give by rule of thumb."""

    def __init__(self, view: HeartsView, worth: Worth, dice: Dice) -> None:
        seats = len(view.sizes)
        self._seat = view.seat
        self._targets = [view.passing.target(seat, seats) for seat in range(seats)]
        self._worlds = Worlds(view, even(seats), dice)
        self._worth = worth
        self._whims = Whims(dice)
        self._jack_counts = view.options.jack_of_diamonds

    def deal(self) -> FlatDeal:
        """The next world: the others have given, the seat has received and is to give."""
        world = self._worlds.deal()
        given = [gift(hand, TUNED, self._jack_counts) for hand in world.hands]
        given[self._seat] = 0
        for seat, cards in enumerate(given):
            self._hand_on(world, seat, cards)
        return world

    def value(self, world: FlatDeal, tried: Gift) -> float:
        """What the deal is worth in that world after that gift."""
        deal = world.clone()
        self._hand_on(deal, self._seat, tried.cards)
        deal.turn = _leader(deal)
        if tried.shoots:
            deal.shooters = BIT[self._seat]
        return self._worth(self._whims.play_out(deal))

    def _hand_on(self, deal: FlatDeal, seat: Seat, cards: Cards) -> None:
        deal.hands[seat] ^= cards
        deal.hands[self._targets[seat]] ^= cards


def gift_trials(view: HeartsView, shoots: bool) -> list[Trial[Gift]]:
    """What is tried: gifts of dangerous cards, and where it is promising those for the moon."""
    hand, jack_counts = flat(view.hand), view.options.jack_of_diamonds
    dangerous = ranked(hand, TUNED, jack_counts)[:TRIED]
    tried = [Gift(_set(cards)) for cards in combinations(dangerous, GIFT_SIZE)]
    if shoots and view.options.moon and shooting.promise(hand) >= PROMISING:
        losers = shooting.losers(hand)[:GIFT_SIZE]
        tried += [
            Gift(_set(losers), shoots=True),
            Gift(gift(hand, TUNED, jack_counts), shoots=True),
        ]
    return [Trial(one) for one in tried]


def _set(cards: Iterable[FlatCard]) -> Cards:
    return sum([BIT[card] for card in cards])


def _leader(deal: FlatDeal) -> Seat:
    """Who holds the lowest club."""
    clubs = [hand & CLUBS for hand in deal.hands]
    held = [(lowest(own), seat) for seat, own in enumerate(clubs) if own]
    return min(held)[1] if held else 0
