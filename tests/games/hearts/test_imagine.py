"""Imagined deals keep to all that a seat knows."""

from collections import Counter

import pytest

from game.games.hearts import Hearts
from game.games.hearts.state import Phase
from game.rules.cards import Card, Suit, cards
from game.rules.rng import Dice, Rng
from tests.games.hearts.table import SETTINGS, hearts, play, set_up
from tests.games.matches import random_match


def imagined(game: Hearts, state, seat: int, count: int):
    dice, view = Dice(Rng.of(5)), game.view(state, seat)
    return [game.imagine(view, Rng(dice.below(1 << 64)))[0] for _ in range(count)]


@pytest.mark.parametrize("settings", SETTINGS)
@pytest.mark.parametrize("seats", Hearts.seats)
def test_an_imagined_state_looks_the_same_and_can_be_set_up(seats, settings):
    game = hearts(**settings)
    for count, (state, _) in enumerate(random_match(game, seats, seed=31)):
        view = game.view(state, count % seats)
        world, _ = game.imagine(view, Rng.of(count))
        assert game.view(world, count % seats) == view
        assert game.from_position(seats, game.position(world), seed=0) == world


@pytest.mark.parametrize("seats", Hearts.seats)
def test_an_imagined_deal_has_the_cards_of_the_pack(seats):
    game = hearts(leftover="facedown")
    for count, (state, _) in enumerate(random_match(game, seats, seed=32)):
        world, _ = game.imagine(game.view(state, 0), Rng.of(count))
        piles = (*world.hands, *world.given, *world.taken, world.trick, world.leftover)
        assert len({card for pile in piles for card in pile}) == 52


def test_an_imagined_match_can_be_played_to_its_end():
    game, dice = hearts(), Dice(Rng.of(1))
    state = next(s for s, _ in random_match(game, 4, seed=33) if s.phase is Phase.PLAY)
    for world in imagined(game, state, 2, 3):
        while to_act := game.to_act(world):
            world, _ = game.apply(world, game.random_move(world, to_act[0], dice))
        assert game.outcome(world) is not None


def test_a_seat_that_did_not_follow_holds_none_of_the_suit():
    game = hearts()
    state = set_up(game, "3D 4C", "4S 5D", "2S 5S", "3S 6D")
    state, _ = play(game, state, "play 4C", "play 4S")
    for world in imagined(game, state, 0, 50):
        assert not any(card.suit is Suit.CLUBS for card in world.hands[1])


def test_who_leads_a_heart_unbroken_holds_nothing_else():
    game = hearts()
    state = set_up(game, "2H 5H 8H", "4S 5D 7C", "2S 5S 9C", "3S 6D TC")
    state, _ = play(game, state, "play 2H")
    for world in imagined(game, state, 1, 50):
        assert all(card.suit is Suit.HEARTS for card in world.hands[0])


def test_points_thrown_in_the_first_trick_show_a_hand_of_penalty_cards():
    game = hearts()
    state = set_up(game, "2C 5C 8C", "2H 5H QS", "2S 5S 9C", "3S 6D TC", first_trick=True)
    state, _ = play(game, state, "play 2C", "play 2H")
    for world in imagined(game, state, 0, 50):
        for card in world.hands[1]:
            assert card.suit is Suit.HEARTS or card.code == "QS"


def test_passed_cards_stay_with_their_receiver_until_played():
    game = hearts()
    hands = "2C 3C 4C 5C", "2D 3D 4D 5D", "2H 3H 4H 5H", "2S 3S 4S 5S"
    gifts = "give 3C 4C 5C", "give 2D 3D 4D", "give 2H 3H 4H", "give 2S 3S 4S"
    state, _ = play(game, set_up(game, *hands, phase="give"), *gifts)
    for world in imagined(game, state, 0, 20):
        assert set(cards("3C 4C 5C")) <= set(world.hands[1])
    for world in imagined(game, state, 1, 20):
        assert set(cards("2D 3D 4D")) <= set(world.hands[2])


@pytest.mark.parametrize("settings", SETTINGS)
@pytest.mark.parametrize("seats", Hearts.seats)
def test_the_seat_to_lead_first_holds_the_lowest_club(seats, settings):
    game = hearts(**{**settings, "passing": False})
    for seed in range(10):
        state, _ = game.new(seats, seed)
        for world in imagined(game, state, (state.leader + 1) % seats, 10):
            lowest = min(c.rank for hand in world.hands for c in hand if c.suit is Suit.CLUBS)
            held = [c.rank for c in world.hands[state.leader] if c.suit is Suit.CLUBS]
            assert lowest == min(held)


def test_a_low_club_lies_in_the_leftover_as_often_as_chance_has_it():
    """Five seats, another is to lead: compared with random deals in which that seat leads."""
    game = hearts(passing=False, leftover="facedown")
    dice, low, hits = Dice(Rng.of(8)), Counter[bool](), Counter[bool]()
    two = Card.parse("2C")
    while sum(low.values()) < 1500:
        state, _ = game.new(5, dice.below(1 << 60))
        if state.leader == 0 and two not in state.hands[1]:
            low[two in state.leftover] += 1
            view = game.view(state, 1)
            hits[two in game.imagine(view, Rng(dice.below(1 << 64)))[0].leftover] += 1
    assert low[True] > 20
    assert abs(low[True] - hits[True]) < 4 * (low[True] + hits[True]) ** 0.5


def test_lower_clubs_than_the_first_lead_lie_in_the_leftover():
    game = hearts(leftover="facedown")
    hands = "5C 3D", "6C 4D", "2S 4C", "7C 5D", "8C 6D"
    state = set_up(game, *hands, leftover="2C 3C", first_trick=True)
    state, _ = play(game, state, "play 4C")
    for world in imagined(game, state, 0, 50):
        assert not set(cards("2C 3C")) & {card for hand in world.hands for card in hand}


def test_hidden_cards_are_spread_evenly():
    game = hearts(passing=False)
    state, _ = game.new(4, 4)
    viewer = state.leader
    others = [seat for seat in range(4) if seat != viewer]
    unseen = [card for seat in others for card in state.hands[seat]]
    held = Counter(
        (seat, card)
        for world in imagined(game, state, viewer, 600)
        for seat in others
        for card in world.hands[seat]
    )
    for seat in others:
        for card in unseen:
            assert abs(held[seat, card] - 200) < 5 * 12


def test_the_next_deals_of_an_imagined_match_are_not_the_true_ones():
    game = hearts()
    state, _ = game.new(4, 6)
    seeds = {world.seed for world in imagined(game, state, 0, 20)}
    assert len(seeds) == 20
    assert state.seed not in seeds
