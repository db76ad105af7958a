"""Outlines as SVG path data: shapes, medallions, arrows, stars; all geometry is plain numbers."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, radians, sin

Point = tuple[float, float]
Points = Sequence[Point]


def n(v: float) -> str:
    """A number with one decimal at most."""
    return f"{v:.1f}".rstrip("0").rstrip(".")


def pol(r: float, deg: float, x: float = 0, y: float = 0) -> Point:
    """A point so far from (x, y) in that direction, clockwise from the right."""
    return x + r * cos(radians(deg)), y + r * sin(radians(deg))


def poly(pts: Points, close: bool = True) -> str:
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in pts) + ("Z" if close else "")


def smooth(pts: Points) -> str:
    """Closed Catmull-Rom curve through the points."""
    k, out = len(pts), f"M{n(pts[0][0])} {n(pts[0][1])}"
    for i in range(k):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = (pts[(i + j) % k] for j in (-1, 0, 1, 2))
        out += "C" + " ".join(
            n(v)
            for v in (
                bx + (cx - ax) / 6,
                by + (cy - ay) / 6,
                cx - (dx - bx) / 6,
                cy - (dy - by) / 6,
                cx,
                cy,
            )
        )
    return out + "Z"


def roundpoly(pts: Points, r: float) -> str:
    out = ""
    for i, (x, y) in enumerate(pts):
        for j, (qx, qy) in enumerate((pts[i - 1], pts[(i + 1) % len(pts)])):
            d = hypot(qx - x, qy - y)
            k = min(r, d / 2) / d
            px, py = x + (qx - x) * k, y + (qy - y) * k
            out += (
                (("L" if out else "M") + f"{n(px)} {n(py)}")
                if j == 0
                else f"Q{n(x)} {n(y)} {n(px)} {n(py)}"
            )
    return out + "Z"


def disc(x: float, y: float, r: float) -> str:
    """A circle."""
    return f"M{n(x - r)} {n(y)}a{n(r)} {n(r)} 0 1 0 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 0 {n(-2 * r)} 0Z"


def mark(shape: str, x: float, y: float, r: float) -> str:
    """The colour's own shape, optically the same size for all four."""
    if shape == "circle":
        return disc(x, y, r)
    if shape == "square":
        h = r * 0.9
        return roundpoly([(x - h, y - h), (x + h, y - h), (x + h, y + h), (x - h, y + h)], r * 0.24)
    if shape == "triangle":
        return roundpoly([pol(r * 1.36, a, x, y + r * 0.24) for a in (-90, 30, 150)], r * 0.42)
    return roundpoly(
        [(x, y - r * 1.36), (x + r * 1.08, y), (x, y + r * 1.36), (x - r * 1.08, y)], r * 0.32
    )


def soft(shape: str, grow: float = 0) -> str:
    """A medallion about (0, 0), 210 wide: the shape softened, and so much larger all round."""
    if shape in {"circle", "wheel"}:
        return disc(0, 0, 104 + grow)
    normals, a, p, sy = {
        "square": ((0, 90, 180, 270), 97, 5, 1),
        "diamond": ((45, 135, 225, 315), 93, 5, 1.12),
        "triangle": ((90, 210, 330), 90, 2.7, 1),
    }[shape]
    pts, k = [], 60
    for i in range(k):
        t = i * 360 / k
        r = a * sum(max(0, cos(radians(t - m))) ** p for m in normals) ** (-1 / p)
        pts.append((r * cos(radians(t)), r * sin(radians(t)) * sy))
    out = []
    for i, (x, y) in enumerate(pts):  # push every point out along its normal
        (ax, ay), (bx, by) = pts[i - 1], pts[(i + 1) % k]
        m = hypot(bx - ax, by - ay)
        out.append((x + (by - ay) / m * grow, y - (bx - ax) / m * grow))
    return smooth(out)


def comet(r: float, a0: float, a1: float, w0: float, w1: float, head: float, tip: float) -> str:
    """Arrow along a circle from a thin tail at a0 to a thick neck at a1.

    ``head`` is half its head's width; the tip is ``tip`` degrees further on.
    """
    k = max(10, int((a1 - a0) / 7))
    arc = [(a0 + (a1 - a0) * i / k, w0 + (w1 - w0) * i / k) for i in range(k + 1)]
    out = [pol(r + w, a) for a, w in arc] + [pol(r + head, a1), pol(r, a1 + tip), pol(r - head, a1)]
    return poly(out + [pol(r - w, a) for a, w in reversed(arc)])


def star(x: float, y: float, r: float, inner: float, k: int, turn: float = -90) -> str:
    return poly(
        [pol(r if i % 2 == 0 else r * inner, turn + i * 180 / k, x, y) for i in range(2 * k)]
    )


def crescent(x: float, y: float, r: float, bite: float = 0.78, turn: float = 0) -> str:
    """Moon open to the right, before turning."""
    (ax, ay), (bx, by) = pol(r, -58 + turn, x, y), pol(r, 58 + turn, x, y)
    inner = n(r * bite)
    outer = f"M{n(ax)} {n(ay)}A{n(r)} {n(r)} 0 1 0 {n(bx)} {n(by)}"
    return f"{outer}A{inner} {inner} 0 1 1 {n(ax)} {n(ay)}Z"


def sector(r0: float, r1: float, a0: float, a1: float) -> str:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = pol(r0, a0), pol(r1, a0), pol(r1, a1), pol(r0, a1)
    outer = f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}A{r1} {r1} 0 0 1 {n(cx)} {n(cy)}"
    return f"{outer}L{n(dx)} {n(dy)}A{r0} {r0} 0 0 0 {n(ax)} {n(ay)}Z"


def petal(r: float, a: float, twist: float = 52, k: int = 12) -> str:
    """One quarter of a pinwheel: both its sides are the same spiral, 90 degrees apart."""

    def side(a0: float) -> list[Point]:
        return [pol(r * i / k, a0 + twist * (i / k - 1)) for i in range(k + 1)]

    (x1, y1), s1, s0 = pol(r, a + 90), side(a), side(a + 90)
    return (
        poly(s1, False)
        + f"A{r} {r} 0 0 1 {n(x1)} {n(y1)}L"
        + "L".join(f"{n(x)} {n(y)}" for x, y in reversed(s0[:-1]))
        + "Z"
    )


def clip(pts: Points, x0: float = 12, y0: float = 12, x1: float = 308, y1: float = 468) -> Points:
    """Sutherland-Hodgman against the field (nanosvg has no clipPath)."""
    for axis, lim, sign in ((0, x0, 1), (0, x1, -1), (1, y0, 1), (1, y1, -1)):
        out = []
        for i, b in enumerate(pts):
            a = pts[i - 1]
            ina, inb = ((p[axis] - lim) * sign >= 0 for p in (a, b))
            if ina != inb:
                t = (lim - a[axis]) / (b[axis] - a[axis])
                out.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
            if inb:
                out.append(b)
        pts = out
    return pts
