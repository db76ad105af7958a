"""The window itself: full screen and back, sizes, what it costs to leave it open, how it closes."""

import re
import signal
import sys
import time
from pathlib import Path

import pytest


def geometry(program, display):
    """Left, top, width, height of the window, as the X server has it."""
    told = display.xdotool("getwindowgeometry", "--shell", program.window)
    values = dict(re.findall(r"(\w+)=(-?\d+)", told))
    return tuple(int(values[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))


def until(look, seconds=30.0):
    """Wait until that is true."""
    end = time.monotonic() + seconds
    while not look():
        assert time.monotonic() < end
        time.sleep(0.03)


def test_full_screen_leads_back_to_the_same_place(desk, display):
    program = desk()
    program.wait_for("rest")
    before = geometry(program, display)
    program.key("F11")
    until(lambda: geometry(program, display) == (0, 0, 1920, 1080))
    filled = program.wait_for("size", pixels=[1920, 1080])
    program.key("F11")
    until(lambda: geometry(program, display) == before)
    program.wait_for("size", after=filled, pixels=list(before[2:]))


def test_a_program_that_starts_in_full_screen_fills_it(desk, display):
    program = desk("--fullscreen")
    program.wait_for("size", pixels=[1920, 1080])
    assert geometry(program, display) == (0, 0, 1920, 1080)


def test_a_window_may_not_exceed_the_screen(desk, display):
    program = desk(window="9000x9000")
    assert geometry(program, display)[2:] == (1920, 1080)


def cpu_seconds(pid):
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads Linux's /proc")
def test_a_title_left_open_draws_nothing_and_costs_next_to_nothing(desk):
    program = desk()
    program.wait_for("rest")
    time.sleep(2.0)
    notes, before = len(program.notes()), cpu_seconds(program._process.pid)
    time.sleep(5.0)
    assert len(program.notes()) == notes
    assert cpu_seconds(program._process.pid) - before < 0.05 * 5.0


def test_a_program_that_is_told_to_end_does_so_within_two_seconds(desk):
    program = desk("--game", "classic", "--seed", "1")
    program.wait_for("shown")
    program._process.send_signal(signal.SIGTERM)
    began = time.monotonic()
    assert program.wait_end(20.0) == 0
    assert time.monotonic() - began < 2.0
