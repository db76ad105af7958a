"""Points and places at the end of a colour match (2.5, 2.6, 6.5)."""

import pytest

from game.games.colours.cards import Face
from game.games.colours.events import WentOut
from game.games.colours.scoring import points_of
from game.rules.contract import Outcome
from game.rules.events import MatchEnded
from tests.games.colours.table import matches, play, set_up, set_up_faces, table


@pytest.mark.parametrize(
    ("face", "points"),
    [
        *(("R0", 0), ("B9", 9), ("P7", 7), ("R-Skip", 20), ("G-Reverse", 20), ("Y+2", 20)),
        *(("R-Bomb", 20), ("B-Shield", 20), ("R+1", 20), ("T+5", 20), ("P-Everyone", 20)),
        *(("R-Flip", 20), ("V-Clock", 20), ("W", 50), ("W4", 50), ("Hunt", 50)),
    ],
)
def test_what_a_face_counts(face, points):
    assert points_of((Face.parse(face),)) == points


def test_the_winner_is_first_though_another_has_as_many_points():
    game = table("classic")
    state = set_up(game, "", "R0", "B5 B6", discard="R5")
    assert game.outcome(state) == Outcome((1, 2, 3), (11, 11, 0))


def test_equal_points_share_a_place():
    game = table("classic")
    state = set_up(game, "R5", "B5", "", "G9", discard="R1")
    assert game.outcome(state) == Outcome((2, 2, 1, 4), (14, 14, 19, 10))


def test_both_ways_to_show_the_score_rank_alike():
    points, penalty = table("classic"), table("classic", score="penalty")
    hands = ["R5 W", "B5", "", "R-Skip G9"]
    one = points.outcome(set_up(points, *hands, discard="R1"))
    other = penalty.outcome(set_up(penalty, *hands, discard="R1"))
    assert one.places == other.places
    assert other.points == (-55, -5, 0, -29)
    assert one.points == (34, 84, 89, 60)


def test_the_faces_active_at_the_end_count():
    game = table("day-night")
    day = set_up(game, "", "R1|Hunt W|P2", discard="R5|P5")
    night = set_up(game, "", "R1|Hunt W|P2", discard="R5|P5", side="night")
    assert game.outcome(day).points == (51, 0)
    assert game.outcome(night).points == (52, 0)


def test_colour_cards_counts_no_points_and_the_others_share_a_place():
    game = table("colour-cards")
    state = set_up(game, "R1", "", "B5 B6", "W", discard="R5")
    assert game.outcome(state) == Outcome((2, 1, 2, 2), None)
    assert game.score(state) == {"points": None}


LAST = {
    "classic": ["R+2", "R-Skip", "R-Reverse", "R-Bomb", "W", "W4"],
    "siege": ["R+2", "R-Shield", "W", "W4"],
    "day-night": ["R+1", "R-Flip", "R-Clock", "R-Reverse", "W"],
    "colour-cards": ["R+2", "R-Skip", "W", "W4"],
}


@pytest.mark.parametrize(
    ("name", "face"), [(name, face) for name, faces in LAST.items() for face in faces]
)
def test_the_last_card_wins_and_has_no_effect(name, face):
    game = table(name)
    others = ["B1 B2", "B3 B4", "B5 B6"][: max(2, game.seats[0] - 1)]
    before = set_up_faces(game, face, *others, discard="R5")
    text = f"play {face} G" if Face.parse(face).colour is None else f"play {face}"
    state, told = play(game, before, text)
    assert [len(hand) for hand in state.hands[1:]] == [2] * len(others)
    assert (state.stack, state.fuse, state.clock, state.shields) == (None, None, 0, frozenset())
    assert (state.side, state.direction, state.turn) == ("day", 1, 0)
    assert WentOut(0) in told
    assert isinstance(told[-1], MatchEnded)
    assert game.outcome(state).winners == (0,)


def test_a_hunt_as_the_last_card_names_its_colour_and_wins():
    game = table("day-night")
    state = set_up_faces(game, "Hunt", "V1 V2", discard="P5", side="night")
    state, _ = play(game, state, "play Hunt T")
    assert game.outcome(state).winners == (0,)
    assert state.colour == 2


@pytest.mark.parametrize("name", ["classic", "day-night", "siege", "colour-cards"])
def test_every_match_has_one_winner_and_ends_with_the_result(name):
    for game, state, events in matches(name, range(10)):
        outcome = game.outcome(state)
        assert (outcome is None) == bool(game.to_act(state))
        if outcome is not None:
            assert len(outcome.winners) == 1
            assert events[-1] == MatchEnded(outcome.places, outcome.points)
