"""Why a card is the best one to play, or three the best to give: the first reason that fits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final

from game.games.hearts.state import HeartsView
from game.players.hearts.cards import (
    BELOW,
    BIT,
    CLUBS,
    DIAMONDS,
    FACES,
    HEARTS,
    JACK,
    PENALTY,
    QUEEN,
    QUEEN_BIT,
    RANKS,
    SPADES,
    SUIT_OF,
    Cards,
    FlatCard,
    highest,
)
from game.players.hearts.flat import FlatDeal
from game.players.hearts.gifts import Gift
from game.players.hearts.plays import Play
from game.players.hearts.search import Trial
from game.players.hearts.seen import deal_of
from game.players.hearts.worth import MATCH
from game.players.player import Reason
from game.rules.events import Seat


class Hint(StrEnum):
    """The reasons; in braces the values that come with them.

    ``card`` and ``suit`` are texts of the protocol, the others whole numbers.
    """

    ONLY_MOVE = "HINT_ONLY_MOVE"
    """Nothing else can be played."""
    SHOOT = "HINT_SHOOT"
    """You may take all the points: shoot the moon."""
    STOP_MOON = "HINT_STOP_MOON"
    """It stops {seat} from shooting the moon."""
    RID_OF_QUEEN = "HINT_RID_OF_QUEEN"
    """It gets rid of the queen of spades."""
    WINS_JACK = "HINT_WINS_JACK"
    """It takes the jack of diamonds."""
    UNDER = "HINT_UNDER"
    """It stays under {card} and takes nothing."""
    FIRST_TRICK = "HINT_FIRST_TRICK"
    """No points can fall in the first trick: use a high card."""
    LAST_SAFE = "HINT_LAST_SAFE"
    """You are last and there are no points: use a high card."""
    RID_OF_HIGH = "HINT_RID_OF_HIGH"
    """It gets rid of a dangerous high card."""
    GIVES_HEART = "HINT_GIVES_HEART"
    """Whoever takes the trick gets the heart."""
    FISHES = "HINT_FISHES"
    """It fishes for the queen of spades; you hold no spade above her."""
    SAFE_LEAD = "HINT_SAFE_LEAD"
    """Nobody can go under it."""
    LOW_LEAD = "HINT_LOW_LEAD"
    """A low lead: the others probably have to go above it."""
    EMPTIES = "HINT_EMPTIES"
    """It is your last card of its suit: next time you can throw something off."""
    POINTS = "HINT_POINTS"
    """In {worlds} imagined deals it was about {points} points better than {card}."""
    MATCH = "HINT_MATCH"
    """In {worlds} imagined deals it wins the match in {percent} %, {card} in {other} %."""
    CLOSE = "HINT_CLOSE"
    """In {worlds} imagined deals it was slightly better than {card}."""
    EVEN = "HINT_EVEN"
    """All your cards do the same here."""
    GIVE_MOON = "HINT_GIVE_MOON"
    """Keep the high cards: you may shoot the moon."""
    GIVE_QUEEN = "HINT_GIVE_QUEEN"
    """The queen of spades is too dangerous to keep."""
    GIVE_SPADES = "HINT_GIVE_SPADES"
    """Ace and king of spades would catch the queen."""
    GIVE_SUIT = "HINT_GIVE_SUIT"
    """You have no {suit} then, and can throw off other cards."""
    GIVE_HIGH = "HINT_GIVE_HIGH"
    """These are the cards most likely to take points."""


_HIGH_RANK: Final = 9
"""From the jack up a card is high."""
_FEW: Final = 3
"""At most one of so many is few."""
_LETTERS: Final = {CLUBS: "C", DIAMONDS: "D"}


def for_play(
    view: HeartsView, ended: Sequence[Trial[Play]], stopped: Seat | None, for_match: bool
) -> Reason:
    """The reason for the best of the plays; ``stopped`` is the seat against which only it helps."""
    deal, best = deal_of(view), ended[0].candidate
    if deal.legal() == BIT[best.card]:
        return Reason(Hint.ONLY_MOVE)
    if best.shoots:
        return Reason(Hint.SHOOT)
    if stopped is None and _denies(deal, best.card):
        stopped = deal.threat
    if stopped is not None:
        return Reason(Hint.STOP_MOON, (("seat", stopped),))
    at_stake = deal.stake > 0 or (view.first_trick and view.leftover_size > 0)
    for reason in _by_rule(deal, best.card, at_stake):
        return reason
    return _by_numbers(ended, for_match)


def for_gift(hand: Cards, given: Gift) -> Reason:
    """The reason for giving these cards away."""
    if given.shoots:
        return Reason(Hint.GIVE_MOON)
    if given.cards & QUEEN_BIT:
        return Reason(Hint.GIVE_QUEEN)
    if given.cards & SPADES & ~BELOW[QUEEN]:
        return Reason(Hint.GIVE_SPADES)
    for suit, letter in _LETTERS.items():
        if given.cards & suit and not hand & suit & ~given.cards:
            return Reason(Hint.GIVE_SUIT, (("suit", letter),))
    return Reason(Hint.GIVE_HIGH)


def _denies(deal: FlatDeal, card: FlatCard) -> bool:
    """Whether the card keeps points from the seat that has all of them."""
    if deal.threat is None or deal.threat == deal.turn or deal.threat != deal.taker:
        return False
    if BIT[card] & deal.suit:
        return deal.stake > 0 and card > deal.best
    return not BIT[card] & PENALTY and deal.legal() & PENALTY > 0


def _by_rule(deal: FlatDeal, card: FlatCard, at_stake: bool) -> Iterator[Reason]:
    """All reasons that fit the card, the best one first."""
    if not deal.suit:
        yield from _for_lead(deal, card)
    elif BIT[card] & deal.suit:
        yield from _for_following(deal, card, at_stake)
    else:
        yield from _for_throwing(card)
    if deal.hands[deal.turn] & SUIT_OF[card] == BIT[card]:
        yield Reason(Hint.EMPTIES)


def _for_lead(deal: FlatDeal, card: FlatCard) -> Iterator[Reason]:
    suit, hand = SUIT_OF[card], deal.hands[deal.turn]
    out = suit & ~(deal.gone | hand)
    lower = (out & BELOW[card]).bit_count()
    if out & QUEEN_BIT and highest(hand & SPADES) < QUEEN:
        yield Reason(Hint.FISHES)
    if out and not lower:
        yield Reason(Hint.SAFE_LEAD)
    elif out and _FEW * lower <= out.bit_count():
        yield Reason(Hint.LOW_LEAD)


def _for_following(deal: FlatDeal, card: FlatCard, at_stake: bool) -> Iterator[Reason]:
    last = deal.laid == deal.last
    if card < deal.best:
        if card == QUEEN:
            yield Reason(Hint.RID_OF_QUEEN)
        yield Reason(Hint.UNDER, (("card", FACES[deal.best].code),))
    elif last and deal.rules.jack and (card == JACK or deal.jack_laid):
        yield Reason(Hint.WINS_JACK)
    elif not at_stake and card == highest(deal.hands[deal.turn] & deal.suit):
        if deal.first and deal.rules.no_points:
            yield Reason(Hint.FIRST_TRICK)
        elif last:
            yield Reason(Hint.LAST_SAFE)


def _for_throwing(card: FlatCard) -> Iterator[Reason]:
    if card == QUEEN:
        yield Reason(Hint.RID_OF_QUEEN)
    elif card % RANKS >= _HIGH_RANK:
        yield Reason(Hint.RID_OF_HIGH)
    elif BIT[card] & HEARTS:
        yield Reason(Hint.GIVES_HEART)


def _by_numbers(ended: Sequence[Trial[Play]], for_match: bool) -> Reason:
    """How much better the best one did than the next card."""
    best = ended[0]
    second = next((t for t in ended if t.candidate.card != best.candidate.card), None)
    if second is None:
        return Reason(Hint.EVEN)
    next_card, worlds = ("card", FACES[second.candidate.card].code), ("worlds", best.worlds)
    if for_match:
        percent, other = _chance(best), _chance(second)
        if percent > other:
            return Reason(Hint.MATCH, (worlds, ("percent", percent), next_card, ("other", other)))
    elif round(second.score - best.score):
        points = round(second.score - best.score)
        return Reason(Hint.POINTS, (worlds, ("points", points), next_card))
    return Reason(Hint.CLOSE, (worlds, next_card))


def _chance(trial: Trial[Play]) -> int:
    """The chance to win the match, in percent."""
    return max(0, round(-100 * trial.mean / MATCH))
