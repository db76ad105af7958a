"""Random matches of every game: each step with the state before it and what happened."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

import pytest

from game.games import GAMES
from game.games.kit import GameKit
from game.rules.contract import AnyGame, Move
from game.rules.events import Event
from game.rules.options import Options
from game.rules.rng import Dice, Rng

MATCHES = int(os.environ.get("MATCHES", "2"))
"""Matches for each property, game and number of seats; ``MATCHES=500`` is the full proof."""
THIN = 4 if MATCHES >= 50 else 1
"""Among many matches, each is looked at closely at one in so many moments: others at others."""
BOUND = 50_000
"""Moves in which every random match ends."""
LONG = 300
"""Moves of a match in which most properties are looked at."""
TAKES = 120
"""Moves during which the seats of a hoarding match draw whenever they may."""

TABLES = [(kit, seats) for kit in GAMES for seats in kit.rules.seats]
at_every_table = pytest.mark.parametrize(
    ("kit", "seats"), TABLES, ids=[f"{kit.name}-{seats}" for kit, seats in TABLES]
)


@dataclass(frozen=True)
class Step:
    """A state, the events that led to it, and for all but the first what it came from."""

    state: Any
    events: tuple[Event, ...]
    before: Any = None
    move: Move | None = None


@dataclass(frozen=True)
class Walk:
    """A random match to be."""

    kit: GameKit
    seats: int
    number: int

    @property
    def game(self) -> AnyGame:
        return self.kit.game(self.options)

    @property
    def options(self) -> Options:
        """The default house rules in every other match, any in the rest."""
        rules = self.kit.rules.options_type
        if self.number % 2 == 0:
            return rules()
        dice = Dice(Rng.of(self.number, 9))
        return rules.parse({rule.name: dice.choice(rule.values) for rule in rules.choices()})

    def steps(self) -> Iterator[Step]:
        """The first state, then a step for every move."""
        game, dice = self.game, Dice(Rng.of(self.number, 1))
        state, events = game.new(self.seats, self.number)
        yield Step(state, events)
        for moves in range(BOUND):
            to_act = game.to_act(state)
            if not to_act:
                return
            move = self._move(game, state, dice.choice(to_act), dice, moves)
            before = state
            state, events = game.apply(state, move)
            yield Step(state, events, before, move)
        raise AssertionError(f"{self} has not ended after {BOUND} moves")

    def beginning(self) -> Iterator[Step]:
        """Every step for a long while: hoarding matches go on for thousands."""
        return islice(self.steps(), LONG)

    def moments(self) -> Iterator[Step]:
        """The steps worth a costly look: the first ones, then every ninth."""
        for number, step in enumerate(self.beginning()):
            if self.is_due(number) and (number < 90 or number % 9 == 0):
                yield step

    def is_due(self, number: int) -> bool:
        """Whether that step is looked at closely."""
        return number % THIN == self.number % THIN

    def _move(self, game: AnyGame, state: Any, seat: int, dice: Dice, moves: int) -> Any:
        """Any move; in every third match the rule of thumb's, in another third hoarding ones."""
        style = self.number // 2 % 3
        if style == 1:
            return self.kit.policy(game.view(state, seat), game.legal_moves(state, seat), dice)
        if style == 2 and moves < TAKES:
            legal = game.legal_texts(state, seat)
            for word in ("take", "keep", "pass"):
                if word in legal:
                    return game.read_move(state, seat, word)
        return game.random_move(state, seat, dice)


def walks(kit: GameKit, seats: int) -> Iterator[Walk]:
    """The matches in which a property is looked at."""
    return (Walk(kit, seats, number) for number in range(MATCHES))
