"""What the player has set, as a value; kept in the store under the key ``settings``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Final, Self

SPEEDS: Final = (0.5, 1.0, 1.5, 2.0, 3.0, 4.0)
TEXT_SCALES: Final = (1.0, 1.25, 1.5)
SPEED_RANGE: Final = (0.1, 100.0)
"""The slowest and the fastest speed that makes sense; more than the settings screen offers."""
_WHOLE: Final = (0.0, 1.0)
_RANGES: Final[Mapping[str, tuple[float, float]]] = {
    "volume": _WHOLE,
    "volume_cards": _WHOLE,
    "volume_signals": _WHOLE,
    "speed": SPEED_RANGE,
    "text_scale": (TEXT_SCALES[0], TEXT_SCALES[-1]),
}


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
    four_colours: bool = False
    """Whether each French suit has a colour of its own."""
    auto_sort: bool = True
    renderer: str = ""
    """A renderer's name; empty: the best one here."""

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Self:
        """The stored settings; whatever is missing, of a wrong type or out of range is as usual."""
        good: dict[str, Any] = {}
        for field in fields(cls):
            value = stored.get(field.name)
            if field.name in _RANGES:
                value = _within(value, *_RANGES[field.name])
            if type(value) is type(field.default):
                good[field.name] = value
        return cls(**good)

    def as_dict(self) -> dict[str, Any]:
        """The settings as the store keeps them."""
        return asdict(self)


def _within(value: object, low: float, high: float) -> float | None:
    """The number, or None if it is none or lies outside."""
    number = value if isinstance(value, int | float) and type(value) is not bool else None
    return float(number) if number is not None and low <= number <= high else None
