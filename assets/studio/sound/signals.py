"""Wood and celesta: the interface, the turn, the calls, the ends. Notes of D major pentatonic only.

Good news rests on D, bad news on B: the same five notes, so nothing ever clashes.
"""

import numpy as np
from cards import flat, snap, thud
from tools import (
    Rng,
    Signal,
    air,
    burst,
    chime,
    chord,
    drum,
    glide,
    hump,
    hz,
    knock,
    marimba,
    mix,
    modes,
    pan,
    room,
    rub,
    scatter,
    tune,
    wide,
)


def button_hover(rng: Rng) -> Signal:
    return room(
        mix(
            (0, 1, modes([(hz("A4"), 1, 0.05), (hz("A5"), 0.5, 0.035)], 0.002)),
            (0, 0.07, burst(rng, 0.012, 600, 2600, 0.001)),
        ),
        0.15,
    )


def button_press(rng: Rng) -> Signal:
    """Down and up again: a knuckle's weight, then a lighter lift."""
    return room(
        mix((0, 1, knock(rng, hz("D4"), 0.09)), (0.052, 0.35, knock(rng, hz("A4"), 0.06))), 0.25
    )


def refuse(rng: Rng) -> Signal:
    """The shudder: three muffled knocks, a card shaking its head."""
    shake = mix(*((i * 0.075, 0.1 * 0.8**i, rub(rng, 0.07, 500, 2400)) for i in range(3)))
    return room(
        mix(
            (0, 1, shake),
            (0, 1, tune(lambda f: knock(rng, f, 0.1, 0.002), "B3 F#3 B2", 0.075, 0.85)),
        ),
        0.2,
    )


def menu_open(rng: Rng) -> Signal:
    return room(
        mix(
            (0, 0.16, air(rng, glide(0.2, 350, 1500), hump(0.2, 0.6))),
            (0.05, 0.8, tune(lambda f: marimba(rng, f, 0.35), "D4 A4", 0.075)),
        ),
        0.3,
    )


def menu_close(rng: Rng) -> Signal:
    return room(
        mix(
            (0, 0.16, air(rng, glide(0.18, 1300, 300), hump(0.18, 0.4))),
            (0.1, 0.25, thud(rng, 150, 0.1)),
            (0.02, 0.8, tune(lambda f: marimba(rng, f, 0.3), "A4 D4", 0.07)),
        ),
        0.3,
    )


def wheel_open(rng: Rng) -> Signal:
    """Four sectors, four notes, spreading from the card."""
    notes = tune(
        lambda f: chime(f, 0.5, 0.7), "D5 F#5 A5 B5", 0.05, places=(-0.4, 0.4, 0.25, -0.25)
    )
    return room(
        mix((0, 0.08, air(rng, glide(0.3, 450, 2600), hump(0.3, 0.55))), (0.03, 0.4, notes)), 0.35
    )


def wheel_hover(rng: Rng) -> Signal:
    return room(
        mix((0, 1, chime(hz("D5"), 0.16, 0.5)), (0, 0.05, burst(rng, 0.01, 800, 3200))), 0.2
    )


def wheel_choose(rng: Rng) -> Signal:
    closing = air(rng, glide(0.24, 2600, 500), hump(0.24, 0.35))
    return room(
        mix(
            (0, 0.12, closing),
            (0, 0.5, knock(rng, hz("D4"), 0.1)),
            (0.16, 0.3, chime(hz("D6"), 0.6, 0.5)),
            (0.04, 0.5, chord(lambda f: chime(f, 0.7, 0.8), "D5 A5")),
        ),
        0.4,
    )


def your_turn(rng: Rng) -> Signal:
    return wide(
        tune(
            lambda f: mix((0, 1, marimba(rng, f, 0.7)), (0, 0.3, chime(f, 0.8, 0.6))), "A4 D5", 0.13
        )
    )


def timer_tick(rng: Rng) -> Signal:
    return room(
        mix((0, 1, knock(rng, hz("A5"), 0.05, 0.0005)), (0, 0.4, knock(rng, hz("D4"), 0.07))), 0.2
    )


def timer_last(rng: Rng) -> Signal:
    """The same clock, nearer, with a small brass edge."""
    return room(
        mix(
            (0, 0.8, knock(rng, hz("D6"), 0.06, 0.0004)),
            (0, 0.5, knock(rng, hz("D4"), 0.08)),
            (0, 0.4, chime(hz("D5"), 0.35, 0.7)),
            (0.11, 0.5, knock(rng, hz("A5"), 0.05, 0.0005)),
        ),
        0.25,
    )


def skip(rng: Rng) -> Signal:
    """A stroke across the plate, and wood that stops short."""
    stroke = air(rng, glide(0.17, 800, 3600, 1200), hump(0.17, 0.55))
    return room(
        mix(
            (0, 0.4, stroke), (0.12, 0.9, tune(lambda f: knock(rng, f, 0.13), "A4 E4", 0.085, 0.9))
        ),
        0.3,
    )


def reverse(rng: Rng) -> Signal:
    """The ring turns: a whoosh from left to right and back, three mirrored notes with it."""
    whoosh = air(rng, glide(0.42, 500, 1900, 500), hump(0.42))
    orbit = 0.8 * np.sin(np.linspace(-np.pi / 2, 1.5 * np.pi, len(whoosh)))
    notes = tune(lambda f: marimba(rng, f, 0.4), "A4 D5 A4", 0.105, places=(-0.5, 0.5, -0.5))
    return room(mix((0, 0.4, pan(whoosh, orbit)), (0.05, 0.8, notes)), 0.3)


def penalty(rng: Rng) -> Signal:
    """One card of a stack: a card slapped down on a low bar."""
    return room(mix((0, 0.8, flat(rng, 0.6)), (0.006, 0.7, marimba(rng, hz("D4"), 0.3))), 0.25)


def hunt_step(rng: Rng) -> Signal:
    """A soft tread on wood under each card drawn."""
    return room(
        mix(
            (0, 0.5, snap(rng)),
            (0.012, 0.9, marimba(rng, hz("A3"), 0.24, 0.002)),
            (0.012, 0.3, thud(rng, 150, 0.08)),
        ),
        0.3,
    )


def one_card(rng: Rng) -> Signal:
    """The banner: everybody looks up."""
    return wide(
        tune(
            lambda f: mix((0, 0.7, marimba(rng, f, 0.5)), (0, 0.6, chime(f, 0.8))),
            "A4 D5 F#5",
            0.09,
        )
    )


def last_card_call(rng: Rng) -> Signal:
    """Two raps on the table and a clear note, as players do."""
    raps = tune(lambda f: knock(rng, f, 0.1), "D4 D4", 0.12, 1.1)
    return wide(mix((0, 0.9, raps), (0.24, 0.5, chord(lambda f: chime(f, 0.9), "D5 A5"))))


def last_card_penalty(rng: Rng) -> Signal:
    """Forgotten: three steps down to B, a card on the last two."""
    steps = tune(lambda f: marimba(rng, f, 0.45, 0.0025), "F#4 D4 B3", 0.14)
    return wide(
        mix(
            (0, 0.9, steps),
            (0.14, 0.3, flat(rng)),
            (0.28, 0.4, flat(rng)),
            (0.28, 0.25, knock(rng, hz("B2"), 0.2)),
        )
    )


def win(rng: Rng) -> Signal:
    """Up the chord and home."""
    run = tune(
        lambda f: mix((0, 0.7, marimba(rng, f, 0.5)), (0, 0.5, chime(f, 0.7))),
        "D4 F#4 A4 D5",
        0.085,
    )
    home = mix(
        (0, 0.4, chord(lambda f: chime(f, 1.15, 0.9), "D4 A4 D5 F#5 A5")),
        (0, 0.3, marimba(rng, hz("D4"), 0.9)),
        (0.19, 0.18, chime(hz("D6"), 0.8, 0.5)),
        (0, 0.2, drum(130, hz("D2"), 0.3)),
    )
    return wide(mix((0, 0.75, run), (0.36, 1, home)))


def lose(rng: Rng) -> Signal:
    """A shrug, not a scolding: down to B with a soft fifth under it."""
    steps = tune(
        lambda f: mix((0, 0.9, marimba(rng, f, 0.6, 0.002)), (0, 0.25, chime(f, 0.9, 0.3, 0.006))),
        "A4 F#4 E4 D4",
        0.13,
        0.96,
    )
    rest = mix(
        (0, 0.35, chord(lambda f: chime(f, 1.0, 0.25, 0.012), "B3 F#4 B4")),
        (0, 0.4, marimba(rng, hz("B3"), 0.8)),
    )
    return wide(mix((0, 0.8, steps), (0.54, 1, rest)))


def draw_game(rng: Rng) -> Signal:
    """Neither up nor down: E and A against D, left open."""
    return wide(
        mix(
            (0, 0.75, tune(lambda f: marimba(rng, f, 0.5), "D5 A4 D5", 0.13)),
            (0.39, 0.4, chord(lambda f: chime(f, 0.95, 0.5), "E4 A4 E5")),
        )
    )


def confetti(rng: Rng) -> Signal:
    """Three paper poppers, flakes coming down, a few glints."""

    def pop(place: float) -> Signal:
        return pan(
            mix((0, 0.5, burst(rng, 0.05, 350, 3000)), (0, 0.5, drum(330, 150, 0.07, 0.015))), place
        )

    flakes = scatter(
        rng,
        0.12 + 1.1 * rng.beta(1.5, 2.4, 80),
        lambda: burst(rng, rng.uniform(0.01, 0.03), 1300, 5600, 0.002),
        0.03,
        0.09,
    )
    glints = tune(
        lambda f: chime(f, 0.4, 0.4),
        "A5 D6 F#5 B5 A5 D6",
        0.11,
        places=(-0.6, 0.5, 0, 0.7, -0.3, 0.2),
    )
    return room(
        mix(
            (0, 0.9, pop(-0.45)),
            (0.11, 0.75, pop(0.5)),
            (0.21, 0.65, pop(0)),
            (0, 1, flakes),
            (0.15, 0.11, glints),
        ),
        0.3,
    )
