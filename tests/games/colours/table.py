"""Short ways to set up a colour table in tests."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from game.games import find
from game.games.colours.cards import Card
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


def set_up_faces(game: ColourGame, *hands: str, **position: object) -> ColourState:
    """Like ``set_up``, from the faces that show: two-sided cards get some back each."""
    night = position.get("side") == "night"
    backs = iter(game.day if night else game.night)

    def cards(faces: str) -> str:
        if not game.night:
            return faces
        pairs = [(face, next(backs).code) for face in faces.split()]
        return " ".join(f"{back}|{face}" if night else f"{face}|{back}" for face, back in pairs)

    piles = {key: cards(position.pop(key)) for key in ("discard", "stock") if key in position}
    return set_up(game, *map(cards, hands), **piles, **position)


def matches(name: str, seeds: range) -> Iterator[tuple[ColourGame, ColourState, tuple[Event, ...]]]:
    """All states of random matches, over all seat counts and house rules in turn."""
    for seed in seeds:
        settings = SETTINGS[name]
        game = table(name, **settings[seed % len(settings)])
        seats = game.seats[seed % len(game.seats)]
        for state, events in random_match(game, seats, seed):
            yield game, state, events
