"""What several tests of the session need: sitters, a clock and a quick way to play on."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.games.kit import GameKit
from game.rules.events import Event
from game.rules.rng import Dice
from game.session.match import Match
from game.session.record import By, Kind, Sitter
from game.session.store import OWN_PROFILE, Store
from tests.toy import TOY

folders_close = pytest.mark.skipif(os.name != "posix", reason="folders cannot be closed here")
"""For tests of folders in which nothing may be written."""
NONCE = "0123456789abcdef" * 2
NOON = 1_000_000.0
YOU = Sitter(Kind.PERSON, None, "You", OWN_PROFILE)
LILY = Sitter(Kind.CPU, "hard", "Lily")
MAX = Sitter(Kind.CPU, "easy", "Макс")


def noon() -> float:
    return NOON


def begin(store: Store, *, kit: GameKit = TOY, seed: int = 7, seats: int = 2) -> Match:
    sitters = (YOU, LILY, MAX, LILY)[:seats]
    options = kit.rules.options_type()
    return Match.start(kit, options, sitters, seed=seed, nonce=NONCE, store=store, now=noon)


def step(match: Match) -> tuple[Event, ...]:
    """Let the kit's quick policy make one move."""
    seat = match.to_act[0]
    move = match.kit.policy(match.view(seat), match.legal(seat), Dice(match.rng_for(seat)))
    by = By.PERSON if match.sitters[seat].kind is Kind.PERSON else By.CPU
    return match.submit(move, by=by, milliseconds=1200 + match.moves)


def play_on(match: Match, moves: int) -> None:
    for _ in range(moves):
        step(match)


def play_out(match: Match) -> None:
    while match.to_act:
        step(match)


@contextmanager
def as_nobody() -> Iterator[None]:
    """Without root's right to write everywhere."""
    is_root = os.geteuid() == 0
    try:
        if is_root:
            os.seteuid(65534)
        yield
    finally:
        if is_root:
            os.seteuid(0)


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Close the folder and its files against writing."""
    modes = {path: path.stat().st_mode for path in (folder, *folder.iterdir())}
    for path in modes:
        path.chmod(0o555 if path.is_dir() else 0o444)
    try:
        with as_nobody():
            yield
    finally:
        for path, mode in modes.items():
            path.chmod(mode)


@contextmanager
def open_folder() -> Iterator[Path]:
    """A folder that others than root can also reach (pytest's own are closed to them)."""
    with tempfile.TemporaryDirectory(prefix="Масти и цвета ") as name:
        Path(name).chmod(0o755)
        yield Path(name)
