"""Reading a position of Hearts, and naming what in it cannot be."""

from __future__ import annotations

from game.games.hearts.deal import lowest_club_holder, match_before_first_deal
from game.games.hearts.knowledge import shown_by_play
from game.games.hearts.options import HeartsOptions, Passing
from game.games.hearts.scoring import ends_match
from game.games.hearts.state import GIFT_SIZE, Hand, HeartsState, Lacks, Phase
from game.rules.cards import Card, Suit
from game.rules.contract import Position
from game.rules.positions import Fields, sole_cards
from game.rules.rng import Rng
from game.rules.tricks import CARDS_OF


def read_position(options: HeartsOptions, seats: int, position: Position, seed: int) -> HeartsState:
    """The state described; with all hands empty it may still have to be scored.

    :raises ValueError: naming the fault, if it cannot be.
    """
    fields = Fields(position)
    if not fields.has("hands"):
        raise ValueError("hands are missing")
    state = match_before_first_deal(seats, Rng.of(seed, 1), seed)
    _read_cards(fields, seats, state)
    _read_match(fields, seats, state)
    _read_trick(fields, seats, state)
    _read_memory(fields, seats, state, options)
    fields.finish()
    passing = options.passing_in(state.deal, seats)
    _check_cards(options, state)
    if state.phase is Phase.GIVE:
        _check_giving(state, passing)
    else:
        _check_play(state)
    _check_leftover(options, state)
    _check_memory(options, state, passing)
    return state


def _read_cards(fields: Fields, seats: int, state: HeartsState) -> None:
    """Read where cards lie; cards laid out to be given may stand in the hand as well."""
    state.given = fields.cards_by_seat("given", seats)
    state.hands = tuple(
        tuple(card for card in hand if card not in given)
        for hand, given in zip(fields.cards_by_seat("hands", seats), state.given, strict=True)
    )
    state.trick = fields.cards("trick")
    state.taken = fields.cards_by_seat("taken", seats)
    state.leftover = fields.cards("leftover")
    state.leftover_to = fields.seat("leftover_to", seats)


def _read_match(fields: Fields, seats: int, state: HeartsState) -> None:
    state.deal = fields.whole("deal", 1, low=1)
    state.totals = fields.wholes_by_seat("totals", seats) or (0,) * seats
    state.overtime = fields.flag("overtime", False)
    state.scored = fields.wholes_by_seat("scored", seats)
    state.seed = fields.whole("seed", state.seed, low=None)
    state.rng = fields.rng(Rng.of(state.seed, state.deal))


def _read_trick(fields: Fields, seats: int, state: HeartsState) -> None:
    state.phase = Phase(fields.word("phase", [*Phase], Phase.PLAY))
    state.first_trick = fields.flag("first_trick", state.phase is Phase.GIVE)
    leads_first = state.phase is Phase.PLAY and state.first_trick and not state.trick
    holder = lowest_club_holder(state.hands) if leads_first else None
    leader = fields.seat("leader", seats)
    if None not in (leader, holder) and leader != holder:
        raise ValueError(f"seat {holder} leads first, as it holds the lowest club in play")
    state.leader = leader or holder or 0
    hearts_played = any(card.suit is Suit.HEARTS for card in _played(state))
    state.broken = fields.flag("broken", hearts_played)
    if hearts_played and not state.broken:
        raise ValueError("a heart has been played, so hearts are broken")


def _read_memory(fields: Fields, seats: int, state: HeartsState, options: HeartsOptions) -> None:
    """Read what was passed and shown; the trick on the table shows some of it by itself."""
    state.passed = fields.cards_by_seat("passed", seats)
    state.lacks = tuple(_read_lacks(text) for text in fields.by_seat("lacks", seats, ""))
    barred = state.first_trick and options.no_points_first_trick
    trick = state.trick
    for count, card in enumerate(trick[1:], 1):
        state.trick = trick[:count]
        state.lacks = shown_by_play(state, state.turn, card, barred)
    state.trick = trick


def _read_lacks(text: object) -> Lacks:
    if not isinstance(text, str):
        raise ValueError(f"lacks is suits and cards with blanks between, not {text!r}")
    suits = {suit.value: suit for suit in Suit}
    known = [CARDS_OF[suits[w]] if w in suits else {Card.parse(w)} for w in text.split()]
    return frozenset[Card]().union(*known)


def _played(state: HeartsState) -> tuple[Card, ...]:
    return state.trick + tuple(card for taken in state.taken for card in taken)


def _check_cards(options: HeartsOptions, state: HeartsState) -> None:
    """Refuse cards that are there twice, and hands of unlike sizes."""
    piles = (*state.hands, *state.given, *state.taken, state.trick, state.leftover)
    seats = len(state.hands)
    sole_cards(piles, options.pack(seats))
    if len(state.trick) >= seats:
        raise ValueError("the trick is complete: it belongs to its taker")
    played = {(state.leader + n) % seats for n in range(len(state.trick))}
    sizes = [
        len(hand) + len(given) + (seat in played)
        for seat, (hand, given) in enumerate(zip(state.hands, state.given, strict=True))
    ]
    for seat, size in enumerate(sizes):
        if size != max(sizes):
            short = max(sizes) - size
            raise ValueError(f"hands are of unlike sizes: seat {seat} is short of {short}")


def _check_giving(state: HeartsState, passing: Passing) -> None:
    if passing is Passing.NONE:
        raise ValueError(f"no cards are given in deal {state.deal}")
    if _played(state):
        raise ValueError("cards are given before any is played")
    if not state.first_trick:
        raise ValueError("the first trick is still to come while cards are given")
    if any(len(given) not in (0, GIFT_SIZE) for given in state.given):
        raise ValueError("a seat gives three cards or has not given yet")
    if all(state.given):
        raise ValueError("all seats have given, so the cards have changed hands")
    if len(state.hands[state.given.index(())]) < GIFT_SIZE:
        raise ValueError("hands are too small to give three cards")


def _check_play(state: HeartsState) -> None:
    if any(state.given):
        raise ValueError("cards are given in the phase 'give' only")
    if state.first_trick and any(state.taken):
        raise ValueError("tricks have been taken, so the first one is over")
    if state.first_trick and state.is_over:
        raise ValueError("all hands are empty, so the first trick is over")


def _check_leftover(options: HeartsOptions, state: HeartsState) -> None:
    most = options.leftover_size(len(state.hands))
    if len(state.leftover) > most:
        raise ValueError(f"{most} cards are left over with these rules")
    owed = bool(state.leftover) and not state.first_trick
    if owed and state.leftover_to is None:
        raise ValueError("leftover_to names who took the first trick and the leftover")
    if not owed and state.leftover_to is not None:
        raise ValueError("no leftover has been taken")


def _check_memory(options: HeartsOptions, state: HeartsState, passing: Passing) -> None:
    """Refuse memories which the cards belie."""
    seats, played = len(state.hands), _played(state)
    for seat, (hand, lacks) in enumerate(zip(state.hands, state.lacks, strict=True)):
        held = next((card for card in hand if card in lacks), None)
        if held is not None:
            raise ValueError(f"seat {seat} has shown not to hold {held.code}")
    for seat, gift in enumerate(state.passed):
        _check_passed(seat, gift, passing, state.hands[passing.target(seat, seats)] + played)
    if state.is_over and state.scored is not None:
        if not ends_match(options, state.totals, state.overtime):
            raise ValueError("the deal is scored, so the next one has been dealt")
    elif state.scored is not None and _played(state):
        raise ValueError("a deal was scored only when the next one has just been dealt")


def _check_passed(seat: int, gift: Hand, passing: Passing, there: Hand) -> None:
    if not gift:
        return
    if passing is Passing.NONE or len(gift) != GIFT_SIZE:
        raise ValueError(f"seat {seat} cannot have passed {len(gift)} cards in this deal")
    lost = next((card for card in gift if card not in there), None)
    if lost is not None:
        raise ValueError(f"seat {seat} passed {lost.code}, which its receiver does not hold")
