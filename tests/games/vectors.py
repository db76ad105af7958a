"""Vectors as data: a position, moves, and what the protocol then says (``RULES.md`` 10 and 11)."""

import tomllib
from itertools import chain
from pathlib import Path

import pytest

from game.games import find
from game.games.war.events import PotTaken
from game.games.war.state import WarState
from game.rules.contract import AnyGame, State
from game.rules.events import Event
from game.rules.rng import Rng
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
    events: tuple[Event, ...] = ()
    if "position" in vector:
        state = game.from_position(vector["seats"], vector["position"], seed=7)
    elif "deck" in vector:
        state, events = dealt_from(game, vector["seats"], vector["deck"])
    else:
        state, events = game.new(vector["seats"], seed=7)
    for text in vector.get("moves", ()):
        seat = game.to_act(state)[0]
        state, told = game.apply(state, game.read_move(state, seat, text))
        events += told
    for key, wanted in vector["expect"].items():
        assert _found(game, state, key, wanted, events) == wanted, key


def dealt_from(game: AnyGame, seats: int, first: str) -> tuple[State, tuple[Event, ...]]:
    """Deal a deck in which those cards come first."""
    deck, rng = game.deck(seats, Rng.of(7))
    rest = list(deck)
    for code in first.split():
        rest.remove(next(card for card in rest if card.code == code))
    top = [next(card for card in deck if card.code == code) for code in first.split()]
    return game.deal(seats, (*top, *rest), rng, 7)


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
        case "absent":
            return [name for name in wanted if name not in game.position(state)]
        case "view":
            return {seat: _parts(game, state, int(seat), parts) for seat, parts in wanted.items()}
        case "stock_size":
            return len(state.stock)
        case "cards":
            return len([*chain.from_iterable(state.hands), *state.stock, *state.discard])
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


def _parts(game: AnyGame, state: State, seat: int, wanted: dict) -> dict:
    position = game.view_position(game.view(state, seat))
    return {name: position[name] for name in wanted}


def _sizes(state: State) -> list[int]:
    return list(map(len, state.piles if isinstance(state, WarState) else state.hands))


def _as_data(value):
    return list(value) if isinstance(value, tuple) else value
