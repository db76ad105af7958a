"""The pieces of the big moments: bomb and fuse, colour wheel, sparks, shards, confetti, clock."""

from __future__ import annotations

from math import cos, pi, radians, sin
from typing import Final

import pygame

from game.app import paint
from game.app.assets import ASSETS
from game.app.canvas import WHITE, Colour, Sprite
from game.app.look import Look
from game.app.marks import shape_picture
from game.app.paint import Painting, Pixels, linear, radial
from game.app.palette import CREAM, MIDNIGHT, MIDNIGHT_INK, MIDNIGHT_LINE, Tone, hexed, rgb
from game.table.furniture import FUSE

SECTOR: Final = 240.0
"""The side of one quarter of the colour wheel, whose corner is the hub's centre."""
FUSE_START, FUSE_END = -30.0, -150.0
"""Where the fuse begins, at the bomb, and where it ends, in degrees from the right."""


class Showpieces:
    """Draws them on one canvas; every sprite is drawn about the centre of what it shows."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.canvas = look.canvas

    # -- bomb and fuse ---------------------------------------------------------------------------

    def bomb(self) -> Sprite:
        """The bomb at the end of the fuse, without its number."""

        def draw(p: Painting) -> None:
            p.shadow((28, 28, 84, 84), 42, 12, 0.6, down=8)
            body = radial(
                "b",
                57,
                52,
                62,
                (0, rgb("#5A6078"), 1),
                (0.5, rgb("#262A3B"), 1),
                (1, rgb("#0E1019"), 1),
            )
            p.svg(
                '<circle cx="70" cy="70" r="42" fill="#171A26"/>'
                '<circle cx="70" cy="70" r="42" fill="url(#b)"/>'
                '<path d="M41,61 C44,49 53,41 63,39" fill="none" stroke="#fff" '
                'stroke-opacity="0.55" stroke-width="5" stroke-linecap="round"/>',
                body,
            )

        return self.look.painted("bomb", 140, 140, draw)

    def bomb_number(self, count: int) -> Sprite:
        """The number on the bomb."""

        def draw(p: Painting) -> None:
            p.text(
                str(count), 45, 36, 50, weight="Black", colour=MIDNIGHT_LINE, at="centre", shade=0.6
            )

        return self.look.painted(("bomb number", count), 90, 72, draw, edge=MIDNIGHT_LINE)

    def rope(self) -> Sprite:
        """The whole fuse about the ring's centre; a wedge of it reaches from bomb to spark."""
        w, h = 2 * FUSE[0] + 60, 2 * FUSE[1] + 60

        def draw(p: Painting) -> None:
            points = [
                (w / 2 + FUSE[0] * cos(radians(a)), h / 2 + FUSE[1] * sin(radians(a)))
                for a in range(-150, -28, 2)
            ]
            d = "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in points)

            def stroke(colour: str, width: float, more: str = "") -> str:
                return (
                    f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" '
                    f'stroke-linecap="round" {more}/>'
                )

            p.svg(
                stroke("#000", 11, 'transform="translate(2 7)" stroke-opacity="0.4"')
                + stroke("#5A3D1E", 11)
                + stroke("#D9B679", 7)
                + stroke("#8C6534", 7, 'stroke-dasharray="3 8"')
            )

        return self.look.painted("rope", w, h, draw, edge=rgb("#5A3D1E"))

    def star(self) -> Sprite:
        """The burning end of the fuse."""

        def draw(p: Painting) -> None:
            rays = " L".join(
                f"{50 + r * cos(i * pi / 8):.1f},{50 + r * sin(i * pi / 8):.1f}"
                for i, r in ((i, 46 if i % 2 == 0 else 13) for i in range(16))
            )
            p.svg(
                f'<path d="M{rays} Z" fill="#FFB52E"/>'
                '<circle cx="50" cy="50" r="17" fill="#FFF7D8"/>'
            )

        return self.look.painted("star", 100, 100, draw, edge=rgb("#FFB52E"))

    def spark(self) -> Sprite:
        """A point of light, to be tinted."""
        return self._light("spark", 32, 1.6)

    def smoke(self) -> Sprite:
        """A white cloud, to be tinted."""

        def draw(pixels: Pixels) -> pygame.Surface:
            cloud = pygame.image.load(ASSETS / "textures" / "smoke.png")
            return pygame.transform.smoothscale(cloud, pixels)

        return self.canvas.sprite("smoke", 256, 256, draw, edge=WHITE)

    def wave(self) -> Sprite:
        """A ring of light of radius 220, to be tinted and stretched."""

        def draw(p: Painting) -> None:
            stops = [(i / 20, WHITE, 0.24 * (i / 17.6) ** 8 if i < 17 else 0.0) for i in range(17)]
            stops += [
                (0.86, WHITE, 0.7),
                (0.88, WHITE, 1.0),
                (0.9, WHITE, 0.7),
                (0.93, WHITE, 0.15),
                (1, WHITE, 0),
            ]
            p.svg(
                '<circle cx="250" cy="250" r="250" fill="url(#w)"/>',
                radial("w", 250, 250, 250, *stops),
            )

        return self.look.painted("wave", 500, 500, draw, edge=WHITE)

    def shard(self, kind: int) -> Sprite:
        """A splinter of the bomb; there are three kinds."""
        points = (
            "M4,30 L26,2 L60,14 L52,46 L22,60 Z",
            "M2,12 L40,2 L62,40 L30,58 Z",
            "M10,4 L56,20 L36,60 L2,44 Z",
        )[kind % 3]

        def draw(p: Painting) -> None:
            p.svg(
                f'<path d="{points}" fill="#20242F"/><path d="{points}" fill="none" '
                'stroke="#FF9A3C" stroke-opacity="0.75" stroke-width="3"/>'
            )

        return self.look.painted(("shard", kind % 3), 64, 64, draw, edge=rgb("#20242F"))

    def confetti(self, tone: Tone) -> Sprite:
        """A scrap in a colour's shape."""

        def draw(pixels: Pixels) -> pygame.Surface:
            return shape_picture(tone.shape, pixels[0], tone.bright)

        return self.canvas.sprite(("confetti", tone), 30, 30, draw, edge=tone.bright)

    # -- colour wheel ----------------------------------------------------------------------------

    def sector(self, tone: Tone, quarter: int) -> Sprite:
        """One quarter of the wheel: 0 top left, 1 top right, 2 bottom right, 3 bottom left.

        Its centre lies ``SECTOR / 2`` left or right of the hub and as much above or below it.
        """
        x, y = ((0, 0), (SECTOR, 0), (SECTOR, SECTOR), (0, SECTOR))[quarter]
        turn = (225, 315, 45, 135)[quarter]

        def draw(p: Painting) -> None:
            fill = radial("w", SECTOR, SECTOR, SECTOR, (0.3, tone.light, 1), (1, tone.dark, 1))
            p.svg(
                f'<g transform="translate({-x} {-y})"><g transform="rotate({turn} 240 240)">'
                f'<path d="{_QUARTER}" fill="url(#w)"/><path d="{_QUARTER}" fill="none" '
                f'stroke="{hexed(CREAM)}" stroke-width="5"/></g></g>',
                fill,
            )

        return self.look.painted(("sector", tone, quarter), SECTOR, SECTOR, draw, edge=CREAM)

    def sector_label(self, tone: Tone, name: str, hint: str, quarter: int) -> Sprite:
        """A quarter's shape, name and keyboard key, drawn at ``label_centre`` from the hub."""
        upper = quarter < 2
        left = quarter in {0, 3}

        def draw(p: Painting) -> None:
            ink = tone.ink
            low, high = (104.0, 46.0) if upper else (36.0, 94.0)
            size = 28 if p.text_width(name, 28, "Bold", 1) <= 182 else 25
            p.fitted(name, 100, low, 184, size, weight="Bold", colour=ink, at="centre", tracking=1)
            outwards = -1 if left else 1
            mark = shape_picture(tone.shape, round(66 * p.k), ink, hollow=tone.night)
            p.put(mark, 100 - outwards * 18, high)
            x = 100 - outwards * 70
            p.svg(_cap(x - 16, high - 18, ink))
            p.text(hint, x, high, 24, weight="Medium", colour=ink, at="centre")

        key = ("label", tone, name, hint, quarter)
        return self.look.painted(key, 200, 140, draw, edge=tone.ink)

    def label_centre(self, quarter: int) -> tuple[float, float]:
        """Where a quarter's label is drawn, from the hub's centre."""
        return (-110, 110, 110, -110)[quarter], (-136, -136, 136, 136)[quarter]

    def hub(self) -> Sprite:
        """The wheel's centre."""

        def draw(p: Painting) -> None:
            p.svg(
                f'<circle cx="90" cy="90" r="76" fill="#160E2E"/><circle cx="90" cy="90" r="76" '
                f'fill="none" stroke="{hexed(CREAM)}" stroke-width="5"/>'
                '<g transform="translate(90 90) scale(0.62)" fill="#FFD25A">'
                '<path d="M0,-60 L14,-14 L60,0 L14,14 L0,60 L-14,14 L-60,0 L-14,-14 Z"/></g>'
            )

        return self.look.painted("hub", 180, 180, draw, edge=CREAM)

    # -- day, night and siege --------------------------------------------------------------------

    def clock(self) -> Sprite:
        """The dial of the Midnight Clock, without hands."""

        def draw(p: Painting) -> None:
            ticks = "".join(
                f'<path d="M60,14 L60,{22 if i % 3 else 26}" stroke="{hexed(MIDNIGHT_INK)}" '
                f'stroke-width="{2.4 if i % 3 else 4}" stroke-linecap="round" '
                f'transform="rotate({i * 30} 60 60)"/>'
                for i in range(12)
            )
            p.svg(
                f'<circle cx="60" cy="60" r="57" fill="{hexed(MIDNIGHT)}"/><circle cx="60" cy="60" '
                f'r="54" fill="none" stroke="{hexed(MIDNIGHT_LINE)}" stroke-width="5"/>{ticks}'
            )

        return self.look.painted("clock", 120, 120, draw, edge=MIDNIGHT_LINE)

    def clock_hand(self, *, hour: bool) -> Sprite:
        """A hand of the clock, pointing up from the middle of its sprite."""
        width, reach = (7, 26) if hour else (5, 40)

        def draw(p: Painting) -> None:
            p.svg(
                f'<path d="M10,55 L10,{55 - reach}" stroke="{hexed(CREAM)}" '
                f'stroke-width="{width}" stroke-linecap="round"/>'
            )

        return self.look.painted(("clock hand", hour), 20, 110, draw, edge=CREAM)

    def shield(self) -> Sprite:
        """The raised Shield."""

        def draw(p: Painting) -> None:
            fall = linear("h", 26, 209, (0, rgb("#4A86EA"), 1), (1, rgb("#1D52B2"), 1))
            p.svg(
                f'<path d="M100,10 L184,42 C184,126 160,186 100,228 C40,186 16,126 16,42 Z" '
                f'fill="{hexed(CREAM)}"/><path d="M100,26 L170,53 C169,122 148,174 100,209 '
                'C52,174 31,122 30,53 Z" fill="url(#h)"/><path d="M100,26 L100,209 C52,174 31,122 '
                '30,53 Z" fill="#fff" fill-opacity="0.14"/><path d="M100,70 L140,116 L100,162 '
                f'L60,116 Z" fill="{hexed(CREAM)}"/>',
                fall,
            )

        return self.look.painted("shield", 200, 240, draw, edge=CREAM)

    def _light(self, name: str, side: float, power: float) -> Sprite:
        def draw(pixels: Pixels) -> pygame.Surface:
            return paint.radial_glow(pixels[0], power)

        return self.canvas.sprite(name, side, side, draw, edge=WHITE)


def _cap(x: float, y: float, ink: Colour) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="32" height="36" rx="9" fill="{hexed(ink)}" '
        f'fill-opacity="0.14" stroke="{hexed(ink)}" stroke-opacity="0.6" stroke-width="1.6"/>'
    )


def _quarter() -> str:
    """A quarter of the wheel pointing right, in a box of 480 about the hub's centre."""
    half, outer, inner = radians(43.2), 236.0, 84.0

    def at(radius: float, angle: float) -> str:
        return f"{240 + radius * cos(angle):.1f},{240 + radius * sin(angle):.1f}"

    return (
        f"M{at(inner, -half)} L{at(outer - 10, -half)} "
        f"Q{at(outer, -half)} {at(outer, -half * 0.95)} "
        f"A{outer},{outer} 0 0 1 {at(outer, half * 0.95)} "
        f"Q{at(outer, half)} {at(outer - 10, half)} "
        f"L{at(inner, half)} A{inner},{inner} 0 0 0 {at(inner, -half)} Z"
    )


_QUARTER: Final = _quarter()
