"""One moment of a table: its record and what moves on it; and the parts it is drawn from."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from game.motion.clip import Values
from game.motion.tableau import Tableau

T_co = TypeVar("T_co", bound=Tableau, covariant=True)


@dataclass(frozen=True, slots=True)
class Frame(Generic[T_co]):
    """What is to be drawn."""

    table: T_co
    values: Values
    moving: frozenset[str]
    """The actors that are on the move just now."""
    calm: bool = False
    """Whether motion is reduced."""

    def of(self, actor: str, prop: str, default: float = 0.0) -> float:
        """A property of an actor, or what it is at rest."""
        return self.values.get((actor, prop), default)

    def moves(self, *actors: str) -> bool:
        """Whether any of these is on the move."""
        return not self.moving.isdisjoint(actors)


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of the picture.

    Still parts are painted once into a layer; ``key`` tells whether one has changed, and parts of
    different groups never cover each other. Live ones are drawn each frame, over all still ones.
    """

    group: str
    key: Hashable
    draw: Callable[[], None] = field(compare=False)
    live: bool = False
