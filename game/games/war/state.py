"""The values of War: its one move, its state, and what a seat sees of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from game.rules.cards import Card
from game.rules.contract import Move, State, View

Pile: TypeAlias = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TurnUp(Move):
    """Everybody turns up once: a face-off, or one layer of a war (8.1.9)."""

    @property
    def text(self) -> str:
        """The word of the protocol."""
        return "turn"


@dataclass(slots=True)
class WarState(State):
    """All piles and the table; between two moves the table is empty, or a war waits on it."""

    piles: tuple[Pile, ...]
    """The cards still to turn up, by seat, the top one first."""
    down: tuple[Pile, ...]
    """Face-down cards on the table, by seat, the oldest first."""
    up: tuple[Pile, ...]
    """Cards turned up, by seat, the oldest first: one a layer."""
    out: tuple[int | None, ...]
    """The battle in which a seat left, None for those still in."""
    battles: int
    """Battles finished; all the wars of a battle belong to it (8.1.8)."""

    @property
    def war_waits(self) -> bool:
        """Whether the next round is a layer of a war."""
        return any(self.up)


@dataclass(frozen=True, slots=True)
class WarView(View):
    """What lies open, and counts of the rest: nobody knows more, so every seat sees the same."""

    sizes: tuple[int, ...]
    """How many cards each pile has."""
    down: tuple[int, ...]
    """How many cards each seat has face down on the table."""
    up: tuple[Pile, ...]
    out: tuple[int | None, ...]
    battles: int
