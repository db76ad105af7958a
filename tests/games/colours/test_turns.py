"""Turns of the colour games: playing, drawing, skipping, reversing, running out of cards."""

import pytest

from game.games.colours.cards import COLOURS, Face
from game.games.colours.events import LastCardCalled, StackTaken
from game.games.colours.moves import CallLastCard, Keep, Pass, PlayCard, Take
from game.rules.contract import IllegalMove, Refusal
from game.rules.events import PileShuffled
from tests.games.colours.table import (
    TABLES,
    all_cards,
    matches,
    play,
    set_up,
    set_up_faces,
    sizes,
    table,
    why,
)


@pytest.mark.parametrize("name", ["classic", "day-night", "siege"])
def test_of_two_seats_a_reverse_gives_the_turn_back(name):
    game = table(name)
    state, _ = play(
        game,
        set_up_faces(game, "R-Reverse R1 R2", "B1 B2", discard="R5"),
        "play R-Reverse",
    )
    assert state.turn == 0
    assert state.direction == -1


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("direction", [1, -1])
def test_a_penalty_hits_the_seat_that_would_move_next(seats, direction):
    game = table("classic")
    hands = ["R+2 R1", "B1 B2", "B3 B4", "G1 G2", "G3 G4", "Y1 Y2"][:seats]
    state = set_up(game, *hands, discard="R5", direction=direction)
    state, _ = play(game, state, "play R+2")
    assert state.turn == direction % seats
    state, told = play(game, state, "take")
    assert StackTaken(direction % seats, 2, "+2") in told
    assert state.turn == 2 * direction % seats


def test_after_a_reverse_the_penalty_goes_the_other_way():
    game = table("classic")
    state = set_up(game, "R-Reverse B1", "B2 B3", "B4 B5", "R+2 B6", discard="R5")
    state, _ = play(game, state, "play R-Reverse", "play R+2")
    assert state.turn == 2
    assert state.stack.amount == 2


@pytest.mark.parametrize("name", ["classic", "siege", "colour-cards"])
def test_a_waiting_4_costs_exactly_four_cards(name):
    game = table(name)
    hands = ["W4 B1 B2", "G1 G2", "G3 G4", "G5 G6"][: max(3, game.seats[0])]
    state, _ = play(game, set_up(game, *hands, discard="R5"), "play W4 G", "take")
    assert sizes(state)[1] == 6
    assert state.stack is None
    assert state.turn == 2


@pytest.mark.parametrize("name", ["classic", "siege"])
def test_a_second_click_on_the_deck_changes_nothing(name):
    game = table(name)
    state, _ = play(game, set_up(game, "B1 B2", "G1 G2", discard="R5", stock="R6 R7 R8"), "take")
    before = game.position(state)
    for move in (Take(0), Pass(0), PlayCard(0, Face.parse("B1"), 0)):
        with pytest.raises(IllegalMove) as refused:
            game.apply(state, move)
        assert refused.value.reason == Refusal.ONLY_THE_DRAWN_CARD
    assert game.position(state) == before


def test_a_drawn_wild_may_be_played_in_any_colour_or_kept():
    game = table("classic")
    state, _ = play(game, set_up(game, "B1", "G1 G2", discard="R5", stock="W R7"), "take")
    assert game.legal_texts(state, 0) == ("play W R", "play W Y", "play W G", "play W B", "keep")


def test_playing_the_drawn_card_ends_the_decision():
    game = table("classic")
    state, _ = play(
        game, set_up(game, "B1", "G1 G2", discard="R5", stock="R6 R7"), "take", "play R6"
    )
    assert not state.drawn
    assert state.turn == 1


def test_the_drawn_copy_is_meant_when_the_hand_has_two():
    game = table("classic")
    state, _ = play(game, set_up(game, "R6 B1", "G1 G2", discard="R5", stock="R6 R7"), "take")
    assert game.read_move(state, 0, "play R6") == PlayCard(0, Face.parse("R6"), 2)


@pytest.mark.parametrize("face", ["W", "W4"])
def test_the_colour_named_is_the_colour_in_force(face):
    game = table("classic")
    for colour in COLOURS:
        state = set_up(game, f"{face} B1", "R1 Y1 G1 B1", discard="R5")
        state, _ = play(game, state, f"play {face} {colour.letter('day')}")
        assert state.colour is colour
        if face == "W":
            fitting = [move.face.colour for move in game.legal_moves(state, 1)[:-1]]
            assert fitting == [colour]


def test_a_wild_4_on_a_named_wild_asks_for_the_named_colour():
    strict, free = table("colour-cards"), table("classic")
    others = ["B1 B2", "B3 B4", "B5 B6"]
    on_green = {"discard": "W", "colour": "G"}
    assert why(strict, set_up(strict, "W4 R1 R2", *others, **on_green), "play W4 B") is None
    held = set_up(strict, "W4 G1 R2", *others, **on_green)
    assert why(strict, held, "play W4 B") == Refusal.HOLDS_THE_COLOUR
    assert why(free, set_up(free, "W4 G1 R2", *others, **on_green), "play W4 B") is None


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (PlayCard(1, Face.parse("G1"), 0), Refusal.NOT_YOUR_TURN),
        (PlayCard(7, Face.parse("G1"), 0), Refusal.NOT_YOUR_TURN),
        (PlayCard(-1, Face.parse("G1"), 0), Refusal.NOT_YOUR_TURN),
        (PlayCard(0, Face.parse("G1"), 0), Refusal.NOT_IN_HAND),
        (PlayCard(0, Face.parse("R1"), 5), Refusal.NOT_IN_HAND),
        (PlayCard(0, Face.parse("R1"), -3), Refusal.NOT_IN_HAND),
        (PlayCard(0, Face.parse("P5"), 0), Refusal.NOT_IN_HAND),
        (PlayCard(0, Face.parse("B2"), 1), Refusal.NO_MATCH),
        (PlayCard(0, Face.parse("W"), 2), Refusal.COLOUR_NEEDED),
        (PlayCard(0, Face.parse("R1"), 0, COLOURS[1]), Refusal.NO_MATCH),
        (Keep(0), Refusal.NOTHING_DRAWN),
        (Pass(0), Refusal.NOTHING_DRAWN),
        (CallLastCard(0), Refusal.CALL_NOT_DUE),
    ],
    ids=lambda value: value if isinstance(value, str) else repr(value),
)
def test_what_is_no_move_here_is_refused_and_changes_nothing(move, reason):
    game = table("classic")
    state = set_up(game, "R1 B2 W", "G1 G2", discard="R5")
    before = state.clone()
    with pytest.raises(IllegalMove) as refused:
        game.apply(state, move)
    assert refused.value.reason == reason
    assert state == before


@pytest.mark.parametrize("colour", [4, -1, "G", "wild", 1.5])
def test_what_is_no_colour_cannot_be_named(colour):
    game = table("classic")
    state = set_up(game, "R1 B2 W", "G1 G2", discard="R5")
    move = PlayCard(0, Face.parse("W"), 2, colour)
    assert game.refusal(state, move) == Refusal.COLOUR_NEEDED


def test_nothing_is_a_move_when_the_match_is_over():
    game = table("classic")
    state, _ = play(game, set_up(game, "R1", "G1 G2", discard="R5"), "play R1")
    for move in (Take(1), Take(0), PlayCard(1, Face.parse("G1"), 0)):
        assert game.refusal(state, move) == Refusal.GAME_OVER
    assert game.to_act(state) == ()
    assert list(game.legal_moves(state, 0)) == []


def test_a_call_counts_once_however_often_it_is_pressed():
    game = table("colour-cards")
    state = set_up(game, "R1 R2", "B1 B2", "B3 B4", "B5 B6", discard="R5")
    told = []
    for _ in range(10):
        if why(game, state, "call") is None:
            state, events = game.apply(state, CallLastCard(0))
            told += events
    assert told == [LastCardCalled(0)]
    assert sizes(state) == [2, 2, 2, 2]
    assert why(game, state, "call") == Refusal.CALL_NOT_DUE


def test_with_one_card_one_draws_and_calls_again():
    game = table("colour-cards")
    state = set_up(game, "B9", "B1 B2", "B3 B4", "B5 B6", discard="R5", stock="R6 R7")
    state, _ = play(game, state, "take", "call", "play R6")
    assert sizes(state) == [1, 2, 2, 2]
    assert state.turn == 1


def test_a_call_with_no_card_to_play_is_not_due():
    game = table("colour-cards")
    state = set_up(game, "B9 G9", "B1 B2", "B3 B4", "B5 B6", discard="R5")
    assert why(game, state, "call") == Refusal.CALL_NOT_DUE


@pytest.mark.parametrize("name", ["classic", "day-night", "siege"])
def test_the_call_is_a_house_rule_on_the_color_battle_tables(name):
    free, strict = table(name), table(name, call_last_card=True)
    assert sizes(play(free, set_up_faces(free, "R1 R2", "B1 B2", discard="R5"), "play R1")[0]) == [
        1,
        2,
    ]
    state = set_up_faces(strict, "R1 R2", "B1 B2", discard="R5")
    assert sizes(play(strict, state, "play R1")[0]) == [3, 2]
    assert sizes(play(strict, state, "call", "play R1")[0]) == [1, 2]


def test_the_call_does_not_outlast_the_turn():
    game = table("classic", call_last_card=True)
    state = set_up(game, "R1 R-Skip", "B1 B2", discard="R5", stock="G1 G2 G3")
    state, _ = play(game, state, "call", "play R-Skip")
    assert state.called == frozenset()
    assert state.turn == 0


def test_a_reshuffle_keeps_the_top_and_loses_no_card():
    game = table("classic")
    state = set_up(game, "B1 B2", "G1 G2", discard="R1 R2 W4 R3 R4", stock="")
    before = all_cards(state)
    state, told = play(game, state, "take")
    assert state.discard == state.discard[-1:]
    assert state.top.code == "R4"
    assert PileShuffled.__name__ in [type(event).__name__ for event in told]
    assert all_cards(state) == before


def test_a_stack_bigger_than_all_cards_takes_what_there_is():
    game = table("classic")
    state = set_up(
        game,
        *("B1 B2", "G1 G2"),
        discard="R1 R+2",
        stock="Y1 Y2",
        stack={"amount": 8, "kind": "+2"},
    )
    state, told = play(game, state, "take")
    assert StackTaken(0, 3, "+2") in told
    assert sizes(state) == [5, 2]
    assert state.stack is None
    assert state.turn == 1


def test_a_stack_is_taken_even_when_no_card_is_left():
    game = table("classic")
    state = set_up(
        game,
        *("B1 B2", "G1 G2"),
        discard="R+2",
        stock="",
        stack={"amount": 2, "kind": "+2"},
    )
    assert game.legal_texts(state, 0) == ("take",)
    state, told = play(game, state, "take")
    assert StackTaken(0, 0, "+2") in told
    assert sizes(state) == [2, 2]
    assert state.turn == 1


def test_the_table_cannot_stall_with_all_cards_in_hands():
    """Every card but the top is held: all pass, and who has one that fits must play it."""
    game = table("classic")
    deck = [face.code for face in game.day]
    deck.remove("R5")
    state = set_up(game, *(" ".join(deck[seat::6]) for seat in range(6)), discard="R5", stock="")
    for _ in range(200):
        texts = game.legal_texts(state, state.turn)
        assert texts
        assert "take" not in texts or len(state.discard) > 1 or state.stack is not None
        state, _ = play(game, state, texts[-1])
        if state.is_over:
            break


@pytest.mark.parametrize("name", TABLES)
def test_seats_that_draw_whenever_they_may_never_lock_the_table(name):
    game = table(name)
    state, _ = game.new(game.seats[-1], seed=5)
    emptied = False
    for _ in range(2_000):
        moves = game.legal_moves(state, state.turn)
        assert moves
        taking = [move for move in moves if isinstance(move, Take | Keep | Pass)]
        state, _ = game.apply(state, (taking or moves)[0])
        emptied |= not state.stock and len(state.discard) == 1
        if state.is_over:
            break
    assert emptied


@pytest.mark.parametrize("name", TABLES)
def test_no_card_is_lost_or_doubled(name):
    for game, state, _ in matches(name, range(12)):
        cards = all_cards(state)
        assert sorted(card.day.code for card in cards.elements()) == sorted(
            face.code for face in game.day
        )
        assert sorted(card.night.code for card in cards.elements() if card.night) == sorted(
            face.code for face in game.night
        )


@pytest.mark.parametrize("name", TABLES)
def test_moves_are_read_back_from_their_text(name):
    for game, state, _ in matches(name, range(6)):
        for move in game.legal_moves(state, state.turn):
            assert game.read_move(state, state.turn, move.code) == move
            again = game.read_move(state, state.turn, move.text)
            assert again.text == move.text
            assert game.refusal(state, again) is None


@pytest.mark.parametrize(
    "text",
    [
        *("", "play", "play R", "play X7", "play R7 G", "play W X", "play W P", "play W G@"),
        *("play W  G", "play R7@-1", "play R7@1 G", "draw", "play Hunt R", "play R7@3@4"),
        *("call 2", "Take"),
    ],
)
def test_what_is_no_text_of_a_move_is_an_error(text):
    game = table("classic")
    state = set_up(game, "R7 W", "G1 G2", discard="R5")
    with pytest.raises(ValueError):  # noqa: PT011 - every text has its own message
        game.read_move(state, 0, text)
