"""The four backs of the colour family."""

from __future__ import annotations

from colours import CREAM, DAY, GOLD, NIGHT, SHAPES
from document import CX, Doc, H, W
from frames import (
    bevel,
    hollow,
    light,
    neon_frame,
    night_field,
    ring,
    stars,
    stock,
    swirl,
)
from outlines import clip, crescent, disc, mark, pol, poly, roundpoly, star
from symbols import Style, wild


def rays(d: Doc, k: int, fill: str, op: float) -> None:
    """Rays from the middle to the field's edge."""
    for i in range(k):
        a = 360 / k * i
        d.path(
            poly(clip([(CX, 240), pol(330, a, CX, 240), pol(330, a + 180 / k, CX, 240)])),
            fill,
            op,
        )


def inner_line(d: Doc, colour: str, op: float = 0.9, w: float = 2.2) -> None:
    """Hairline frame with scooped corners."""
    left, t, r, b, q = 25, 25, W - 25, H - 25, 24
    corner = f"A{q} {q} 0 0 0"
    d.path(
        f"M{left + q} {t}H{r - q}{corner} {r} {t + q}V{b - q}{corner} {r - q} {b}"
        f"H{left + q}{corner} {left} {b - q}V{t + q}{corner} {left + q} {t}Z",
        stroke=colour,
        w=w,
        op=op,
    )


CORNERS = ((25, 25), (W - 25, 25), (W - 25, H - 25), (25, H - 25))


def back(field_top: str, field_low: str, tint: str, line: str, kind: str) -> Doc:
    """The back of ``battle``, ``cards`` or ``day``."""
    d, day = Doc(), kind == "day"
    stock(d)
    stops = (
        ((0, field_top), (0.55, "#BCE4FF"), (1, "#FFE9BC"))
        if day
        else ((0, field_top), (1, field_low))
    )
    d.rect(12, 12, 296, 456, 10, d.grad("linear", (0, 12, 0, 468), stops))
    if kind == "battle":
        swirl(d, [tint, field_low, tint, field_low], arms=16, twist=70)
    elif day:
        rays(d, 14, "#fff", 0.26)
    else:
        lattice(d, tint)
    light(d, 0.26, 0.03 if day else 0.2)
    ring(d)
    bevel(d, "#2F7FBF" if day else field_low)
    inner_line(d, line)
    for (x, y), p in zip(CORNERS, DAY, strict=True):
        at = x + (9 if x < CX else -9), y + (9 if y < 240 else -9)
        d.path(mark(p.shape, *at, 9), p.base, stroke=CREAM, w=2.4)
    d.open(CX, 240)
    for dy, w, op in ((9, 14, 0.1), (6, 6, 0.16)):
        d.open(0, dy)
        d.path(disc(0, 0, 92), field_low, op, field_low, w)
        d.close()
    if day:
        sun(d)
    else:
        seal(d, field_low, line, kind)
    d.close()
    return d


def lattice(d: Doc, tint: str) -> None:
    """Lozenges with the four shapes."""
    for row in range(-7, 8):
        for col in range(-3, 4):
            if (row + col) % 2 == 0:
                x, y = CX + col * 32, 240 + row * 27
                d.path(mark(SHAPES[(col - row) // 2 % 4], x, y, 8), tint, 0.75)
                foot = "l-32 27l-32 -27" if row > 5 else ""
                d.path(f"M{x - 32} {y}l32 -27l32 27{foot}", stroke=tint, w=1.3, op=0.45)


def sun(d: Doc) -> None:
    """The sun of the day's back."""
    halo = ((0, "#FFF3C4", 0.95), (0.6, "#FFE69A", 0.6), (1, "#FFE69A", 0))
    d.path(disc(0, 0, 118), d.grad("radial", (0, 0, 118), halo))
    for i in range(16):
        d.open(0, 0, 1, i * 22.5)
        ray = roundpoly([(-11, -70), (0, -116 if i % 2 == 0 else -98), (11, -70)], 5)
        d.path(ray, d.down("#FFC02E", "#F08A1C", -116, -60))
        d.close()
    d.path(disc(0, 0, 72), "#F08A1C")
    d.path(disc(0, 0, 67), d.down("#FFE680", "#FFB224", -68, 68))
    d.path("M-50 -22A55 55 0 0 1 -16 -52", stroke="#fff", w=6, op=0.75)


def seal(d: Doc, field_low: str, line: str, kind: str) -> None:
    """A round seal with the four colours."""
    d.path(disc(0, 0, 94), CREAM)
    d.path(disc(0, 0, 87), field_low)
    d.path(disc(0, 0, 82), stroke=line, w=2)
    if kind == "battle":
        d.open(0, 0, 0.86)
        wild(d, Style(d, "day"))
        d.close()
        return
    for i, p in enumerate(DAY):
        x, y = pol(43, i * 90 - 135)
        d.path(mark(p.shape, x, y + 4, 23), "#06222A", 0.5)
        d.path(mark(p.shape, x, y, 23), d.down(p.light, p.base, y - 24, y + 24), stroke=CREAM, w=4)
    d.path(star(0, 0, 17, 0.42, 4), GOLD)


def night_back() -> Doc:
    """The moon over a deep sky."""
    d = Doc()
    night_field(d, "#2A1F66", "#150F38", "#7A63E0")
    rays(d, 14, "#9A8BFF", 0.06)
    stars(d, 5, 46)
    neon_frame(d, "#B9A8FF")
    inner_line(d, "#B9A8FF", 0.5)
    for (x, y), p in zip(CORNERS, NIGHT, strict=True):
        hollow(
            d,
            p.shape,
            x + (9 if x < CX else -9),
            y + (9 if y < 240 else -9),
            8.5,
            p.neon,
            2.8,
        )
    d.open(CX, 240)
    d.path(
        disc(0, 0, 130),
        d.grad(
            "radial", (0, 0, 130), ((0, "#CFC4FF", 0.5), (0.5, "#8E7BEE", 0.28), (1, "#8E7BEE", 0))
        ),
    )
    d.path(disc(0, 0, 84), "#1A1347")
    d.path(disc(0, 0, 84), stroke="#B9A8FF", w=2, op=0.5)
    moon = crescent(-2, 0, 66, 0.82, -28)
    d.halo(moon, "#E8E0FF", ((24, 0.05), (14, 0.09), (7, 0.18)))
    d.path(moon, d.down("#FFFBEA", "#C9BDF5", -66, 66))
    for x, y, r in ((-44, 6, 8), (-30, 36, 6), (-34, -24, 5), (2, 52, 5)):
        d.path(disc(x, y, r), "#9C8FD6", 0.45)
    for x, y, r in ((30, -20, 15), (46, 18, 8), (14, 14, 6)):
        d.path(star(x, y, r, 0.34, 4), "#fff")
    d.close()
    return d


BACKS = {
    "battle": ("#4B3784", "#241845", "#3A2A6B", "#E9C46A"),
    "cards": ("#2B7C86", "#0F3F4B", "#4FA3A8", "#F2D58A"),
    "day": ("#3E9DEB", "#C98A2B", "#fff", "#fff"),
}
