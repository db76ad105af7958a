"""Memory files of every version ever released."""

import shutil
from pathlib import Path

import pytest

from game.games import find
from game.session import schema
from game.session.database import FILE
from game.session.match import Match, Resumed
from game.session.store import Profile, Store
from tests.session.keep_save import SAVES
from tests.session.playing import noon, play_out

FILES = sorted(SAVES.glob("version-*.sqlite"))


def test_there_is_a_file_of_every_version() -> None:
    expected = [f"version-{number}.sqlite" for number in range(1, schema.VERSION + 1)]
    assert [file.name for file in FILES] == expected


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_old_file_opens_with_all_that_it_holds_and_is_played_on(
    file: Path, tmp_path: Path
) -> None:
    shutil.copy(file, tmp_path / FILE)
    with Store.open(tmp_path) as store:
        assert store.trouble is None
        assert store.get("settings") == {"language": "ru", "speed": 1.5}
        assert store.profiles() == (Profile(1, "Зоя", "owl"),)
        assert store.tally("war", "hard", 2).played == 1
        assert [finished.header.seed for finished in store.finished()] == [5]
        (saved,) = store.saved()
        match = Match.resume(find("war"), saved.number, store=store, now=noon)
        assert match.resumed in (Resumed.REPLAYED, Resumed.RULES_CHANGED)
        assert (match.header.seed, match.seats, match.moves) == (6, 3, saved.moves)
        play_out(match)
        assert store.tally("war").played == 2
