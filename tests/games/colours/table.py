"""Short ways to set up a colour table in tests."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from game.games import find
from game.games.colours.cards import Card, Face, Side
from game.games.colours.rules import ColourGame
from game.games.colours.state import ColourState
from game.rules.contract import Refusal
from game.rules.events import Event
from tests.games.matches import random_match

TABLES = ("classic", "day-night", "siege", "colour-cards")

SETTINGS: dict[str, tuple[dict[str, object], ...]] = {
    "classic": (
        {},
        {"stacking": False, "bombs": False, "score": "penalty"},
        {"wild4_only_without_colour": True, "call_last_card": True},
    ),
    "day-night": ({}, {"stacking": False, "score": "penalty"}, {"call_last_card": True}),
    "siege": (
        {},
        {"stacking": False, "score": "penalty"},
        {"wild4_only_without_colour": True, "call_last_card": True},
    ),
    "colour-cards": (
        {},
        {"stacking": False},
        {"wild4_only_without_colour": False, "call_last_card": False},
    ),
}
"""House rules which together turn every one of them both ways."""


def table(name: str, **options: object) -> ColourGame:
    kit = find(name)
    return kit.game(kit.rules.options_type.parse(options))


def set_up(game: ColourGame, *hands: str, **position: object) -> ColourState:
    return game.from_position(len(hands), {"hands": list(hands), **position}, seed=7)


def play(game: ColourGame, state: ColourState, *texts: str) -> tuple[ColourState, list[Event]]:
    """The state after these moves, each by the seat in turn, and all their events."""
    told: list[Event] = []
    for text in texts:
        state, events = game.apply(state, game.read_move(state, state.turn, text))
        told += events
    return state, told


def why(game: ColourGame, state: ColourState, text: str, seat: int | None = None) -> Refusal | None:
    seat = state.turn if seat is None else seat
    return game.refusal(state, game.read_move(state, seat, text))


def sizes(state: ColourState) -> list[int]:
    return [len(hand) for hand in state.hands]


def all_cards(state: ColourState) -> Counter[Card]:
    return Counter([*chain.from_iterable(state.hands), *state.stock, *state.discard])


def a_card(game: ColourGame, face: Face) -> Card:
    """A card of that table with that face; its other side, if it has one, is a plain number."""
    if not game.night:
        return Card.of(face)
    if face.night:
        return Card.of(Face.parse("B9"), face)
    return Card.of(face, Face.parse("V9"))


def numbers(side: Side, colour: int, *values: int) -> str:
    """Two-sided plain cards whose faces on both sides have that colour and number."""
    day, night = "RYGB"[colour], "POTV"[colour]
    return " ".join(f"{day}{value}|{night}{value}" for value in values)


def matches(name: str, seeds: range) -> Iterator[tuple[ColourGame, ColourState, tuple[Event, ...]]]:
    """All states of random matches, over all seat counts and house rules in turn."""
    for seed in seeds:
        settings = SETTINGS[name]
        game = table(name, **settings[seed % len(settings)])
        seats = game.seats[seed % len(game.seats)]
        for state, events in random_match(game, seats, seed):
            yield game, state, events
