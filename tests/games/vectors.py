"""Vectors as data: a position, moves, and what the protocol then says (``RULES.md`` 10 and 11)."""

import tomllib
from pathlib import Path

import pytest

from game.games import find
from game.games.war.events import PotTaken
from game.games.war.state import WarState
from game.rules.contract import AnyGame, State
from game.rules.events import Event
from tests.playthrough import event_line

FOLDER = Path(__file__).parents[1] / "vectors"


def load(name: str) -> list:
    """The vectors of a file, each a test named by its number."""
    data = tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))
    return [pytest.param(vector, id=vector["id"]) for vector in data["vector"]]


def check(name: str, vector: dict) -> None:
    """Set the position up, play the moves, each by the first seat to act, and compare."""
    kit = find(name)
    game = kit.game(kit.rules.options_type.parse(vector.get("options", {})))
    if "position" in vector:
        state = game.from_position(vector["seats"], vector["position"], seed=7)
        events: tuple[Event, ...] = ()
    else:
        state, events = game.new(vector["seats"], seed=7)
    for text in vector.get("moves", ()):
        seat = game.to_act(state)[0]
        state, told = game.apply(state, game.read_move(state, seat, text))
        events += told
    for key, wanted in vector["expect"].items():
        assert _found(game, state, key, wanted, events) == wanted, key


def _found(game: AnyGame, state: State, key: str, wanted, events: tuple[Event, ...]):
    """What there is, in the form in which the vector wants it."""
    match key:
        case "to_act":
            return list(game.to_act(state))
        case "legal":
            return list(game.legal_texts(state, game.to_act(state)[0]))
        case "refused":
            seat = game.to_act(state)[0]
            return {text: game.refusal(state, game.read_move(state, seat, text)) for text in wanted}
        case "events":
            told = [event_line(event).strip() for event in events]
            return [line for line in told if line in wanted]
        case "pots":
            return [[e.seat, len(e.cards)] for e in events if isinstance(e, PotTaken)]
        case "state":
            position = game.position(state)
            return {name: position[name] for name in wanted}
        case "sizes":
            return _sizes(state)
        case "sorted_sizes":
            return sorted(_sizes(state))
        case "leftover_size":
            return len(state.leftover)
        case "score":
            outcome = game.outcome(state)
            score = {"over": outcome is not None, **game.score(state)}
            if outcome is not None:
                score.update(places=outcome.places, winners=outcome.winners)
            return {name: _as_data(score.get(name)) for name in wanted}
    raise KeyError(f"a vector expects no {key!r}")


def _sizes(state: State) -> list[int]:
    return list(map(len, state.piles if isinstance(state, WarState) else state.hands))


def _as_data(value):
    return list(value) if isinstance(value, tuple) else value
