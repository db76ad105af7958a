"""How good a search's choices are, far more exactly than wins can tell.

``python assets/studio/players/choices.py classic --positions 400 --rounds 800`` meets positions of
self-played rounds, plays each candidate of each position to the end in so many imagined worlds,
and then says for several efforts by how many points of winning chance their choices beat those of
the rule of thumb, a decision. The positions and their values are the same for all efforts.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, stdev
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[3]))

from game.games import find
from game.games.colours.moves import CallLastCard
from game.games.colours.policy import HARD, INSANE, MEDIUM, best_move
from game.games.colours.rules import ColourGame
from game.games.colours.state import ColourView
from game.players.colours.fits import fit_for
from game.players.colours.player import candidates_of
from game.players.colours.prior import play_on
from game.players.colours.search import Candidate, Effort, Goal, best, make, search
from game.players.colours.worlds import FlatDeck, Worlds
from game.rules.rng import Dice, Rng

SEATS = 4
WATCHED = 2
"""The seat whose choices are looked at."""
NOTED = 0.25
TO_THE_END = 1000
EFFORTS = tuple(
    Effort(worlds, turns) for worlds, turns in ((40, 7), (100, 7), (200, 7), (200, 10), (200, 20))
)


@dataclass(frozen=True)
class Choice:
    """A position, its candidates with the usual one first, and each one's share of wins."""

    view: ColourView
    candidates: tuple[Candidate, ...]
    values: tuple[float, ...]


def choices(game: ColourGame, deck: FlatDeck, rounds: int, seed: int) -> Iterator[Choice]:
    """Positions of self-played rounds, without end."""
    number = 0
    weights = (MEDIUM, HARD, INSANE, HARD)
    while True:
        number += 1
        dice = Dice(Rng.of(seed, number))
        state, _ = game.new(SEATS, Rng.of(seed, number).seed)
        while not state.is_over:
            view, moves = game.view(state, state.turn), game.legal_moves(state, state.turn)
            usual = best_move(view, moves, weights[state.turn], dice)
            if state.turn == WATCHED and not isinstance(usual, CallLastCard) and dice.chance(NOTED):
                tried = tuple(candidates_of(view, moves, usual))
                if len(tried) > 1 and len(view.hand) > 1:
                    yield Choice(view, tried, values(Worlds(deck, view, dice), tried, rounds))
            game.advance(state, usual)


def values(worlds: Worlds, tried: tuple[Candidate, ...], rounds: int) -> tuple[float, ...]:
    """Each candidate's share of wins in rounds played to the end."""
    wins = [0] * len(tried)
    for _ in range(rounds):
        world = worlds.deal()
        for index, candidate in enumerate(tried):
            table = world.clone()
            make(table, candidate)
            play_on(table, TO_THE_END, 0)
            wins[index] += table.winner == world.turn
    return tuple(won / rounds for won in wins)


def gains(game: ColourGame, deck: FlatDeck, met: list[Choice], effort: Effort) -> list[float]:
    """By how many points the searched choice beats the usual one in each position."""
    found = []
    for number, choice in enumerate(met):
        worlds = Worlds(deck, choice.view, Dice(Rng.of(5, number)))
        usual, *others = choice.candidates
        goal, fit = Goal(choice.view.seat), fit_for(game.name, SEATS)
        thought = search(worlds, usual, others, goal, fit, effort)
        while True:
            try:
                next(thought)
            except StopIteration as done:
                index = choice.candidates.index(best(done.value).candidate)
                found.append(100 * (choice.values[index] - choice.values[0]))
                break
    return found


def main() -> None:
    """Meet the positions and compare the efforts."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=800)
    parser.add_argument("--seed", type=int, default=4)
    asked = parser.parse_args()
    game = find(asked.game).game()
    deck = FlatDeck.of(game)
    source = choices(game, deck, asked.rounds, asked.seed)
    met = [next(source) for _ in range(asked.positions)]
    for effort in EFFORTS:
        began = process_time()
        found = gains(game, deck, met, effort)
        error = stdev(found) / len(found) ** 0.5
        ms = 1000 * (process_time() - began) / len(found)
        print(f"{effort}: {mean(found):+.3f} ± {error:.3f} points, {ms:.1f} ms", flush=True)


if __name__ == "__main__":
    main()
