"""The levels of the CPU players, as data, and who plays for a person who is away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.games import find
from game.games.colours import policy as colours
from game.games.colours.rules import ColourGame
from game.games.hearts.rules import Hearts
from game.games.kit import Policy
from game.players.colours.player import RuleOfThumb, Searcher
from game.players.colours.search import Effort
from game.players.hearts import player as hearts
from game.players.hearts.passing import HIGH_CARDS
from game.players.hearts.search import Effort as HeartsEffort
from game.players.player import AnyPlayer, Decision, Thought
from game.rules.contract import AnyGame
from game.rules.events import Seat
from game.rules.rng import Dice, Rng

LEVELS: Final = ("easy", "medium", "hard", "insane")
"""From the weakest to the strongest."""
NOBODY: Final[frozenset[Seat]] = frozenset()


@dataclass(frozen=True, slots=True)
class ColourLevel:
    """How a level plays the colour games: what it values, forgets and leaves to chance."""

    weights: colours.Weights
    effort: Effort | None = None
    """How far it searches, or None if it goes by rule of thumb."""


COLOUR_LEVELS: Final = {
    "easy": ColourLevel(colours.EASY),
    "medium": ColourLevel(colours.MEDIUM),
    "hard": ColourLevel(colours.HARD),
    "insane": ColourLevel(colours.INSANE, Effort(worlds=200)),
}

HEARTS_LEVELS: Final[dict[str, AnyPlayer]] = {
    "easy": hearts.RuleOfThumb(HIGH_CARDS, guards=False, careless=0.35),
    "medium": hearts.RuleOfThumb(),
    "hard": hearts.Searcher(plays=HeartsEffort(worlds=30)),
    "insane": hearts.Searcher(
        plays=HeartsEffort(worlds=1000),
        gifts=HeartsEffort(worlds=320, stage=32, behind=2.5, margin=0.0),
        infers=True,
        shoots=True,
        defends=0.25,
        for_match=True,
    ),
}


@dataclass(frozen=True, slots=True)
class QuickPlayer:
    """Plays by its game's own rule of thumb."""

    policy: Policy

    def think(self, view: Any, moves: Sequence[Any], rng: Rng) -> Thought[Any]:
        """Choose at once."""
        yield from ()
        return Decision(self.policy(view, moves, Dice(rng)))


def player(game: AnyGame, level: str, persons: frozenset[Seat] = NOBODY) -> AnyPlayer:
    """A CPU player of that level at a table where those seats are persons.

    :raises ValueError: if there is no such level.
    """
    if level not in LEVELS:
        raise ValueError(f"a level is one of {', '.join(LEVELS)}, not {level!r}")
    if isinstance(game, Hearts):
        return HEARTS_LEVELS[level]
    if not isinstance(game, ColourGame):
        return QuickPlayer(find(game.name).policy)
    chosen = COLOUR_LEVELS[level]
    if chosen.effort is None:
        return RuleOfThumb(chosen.weights)
    return Searcher(game, chosen.effort, persons)


def stand_in(game: AnyGame) -> AnyPlayer:
    """Who plays for a person whose time ran out or who is away (``RULES.md`` 6.6)."""
    if isinstance(game, ColourGame):
        return RuleOfThumb(colours.STAND_IN)
    if isinstance(game, Hearts):
        return HEARTS_LEVELS["medium"]
    return QuickPlayer(find(game.name).policy)
