"""What others' plays tell about the cards they hold."""

import pytest

from game.games.hearts import Hearts
from game.games.hearts.events import TrickTaken
from game.players.hearts.cards import FACES
from game.players.hearts.likelihoods import even, inferred
from game.players.hearts.seen import tricks
from tests.games.hearts.table import SETTINGS, hearts, set_up
from tests.games.matches import random_match

HANDS = ("2D 3D 4D", "5D 6D 7D", "8D 9D JD", "QD KD AD")
CLUBS, DIAMONDS, HEARTS, SPADES = ({f"{r}{s}" for r in "23456789TJQKA"} for s in "CDHS")


def told(trick, seat, viewer=3, settings=None, **position):
    """By card code: what ``viewer`` then thinks of that seat's cards, where it is not 1."""
    game = hearts(**settings or {})
    played = len(trick.split())
    hands = [hand.rsplit(" ", 1)[0] if n < played else hand for n, hand in enumerate(HANDS)]
    state = set_up(game, *hands, trick=trick, broken=True, **position)
    shares = inferred(game.view(state, viewer))[seat]
    return {card.code: share for card, share in zip(FACES, shares, strict=True) if share != 1.0}


def test_nothing_played_tells_nothing():
    game = hearts()
    state, _ = game.new(4, seed=3)
    assert inferred(game.view(state, 1)) == even(4)


def test_who_throws_another_card_hardly_holds_the_queen_of_spades():
    assert told("7C 8C TD", 2)["QS"] == 0.1


def test_who_throws_a_heart_hardly_holds_higher_ones():
    assert {code for code in told("7C 8C JH", 2) if code in HEARTS} == {"QH", "KH", "AH"}


def test_who_throws_no_heart_is_less_likely_to_hold_some():
    assert {code for code, share in told("7C 8C TD", 2).items() if share == 0.7} == HEARTS


def test_who_throws_the_queen_of_spades_tells_nothing_of_others():
    assert told("7C 8C QS", 2) == {}


def test_a_card_thrown_in_the_first_trick_tells_nothing_where_it_bars_points():
    assert told("7C 8C TD", 2, first_trick=True) == {}
    free = {"no_points_first_trick": False}
    assert told("7C 8C TD", 2, settings=free, first_trick=True) != {}


def test_who_does_not_put_the_queen_under_ace_or_king_hardly_holds_her():
    assert told("KS 2S", 1)["QS"] == 0.05
    assert "QS" not in told("TS 2S", 1)


def test_who_ducks_has_nothing_higher_that_would_have_ducked_too():
    assert set(told("9C 4C", 1)) == {"5C", "6C", "7C", "8C"}


def test_who_goes_over_a_trick_with_points_could_not_go_under():
    found = told("9C 2H TC", 2)
    assert {code for code, share in found.items() if share == 0.4} == CLUBS - {
        "9C",
        *(f"{r}C" for r in "TJQKA"),
    }


def last_told(trick, taker):
    """What seat 0 thinks of the last of a trick that it led."""
    taken = ["", "", "", ""]
    taken[taker] = trick
    state = set_up(hearts(), "2H 3H", "4H 5H", "6H 7H", "8H 9H", taken=taken, leader=taker)
    shares = inferred(hearts().view(state, 0))[3]
    return {card.code for card, share in zip(FACES, shares, strict=True) if share == 0.7}


def test_who_plays_last_to_a_pointless_trick_takes_it_with_the_highest_card():
    assert last_told("9C 2C TC JC", taker=3) == {"QC", "KC", "AC"}


def test_who_plays_last_to_a_pointless_trick_would_have_taken_it():
    assert last_told("9C 2C TC 3C", taker=2) == {"JC", "QC", "KC", "AC"}


def test_who_leads_a_low_spade_hardly_holds_the_high_ones():
    assert {code for code, share in told("7S", 0).items() if share == 0.6} == {"QS", "KS", "AS"}
    assert told("KS", 0) == {}


def test_own_plays_tell_nothing():
    assert told("7C 8C TD", 2, viewer=2) == {}


@pytest.mark.parametrize("settings", SETTINGS)
@pytest.mark.parametrize("seats", Hearts.seats)
def test_the_tricks_are_known_in_the_order_played(seats, settings):
    game, played = hearts(**settings), []
    for state, events in random_match(game, seats, seed=12):
        played += [event.cards for event in events if isinstance(event, TrickTaken)]
        if state.scored is not None:
            break
        found = tricks(game.view(state, 0))
        assert [trick.cards for trick in found] == [*played, state.trick]
        assert found[-1].leader == state.leader
