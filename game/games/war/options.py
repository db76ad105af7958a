"""The house rules of War (``RULES.md`` 8.2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.rules.options import Options, choice


class Variant(StrEnum):
    """The three ways to play, which exclude one another."""

    STANDARD = "standard"
    ONE = "one"
    PEACE = "peace"

    @property
    def face_down(self) -> int:
        """How many cards each lays face down in a war."""
        return {Variant.STANDARD: 3, Variant.ONE: 1, Variant.PEACE: 5}[self]

    @property
    def lowest_wins(self) -> bool:
        """Whether comparisons are reversed."""
        return self is Variant.PEACE

    @property
    def battle_limit(self) -> int | None:
        """The battle after which a match still going on is drawn."""
        return 1000 if self is Variant.ONE else None


@dataclass(frozen=True, slots=True)
class WarOptions(Options):
    """War's one house rule."""

    variant: str = choice("standard", "one", "peace")
