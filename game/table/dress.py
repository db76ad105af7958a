"""The backgrounds of the tables and of the title: one dress each, painted at the window's size."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import atan2, cos, degrees, radians, sin
from typing import Final, Literal, TypeAlias, get_args

import pygame

from game.app.canvas import BLACK, HEIGHT, WHITE, WIDTH, Canvas, Colour, Sprite
from game.app.marks import SHAPES, SUITS
from game.app.paint import Pixels
from game.app.palette import Shape, hexed, rgb
from game.motion.layout import Mark
from game.table import skies
from game.table.ground import Ground, lifted, stroke, timber
from game.table.rail import BOG_OAK, OAK, WALNUT, lay_rail, shade_cloth

Dress: TypeAlias = Literal[
    "classic", "day", "night", "siege", "colour-cards", "hearts", "war", "title"
]
DRESSES: Final[tuple[Dress, ...]] = get_args(Dress)

_PRINT: Final = (960.0, 490.0, 700.0, 372.0)
"""The double ellipse printed on a cloth: centre and half axes."""
_RING: Final = (960.0, 410.0)
_HAND: Final = (960.0, 1010.0)
PANE: Final = "pane"
"""The name of the mark that says where a pane of glass lies on a sky."""


def background(canvas: Canvas, dress: Dress, marks: Sequence[Mark] = ()) -> Sprite:
    """A dress as large as the window; draw it with ``canvas.draw(sprite, 960, 540)``.

    ``marks`` are the layout's prints on the cloth.
    """
    _, _, width, height = canvas.bounds

    def paint_it(_pixels: Pixels) -> pygame.Surface:
        ground = Ground(canvas)
        _PAINT[dress](ground, marks)
        return ground.surface

    return canvas.sprite(("dress", dress, tuple(marks)), width, height, paint_it)


def _felt(
    ground: Ground, mid: str, edge: str, *, cx: float = 0.5, cy: float = 0.4, warm: str = ""
) -> None:
    """Light from above on felt: a soft pool in the middle, a darker rim, the rail's shadow."""
    ground.fill(rgb(edge), lift=2)
    ground.light(WIDTH * cx, HEIGHT * cy, WIDTH * 0.52, HEIGHT * 0.66, lifted(rgb(mid), 2))
    ground.patches()
    if warm:
        ground.glow(*_RING, 560, lifted(rgb(warm), 1), 0.13)
        ground.glow(*_HAND, 620, lifted(rgb("#FFE7B0"), 1), 0.12)


def _cloth(mid: str, edge: str, warm: str) -> Callable[[Ground, Sequence[Mark]], None]:
    def draw(ground: Ground, marks: Sequence[Mark]) -> None:
        _felt(ground, mid, edge, warm=warm)
        shade_cloth(ground)
        ground.sharpen()
        ground.weave("felt")
        _print(ground, marks)
        lay_rail(ground, WALNUT)

    return draw


def _title(ground: Ground, _marks: Sequence[Mark]) -> None:
    _felt(ground, "#1C5A55", "#07201F", cx=0.3, cy=0.3)
    ground.glow(320, 200, 420, lifted(rgb("#8FE6D2"), 1), 0.13)
    ground.sharpen()
    ground.weave("felt")


def _colour_cards(ground: Ground, marks: Sequence[Mark]) -> None:
    """Planks of light wood, each with its own grain and tone."""
    ground.fill(rgb("#484848"))
    ground.light(WIDTH / 2, HEIGHT * 0.4, WIDTH * 0.52, HEIGHT * 0.66, WHITE)
    shade_cloth(ground)
    light = ground.soft
    ground.surface = pygame.Surface(ground.pixels, depth=32)
    _planks(ground)
    ground.multiply(light)
    _print(ground, marks, alpha=0.16)
    lay_rail(ground, OAK)


_TONES: Final = (0, 9, -7, 4, -10, 6, -3)
_JOINTS: Final = (430, 1180, 760, 1540, 300, 1010, 1400)


def _planks(ground: Ground) -> None:
    joints, tall = "", 160
    first = int(ground.top // tall) - 1
    for i in range(first, int((ground.top + ground.height) // tall) + 1):
        shade, y = _TONES[i % 7], i * tall - 20
        dark, light = ((185, 131, 76), (220, 174, 118))
        size = ground.pixels[0], round(tall * ground.k) + 1
        board = timber(size, _toned(dark, shade), _toned(light, shade), ground.k, 317 * i)
        ground.surface.blit(board, (0, round((y - ground.top) * ground.k)))
        x = _JOINTS[i % 7]
        joints += (
            f'<path d="M{ground.left},{y} h{ground.width} M{x},{y} v{tall}" '
            f"{stroke(rgb('#7E5428'), 3)}/>"
            f'<path d="M{ground.left},{y + 2.5} h{ground.width}" {stroke(rgb("#E8C592"), 1, 0.8)}/>'
        )
    ground.lines(joints)


def _toned(colour: Colour, by: int) -> Colour:
    r, g, b = (part + by for part in colour)
    return r, g, b


def _siege(ground: Ground, marks: Sequence[Mark]) -> None:
    """Hewn stone in lamplight, and two banners over the far edge."""
    stone = rgb("#7C8088")
    r, g, b = stone
    ground.fill(lifted((r * 21 // 100, g * 22 // 100, b * 26 // 100), 1))
    ground.light(WIDTH / 2, HEIGHT * 0.4, WIDTH * 0.52, HEIGHT * 0.66, lifted(stone, 1))
    shade_cloth(ground)
    ground.sharpen()
    ground.weave("stone", scaled=True)
    ground.tiles(_masonry(), 260, 240)
    _print(ground, marks)
    lay_rail(ground, BOG_OAK)
    _banner(ground, 1572, "#B3202F", "circle")
    _banner(ground, 1644, "#2456B0", "diamond")


def _masonry() -> str:
    """The joints of two courses of stones, which repeat every 260 x 240 units."""
    joints = "M-10,0 H270 M-10,240 H270 M-10,120 H270 M70,0 V120 M200,120 V240"
    return (
        f'<path d="{joints}" {stroke(BLACK, 5, 0.30)}/>'
        f'<path d="{joints}" {stroke(WHITE, 2, 0.16)} transform="translate(3 4)"/>'
    )


def _banner(ground: Ground, x: float, colour: str, shape: Shape) -> None:
    """A banner over the far edge, where no seat of any table lies."""
    gold, top = "#F0C765", ground.top + 22
    folds = "".join(
        f'<path d="M{at},0 V{206 - abs(at - 48) * 0.2:.0f}" {stroke(BLACK, 14, alpha)}/>'
        for at, alpha in ((24, 0.10), (72, 0.14))
    )
    body = (
        f'<g transform="translate({x} {top}) scale(0.68)">'
        '<path d="M4,6 L100,6 L100,224 L52,188 L4,224 Z" fill-opacity="0.28"/>'
        f'<path d="M0,0 L96,0 L96,216 L48,180 L0,216 Z" fill="{colour}"/>{folds}'
        f'<path d="M6,0 L6,204 L48,172 L90,204 L90,0" fill="none" stroke="{gold}" '
        'stroke-width="4"/><path d="M0,0 H96 V10 H0 Z" fill-opacity="0.35"/>'
        f'<g transform="translate(48 74) scale(0.45)" fill="{gold}">'
        f'<path d="{SHAPES[shape]}"/></g></g>'
    )
    ground.lines(body, (x - 4, top - 6, 78, 170))


def _print(ground: Ground, marks: Sequence[Mark], alpha: float = 0.10) -> None:
    """A fine double line, broken where the marks stand."""
    cx, cy, rx, ry = _PRINT
    marks = [mark for mark in marks if mark.name in _OUTLINES]
    places = sorted(_angle(mark) for mark in marks)
    body = ""
    for start, stop in zip(places, [*places[1:], *(a + 360 for a in places[:1])], strict=True):
        for inner, width in ((0, 3), (12, 1.4)):
            arc = _arc(cx, cy, rx - inner, ry - inner, start + 5, stop - 5)
            body += f'<path d="{arc}" {stroke(WHITE, width, alpha)}/>'
    for mark in marks:
        body += _printed(mark, alpha)
    if body:
        ground.lines(body, (cx - rx - 30, cy - ry - 30, 2 * rx + 60, 2 * ry + 60))


def _pane(marks: Sequence[Mark]) -> tuple[float, float]:
    """The middle of the pane of glass: that of the mark of this name, if there is one."""
    return next((mark.box.centre for mark in marks if mark.name == PANE), skies.PANE)


def _angle(mark: Mark) -> float:
    x, y = mark.box.centre
    cx, cy, rx, ry = _PRINT
    return degrees(atan2((y - cy) / ry, (x - cx) / rx)) % 360


def _arc(cx: float, cy: float, rx: float, ry: float, start: float, stop: float) -> str:
    (x0, y0), (x1, y1) = (
        (cx + rx * cos(radians(a)), cy + ry * sin(radians(a))) for a in (start, stop)
    )
    far = 1 if stop - start > 180 else 0
    return f"M{x0:.1f},{y0:.1f} A{rx},{ry} 0 {far} 1 {x1:.1f},{y1:.1f}"


_OUTLINES: Final[dict[str, str]] = {
    **{str(shape): path for shape, path in SHAPES.items()},
    **{str(suit): path for suit, path in SUITS.items()},
}
"""What may be printed: the colours' shapes by name, the suits by letter."""


def _printed(mark: Mark, alpha: float) -> str:
    x, y = mark.box.centre
    size = mark.box.width * 1.1 / 100
    return (
        f'<path transform="translate({x} {y}) scale({size})" d="{_OUTLINES[mark.name]}" '
        f'fill="{hexed(WHITE)}" fill-opacity="{alpha}"/>'
    )


_PAINT: Final[dict[Dress, Callable[[Ground, Sequence[Mark]], None]]] = {
    "classic": _cloth("#2A8C80", "#072E2F", "#9FEBD8"),
    "hearts": _cloth("#942C43", "#2E0716", "#FFB0A8"),
    "war": _cloth("#2F5296", "#0A1430", "#A8C4FF"),
    "siege": _siege,
    "colour-cards": _colour_cards,
    "day": lambda ground, marks: skies.paint_sky(ground, night=False, pane=_pane(marks)),
    "night": lambda ground, marks: skies.paint_sky(ground, night=True, pane=_pane(marks)),
    "title": _title,
}
