"""The rule of thumb for playing a card: Medium, and how all seats play in imagined games.

It goes by the own hand and what lies open; the numbers were tuned by self-play. Cards are given
as sets, see ``cards.py``; "out" are those which the others may still hold.
"""

from __future__ import annotations

from typing import Final

from game.players.hearts import shooting
from game.players.hearts.cards import (
    BELOW,
    CLUBS,
    DIAMONDS,
    HEARTS,
    JACK,
    JACK_BIT,
    PENALTY,
    QUEEN,
    QUEEN_BIT,
    RANKS,
    SPADES,
    SUIT_OF,
    SUITS,
    Cards,
    FlatCard,
    each,
    highest,
    lowest,
)
from game.players.hearts.flat import FlatDeal

_JACK_WORTH: Final = 10
"""A trick with the jack is worth taking below so many points."""
_MINORS: Final = CLUBS | DIAMONDS
_SERIOUS: Final = 14
"""With so many points a threat is serious enough to keep high cards against it."""
_NO_OTHER_FOLLOWS: Final = 144
"""The risk of leading a suit which nobody else has."""


def choose(deal: FlatDeal, legal: Cards) -> FlatCard:
    """The card which the seat to move plays."""
    if not legal & (legal - 1):
        return highest(legal)
    if deal.shooters and deal.shooters >> deal.turn & 1:
        return shooting.choose(deal, legal)
    if not deal.suit:
        return _lead(deal, legal)
    if legal & deal.suit:
        return _follow(deal, legal)
    return _throw(deal, legal)


def _follow(deal: FlatDeal, own: Cards) -> FlatCard:
    under = own & BELOW[deal.best]
    last = deal.laid == deal.last
    if deal.threat == deal.taker and (deal.stake or deal.guarded) and not own & QUEEN_BIT:
        if own != under:
            return lowest(own ^ under) if last else highest(own)
        if deal.guarded:
            return lowest(own)
    if deal.suit == SPADES and not deal.gone & QUEEN_BIT:
        if own & QUEEN_BIT:
            return _follow_with_queen(deal, own ^ QUEEN_BIT, under, last)
        return _follow_under_queen(deal, own, under, last)
    if deal.suit == DIAMONDS and deal.rules.jack:
        return _follow_diamonds(deal, own, under, last)
    return _duck(deal, own, under, last)


def _duck(deal: FlatDeal, own: Cards, under: Cards, last: bool) -> FlatCard:
    """Stay under the best card, or take the trick with a high one where that is safe."""
    if not deal.stake and (last or deal.first or _is_fresh(deal, own)):
        return highest(own)
    if under:
        return highest(under)
    return highest(own) if last else lowest(own)


def _is_fresh(deal: FlatDeal, own: Cards) -> bool:
    """Whether the others have so much of the suit led that all will probably follow."""
    if deal.suit == HEARTS:
        return False
    out = deal.suit & ~(deal.gone | own)
    return out.bit_count() >= 2 * deal.last


def _follow_with_queen(deal: FlatDeal, rest: Cards, under: Cards, last: bool) -> FlatCard:
    """Throw the queen under ace or king; until then hold her back."""
    if deal.best > QUEEN:
        return QUEEN
    if last and not deal.stake:
        return highest(rest)
    if under:
        return highest(under)
    return highest(rest) if last else lowest(rest)


def _follow_under_queen(deal: FlatDeal, own: Cards, under: Cards, last: bool) -> FlatCard:
    """Beware of the queen of spades, which another holds."""
    if last:
        return highest(under) if under and deal.stake else highest(own)
    safe = under if deal.best > QUEEN else own & BELOW[QUEEN]
    return highest(safe) if safe else lowest(own)


def _follow_diamonds(deal: FlatDeal, own: Cards, under: Cards, last: bool) -> FlatCard:
    """Take the jack's trick if one can; play the jack where it takes the trick for sure."""
    cheap = deal.stake < _JACK_WORTH
    if deal.jack_laid and cheap and own != under:
        return highest(own)
    if own & JACK_BIT:
        takes = last and deal.best < JACK
        if takes and cheap:
            return JACK
        if not takes:
            own &= ~JACK_BIT
            under &= ~JACK_BIT
    return _duck(deal, own, under, last)


def _throw(deal: FlatDeal, legal: Cards) -> FlatCard:
    """Be rid of what is dangerous, the queen of spades first."""
    if deal.guarded and deal.threat == deal.taker and deal.total >= _SERIOUS:
        return _throw_low(legal)
    chosen = highest(legal)
    if legal & QUEEN_BIT:
        return QUEEN
    if not legal & ~SUIT_OF[chosen]:
        return chosen
    known, best = deal.gone | deal.hands[deal.turn], None
    for suit in SUITS:
        own = legal & suit
        if own:
            gain = _gain_of_throwing(deal, suit, own, suit & ~known)
            if best is None or gain > best:
                best, chosen = gain, highest(own)
    return chosen


def _throw_low(legal: Cards) -> FlatCard:
    """Keep points, and what may take a trick from who shoots the moon."""
    return min(each(legal & ~PENALTY or legal), key=lambda card: card % RANKS)


def _gain_of_throwing(deal: FlatDeal, suit: Cards, own: Cards, out: Cards) -> int:
    """How good it is to be rid of the highest card of that suit."""
    high, count = highest(own), out.bit_count()
    if count:
        below_high = (out & BELOW[high]).bit_count()
        below_low = (out & BELOW[lowest(own)]).bit_count()
        gain = (64 * below_high + 48 * below_low) // count - 10 * own.bit_count()
    else:
        gain = -20
    if suit == HEARTS:
        return gain - 40 if deal.threat == deal.taker else gain + 26
    if suit == SPADES:
        return gain + 51 if high > QUEEN and not deal.gone & QUEEN_BIT else gain
    return gain - 60 if high == JACK and deal.rules.jack else gain


def _lead(deal: FlatDeal, legal: Cards) -> FlatCard:
    """Lead what others must beat, or a suit in which all will follow."""
    known = deal.gone | deal.hands[deal.turn]
    least, chosen = None, 0
    for suit in SUITS:
        own = legal & suit
        if own:
            risk, card = _lead_from(deal, suit, own, suit & ~known)
            if least is None or risk < least:
                least, chosen = risk, card
    return chosen


def _lead_from(deal: FlatDeal, suit: Cards, own: Cards, out: Cards) -> tuple[int, FlatCard]:
    """How likely it is to take points by leading that suit, and with which card."""
    risk = _risk_of_lowest(suit, own, out, deal.lacked & suit) if out else _NO_OTHER_FOLLOWS
    if suit == SPADES and not deal.gone & QUEEN_BIT:
        return _lead_spades(own, risk)
    if suit & _MINORS and out:
        return _lead_minor(deal, suit, own, risk)
    return risk, lowest(own)


def _risk_of_lowest(suit: Cards, own: Cards, out: Cards, lacked: Cards) -> int:
    """The risk of the lowest card, which grows with the lower ones that are out."""
    lower, count = (out & BELOW[lowest(own)]).bit_count(), out.bit_count()
    risk = 4 * own.bit_count() - 16
    if suit != HEARTS:
        risk += 16 * lower // count
    if lower == count:
        risk += 22
    if lower and lacked:
        risk += 13
    return risk


def _lead_spades(own: Cards, risk: int) -> tuple[int, FlatCard]:
    """Fish for the queen from below her; hold her or what she would catch back."""
    low = lowest(own)
    if own & QUEEN_BIT:
        return risk + (120 if low == QUEEN else 60), low
    if highest(own) < QUEEN:
        return risk - 52, highest(own)
    return risk + (63 if low > QUEEN else 12), low


def _lead_minor(deal: FlatDeal, suit: Cards, own: Cards, risk: int) -> tuple[int, FlatCard]:
    """A high card is cheap while all will follow; the jack is no lead where it counts."""
    low, high = lowest(own), highest(own)
    fresh = -2 - own.bit_count()
    unplayed = (deal.gone & suit).bit_count() <= 1
    keeps_jack = deal.rules.jack and high == JACK
    if unplayed and not deal.lacked & suit and fresh < risk and not keeps_jack:
        return fresh, high
    return risk + 30 if low == JACK and deal.rules.jack else risk, low
