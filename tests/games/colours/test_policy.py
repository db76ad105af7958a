"""The linear policy of the colour games: what each term does, on views alone."""

from collections import Counter
from dataclasses import replace

import pytest

from game.games.colours.policy import (
    EASY,
    HARD,
    INSANE,
    MEDIUM,
    STAND_IN,
    Weights,
    best_move,
    quick,
    terms,
)
from game.rules.rng import Dice, Rng
from tests.games.colours.table import TABLES, matches, set_up, table


def chosen(game, state, weights, seed=1):
    view = game.view(state, state.turn)
    moves = game.legal_moves(state, state.turn)
    return best_move(view, moves, weights, Dice(Rng.of(seed))).text


def at_classic(*hands, weights=HARD, **position):
    game = table("classic")
    return chosen(game, set_up(game, *hands, **position), weights)


def test_a_wild_is_kept_while_a_coloured_card_fits():
    assert at_classic("W R1 B2 B3", "G1 G2 G3", discard="R5") == "play R1"
    assert at_classic("W R1 B2 B3", "G1 G2 G3", discard="R5", weights=EASY).startswith("play")
    freely = replace(EASY, random=0)
    assert at_classic("W R1 B2 B3", "G1 G2 G3", discard="R5", weights=freely) == "play W B"


def test_a_wild_names_the_colour_held_most_ties_in_the_order_of_the_colours():
    assert at_classic("W G1 G2 B3 B4", "Y1 Y2 Y3", discard="R5") == "play W G"
    assert at_classic("W G1 B2 B3 Y1", "Y1 Y2 Y3", discard="R5") == "play W B"
    assert at_classic("W", "Y1 Y2 Y3", discard="R5") == "play W R"


def test_the_drawn_wild_of_three_green_and_two_red_names_green():
    game = table("classic")
    state = set_up(game, "G1 G2 G3 R1 R2 W", "Y1 Y2 Y3", discard="B5", drawn="W")
    assert chosen(game, state, STAND_IN) == "play W G"


def test_going_out_beats_everything():
    assert at_classic("W4", "Y1 Y2 Y3", discard="R5", weights=INSANE) == "play W4 R"


def test_of_equal_plays_the_first_in_hand_order_is_taken():
    assert at_classic("R-Skip R-Reverse B1", "Y1 Y2 Y3", discard="R5") == "play R-Skip"
    assert at_classic("R-Reverse R-Skip B1", "Y1 Y2 Y3", discard="R5") == "play R-Reverse"


def test_high_numbers_go_first_when_nothing_else_speaks():
    assert at_classic("R1 R9 R4", "Y1 Y2 Y3", discard="R5") == "play R9"


def test_a_stack_is_answered_with_the_2_before_the_4():
    game = table("siege")
    state = set_up(game, "W4 B+2 R1", "Y1 Y2 Y3", discard="R+2", stack={"amount": 2, "kind": "+2"})
    assert chosen(game, state, HARD) == "play B+2"


@pytest.mark.parametrize("hitting", ["R-Skip", "R+2"])
def test_a_seat_about_to_go_out_is_hit(hitting):
    assert at_classic(f"R9 {hitting} B1", "Y1", "Y2 Y3", "Y4 Y5", discard="R5") == f"play {hitting}"


def test_a_reverse_hits_only_if_the_seat_before_has_many_cards():
    far = ("R9 R-Reverse B1", "Y1", "Y2 Y3 Y4", "Y5 Y6 Y7")
    near = ("R9 R-Reverse B1", "Y1", "Y2 Y3 Y4", "Y5 Y6")
    assert at_classic(*far, discard="R5") == "play R-Reverse"
    assert at_classic(*near, discard="R5") == "play R9"


def test_wilds_are_saved_by_drawing_only_while_nobody_is_close_to_going_out():
    calm = ("W B1 B2 B3", "Y1 Y2 Y3")
    late = ("W B1 B2 B3", "Y1 Y2")
    few = ("W B1 B2", "Y1 Y2 Y3")
    assert at_classic(*calm, discard="R5", weights=INSANE) == "take"
    assert at_classic(*late, discard="R5", weights=INSANE) == "play W B"
    assert at_classic(*few, discard="R5", weights=INSANE) == "play W B"
    assert at_classic(*calm, discard="R5", weights=HARD) == "play W B"
    drawn = ("B1 B2 B3 W", "Y1 Y2 Y3")
    assert at_classic(*drawn, discard="R5", drawn="W", weights=INSANE) == "keep"


def test_insane_counts_colours_and_steers_to_what_the_next_seat_lacks():
    assert at_classic("R5 B5 B1 B2", "Y1 Y2 Y3", discard="G5", weights=INSANE) == "play B5"
    lacks = [{}, {"R": 3}]
    hand = ("R5 B5", "Y1 Y2 Y3")
    assert at_classic(*hand, discard="G5", weights=INSANE, lacks=lacks) == "play R5"


def test_the_terms_add_up_to_what_is_chosen():
    game = table("classic")
    state = set_up(game, "R7 B7 B1", "Y1", discard="R5", lacks=[{}, {"R": 1}])
    play = game.legal_moves(state, 0)[0]
    found = terms(game.view(state, 0), play, INSANE)
    assert found._asdict() == {
        "out": 0.0,
        "colour": 0.0,
        "symbol": 0.5,
        "lacks": 0.5,
        "number": 0.07,
        "base": 0.0,
        "danger": 0.0,
    }


def shares(name, weights, *hands, n=2_000, **position):
    game = table(name)
    state = set_up(game, *hands, **position)
    view, moves = game.view(state, 0), game.legal_moves(state, 0)
    dice = Dice(Rng.of(5))
    return Counter(best_move(view, moves, weights, dice).text for _ in range(n)), n


@pytest.mark.parametrize(("weights", "share"), [(EASY, 0.5), (MEDIUM, 0.3), (HARD, 0), (INSANE, 0)])
def test_how_often_a_level_takes_a_stack_it_could_answer(weights, share):
    counts, n = shares(
        "classic",
        weights,
        *("B+2 R1 G3", "Y1 Y2 Y3"),
        discard="R+2",
        stack={"amount": 2, "kind": "+2"},
    )
    assert counts["take"] / n == pytest.approx(share, abs=0.035)


@pytest.mark.parametrize(
    ("weights", "share"), [(EASY, 0.3), (MEDIUM, 0.08), (HARD, 0.02), (INSANE, 0), (STAND_IN, 0)]
)
def test_how_often_a_level_forgets_to_call(weights, share):
    others = ("Y1 Y2 Y3", "Y4 Y5 Y6", "B4 B5 B6")
    counts, n = shares("colour-cards", weights, "R1 G3", *others, discard="R5")
    assert counts["call"] / n == pytest.approx(1 - share, abs=0.03)


@pytest.mark.parametrize(("weights", "share"), [(EASY, 0.5), (MEDIUM, 0.3), (HARD, 0)])
def test_how_often_a_level_plays_any_card(weights, share):
    """Of two cards that fit a random one is the worse half the time."""
    calm = replace(weights, colour=0.0)
    counts, n = shares("classic", calm, "R1 R9 G3 G4", "Y1 Y2 Y3", discard="R5")
    assert counts["play R1"] / n == pytest.approx(share / 2, abs=0.03)


def test_chance_never_costs_the_match():
    unsteady = Weights(random=1.0, misses=1.0)
    counts, n = shares(
        "classic", unsteady, "B+2", "Y1 Y2", discard="R+2", stack={"amount": 2, "kind": "+2"}, n=200
    )
    assert counts["play B+2"] == n


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize(
    "weights", [EASY, MEDIUM, HARD, INSANE], ids=["easy", "medium", "hard", "insane"]
)
def test_a_chosen_move_is_legal_whatever_the_table(name, weights):
    dice = Dice(Rng.of(9))
    for game, state, _ in matches(name, range(3)):
        if state.is_over:
            continue
        moves = game.legal_moves(state, state.turn)
        assert best_move(game.view(state, state.turn), moves, weights, dice) in moves


@pytest.mark.parametrize("name", TABLES)
def test_the_quick_policy_always_calls(name):
    for game, state, _ in matches(name, range(6)):
        moves = [] if state.is_over else game.legal_moves(state, state.turn)
        if any(move.text == "call" for move in moves):
            view = game.view(state, state.turn)
            assert quick(view, moves, Dice(Rng.of(2))).text == "call"


@pytest.mark.parametrize("name", TABLES)
def test_the_choice_does_not_change_when_hidden_cards_are_dealt_anew(name):
    asked = 0
    for game, state, _ in matches(name, range(3)):
        if state.is_over:
            continue
        view = game.view(state, state.turn)
        world, _ = game.imagine(view, Rng.of(8))
        one, other = (
            best_move(
                game.view(table_state, state.turn),
                game.legal_moves(table_state, state.turn),
                INSANE,
                Dice(Rng.of(1)),
            )
            for table_state in (state, world)
        )
        assert one == other
        asked += 1
    assert asked > 100
