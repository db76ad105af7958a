"""What the command line asks of the window."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.session.setup import Setup


@dataclass(frozen=True, slots=True)
class Launch:
    """How to open the window; what is None or empty was not said, and goes by what is set."""

    language: str = ""
    data: Path | None = None
    """The folder of the player's memory."""
    size: tuple[int, int] | None = None
    """The window's size in the system's own units."""
    fullscreen: bool = False
    game: str | None = None
    """The table to sit down at right away."""
    seed: int | None = None
    seats: int | None = None
    level: str | None = None
    speed: float | None = None
    """How many times as fast as usual animations run."""
    setup: Setup | None = None
    """A position to begin in; it names its own game, seats and seed."""
    trace: Path | None = None
    """A file to note what happens in."""
