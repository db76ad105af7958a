"""What only Hearts tells; cards move between ``deck hand given trick taken leftover``."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.games.hearts.options import Passing
from game.rules.cards import Card
from game.rules.events import Event, PublicEvent, Seat


@dataclass(frozen=True, slots=True)
class DealBegan(PublicEvent):
    """A deal begins: all cards go back into the deck, and it says where three will be passed."""

    deal: int
    passing: Passing


@dataclass(frozen=True, slots=True)
class CardsGiven(Event):
    """All have chosen, and these cards changed hands."""

    seat: Seat
    target: Seat
    cards: tuple[Card, ...] | None

    def seen_by(self, seat: Seat) -> Event:
        """The faces are for giver and receiver."""
        return self if seat in (self.seat, self.target) else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class HeartsBroken(PublicEvent):
    """The first heart of the deal was played."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken(PublicEvent):
    """A seat took a trick; the cards stand in the order played."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LeftoverTaken(Event):
    """The taker of the first trick took the undealt cards."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None

    def seen_by(self, seat: Seat) -> Event:
        """Only the taker may look at them until the deal is scored (7.1.2)."""
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class LeftoverShown(PublicEvent):
    """The deal is over, and all see what the undealt cards were."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class MoonShot(PublicEvent):
    """A seat took all hearts and the queen of spades, and the others pay (7.4.2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealScored(PublicEvent):
    """The points of a deal, by seat, and the totals with them."""

    points: tuple[int, ...]
    totals: tuple[int, ...]
