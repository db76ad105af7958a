"""The colour family: one set of rules, and a small module for each of its four tables."""

from __future__ import annotations

from typing import Final

from game.games.colours.classic import Classic
from game.games.colours.colour_cards import ColourCards
from game.games.colours.day_night import DayNight
from game.games.colours.policy import quick
from game.games.colours.siege import Siege
from game.games.kit import GameKit

KITS: Final = (
    GameKit(Classic, quick, default_seats=4),
    GameKit(DayNight, quick, default_seats=4),
    GameKit(Siege, quick, default_seats=4),
    GameKit(ColourCards, quick, default_seats=4),
)
"""The four tables, in the order of the title screen."""
