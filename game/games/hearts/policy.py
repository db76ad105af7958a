"""A quick way to play Hearts: rules of thumb on the own hand and what lies open."""

from __future__ import annotations

from collections.abc import Sequence

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
    if not view.trick:
        return min(playable, key=lambda card: _risk_of_leading(view, card))
    if playable[0].suit is view.trick[0].suit:
        return _following(view, playable)
    return max(playable, key=lambda card: _gain_of_throwing(view, card))


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


def _following(view: HeartsView, playable: list[Card]) -> Card:
    """Follow suit: with the highest card where it is safe, else under the best one."""
    best = view.trick[winning_index(view.trick)]
    last = len(view.trick) == len(view.sizes) - 1
    under = [card for card in playable if card.rank < best.rank]
    if QUEEN in under:
        return QUEEN
    safe = [card for card in playable if card is not QUEEN] or playable
    pointless = not any(card in PENALTY_CARDS for card in view.trick)
    if view.options.jack_of_diamonds and JACK in playable and last and pointless:
        return JACK
    if pointless and (last or view.first_trick or _is_fresh(view, best.suit)):
        return _highest(safe)
    if under:
        return _highest(under)
    return _highest(safe) if last else min(safe, key=lambda card: card.rank)


def _is_fresh(view: HeartsView, suit: Suit) -> bool:
    """Whether the others have so much of a minor suit that all will probably follow."""
    minor = suit in (Suit.CLUBS, Suit.DIAMONDS)
    return minor and len(_unseen(view, suit)) >= 2 * (len(view.sizes) - 1)


def _gain_of_throwing(view: HeartsView, card: Card) -> float:
    """How good it is to be rid of the card when one cannot follow."""
    if card is QUEEN:
        return 1000
    if card is JACK and view.options.jack_of_diamonds:
        return -1000
    unseen = _unseen(view, card.suit)
    if not unseen:
        return -20
    own = [other for other in view.hand if other.suit is card.suit]
    gain = 100 * _share_below(card, unseen) - 10 * len(own)
    gain += 26 if card.suit is Suit.HEARTS else 0
    return gain + (51 if card in _ACE_AND_KING and QUEEN in unseen else 0)


def _risk_of_leading(view: HeartsView, card: Card) -> float:
    """How likely the lead is to take points."""
    unseen = _unseen(view, card.suit)
    if not unseen:
        return 144
    risk = 38 * _share_below(card, unseen)
    if card is QUEEN:
        return risk + 60
    if card.suit is Suit.SPADES and QUEEN in unseen:
        return risk + (60 if card in _ACE_AND_KING else -40)
    if card.suit is not Suit.HEARTS and _is_fresh(view, card.suit) and not _voids(view, card.suit):
        return -2 - card.rank / 10
    return risk + (13 if _voids(view, card.suit) else 0)


def _voids(view: HeartsView, suit: Suit) -> bool:
    """Whether someone who may still play has shown to lack the suit."""
    ace = Card.parse("A" + suit.value)
    return any(ace in lacks for seat, lacks in enumerate(view.lacks) if seat != view.seat)


def _unseen(view: HeartsView, suit: Suit) -> list[Card]:
    seen = {*view.hand, *view.trick, *(card for taken in view.taken for card in taken)}
    pack = view.options.pack(len(view.sizes))
    return [card for card in pack if card.suit is suit and card not in seen]


def _share_below(card: Card, unseen: list[Card]) -> float:
    return sum(other.rank < card.rank for other in unseen) / len(unseen)


def _highest(cards: Sequence[Card]) -> Card:
    return max(cards, key=lambda card: card.rank)
