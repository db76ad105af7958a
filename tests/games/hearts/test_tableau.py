"""What a Hearts table shows: the record that is brought up to date event by event."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from game.games.hearts import Hearts
from game.games.hearts.options import HeartsOptions, Passing
from game.games.hearts.state import GiveCards, HeartsState
from game.games.hearts.tableau import HeartsTableau, before_deal, tableau
from game.motion.layout import Anchor
from game.rules.cards import cards
from game.rules.events import CardMoved, Event, Place
from game.table.tmx import load_layout
from tests.games.hearts.table import SETTINGS, hearts, play, set_up

TABLES = Path(__file__).parents[3] / "assets" / "tables"
LAYOUT = load_layout(TABLES / "hearts_4.tmx")
HANDS = ("2C 3C 4C QS KH", "5C 6C 7C 8C 9C", "2D 3D 4D 5D 6D", "2S 3S 4S 5S 6S")


def choosing(**position: object) -> tuple[Hearts, HeartsState, HeartsTableau]:
    """A deal in which nobody has chosen cards to give; seat 0 looks on."""
    game = hearts()
    state = set_up(game, *HANDS, phase="give", deal=1, **position)
    return game, state, tableau(game.view(state, 0))


def keys(table: HeartsTableau, text: str) -> tuple[int, ...]:
    """The keys of those own cards."""
    own = {card.front: card.key for card in table.hands[table.viewer]}
    return tuple(own[face] for face in cards(text))


def faces(table: HeartsTableau, order: tuple[int, ...]) -> str:
    own = {card.key: card.front for card in table.hands[table.viewer]}
    return " ".join(str(own[key]) for key in order)


def after(table: HeartsTableau, events: list[Event]) -> HeartsTableau:
    for event in events:
        table = table.after(event.seen_by(table.viewer))
    return table


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("setting", SETTINGS)
def test_the_record_equals_each_seats_view_after_every_move(
    seats: int, setting: dict[str, object]
) -> None:
    game, dice = Hearts(HeartsOptions.parse(setting | {"end_score": 50})), random.Random(seats)
    state, events = game.new(seats, seed=seats)
    tables = [before_deal(seats, seat, game.house) for seat in range(seats)]
    told = list(events)
    for _ in range(2000):
        tables = [after(table, told) for table in tables]
        for seat, table in enumerate(tables):
            assert table.shown() == tableau(game.view(state, seat)).shown()
            held = {card.key for card in table.hands[seat]}
            assert table.received & held == came(table, state)
        if not game.to_act(state):
            break
        moves = game.legal_moves(state, dice.choice(game.to_act(state)))
        state, more = game.apply(state, moves[dice.randrange(len(moves))])
        told = list(more)
    assert all(table.winner is not None for table in tables)


def came(table: HeartsTableau, state: HeartsState) -> set[int]:
    """The keys of the own cards that came from another hand, by the rules' own memory."""
    gift = state.passed[table.passing.giver(table.viewer, table.seats)]
    received = gift if table.passing is not Passing.NONE else ()
    return {card.key for card in table.hands[table.viewer] if card.front in received}


def test_the_own_hand_is_sorted_by_suit_black_and_red_in_turn() -> None:
    game = hearts()
    others = ("4C 5C 6C 7C 8C 9C", "4D 5D 6D 7D 8D 9D", "4S 5S 6S 7S 8S 9S")
    state = set_up(game, "QS 2H AC KD 3C 2S", *others)
    table = tableau(game.view(state, 0))
    assert faces(table, table.order) == "3C AC KD 2S QS 2H"
    unsorted = tableau(game.view(state, 0), sorting=False)
    assert faces(unsorted, unsorted.order) == "QS 2H AC KD 3C 2S"


# -- setting cards out ---------------------------------------------------------------------------


def test_cards_that_are_set_out_leave_the_fan_but_not_the_hand() -> None:
    _, _, table = choosing()
    before = table.shown()
    table = table.set_out(keys(table, "QS 2C"))
    assert faces(table, table.order) == "3C 4C KH"
    assert [str(card.front) for card, _ in table.tray_places(LAYOUT)] == ["QS", "2C"]
    assert table.shown() == before


def test_a_card_that_is_taken_back_goes_to_its_place_in_the_fan() -> None:
    _, _, table = choosing()
    table = table.set_out(keys(table, "QS 2C")).set_out(keys(table, "2C"))
    assert faces(table, table.order) == "3C 4C QS KH"


def test_cards_given_from_the_tray_stay_where_they_lie_whatever_their_order() -> None:
    game, state, table = choosing()
    table = table.set_out(keys(table, "KH 2C QS"))
    lay = {card.key: pose for card, pose in table.tray_places(LAYOUT)}
    _, events = game.apply(state, GiveCards(0, cards("KH 2C QS")))
    moves = [event for event in events if isinstance(event, CardMoved)]
    for move in moves:
        card = table.taken(move)
        assert table.pose(LAYOUT, card.key, move.source) == lay[card.key]
        table = table.after(move)
        assert table.pose(LAYOUT, card.key, move.target) == lay[card.key]
        assert [p for c, p in table.tray_places(LAYOUT)] == [lay[c] for c in table.tray]
    assert table.tray == ()


def test_cards_given_without_a_tray_lie_in_the_order_they_were_told() -> None:
    game, state, table = choosing()
    _, events = game.apply(state, GiveCards(0, cards("KH 2C QS")))
    table = after(table, list(events))
    poses = [table.pose(LAYOUT, card.key, Place("given", 0)) for card in table.given[0]]
    assert poses == [LAYOUT.anchor(f"given:0:{nth}") for nth in range(3)]


def test_cards_that_were_given_lie_elsewhere_later() -> None:
    """Their keys go with them to the other hand, and from there to tricks."""
    game, state, table = choosing()
    table = table.set_out(keys(table, "KH 2C QS"))
    for seat, gift in enumerate(("KH 2C QS", "5C 6C 7C", "2D 3D 4D", "2S 3S 4S")):
        state, events = game.apply(state, GiveCards(seat, cards(gift)))
        table = after(table, list(events))
    assert table.gift == ()
    hand = Place("hand", 1)
    slots = LAYOUT.fans[1].slots(5)
    assert [table.pose(LAYOUT, card.key, hand) for card in table.hands[1]] == list(slots)


def test_cards_that_came_from_another_hand_are_known_as_such() -> None:
    game, state, table = choosing()
    for seat, gift in enumerate(("KH 2C QS", "5C 6C 7C", "2D 3D 4D", "2S 3S 4S")):
        assert not table.received
        state, events = game.apply(state, GiveCards(seat, cards(gift)))
        table = after(table, list(events))
    assert table.received == set(keys(table, "2S 3S 4S"))
    resumed = tableau(game.view(state, 0))
    assert resumed.received == set(keys(resumed, "2S 3S 4S"))


# -- tricks --------------------------------------------------------------------------------------


def test_the_best_card_is_the_highest_of_the_suit_led() -> None:
    game = hearts()
    state = set_up(game, "5D 2C", "9D 3C", "AS 4C", "7D 5C", trick="", leader=0)
    state, _ = play(game, state, "play 5D", "play 9D", "play AS")
    best = tableau(game.view(state, 2)).best()
    assert best is not None
    assert (best[0], str(best[1].front)) == (1, "9D")
    assert tableau(game.view(set_up(game, "2C", "3C", "4C", "5C"), 0)).best() is None


def test_the_last_trick_is_remembered_by_who_played_what() -> None:
    game = hearts()
    state = set_up(game, "5D 2C", "9D 3C", "AD 4C", "7D 5C", leader=3)
    state, _ = play(game, state, "play 7D", "play 5D", "play 9D", "play AD")
    last = tableau(game.view(state, 0)).last
    assert [(seat, str(card)) for seat, card in last] == [
        (3, "7D"), (0, "5D"), (1, "9D"), (2, "AD"),
    ]  # fmt: skip


def test_points_count_what_a_seat_has_taken_and_the_leftover_it_knows() -> None:
    game = hearts(leftover="facedown", jack_of_diamonds=True)
    rest = "2C 3C 4C", "5C 6C 7C", "8C 9C TC"
    state = set_up(game, *rest, taken=["QS 2H JD", "", "3H 4H 5H"], leftover="6H", leftover_to=0)
    assert [tableau(game.view(state, 0)).points(seat) for seat in range(3)] == [5, 0, 3]
    assert tableau(game.view(state, 1)).points(0) == 4


# -- undealt cards -------------------------------------------------------------------------------


def test_undealt_cards_lie_there_once_they_have_been_dealt() -> None:
    game = hearts(leftover="facedown")
    _, events = game.new(5, seed=1)
    table = before_deal(5, 0, game.house)
    dealt = [event.seen_by(0) for event in events if isinstance(event, CardMoved)]
    assert table.expect_all([(table.taken(e), e.target) for e in dealt[-1:]]).leftover == 0
    table = after(table, list(events))
    assert table.leftover == 2


def test_undealt_cards_lie_side_by_side() -> None:
    table = before_deal(5, 0, HeartsOptions(leftover="facedown"))
    layout = load_layout(TABLES / "hearts_5.tmx")
    first, second = (table.pose(layout, 99, Place("leftover", None, nth)) for nth in range(2))
    assert first == layout.anchor("leftover")
    assert (second.x - first.x, second.y) == (26, first.y)


def test_a_card_in_hand_lies_where_the_player_holds_it() -> None:
    _, _, table = choosing()
    key, pose = table.order[0], Anchor(500, 500)
    held = replace(table, grip=(key, pose))
    assert held.pose(LAYOUT, key, Place("hand", 0, 0)) == pose
