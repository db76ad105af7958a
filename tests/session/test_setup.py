"""Position files and the JSON that strangers hand in."""

import json
from typing import Any

import pytest

from game.games import find
from game.session.codec import same, text_of, value_of
from game.session.setup import ErrorWord, RequestError, read_position_file

REQUEST: dict[str, Any] = {
    "do": "position",
    "game": "classic",
    "seats": 2,
    "seed": 7,
    "options": {"bombs": False},
    "position": {"hands": ["R1 W", "Y2"], "discard": "R7", "turn": 1},
}


def test_a_position_file_is_a_whole_position_request() -> None:
    setup = read_position_file(json.dumps(REQUEST), find)
    assert (setup.kit.name, setup.seats, setup.seed) == ("classic", 2, 7)
    assert setup.options.as_dict()["bombs"] is False
    state, events = setup.opening()
    assert setup.game().to_act(state) == (1,)
    assert events == ()


def test_do_may_be_left_out_and_windows_editors_may_mark_the_file() -> None:
    request = {name: value for name, value in REQUEST.items() if name != "do"}
    text = b"\xef\xbb\xbf" + json.dumps(request).encode()
    assert read_position_file(text, find).seats == 2


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"do": "new"}, ErrorWord.BAD_REQUEST),
        ({"game": "chess"}, ErrorWord.BAD_GAME),
        ({"seats": 1}, ErrorWord.BAD_SEATS),
        ({"options": {"wings": True}}, ErrorWord.BAD_OPTION),
        ({"position": {"hands": ["R1"]}}, ErrorWord.BAD_POSITION),
        ({"position": {"hands": ["R1 R1 R1", "Y2"]}}, ErrorWord.BAD_POSITION),
    ],
)
def test_a_bad_position_file_is_refused_with_its_word(
    change: dict[str, Any], word: ErrorWord
) -> None:
    with pytest.raises(RequestError) as refused:
        read_position_file(json.dumps({**REQUEST, **change}), find)
    assert refused.value.word is word


def test_text_of_a_value_reads_back_in_any_encoding() -> None:
    value = {"имя": ["Лили", "\ud800", 1.5, None, True, {"": []}]}
    text = text_of(value)
    assert text.isascii()
    assert value_of(text) == value_of(text.encode("ascii")) == value


@pytest.mark.parametrize("number", [float("nan"), float("inf"), float("-inf")])
def test_a_number_that_is_none_is_not_written(number: float) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        text_of([number])


def test_values_are_the_same_by_their_text() -> None:
    assert same({"a": 1, "b": (2, 3)}, {"b": [2, 3], "a": 1})
    assert not same({"a": 1}, {"a": 1.0})
    assert not same([1], [True])
