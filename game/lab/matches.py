"""Matches that CPU players play to their end without a table, alone or on several cores."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from game.games import find
from game.lab import seating
from game.players.player import decide
from game.rules.contract import IllegalMove, Outcome
from game.rules.rng import Rng

LONGEST: Final = 1_000_000
"""Moves after which a match is taken never to end."""
_CHUNKS_A_JOB: Final = 40
_MOST_JOBS: Final = 61
"""Processes at once: Windows can wait for no more."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Which matches to play."""

    game: str
    options: Mapping[str, bool | int | str]
    seats: int
    seed: int
    levels: tuple[str, ...]
    """Who plays, by seat."""
    rotate: bool
    """Whether everybody moves on a seat after each match."""

    def levels_in(self, number: int) -> tuple[str, ...]:
        """Who plays in match ``number``, by seat."""
        shift = number % self.seats if self.rotate else 0
        return self.levels[-shift:] + self.levels[:-shift] if shift else self.levels

    def seed_of(self, number: int) -> int:
        """The seed of match ``number``."""
        return Rng.of(self.seed, number).seed


@dataclass(frozen=True, slots=True)
class Played:
    """A match that has ended."""

    moves: int
    outcome: Outcome
    levels: tuple[str, ...]
    battles: int | None
    """How many battles it took, in War."""


class EndlessMatchError(RuntimeError):
    """A match that does not end."""


def play(plan: Plan, number: int) -> Played:
    """Play match ``number`` of the plan; it depends on nothing else.

    :raises EndlessMatchError: if it takes more than ``LONGEST`` moves.
    :raises IllegalMove: if a player makes a move that the rules refuse.
    """
    kit = find(plan.game)
    game = kit.game(kit.rules.options_type.parse(plan.options))
    levels, seed = plan.levels_in(number), plan.seed_of(number)
    players = [seating.seat(game, level) for level in levels]
    state, _ = game.new(plan.seats, seed)
    for moves in range(LONGEST):
        outcome = game.outcome(state)
        if outcome is not None:
            return Played(moves, outcome, levels, game.position(state).get("battles"))
        seat = game.to_act(state)[0]
        view, legal = game.view(state, seat), game.legal_moves(state, seat)
        move = decide(players[seat].think(view, legal, Rng.of(seed, seat, moves))).move
        reason = game.refusal(state, move)
        if reason is not None:
            raise IllegalMove(move, reason)
        game.advance(state, move)
    raise EndlessMatchError(f"match {number}, seed {seed}, does not end in {LONGEST} moves")


@dataclass(slots=True)
class Sum:
    """Whole numbers added up, for a mean and its standard error; the order does not matter."""

    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        """Count one more."""
        self.total += value
        self.squares += value * value

    def merge(self, other: Sum) -> None:
        """Count all that the other has counted."""
        self.total += other.total
        self.squares += other.squares

    def mean(self, n: int) -> float:
        """The mean of n values."""
        return self.total / n

    def error(self, n: int) -> float:
        """The standard error of the mean of n values; 0 for a single one."""
        if n < 2:
            return 0.0
        variance = (self.squares - self.total * self.total / n) / (n - 1)
        return float(max(0.0, variance / n) ** 0.5)


@dataclass(slots=True)
class Count:
    """Matches added up."""

    seats: int
    games: int = 0
    draws: int = 0
    moves: Sum = field(default_factory=Sum)
    battles: Sum = field(default_factory=Sum)
    long_battles: int = 0
    """Matches of more than 1000 battles."""
    wins_by_seat: list[Sum] = field(default_factory=list)
    wins_by_level: dict[str, Sum] = field(default_factory=dict)
    points_by_level: dict[str, Sum] = field(default_factory=dict)
    """For each level, the points of all its seats in a match."""

    def __post_init__(self) -> None:
        self.wins_by_seat = self.wins_by_seat or [Sum() for _ in range(self.seats)]

    def add(self, played: Played) -> None:
        """Count one more match."""
        winners, points = played.outcome.winners, played.outcome.points
        self.games += 1
        self.draws += not winners
        self.moves.add(played.moves)
        self.battles.add(played.battles or 0)
        self.long_battles += (played.battles or 0) > 1000
        for seat, wins in enumerate(self.wins_by_seat):
            wins.add(seat in winners)
        for level in set(played.levels):
            seats = [seat for seat, sitting in enumerate(played.levels) if sitting == level]
            _of(self.wins_by_level, level).add(any(seat in winners for seat in seats))
            if points is not None:
                _of(self.points_by_level, level).add(sum(points[seat] for seat in seats))

    def merge(self, other: Count) -> None:
        """Count all that the other has counted."""
        self.games += other.games
        self.draws += other.draws
        self.long_battles += other.long_battles
        self.moves.merge(other.moves)
        self.battles.merge(other.battles)
        for own, more in zip(self.wins_by_seat, other.wins_by_seat, strict=True):
            own.merge(more)
        for level, more in other.wins_by_level.items():
            _of(self.wins_by_level, level).merge(more)
        for level, more in other.points_by_level.items():
            _of(self.points_by_level, level).merge(more)


def _of(sums: dict[str, Sum], level: str) -> Sum:
    return sums.setdefault(level, Sum())


def play_all(plan: Plan, games: int, jobs: int) -> Iterator[Count]:
    """Play so many matches of the plan; what each part of them adds up to, as it is done."""
    jobs = min(jobs, games, _MOST_JOBS)
    size = max(1, min(250, games // (jobs * _CHUNKS_A_JOB)))
    parts = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs == 1:
        yield from map(partial(_play_part, plan), parts)
        return
    with _workers(jobs) as workers:
        for done in [workers.submit(_play_part, plan, part) for part in parts]:
            yield done.result()


def _play_part(plan: Plan, numbers: range) -> Count:
    count = Count(plan.seats)
    for number in numbers:
        count.add(play(plan, number))
    return count


@contextmanager
def _workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that end with us, whether we finish, fail or are interrupted."""
    workers = ProcessPoolExecutor(jobs, initializer=_die_when_interrupted)
    try:
        yield workers
    except BaseException:
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    finally:
        workers.shutdown()


def _die_when_interrupted(*_: Any) -> None:
    """Without a word: the program that started us has one to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
