"""Color Battle, Day & Night: two-sided cards, the Flip and the Midnight Clock (``RULES.md`` 4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from game.games.colours.cards import Face, Penalty, Side, Symbol
from game.games.colours.deck import ONE_TO_NINE, faces
from game.games.colours.effects import COMMON_EFFECTS, Effect, seat_after
from game.games.colours.events import ClockStruck, ClockTicked, ClockWound, Skipped, TableTurned
from game.games.colours.options import DayNightOptions
from game.games.colours.penalties import Answers
from game.games.colours.rules import ColourGame
from game.games.colours.sight import backs_of
from game.games.colours.state import CLOCK_LENGTH, NO_LACKS, ColourState, Hand
from game.rules.contract import Tell
from game.rules.rng import Dice

DAY_CARDS: Final = {
    **ONE_TO_NINE,
    Symbol.PLUS_ONE: 2,
    Symbol.SKIP: 2,
    Symbol.REVERSE: 2,
    Symbol.FLIP: 2,
    Symbol.CLOCK: 1,
    Symbol.WILD: 4,
}
NIGHT_CARDS: Final = {
    **ONE_TO_NINE,
    Symbol.PLUS_FIVE: 2,
    Symbol.EVERYONE: 2,
    Symbol.REVERSE: 2,
    Symbol.FLIP: 2,
    Symbol.CLOCK: 1,
    Symbol.HUNT: 4,
}


def flip(state: ColourState, tell: Tell) -> int:
    """The whole table turns over (4.3)."""
    turn_over(state, tell)
    return 1


def wind_clock(state: ColourState, tell: Tell) -> int:
    """The Clock is wound, or wound anew (4.4.1, 4.4.3)."""
    # One too many, for the hand-off that ends this turn is free.
    state.clock = CLOCK_LENGTH + 1
    tell(ClockWound(state.turn, CLOCK_LENGTH))
    return 1


def skip_everyone(state: ColourState, tell: Tell) -> int:
    """All others lose a turn (4.6)."""
    tell(Skipped(tuple(seat_after(state, steps) for steps in range(1, len(state.hands)))))
    return 0


def tick_clock(state: ColourState, tell: Tell) -> None:
    """The Clock runs down by one hand-off; at none the table turns over (4.4.2)."""
    if not state.clock:
        return
    state.clock -= 1
    if state.clock < CLOCK_LENGTH:
        tell(ClockTicked(state.clock))
    if not state.clock:
        tell(ClockStruck())
        turn_over(state, tell)


def turn_over(state: ColourState, tell: Tell) -> None:
    """Every card turns in place; the exposed face has no effect but its colour and symbol.

    A colourless one leaves the colour's index in force. Each hand is shuffled and then sorted,
    so that nobody can follow a card by its place (4.2.4, 4.3).
    """
    side = state.side = state.side.other
    dice = Dice(state.rng)
    state.hands = tuple([_resorted(hand, side, dice) for hand in state.hands])
    state.rng = dice.rng
    if state.top.colour is not None:
        state.colour = state.top.colour
    state.lacks = (NO_LACKS,) * len(state.hands)
    hands = tuple(tuple(card.face(side) for card in hand) for hand in state.hands)
    backs = tuple(backs_of(hand, side) for hand in state.hands)
    tell(TableTurned(side, state.top, state.colour, hands, backs))


def _resorted(hand: Hand, side: Side, dice: Dice) -> Hand:
    cards = list(hand)
    dice.shuffle(cards)
    return tuple(sorted(cards, key=lambda card: card.face(side).order))


class DayNight(ColourGame):
    """The rules of the Day & Night table."""

    name = "day-night"
    options_type = DayNightOptions
    answers: ClassVar[Answers] = {
        Penalty.ONE: frozenset({Symbol.PLUS_ONE}),
        Penalty.FIVE: frozenset({Symbol.PLUS_FIVE}),
    }
    effects: ClassVar[Mapping[Symbol, Effect]] = {
        **COMMON_EFFECTS,
        Symbol.FLIP: flip,
        Symbol.CLOCK: wind_clock,
        Symbol.EVERYONE: skip_everyone,
    }
    on_hand_off = (tick_clock,)

    def deck_faces(self) -> tuple[tuple[Face, ...], tuple[Face, ...]]:
        """112 cards of two sides (4.1)."""
        return faces(DAY_CARDS), faces(NIGHT_CARDS, night=True)
