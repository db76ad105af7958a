"""Positions of the colour tables: written and set up again, and what cannot be is refused."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.colours.table import TABLES, matches, set_up, set_up_faces, table

PLAIN = {"hands": ["R1 R2", "B1 B2"], "discard": "R5"}
TWO_SIDED = {"hands": ["R1|P1 R2|P2", "B1|V1 B2|V2"], "discard": "R5|P5"}


@pytest.mark.parametrize("name", TABLES)
def test_a_position_set_up_again_gives_an_equal_state(name):
    for game, state, _ in matches(name, range(8)):
        text = json.dumps(game.position(state))
        assert game.from_position(len(state.hands), json.loads(text), seed=99) == state


@pytest.mark.parametrize("name", TABLES)
def test_a_view_is_written_without_a_secret(name):
    for game, state, _ in matches(name, range(4)):
        for seat in range(len(state.hands)):
            written = game.view_position(game.view(state, seat))
            json.dumps(written)
            assert not {"rng", "seed"} & set(written)
            assert written["stock"] == "?"
            assert written["sizes"] == [len(hand) for hand in state.hands]


def test_all_but_the_hands_may_be_left_out():
    game = table("classic")
    state = game.from_position(2, {"hands": ["R1 R2", "B1 B2"]}, seed=7)
    assert (state.turn, state.direction, state.side) == (0, 1, "day")
    assert state.stack is state.fuse is None
    assert state.top.symbol.number is not None
    assert len(state.stock) == 112 - 5
    assert state == game.from_position(2, {"hands": ["R1 R2", "B1 B2"]}, seed=7)
    assert state.stock != game.from_position(2, {"hands": ["R1 R2", "B1 B2"]}, seed=8).stock


def test_the_top_that_is_left_out_has_the_colour_named():
    game = table("classic")
    for seed in range(20):
        state = game.from_position(2, {"hands": ["R1", "B1"], "colour": "G"}, seed)
        assert state.top.colour == state.colour == 2


def test_the_stock_left_out_is_the_rest_of_the_deck():
    game = table("day-night")
    state = game.from_position(2, TWO_SIDED, seed=7)
    cards = [*state.hands[0], *state.hands[1], *state.stock, *state.discard]
    assert sorted(card.day.code for card in cards) == sorted(face.code for face in game.day)
    assert sorted(card.night.code for card in cards) == sorted(face.code for face in game.night)


def test_the_stock_is_drawn_from_its_front():
    game = table("classic")
    state = set_up(game, "B1 B2", "B3 B4", discard="R5", stock="G7 G8")
    after, _ = game.apply(state, game.read_move(state, 0, "take"))
    assert after.hands[0][-1].code == "G7"


def test_the_drawn_card_takes_the_last_slot():
    game = table("classic")
    state = set_up(game, "G5 R2 B1", "B3 B4", discard="R5", drawn="G5")
    assert [card.code for card in state.hands[0]] == ["R2", "B1", "G5"]
    assert game.legal_texts(state, 0) == ("play G5", "keep")


def test_the_memory_of_lacks_is_read_and_written():
    game = table("classic")
    lacks = [{}, {"R": 2, "wild": 1.6, "+2": 3}]
    state = set_up(game, "R1", "B1 B2 B3", discard="R5", lacks=lacks)
    assert state.lacks[1][0] == 2
    assert game.position(state)["lacks"] == lacks
    assert game.view_position(game.view(state, 0))["lacks"] == lacks


def test_by_night_the_memory_has_the_colours_of_the_night():
    game = table("day-night")
    position = TWO_SIDED | {"side": "night", "lacks": [{}, {"T": 1, "+5": 2}]}
    state = game.from_position(2, position, 7)
    assert state.lacks[1][2] == 1
    assert game.position(state)["lacks"] == position["lacks"]


def test_a_view_shows_whose_drawn_card_is_decided_about_but_not_which():
    game = table("classic")
    state = set_up(game, "R2 B1 G5", "B3 B4", discard="R5", drawn="G5")
    assert game.view_position(game.view(state, 0))["drawn"] == "G5"
    assert game.view_position(game.view(state, 1))["drawn"] == "?"


FAULTS = {
    "a card too many": {"hands": ["R1 R1 R1", "B1"]},
    "a card too many in the stock": {"stock": "R5 R5"},
    "a card that is none": {"hands": ["R1 X9", "B1"]},
    "a card of another table": {"hands": ["R1 R-Shield", "B1"]},
    "a card of two sides": {"hands": ["R1|P1", "B1"]},
    "a hidden card": {"hands": ["?", "B1"]},
    "a hand that is not there": {"hands": ["R1"]},
    "a hand too many": {"hands": ["R1", "B1", "G1"]},
    "hands that are no list": {"hands": "R1 B1"},
    "hands that are no texts": {"hands": [["R1"], ["B1"]]},
    "no hands": {"hands": None},
    "two empty hands": {"hands": ["", ""]},
    "a colour that is none": {"colour": "X"},
    "a colour of the night": {"colour": "P"},
    "a colour in full": {"colour": "red"},
    "a colour that is no text": {"colour": 0},
    "a colour unlike the top's": {"colour": "G"},
    "a wild on top without a colour": {"discard": "W"},
    "a seat that is not there": {"turn": 2},
    "a negative seat": {"turn": -1},
    "a seat that is no number": {"turn": True},
    "a direction that is none": {"direction": 0},
    "a direction that is true": {"direction": True},
    "a side the table has not": {"side": "night"},
    "a stack of nothing": {"stack": {"amount": 0, "kind": "+2"}},
    "a negative stack": {"stack": {"amount": -2, "kind": "+2"}},
    "a stack no cards make": {"stack": {"amount": 3, "kind": "+2"}},
    "a stack of more +2 than there are": {"stack": {"amount": 18, "kind": "+2"}},
    "a +4 on something": {"stack": {"amount": 6, "kind": "+4"}},
    "a kind of another table": {"stack": {"amount": 1, "kind": "+1"}},
    "a kind that is none": {"stack": {"amount": 2, "kind": "two"}},
    "a stack without a kind": {"stack": {"amount": 2}},
    "a stack with more to it": {"stack": {"amount": 2, "kind": "+2", "seat": 1}},
    "a stack that is a number": {"stack": 2},
    "a fuse burnt down": {"fuse": {"count": 0, "blast": 4}},
    "a fuse too long": {"fuse": {"count": 4, "blast": 4}},
    "a blast too small": {"fuse": {"count": 1, "blast": 2}},
    "an odd blast": {"fuse": {"count": 1, "blast": 5}},
    "a clock on the Classic table": {"clock": 2},
    "a Shield on the Classic table": {"shields": [0]},
    "a call without the house rule": {"called": [0]},
    "a drawn card that is not in the hand": {"drawn": "G9"},
    "a drawn card of another seat": {"drawn": "B1"},
    "a drawn card that does not fit": {"hands": ["R1 G9", "B1"], "drawn": "G9"},
    "two drawn cards": {"drawn": "R1 R2"},
    "a drawn card facing a stack": {"drawn": "R1", "stack": {"amount": 2, "kind": "+2"}},
    "a memory too few": {"lacks": [{}]},
    "a memory of more cards than held": {"lacks": [{"R": 3}, {}]},
    "a memory of a colour that is none": {"lacks": [{"P": 1}, {}]},
    "a memory that is no number": {"lacks": [{"R": "2"}, {}]},
    "a memory of less than nothing": {"lacks": [{"R": -1}, {}]},
    "a source that is no hexadecimal": {"rng": "xyz"},
    "a source too long": {"rng": "0" * 17},
    "a source that is a number": {"rng": 7},
    "a seed that is no number": {"seed": "7"},
    "a key that is none": {"trick": "QS"},
}
FAULTS_ELSEWHERE = {
    "one side of a card of two": ("day-night", {"hands": ["R1", "B1|V1"]}),
    "the sides the wrong way round": ("day-night", {"hands": ["P1|R1", "B1|V1"]}),
    "a night face too many": ("day-night", {"hands": ["R1|P1 R2|P1 R3|P1", "B1|V1"]}),
    "a colour of the day by night": ("day-night", {"side": "night", "colour": "R"}),
    "a side that is none": ("day-night", {"side": "dusk"}),
    "a clock wound too far": ("day-night", {"clock": 4}),
    "a negative clock": ("day-night", {"clock": -1}),
    "a fuse on the Day & Night table": ("day-night", {"fuse": {"count": 1, "blast": 4}}),
    "a hunt that counts": ("day-night", {"stack": {"amount": 1, "kind": "Hunt"}}),
    "a +5 stack of seven": ("day-night", {"stack": {"amount": 7, "kind": "+5"}}),
    "a Shield of no seat": ("siege", {"shields": [2]}),
    "a Shield twice": ("siege", {"shields": [1, 1]}),
    "Shields that are no list": ("siege", {"shields": 1}),
    "a Shield that would have absorbed it": (
        "siege",
        {"shields": [0], "stack": {"amount": 2, "kind": "+2"}},
    ),
    "a Bomb on the Siege table": ("siege", {"hands": ["R-Bomb", "B1"]}),
    "a +4 stack that is odd": ("siege", {"stack": {"amount": 7, "kind": "+4"}}),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_cannot_be_on_the_classic_table(fault):
    with pytest.raises(ValueError, match=r"\w"):
        table("classic").from_position(2, PLAIN | FAULTS[fault], 7)


@pytest.mark.parametrize("fault", FAULTS_ELSEWHERE)
def test_what_cannot_be_on_another_table(fault):
    name, changed = FAULTS_ELSEWHERE[fault]
    with pytest.raises(ValueError, match=r"\w"):
        table(name).from_position(2, (TWO_SIDED if name == "day-night" else PLAIN) | changed, 7)


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"hands": ["R1 R1 R1", "B1"]}, "one R1 too many"),
        ({"hands": ["R1 X9", "B1"]}, "the hand of seat 0: no face is called 'X9'"),
        ({"hands": ["R1"]}, "hands has 1 hands for 2 seats"),
        ({"colour": "X"}, "no day colour is called 'X'"),
        ({"turn": 2}, "turn is between 0 and 1, not 2"),
        ({"stack": {"amount": 3, "kind": "+2"}}, "no cards make 3 wait after a"),
        ({"trick": "QS"}, "a position of classic has no 'trick'"),
    ],
)
def test_the_message_names_the_fault(changed, named):
    with pytest.raises(ValueError, match=re.escape(named)):
        table("classic").from_position(2, PLAIN | changed, 7)


def test_the_house_rules_bound_what_can_be():
    fuse = PLAIN | {"fuse": {"count": 1, "blast": 4}}
    assert table("classic").from_position(2, fuse, 7).fuse.blast == 4
    with pytest.raises(ValueError, match="no Bombs"):
        table("classic", bombs=False).from_position(2, fuse, 7)
    four = PLAIN | {"stack": {"amount": 4, "kind": "+2"}}
    assert table("classic").from_position(2, four, 7).stack.amount == 4
    with pytest.raises(ValueError, match="no cards make 4"):
        table("classic", stacking=False).from_position(2, four, 7)


def test_only_the_seat_in_turn_has_called_with_two_cards():
    game = table("classic", call_last_card=True)
    assert set_up(game, "R1 R2", "B1 B2", discard="R5", called=[0]).called == {0}
    for called in ([1], [0, 1]):
        with pytest.raises(ValueError, match="called"):
            set_up(game, "R1 R2", "B1 B2", discard="R5", called=called)
    with pytest.raises(ValueError, match="called"):
        set_up(game, "R1 R2 R3", "B1 B2", discard="R5", called=[0])


@pytest.mark.parametrize("seats", [1, 7])
def test_a_table_has_its_numbers_of_seats(seats):
    with pytest.raises(ValueError, match="seats"):
        table("classic").from_position(seats, {"hands": ["R1"] * seats}, 7)


def test_a_finished_match_can_be_set_up():
    game = table("classic")
    state = set_up(game, "R1 R2", "", discard="R5")
    assert game.outcome(state).places == (2, 1)
    assert game.to_act(state) == ()


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 9)
    | st.floats()
    | st.text("RYGBPW4+12 |?", max_size=6),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["amount", "kind", "count", "blast", "R"]), inner, max_size=2
        )
    ),
    max_leaves=4,
)
KEYS = st.sampled_from(
    [
        *("hands", "discard", "stock", "colour", "turn", "direction", "side", "stack", "fuse"),
        *("clock", "shields", "drawn", "called", "lacks", "rng", "seed", "more"),
    ]
)


@pytest.mark.parametrize("name", TABLES)
@given(changed=st.dictionaries(KEYS, JSON, max_size=3))
def test_a_position_is_set_up_or_refused_whatever_it_holds(name, changed):
    game = table(name)
    seats = game.seats[0]
    base = TWO_SIDED if name == "day-night" else {"hands": ["R1"] * 2 + ["B1"] * (seats - 2)}
    try:
        state = game.from_position(seats, base | changed, 7)
    except ValueError:
        return
    written = json.loads(json.dumps(game.position(state)))
    assert game.from_position(seats, written, 8) == state


def test_faces_are_set_up_with_backs_of_the_deck():
    game = table("day-night")
    state = set_up_faces(game, "P1 Hunt", "V1", discard="P5", side="night")
    assert [card.night.code for card in state.hands[0]] == ["P1", "Hunt"]
