"""The values of Hearts: its moves, its state, and what a seat knows of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, islice
from math import comb
from typing import Final, TypeAlias, overload

from game.games.hearts.options import HeartsOptions, Passing, in_order
from game.rules.cards import Card
from game.rules.contract import Move, State, View
from game.rules.events import Seat

Hand: TypeAlias = tuple[Card, ...]
Lacks: TypeAlias = frozenset[Card]
GIFT_SIZE: Final = 3


@dataclass(frozen=True, slots=True)
class GiveCards(Move):
    """Give these cards away; the order they are named in does not matter.

    >>> from game.rules.cards import cards
    >>> print(GiveCards(0, cards("QS 2C KH")))
    give 2C KH QS
    """

    faces: tuple[Card, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "faces", tuple(sorted(self.faces, key=in_order)))

    @property
    def text(self) -> str:
        """The word of the protocol and the cards."""
        return " ".join(["give", *(face.code for face in self.faces)])


@dataclass(frozen=True, slots=True)
class PlayCard(Move):
    """Play a card to the trick; a hand holds each face once, so it needs no slot."""

    face: Card

    @property
    def text(self) -> str:
        """The word of the protocol and the card."""
        return f"play {self.face.code}"


HeartsMove: TypeAlias = GiveCards | PlayCard


class Gifts(Sequence[GiveCards]):
    """Every choice of three cards of a hand, each made when it is asked for.

    >>> from game.rules.cards import cards
    >>> gifts = Gifts(0, cards("QS 2C KH 3C"))
    >>> len(gifts), gifts[-1]
    (4, GiveCards(seat=0, faces=(2C, 3C, KH)))
    """

    def __init__(self, seat: Seat, hand: Hand) -> None:
        self._seat, self._hand = seat, hand

    def __len__(self) -> int:
        return comb(len(self._hand), GIFT_SIZE)

    @overload
    def __getitem__(self, index: int) -> GiveCards: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[GiveCards, ...]: ...
    def __getitem__(self, index: int | slice) -> GiveCards | tuple[GiveCards, ...]:
        if isinstance(index, slice):
            return tuple(self[n] for n in range(*index.indices(len(self))))
        start = range(len(self))[index]
        faces = next(islice(combinations(self._hand, GIFT_SIZE), start, None))
        return GiveCards(self._seat, faces)


class Phase(StrEnum):
    """What the seats are doing."""

    GIVE = "give"
    PLAY = "play"


@dataclass(slots=True)
class HeartsState(State):
    """One deal in progress, and the totals of those before it."""

    hands: tuple[Hand, ...]
    """By seat, as they were picked up."""
    phase: Phase
    given: tuple[Hand, ...]
    """By seat, the cards already laid out to be given, no longer in hand; all go at once."""
    passed: tuple[Hand, ...]
    """By seat, the cards it has given away in this deal."""
    trick: tuple[Card, ...]
    """In the order played."""
    leader: Seat
    broken: bool
    """Whether a heart has been played."""
    first_trick: bool
    """Whether the first trick is in progress or still to come."""
    taken: tuple[tuple[Card, ...], ...]
    """By seat, the cards of its tricks."""
    leftover: tuple[Card, ...]
    """The undealt cards, also after somebody took them."""
    leftover_to: Seat | None
    totals: tuple[int, ...]
    """By seat, the points of all deals scored."""
    deal: int
    """The number of the deal, from 1."""
    overtime: bool
    """Whether an earlier deal reached the end score with the lowest total shared (7.5.2)."""
    lacks: tuple[Lacks, ...]
    """By seat, the cards which its play has shown it not to hold: public memory."""
    scored: tuple[int, ...] | None
    """The points of the deal which the last move ended, if it did."""

    @property
    def turn(self) -> Seat:
        """The seat that plays next."""
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended: otherwise the next deal is dealt at once."""
        return self.phase is Phase.PLAY and not any(self.hands)


@dataclass(frozen=True, slots=True)
class HeartsView(View):
    """What one seat knows."""

    options: HeartsOptions
    hand: Hand
    sizes: tuple[int, ...]
    """By seat, how many cards it holds."""
    phase: Phase
    given: tuple[Hand | None, ...]
    """By seat, the cards laid out to be given: None for those of others."""
    passed: tuple[Hand | None, ...]
    """By seat, the cards given away in this deal: the own and the received ones are known."""
    trick: tuple[Card, ...]
    leader: Seat
    broken: bool
    first_trick: bool
    taken: tuple[tuple[Card, ...], ...]
    leftover_size: int
    leftover: tuple[Card, ...] | None
    """The undealt cards, once this seat may know them."""
    leftover_to: Seat | None
    totals: tuple[int, ...]
    deal: int
    overtime: bool
    lacks: tuple[Lacks, ...]
    scored: tuple[int, ...] | None

    @property
    def turn(self) -> Seat:
        """The seat that plays next."""
        return (self.leader + len(self.trick)) % len(self.sizes)

    @property
    def passing(self) -> Passing:
        """Where cards go in this deal."""
        return self.options.passing_in(self.deal, len(self.sizes))
