"""Where the program's pictures, fonts, sounds and words lie, however it was installed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).resolve()
_PLACES: Final = (_HERE.parents[1] / "assets", _HERE.parents[2] / "assets")
ASSETS: Final = next((place for place in _PLACES if place.is_dir()), _PLACES[0])
"""The folder itself: beside ``game/`` in a checkout and a packaged folder, inside it in a wheel."""
