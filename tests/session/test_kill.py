"""What happens when the program is killed, and when it runs twice."""

import random
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Any

from game.games import find
from game.games.kit import GameKit
from game.session.database import FILE
from game.session.match import Match, Resumed
from game.session.record import Record
from game.session.replay import game_of, opening, replay
from game.session.store import Store, Trouble
from tests.session.playing import begin, noon, play_out, step

ROOT = Path(__file__).resolve().parents[2]
KILLS = 20


@contextmanager
def playing_child(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A program that plays in that folder; killed at the end without a warning."""
    command = [sys.executable, "-m", "tests.session.playing_child", str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        try:
            yield child
        finally:
            child.kill()


def killed_after(child: subprocess.Popen[str], lines: int, seconds: float) -> dict[int, int]:
    """Kill it so many seconds after it has told so many lines; the moves it told of, by match."""
    assert child.stdout is not None
    told = [child.stdout.readline() for _ in range(lines)]
    time.sleep(seconds)
    child.kill()
    whole = [line for line in [*told, *child.stdout] if line.endswith("\n")]  # the last may be cut
    moves = [line.split() for line in whole if not line.startswith("open")]
    return {int(match): int(number) for match, number in moves}


def played_again(kit: GameKit, record: Record) -> Any:
    """The state after all moves, from the very first card."""
    game = game_of(kit, record.header)
    first, events = opening(game, record.header)
    steps = replay(game, record.header.seats, first, record.entries)
    return deque(chain([(first, events)], steps), maxlen=1).pop()[0]


def test_a_kill_at_any_moment_loses_no_move(tmp_path: Path) -> None:
    war, chance = find("war"), random.Random(2)
    known, finished = dict[int, int](), 0
    for number in range(KILLS):
        lines = chance.randrange(60) if number % 4 else 0  # now and then while it starts
        with playing_child(tmp_path) as child:
            known |= killed_after(child, lines, chance.uniform(0.0, 0.02 if lines else 0.5))
        with Store.open(tmp_path) as store:
            assert store.trouble is None
            kept = {saved.number: saved for saved in (*store.saved(), *store.finished())}
            assert all(kept[number].moves >= moves for number, moves in known.items())
            for saved in store.saved():
                match = Match.resume(war, saved.number, store=store, now=noon)
                assert match.resumed is Resumed.REPLAYED
                record = store.load(saved.number)
                assert match.state == played_again(war, record)
            finished = len(store.finished())
            assert store.tally("war").played == finished
    assert sum(known.values()) > 10 * KILLS


def test_a_second_program_starts_with_what_is_kept_and_changes_nothing(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.put("settings", {"language": "ru"})
        play_out(begin(store))
    with playing_child(tmp_path) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "open None\n"
        assert child.stdout.readline().endswith(" 1\n")  # its first move
        with Store.open(tmp_path) as second:
            assert second.trouble is Trouble.IN_USE
            assert second.get("settings") == {"language": "ru"}
            assert second.tally("toy").played == 1
            second.put("settings", {"language": "en"})
            play_out(begin(second, seed=8))
        with Store.open(tmp_path) as third:
            assert third.trouble is Trouble.IN_USE
            assert third.tally("toy").played == 1
    with Store.open(tmp_path) as store:
        assert store.trouble is None
        assert store.get("settings") == {"language": "ru"}
        assert store.tally("toy").played == 1
        step(Match.resume(find("war"), store.saved()[0].number, store=store, now=noon))


def test_a_program_killed_while_it_makes_its_file_leaves_one_that_opens(tmp_path: Path) -> None:
    chance = random.Random(5)
    for number in range(8):
        folder = tmp_path / str(number)
        with playing_child(folder) as child:
            while not (folder / FILE).exists() and child.poll() is None:
                time.sleep(0.001)
            time.sleep(chance.uniform(0.0, 0.02))
        with Store.open(folder) as store:
            assert store.trouble is None
            play_out(begin(store))
