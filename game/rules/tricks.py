"""What trick-taking games share: following suit, and who takes a trick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.cards import FULL_PACK, Card, Suit

CARDS_OF: Final[dict[Suit, frozenset[Card]]] = {
    suit: frozenset(card for card in FULL_PACK if card.suit is suit) for suit in Suit
}


def following(hand: Sequence[Card], led: Suit) -> tuple[Card, ...]:
    """The cards of the led suit, which must be played if there are any.

    >>> from game.rules.cards import cards
    >>> following(cards("2H 5C KC"), Suit.CLUBS)
    (5C, KC)
    """
    return tuple([card for card in hand if card.suit is led])


def winning_index(trick: Sequence[Card]) -> int:
    """Which card takes the trick: the highest of the suit of the first.

    >>> from game.rules.cards import cards
    >>> winning_index(cards("5D AH 9D AS"))
    2
    """
    led = trick[0].suit
    return max(range(len(trick)), key=lambda n: trick[n].rank if trick[n].suit is led else 0)
