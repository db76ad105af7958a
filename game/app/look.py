"""The parts every screen is made of: panels, keys, pills, icons, marks, avatars and the logo.

Each method returns one sprite. Shadows and glows are inside it, with even margins, so a sprite is
drawn at the centre of the part it shows: ``canvas.draw(look.key(320, 84, "Play"), x, y)``.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

import pygame

from game.app import paint
from game.app.assets import ASSETS
from game.app.canvas import BLACK, WHITE, Canvas, Colour, Sprite
from game.app.keys import KEY_MARGIN, LIP, KeyKind, KeyState, draw_key, draw_keycap
from game.app.marks import (
    Suit,
    avatar_picture,
    icon_picture,
    mark_picture,
    shape_picture,
    suit_picture,
)
from game.app.paint import Draw, Painting, Pixels
from game.app.palette import CREAM, INK, Shape, Tone, hexed
from game.app.text import Weight

PANEL_MARGIN = 48
"""How far the shadow of a panel, pill or chip may reach around it."""
_PANEL_BLUR = 18


class Look:
    """Draws the parts on one canvas. All measures are table units."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas

    # -- light -----------------------------------------------------------------------------------

    def shadow(
        self,
        width: float,
        height: float,
        radius: float,
        *,
        blur: float = 14,
        alpha: float = 0.45,
        colour: Colour = BLACK,
    ) -> Sprite:
        """The soft shadow of a round rectangle, or its glow in another colour."""
        margin = 3 * blur
        w, h = width + 2 * margin, height + 2 * margin

        def draw(pixels: Pixels) -> pygame.Surface:
            k = pixels[0] / w
            box = (margin * k, margin * k, width * k, height * k)
            return paint.soft_box(pixels, box, radius * k, blur * k, alpha, colour)

        key = ("shadow", width, height, radius, blur, alpha, colour)
        return self.canvas.sprite(key, w, h, draw, edge=colour)

    def glow(self, radius: float, *, power: float = 2.0) -> Sprite:
        """A round white light; tint it and stretch it when drawing."""

        def draw(pixels: Pixels) -> pygame.Surface:
            return paint.radial_glow(pixels[0], power)

        side = min(radius, 256) * 2  # a glow is smooth: a small picture stretches well
        sprite = self.canvas.sprite(("glow", side, power), side, side, draw, edge=WHITE)
        return resized(sprite, 2 * radius)

    # -- panels and keys -------------------------------------------------------------------------

    def panel(
        self,
        width: float,
        height: float,
        *,
        radius: float = 24,
        fill: Colour = INK,
        opacity: float = 0.74,
        line: Colour = CREAM,
        line_opacity: float = 0.16,
        shadow: bool = True,
    ) -> Sprite:
        """Dark glass with a hairline, where text lies."""
        core = 2 * max(radius, _PANEL_BLUR) + 40
        inner = min(width, core), min(height, core)
        w, h = (side + 2 * PANEL_MARGIN for side in (width, height))

        def draw(pixels: Pixels) -> pygame.Surface:
            k = pixels[0] / w
            less = [side + 2 * PANEL_MARGIN for side in inner]
            p = Painting((round(less[0] * k), round(less[1] * k)), *less)
            box = (PANEL_MARGIN, PANEL_MARGIN, *inner)
            if shadow:
                p.shadow(box, radius, _PANEL_BLUR, 0.47, down=10)
            p.svg(panel_svg(box, radius, fill, opacity, line, line_opacity))
            return paint.stretched(p.surface, pixels)

        key = ("panel", width, height, radius, fill, opacity, line, line_opacity, shadow)
        return self.canvas.sprite(key, w, h, draw)

    def key(
        self,
        width: float,
        height: float,
        label: str = "",
        *,
        kind: KeyKind = "plain",
        state: KeyState = "normal",
        icon: str | None = None,
        hint: str | None = None,
        sub: str | None = None,
        size: float | None = None,
        radius: float = 20,
    ) -> Sprite:
        """A key with its label; ``hint`` is the keyboard's key, ``sub`` a second line.

        Its face is 6 lower than the key, whose foot shows as a lip beneath it.
        """
        em = size or (34 if height >= 84 else 28)

        def draw(p: Painting) -> None:
            draw_key(p, width, height, kind, state, radius, label, em, icon, hint, sub)

        key = ("key", width, height, label, kind, state, icon, hint, sub, em, radius)
        return self.painted(key, width + 2 * KEY_MARGIN, height + 2 * KEY_MARGIN, draw)

    def round_key(
        self,
        diameter: float,
        icon: str,
        *,
        kind: KeyKind = "plain",
        state: KeyState = "normal",
    ) -> Sprite:
        """A round key with an icon."""
        return self.key(
            diameter,
            diameter,
            kind=kind,
            state=state,
            icon=icon,
            size=diameter * 0.42,
            radius=(diameter - LIP) / 2,
        )

    def keycap(self, label: str, colour: Colour = CREAM) -> Sprite:
        """A keyboard's key in a line of hints, 38 high."""
        width = self.text_width(label, 24, "Medium") + 28

        def draw(p: Painting) -> None:
            draw_keycap(p, 0, 19, width, label, colour)

        return self.painted(("keycap", label, colour), width, 38, draw)

    def pill(
        self,
        text: str,
        *,
        size: float = 28,
        weight: Weight = "Medium",
        height: float | None = None,
        pad: float = 28,
        fill: Colour = INK,
        opacity: float = 0.78,
        colour: Colour = CREAM,
        line: Colour = CREAM,
        line_opacity: float = 0.18,
        icon: str | None = None,
        suit: Suit | None = None,
        shape: Shape | None = None,
        tracking: float = 0.0,
    ) -> Sprite:
        """One line in a pill, with an icon, suit or shape before it if given."""
        tall = height or size * 2
        mark = size * 1.3 if icon or suit or shape else 0.0
        wide = self.pill_width(text, size=size, weight=weight, pad=pad, mark=mark > 0)
        wide += tracking * max(0, len(text) - 1)

        def draw(p: Painting) -> None:
            box = (PANEL_MARGIN, PANEL_MARGIN, wide, tall)
            p.shadow(box, tall / 2, 18, 0.47, down=10)
            p.svg(panel_svg(box, tall / 2, fill, opacity, line, line_opacity))
            x, y = PANEL_MARGIN + pad, PANEL_MARGIN + tall / 2
            if mark:
                p.put(mark_picture(round(mark * p.k), colour, icon, suit, shape), x + mark / 2, y)
                x += mark + 12
            p.text(text, x, y, size, weight=weight, colour=colour, tracking=tracking)

        key = (
            ("pill", text, size, weight, tall, pad, fill, opacity, colour, line, line_opacity),
            (icon, suit, shape, tracking),
        )
        return self.painted(key, wide + 2 * PANEL_MARGIN, tall + 2 * PANEL_MARGIN, draw)

    def pill_width(
        self,
        text: str,
        *,
        size: float = 28,
        weight: Weight = "Medium",
        pad: float = 28,
        mark: bool = False,
    ) -> float:
        """How wide such a pill is without its shadow."""
        return self.text_width(text, size, weight) + 2 * pad + (size * 1.3 + 12 if mark else 0)

    def chip(self, tone: Tone, label: str, *, size: float = 28) -> Sprite:
        """The colour in force: a pill of that colour with its shape and name, 60 high."""
        tall = size / 28 * 60
        wide = self.text_width(label, size, "Bold", 1) + size * 4

        def draw(p: Painting) -> None:
            box = (PANEL_MARGIN, PANEL_MARGIN, wide, tall)
            p.shadow(box, tall / 2, 18, 0.47, down=10)
            p.svg(panel_svg(box, tall / 2, tone.chip, 1, WHITE, 0.45))
            mark, y = tall * 0.63, PANEL_MARGIN + tall / 2
            shape = shape_picture(tone.shape, round(mark * p.k), tone.ink, hollow=tone.night)
            p.put(shape, PANEL_MARGIN + size * 0.8 + mark / 2, y)
            x = PANEL_MARGIN + size * 2.64
            p.text(label, x, y, size, weight="Bold", colour=tone.ink, tracking=1)

        key = ("chip", tone, label, size)
        return self.painted(key, wide + 2 * PANEL_MARGIN, tall + 2 * PANEL_MARGIN, draw)

    # -- marks -----------------------------------------------------------------------------------

    def icon(self, name: str, size: float, colour: Colour = CREAM) -> Sprite:
        """An icon of ``assets/icons``."""

        def draw(pixels: Pixels) -> pygame.Surface:
            return icon_picture(name, pixels[0], colour)

        return self.canvas.sprite(("icon", name, size, colour), size, size, draw, edge=colour)

    def suit(self, suit: Suit, size: float, colour: Colour = CREAM) -> Sprite:
        """A French suit."""

        def draw(pixels: Pixels) -> pygame.Surface:
            return suit_picture(suit, pixels[0], colour)

        return self.canvas.sprite(("suit", suit, size, colour), size, size, draw, edge=colour)

    def mark(self, shape: Shape, size: float, colour: Colour, *, hollow: bool = False) -> Sprite:
        """A colour's shape: solid by day, hollow by night."""

        def draw(pixels: Pixels) -> pygame.Surface:
            return shape_picture(shape, pixels[0], colour, hollow=hollow)

        key = ("mark", shape, size, colour, hollow)
        return self.canvas.sprite(key, size, size, draw, edge=colour)

    def avatar(self, name: str, diameter: float, *, grey: bool = False) -> Sprite:
        """A player's round picture; grey while the program plays for them."""

        def draw(pixels: Pixels) -> pygame.Surface:
            return avatar_picture(name, pixels[0], grey=grey)

        key = ("avatar", name, diameter, grey)
        return self.canvas.sprite(key, diameter, diameter, draw, edge=CREAM)

    def emblem(self, name: str, size: float) -> Sprite:
        """A coloured emblem of ``assets/emblems``: crown, swords, play, broken-heart."""

        def draw(pixels: Pixels) -> pygame.Surface:
            return paint.svg_file(ASSETS / "emblems" / f"{name}.svg", pixels)

        return self.canvas.sprite(("emblem", name, size), size, size, draw, edge=CREAM)

    # -- painting --------------------------------------------------------------------------------

    def painted(
        self,
        key: Hashable,
        width: float,
        height: float,
        draw: Draw,
        *,
        edge: Colour = BLACK,
    ) -> Sprite:
        """A sprite painted in table units, as all parts here are."""

        def paint_it(pixels: Pixels) -> pygame.Surface:
            painting = Painting(pixels, width, height)
            draw(painting)
            return painting.surface

        return self.canvas.sprite(key, width, height, paint_it, edge=edge)

    def text_width(
        self, text: str, size: float, weight: Weight = "Regular", tracking: float = 0.0
    ) -> float:
        """How wide a line will be in this window, in table units."""
        k = self.canvas.scale
        wide = paint.font(weight, round(size * k)).size(paint.settable(text))[0] / k
        return wide + tracking * max(0, len(text) - 1)


def resized(sprite: Sprite, width: float) -> Sprite:
    """The same picture, shown so wide."""
    ratio = width / sprite.width
    return replace(
        sprite, width=width, height=sprite.height * ratio, density=sprite.density / ratio
    )


def panel_svg(
    box: tuple[float, float, float, float],
    radius: float,
    fill: Colour,
    opacity: float,
    line: Colour,
    line_opacity: float,
) -> str:
    """A panel's glass and hairline."""
    x, y, w, h = box
    return (
        f'<rect x="{x + 0.75}" y="{y + 0.75}" width="{w - 1.5}" height="{h - 1.5}" rx="{radius}" '
        f'fill="{hexed(fill)}" fill-opacity="{opacity}" stroke="{hexed(line)}" '
        f'stroke-opacity="{line_opacity}" stroke-width="1.5"/>'
    )
