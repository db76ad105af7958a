"""The rail of quiet wood round a cloth, mitred at its corners, however wide the window is."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

import pygame

from game.app import paint
from game.app.canvas import BLACK, Colour
from game.app.palette import rgb
from game.table.ground import Ground, box_path, stroke, timber

INSET: Final = 24.0
RADIUS: Final = 96.0
_SPAN: Final = INSET + RADIUS
"""Side of the square that holds a corner."""


@dataclass(frozen=True, slots=True)
class Wood:
    """The two ends of a wood's colours."""

    dark: Colour
    light: Colour


WALNUT: Final = Wood(rgb("#43240F"), rgb("#9A6234"))
OAK: Final = Wood(rgb("#5A3415"), rgb("#A06A3A"))
BOG_OAK: Final = Wood(rgb("#2B2420"), rgb("#55483E"))


def shade_cloth(ground: Ground) -> None:
    """The shadow that the rail will throw on the cloth: part of the smooth picture."""
    g = ground
    far = 60.0
    outside = box_path(g.left - far, g.top - far, g.width + 2 * far, g.height + 2 * far, 1)
    body = f'<path fill-rule="evenodd" d="{outside} {_cloth(g)}"/>'
    ground.shade(body, 26, 0.95)


def lay_rail(ground: Ground, wood: Wood) -> None:
    """Lay the four boards, then the lines where rail and cloth meet."""
    for side in range(4):
        _lay_board(ground, wood, side)
    _groove(ground)


def _cloth(g: Ground, grow: float = 0.0) -> str:
    edge = INSET - grow
    return box_path(
        g.left + edge, g.top + edge, g.width - 2 * edge, g.height - 2 * edge, RADIUS + grow
    )


def _lay_board(g: Ground, wood: Wood, side: int) -> None:
    """One board: 0 top, 1 right, 2 bottom, 3 left. It is made lying and turned into place."""
    long = g.width if side % 2 == 0 else g.height
    size = round(long * g.k), round(_SPAN * g.k) + 1
    board = timber(size, wood.dark, wood.light, g.k, offset=side * 230)
    _light(board, side, size)
    shape = paint.svg(f'<path d="{_board(long)}"/>', size, (0, 0, size[0] / g.k, size[1] / g.k))
    cut = shape.copy()
    cut.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    cut.blit(board, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    turned = pygame.transform.rotate(cut, -90 * side)
    w, h = turned.get_size()
    x = g.pixels[0] - w if side == 1 else 0
    y = g.pixels[1] - h if side == 2 else 0
    g.surface.blit(turned, (x, y))


def _board(long: float) -> str:
    """A board's outline: mitred ends, and the corners' curves on its inner side."""
    d = _SPAN - RADIUS / sqrt(2)
    return (
        f"M0,0 H{long} L{long - d:.2f},{d:.2f} A{RADIUS},{RADIUS} 0 0 0 {long - _SPAN:.2f},{INSET} "
        f"H{_SPAN} A{RADIUS},{RADIUS} 0 0 0 {d:.2f},{d:.2f} Z"
    )


def _light(board: pygame.Surface, side: int, size: tuple[int, int]) -> None:
    """The lamp hangs above the far half: the near boards lie in the dark, as do all ends."""
    top = (0.9, 0.62, 0.5, 0.62)[side]
    row = pygame.Surface((5, 1), depth=32)
    ends = (0.5, 0.85, 1.0, 0.85, 0.5) if side % 2 == 0 else (0.5, 1.0, 0.85, 0.7, 0.45)
    for i, share in enumerate(ends if side != 3 else ends[::-1]):
        grey = round(255 * share * top)
        row.set_at((i, 0), (grey, grey, grey))
    board.blit(pygame.transform.smoothscale(row, size), (0, 0), special_flags=pygame.BLEND_MULT)


def _groove(g: Ground) -> None:
    lines = (
        f'<path d="{_cloth(g, 9)}" {stroke(BLACK, 16, 0.45)}/>'
        f'<path d="{_cloth(g, 6)}" {stroke(rgb("#FFD9A0"), 1.6, 0.22)}/>'
        f'<path d="{_cloth(g, -1)}" {stroke(BLACK, 3, 0.5)}/>'
    )
    mitre = _SPAN - (RADIUS + 17) / sqrt(2)
    right, low = g.left + g.width, g.top + g.height
    for x, dx in ((g.left, mitre), (right, -mitre)):
        for y, dy in ((g.top, mitre), (low, -mitre)):
            lines += f'<path d="M{x},{y} L{x + dx},{y + dy}" {stroke(BLACK, 2, 0.4)}/>'
    span = _SPAN + 4
    for box in (
        (g.left, g.top, g.width, span),
        (g.left, low - span, g.width, span),
        (g.left, g.top + span, 40.0, g.height - 2 * span),
        (right - 40.0, g.top + span, 40.0, g.height - 2 * span),
    ):
        g.lines(lines, box)
