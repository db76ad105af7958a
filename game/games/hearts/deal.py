"""The course of a deal of Hearts: dealt, passed, played trick by trick, scored."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from game.games.hearts.events import (
    CardsGiven,
    DealBegan,
    DealScored,
    HeartsBroken,
    LeftoverShown,
    LeftoverTaken,
    MoonShot,
    TrickTaken,
)
from game.games.hearts.knowledge import NOTHING, shown_by_play
from game.games.hearts.options import HeartsOptions, Passing
from game.games.hearts.scoring import (
    deal_points,
    ends_match,
    moon_shooter,
    places,
    reaches_end,
    won_cards,
)
from game.games.hearts.state import Hand, HeartsState, Phase
from game.rules.cards import Card, Suit
from game.rules.contract import Tell
from game.rules.events import (
    EVERYONE,
    NOBODY,
    CardMoved,
    MatchEnded,
    Place,
    Seat,
    TurnBegan,
)
from game.rules.rng import Rng
from game.rules.tricks import winning_index

T = TypeVar("T")


def match_before_first_deal(seats: int, rng: Rng, seed: int) -> HeartsState:
    """A match in which nothing has been dealt yet."""
    none: tuple[Hand, ...] = ((),) * seats
    return HeartsState(
        rng=rng,
        seed=seed,
        hands=none,
        phase=Phase.PLAY,
        given=none,
        passed=none,
        trick=(),
        leader=0,
        broken=False,
        first_trick=True,
        taken=none,
        leftover=(),
        leftover_to=None,
        totals=(0,) * seats,
        deal=1,
        overtime=False,
        lacks=(NOTHING,) * seats,
        scored=None,
    )


def deal_out(options: HeartsOptions, state: HeartsState, deck: Sequence[Card], tell: Tell) -> None:
    """Deal the deck, one card to each seat in turn, the rest to the leftover (7.1)."""
    seats = len(state.hands)
    dealt = len(deck) - len(deck) % seats
    none: tuple[Hand, ...] = ((),) * seats
    passing = options.passing_in(state.deal, seats)
    state.hands = tuple(tuple(deck[seat:dealt:seats]) for seat in range(seats))
    state.leftover, state.leftover_to = tuple(deck[dealt:]), None
    state.taken, state.passed, state.lacks = none, none, (NOTHING,) * seats
    state.leader, state.broken, state.first_trick = 0, False, True
    tell(DealBegan(state.deal, passing))
    _tell_dealt(state, tell)
    if passing is Passing.NONE:
        _begin_play(state, tell)
    else:
        state.phase = Phase.GIVE


def give(options: HeartsOptions, state: HeartsState, seat: Seat, gift: Hand, tell: Tell) -> None:
    """Lay the cards out; when the last seat has done so, all change hands at once (7.2)."""
    for place, card in enumerate(gift):
        slot = state.hands[seat].index(card)
        state.hands = _with(state.hands, seat, without(state.hands[seat], slot))
        laid_out = Place("given", seat, place)
        tell(_moved(card, {seat}, Place("hand", seat, slot), laid_out, {seat}))
    state.given = _with(state.given, seat, gift)
    if all(state.given):
        _change_hands(options.passing_in(state.deal, len(state.hands)), state, tell)
        _begin_play(state, tell)


def play(options: HeartsOptions, state: HeartsState, seat: Seat, card: Card, tell: Tell) -> None:
    """Play a card to the trick, which the last card completes (7.3)."""
    barred = state.first_trick and options.no_points_first_trick
    state.lacks = shown_by_play(state, seat, card, barred)
    slot = state.hands[seat].index(card)
    state.hands = _with(state.hands, seat, without(state.hands[seat], slot))
    state.trick += (card,)
    tell(_moved(card, EVERYONE, Place("hand", seat, slot), Place("trick", seat), {seat}))
    if card.suit is Suit.HEARTS and not state.broken:
        state.broken = True
        tell(HeartsBroken(seat, card))
    if len(state.trick) < len(state.hands):
        tell(TurnBegan(state.turn))
    else:
        _end_trick(options, state, tell)


def score_deal(options: HeartsOptions, state: HeartsState, tell: Tell) -> None:
    """Score the deal just played; then the match ends or the next deal is dealt (7.4, 7.5)."""
    won = won_cards(state)
    state.scored = deal_points(options, won)
    state.totals = tuple(map(sum, zip(state.totals, state.scored, strict=True)))
    if state.leftover and state.leftover_to is not None:
        tell(LeftoverShown(state.leftover_to, state.leftover))
    shooter = moon_shooter(options, won)
    if shooter is not None:
        tell(MoonShot(shooter))
    tell(DealScored(state.scored, state.totals))
    if ends_match(options, state.totals, state.overtime):
        tell(MatchEnded(places(state.totals), state.totals))
        return
    state.overtime = state.overtime or reaches_end(options, state.totals)
    state.deal += 1
    deck, state.rng = Rng.of(state.seed, state.deal).shuffled(options.pack(len(state.hands)))
    deal_out(options, state, deck, tell)


def lowest_club_holder(hands: Sequence[Hand]) -> Seat | None:
    """Who must lead first: the holder of the lowest club in play (7.3.1)."""
    clubs = [
        (card.rank, seat)
        for seat, hand in enumerate(hands)
        for card in hand
        if card.suit is Suit.CLUBS
    ]
    return min(clubs)[1] if clubs else None


def without(hand: Hand, slot: int) -> Hand:
    """The hand without the card in that slot."""
    return hand[:slot] + hand[slot + 1 :]


def _tell_dealt(state: HeartsState, tell: Tell) -> None:
    for slot in range(max(map(len, state.hands))):
        for seat, hand in enumerate(state.hands):
            target = Place("hand", seat, slot)
            tell(_moved(hand[slot], {seat}, Place("deck"), target, {seat}))
    for slot, card in enumerate(state.leftover):
        tell(_moved(card, NOBODY, Place("deck"), Place("leftover", None, slot), EVERYONE))


def _change_hands(passing: Passing, state: HeartsState, tell: Tell) -> None:
    seats = len(state.hands)
    for seat, gift in enumerate(state.given):
        target = passing.target(seat, seats)
        tell(CardsGiven(seat, target, gift))
        for place, card in enumerate(gift):
            slot = len(state.hands[target]) + place
            source, hand = Place("given", seat, place), Place("hand", target, slot)
            tell(_moved(card, {seat, target}, source, hand, {target}))
        state.hands = _with(state.hands, target, state.hands[target] + gift)
    state.passed, state.given = state.given, ((),) * seats


def _begin_play(state: HeartsState, tell: Tell) -> None:
    state.phase = Phase.PLAY
    state.leader = lowest_club_holder(state.hands) or 0
    tell(TurnBegan(state.leader))


def _end_trick(options: HeartsOptions, state: HeartsState, tell: Tell) -> None:
    seats, leader = len(state.hands), state.leader
    taker = (leader + winning_index(state.trick)) % seats
    tell(TrickTaken(taker, state.trick))
    for seat, card in enumerate(state.trick, leader):
        source = Place("trick", seat % seats)
        tell(_moved(card, EVERYONE, source, Place("taken", taker), EVERYONE))
    state.taken = _with(state.taken, taker, state.taken[taker] + state.trick)
    state.trick, state.leader = (), taker
    if state.first_trick:
        _take_leftover(state, tell)
    if any(state.hands):
        tell(TurnBegan(taker))
    else:
        score_deal(options, state, tell)


def _take_leftover(state: HeartsState, tell: Tell) -> None:
    """The taker of the first trick takes the undealt cards, if there are any (7.1.2)."""
    state.first_trick = False
    if not state.leftover:
        return
    state.leftover_to = taker = state.leader
    tell(LeftoverTaken(taker, len(state.leftover), state.leftover))
    for slot, card in enumerate(state.leftover):
        source = Place("leftover", None, slot)
        tell(_moved(card, {taker}, source, Place("taken", taker), EVERYONE))


def _moved(
    card: Card, seen_by: Iterable[Seat], source: Place, target: Place, slots_seen_by: Iterable[Seat]
) -> CardMoved:
    return CardMoved.one_sided(card, frozenset(seen_by), source, target, frozenset(slots_seen_by))


def _with(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])
