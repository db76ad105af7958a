"""The games on offer: which tables each has, and which of them can be played in the window yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.app.words import Words, message

PLAYABLE: Final = frozenset({"classic"})
"""The tables that have a window; the others say that they come next."""


@dataclass(frozen=True, slots=True)
class Family:
    """A game of the title screen with its tables."""

    name: str
    title: str
    about: str
    tables: tuple[str, ...]
    seats: str

    @property
    def playable(self) -> bool:
        """Whether one of its tables has a window."""
        return any(table in PLAYABLE for table in self.tables)


FAMILIES: Final = (
    Family(
        "color-battle",
        message("Color Battle"),
        message("Classic · Day & Night · Siege"),
        ("classic", "day-night", "siege"),
        "2–6",
    ),
    Family(
        "colour-cards",
        message("Colour Cards"),
        message("Lily, Max and Zoe are waiting"),
        ("colour-cards",),
        "4",
    ),
    Family(
        "hearts",
        message("Hearts"),
        message("Tricks, the black queen, the moon"),
        ("hearts",),
        "3–5",
    ),
    Family(
        "war",
        message("War"),
        message("Standard · One face-down · Peace"),
        ("war",),
        "2–4",
    ),
)


def family_of(table: str) -> Family:
    """The family that table belongs to."""
    return next(family for family in FAMILIES if table in family.tables)


def tag_of(words: Words, family: Family) -> str:
    """What a tile's corner says of the family."""
    if not family.playable:
        return words("coming next")
    tables = len(family.tables)
    return words.plural("{n} table", "{n} tables", tables) if tables > 1 else ""
