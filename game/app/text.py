"""Typesetting: lines and paragraphs of Rubik as sprites, at the window's true size."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

import pygame

from game.app.canvas import Canvas, Colour, Sprite

Weight: TypeAlias = Literal["Regular", "Medium", "Bold", "Black"]
CREAM: Colour = (255, 246, 227)


class Type:
    """Sets type on a canvas. Sizes are em in table units; nothing smaller than 24 is set."""

    def __init__(self, canvas: Canvas, fonts: Path) -> None:
        self._canvas = canvas
        self._fonts = fonts
        self._font = cache(self._load)

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
        font = self._font(weight, self._pixels(size))
        return font.size(text)[0] / self._canvas.scale + tracking * max(0, len(text) - 1)

    def wrapped(
        self, text: str, size: float, width: float, *, weight: Weight = "Regular"
    ) -> tuple[str, ...]:
        """The text broken into lines no wider than that; ``\\n`` always breaks."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if line and self.width(longer, size, weight=weight) > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return tuple(lines)

    def _pixels(self, size: float) -> int:
        return max(1, round(size * self._canvas.scale))

    def _load(self, weight: Weight, pixels: int) -> pygame.font.Font:
        return pygame.font.Font(self._fonts / f"Rubik-{weight}.ttf", pixels)

    def _set(
        self, text: str, weight: Weight, pixels: int, colour: Colour, tracking: float
    ) -> pygame.Surface:
        font = self._font(weight, pixels)
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
