"""Short ways to set up a Hearts table in tests."""

from game.games.hearts import Hearts
from game.games.hearts.options import HeartsOptions
from game.games.hearts.state import HeartsMove, HeartsState
from game.rules.contract import Refusal

SETTINGS: tuple[dict[str, object], ...] = (
    {},
    {"leftover": "facedown", "jack_of_diamonds": True},
    {"passing": False, "no_points_first_trick": False, "moon": False, "end_score": 50},
    {"leftover": "facedown", "passing": False, "no_points_first_trick": False},
)
"""House rules which together turn every one of them both ways."""


def hearts(**options: object) -> Hearts:
    return Hearts(HeartsOptions.parse(options))


def set_up(game: Hearts, *hands: str, **position: object) -> HeartsState:
    return game.from_position(len(hands), {"hands": list(hands), **position}, seed=7)


def move(game: Hearts, state: HeartsState, text: str, seat: int | None = None) -> HeartsMove:
    """The move of that seat, or of the first to act."""
    return game.read_move(state, game.to_act(state)[0] if seat is None else seat, text)


def play(game: Hearts, state: HeartsState, *texts: str):
    """The state after these moves, each by the first seat to act, and all their events."""
    told = []
    for text in texts:
        state, events = game.apply(state, move(game, state, text))
        told += events
    return state, told


def why(game: Hearts, state: HeartsState, text: str, seat: int | None = None) -> Refusal | None:
    return game.refusal(state, move(game, state, text, seat))


def legal(game: Hearts, state: HeartsState) -> str:
    """The cards the seat to act may play, as one text."""
    texts = game.legal_texts(state, game.to_act(state)[0])
    return " ".join(text.removeprefix("play ") for text in texts)
