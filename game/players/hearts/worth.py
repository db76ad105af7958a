"""What the end of a deal is worth to a seat: few points, or a good place in the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from game.games.hearts.state import HeartsView
from game.rules.events import Seat

OTHERS: Final = 0.5
"""What the others' mean points count against the own ones, so that moons do."""
NEAR: Final = 0.5
"""From this share of the end score on, the match counts instead of the points."""
MATCH: Final = 200.0
"""What a won match counts, in points."""
_BEHIND: Final = 0.2
_LEAST_SPREAD: Final = 8.0
_SPREAD: Final = 0.35


@dataclass(frozen=True, slots=True)
class Worth:
    """Values the points of a deal for one seat: lower is better."""

    seat: Seat
    totals: tuple[int, ...] | None = None
    """The totals before the deal, if the match counts."""
    end: int = 0

    @staticmethod
    def of(view: HeartsView, for_match: bool) -> Worth:
        """How that seat values the deal in progress."""
        end = view.options.end_score
        if for_match and max(view.totals) >= NEAR * end:
            return Worth(view.seat, view.totals, end)
        return Worth(view.seat)

    def __call__(self, points: Sequence[int]) -> float:
        """The value of those points, by seat."""
        own = points[self.seat]
        if self.totals is None:
            return own - OTHERS * (sum(points) - own) / (len(points) - 1)
        return self._in_match([t + p for t, p in zip(self.totals, points, strict=True)])

    def _in_match(self, totals: list[int]) -> float:
        """Near the chance to win with those totals, times ``-MATCH``."""
        own, most = totals[self.seat], max(totals)
        ahead = min(totals[: self.seat] + totals[self.seat + 1 :]) - own
        if most >= self.end and ahead:
            return -MATCH if ahead > 0 else -_BEHIND * ahead
        spread = max(_LEAST_SPREAD, _LEAST_SPREAD + _SPREAD * (self.end - most))
        return -MATCH / sum([exp((own - total) / spread) for total in totals])
