"""Building blocks of the sounds: notes, noise, envelopes, struck bodies, a small room.

A signal is a float array, (n,) mono or (n, 2) stereo, at RATE. Levels inside a sound are relative;
`build.py` sets the final loudness.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from scipy.signal import butter, fftconvolve, sosfilt

RATE = 44100
Signal = NDArray[np.float64]
Rng = np.random.Generator
Voice = Callable[[float], Signal]
STEPS = {"C": -9, "D": -7, "E": -5, "F#": -3, "G": -2, "A": 0, "B": 2}


def hz(name: str) -> float:
    """Frequency of a note name.

    >>> hz("A4"), round(hz("D5"), 2), round(hz("F#4"), 2)
    (440.0, 587.33, 369.99)
    """
    return 440.0 * 2 ** ((STEPS[name[:-1]] + 12 * (int(name[-1]) - 4)) / 12)


def count(seconds: float) -> int:
    return round(seconds * RATE)


def clock(seconds: float) -> Signal:
    """The time of every sample."""
    return np.arange(count(seconds)) / RATE


# envelopes ---------------------------------------------------------------------------------------


def decay(seconds: float, t60: float, attack: float = 0.0006) -> Signal:
    """A half-cosine rise of ``attack`` seconds, then a fall of 60 dB in `t60` seconds."""
    t = clock(seconds)
    rise = 0.5 - 0.5 * np.cos(np.pi * np.minimum(t / attack, 1.0))
    return rise * 10 ** (-3 * np.maximum(t - attack, 0) / t60)


def hump(seconds: float, peak: float = 0.5, power: float = 2.0) -> Signal:
    """A smooth swell from 0 to 1 at the fraction ``peak`` and back to 0: the speed of a hand."""
    x = np.linspace(0, 1, count(seconds))
    a, b = power * peak, power * (1 - peak)
    return x**a * (1 - x) ** b / (peak**a * (1 - peak) ** b)


def glide(seconds: float, *points: float) -> Signal:
    """Frequencies on a smooth geometric path through equally spaced points."""
    x = np.linspace(0, len(points) - 1, count(seconds))
    i = np.minimum(x.astype(int), len(points) - 2)
    logs, ease = np.log(points), 0.5 - 0.5 * np.cos(np.pi * (x - i))
    return np.exp(logs[i] + (logs[i + 1] - logs[i]) * ease)


def fade(x: Signal, head: float = 0.0008, tail: float = 0.02) -> Signal:
    """Zero both ends with half-cosines."""
    x = x.copy()
    for n, part in ((count(head), x), (count(tail), x[::-1])):
        ramp = 0.5 - 0.5 * np.cos(np.pi * np.arange(n) / n)
        part[:n] *= ramp if x.ndim == 1 else ramp[:, None]
    return x


# noise -------------------------------------------------------------------------------------------


def band(x: Signal, low: float, high: float, order: int = 2) -> Signal:
    return sosfilt(butter(order, (low, high), "band", fs=RATE, output="sos"), x, axis=0)


def lowpass(x: Signal, edge: float, order: int = 2) -> Signal:
    return sosfilt(butter(order, edge, "low", fs=RATE, output="sos"), x, axis=0)


def highpass(x: Signal, edge: float, order: int = 2) -> Signal:
    return sosfilt(butter(order, edge, "high", fs=RATE, output="sos"), x, axis=0)


def noise(rng: Rng, seconds: float, low: float, high: float) -> Signal:
    """Band-limited noise of RMS 1; a lead-in is dropped so that the filter is already ringing."""
    lead = 2000
    x = band(rng.standard_normal(count(seconds) + lead), low, high)[lead:]
    return x / np.sqrt(np.mean(x**2))


def burst(rng: Rng, t60: float, low: float, high: float, attack: float = 0.0004) -> Signal:
    """A tick of noise: paper, skin or nail meeting a surface."""
    seconds = 1.2 * t60 + attack
    return noise(rng, seconds, low, high) * decay(seconds, t60, attack)


def rub(rng: Rng, seconds: float, low: float, high: float, peak: float = 0.45) -> Signal:
    """Card over felt: louder and brighter with speed, roughened by the fibres."""
    speed = hump(seconds, peak, 2.6)
    fibre = np.abs(noise(rng, seconds, 40, 260))
    middle = np.sqrt(low * high)
    dull, bright = noise(rng, seconds, low, middle), noise(rng, seconds, middle, high)
    return speed * (dull + 0.8 * speed * bright) * (0.55 + 0.45 * fibre)


def air(rng: Rng, path: Signal, shape: Signal, width: float = 0.7) -> Signal:
    """Noise whose band follows ``path`` (Hz) under the envelope ``shape``: a whoosh."""
    seconds, out = len(path) / RATE, np.zeros(len(path))
    for centre in np.geomspace(120, 7600, 13):
        near = np.exp(-((np.log2(path / centre) / width) ** 2))
        out += near * noise(rng, seconds, centre * 0.8, centre * 1.25)
    return 0.4 * out * shape


# struck bodies -----------------------------------------------------------------------------------


def modes(partials: Sequence[tuple[float, float, float]], attack: float = 0.001) -> Signal:
    """The sum of decaying sines (Hz, level, t60): any struck body, touched for ``attack``."""
    seconds = 1.1 * max(t60 for _, _, t60 in partials) + attack
    t, out = clock(seconds), np.zeros(count(seconds))
    for f, level, t60 in partials:
        softened = level / (1 + (0.8 * f * min(attack, 0.0012)) ** 2)
        out += softened * np.sin(2 * np.pi * f * t) * decay(seconds, t60, attack)
    return out


def knock(rng: Rng, f: float, t60: float = 0.09, soft: float = 0.0012) -> Signal:
    """A knuckle on thick wood: a damped plate under a short tick."""
    ratios = ((1, 1, 1), (2.0, 0.35, 0.6), (2.99, 0.4, 0.5), (4.49, 0.22, 0.35), (7.9, 0.08, 0.2))
    plate = modes([(f * r, a, t60 * d) for r, a, d in ratios], soft)
    return mix((0, 1, plate), (0, 0.3, burst(rng, 0.012, 700, 4200)))


def marimba(rng: Rng, f: float, t60: float = 0.7, soft: float = 0.0018) -> Signal:
    """A tuned wooden bar under a felt mallet."""
    bar = modes(
        [
            (f, 1, t60),
            (f * 4, 0.34, t60 * 0.3),
            (f * 9.5, 0.05, t60 * 0.12),
            (f * 2, 0.05, t60 * 0.5),
        ],
        soft,
    )
    return mix((0, 1, bar), (0, 0.06, burst(rng, 0.018, 400, 2600)))


def chime(f: float, t60: float = 0.9, shine: float = 1.0, soft: float = 0.003) -> Signal:
    """A celesta-like plate: near-harmonic, two strings a hair apart, a brief FM gleam."""
    body = modes(
        [
            (f * 0.9994, 0.6, t60),
            (f * 1.0006, 0.6, t60 * 0.9),
            (f * 2, 0.2 * shine, t60 * 0.6),
            (f * 3, 0.1 * shine, t60 * 0.4),
            (f * 4, 0.12 * shine, t60 * 0.28),
        ],
        soft,
    )
    t = clock(0.22)
    gleam = np.sin(2 * np.pi * f * t + 1.1 * shine * np.exp(-t / 0.03) * np.sin(8 * np.pi * f * t))
    return mix((0, 1, body), (0, 0.25, gleam * decay(0.22, 0.2, soft)))


def bell(f: float, t60: float, soft: float = 0.0005) -> Signal:
    """A small bell named by its hum note: the tierce is a minor third, the low partials last."""
    ratios = (
        (1, 0.4, 1),
        (2, 1, 0.72),
        (2.3784, 0.75, 0.6),
        (2.9966, 0.55, 0.46),
        (4.4898, 0.25, 0.27),
        (5.3394, 0.3, 0.2),
        (6.7272, 0.1, 0.13),
    )
    pairs = [(f * r * (1 + s * 0.0007), a / 2, t60 * d) for r, a, d in ratios for s in (-1, 1)]
    return modes(pairs, soft)


def drum(start: float, end: float, t60: float, drop: float = 0.04, attack: float = 0.002) -> Signal:
    """A skin or a table top: a sine whose pitch falls from ``start`` to ``end`` Hz."""
    t = clock(1.1 * t60)
    f = end + (start - end) * np.exp(-t / drop)
    return np.sin(2 * np.pi * np.cumsum(f) / RATE) * decay(1.1 * t60, t60, attack)


# arranging ---------------------------------------------------------------------------------------


def mix(*parts: tuple[float, float, Signal]) -> Signal:
    """Lay (start, gain, signal) over each other; stereo if any part is."""
    wide = any(x.ndim == 2 for _, _, x in parts)
    length = max(count(start) + len(x) for start, _, x in parts)
    out = np.zeros((length, 2) if wide else length)
    for start, gain, x in parts:
        i = count(start)
        out[i : i + len(x)] += gain * (x[:, None] if wide and x.ndim == 1 else x)
    return out


def pan(x: Signal, place: float | Signal) -> Signal:
    """Equal power, -1 left to 1 right; ``place`` may move."""
    angle = (np.broadcast_to(place, x.shape) + 1) * np.pi / 4
    return 1.18 * np.stack((x * np.cos(angle), x * np.sin(angle)), axis=1)


def tune(
    voice: Voice, notes: str, gap: float, fall: float = 1.0, places: Sequence[float] = ()
) -> Signal:
    """Play note names ``gap`` seconds apart, each ``fall`` times as loud as the last.

    ``places`` pans them one by one.
    """
    sounds = [voice(hz(name)) for name in notes.split()]
    if places:
        sounds = [pan(x, place) for x, place in zip(sounds, places, strict=True)]
    return mix(*((i * gap, fall**i, x) for i, x in enumerate(sounds)))


def chord(voice: Voice, notes: str) -> Signal:
    return tune(voice, notes, 0.012)


def scatter(
    rng: Rng, times: Iterable[float], grain: Callable[[], Signal], low: float, high: float
) -> Signal:
    """One grain at each time, of random loudness and anywhere between the speakers."""
    return mix(*((t, rng.uniform(low, high), pan(grain(), rng.uniform(-0.8, 0.8))) for t in times))


@lru_cache
def _walls(side: int) -> Signal:
    """Impulse response heard by one ear: first reflections of a parlour, then a dull dense tail."""
    rng = np.random.default_rng(7 + side)
    t = clock(0.3)
    tail = (
        lowpass(rng.standard_normal(len(t)), 3200) * 10 ** (-3 * t / 0.28) * np.minimum(t / 0.02, 1)
    )
    out = tail / np.sqrt(np.sum(tail**2)) * 0.7
    for delay, gain in (
        (3.1, 0.32),
        (5.7, -0.24),
        (7.9, 0.2),
        (11.3, 0.2),
        (13.6, -0.15),
        (17.2, 0.12),
        (22.9, -0.1),
    ):
        out[count((delay + 0.35 * side * np.sin(delay)) / 1000)] += gain
    return lowpass(out, 5200)


def room(x: Signal, wet: float = 0.3) -> Signal:
    """Put a sound into the room: small, carpeted, walls of books."""
    ears = [x] if x.ndim == 1 else [x[:, 0], x[:, 1]]
    wets = [fftconvolve(ear, _walls(side)) for side, ear in enumerate(ears)]
    out = np.stack(wets, axis=1) if x.ndim == 2 else wets[0]
    return mix((0, 1, x), (0, wet, out))


def wide(x: Signal, spread: float = 0.25) -> Signal:
    """A mono voice seen from a little distance: each ear hears its own early wall."""
    return room(mix((0, 1, pan(x, -spread)), (0.0007, 0.25, pan(x, spread))), 0.45)
