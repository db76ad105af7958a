"""What the rows of the memory file mean; the tables are in ``schema.py``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from game.rules.contract import Outcome, Position
from game.session.codec import text_of, value_of
from game.session.record import (
    By,
    Deal,
    Entry,
    Header,
    Record,
    numbers_of,
    outcome_json,
    outcome_of,
    sitter_json,
    sitter_of,
)
from game.session.statistics import Ending, Result

Row: TypeAlias = Sequence[Any]

HEADER: Final = "game, options, sitters, seed, nonce, rules_version, program, began, start"
SAVED: Final = (
    f"id, {HEADER}, changed, outcome, (SELECT count(*) FROM moves WHERE match = matches.id)"
)
INSERT_MATCH: Final = f"""INSERT INTO matches ({HEADER}, digest, changed, position)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
UPDATE_MATCH: Final = (
    "UPDATE matches SET position = ?, changed = ?, ended = ?, outcome = ? WHERE id = ?"
)
INSERT_MOVE: Final = "INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?)"
INSERT_DEAL: Final = "INSERT INTO deals VALUES (?, ?, ?, ?, ?)"
RESULT: Final = "game, level, seats, profile, ending, ended"
INSERT_RESULT: Final = f"INSERT INTO results (match, {RESULT}) VALUES (?, ?, ?, ?, ?, ?, ?)"


@dataclass(frozen=True, slots=True)
class Profile:
    """A person who plays here; the name is empty until one is given."""

    number: int
    name: str
    avatar: str


@dataclass(frozen=True, slots=True)
class Saved:
    """A match in the memory, as lists show it; times in seconds since 1970, in UTC."""

    number: int
    header: Header
    changed: float
    """When the last move was made."""
    moves: int
    outcome: Outcome | None


def match_row(header: Header, position: Position) -> Row:
    """The values for ``INSERT_MATCH``."""
    return (
        header.game,
        text_of(dict(header.options)),
        text_of([sitter_json(sitter) for sitter in header.sitters]),
        str(header.seed),
        header.nonce,
        header.rules_version,
        header.program,
        header.began,
        None if header.start is None else text_of(header.start),
        header.digest,
        header.began,
        text_of(position),
    )


def move_row(match: int, number: int, entry: Entry) -> Row:
    """The values for ``INSERT_MOVE``."""
    return (match, number, entry.seat, entry.move, entry.by.value, entry.milliseconds)


def deal_row(match: int, deal: Deal) -> Row:
    """The values for ``INSERT_DEAL``."""
    return (match, deal.number, deal.first, text_of(deal.totals), text_of(deal.position))


def result_row(match: int, result: Result) -> Row:
    """The values for ``INSERT_RESULT``."""
    ending = result.ending.value
    return (
        match, result.game, result.level, result.seats, result.profile, ending, result.ended
    )  # fmt: skip


def outcome_text(outcome: Outcome | None) -> str | None:
    """The outcome as a match's row holds it."""
    return None if outcome is None else text_of(outcome_json(outcome))


def header(row: Row) -> Header:
    """The header in a row of the columns ``HEADER``.

    :raises ValueError: if it cannot be read.
    """
    game, options, sitters, seed, nonce, rules_version, program, began, start = row
    return Header(
        game=str(game),
        options=_record(options),
        sitters=tuple(sitter_of(sitter) for sitter in _list(sitters)),
        seed=int(seed),
        nonce=str(nonce),
        rules_version=int(rules_version),
        program=str(program),
        began=float(began),
        start=None if start is None else _record(start),
    )


def saved(row: Row) -> Saved:
    """The match in a row of the columns ``SAVED``.

    :raises ValueError: if it cannot be read.
    """
    number, *fixed, changed, ended_so, moves = row
    outcome = None if ended_so is None else outcome_of(value_of(ended_so))
    return Saved(int(number), header(fixed), float(changed), int(moves), outcome)


def record(row: Row, moves: Sequence[Row], deals: Sequence[Row]) -> Record:
    """The record in a row of ``SAVED``, the digest and the position, and its other rows.

    :raises ValueError: if it cannot be read.
    """
    *listed, digest, position = row
    match = saved(listed)
    return Record(
        header=match.header,
        digest=str(digest),
        entries=tuple(Entry(int(seat), str(m), By(by), int(ms)) for seat, m, by, ms in moves),
        deals=tuple(_deal(deal) for deal in deals),
        position=_record(position),
        outcome=match.outcome,
    )


def _deal(row: Row) -> Deal:
    number, first, totals, position = row
    return Deal(int(number), int(first), numbers_of(value_of(totals)), _record(position))


def result(row: Row) -> Result:
    """The result in a row of the columns ``RESULT``.

    :raises ValueError: if it cannot be read.
    """
    game, level, seats, profile, ending, ended = row
    return Result(str(game), str(level), int(seats), int(profile), Ending(ending), float(ended))


def _record(text: str) -> dict[str, Any]:
    value = value_of(text)
    if not isinstance(value, dict):
        raise ValueError("not a record")
    return value


def _list(text: str) -> list[dict[str, Any]]:
    value = value_of(text)
    if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
        raise ValueError("not a list of records")
    return value
