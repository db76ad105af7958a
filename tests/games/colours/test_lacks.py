"""Public memory of what seats have shown not to hold, and the hands imagined after it."""

from collections import Counter

import pytest

from game.games.colours.cards import Colour
from game.rules.rng import Rng
from tests.games.colours.table import TABLES, matches, play, set_up, set_up_faces, table


def memory(game, state, seat):
    lacks = game.position(state).get("lacks")
    return {} if lacks is None else lacks[seat]


def test_drawing_in_calm_shows_no_card_of_the_colour_and_no_wild():
    game = table("classic")
    state = set_up(game, "B1 B2", "G1 G2", discard="R5", stock="Y9 Y8")
    state, _ = play(game, state, "take")
    assert memory(game, state, 0) == {"R": 3, "wild": 3}


def test_a_drawn_card_that_fits_is_not_among_those_shown():
    game = table("classic")
    state = set_up(game, "B1 B2", "G1 G2", discard="R5", stock="R9 Y8")
    state, _ = play(game, state, "take")
    assert memory(game, state, 0) == {"R": 2, "wild": 2}
    kept, _ = play(game, state, "keep")
    assert memory(game, kept, 0) == {"R": 2, "wild": 2}


def test_a_pass_in_colour_cards_shows_the_whole_hand():
    game = table("colour-cards")
    state = set_up(game, "B1 B2", "G1 G2", "G3 G4", "G5 G6", discard="R5", stock="Y9 Y8")
    state, _ = play(game, state, "take")
    assert memory(game, state, 0) == {"R": 2, "wild": 2}
    state, _ = play(game, state, "pass")
    assert memory(game, state, 0) == {"R": 3, "wild": 3}


def test_taking_a_stack_shows_no_answer_in_the_hand_before():
    game = table("classic")
    state = set_up(game, "B1 B2", "G1 G2", discard="R+2", stack={"amount": 2, "kind": "+2"})
    state, _ = play(game, state, "take")
    assert memory(game, state, 0) == {"+2": 2}


def test_taking_what_nothing_answers_shows_nothing():
    game = table("classic")
    state = set_up(
        game, "B1 B2", "G1 G2", discard="W4", colour="R", stack={"amount": 4, "kind": "+4"}
    )
    state, _ = play(game, state, "take")
    assert memory(game, state, 0) == {}


def test_a_wild_in_calm_is_a_sign_against_the_colour_that_was_in_force():
    game = table("classic")
    state = set_up(game, "W B1 B2 B3", "G1 G2", discard="R5")
    state, _ = play(game, state, "play W G")
    assert memory(game, state, 0) == {"R": 2.4}


def test_an_answer_with_a_wild_is_no_sign():
    game = table("siege")
    state = set_up(game, "W4 B1 B2", "G1 G2", discard="R+2", stack={"amount": 2, "kind": "+2"})
    state, _ = play(game, state, "play W4 G")
    assert memory(game, state, 0) == {}


def test_every_play_of_another_kind_lowers_the_memory_by_one():
    game = table("classic")
    lacks = [{"G": 2, "R": 2, "wild": 2.4, "+2": 3}, {}]
    state = set_up(game, "R1 R2 B1", "G1 G2", discard="R5", lacks=lacks)
    state, _ = play(game, state, "play R1")
    assert memory(game, state, 0) == {"G": 1, "R": 2, "wild": 1.4, "+2": 2}


def test_the_memory_never_exceeds_the_hand():
    game = table("classic")
    state = set_up(game, "R1 R2", "G1 G2", discard="R5", lacks=[{"R": 2}, {}])
    state, _ = play(game, state, "play R1")
    assert memory(game, state, 0) == {"R": 1}


def test_a_turn_over_clears_the_memory_of_all():
    game = table("day-night")
    state = set_up_faces(game, "R-Flip R1", "B1 B2", discard="R5", lacks=[{"G": 1}, {"R": 2}])
    state, _ = play(game, state, "play R-Flip")
    assert "lacks" not in game.position(state)


@pytest.mark.parametrize("name", TABLES)
def test_an_imagined_table_looks_the_same_and_can_be(name):
    for number, (game, state, _) in enumerate(matches(name, range(6))):
        seat = number % len(state.hands)
        view = game.view(state, seat)
        world, rng = game.imagine(view, Rng.of(3))
        assert game.view(world, seat) == view
        if number % 4 == 0:
            assert (world, rng) == game.imagine(view, Rng.of(3))
            game.from_position(len(state.hands), game.position(world), 1)


@pytest.mark.parametrize("name", TABLES)
def test_an_imagined_table_has_the_cards_of_the_deck(name):
    for game, state, _ in matches(name, range(2)):
        world, _ = game.imagine(game.view(state, 0), Rng.of(4))
        cards = [card for pile in (*world.hands, world.stock, world.discard) for card in pile]
        assert Counter(card.day for card in cards) == Counter(game.day)
        assert Counter(card.night for card in cards if card.night) == Counter(game.night)


def test_imagined_hands_differ_and_do_not_follow_the_true_ones():
    game = table("classic")
    state, _ = game.new(4, 1)
    view = game.view(state, 0)
    worlds = [game.imagine(view, Rng.of(seed))[0] for seed in range(200)]
    assert len({world.hands for world in worlds}) == 200
    held = Counter(card for world in worlds for card in world.hands[1])
    copies = Counter(game.day)
    assert all(count < 30 * copies[card.day] for card, count in held.items())


def test_imagined_hands_keep_mostly_to_what_was_shown():
    game = table("classic")
    state = set_up(
        game, "R1 R2", "B1 B2 B3 B4", "G1 G2 G3 G4", discard="R5", lacks=[{}, {"R": 4}, {}]
    )
    view = game.view(state, 0)
    red = Counter()
    for seed in range(400):
        world, _ = game.imagine(view, Rng.of(seed))
        for seat in (1, 2):
            red[seat] += sum(card.day.colour is Colour.RED for card in world.hands[seat])
    share = {seat: count / 1600 for seat, count in red.items()}
    assert share[1] < 0.05
    assert 0.18 < share[2] < 0.3


def test_a_card_another_seat_decides_about_is_imagined_to_fit():
    game = table("classic")
    state = set_up(game, "R1 R2", "B1 R7", discard="R5", turn=1, drawn="R7")
    for seed in range(50):
        world, _ = game.imagine(game.view(state, 0), Rng.of(seed))
        assert game.misfit(world, world.hands[1][-1].day) is None
