"""Every game has a playthrough, and plays it again to the letter."""

import os
from pathlib import Path

import pytest

from game.games import GAMES, find
from tests.playthrough import playthrough

FOLDER = Path(__file__).parent
SHOWN = {"classic": 60, "day-night": 60, "siege": 60, "colour-cards": 60, "hearts": 56, "war": 40}
SEATS = {"classic": 4, "day-night": 3, "siege": 4, "colour-cards": 4, "hearts": 4, "war": 3}
SEED = 7


@pytest.mark.parametrize("name", [kit.name for kit in GAMES])
def test_the_playthrough_is_played_again_to_the_letter(name):
    """``SAVE_GOLDEN=1`` writes it anew, to be read before it is committed."""
    path, now = FOLDER / f"{name}.txt", playthrough(find(name), SEATS[name], SEED, SHOWN[name])
    if os.environ.get("SAVE_GOLDEN") == "1":
        path.write_text(now, encoding="utf-8")
    assert path.exists(), f"{name} has no playthrough: SAVE_GOLDEN=1 writes one"
    assert now.splitlines() == path.read_text(encoding="utf-8").splitlines()
