"""Faults, endings, and what is kept in the player's folder."""

import json
from pathlib import Path

import pygame
import pytest

from game.app.clock import PlayClock
from game.app.paths import Paths
from game.app.run import run
from game.app.trace import Trace
from tests.app.conftest import Program


def failing(*_):
    raise RuntimeError("the table has fallen over")


@pytest.mark.parametrize("moment", ["handle", "update", "draw", "enter"])
def test_a_fault_in_a_scene_is_reported_and_ends_the_program(program, moment, capsys):
    setattr(program.scene, moment, failing)
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert run(program.app, program.stack, program.window) == 1
    report = program.app.paths.log.read_text(encoding="utf-8")
    assert "the table has fallen over" in report
    assert f"in {failing.__name__}" in report
    assert "the table has fallen over" in capsys.readouterr().err
    assert program.scene.left or moment == "enter"


def test_a_fault_while_leaving_does_not_hide_the_first(program):
    program.scene.handle = program.scene.leave = failing
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert run(program.app, program.stack, program.window) == 1
    assert program.app.paths.log.exists()


def test_a_fault_where_nothing_can_be_written_still_ends_the_program(program, tmp_path):
    (tmp_path / "a file").write_text("not a folder")
    program.app.paths = Paths(tmp_path / "a file" / "below")
    program.scene.update = failing
    assert run(program.app, program.stack, program.window) == 1


def test_an_ordinary_end_leaves_nothing_open(tmp_path):
    program = Program(tmp_path, size=(960, 540), trace=tmp_path / "trace.jsonl")
    pygame.event.post(pygame.Event(pygame.QUIT))
    assert run(program.app, program.stack, program.window) == 0
    assert not pygame.display.get_init()
    assert not program.app.audio.is_open
    last = (tmp_path / "trace.jsonl").read_text(encoding="utf-8").splitlines()[-1]
    assert json.loads(last)["kind"] == "end"
    assert json.loads(last)["code"] == 0


def test_the_data_folder_may_have_any_letters(tmp_path):
    folder = tmp_path / "Игры и масти" / "данные"
    program = Program(folder, size=(960, 540))
    program.set(volume=0.25)
    program.app.store.close()
    again = Program(folder, size=(960, 540))
    assert again.app.settings.volume == 0.25
    again.app.store.close()


def test_the_data_folder_does_not_depend_on_where_the_program_was_started(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert Paths.of().data.is_absolute()
    assert not Paths.of().data.is_relative_to(tmp_path)
    assert Paths.of(tmp_path / "x").data == tmp_path / "x"
    assert Paths.of().fonts.is_dir()


def test_a_trace_that_is_off_is_false_and_writes_nothing(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    trace = Trace()
    trace.note("input", what="a click")
    assert not trace
    assert list(tmp_path.iterdir()) == []


def test_every_note_of_a_trace_is_on_disk_at_once(tmp_path):
    trace = Trace(tmp_path / "trace")
    trace.note("intent", what=Paths(tmp_path), card="Ж7")
    (line,) = (tmp_path / "trace").read_text(encoding="utf-8").splitlines()
    assert json.loads(line)["card"] == "Ж7"
    trace.close()
    trace.note("intent")
    assert len((tmp_path / "trace").read_text(encoding="utf-8").splitlines()) == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_trace_that_can_no_longer_be_written_stops_nothing():
    trace = Trace(Path("/dev/full"))
    trace.note("intent")
    assert not trace
    trace.note("intent")
    trace.close()


def test_the_clock_of_play_never_runs_backwards():
    clock = PlayClock()
    clock.tick(1.0)
    clock.tick(-3.0)
    assert clock.now == 1.0
