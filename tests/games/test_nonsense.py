"""Whatever a position says, it is set up or refused with a reason; nothing else can happen."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.games import find
from game.rules.rng import Rng
from tests.games.matches import random_match

NONSENSE = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 60),
    st.floats(allow_nan=False),
    st.text(max_size=4),
    st.sampled_from(["2C", "QS 2H", "2C 2C", "C", "give", "play", "ff"]),
    st.lists(
        st.sampled_from(["", "2C", "3C 4C", "QS", 0, 7, None, True, {"up": "2C"}]), max_size=5
    ),
    st.dictionaries(st.sampled_from(["up", "down", "0"]), st.just("2C"), max_size=2),
)


@pytest.fixture(scope="module", params=["hearts", "war"])
def match(request):
    """A game and positions from all of one match of it."""
    game = find(request.param).game()
    states = [state for state, _ in random_match(game, 3, seed=2)]
    return game, [game.position(state) for state in states[::5]] + [game.position(states[-1])]


@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_nonsense_in_a_position_is_refused_or_makes_a_state_that_holds(match, data):
    game, positions = match
    position = dict(data.draw(st.sampled_from(positions)))
    for key in data.draw(st.lists(st.sampled_from([*position]), min_size=1, max_size=3)):
        position[key] = data.draw(NONSENSE)
    try:
        state = game.from_position(3, position, seed=1)
    except ValueError:
        return
    assert game.from_position(3, game.position(state), seed=2) == state
    for seat in range(3):
        imagined, _ = game.imagine(game.view(state, seat), Rng.of(3))
        assert game.view(imagined, seat) == game.view(state, seat)


@pytest.mark.parametrize(("name", "seats"), [("hearts", 2), ("hearts", 6), ("war", 1), ("war", 5)])
def test_no_position_is_set_up_for_a_number_of_seats_the_game_is_not_for(name, seats):
    with pytest.raises(ValueError, match="not for"):
        find(name).game().from_position(seats, {"hands": [""] * seats}, seed=1)


@pytest.mark.parametrize("position", [None, 3, "hands", ["2C"]])
def test_a_position_is_an_object_of_keys(position):
    for name in ("hearts", "war"):
        with pytest.raises(ValueError, match="object of keys"):
            find(name).game().from_position(3, position, seed=1)
