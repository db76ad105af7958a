"""Painting into surfaces: SVG text, soft shadows, glows and letters. What sprites are made of."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

import pygame

from game.app.assets import ASSETS
from game.app.canvas import BLACK, WHITE, Colour
from game.app.palette import CREAM, hexed
from game.app.text import Weight, stand_in

Align: TypeAlias = Literal["left", "centre", "right"]
View: TypeAlias = tuple[float, float, float, float]
Pixels: TypeAlias = tuple[int, int]

_SQUEEZE: Final = 0.84
"""How narrow letters may become, as a share of their width."""
_SIGMA: Final = 0.6
"""The sheets' shadows were measured in box blurs; this share of one is a Gaussian's deviation."""
_FINE: Final = 3.0
"""Shadows are blurred at a size where their deviation is about so many pixels, then stretched."""


def svg(body: str, pixels: Pixels, view: View, defs: str = "") -> pygame.Surface:
    """A picture of exactly that size from the inside of an SVG document."""
    x, y, w, h = view
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{pixels[0]}" height="{pixels[1]}" '
        f'preserveAspectRatio="none" viewBox="{x:g} {y:g} {w:g} {h:g}"><defs>{defs}</defs>'
        f"{body}</svg>"
    )
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), pixels)


def svg_file(path: Path, pixels: Pixels) -> pygame.Surface:
    """A picture of exactly that size from an SVG file."""
    text = _svg_text(path).replace(
        "<svg ", f'<svg width="{pixels[0]}" height="{pixels[1]}" preserveAspectRatio="none" ', 1
    )
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), pixels)


@lru_cache(maxsize=8)
def _svg_text(path: Path) -> str:
    text = path.read_text("utf-8")
    return text.replace(' width="320" height="480"', "", 1)


def linear(name: str, y0: float, y1: float, *stops: tuple[float, Colour, float]) -> str:
    """The definition of a gradient downwards; its stops are (offset, colour, alpha)."""
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="{y0:g}" x2="0" '
        f'y2="{y1:g}">{_stops(stops)}</linearGradient>'
    )


def radial(
    name: str, x: float, y: float, radius: float, *stops: tuple[float, Colour, float]
) -> str:
    """The definition of a gradient from a point outwards."""
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{x:g}" cy="{y:g}" '
        f'r="{radius:g}">{_stops(stops)}</radialGradient>'
    )


def _stops(stops: tuple[tuple[float, Colour, float], ...]) -> str:
    return "".join(
        f'<stop offset="{at:g}" stop-color="{hexed(colour)}" stop-opacity="{alpha:g}"/>'
        for at, colour, alpha in stops
    )


def blank(pixels: Pixels, colour: Colour = BLACK) -> pygame.Surface:
    """A transparent surface whose hidden colour is that one."""
    surface = pygame.Surface(pixels, pygame.SRCALPHA)
    surface.fill((*colour, 0))
    return surface


def tinted(surface: pygame.Surface, colour: Colour, alpha: float = 1.0) -> pygame.Surface:
    """The silhouette of a picture in one colour."""
    copy = surface.copy()
    copy.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    copy.fill((*colour, round(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def greyed(surface: pygame.Surface) -> pygame.Surface:
    """The picture without its colours."""
    return pygame.transform.grayscale(surface)


def soft_svg(
    body: str, pixels: Pixels, view: View, blur: float, alpha: float, colour: Colour = BLACK
) -> pygame.Surface:
    """The blurred silhouette of an SVG picture; ``blur`` in pixels, in the sheets' own measure."""
    sigma = blur * _SIGMA
    shrink = max(1.0, sigma / _FINE)
    small = (max(4, round(pixels[0] / shrink)), max(4, round(pixels[1] / shrink)))
    mask = tinted(svg(body, small, view), colour, alpha)
    soft = pygame.transform.gaussian_blur(mask, max(1, round(sigma / shrink)))
    return pygame.transform.smoothscale(soft, pixels) if shrink > 1.0 else soft


def blurred(picture: pygame.Surface, sigma: float) -> pygame.Surface:
    """The picture out of focus; ``sigma`` in pixels."""
    shrink = max(1.0, sigma / _FINE)
    if shrink == 1.0:
        return pygame.transform.gaussian_blur(picture, max(1, round(sigma)))
    w, h = picture.get_size()
    small = pygame.transform.smoothscale(
        picture, (max(2, round(w / shrink)), max(2, round(h / shrink)))
    )
    soft = pygame.transform.gaussian_blur(small, max(1, round(sigma / shrink)))
    return pygame.transform.smoothscale(soft, (w, h))


def soft_box(
    pixels: Pixels,
    box: tuple[float, float, float, float],
    radius: float,
    blur: float,
    alpha: float,
    colour: Colour = BLACK,
) -> pygame.Surface:
    """A blurred round rectangle, all in pixels; ``blur`` is in the sheets' own measure."""
    x, y, w, h = box
    body = f'<rect x="{x:.2f}" y="{y:.2f}" width="{w:.2f}" height="{h:.2f}" rx="{radius:.2f}"/>'
    return soft_svg(body, pixels, (0, 0, *pixels), blur, alpha, colour)


@lru_cache(maxsize=8)  # a window that is dragged larger asks for many sizes
def radial_glow(side: int, power: float = 2.0) -> pygame.Surface:
    """A white light that fades towards the rim of a square."""
    steps = tuple((i / 12, WHITE, (1 - i / 12) ** power) for i in range(13))
    half = side / 2
    return svg(
        f'<circle cx="{half}" cy="{half}" r="{half}" fill="url(#g)"/>',
        (side, side),
        (0, 0, side, side),
        radial("g", half, half, half, *steps),
    )


def font(weight: Weight, pixels: int) -> pygame.font.Font:
    """Rubik at that em in pixels."""
    found = _font(weight, max(1, pixels))
    try:
        found.get_height()
    except pygame.error:  # pygame was closed since, and fonts do not survive that
        _font.cache_clear()
        found = _font(weight, max(1, pixels))
    return found


@lru_cache(maxsize=96)
def _font(weight: Weight, pixels: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(ASSETS / "fonts" / f"Rubik-{weight}.ttf", pixels)


def settable(text: str) -> str:
    """The text with stand-ins for what Rubik lacks: a name may be written in any letters."""
    return "".join(_stand_in(character) for character in text)


@lru_cache(maxsize=1024)
def _stand_in(character: str) -> str:
    return stand_in(font("Regular", 24), character)


def ink(
    text: str,
    em: float,
    top: Colour,
    low: Colour | None = None,
    *,
    weight: Weight = "Black",
    barred: bool = False,
) -> pygame.Surface:
    """Text cut to its ink, flat or with a gradient downwards; ``em`` in pixels.

    ``barred`` sets a bar under a lone 6 or 9, so that it cannot be read upside down.
    """
    drawn = font(weight, round(em)).render(text, True, WHITE)
    box = drawn.get_bounding_rect()
    gap, bar = (em * 0.075, em * 0.085) if barred and text in {"6", "9"} else (0.0, 0.0)
    out = blank((max(1, box.w), max(1, box.h + round(gap + bar))), WHITE)
    out.blit(drawn, (0, 0), box)
    if bar:
        place = (box.w * 0.1, box.h + round(gap), box.w * 0.8, max(2, round(bar)))
        pygame.draw.rect(out, WHITE, place, border_radius=round(bar / 2))
    out.blit(_fall(out.get_size(), top, low or top), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _fall(pixels: Pixels, top: Colour, low: Colour) -> pygame.Surface:
    two = pygame.Surface((1, 2), pygame.SRCALPHA)
    two.set_at((0, 0), top)
    two.set_at((0, 1), low)
    return pygame.transform.smoothscale(two, pixels)


def stretched(picture: pygame.Surface, pixels: Pixels) -> pygame.Surface:
    """A frame made larger from its middle: its corners stay, its sides grow."""
    w, h = picture.get_size()
    out = blank(pixels)
    for x, wide, at_x, to_wide in _thirds(w, pixels[0]):
        for y, tall, at_y, to_tall in _thirds(h, pixels[1]):
            part = picture.subsurface((x, y, wide, tall))
            if (wide, tall) != (to_wide, to_tall):
                part = pygame.transform.scale(part, (to_wide, to_tall))
            out.blit(part, (at_x, at_y))
    return out


def _thirds(size: int, wanted: int) -> tuple[tuple[int, int, int, int], ...]:
    """Start and length of both ends and the middle of a frame, and where they go."""
    half = size // 2
    ends = ((0, half, 0, half), (half, size - half, wanted - size + half, size - half))
    grown = wanted - size
    return (*ends, (half, 1, half, grown)) if grown > 0 else ends


def centred(target: pygame.Surface, picture: pygame.Surface, x: float, y: float) -> None:
    """Blit a picture about a point in pixels."""
    target.blit(picture, picture.get_rect(center=(round(x), round(y))))


class Painting:
    """A picture under the brush: units of its own over the pixels it is made for."""

    def __init__(self, pixels: Pixels, width: float, height: float) -> None:
        self.surface = blank(pixels)
        self.width = width
        self.height = height
        self.k = pixels[0] / width
        """Pixels a unit."""

    def svg(self, body: str, defs: str = "") -> None:
        """Draw SVG over the whole picture, in its units."""
        view = (0.0, 0.0, self.width, self.height)
        self.surface.blit(svg(body, self.surface.get_size(), view, defs), (0, 0))

    def shadow(
        self,
        box: tuple[float, float, float, float],
        radius: float,
        blur: float,
        alpha: float,
        *,
        down: float = 0.0,
        colour: Colour = BLACK,
    ) -> None:
        """The soft shadow or glow of a round rectangle, so much further down."""
        x, y, w, h = (side * self.k for side in box)
        place = (x, y + down * self.k, w, h)
        soft = soft_box(
            self.surface.get_size(), place, radius * self.k, blur * self.k, alpha, colour
        )
        self.surface.blit(soft, (0, 0))

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        *,
        weight: Weight = "Regular",
        colour: Colour = CREAM,
        at: Align = "left",
        tracking: float = 0.0,
        shade: float = 0.0,
    ) -> None:
        """A line whose capitals have their middle at ``y``; ``shade`` drops a hard shadow."""
        face, text = font(weight, round(size * self.k)), settable(text)
        letters = list(text) if tracking else [text]
        drawn = [face.render(letter, True, colour) for letter in letters]
        width = sum(s.get_width() for s in drawn) + tracking * self.k * (len(drawn) - 1)
        left = x * self.k - {"left": 0.0, "centre": width / 2, "right": width}[at]
        top = y * self.k - face.get_ascent() + size * self.k * 0.35
        for letter, picture in zip(letters, drawn, strict=True):
            if shade:
                under = face.render(letter, True, BLACK)
                under.set_alpha(round(255 * shade))
                self.surface.blit(under, (round(left), round(top + size * self.k * 0.06)))
            self.surface.blit(picture, (round(left), round(top)))
            left += picture.get_width() + tracking * self.k

    def fitted(
        self,
        text: str,
        x: float,
        y: float,
        width: float,
        size: float,
        *,
        weight: Weight = "Regular",
        colour: Colour = CREAM,
        at: Align = "left",
        tracking: float = 0.0,
    ) -> None:
        """A line no wider than that: squeezed a little if need be, then cut off with dots."""
        face = font(weight, round(size * self.k))
        spread = tracking * max(0, len(text) - 1)
        room = (width - spread) * self.k / _SQUEEZE
        line = settable(text)
        while len(line) > 1 and face.size(line)[0] > room:
            line = line[:-2].rstrip(" .,…") + "…"
        wide = self.text_width(line, size, weight, tracking)
        if wide <= width:
            self.text(line, x, y, size, weight=weight, colour=colour, at=at, tracking=tracking)
            return
        row = Painting((round(wide * self.k), round(size * 1.6 * self.k)), wide, size * 1.6)
        row.surface.fill((*colour, 0))
        row.text(line, 0, size * 0.8, size, weight=weight, colour=colour, tracking=tracking)
        tall = row.surface.get_height()
        narrow = pygame.transform.smoothscale(row.surface, (round(width * self.k), tall))
        left = x - {"left": 0.0, "centre": width / 2, "right": width}[at]
        self.put(narrow, left + width / 2, y)

    def text_width(
        self, text: str, size: float, weight: Weight = "Regular", tracking: float = 0.0
    ) -> float:
        """How wide that line is, in units."""
        face = font(weight, round(size * self.k))
        return face.size(settable(text))[0] / self.k + tracking * max(0, len(text) - 1)

    def put(self, picture: pygame.Surface, x: float, y: float) -> None:
        """Blit a picture about a point."""
        centred(self.surface, picture, x * self.k, y * self.k)


Draw: TypeAlias = Callable[[Painting], None]
"""Paints a part in table units."""
