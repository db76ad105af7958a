"""The house rules of Hearts (``RULES.md`` 7), and where cards are passed in which deal."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from game.rules.cards import FULL_PACK, Card, Rank, Suit, cards
from game.rules.events import Seat
from game.rules.options import Options, choice

QUEEN: Final = Card.parse("QS")
JACK: Final = Card.parse("JD")
PENALTY_CARDS: Final = frozenset({QUEEN, *(c for c in FULL_PACK if c.suit is Suit.HEARTS)})
"""The 13 hearts and the queen of spades: all of them are a moon."""
_WITH_JACK: Final = PENALTY_CARDS | {JACK}
_SHORT_PACKS: Final = {
    seats: tuple(card for card in FULL_PACK if card not in cards(removed))
    for seats, removed in {3: "2D", 4: "", 5: "2D 2C"}.items()
}


@dataclass(frozen=True, slots=True)
class HeartsOptions(Options):
    """The house rules of one match."""

    end_score: int = choice(100, 50)
    passing: bool = choice(True, False)
    no_points_first_trick: bool = choice(True, False)
    moon: bool = choice(True, False)
    leftover: str = choice("remove", "facedown")
    jack_of_diamonds: bool = choice(False, True)

    def pack(self, seats: int) -> tuple[Card, ...]:
        """The cards that are shuffled for so many seats (7.1.2)."""
        return _SHORT_PACKS[seats] if self.leftover == "remove" else FULL_PACK

    def leftover_size(self, seats: int) -> int:
        """How many cards are left over, face down, when all have been dealt."""
        return len(self.pack(seats)) % seats

    def passing_in(self, deal: int, seats: int) -> Passing:
        """Where the cards go in that deal, the first being 1 (7.2.2)."""
        cycle = _CYCLES[seats]
        return cycle[(deal - 1) % len(cycle)] if self.passing else Passing.NONE

    @property
    def point_cards(self) -> frozenset[Card]:
        """The cards that change the score."""
        return _WITH_JACK if self.jack_of_diamonds else PENALTY_CARDS


class Passing(StrEnum):
    """To whom each seat gives its three cards."""

    LEFT = "left"
    RIGHT = "right"
    ACROSS = "across"
    NONE = "none"

    def target(self, seat: Seat, seats: int) -> Seat:
        """Who receives the cards of that seat; the left neighbour plays next."""
        return (seat + _STEPS[self]) % seats

    def giver(self, seat: Seat, seats: int) -> Seat:
        """Whose cards that seat receives."""
        return (seat - _STEPS[self]) % seats


_STEPS: Final = {Passing.LEFT: 1, Passing.RIGHT: -1, Passing.ACROSS: 2, Passing.NONE: 0}
_OF_THREE: Final = (Passing.LEFT, Passing.RIGHT, Passing.NONE)
_CYCLES: Final = {
    3: _OF_THREE,
    4: (Passing.LEFT, Passing.RIGHT, Passing.ACROSS, Passing.NONE),
    5: _OF_THREE,
}


def in_order(card: Card) -> tuple[str, Rank]:
    """A sort key: clubs, diamonds, hearts, spades, each from low to high."""
    return card.suit.value, card.rank
