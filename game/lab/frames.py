"""What a frame costs: each show's heaviest moment beside a bare frame of the same window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Final

import pygame

from game.app.canvas import Canvas
from game.lab.shows import Show

TURNS: Final = 24
"""Draws of the heaviest moment, each after a bare frame."""
_CANDIDATES: Final = 3
_TRIES: Final = 5
_PLAYED: Final = 150
"""Frames of a whole animation that the slowest hundredth is taken from, at most."""
_PACE: Final = 60


@dataclass(frozen=True, slots=True)
class Cost:
    """What the frames of one show cost, in milliseconds."""

    bare: float
    """The quickest background with its presenting."""
    busy: float
    """The quickest draw of the heaviest moment with its presenting."""
    heaviest_at: float
    """The second of the show."""
    p99: float
    """What 99 of 100 frames of the whole show, once through, stay below."""


def measure(canvas: Canvas, show: Show) -> Cost:
    """Find the heaviest moment of a show and time it in turns with bare frames."""
    show.prepare()

    def frame(t: float) -> float:
        return _timed(canvas, lambda: show.draw(canvas, t))

    def bare() -> float:
        return _timed(canvas, lambda: canvas.layer("bare", 0, lambda: canvas.clear((24, 86, 78))))

    for t in show.times:
        frame(t)  # the first time makes its pictures
    heaviest = _heaviest(show.times, frame)
    turns = [(bare(), frame(heaviest)) for _ in range(TURNS)]
    count = max(1, min(_PLAYED, round(show.duration * _PACE)))
    played = sorted(frame(show.duration * k / count) for k in range(count))
    return Cost(
        bare=min(cost for cost, _ in turns),
        busy=min(cost for _, cost in turns),
        heaviest_at=heaviest,
        p99=played[min(len(played) - 1, round(0.99 * len(played)))],
    )


def _heaviest(times: tuple[float, ...], frame: Callable[[float], float]) -> float:
    """The moment whose quickest draw is the slowest; the likeliest ones are tried more often."""
    first = {t: min(frame(t), frame(t)) for t in times}
    likely = sorted(first, key=lambda t: -first[t])[:_CANDIDATES]
    return max(likely, key=lambda t: min(frame(t) for _ in range(_TRIES)))


def _timed(canvas: Canvas, draw: Callable[[], None]) -> float:
    """Milliseconds of drawing and presenting."""
    pygame.event.pump()
    began = perf_counter()
    draw()
    canvas.present()
    return (perf_counter() - began) * 1000.0
