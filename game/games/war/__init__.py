"""War: cards are turned up and compared, without a choice."""

from __future__ import annotations

from game.games.kit import GameKit
from game.games.war.policy import turn_up
from game.games.war.rules import War

KITS = (GameKit(War, turn_up, default_seats=2),)
