"""How layers are drawn in pieces: rows that fade, and areas as they lie on a turned table."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Any, Final, Protocol, TypeAlias

from game.motion.layout import Box
from game.motion.plane import Plane

Point: TypeAlias = tuple[float, float]
Fade: TypeAlias = tuple[float, float]
"""How opaque a part is at its first row and at its last."""
OPAQUE: Final[Fade] = (1.0, 1.0)
_STRIP: Final = 4
"""Rows of pixels that fade together where corners cannot."""
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

    for strip in range(count):
        (a, b, top), (d, c, below) = edge(strip), edge(strip + 1)
        texture.draw_quad(a, b, c, d, (u, top), (v, top), (v, below), (u, below))
