"""The games on offer: which tables each has, and which of them can be played in the window yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.app.words import Words, message

PLAYABLE: Final = frozenset({"classic", "day-night", "siege", "colour-cards"})
"""The tables that have a window; the others say that they come next."""


@dataclass(frozen=True, slots=True)
class Family:
    """A game of the title screen with its tables."""

    name: str
    title: str
    about: str
    tables: tuple[str, ...]
    seats: str
    timed: bool = True
    """Whether a turn may have a time (``RULES.md`` C9)."""
    auto_play: bool = True
    """Whether a fitting drawn card is played by itself unless that is switched off (C7)."""
    tells_results: bool = False
    """Whether the setup screen tells what was won on the chosen level (6.5)."""

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
        timed=False,
        auto_play=False,
        tells_results=True,
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


def is_timed(table: str) -> bool:
    """Whether a turn at that table may have a time."""
    return family_of(table).timed


def tag_of(words: Words, family: Family) -> str:
    """What a tile's corner says of the family."""
    if not family.playable:
        return words("coming next")
    tables = len(family.tables)
    return words.plural("{n} table", "{n} tables", tables) if tables > 1 else ""
