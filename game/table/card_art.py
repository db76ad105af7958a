"""Faces and backs of cards as sprites, by their texts: ``R7``, ``P-Everyone``, ``W4``, ``QS``."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

import pygame

from game.app import paint
from game.app.app import App
from game.app.assets import ASSETS
from game.app.canvas import Canvas, Colour, Sprite
from game.app.look import resized
from game.app.paint import Pixels
from game.app.palette import CARD_EDGE, NIGHT_STOCK
from game.table.card_digits import set_colour_text, set_french_index

Palette: TypeAlias = Literal["normal", "safe"]
Back: TypeAlias = Literal["battle", "cards", "day", "night", "navy", "wine"]

RATIO: Final = 1.5
"""A card's height in widths."""
OVERSAMPLE: Final = 2.0
_SIZES: Final = (72, 96, 120, 148, 176, 240, 320)
"""Widths at which faces are painted; widths between are drawn from the next larger picture."""
_COLOURS: Final = {
    "R": "red",
    "Y": "yellow",
    "G": "green",
    "B": "blue",
    "P": "pink",
    "O": "orange",
    "T": "teal",
    "V": "purple",
}
_COLOURLESS: Final = {"W": "wild", "W4": "plus4", "Hunt": "hunt"}
_FRENCH: Final = re.compile(r"([2-9TJQKA])([SHDC])")
_COLOURED: Final = re.compile(r"([RYGBPOTV])(?:(\d)|-([A-Z][a-z]+)|\+(\d))")
_CARDS: Final = ASSETS / "cards"


def face(
    canvas: Canvas,
    code: str,
    width: float,
    *,
    palette: Palette = "normal",
    language: str = "en",
    four_colours: bool = False,
) -> Sprite:
    """The face that code names, so wide; French indices are in that language.

    :raises ValueError: if no card has that face.
    """
    size = _painted_width(width)
    if _FRENCH.fullmatch(code):
        key: tuple[object, ...] = ("face", code, size, language, four_colours)
    else:
        key = ("face", code, size, palette)

    def draw(pixels: Pixels) -> pygame.Surface:
        return face_picture(
            code, pixels, palette=palette, language=language, four_colours=four_colours
        )

    sprite = canvas.sprite(key, size, size * RATIO, draw, edge=edge(code), oversample=OVERSAMPLE)
    return resized(sprite, width)


def face_as_set(app: App, code: str, width: float) -> Sprite:
    """The face that code names, so wide, as the player has set faces to look."""
    settings = app.settings
    return face(
        app.canvas,
        code,
        width,
        palette="safe" if settings.safe_palette else "normal",
        language=app.words.language,
        four_colours=settings.four_colours,
    )


def back(canvas: Canvas, kind: Back, width: float) -> Sprite:
    """A card's back, so wide; ``day`` and ``night`` are the draw pile's in Day & Night."""
    size = _painted_width(width)

    def draw(pixels: Pixels) -> pygame.Surface:
        return back_picture(kind, pixels)

    rim = NIGHT_STOCK if kind == "night" else CARD_EDGE
    sprite = canvas.sprite(
        ("back", kind, size), size, size * RATIO, draw, edge=rim, oversample=OVERSAMPLE
    )
    return resized(sprite, width)


def edge(code: str) -> Colour:
    """The colour of a face's rim."""
    night = code == "Hunt" or (code[0] in "POTV" and not _FRENCH.fullmatch(code))
    return NIGHT_STOCK if night else CARD_EDGE


def face_picture(
    code: str,
    pixels: Pixels,
    *,
    palette: Palette = "normal",
    language: str = "en",
    four_colours: bool = False,
) -> pygame.Surface:
    """A face painted at that size in pixels.

    :raises ValueError: if no card has that face.
    """
    french = _FRENCH.fullmatch(code)
    if french:
        rank, suit = french.groups()
        picture = paint.svg_file(_french_file(rank, suit, four_colours), pixels)
        set_french_index(picture, rank, suit, language, four_colours=four_colours)
        return picture
    frame, symbol, text = _colour_parts(code)
    picture = _frame(_colour_file(frame, palette), pixels).copy()
    if symbol:
        file = _colour_file(symbol, palette)
        if not file.exists():
            raise ValueError(f"no card has the face {code!r}")
        picture.blit(paint.svg_file(file, pixels), (0, 0))
    if text:
        set_colour_text(picture, code, text, safe=palette == "safe")
    return picture


@lru_cache(maxsize=6)
def _frame(file: Path, pixels: Pixels) -> pygame.Surface:
    """A card without what tells it from the others of its colour; never painted on."""
    return paint.svg_file(file, pixels)


def back_picture(kind: Back, pixels: Pixels) -> pygame.Surface:
    """A back painted at that size in pixels."""
    folder = "french" if kind in {"navy", "wine"} else "colour"
    return paint.svg_file(_CARDS / folder / f"back_{kind}.svg", pixels)


def _colour_parts(code: str) -> tuple[str, str, str]:
    """The frame and the symbol of a colour card, by file, and the text set on it."""
    if code in _COLOURLESS:
        frame = "frame_hunt" if code == "Hunt" else "frame_wild"
        return frame, f"symbol_wild_{_COLOURLESS[code]}", "+4" if code == "W4" else ""
    found = _COLOURED.fullmatch(code)
    if not found:
        raise ValueError(f"no card has the face {code!r}")
    letter, number, action, plus = found.groups()
    name = _COLOURS[letter]
    if number:
        return f"frame_{name}", "", number
    if plus:
        return f"frame_{name}", f"symbol_{name}_plus{plus}", f"+{plus}"
    return f"frame_{name}", f"symbol_{name}_{action.lower()}", ""


def _colour_file(name: str, palette: Palette) -> Path:
    plain = _CARDS / "colour" / f"{name}.svg"
    safe = _CARDS / "colour" / "safe" / f"{name}.svg"
    return safe if palette == "safe" and safe.exists() else plain


def _french_file(rank: str, suit: str, four_colours: bool) -> Path:
    name = f"{suit.lower()}_{'10' if rank == 'T' else rank}.svg"
    folder = _CARDS / "french"
    return folder / "four" / name if four_colours and suit in "DC" else folder / name


def _painted_width(width: float) -> float:
    return next((size for size in _SIZES if size >= width), width)
