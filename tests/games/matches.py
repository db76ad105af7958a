"""Random matches for tests: every state on the way, with the events that led to it."""

from collections.abc import Iterator

from game.rules.contract import AnyGame, State
from game.rules.events import Event
from game.rules.rng import Dice, Rng


def random_match(
    game: AnyGame, seats: int, seed: int, most: int = 100_000
) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """The states of a match in which all seats move at random, at most so many of them."""
    dice = Dice(Rng.of(seed, 77))
    state, events = game.new(seats, seed)
    for _ in range(most):
        yield state, events
        to_act = game.to_act(state)
        if not to_act:
            return
        move = game.random_move(state, dice.choice(to_act), dice)
        state, events = game.apply(state, move)
    raise AssertionError(f"the match has not ended after {most} moves")


def some_of_match(game: AnyGame, seats: int, seed: int, most: int) -> Iterator[State]:
    """The first states of such a match, up to the last if it ends before."""
    for count, (state, _) in enumerate(random_match(game, seats, seed)):
        if count == most:
            return
        yield state
