"""What is chosen before a match: the table, who plays, the clock and the house rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Self

LEVELS: Final = ("easy", "medium", "hard", "insane")
TIMERS: Final = (15, 20, 30, 45, 60, 600, None)
"""Seconds a turn may take; None is no limit (``RULES.md`` 2.1.7)."""
QUICK_SEATS: Final = 3
USUAL_SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class Plan:
    """A match to be played, as chosen on the setup screen; by default a quick game."""

    game: str = "classic"
    seats: int = QUICK_SEATS
    level: str = "medium"
    timer: int | None = 30
    auto_play: bool = True
    """Whether a fitting drawn card is played by itself after 6 seconds (``RULES.md`` 2.2.5)."""
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    """The house rules that are not the table's own, as ``Options.parse`` reads them."""

    @classmethod
    def read(cls, stored: object) -> Self:
        """The plan that was stored; what is missing or makes no sense is as in a quick game."""
        if not isinstance(stored, Mapping):
            return cls()
        usual, found = asdict(cls()), dict(stored)
        good = {name: found[name] for name in usual if name in found and _sound(name, found[name])}
        return cls(**(usual | good))

    def as_dict(self) -> dict[str, Any]:
        """The plan as the store keeps it."""
        return asdict(self) | {"options": dict(self.options)}


def _sound(name: str, value: object) -> bool:
    match name:
        case "game":
            return isinstance(value, str)
        case "seats":
            return type(value) is int and value >= 2
        case "level":
            return value in LEVELS
        case "timer":
            return value is None or (type(value) is int and value in TIMERS)
        case "auto_play":
            return isinstance(value, bool)
        case _:
            return isinstance(value, Mapping)
