"""Hearts: a trick-taking game in which points are what nobody wants."""

from __future__ import annotations

from game.games.hearts.policy import choose
from game.games.hearts.rules import Hearts
from game.games.kit import GameKit

KITS = (GameKit(Hearts, choose, default_seats=4),)
