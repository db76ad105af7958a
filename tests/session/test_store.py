"""The memory: what it keeps, and what it does about bad files, full disks and read-only folders."""

import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from game.app.settings import Settings
from game.session import database, schema
from game.session.match import Match, Resumed
from game.session.statistics import Ending, tally
from game.session.store import Profile, Store, Trouble
from tests.session.playing import (
    as_nobody,
    begin,
    folders_close,
    noon,
    open_folder,
    play_on,
    play_out,
    read_only,
    step,
)
from tests.toy import TOY

FILE = database.FILE


def test_what_was_put_is_there_at_the_next_start(tmp_path: Path) -> None:
    with Store.open(tmp_path / "new" / "folder") as store:
        assert store.trouble is None
        store.put("settings", {"language": "ru", "speed": 1.5, "имя": ["Лео", None, True]})
    with Store.open(tmp_path / "new" / "folder") as store:
        assert store.get("settings") == {"language": "ru", "speed": 1.5, "имя": ["Лео", None, True]}
        assert store.get("nothing") is None


def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    folder = tmp_path / "Игры ♠ и #1 100%? цвета"
    for turn in range(2):
        with Store.open(folder) as store:
            assert store.trouble is None
            assert store.get("turn") == (turn - 1 if turn else None)
            store.put("turn", turn)


def test_every_setting_comes_back(tmp_path: Path) -> None:
    settings = Settings(language="ru", volume=0.25, muted=True, speed=2.0, text_scale=1.5)
    with Store.open(tmp_path) as store:
        store.put("settings", settings.as_dict())
    with Store.open(tmp_path) as store:
        assert Settings.read(store.get("settings")) == settings


@pytest.mark.parametrize("text", ["", "{", "\x00\xff", '{"volume": NaN}', "[[[[" * 9999])
def test_settings_that_cannot_be_read_count_as_none(tmp_path: Path, text: str) -> None:
    with Store.open(tmp_path) as store:
        store._opened.db.execute("INSERT INTO settings VALUES ('settings', ?)", (text,))
        assert store.get("settings") is None


def test_profiles_are_added_and_changed(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        assert [profile.number for profile in store.profiles()] == [1]
        store.change_profile(Profile(1, "Зоя", "owl"))
        added = store.add_profile("Leo", "fox")
    with Store.open(tmp_path) as store:
        assert store.profiles() == (Profile(1, "Зоя", "owl"), added)


def test_wins_losses_and_streaks_are_counted_by_table_level_and_seats(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        for seed in range(12):
            play_out(begin(store, seed=seed, seats=2 + seed % 2))
    with Store.open(tmp_path) as store:
        two = store.results("toy", "hard", 2)
        assert len(two) == 6
        assert len(store.results("toy", "mixed", 3)) == 6
        counted = store.tally("toy", "hard", 2)
        assert counted == tally(result.ending for result in two)
        assert (counted.played, store.tally().played) == (6, 12)
        assert store.tally("war").played == store.tally("toy", profile=2).played == 0


def test_a_draw_or_a_loss_ends_a_streak() -> None:
    win, draw, loss = Ending.WIN, Ending.DRAW, Ending.LOSS
    assert tally([win, win, win, draw, win, win]).streak == 2
    assert tally([win, win, win, draw, win, win]).best_streak == 3
    assert tally([win, loss]).streak == 0
    assert tally([win, loss, draw, draw]).win_share == 0.25


def test_forgetting_a_match_leaves_its_result(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        play_out(match := begin(store))
        store.forget(match.number)
        assert store.finished() == ()
        assert store.tally("toy").played == 1


def rubbish(size: int) -> bytes:
    return random.Random(size).randbytes(size)


def half(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2])


def scribbled(path: Path) -> None:
    data = bytearray(path.read_bytes())
    for page in range(1, len(data) // 4096):
        data[page * 4096 : page * 4096 + 64] = rubbish(64)
    path.write_bytes(data)


def of_another_program(path: Path) -> None:
    path.unlink()
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE recipes (name TEXT)")
    db.commit()
    db.close()


def without_a_table(path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute("DROP TABLE moves")
    db.commit()
    db.close()


SPOILERS: list[Callable[[Path], object]] = [
    lambda path: path.write_bytes(rubbish(5000)),
    lambda path: path.write_bytes(b"SQLite format 3\x00" + rubbish(8000)),
    lambda path: path.write_text('{"this": "is JSON"}'),
    half,
    scribbled,
    of_another_program,
    without_a_table,
]


@pytest.mark.parametrize("spoil", SPOILERS)
def test_an_unreadable_file_is_set_aside_whole_and_a_new_one_begun(
    tmp_path: Path, spoil: Callable[[Path], object]
) -> None:
    with Store.open(tmp_path) as store:
        play_out(begin(store))
    spoil(tmp_path / FILE)
    spoilt = (tmp_path / FILE).read_bytes()
    with Store.open(tmp_path) as store:
        assert store.trouble is Trouble.SET_ASIDE
        assert store.aside is not None
        assert store.aside.read_bytes() == spoilt
        step(begin(store))
    with Store.open(tmp_path) as store:
        assert store.trouble is None
        assert len(store.saved()) == 1


def test_files_set_aside_do_not_overwrite_one_another(tmp_path: Path) -> None:
    for number in range(3):
        for ending in ("", "-wal", "-shm"):
            Path(f"{tmp_path / FILE}{ending}").write_bytes(f"rubbish {number}{ending}".encode())
        with Store.open(tmp_path) as store:
            assert store.trouble is Trouble.SET_ASIDE
        for file in tmp_path.glob(f"{FILE}*"):
            file.unlink()
    kept = {path.name: path.read_bytes() for path in tmp_path.glob("*unreadable*")}
    assert set(kept.values()) >= {f"rubbish {number}".encode() for number in range(3)}
    assert {b"rubbish 1-wal", b"rubbish 2-wal"} <= set(kept.values())


def test_rubbish_in_place_of_the_lock_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / database.LOCK).write_bytes(rubbish(5000))
    with Store.open(tmp_path) as store:
        assert store.trouble is None
        with Store.open(tmp_path) as second:
            assert second.trouble is Trouble.IN_USE
    assert any(path.read_bytes() == rubbish(5000) for path in tmp_path.iterdir())


def test_an_empty_file_counts_as_new(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    with Store.open(tmp_path) as store:
        assert store.trouble is None


def test_a_file_of_a_newer_version_is_left_as_it_is(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        step(begin(store))
    db = sqlite3.connect(tmp_path / FILE)
    db.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    db.close()
    before = (tmp_path / FILE).read_bytes()
    with Store.open(tmp_path) as store:
        assert store.trouble is Trouble.NEWER
        play_out(begin(store))
        store.put("settings", {})
        assert store.tally().played == 1
    assert (tmp_path / FILE).read_bytes() == before


@folders_close
def test_a_read_only_folder_is_read_and_played_on_in_memory() -> None:
    with open_folder() as folder:
        with Store.open(folder) as store:
            store.put("settings", {"language": "ru"})
            play_on(match := begin(store), 3)
        with read_only(folder), Store.open(folder) as store:
            assert store.trouble is Trouble.CANNOT_SAVE
            assert store.get("settings") == {"language": "ru"}
            again = Match.resume(TOY, match.number, store=store, now=noon)
            assert (again.resumed, again.state) == (Resumed.REPLAYED, match.state)
            play_out(again)
            assert store.tally("toy").played == 1
        with Store.open(folder) as store:
            assert store.trouble is None
            assert store.tally("toy").played == 0
            assert store.saved()[0].moves == 3


@folders_close
def test_an_empty_read_only_folder_is_played_in_from_memory() -> None:
    with open_folder() as folder:
        with read_only(folder), Store.open(folder) as store:
            assert store.trouble is Trouble.CANNOT_SAVE
            play_out(begin(store))
        assert list(folder.iterdir()) == []


@folders_close
def test_a_read_only_file_in_a_folder_that_is_not() -> None:
    with open_folder() as folder:
        with Store.open(folder) as store:
            store.put("settings", {"muted": True})
        folder.chmod(0o777)
        (folder / database.LOCK).chmod(0o666)
        (folder / FILE).chmod(0o444)
        with as_nobody(), Store.open(folder) as store:
            assert store.trouble is Trouble.CANNOT_SAVE
            assert store.get("settings") == {"muted": True}
            play_out(begin(store))


def test_a_folder_that_cannot_be_made_is_played_without(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with Store.open(tmp_path / "file" / "folder") as store:
        assert store.trouble is Trouble.CANNOT_SAVE
        play_out(begin(store))
        assert store.tally("toy").played == 1


def fill(store: Store) -> None:
    """No page more: SQLite then answers just as it does on a full disk."""
    (pages,) = store._opened.db.execute("PRAGMA page_count").fetchone()
    store._opened.db.execute(f"PRAGMA max_page_count = {pages}")


def test_a_full_disk_is_played_on_in_memory_without_losing_a_move(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.put("settings", {"language": "ru"})
        fill(store)
        for seed in range(100):
            match = begin(store, seed=seed)
            while match.to_act and store.trouble is None:
                step(match)
            if store.trouble:
                break
        assert store.trouble is Trouble.CANNOT_SAVE
        assert len(match.record().entries) == match.moves
        assert Match.resume(TOY, match.number, store=store, now=noon).state == match.state
        assert store.get("settings") == {"language": "ru"}
        assert store.tally("toy").played == seed
        play_out(match)
        assert store.finished()[0].number == match.number
    with Store.open(tmp_path) as store:
        assert store.trouble is None
        assert store.tally("toy").played == seed
        assert store.get("settings") == {"language": "ru"}


def test_a_file_that_breaks_while_it_is_open_is_played_on_without(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        match = begin(store)
        play_on(match, 3)
        store._opened.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        store._opened.db.execute("PRAGMA cache_size = 0")
        (tmp_path / FILE).write_bytes(rubbish(40_000))
        play_out(match)
        play_out(begin(store))
        assert store.trouble is Trouble.CANNOT_SAVE
        assert store.finished()
    with Store.open(tmp_path) as store:
        assert store.trouble is Trouble.SET_ASIDE


def test_a_spoilt_match_is_neither_listed_nor_in_the_way(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        match = begin(store)
        for spoilt in (
            "sitters = '[{}]'",
            "options = '['",
            "seed = 'x'",
            "seed = '-1'",
            "nonce = 'none'",
            "began = 'noon'",
        ):
            store._opened.db.execute(f"UPDATE matches SET {spoilt}")
            assert store.saved() == ()
            with pytest.raises(ValueError):  # noqa: PT011 - each has words of its own
                store.load(match.number)
        play_out(begin(store))
        assert store.trouble is None


def test_a_journal_with_a_gap_is_not_read(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        match = begin(store)
        play_on(match, 3)
        store._opened.db.execute("DELETE FROM moves WHERE number = 1")
        with pytest.raises(ValueError, match="missing"):
            store.load(match.number)


def test_upgrades_go_step_by_step_and_a_failed_one_changes_nothing() -> None:
    steps = (
        ("CREATE TABLE shelf (book TEXT)",),
        ("ALTER TABLE shelf ADD COLUMN pages INTEGER", "INSERT INTO shelf VALUES ('a', 1)"),
    )
    db = sqlite3.connect(":memory:", isolation_level=None)
    schema.upgrade(db, steps[:1])
    assert schema.version(db) == 1
    broken = (*steps[:1], ("INSERT INTO shelf VALUES ('b')", "no SQL at all"))
    with pytest.raises(sqlite3.Error):
        schema.upgrade(db, broken)
    assert (schema.version(db), db.execute("SELECT * FROM shelf").fetchall()) == (1, [])
    schema.upgrade(db, steps)
    assert (schema.version(db), db.execute("SELECT * FROM shelf").fetchall()) == (2, [("a", 1)])
