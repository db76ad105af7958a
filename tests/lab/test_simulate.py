"""Matches by the thousand: the same whatever the number of processes, and counted right."""

import io
import json
from concurrent.futures import ThreadPoolExecutor
from math import isclose, sqrt
from statistics import stdev
from typing import Any

import pytest

from game.__main__ import main
from game.games import GAMES, find
from game.lab import matches as lab
from game.lab.matches import Count, Plan, Played, Sum, play, play_all
from game.lab.simulate import Bar, read_options
from game.rules.contract import Outcome

KEYS = {
    "game", "seats", "games", "seconds", "games_per_second", "moves_mean", "moves_error", "draws",
    "wins_by_seat", "wins_by_level", "points_by_level",
}  # fmt: skip


def simulate(capfd: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["simulate", "--json", *words]) == 0
    told = capfd.readouterr()
    assert told.err == ""
    summary: dict[str, Any] = json.loads(told.out)
    return summary


@pytest.mark.parametrize("kit", GAMES, ids=[kit.name for kit in GAMES])
def test_every_game_is_simulated(kit: Any, capfd: pytest.CaptureFixture[str]) -> None:
    summary = simulate(capfd, "--game", kit.name, "--games", "5")
    battles = {"battles_mean", "battles_error", "over_1000_battles"}
    assert set(summary) == KEYS | (battles if kit.name == "war" else set())
    wins = sum(seat["wins"] for seat in summary["wins_by_seat"])
    assert wins + summary["draws"] == summary["games"] == 5
    assert len(summary["wins_by_seat"]) == summary["seats"] == kit.default_seats
    assert (summary["points_by_level"] is None) == (kit.name in ("war", "colour-cards"))


def test_the_number_of_processes_changes_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    words = ("--game", "classic", "--games", "60", "--seed", "5", "--seats", "3")
    levels = ("--levels", "easy,medium,hard", "--rotate")
    told = [simulate(capfd, *words, *levels, "--jobs", jobs) for jobs in ("1", "2", "3")]
    for summary in told:
        del summary["seconds"], summary["games_per_second"]
    assert told[0] == told[1] == told[2]
    assert simulate(capfd, *words, *levels, "--seed", "6")["moves_mean"] != told[0]["moves_mean"]


def test_no_more_processes_are_started_than_there_are_matches(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started = []

    def workers(jobs: int) -> Any:
        started.append(jobs)
        return ThreadPoolExecutor(jobs)

    monkeypatch.setattr(lab, "_workers", workers)
    plan = Plan("war", {}, 2, 1, ("random", "random"), rotate=False)
    assert sum(part.games for part in play_all(plan, 2, 10**18)) == 2
    assert started == [2]


def test_with_rotate_everybody_sits_everywhere() -> None:
    plan = Plan("classic", {}, 3, 1, ("a", "b", "c"), rotate=True)
    assert [plan.levels_in(n) for n in range(4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]


def test_a_match_depends_on_seed_and_number_alone() -> None:
    plan = Plan("hearts", {"end_score": 50}, 4, 9, ("random",) * 4, rotate=False)
    assert play(plan, 3) == play(plan, 3)
    assert play(plan, 3) != play(plan, 4)


def test_means_and_standard_errors_are_those_of_the_textbook() -> None:
    values = [3, 9, 4, 4, 17, 0, -5]
    counted, half = Sum(), Sum()
    for value in values[:3]:
        counted.add(value)
    for value in values[3:]:
        half.add(value)
    counted.merge(half)
    assert isclose(counted.mean(7), sum(values) / 7)
    assert isclose(counted.error(7), stdev(values) / sqrt(7))


def test_wins_and_points_are_counted_a_seat_of_each_level() -> None:
    count = Count(3)
    levels = ("hard", "easy", "easy")
    count.add(Played(10, Outcome((1, 2, 3), (30, 20, 10)), levels, None))
    count.add(Played(20, Outcome((3, 1, 2), (0, 50, 10)), levels, None))
    count.add(Played(30, Outcome((1, 1, 3), (25, 25, 0)), levels, None))
    assert (count.games, count.draws, count.moves.total) == (3, 1, 60)
    assert [wins.total for wins in count.wins_by_seat] == [1, 1, 0]
    assert {level: wins.total for level, wins in count.wins_by_level.items()} == {
        "hard": 1,
        "easy": 1,
    }
    assert {level: points.total for level, points in count.points_by_level.items()} == {
        "hard": 55,
        "easy": 115,
    }


def test_parts_add_up_to_the_whole() -> None:
    plan, whole = Plan("war", {}, 2, 1, ("quick",) * 2, rotate=False), Count(2)
    for part in play_all(plan, 30, jobs=1):
        whole.merge(part)
    alone = Count(2)
    for number in range(30):
        alone.add(play(plan, number))
    assert whole == alone


def test_house_rules_are_read_by_name_and_value() -> None:
    chosen = read_options(find("hearts"), "end_score=50,moon=false,leftover=facedown")
    assert chosen == {"end_score": 50, "moon": False, "leftover": "facedown"}
    assert read_options(find("hearts"), "") == {}


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_bar_is_shown_to_people_only() -> None:
    desk, pipe = Terminal(), io.StringIO()
    for stream in (desk, pipe):
        bar = Bar(stream, 200)
        bar.show(50)
        bar.clear()
    assert "50/200" in desk.getvalue()
    assert pipe.getvalue() == ""
