"""How digits and letters are set on card faces, whose pictures hold none."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import pygame

from game.app import paint
from game.app.canvas import Colour
from game.app.palette import rgb

_UNITS: Final = 320
"""Width of a card in the units below."""
_STOCK: Final = rgb("#FFF8E9")
_NIGHT_STOCK: Final = rgb("#0E0D17")
_PLUM: Final = rgb("#2A1D4E")
_PLUM_LIGHT: Final = rgb("#6A55B0")


@dataclass(frozen=True, slots=True)
class _Inks:
    """What the letters of one colour are painted with."""

    tone: Colour
    deep: Colour
    shade: Colour
    index: Colour
    """Index on the field."""
    under: Colour
    """Just below the index, as if it were pressed in or raised."""
    triangle: bool = False
    neon: Colour | None = None


def _day(tone: str, deep: str, shade: str, index: str, under: str) -> _Inks:
    return _Inks(rgb(tone), rgb(deep), rgb(shade), rgb(index), rgb(under))


def _night(pale: str, neon: str) -> _Inks:
    lit = rgb(neon)
    return _Inks(rgb(pale), lit, rgb("#07060C"), rgb(pale), _NIGHT_STOCK, neon=lit)


_YELLOW: Final = _day("#B57300", "#764700", "#7A4A00", "#5A3500", "#FFD23F")
_INKS: Final = {
    "R": _day("#CF2038", "#8A0F26", "#5E0517", "#FFF8E9", "#5E0517"),
    "Y": replace(_YELLOW, triangle=True),
    "G": _day("#14845A", "#07492F", "#04402A", "#FFF8E9", "#04402A"),
    "B": _day("#2259BE", "#0F2F73", "#0A2560", "#FFF8E9", "#0A2560"),
    "P": _night("#FFC4DC", "#FF4496"),
    "O": replace(_night("#FFE7C2", "#FFA02E"), triangle=True),
    "T": _night("#E2FFFA", "#3DF0D8"),
    "V": _night("#E3D6FF", "#9A6BFF"),
    "W": _Inks(_PLUM_LIGHT, _PLUM, rgb("#160E2E"), _PLUM, _PLUM),
}
_SAFE_INKS: Final = {
    "R": _day("#A5122F", "#650819", "#43040F", "#FFF8E9", "#43040F"),
    "G": _day("#0B7A63", "#05463A", "#0A5F4D", "#043A30", "#7CE6CB"),
}


def set_colour_text(card: pygame.Surface, code: str, text: str, *, safe: bool = False) -> None:
    """Set a number or a ``+N`` in the medallion and in two corners of a colour card."""
    letter = code[0]
    inks = _SAFE_INKS.get(letter, _INKS[letter]) if safe else _INKS[letter]
    number = text.isdigit()
    middle = 256 if inks.triangle else 240
    size, y = (156, middle) if number else (100, middle + (38 if inks.triangle else 44))
    stock = _NIGHT_STOCK if inks.neon else _STOCK
    outline = None if number else (stock, 6 if inks.neon else 7)
    lift = 0 if inks.neon else 5
    _set(card, text, size, 160, y, inks.tone, inks.deep, inks.shade, lift, outline, inks.neon)
    _set_corners(card, text, letter, inks, number)


def _set_corners(card: pygame.Surface, text: str, letter: str, inks: _Inks, number: bool) -> None:
    size, x, y = (62, 47, 55) if number else (50, 57, 53)
    low, lift = (inks.neon or inks.index), (0.0 if inks.neon else 2.5)
    if letter == "W":
        size, x, y, lift = 38, 52, 56, 0.0
    corner = paint.blank((round(card.get_width() * 0.4), round(card.get_height() * 0.3)))
    k = card.get_width() / _UNITS
    _set(corner, text, size, x, y, inks.index, low, inks.under, lift, None, inks.neon, k)
    card.blit(corner, (0, 0))
    w, h = corner.get_size()
    card.blit(pygame.transform.rotate(corner, 180), (card.get_width() - w, card.get_height() - h))


def _set(
    card: pygame.Surface,
    text: str,
    size: float,
    x: float,
    y: float,
    top: Colour,
    low: Colour,
    shade: Colour,
    lift: float,
    outline: tuple[Colour, float] | None,
    neon: Colour | None,
    scale: float | None = None,
) -> None:
    """Text about a point in card units: first its glow or edge, then its face."""
    k = scale or card.get_width() / _UNITS
    letters = paint.ink(text, size * k, top, low, barred=True)
    at = (x * k, y * k)
    if neon:
        _glow(card, letters, at, neon, k * min(1.0, size / 110))
    if outline:
        _outline(card, letters, at, outline[0], outline[1] * k, lift * k)
    for i in range(round(lift * k), 0, -1):
        paint.centred(card, paint.tinted(letters, shade), at[0], at[1] + i)
    paint.centred(card, letters, *at)


def _glow(
    card: pygame.Surface, letters: pygame.Surface, at: tuple[float, float], neon: Colour, k: float
) -> None:
    w, h = letters.get_size()
    pad = max(2, round(26 * k))
    light = paint.blank((w + 2 * pad, h + 2 * pad), neon)
    light.blit(paint.tinted(letters, neon), (pad, pad))
    for radius, alpha in ((12, 230), (5, 110)):
        soft = paint.blurred(light, radius * k)
        soft.set_alpha(alpha)
        paint.centred(card, soft, *at)


def _outline(
    card: pygame.Surface,
    letters: pygame.Surface,
    at: tuple[float, float],
    colour: Colour,
    width: float,
    lift: float,
) -> None:
    rim = paint.tinted(letters, colour)
    for angle in range(0, 360, 20):
        step = pygame.Vector2(width, 0).rotate(angle)
        paint.centred(card, rim, at[0] + step.x, at[1] + step.y + (lift if step.y > 0 else 0))


_RANKS: Final = {"en": {}, "ru": {"J": "В", "Q": "Д", "K": "К", "A": "Т"}}
_PIPS: Final = {
    "S": rgb("#1D2033"),
    "H": rgb("#C8213C"),
    "D": rgb("#D63A26"),
    "C": rgb("#1C2A25"),
}
_FOUR: Final = {**_PIPS, "D": rgb("#1F66C1"), "C": rgb("#157F4E")}
_CAPS: Final = 46
_WIDEST: Final = 38


def set_french_index(
    card: pygame.Surface, rank: str, suit: str, language: str, *, four_colours: bool = False
) -> None:
    """Set the rank in two corners of a French card; letters are J Q K A or В Д К Т."""
    text = "10" if rank == "T" else _RANKS.get(language, {}).get(rank, rank)
    colour = (_FOUR if four_colours else _PIPS)[suit]
    k = card.get_width() / _UNITS
    big = paint.ink(text, 57 * 4 * k, colour, weight="Bold")
    wide = max(1, round(min(_WIDEST * k, big.get_width() / 4)))
    tall = max(1, round(_CAPS * k * big.get_height() / (57 * 4 * k * 0.7)))
    index = pygame.transform.smoothscale(big, (wide, tall))
    x, y = round(28 * k - wide / 2), round(20 * k)
    card.blit(index, (x, y))
    turned = pygame.transform.rotate(index, 180)
    card.blit(turned, (card.get_width() - x - wide, card.get_height() - y - tall))
