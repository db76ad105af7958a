"""What the program costs on this machine, as one JSON object; needs a real window."""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import pygame

from game import games
from game.app.app import App, open_app
from game.app.launch import Launch
from game.app.run import close
from game.app.window import Size, Window, start_video
from game.games.kit import GameKit
from game.lab import frames, usage
from game.lab.processes import Follower, program, running, taken
from game.lab.shows import Show, Shows
from game.lab.usage import UsageError
from game.rules.rng import Rng
from game.session.store import Store

FROZEN: Final = bool(getattr(sys, "frozen", False))
_RUNS: Final = 5
"""Starts of each program, in turns; the quickest counts, for the machine may be busy."""
_REST: Final = 5.0
_GAME_SECONDS: Final = 1.0
"""How long each game is played at random."""
_SIZES: Final = "1280x720,1920x1080"
_TABLE: Final = ("--game", "classic", "--seats", "4", "--seed", "1", "--speed", "4")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which renderer, sizes and scenes to measure."""
    parser.add_argument("--driver", default="", metavar="NAME", help="a renderer; else the best")
    parser.add_argument("--size", default=_SIZES, metavar="WxH,…", help=f"default {_SIZES}")
    parser.add_argument("--scenes", default="", metavar="NAME,…", help="default: all")


def run(arguments: argparse.Namespace) -> int:
    """Measure everything and print it.

    :raises UsageError: if there is no real window, or no such renderer, size or scene.
    """
    sizes = [_size(text) for text in arguments.size.split(",")]
    _require_window()
    with tempfile.TemporaryDirectory() as folder:
        by_size, driver = _frames(arguments, sizes, Path(folder))
        report = {
            "driver": driver,
            **_starts(driver, sizes[-1], Path(folder)),
            "frames": by_size,
            **_resting(driver, sizes[-1], Path(folder)),
            "engine": {kit.name: _engine(kit) for kit in games.GAMES},
        }
    print(json.dumps(report, indent=2))
    return 0


def _size(text: str) -> Size:
    width, by, height = text.partition("x")
    try:
        return usage.positive(width), usage.positive(height if by else "")
    except argparse.ArgumentTypeError as error:
        raise UsageError(f"{text!r} is no size such as 1920x1080") from error


def _require_window() -> None:
    try:
        start_video()
        name = pygame.display.get_driver()
    except pygame.error as error:
        raise UsageError(f"the bench needs a window: {error}") from error
    if name in ("dummy", "offscreen"):
        raise UsageError(
            f"the bench needs a real window: under SDL's {name!r} driver a bare frame costs "
            "nothing, and a ratio means nothing (on a server, run it under xvfb-run)"
        )


# -- frames ----------------------------------------------------------------------------------------


class _NoScreens:
    """A stack that keeps no scenes: shows are drawn one by one."""

    def push(self, scene: Any) -> None:
        """Keep nothing."""

    def pop(self) -> None:
        """Keep nothing."""

    def replace(self, scene: Any) -> None:
        """Keep nothing."""

    def quit(self) -> None:
        """Keep nothing."""


def _frames(
    arguments: argparse.Namespace, sizes: list[Size], folder: Path
) -> tuple[dict[str, Any], str]:
    """The cost of every show at every size, and the renderer's name."""
    launch = Launch(language="en", data=folder / "frames", size=max(sizes))
    try:
        app, window = open_app(_NoScreens(), launch, driver=arguments.driver, paced=False)
    except ValueError as error:
        raise UsageError(str(error)) from error
    try:
        window.show()
        shows = _chosen(arguments.shows, app, arguments.scenes)
        found = {}
        for size in sizes:
            _resize(app, window, size)
            named = f"{app.canvas.pixels[0]}x{app.canvas.pixels[1]}"
            found[named] = {show.name: _cost(app, show, named) for show in shows}
        return found, app.canvas.driver
    finally:
        close(app, window)


def _chosen(shows: Shows, app: App, names: str) -> tuple[Show, ...]:
    every = {show.name: show for show in shows(app)}
    wanted = names.split(",") if names else list(every)
    for name in wanted:
        if name not in every:
            raise UsageError(f"no scene {name!r}: there are {', '.join(every)}")
    return tuple(every[name] for name in wanted)


def _resize(app: App, window: Window, size: Size) -> None:
    """Give the window that size, and wait until it has it."""
    window.pygame.size = size
    for _ in range(100):
        pygame.event.get()
        app.canvas.measure()
        if app.canvas.pixels >= size:
            break
        time.sleep(0.01)
    app.canvas.forget()


def _cost(app: App, show: Show, size: str) -> dict[str, Any]:
    print(f"{size} {show.name}", file=sys.stderr)
    cost = frames.measure(app.canvas, show)
    return {
        "driver": app.canvas.driver,
        "bare_ms": round(cost.bare, 3),
        "busy_ms": round(cost.busy, 3),
        "heaviest_ratio": round(cost.busy / cost.bare, 3),
        "heaviest_at": round(cost.heaviest_at, 3),
        "p99_ms": round(cost.p99, 3),
    }


# -- programs --------------------------------------------------------------------------------------


def _starts(driver: str, size: Size, folder: Path) -> dict[str, Any]:
    """Seconds from the start of a process to its first frame, ours and a bare window's.

    A packaged program has no Python beside it to show a bare window with.
    """
    ours, bare, rss = [], [], None
    for number in range(_RUNS):
        ours.append(_start(driver, size, folder, number))
        if not FROZEN:
            seconds, rss = _bare_start(driver, size, folder)
            bare.append(seconds)
    return {
        "start_seconds": round(min(ours), 3),
        "bare_start_seconds": round(min(bare), 3) if bare else None,
        "bare_rss_mb": rss,
    }


def _start(driver: str, size: Size, folder: Path, number: int) -> float:
    trace = folder / f"start-{number}.jsonl"
    command = _command(size, folder / "start", trace)
    began = time.time()
    with running(command, driver, folder / "cache") as process:
        shown = Follower(process, trace).wait_for("shown")
    return float(shown["unix"]) - began


def _bare_start(driver: str, size: Size, folder: Path) -> tuple[float, float | None]:
    """The seconds, and the memory it holds then."""
    head = [sys.executable, "-m", "game.lab.bare"]
    began = time.time()
    command = [*head, driver, str(size[0]), str(size[1])]
    with running(command, driver, folder / "cache") as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        if not line:
            raise UsageError(f"a bare window does not open with {driver!r}")
        seconds = float(json.loads(line)["unix"]) - began
        return seconds, _rounded(taken(process.pid).rss_mb)


def _resting(driver: str, size: Size, folder: Path) -> dict[str, Any]:
    """What a real table takes while a person thinks and no timer runs."""
    data, trace = folder / "rest", folder / "rest.jsonl"
    _turn_timer_off(data)
    command = _command(size, data, trace, *_TABLE)
    with running(command, driver, folder / "cache") as process:
        follower = Follower(process, trace)
        resting = follower.wait_for_rest(1.0)
        before = taken(process.pid)
        time.sleep(_REST)
        after = taken(process.pid)
    end = follower.notes()[-1]
    cpu = None
    if before.cpu_seconds is not None and after.cpu_seconds is not None:
        cpu = round(100.0 * (after.cpu_seconds - before.cpu_seconds) / _REST, 2)
    return {
        "rest": {"frames_drawn": end["frames"] - resting["frames"], "cpu_percent": cpu},
        "rss_mb": _rounded(after.rss_mb),
    }


def _command(size: Size, data: Path, trace: Path, *words: str) -> list[str]:
    window = f"{size[0]}x{size[1]}"
    options = ("--lang", "en", "--window", window, "--data-dir", data, "--trace", trace)
    return program(*options, *words)


def _turn_timer_off(data: Path) -> None:
    """Leave a memory in which the last match had no timer."""
    with Store.open(data) as store:
        for name in ("setup of color-battle", "plan of classic"):
            store.put(name, {"game": "classic", "seats": 4, "timer": None})


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 1)


# -- rules -----------------------------------------------------------------------------------------


def _engine(kit: GameKit) -> dict[str, float]:
    """How many matches of random moves the rules play in a second."""
    game, random, matches = kit.game(), Rng(1), 0
    began = perf_counter()
    while (seconds := perf_counter() - began) < _GAME_SECONDS:
        state, _ = game.new(kit.default_seats, matches)
        while acting := game.to_act(state):
            moves = game.legal_moves(state, acting[0])
            chosen, random = random.below(len(moves))
            game.advance(state, moves[chosen])
        matches += 1
    return {"matches_per_second": round(matches / seconds, 2)}
