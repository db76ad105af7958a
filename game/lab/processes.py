"""Programs as seen from outside: how soon they show something, what they take while they run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from game.lab.usage import UsageError

PATIENCE: Final = 90.0
"""Seconds to wait for what must come; a machine may be busy."""
_LOOK: Final = 0.02

Note: TypeAlias = dict[str, Any]
"""One line of a trace."""
Look: TypeAlias = Callable[[list[Note]], Note | None]


@dataclass(frozen=True, slots=True)
class Taken:
    """What a running program has taken so far; None where this system does not tell."""

    rss_mb: float | None
    cpu_seconds: float | None


def taken(pid: int) -> Taken:
    """What that process has taken: from Linux's files, or as ``ps`` tells on macOS."""
    if sys.platform.startswith("linux"):
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        times = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks = int(times[11]) + int(times[12])
        return Taken(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, ticks / os.sysconf("SC_CLK_TCK"))
    if sys.platform == "darwin":
        command = ["ps", "-o", "rss=,time=", "-p", str(pid)]
        rss, spent = subprocess.run(command, capture_output=True, text=True).stdout.split()
        minutes, _, seconds = spent.rpartition(":")
        return Taken(int(rss) * 1024 / 1e6, int(minutes or 0) * 60 + float(seconds))
    return Taken(None, None)


def program(*words: object) -> list[str]:
    """The command that runs this program, packaged or not."""
    head = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "game"]
    return [*head, *map(str, words)]


@contextmanager
def running(command: Sequence[str], driver: str, cache: Path) -> Iterator[subprocess.Popen[str]]:
    """That program while it runs with that renderer; it is ended as a person would, or harder.

    Its byte code is kept in ``cache``, for a player's program is compiled only once.
    """
    environment = {**os.environ, "SDL_RENDER_DRIVER": driver, "PYTHONPYCACHEPREFIX": str(cache)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    process = subprocess.Popen(
        command,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.communicate(timeout=10.0)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()


@dataclass(frozen=True, slots=True)
class Follower:
    """Reads the trace of a running program."""

    process: subprocess.Popen[str]
    path: Path

    def notes(self) -> list[Note]:
        """Every whole line so far."""
        if not self.path.exists():
            return []
        lines = self.path.read_text(encoding="utf-8").split("\n")[:-1]
        return [json.loads(line) for line in lines]

    def wait_for(self, kind: str) -> Note:
        """The first note of that kind.

        :raises UsageError: if the program ends before, or takes too long.
        """
        return self._until(lambda notes: next((n for n in notes if n["kind"] == kind), None), kind)

    def wait_for_rest(self, seconds: float) -> Note:
        """The latest note, once it says that nothing has moved for so long.

        :raises UsageError: if the program ends before, or never comes to rest.
        """
        latest: Note = {}
        at = time.monotonic()

        def rested(notes: list[Note]) -> Note | None:
            nonlocal latest, at
            if notes and notes[-1] != latest:
                latest, at = notes[-1], time.monotonic()
            long_enough = time.monotonic() - at >= seconds
            return latest if latest.get("kind") == "rest" and long_enough else None

        return self._until(rested, "rest")

    def _until(self, look: Look, what: str) -> Note:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found: Note | None = look(self.notes())
            if found is not None:
                return found
            if self.process.poll() is not None:
                raise UsageError(f"the program ended while {what!r} was awaited")
            time.sleep(_LOOK)
        raise UsageError(f"the program did not note {what!r} within {PATIENCE:.0f} s")
