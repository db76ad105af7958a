"""Turn clocks and thoughts: how long a person may take, and CPU players thinking in slices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from game.players.player import Decision, Thought

SLICE: Final = 0.004
"""Seconds of a frame that thinking may take."""
DECISION: Final = 6.0
"""Seconds to decide about a drawn card (``RULES.md`` 2.2.5)."""
HURRY: Final = 10
"""The last seconds of a turn, which tick."""
_LEISURE: Final = 1 / 6
"""Seconds between two looks at a long clock: each draws a frame, and a person may take minutes."""


@dataclass(frozen=True, slots=True)
class TurnClock:
    """A deadline on the clock of play.

    >>> clock = TurnClock(began=100.0, limit=30.0)
    >>> clock.left(110.0), clock.share(110.0) == 2 / 3, clock.seconds(110.4), clock.is_out(130.0)
    (20.0, True, 20, True)
    """

    began: float
    limit: float

    def left(self, now: float) -> float:
        """Seconds that are left."""
        return max(0.0, self.began + self.limit - now)

    def share(self, now: float) -> float:
        """The share of the time that is left."""
        return self.left(now) / self.limit

    def seconds(self, now: float) -> int:
        """The seconds that are left as they are told: never 0 while there is time."""
        return -int(-self.left(now) // 1)

    def is_out(self, now: float) -> bool:
        """Whether the time is up."""
        return self.left(now) <= 0.0

    def until_change(self, now: float) -> float:
        """In how many seconds it will look different: two degrees of the ring, or a second."""
        soonest = 0.1 if self.limit <= HURRY else _LEISURE
        return max(soonest, min(self.limit / 180, self.left(now) % 1.0 or 1.0))


class Thinking:
    """One thought, run a little at a time."""

    def __init__(self, thought: Thought[Any], now: Callable[[], float] = perf_counter) -> None:
        self._thought = thought
        self._now = now
        self.decision: Decision[Any] | None = None
        """What it came to, once it has."""

    def go_on(self, seconds: float = SLICE) -> bool:
        """Think for about so long; whether there is a decision."""
        end = self._now() + seconds
        while self.decision is None and self._now() < end:
            try:
                next(self._thought)
            except StopIteration as done:
                self.decision = done.value
        return self.decision is not None
