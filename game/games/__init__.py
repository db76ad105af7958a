"""The games, one folder each, listed by hand: a frozen program has no folders to scan."""

from __future__ import annotations

from game.games import colours, hearts, war
from game.games.kit import GameKit

GAMES: tuple[GameKit, ...] = (*colours.KITS, *hearts.KITS, *war.KITS)


def find(name: str) -> GameKit:
    """The game of that name.

    :raises ValueError: if there is none.
    """
    for kit in GAMES:
        if kit.name == name:
            return kit
    listed = ", ".join(kit.name for kit in GAMES)
    raise ValueError(f"no game is called {name!r}: there are {listed}")
