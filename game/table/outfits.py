"""What of the stage differs from table to table, as data: dress, backs, and the game's name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.app.words import message
from game.games.colours.cards import Side
from game.table.card_art import Back
from game.table.dress import Dress


@dataclass(frozen=True, slots=True)
class Outfit:
    """How one table looks. What stands on it, like a bomb or a Shield, its record tells."""

    dresses: tuple[Dress, ...]
    """By side, day first; the last one serves the sides beyond."""
    backs: tuple[Back, ...]
    """The backs of the draw pile and of foreign hands, by side in the same way."""
    heading: str = message("Color Battle · {table}")
    """The line above the table, {table} being its name."""
    layers: frozenset[str] = frozenset()
    """The layers of the map which are for some tables alone."""
    bright: bool = False
    """Whether words straight on its ground want a shade behind them."""
    note: str = ""
    """What a stranger to the table would take for a fault; it stands there all the time."""

    def dress(self, side: Side = Side.DAY) -> Dress:
        """The background while that side is up."""
        return self.dresses[min(_INDEX[side], len(self.dresses) - 1)]

    def back(self, side: Side = Side.DAY) -> Back:
        """The backs while that side is up."""
        return self.backs[min(_INDEX[side], len(self.backs) - 1)]


_INDEX: Final = {Side.DAY: 0, Side.NIGHT: 1}
OUTFITS: Final = {
    "classic": Outfit(("classic",), ("battle",)),
    "day-night": Outfit(
        ("day", "night"),
        ("day", "night"),
        layers=frozenset({"two-sided"}),
        bright=True,
        note=message("You see the other sides of all cards but yours."),
    ),
    "siege": Outfit(("siege",), ("battle",)),
    "hearts": Outfit(("hearts",), ("navy",), message("{table}")),
    "war": Outfit(("war",), ("wine",), message("{table}")),
    "colour-cards": Outfit(("colour-cards",), ("cards",), message("{table}"), bright=True),
}
"""By the table's name."""
