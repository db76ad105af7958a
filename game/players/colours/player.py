"""CPU players of the colour games: by rule of thumb, or by search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.games.colours.moves import CallLastCard, ColourMove, PlayCard
from game.games.colours.policy import INSANE, Weights, best_move
from game.games.colours.rules import ColourGame
from game.games.colours.state import ColourView
from game.players.colours.fits import fit_for
from game.players.colours.flat import flat_face
from game.players.colours.hints import explained, searched
from game.players.colours.search import Candidate, Effort, Goal, best, search
from game.players.colours.worlds import FlatDeck, Worlds
from game.players.player import Decision, Thought
from game.rules.events import Seat
from game.rules.rng import Dice, Rng

AIM: Final = 0.5
"""What a person's chance to win counts against the own one (``RULES.md`` 6.6)."""
COLOURS_TRIED: Final = 2
"""A wild is tried with so many of the colours held most."""


class RuleOfThumb:
    """Plays by weights: Easy, Medium, Hard and the stand-in."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def think(self, view: ColourView, moves: Sequence[ColourMove], rng: Rng) -> Thought[ColourMove]:
        """Choose at once."""
        yield from ()
        return Decision(best_move(view, moves, self._weights, Dice(rng)))


class Searcher:
    """Starts from a rule of thumb and leaves it where imagined worlds speak against it: Insane.

    Persons are aimed at; with none it plays for itself alone, and its reasons are what hints tell.
    """

    def __init__(
        self, game: ColourGame, effort: Effort, persons: frozenset[Seat] = frozenset()
    ) -> None:
        self._deck = FlatDeck.of(game)
        self._table = game.name
        self._effort = effort
        self._persons = persons

    def think(self, view: ColourView, moves: Sequence[ColourMove], rng: Rng) -> Thought[ColourMove]:
        """Choose, one imagined world a step."""
        dice = Dice(rng)
        usual = best_move(view, moves, INSANE, dice)
        tried = {} if isinstance(usual, CallLastCard) else candidates_of(view, moves, usual)
        if len(view.hand) == 1 or len(tried) < 2:
            return Decision(usual, reason=explained(view, moves, usual))
        return (yield from self._searched(view, moves, tried, dice))

    def _searched(
        self,
        view: ColourView,
        moves: Sequence[ColourMove],
        tried: dict[Candidate, ColourMove],
        dice: Dice,
    ) -> Thought[ColourMove]:
        prior, *others = tried
        fit = fit_for(self._table, len(view.sizes))
        worlds = Worlds(self._deck, view, dice)
        trials = yield from search(worlds, prior, others, self._goal(view), fit, self._effort)
        chosen = best(trials)
        move, most = tried[chosen.candidate], max(trial.worlds for trial in trials)
        if chosen is trials[0]:
            return Decision(move, most, explained(view, moves, move))
        return Decision(move, most, searched(chosen, trials[0]))

    def _goal(self, view: ColourView) -> Goal:
        against = tuple(sorted(self._persons - {view.seat}))
        return Goal(view.seat, against, AIM if against else 0.0)


def candidates_of(
    view: ColourView, moves: Sequence[ColourMove], usual: ColourMove
) -> dict[Candidate, ColourMove]:
    """What the search tries, the usual move first: each face once, and taking or keeping."""
    counts = [sum(face.colour == colour for face in view.hand) for colour in range(4)]
    named = sorted(range(4), key=lambda colour: -counts[colour])[:COLOURS_TRIED]
    tried = {_candidate(usual): usual}
    for move in moves:
        unlikely = (
            isinstance(move, PlayCard) and move.colour is not None and move.colour not in named
        )
        if not unlikely and not isinstance(move, CallLastCard):
            tried.setdefault(_candidate(move), move)
    return tried


def _candidate(move: ColourMove) -> Candidate:
    if not isinstance(move, PlayCard):
        return None
    colour = move.colour if move.face.colour is None else move.face.colour
    assert colour is not None
    return flat_face(move.face), int(colour)
