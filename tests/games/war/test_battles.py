"""The rules of War in plain words (``RULES.md`` 8)."""

import os
from collections import Counter
from math import sqrt

import pytest

from game.games.war import War
from game.games.war.events import PotTaken, WarBegan
from game.games.war.options import Variant, WarOptions
from game.games.war.state import TurnUp
from game.rules.cards import FULL_PACK, Card
from game.rules.contract import Refusal
from game.rules.events import CardMoved
from tests.games.matches import random_match

VARIANTS = [*Variant]
GAMES = int(os.environ.get("WAR_GAMES", "24"))
"""Matches for each variant and number of seats; 10,000 for the proof."""

every_variant = pytest.mark.parametrize("variant", VARIANTS)
every_seats = pytest.mark.parametrize("seats", War.seats)


def war(variant: str = "standard") -> War:
    return War(WarOptions(variant))


def set_up(variant: str, *piles: str, **position: object):
    return war(variant).from_position(len(piles), {"piles": list(piles), **position}, seed=7)


def turn(variant: str, state):
    game = war(variant)
    return game.apply(state, TurnUp(game.to_act(state)[0]))


@every_variant
@every_seats
def test_all_cards_are_somewhere_after_every_round(variant, seats):
    game = war(variant)
    for state, _ in random_match(game, seats, seed=3):
        piles = (*state.piles, *state.down, *state.up)
        assert sorted(c.code for pile in piles for c in pile) == sorted(c.code for c in FULL_PACK)


@every_variant
@every_seats
def test_each_battle_goes_to_the_best_card_by_a_second_reckoning(variant, seats):
    """A model written apart from the rules says who takes how many cards, or that it is a draw."""
    game = war(variant)
    for seed in range(6):
        expected, pot = None, 0
        for state, events in random_match(game, seats, seed):
            taken = [event for event in events if isinstance(event, PotTaken)]
            if taken:
                assert (taken[0].seat, len(taken[0].cards)) == (expected, pot)
            if not state.war_waits and game.to_act(state):
                expected, pot = battle_by_hand(variant, [list(pile) for pile in state.piles])


def battle_by_hand(variant: Variant, piles: list[list[Card]]) -> tuple[int | None, int]:
    """Who takes the battle that these piles, top first, begin, and how many cards."""
    fight = [seat for seat, pile in enumerate(piles) if pile]
    pot, lay = 0, 0
    while True:
        shown = {}
        for seat in fight:
            for _ in range(min(lay, len(piles[seat]) - 1)):
                piles[seat].pop(0)
                pot += 1
            rank = int(piles[seat].pop(0).rank)
            pot += 1
            shown[seat] = -rank if variant is Variant.PEACE else rank
        best = [seat for seat in fight if shown[seat] == max(shown.values())]
        if len(best) == 1:
            return best[0], pot
        fight = [seat for seat in fight if piles[seat]]
        if len(fight) < 2:
            return (fight[0] if fight else None), pot
        lay = {"standard": 3, "one": 1, "peace": 5}[variant]


@every_seats
@pytest.mark.parametrize(
    ("left", "down"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 3)], ids=lambda n: str(n)
)
def test_who_is_short_lays_what_he_can_and_turns_up_the_last(seats, left, down):
    waiting = tie_with_short_last_seat(seats, left)
    _, events = turn("standard", waiting)
    laid = Counter(
        event.target.pile
        for event in events
        if isinstance(event, CardMoved) and event.source.code == f"pile:{seats - 1}"
    )
    assert laid == Counter(down=down, up=1)


@every_seats
def test_who_has_no_card_left_for_a_war_is_out(seats):
    state = tie_with_short_last_seat(seats, 0)
    assert state.out[seats - 1] == 1
    assert state.piles[seats - 1] == ()
    assert seats == 2 or state.war_waits


def tie_with_short_last_seat(seats: int, left: int):
    """A tie of the first two and the last seat, which has so many cards left."""
    plenty = ["7C 2C 3C 4C 5C 6C", "7D 2D 3D 4D 6D 5D", "3H 2H 4H 5H 8H 6H"][: seats - 1]
    short = " ".join(["7S", "2S", "3S", "4S", "9S", "8S"][: left + 1])
    state, _ = turn("standard", set_up("standard", *plenty, short))
    return state


@every_variant
@every_seats
def test_suits_are_never_looked_at(variant, seats):
    game, swap = war(variant), str.maketrans("CDHS", "SHCD")
    state, _ = game.new(seats, 5)
    position = game.position(state)
    swapped = {**position, "piles": [pile.translate(swap) for pile in position["piles"]]}
    other = game.from_position(seats, swapped, seed=0)
    while game.to_act(state) and state.battles < 200:
        state, _ = turn(variant, state)
        other, _ = turn(variant, other)
        assert game.view(other, 0).sizes == game.view(state, 0).sizes


def test_equal_best_cards_always_mean_war():
    for rank in "23456789TJQKA":
        more = "6H" if rank == "5" else "5H"
        _, events = turn("standard", set_up("standard", f"{rank}C {more}", f"{rank}D 4S"))
        assert any(isinstance(event, WarBegan) for event in events), rank


def test_the_order_under_the_pile_is_drawn_by_lot():
    orders = Counter()
    for seed in range(400):
        position = {"piles": ["KC 2C", "3D 2D", "4H 2H"]}
        state = war().from_position(3, position, seed)
        after, _ = turn("standard", state)
        orders[after.piles[0][1:]] += 1
    assert len(orders) == 6
    assert all(400 / 6 - 4 * 8 < count < 400 / 6 + 4 * 8 for count in orders.values())


def test_a_battle_counts_once_with_all_its_wars():
    state = set_up("one", "7C 9C 8C TC 3C", "7D 9D 8D TD 2D")
    counts = []
    while war("one").to_act(state):
        state, _ = turn("one", state)
        counts.append(state.battles)
    assert counts[:3] == [0, 0, 1]


def test_losers_of_the_same_battle_share_a_place():
    state, _ = turn("standard", set_up("standard", "KC", "3D", "4H"))
    outcome = war().outcome(state)
    assert outcome is not None
    assert outcome.places == (1, 2, 2)


def test_who_left_later_is_ranked_higher():
    state = set_up("standard", "KC QC", "3D", "4H 2H")
    while war().to_act(state):
        state, _ = turn("standard", state)
    outcome = war().outcome(state)
    assert outcome is not None
    assert outcome.places == (1, 3, 2)


def test_the_lowest_seat_still_in_turns_up_for_all():
    game, state = war(), set_up("standard", "", "3D 5D", "4H 2H")
    assert game.to_act(state) == (1,)
    assert game.refusal(state, TurnUp(2)) is Refusal.NOT_YOUR_TURN
    assert game.refusal(state, TurnUp(0)) is Refusal.NOT_YOUR_TURN


def test_nothing_is_played_when_the_match_is_over():
    assert war().refusal(set_up("standard", "KC", ""), TurnUp(0)) is Refusal.GAME_OVER


def test_one_face_down_and_peace_cannot_be_combined():
    for both in ("one peace", "peace,one", True):
        with pytest.raises(ValueError, match="variant"):
            WarOptions.parse({"variant": both})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_52_cards_are_dealt(seats):
    odd_seats = set()
    for seed in range(40):
        state, _ = war().new(seats, seed)
        sizes = list(map(len, state.piles))
        assert sum(sizes) == 52
        assert max(sizes) - min(sizes) == (1 if seats == 3 else 0)
        odd_seats.add(sizes.index(max(sizes)))
    assert odd_seats == ({0, 1, 2} if seats == 3 else {0})


def test_face_down_cards_are_hidden_until_the_pot_is_taken():
    state = set_up("standard", "7C 2C 3C 4C 9C 5C", "7D 2D 3D 4D 8D 5D")
    state, _ = turn("standard", state)
    _, events = turn("standard", state)
    seen = [e.seen_by(0) for e in events if isinstance(e, CardMoved)]
    assert all(event.front is None for event in seen if event.target.pile == "down")
    assert all(event.front is not None for event in seen if event.target.pile != "down")
    assert war().view_position(war().view(state, 1))["piles"] == ["?", "?"]


@every_variant
@every_seats
def test_every_match_ends(variant, seats):
    """With cards returned in random order no limit is needed; one face down has one."""
    game, wins = war(variant), Counter()
    for seed in range(GAMES):
        state, _ = game.new(seats, seed)
        while to_act := game.to_act(state):
            game.advance(state, TurnUp(to_act[0]))
            assert state.battles < 20_000
        outcome = game.outcome(state)
        assert outcome is not None
        wins[outcome.winners] += 1
    decided = GAMES - wins[()]
    expected, error = decided / seats, sqrt(decided * (seats - 1)) / seats
    for seat in range(seats):
        assert abs(wins[(seat,)] - expected) < 4 * error, wins


def test_a_match_silently_advanced_is_the_same_match():
    game = war()
    told, _ = game.new(2, 1)
    silent = told.clone()
    while game.to_act(told):
        game.advance(silent, TurnUp(0))
        told, _ = game.apply(told, TurnUp(0))
        assert silent == told
        if told.out[0] is not None:
            break
