"""The reasons of hints in the colour games: the term that separates best from second."""

import pytest

from game.players.colours.hints import Hint, explained, searched
from game.players.colours.search import Trial
from tests.games.colours.table import set_up_faces, table

OTHERS = ("Y1 Y2 Y3 Y4", "Y5 Y6 Y7 Y8", "B4 B5 B6 B7")


def reason(name, text, *hands, **position):
    game = table(name)
    state = set_up_faces(game, *hands, **position)
    view, moves = game.view(state, state.turn), game.legal_moves(state, state.turn)
    chosen = next(move for move in moves if move.text == text)
    found = explained(view, moves, chosen)
    return found.key, dict(found.values)


def at_classic(text, hand, *others, **position):
    return reason("classic", text, hand, *(others or OTHERS), **position)


STACK = {"discard": "R+2", "stack": {"amount": 6, "kind": "+2"}}


def test_going_out_is_its_own_reason():
    assert at_classic("play R1", "R1", discard="R5") == (Hint.GOES_OUT, {})


def test_the_last_card_is_called_first():
    assert reason("colour-cards", "call", "R1 B3", *OTHERS, discard="R5") == (Hint.CALL, {})


def test_a_seat_with_one_card_left_is_stopped():
    found = at_classic("play R-Skip", "R-Skip R1 R2", "Y1", *OTHERS[1:], discard="R5")
    assert found == (Hint.DANGER, {"seat": 1, "cards": 1, "card": "R-Skip"})


def test_a_stack_is_passed_on():
    assert at_classic("play B+2", "B+2 R1", **STACK) == (Hint.ANSWER, {"cards": 6})


def test_a_shield_cancels_a_stack():
    found = reason("siege", "play B-Shield", "B-Shield R1", *OTHERS, **STACK)
    assert found == (Hint.CANCEL, {"cards": 6})


def test_a_wild_is_kept_for_later_while_a_coloured_card_fits():
    found = at_classic("play R1", "W R1 B2", discard="R5")
    assert found == (Hint.WILD_LATER, {"card": "W"})


def test_the_wild_goes_before_the_4():
    found = at_classic("play W R", "W W4 R1", "Y1 Y2", *OTHERS[1:], discard="G5")
    assert found == (Hint.CARD_LATER, {"card": "W4"})


def test_a_2_is_kept_for_later():
    found = at_classic("play R1", "R+2 R1 B2 G3", discard="R5")
    assert found == (Hint.CARD_LATER, {"card": "R+2"})


def test_a_wild_is_saved_by_drawing():
    assert at_classic("take", "W G1 G2 G3", discard="R5") == (Hint.WILD_SAVED, {})


def test_own_colours_are_counted():
    found = at_classic("play B5", "R1 B5 B2 B3", discard="R5")
    assert found == (Hint.COLOUR, {"cards": 2, "colour": "B"})


def test_a_wild_names_the_colour_held_most():
    found = at_classic("play W B", "W B1 B2", "Y1 Y2", *OTHERS[1:], discard="R5")
    assert found == (Hint.COLOUR, {"cards": 2, "colour": "B"})


def test_the_next_seat_is_steered_to_what_it_lacks():
    found = at_classic("play B5", "R1 B5", discard="R5", lacks=[{}, {"B": 4}, {}, {}])
    assert found == (Hint.LACKS, {"seat": 1, "colour": "B"})


def test_a_twin_of_the_symbol_fits_later():
    found = at_classic("play R7", "R7 R1 B7", discard="R5")
    assert found == (Hint.SYMBOL, {"card": "R7"})


def test_at_night_colours_have_their_night_names():
    found = reason("day-night", "play V5", "P1 V5 V2 V3", *night(), discard="P5", side="night")
    assert found == (Hint.COLOUR, {"cards": 2, "colour": "V"})


def night():
    return ("O1 O2 O3 O4", "O5 O6 O7 O8", "T4 T6 T7 T8")


def test_without_any_reason_none_is_made_up():
    assert at_classic("play R9", "R9 R1", discard="R5") == (Hint.FITS, {})
    assert at_classic("play R9", "R9 B1", discard="R5") == (Hint.FITS, {})


def test_taking_is_all_that_can_be_done():
    assert at_classic("take", "G1 G2", discard="R5") == (Hint.ONLY_MOVE, {})


def tried(*values):
    trial = Trial(None)
    for value in values:
        trial.add(value, 0.0)
    return trial


@pytest.mark.parametrize(
    ("own", "usual", "expected"),
    [
        ((0.4, 0.32), (0.3, 0.32), (Hint.SEARCH, {"worlds": 2, "percent": 36, "other": 31})),
        ((0.301, 0.302), (0.3, 0.3), (Hint.SEARCH_CLOSE, {"worlds": 2})),
    ],
)
def test_what_only_the_search_prefers_is_told_in_wins(own, usual, expected):
    found = searched(tried(*own), tried(*usual))
    assert (found.key, dict(found.values)) == expected
