"""Who plays in the headless tools: the levels, chance, or each game's rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from game.games.kit import GameKit
from game.players.player import AnyPlayer, Decision, Thought
from game.rules.rng import Dice, Rng

LEVELS: Final = ("easy", "medium", "hard", "insane")
QUICK: Final = "quick"
"""Each game's own rule of thumb, without search or chance."""
RANDOM: Final = "random"
"""Any legal move, each as likely."""
SEATINGS: Final = (*LEVELS, QUICK, RANDOM)


@dataclass(frozen=True, slots=True)
class QuickPlayer:
    """Plays by the game's rule of thumb."""

    kit: GameKit

    def think(self, view: Any, moves: Sequence[Any], rng: Rng) -> Thought[Any]:
        """Choose by the rule."""
        yield from ()
        return Decision(self.kit.policy(view, moves, Dice(rng)))


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Plays any legal move."""

    def think(self, view: Any, moves: Sequence[Any], rng: Rng) -> Thought[Any]:
        """Choose by chance."""
        yield from ()
        return Decision(Dice(rng).choice(moves))


def seat(kit: GameKit, level: str) -> AnyPlayer:
    """A player of that seating, who aims at nobody."""
    if level == RANDOM:
        return RandomPlayer()
    if level == QUICK:
        return QuickPlayer(kit)
    try:
        levels = import_module("game.players.levels")
    except ModuleNotFoundError:
        return QuickPlayer(kit)
    player: AnyPlayer = levels.player(kit.name, level, frozenset())
    return player
