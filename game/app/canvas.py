"""The one place that draws with pygame's Renderer: sprites, turned cards, wedges and layers.

Everything is given in table units, 1920 x 1080, and drawn at the window's true pixels; what a wider
or taller window shows beyond them is ``bounds``. pygame calls the module underneath experimental.
"""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from math import pi
from typing import Final, TypeAlias

import pygame
from pygame._sdl2.video import Texture

from game.app.layers import Layers
from game.app.renderers import open_renderer
from game.app.turned import (
    OPAQUE,
    Fade,
    Hole,
    Raster,
    draw_hollow,
    draw_part,
    draw_rows,
    draw_turned,
    draw_turning,
    draw_wedge,
)
from game.motion.layout import Box
from game.motion.plane import Plane

Colour: TypeAlias = tuple[int, int, int]
Point: TypeAlias = tuple[float, float]
Paint: TypeAlias = Callable[[tuple[int, int]], pygame.Surface]
"""Draws a picture at that size in pixels, with transparent surroundings where it is not square."""

WIDTH: Final = 1920
HEIGHT: Final = 1080
WHITE: Final[Colour] = (255, 255, 255)
BLACK: Final[Colour] = (0, 0, 0)
BELOW: Final = 110.0
"""How far a group reaches below the window, in table units."""
_MARGIN: Final = 2
_NONE, _BLEND, _ADD = 0, 1, 2
_MEMORY: Final = 72 << 20
"""Bytes of sprite pixels kept for a window of 1920 x 1080; the oldest go first."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture in video memory; its visible size in table units, and texture pixels a unit."""

    texture: Texture
    width: float
    height: float
    density: float


def _is_ground(sprite: Sprite) -> bool:
    """Whether a picture is as large as the table."""
    return sprite.width >= WIDTH or sprite.height >= HEIGHT


class Canvas:
    """A window's picture."""

    def __init__(
        self, window: pygame.Window, driver: str | None = None, *, vsync: bool = False
    ) -> None:
        """Draw on that window with the renderer of that name, else with the best one here.

        A renderer that is listed but does not open (no GPU, a broken driver) is passed over.

        :raises ValueError: if there is no renderer of that name here.
        """
        os.environ.setdefault("SDL_RENDER_SCALE_QUALITY", "linear")
        os.environ.setdefault("SDL_RENDER_BATCHING", "1")
        self._renderer, self.driver, self.vsync = open_renderer(window, driver, vsync)
        self._sprites: OrderedDict[Hashable, Sprite] = OrderedDict()
        self._bytes = 0
        self._layers = Layers(self._renderer)
        self.pixels: tuple[int, int] = (0, 0)
        self.generation = 0
        """Grows when the pictures must be made anew: after a resize or a lost device."""
        self.measure()

    # -- size ------------------------------------------------------------------------------------

    def measure(self, *, keep: bool = False) -> bool:
        """Take the window's size in pixels anew; whether it has changed.

        All pictures are made again if so. With ``keep`` the sprites made so far go on serving,
        stretched, until ``forget``: while a window's frame is being dragged. Only those as large
        as the table are made again at once, for they fill the window's shape.
        """
        area = self._renderer.get_viewport()
        pixels = (max(1, area.width), max(1, area.height))
        if pixels == self.pixels:
            return False
        self.pixels = pixels
        self.scale: float = min(self.pixels[0] / WIDTH, self.pixels[1] / HEIGHT)
        """Pixels a table unit."""
        self._x = (self.pixels[0] - WIDTH * self.scale) / 2
        self._y = (self.pixels[1] - HEIGHT * self.scale) / 2
        kept = [item for item in self._sprites.items() if keep and not _is_ground(item[1])]
        self.forget()
        for key, sprite in kept:
            self._keep(key, sprite)
        return True

    def forget(self) -> None:
        """Drop every picture, so that all are made anew: after a lost device, or a new language."""
        self._sprites.clear()
        self._layers.clear()
        self._bytes = 0
        self.generation += 1

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """What the window shows, in table units: left, top, width, height."""
        width, height = self.pixels
        return (
            -self._x / self.scale,
            -self._y / self.scale,
            width / self.scale,
            height / self.scale,
        )

    def to_table(self, point: Point) -> Point:
        """A point of the window, as events give it, in table units."""
        x, y = self._renderer.coordinates_from_window(point)
        return (x - self._x) / self.scale, (y - self._y) / self.scale

    # -- pictures --------------------------------------------------------------------------------

    def sprite(
        self,
        key: Hashable,
        width: float,
        height: float,
        paint: Paint,
        *,
        edge: Colour = BLACK,
        oversample: float = 1.0,
    ) -> Sprite:
        """The picture of that key, painted once at the window's true size.

        ``width`` and ``height`` are in table units. ``edge`` is the hidden colour of the
        transparent margin, which keeps filtered edges clean: the colour of the picture's rim.
        ``oversample`` 2 keeps the edges of turned cards smooth.
        """
        known = self._sprites.get(key)
        if known is not None:
            self._sprites.move_to_end(key)
            return known
        w, h = (max(1, round(side * self.scale)) for side in (width, height))
        surface = paint((max(1, round(w * oversample)), max(1, round(h * oversample))))
        sprite = self._made(surface, self.scale * oversample, edge)
        self._keep(key, sprite)
        return sprite

    def _keep(self, key: Hashable, sprite: Sprite) -> None:
        """Keep a sprite, and throw the oldest away when there are too many."""
        self._sprites[key] = sprite
        self._bytes += sprite.texture.width * sprite.texture.height * 4
        self._shrink()

    def _made(self, surface: pygame.Surface, density: float, edge: Colour) -> Sprite:
        w, h = surface.get_size()
        padded = pygame.Surface((w + 2 * _MARGIN, h + 2 * _MARGIN), pygame.SRCALPHA)
        padded.fill((*edge, 0))
        padded.blit(surface, (_MARGIN, _MARGIN))
        texture = Texture.from_surface(self._renderer, padded)
        texture.blend_mode = _BLEND
        return Sprite(texture, w / density, h / density, density)

    def _shrink(self) -> None:
        limit = _MEMORY * max(1.0, self.scale * self.scale)
        while self._bytes > limit and len(self._sprites) > 1:
            _, oldest = self._sprites.popitem(last=False)
            self._bytes -= oldest.texture.width * oldest.texture.height * 4

    def layer(self, name: str, stamp: Hashable, paint: Callable[[], None]) -> None:
        """Draw a still, opaque picture of the whole window, painted only when ``stamp`` changes."""
        self.keep_layer(name, stamp, paint).draw()

    def keep_layer(self, name: str, stamp: Hashable, paint: Callable[[], None]) -> Texture:
        """Paint a layer if ``stamp`` has changed, without drawing it."""
        texture = self._layers.keep(name, self.pixels, stamp, paint)
        texture.blend_mode = _NONE
        return texture

    def add_to_layer(self, name: str, stamp: Hashable, paint: Callable[[], None]) -> None:
        """Paint more onto a layer already there, which bears the new stamp from then on."""
        self._layers.add(name, stamp, paint)

    def draw_layer(self, name: str, dx: float = 0.0, dy: float = 0.0) -> None:
        """Draw a layer as it is, moved by so many units: how a table shakes.

        The strips that it bares at two sides show what was there before.
        """
        texture = self._layers.find(name)
        if texture is None:
            return
        w, h = self.pixels
        x, y = round(dx * self.scale), round(dy * self.scale)
        texture.draw(dstrect=(x, y, w, h))
        if x:
            strip = (0 if x > 0 else w + x, 0, abs(x), h)
            texture.draw(strip, strip)
        if y:
            strip = (0, 0 if y > 0 else h + y, w, abs(y))
            texture.draw(strip, strip)

    def keep_group(self, name: str, stamp: Hashable, paint: Callable[[], None]) -> None:
        """Paint things onto a see-through layer if ``stamp`` has changed, without drawing it.

        It reaches below the window, so that what hangs over its edge is there when it turns. Only
        opaque things and black shadows come out true; glass is laid with ``copy``, before them.
        """
        size = (self.pixels[0], self.pixels[1] + round(BELOW * self.scale))
        self._layers.keep(name, size, stamp, paint, glass=True)

    def drop_layer(self, name: str) -> None:
        """Let a layer go."""
        self._layers.drop(name)

    def draw_rows(self, name: str, top: float, bottom: float, fade: Fade = OPAQUE) -> None:
        """The part of a layer between two heights; ``fade``: how opaque it is at the two."""
        texture, raster = self._layers.find(name), self._raster
        rows = [min(self.pixels[1], max(0, round(raster.row(at)))) for at in (top, bottom)]
        if texture is None or rows[0] >= rows[1]:
            return
        texture.blend_mode = _NONE if fade == OPAQUE else _BLEND
        draw_rows(texture, raster, (rows[0], rows[1]), fade)
        texture.blend_mode, texture.alpha = _NONE, 255

    def on_plane(self, name: str, area: Box, plane: Plane, *, light: float = 1.0) -> None:
        """The part of a group in that area, as it is seen on a turned table."""
        texture = self._layers.find(name)
        if texture is not None:
            texture.color, texture.alpha = (round(255 * light),) * 3, 255
            texture.blend_mode = _BLEND
            draw_turned(texture, self._raster, area, plane)

    @property
    def _raster(self) -> Raster:
        return Raster(self._x, self._y, self.scale, self.pixels, self.driver == "software")

    # -- drawing ---------------------------------------------------------------------------------

    def clear(self, colour: Colour = BLACK) -> None:
        """Fill the whole window."""
        self._renderer.draw_color = (*colour, 255)
        self._renderer.clear()

    def draw(
        self,
        sprite: Sprite,
        x: float,
        y: float,
        *,
        scale: float = 1.0,
        sx: float = 1.0,
        sy: float = 1.0,
        angle: float = 0.0,
        alpha: float = 1.0,
        tint: Colour = WHITE,
        add: bool = False,
        copy: bool = False,
        hole: Hole | None = None,
    ) -> None:
        """A sprite about its centre; ``angle`` clockwise in degrees, ``sx`` and ``sy`` stretch.

        ``add`` brightens what is there; ``copy`` replaces it, transparency included. ``hole`` is
        the middle that need not be drawn, as it is empty or covered: its width and height at scale
        1. Blended pixels are what a frame costs.
        """
        if alpha <= 0.004 or scale <= 0.0:
            return
        texture, factor = sprite.texture, self.scale / sprite.density * scale
        w, h = texture.width * factor * sx, texture.height * factor * sy
        texture.alpha = min(255, round(alpha * 255))
        texture.color, texture.blend_mode = tint, _NONE if copy else _ADD if add else _BLEND
        left, top = self._x + x * self.scale - w / 2, self._y + y * self.scale - h / 2
        if hole is not None and self.driver != "software":
            share = hole[0] / sprite.width, hole[1] / sprite.height
            draw_hollow(texture, (left, top, w, h), angle, share, (*tint, texture.alpha))
            return
        if angle == 0.0 and scale == sx == sy == 1.0:
            left, top = round(left), round(top)  # unscaled pictures stay sharp on whole pixels
        texture.draw(dstrect=(left, top, w, h), angle=angle)

    def draw_part(
        self,
        sprite: Sprite,
        x: float,
        y: float,
        area: Box,
        *,
        alpha: float = 1.0,
        tint: Colour = WHITE,
    ) -> None:
        """The part in that area of a sprite drawn about ``x, y``, unscaled."""
        texture = sprite.texture
        texture.alpha, texture.color, texture.blend_mode = round(255 * alpha), tint, _BLEND
        draw_part(texture, self._raster, (x, y), area)

    def card(
        self,
        front: Sprite,
        back: Sprite,
        x: float,
        y: float,
        *,
        turn: float,
        scale: float = 1.0,
        angle: float = 0.0,
        alpha: float = 1.0,
    ) -> None:
        """A card turned about its long axis: ``turn`` 0 shows the back, 1 the front."""
        if turn <= 0.01 or turn >= 0.99:
            self.draw(front if turn > 0.5 else back, x, y, scale=scale, angle=angle, alpha=alpha)
            return
        sprite, phi = (front if turn > 0.5 else back), pi * (turn if turn < 0.5 else turn - 1)
        texture, factor = sprite.texture, self.scale / sprite.density * scale
        texture.color, texture.alpha, texture.blend_mode = WHITE, 255, _BLEND
        centre = self._x + x * self.scale, self._y + y * self.scale
        size = texture.width * factor, texture.height * factor
        draw_turning(texture, centre, size, (phi, angle), 1100.0 * self.scale, alpha)

    def wedge(
        self,
        sprite: Sprite,
        x: float,
        y: float,
        start: float = 0.0,
        sweep: float = 360.0,
        *,
        inner: float,
        alpha: float = 1.0,
    ) -> None:
        """The part of an elliptic ring between two directions from its centre.

        In degrees from the right, ``sweep`` clockwise if positive; ``inner`` is the share of the
        picture's middle that is empty. How rings, ropes and timers show how much is left.
        """
        if self.driver == "software" and abs(sweep) >= 360:
            self.draw(sprite, x, y, alpha=alpha)
        elif abs(sweep) >= 0.05:
            texture, factor = sprite.texture, self.scale / sprite.density
            w, h = texture.width * factor, texture.height * factor
            left = round(self._x + x * self.scale - w / 2)
            top = round(self._y + y * self.scale - h / 2)
            texture.color, texture.alpha, texture.blend_mode = WHITE, 255, _BLEND
            mod = (*WHITE, round(255 * alpha))
            draw_wedge(texture, self._raster, (left, top, factor), (start, sweep), inner, mod)

    def fill(self, colour: Colour, alpha: float = 1.0, *, add: bool = False) -> None:
        """A veil over the whole window."""
        if alpha > 0.004:
            self._renderer.draw_blend_mode = _ADD if add else _BLEND
            self._renderer.draw_color = (*colour, round(255 * min(1.0, alpha)))
            self._renderer.fill_rect((0, 0, *self.pixels))

    def cover(self, sprite: Sprite) -> None:
        """A picture stretched so that it covers the whole window, its sides cut if need be."""
        _, _, width, height = self.bounds
        rim = 2 / sprite.density  # filtered with the margin around it
        scale = max(width / (sprite.width - rim), height / (sprite.height - rim))
        self.draw(sprite, WIDTH / 2, HEIGHT / 2, scale=scale)

    def present(self) -> None:
        """Show the frame."""
        self._renderer.present()

    def to_surface(self) -> pygame.Surface:
        """The frame as drawn so far; read it before ``present``."""
        return self._renderer.to_surface()
