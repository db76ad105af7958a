"""What a request of the protocol asks to be set up: a game, its house rules, and a position.

The window's ``--position`` file is such a request too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from game.games.kit import GameKit
from game.rules.contract import AnyGame, Position, Refusal
from game.rules.events import Event
from game.rules.options import Options
from game.session.codec import Json, part, value_of
from game.session.record import SEEDS
from game.session.replay import AnyState, Find

T = TypeVar("T")


class ErrorWord(StrEnum):
    """Why a request was not carried out: the words of the protocol."""

    BAD_JSON = "bad-json"
    BAD_REQUEST = "bad-request"
    BAD_GAME = "bad-game"
    BAD_SEATS = "bad-seats"
    BAD_OPTION = "bad-option"
    BAD_POSITION = "bad-position"
    BAD_MOVE = "bad-move"
    NO_MATCH = "no-match"
    REFUSED = "refused"


class RequestError(ValueError):
    """A request that cannot be carried out; ``word`` says why to programs, the text to people."""

    def __init__(self, word: ErrorWord, message: str, reason: Refusal | None = None) -> None:
        super().__init__(message)
        self.word = word
        self.reason = reason
        """Why the rules refuse the move, where the word is ``refused``."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A match to be: dealt from the seed, or begun in a position."""

    kit: GameKit
    options: Options
    seats: int
    seed: int
    position: Position | None = None

    def game(self) -> AnyGame:
        """The rules with the house rules asked for."""
        return self.kit.game(self.options)

    def opening(self) -> tuple[AnyState, tuple[Event, ...]]:
        """The first state, and the events of the deal; none in a position.

        :raises RequestError: if the position describes no state of that game.
        """
        if self.position is None:
            return self.game().new(self.seats, self.seed)
        try:
            return self.game().from_position(self.seats, self.position, self.seed), ()
        except ValueError as fault:
            raise RequestError(ErrorWord.BAD_POSITION, str(fault)) from fault


def read_setup(request: Mapping[str, Json], find: Find, *, in_position: bool) -> Setup:
    """The match which a ``new`` or, with ``in_position``, a ``position`` request asks for.

    House rules left out are at their defaults, a seed left out is 0.

    :raises RequestError: if it cannot be set up.
    """
    kit = _kit(request, find)
    seats = required(request, "seats", int)
    if seats not in kit.rules.seats:
        allowed = ", ".join(map(str, kit.rules.seats))
        raise RequestError(ErrorWord.BAD_SEATS, f"{kit.name} is for {allowed} seats, not {seats}")
    options = _options(kit, request)
    position = required(request, "position", dict) if in_position else None
    return Setup(kit, options, seats, seed_of(request), position)


def read_position_file(text: str | bytes, find: Find) -> Setup:
    """The match that a file with a whole ``position`` request asks for.

    :raises RequestError: if it is none, or cannot be set up.
    """
    try:
        request = value_of(text)
    except ValueError as fault:
        raise RequestError(ErrorWord.BAD_JSON, str(fault)) from fault
    if not isinstance(request, dict) or request.get("do", "position") != "position":
        raise RequestError(ErrorWord.BAD_REQUEST, "this is no position request")
    setup = read_setup(request, find, in_position=True)
    setup.opening()
    return setup


def required(request: Mapping[str, Json], name: str, kind: type[T]) -> T:
    """The part of that name.

    :raises RequestError: if it is missing or of another type; a boolean is no number here.
    """
    try:
        return part(request, name, kind)
    except ValueError as fault:
        raise RequestError(ErrorWord.BAD_REQUEST, str(fault)) from fault


def seed_of(request: Mapping[str, Json]) -> int:
    """The seed, 0 when left out.

    :raises RequestError: if it is no whole number from 0 to below 2 to the power of 64.
    """
    seed = required(request, "seed", int) if "seed" in request else 0
    if not 0 <= seed < SEEDS:
        raise RequestError(ErrorWord.BAD_REQUEST, "seed is a whole number of at most 64 bits")
    return seed


def _kit(request: Mapping[str, Json], find: Find) -> GameKit:
    name = required(request, "game", str)
    try:
        return find(name)
    except ValueError as fault:
        raise RequestError(ErrorWord.BAD_GAME, str(fault)) from fault


def _options(kit: GameKit, request: Mapping[str, Json]) -> Options:
    chosen = required(request, "options", dict) if "options" in request else {}
    try:
        return kit.rules.options_type.parse(chosen)
    except ValueError as fault:
        raise RequestError(ErrorWord.BAD_OPTION, str(fault)) from fault
