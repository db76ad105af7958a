"""The skies of Day & Night, as whole backgrounds and in the pieces that move when it turns."""

from __future__ import annotations

from functools import cache
from typing import Final

import pygame

from game.app import paint
from game.app.assets import ASSETS
from game.app.canvas import HEIGHT, WIDTH, Canvas, Sprite
from game.app.paint import Pixels, linear, radial
from game.app.palette import rgb
from game.rules.rng import Dice, Rng
from game.table.ground import Ground

HILLS_TOP: Final = 740.0
"""Where the picture of the hills begins; it reaches down to 1080, or to the window's edge."""
_FAR: Final = (
    "M0,900 C240,800 420,880 640,842 C900,800 1100,876 1340,830 C1560,790 1740,850 1920,806 "
    "L1920,1080 L0,1080 Z"
)
_NEAR: Final = (
    "M0,940 C200,885 420,955 640,935 C900,905 1100,965 1340,935 C1560,902 1740,935 1920,902 "
    "L1920,1080 L0,1080 Z"
)
_COTTAGES: Final = ((402, 838), (1424, 812))
_CLOUDS: Final = (
    (420, 250, 1.0),
    (1180, 150, 0.7),
    (1640, 440, 0.8),
    (620, 120, 0.6),
    (300, 640, 0.55),
)
_CLOUD: Final = (
    "M-40,46 C-70,46 -74,4 -40,0 C-36,-50 30,-66 56,-30 C90,-70 160,-40 152,4 "
    "C184,10 182,46 156,46 Z"
)
ORB: Final = (1500.0, 190.0)
"""Where sun or moon stands."""
PANE: Final = (960.0, 424.0)
"""The middle of the pane of glass, and of the ring on it."""


def paint_sky(ground: Ground, *, night: bool, pane: tuple[float, float] = PANE) -> None:
    """A whole sky: sun or moon, clouds or stars, hills, and the pane of glass for the cards."""
    (night_sky if night else day_sky)(ground)
    k = ground.k
    x, y = (ORB[0] - ground.left) * k, (ORB[1] - ground.top) * k
    paint.centred(ground.surface, orb_picture(round(420 * k), night=night), x, y)
    ground.lines(_hills(night=night, ground=ground), _hills_box(ground))
    left, top = pane[0] - 380, pane[1] - 250
    ground.lines(
        f'<g transform="translate({left} {top})">{pane_svg(night=night)}</g>', (left, top, 760, 500)
    )


def pane_svg(*, night: bool) -> str:
    """The pane in a box of 760 x 500."""
    fill, opacity = ("#080818", 0.62) if night else ("#FFFFFF", 0.42)
    ellipse = '<ellipse cx="380" cy="250" rx="366" ry="240"'
    return (
        f'{ellipse} fill="{fill}" fill-opacity="{opacity}"/>'
        f'{ellipse} fill="none" stroke="{"#C9C2FF" if night else "#FFFFFF"}" '
        'stroke-opacity="0.4" stroke-width="2"/>'
    )


def day_sky(ground: Ground) -> None:
    """Blue that pales downwards, with clouds."""
    _gradient(ground, "#4FA6E2", "#D8F0F6")
    ground.sharpen()
    ground.dither()
    for x, y, k in _CLOUDS:
        body = (
            f'<g transform="translate({x} {y}) scale({k})"><path d="{_CLOUD}" fill="#fff" '
            'fill-opacity="0.92"/></g>'
        )
        ground.lines(body, (x - 80 * k, y - 70 * k, 270 * k, 130 * k))


def night_sky(ground: Ground) -> None:
    """Deep blue with the Milky Way and stars."""
    _gradient(ground, "#070A22", "#2A1B5A")
    galaxy = pygame.image.load(ASSETS / "textures" / "galaxy.png")
    band = paint.tinted(galaxy, rgb("#6A5AC0"), 0.9)
    w, h = ground.small
    k = w / ground.width
    size = round(max(WIDTH, ground.width) * k), round(max(HEIGHT, ground.height) * k)
    soft = pygame.transform.smoothscale(band, size)
    ground.soft.blit(soft, soft.get_rect(center=(w // 2, h // 2)))
    ground.sharpen()
    ground.dither()
    _stars(ground)


def _gradient(ground: Ground, top: str, low: str) -> None:
    fall = linear("s", 0, HEIGHT, (0, rgb(top), 1), (1, rgb(low), 1))
    ground.fill(rgb(low))
    ground.wash(
        f'<rect x="{ground.left - 9}" y="{ground.top - 9}" width="{ground.width + 18}" '
        f'height="{ground.height + 18}" fill="url(#s)"/>',
        fall,
    )


def _stars(ground: Ground) -> None:
    """Some 460 stars, each one of eight pictures: most are faint."""
    kinds = [_star(shine / 7, ground.k) for shine in range(8)]
    dice = Dice(Rng(8))
    for _ in range(460):
        x, y = dice.below(ground.pixels[0]), dice.below(int(ground.pixels[1] * 0.97))
        shine = dice.below(1000) / 1000
        paint.centred(ground.surface, kinds[round(7 * shine**3)], x, y)


def _star(shine: float, k: float) -> pygame.Surface:
    grey = 150 + int(100 * shine)
    halo = ((8, 0.06), (5, 0.10), (3, 0.2)) if shine > 0.5 else ()
    body = "".join(
        f'<circle r="{radius}" fill="#CFE0FF" fill-opacity="{opacity * shine:.2f}"/>'
        for radius, opacity in halo
    )
    dot = f'<circle r="{0.9 + shine * 1.2:.1f}" fill="#{grey:02X}{grey:02X}FF"/>'
    side = max(5, round(18 * k))
    return paint.svg(body + dot, (side, side), (-9, -9, 18, 18))


def orb_picture(side: int, *, night: bool) -> pygame.Surface:
    """Sun or moon with its glow."""
    colour, strength = (rgb("#C9C2FF"), 0.43) if night else (rgb("#FFF3C0"), 1.0)
    halo = radial(
        "h", 210, 210, 208, *((i / 12, colour, strength * (1 - i / 12) ** 2) for i in range(13))
    )
    if night:
        disc = radial(
            "d",
            185,
            185,
            130,
            (0, rgb("#FFF8E2"), 1),
            (0.75, rgb("#EADFBF"), 1),
            (1, rgb("#BFB08F"), 1),
        )
        craters = "".join(
            f'<circle cx="{x}" cy="{y}" r="{r}" fill="#C9BFA6" fill-opacity="{o}"/>'
            for x, y, r, o in (
                (180, 180, 17, 0.55),
                (238, 236, 24, 0.5),
                (244, 170, 10, 0.5),
                (178, 246, 11, 0.45),
            )
        )
        body = f'<circle cx="210" cy="210" r="98" fill="url(#d)"/>{craters}'
    else:
        disc = radial("d", 190, 180, 130, (0, rgb("#FFF2B0"), 1), (1, rgb("#FFC93C"), 1))
        body = '<circle cx="210" cy="210" r="92" fill="url(#d)"/>'
    return paint.svg(
        f'<circle cx="210" cy="210" r="208" fill="url(#h)"/>{body}',
        (side, side),
        (0, 0, 420, 420),
        halo + disc,
    )


def _hills_box(ground: Ground) -> tuple[float, float, float, float]:
    return (
        ground.left,
        HILLS_TOP,
        ground.width,
        max(HEIGHT, ground.top + ground.height) - HILLS_TOP,
    )


def _hills(*, night: bool, ground: Ground) -> str:
    """Both rows of hills with pines and cottages, mirrored to either side of the table."""
    one = _landscape(night)
    near = "#0A0822" if night else "#4E9E6B"
    floor = (
        f'<rect x="{ground.left}" y="1079" width="{ground.width}" height="{ground.height}" '
        f'fill="{near}"/>'
    )
    sides = "".join(
        f'<g transform="translate({x} 0) scale(-1 1)">{one}</g>' for x in (0, 2 * WIDTH)
    )
    return (sides if ground.left < 0 else "") + one + floor


@cache
def _landscape(night: bool) -> str:
    far, near = ("#15123A", "#0A0822") if night else ("#7CC08A", "#4E9E6B")
    wall, window = ("#0A0822", "#FFC76B") if night else ("#3F8A5B", "#2F6A48")
    houses = ""
    for x, y in _COTTAGES:
        glow = "".join(
            f'<circle cx="{x + 40}" cy="{y + 50}" r="{r}" fill="#FFB84D" fill-opacity="0.05"/>'
            for r in range(8, 56, 6)
        )
        houses += (
            f'<g transform="translate({x} {y})"><path d="M10,70 L10,38 L40,14 L70,38 L70,70 Z" '
            f'fill="{wall}"/><rect x="32" y="42" width="16" height="18" rx="3" fill="{window}"/>'
            f"</g>{glow if night else ''}"
        )
    return (
        f'<path d="{_FAR}" fill="{far}"/><path d="{_pines()}" fill="{near}"/>'
        f'<path d="{_NEAR}" fill="{near}"/>{houses}'
    )


def _pines() -> str:
    dice = Dice(Rng(8))
    path = ""
    for _ in range(46):
        x, top, tall = dice.below(470), 790 + dice.below(110), 60 + dice.below(70)
        foot = max(top + tall, 950)  # behind the near hill
        path += _pine(x + dice.choice((0, 1450)), foot - tall, tall)
    return path


def _pine(x: float, y: float, k: float) -> str:
    points = ((0, 0), (-0.3, 0.5), (-0.14, 0.46), (-0.42, 1), (0.42, 1), (0.14, 0.46), (0.3, 0.5))
    return "M" + " L".join(f"{x + dx * k:.0f},{y + dy * k:.0f}" for dx, dy in points) + " Z "


def sky(canvas: Canvas, *, night: bool) -> Sprite:
    """The sky alone, as large as the window; drawn about (960, 540)."""
    _, _, width, height = canvas.bounds

    def paint_it(_pixels: Pixels) -> pygame.Surface:
        ground = Ground(canvas)
        (night_sky if night else day_sky)(ground)
        return ground.surface

    return canvas.sprite(("sky", night), width, height, paint_it)


def hills(canvas: Canvas, *, night: bool) -> Sprite:
    """The hills alone, 340 high or down to the window's edge, and as wide as the window.

    Their picture begins at ``HILLS_TOP``, about x 960.
    """
    _, top, width, tall = canvas.bounds
    height = max(HEIGHT, top + tall) - HILLS_TOP

    def paint_it(pixels: Pixels) -> pygame.Surface:
        ground = Ground(canvas)
        body = _hills(night=night, ground=ground)
        return paint.svg(body, pixels, (ground.left, HILLS_TOP, width, height))

    return canvas.sprite(("hills", night), width, height, paint_it)


def orb(canvas: Canvas, *, night: bool) -> Sprite:
    """Sun or moon, 420 across with its glow."""

    def paint_it(pixels: Pixels) -> pygame.Surface:
        return orb_picture(pixels[0], night=night)

    return canvas.sprite(("orb", night), 420, 420, paint_it)


def pane(canvas: Canvas, *, night: bool) -> Sprite:
    """The pane of glass alone, 760 x 500 about the ring's centre."""

    def paint_it(pixels: Pixels) -> pygame.Surface:
        return paint.svg(pane_svg(night=night), pixels, (0, 0, 760, 500))

    return canvas.sprite(("pane", night), 760, 500, paint_it)
