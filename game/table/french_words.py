"""What French suits and cards are called."""

from __future__ import annotations

from typing import Final

from game.app.words import Words, message

_SUITS: Final = {
    "C": message("Clubs"),
    "D": message("Diamonds"),
    "H": message("Hearts"),
    "S": message("Spades"),
}
_CARDS: Final = {
    "C": message("{rank} of clubs"),
    "D": message("{rank} of diamonds"),
    "H": message("{rank} of hearts"),
    "S": message("{rank} of spades"),
}
_RANKS: Final = {
    "2": message("Two"),
    "3": message("Three"),
    "4": message("Four"),
    "5": message("Five"),
    "6": message("Six"),
    "7": message("Seven"),
    "8": message("Eight"),
    "9": message("Nine"),
    "T": message("Ten"),
    "J": message("Jack"),
    "Q": message("Queen"),
    "K": message("King"),
    "A": message("Ace"),
}


def suit_name(words: Words, letter: str) -> str:
    """The name of a suit, by its protocol letter ``C D H S``.

    :raises KeyError: if no suit has that letter.
    """
    return words(_SUITS[letter])


def french_card_name(words: Words, code: str) -> str:
    """The name of a card, by its protocol code such as ``QS``.

    :raises KeyError: if no card has that code.
    """
    rank, suit = code[0], code[1]
    return words(_CARDS[suit], rank=words(_RANKS[rank]))
