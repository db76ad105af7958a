"""Whatever ends the program, the match goes on at that very move."""

import random
import time

from game.games import find
from game.session.match import Match
from game.session.store import Store
from tests.desktop import positions
from tests.desktop.test_playing import asked, at, first_playable, hand_card

KILLS = 20
QUICK = ("--speed", 4)


def kept(data):
    """The saved match as the store has it: its moves, and the position they lead to."""
    with Store.open(data) as store:
        assert store.trouble is None
        (saved,) = store.saved()
        match = Match.resume(find("classic"), saved.number, store=store, now=time.time)
        assert match.resumed == "REPLAYED"
        return match.moves, match.game.position(match.state)


def carry_on(desk):
    """Start the program anew, go on from the title, and tell what it begins with."""
    program = desk(*QUICK)
    program.wait_for("shown")
    time.sleep(0.5)
    program.key("Return")
    return program, program.wait_for("begin")


def test_quitting_in_the_middle_of_the_explosion_loses_nothing(desk, tmp_path):
    program = desk("--position", positions.write(tmp_path, positions.BOOM))
    table = asked(program)
    face, _ = first_playable(table)
    program.click(*at(*hand_card(table, face)))
    events = program.wait_for("events")
    while not any(event.startswith("BombExploded") for event in events["events"]):
        events = program.wait_for("events", after=events)
    time.sleep(0.9)
    before = time.monotonic()
    assert program.quit() == 0
    assert time.monotonic() - before < 2
    moves, position = kept(tmp_path / "data")
    assert moves >= 1
    program, begun = carry_on(desk)
    assert (begun["moves"], begun["position"]) == (moves, position)
    assert not program.notes("difference")


def test_a_match_killed_at_random_moments_goes_on_equal_each_time(desk, tmp_path):
    chance = random.Random(20)
    data = tmp_path / "data"
    program, continued = desk("--game", "classic", "--seats", 6, "--seed", 1, *QUICK), 0
    for _ in range(KILLS):
        program.wait_for("begin")
        program.key("a")
        time.sleep(chance.uniform(0.1, 2.5))
        noted = len(program.notes("move"))
        started_with = program.latest("begin")["moves"]
        program.kill()
        with Store.open(data) as store:
            unfinished = store.saved()
        if not unfinished:
            program = desk(
                "--game", "classic", "--seats", 6, "--seed", chance.getrandbits(16), *QUICK
            )
            continue
        moves, position = kept(data)
        assert moves >= started_with + noted, "a move that was noted is not on the disk"
        program, begun = carry_on(desk)
        assert (begun["moves"], begun["position"]) == (moves, position)
        assert not program.notes("difference")
        continued += 1
    assert continued >= KILLS * 3 // 4
