"""French cards as plain numbers, and sets of them as the bits of one number.

A card is ``13 * suit + rank``, with the suits in the order clubs, diamonds, hearts, spades and
the ranks from 0 for a two to 12 for an ace; a set of cards has the bit of each of its cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from game.games.hearts.options import JACK as JACK_FACE
from game.games.hearts.options import QUEEN as QUEEN_FACE
from game.games.hearts.options import in_order
from game.rules.cards import FULL_PACK, Card

FlatCard: TypeAlias = int
Cards: TypeAlias = int
"""A set of cards."""

FACES: Final = tuple(sorted(FULL_PACK, key=in_order))
"""By number: the card."""
NUMBERS: Final = {face: number for number, face in enumerate(FACES)}
RANKS: Final = 13
ALL: Final[Cards] = (1 << len(FACES)) - 1
SUITS: Final = tuple([((1 << RANKS) - 1) << RANKS * suit for suit in range(4)])
CLUBS, DIAMONDS, HEARTS, SPADES = SUITS

QUEEN: Final = NUMBERS[QUEEN_FACE]
JACK: Final = NUMBERS[JACK_FACE]
QUEEN_BIT: Final = 1 << QUEEN
JACK_BIT: Final = 1 << JACK
PENALTY: Final = HEARTS | QUEEN_BIT
"""The cards that count against who takes them."""

BIT: Final = tuple([1 << card for card in range(len(FACES))])
BELOW: Final = tuple([bit - 1 for bit in BIT])
"""By card: all cards with lower numbers; within one suit, the lower ranks."""
SUIT_OF: Final = tuple([SUITS[card // RANKS] for card in range(len(FACES))])
"""By card: all cards of its suit."""
POINTS: Final = tuple([13 if bit == QUEEN_BIT else int(bit & HEARTS > 0) for bit in BIT])
ALL_POINTS: Final = sum(POINTS)


def flat(faces: Iterable[Card]) -> Cards:
    """Those cards as a set.

    >>> from game.rules.cards import cards
    >>> flat(cards("2C 4C")) == 0b101
    True
    """
    found = 0
    for face in faces:
        found |= 1 << NUMBERS[face]
    return found


def each(cards: Cards) -> Iterator[FlatCard]:
    """The cards of a set, from the lowest number up.

    >>> list(each(0b101))
    [0, 2]
    """
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def lowest(cards: Cards) -> FlatCard:
    """The card of a set with the lowest number."""
    return (cards & -cards).bit_length() - 1


def highest(cards: Cards) -> FlatCard:
    """The card of a set with the highest number."""
    return cards.bit_length() - 1


def penalty(cards: Cards) -> int:
    """The points of a set."""
    return (cards & HEARTS).bit_count() + (13 if cards & QUEEN_BIT else 0)
