"""Marks as pictures: the colours' shapes, the suits, icons and avatars."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import pygame

from game.app import paint
from game.app.assets import ASSETS
from game.app.canvas import Colour
from game.app.palette import Shape, hexed

Suit: TypeAlias = Literal["S", "H", "D", "C"]
AVATARS: Final = ("you", "lily", "max", "zoe", "leo", "nika")
SHAPES: Final[dict[Shape, str]] = {
    "circle": "M-46,0 A46,46 0 1 1 46,0 A46,46 0 1 1 -46,0 Z",
    "square": "M-30,-42 L30,-42 Q42,-42 42,-30 L42,30 Q42,42 30,42 L-30,42 Q-42,42 -42,30 "
    "L-42,-30 Q-42,-42 -30,-42 Z",
    "triangle": "M0,-48 C5,-48 8,-46 11,-41 L50,28 C55,38 51,44 42,44 L-42,44 "
    "C-51,44 -55,38 -50,28 L-11,-41 C-8,-46 -5,-48 0,-48 Z",
    "diamond": "M-7,-50 C-3,-54 3,-54 7,-50 L48,-7 C52,-3 52,3 48,7 L7,50 C3,54 -3,54 -7,50 "
    "L-48,7 C-52,3 -52,-3 -48,-7 Z",
}
"""Outlines of the colours' shapes, about 100 units high, around (0, 0)."""
SUITS: Final[dict[Suit, str]] = {
    "H": "M0,49 C-9,33 -50,10 -50,-19 C-50,-37 -38,-47 -25,-47 C-12,-47 -3,-39 0,-27 "
    "C3,-39 12,-47 25,-47 C38,-47 50,-37 50,-19 C50,10 9,33 0,49 Z",
    "D": "M0,-52 C9,-33 22,-14 39,0 C22,14 9,33 0,52 C-9,33 -22,14 -39,0 C-22,-14 -9,-33 0,-52 Z",
    "S": "M0,-52 C9,-35 48,-9 48,17 C48,31 37,40 25,40 C16,40 8,36 3.5,28 C4.5,39 9,47 19,51 "
    "L-19,51 C-9,47 -4.5,39 -3.5,28 C-8,36 -16,40 -25,40 C-37,40 -48,31 -48,17 "
    "C-48,-9 -9,-35 0,-52 Z",
    "C": "M0,-50 C14,-50 24,-40 24,-27 C24,-17 18,-9 9,-3 C13,-9 20,-12 27,-12 "
    "C40,-12 50,-2 50,12 C50,26 40,36 27,36 C17,36 8,31 3.5,22 C4.5,36 9,46 19,51 L-19,51 "
    "C-9,46 -4.5,36 -3.5,22 C-8,31 -17,36 -27,36 C-40,36 -50,26 -50,12 C-50,-2 -40,-12 -27,-12 "
    "C-20,-12 -13,-9 -9,-3 C-18,-9 -24,-17 -24,-27 C-24,-40 -14,-50 0,-50 Z",
}


def shape_picture(
    shape: Shape, side: int, colour: Colour, *, hollow: bool = False
) -> pygame.Surface:
    """A colour's shape in a square: solid, or the outline that stands for night."""
    paint_as = (
        f'fill="none" stroke="{hexed(colour)}" stroke-width="15" transform="scale(.86)"'
        if hollow
        else f'fill="{hexed(colour)}"'
    )
    return _picture(f'<path d="{SHAPES[shape]}" {paint_as}/>', side, (-58, -58, 116, 116), colour)


def suit_picture(suit: Suit, side: int, colour: Colour) -> pygame.Surface:
    """A French suit in a square."""
    body = f'<path d="{SUITS[suit]}" fill="{hexed(colour)}"/>'
    return _picture(body, side, (-54, -54, 108, 108), colour)


def icon_picture(name: str, side: int, colour: Colour) -> pygame.Surface:
    """An icon of ``assets/icons`` in that colour.

    :raises FileNotFoundError: if there is no such icon.
    """
    return paint.tinted(paint.svg_file(ASSETS / "icons" / f"{name}.svg", (side, side)), colour)


def icon_names() -> tuple[str, ...]:
    """All icons there are."""
    return tuple(sorted(path.stem for path in (ASSETS / "icons").glob("*.svg")))


def avatar_picture(name: str, side: int, *, grey: bool = False) -> pygame.Surface:
    """A player's round picture.

    :raises FileNotFoundError: if there is no such avatar.
    """
    picture = paint.svg_file(ASSETS / "avatars" / f"{name}.svg", (side, side))
    return paint.greyed(picture) if grey else picture


def mark_picture(
    side: int, colour: Colour, icon: str | None, suit: Suit | None, shape: Shape | None
) -> pygame.Surface:
    """Whichever of the three is given."""
    if icon:
        return icon_picture(icon, side, colour)
    if suit:
        return suit_picture(suit, side, colour)
    return shape_picture(shape or "circle", side, colour)


def _picture(
    body: str, side: int, view: tuple[float, float, float, float], colour: Colour
) -> pygame.Surface:
    return paint.tinted(paint.svg(body, (side, side), view), colour)
