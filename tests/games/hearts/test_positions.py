"""Positions and views of Hearts, and positions that cannot be."""

import json

import pytest

from game.games.hearts import Hearts
from tests.games.hearts.table import SETTINGS, hearts, play, set_up
from tests.games.matches import random_match


@pytest.mark.parametrize("settings", SETTINGS)
@pytest.mark.parametrize("seats", Hearts.seats)
def test_every_state_is_set_up_again_from_its_position(seats, settings):
    game = hearts(**settings)
    for state, _ in random_match(game, seats, seed=21):
        position = json.loads(json.dumps(game.position(state)))
        assert game.from_position(seats, position, seed=0) == state


def test_cards_to_be_given_may_stand_in_the_hand_as_well():
    game, rest = hearts(), ("2D 3D 4D 5D", "2H 3H 4H 5H", "2S 3S 4S 5S")
    given = ["2C 3C 4C", "", "", ""]
    apart = set_up(game, "5C", *rest, phase="give", given=given)
    within = set_up(game, "2C 3C 4C 5C", *rest, phase="give", given=given)
    assert apart == within
    assert game.to_act(apart) == (1, 2, 3)


def test_the_seed_deals_the_next_hands():
    game = hearts()
    empty = {"hands": ["", "", "", ""]}
    dealt = [game.from_position(4, empty, seed=seed).hands for seed in (1, 1, 2)]
    assert dealt[0] == dealt[1] != dealt[2]
    named = game.from_position(4, {**empty, "seed": 2}, seed=1)
    assert named.hands == dealt[2]


def test_played_hearts_are_broken_hearts():
    game = hearts()
    assert set_up(game, "2C", "3C", "4C", "5C", taken=["2H", "", "", ""]).broken
    assert not set_up(game, "2C", "3C", "4C", "5C", taken=["QS", "", "", ""]).broken


def test_the_holder_of_the_lowest_club_is_found():
    state = set_up(hearts(), "4C", "3C", "2S", "3S", first_trick=True)
    assert state.leader == 1


def test_a_trick_on_the_table_shows_who_lacks_the_suit():
    game = hearts()
    state = set_up(game, "3D", "4D", "2S 5D", "3S 6D", trick="2C 4S")
    assert game.position(state)["lacks"][1] == "C"


def test_a_view_shows_the_own_hand_and_no_other():
    game = hearts(leftover="facedown")
    state = set_up(game, "2C 3D", "3C 4D", "4C 5D", leftover="KD", leftover_to=1)
    shown = game.view_position(game.view(state, 0))
    assert shown["hands"] == ["2C 3D", "?", "?"]
    assert shown["sizes"] == [2, 2, 2]
    assert shown["leftover"] == "?"
    assert game.view_position(game.view(state, 1))["leftover"] == "KD"
    assert not {"rng", "seed"} & shown.keys()


def test_a_view_hides_what_others_have_chosen_to_give():
    game = hearts()
    hands = "2C 3C 4C 5C", "2D 3D 4D 5D", "2H 3H 4H 5H", "2S 3S 4S 5S"
    state, _ = play(game, set_up(game, *hands, phase="give"), "give 2C 3C 4C", "give 2D 3D 4D")
    shown = game.view_position(game.view(state, 1))
    assert shown["given"] == ["?", "2D 3D 4D", "", ""]


HANDS = {"hands": ["2C", "3C", "4C", "5C"]}
GIVE = {"hands": ["2C 3C 4C", "2D 3D 4D", "2H 3H 4H", "2S 3S 4S"], "phase": "give"}
FOUR_GIFTS = ["2C 3C 4C", "2D 3D 4D", "2H 3H 4H", "2S 3S 4S"]
NO_HANDS = {"hands": ["", "", "", ""]}


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ({}, "hands are missing"),
        ({"hands": ["2C", "3C", "4C"]}, "a list of 4 entries"),
        ({"hands": ["2C", "3C", "4C", None]}, "card codes"),
        ({"hands": ["2C", "3C", "4C", "R7"]}, "no card is called 'R7'"),
        ({"hands": ["2C", "3C", "4C", "2C"]}, "2C is there twice"),
        ({"hands": ["2C 5C", "3C", "4C", "6C"]}, "seat 1 is short of 1"),
        ({**HANDS, "taken": ["2C", "", "", ""]}, "2C is there twice"),
        ({**HANDS, "colour": "R"}, "no 'colour'"),
        ({**HANDS, "phase": "pass"}, "phase is one of give, play"),
        ({**HANDS, "deal": 0}, "deal is 1 or more"),
        ({**HANDS, "leader": 4}, "leader is 3 or less"),
        ({**HANDS, "broken": 1}, "broken is true or false"),
        ({**HANDS, "broken": False, "taken": ["2H", "", "", ""]}, "a heart has been played"),
        ({**HANDS, "totals": [1, 2, 3]}, "a list of 4 entries"),
        ({**HANDS, "totals": [1, 2, 3, "4"]}, "totals is a whole number"),
        ({**HANDS, "first_trick": True, "leader": 1}, "seat 0 leads first"),
        ({**HANDS, "first_trick": True, "taken": ["2D", "", "", ""]}, "the first one is over"),
        ({**HANDS, "given": ["2D 3D 4D", "", "", ""]}, "unlike sizes"),
        ({**HANDS, "trick": "6C 7C 8C 9C"}, "the trick is complete"),
        ({"hands": ["2C", "3C", "4C", "5C"], "trick": "6C"}, "seat 1 is short of 1"),
        ({"hands": ["2D", "3C 4D", "4C 5D", "5C 6D"], "trick": "2C 7D"}, "short of 1"),
        (
            {"hands": ["2D", "3C", "4C 5D", "5C 6D"], "trick": "2C 7D"},
            "seat 1 has shown not to hold 3C",
        ),
        ({**HANDS, "leftover": "2D"}, "0 cards are left over"),
        ({**HANDS, "leftover_to": 1}, "no leftover has been taken"),
        ({**HANDS, "lacks": ["C", "", "", ""]}, "seat 0 has shown not to hold 2C"),
        ({**HANDS, "lacks": ["X", "", "", ""]}, "no card is called 'X'"),
        ({**HANDS, "passed": ["2D 3D 4D", "", "", ""]}, "receiver does not hold"),
        ({**HANDS, "deal": 4, "passed": ["3C 3D 4D", "", "", ""]}, "cannot have passed"),
        ({**HANDS, "scored": [1, 2, 3, 4], "taken": ["2D", "", "", ""]}, "just been dealt"),
        ({**NO_HANDS, "scored": [1, 2, 3, 4]}, "the next one has been dealt"),
        ({**NO_HANDS, "first_trick": True}, "the first trick is over"),
        ({**GIVE, "deal": 4}, "no cards are given in deal 4"),
        ({**GIVE, "trick": "AC"}, "before any is played|unlike sizes"),
        ({**GIVE, "taken": ["AC", "", "", ""]}, "before any is played"),
        ({**GIVE, "first_trick": False}, "still to come"),
        ({**GIVE, "given": ["2C 3C", "", "", ""]}, "three cards"),
        ({**GIVE, "given": FOUR_GIFTS}, "all seats have given"),
        ({"hands": ["2C", "3C", "4C", "5C"], "phase": "give"}, "too small"),
    ],
)
def test_a_position_that_cannot_be_is_refused(position, fault):
    with pytest.raises(ValueError, match=fault):
        hearts().from_position(4, position, seed=1)


@pytest.mark.parametrize(
    ("options", "position", "fault"),
    [
        ({}, {"hands": ["2D", "3C", "4C"]}, "2D is not in this pack"),
        ({"leftover": "facedown"}, {"leftover": "6C 7C"}, "1 cards are left over"),
        ({"leftover": "facedown"}, {"leftover": "6C"}, "leftover_to names"),
        (
            {"leftover": "facedown"},
            {"leftover": "6C", "leftover_to": 0, "first_trick": True},
            "no leftover has been taken",
        ),
        ({"passing": False}, {"phase": "give"}, "no cards are given"),
    ],
)
def test_a_position_which_the_house_rules_forbid_is_refused(options, position, fault):
    hands = {"hands": ["2C", "3C", "4C"]}
    with pytest.raises(ValueError, match=fault):
        hearts(**options).from_position(3, {**hands, **position}, seed=1)
