"""What only the colour games tell; the rest is in ``game.rules.events``."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.games.colours.cards import Colour, Face, Penalty, Side
from game.rules.events import Event, PublicEvent, Seat


@dataclass(frozen=True, slots=True)
class Skipped(PublicEvent):
    """Those seats, in order, lost a turn."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class DirectionChanged(PublicEvent):
    """Play goes the other way: 1 clockwise, -1 counter-clockwise."""

    direction: int


@dataclass(frozen=True, slots=True)
class ColourNamed(PublicEvent):
    """A seat named the colour in force for its wild, in the palette of that side."""

    seat: Seat
    colour: Colour
    side: Side


@dataclass(frozen=True, slots=True)
class StackGrew(PublicEvent):
    """So many cards wait for the seat now; the last of them came from a card of that kind.

    A Colour Hunt's amount is 0: it is known only when it is taken.
    """

    seat: Seat
    amount: int
    kind: Penalty


@dataclass(frozen=True, slots=True)
class StackTaken(PublicEvent):
    """A seat takes what waited: the next ``count`` cards it draws, and the stack is gone."""

    seat: Seat
    count: int
    kind: Penalty


@dataclass(frozen=True, slots=True)
class FuseLit(PublicEvent):
    """A Bomb lit the fuse, or lit it anew: so many hand-offs to go, and so many cards to draw."""

    seat: Seat
    count: int
    blast: int


@dataclass(frozen=True, slots=True)
class FuseBurned(PublicEvent):
    """The fuse burned down by one hand-off and has ``count`` to go; 0 is followed by the blast."""

    count: int


@dataclass(frozen=True, slots=True)
class BombExploded(PublicEvent):
    """The Bomb hit a seat, which draws the next ``count`` cards; the fuse is out."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class ClockWound(PublicEvent):
    """A seat wound the Midnight Clock: so many hand-offs to go."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class ClockTicked(PublicEvent):
    """The Clock ran down by one hand-off and has ``count`` to go."""

    count: int


@dataclass(frozen=True, slots=True)
class ClockStruck(PublicEvent):
    """The Clock ran out and stands still; the table turns over next."""


@dataclass(frozen=True, slots=True)
class TableTurned(Event):
    """Every card turned over: which side is up, what lies on the pile, which colour is in force.

    Each seat sees its own new active faces, by slot, and the others' new inactive ones, sorted.
    """

    side: Side
    top: Face
    colour: Colour
    hands: tuple[tuple[Face, ...] | None, ...]
    """By seat: the active faces by slot, None where they are not seen."""
    backs: tuple[tuple[Face, ...] | None, ...]
    """By seat: the inactive faces, sorted, None where they are not seen."""

    def seen_by(self, seat: Seat) -> Event:
        """The event with the faces that the seat sees."""
        return replace(
            self,
            hands=tuple(hand if who == seat else None for who, hand in enumerate(self.hands)),
            backs=tuple(back if who != seat else None for who, back in enumerate(self.backs)),
        )


@dataclass(frozen=True, slots=True)
class ShieldRaised(PublicEvent):
    """A Shield stands before the seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ShieldAbsorbed(PublicEvent):
    """The stack of that amount is gone.

    ``raised``: the Shield that stood before the seat took it and is gone too; else the seat has
    just played one as an answer.
    """

    seat: Seat
    amount: int
    raised: bool


@dataclass(frozen=True, slots=True)
class LastCardCalled(PublicEvent):
    """A seat called its last card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CallForgotten(PublicEvent):
    """A seat has one card and did not call it: it draws the next ``count`` cards."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class WentOut(PublicEvent):
    """A seat played its last card and wins."""

    seat: Seat
