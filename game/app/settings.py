"""What the player has set, as a value; kept in the store under the key ``settings``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Final, Self

SPEEDS: Final = (0.5, 1.0, 1.5, 2.0, 3.0, 4.0)
TEXT_SCALES: Final = (1.0, 1.25, 1.5)


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting; volumes are slider positions from 0 to 1."""

    language: str = ""
    """``en`` or ``ru``; empty until chosen: then the system's language decides."""
    volume: float = 0.8
    volume_cards: float = 1.0
    volume_signals: float = 1.0
    muted: bool = False
    speed: float = 1.0
    reduced_motion: bool = False
    fullscreen: bool = False
    text_scale: float = 1.0
    safe_palette: bool = False
    """Colours that a red-green-blind person tells apart."""
    auto_sort: bool = True
    renderer: str = ""
    """A renderer's name; empty: the best one here."""

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Self:
        """The stored settings; whatever is missing or of a wrong type stays at its default."""
        good: dict[str, Any] = {}
        for field in fields(cls):
            value, default = stored.get(field.name), field.default
            if isinstance(default, float) and type(value) is int:
                value = float(value)
            if type(value) is type(default):
                good[field.name] = value
        return cls(**good)

    def as_dict(self) -> dict[str, Any]:
        """The settings as the store keeps them."""
        return asdict(self)
