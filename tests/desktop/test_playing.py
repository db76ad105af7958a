"""The mouse and the keyboard at the Classic table, in a real window of 1280 x 720."""

import time

from tests.desktop import positions

DISCARD = 1060, 416
SCALE = 1280 / 1920


def at(x, y, scale=SCALE):
    """A point of the table in pixels of the window."""
    return x * scale, y * scale


def hand_card(table, face):
    """Where a card of the own hand lies, in table units: a point on its visible strip."""
    found = next(card for card in table["hand"] if card["face"] == face)
    return found["x"] - 40, found["y"]


def first_playable(table):
    """The face and the code of a coloured card that may be played."""
    code = next(m for m in table["legal"] if m.startswith("play") and " W" not in m)
    return code.split()[1].split("@")[0], code


def asked(program, after=None):
    """The table at the person's next turn, once the window is there to be clicked."""
    program.wait_for("shown")
    return program.wait_for("table", after=after, asking=True)


def test_a_card_dragged_onto_the_pile_is_played(desk):
    program = desk("--game", "classic", "--seed", 7, "--speed", 4)
    table = asked(program)
    face, _ = first_playable(table)
    program.drag(at(*hand_card(table, face)), at(*DISCARD))
    move = program.wait_for("move", seat=0, by="person")
    assert move["move"].startswith(f"play {face}@")
    assert not program.notes("difference")


def test_a_colour_is_chosen_on_the_wheel(desk, tmp_path):
    program = desk("--position", positions.write(tmp_path, positions.WHEEL), "--speed", 4)
    table = asked(program)
    program.click(*at(*hand_card(table, "W")))
    program.wait_for("wheel", open=True)
    time.sleep(0.3)
    program.click(*at(960 + 110, 424 + 110))
    assert program.wait_for("move", seat=0)["move"].startswith("play W G")
    assert not program.notes("difference")


def test_escape_puts_a_wild_back_and_a_key_names_its_colour(desk, tmp_path):
    program = desk("--position", positions.write(tmp_path, positions.WHEEL), "--speed", 4)
    table = asked(program)
    program.click(*at(*hand_card(table, "W")))
    program.wait_for("wheel", open=True)
    program.key("Escape")
    shut = program.wait_for("wheel", open=False)
    assert not program.notes("move")
    program.click(*at(*hand_card(table, "W")))
    program.wait_for("wheel", after=shut, open=True)
    program.key("4")
    assert program.wait_for("move", seat=0)["move"].startswith("play W B")


def test_a_match_is_played_with_the_keyboard_alone(desk):
    program = desk("--game", "classic", "--seats", 2, "--seed", 5, "--speed", 4, "--level", "easy")
    table = asked(program)
    moves = 0
    while moves < 8:
        program.key("d")
        move = program.wait_for("move", after=table, seat=0)
        if any("keep" in word for word in asked_or_ended(program, move).get("legal", [])):
            program.key("k")
            move = program.wait_for("move", after=move, seat=0, move="keep")
        table = asked_or_ended(program, move)
        moves += 1
        if table["kind"] != "table":
            break
    assert not program.notes("difference")
    assert program.running


def asked_or_ended(program, after):
    """The person's next turn, or the note that the match has ended."""

    def found():
        notes = program.notes()
        for note in notes[notes.index(after) + 1 :]:
            ended = note["kind"] == "events" and "MatchEnded" in note["events"][-1]
            if ended or (note["kind"] == "table" and note["asking"]):
                return note
        return None

    return program.until(found, "a turn or the end")


def test_the_window_may_change_its_size_in_the_middle_of_the_deal(desk):
    program = desk("--game", "classic", "--seed", 7)
    program.wait_for("shown")
    time.sleep(1.0)
    assert not program.notes("table"), "the deal was over before the size changed"
    program.resize(1500, 900)
    table = asked(program)
    size = program.latest("size")
    assert size["window"] == [1500, 900]
    scale = min(1500 / 1920, 900 / 1080)
    left, top = (1500 - 1920 * scale) / 2, (900 - 1080 * scale) / 2
    face, _ = first_playable(table)
    x, y = hand_card(table, face)
    program.click(left + x * scale, top + y * scale)
    assert program.wait_for("move", seat=0, by="person")["move"].startswith(f"play {face}@")
    assert not program.notes("difference")


def test_rapid_clicks_anywhere_lose_no_card(desk):
    program = desk("--game", "classic", "--seed", 11, "--speed", 4)
    asked(program)
    for point in (DISCARD, (858, 416), (960, 922), (1716, 902), (960, 424)):
        program.click(*at(*point), times=3)
        time.sleep(0.2)
    program.key("s", "h", "Tab", "Return", "Escape", "Escape")
    time.sleep(1.0)
    assert program.running
    assert not program.notes("difference")
    assert not program.notes("fault")
