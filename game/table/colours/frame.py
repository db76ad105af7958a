"""A moment of a colour table."""

from __future__ import annotations

from typing import TypeAlias

from game.games.colours.tableau import ColourTableau
from game.table.frame import Frame

ColourFrame: TypeAlias = Frame[ColourTableau]
