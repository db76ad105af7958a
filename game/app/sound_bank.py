"""The decoded sounds: read in the background, picked by chance, raised in pitch step by step."""

from __future__ import annotations

from array import array
from pathlib import Path
from random import Random
from threading import Event, Thread

import pygame

from game.app.sound_table import SOUNDS, files


def repitch(sound: pygame.mixer.Sound, ratio: float) -> pygame.mixer.Sound:
    """The sound raised by that ratio: 16-bit stereo, read at another speed."""
    old, new = array("h", sound.get_raw()), array("h")
    for i in range(int((len(old) // 2 - 1) / ratio)):
        whole, part = divmod(i * ratio, 1)
        for k in (2 * int(whole), 2 * int(whole) + 1):
            new.append(int(old[k] + (old[k + 2] - old[k]) * part))
    return pygame.mixer.Sound(buffer=new)


class Bank:
    """All sounds of a folder, as the mixer plays them; the mixer must be open."""

    def __init__(self, folder: Path, random: Random) -> None:
        self._folder = folder
        self._random = random
        self._made: dict[tuple[str, float], pygame.mixer.Sound | None] = {}
        self._last: dict[str, str] = {}
        self._stop = Event()
        self._reader = Thread(target=self._read_all, name="sounds", daemon=True)
        self._reader.start()

    def pick(self, name: str, step: int) -> pygame.mixer.Sound | None:
        """One variant of a sound, never the one before, at that step; None if it has no file."""
        choices = [file for file in files(name) if file != self._last.get(name)] or files(name)
        file = self._last[name] = self._random.choice(choices)
        steps = SOUNDS[name].steps
        return self._get(file, steps[min(max(0, step), len(steps) - 1)])

    def close(self) -> None:
        """Read no more; returns when nothing is being read."""
        self._stop.set()
        self._reader.join()

    def wait(self) -> None:
        """Return when everything has been read."""
        self._reader.join()

    def _read_all(self) -> None:
        wanted = [(file, 1.0) for name in SOUNDS for file in files(name)]
        wanted += [(file, r) for name in SOUNDS for file in files(name) for r in SOUNDS[name].steps]
        for file, ratio in wanted:
            if self._stop.is_set():
                return
            self._get(file, ratio)

    def _get(self, file: str, ratio: float) -> pygame.mixer.Sound | None:
        if (file, ratio) not in self._made:
            self._made[file, ratio] = self._make(file, ratio)
        return self._made[file, ratio]

    def _make(self, file: str, ratio: float) -> pygame.mixer.Sound | None:
        try:
            if ratio == 1.0:
                return pygame.mixer.Sound(self._folder / file)
            plain = self._get(file, 1.0)
            return None if plain is None else repitch(plain, ratio)
        except (pygame.error, OSError):
            return None  # a missing sound is no reason to stop a game
