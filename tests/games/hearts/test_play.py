"""Playing tricks (``RULES.md`` 7.3)."""

import pytest

from game.games.hearts.events import HeartsBroken, TrickTaken
from game.rules.cards import cards
from game.rules.contract import IllegalMove, Refusal
from tests.games.hearts.table import hearts, legal, move, play, set_up, why


def test_the_lowest_club_must_be_led_first():
    game = hearts()
    state = set_up(game, "3C 2S", "2C AC", "4C 3S", "5C 4S", first_trick=True)
    assert legal(game, state) == "2C"
    assert why(game, state, "play AC") is Refusal.MUST_LEAD_LOWEST_CLUB


def test_five_seats_with_cards_removed_begin_with_the_three_of_clubs():
    game = hearts(passing=False)
    for seed in range(20):
        state, _ = game.new(5, seed)
        assert legal(game, state) == "3C"


def test_no_club_is_demanded_after_the_first_lead():
    """Neither of those who follow to it, nor of who leads later."""
    game = hearts()
    state = set_up(game, "2C 9S", "4C 3C", "4S 5C", "5S 6C", first_trick=True)
    state, _ = play(game, state, "play 2C")
    assert legal(game, state) == "4C 3C"
    state, _ = play(game, state, "play 4C", "play 5C", "play 6C")
    assert legal(game, state) == "5S"
    later = set_up(game, "AC 9S", "4C 3C", "4S 5C", "5S 6C")
    assert legal(game, later) == "AC 9S"


def test_the_queen_of_spades_may_be_led_after_the_first_trick():
    game = hearts()
    assert legal(game, set_up(game, "QS 2D", "3S 3D", "4S 4D", "5S 5D")) == "QS 2D"


def test_a_heart_may_not_be_led_before_hearts_are_broken():
    game = hearts()
    state = set_up(game, "2H 2D", "3S 3D", "4S 4D", "5S 5D")
    assert why(game, state, "play 2H") is Refusal.HEARTS_NOT_BROKEN
    assert (
        why(game, set_up(game, "2H 2D", "3S 3D", "4S 4D", "5S 5D", broken=True), "play 2H") is None
    )


def test_with_hearts_and_the_queen_only_the_queen_must_be_led():
    game = hearts()
    state = set_up(game, "2H QS 5H", "3S 3D 6S", "4S 4D 7S", "5S 5D 8S")
    assert legal(game, state) == "QS"
    assert why(game, state, "play 5H") is Refusal.HEARTS_NOT_BROKEN


def test_the_first_heart_played_breaks_hearts():
    game = hearts()
    state = set_up(game, "2D 3S", "2H 4S", "3D 5S", "3H 6S")
    state, events = play(game, state, "play 2D", "play 2H", "play 3D", "play 3H")
    broken = [event for event in events if isinstance(event, HeartsBroken)]
    assert broken == [HeartsBroken(1, cards("2H")[0])]
    assert state.broken


def test_a_heart_played_for_want_of_others_in_the_first_trick_breaks_hearts():
    game = hearts()
    state = set_up(game, "2C 3C", "2H QS", "3D 5D", "5C 6C", first_trick=True)
    state, _ = play(game, state, "play 2C", "play 2H")
    assert state.broken


def test_suit_must_be_followed_in_the_first_trick_before_points_matter():
    game = hearts()
    state = set_up(game, "2C 3C", "2H 4C", "3D 5D", "5C 6C", first_trick=True)
    state, _ = play(game, state, "play 2C")
    assert why(game, state, "play 2H") is Refusal.MUST_FOLLOW_SUIT


def test_a_trick_goes_clockwise_and_its_taker_leads():
    game = hearts()
    state = set_up(game, "3D 2S", "9D 4S", "AS KS", "4D 6S", leader=3)
    state, events = play(game, state, "play 4D", "play 3D", "play 9D", "play KS")
    assert TrickTaken(1, cards("4D 3D 9D KS")) in events
    assert game.to_act(state) == (1,)


def test_only_the_seat_whose_turn_it_is_may_play():
    game = hearts()
    state = set_up(game, "3D 2S", "9D 4S", "AS KS", "4D 6S")
    assert why(game, state, "play 9D", seat=1) is Refusal.NOT_YOUR_TURN
    assert why(game, state, "play 9D", seat=0) is Refusal.NOT_IN_HAND


def test_a_refused_move_changes_nothing():
    game = hearts()
    state = set_up(game, "3D 2S", "9D 4S", "AS KS", "4D 6S")
    before = state.clone()
    with pytest.raises(IllegalMove, match="NOT_IN_HAND") as refused:
        game.apply(state, move(game, state, "play AC"))
    assert refused.value.reason is Refusal.NOT_IN_HAND
    assert state == before


def test_nothing_is_played_when_the_match_is_over():
    game = hearts()
    state = set_up(game, "", "", "", "", totals=[100, 1, 2, 3])
    for text in ("play 2C", "give 2C 3C 4C"):
        assert why(game, state, text, seat=0) is Refusal.GAME_OVER


@pytest.mark.parametrize("text", ["", "take", "play", "play XX", "play 2C 3C", "give 2C XX", "2C"])
def test_what_is_no_move_is_not_read(text):
    game = hearts()
    with pytest.raises(ValueError, match="is"):
        move(game, set_up(game, "2C", "3C", "4C", "5C"), text)


def test_a_card_may_be_named_with_its_slot():
    game = hearts()
    state = set_up(game, "3D 2S", "9D 4S", "AS KS", "4D 6S")
    assert move(game, state, "play 2S@1") == move(game, state, "play 2S")
    with pytest.raises(ValueError, match="slot"):
        move(game, state, "play 2S@0")
