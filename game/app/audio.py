"""Sounds: named cues in groups, silent and harmless where there is no sound device."""

from __future__ import annotations

from pathlib import Path

from game.app.settings import Settings


class Audio:
    """Plays the sounds of ``assets/sounds``. Every call is safe without a device."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self._folder = folder
        self.apply(settings)

    def apply(self, settings: Settings) -> None:
        """Take over the volumes."""
        self._settings = settings

    def play(self, name: str, *, pan: float = 0.0, step: int = 0) -> None:
        """Start a sound: ``pan`` -1 left to 1 right, ``step`` how far a rising cue has risen."""

    def loop(self, name: str) -> None:
        """Start a sound that goes on until ``stop``."""

    def stop(self, name: str) -> None:
        """Fade a looping sound out."""

    def silence(self) -> None:
        """Stop everything: the scene is left."""
