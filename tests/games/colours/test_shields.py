"""The Shields of the Siege table (5.2)."""

import pytest

from game.games.colours.events import ShieldAbsorbed, ShieldRaised
from tests.games.colours.table import play, set_up, sizes, table


def siege(*hands, **position):
    game = table("siege")
    return game, set_up(game, *hands, **position)


def test_a_second_raised_shield_adds_nothing_and_nothing_is_told_of_it():
    game, state = siege("B-Shield B1", "R1 B2", discard="B5", shields=[0])
    state, told = play(game, state, "play B-Shield")
    assert state.shields == {0}
    assert not any(isinstance(event, ShieldRaised) for event in told)


def test_every_seat_may_have_a_shield_standing():
    game, state = siege("B-Shield B1", "Y-Shield B2", "B3 B4", discard="B5")
    state, _ = play(game, state, "play B-Shield", "play Y-Shield")
    assert state.shields == {0, 1}


@pytest.mark.parametrize("amount", [4, 6, 10])
def test_a_shield_cancels_a_stack_of_any_size(amount):
    stack = {"amount": amount, "kind": "+4"}
    game, state = siege("Y-Shield B1", "R1 B2", discard="W4", colour="R", stack=stack)
    state, told = play(game, state, "play Y-Shield")
    assert ShieldAbsorbed(0, amount, raised=False) in told
    assert (state.stack, state.shields, state.turn, state.colour) == (None, frozenset(), 1, 1)


def test_a_seat_may_take_the_stack_though_it_holds_a_shield():
    stack = {"amount": 2, "kind": "+2"}
    game, state = siege("Y-Shield B1", "R1 B2", discard="R+2", stack=stack)
    state, _ = play(game, state, "take")
    assert sizes(state) == [4, 2]


def test_only_the_shield_of_the_seat_in_turn_absorbs():
    game, state = siege("R+2 B1", "R1 B2", "B3 B4", discard="R5", shields=[0, 2])
    state, _ = play(game, state, "play R+2")
    assert state.stack.amount == 2
    assert state.shields == {0, 2}


def test_a_raised_shield_does_not_stop_a_reverse():
    game, state = siege("R-Reverse B1", "R1 B2", "B3 B4", discard="R5", shields=[2])
    state, _ = play(game, state, "play R-Reverse")
    assert (state.turn, state.shields) == (2, {2})


def test_a_shield_is_no_answer_to_nothing_it_needs_a_match():
    game, state = siege("Y-Shield B1", "R1 B2", discard="R5")
    assert "play Y-Shield" not in game.legal_texts(state, 0)
    game, state = siege("Y-Shield B1", "R1 B2", discard="R-Shield")
    assert "play Y-Shield" in game.legal_texts(state, 0)
