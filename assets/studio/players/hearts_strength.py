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

from game.games.hearts import Hearts  # noqa: E402
from game.games.hearts.options import Passing  # noqa: E402
from game.games.hearts.scoring import MOON  # noqa: E402
from game.games.hearts.state import HeartsState, Phase  # noqa: E402
from game.lab import seating, simulate  # noqa: E402
from game.games import find  # noqa: E402
from game.players.player import AnyPlayer  # noqa: E402
from game.rules.rng import Rng  # noqa: E402

CYCLE = 12
"""After so many deals every passing direction has come equally often, with any seats."""


@dataclass(slots=True)
class Times:
    """What thinking took, in milliseconds of processor time."""

    plays: list[float] = field(default_factory=list)
    gifts: list[float] = field(default_factory=list)
    slices: list[float] = field(default_factory=list)


@dataclass(slots=True)
class Tally:
    """By deal: the mean points of the first level, and of the others; and their moons."""

    own: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    own_moons: int = 0
    other_moons: int = 0
    played: int = 0


def dealt(game: Hearts, seats: int, seed: int, number: int) -> HeartsState:
    """Deal ``number``, all totals 0, passing as in the deals of a match."""
    deck, rng = game.deck(seats, Rng.of(seed, number))
    whole = len(deck) - len(deck) % seats
    deal = number % CYCLE + 1
    passes = game.house.passing_in(deal, seats) is not Passing.NONE
    position: dict[str, Any] = {
        "hands": [" ".join(card.code for card in deck[seat:whole:seats]) for seat in range(seats)],
        "leftover": " ".join(card.code for card in deck[whole:]),
        "phase": (Phase.GIVE if passes else Phase.PLAY).value,
        "first_trick": True,
        "deal": deal,
    }
    return game.from_position(seats, position, rng.seed)


def played(game: Hearts, state: HeartsState, players: list[AnyPlayer], timed: set[int], seed: int,
           times: Times) -> tuple[int, ...]:
    """The points of that deal; thinking of the timed seats is noted."""
    decisions = 0
    while state.scored is None:
        seat = game.to_act(state)[0]
        view, legal = game.view(state, seat), game.legal_moves(state, seat)
        thought = players[seat].think(view, legal, Rng.of(seed, seat, decisions))
        slices = []
        while True:
            began = process_time()
            try:
                next(thought)
            except StopIteration as done:
                move = done.value.move
                slices.append(1000 * (process_time() - began))
                break
            slices.append(1000 * (process_time() - began))
        if seat in timed:
            times.slices += slices
            (times.gifts if state.phase is Phase.GIVE else times.plays).append(sum(slices))
        assert game.refusal(state, move) is None
        game.advance(state, move)
        decisions += 1
    return state.scored


def measure(asked: argparse.Namespace) -> None:
    """Play the deals, and say every now and then how it stands."""
    kit = find("hearts")
    game = kit.game(kit.rules.options_type.parse(simulate.read_options(kit, asked.options)))
    levels = asked.levels.split(",")
    seats, first = len(levels), levels[0]
    seatings = list(dict.fromkeys(tuple(levels[n:] + levels[:n]) for n in range(seats)))
    tally, times = Tally(), Times()
    for number in range(asked.first, asked.first + asked.deals):
        own, others = [], []
        for shift, seated in enumerate(seatings):
            state = dealt(game, seats, asked.seed, number)
            players = [seating.seat(game, level) for level in seated]
            timed = {seat for seat, level in enumerate(seated) if level == first}
            seed = Rng.of(asked.seed, number, shift).seed
            points = played(game, state, players, timed, seed, times)
            own += [points[seat] for seat in timed]
            others += [points[seat] for seat in range(seats) if seat not in timed]
            tally.played += 1
            if points.count(MOON) == seats - 1:
                shooter = next(seat for seat, p in enumerate(points) if p != MOON)
                tally.own_moons += shooter in timed
                tally.other_moons += shooter not in timed
        tally.own.append(sum(own) / len(own))
        tally.others.append(sum(others) / len(others) if others else 0.0)
        if number % asked.every == asked.every - 1:
            report(asked, tally, times)
    report(asked, tally, times)


def report(asked: argparse.Namespace, tally: Tally, times: Times) -> None:
    """One line of JSON: how it stands."""
    print(json.dumps(summary(asked, tally, times)), flush=True)


def summary(asked: argparse.Namespace, tally: Tally, times: Times) -> dict[str, Any]:
    """What the deals add up to; ``±`` is one standard error."""
    differences = [own - other for own, other in zip(tally.own, tally.others, strict=True)]
    return {
        "levels": asked.levels,
        "options": asked.options,
        "commit": commit(),
        "seed": asked.seed,
        "first": asked.first,
        "deals": len(tally.own),
        "played": tally.played,
        "points": mean(tally.own),
        "others": mean(tally.others),
        "difference": mean(differences),
        "moons": round(tally.own_moons / tally.played, 4),
        "their_moons": round(tally.other_moons / tally.played, 4),
        "play_ms": spread(times.plays),
        "gift_ms": spread(times.gifts),
        "slice_ms": spread(times.slices),
    }


def mean(values: list[float]) -> str:
    """The mean and its standard error."""
    average = sum(values) / len(values)
    squares = sum((value - average) ** 2 for value in values)
    error = sqrt(squares / max(1, len(values) - 1) / len(values))
    return f"{average:.3f} ± {error:.3f}"


def spread(values: list[float]) -> dict[str, float]:
    """Mean, 95th and 99th percentile, and the most."""
    if not values:
        return {}
    ranked = sorted(values)
    at = {"p95": 0.95, "p99": 0.99, "max": 1.0}
    found = {name: ranked[min(len(ranked) - 1, int(share * len(ranked)))] for name, share in at.items()}
    return {name: round(v, 3) for name, v in {"mean": sum(values) / len(values), **found}.items()}


def commit() -> str:
    """The commit that is checked out, with a plus if the players differ from it."""
    git = ["git", "-C", str(ROOT)]
    name = subprocess.run([*git, "rev-parse", "--short", "HEAD"], capture_output=True, text=True)
    changed = subprocess.run([*git, "diff", "--quiet", "HEAD", "--", "game/players", "game/games"])
    return name.stdout.strip() + ("+" if changed.returncode else "")


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
