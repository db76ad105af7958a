"""The time that turn timers go by."""

from __future__ import annotations

from typing import Final

LONGEST_GAP: Final = 5.0
"""Seconds that one silence of the program may count for, at most."""


class PlayClock:
    """Seconds of play, by the wall clock: freezing the window does not stop a turn timer.

    It stands still while an overlay such as the pause menu lies on the table and while the window
    is minimised, for then the table cannot be seen. When the program has been silent (a window
    held by its frame, the computer asleep) the silence counts, but for no more than ``LONGEST_GAP``
    seconds, so that nobody finds his turn played after opening the lid.
    """

    def __init__(self) -> None:
        self.now = 0.0
        """Seconds of play since the program began; the same throughout a frame."""

    def tick(self, seconds: float) -> None:
        """Let real time pass; the loop's business.

        >>> clock = PlayClock()
        >>> clock.tick(0.25)
        >>> clock.tick(3600.0)
        >>> clock.now
        5.25
        """
        self.now += min(max(0.0, seconds), LONGEST_GAP)
