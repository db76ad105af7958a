"""What a seat may know: views and redacted events hold no face the table does not show it."""

import pickle
from collections import Counter
from dataclasses import fields

import pytest

from game.games.colours.cards import Card, Face, Side
from game.games.colours.events import TableTurned
from game.rules.events import CardMoved
from game.rules.rng import Rng
from tests.games.colours.table import TABLES, matches, play, set_up, set_up_faces, table


def values_in(value):
    """Every value inside a view or an event, itself included."""
    yield value
    if isinstance(value, tuple | frozenset):
        for item in value:
            yield from values_in(item)
    elif hasattr(value, "__dataclass_fields__") and not isinstance(value, Face | Card):
        for field in fields(value):
            yield from values_in(getattr(value, field.name))


def faces_in(value):
    return [found for found in values_in(value) if isinstance(found, Face)]


@pytest.mark.parametrize("name", TABLES)
def test_a_view_holds_faces_but_no_card_and_no_source(name):
    for game, state, _ in matches(name, range(3)):
        for seat in range(len(state.hands)):
            inside = list(values_in(game.view(state, seat)))
            assert not any(isinstance(value, Card | Rng) for value in inside)


@pytest.mark.parametrize("name", ["classic", "siege", "colour-cards"])
def test_of_one_sided_cards_a_view_has_the_own_hand_and_the_open_pile(name):
    for game, state, _ in matches(name, range(3)):
        for seat, hand in enumerate(state.hands):
            shown = Counter(card.day for card in (*hand, *state.discard))
            assert Counter(faces_in(game.view(state, seat))) == shown


def test_by_day_and_by_night_a_view_has_the_own_fronts_the_others_backs_and_the_top():
    sides = set()
    for game, state, _ in matches("day-night", range(6)):
        side = state.side
        sides.add(side)
        for seat, own in enumerate(state.hands):
            shown = Counter([card.face(side) for card in own] + [state.top])
            for other, hand in enumerate(state.hands):
                if other != seat:
                    shown.update(card.back(side) for card in hand)
            assert Counter(faces_in(game.view(state, seat))) == shown
    assert sides == {Side.DAY, Side.NIGHT}


def test_the_others_backs_are_sorted_whatever_the_order_of_the_hand():
    game = table("day-night")
    one = set_up(game, "R1|P1", "B1|V3 B2|P2 B3|T4", discard="R5|P5")
    two = set_up(game, "R1|P1", "B3|T4 B1|V3 B2|P2", discard="R5|P5")
    assert game.view(one, 0).backs[1] == game.view(two, 0).backs[1]
    assert [face.code for face in game.view(one, 0).backs[1]] == ["P2", "T4", "V3"]


def test_no_view_depends_on_the_own_backs_or_the_draw_pile():
    game = table("day-night")
    one = set_up(game, "R1|P1 R2|P2", "B1|V1", discard="R5|P5", stock="G1|T1 G2|T2")
    two = set_up(game, "R1|P2 R2|P1", "B1|V1", discard="R5|P5", stock="G2|T1 G1|T2")
    assert game.view(one, 0) == game.view(two, 0)


def test_a_seat_may_see_of_a_two_sided_card_what_the_table_shows():
    game = table("day-night")
    state = set_up(game, "R1|P1 R2|P2", "B1|V1", discard="R5|P5", stock="R9|T1 G2|T2")
    _, (drawn,) = play(game, state, "take")
    own, other = drawn.seen_by(0), drawn.seen_by(1)
    assert (own.front.code, own.back, own.target.slot) == ("R9", None, 2)
    assert (other.front, other.back.code, other.target.slot) == (None, "T1", None)
    _, (played, *_) = play(game, state, "play R1")
    own, other = played.seen_by(0), played.seen_by(1)
    assert (own.front.code, own.back, own.source.slot) == ("R1", None, 0)
    assert (other.front.code, other.back.code, other.source.slot) == ("R1", "P1", None)


def test_a_card_drawn_by_another_seat_is_unseen():
    game = table("classic")
    state = set_up(game, "B1 B2", "G1 G2", discard="R5", stock="Y1 Y2")
    _, (moved, *_) = play(game, state, "take")
    assert moved.seen_by(0).front.code == "Y1"
    assert moved.seen_by(1).front is None
    assert moved.seen_by(1).target.slot == 2


def test_a_turn_over_shows_each_seat_its_new_hand_and_the_others_new_backs():
    game = table("day-night")
    state = set_up(game, "R-Flip|V7 R1|P1 R2|T2", "B1|V1 B2|P9", discard="R5|P5")
    after, told = play(game, state, "play R-Flip")
    turned = next(event for event in told if isinstance(event, TableTurned))
    seen = turned.seen_by(0)
    assert [face.code for face in seen.hands[0]] == ["P1", "T2"]
    assert seen.hands[1] is None
    assert seen.backs[0] is None
    assert [face.code for face in seen.backs[1]] == ["B1", "B2"]
    assert (seen.side, seen.top.code, seen.colour) == ("night", "V7", 3)
    assert seen.hands[0] == game.view(after, 0).hand
    assert seen.backs[1] == game.view(after, 0).backs[1]


@pytest.mark.parametrize("name", TABLES)
def test_an_event_as_seen_by_a_seat_names_only_what_its_views_show(name):
    """A face in an event lies in a hand the seat sees, or was put on the open pile."""
    for _, state, events in matches(name, range(4)):
        for seat in range(len(state.hands)):
            own = {card.face(side) for card in state.hands[seat] for side in Side}
            for event in events:
                seen = event.seen_by(seat)
                if isinstance(seen, CardMoved) and seen.front is not None:
                    mine = seen.target.pile == "hand" and seen.target.seat == seat
                    assert mine or "discard" in (seen.target.pile, seen.source.pile)
                    assert seen.target.pile != "hand" or seen.front in own
                if isinstance(seen, CardMoved) and seen.back is not None:
                    place = seen.target if seen.target.pile == "hand" else seen.source
                    assert place.pile == "hand"
                    assert place.seat != seat
                    assert place.slot is None


def test_at_a_turn_over_every_hand_is_sorted_anew():
    for _, state, events in matches("day-night", range(9)):
        if any(isinstance(event, TableTurned) for event in events) and not any(
            isinstance(event, CardMoved) and event.target.pile == "hand" for event in events
        ):
            for hand in state.hands:
                orders = [card.face(state.side).order for card in hand]
                assert orders == sorted(orders)


def test_a_hand_of_equal_faces_is_shuffled_at_a_turn_over():
    """Two cards that look alike now cannot be told apart by where they were."""
    game = table("day-night")
    firsts = set()
    for seed in range(20):
        state = set_up(
            game, "R-Flip|V7 R1|P1 R2|P1", "B1|V1 B2|P9", discard="R5|P5", rng=f"{seed:x}"
        )
        after, _ = play(game, state, "play R-Flip")
        firsts.add(after.hands[0][0].day.code)
    assert firsts == {"R1", "R2"}


def test_values_survive_pickling():
    game = table("day-night")
    state = set_up_faces(game, "R1 W", "B1 B2", discard="R5", clock=2)
    for value in (state, game.view(state, 1), *game.legal_moves(state, 0)):
        assert pickle.loads(pickle.dumps(value)) == value
