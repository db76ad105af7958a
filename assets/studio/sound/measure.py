"""Look at sounds when you cannot hear: K-weighted loudness, times, spectrum, pitch."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import soundfile
from scipy.signal import find_peaks, lfilter
from tools import RATE, Signal, hz

SCALE = [hz(f"{n}{octave}") for octave in range(1, 8) for n in ("D", "E", "F#", "A", "B")]


def k_weighted(x: Signal) -> Signal:
    """ITU-R BS.1770 pre-filter (head shelf, then high-pass), recomputed for RATE."""
    k = np.tan(np.pi * 1681.974450955533 / RATE)
    vh, q = 10 ** (3.999843853973347 / 20), 0.7071752369554196
    vb = vh**0.4996667741545416
    x = lfilter(
        np.array([vh + vb * k / q + k * k, 2 * (k * k - vh), vh - vb * k / q + k * k]),
        np.array([1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k]),
        x,
        axis=0,
    )
    k, q = np.tan(np.pi * 38.13547087602444 / RATE), 0.5003270373238773
    poles = np.array([1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k])
    return lfilter([1, -2, 1], poles / poles[0], x, axis=0)


def loudness(x: Signal, window: float = 0.1) -> float:
    """Loudest ``window`` seconds in LUFS, mono counted as played by both speakers.

    0.4 is BS.1770 momentary; 0.1 is near the time over which the ear sums up a short sound.
    """
    power = k_weighted(x) ** 2
    power = 2 * power if x.ndim == 1 else power.sum(axis=1)
    n = int(window * RATE)
    sums = np.cumsum(np.concatenate((np.zeros(n), power, np.zeros(n))))
    return -0.691 + 10 * np.log10(np.max(sums[n:] - sums[:-n]) / n + 1e-12)


@dataclass
class Report:
    """What the numbers say about one file as a player will decode it."""

    seconds: float
    channels: int
    peak: float  # dBFS
    short: float  # LUFS over 100 ms
    momentary: float  # LUFS over 400 ms
    crest: float  # dB
    attack: float  # ms, 10 to 90 % of the envelope's first maximum
    tail: float  # ms from the maximum to 40 dB below it
    centroid: float  # Hz, power weighted
    above9k: float  # share of energy, %
    dc: float
    ends: float  # larger of the first and last 8 samples
    pitches: list[tuple[float, float]]  # strongest partials: Hz, cents from the scale


def pitches(mono: Signal) -> list[tuple[float, float]]:
    """The strongest partials between 60 Hz and 2.2 kHz, and how far from the scale they are."""
    n = 1 << 17
    size = np.abs(np.fft.rfft(mono * np.hanning(len(mono)), n))
    f = np.fft.rfftfreq(n, 1 / RATE)
    keep = (f > 60) & (f < 2200)
    peaks, _ = find_peaks(
        np.where(keep, size, 0), height=size[keep].max() * 0.2, distance=int(4 * n / len(mono))
    )
    best = sorted(peaks, key=lambda i: -size[i])[:5]
    return [(f[i], min((1200 * np.log2(f[i] / s) for s in SCALE), key=abs)) for i in best]


def envelope(mono: Signal) -> Signal:
    n = 44  # 1 ms
    return np.sqrt(np.convolve(mono**2, np.ones(n) / n, "same"))


def report(path: Path) -> Report:
    x, rate = soundfile.read(path)
    assert rate == RATE, path
    mono = x if x.ndim == 1 else x.mean(axis=1)
    env, power = envelope(mono), np.abs(np.fft.rfft(mono)) ** 2
    f, top = np.fft.rfftfreq(len(mono), 1 / RATE), int(np.argmax(env))
    first = int(np.argmax(env >= 0.9 * env[top]))
    below = np.nonzero(env > env[top] / 100)[0]
    peak = np.max(np.abs(x))
    edge = x if x.ndim == 1 else np.abs(x).max(axis=1)
    return Report(
        len(x) / RATE,
        x.ndim,
        20 * np.log10(peak),
        loudness(x),
        loudness(x, 0.4),
        20 * np.log10(peak / np.sqrt(np.mean(x**2))),
        1000 * (first - int(np.argmax(env >= 0.1 * env[top]))) / RATE,
        1000 * (below[-1] - top) / RATE,
        float((f * power).sum() / power.sum()),
        100 * float(power[f > 9000].sum() / power.sum()),
        float(np.abs(x.mean(axis=0)).max()),
        float(max(np.abs(edge[:8]).max(), np.abs(edge[-8:]).max())),
        pitches(mono),
    )
