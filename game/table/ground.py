"""How a table's background is painted: soft light first and small, then texture, then fine lines.

Everything smooth is painted at a quarter of the size and stretched once, which is both quicker and
smoother than painting it large; textures of ``assets/textures`` hide the steps of eight-bit colour.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import pygame

from game.app import paint
from game.app.assets import ASSETS
from game.app.canvas import BLACK, Canvas, Colour
from game.app.paint import Pixels, radial
from game.app.palette import hexed

_LIFT: Final = 1.25
"""Textures that vary about 1 are stored so much darker, as multiplying can only darken."""
_COARSE: Final = 4


@cache
def texture(name: str) -> pygame.Surface:
    """A grey texture as a surface of full depth; it is never painted on."""
    picture = pygame.image.load(ASSETS / "textures" / f"{name}.png")
    deep = pygame.Surface(picture.get_size(), depth=32)
    deep.blit(picture, (0, 0))
    return deep


class Ground:
    """A background in the making, as large as the window, in table units."""

    def __init__(self, canvas: Canvas) -> None:
        self.left, self.top, self.width, self.height = canvas.bounds
        self.pixels = canvas.pixels
        self.k = canvas.scale
        self.small: Pixels = (
            max(8, self.pixels[0] // _COARSE),
            max(8, self.pixels[1] // _COARSE),
        )
        self.soft = pygame.Surface(self.small, depth=32)
        """The smooth part."""
        self.surface = self.soft
        """The background itself, once ``sharpen`` has made it."""

    # -- the smooth part -------------------------------------------------------------------------

    def fill(self, colour: Colour, *, lift: int = 0) -> None:
        """One colour; ``lift`` is by how many textures it will be darkened."""
        self.soft.fill(lifted(colour, lift))

    def wash(self, body: str, defs: str = "") -> None:
        """SVG over the smooth part, in table units."""
        view = (self.left, self.top, self.width, self.height)
        self.soft.blit(paint.svg(body, self.small, view, defs), (0, 0))

    def light(
        self, x: float, y: float, rx: float, ry: float, colour: Colour, strength: float = 1.0
    ) -> None:
        """An elliptic pool of light that falls off as a bell, ``e`` to the -1.25 at its rim."""
        reach = 2.0
        stops = [
            (i / 16, colour, strength * 2.718281828 ** (-1.25 * (reach * i / 16) ** 2))
            for i in range(16)
        ]
        self._pool(x, y, rx * reach, ry * reach, [*stops, (1.0, colour, 0.0)])

    def glow(self, x: float, y: float, radius: float, colour: Colour, strength: float) -> None:
        """A round light that falls off quadratically to nothing."""
        stops = [(i / 12, colour, strength * (1 - i / 12) ** 2) for i in range(13)]
        self._pool(x, y, radius, radius, stops)

    def _pool(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        stops: list[tuple[float, Colour, float]],
    ) -> None:
        self.wash(
            f'<g transform="translate({x} {y}) scale({rx} {ry})">'
            '<circle r="1" fill="url(#l)"/></g>',
            radial("l", 0, 0, 1, *stops),
        )

    def patches(self) -> None:
        """Large soft patches, which darken by one texture."""
        patchy = pygame.transform.smoothscale(texture("mottle"), self.small)
        self.soft.blit(patchy, (0, 0), special_flags=pygame.BLEND_MULT)

    def shade(self, body: str, blur: float, alpha: float, colour: Colour = BLACK) -> None:
        """A blurred silhouette over the smooth part; ``blur`` in table units."""
        view = (self.left, self.top, self.width, self.height)
        k = self.small[0] / self.width
        self.soft.blit(paint.soft_svg(body, self.small, view, blur * k, alpha, colour), (0, 0))

    # -- texture and lines -----------------------------------------------------------------------

    def sharpen(self) -> None:
        """Stretch the smooth part to the window's size; from here on all is fine."""
        self.surface = pygame.transform.smoothscale(self.soft, self.pixels)

    def dither(self) -> None:
        """Break up the bands of a smooth sky."""
        self._lay(texture("dither"), pygame.BLEND_ADD)

    def weave(self, name: str, *, scaled: bool = False) -> None:
        """Multiply by a texture in tiles, one pixel a pixel or ``scaled`` with the window."""
        tile = texture(name)
        if scaled:
            side = round(tile.get_width() * self.k), round(tile.get_height() * self.k)
            tile = pygame.transform.smoothscale(tile, side)
        self._lay(tile, pygame.BLEND_MULT)

    def multiply(self, other: pygame.Surface) -> None:
        """Darken by a picture as large as the smooth part."""
        large = pygame.transform.smoothscale(other, self.pixels)
        self.surface.blit(large, (0, 0), special_flags=pygame.BLEND_MULT)

    def lines(
        self, body: str, box: tuple[float, float, float, float] | None = None, defs: str = ""
    ) -> None:
        """SVG over the background, in table units; only that box of it is painted."""
        x, y, w, h = box or (self.left, self.top, self.width, self.height)
        left, top = int((x - self.left) * self.k), int((y - self.top) * self.k)
        pixels = round(w * self.k) + 1, round(h * self.k) + 1
        view = (
            self.left + left / self.k,
            self.top + top / self.k,
            pixels[0] / self.k,
            pixels[1] / self.k,
        )
        self.surface.blit(paint.svg(body, pixels, view, defs), (left, top))

    def tiles(self, body: str, width: float, height: float) -> None:
        """A small SVG picture laid over all of the background, from the table's middle."""
        pixels = round(width * self.k), round(height * self.k)
        self._lay(paint.svg(body, pixels, (0, 0, width, height)), 0)

    def _lay(self, tile: pygame.Surface, flags: int) -> None:
        """Cover the background with tiles, counted from its middle."""
        w, h = tile.get_size()
        for y in range((self.pixels[1] // 2) % h - h, self.pixels[1], h):
            for x in range((self.pixels[0] // 2) % w - w, self.pixels[0], w):
                self.surface.blit(tile, (x, y), special_flags=flags)


def lifted(colour: Colour, times: int) -> Colour:
    """A colour made lighter by what so many textures will take."""
    r, g, b = (min(255, round(part * _LIFT**times)) for part in colour)
    return r, g, b


def timber(size: Pixels, dark: Colour, light: Colour, k: float, offset: int = 0) -> pygame.Surface:
    """A board with its grain along x."""
    grain = texture("wood")
    tile = pygame.transform.smoothscale(
        grain, (max(8, round(grain.get_width() * k)), max(8, round(grain.get_height() * k)))
    )
    board = pygame.Surface(size, depth=32)
    w, h = tile.get_size()
    for y in range(0, size[1], h):
        for x in range(-round(offset * k) % w - w, size[0], w):
            board.blit(tile, (x, y))
    r, g, b = (max(0, far - near) for far, near in zip(light, dark, strict=True))
    board.fill((r, g, b), special_flags=pygame.BLEND_MULT)
    board.fill(dark, special_flags=pygame.BLEND_ADD)
    return board


def box_path(x: float, y: float, w: float, h: float, r: float) -> str:
    """The outline of a round rectangle."""
    return (
        f"M{x + r:.1f},{y:.1f} H{x + w - r:.1f} A{r},{r} 0 0 1 {x + w:.1f},{y + r:.1f} "
        f"V{y + h - r:.1f} A{r},{r} 0 0 1 {x + w - r:.1f},{y + h:.1f} H{x + r:.1f} "
        f"A{r},{r} 0 0 1 {x:.1f},{y + h - r:.1f} V{y + r:.1f} A{r},{r} 0 0 1 {x + r:.1f},{y:.1f} Z"
    )


def stroke(colour: Colour, width: float, opacity: float = 1.0) -> str:
    """The attributes of a line."""
    return f'fill="none" stroke="{hexed(colour)}" stroke-width="{width}" stroke-opacity="{opacity}"'
