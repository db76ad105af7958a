"""The command line: one line and exit code 2 for bad arguments, quiet ends, lazy imports."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.__main__ import TOOLS, main
from game.session.record import write_record
from game.session.store import Store
from tests.session.playing import begin, play_out

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = [sys.executable, "-m", "game"]


by_signals = pytest.mark.skipif(os.name != "posix", reason="needs signals as POSIX has them")


def start(*words: str, **more: object) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(  # type: ignore[call-overload, no-any-return]
        [*PROGRAM, *words], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **more
    )


BAD = [
    ["dance"],
    ["--dance"],
    ["--lang", "de"],
    ["--window", "wide"],
    ["--window", "0x0"],
    ["--window", "100x"],
    ["--seats", "9"],
    ["--game", "hearts", "--seats", "2"],
    ["--game", "chess"],
    ["--level", "godlike"],
    ["--speed", "0"],
    ["--speed", "nan"],
    ["--speed", "1e-9"],
    ["--speed", "1e300"],
    ["--seed", "-1"],
    ["--seed", "1" * 5000],
    ["--position", "/no/such/file"],
    ["simulate"],
    ["simulate", "--game", "chess"],
    ["simulate", "--game", "hearts", "--seats", "6"],
    ["simulate", "--game", "classic", "--games", "0"],
    ["simulate", "--game", "classic", "--games", "many"],
    ["simulate", "--game", "classic", "--jobs", "-2"],
    ["simulate", "--game", "classic", "--levels", "godlike"],
    ["simulate", "--game", "classic", "--levels", "easy,hard"],
    ["simulate", "--game", "classic", "--levels", ""],
    ["simulate", "--game", "classic", "--options", "wings=true"],
    ["simulate", "--game", "classic", "--options", "bombs=maybe"],
    ["simulate", "--game", "classic", "more"],
    ["engine", "--fast"],
    ["verify"],
    ["verify", "/no/such/file"],
    ["verify", "/"],
    ["gallery", "/dev/null/pictures"],
    ["simulate", "--game", "a\nb"],
]


@pytest.mark.parametrize("words", BAD, ids=lambda words: " ".join(words)[:60])
def test_bad_arguments_get_one_line_and_exit_code_2(
    words: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    told = capfd.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert told.err.startswith("suits-and-colours: ")


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"do": "new"}', '{"game": "classic"}'])
def test_a_bad_position_file_gets_one_line_and_exit_code_2(
    text: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "position.json"
    file.write_text(text, encoding="utf-8")
    assert main(["--position", str(file)]) == 2
    assert capfd.readouterr().err.count("\n") == 1


def test_a_position_of_another_table_than_asked_for_is_refused(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "position.json"
    position = {"hands": ["R1", "Y2"], "discard": "R7"}
    request = {"do": "position", "game": "classic", "seats": 2, "position": position}
    file.write_text(json.dumps(request), encoding="utf-8")
    assert main(["--position", str(file), "--game", "siege"]) == 2
    assert "classic" in capfd.readouterr().err


@pytest.mark.parametrize("name", ["simulate", "engine", "verify"])
def test_each_tool_explains_itself_without_pygame(name: str) -> None:
    script = (
        "import sys, game.__main__ as m\n"
        f"try: m.main(['{name}', '--help'])\n"
        "except SystemExit as end: assert end.code == 0\n"
        "assert 'pygame' not in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, check=True)
    assert done.stdout.startswith(f"usage: suits-and-colours {name}".encode())


def test_help_names_every_tool() -> None:
    done = subprocess.run([*PROGRAM, "--help"], cwd=ROOT, capture_output=True, check=True)
    for name in TOOLS:
        assert f"\n  {name} ".encode() in done.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_gets_one_line() -> None:
    words = [*PROGRAM, "simulate", "--game", "war", "--games", "1"]
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(words, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X11 and Wayland are Linux's")
def test_without_a_screen_the_program_says_so_and_ends(tmp_path: Path) -> None:
    screens = {"DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER"}
    blind = {name: value for name, value in os.environ.items() if name not in screens}
    words = [*PROGRAM, "--data-dir", str(tmp_path)]
    done = subprocess.run(
        words, cwd=ROOT, env=blind, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert "no screen was found" in done.stderr


@by_signals
def test_a_reader_that_goes_away_ends_the_program_quietly() -> None:
    with start("engine", stdin=subprocess.PIPE) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        engine.stdout.close()
        engine.stdin.write(b'{"do": "games"}\n' * 3)
        engine.stdin.close()
        assert engine.wait(30) == 141
        assert engine.stderr is not None
        assert engine.stderr.read() == b""


@by_signals
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("group", [True, False], ids=["at the desk", "by a program"])
def test_control_c_ends_the_program_quietly_and_leaves_no_worker(jobs: str, group: bool) -> None:
    words = ["simulate", "--game", "classic", "--games", "100000", "--jobs", jobs]
    with start(*words, start_new_session=True) as program:
        time.sleep(3)
        if group:
            os.killpg(program.pid, signal.SIGINT)
        else:
            program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=30)
        assert (program.returncode, out, err) == (130, b"", b"")
        with pytest.raises(ProcessLookupError):
            os.killpg(program.pid, 0)


@by_signals
def test_the_engine_ends_quietly_at_control_c() -> None:
    with start("engine", stdin=subprocess.PIPE) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        engine.stdin.write(b'{"do": "games"}\n')
        engine.stdin.flush()
        engine.stdout.readline()
        engine.send_signal(signal.SIGINT)
        assert engine.wait(30) == 130
        assert engine.stderr is not None
        assert engine.stderr.read() == b""


def test_a_true_match_file_is_told_from_a_false_one(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    from game.games import find

    match = begin(Store.in_memory(), kit=find("classic"), seed=3)
    play_out(match)
    file = tmp_path / "партия.json"
    file.write_text(write_record(match.record()), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    told = capfd.readouterr().out
    assert "All of it holds." in told
    assert told.count("ok ") == 6

    data = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**data, "seed": 4}), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    assert "FAULT  digest" in capfd.readouterr().out
    file.write_text("rubbish", encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    told = capfd.readouterr().err
    assert told.count("\n") == 1
    assert "this is no match file" in told
