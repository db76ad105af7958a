"""Shooting the moon: how strong a hand is for it, and how it is then played."""

from __future__ import annotations

from typing import Final

from game.players.hearts.cards import (
    ALL,
    BELOW,
    HEARTS,
    QUEEN,
    RANKS,
    SUITS,
    Cards,
    FlatCard,
    each,
    highest,
    lowest,
)
from game.players.hearts.flat import FlatDeal
from game.rules.events import Seat

_LONG: Final = 5
"""A suit of so many cards is long."""
_LOW_HEARTS: Final = HEARTS & HEARTS >> 5
"""The hearts up to the nine, which lose a trick."""


def choose(deal: FlatDeal, legal: Cards) -> FlatCard:
    """The card which a seat plays that wants to take everything."""
    if not deal.suit:
        return _lead(deal, legal)
    if legal & deal.suit:
        return _follow(deal, legal)
    return _throw(legal)


def strength(deal: FlatDeal, seat: Seat) -> int:
    """How much of the hand wins tricks, from 0 to 20.

    Twice the share of cards which no other can beat, and the share of those which only one can,
    in tenths.
    """
    hand = deal.hands[seat]
    out, sure = ALL & ~(deal.gone | hand), 0
    for suit in SUITS:
        own, others = hand & suit, out & suit
        for _ in range(2):
            top = BELOW[highest(others)] if others else 0
            sure += (own & ~top).bit_count()
            others &= top
    return 10 * sure // hand.bit_count() if hand else 0


def promise(hand: Cards) -> int:
    """How good the hand would be to shoot with once three cards are passed on."""
    return sum([_promise_of(suit, hand & suit) for suit in SUITS])


def _promise_of(suit: Cards, own: Cards) -> int:
    """Three for each card of the run from the ace, and something for length."""
    out, count = suit & ~own, own.bit_count()
    run = (own & ~BELOW[highest(out)]).bit_count() if out else count
    worth = 3 * run
    if count >= _LONG:
        ace = highest(suit)
        worth += count - 4 + 2 * (own >> ace & 1) + (own >> ace - 1 & 1)
    if suit == HEARTS and own:
        worth -= 0 if run else 3
        worth -= 2 if count < _LONG and own & _LOW_HEARTS else 0
    return worth


def losers(hand: Cards) -> list[FlatCard]:
    """The hand in the order in which one gives it away before shooting, low hearts early."""
    ranks = {}
    for suit in SUITS:
        own = hand & suit
        for card in each(own):
            ranks[card] = 2 * (card % RANKS + own.bit_count()) - (6 if suit == HEARTS else 0)
    return sorted(ranks, key=ranks.__getitem__)


def _lead(deal: FlatDeal, legal: Cards) -> FlatCard:
    """Lead the card that the fewest can beat."""
    known = deal.gone | deal.hands[deal.turn]
    least, chosen = None, 0
    for suit in SUITS:
        own = legal & suit
        if own:
            high = highest(own)
            risk = _risk_of_leading(suit, own, suit & ~known, high)
            if least is None or risk < least:
                least, chosen = risk, high
    return chosen


def _risk_of_leading(suit: Cards, own: Cards, out: Cards, high: FlatCard) -> int:
    above = (out & ~BELOW[high]).bit_count()
    risk = 20 * above - own.bit_count() - high % RANKS if out else -30
    return risk + 10 if suit == HEARTS and above else risk


def _follow(deal: FlatDeal, own: Cards) -> FlatCard:
    """Take the trick, as cheaply as possible when last; else lose the lowest card."""
    over = own & ~BELOW[deal.best]
    if not over:
        return lowest(own)
    return lowest(over) if deal.laid == deal.last else highest(own)


def _throw(legal: Cards) -> FlatCard:
    """Throw a low card of a short suit, and keep hearts and the queen of spades."""
    least, chosen = None, 0
    for suit in SUITS:
        own = legal & suit
        if own:
            low = lowest(own)
            worth = 2 * (low % RANKS) + own.bit_count()
            if suit == HEARTS:
                worth += 12
            elif low == QUEEN:
                worth += 20
            if least is None or worth < least:
                least, chosen = worth, low
    return chosen
