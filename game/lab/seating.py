"""Who plays in the headless tools: the levels, chance, or each game's rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.games import find
from game.players import levels
from game.players.player import AnyPlayer, Decision, Thought
from game.rules.contract import AnyGame
from game.rules.rng import Dice, Rng

LEVELS: Final = levels.LEVELS
QUICK: Final = "quick"
"""Each game's own rule of thumb, without search or chance."""
RANDOM: Final = "random"
"""Any legal move, each as likely."""
SEATINGS: Final = (*LEVELS, QUICK, RANDOM)


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Plays any legal move."""

    def think(self, view: Any, moves: Sequence[Any], rng: Rng) -> Thought[Any]:
        """Choose by chance."""
        yield from ()
        return Decision(Dice(rng).choice(moves))


def seat(game: AnyGame, level: str) -> AnyPlayer:
    """A player of that seating, who aims at nobody."""
    if level == RANDOM:
        return RandomPlayer()
    if level == QUICK:
        return levels.QuickPlayer(find(game.name).policy)
    return levels.player(game, level)
