"""Stock, fields, medallions and corner marks: the cards without their symbols."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot

from colours import CREAM, CREAM2, DAY, EDGE, NIGHT, PLUM, PLUM2, SHAPES, STOCK, Day, Night
from document import CX, Doc, H, W
from outlines import Point, clip, disc, mark, pol, poly, soft, star


def med_y(shape: str) -> float:
    """The optical centre of a medallion."""
    return 256 if shape == "triangle" else 240


def halftone(shapes: Sequence[str], hole: float) -> list[str]:
    """Faint pattern: marks that grow away from the medallion, one path a shape."""
    out, step = ["" for _ in shapes], 27
    for row in range(17):
        y = 240 + (row - 8) * step
        for col in range(-6, 7):
            x = CX + (col + (row % 2) / 2) * step
            far = hypot((x - CX), (y - 240) * 0.8)
            r = min(9.6, 2.4 + (far - hole) * 0.075)
            inside = 22 + r < x < W - 22 - r and 20 + r < y < H - 20 - r
            if far > hole and inside and clear_of_corners(x, y):
                i = (row + col) % len(shapes)
                out[i] += mark(shapes[i], x, y, r)
    return out


def clear_of_corners(x: float, y: float) -> bool:
    u, v = (x, y) if y < 240 else (W - x, H - y)
    return not (u < 88 and v < 136) and not (u > 240 and v < 78)


def stock(d: Doc, fill: tuple[str, str] = (CREAM, CREAM2), edge: str = EDGE) -> None:
    """The card's paper."""
    d.rect(1, 1, W - 2, H - 2, 27, d.grad("linear", (0, 0, 0, H), ((0, fill[0]), (1, fill[1]))))
    d.rect(1.8, 1.8, W - 3.6, H - 3.6, 26, stroke=edge, sw=1.6, op=0.8)


def field(d: Doc, light: str, base: str, dark: str) -> None:
    d.rect(
        12,
        12,
        296,
        456,
        17,
        d.grad("linear", (0, 12, 0, 468), ((0, light), (0.42, base), (1, dark))),
    )


def light(d: Doc, top: float = 0.32, low: float = 0.16) -> None:
    """Soft lamp from above and a heavier foot, over the pattern."""
    d.rect(
        12,
        12,
        296,
        456,
        17,
        d.grad(
            "radial", (CX, 0, 300), ((0, "#fff", top), (0.55, "#fff", top * 0.28), (1, "#fff", 0))
        ),
    )
    d.rect(
        12, 12, 296, 456, 17, d.grad("linear", (0, 280, 0, 468), ((0, "#000", 0), (1, "#000", low)))
    )


def bevel(d: Doc, shade: str) -> None:
    d.rect(12.8, 12.8, 294.4, 454.4, 16.2, stroke=shade, sw=1.6, op=0.55)
    glint = d.grad("linear", (0, 14, 0, 64), ((0, "#fff", 0.55), (1, "#fff", 0)))
    d.path(
        "M15.5 64V29A13.5 13.5 0 0 1 29 15.5H291A13.5 13.5 0 0 1 304.5 29V64", stroke=glint, w=2.2
    )


def medallion(d: Doc, shape: str, line: str, shade: str) -> None:
    d.open(CX, med_y(shape))
    body = soft(shape)
    for grow, op in ((28, 0.08), (14, 0.1)):  # echoes of the silhouette
        d.path(soft(shape, grow), "#fff", op)
    for dy, w, op in ((9, 14, 0.07), (7, 8, 0.1), (5, 3, 0.16)):  # soft contact shadow
        d.open(0, dy)
        d.path(body, shade, op, shade, w)
        d.close()
    d.path(body, shade, 0.9, shade, 7)
    d.path(body, d.down("#FFFDF6", "#F6E9CF", -100, 100))
    d.path(soft(shape, -10), stroke=line, w=3, op=0.75)
    d.close()


def mirrored(d: Doc, draw: Callable[[], None]) -> None:
    """Top left, and turned by 180 degrees at the bottom right."""
    draw()
    d.body.append(f'<g transform="rotate(180 {CX} 240)">')
    draw()
    d.close()


def day_frame(p: Day) -> Doc:
    """A day card without its symbol."""
    d = Doc()
    stock(d)
    field(d, p.light, p.base, p.dark)
    d.path(halftone((p.shape,), 118)[0], p.shade, 0.2)
    light(d)
    bevel(d, p.shade)
    medallion(d, p.shape, p.base, p.shade)

    def corner() -> None:
        for dy, ink, op in (
            (2.5, p.shade if p.ink == CREAM else "#fff", 0.5),
            (0, p.ink, 1),
        ):
            d.path(mark(p.shape, 47, 112 + dy, 15.5), ink, op)
            d.path(mark(p.shape, 274, 47 + dy, 14), ink, op)

    mirrored(d, corner)
    return d


def stars(d: Doc, seed: int, count: int = 26) -> None:
    x = seed
    for i in range(count):
        x = (x * 1103515245 + 12345) % 2**31
        px, py, r = 24 + x % 272, 24 + (x >> 9) % 432, 0.8 + (x >> 5) % 10 / 8
        if hypot(px - CX, py - 240) > 118 and clear_of_corners(px, py):
            d.path(
                star(px, py, r * 3.2, 0.3, 4) if i % 6 == 0 else disc(px, py, r),
                "#fff",
                0.34 + (x >> 3) % 30 / 100,
            )


def neon_frame(d: Doc, line: str, inset: float = 13, r: float = 17) -> None:
    box = (inset, inset, W - 2 * inset, H - 2 * inset, r)
    for w, op in ((18, 0.05), (11, 0.09), (6.5, 0.17)):
        d.rect(*box, stroke=line, sw=w, op=op)
    d.rect(*box, stroke=line, sw=3)
    d.rect(*box, stroke="#fff", sw=1, op=0.6)


def night_field(d: Doc, top: str, low: str, glow: str) -> None:
    stock(d, ("#1B1928", STOCK), "#3B3852")
    d.rect(
        10,
        10,
        300,
        460,
        19,
        d.grad("linear", (0, 10, 0, 470), ((0, top), (0.62, low), (1, "#07060C"))),
    )
    d.rect(
        10,
        10,
        300,
        460,
        19,
        d.grad("radial", (CX, 240, 220), ((0, glow, 0.34), (0.5, glow, 0.14), (1, glow, 0))),
    )


def night_medallion(d: Doc, shape: str, line: str, low: str) -> None:
    d.open(CX, med_y(shape))
    body = soft(shape)
    d.halo(body, line, ((40, 0.05), (26, 0.07), (15, 0.11), (9, 0.2)))
    d.path(
        body, d.grad("radial", (0, -20, 130), ((0, "#242038"), (0.6, "#12101D"), (1, "#0A0911")))
    )
    d.path(body, d.grad("radial", (0, 0, 120), ((0, line, 0.26), (1, line, 0))))
    d.path(body, stroke=line, w=4.6)
    d.path(body, stroke="#fff", w=1.3, op=0.65)
    d.path(soft(shape, -11), stroke=line, w=1.8, op=0.5)
    d.close()


def hollow(d: Doc, shape: str, x: float, y: float, r: float, line: str, w: float = 3.4) -> None:
    m = mark(shape, x, y, r)
    d.halo(m, line, ((12, 0.1), (7.5, 0.2)))
    d.path(m, stroke=line, w=w)


def night_frame(p: Night) -> Doc:
    """A night card without its symbol."""
    d = Doc()
    night_field(d, p.top, p.low, p.neon)
    d.path(halftone((p.shape,), 118)[0], stroke=p.neon, w=1.3, op=0.2)
    stars(d, 11 + len(p.name))
    neon_frame(d, p.neon)
    night_medallion(d, p.shape, p.neon, p.low)

    def corner() -> None:
        hollow(d, p.shape, 47, 112, 14, p.neon, 3.8)
        hollow(d, p.shape, 274, 47, 13, p.neon)

    mirrored(d, corner)
    return d


def ring(d: Doc) -> None:
    """Cream frame over a field that was only clipped to a rectangle."""
    hole = (
        "M29 12H291A17 17 0 0 1 308 29V451A17 17 0 0 1 291 468"
        "H29A17 17 0 0 1 12 451V29A17 17 0 0 1 29 12Z"
    )
    d.path(
        "M10 10H310V470H10Z" + hole,
        d.grad("linear", (0, 0, 0, H), ((0, CREAM), (1, CREAM2))),
        rule=True,
    )


def swirl(
    d: Doc, colours: Sequence[str], arms: int = 8, twist: float = 64, reach: float = 320
) -> None:
    k = 30

    def side(b: float) -> list[Point]:
        return [pol(reach * j / k, b + twist * (j / k), CX, 240) for j in range(k + 1)]

    for i in range(arms):
        a = 360 / arms * i - 100
        pts = clip(side(a) + side(a + 360 / arms)[::-1])
        d.path(poly(pts), colours[i % 4])


def wild_frame(days: Sequence[Day] = DAY) -> Doc:
    """Colourless day card: the four colours swirl over the whole field."""
    d = Doc()
    stock(d)
    swirl(
        d,
        [
            d.grad("radial", (CX, 240, 290), ((0, p.light), (0.45, p.base), (1, p.dark)))
            for p in days
        ],
    )
    for m in halftone(SHAPES, 122):
        d.path(m, "#fff", 0.17)
    light(d, 0.3, 0.16)
    ring(d)
    bevel(d, PLUM)
    medallion(d, "wheel", PLUM2, PLUM)
    mirrored(d, lambda: badge(d, CREAM, PLUM))
    return d


def badge(d: Doc, fill: str, line: str) -> None:
    """Disc under the index of a colourless card."""
    d.path(disc(52, 60, 32), line, 0.25)
    d.path(disc(52, 56, 32), fill, stroke=line, w=3)


def night_wild_frame() -> Doc:
    d = Doc()
    night_field(d, "#1C1838", "#0C0A18", "#5C4FB0")
    cols = [p.neon for p in NIGHT]
    for m, c in zip(halftone(SHAPES, 122), cols, strict=True):
        d.path(m, stroke=c, w=1.3, op=0.3)
    stars(d, 77)
    fade = d.grad(
        "linear", (0, 60, 0, 420), ((0, cols[0]), (0.36, cols[1]), (0.68, cols[2]), (1, cols[3]))
    )
    neon_frame(d, fade)
    night_medallion(
        d,
        "wheel",
        d.grad(
            "linear",
            (0, -100, 0, 100),
            ((0, cols[0]), (0.36, cols[1]), (0.68, cols[2]), (1, cols[3])),
        ),
        "#0C0A18",
    )
    return d
