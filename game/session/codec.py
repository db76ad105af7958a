"""Values as JSON text and back: events going out, and text from strangers coming in."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, NoReturn, TypeAlias, TypeVar

from game.rules.events import Event

Json: TypeAlias = Any
"""What JSON holds: texts, numbers, booleans, None, lists and dicts with text keys."""

T = TypeVar("T")


def event_json(event: Event) -> dict[str, Json]:
    """The event by name, with the fields of its class; cards and places are texts.

    >>> from game.rules.events import PileShuffled, Place
    >>> event_json(PileShuffled(Place("stock"), 19))
    {'event': 'PileShuffled', 'pile': 'stock', 'count': 19}
    """
    return {"event": type(event).__name__, **_fields(event)}


def _fields(value: Any) -> dict[str, Json]:
    return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}


def _plain(value: Any) -> Json:
    match value:
        case None | bool() | int() | float() | str() if not isinstance(value, Enum):
            return value
        case _ if isinstance(code := getattr(value, "code", None), str):
            return code
        case Enum():
            return _plain(value.value)
        case frozenset():
            return sorted(_plain(item) for item in value)
        case tuple():
            return [_plain(item) for item in value]
        case Mapping():
            return {str(_plain(key)): _plain(item) for key, item in value.items()}
        case _ if is_dataclass(value):
            return _fields(value)
    raise TypeError(f"no text form for {value!r}")


def text_of(value: Json) -> str:
    """The value as one line of JSON, in ASCII: any program can read it, whatever its encoding.

    :raises ValueError: if it is too deep, or holds a number that JSON has not.
    """
    try:
        return json.dumps(value, separators=(",", ":"), allow_nan=False)
    except RecursionError:
        raise ValueError("nested too deep") from None


def value_of(text: str | bytes) -> Json:
    """The value that the JSON text stands for.

    :raises ValueError: if it is none; also if it is nested beyond reason or holds a number
        that is none or cannot be held.
    """
    if isinstance(text, bytes):
        text = text.decode("utf-8-sig")  # some editors and shells mark UTF-8 so
    try:
        return json.loads(text, parse_constant=_no_number, parse_float=_finite)
    except RecursionError:
        raise ValueError("nested too deep") from None


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number")


def _finite(text: str) -> float:
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise ValueError(f"{text} is too large a number")
    return number


def same(one: Json, other: Json) -> bool:
    """Whether two values have the same JSON text, whatever the order of their keys.

    >>> same({"hands": ("QS",)}, {"hands": ["QS"]}), same(1, True)
    (True, False)
    """
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def part(data: Mapping[str, Json], name: str, kind: type[T]) -> T:
    """The part of that name.

    :raises ValueError: naming the part, if it is missing or of another type; a boolean is no
        number here, though Python counts it as one.
    """
    if name not in data:
        raise ValueError(f"{name} is missing")
    value = data[name]
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise ValueError(f"{name} is not a {NAMES.get(kind, kind.__name__)}")
    return value


def optional(data: Mapping[str, Json], name: str, kind: type[T]) -> T | None:
    """The part of that name, or None where it is missing or null.

    :raises ValueError: naming the part, if it is of another type.
    """
    return None if data.get(name) is None else part(data, name, kind)


NAMES: dict[type, str] = {
    str: "text",
    int: "whole number",
    float: "number",
    bool: "yes or no",
    list: "list",
    dict: "record",
}
"""What error messages call the types of JSON."""
