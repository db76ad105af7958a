"""The large gestures: bomb, turning table, clock, shield, hearts, moon, war."""

import numpy as np
from cards import flat, snap, thud
from tools import (
    RATE,
    Rng,
    Signal,
    air,
    bell,
    burst,
    chime,
    chord,
    count,
    decay,
    drum,
    glide,
    hump,
    hz,
    knock,
    mix,
    modes,
    noise,
    pan,
    room,
    rub,
    scatter,
    tune,
    wide,
)


def fuse_loop(rng: Rng) -> Signal:
    """1.5 s that close on themselves: everything is made on a circle, so there is no seam."""
    n = count(1.5)
    f = np.fft.rfftfreq(n, 1 / RATE)

    def ring(low: float, high: float) -> Signal:
        """Noise filtered around the circle, RMS 1."""
        shape = 1 / np.sqrt((1 + (low / np.maximum(f, 0.1)) ** 6) * (1 + (f / high) ** 6))
        x = np.fft.irfft(np.fft.rfft(rng.standard_normal(n)) * shape, n)
        return x / x.std()

    sparks = np.zeros(n)
    for k in range(66):  # one in each 1/66 of the circle: lively, but no beat and no landmark
        grain = burst(rng, rng.uniform(0.006, 0.02), 900, 5600) * rng.lognormal(-1.1, 0.35)
        at = int((k + rng.uniform(0.15, 0.85)) * n / 66)
        sparks[np.arange(at, at + len(grain)) % n] += grain
    return 0.05 * ring(1400, 5200) * (1 + 0.2 * ring(2, 9)) + 0.02 * ring(120, 600) + sparks


def fuse_count(rng: Rng) -> Signal:
    """A muffled heartbeat with a spark on it."""
    return room(
        mix(
            (0, 0.8, drum(260, hz("B2"), 0.22)),
            (0, 0.8, knock(rng, hz("B3"), 0.16)),
            (0, 0.16, burst(rng, 0.05, 1500, 5600)),
            (0.13, 0.5, drum(230, hz("F#3"), 0.16)),
        ),
        0.3,
    )


def boom(rng: Rng) -> Signal:
    """A stage bomb: crack, body, a cloud that closes, a little gravel."""
    body = np.tanh(
        2.2
        * mix((0, 0.8, drum(210, hz("D2"), 0.9, 0.08)), (0, 0.7, drum(380, hz("A2"), 0.5, 0.05)))
    )
    left, right = (
        pan(air(rng, glide(1.3, 1600, 420, 160), decay(1.3, 1.2, 0.004), 1.3), side)
        for side in (-0.6, 0.6)
    )
    gravel = scatter(
        rng,
        0.18 + 0.8 * rng.beta(1.2, 2.2, 46),
        lambda: burst(rng, rng.uniform(0.01, 0.04), 400, 3200),
        0.05,
        0.16,
    )
    return room(
        mix(
            (0, 0.9, burst(rng, 0.09, 250, 3200, 0.001)),
            (0.002, 0.6, body),
            (0.004, 0.5, left),
            (0.008, 0.5, right),
            (0, 1, gravel),
        ),
        0.4,
    )


def _turn(rng: Rng, low: float, high: float, way: int) -> Signal:
    """A heavy round top swinging over in 0.9 s and settling."""
    wind = air(rng, glide(0.9, low, 1500, high), hump(0.9, 0.55, 1.6))
    land = mix(
        (0, 1, thud(rng, 150, 0.16)),
        (0, 0.5, drum(140, hz("D2"), 0.2)),
        (0, 0.5, knock(rng, hz("D3"), 0.14)),
    )
    return mix(
        (0, 0.24, pan(wind, np.linspace(-0.7, 0.7, len(wind)) * way)),
        (0, 0.05, noise(rng, 0.9, 70, 220) * hump(0.9, 0.6)),
        (0.86, 0.5, land),
    )


def table_turn_day(rng: Rng) -> Signal:
    notes = tune(lambda f: chime(f, 0.75, 0.7, 0.01), "D4 F#4 A4 D5 F#5", 0.16)
    return room(mix((0, 1, _turn(rng, 250, 2100, 1)), (0.1, 0.32, wide(notes))), 0.35)


def table_turn_night(rng: Rng) -> Signal:
    notes = tune(lambda f: chime(f, 0.75, 0.35, 0.012), "F#5 D5 B4 F#4 B3", 0.16)
    stars = tune(
        lambda f: chime(f, 0.4, 0.3), "B5 F#5 D6 A5 B5", 0.13, places=(-0.7, 0.6, 0.1, -0.3, 0.7)
    )
    return room(
        mix((0, 1, _turn(rng, 1900, 220, -1)), (0.1, 0.28, wide(notes)), (0.25, 0.07, stars)), 0.35
    )


def clock_wind(rng: Rng) -> Signal:
    """Seven teeth of a ratchet in a wooden case, each a pawl lifted and dropped."""

    def tooth(pitch: float) -> Signal:
        pawl = modes(
            [(1760 * pitch, 0.5, 0.03), (2790 * pitch, 0.4, 0.022), (4150 * pitch, 0.2, 0.015)],
            0.0004,
        )
        case = modes([(300, 0.8, 0.05), (520, 0.5, 0.04)], 0.0015)
        return mix(
            (0, 0.18, burst(rng, 0.008, 1500, 5200)),
            (0.016, 0.6, pawl),
            (0.016, 0.45, case),
            (0.016, 0.2, burst(rng, 0.012, 900, 4500)),
        )

    return room(
        mix(
            *(
                (i * 0.066 + rng.uniform(0, 0.005), 0.75 + 0.05 * i, tooth(1 + 0.03 * i))
                for i in range(7)
            )
        ),
        0.25,
    )


def clock_strike(rng: Rng) -> Signal:
    """A mantel clock's bell on B: its minor tierce is D, so bell and table share a key."""
    hammer = mix(
        (0, 0.05, burst(rng, 0.02, 700, 3800, 0.001)), (0, 0.1, knock(rng, hz("B2"), 0.12))
    )
    return wide(mix((0, 0.6, bell(hz("B3"), 1.9)), (0, 1, hammer)), 0.15)


def shield_raise(rng: Rng) -> Signal:
    """Leather and iron coming up: a rush, a set-down, an open fifth ringing."""
    iron = modes(
        [
            (hz("D4"), 0.8, 0.5),
            (hz("A4"), 0.7, 0.5),
            (hz("E5"), 0.4, 0.38),
            (hz("B5"), 0.22, 0.28),
            (hz("F#6"), 0.1, 0.18),
        ],
        0.001,
    )
    return room(
        mix(
            (0, 0.4, air(rng, glide(0.26, 300, 1700), hump(0.26, 0.75))),
            (0.19, 0.35, thud(rng, 150, 0.14)),
            (0.19, 0.6, iron),
            (0.19, 0.3, knock(rng, hz("D3"), 0.12)),
        ),
        0.4,
    )


def shield_absorb(rng: Rng) -> Signal:
    """The blow is swallowed, then a ring of light opens."""
    blow = mix(
        (0, 0.5, drum(260, hz("D3"), 0.2)),
        (0, 0.5, thud(rng, 170, 0.14)),
        (0, 0.2, burst(rng, 0.06, 200, 1600, 0.002)),
    )
    halo = tune(lambda f: chime(f, 1.0, 0.5, 0.03), "D4 A4 D5 F#5", 0.03, places=(0, -0.5, 0.5, 0))
    glow = air(rng, glide(0.7, 600, 2600), hump(0.7, 0.25))
    return room(mix((0, 0.9, blow), (0.07, 0.5, halo), (0.05, 0.15, glow)), 0.4)


def hearts_break(rng: Rng) -> Signal:
    """A thin pane cracks, the pieces fall down to B."""
    crack = mix(
        (0, 0.5, snap(rng)),
        (0.018, 0.4, snap(rng)),
        (0.03, 0.8, snap(rng)),
        (0.03, 0.6, knock(rng, hz("B3"), 0.12)),
    )
    pieces = iter(["B5", "F#5", "D6", "A5", "B5", "D6", "F#6", "F#5", "A5", "B5"])
    shards = scatter(
        rng,
        0.06 + 0.6 * rng.beta(1.2, 2, 10),
        lambda: chime(hz(next(pieces)), 0.22, 0.5, 0.001),
        0.03,
        0.08,
    )
    fall = tune(lambda f: chime(f, 0.75, 0.5), "F#5 D5 B4", 0.14)
    return room(
        mix(
            (0, 0.8, crack),
            (0.06, 0.42, wide(fall)),
            (0.34, 0.12, chime(hz("B3"), 0.9, 0.3, 0.01)),
            (0, 1, shards),
        ),
        0.4,
    )


def queen_of_spades(rng: Rng) -> Signal:
    """She falls: a low bell, a dark step, cold air."""
    cold = air(rng, glide(1.1, 900, 350, 220), hump(1.1, 0.25))
    low = mix(
        (0, 0.8, bell(hz("B2"), 1.7, 0.001)),
        (0, 0.25, chord(lambda f: chime(f, 1.0, 0.2, 0.03), "F#3 B3")),
    )
    return room(
        mix(
            (0, 0.7, flat(rng, 1.3)),
            (0.004, 0.5, drum(160, hz("B1"), 0.35)),
            (0.02, 0.7, wide(low, 0.1)),
            (0, 0.15, pan(cold, np.linspace(-0.6, 0.6, len(cold)))),
        ),
        0.4,
    )


def moon(rng: Rng) -> Signal:
    """All hearts and the queen: fifths rising like moonlight, then stillness."""
    rise = tune(
        lambda f: chime(f, 1.05, 0.5, 0.015),
        "D4 A4 E5 B5 F#5 D6",
        0.1,
        places=(-0.3, 0.3, -0.4, 0.4, 0, 0),
    )
    veil = air(rng, glide(1.3, 500, 2200, 900), hump(1.3, 0.4))
    return room(
        mix(
            (0, 0.4, rise),
            (0, 0.12, chord(lambda f: chime(f, 1.2, 0.2, 0.12), "D3 A3 D4")),
            (0, 0.05, pan(veil, np.linspace(0.7, -0.7, len(veil)))),
        ),
        0.45,
    )


def war_face_off(rng: Rng) -> Signal:
    """Two cards turned up against each other over a low drum."""

    def card(side: float) -> Signal:
        return pan(
            mix(
                (0, 0.12, rub(rng, 0.08, 900, 5600, 0.7)),
                (0.07, 0.6, snap(rng)),
                (0.13, 0.8, flat(rng)),
            ),
            side,
        )

    return room(
        mix(
            (0, 1, card(-0.5)),
            (0.022, 1, card(0.5)),
            (0.135, 0.3, drum(200, hz("A2"), 0.22)),
            (0.135, 0.25, knock(rng, hz("D3"), 0.14)),
        ),
        0.3,
    )


def war_clash(rng: Rng) -> Signal:
    """A tie: crossed iron, muted at once, and two drum strokes."""
    iron = modes(
        [
            (hz("D5"), 0.6, 0.4),
            (hz("F#5"), 0.25, 0.35),
            (hz("A5"), 0.5, 0.32),
            (hz("E6"), 0.28, 0.2),
            (hz("B6"), 0.1, 0.12),
        ],
        0.0005,
    )
    stroke = mix(
        (0, 0.8, drum(230, hz("D3"), 0.35)),
        (0, 0.3, drum(120, hz("D2"), 0.3)),
        (0, 0.2, burst(rng, 0.05, 300, 2200)),
    )
    return room(
        mix(
            (0, 0.3, air(rng, glide(0.12, 1600, 3800), hump(0.12, 0.8))),
            (0.1, 0.55, pan(iron, -0.3)),
            (0.112, 0.45, pan(iron, 0.35)),
            (0.1, 0.6, stroke),
            (0.27, 0.5, stroke),
        ),
        0.4,
    )
