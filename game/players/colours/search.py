"""A search over imagined worlds: every candidate is tried in the same ones.

It is limited by worlds and turns, never by time, so a seed repeats on any machine.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, TypeAlias

from game.players.colours.flat import FACE, FlatTable, Play
from game.players.colours.leaf import Fit, chances
from game.players.colours.prior import play_on, settle
from game.players.colours.worlds import Worlds
from game.rules.events import Seat

Candidate: TypeAlias = Play | None
"""A visible face with its colour, or None: take, or keep the card just drawn."""

_STAGES: Final = 8
"""How often the search drops candidates, evenly spread."""
_BEHIND: Final = 1.5
"""Dropped is who is more than so many standard errors behind the leader."""
_CAUTION: Final = 0.5
"""By how many standard errors another candidate must gain on the prior's choice."""
_LEAST_SPREAD: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Effort:
    """How far a search goes."""

    worlds: int
    turns: int = 10
    """How many turns are played after the candidate …"""
    more: int = 8
    """… and how many more at most while a stack or a fuse is open."""


@dataclass(frozen=True, slots=True)
class Goal:
    """Whose chance counts: the own seat's, less a part of each seat's that is aimed at."""

    seat: Seat
    against: tuple[Seat, ...] = ()
    aim: float = 0.0

    def worth(self, table: FlatTable, fit: Fit) -> float:
        """The value of a round won, or broken off there."""
        if table.winner is not None:
            return float(table.winner == self.seat) - self.aim * (table.winner in self.against)
        shares = chances(table, fit)
        return shares[self.seat] - self.aim * sum([shares[other] for other in self.against])


@dataclass(slots=True)
class Trial:
    """How one candidate has done: by itself, and against the prior's choice."""

    candidate: Candidate
    worlds: int = 0
    total: float = 0.0
    gained: float = 0.0
    squares: float = 0.0

    def add(self, value: float, prior_value: float) -> None:
        """Count one world."""
        gain = value - prior_value
        self.worlds += 1
        self.total += value
        self.gained += gain
        self.squares += gain * gain

    @property
    def mean(self) -> float:
        """The mean value: a chance to win, if nobody is aimed at."""
        return self.total / self.worlds

    @property
    def gain(self) -> float:
        """The mean gain on the prior's choice."""
        return self.gained / self.worlds

    @property
    def error(self) -> float:
        """The standard error of that gain."""
        spread = self.squares / self.worlds - self.gain**2
        return sqrt(max(spread, _LEAST_SPREAD) / self.worlds)


def search(
    worlds: Worlds,
    prior: Candidate,
    others: Iterable[Candidate],
    goal: Goal,
    fit: Fit,
    effort: Effort,
) -> Generator[None, None, list[Trial]]:
    """Try the candidates, one world a step; those still in the race, the prior's choice first."""
    alive = [Trial(prior), *map(Trial, others)]
    stage = max(1, effort.worlds // _STAGES)
    for number in range(1, effort.worlds + 1):
        world = worlds.deal()
        values = [_tried(world, trial.candidate, goal, fit, effort) for trial in alive]
        for trial, value in zip(alive, values, strict=True):
            trial.add(value, values[0])
        if number % stage == 0:
            alive = _contenders(alive)
            if len(alive) == 1:
                break
        yield
    return alive


def best(trials: Sequence[Trial]) -> Trial:
    """The trial to follow: the prior's, the first, unless another surely gains on it."""
    chosen, most = trials[0], 0.0
    for trial in trials[1:]:
        sure = trial.gain - _CAUTION * trial.error
        if sure > most:
            chosen, most = trial, sure
    return chosen


def _contenders(trials: list[Trial]) -> list[Trial]:
    """The prior's choice, the leader, and whoever is not clearly behind it."""
    lead = max([trial.mean for trial in trials])
    return [
        trial
        for index, trial in enumerate(trials)
        if index == 0 or lead - trial.mean <= _BEHIND * trial.error
    ]


def _tried(world: FlatTable, candidate: Candidate, goal: Goal, fit: Fit, effort: Effort) -> float:
    """What the candidate is worth in that world."""
    table = world.clone()
    make(table, candidate)
    play_on(table, effort.turns, effort.more)
    return goal.worth(table, fit)


def make(table: FlatTable, candidate: Candidate) -> None:
    """Play the candidate; a card drawn by it is then decided by the rule of thumb."""
    if candidate is not None:
        face, colour = candidate
        table.play(next(card for card in table.legal() if card & FACE == face), colour)
    elif table.drawn is not None:
        table.keep()
    elif table.take():
        settle(table)
