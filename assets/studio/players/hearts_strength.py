"""Measure how strong the Hearts levels are, each deal replayed with the seats moved on.

``python assets/studio/players/hearts_strength.py insane,random,random,random --deals 400`` plays
that many deals, each as often as the seating looks different when everybody moves on a seat, and
writes the points a deal of the first level and of the others with their standard errors, what a
decision and a slice of thinking take in processor time, and with which commit and seed. Whole
deals are paired, so the error of the difference is that of one deal's mean.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any

ROOT = Path(__file__).parents[3]
sys.path.insert(0, str(ROOT))

from game.games import find  # noqa: E402
from game.games.hearts import Hearts  # noqa: E402
from game.games.hearts.options import Passing  # noqa: E402
from game.games.hearts.scoring import MOON  # noqa: E402
from game.games.hearts.state import HeartsMove, HeartsState, Phase  # noqa: E402
from game.lab import seating, simulate  # noqa: E402
from game.rules.positions import listed  # noqa: E402
from game.rules.rng import Rng  # noqa: E402

CYCLE = 12
"""After so many deals every passing direction has come equally often, with any seats."""
MEASURED = ("game/players/hearts", "game/players/levels.py", "game/games/hearts", "game/rules")


@dataclass(slots=True)
class Tally:
    """By deal, the mean points of the first level and of the others; moons; times in ms."""

    own: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    played: int = 0
    own_moons: int = 0
    other_moons: int = 0
    plays: list[float] = field(default_factory=list)
    gifts: list[float] = field(default_factory=list)
    slices: list[float] = field(default_factory=list)


class Table:
    """One seating, at which deals are played."""

    def __init__(self, game: Hearts, levels: tuple[str, ...], first: str) -> None:
        self.game = game
        self.players = [seating.seat(game, level) for level in levels]
        self.own = [seat for seat, level in enumerate(levels) if level == first]
        self.others = [seat for seat, level in enumerate(levels) if level != first]

    def play(self, state: HeartsState, seed: int, tally: Tally) -> tuple[int, ...]:
        """Play the deal to its end; the points by seat."""
        moves = 0
        while state.scored is None:
            seat = self.game.to_act(state)[0]
            move, slices = self._thought(state, seat, Rng.of(seed, seat, moves))
            if seat in self.own:
                gives = state.phase is Phase.GIVE
                (tally.gifts if gives else tally.plays).append(sum(slices))
                tally.slices += slices
            assert self.game.refusal(state, move) is None
            self.game.advance(state, move)
            moves += 1
        return state.scored

    def _thought(self, state: HeartsState, seat: int, rng: Rng) -> tuple[HeartsMove, list[float]]:
        """The seat's move, and how long each slice of its thinking took."""
        view, legal = self.game.view(state, seat), self.game.legal_moves(state, seat)
        thought, slices = self.players[seat].think(view, legal, rng), list[float]()
        while True:
            began = process_time()
            try:
                next(thought)
            except StopIteration as done:
                return done.value.move, [*slices, 1000 * (process_time() - began)]
            slices.append(1000 * (process_time() - began))


def dealt(game: Hearts, seats: int, seed: int, number: int) -> HeartsState:
    """Deal ``number``, all totals 0, passing as in the deals of a match."""
    deck, rng = game.deck(seats, Rng.of(seed, number))
    whole = len(deck) - len(deck) % seats
    deal = number % CYCLE + 1
    passes = game.house.passing_in(deal, seats) is not Passing.NONE
    position: dict[str, Any] = {
        "hands": [listed(deck[seat:whole:seats]) for seat in range(seats)],
        "leftover": listed(deck[whole:]),
        "phase": (Phase.GIVE if passes else Phase.PLAY).value,
        "first_trick": True,
        "deal": deal,
    }
    return game.from_position(seats, position, rng.seed)


def measure(asked: argparse.Namespace) -> None:
    """Play the deals, and say every now and then how it stands."""
    kit = find("hearts")
    game = kit.game(kit.rules.options_type.parse(simulate.read_options(kit, asked.options)))
    levels, head = asked.levels.split(","), heading(asked)
    turned = dict.fromkeys(tuple(levels[n:] + levels[:n]) for n in range(len(levels)))
    tables = [Table(game, seated, levels[0]) for seated in turned]
    tally = Tally()
    for number in range(asked.first, asked.first + asked.deals):
        replay(tables, asked.seed, number, tally)
        if number % asked.every == asked.every - 1:
            print(json.dumps(head | summary(tally)), flush=True)
    print(json.dumps(head | summary(tally)), flush=True)


def replay(tables: list[Table], seed: int, number: int, tally: Tally) -> None:
    """Play one deal at every table."""
    own, others = list[int](), list[int]()
    for shift, table in enumerate(tables):
        state = dealt(table.game, len(table.players), seed, number)
        points = table.play(state, Rng.of(seed, number, shift).seed, tally)
        own += [points[seat] for seat in table.own]
        others += [points[seat] for seat in table.others]
        tally.played += 1
        if points.count(MOON) == len(points) - 1:
            shooter = next(seat for seat, count in enumerate(points) if count != MOON)
            tally.own_moons += shooter in table.own
            tally.other_moons += shooter in table.others
    tally.own.append(sum(own) / len(own))
    tally.others.append(sum(others) / len(others) if others else 0.0)


def heading(asked: argparse.Namespace) -> dict[str, Any]:
    """What is measured: a plus after the commit says that something differs from it."""
    git = ["git", "-C", str(ROOT)]
    name = subprocess.run([*git, "rev-parse", "--short", "HEAD"], capture_output=True, text=True)
    changed = subprocess.run([*git, "diff", "--quiet", "HEAD", "--", *MEASURED]).returncode
    return {
        "levels": asked.levels,
        "options": asked.options,
        "commit": name.stdout.strip() + ("+" if changed else ""),
        "seed": asked.seed,
        "first": asked.first,
    }


def summary(tally: Tally) -> dict[str, Any]:
    """What the deals add up to; after ``+-`` stands one standard error."""
    differences = [own - other for own, other in zip(tally.own, tally.others, strict=True)]
    return {
        "deals": len(tally.own),
        "played": tally.played,
        "points": mean(tally.own),
        "others": mean(tally.others),
        "difference": mean(differences),
        "moons": round(tally.own_moons / tally.played, 4),
        "their_moons": round(tally.other_moons / tally.played, 4),
        "play_ms": spread(tally.plays),
        "gift_ms": spread(tally.gifts),
        "slice_ms": spread(tally.slices),
    }


def mean(values: list[float]) -> str:
    """The mean and its standard error."""
    average = sum(values) / len(values)
    squares = sum((value - average) ** 2 for value in values)
    error = sqrt(squares / max(1, len(values) - 1) / len(values))
    return f"{average:.3f} +- {error:.3f}"


def spread(values: list[float]) -> dict[str, float]:
    """Mean, 95th and 99th percentile, and the most."""
    if not values:
        return {}
    ranked, last = sorted(values), len(values) - 1
    found = {
        "mean": sum(values) / len(values),
        "p95": ranked[int(0.95 * last)],
        "p99": ranked[int(0.99 * last)],
        "max": ranked[last],
    }
    return {name: round(value, 3) for name, value in found.items()}


def main() -> None:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("levels", help="who sits where: the first level against the others")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", default="", metavar="K=V,…")
    parser.add_argument("--every", type=int, default=25, help="say how it stands after so many")
    measure(parser.parse_args())


if __name__ == "__main__":
    main()
