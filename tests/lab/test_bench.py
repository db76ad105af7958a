"""The bench: what it measures, and what it refuses to measure."""

import os
import time

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import argparse

import pygame

from game import games
from game.app.canvas import Canvas
from game.app.window import start_video
from game.lab import bench, frames
from game.lab.processes import taken
from game.lab.shows import SAMPLES, Show
from game.lab.usage import UsageError


@pytest.fixture
def canvas():
    start_video()
    window = pygame.Window("bench", (320, 180))
    yield Canvas(window)
    window.destroy()
    pygame.quit()


def slow_at(moment):
    """A show whose every frame is quick but those near one moment."""

    def draw(canvas, t):
        canvas.clear()
        if abs(t - moment) < 0.02:
            time.sleep(0.004)

    return draw


def test_the_heaviest_moment_is_found_and_timed(canvas):
    cost = frames.measure(canvas, Show("show", 1.0, slow_at(0.3), moments=(0.3,)))
    assert cost.heaviest_at == pytest.approx(0.3, abs=0.02)
    assert cost.busy >= 4.0 > cost.bare


def test_a_show_is_prepared_before_it_is_drawn(canvas):
    done = []
    show = Show("show", 0.0, lambda c, t: done.append("draw"), lambda: done.append("prepare"))
    frames.measure(canvas, show)
    assert done[0] == "prepare"
    assert done.count("prepare") == 1
    assert done.count("draw") > frames.TURNS >= 20


def test_a_show_is_looked_at_evenly_and_at_its_own_moments():
    times = Show("show", 2.0, lambda c, t: None, moments=(0.5, 2.0)).times
    assert len(times) == SAMPLES + 2
    assert times == tuple(sorted(times))
    assert 0.0 <= times[0] <= times[-1] == 2.0


def test_without_a_real_window_nothing_is_measured():
    arguments = argparse.Namespace(driver="", size="640x360", scenes="", shows=lambda app: ())
    with pytest.raises(UsageError, match="needs a real window"):
        bench.run(arguments)


@pytest.mark.parametrize("size", ["", "wide", "640", "640x", "0x400", "640x-1"])
def test_a_size_that_is_none_is_refused(size):
    with pytest.raises(UsageError, match="no size"):
        bench._size(size)


def test_an_unknown_scene_is_refused_with_the_names_of_all():
    shows = (Show("deal", 1.0, slow_at(0)), Show("wheel", 1.0, slow_at(0)))
    assert [show.name for show in bench._chosen(lambda app: shows, None, "wheel")] == ["wheel"]
    with pytest.raises(UsageError, match="deal, wheel"):
        bench._chosen(lambda app: shows, None, "del")


def test_every_game_can_be_played_at_random_to_its_end(monkeypatch):
    monkeypatch.setattr(bench, "_GAME_SECONDS", 0.01)
    for kit in games.GAMES:
        assert bench._engine(kit)["matches_per_second"] > 0


def test_a_process_is_asked_for_its_memory_and_time():
    before = taken(os.getpid())
    if before.rss_mb is None:
        pytest.skip("this system does not tell")
    end = time.process_time() + 0.05
    while time.process_time() < end:
        pass
    after = taken(os.getpid())
    assert 5 < after.rss_mb < 2000
    assert after.cpu_seconds - before.cpu_seconds == pytest.approx(0.05, abs=0.04)
