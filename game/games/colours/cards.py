"""The cards of the colour games: faces, and cards which have one or two of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import Final


class Side(StrEnum):
    """Which side of the cards is active; the tables with one-sided cards stay on the day side."""

    DAY = "day"
    NIGHT = "night"

    @property
    def other(self) -> Side:
        """The side that shows after the table turned over."""
        return Side.NIGHT if self is Side.DAY else Side.DAY


class Colour(IntEnum):
    """One of the four colours, in the order that decides ties.

    The night palette has the same four indices: red's night is pink, then orange, teal, purple.
    """

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3

    def __str__(self) -> str:
        return self.name.lower()

    def letter(self, side: Side) -> str:
        """The colour's letter on that side of the table.

        >>> Colour.RED.letter(Side.DAY), Colour.RED.letter(Side.NIGHT)
        ('R', 'P')
        """
        return _LETTERS[side][self]

    @staticmethod
    def parse(letter: str, side: Side) -> Colour:
        """Read the letter of a colour of that side.

        :raises ValueError: if no colour of that side has the letter.
        """
        at = _LETTERS[side].find(letter)
        if len(letter) != 1 or at < 0:
            raise ValueError(f"no {side} colour is called {letter!r}")
        return COLOURS[at]


COLOURS: Final = tuple(Colour)
_LETTERS: Final = {Side.DAY: "RYGB", Side.NIGHT: "POTV"}


class Symbol(StrEnum):
    """What a face shows beside its colour, valued by its text; in the order hands are sorted."""

    ZERO = "0"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    SKIP = "Skip"
    REVERSE = "Reverse"
    PLUS_ONE = "+1"
    PLUS_TWO = "+2"
    PLUS_FIVE = "+5"
    BOMB = "Bomb"
    SHIELD = "Shield"
    EVERYONE = "Everyone"
    FLIP = "Flip"
    CLOCK = "Clock"
    WILD = "W"
    WILD4 = "W4"
    HUNT = "Hunt"

    @property
    def number(self) -> int | None:
        """The number it is, or None for an action or a wild."""
        return int(self) if self.isdigit() else None

    @property
    def is_wild(self) -> bool:
        """Whether its faces have no colour of their own."""
        return self in WILDS

    @property
    def points(self) -> int:
        """What it counts in a hand at the end (``RULES.md`` 2.6.1)."""
        if self.is_wild:
            return 50
        return 20 if self.number is None else self.number


NUMBERS: Final = tuple(symbol for symbol in Symbol if symbol.isdigit())
WILDS: Final = (Symbol.WILD, Symbol.WILD4, Symbol.HUNT)


class Penalty(StrEnum):
    """What waits for a seat that has to answer or take: named by the last penalty card."""

    ONE = "+1"
    TWO = "+2"
    FOUR = "+4"
    FIVE = "+5"
    HUNT = "Hunt"

    @property
    def cards(self) -> int:
        """How many cards one such card adds to the stack; a hunt counts none beforehand."""
        return 0 if self is Penalty.HUNT else int(self)


PENALTIES: Final = {
    Symbol.PLUS_ONE: Penalty.ONE,
    Symbol.PLUS_TWO: Penalty.TWO,
    Symbol.WILD4: Penalty.FOUR,
    Symbol.PLUS_FIVE: Penalty.FIVE,
    Symbol.HUNT: Penalty.HUNT,
}
"""The penalty cards, and what each makes wait."""


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """What one side of a card shows; there is one object for each, compared by identity.

    >>> Face.parse("R+2"), Face.parse("P-Everyone"), Face.parse("W4")
    (R+2, P-Everyone, W4)
    >>> Face.parse("R7") is Face.parse("R7")
    True
    """

    colour: Colour | None
    symbol: Symbol
    night: bool
    order: int = field(init=False)
    """Where it stands in a sorted hand: by colour, then by symbol, wilds last."""

    def __post_init__(self) -> None:
        colour = len(COLOURS) if self.colour is None else self.colour
        object.__setattr__(self, "order", colour * len(Symbol) + list(Symbol).index(self.symbol))

    @property
    def side(self) -> Side:
        """The side of the table it belongs to."""
        return Side.NIGHT if self.night else Side.DAY

    @property
    def code(self) -> str:
        """The text that ``parse`` reads back."""
        if self.colour is None:
            return self.symbol.value
        mark = "-" if self.symbol.isalpha() else ""
        return self.colour.letter(self.side) + mark + self.symbol

    @staticmethod
    def parse(code: str) -> Face:
        """Read a face's text.

        :raises ValueError: if no face has that text.
        """
        try:
            return _FACES[code]
        except KeyError:
            raise ValueError(f"no face is called {code!r}") from None

    def __repr__(self) -> str:
        return self.code

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Face.parse, (self.code,)


_DAY_ONLY: Final = {"0", "Skip", "+1", "+2", "Bomb", "Shield", "W", "W4"}
_NIGHT_ONLY: Final = {"+5", "Everyone", "Hunt"}


def _all_faces() -> dict[str, Face]:
    faces = [
        Face(colour, symbol, night)
        for night, missing in ((False, _NIGHT_ONLY), (True, _DAY_ONLY))
        for symbol in Symbol
        if symbol not in missing
        for colour in ([None] if symbol.is_wild else COLOURS)
    ]
    return {face.code: face for face in faces}


_FACES: Final = _all_faces()


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card: its day face, and its night face if it has two sides.

    Cards live in states only and are made by ``of`` or ``parse``: equal copies are one object,
    so a state counts them as a multiset.

    >>> Card.parse("R7|P-Everyone").face(Side.NIGHT)
    P-Everyone
    >>> Card.parse("R7") is Card.of(Face.parse("R7"))
    True
    """

    day: Face
    night: Face | None

    @staticmethod
    def of(day: Face, night: Face | None = None) -> Card:
        """The card with those faces."""
        card = _CARDS.get((day, night))
        if card is None:
            card = _CARDS[day, night] = Card(day, night)
        return card

    def face(self, side: Side) -> Face:
        """The face that is active on that side of the table."""
        return self.day if side is Side.DAY or self.night is None else self.night

    def back(self, side: Side) -> Face | None:
        """The inactive face on that side of the table, or None if it has no second one."""
        return self.night if side is Side.DAY or self.night is None else self.day

    @property
    def code(self) -> str:
        """The text that ``parse`` reads back."""
        return self.day.code if self.night is None else f"{self.day.code}|{self.night.code}"

    @staticmethod
    def parse(code: str) -> Card:
        """Read a card's text.

        :raises ValueError: if no card has that text.
        """
        day, bar, night = code.partition("|")
        faces = Face.parse(day), Face.parse(night) if bar else None
        if faces[0].night or (faces[1] is not None and not faces[1].night):
            raise ValueError(f"no card is called {code!r}: the day face stands first")
        return Card.of(*faces)

    def __repr__(self) -> str:
        return self.code

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.parse, (self.code,)


_CARDS: dict[tuple[Face, Face | None], Card] = {}


def cards(codes: str) -> tuple[Card, ...]:
    """Read several cards; the way tests and positions write hands.

    >>> cards("R1 W4 Y+2")
    (R1, W4, Y+2)

    :raises ValueError: if a text is no card's.
    """
    return tuple(Card.parse(code) for code in codes.split())
