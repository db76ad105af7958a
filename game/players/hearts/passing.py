"""Which three cards to give away, by rule of thumb."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.games.hearts.state import GIFT_SIZE
from game.players.hearts.cards import (
    BELOW,
    BIT,
    CLUBS,
    HEARTS,
    JACK,
    QUEEN,
    QUEEN_BIT,
    RANKS,
    SPADES,
    SUIT_OF,
    Cards,
    FlatCard,
    each,
)

_JACK_KEPT: Final = -60
_LOW_SPADE: Final = -20
_SHORT: Final = 4
"""A minor suit of fewer cards than this may be passed away."""


@dataclass(frozen=True, slots=True)
class Dangers:
    """How dangerous cards are; ranks count from 0 for a two to 12 for an ace."""

    bare_queen: int = 200
    guarded_queen: int = -10
    """The queen of spades with fewer, or at least so many, spades below her as ``guards`` says."""
    guards: int = 4
    catcher: int = 120
    """Ace and king of spades, and for each rank one more …"""
    guarded_catcher: int = 10
    """… or this with a guarded queen or so many spades below her as ``cover`` says."""
    cover: int = 8
    heart: int = 12
    heart_rank: int = 6
    heart_below: int = 10
    """For a heart, for each of its ranks, and less for each lower heart held."""
    minor_rank: int = 6
    minor_below: int = 5
    """For each rank of a club or diamond, and less for each lower one held."""
    short_suit: int = 10
    """For each card which its suit falls short of four, to be rid of the suit."""
    high_club: int = -7
    """For ace and king of clubs, of which the first trick takes one."""


TUNED: Final = Dangers()
HIGH_CARDS: Final = Dangers(
    bare_queen=60,
    guards=RANKS,
    catcher=40,
    cover=RANKS,
    heart=0,
    heart_rank=4,
    heart_below=0,
    minor_rank=4,
    minor_below=0,
    short_suit=0,
    high_club=0,
)
"""Whatever is high is passed on."""


def gift(hand: Cards, dangers: Dangers, jack_counts: bool) -> Cards:
    """The three most dangerous cards of the hand."""
    return sum([BIT[card] for card in ranked(hand, dangers, jack_counts)[:GIFT_SIZE]])


def ranked(hand: Cards, dangers: Dangers, jack_counts: bool) -> list[FlatCard]:
    """The hand from the most to the least dangerous card."""
    scores = {card: danger(hand, card, dangers) for card in each(hand)}
    if jack_counts and JACK in scores:
        scores[JACK] += _JACK_KEPT
    return sorted(scores, key=lambda card: -scores[card])


def danger(hand: Cards, card: FlatCard, dangers: Dangers) -> int:
    """How much one wants to give the card away."""
    suit, rank = SUIT_OF[card], card % RANKS
    own = hand & suit
    below = (own & BELOW[card]).bit_count()
    if suit == SPADES:
        return _danger_of_spade(own, card, dangers)
    if suit == HEARTS:
        return dangers.heart + dangers.heart_rank * rank - dangers.heart_below * below
    score = dangers.minor_rank * rank - dangers.minor_below * below
    score += dangers.short_suit * max(0, _SHORT - own.bit_count())
    return score + dangers.high_club if suit == CLUBS and rank >= RANKS - 2 else score


def _danger_of_spade(own: Cards, card: FlatCard, dangers: Dangers) -> int:
    low = (own & BELOW[QUEEN]).bit_count()
    guarded = low >= dangers.guards
    if card == QUEEN:
        return dangers.guarded_queen if guarded else dangers.bare_queen
    if card < QUEEN:
        return _LOW_SPADE + card % RANKS
    if low >= dangers.cover or (own & QUEEN_BIT and guarded):
        return dangers.guarded_catcher
    return dangers.catcher + card % RANKS
