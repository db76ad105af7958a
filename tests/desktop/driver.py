"""Drives the real program in a real window: eyes (trace, pictures) and hands (xdotool)."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.desktop.closing import ask_to_close

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds to wait for anything; machines are slow under load, and only a failure waits so long."""


class Display:
    """A virtual screen; use it as a context manager."""

    def __init__(self, width, height):
        self.size = width, height

    def __enter__(self):
        read, write = os.pipe()
        screen = f"{self.size[0]}x{self.size[1]}x24"
        command = [
            "Xvfb",
            "-displayfd",
            str(write),
            "-screen",
            "0",
            screen,
            "-nolisten",
            "tcp",
            "-noreset",
        ]
        self._server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as pipe:
            self.name = ":" + pipe.readline().strip()
        return self

    def __exit__(self, *error):
        self._server.terminate()
        self._server.wait()

    @property
    def environment(self):
        """What a program needs to show itself here, and nowhere else."""
        own = {"DISPLAY": self.name, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        return {**os.environ, **own}

    def start(self, folder, *arguments, window="1280x720"):
        """Start the program with its memory in that folder."""
        return Program(self, Path(folder), arguments, window)

    def xdotool(self, *words):
        """Move the hands; the tool's answer is returned."""
        done = subprocess.run(
            ["xdotool", *map(str, words)],
            env=self.environment,
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip()


class Program:
    """The running program."""

    def __init__(self, display, folder, arguments, window):
        self._display = display
        self._trace = folder / f"trace-{time.monotonic_ns()}.jsonl"
        command = [sys.executable, "-m", "game", "--data-dir", folder / "data"]
        command += ["--window", window, "--trace", self._trace, *arguments]
        self._errors = (folder / "errors.txt").open("a+")
        self._process = subprocess.Popen(
            [str(word) for word in command],
            cwd=ROOT,
            env=display.environment,
            stderr=self._errors,
        )
        self.window = self._find_window()
        self._display.xdotool("windowfocus", "--sync", self.window)
        self._seen = 0

    def _find_window(self):
        search = ["search", "--onlyvisible", "--pid", self._process.pid]

        def found():
            try:
                return self._display.xdotool(*search).split("\n")[0]
            except subprocess.CalledProcessError:
                return None

        return self.until(found, "a window")

    def until(self, look, what):
        """What ``look`` finds, as soon as it finds anything."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = look()
            if found:
                return found
            if self._process.poll() is not None:
                raise AssertionError(f"the program ended while {what} was awaited: {self.errors}")
            time.sleep(0.03)
        raise AssertionError(f"no {what} within {PATIENCE} s; last: {self.notes()[-5:]}")

    # -- eyes ------------------------------------------------------------------------------------

    def notes(self, kind=None):
        """Everything the program has noted so far, oldest first."""
        if not self._trace.exists():
            return []
        whole = self._trace.read_text(encoding="utf-8").split("\n")[:-1]
        read = [json.loads(line) for line in whole]
        return [note for note in read if kind is None or note["kind"] == kind]

    def wait_for(self, kind, after=None, **fields):
        """The first note of that kind with those values, after the given note (or since start)."""

        def found():
            notes = self.notes()
            start = notes.index(after) + 1 if after in notes else 0
            for note in notes[start:]:
                if note["kind"] == kind and all(note.get(k) == v for k, v in fields.items()):
                    return note
            return None

        return self.until(found, f"{kind} {fields}")

    def latest(self, kind):
        """The newest note of that kind."""
        return self.notes(kind)[-1]

    @property
    def errors(self):
        """What the program wrote on stderr."""
        self._errors.seek(0)
        return self._errors.read()

    @property
    def running(self):
        """Whether it still runs."""
        return self._process.poll() is None

    # -- hands -----------------------------------------------------------------------------------

    def point(self, x, y):
        """Move the pointer to a point of the window, in pixels."""
        self._display.xdotool("mousemove", "--window", self.window, round(x), round(y))

    def click(self, x, y, times=1):
        """Click there."""
        self.point(x, y)
        self._display.xdotool("click", "--repeat", times, "--delay", 40, 1)

    def drag(self, start, end, steps=12):
        """Press there, carry, let go here."""
        self.point(*start)
        self._display.xdotool("mousedown", 1)
        for step in range(1, steps + 1):
            share = step / steps
            x = start[0] + (end[0] - start[0]) * share
            y = start[1] + (end[1] - start[1]) * share
            self.point(x, y)
            time.sleep(0.015)
        self._display.xdotool("mouseup", 1)

    def key(self, *names):
        """Press keys, named as xdotool names them."""
        for name in names:
            self._display.xdotool("key", name)

    def resize(self, width, height):
        """Give the window another size."""
        self._display.xdotool("windowsize", "--sync", self.window, width, height)

    # -- the end ---------------------------------------------------------------------------------

    def quit(self):
        """Close the window as its frame's cross does, and return the exit code."""
        ask_to_close(self._display.name, int(self.window))
        return self.wait_end()

    def wait_end(self, seconds=PATIENCE):
        """The exit code, once it has ended."""
        return self._process.wait(seconds)

    def kill(self):
        """End it as a power cut would."""
        if self.running:
            self._process.send_signal(signal.SIGKILL)
        self._process.wait()
