"""Positions and views of War, and positions that cannot be."""

import json

import pytest

from game.games.war import War
from game.games.war.options import Variant, WarOptions
from game.rules.rng import Rng
from tests.games.matches import random_match


@pytest.mark.parametrize("variant", [*Variant])
@pytest.mark.parametrize("seats", War.seats)
def test_every_state_is_set_up_again_from_its_position(variant, seats):
    game = War(WarOptions(variant))
    for state, _ in random_match(game, seats, seed=11):
        position = json.loads(json.dumps(game.position(state)))
        assert game.from_position(seats, position, seed=0) == state


@pytest.mark.parametrize("variant", [*Variant])
@pytest.mark.parametrize("seats", War.seats)
def test_an_imagined_state_looks_the_same(variant, seats):
    game = War(WarOptions(variant))
    for count, (state, _) in enumerate(random_match(game, seats, seed=12)):
        view = game.view(state, count % seats)
        imagined, _ = game.imagine(view, Rng.of(count))
        assert game.view(imagined, count % seats) == view
        position = game.position(imagined)
        assert game.from_position(seats, position, seed=0) == imagined


def test_an_imagined_state_shuffles_what_is_hidden():
    game = War()
    view = game.view(game.new(2, 1)[0], 0)
    assert len({game.imagine(view, Rng.of(n))[0].piles for n in range(20)}) == 20


def test_a_view_says_how_much_lies_hidden():
    game = War()
    table = [{"down": "2C 3C 4C", "up": "7C 9C"}, {"down": "2D 3D 4D", "up": "7D 9D"}]
    state = game.from_position(2, {"piles": ["KC", "QC JC"], "table": table}, seed=1)
    shown = game.view_position(game.view(state, 0))
    assert shown["sizes"] == [1, 2]
    assert shown["table"] == [{"down": "? ? ?", "up": "7C 9C"}, {"down": "? ? ?", "up": "7D 9D"}]


def test_a_position_in_the_middle_of_a_war_goes_on():
    game = War()
    table = [{"down": "", "up": "7C"}, {"down": "", "up": "7D"}, {"down": "", "up": "3H"}]
    state = game.from_position(3, {"piles": ["2C KC", "2D QD", "2H AH"], "table": table}, seed=1)
    state, _ = game.apply(state, game.legal_moves(state, 0)[0])
    assert tuple(map(len, state.piles)) == (0, 0, 9)


def test_a_tie_that_cannot_go_to_war_is_settled_at_once():
    game, table = War(), [{"up": "7C"}, {"up": "7D"}]
    state = game.from_position(2, {"piles": ["2C", ""], "table": table}, seed=1)
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0,)
    drawn = game.from_position(2, {"piles": ["", ""], "table": table}, seed=1)
    outcome = game.outcome(drawn)
    assert outcome is not None
    assert outcome.places == (1, 1)


UP = [{"up": "7C"}, {"up": "7D"}]


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ({}, "piles are missing"),
        ({"piles": ["2C"]}, "a list of 2 entries"),
        ({"piles": ["2C", "3C", "4C"]}, "a list of 2 entries"),
        ({"piles": "2C 3C"}, "a list of 2 entries"),
        ({"piles": ["2C", 3]}, "card codes"),
        ({"piles": ["2C", "1C"]}, "no card is called '1C'"),
        ({"piles": ["2C", "R7"]}, "no card is called 'R7'"),
        ({"piles": ["2C 3C", "2C"]}, "2C is there twice"),
        ({"piles": ["2C", "3C"], "turn": 0}, "no 'turn'"),
        ({"piles": ["2C", "3C"], "battles": -1}, "battles is 0 or more"),
        ({"piles": ["2C", "3C"], "battles": True}, "battles is a whole number"),
        ({"piles": ["2C", "3C"], "battles": 1001}, "battles is 1000 or less"),
        ({"piles": ["2C", "3C"], "out": [None, 0]}, "is out and has cards"),
        ({"piles": ["2C", ""], "out": [None, 7]}, "out is 1 or less"),
        ({"piles": ["2C", "3C"], "rng": "xyz"}, "rng is a hexadecimal number"),
        ({"piles": ["2C", "3C"], "table": UP[:1]}, "a list of 2 entries"),
        ({"piles": ["2C", "3C"], "table": ["7C", "7D"]}, "'down' and 'up'"),
        ({"piles": ["2C", "3C"], "table": [{"up": "7C"}, {"up": "8D"}]}, "not equal"),
        ({"piles": ["2C", "3C"], "table": [{"up": "7C 8C"}, {"up": "7D"}]}, "not in this war"),
        ({"piles": ["2C", "3C"], "table": [{"up": "7C", "down": "4C"}, UP[1]]}, "too many"),
        ({"piles": ["2C", "3C"], "table": UP, "battles": 1000}, "after the last battle"),
    ],
)
def test_a_position_that_cannot_be_is_refused(position, fault):
    with pytest.raises(ValueError, match=fault):
        War(WarOptions("one")).from_position(2, position, seed=1)


def test_a_move_of_another_game_is_no_move():
    state, _ = War().new(2, 1)
    for text in ("", "play 2C", "turn up", "TURN"):
        with pytest.raises(ValueError, match="turn"):
            War().read_move(state, 0, text)
