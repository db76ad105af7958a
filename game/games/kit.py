"""What a game's folder hands over to the rest of the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from game.rules.contract import AnyGame
from game.rules.options import Options
from game.rules.rng import Dice

Policy: TypeAlias = Callable[[Any, Sequence[Any], Dice], Any]
"""A quick rule of thumb: (view, legal moves, dice) -> one of the moves."""


@dataclass(frozen=True, slots=True)
class GameKit:
    """One table: its rules, a quick policy for it, and how many sit at it by default."""

    rules: type[AnyGame]
    policy: Policy
    default_seats: int

    @property
    def name(self) -> str:
        """The name on the command line, in saves and in the protocol."""
        return self.rules.name

    def game(self, options: Options | None = None) -> AnyGame:
        """The rules with those house rules, or with the default ones."""
        return self.rules(options)
