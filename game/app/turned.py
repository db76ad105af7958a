"""How pictures are drawn in pieces: rows that fade, rims and wedges, areas of a turned table."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import ceil, cos, radians, sin
from typing import Any, Final, Protocol, TypeAlias

from game.motion.layout import Box
from game.motion.plane import Plane

Point: TypeAlias = tuple[float, float]
Fade: TypeAlias = tuple[float, float]
"""How opaque a part is at its first row and at its last."""
OPAQUE: Final[Fade] = (1.0, 1.0)
Hole: TypeAlias = tuple[float, float]
"""The width and height of a picture's middle that is not drawn."""
_STRIP: Final = 4
"""Rows of pixels that fade together where corners cannot."""
_STRIPS: Final = 4
"""Upright strips in which a turning card is seen in perspective."""
_ARC: Final = 18.0
"""Degrees of a ring that one quad covers, at most."""
_QUAD: Final = 24
"""Rows of pixels that one quad of a turned area covers."""


class Texture(Protocol):
    """As much of a texture as is needed here."""

    alpha: int
    width: int
    height: int

    def draw(self, srcrect: Any, dstrect: Any) -> None:
        """Copy a rectangle to another one."""

    def draw_quad(self, *corners: Any) -> None:
        """Draw a quadrilateral: its corners, theirs in the texture, and their colours."""


@dataclass(frozen=True, slots=True)
class Raster:
    """The window's pixels: where table units begin in them, and how many a unit has."""

    x: float
    y: float
    scale: float
    pixels: tuple[int, int]
    software: bool
    """Whether SDL's own renderer draws, which must be spared triangles."""

    def to_pixels(self, point: Point) -> Point:
        """Where a point of the table is."""
        return self.x + point[0] * self.scale, self.y + point[1] * self.scale

    def row(self, y: float) -> float:
        """At which row of pixels a height lies."""
        return self.y + y * self.scale


def draw_rows(texture: Texture, raster: Raster, rows: tuple[int, int], fade: Fade) -> None:
    """The rows of a layer from the first to the last but one."""
    (w, h), (y, end) = raster.pixels, rows
    if fade == OPAQUE:
        texture.draw((0, y, w, end - y), (0, y, w, end - y))
    elif raster.software:  # it loses triangles whose corners differ in colour
        for top in range(y, end, _STRIP):
            low, p = min(_STRIP, end - top), (top - y) / (end - y)
            texture.alpha = round(255 * (fade[0] + (fade[1] - fade[0]) * p))
            texture.draw((0, top, w, low), (0, top, w, low))
    else:
        first, last = ((255, 255, 255, round(255 * opaque)) for opaque in fade)
        corners, u, v = ((0, y), (w, y), (w, end), (0, end)), y / h, end / h
        texture.draw_quad(*corners, (0, u), (1, u), (1, v), (0, v), first, first, last, last)


def draw_part(texture: Texture, raster: Raster, centre: Point, area: Box) -> None:
    """What lies in that area of a texture drawn about a point, pixel by pixel."""
    x, y = raster.to_pixels(centre)
    left, top = round(x - texture.width / 2), round(y - texture.height / 2)
    x0, y0 = raster.to_pixels((area.x, area.y))
    x1, y1 = raster.to_pixels((area.x + area.width, area.y + area.height))
    begins = max(left, round(x0)), max(top, round(y0))
    w = min(left + texture.width, round(x1)) - begins[0]
    h = min(top + texture.height, round(y1)) - begins[1]
    if w > 0 and h > 0:
        texture.draw((begins[0] - left, begins[1] - top, w, h), (*begins, w, h))


def draw_hollow(
    texture: Texture,
    box: tuple[float, float, float, float],
    angle: float,
    hole: Hole,
    mod: tuple[int, int, int, int],
) -> None:
    """A texture in a box of pixels, turned about its middle, without its own middle.

    ``hole`` is given in shares of the texture's width and height. Four mitred sides share their
    corners, so that no line shows between them.
    """
    left, top, w, h = box
    x, y, ca, sa = left + w / 2, top + h / 2, cos(radians(angle)), sin(radians(angle))

    def corner(u: float, v: float) -> tuple[Point, Point]:
        dx, dy = (u - 0.5) * w, (v - 0.5) * h
        return (x + dx * ca - dy * sa, y + dx * sa + dy * ca), (u, v)

    around = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))
    outer = [corner(0.5 + u, 0.5 + v) for u, v in around]
    inner = [corner(0.5 + u * hole[0], 0.5 + v * hole[1]) for u, v in around]
    for k in range(4):
        a, b, c, d = outer[k - 1], outer[k], inner[k], inner[k - 1]
        places, texels = zip(a, b, c, d, strict=True)
        texture.draw_quad(*places, *texels, mod, mod, mod, mod)


def draw_turning(
    texture: Texture,
    centre: Point,
    size: tuple[float, float],
    angles: tuple[float, float],
    eye: float,
    alpha: float,
) -> None:
    """A card of that size in pixels on its way round its long axis, seen from so far away.

    ``angles``: how far it has turned, in radians, and how it lies, in degrees.
    """
    (px, py), (w, h), (phi, lies) = centre, size, angles
    light = round(255 * (0.72 + 0.28 * cos(phi)))
    mod = (light, light, light, round(alpha * 255))
    ca, sa = cos(radians(lies)), sin(radians(lies))

    def edge(u: float) -> tuple[Point, Point, float]:
        across = (u - 0.5) * w
        near = eye / (eye + across * sin(phi))
        ex, ey = across * cos(phi) * near, h / 2 * near
        return (
            (px + ex * ca + ey * sa, py + ex * sa - ey * ca),
            (px + ex * ca - ey * sa, py + ex * sa + ey * ca),
            u,
        )

    for (a, d, u), (b, c, v) in pairwise(edge(k / _STRIPS) for k in range(_STRIPS + 1)):
        texture.draw_quad(a, b, c, d, (u, 0), (v, 0), (v, 1), (u, 1), mod, mod, mod, mod)


def draw_wedge(
    texture: Texture,
    raster: Raster,
    place: tuple[float, float, float],
    angles: tuple[float, float],
    inner: float,
    mod: tuple[int, int, int, int],
) -> None:
    """A ring's part from an angle on, so many degrees clockwise, without its empty middle.

    ``place`` is the texture's left and top, and pixels a texel. SDL's own renderer tears edges
    that run through a picture, so it draws whole slices.
    """
    (left, top, factor), (start, sweep) = place, angles
    near = 0.0 if raster.software else 0.5 * inner
    count = ceil(abs(sweep) / _ARC)
    half_u, half_v = 0.5 - 2 / texture.width, 0.5 - 2 / texture.height
    last_u, last_v = max(1, texture.width - 1), max(1, texture.height - 1)
    beyond = 1.0 if raster.software else 0.5 / cos(radians(_ARC / 2))

    def corner(u: float, v: float) -> tuple[Point, Point]:
        if not raster.software:
            return (left + u * texture.width * factor, top + v * texture.height * factor), (u, v)
        # It cuts corners to whole pixels, and takes 1 for the last texel, not for its far edge.
        px, py = round(u * texture.width), round(v * texture.height)
        texel = min(1.0, (px + 0.3) / last_u), min(1.0, (py + 0.3) / last_v)
        return (left + px * factor + 0.3, top + py * factor + 0.3), texel

    def spoke(k: int) -> tuple[tuple[Point, Point], tuple[Point, Point]]:
        c, s = cos(a := radians(start + sweep * k / count)), sin(a)
        reach = min(half_u / max(abs(c), 1e-6), half_v / max(abs(s), 1e-6), beyond)
        return corner(0.5 + near * c, 0.5 + near * s), corner(0.5 + reach * c, 0.5 + reach * s)

    for ((a, a_uv), (b, b_uv)), ((d, d_uv), (c, c_uv)) in pairwise(map(spoke, range(count + 1))):
        texture.draw_quad(a, b, c, d, a_uv, b_uv, c_uv, d_uv, mod, mod, mod, mod)


def draw_turned(texture: Texture, raster: Raster, area: Box, plane: Plane) -> None:
    """The part of a layer in that area, as it is seen on the plane."""
    (_by_rows if raster.software else _by_quads)(texture, raster, area, plane)


def _by_rows(texture: Texture, raster: Raster, area: Box, plane: Plane) -> None:
    """One row of the picture for each row seen: copies cost a fifth of filtered triangles."""
    high, low = map(raster.row, plane.span(area))
    first, last = round(raster.row(area.y)), round(raster.row(area.y + area.height))
    left, w = round(raster.to_pixels((area.x, 0))[0]), round(area.width * raster.scale)
    last = min(texture.height, last) - 1
    for y in range(max(0, ceil(high)), min(raster.pixels[1], ceil(low))):
        row = plane.row((y + 0.5 - raster.y) / raster.scale)
        x0, x1 = (
            round(raster.to_pixels(plane.seen(x, row))[0]) for x in (area.x, area.x + area.width)
        )
        source = min(last, max(first, int(raster.row(row))))
        texture.draw((left, source, w, 1), (x0, y, x1 - x0, 1))


def _by_quads(texture: Texture, raster: Raster, area: Box, plane: Plane) -> None:
    high, low = plane.span(area)
    count = max(1, ceil(abs(low - high) * raster.scale / _QUAD))
    sides = area.x, area.x + area.width
    u, v = (raster.to_pixels((x, 0))[0] / texture.width for x in sides)

    def edge(at: int) -> tuple[Point, Point, float]:
        y = area.y + area.height * at / count
        a, b = (raster.to_pixels(plane.seen(x, y)) for x in sides)
        return a, b, raster.row(y) / texture.height

    for (a, b, top), (d, c, below) in pairwise(edge(at) for at in range(count + 1)):
        texture.draw_quad(a, b, c, d, (u, top), (v, top), (v, below), (u, below))
