"""Scoring and the end of a match (``RULES.md`` 7.4, 7.5)."""

import pytest

from game.games.hearts.events import DealScored, LeftoverShown, MoonShot
from game.rules.events import MatchEnded
from tests.games.hearts.table import hearts, play, set_up

ALL_HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
EMPTY = ("", "", "", "")


def points(game, *taken: str, **position: object):
    state = set_up(game, *[""] * len(taken), taken=list(taken), **position)
    return state.scored


def test_the_jack_of_diamonds_does_not_count_towards_a_moon():
    """26 points with the jack's ten taken off are no 16 that miss the moon, nor the other way."""
    game = hearts(jack_of_diamonds=True)
    assert points(game, ALL_HEARTS + " QS", "JD", "", "") == (0, 16, 26, 26)
    assert points(game, ALL_HEARTS + " QS JD", "", "", "") == (-10, 26, 26, 26)
    assert points(game, ALL_HEARTS + " JD", "QS", "", "") == (3, 13, 0, 0)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_moon_gives_26_to_all_others(seats):
    assert points(hearts(), ALL_HEARTS + " QS", *[""] * (seats - 1)) == (0, *[26] * (seats - 1))


def test_a_moon_may_be_completed_by_the_leftover():
    game = hearts(leftover="facedown")
    taken = ["", ALL_HEARTS, "", "", ""]
    assert points(game, *taken, leftover="QS 2C", leftover_to=1) == (26, 0, 26, 26, 26)
    assert points(game, *taken, leftover="QS 2C", leftover_to=0) == (13, 13, 0, 0, 0)


def test_a_moon_is_told_before_the_points():
    game = hearts()
    taken = [ALL_HEARTS, "", "", ""]
    state = set_up(game, "AS", "QS", "2S", "3S", taken=taken)
    _, events = play(game, state, "play AS", "play QS", "play 2S", "play 3S")
    told = [event for event in events if isinstance(event, MoonShot | DealScored)]
    assert told == [MoonShot(0), DealScored((0, 26, 26, 26), (0, 26, 26, 26))]


def test_the_leftover_is_shown_to_all_at_scoring():
    game = hearts(leftover="facedown")
    state = set_up(game, "AS", "QS", "3S", leftover="4H", leftover_to=2)
    _, events = play(game, state, "play AS", "play QS", "play 3S")
    shown = next(event for event in events if isinstance(event, LeftoverShown))
    assert shown.seen_by(0) == shown
    assert shown.seat == 2


def test_totals_may_be_negative():
    state = set_up(hearts(jack_of_diamonds=True), *EMPTY, taken=["JD", "2H", "", ""])
    assert state.totals == (-10, 1, 0, 0)


def test_a_match_that_reached_the_end_score_stays_open_until_one_is_lowest():
    """Totals that fall back under the limit do not take the end back (7.5.2)."""
    game = hearts(jack_of_diamonds=True)
    state = set_up(game, *EMPTY, totals=[100, 20, 20, 60], taken=["2H", "", "", ""])
    assert state.overtime
    again = set_up(
        game, *EMPTY, totals=[101, 20, 20, 60], overtime=True, taken=["JD", "2H", "", ""]
    )
    outcome = game.outcome(again)
    assert again.totals == (91, 21, 20, 60)
    assert outcome is not None
    assert outcome.winners == (2,)


def test_the_end_is_told_with_places_and_totals():
    game = hearts()
    state = set_up(game, "AS", "QS", "2S", "3S", totals=[90, 5, 6, 50])
    state, events = play(game, state, "play AS", "play QS", "play 2S", "play 3S")
    assert events[-1] == MatchEnded((4, 1, 2, 3), (103, 5, 6, 50))
    assert game.to_act(state) == ()


def test_a_shared_lowest_total_is_no_end():
    game = hearts()
    state = set_up(game, "AS", "QS", "2S", "3S", totals=[90, 5, 5, 50])
    state, events = play(game, state, "play AS", "play QS", "play 2S", "play 3S")
    assert not any(isinstance(event, MatchEnded) for event in events)
    assert game.outcome(state) is None


def test_the_score_tells_of_a_deal_only_when_the_last_move_ended_it():
    game = hearts(passing=False)
    state = set_up(game, "AS", "QS", "2S", "3S")
    nothing = {"deal_over": False, "points": None, "totals": (0, 0, 0, 0)}
    assert game.score(state) == nothing
    state, _ = play(game, state, "play AS", "play QS", "play 2S")
    assert game.score(state) == nothing
    state, _ = play(game, state, "play 3S")
    scored = (13, 0, 0, 0)
    assert game.score(state) == {"deal_over": True, "points": scored, "totals": scored}
    assert state.deal == 2
    state, _ = play(game, state, "play 2C")
    assert game.score(state) == {**nothing, "totals": scored}


def test_each_deal_can_be_dealt_again_from_match_seed_and_number():
    game = hearts(passing=False)
    ended = [
        game.from_position(4, {"hands": list(EMPTY), "deal": 4, "totals": [n, 0, 0, 0]}, seed=9)
        for n in (1, 2)
    ]
    assert ended[0].hands == ended[1].hands
    other = game.from_position(4, {"hands": list(EMPTY), "deal": 5}, seed=9)
    assert other.hands != ended[0].hands
