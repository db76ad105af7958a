"""The Bomb and the Clock: one hand-off is one tick, whoever it goes to (3.5, 4.4)."""

import pytest

from game.games.colours.events import BombExploded, ClockStruck, FuseBurned, FuseLit
from tests.games.colours.table import play, set_up, set_up_faces, sizes, table

HIT = {
    2: {"none": 0, "Skip": (1, 1, 1), "Reverse": (1, 1, 1)},
    3: {"none": 1, "Skip": (2, 2, 2), "Reverse": (1, 0, 2)},
    4: {"none": 0, "Skip": (1, 1, 1), "Reverse": (2, 0, 2)},
    5: {"none": 4, "Skip": (0, 0, 0), "Reverse": (3, 0, 2)},
    6: {"none": 4, "Skip": (5, 5, 5), "Reverse": (4, 0, 2)},
}
"""By seats: whom a Bomb of seat 0 hits, with that card on the 1st, 2nd or 3rd turn after it."""


CASES = [(seats, "none", 0) for seats in HIT] + [
    (seats, special, turn) for seats in HIT for special in ("Skip", "Reverse") for turn in (1, 2, 3)
]


@pytest.mark.parametrize(("seats", "special", "turn"), CASES)
def test_whom_the_bomb_hits(seats, special, turn):
    """All draw cards that do not fit but the seat that plays the special card."""
    game = table("classic")
    hands = ["B1 B2", "B3 B4", "B5 B6", "G1 G2", "G3 G4", "G5 G6"][:seats]
    hands[turn % seats] += "" if special == "none" else f" R-{special}"
    hands[0] += " R-Bomb"
    state = set_up(game, *hands, discard="R0", stock="Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8")
    state, _ = play(game, state, "play R-Bomb")
    moves = [f"play R-{special}" if number == turn else "take" for number in (1, 2, 3)]
    state, told = play(game, state, *moves)
    wanted = HIT[seats]["none"] if special == "none" else HIT[seats][special][turn - 1]
    assert [(e.seat, e.count) for e in told if isinstance(e, BombExploded)] == [(wanted, 4)]
    assert state.turn == wanted
    assert state.fuse is None


def test_the_hand_off_that_ends_the_bombs_own_turn_is_free():
    game = table("classic")
    state = set_up(game, "R-Bomb B1", "R1 B2", "R2 B3", discard="R0")
    after, told = play(game, state, "play R-Bomb")
    assert after.fuse.count == 3
    assert [e for e in told if isinstance(e, FuseLit | FuseBurned)] == [FuseLit(0, 3, 4)]


def test_a_fourth_bomb_makes_the_blast_ten():
    game = table("classic")
    state = set_up(game, "R-Bomb Y-Bomb B1", "G-Bomb B-Bomb B2", discard="R0")
    state, _ = play(game, state, "play R-Bomb", "play G-Bomb", "play Y-Bomb", "play B-Bomb")
    assert (state.fuse.count, state.fuse.blast) == (3, 10)


def test_the_bomb_after_a_blast_starts_at_four_again():
    game = table("classic")
    state = set_up(game, "R-Bomb B1", "R2 B2", discard="R0", fuse={"count": 1, "blast": 8}, turn=1)
    state, told = play(game, state, "play R2", "play R-Bomb")
    assert BombExploded(0, 8) in told
    assert state.fuse.blast == 4


def test_a_seat_that_was_hit_may_answer_with_a_card_of_the_blast():
    game = table("classic")
    state = set_up(
        game,
        *("B1 B2", "R+2 B3"),
        discard="R9",
        stock="G1 G2 G3 Y+2 B4",
        turn=1,
        fuse={"count": 1, "blast": 4},
    )
    state, _ = play(game, state, "play R+2", "play Y+2")
    assert state.turn == 1
    assert state.stack.amount == 4


def test_a_blast_bigger_than_all_cards_takes_what_there_is():
    game = table("classic")
    state = set_up(
        game,
        *("R1 R2", "B1 B2"),
        discard="R4 R5",
        stock="G1",
        fuse={"count": 1, "blast": 8},
    )
    state, told = play(game, state, "play R1")
    assert BombExploded(1, 3) in told
    assert sizes(state) == [1, 5]
    assert state.stock == ()
    assert game.to_act(state) == (1,)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_clock_turns_the_table_for_the_fourth_seat_on(seats):
    game = table("day-night")
    hands = ["R1 R2 B1", "R3 R4 B2", "R5 R6 B3", "R7 R8 B4", "R9 R1 B5", "R2 R3 B6"][:seats]
    state = set_up_faces(game, *[f"R-Clock {hands[0]}", *hands[1:]], discard="R5")
    state, _ = play(game, state, "play R-Clock")
    told = []
    for _ in range(3):
        face = state.hands[state.turn][0].day.code
        state, events = play(game, state, f"play {face}")
        told += events
    assert state.turn == 4 % seats
    assert sum(isinstance(event, ClockStruck) for event in told) == 1
    assert state.side == "night"


def test_the_hand_off_after_everyone_skips_is_one_tick():
    game = table("day-night")
    state = set_up_faces(
        game, "P-Everyone P1 P2", "V1 V2", "V3 V4", discard="P5", side="night", clock=2
    )
    state, _ = play(game, state, "play P-Everyone")
    assert state.turn == 0
    assert state.clock == 1
