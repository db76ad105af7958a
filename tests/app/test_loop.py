"""The event loop: when it draws, what time it tells, what it passes on, how it ends."""

import json
import time
from math import inf

import pygame
import pytest

from game.app.clock import LONGEST_GAP
from game.app.inputs import FocusLost, KeyDown, Pressed, Resized
from game.app.loop import HITCH, Loop
from tests.app.conftest import Notes, Program


class FakeTime:
    """Time that passes only by sleeping, or by being held up."""

    def __init__(self):
        self.now = 100.0
        self._naps = 0
        self._later = (inf, print)

    def __call__(self):
        return self.now

    def sleep(self, seconds):
        self.now += max(seconds, 1e-6)
        self._naps += 1
        assert self._naps < 5000, "the loop sleeps for ever"
        moment, act = self._later
        if self.now >= moment:
            self._later = (inf, print)
            act()

    def after(self, seconds, act):
        """Do something once that much time has passed."""
        self._later = (self.now + seconds, act)


@pytest.fixture
def watch():
    return FakeTime()


@pytest.fixture
def loop(program, watch):
    loop = Loop(program.app, program.stack, program.window, now=watch, sleep=watch.sleep)
    loop.begin()
    settle(loop, program)
    return loop


def settle(loop, program):
    """Let the events of opening pass, until nothing is left to do."""
    wake, program.scene.wake = program.scene.wake, 0.5
    while not loop.at_rest:
        loop.step()
    program.scene.wake = wake
    program.scene.heard.clear()
    program.scene.times.clear()


def post(kind, **fields):
    pygame.event.post(pygame.Event(kind, fields))


def press_key(key, scancode=0, mod=0):
    post(pygame.KEYDOWN, key=key, scancode=scancode, mod=mod, unicode="")


def test_a_resting_scene_is_drawn_once_and_never_again(program, loop, watch):
    frames = loop.frames
    program.scene.wake = 1.0
    for _ in range(10):
        loop.step()
    assert loop.frames == frames
    assert len(program.scene.times) == 10


def test_a_moving_scene_is_drawn_sixty_times_a_second(program, loop, watch):
    program.scene.wake, program.scene.moving = 0.0, True
    loop.step()
    before, start = loop.frames, watch.now
    for _ in range(60):
        loop.step()
    assert loop.frames - before == 60
    assert watch.now - start == pytest.approx(1.0, abs=0.01)


def test_a_scene_that_thinks_without_moving_is_updated_sixty_times_and_not_drawn(
    program, loop, watch
):
    program.scene.wake = 0.0
    loop.step()
    frames, start = loop.frames, watch.now
    for _ in range(30):
        loop.step()
    assert loop.frames == frames
    assert watch.now - start == pytest.approx(0.5, abs=0.01)


def test_a_scene_is_woken_when_it_asked_to_be(program, loop, watch):
    program.scene.wake = 2.5
    loop.step()
    start = watch.now
    loop.step()
    assert watch.now - start == pytest.approx(2.5, abs=0.02)
    assert program.scene.times[-1] == pytest.approx(2.5, abs=0.02)


def test_an_animation_goes_on_where_it_stood_after_a_hitch(program, loop, watch):
    program.scene.wake = 0.0
    loop.step()
    watch.now += 3.0
    loop.step()
    assert program.scene.times[-1] == HITCH


def test_an_input_wakes_a_scene_that_sleeps_for_ever(program, loop, watch):
    press_key(pygame.K_a)
    loop.step()
    assert program.scene.heard == [KeyDown("a")]
    asked = len(program.scene.times)
    program.scene.wake = 1.0
    loop.step()
    assert len(program.scene.times) == asked + 1  # for the input may have set something moving


def test_a_turn_timer_goes_on_while_the_window_is_held_by_its_frame(program, loop, watch):
    program.scene.wake = 0.0
    loop.step()
    before = program.app.clock.now
    watch.now += 3.0
    loop.step()
    assert program.app.clock.now - before == pytest.approx(3.0, abs=0.05)


def test_a_sleeping_computer_costs_the_player_no_more_than_a_few_seconds(program, loop, watch):
    program.scene.wake = 0.0
    loop.step()
    before = program.app.clock.now
    watch.now += 8 * 3600.0
    loop.step()
    assert program.app.clock.now - before == pytest.approx(LONGEST_GAP, abs=0.05)


@pytest.mark.parametrize("mark", ["is_overlay", "stops_clock"])
def test_a_turn_timer_stands_still_under_an_overlay_and_a_menu(program, loop, watch, mark):
    overlay = Notes(program.app)
    overlay.wake = 0.2
    setattr(overlay, mark, True)
    program.stack.push(overlay)
    post(pygame.MOUSEWHEEL, precise_y=1.0, flipped=False)
    loop.step()
    before = program.app.clock.now
    for _ in range(10):
        loop.step()
    assert program.app.clock.now == before
    assert len(overlay.times) >= 10


def test_nothing_happens_while_the_window_is_minimised(program, loop, watch):
    program.scene.wake, program.scene.moving = 0.0, True
    post(pygame.WINDOWMINIMIZED)
    loop.step()
    frames, updates, clock = loop.frames, len(program.scene.times), program.app.clock.now
    start = watch.now
    watch.after(20.0, lambda: post(pygame.WINDOWRESTORED))
    loop.step()
    assert watch.now - start == pytest.approx(20.0, abs=0.1)
    assert (loop.frames - frames, len(program.scene.times) - updates) == (1, 0)
    assert program.app.clock.now == clock
    loop.step()
    assert program.scene.times[-1] <= HITCH


def test_a_flood_of_lost_pictures_makes_them_anew_once(program, loop, watch):
    generation = program.app.canvas.generation
    for _ in range(50):
        post(pygame.RENDER_TARGETS_RESET)
    post(pygame.RENDER_DEVICE_RESET)
    frames = loop.frames
    loop.step()
    assert program.app.canvas.generation == generation + 1
    assert loop.frames == frames + 1


def test_pictures_are_stretched_while_the_window_changes_and_sharp_when_it_rests(
    program, loop, watch
):
    canvas = program.app.canvas
    sprite = program.app.type.line("Suits", 60)
    program.window.pygame.size = (1200, 700)
    loop.step()
    assert canvas.pixels == (1200, 700)
    assert Resized() in program.scene.heard
    assert program.app.type.line("Suits", 60) is sprite
    settle_for(loop, program, 1.0, watch)
    assert program.app.type.line("Suits", 60) is not sprite


def settle_for(loop, program, seconds, watch):
    """Run for so long."""
    program.scene.wake, end = 0.05, watch.now + seconds
    while watch.now < end:
        loop.step()


def test_what_follows_a_change_of_scene_goes_to_the_new_scene(program, loop, watch):
    other = Notes(program.app)
    program.scene.handle = lambda event: program.stack.push(other)
    post(pygame.MOUSEBUTTONDOWN, pos=(10, 10), button=1, touch=False)
    post(pygame.MOUSEBUTTONDOWN, pos=(10, 10), button=1, touch=False)
    loop.step()
    assert [type(event) for event in other.heard] == [Pressed]
    assert len(program.stack.scenes) == 2


def test_f11_and_alt_enter_fill_the_screen_and_are_remembered(program, loop, watch):
    for key, mod in ((pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_ALT)):
        before = program.window.fullscreen
        press_key(key, mod=mod)
        loop.step()
        assert program.window.fullscreen is not before
        assert program.app.store.get("settings")["fullscreen"] is not before
    assert not any(isinstance(event, KeyDown) for event in program.scene.heard)


def test_losing_the_focus_is_told_and_nothing_is_minimised(program, loop, watch):
    post(pygame.WINDOWFOCUSLOST)
    loop.step()
    assert FocusLost() in program.scene.heard
    assert program.window.shown


@pytest.mark.parametrize("moving", [False, True])
def test_closing_the_window_ends_the_program_at_once(program, moving):
    program.scene.wake, program.scene.moving = (0.0, True) if moving else (None, False)
    loop = Loop(program.app, program.stack, program.window)
    loop.begin()
    post(pygame.QUIT)
    began = time.monotonic()
    while program.stack.top is not None:
        loop.step()
    assert time.monotonic() - began < 1.0
    assert program.scene.left


def test_the_trace_tells_inputs_and_rest(tmp_path):
    program = Program(tmp_path, language="en", size=(960, 540), trace=tmp_path / "trace.jsonl")
    loop = Loop(program.app, program.stack, program.window)
    program.scene.wake = 0.2
    loop.begin()
    press_key(pygame.K_q)
    while not loop.at_rest:
        loop.step()
    notes = [json.loads(line) for line in (tmp_path / "trace.jsonl").open(encoding="utf-8")]
    kinds = [note["kind"] for note in notes]
    assert kinds[:2] == ["shown", "size"]
    assert notes[1]["pixels"] == [960, 540]
    assert any(note["kind"] == "input" and "'q'" in note["what"] for note in notes)
    assert kinds[-1] == "rest"
    assert notes[-1]["frames"] == loop.frames
    program.app.trace.close()
