"""A race between candidates over imagined worlds: each is tried in the same ones.

It is limited by worlds, never by time, so a seed repeats on any machine.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Generic, TypeVar

C = TypeVar("C")
W = TypeVar("W")


@dataclass(frozen=True, slots=True)
class Effort:
    """How far a race goes, and who drops out of it."""

    worlds: int
    stage: int = 8
    """After so many worlds each, candidates may drop out …"""
    behind: float = 2.0
    margin: float = 0.02
    """… who are more than so many standard errors and so many points worse than the best."""


@dataclass(slots=True, eq=False)
class Trial(Generic[C]):
    """How one candidate has done; lower is better."""

    candidate: C
    handicap: float = 0.0
    """What is added to its mean at the end."""
    worlds: int = 0
    total: float = 0.0
    spread: float = 0.0
    """The squared differences from the mean of all in each world, added up."""

    def add(self, value: float, mean: float) -> None:
        """Count one world."""
        self.worlds += 1
        self.total += value
        self.spread += (value - mean) * (value - mean)

    @property
    def mean(self) -> float:
        """The mean value."""
        return self.total / self.worlds

    @property
    def score(self) -> float:
        """The mean value with the handicap."""
        return self.mean + self.handicap


def race(
    trials: Iterable[Trial[C]],
    deal: Callable[[], W],
    value: Callable[[W, C], float],
    effort: Effort,
) -> Generator[None, None, list[Trial[C]]]:
    """Try the candidates, one in one world a step; the best first, then the others as they fell."""
    alive, fallen = list(trials), list[Trial[C]]()
    for number in range(1, effort.worlds + 1):
        world, values = deal(), list[float]()
        for trial in alive:
            values.append(value(world, trial.candidate))
            yield
        mean = sum(values) / len(values)
        for trial, result in zip(alive, values, strict=True):
            trial.add(result, mean)
        if number % effort.stage == 0 and number < effort.worlds:
            alive, dropped = _contenders(alive, effort)
            fallen = dropped + fallen
            if len(alive) == 1:
                break
    return sorted(alive, key=lambda trial: trial.score) + fallen


def _contenders(alive: Sequence[Trial[C]], effort: Effort) -> tuple[list[Trial[C]], list[Trial[C]]]:
    """Those who are not clearly worse than the best, and the others."""
    best = min(alive, key=lambda trial: trial.total)
    kept, dropped = list[Trial[C]](), list[Trial[C]]()
    for trial in alive:
        error = sqrt(trial.spread + best.spread) / trial.worlds
        lost = trial.mean - best.mean > effort.behind * error + effort.margin
        (dropped if lost and trial is not best else kept).append(trial)
    return kept, sorted(dropped, key=lambda trial: trial.score)
