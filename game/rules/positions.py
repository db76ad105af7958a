"""Reading a position of the protocol: every key once, its type checked, what is wrong named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.cards import Card, cards
from game.rules.rng import Rng


class Fields:
    """The keys of one position, each read with what it means when it is left out.

    >>> fields = Fields({"deal": 3, "broken": "yes"})
    >>> fields.whole("deal", 1)
    3
    >>> fields.flag("broken", False)
    Traceback (most recent call last):
    ValueError: broken is true or false, not 'yes'
    """

    def __init__(self, position: Mapping[str, Any]) -> None:
        if not isinstance(position, Mapping):
            raise ValueError("a position is an object of keys")
        self._unread = dict(position)

    def has(self, key: str) -> bool:
        """Whether the key has a value that has not been read yet; a null is none."""
        return self._unread.get(key) is not None

    def flag(self, key: str, default: bool) -> bool:
        """True or false."""
        value = self._unread.pop(key, default)
        if not isinstance(value, bool):
            raise _fault(key, "true or false", value)
        return value

    def whole(self, key: str, default: int, low: int | None = 0, high: int | None = None) -> int:
        """A whole number from ``low`` to ``high``, where they are limits."""
        return whole_number(key, self._unread.pop(key, default), low, high)

    def seat(self, key: str, seats: int) -> int | None:
        """A seat's number, or None where none is named."""
        value = self._unread.pop(key, None)
        return None if value is None else whole_number(key, value, 0, seats - 1)

    def word(self, key: str, choices: Sequence[str], default: str) -> str:
        """One of the words."""
        value = self._unread.pop(key, default)
        if value not in choices:
            raise _fault(key, "one of " + ", ".join(choices), value)
        return str(value)

    def cards(self, key: str) -> tuple[Card, ...]:
        """French cards, none when left out."""
        return _cards(key, self._unread.pop(key, ""))

    def by_seat(self, key: str, seats: int, default: Any) -> list[Any]:
        """A list of one entry for each seat, still to be read."""
        value = self._unread.pop(key, [default] * seats)
        if not isinstance(value, list | tuple) or len(value) != seats:
            raise _fault(key, f"a list of {seats} entries, one a seat", value)
        return list(value)

    def cards_by_seat(self, key: str, seats: int) -> tuple[tuple[Card, ...], ...]:
        """French cards of every seat, none when left out."""
        return tuple(_cards(key, text) for text in self.by_seat(key, seats, ""))

    def wholes_by_seat(self, key: str, seats: int) -> tuple[int, ...] | None:
        """A whole number of every seat, negative ones too, or None where none are given."""
        if not self.has(key):
            self._unread.pop(key, None)
            return None
        return tuple(
            whole_number(key, number, None, None) for number in self.by_seat(key, seats, 0)
        )

    def rng(self, default: Rng) -> Rng:
        """The random source, written as a hexadecimal number."""
        text = self._unread.pop("rng", None)
        if text is None:
            return default
        try:
            return Rng(whole_number("rng", int(text, 16), 0, (1 << 64) - 1))
        except (TypeError, ValueError):
            raise _fault("rng", "a hexadecimal number of 64 bits", text) from None

    def finish(self) -> None:
        """Refuse the keys nobody has read.

        :raises ValueError: if there are any.
        """
        if self._unread:
            raise ValueError(f"a position of this game has no {next(iter(self._unread))!r}")


def whole_number(key: str, value: Any, low: int | None, high: int | None) -> int:
    """The value, which has to be a whole number from ``low`` to ``high``.

    :raises ValueError: naming the key, if it is not.
    """
    if not isinstance(value, int) or isinstance(value, bool):
        raise _fault(key, "a whole number", value)
    if low is not None and value < low:
        raise _fault(key, f"{low} or more", value)
    if high is not None and value > high:
        raise _fault(key, f"{high} or less", value)
    return value


def sole_cards(piles: Sequence[Sequence[Card]], pack: Sequence[Card]) -> None:
    """Refuse cards that are there twice or belong to another pack.

    :raises ValueError: naming the card.
    """
    seen = set[Card]()
    for card in (card for pile in piles for card in pile):
        if card in seen:
            raise ValueError(f"{card.code} is there twice")
        if card not in pack:
            raise ValueError(f"{card.code} is not in this pack")
        seen.add(card)


def listed(pile: Sequence[Card]) -> str:
    """Cards as a position writes them.

    >>> listed(cards("QS 2C"))
    'QS 2C'
    """
    return " ".join(card.code for card in pile)


def hidden(count: int) -> str:
    """So many cards which the viewer may not see.

    >>> hidden(3)
    '? ? ?'
    """
    return " ".join("?" * count)


def _cards(key: str, text: Any) -> tuple[Card, ...]:
    if not isinstance(text, str):
        raise _fault(key, "card codes with blanks between", text)
    try:
        return cards(text)
    except ValueError as fault:
        raise ValueError(f"{key}: {fault}") from None


def _fault(key: str, wanted: str, value: Any) -> ValueError:
    return ValueError(f"{key} is {wanted}, not {value!r}")
