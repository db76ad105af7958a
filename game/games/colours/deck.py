"""Which cards a colour table has, and how they are dealt."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.games.colours.cards import COLOURS, NUMBERS, Card, Face, Side, Symbol
from game.games.colours.piles import DISCARD, STOCK, hand_card_moved, turned_up
from game.games.colours.state import Hand
from game.rules.contract import Tell
from game.rules.events import PileShuffled, Place
from game.rules.rng import Rng

HAND_SIZE: Final = 7

ONE_TO_NINE: Final = dict.fromkeys(NUMBERS[1:], 2)
"""Two of each number but the 0, in every colour."""
BASIC_CARDS: Final = {
    Symbol.ZERO: 1,
    **ONE_TO_NINE,
    Symbol.SKIP: 2,
    Symbol.REVERSE: 2,
    Symbol.PLUS_TWO: 2,
    Symbol.WILD: 4,
    Symbol.WILD4: 4,
}
"""The 108 cards which three of the tables share (``RULES.md`` 3.1 without the Bombs)."""


def faces(copies: Mapping[Symbol, int], *, night: bool = False) -> tuple[Face, ...]:
    """All faces of one side of a deck: so many copies in every colour, of a wild so many in all.

    >>> len(faces(BASIC_CARDS))
    108
    """
    side = "POTV" if night else "RYGB"
    return tuple(
        face
        for symbol, count in copies.items()
        for face in _of_symbol(symbol, side)
        for _ in range(count)
    )


def _of_symbol(symbol: Symbol, letters: str) -> list[Face]:
    if symbol.is_wild:
        return [Face.parse(symbol)]
    mark = "-" if symbol.isalpha() else ""
    return [Face.parse(letters[colour] + mark + symbol) for colour in COLOURS]


def shuffled_deck(
    day: Sequence[Face], night: Sequence[Face], rng: Rng
) -> tuple[tuple[Card, ...], Rng]:
    """The cards in a random order; two-sided ones in a fresh random pairing (4.1)."""
    if not night:
        return rng.shuffled(Card.of(face) for face in day)
    backs, rng = rng.shuffled(night)
    return rng.shuffled(Card.of(*pair) for pair in zip(day, backs, strict=True))


@dataclass(frozen=True, slots=True)
class Dealt:
    """A table just dealt: hands by seat, the draw pile, and the card turned up."""

    hands: tuple[Hand, ...]
    stock: tuple[Card, ...]
    opening: Card
    rng: Rng


def dealt(
    seats: int, deck: Sequence[Card], rng: Rng, may_open: Callable[[Face], bool], tell: Tell
) -> Dealt:
    """Deal seven cards each, one at a time from seat 0, then turn up until a card may open.

    :raises ValueError: if no card of the rest may open, or the deck is too short.
    """
    used = seats * HAND_SIZE
    hands = tuple(tuple(deck[seat:used:seats]) for seat in range(seats))
    rest = tuple(deck[used:])
    opening = next((at for at, card in enumerate(rest) if may_open(card.day)), None)
    if opening is None:
        raise ValueError("no card of this deck may open the discard pile")
    tell(PileShuffled(STOCK, len(deck)))
    _tell_hands(hands, tell)
    stock, rng = _turn_up(rest, opening, rng, tell)
    return Dealt(hands, stock, rest[opening], rng)


def _tell_hands(hands: tuple[Hand, ...], tell: Tell) -> None:
    for slot in range(HAND_SIZE):
        for seat, hand in enumerate(hands):
            place = Place("hand", seat, slot)
            tell(hand_card_moved(hand[slot], Side.DAY, seat, frozenset({seat}), STOCK, place))


def _turn_up(
    rest: tuple[Card, ...], opening: int, rng: Rng, tell: Tell
) -> tuple[tuple[Card, ...], Rng]:
    """Turn up cards until the opening one; those refused are shuffled back (2.1.5)."""
    for card in rest[:opening]:
        tell(turned_up(card, STOCK, DISCARD))
        tell(turned_up(card, DISCARD, STOCK))
    tell(turned_up(rest[opening], STOCK, DISCARD))
    stock = rest[opening + 1 :] + rest[:opening]
    if opening:
        stock, rng = rng.shuffled(stock)
        tell(PileShuffled(STOCK, len(stock)))
    return stock, rng
