"""CPU against CPU without a window, for measuring rules and levels."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final, TextIO

from game import games
from game.games.kit import GameKit
from game.lab import seating, usage
from game.lab.matches import Count, EndlessMatchError, Plan, Sum, play_all
from game.lab.usage import UsageError
from game.rules.contract import IllegalMove

_BAR: Final = 30


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to play, how often, and how to say what came of it."""
    names = [kit.name for kit in games.GAMES]
    parser.add_argument("--game", required=True, choices=names, metavar="NAME", help=str(names))
    parser.add_argument("--games", type=usage.positive, default=1000, metavar="N")
    parser.add_argument("--seats", type=usage.positive, metavar="N")
    parser.add_argument("--seed", type=usage.seed, default=0, metavar="N")
    parser.add_argument(
        "--levels",
        default=seating.QUICK,
        metavar="A,B,…",
        help=f"one for all, or one a seat: {', '.join(seating.SEATINGS)}",
    )
    parser.add_argument("--rotate", action="store_true", help="move on a seat after each match")
    parser.add_argument("--options", default="", metavar="K=V,…", help="house rules")
    parser.add_argument("--jobs", type=usage.positive, default=1, metavar="J", help="processes")
    parser.add_argument("--json", action="store_true", help="answer with one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Play the matches and print what they add up to.

    :raises UsageError: if the arguments do not fit together.
    """
    plan = read_plan(arguments)
    bar, count, began = Bar(sys.stderr, arguments.games), Count(plan.seats), perf_counter()
    try:
        for part in play_all(plan, arguments.games, arguments.jobs):
            count.merge(part)
            bar.show(count.games)
    except (EndlessMatchError, IllegalMove) as fault:
        bar.clear()
        print(f"simulate: {fault}", file=sys.stderr)
        return 1
    bar.clear()
    summary = summarise(plan, count, perf_counter() - began)
    print(json.dumps(summary) if arguments.json else table(summary))
    return 0


def read_plan(arguments: argparse.Namespace) -> Plan:
    """The plan that the arguments describe.

    :raises UsageError: if they do not fit together.
    """
    kit = games.find(arguments.game)
    seats = arguments.seats or kit.default_seats
    if seats not in kit.rules.seats:
        allowed = ", ".join(map(str, kit.rules.seats))
        raise UsageError(f"{kit.name} is for {allowed} seats, not {seats}")
    options, levels = read_options(kit, arguments.options), read_levels(arguments.levels, seats)
    return Plan(kit.name, options, seats, arguments.seed, levels, arguments.rotate)


def read_levels(text: str, seats: int) -> tuple[str, ...]:
    """Who plays, by seat.

    :raises UsageError: if somebody is unknown, or there are too few or too many.
    """
    levels = tuple(text.split(","))
    for level in levels:
        if level not in seating.SEATINGS:
            raise UsageError(f"no level {level!r}: there are {', '.join(seating.SEATINGS)}")
    if len(levels) not in (1, seats):
        raise UsageError(f"{len(levels)} levels for {seats} seats: name one for all or one a seat")
    return levels * seats if len(levels) == 1 else levels


def read_options(kit: GameKit, text: str) -> Mapping[str, bool | int | str]:
    """The house rules which the text names, such as ``stacking=false,score=penalty``.

    :raises UsageError: if a rule or its value is unknown.
    """
    values = {rule.name: rule.values for rule in kit.rules.options_type.choices()}
    chosen: dict[str, bool | int | str] = {}
    for item in filter(None, text.split(",")):
        name, _, value = item.partition("=")
        if name not in values:
            raise UsageError(
                f"{kit.name} has no house rule {name!r}: there are {', '.join(values)}"
            )
        by_text = {_text(choice): choice for choice in values[name]}
        if value not in by_text:
            raise UsageError(f"{name} is {' or '.join(by_text)}, not {value!r}")
        chosen[name] = by_text[value]
    return chosen


def _text(value: bool | int | str) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def summarise(plan: Plan, count: Count, seconds: float) -> dict[str, Any]:
    """What the matches add up to; every ``error`` is one standard error."""
    n = count.games
    summary: dict[str, Any] = {
        "game": plan.game,
        "seats": plan.seats,
        "games": n,
        "seconds": round(seconds, 3),
        "games_per_second": round(n / seconds, 3),
        "moves_mean": round(count.moves.mean(n), 4),
        "moves_error": round(count.moves.error(n), 4),
        "draws": count.draws,
        "wins_by_seat": [_share(wins, n) for wins in count.wins_by_seat],
        "wins_by_level": {
            level: _share(wins, n, plan.levels.count(level))
            for level, wins in sorted(count.wins_by_level.items())
        },
        "points_by_level": {
            level: _mean(points, n, plan.levels.count(level))
            for level, points in sorted(count.points_by_level.items())
        }
        or None,
    }
    if count.battles.total:
        summary["battles_mean"] = round(count.battles.mean(n), 4)
        summary["battles_error"] = round(count.battles.error(n), 4)
        summary["over_1000_battles"] = count.long_battles
    return summary


def _share(wins: Sum, n: int, seats: int = 1) -> dict[str, Any]:
    """Wins of a level, and their share of all matches that each of its seats won."""
    share, error = wins.mean(n) / seats, wins.error(n) / seats
    return {"wins": wins.total, "share": round(share, 5), "error": round(error, 5)}


def _mean(points: Sum, n: int, seats: int) -> dict[str, Any]:
    """The points that each seat of a level had in the mean."""
    mean, error = points.mean(n) / seats, points.error(n) / seats
    return {"mean": round(mean, 4), "error": round(error, 4)}


def table(summary: Mapping[str, Any]) -> str:
    """The summary for people."""
    lines = [
        "{game}, {seats} seats: {games} matches in {seconds} s, {games_per_second} a second",
        "moves {moves_mean} ± {moves_error}, draws {draws}",
    ]
    if "battles_mean" in summary:
        lines.append("battles {battles_mean} ± {battles_error}, over 1000: {over_1000_battles}")
    shown = [line.format(**summary) for line in lines]
    for seat, wins in enumerate(summary["wins_by_seat"]):
        shown.append(f"seat {seat}: {_percent(wins)}")
    for level, wins in summary["wins_by_level"].items():
        points = (summary["points_by_level"] or {}).get(level)
        counted = f", points {points['mean']} ± {points['error']}" if points else ""
        shown.append(f"{level}, a seat: {_percent(wins)}{counted}")
    return "\n".join(shown)


def _percent(wins: Mapping[str, Any]) -> str:
    return f"{100 * wins['share']:.2f} ± {100 * wins['error']:.2f} % won"


@dataclass(slots=True)
class Bar:
    """A progress bar, where somebody sits in front of it."""

    stream: TextIO
    games: int

    def show(self, done: int) -> None:
        """Show how much is done."""
        if self.stream.isatty():
            filled = "#" * (_BAR * done // self.games)
            self.stream.write(f"\r[{filled:.<{_BAR}}] {done}/{self.games}")
            self.stream.flush()

    def clear(self) -> None:
        """Take the bar away."""
        if self.stream.isatty():
            self.stream.write("\r\x1b[K")
            self.stream.flush()
