"""Imagined worlds keep to all that a seat may know."""

from collections import Counter
from itertools import islice

import pytest

from game.games.hearts import Hearts
from game.games.hearts.state import GIFT_SIZE, HeartsState, Phase
from game.players.hearts.cards import FACES, NUMBERS, each, flat
from game.players.hearts.likelihoods import even
from game.players.hearts.seen import deal_of
from game.players.hearts.worlds import Worlds
from game.rules.cards import Card
from game.rules.rng import Dice, Rng
from tests.games.hearts.table import SETTINGS, hearts, play, set_up
from tests.games.matches import random_match
from tests.players.hearts.table import ending


def worlds(game: Hearts, state: HeartsState, seat: int, count: int, seed: int = 1):
    view = game.view(state, seat)
    dealer = Worlds(view, even(len(view.sizes)), Dice(Rng.of(seed)))
    return [dealer.deal() for _ in range(count)]


def rebuilt(game: Hearts, state: HeartsState, seat: int, hands: list[int]) -> HeartsState:
    """The state with the hands of a world; who has laid cards out takes any three of them."""
    world = state.clone()
    world.passed = tuple(cards or () for cards in game.view(state, seat).passed)
    piles = [tuple(FACES[card] for card in each(hand)) for hand in hands]
    laid = [len(given) if other != seat else 0 for other, given in enumerate(state.given)]
    world.given = tuple(pile[:n] for pile, n in zip(piles, laid, strict=True))
    world.hands = tuple(pile[n:] for pile, n in zip(piles, laid, strict=True))
    world.hands = tuple(state.hands[s] if s == seat else h for s, h in enumerate(world.hands))
    placed = {*sum(world.hands + world.given + state.taken + (state.trick,), ())}
    rest = tuple(card for card in game.house.pack(len(hands)) if card not in placed)
    world.leftover = state.leftover if set(rest) == set(state.leftover) else rest
    return world


@pytest.mark.parametrize("settings", SETTINGS)
@pytest.mark.parametrize("seats", Hearts.seats)
def test_a_world_looks_the_same_to_the_seat_and_can_be_set_up(seats, settings):
    game = hearts(**settings)
    for count, (state, _) in enumerate(islice(random_match(game, seats, seed=41), 400)):
        for seat in game.to_act(state)[:1]:
            for world in worlds(game, state, seat, 3, count):
                true = rebuilt(game, state, seat, world.hands)
                assert game.view(true, seat) == game.view(state, seat)
                assert game.from_position(seats, game.position(true), seed=0) is not None


def test_a_seat_that_did_not_follow_holds_none_of_the_suit():
    game = hearts()
    state = set_up(game, "3D 4C", "4S 5D", "2S 5S", "3S 6D")
    state, _ = play(game, state, "play 4C", "play 4S")
    clubs = flat(card for card in FACES if card.suit.value == "C")
    assert not any(world.hands[1] & clubs for world in worlds(game, state, 2, 50))


def test_passed_cards_stay_with_their_receiver():
    game = hearts()
    hands = "2C 3C 4C 5C", "2D 3D 4D 5D", "2H 3H 4H 5H", "2S 3S 4S 5S"
    gifts = "give 3C 4C 5C", "give 2D 3D 4D", "give 2H 3H 4H", "give 2S 3S 4S"
    state, _ = play(game, set_up(game, *hands, phase="give"), *gifts, "play 2C")
    gone = NUMBERS[Card.parse("3C")]
    for world in worlds(game, state, 0, 20):
        assert world.hands[1] >> gone & 1


def test_a_leftover_is_imagined_among_the_undealt_until_it_is_seen():
    game = hearts(leftover="facedown")
    state, _ = game.new(3, seed=5)
    while state.first_trick:
        seat = game.to_act(state)[0]
        if state.phase is Phase.PLAY:
            found = {world.leftover for world in worlds(game, state, seat, 30)}
            assert len(found) > 1
            assert all(cards.bit_count() == 1 for cards in found)
        state, _ = game.apply(state, game.legal_moves(state, seat)[0])
    taker = state.leftover_to
    assert worlds(game, state, taker, 1)[0].leftover == 0
    assert flat(state.leftover) & deal_of(game.view(state, taker)).gone


def test_a_leftover_which_another_took_counts_for_the_taker():
    game = hearts(leftover="facedown")
    hands = "6H 7H", "8C 9C", "TH JH"
    state = ending(game, *hands, takes={1: "QS"}, leftover="AH", leftover_to=1, leader=0)
    points = Counter(world.points[1] for world in worlds(game, state, 0, 200))
    assert points.keys() == {13, 14}
    assert 80 < points[14] < 160  # three of the five cards it may be are hearts


def test_unlikely_cards_are_dealt_less_often():
    game = hearts()
    state = ending(game, "2C 3C", "4C 5C", "6C 7C", "8C QS")
    view, queen = game.view(state, 0), NUMBERS[Card.parse("QS")]
    likelihoods = even(4)
    likelihoods[1][queen] = 0.1
    dealer = Worlds(view, likelihoods, Dice(Rng.of(3)))
    found = Counter()
    for _ in range(3000):
        world = dealer.deal()
        found[next(seat for seat in range(4) if world.hands[seat] >> queen & 1)] += 1
    assert found[1] < 0.3 * found[2]
    assert abs(found[2] - found[3]) < 250


def test_with_nothing_known_every_seat_is_as_likely_to_hold_a_card():
    game = hearts(passing=False)
    state, _ = game.new(4, seed=9)
    seat = state.leader
    held = Counter()
    for world in worlds(game, state, seat, 1200):
        for other, hand in enumerate(world.hands):
            held[other] += hand >> NUMBERS[Card.parse("QS")] & 1
    others = [held[other] for other in range(4) if held[other]]
    assert sum(others) == 1200
    assert len(others) == 1 or max(others) - min(others) < 120


def test_a_dead_end_is_left_by_moving_cards_dealt_before():
    game = hearts()
    lacks = ["", "S", "D", "C H"]
    state = set_up(game, "2C 3C", "4D 5H", "6C 7S", "8D 9S", lacks=lacks, leader=0)
    for world in worlds(game, state, 0, 200):
        assert [hand.bit_count() for hand in world.hands] == [2, 2, 2, 2]
        for other, hand in enumerate(world.hands):
            assert not hand & flat(state.lacks[other])


def test_the_same_dice_deal_the_same_worlds():
    game = hearts()
    state, _ = game.new(4, seed=9)
    first, again = worlds(game, state, 2, 5), worlds(game, state, 2, 5)
    assert [world.hands for world in first] == [world.hands for world in again]
    assert len({tuple(world.hands) for world in first}) == 5


def test_before_giving_all_others_hold_whole_hands():
    game = hearts()
    state, _ = game.new(4, seed=9)
    state, _ = game.apply(state, game.legal_moves(state, 0)[0])
    for world in worlds(game, state, 1, 5):
        assert [hand.bit_count() for hand in world.hands] == [13] * 4
    assert len(state.given[0]) == GIFT_SIZE
