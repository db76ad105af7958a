"""Card stock on felt: slides, landings, flips, riffles, sweeps. All unpitched and dry-warm."""

import numpy as np
from tools import (
    Rng,
    Signal,
    burst,
    drum,
    hump,
    lowpass,
    mix,
    modes,
    noise,
    pan,
    room,
    rub,
    scatter,
)


def snap(rng: Rng, level: float = 1.0) -> Signal:
    """A bent card let go: a tick and three damped bending modes of the stock."""
    bend = rng.uniform(0.8, 1.3)
    stock = modes(
        [(690 * bend, 0.5, 0.018), (1420 * bend, 0.6, 0.014), (2650 * bend, 0.4, 0.012)], 0.0004
    )
    return level * mix((0, 1, stock), (0, 0.5, burst(rng, 0.016, 1300, 6500)))


def thud(rng: Rng, f: float = 190, t60: float = 0.065) -> Signal:
    """Felt over a heavy top taking a small blow."""
    top = modes([(f, 1, t60), (f * 1.62, 0.5, t60 * 0.7), (f * 2.3, 0.25, t60 * 0.5)], 0.0025)
    return mix((0, 1, top), (0, 0.25, burst(rng, t60 * 0.8, 110, 480, 0.002)))


def flat(rng: Rng, weight: float = 1.0) -> Signal:
    """One card meeting felt: an edge first, then the face, the top below, fibres settling."""
    gap = rng.uniform(0.004, 0.009)
    return mix(
        (0, 0.2, burst(rng, 0.012, 1500, 6500)),
        (gap, 0.38, burst(rng, rng.uniform(0.016, 0.024), 1000, 6200)),
        (gap, 0.1, burst(rng, 0.04, 600, 2600, 0.002)),
        (gap + 0.001, 0.42 * weight, thud(rng, rng.uniform(165, 225))),
        (gap + 0.02, 0.022, rub(rng, 0.09, 900, 4200, 0.2)),
    )


def card_slide(rng: Rng) -> Signal:
    seconds = rng.uniform(0.2, 0.27)
    path = rub(rng, seconds, 650, rng.uniform(5200, 6400), rng.uniform(0.38, 0.52))
    weight = noise(rng, seconds, 130, 420) * hump(seconds, 0.5, 3)
    return room(mix((0, 1, path), (0, 0.35, weight)), 0.22)


def card_place(rng: Rng) -> Signal:
    cushion = noise(rng, 0.035, 260, 1300) * hump(0.035, 0.75)
    return room(mix((0, 0.05, cushion), (0.024, 1, flat(rng))), 0.28)


def card_flip(rng: Rng) -> Signal:
    """Lifted by its edge, turned over in the air, laid down."""
    at = rng.uniform(0.07, 0.08)
    return room(
        mix(
            (0, 0.09, rub(rng, 0.085, 900, 6000, 0.7)),
            (at, 0.6, snap(rng)),
            (at, 0.05, noise(rng, 0.07, 500, 2600) * hump(0.07)),
            (at + 0.075, 0.5, flat(rng, 0.8)),
        ),
        0.25,
    )


def draw(rng: Rng) -> Signal:
    """Peeled off the deck: friction that brightens, then the edge springs free."""
    seconds = rng.uniform(0.12, 0.15)
    free = seconds * 0.86
    return room(
        mix(
            (0, 0.1, rub(rng, seconds, 800, 6800, 0.78)),
            (free, 0.5, snap(rng)),
            (free, 0.16, thud(rng, 240, 0.05)),
            (free, 0.045, noise(rng, 0.09, 350, 1500) * hump(0.09, 0.3)),
        ),
        0.25,
    )


def deal_tick(rng: Rng) -> Signal:
    """Short enough for 70 ms a card."""
    return room(
        mix((0, 0.05, rub(rng, 0.04, 1000, 5200, 0.6)), (0.022, 0.6, flat(rng, 0.7))), 0.12
    )[:4600]


def _riffle(rng: Rng, steps: Signal, levels: Signal) -> Signal:
    """Card edges let go one after the other, the halves left and right."""
    times = np.cumsum(steps * rng.uniform(0.75, 1.25, len(steps)))
    levels = levels * rng.uniform(0.75, 1.1, len(steps))
    return mix(
        *(
            (t, a, pan(snap(rng), 0.45 * (-1) ** i))
            for i, (t, a) in enumerate(zip(times, levels, strict=True))
        )
    )


def shuffle(rng: Rng) -> Signal:
    """A riffle that gathers speed, a bridge falling together, two taps to square the pack."""
    riffle = _riffle(rng, np.geomspace(0.03, 0.011, 38), np.linspace(0.35, 0.8, 38))
    fall = _riffle(rng, np.geomspace(0.014, 0.005, 34), 0.5 * np.hanning(36)[1:-1])
    tap = mix((0, 0.5, snap(rng)), (0, 0.8, thud(rng, 210, 0.1)))
    return room(
        mix(
            (0, 0.6, riffle),
            (0.76, 0.6, fall),
            (0.76, 0.03, noise(rng, 0.34, 700, 3600) * hump(0.34)),
            (1.13, 0.55, tap),
            (1.25, 0.4, tap),
        ),
        0.25,
    )


def fan_open(rng: Rng) -> Signal:
    times = 0.27 * np.linspace(0, 1, 10) ** 0.8
    ticks = mix(*((t, 0.22 + 0.1 * np.sin(np.pi * i / 9), snap(rng)) for i, t in enumerate(times)))
    return room(mix((0, 0.04, rub(rng, 0.33, 900, 5600)), (0.015, 0.9, lowpass(ticks, 5600))), 0.25)


def trick_sweep(rng: Rng) -> Signal:
    """Four cards drawn together over the felt and tapped into a packet."""
    meet = mix(*((t, 0.25, snap(rng)) for t in (0.13, 0.2, 0.26)))
    return room(
        mix(
            (0, 0.2, rub(rng, 0.36, 550, 5200, 0.5)),
            (0.05, 0.7, meet),
            (0, 0.1, noise(rng, 0.36, 120, 420) * hump(0.36, 0.5, 3)),
            (0.37, 0.7, flat(rng)),
        ),
        0.28,
    )


def pot_sweep(rng: Rng) -> Signal:
    """A heap gathered with both arms: two strokes, many edges, a heavy squaring tap."""
    edges = scatter(rng, rng.uniform(0.12, 0.74, 18), lambda: snap(rng), 0.1, 0.3)
    tap = mix(
        (0, 0.6, flat(rng, 1.2)), (0.004, 0.5, thud(rng, 150, 0.14)), (0, 0.3, drum(120, 92, 0.16))
    )
    return room(
        mix(
            (0, 0.18, pan(rub(rng, 0.5, 480, 4800), -0.35)),
            (0.3, 0.2, pan(rub(rng, 0.5, 480, 5200), 0.35)),
            (0, 0.08, noise(rng, 0.8, 110, 400) * hump(0.8)),
            (0, 0.7, edges),
            (0.84, 0.9, tap),
            (0.98, 0.45, flat(rng)),
        ),
        0.3,
    )
