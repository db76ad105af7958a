"""Gestures as a pure state machine: inputs in, gestures out."""

from __future__ import annotations

from game.app.inputs import FocusLost, Input, Moved, Pressed, Released
from game.table.gestures import (
    REST,
    Down,
    Dragged,
    Gesture,
    Gestures,
    Let,
    LetGo,
    Lifted,
    Over,
    Rested,
    Tapped,
)


def told(*inputs: tuple[Input, str | None]) -> list[Gesture]:
    """What a row of inputs, each with what lies under it, means; a tenth of a second apart."""
    gestures, found = Gestures(), list[Gesture]()
    for index, (event, spot) in enumerate(inputs):
        found += gestures.feed(event, spot, index * 0.1)
    return found


def test_a_press_and_a_release_on_the_same_thing_is_a_tap() -> None:
    assert told((Pressed(5, 5), "card:1"), (Released(6, 5), "card:1")) == [
        Over("card:1"), Down("card:1"), Tapped("card:1"),
    ]  # fmt: skip


def test_a_release_on_another_thing_is_no_tap() -> None:
    found = told(
        (Pressed(5, 5), "card:1"), (Moved(9, 5, held=True), "card:2"), (Released(9, 5), "card:2")
    )
    assert not any(isinstance(gesture, Tapped) for gesture in found)


def test_going_ten_units_with_the_button_down_lifts_the_thing_from_where_it_was_pressed() -> None:
    found = told(
        (Pressed(100, 100), "card:1"),
        (Moved(104, 103, held=True), "card:1"),
        (Moved(120, 100, held=True), "card:2"),
        (Released(400, 300), "discard"),
    )
    assert found[2:5] == [Lifted("card:1", 100, 100), Dragged(120, 100), Let("card:1", 400, 300)]


def test_a_drag_that_begins_on_nothing_lifts_nothing() -> None:
    found = told((Pressed(0, 0), None), (Moved(90, 90, held=True), "card:1"))
    assert not any(isinstance(gesture, Lifted | Dragged) for gesture in found)


def test_losing_the_focus_lets_go_without_an_effect() -> None:
    gestures = Gestures()
    gestures.feed(Pressed(0, 0), "card:1", 0.0)
    gestures.feed(Moved(50, 0, held=True), "card:1", 0.1)
    assert LetGo() in gestures.feed(FocusLost(), None, 0.2)
    assert not any(
        isinstance(g, Let | Tapped) for g in gestures.feed(Released(60, 0), "discard", 0.3)
    )


def test_another_button_during_a_drag_lets_go() -> None:
    gestures = Gestures()
    gestures.feed(Pressed(0, 0), "card:1", 0.0)
    gestures.feed(Moved(50, 0, held=True), "card:1", 0.1)
    assert LetGo() in gestures.feed(Pressed(50, 0, 3), "card:1", 0.2)


def test_a_pointer_that_rests_asks_for_help_once() -> None:
    gestures = Gestures()
    gestures.feed(Moved(0, 0), "card:1", 0.0)
    assert gestures.wait(REST / 2) == ((), REST / 2)
    assert gestures.wait(REST) == ((Rested("card:1"),), None)
    assert gestures.wait(9.0) == ((), None)


def test_a_finger_that_holds_a_card_asks_for_help_and_then_plays_nothing() -> None:
    gestures = Gestures()
    gestures.feed(Pressed(0, 0, touch=True), "card:1", 0.0)
    assert gestures.wait(REST)[0] == (Rested("card:1"),)
    found = gestures.feed(Released(0, 0, touch=True), "card:1", 1.0)
    assert Tapped("card:1") not in found
    assert Over(None) in found


def test_a_mouse_that_holds_a_card_may_still_play_it() -> None:
    gestures = Gestures()
    gestures.feed(Pressed(0, 0), "card:1", 0.0)
    gestures.wait(REST)
    assert Tapped("card:1") in gestures.feed(Released(0, 0), "card:1", 1.0)


def test_three_quick_clicks_are_three_taps_and_nothing_else() -> None:
    click = ((Pressed(5, 5), "stock"), (Released(5, 5), "stock"))
    found = told(*click, *click, *click)
    assert [g for g in found if isinstance(g, Tapped)] == [Tapped("stock")] * 3
    assert not any(isinstance(g, Lifted | Let) for g in found)


def test_who_has_just_dropped_a_card_is_not_told_what_lies_there() -> None:
    gestures = Gestures()
    gestures.feed(Pressed(0, 0), "card:1", 0.0)
    gestures.feed(Moved(50, 0, held=True), "card:1", 0.1)
    gestures.feed(Released(60, 0), "discard", 0.2)
    assert gestures.wait(9.0) == ((), None)
    gestures.feed(Moved(90, 0), "stock", 9.1)
    assert gestures.wait(9.1 + REST)[0] == (Rested("stock"),)
