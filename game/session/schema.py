"""The tables of the memory file, and the steps that bring an older file up to date.

Steps are only ever added: a file of any version is upgraded one step at a time, each in a
transaction of its own, and ``tests/session/saves/`` keeps a file of every version.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeAlias

APPLICATION: Final = 0x53264321
"""Marks a file as ours (``PRAGMA application_id``)."""

Step: TypeAlias = Sequence[str]

STEPS: Final[tuple[Step, ...]] = (
    (
        """CREATE TABLE settings (
            name TEXT PRIMARY KEY,
            value TEXT NOT NULL  -- JSON
        ) WITHOUT ROWID""",
        """CREATE TABLE profiles (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL,  -- empty until the player gives one
            avatar TEXT NOT NULL
        )""",
        "INSERT INTO profiles VALUES (1, '', '')",
        """CREATE TABLE matches (
            id INTEGER PRIMARY KEY AUTOINCREMENT,  -- numbers are never used again
            game TEXT NOT NULL,
            options TEXT NOT NULL,  -- JSON
            sitters TEXT NOT NULL,  -- JSON, by seat
            seed TEXT NOT NULL,  -- decimal: it may be larger than SQLite's numbers
            nonce TEXT NOT NULL,
            digest TEXT NOT NULL,
            rules_version INTEGER NOT NULL,
            program TEXT NOT NULL,
            began REAL NOT NULL,  -- times are seconds since 1970 in UTC
            changed REAL NOT NULL,
            ended REAL,  -- NULL while it can be continued
            start TEXT,  -- JSON of the position it was set up in, NULL for a plain deal
            position TEXT NOT NULL,  -- JSON of the newest position
            outcome TEXT  -- JSON
        )""",
        "CREATE UNIQUE INDEX one_saved_match_a_table ON matches (game) WHERE ended IS NULL",
        """CREATE TABLE moves (
            match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
            number INTEGER NOT NULL,  -- from 0
            seat INTEGER NOT NULL,
            move TEXT NOT NULL,
            by TEXT NOT NULL,
            milliseconds INTEGER NOT NULL,
            PRIMARY KEY (match, number)
        ) WITHOUT ROWID""",
        """CREATE TABLE deals (
            match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
            number INTEGER NOT NULL,  -- from 2
            first INTEGER NOT NULL,  -- how many moves had been made
            totals TEXT NOT NULL,  -- JSON
            position TEXT NOT NULL,  -- JSON
            PRIMARY KEY (match, number)
        ) WITHOUT ROWID""",
        """CREATE TABLE results (
            id INTEGER PRIMARY KEY,
            match INTEGER REFERENCES matches ON DELETE SET NULL,
            profile INTEGER NOT NULL,
            game TEXT NOT NULL,
            level TEXT NOT NULL,
            seats INTEGER NOT NULL,
            ending TEXT NOT NULL,  -- win, loss or draw
            ended REAL NOT NULL
        )""",
        "CREATE INDEX results_of_a_table ON results (game, level, seats, id)",
    ),
)
"""What makes version n + 1 of version n; version 0 is an empty file."""

VERSION: Final = len(STEPS)


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """All that is written inside is written, or nothing; it is on the disk at the end.

    :raises sqlite3.Error: if it cannot be written; nothing has changed then.
    """
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def version(db: sqlite3.Connection) -> int:
    """The version of the file, 0 when it is new."""
    (number,) = db.execute("PRAGMA user_version").fetchone()
    return int(number)


def upgrade(db: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> None:
    """Bring the file up to the newest version.

    :raises sqlite3.Error: if a step fails; the file then stays as the step before left it.
    """
    for number in range(version(db), len(steps)):
        with transaction(db):
            for statement in steps[number]:
                db.execute(statement)
            db.execute(f"PRAGMA application_id = {APPLICATION}")
            db.execute(f"PRAGMA user_version = {number + 1}")


def is_whole(db: sqlite3.Connection) -> bool:
    """Whether the file has exactly the tables of the newest version."""
    with_all = sqlite3.connect(":memory:", isolation_level=None)
    try:
        upgrade(with_all)
        return _tables(db) == _tables(with_all)
    finally:
        with_all.close()


def _tables(db: sqlite3.Connection) -> set[tuple[str, str]]:
    found = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'"
    return set(db.execute(found))
