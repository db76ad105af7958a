"""Writes the French pack: 52 faces, the two suits' faces of the four-colour option, two backs.

Run ``python assets/studio/cards/french_pack.py``; it writes ``assets/cards/french``. The program
sets the ranks in the corners itself, in the player's language.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, hypot, radians, sin
from pathlib import Path

from french_art import ROBES, Art, Robes
from french_clubs import jack_c, king_c, queen_c
from french_diamonds import jack_d, king_d, queen_d
from french_hearts import jack_h, king_h, queen_h
from french_paths import Point, seam
from french_spades import jack_s, king_s, queen_s

OUT = Path(__file__).parents[2] / "cards" / "french"
STOCK, EDGE = "#FBF5E6", "#DDD0B2"
GOLD, ACE_GOLD = "#E3B252", "#D9A441"
NIGHT = "#12132A"
"""The Queen of Spades is the only night panel of the pack."""
PIPS = {"s": "#1D2033", "h": "#C8213C", "d": "#D63A26", "c": "#1C2A25"}
FOUR = {**PIPS, "d": "#1F66C1", "c": "#157F4E"}
RANKS = ("A", *(str(n) for n in range(2, 11)), "J", "Q", "K")
COURT: dict[str, Callable[[Art, Robes], None]] = {
    "Js": jack_s,
    "Qs": queen_s,
    "Ks": king_s,
    "Jh": jack_h,
    "Qh": queen_h,
    "Kh": king_h,
    "Jd": jack_d,
    "Qd": queen_d,
    "Kd": king_d,
    "Jc": jack_c,
    "Qc": queen_c,
    "Kc": king_c,
}


def stock(body: str) -> str:
    """A file: the card's paper, and what is printed on it."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 480" width="320" height="480">\n'
        f'<rect x="0" y="0" width="320" height="480" rx="24" fill="{EDGE}"/>'
        f'<rect x="1.5" y="1.5" width="317" height="477" rx="22.5" fill="{STOCK}"/>\n'
        f"{body}\n</svg>\n"
    )


def corners(k: str, col: str) -> str:
    """The suit under each index."""
    a = Art()
    a.suit(k, 28, 97, 34, col)
    return f'{a}\n<g transform="rotate(180 160 240)">{a}</g>'


def layout(n: int) -> list[Point]:
    """Where a number card's pips stand."""
    left, middle, right, top, low = 102, 160, 218, 88, 392
    two: list[float] = [top, low]
    three: list[float] = [top, 240, low]
    four = [top, top + 101.3, low - 101.3, low]
    sides = {4: two, 5: two, 6: three, 7: three, 8: three, 9: four, 10: four}
    pips: list[Point] = [(x, y) for y in sides.get(n, []) for x in (left, right)]
    rows: dict[int, list[float]] = {2: two, 3: three, 5: [240], 7: [164], 8: [164, 316]}
    rows |= {9: [240], 10: [139, 341]}
    return pips + [(middle, y) for y in rows.get(n, [])]


def number(k: str, n: int, col: str) -> str:
    """Two to ten."""
    a = Art()
    for x, y in layout(n):
        a.suit(k, x, y, 62 if n < 9 else 58, col, 180 if y > 240 else 0)
    return stock(f"{a}\n{corners(k, col)}")


def ray(t: float, r0: float, r1: float) -> str:
    """A line away from the card's middle."""
    c, s = cos(radians(t)), sin(radians(t))
    return f"M{160 + r0 * c:.1f},{240 + r0 * s:.1f} L{160 + r1 * c:.1f},{240 + r1 * s:.1f}"


def ace(k: str, col: str) -> str:
    """A large mark in a wheel of rays."""
    a = Art()
    a.ring(160, 240, 104, ACE_GOLD, 2)
    a.ring(160, 240, 98, col, 1.2)
    for i in range(24):
        big = i % 6 == 0
        reach = 126 if big else (117 if i % 2 else 114)
        a.line(ray(i * 15, 109, reach), ACE_GOLD if big else col, 4 if big else 2)
    a.suit(k, 160, 240, 150, col)
    y, size = {"s": (246, 66), "h": (232, 96), "d": (240, 92), "c": (238, 50)}[k]
    a.suit(k, 160, y, size, STOCK)
    a.suit(k, 160, y, size - 10, col)
    a.suit(k, 160, y, size * 0.42, ACE_GOLD)
    return stock(f"{a}\n{corners(k, col)}")


def court(k: str, rank: str, col: str) -> str:
    """A court card: one half drawn, the other half the same, turned."""
    c, a, panel = ROBES[k], Art(), Art()
    night = rank + k == "Qs"
    panel.bar(56, 34, 208, 412, "#231A45" if night else c.tint, 8)
    COURT[rank + k](a, c)
    if night:
        a.dot(82, 61, 19, "#F2E4B8")
    a.suit(k, 82, 61, 26 if night else 35, col)
    over = sash(k, col, c, NIGHT if night else c.dark)
    turned = f'<g transform="rotate(180 160 240)">{a}</g>'
    return stock(f"{panel}\n<g>{a}</g>\n{turned}\n{over}\n{corners(k, col)}")


def sash(k: str, col: str, c: Robes, dark: str) -> Art:
    """The band that hides the seam, and the frame."""
    top = Art()
    y0, y1 = seam(56), seam(264)
    for w, fill in ((11, c.gold), (8.6, dark)):
        top.path(f"M56,{y0 - w} L264,{y1 - w} L264,{y1 + w} L56,{y0 + w} Z", fill)
    for j in range(-3, 4):
        x, turn = 160 + j * 28, -14 if j <= 0 else 166
        top.suit(k if j % 2 else "d", x, round(seam(x), 1), 12 if j % 2 else 9, c.gold, turn)
    top.frame(56, 34, 208, 412, 8, col, 3)
    top.frame(51.5, 29.5, 217, 421, 12, c.gold, 1.6)
    return top


def back(field: str, line: str, deep: str) -> str:
    """Lozenges with the suits, and a seal."""
    a = Art()
    a.bar(16, 16, 288, 448, field, 14)
    lozenges(a, line, deep)
    a.dot(160, 240, 74, STOCK)
    a.dot(160, 240, 70, deep)
    a.ring(160, 240, 63, GOLD, 2)
    for i in range(16):
        a.line(ray(i * 22.5, 42, 56), GOLD if i % 2 == 0 else line, 2.4)
    a.path("M160,196 L204,240 L160,284 L116,240 Z", GOLD)
    a.path("M160,203 L197,240 L160,277 L123,240 Z", field)
    for k, x, y, t in (("s", 160, 221, 0), ("h", 179, 240, 90), ("c", 160, 259, 180)):
        a.suit(k, x, y, 19, STOCK, t)
    a.suit("d", 141, 240, 19, STOCK, 90)
    a.frame(23, 23, 274, 434, 9, GOLD, 2)
    return stock(str(a))


def lozenges(a: Art, line: str, deep: str) -> None:
    """The pattern of a back, clear of its seal."""
    sx, sy = 36, 37.33
    for r in range(1, 12):
        for q in range(1, 8):
            x, y = 16 + q * sx, 16 + r * sy
            if (q + r) % 2 == 0 and hypot(x - 160, y - 240) > 86:
                left, right, top, low = x - sx + 5, x + sx - 5, y - sy + 5, y + sy - 5
                a.path(f"M{x},{top:.1f} L{right},{y:.1f} L{x},{low:.1f} L{left},{y:.1f} Z", deep)
                k, turn = "shdc"[(q + r * 3) // 2 % 4], 180 if y > 241 else 0
                a.suit(k, x, round(y, 1), 19, line, turn)


def card(k: str, rank: str, pips: dict[str, str]) -> str:
    """One face."""
    if rank == "A":
        return ace(k, pips[k])
    return court(k, rank, pips[k]) if rank in "JQK" else number(k, int(rank), pips[k])


def main() -> None:
    """Write all files."""
    (OUT / "four").mkdir(parents=True, exist_ok=True)
    for k in "shdc":
        for rank in RANKS:
            (OUT / f"{k}_{rank}.svg").write_text(card(k, rank, PIPS), "utf-8")
            if k in "dc":
                (OUT / "four" / f"{k}_{rank}.svg").write_text(card(k, rank, FOUR), "utf-8")
    (OUT / "back_navy.svg").write_text(back("#22335F", "#8FA6DA", "#1A2749"), "utf-8")
    (OUT / "back_wine.svg").write_text(back("#8C1F38", "#E7A3A0", "#6E142B"), "utf-8")


if __name__ == "__main__":
    main()
