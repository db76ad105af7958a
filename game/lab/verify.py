"""Whether a match file tells the truth: its seed, its moves and its end."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from game import games
from game.lab.usage import UsageError
from game.session.record import Record, read_record
from game.session.replay import Check, Fault, Report, verify

LARGEST: Final = 64 << 20
"""Bytes of a match file; the longest real ones have a few hundred thousand."""
_HOLDS: Final = {
    Check.GAME: "game, seats and house rules are known here, under the same rules",
    Check.DIGEST: "seed and nonce are those promised before the deal",
    Check.MOVES: "every move was legal",
    Check.DEALS: "every deal began as recorded",
    Check.POSITION: "the moves lead to the recorded position",
    Check.OUTCOME: "the match ended as recorded",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file to check."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a match file")


def run(arguments: argparse.Namespace) -> int:
    """Print what holds and what does not; 0 if all holds, else 1.

    :raises UsageError: if the file cannot be read.
    """
    try:
        record = read_record(_bytes(arguments.file))
    except OSError as error:
        raise UsageError(f"{arguments.file}: {error.strerror}") from error
    except ValueError as error:
        print(f"{arguments.file}: {error}", file=sys.stderr)
        return 1
    report = verify(record, games.find)
    print("\n".join(lines(record, report)))
    return 0 if report.holds else 1


def _bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise ValueError("this is no match file: it is too large")
    return data


def lines(record: Record, report: Report) -> list[str]:
    """The report for people, a line for each point that was looked at."""
    header = record.header
    told = [f"{header.game}, {header.seats} seats, {report.moves} moves, digest {record.digest}"]
    for check in report.checked:
        faults = [fault for fault in report.faults if fault.check is check]
        told += [_fault(fault) for fault in faults] or [f"ok     {_HOLDS[check]}"]
    told.append("All of it holds." if report.holds else "This record does not hold.")
    return told


def _fault(fault: Fault) -> str:
    after = "" if fault.after is None else f" (after {fault.after} moves)"
    return f"FAULT  {fault.check}: {fault.detail}{after}"
