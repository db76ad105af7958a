"""Turn clocks: how often they ask for a frame."""

import pytest

from game.table.plan import TIMERS
from game.table.turns import DECISION, TurnClock


@pytest.mark.parametrize("limit", [seconds for seconds in TIMERS if seconds])
def test_a_clock_asks_for_no_more_than_six_frames_a_second(limit):
    clock, now, frames = TurnClock(0.0, float(limit)), 0.0, 0
    while not clock.is_out(now):
        now += clock.until_change(now)
        frames += 1
    assert limit - 1 <= frames <= 6 * limit + 1
    assert now < limit + 0.2


@pytest.mark.parametrize("limit", [DECISION, 15.0, 600.0])
def test_every_second_is_told(limit):
    clock, now, told = TurnClock(0.0, limit), 0.0, []
    while not clock.is_out(now):
        told.append(clock.seconds(now))
        now += clock.until_change(now)
    assert set(told) == set(range(1, int(limit) + 1))
