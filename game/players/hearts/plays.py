"""The search for the card to play: what comes of it in imagined deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from game.games.hearts.state import HeartsView
from game.players.hearts import shooting
from game.players.hearts.cards import (
    ALL,
    BELOW,
    BIT,
    JACK,
    QUEEN,
    QUEEN_BIT,
    SUITS,
    Cards,
    FlatCard,
    each,
)
from game.players.hearts.flat import FlatDeal
from game.players.hearts.likelihoods import even, inferred
from game.players.hearts.playouts import Whims
from game.players.hearts.search import Trial
from game.players.hearts.seen import deal_of
from game.players.hearts.worlds import Worlds
from game.players.hearts.worth import Worth
from game.rules.events import Seat
from game.rules.rng import Dice

STRONG: Final = 8
"""A hand of such strength may shoot the moon."""
WARY: Final = 2
"""So many points make the others wary of one who does."""
MOON_MARGIN: Final = 1.5
"""A plan to shoot must promise so many points more."""
SUSPECT: Final = 5
"""A seat shoots in some worlds if its strength there and a quarter of its points are so much."""


@dataclass(frozen=True, slots=True)
class Play:
    """A card to play, and whether to try for the moon with it."""

    card: FlatCard
    shoots: bool = False


class PlayTrials:
    """Tries cards in worlds in which all seats play on by rule of thumb."""

    def __init__(
        self, view: HeartsView, worth: Worth, dice: Dice, infers: bool, defends: float
    ) -> None:
        known = inferred(view) if infers else even(len(view.sizes))
        self._seat = view.seat
        self._worlds = Worlds(view, known, dice)
        self._worth = worth
        self._dice = dice
        self._whims = Whims(dice)
        self._defends = defends if view.options.moon else 0.0
        self._taken = deal_of(view).points
        self._calm: dict[Play, float] = {}
        """By play, its values in worlds in which no other seat shoots."""
        self._suspected = [0] * len(view.sizes)

    def deal(self) -> FlatDeal:
        """The next world; in some, those who could shoot the moon try to."""
        world = self._worlds.deal()
        if self._defends and self._dice.chance(self._defends):
            for seat in self._suspects(world):
                world.shooters |= BIT[seat]
                self._suspected[seat] += 1
        return world

    def value(self, world: FlatDeal, tried: Play) -> float:
        """What the deal is worth in that world after that play."""
        deal = world.clone()
        if tried.shoots:
            deal.shooters |= BIT[self._seat]
            deal.alarm = WARY
        deal.play(tried.card)
        value = self._worth(self._whims.play_out(deal))
        if not world.shooters:
            self._calm[tried] = self._calm.get(tried, 0.0) + value
        return value

    def stopped(self, ended: Sequence[Trial[Play]]) -> Seat | None:
        """Who is stopped by the best play if only worlds in which somebody shoots speak for it."""
        best = ended[0]
        seat = max(range(len(self._suspected)), key=self._suspected.__getitem__)
        suspected = self._suspected[seat] and self._taken[seat]
        if not suspected or not self._calm or best.candidate.shoots:
            return None
        rivals = [t.candidate for t in ended if t.worlds == best.worlds and not t.candidate.shoots]
        calmly = min(rivals, key=lambda play: self._calm[play])
        return None if calmly == best.candidate else seat

    def _suspects(self, world: FlatDeal) -> Iterator[Seat]:
        """The others who have all points so far and a strong hand."""
        for seat, points in enumerate(world.points):
            alone = seat != self._seat and points == world.total
            if alone and shooting.strength(world, seat) + points // 4 >= SUSPECT:
                yield seat


def play_trials(deal: FlatDeal, shoots: bool) -> list[Trial[Play]]:
    """What is tried: each card that differs, and where it is promising also to shoot with it."""
    cards = candidates(deal)
    tried = [Trial(Play(card)) for card in cards]
    if shoots and len(cards) > 1 and _may_shoot(deal):
        tried += [Trial(Play(card, shoots=True), handicap=MOON_MARGIN) for card in cards]
    return tried


def candidates(deal: FlatDeal) -> list[FlatCard]:
    """The legal cards; where no other card lies between several, only the highest of them."""
    apart = ALL & ~(deal.gone | deal.hands[deal.turn]) | QUEEN_BIT
    if deal.suit:
        apart |= BIT[deal.best]
    found, legal = list[FlatCard](), deal.legal()
    for suit in SUITS:
        higher = None
        for card in reversed(list(each(legal & suit))):
            if higher is None or _differ(deal, card, higher, apart):
                found.append(card)
            higher = card
    return found


def _differ(deal: FlatDeal, card: FlatCard, higher: FlatCard, apart: Cards) -> bool:
    """Whether it matters which of the two neighbours in the own hand is played."""
    between = apart & BELOW[higher] & ~BELOW[card]
    special = QUEEN in (card, higher) or (deal.rules.jack and JACK in (card, higher))
    return between > 0 or special


def _may_shoot(deal: FlatDeal) -> bool:
    seat = deal.turn
    alone = deal.rules.moon and deal.points[seat] == deal.total
    return alone and shooting.strength(deal, seat) >= STRONG
