"""What the gallery and the bench look at: screens and animations that can be drawn at any time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from game.app.app import App
from game.app.canvas import Canvas

SAMPLES = 24
"""How many evenly spaced moments stand for an animation whose key moments are not named."""


def _nothing() -> None:
    """Prepare nothing."""


@dataclass(frozen=True, slots=True)
class Show:
    """A screen or an animation, drawn whole at any second of its time, in any order.

    ``draw(canvas, t)`` paints the full frame as the program would show it and does not present
    it; the same ``t`` gives the same picture. ``prepare`` is called before the first frame and
    after every change of size or language.
    """

    name: str
    duration: float
    """Seconds; 0 for a still screen."""
    draw: Callable[[Canvas, float], None]
    prepare: Callable[[], None] = _nothing
    moments: tuple[float, ...] = ()
    """The seconds worth a picture or known to be heavy; evenly spaced ones if empty."""

    @property
    def times(self) -> tuple[float, ...]:
        """The seconds to look at: the named ones and evenly spaced ones, in order.

        >>> Show("still", 0.0, lambda canvas, t: None).times
        (0.0,)
        """
        if not self.duration:
            return (0.0,)
        even = (self.duration * (k + 0.5) / SAMPLES for k in range(SAMPLES))
        return tuple(sorted({*self.moments, *even}))


Shows: TypeAlias = Callable[[App], tuple[Show, ...]]
"""Makes the shows for a program that is already open; ``__main__`` hands it to the lab."""
