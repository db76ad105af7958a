"""The memory: settings, profiles, matches move by move, and results, in one SQLite file.

Nothing here raises because of the disk. Where the file fails the store goes on in working
memory, with what it could read, and ``trouble`` says so.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self, TypeVar

from game.rules.contract import Outcome, Position
from game.session import codec, database, rows, schema
from game.session.codec import Json
from game.session.database import Opened, Trouble
from game.session.record import Deal, Entry, Header, Record
from game.session.rows import Profile, Saved
from game.session.statistics import Result, Tally, tally

__all__ = ["OWN_PROFILE", "Profile", "Saved", "Store", "Trouble"]

OWN_PROFILE: Final = 1
"""The profile that every memory begins with."""

T = TypeVar("T")


class Store:
    """The program's memory. Open it once, and close it at the end; a kill loses nothing."""

    def __init__(self, opened: Opened) -> None:
        self._opened = opened

    @classmethod
    def open(cls, folder: Path) -> Self:
        """The memory in that folder, made where there is none; see ``trouble`` afterwards."""
        return cls(database.open_database(folder))

    @classmethod
    def in_memory(cls) -> Self:
        """A memory that lasts as long as the program: for tests, and for playing on the side."""
        return cls(Opened(database.in_memory()))

    @property
    def trouble(self) -> Trouble | None:
        """What the player must be told about the memory, or None when all is well."""
        return self._opened.trouble

    @property
    def is_saving(self) -> bool:
        """Whether what is kept here comes to the disk."""
        return self._opened.is_saving

    @property
    def aside(self) -> Path | None:
        """Where the unreadable file lies that was found (``Trouble.SET_ASIDE``)."""
        return self._opened.aside

    def close(self) -> None:
        """Close the file; the store must not be used any more."""
        database.close(self._opened, self._opened.db)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    # settings and profiles

    def get(self, name: str) -> Json:
        """The value kept under that name, or None."""
        for (text,) in self._rows("SELECT value FROM settings WHERE name = ?", name):
            try:
                return codec.value_of(text)
            except (ValueError, TypeError):
                return None
        return None

    def put(self, name: str, value: Json) -> None:
        """Keep a value that JSON can hold under that name."""
        text = codec.text_of(value)
        self._write(lambda db: db.execute("REPLACE INTO settings VALUES (?, ?)", (name, text)))

    def profiles(self) -> tuple[Profile, ...]:
        """Everybody who plays here, in the order they came."""
        found = self._rows("SELECT id, name, avatar FROM profiles ORDER BY id")
        return tuple(Profile(number, str(name), str(avatar)) for number, name, avatar in found)

    def add_profile(self, name: str, avatar: str) -> Profile:
        """Add a person."""
        adding = "INSERT INTO profiles (name, avatar) VALUES (?, ?)"
        number = self._write(lambda db: db.execute(adding, (name, avatar)).lastrowid or 0)
        return Profile(number, name, avatar)

    def change_profile(self, profile: Profile) -> None:
        """Give the person of that number this name and avatar."""
        changing = "UPDATE profiles SET name = ?, avatar = ? WHERE id = ?"
        values = (profile.name, profile.avatar, profile.number)
        self._write(lambda db: db.execute(changing, values))

    # matches

    def begin(self, header: Header, position: Position) -> int:
        """Keep a new match, instead of any unfinished one of that table; its number."""

        def write(db: sqlite3.Connection) -> int:
            db.execute("DELETE FROM matches WHERE game = ? AND ended IS NULL", (header.game,))
            return db.execute(rows.INSERT_MATCH, rows.match_row(header, position)).lastrowid or 0

        return self._write(write)

    def append(
        self,
        match: int,
        number: int,
        entry: Entry,
        position: Position,
        *,
        changed: float,
        deal: Deal | None = None,
        outcome: Outcome | None = None,
        results: Sequence[Result] = (),
    ) -> None:
        """Keep the next move of a match, and all that came of it, in one transaction.

        It is on the disk when this returns. Nothing happens if the match is not there any more.

        :param number: how many moves had been made before.
        :param deal: the deal which began with this move.
        :param outcome: set when this was the last move, as are the results.
        """
        ended = None if outcome is None else changed
        newest = (codec.text_of(position), changed, ended, rows.outcome_text(outcome), match)

        def write(db: sqlite3.Connection) -> None:
            if not db.execute(rows.UPDATE_MATCH, newest).rowcount:
                return
            db.execute(rows.INSERT_MOVE, rows.move_row(match, number, entry))
            if deal is not None:
                db.execute(rows.INSERT_DEAL, rows.deal_row(match, deal))
            db.executemany(rows.INSERT_RESULT, [rows.result_row(match, r) for r in results])

        self._write(write)

    def saved(self) -> tuple[Saved, ...]:
        """The matches that can be continued, the latest first; no more than one a table."""
        return self._list("ended IS NULL")

    def finished(self) -> tuple[Saved, ...]:
        """The matches that were played to the end, the latest first."""
        return self._list("ended IS NOT NULL")

    def load(self, match: int) -> Record:
        """The whole record of a match.

        :raises ValueError: if there is none of that number, or it cannot be read.
        """
        found = self._rows(
            f"SELECT {rows.SAVED}, digest, position FROM matches WHERE id = ?", match
        )
        if not found:
            raise ValueError(f"there is no match {match}")
        moves = self._rows(
            "SELECT seat, move, by, milliseconds FROM moves WHERE match = ? ORDER BY number", match
        )
        (last,) = self._rows("SELECT max(number) FROM moves WHERE match = ?", match)[0]
        if moves and last != len(moves) - 1:
            raise ValueError(f"moves of match {match} are missing")
        deals = self._rows(
            "SELECT number, first, totals, position FROM deals WHERE match = ? ORDER BY number",
            match,
        )
        try:
            return rows.record(found[0], moves, deals)
        except (TypeError, OverflowError) as error:
            raise ValueError(f"match {match} cannot be read: {error}") from error

    def forget(self, match: int) -> None:
        """Throw a match away; what was won and lost in it still counts."""
        self._write(lambda db: db.execute("DELETE FROM matches WHERE id = ?", (match,)))

    # results

    def results(
        self,
        game: str | None = None,
        level: str | None = None,
        seats: int | None = None,
        profile: int = OWN_PROFILE,
    ) -> tuple[Result, ...]:
        """That person's finished matches in order: of that table, level and number of seats."""
        wanted = {"game": game, "level": level, "seats": seats, "profile": profile}
        asked = {name: value for name, value in wanted.items() if value is not None}
        where = " AND ".join(f"{name} = ?" for name in asked)
        query = f"SELECT {rows.RESULT} FROM results WHERE {where} ORDER BY id"
        return tuple(_readable(rows.result, self._rows(query, *asked.values())))

    def tally(
        self,
        game: str | None = None,
        level: str | None = None,
        seats: int | None = None,
        profile: int = OWN_PROFILE,
    ) -> Tally:
        """The count of those results."""
        return tally(result.ending for result in self.results(game, level, seats, profile))

    # how it is done

    def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do the work in a transaction; where the file fails, in working memory instead."""
        try:
            with schema.transaction(self._opened.db):
                return work(self._opened.db)
        except _FAULTS_OF_OURS:
            raise
        except sqlite3.Error:
            database.give_up(self._opened)
        with schema.transaction(self._opened.db):
            return work(self._opened.db)

    def _rows(self, query: str, *values: object) -> list[Any]:
        try:
            return self._opened.db.execute(query, values).fetchall()
        except _FAULTS_OF_OURS:
            raise
        except sqlite3.Error:
            database.give_up(self._opened)
        return self._opened.db.execute(query, values).fetchall()

    def _list(self, which: str) -> tuple[Saved, ...]:
        query = f"SELECT {rows.SAVED} FROM matches WHERE {which} ORDER BY changed DESC, id DESC"
        return tuple(_readable(rows.saved, self._rows(query)))


_FAULTS_OF_OURS = (sqlite3.ProgrammingError, sqlite3.IntegrityError)
"""Errors which no disk can cause: the program is wrong, and must not go on as if it were not."""


def _readable(read: Callable[[rows.Row], T], found: Sequence[rows.Row]) -> Iterator[T]:
    """What the rows mean, without those that somebody else has spoilt."""
    for row in found:
        try:
            yield read(row)
        except (ValueError, TypeError, OverflowError):
            continue
