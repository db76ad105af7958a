"""Passing three cards (``RULES.md`` 7.2)."""

import pytest

from game.games.hearts import Hearts
from game.games.hearts.events import CardsGiven
from game.games.hearts.options import Passing
from game.games.hearts.state import Gifts, GiveCards, Phase
from game.rules.cards import cards
from game.rules.contract import Refusal
from game.rules.events import CardMoved
from game.rules.rng import Dice, Rng
from tests.games.hearts.table import hearts, legal, move, play, set_up, why

LEFT, RIGHT, ACROSS, NONE = Passing.LEFT, Passing.RIGHT, Passing.ACROSS, Passing.NONE
FOUR = ("2C 3C 4C 5C", "2D 3D 4D 5D", "2H 3H 4H 5H", "2S 3S 4S 5S")


def giving(game: Hearts, **position: object):
    return set_up(game, *FOUR, phase="give", **position)


@pytest.mark.parametrize(
    ("seats", "cycle"),
    [
        (3, [LEFT, RIGHT, NONE] * 3),
        (4, [LEFT, RIGHT, ACROSS, NONE] * 2),
        (5, [LEFT, RIGHT, NONE] * 3),
    ],
)
def test_directions_follow_the_cycle_also_through_tie_breaks(seats, cycle):
    """Each deal is played from empty hands with the lowest total shared at the end score."""
    game, dice = hearts(), Dice(Rng.of(seats))
    totals = [120, *[20] * (seats - 1)]
    for deal, passing in enumerate(cycle[:8], 1):
        state = set_up(game, *[""] * seats, deal=deal - 1 or 1, totals=totals)
        if deal == 1:
            state, _ = game.new(seats, 3)
        assert state.deal == deal
        assert (state.phase is Phase.GIVE) == (passing is not NONE)
        if passing is NONE:
            continue
        while state.phase is Phase.GIVE:
            seat = dice.choice(game.to_act(state))
            state, _ = game.apply(state, game.random_move(state, seat, dice))
        for seat, gift in enumerate(state.passed):
            target = {LEFT: seat + 1, RIGHT: seat - 1, ACROSS: seat + 2}[passing] % seats
            assert set(gift) <= set(state.hands[target])


@pytest.mark.parametrize("seats", Hearts.seats)
def test_with_passing_off_no_deal_begins_with_it(seats):
    game = hearts(passing=False)
    assert game.new(seats, 1)[0].phase is Phase.PLAY
    for deal in range(1, 9):
        assert set_up(game, *[""] * seats, deal=deal).phase is Phase.PLAY


def test_all_choose_at_once_and_in_any_order():
    game, state = hearts(), giving(hearts())
    assert game.to_act(state) == (0, 1, 2, 3)
    state, _ = game.apply(state, move(game, state, "give 2H 3H 4H", seat=2))
    assert game.to_act(state) == (0, 1, 3)
    state, _ = game.apply(state, move(game, state, "give 2C 3C 4C", seat=0))
    assert game.to_act(state) == (1, 3)


@pytest.mark.parametrize("gift", ["give", "give 2C", "give 2C 3C", "give 2C 3C 4C 5C"])
def test_exactly_three_cards_are_given(gift):
    game = hearts()
    assert why(game, giving(game), gift) is Refusal.GIVE_THREE


def test_a_card_cannot_be_given_twice():
    game = hearts()
    assert why(game, giving(game), "give 2C 2C 3C") is Refusal.GIVE_THREE
    assert why(game, giving(game), "give 2C 3C 3C 2C") is Refusal.GIVE_THREE


def test_only_cards_in_hand_can_be_given():
    game = hearts()
    assert why(game, giving(game), "give 2C 3C 4D") is Refusal.NOT_IN_HAND


def test_who_has_given_cannot_give_again():
    game, state = hearts(), giving(hearts())
    state, _ = play(game, state, "give 2C 3C 4C")
    assert why(game, state, "give 2C 3C 4C", seat=0) is Refusal.ALREADY_GIVEN
    assert why(game, state, "play 5C", seat=0) is Refusal.NOT_YOUR_TURN
    assert why(game, state, "play 2D", seat=1) is Refusal.GIVE_THREE


def test_nothing_is_given_while_cards_are_played():
    game = hearts()
    assert why(game, set_up(game, *FOUR), "give 2C 3C 4C") is Refusal.ALREADY_GIVEN


def test_the_order_in_which_cards_are_named_does_not_matter():
    given = GiveCards(0, cards("QS 2C KH"))
    assert given == GiveCards(0, cards("KH QS 2C"))
    assert given.text == "give 2C KH QS"
    assert hash(given) == hash(GiveCards(0, cards("2C QS KH")))


def test_received_cards_are_hidden_until_everybody_has_passed():
    game, state = hearts(), giving(hearts())
    state, events = play(game, state, "give 2C 3C 4C", "give 2D 3D 4D", "give 2H 3H 4H")
    view = game.view(state, 1)
    assert view.hand == cards("5D")
    assert view.given == (None, cards("2D 3D 4D"), None, ())
    seen = [event.seen_by(1) for event in events]
    shown = {event.front for event in seen if isinstance(event, CardMoved)}
    assert shown == {*cards("2D 3D 4D"), None}


def test_received_cards_may_not_be_passed_on():
    game, state = hearts(), giving(hearts())
    state, _ = play(game, state, "give 2C 3C 4C")
    assert why(game, state, "give 2C 3D 4D", seat=1) is Refusal.NOT_IN_HAND


def test_giver_and_receiver_know_the_passed_cards_and_nobody_else():
    game, state = hearts(), giving(hearts())
    gifts = ["give 2C 3C 4C", "give 2D 3D 4D", "give 2H 3H 4H", "give 2S 3S 4S"]
    state, events = play(game, state, *gifts)
    given = [event for event in events if isinstance(event, CardsGiven)]
    assert [event.seat for event in given] == [0, 1, 2, 3]
    for seat, event in enumerate(given):
        for viewer in range(4):
            knows = viewer in (seat, (seat + 1) % 4)
            told = event.seen_by(viewer)
            assert isinstance(told, CardsGiven)
            assert (told.cards is not None) == knows
            assert (game.view(state, viewer).passed[seat] is not None) == knows


def test_every_choice_of_three_is_legal_and_made_when_asked_for():
    game = hearts()
    state, _ = game.new(4, 1)
    moves = game.legal_moves(state, 2)
    assert isinstance(moves, Gifts)
    assert len(moves) == len({*moves}) == 286
    assert all(game.refusal(state, gift) is None for gift in moves)
    assert moves[-1] == list(moves)[285]
    assert moves[5:8] == tuple(moves[n] for n in (5, 6, 7))
    with pytest.raises(IndexError):
        moves[286]


def test_up_to_twenty_choices_are_listed_and_more_are_not():
    game = hearts()
    assert game.legal_texts(game.new(4, 1)[0], 0) == ("give",)
    assert legal(game, giving(game)).count("give") == 4
    six = [" ".join(f"{rank}{suit}" for rank in "234567") for suit in "CDHS"]
    assert len(game.legal_texts(set_up(game, *six, phase="give"), 0)) == 20
    seven = [f"{hand} 8{hand[1]}" for hand in six]
    assert game.legal_texts(set_up(game, *seven, phase="give"), 0) == ("give",)
