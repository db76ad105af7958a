"""The rule of thumb in the flat form: it plays the imagined rounds of a search.

It is ``policy.best_move`` with the weights ``INSANE``, but without memory: nothing for a colour
shown to be lacked nor for a symbol kept.
"""

from __future__ import annotations

from typing import Final

from game.games.colours.policy import INSANE, NUMBER_WEIGHT, SAVED_FROM
from game.players.colours.flat import (
    ADDED,
    COLOURLESS,
    EVERYONE,
    HUNT,
    PLUS2,
    REVERSE,
    SKIP,
    SYMBOL,
    WILD,
    WILD4,
    Card,
    FlatTable,
    Play,
)

HITS: Final = frozenset((SKIP, EVERYONE, *ADDED))
"""The symbols that cost the next seat cards or its turn, whoever sits before."""
CLOSE: Final = 2
"""A seat with so few cards is close to going out."""
_BASE: Final = {
    PLUS2: INSANE.plus_two,
    WILD: INSANE.wild,
    WILD4: INSANE.wild4,
    HUNT: INSANE.wild4,
}
WORTH: Final = tuple(
    [_BASE.get(symbol, NUMBER_WEIGHT * symbol * (symbol < SKIP)) for symbol in range(HUNT + 1)]
)
"""How gladly each symbol is played, whatever else is so."""
_COLOUR: Final = INSANE.colour
DANGER: Final = (0.0, INSANE.one_left, INSANE.two_left)
"""What it is worth to hit a next seat with so many cards."""


def reply(table: FlatTable) -> Play | None:
    """The card to play, or None to take or keep."""
    cards = table.legal()
    if not cards:
        return None
    first = cards[0]
    if not first & COLOURLESS and len(cards) == 1:
        return first, first >> 5 & 7
    hands, turn = table.hands, table.turn
    hand = hands[turn]
    if first & COLOURLESS and not table.kind and _saves(cards, hand, hands):
        return None
    held = [0, 0, 0, 0, 0]
    for card in hand:
        held[card >> 5 & 7] += 1
    most = max(held[:4])
    left = len(hands[(turn + table.direction) % len(hands)])
    best, best_score = first, -1e9
    for card in cards:
        symbol = card & SYMBOL
        kept = most if card & COLOURLESS else held[card >> 5 & 7] - 1
        score = WORTH[symbol] + _COLOUR * kept
        if left <= CLOSE and symbol >= SKIP:
            score += DANGER[left] * _hit(table, symbol)
        if score > best_score:
            best, best_score = card, score
    return best, held.index(most) if best & COLOURLESS else best >> 5 & 7


def _saves(cards: list[Card], hand: list[Card], hands: list[list[Card]]) -> bool:
    """Whether every card that fits is colourless, and nobody is close to going out."""
    if len(hand) <= SAVED_FROM:
        return False
    for card in cards:
        if not card & COLOURLESS:
            return False
    return min([len(other) for other in hands if other is not hand]) > CLOSE


def _hit(table: FlatTable, symbol: int) -> float:
    """How far the symbol stops the next seat: wholly, half, or not at all."""
    if symbol in HITS:
        return 1.0
    if symbol == REVERSE:
        before = table.hands[(table.turn - table.direction) % len(table.hands)]
        return float(len(before) > CLOSE)
    return 0.5 if symbol == WILD else 0.0


def play_on(table: FlatTable, turns: int, more: int) -> None:
    """Play so many turns by the rule of thumb, and some more while a stack or fuse is open."""
    while table.winner is None and (turns > 0 or (turns > -more and (table.kind or table.fuse))):
        turns -= 1
        play = reply(table)
        if play is not None:
            table.play(*play)
        elif table.take():
            settle(table)


def settle(table: FlatTable) -> None:
    """Decide about the card just drawn, which fits."""
    play = reply(table)
    if play is None:
        table.keep()
    else:
        table.play(*play)
