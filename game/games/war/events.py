"""What only War tells; its cards move between the places ``pile``, ``down`` and ``up``."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.cards import Card
from game.rules.events import PublicEvent, Seat


@dataclass(frozen=True, slots=True)
class WarBegan(PublicEvent):
    """The best cards turned up are equal; ``fighters`` have cards left for the next layer."""

    tied: tuple[Seat, ...]
    fighters: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PotTaken(PublicEvent):
    """A seat won the battle and all cards on the table, face-down ones now shown (8.1.9)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SeatOut(PublicEvent):
    """A seat has no cards left and is out, in that battle."""

    seat: Seat
    battle: int
