"""Curves from 0 to 1: the tested ones of pytweening, and the few that it lacks."""

from __future__ import annotations

from math import cos, exp, pi, sin

import pytweening

from game.motion.clip import Ease

in_quad: Ease = pytweening.easeInQuad
"""Falls: slow first."""
out_quad: Ease = pytweening.easeOutQuad
"""Thrown: fast first."""
in_out: Ease = pytweening.easeInOutCubic
"""Leaves and arrives gently."""
in_out_sine: Ease = pytweening.easeInOutSine
"""Turns a heavy thing."""


def back(overshoot: float = 1.70158) -> Ease:
    """Passes the goal and returns; 1.7 passes it by 10 %, 1.0 by 4 %."""

    def curve(t: float) -> float:
        return float(pytweening.easeOutBack(t, s=overshoot))

    return curve


def spring(swings: float, damping: float) -> Ease:
    """Swings about the goal, dying away."""

    def curve(t: float) -> float:
        return 1 - exp(-damping * t) * cos(2 * pi * swings * t)

    return curve


def shudder(swings: float, damping: float) -> Ease:
    """Swings about the start and ends there: for offsets which go from 1 to 0."""

    def curve(t: float) -> float:
        return 1 - (1 - t) * exp(-damping * t) * sin(2 * pi * swings * t)

    return curve


def span(t: float, start: float, seconds: float, ease: Ease | None = None) -> float:
    """How far something is that starts then and lasts so long: 0 before, 1 after.

    >>> span(1.5, 1.0, 2.0)
    0.25
    """
    progress = min(1.0, max(0.0, (t - start) / seconds))
    return ease(progress) if ease else progress


def mix(a: float, b: float, p: float) -> float:
    """The value at ``p`` on the way from a to b.

    >>> mix(10.0, 20.0, 0.25)
    12.5
    """
    return a + (b - a) * p
