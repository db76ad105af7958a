"""Opening the memory file, whatever state it, its folder and its disk are in."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from enum import StrEnum
from itertools import count
from pathlib import Path
from typing import Final

from game.session import schema

FILE: Final = "memory.sqlite"
LOCK: Final = "memory.lock"
_OUT_OF_REACH: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_AUTH,
    }
)
"""Errors that say nothing against what is in the file."""


class Trouble(StrEnum):
    """What the player must be told about the memory; each value is a translation key."""

    SET_ASIDE = "SET_ASIDE"
    """The file could not be read. It was renamed and a new one begun, which works."""
    NEWER = "NEWER"
    """A newer version of the program wrote the file. It is left alone; nothing is saved."""
    CANNOT_SAVE = "CANNOT_SAVE"
    """The folder is read-only, or the disk full or failing. Nothing is saved from now on."""
    IN_USE = "IN_USE"
    """The program runs already and saves there. Nothing that this one does is saved."""


@dataclass(slots=True)
class Opened:
    """An open database: the file's, or one in working memory that starts as a copy of it."""

    db: sqlite3.Connection
    trouble: Trouble | None = None
    aside: Path | None = None
    """Where an unreadable file lies now."""
    lock: sqlite3.Connection | None = None
    """Held as long as the file is ours alone."""

    @property
    def is_saving(self) -> bool:
        """Whether what is written comes to the disk."""
        return self.trouble in (None, Trouble.SET_ASIDE)


def in_memory() -> sqlite3.Connection:
    """An empty, up-to-date database in working memory."""
    db = _connect(":memory:")
    schema.upgrade(db)
    return db


def copied(file: sqlite3.Connection) -> sqlite3.Connection:
    """A database in working memory with what that one holds, or empty if it cannot be read."""
    db = _connect(":memory:")
    try:
        file.backup(db)
        _check(db)
        if 0 < schema.version(db) <= schema.VERSION:
            schema.upgrade(db)
            if schema.is_whole(db):
                return db
    except sqlite3.Error:
        pass
    db.close()
    return in_memory()


def open_database(folder: Path) -> Opened:
    """Open the memory file of that folder, made where there is none.

    Never raises for what it finds there; ``trouble`` says what is wrong.
    """
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = _lock_or_anew(folder / LOCK)
    except OSError:
        return Opened(in_memory(), Trouble.CANNOT_SAVE)
    except sqlite3.Error as error:
        is_held = _code(error) == sqlite3.SQLITE_BUSY
        return Opened(_copy(path), Trouble.IN_USE if is_held else Trouble.CANNOT_SAVE)
    opened = _open_locked(path)
    if opened.is_saving:
        opened.lock = lock
    else:
        lock.close()
    return opened


def _connect(database: str | Path, *, uri: bool = False) -> sqlite3.Connection:
    db = sqlite3.connect(database, isolation_level=None, timeout=2.0, uri=uri)
    db.execute("PRAGMA foreign_keys = ON")
    return db


def _lock(path: Path) -> sqlite3.Connection:
    """Hold the lock until the connection is closed, or the program dies in whatever way.

    It is SQLite's own lock on an empty database: the same on every system, and never stale.

    :raises sqlite3.Error: if another program holds it, or it cannot be made.
    """
    lock = sqlite3.connect(path, isolation_level=None, timeout=0.0)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error:
        lock.close()
        raise
    return lock


def _lock_or_anew(path: Path) -> sqlite3.Connection:
    """The lock; a file of that name that can be none is set aside."""
    try:
        return _lock(path)
    except sqlite3.Error as error:
        if _code(error) in _OUT_OF_REACH:
            raise
    _set_aside(path)
    return _lock(path)


def _code(error: sqlite3.Error) -> int:
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)) & 0xFF


def _read_only(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing; without WAL where its helper files cannot be made."""
    for mode in ("mode=ro", "mode=ro&immutable=1"):
        db = _connect(f"{path.absolute().as_uri()}?{mode}", uri=True)
        try:
            schema.version(db)
            return db
        except sqlite3.OperationalError as error:
            db.close()
            if _code(error) not in _OUT_OF_REACH:
                raise
            failure = error
        except sqlite3.Error:
            db.close()
            raise
    raise failure


def _copy(path: Path) -> sqlite3.Connection:
    """A database in working memory, with what can be read of the file."""
    try:
        with closing(_read_only(path)) as file:
            return copied(file)
    except (OSError, sqlite3.Error):
        return in_memory()


def _open_locked(path: Path) -> Opened:
    """Open the file, which no other program uses."""
    try:
        if path.exists() and _is_newer(path):
            return Opened(in_memory(), Trouble.NEWER)
        return Opened(_open_whole(path))
    except sqlite3.Error as error:
        if _code(error) in _OUT_OF_REACH:
            return Opened(_copy(path), Trouble.CANNOT_SAVE)
    except OSError:
        return Opened(_copy(path), Trouble.CANNOT_SAVE)
    return _begin_anew(path)


def _is_newer(path: Path) -> bool:
    with closing(_read_only(path)) as db:
        return _is_ours(db) and schema.version(db) > schema.VERSION


def _is_ours(db: sqlite3.Connection) -> bool:
    (application,) = db.execute("PRAGMA application_id").fetchone()
    return bool(application == schema.APPLICATION)


def _check(db: sqlite3.Connection) -> None:
    """Look through the whole file.

    :raises sqlite3.Error: if it is damaged.
    """
    (verdict,) = db.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict)


def _open_whole(path: Path) -> sqlite3.Connection:
    """Open the file for writing and bring it up to date.

    :raises sqlite3.Error: if it cannot be read or written, or is no memory of ours.
    """
    db = _connect(path)
    try:
        (tables,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if tables and not _is_ours(db):
            raise sqlite3.DatabaseError("not a memory of this program")
        _check(db)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        schema.upgrade(db)
        if not schema.is_whole(db):
            raise sqlite3.DatabaseError("tables are missing")
        _touch(db)
        return db
    except BaseException:
        db.close()
        raise


def _touch(db: sqlite3.Connection) -> None:
    """Find out now whether the file can be written, rather than at the first move.

    :raises sqlite3.Error: if it cannot.
    """
    with schema.transaction(db):
        db.execute(f"PRAGMA user_version = {schema.VERSION}")


def _begin_anew(path: Path) -> Opened:
    """Set the file aside under another name and begin a new one."""
    try:
        aside = _set_aside(path)
        return Opened(_open_whole(path), Trouble.SET_ASIDE, aside)
    except (OSError, sqlite3.Error):
        return Opened(in_memory(), Trouble.CANNOT_SAVE)


def _set_aside(path: Path) -> Path:
    """Rename the file and the two that SQLite keeps beside it.

    The file itself comes last: a new one must never find the old one's unsaved pages.

    :raises OSError: if it cannot be renamed.
    """
    endings = ("-wal", "-shm", "")
    for number in count(1):
        aside = path.with_name(f"{path.stem}-unreadable-{number}{path.suffix}")
        if not any(Path(f"{aside}{ending}").exists() for ending in endings):
            break
    for ending in endings:
        with suppress(FileNotFoundError):
            Path(f"{path}{ending}").rename(f"{aside}{ending}")
    return aside


def give_up(opened: Opened) -> None:
    """Go on in working memory after the file failed, with a copy of what can be read of it."""
    file, opened.db = opened.db, copied(opened.db)
    opened.trouble = Trouble.CANNOT_SAVE
    close(opened, file)


def close(opened: Opened, file: sqlite3.Connection) -> None:
    """Close the file and let go of the lock."""
    for db in (file, opened.lock):
        if db is not None:
            with suppress(sqlite3.Error):
                db.close()
    opened.lock = None
