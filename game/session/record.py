"""The record of a match, from which it can be played again, and the match file that holds one.

The match file is JSON text: see ``write_record``. Its version goes up whenever a reader of the
old one could not read the new one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, TypeVar

from game.rules.contract import Outcome, Position
from game.rules.events import Seat
from game.session import fairness
from game.session.codec import Json, optional, part, text_of, value_of

FORMAT: Final = "suits-and-colours match"
VERSION: Final = 1
SEEDS: Final = 1 << 64
"""Seeds are whole numbers from 0 to below this."""

W = TypeVar("W", bound=StrEnum)


class Kind(StrEnum):
    """Who sits in a seat."""

    PERSON = "person"
    CPU = "cpu"


class By(StrEnum):
    """Who made a move: its owner, or the stand-in when the clock ran out or nobody was there."""

    PERSON = "person"
    CPU = "cpu"
    CLOCK = "clock"
    AWAY = "away"


@dataclass(frozen=True, slots=True)
class Sitter:
    """One seat's owner; CPU players have a level, persons may have a profile in the store."""

    kind: Kind
    level: str | None
    name: str
    profile: int | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One move of the journal, as its exact text; ``milliseconds`` from being asked to moving."""

    seat: Seat
    move: str
    by: By
    milliseconds: int


@dataclass(frozen=True, slots=True)
class Deal:
    """Where a later deal began: after ``first`` moves, with those totals, in that position."""

    number: int
    first: int
    totals: tuple[int, ...] | None
    position: Position


@dataclass(frozen=True, slots=True)
class Header:
    """All of a match that is fixed before its first card is dealt.

    :raises ValueError: if nothing can be promised by such a seed or nonce.
    """

    game: str
    options: Mapping[str, bool | int | str]
    sitters: tuple[Sitter, ...]
    seed: int
    nonce: str
    rules_version: int
    program: str
    began: float
    """Seconds since 1970, in UTC."""
    start: Position | None = None
    """The position it was set up in; None for a match that was shuffled and dealt."""

    def __post_init__(self) -> None:
        if not fairness.is_nonce(self.nonce):
            raise ValueError("nonce is not 32 hexadecimal digits")
        if not 0 <= self.seed < SEEDS:
            raise ValueError("seed is out of range")

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.sitters)

    @property
    def digest(self) -> str:
        """What fixes the seed without telling it (``fairness.py``)."""
        return fairness.digest(self.seed, self.nonce)


@dataclass(frozen=True, slots=True)
class Record:
    """A whole match: its header and digest, what was played, and the newest position."""

    header: Header
    digest: str
    entries: tuple[Entry, ...]
    deals: tuple[Deal, ...]
    """The deals after the first, each with the totals that the deals before it left."""
    position: Position
    outcome: Outcome | None


def write_record(record: Record) -> str:
    """The match file of that record, which ``read_record`` reads back."""
    header = record.header
    return text_of(
        {
            "format": FORMAT,
            "version": VERSION,
            "game": header.game,
            "options": dict(header.options),
            "seats": [sitter_json(sitter) for sitter in header.sitters],
            "seed": header.seed,
            "nonce": header.nonce,
            "digest": record.digest,
            "rules_version": header.rules_version,
            "program": header.program,
            "began": header.began,
            "start": header.start,
            "moves": [_entry_json(entry) for entry in record.entries],
            "deals": [_deal_json(deal) for deal in record.deals],
            "position": record.position,
            "outcome": outcome_json(record.outcome),
        }
    )


def sitter_json(sitter: Sitter) -> Json:
    """The sitter as a match file holds it."""
    return {
        "kind": sitter.kind.value,
        "level": sitter.level,
        "name": sitter.name,
        "profile": sitter.profile,
    }


def _entry_json(entry: Entry) -> Json:
    return {
        "seat": entry.seat,
        "move": entry.move,
        "by": entry.by.value,
        "ms": entry.milliseconds,
    }


def _deal_json(deal: Deal) -> Json:
    return {
        "deal": deal.number,
        "first": deal.first,
        "totals": deal.totals,
        "position": deal.position,
    }


def outcome_json(outcome: Outcome | None) -> Json:
    """The outcome as a match file holds it."""
    return None if outcome is None else {"places": outcome.places, "points": outcome.points}


def read_record(text: str | bytes) -> Record:
    """The record in a match file.

    :raises ValueError: naming the fault, if the text is no match file, or one of a newer program.
    """
    try:
        data = value_of(text)
    except ValueError as fault:
        raise ValueError(f"this is no match file, it cannot be read as JSON: {fault}") from fault
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ValueError("this is no match file")
    version = part(data, "version", int)
    if version > VERSION:
        raise ValueError(f"match file of version {version}, made by a newer program")
    return Record(
        header=_header(data),
        digest=part(data, "digest", str),
        entries=tuple(_entry(item) for item in _records(data, "moves")),
        deals=tuple(_deal(item) for item in _records(data, "deals")),
        position=part(data, "position", dict),
        outcome=outcome_of(data.get("outcome")),
    )


def _records(data: Mapping[str, Json], name: str) -> list[dict[str, Any]]:
    items = part(data, name, list)
    if not all(isinstance(item, dict) for item in items):
        raise ValueError(f"{name} holds something else than records")
    return items


def _header(data: Mapping[str, Json]) -> Header:
    return Header(
        game=part(data, "game", str),
        options=part(data, "options", dict),
        sitters=tuple(sitter_of(item) for item in _records(data, "seats")),
        seed=part(data, "seed", int),
        nonce=part(data, "nonce", str),
        rules_version=part(data, "rules_version", int),
        program=part(data, "program", str),
        began=_time(data, "began"),
        start=optional(data, "start", dict),
    )


def _time(data: Mapping[str, Json], name: str) -> float:
    value = data.get(name)
    if type(value) is int and abs(value) < SEEDS:
        return float(value)
    return part(data, name, float)


def _word(data: Mapping[str, Json], name: str, kind: type[W]) -> W:
    try:
        return kind(part(data, name, str))
    except ValueError:
        raise ValueError(f"{name} is none of {', '.join(kind)}") from None


def sitter_of(data: Mapping[str, Json]) -> Sitter:
    """The sitter that ``sitter_json`` wrote.

    :raises ValueError: if it wrote none such.
    """
    return Sitter(
        kind=_word(data, "kind", Kind),
        level=optional(data, "level", str),
        name=part(data, "name", str),
        profile=optional(data, "profile", int),
    )


def _entry(data: Mapping[str, Json]) -> Entry:
    return Entry(
        seat=part(data, "seat", int),
        move=part(data, "move", str),
        by=_word(data, "by", By),
        milliseconds=part(data, "ms", int),
    )


def _deal(data: Mapping[str, Json]) -> Deal:
    return Deal(
        number=part(data, "deal", int),
        first=part(data, "first", int),
        totals=numbers_of(data.get("totals")),
        position=part(data, "position", dict),
    )


def outcome_of(data: Json) -> Outcome | None:
    """The outcome that ``outcome_json`` wrote.

    :raises ValueError: if it wrote none such.
    """
    if data is None:
        return None
    if not isinstance(data, dict):
        raise ValueError("outcome is not a record")
    places = numbers_of(data.get("places"))
    if places is None:
        raise ValueError("places is missing")
    return Outcome(places, numbers_of(data.get("points")))


def numbers_of(data: Json) -> tuple[int, ...] | None:
    """A list of whole numbers as a tuple, or None for none.

    :raises ValueError: if it is something else.
    """
    if data is None:
        return None
    if not isinstance(data, list | tuple) or not all(type(item) is int for item in data):
        raise ValueError("not a list of whole numbers")
    return tuple(data)
