"""Particles without memory: each is born from a seed and found at any time by a formula."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import cos, exp, radians, sin
from typing import Final, TypeAlias

from game.app.canvas import Colour
from game.rules.rng import Dice, Rng

Path: TypeAlias = Callable[[float], tuple[float, float]]
Span: TypeAlias = tuple[float, float]
FIRE: Final[tuple[Colour, ...]] = ((255, 240, 184), (255, 211, 107), (255, 138, 42))
_FINE: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class Mote:
    """One particle at its birth; speeds in units a second, angles in degrees."""

    x: float
    y: float
    vx: float
    vy: float
    born: float
    life: float
    size: float
    angle: float
    spin: float
    kind: int
    colour: Colour

    def at(self, time: float, gravity: float, drag: float) -> tuple[float, float, float]:
        """Place, and share of the life gone, at that time."""
        t = time - self.born
        slow = (1 - exp(-drag * t)) / drag
        fallen = gravity / drag * (t - slow)
        return self.x + self.vx * slow, self.y + self.vy * slow + fallen, t / self.life


@dataclass(frozen=True, slots=True)
class Burst:
    """Many particles which obey one law."""

    motes: tuple[Mote, ...]
    gravity: float
    drag: float

    def alive(self, time: float) -> Iterator[tuple[Mote, float, float, float]]:
        """Those that live then: particle, place, share of the life gone."""
        for mote in self.motes:
            if mote.born <= time < mote.born + mote.life:
                yield (mote, *mote.at(time, self.gravity, self.drag))


def burst(
    seed: int,
    count: int,
    path: Path,
    *,
    over: float = 0.0,
    speed: Span = (100, 500),
    aim: Span = (0, 360),
    life: Span = (0.3, 0.8),
    size: Span = (4, 10),
    gravity: float = 700.0,
    drag: float = 2.0,
    start: float = 0.0,
    colours: tuple[Colour, ...] = FIRE,
) -> Burst:
    """``count`` particles born along ``path`` during ``over`` seconds."""
    dice = Dice(Rng.of(seed))

    def within(span: Span) -> float:
        return span[0] + (span[1] - span[0]) * dice.below(_FINE) / _FINE

    motes = []
    for index in range(count):
        born = over * index / count
        (x, y), a, v = path(born), radians(within(aim)), within(speed)
        motes.append(
            Mote(
                x,
                y,
                v * cos(a),
                v * sin(a),
                start + born,
                within(life),
                within(size),
                within((0, 360)),
                within((-360, 360)),
                dice.below(4),
                dice.choice(colours),
            )
        )
    return Burst(tuple(motes), gravity, drag)
