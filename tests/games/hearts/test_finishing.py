"""When a seat may ask to finish the deal (``RULES.md`` 7.5.6)."""

import pytest

from game.games.hearts.knowledge import is_settled
from tests.games.hearts.table import hearts, set_up
from tests.games.matches import random_match

MOST = "3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH QS"


def test_a_deal_is_settled_when_all_points_have_been_taken():
    game = hearts()
    state = set_up(game, "2C", "3C", "4C", "5C", taken=[MOST, "2H", "", ""])
    assert all(is_settled(game.view(state, seat)) for seat in range(4))


def test_a_point_in_any_hand_or_on_the_table_is_left():
    game = hearts()
    state = set_up(game, "2C", "3C", "4C", "2H", taken=[MOST, "", "", ""])
    assert not any(is_settled(game.view(state, seat)) for seat in range(4))
    state = set_up(game, "", "3C", "4C", "5C", taken=[MOST, "", "", ""], trick="2H")
    assert not any(is_settled(game.view(state, seat)) for seat in range(4))


def test_the_jack_of_diamonds_counts_with_its_option_only():
    hands = "2C", "3C", "4C", "JD"
    for jack in (True, False):
        game = hearts(jack_of_diamonds=jack)
        state = set_up(game, *hands, taken=[MOST, "2H", "", ""])
        assert is_settled(game.view(state, 0)) != jack


def test_a_leftover_that_was_not_seen_may_hold_points():
    game = hearts(leftover="facedown")
    hands = "2C", "3C", "4C"
    state = set_up(game, *hands, taken=[MOST, "", ""], leftover="2H", leftover_to=1)
    assert [is_settled(game.view(state, seat)) for seat in range(3)] == [False, True, False]


@pytest.mark.parametrize("leftover", ["remove", "facedown"])
def test_what_is_settled_stays_so_and_changes_no_score(leftover):
    """Once a seat is told that nothing is left, no later trick of the deal holds a point."""
    game = hearts(leftover=leftover, jack_of_diamonds=True)
    settled, deal = False, 1
    for state, _ in random_match(game, 5, seed=41):
        if state.deal != deal:
            settled, deal = False, state.deal
        points = game.house.point_cards
        if settled and state.trick:
            assert not points & {*state.trick}
        settled = settled or any(is_settled(game.view(state, seat)) for seat in range(5))
