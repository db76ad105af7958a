"""French playing cards: interned, immutable, compared by identity."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Protocol


class Face(Protocol):
    """What one side of a card shows; its ``code`` is its text (``protocol.md``)."""

    @property
    def code(self) -> str:
        """The text of this face, such as ``QS`` or ``R+2``."""
        ...


class Suit(Enum):
    """A French suit, valued by its one-letter code."""

    CLUBS = "C"
    DIAMONDS = "D"
    SPADES = "S"
    HEARTS = "H"


class Rank(IntEnum):
    """A rank, ace high."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def code(self) -> str:
        """The one-character code, ``2`` to ``9`` then ``T J Q K A``."""
        return "23456789TJQKA"[self - 2]


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card of the French pack, which is its own face.

    There is exactly one object for each rank and suit, so cards compare and hash by identity:
    as fast as an int in a search.

    >>> Card.parse("QS") is Card.parse("QS")
    True
    """

    rank: Rank
    suit: Suit

    @property
    def code(self) -> str:
        """The code that ``parse`` reads back."""
        return self.rank.code + self.suit.value

    @staticmethod
    def parse(code: str) -> Card:
        """Read a card's code.

        :raises ValueError: if no card has that code.
        """
        try:
            return _BY_CODE[code]
        except KeyError:
            raise ValueError(f"no card is called {code!r}") from None

    def __repr__(self) -> str:
        return self.code

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.parse, (self.code,)


_BY_CODE = {card.code: card for card in (Card(rank, suit) for suit in Suit for rank in Rank)}

FULL_PACK: tuple[Card, ...] = tuple(_BY_CODE.values())
"""The 52 cards, suit by suit, low to high."""


def cards(codes: str) -> tuple[Card, ...]:
    """Read several cards; the way tests and positions write hands.

    >>> cards("QS 2C")
    (QS, 2C)

    :raises ValueError: if a code is no card's.
    """
    return tuple(Card.parse(code) for code in codes.split())
