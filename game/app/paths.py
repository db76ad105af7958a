"""Where the program's own files lie, and where it keeps what is the player's."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs

from game.app.assets import ASSETS

NAME: Final = "suits-and-colours"


@dataclass(frozen=True, slots=True)
class Paths:
    """Folders and files; none of them depends on the folder the program was started from."""

    data: Path
    """The player's folder: memory and error reports. It may be missing, or not writable."""
    assets: Path = ASSETS

    @classmethod
    def of(cls, data: Path | None = None) -> Paths:
        """The paths with that data folder, else with the one that is usual on this system.

        :raises OSError: if none is given and this system knows no home of ours.
        """
        try:
            usual = data or platformdirs.user_data_path(NAME, appauthor=False)
        except RuntimeError as fault:
            raise OSError(f"{fault}; or name a folder with --data-dir") from fault
        with suppress(RuntimeError):  # a folder may have a name that begins so
            usual = usual.expanduser()
        return cls(usual.absolute())

    @property
    def fonts(self) -> Path:
        """The bundled fonts."""
        return self.assets / "fonts"

    @property
    def sounds(self) -> Path:
        """All sounds, in one flat folder."""
        return self.assets / "sounds"

    @property
    def locale(self) -> Path:
        """One folder a language."""
        return self.assets / "locale"

    @property
    def log(self) -> Path:
        """Reports of errors, the newest last."""
        return self.data / "errors.log"
