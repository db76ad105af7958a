"""Path data of the French pack: reading, mirroring, and cutting it with half-planes."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

Point = tuple[float, float]
Command = tuple[str, list[Point]]

SUIT = {
    "h": "M0,49 C-9,33 -50,10 -50,-19 C-50,-37 -38,-47 -25,-47 C-12,-47 -3,-39 0,-27 "
    "C3,-39 12,-47 25,-47 C38,-47 50,-37 50,-19 C50,10 9,33 0,49 Z",
    "d": "M0,-52 C9,-33 22,-14 39,0 C22,14 9,33 0,52 C-9,33 -22,14 -39,0 C-22,-14 -9,-33 0,-52 Z",
    "s": "M0,-52 C9,-35 48,-9 48,17 C48,31 37,40 25,40 C16,40 8,36 3.5,28 C4.5,39 9,47 19,51 "
    "L-19,51 C-9,47 -4.5,39 -3.5,28 C-8,36 -16,40 -25,40 C-37,40 -48,31 -48,17 C-48,-9 "
    "-9,-35 0,-52 Z",
    "c": "M0,-50 C14,-50 24,-40 24,-27 C24,-17 18,-9 9,-3 C13,-9 20,-12 27,-12 C40,-12 50,-2 "
    "50,12 "
    "C50,26 40,36 27,36 C17,36 8,31 3.5,22 C4.5,36 9,46 19,51 L-19,51 C-9,46 -4.5,36 -3.5,22 "
    "C-8,31 -17,36 -27,36 C-40,36 -50,26 -50,12 C-50,-2 -40,-12 -27,-12 C-20,-12 -13,-9 -9,-3 "
    "C-18,-9 -24,-17 -24,-27 C-24,-40 -14,-50 0,-50 Z",
}
"""Each about 100 units high, about (0, 0)."""


def parse(d: str) -> list[Command]:
    """The commands of a path of absolute M L C Z, with their points."""
    out: list[Command] = []
    tok = re.findall(r"[A-Za-z]|-?\d*\.?\d+", d)
    need, cmd, i = {"M": 1, "L": 1, "C": 3, "Z": 0}, "", 0
    while i < len(tok):
        if tok[i].isalpha():
            cmd = tok[i]
            i += 1
            if cmd == "Z":
                out.append(("Z", []))
                continue
        n = need[cmd] * 2
        v = list(map(float, tok[i : i + n]))
        i += n
        out.append((cmd, list(zip(v[::2], v[1::2], strict=True))))
        if cmd == "M":
            cmd = "L"
    return out


def fmt(cmds: Sequence[Command]) -> str:
    """The text of commands, numbers with one decimal at most."""

    def num(v: float) -> str:
        return f"{v:.1f}".rstrip("0").rstrip(".")

    return " ".join(c + " ".join(f"{num(x)},{num(y)}" for x, y in p) for c, p in cmds)


def mirrored(d: str) -> str:
    """The path on the other side of the card's vertical axis, x = 160."""
    return fmt([(c, [(320 - x, y) for x, y in p]) for c, p in parse(d)])


def both(d: str) -> str:
    """A closed outline from its left side, top to bottom: the other side is walked back up."""
    left = parse(d)
    cur, segs = left[0][1][0], []
    for c, p in left[1:]:
        segs.append((c, [cur, *p]))
        cur = p[-1]
    right: list[Command] = [("L", [(320 - cur[0], cur[1])])]
    for c, p in reversed(segs):
        right.append((c, [(320 - x, y) for x, y in reversed(p)][1:]))
    return fmt([*left, *right, ("Z", [])])


def flatten(d: str, n: int = 14) -> list[Point]:
    """A path as points; curves in ``n`` steps."""
    pts: list[Point] = []
    for c, p in parse(d):
        if c in "ML":
            pts.append(p[0])
        elif c == "C":
            (x0, y0), (a, b, e) = pts[-1], p
            for k in range(1, n + 1):
                t = k / n
                u = 1 - t
                xs, ys = zip((x0, y0), a, b, e, strict=True)
                pts.append((_cubic(t, u, *xs), _cubic(t, u, *ys)))
    return pts


SLOPE = 26 / 104


def seam(x: float) -> float:
    """Where the two halves of a court meet."""
    return 240 - (x - 160) * SLOPE


def cut(pts: Sequence[Point], f: Callable[[float, float], float]) -> list[Point]:
    """The part of a polygon where the linear f(x, y) is not negative."""
    out: list[Point] = []
    for i, q in enumerate(pts):
        p = pts[i - 1]
        a, b = f(*p), f(*q)
        if (a < 0) != (b < 0):
            t = a / (a - b)
            out.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
        if b >= 0:
            out.append(q)
    return out


def clip(d: str) -> str:
    """The part of a path above the seam and inside the court's frame; the renderer has no clip."""
    pts = flatten(d)
    sides: tuple[Callable[[float, float], float], ...] = (
        lambda x, y: seam(x) - y,
        lambda x, y: x - 57,
        lambda x, y: 263 - x,
        lambda x, y: y - 35,
    )
    for side in sides:
        pts = cut(pts, side) if pts else pts
    if not pts:
        return ""
    return fmt([*(("M" if i == 0 else "L", [p]) for i, p in enumerate(pts)), ("Z", [])])


def _cubic(t: float, u: float, q: float, r: float, s: float, w: float) -> float:
    return u * u * u * q + 3 * u * u * t * r + 3 * u * t * t * s + t * t * t * w
