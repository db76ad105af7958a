"""The line protocol on standard input and output: for other programs' players and rule checks.

``README.md`` beside this file documents it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from time import perf_counter
from typing import BinaryIO, Final, TypeAlias

from game import games
from game.games.kit import GameKit
from game.lab import seating
from game.players.player import decide
from game.rules.contract import AnyGame, IllegalMove, Move, Refusal
from game.rules.events import Event, Seat
from game.rules.options import Options
from game.rules.rng import Rng
from game.session.codec import Json, event_json, text_of, value_of
from game.session.replay import AnyState
from game.session.setup import ErrorWord, RequestError, read_setup, required, seed_of

Request: TypeAlias = Mapping[str, Json]
Answer: TypeAlias = dict[str, Json]

LONGEST_LINE: Final = 1 << 20
"""Bytes of one request; a longer one is refused unread."""
_LONGEST_MESSAGE: Final = 300


@dataclass(frozen=True, slots=True)
class Table:
    """The one match of an engine; replaced whole, so that a bad request changes nothing."""

    kit: GameKit
    game: AnyGame
    seats: int
    state: AnyState

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may move now."""
        return self.game.to_act(self.state)


class Engine:
    """Answers the requests of one client."""

    def __init__(self) -> None:
        self._table: Table | None = None

    def answer(self, line: bytes) -> str:
        """The answer to a line, as a line without its end. Whatever the line is, it has one."""
        request: Json = None
        try:
            request = _read(line)
            return text_of({"ok": True, **self._carry_out(request), **_id(request)})
        except RequestError as error:
            return _failure(request, error)
        except IllegalMove as error:
            return _failure(request, _refused(str(error), error.reason))
        except Exception as error:  # one bad line must not end the program, whatever is wrong
            fault = f"cannot be answered: {type(error).__name__}: {error}"
            return _failure(request, RequestError(ErrorWord.BAD_REQUEST, fault))

    def _carry_out(self, request: Request) -> Answer:
        word = required(request, "do", str)
        if word not in _REQUESTS:
            raise RequestError(ErrorWord.BAD_REQUEST, f"nothing is called {word!r}")
        carry_out, known = _REQUESTS[word]
        for name in request:
            if name not in known and name not in ("do", "id"):
                raise RequestError(ErrorWord.BAD_REQUEST, f"{word} has no {name!r}")
        return carry_out(self, request)

    # what can be asked for

    def _games(self, request: Request) -> Answer:
        return {"games": [_game_json(kit) for kit in games.GAMES]}

    def _new(self, request: Request) -> Answer:
        setup = read_setup(request, games.find, in_position=False)
        viewer = _seat(request, "viewer", setup.seats) if "viewer" in request else None
        state, events = setup.opening()
        self._table = table = Table(setup.kit, setup.game(), setup.seats, state)
        return {"to_act": table.to_act, "events": _told(events, viewer)}

    def _position(self, request: Request) -> Answer:
        setup = read_setup(request, games.find, in_position=True)
        state, _ = setup.opening()
        self._table = table = Table(setup.kit, setup.game(), setup.seats, state)
        return {"to_act": table.to_act}

    def _legal(self, request: Request) -> Answer:
        table = self._running()
        seat = _mover(request, table)
        return {"moves": table.game.legal_texts(table.state, seat)}

    def _why(self, request: Request) -> Answer:
        table = self._running()
        refusal = table.game.refusal(table.state, _move(request, table))
        return {"refusal": None if refusal is None else refusal.value}

    def _play(self, request: Request) -> Answer:
        table = self._running()
        viewer = _seat(request, "viewer", table.seats) if "viewer" in request else None
        state, events = table.game.apply(table.state, _move(request, table))
        self._table = table = replace(table, state=state)
        over = table.game.outcome(state) is not None
        return {"events": _told(events, viewer), "to_act": table.to_act, "over": over}

    def _view(self, request: Request) -> Answer:
        table = self._running()
        view = table.game.view(table.state, _seat(request, "seat", table.seats))
        return {"view": table.game.view_position(view)}

    def _state(self, request: Request) -> Answer:
        table = self._running()
        return {"position": table.game.position(table.state)}

    def _think(self, request: Request) -> Answer:
        table = self._running()
        level = required(request, "level", str)
        if level not in seating.LEVELS:
            listed = ", ".join(seating.LEVELS)
            raise RequestError(ErrorWord.BAD_REQUEST, f"level is one of {listed}, not {level!r}")
        return _thought(table, level, Rng.of(seed_of(request)))

    def _score(self, request: Request) -> Answer:
        table = self._running()
        outcome = table.game.outcome(table.state)
        return {
            "over": outcome is not None,
            "places": None if outcome is None else outcome.places,
            "winners": () if outcome is None else outcome.winners,
            **table.game.score(table.state),
        }

    def _running(self) -> Table:
        if self._table is None:
            raise RequestError(ErrorWord.NO_MATCH, "no match has been set up")
        return self._table


_SETUP: Final = frozenset({"game", "seats", "seed", "options"})
_REQUESTS: Final[Mapping[str, tuple[Callable[[Engine, Request], Answer], frozenset[str]]]] = {
    "games": (Engine._games, frozenset()),
    "new": (Engine._new, _SETUP | {"viewer"}),
    "position": (Engine._position, _SETUP | {"position"}),
    "legal": (Engine._legal, frozenset({"seat"})),
    "why": (Engine._why, frozenset({"seat", "move"})),
    "play": (Engine._play, frozenset({"seat", "move", "viewer"})),
    "view": (Engine._view, frozenset({"seat"})),
    "state": (Engine._state, frozenset()),
    "think": (Engine._think, frozenset({"level", "seed"})),
    "score": (Engine._score, frozenset()),
}
"""What can be asked for, and with which keys."""


def _read(line: bytes) -> Request:
    if len(line) > LONGEST_LINE:
        raise RequestError(ErrorWord.BAD_JSON, f"a line has at most {LONGEST_LINE} bytes")
    try:
        request = value_of(line)
    except ValueError as fault:
        raise RequestError(ErrorWord.BAD_JSON, str(fault)) from fault
    if not isinstance(request, dict):
        raise RequestError(ErrorWord.BAD_REQUEST, "a request is an object")
    return request


def _id(request: Json) -> Answer:
    return {"id": request["id"]} if isinstance(request, dict) and "id" in request else {}


def _refused(message: str, reason: Refusal) -> RequestError:
    return RequestError(ErrorWord.REFUSED, message, reason)


def _failure(request: Json, error: RequestError) -> str:
    message = str(error)
    if len(message) > _LONGEST_MESSAGE:
        message = message[:_LONGEST_MESSAGE] + "…"
    answer: Answer = {"ok": False, "error": error.word.value, "message": message}
    if error.reason is not None:
        answer["reason"] = error.reason.value
    try:
        return text_of({**answer, **_id(request)})
    except ValueError:  # an id that can be read but, nested so deep, not be written
        return text_of(answer)


def _seat(request: Request, name: str, seats: int) -> Seat:
    seat = required(request, name, int)
    if seat not in range(seats):
        raise RequestError(ErrorWord.BAD_SEATS, f"{name} is from 0 to {seats - 1}, not {seat}")
    return seat


def _mover(request: Request, table: Table) -> Seat:
    """The seat asked for, else the first to act, else the first of all."""
    if "seat" in request:
        return _seat(request, "seat", table.seats)
    return next(iter(table.to_act), 0)


def _move(request: Request, table: Table) -> Move:
    seat, text = _mover(request, table), required(request, "move", str)
    try:
        move: Move = table.game.read_move(table.state, seat, text)
    except ValueError as fault:
        raise RequestError(ErrorWord.BAD_MOVE, str(fault)) from fault
    return move


def _thought(table: Table, level: str, rng: Rng) -> Answer:
    """What the first seat to act would do, which only its view is told to."""
    if not table.to_act:
        raise _refused("the match is over", Refusal.GAME_OVER)
    seat = table.to_act[0]
    view, moves = table.game.view(table.state, seat), table.game.legal_moves(table.state, seat)
    player = seating.seat(table.game, level)
    began = perf_counter()
    decision = decide(player.think(view, moves, rng))
    milliseconds = round((perf_counter() - began) * 1000, 3)
    reason = decision.reason
    return {
        "move": decision.move.text,
        "milliseconds": milliseconds,
        "worlds": decision.worlds,
        "reason": None if reason is None else reason.key,
        "values": {} if reason is None else dict(reason.values),
    }


def _told(events: tuple[Event, ...], viewer: Seat | None) -> list[Json]:
    if viewer is not None:
        events = tuple(event.seen_by(viewer) for event in events)
    return [event_json(event) for event in events]


def _game_json(kit: GameKit) -> Json:
    return {
        "name": kit.name,
        "seats": kit.rules.seats,
        "options": _options_json(kit.rules.options_type),
    }


def _options_json(options: type[Options]) -> list[Json]:
    types: dict[type, str] = {bool: "bool", int: "int", str: "str"}
    return [
        {
            "name": rule.name,
            "type": types[type(rule.values[0])],
            "choices": rule.values,
            "default": rule.values[0],
        }
        for rule in options.choices()
    ]


def serve(lines: BinaryIO, answers: BinaryIO) -> None:
    """Answer line after line until there are no more."""
    engine = Engine()
    while line := lines.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            _skip_rest(lines, line)
        answers.write(engine.answer(line).encode("ascii") + b"\n")
        answers.flush()


def _skip_rest(lines: BinaryIO, part: bytes) -> None:
    while part and not part.endswith(b"\n"):
        part = lines.readline(LONGEST_LINE)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The engine has none: all is said line by line."""


def run(arguments: argparse.Namespace) -> int:
    """Serve standard input until its end."""
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0
