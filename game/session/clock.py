"""What tells the session the time; the session itself never asks the system."""

from __future__ import annotations

from typing import Protocol


class Clock(Protocol):
    """Tells the time of day; ``time.time`` is one, and so is ``lambda: 0.0``."""

    def __call__(self) -> float:
        """Seconds since the beginning of 1970 in UTC."""
        ...
