"""Draws the tileset of the cloth: the four colours' shapes and a heart as white prints.

Run ``python assets/studio/table_marks.py``; it writes ``assets/tables/marks.png``.
"""

from __future__ import annotations

import io
from pathlib import Path

import pygame

from game.app.marks import SUITS

TILE = 40
SHAPES = (
    '<circle r="46"/>',
    '<path d="M0,-48 C5,-48 8,-46 11,-41 L50,28 C55,38 51,44 42,44 L-42,44'
    ' C-51,44 -55,38 -50,28 L-11,-41 C-8,-46 -5,-48 0,-48 Z"/>',
    '<rect x="-42" y="-42" width="84" height="84" rx="12"/>',
    '<path d="M-7,-50 C-3,-54 3,-54 7,-50 L48,-7 C52,-3 52,3 48,7 L7,50'
    ' C3,54 -3,54 -7,50 L-48,7 C-52,3 -52,-3 -48,-7 Z"/>',
    f'<path d="{SUITS["H"]}"/>',
)
"""Circle, triangle, square, diamond, heart, about the middle of a field of 116 units."""


def shape(body: str) -> pygame.Surface:
    """One tile."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{TILE}" height="{TILE}"'
        f' viewBox="-58 -58 116 116"><g fill="#FFFFFF">{body}</g></svg>'
    )
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (TILE, TILE))


def main() -> None:
    """Write the picture."""
    sheet = pygame.Surface((TILE * len(SHAPES), TILE), pygame.SRCALPHA)
    for index, body in enumerate(SHAPES):
        sheet.blit(shape(body), (index * TILE, 0))
    pygame.image.save(sheet, Path(__file__).parents[1] / "tables" / "marks.png")


if __name__ == "__main__":
    main()
