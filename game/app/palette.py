"""The colours of the product as named constants, and how each colour of the cards looks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from game.app.canvas import Colour

Shape: TypeAlias = Literal["circle", "triangle", "square", "diamond"]


def rgb(code: str) -> Colour:
    """A colour from its ``#RRGGBB`` form.

    >>> rgb("#F4BE4F")
    (244, 190, 79)
    """
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def hexed(colour: Colour) -> str:
    """The ``#RRGGBB`` form of a colour, as SVG wants it."""
    return "#{:02X}{:02X}{:02X}".format(*colour)


CREAM: Final = rgb("#FFF6E3")
SECOND: Final = rgb("#CFC6B2")
"""Second lines on panels."""
SECOND_ON_CLOTH: Final = rgb("#EAE1CD")
INK: Final = rgb("#0B1518")
"""Panels and plates."""
GOLD: Final = rgb("#F4BE4F")
AMBER: Final = rgb("#FFC24A")
WARM_INK: Final = rgb("#2B1904")
"""Text on gold."""
OFF_INK: Final = rgb("#8E9A94")
RIM: Final = rgb("#FFE08A")
"""The warm rim of a card that may be played."""
ALARM: Final = rgb("#8E1626")
ALARM_LINE: Final = rgb("#FF9A4A")
ALARM_INK: Final = rgb("#FFE9C0")
MIDNIGHT: Final = rgb("#17133D")
MIDNIGHT_LINE: Final = rgb("#FFD36B")
MIDNIGHT_INK: Final = rgb("#FFE3A0")
HEART: Final = rgb("#FF6B7E")
NIGHT_STOCK: Final = rgb("#0E0D17")
CARD_EDGE: Final = rgb("#EFE4CC")


@dataclass(frozen=True, slots=True)
class Tone:
    """How one colour of the cards shows outside the cards; no colour goes without its shape."""

    code: str
    """Its letter in the protocol."""
    name: str
    shape: Shape
    base: Colour
    """Rings and lines."""
    light: Colour
    dark: Colour
    """The gradient of wheel sectors, from the hub outwards."""
    bright: Colour
    """Confetti and coloured letters."""
    chip: Colour
    ink: Colour
    """Text and marks on the chip and on the sector."""
    night: bool = False


def _tone(code: str, name: str, shape: Shape, colours: str, *, night: bool = False) -> Tone:
    base, light, dark, bright, chip, ink = (rgb(colour) for colour in colours.split())
    return Tone(code, name, shape, base, light, dark, bright, chip, ink, night)


_CREAM: Final = "#FFF6E3"
TONES: Final[dict[str, Tone]] = {
    tone.code: tone
    for tone in (
        _tone("R", "red", "circle", f"#D7263D #EE4C5C #BE1A33 #F0505F #D7263D {_CREAM}"),
        _tone("Y", "yellow", "triangle", "#F2B705 #FFD23F #EBA603 #FFC93A #F2B705 #3A2500"),
        _tone("G", "green", "square", f"#1E9E6A #249A6B #0E7A4E #35BE86 #157F4E {_CREAM}"),
        _tone("B", "blue", "diamond", f"#2762C9 #4A86EA #1D52B2 #5B93F2 #2762C9 {_CREAM}"),
        _tone(
            "P", "pink", "circle", f"#FF4496 #E8357F #A81257 #FF7DB5 #C41C68 {_CREAM}", night=True
        ),
        _tone(
            "O", "orange", "triangle", "#FFA02E #FFB75E #EE8412 #FFBC66 #FFA02E #3A1D00", night=True
        ),
        _tone(
            "T", "teal", "square", f"#3DF0D8 #0F998B #0A6F67 #7AF5E4 #0D877A {_CREAM}", night=True
        ),
        _tone(
            "V",
            "purple",
            "diamond",
            f"#9A6BFF #8A5BF0 #5A2FC4 #B999FF #6B3FDB {_CREAM}",
            night=True,
        ),
    )
}
"""All colours by their letters: four by day, four by night; the same index has the same shape."""

_SAFE: Final = {
    "R": replace(
        TONES["R"],
        base=rgb("#A5122F"),
        light=rgb("#C8384E"),
        dark=rgb("#830A22"),
        bright=rgb("#C8384E"),
        chip=rgb("#A5122F"),
    ),
    "G": replace(
        TONES["G"],
        base=rgb("#45CDAB"),
        light=rgb("#7CE6CB"),
        dark=rgb("#2FB493"),
        bright=rgb("#7CE6CB"),
        chip=rgb("#45CDAB"),
        ink=rgb("#043A30"),
    ),
}


def tone(code: str, *, safe: bool = False) -> Tone:
    """How a colour shows; ``safe`` is the palette for red-green blindness.

    :raises KeyError: if no colour has that letter.
    """
    return _SAFE.get(code, TONES[code]) if safe else TONES[code]
