"""War in a real window: turned up with mouse and keyboard, killed in a war, gone on with."""

import json

from tests.desktop.test_playing import asked, at

WAR = {
    "do": "position",
    "seed": 7,
    "game": "war",
    "seats": 2,
    "position": {"piles": ["5H 2C 3C 4C KH 9H 7C", "5S 2D 3D 4D QH 9D 7D"]},
}


def begun(tmp_path):
    path = tmp_path / "war.json"
    path.write_text(json.dumps(WAR), encoding="utf-8")
    return path


def test_a_match_killed_in_a_war_goes_on_in_it(desk, tmp_path):
    program = desk("--position", begun(tmp_path), "--speed", 4)
    table = asked(program)
    program.click(*at(*table["pile"]))
    program.wait_for("move", seat=0, by="person")
    assert program.wait_for("table", after=table, asking=True)["at_war"]
    program.kill()
    again = desk("--speed", 4)
    again.wait_for("shown")
    again.key("Return")
    table = again.wait_for("table", asking=True)
    assert table["at_war"]
    assert table["moves"] == 1
    again.key("space")
    table = again.wait_for("table", after=table, asking=True)
    assert table["battles"] == 1
    assert not again.notes("difference")


def test_auto_play_at_the_highest_speed_brings_a_match_forward(desk):
    program = desk("--game", "war", "--seats", 2, "--seed", 5, "--speed", 4)
    asked(program)
    for key in ("v", "v", "v", "a"):
        program.key(key)
    table = program.wait_for("table", moves=12)
    assert table["battles"] > 0
    assert not program.notes("difference")
