"""Decks and deals of the colour games."""

from collections import Counter

import pytest

from game.games.colours.cards import Symbol
from game.games.colours.events import Skipped
from game.rules.events import CardMoved, PileShuffled, TurnBegan
from game.rules.rng import Rng
from tests.games.colours.table import TABLES, set_up, table
from tests.games.vectors import dealt_from

NUMBERS = {str(number): 8 for number in range(1, 10)}
ACTIONS = {"Skip": 8, "Reverse": 8, "+2": 8}
DECKS = {
    "classic": {"0": 4} | NUMBERS | ACTIONS | {"Bomb": 4, "W": 4, "W4": 4},
    "siege": {"0": 4} | NUMBERS | ACTIONS | {"Shield": 4, "W": 4, "W4": 4},
    "colour-cards": {"0": 4} | NUMBERS | ACTIONS | {"W": 4, "W4": 4},
    "day-night": NUMBERS | {"+1": 8, "Skip": 8, "Reverse": 8, "Flip": 8, "Clock": 4, "W": 4},
}
NIGHT = NUMBERS | {"+5": 8, "Everyone": 8, "Reverse": 8, "Flip": 8, "Clock": 4, "Hunt": 4}


@pytest.mark.parametrize("name", TABLES)
def test_the_deck_is_that_of_the_rules(name):
    game = table(name)
    assert Counter(face.symbol.value for face in game.day) == DECKS[name]
    assert Counter(face.symbol.value for face in game.night) == (
        NIGHT if name == "day-night" else {}
    )
    for face, copies in Counter((*game.day, *game.night)).items():
        expected = DECKS[name] if not face.night else NIGHT
        in_colour = 1 if face.colour is None else 4
        assert copies * in_colour == expected[face.symbol.value]


def test_the_backs_are_paired_anew_in_every_match():
    game = table("day-night")
    one, _ = game.deck(4, Rng.of(1))
    two, _ = game.deck(4, Rng.of(2))
    assert Counter(one) != Counter(two)
    for deck in (one, two):
        assert Counter(card.day for card in deck) == Counter(game.day)
        assert Counter(card.night for card in deck) == Counter(game.night)


@pytest.mark.parametrize(
    ("name", "seeds"), [("classic", 9_000), ("day-night", 900), ("siege", 900)]
)
def test_a_color_battle_table_opens_on_a_number_and_with_any_seat(name, seeds):
    game = table(name)
    begin = Counter()
    for seed in range(seeds):
        state, events = game.new(3, seed)
        assert state.top.symbol.number is not None
        assert state.colour == state.top.colour
        assert events[-1] == TurnBegan(state.turn)
        begin[state.turn] += 1
    assert set(begin) == {0, 1, 2}
    assert max(begin.values()) - min(begin.values()) < 0.15 * seeds


def test_colour_cards_never_opens_on_a_wild():
    game = table("colour-cards")
    opened = Counter()
    for seed in range(9_000):
        state, events = game.new(4, seed)
        assert state.top.colour is not None
        opened[state.top.symbol] += 1
        wanted = {Symbol.SKIP: 1, Symbol.REVERSE: 2}.get(state.top.symbol, 0)
        assert state.turn == wanted
        assert (state.stack is not None) == (state.top.symbol is Symbol.PLUS_TWO)
        assert any(isinstance(event, Skipped) for event in events) == (wanted == 1)
    assert {Symbol.SKIP, Symbol.REVERSE, Symbol.PLUS_TWO} <= set(opened)


@pytest.mark.parametrize("name", TABLES)
def test_the_same_seed_deals_the_same_cards(name):
    game = table(name)
    seats = game.seats[0]
    assert game.new(seats, 5) == game.new(seats, 5)
    assert game.new(seats, 5)[0].hands != game.new(seats, 6)[0].hands


@pytest.mark.parametrize("name", TABLES)
def test_the_deal_is_told_card_by_card(name):
    game = table(name)
    seats = game.seats[-1]
    state, events = game.new(seats, 3)
    assert events[0] == PileShuffled(events[0].pile, len(game.day))
    to_hands = [e for e in events if isinstance(e, CardMoved) and e.target.pile == "hand"]
    assert [(e.target.slot, e.target.seat) for e in to_hands] == [
        (slot, seat) for slot in range(7) for seat in range(seats)
    ]
    for event in to_hands:
        assert state.hands[event.target.seat][event.target.slot].day is event.front


def test_a_rejected_first_card_lies_in_the_draw_pile_again():
    game = table("classic")
    first = "R1 B1 R2 B2 R3 B3 R4 B4 R5 B5 R6 B6 R7 B7 W Y-Skip R-Bomb G4"
    state, _ = dealt_from(game, 2, first)
    rejected = Counter(card.code for card in state.stock)
    assert (rejected["W"], rejected["Y-Skip"], rejected["R-Bomb"]) == (4, 2, 1)
    assert state.fuse is None
    assert state.top.code == "G4"


def test_a_deck_without_a_card_to_open_with_is_an_error():
    game = table("classic")
    wilds = set_up(game, "W W", "W4 W4", discard="R1").hands
    with pytest.raises(ValueError, match="open"):
        game.deal(2, (*wilds[0], *wilds[1]) * 5, Rng.of(1), 1)


@pytest.mark.parametrize("seats", [1, 7, 0, -2])
def test_no_match_begins_with_another_number_of_seats(seats):
    with pytest.raises(ValueError, match="seats"):
        table("classic").new(seats, 1)


def test_colour_cards_has_four_seats():
    assert table("colour-cards").seats == (4,)


def test_a_rejected_first_card_lies_anywhere_in_the_draw_pile():
    game = table("classic")
    deck, _ = game.deck(2, Rng.of(1))
    wild = next(card for card in deck if card.day.symbol is Symbol.WILD)
    numbers = [card for card in deck if card.day.symbol.number is not None]
    depths = set()
    for seed in range(40):
        state, _ = game.deal(2, (*numbers[:14], wild, *numbers[14:]), Rng.of(seed), seed)
        depths.add(state.stock.index(wild) * 4 // len(state.stock))
    assert depths == {0, 1, 2, 3}
