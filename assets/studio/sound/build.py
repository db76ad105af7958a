"""Render every sound into ``assets/sounds``, check it as decoded, print a table.

    python assets/studio/sound/build.py [NAME ...] [--out FOLDER]

Needs the ``studio`` extra (numpy, scipy, soundfile). Names, groups and variants are those of
``game/app/sound_table.py``. A sound's seed is its own name, so that it stays the same whatever is
built with it. All were made by measuring and by spectrograms.
"""

import argparse
import sys
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

import cards
import drama
import numpy as np
import signals
import soundfile
from measure import Report, loudness, report
from tools import RATE, Rng, Signal, count, fade, highpass, lowpass

from game.app.assets import ASSETS
from game.app.sound_table import SOUNDS, Group, files

CEILING = 10 ** (-7.0 / 20)
"""Before coding; leaves 1 dB for what Vorbis adds."""
LONGEST = 1.49
LOUDNESS = {
    Group.WHISPER: -30,
    Group.CARDS: -23,
    Group.INTERFACE: -23,
    Group.SIGNAL: -19,
    Group.EVENT: -16,
    Group.BED: -31,
}
"""LUFS of the loudest 100 ms."""
TUNED = frozenset(
    {
        "menu_open",
        "menu_close",
        "wheel_open",
        "wheel_choose",
        "your_turn",
        "one_card",
        "last_card_penalty",
        "clock_strike",
        "shield_absorb",
        "hearts_break",
        "queen_of_spades",
        "moon",
        "win",
        "lose",
        "draw_game",
    }
)
"""Sounds whose strongest partials must lie in the key."""


@dataclass(frozen=True)
class Job:
    """One file to be written."""

    name: str
    file: str
    make: Callable[[Rng], Signal]

    @property
    def target(self) -> float:
        """The loudness it is brought to."""
        return LOUDNESS[SOUNDS[self.name].group]

    @property
    def is_loop(self) -> bool:
        """Whether its end must lead to its beginning."""
        return "loop" in self.name


def jobs(wanted: list[str]) -> Iterator[Job]:
    """Every file of the wanted sounds, or of all."""
    for name in wanted or SOUNDS:
        make = next(
            getattr(module, name) for module in (cards, signals, drama) if name in vars(module)
        )
        yield from (Job(name, file, make) for file in files(name))


def limit(x: Signal) -> Signal:
    """Bend what is above two thirds of the ceiling so that nothing passes it."""
    knee = CEILING * 0.66
    over = np.maximum(np.abs(x) - knee, 0) / (CEILING - knee)
    return np.where(over > 0, np.sign(x) * (knee + (CEILING - knee) * np.tanh(over)), x)


def level(x: Signal, target: float) -> Signal:
    """Bring the loudest 100 ms to the target under the ceiling."""
    for _ in range(6):
        x = limit(x * 10 ** ((target - loudness(x)) / 20))
    return x


def trim(x: Signal) -> Signal:
    """End where the sound is 60 dB down, or at LONGEST with a long fade."""
    size = np.abs(x) if x.ndim == 1 else np.abs(x).max(axis=1)
    end = int(np.nonzero(size > size.max() / 1000)[0][-1])
    cut = min(end, count(LONGEST) - 400)
    return fade(x[:cut], 0.0006, 0.45 if cut < end else min(0.06, cut / RATE / 3))


def finish(x: Signal, target: float) -> Signal:
    """Tilt, clean, trim and level one sound; silence of 2 ms before and 6 ms after."""
    x = trim(lowpass(highpass(x, 32), 9500))
    window = np.hanning(len(x))
    x = x - (window if x.ndim == 1 else window[:, None]) * x.sum(axis=0) / window.sum()
    return np.pad(level(x, target), [(90, 260)] + [(0, 0)] * (x.ndim - 1))


def finish_loop(x: Signal, target: float) -> Signal:
    """The same for a loop, filtered as if it had always been running; never faded."""
    turn = lowpass(highpass(np.tile(x, 3), 32), 9500)[len(x) : 2 * len(x)]
    return level(turn - turn.mean(), target)


def render(job: Job, folder: Path) -> Path:
    """Write one file."""
    path = folder / job.file
    x = job.make(np.random.default_rng(zlib.crc32(path.stem.encode())))
    x = (finish_loop if job.is_loop else finish)(x, job.target)
    soundfile.write(path, x, RATE, format="OGG", subtype="VORBIS", compression_level=0.65)
    return path


def faults(job: Job, found: Report) -> list[str]:
    """Why a file may not ship."""
    rules = {
        "peak": found.peak <= -6,
        "length": found.seconds <= 1.5,
        "dc": found.dc < 5e-4,
        "ends": job.is_loop or found.ends < 2e-3,
        "air": found.above9k < 1.5,
        "level": abs(found.short - job.target) < 0.6,
        "harsh": found.centroid < 4500,
        "key": job.name not in TUNED or all(abs(cents) < 15 for _, cents in found.pitches[:2]),
    }
    return [name for name, good in rules.items() if not good]


def line(job: Job, found: Report, bad: list[str]) -> str:
    """What is printed of one file."""
    tones = " ".join(f"{f:.0f}({cents:+.0f})" for f, cents in found.pitches[:4])
    return (
        f"{job.file:24}{found.seconds:5.2f} s {found.channels} peak {found.peak:5.1f} "
        f"L100 {found.short:5.1f} M {found.momentary:5.1f} crest {found.crest:4.1f} "
        f"attack {found.attack:6.1f} tail {found.tail:5.0f} centroid {found.centroid:5.0f} "
        f">9k {found.above9k:4.2f} {tones} {' '.join(bad)}"
    )


def main() -> int:
    """Render what is asked for; 1 if anything may not ship."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--out", type=Path, default=ASSETS / "sounds")
    arguments = parser.parse_args()
    unknown = [name for name in arguments.names if name not in SOUNDS]
    if unknown:
        parser.error(f"no sound is called {', '.join(unknown)}")
    arguments.out.mkdir(parents=True, exist_ok=True)
    broken = 0
    for job in jobs(arguments.names):
        found = report(render(job, arguments.out))
        bad = faults(job, found)
        broken += bool(bad)
        print(line(job, found, bad))
    print(f"{broken} faulty")
    return 1 if broken else 0


if __name__ == "__main__":
    raise SystemExit(main())
