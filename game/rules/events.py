"""What happened: facts the rules report, in order, for the table to show and the log to tell.

The events every game shares are here; what only one game tells stands in that game's folder.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from game.rules.cards import Face

Seat: TypeAlias = int
Seats: TypeAlias = frozenset[Seat]

EVERYONE: Final = frozenset(range(8))
"""The seats that see what lies open; no table has more than eight."""
NOBODY: Final[Seats] = frozenset()


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card lies: a named pile, the seat it belongs to if any, and the slot in it.

    >>> Place("hand", 2, 4).code, Place("stock").code
    ('hand:2:4', 'stock')
    """

    pile: str
    seat: Seat | None = None
    slot: int | None = None

    @property
    def code(self) -> str:
        """The place as a text: its fields with colons between, what is unknown left out."""
        return ":".join(str(part) for part in (self.pile, self.seat, self.slot) if part is not None)


@dataclass(frozen=True, slots=True)
class Event(ABC):
    """Base of all events: a frozen fact that needs nothing else to be understood."""

    @abstractmethod
    def seen_by(self, seat: Seat) -> Event:
        """The event as that seat saw it: what it may not know is None."""


@dataclass(frozen=True, slots=True)
class PublicEvent(Event):
    """Base of events that hold nothing secret."""

    def seen_by(self, seat: Seat) -> Event:
        """The event itself."""
        return self


@dataclass(frozen=True, slots=True)
class CardMoved(Event):
    """A card went from one place to another.

    Nothing here has a default: each rule that moves a card says who sees its active face, its
    back (None: the card has no second face) and the slots it left and came to.
    """

    front: Face | None
    front_seen_by: Seats
    back: Face | None
    back_seen_by: Seats
    source: Place
    target: Place
    slots_seen_by: Seats

    @staticmethod
    def one_sided(
        front: Face, seen_by: Seats, source: Place, target: Place, slots_seen_by: Seats
    ) -> CardMoved:
        """The move of a card without a second face."""
        return CardMoved(front, seen_by, None, NOBODY, source, target, slots_seen_by)

    def seen_by(self, seat: Seat) -> Event:
        """The event with the faces and slots that the seat may know."""
        knows_slots = seat in self.slots_seen_by
        return replace(
            self,
            front=self.front if seat in self.front_seen_by else None,
            back=self.back if seat in self.back_seen_by else None,
            source=self.source if knows_slots else replace(self.source, slot=None),
            target=self.target if knows_slots else replace(self.target, slot=None),
        )


@dataclass(frozen=True, slots=True)
class PileShuffled(PublicEvent):
    """A pile was shuffled; ``count`` cards lie in it now."""

    pile: Place
    count: int


@dataclass(frozen=True, slots=True)
class TurnBegan(PublicEvent):
    """A seat is to act."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchEnded(PublicEvent):
    """The match is over: each seat's place (1 = first) and points, None where none are counted."""

    places: tuple[int, ...]
    points: tuple[int, ...] | None
