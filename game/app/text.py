"""Typesetting: lines and paragraphs of Rubik as sprites, at the window's true size."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

import pygame

from game.app.canvas import Canvas, Colour, Sprite

Weight: TypeAlias = Literal["Regular", "Medium", "Bold", "Black"]
CREAM: Colour = (255, 246, 227)

_NEAREST: Final = {
    "\t": " ",
    "\n": " ",
    "\r": "",
    "\0": "",
    "\u2009": " ",
    "\u202f": "\u00a0",
    "\u2011": "-",
}
"""What stands for a character that the font lacks, or that has no place in a line."""
_STRANGER: Final = "?"
"""What stands for any other: a name may be written in letters which Rubik does not have."""
_ABSENT: Final = "\uffff"
"""A character that no font has: it shows the box which a font draws instead."""


def stand_in(font: pygame.font.Font, character: str) -> str:
    """The character itself if the font has it, else the nearest one it has; nothing for marks
    that take no room."""
    if character in _NEAREST:
        return _NEAREST[character]
    if font.metrics(character) != font.metrics(_ABSENT):
        return character
    if not font.size(character)[0]:
        return ""
    drawn, box = (font.render(c, True, CREAM) for c in (character, _ABSENT))
    same = pygame.image.tobytes(drawn, "RGBA") == pygame.image.tobytes(box, "RGBA")
    return _STRANGER if same else character


class Type:
    """Sets type on a canvas. Sizes are em in table units; nothing smaller than 24 is set."""

    def __init__(self, canvas: Canvas, fonts: Path) -> None:
        self._canvas = canvas
        self._fonts = fonts
        self._font = lru_cache(maxsize=96)(self._load)
        self._stand_in = lru_cache(maxsize=None)(self._find_stand_in)
        self._extent = lru_cache(maxsize=4096)(self._measure)

    def line(
        self,
        text: str,
        size: float,
        *,
        weight: Weight = "Regular",
        colour: Colour = CREAM,
        tracking: float = 0.0,
    ) -> Sprite:
        """One line; its sprite is as high as the font's line and as wide as the text."""
        width = self.width(text, size, weight=weight, tracking=tracking)
        pixels = self._pixels(size)
        height = self._font(weight, pixels).get_linesize() / self._canvas.scale

        def paint(box: tuple[int, int]) -> pygame.Surface:
            return self._set(text, weight, pixels, colour, tracking * self._canvas.scale)

        key = ("line", text, size, weight, colour, tracking)
        return self._canvas.sprite(key, width, height, paint, edge=colour)

    def width(
        self, text: str, size: float, *, weight: Weight = "Regular", tracking: float = 0.0
    ) -> float:
        """How wide the line would be, in table units."""
        extent = self._extent(text, weight, self._pixels(size))
        return extent / self._canvas.scale + tracking * max(0, len(text) - 1)

    def wrapped(
        self, text: str, size: float, width: float, *, weight: Weight = "Regular"
    ) -> tuple[str, ...]:
        """The text broken into lines no wider than that; ``\\n`` always breaks.

        A word that is itself wider is broken where it must be.
        """
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if self.width(longer, size, weight=weight) <= width:
                    line = longer
                    continue
                if line:
                    lines.append(line)
                *whole, line = self._broken(word, size, width, weight)
                lines += whole
            lines.append(line)
        return tuple(lines)

    def lacks(self, text: str) -> str:
        """The characters of the text that can only be shown as a question mark."""
        found = dict.fromkeys(text)
        return "".join(c for c in found if c != _STRANGER and self._stand_in(c) == _STRANGER)

    def _broken(self, word: str, size: float, width: float, weight: Weight) -> list[str]:
        """The word in pieces no wider than that, each of at least one letter; usually one piece."""
        pieces = [word[:1]]
        if self.width(word, size, weight=weight) <= width:
            return [word]
        for letter in word[1:]:
            if self.width(pieces[-1] + letter, size, weight=weight) <= width:
                pieces[-1] += letter
            else:
                pieces.append(letter)
        return pieces

    def _pixels(self, size: float) -> int:
        return max(1, round(size * self._canvas.scale))

    def _load(self, weight: Weight, pixels: int) -> pygame.font.Font:
        return pygame.font.Font(self._fonts / f"Rubik-{weight}.ttf", pixels)

    def _measure(self, text: str, weight: Weight, pixels: int) -> int:
        """The width in pixels, without tracking."""
        return self._font(weight, pixels).size(self._settable(text))[0]

    def _settable(self, text: str) -> str:
        return "".join(self._stand_in(character) for character in text)

    def _find_stand_in(self, character: str) -> str:
        return stand_in(self._font("Regular", 24), character)

    def _set(
        self, text: str, weight: Weight, pixels: int, colour: Colour, tracking: float
    ) -> pygame.Surface:
        font, text = self._font(weight, pixels), self._settable(text)
        if not tracking:
            return font.render(text, True, colour)
        letters = [font.render(letter, True, colour) for letter in text]
        width = sum(s.get_width() for s in letters) + tracking * max(0, len(letters) - 1)
        line = pygame.Surface((max(1, round(width)), font.get_linesize()), pygame.SRCALPHA)
        line.fill((*colour, 0))
        x = 0.0
        for letter in letters:
            line.blit(letter, (round(x), 0))
            x += letter.get_width() + tracking
        return line
