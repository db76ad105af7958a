"""How often each level wins a colour game, all seat orders equally often, and what thinking costs.

``python assets/studio/players/ladder.py classic easy,medium,hard,insane --rounds 4000 --seed 1``
prints a line every 500 rounds: each player's share of wins with its standard error, and for the
decisions that were searched the mean and the longest processor time, and the mean of the worlds.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from itertools import permutations
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[3]))

from game.games import find
from game.players.levels import player
from game.players.player import AnyPlayer, decide
from game.rules.contract import AnyGame
from game.rules.rng import Rng

STEP = 500
MOST_ORDERS = 4
"""With more seats the players are moved round the table instead, in both directions."""


@dataclass
class Searched:
    """What the decisions that rest on imagined worlds took."""

    seconds: list[float] = field(default_factory=list)
    worlds: int = 0

    def __str__(self) -> str:
        if not self.seconds:
            return "nothing searched"
        count, total, most = len(self.seconds), sum(self.seconds), max(self.seconds)
        return (
            f"{count} searched: {1000 * total / count:.1f} ms, at most {1000 * most:.0f} ms, "
            f"{self.worlds / count:.0f} worlds, {self.worlds / total:.0f} worlds/s"
        )


def orders(seats: int) -> list[tuple[int, ...]]:
    """By seat which player sits there, in every order that is played."""
    if seats <= MOST_ORDERS:
        return list(permutations(range(seats)))
    turns = range(seats)
    return [
        tuple((first + way * seat) % seats for seat in turns) for way in (1, -1) for first in turns
    ]


def winner(game: AnyGame, players: list[AnyPlayer], seed: Rng, searched: Searched) -> int | None:
    """The seat that wins one round."""
    state, _ = game.new(len(players), seed.seed)
    for number in range(1_000_000):
        outcome = game.outcome(state)
        if outcome is not None:
            return outcome.winners[0] if outcome.winners else None
        seat = game.to_act(state)[0]
        view, moves = game.view(state, seat), game.legal_moves(state, seat)
        began = process_time()
        decision = decide(players[seat].think(view, moves, Rng.of(seed.seed, seat, number)))
        if decision.worlds:
            searched.seconds.append(process_time() - began)
            searched.worlds += decision.worlds
        game.advance(state, decision.move)
    raise RuntimeError("a round does not end")


def main() -> None:
    """Play the rounds and print the shares."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("levels", type=lambda text: text.split(","))
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game, searched = find(asked.game).game(), Searched()
    players = [player(game, level) for level in asked.levels]
    wins, seatings = [0] * len(players), orders(len(players))
    for number in range(asked.rounds):
        order = seatings[number % len(seatings)]
        seed = Rng.of(asked.seed, number)
        won = winner(game, [players[who] for who in order], seed, searched)
        if won is not None:
            wins[order[won]] += 1
        if (number + 1) % STEP == 0 or number + 1 == asked.rounds:
            print(
                asked.game, shares(asked.levels, wins, number + 1), searched, sep=" | ", flush=True
            )


def shares(levels: list[str], wins: list[int], rounds: int) -> str:
    """Each player's per cent of the wins, with its standard error."""
    told = []
    for level, won in zip(levels, wins, strict=True):
        share = won / rounds
        error = (share * (1 - share) / rounds) ** 0.5
        told.append(f"{level} {100 * share:.2f} ± {100 * error:.2f}")
    return f"{rounds} rounds: " + ", ".join(told)


if __name__ == "__main__":
    main()
