"""A quick way to play Hearts: rules of thumb on the own hand and what lies open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from game.games.hearts.options import JACK, PENALTY_CARDS, QUEEN
from game.games.hearts.state import (
    GIFT_SIZE,
    GiveCards,
    HeartsMove,
    HeartsView,
    Phase,
    PlayCard,
)
from game.rules.cards import Card, Rank, Suit
from game.rules.rng import Dice
from game.rules.tricks import winning_index

_Unseen: TypeAlias = dict[Suit, list[Card]]
"""The cards of each suit that are neither in the own hand nor played."""
_ACE_AND_KING = (Card.parse("AS"), Card.parse("KS"))


def choose(view: HeartsView, moves: Sequence[HeartsMove], dice: Dice) -> HeartsMove:
    """Duck, throw off what is dangerous, and lead what others must beat."""
    if view.phase is Phase.GIVE:
        return GiveCards(view.seat, _most_dangerous(view))
    playable = [move.face for move in moves if isinstance(move, PlayCard)]
    dice.shuffle(playable)  # equals are chosen among at random
    return PlayCard(view.seat, _card(view, playable))


def _card(view: HeartsView, playable: list[Card]) -> Card:
    if len(playable) == 1:
        return playable[0]
    unseen = _unseen_by_suit(view)
    if not view.trick:
        return min(playable, key=lambda card: _risk_of_leading(view, unseen, card))
    if playable[0].suit is view.trick[0].suit:
        return _following(view, unseen, playable)
    return max(playable, key=lambda card: _gain_of_throwing(view, unseen, card))


def _most_dangerous(view: HeartsView) -> tuple[Card, ...]:
    ranked = sorted(view.hand, key=lambda card: _danger(view, card), reverse=True)
    return tuple(ranked[:GIFT_SIZE])


def _danger(view: HeartsView, card: Card) -> int:
    """How much one wants to give the card away before play begins."""
    height = card.rank - Rank.TWO
    own = [other for other in view.hand if other.suit is card.suit]
    below = sum(other.rank < card.rank for other in own)
    if card.suit is Suit.SPADES:
        guards = sum(other.rank < Rank.QUEEN for other in own)
        if card is QUEEN:
            return 200 if guards < 4 else -10
        return 120 + height if card.rank > Rank.QUEEN else height - 20
    if card.suit is Suit.HEARTS:
        return 6 * height + 12 - 10 * below
    if card is JACK and view.options.jack_of_diamonds:
        return -60
    shortness = 10 * (4 - len(own)) if len(own) <= 3 else 0
    return 6 * height - 5 * below + shortness


def _following(view: HeartsView, unseen: _Unseen, playable: list[Card]) -> Card:
    """Follow suit: with the highest card where it is safe, else under the best one."""
    best = view.trick[winning_index(view.trick)]
    last = len(view.trick) == len(view.sizes) - 1
    under = [card for card in playable if card.rank < best.rank]
    if QUEEN in under:
        return QUEEN
    safe = [card for card in playable if card is not QUEEN] or playable
    pointless = not any(card in PENALTY_CARDS for card in view.trick)
    wins_jack = view.options.jack_of_diamonds and JACK in playable and JACK not in under
    if wins_jack and last and pointless:
        return JACK
    if pointless and (last or view.first_trick or _is_fresh(view, unseen, best.suit)):
        return _highest(safe)
    if under:
        return _highest(under)
    return _highest(safe) if last else min(safe, key=lambda card: card.rank)


def _is_fresh(view: HeartsView, unseen: _Unseen, suit: Suit) -> bool:
    """Whether the others have so much of a minor suit that all will probably follow."""
    minor = suit in (Suit.CLUBS, Suit.DIAMONDS)
    return minor and len(unseen[suit]) >= 2 * (len(view.sizes) - 1)


def _gain_of_throwing(view: HeartsView, unseen: _Unseen, card: Card) -> float:
    """How good it is to be rid of the card when one cannot follow."""
    if card is QUEEN:
        return 1000
    if card is JACK and view.options.jack_of_diamonds:
        return -1000
    others = unseen[card.suit]
    if not others:
        return -20
    own = [other for other in view.hand if other.suit is card.suit]
    gain = 100 * _share_below(card, others) - 10 * len(own)
    gain += 26 if card.suit is Suit.HEARTS else 0
    return gain + (51 if card in _ACE_AND_KING and QUEEN in others else 0)


def _risk_of_leading(view: HeartsView, unseen: _Unseen, card: Card) -> float:
    """How likely the lead is to take points."""
    others = unseen[card.suit]
    if not others:
        return 144
    risk = 38 * _share_below(card, others)
    if card is QUEEN:
        return risk + 60
    if card.suit is Suit.SPADES and QUEEN in others:
        return risk + (60 if card in _ACE_AND_KING else -40)
    if (
        card.suit is not Suit.HEARTS
        and _is_fresh(view, unseen, card.suit)
        and not _voids(view, card.suit)
    ):
        return -2 - card.rank / 10
    return risk + (13 if _voids(view, card.suit) else 0)


def _voids(view: HeartsView, suit: Suit) -> bool:
    """Whether someone who may still play has shown to lack the suit."""
    ace = Card.parse("A" + suit.value)
    return any(ace in lacks for seat, lacks in enumerate(view.lacks) if seat != view.seat)


def _unseen_by_suit(view: HeartsView) -> _Unseen:
    seen = {*view.hand, *view.trick, *(card for taken in view.taken for card in taken)}
    unseen: _Unseen = {suit: [] for suit in Suit}
    for card in view.options.pack(len(view.sizes)):
        if card not in seen:
            unseen[card.suit].append(card)
    return unseen


def _share_below(card: Card, others: list[Card]) -> float:
    return sum(other.rank < card.rank for other in others) / len(others)


def _highest(cards: Sequence[Card]) -> Card:
    return max(cards, key=lambda card: card.rank)
