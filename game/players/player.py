"""What every CPU player is."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from game.rules.contract import Move, View
from game.rules.rng import Rng

M = TypeVar("M", bound=Move)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is the best one: a translation key of the hints, and what it names."""

    key: str
    values: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True, slots=True)
class Decision(Generic[M]):
    """A chosen move, how many imagined worlds it rests on, and the reason a hint gives."""

    move: M
    worlds: int = 0
    reason: Reason | None = None


Thought: TypeAlias = Generator[None, None, Decision[M]]
"""Thinking in slices: yields every few milliseconds of work and returns its decision."""


class Player(Protocol[V_contra, M]):
    """Decides the moves of one seat."""

    def think(self, view: V_contra, moves: Sequence[M], rng: Rng) -> Thought[M]:
        """Choose one of the moves, knowing only the view; the same rng gives the same choice."""
        ...


AnyPlayer: TypeAlias = Player[Any, Any]


def decide(thought: Thought[M]) -> Decision[M]:
    """Run a thought to its end at once: for simulations, tests and hints."""
    while True:
        try:
            next(thought)
        except StopIteration as done:
            decision: Decision[M] = done.value
            return decision
