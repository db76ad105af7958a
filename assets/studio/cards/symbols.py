"""The symbols of the action cards, drawn around (0, 0) within a radius of 86."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from colours import CREAM, DAY, GOLD, GOLD2, NIGHT, PLUM, Day
from document import Doc
from outlines import (
    comet,
    crescent,
    disc,
    mark,
    n,
    petal,
    pol,
    poly,
    roundpoly,
    sector,
    star,
)

Card = tuple[str, str, str]
"""A small card in a symbol: its gradient and its shape."""


@dataclass(frozen=True)
class Style:
    """How a symbol is coloured: on a ``day`` or ``night`` medallion, or ``flat`` in a corner."""

    d: Doc
    kind: str
    top: str = ""
    low: str = ""
    shade: str = ""
    ink: str | None = None
    """The one colour of a flat symbol."""
    shape: str = "circle"
    cards: Sequence[Card] = ()
    days: Sequence[Day] = DAY

    def solid(
        self,
        path: str,
        top: str | None = None,
        low: str | None = None,
        y0: float = -80,
        y1: float = 80,
    ) -> None:
        """A filled outline with its shadow by day or its glow by night."""
        d = self.d
        if self.kind == "day":
            d.open(0, 5)
            d.path(path, self.shade, 0.26)
            d.close()
        if self.kind == "night":
            d.halo(path, self.low, ((20, 0.06), (12, 0.1), (6, 0.2)))
        d.path(path, self.ink or d.down(top or self.top, low or self.low, y0, y1))


def pawn(x: float, y: float, s: float) -> str:
    """A person."""

    def f(*v: float) -> str:
        pairs = zip(v[::2], v[1::2], strict=True)
        return " ".join(f"{n(x + a * s)} {n(y + b * s)}" for a, b in pairs)

    return (
        disc(x, y - 15 * s, 16 * s)
        + f"M{f(-30, 34)}C{f(-30, 10, -18, 5, 0, 5)}C{f(18, 5, 30, 10, 30, 34)}"
        + f"Q{f(30, 42, 22, 42)}L{f(-22, 42)}Q{f(-30, 42, -30, 34)}Z"
    )


def skip(d: Doc, st: Style) -> None:
    if st.ink:
        d.path(comet(66, 172, 338, 6, 18, 40, 40), st.ink)
        d.path(disc(0, 26, 34), st.ink)
        return
    d.open(-8, 12, 0.97)
    st.solid(pawn(0, 26, 1.08), st.top, st.low, -20, 80)
    st.solid(comet(68, 174, 338, 3, 14, 34, 34), y0=-90, y1=30)
    d.close()


def reverse(d: Doc, st: Style) -> None:
    for turn in (0, 180):
        d.open(0, 0, 1, turn)
        st.solid(
            comet(56, 196, 322, 3, 17, 40, 42),
            *((st.top, st.low) if not turn else (st.low, st.top)),
        )
        d.close()


def minicard(
    d: Doc,
    st: Style,
    card: Card,
    x: float,
    y: float,
    turn: float,
    s: float = 1.0,
    at: tuple[float, float, float] = (0, 0, 12.5),
) -> None:
    """A small card, its mark standing at ``at`` with that radius."""
    top, low, shape = card
    d.open(x, y, s, turn)
    d.rect(-29, -40, 58, 84, 9, st.shade, 0.3)
    if st.kind == "night":
        for w, op in ((14, 0.08), (8, 0.16)):
            d.rect(-28, -42, 56, 84, 9, stroke=low, sw=w, op=op)
        d.rect(-28, -42, 56, 84, 9, "#191628", stroke=low, sw=4)
        d.path(mark(shape, *at), stroke=top, w=3)
    else:
        d.rect(-29, -43, 58, 86, 10, "#fff", stroke=st.shade, sw=2)
        d.rect(-23.5, -37.5, 47, 75, 6, d.down(top, low, -40, 40))
        d.path(mark(shape, *at), CREAM)
    d.close()


def plus(count: int) -> Callable[[Doc, Style], None]:
    """Mini cards fanned above; the program sets the "+N" over their feet."""

    def draw(d: Doc, st: Style) -> None:
        step = {1: 0, 2: 22, 4: 19, 5: 17}[count]
        for i in range(count):
            turn = (i - (count - 1) / 2) * step + (6 if count == 1 else 0)
            x, y = pol(96, turn - 90, 0, 64)
            at = (0, -2, 13) if count < 3 or i == count - 1 else (-12, -25, 7.5)
            minicard(
                d, st, st.cards[i % len(st.cards)], x, y, turn, 1.12 if count < 3 else 0.96, at
            )

    return draw


def bomb(d: Doc, st: Style) -> None:
    if st.ink:
        d.path(disc(-6, 18, 56) + roundpoly([(22, -46), (50, -24), (34, -4), (6, -26)], 6), st.ink)
        d.path("M38 -38C48 -62 60 -58 70 -66", stroke=st.ink, w=12)
        d.path(star(76, -66, 26, 0.45, 6), st.ink)
        return
    d.open(0, 5)
    d.path(disc(-8, 18, 58), st.shade, 0.3)
    d.close()
    d.path("M30 -26C40 -58 58 -34 64 -62", stroke="#6B4526", w=11)
    d.path("M30 -26C40 -58 58 -34 64 -62", stroke="#D9B27C", w=6)
    d.path(
        roundpoly([(20, -46), (48, -26), (34, -4), (4, -24)], 6),
        d.grad("linear", (4, -24, 48, -26), ((0, st.low), (0.5, st.top), (1, st.low))),
        stroke=st.shade,
        w=2,
    )
    d.path(
        disc(-8, 18, 58),
        d.grad(
            "radial",
            (-28, -6, 84),
            ((0, "#7C6F86"), (0.28, "#443B52"), (0.72, "#221C30"), (1, "#120E1C")),
        ),
    )
    d.path("M-56 40A54 54 0 0 0 42 38A58 58 0 0 1 -56 40Z", st.top, 0.75)
    d.path("M-50 4C-48 -18 -32 -30 -16 -32C-30 -20 -38 -8 -40 8C-41 14 -50 14 -50 4Z", "#fff", 0.6)
    d.path(
        disc(66, -66, 30),
        d.grad("radial", (66, -66, 30), ((0, "#FFB627", 0.85), (1, "#FF7A1A", 0))),
    )
    d.path(star(66, -66, 28, 0.42, 8), "#FF8A1F")
    d.path(star(66, -66, 19, 0.5, 8, -70), GOLD)
    d.path(disc(66, -66, 6.5), "#fff")


SHIELD = (
    "M0 {a}C{b} {c} {e} {f} {g} {f}V{h}C{g} {i} {j} {k} 0 {l}"
    "C-{j} {k} -{g} {i} -{g} {h}V{f}C-{e} {f} -{b} {c} 0 {a}Z"
)


def shield_path(s: float = 1.0) -> str:
    sizes = zip("abcefghijkl", (-82, 22, -68, 46, -62, 68, -6, 40, 38, 68, 88), strict=True)
    return SHIELD.format(**{letter: n(size * s) for letter, size in sizes})


def shield(d: Doc, st: Style) -> None:
    if st.ink:
        d.path(shield_path() + mark(st.shape, 0, -4, 30), st.ink, rule=True)
        return
    st.solid(shield_path(), st.low, st.shade)
    d.path(shield_path(), stroke=st.low, w=5)
    d.path(shield_path(0.9), CREAM if st.kind == "day" else st.top)
    d.path(shield_path(0.8), d.down(st.cards[0][0], st.low))
    d.path("M0 -66C18 -54 37 -50 54 -50V-5C54 32 30 54 0 70Z", st.shade, 0.3)
    d.path("M-48 -44C-34 -45 -18 -49 -6 -56", stroke="#fff", w=4, op=0.6)
    d.path(mark(st.shape, 0, -2, 25), CREAM)


def flip(d: Doc, st: Style) -> None:
    if st.ink:
        d.path("M0 -56A56 56 0 0 0 0 56Z", st.ink)
        d.path(disc(0, 0, 52), stroke=st.ink, w=11)
        for a in range(110, 251, 35):
            d.path(poly((pol(72, a), pol(86, a)), False), stroke=st.ink, w=13)
        d.path(star(76, -40, 18, 0.36, 4) + star(80, 24, 14, 0.36, 4), st.ink)
        return
    for t in (0, 180):
        d.open(0, 0, 1, t + 8)
        st.solid(
            comet(77, 206, 322, 2, 8, 20, 22), *((st.top, st.low) if not t else (st.low, st.top))
        )
        d.close()
    d.open(0, 0, 1, 22)
    d.path(disc(0, 0, 60), st.shade, stroke=st.shade, w=5)
    d.path("M0 -59A59 59 0 0 0 0 59Z", d.down("#8FD3FF", "#DDF2FF", -59, 59))
    d.path("M0 -59A59 59 0 0 1 0 59Z", d.down("#2A2168", "#151034", -59, 59))
    for a in range(100, 271, 34):
        (x0, y0), (x1, y1) = pol(37, a), pol(48, a)
        d.path(f"M{n(x0)} {n(y0)}L{n(x1)} {n(y1)}", stroke=GOLD2, w=6.5)
    d.path("M0 -30A30 30 0 0 0 0 30Z", d.down("#FFE27A", "#FFAF1C", -30, 30))
    d.path("M0 -30A30 30 0 0 1 0 30Z", d.down("#F4F1FF", "#B9B2E6", -30, 30))
    for x, y, r in ((10, -12, 5), (17, 6, 4), (7, 14, 3)):
        d.path(disc(x, y, r), "#8D86C4", 0.55)
    for x, y, size in ((38, -22, 6.5), (44, 12, 4.5), (22, 42, 5.5), (20, -44, 4)):
        d.path(star(x, y, size, 0.35, 4), "#fff")
    d.path("M0 -60V60", stroke="#fff", w=2.5, op=0.9)
    d.close()


def clock(d: Doc, st: Style) -> None:
    if st.ink:
        d.path(disc(0, 6, 62), stroke=st.ink, w=17)
        d.path("M-12 -78H12", stroke=st.ink, w=17)
        for a in (0, 90, 180):
            d.path(disc(*pol(39, a, 0, 6), 7.5), st.ink)
        d.path("M0 8V-26", stroke=st.ink, w=17)
        return
    d.path(disc(0, -86, 9), stroke=st.low, w=6)
    st.solid(disc(0, 0, 79))
    d.path(disc(0, 0, 69), GOLD2)
    d.path(disc(0, -1, 69), GOLD)
    d.path(
        disc(0, 0, 65),
        d.grad("radial", (0, -20, 90), ((0, "#3B3184"), (0.6, "#1D1750"), (1, "#100C30"))),
    )
    for h in range(1, 12):  # the last three steps before twelve are golden
        if h == 6:
            d.path(crescent(0, 42, 14, 0.8, -35), "#E9E4FF")
        elif h < 9:
            (x0, y0), (x1, y1) = pol(48 if h % 3 == 0 else 52, h * 30 - 90), pol(58, h * 30 - 90)
            d.path(
                f"M{n(x0)} {n(y0)}L{n(x1)} {n(y1)}", stroke="#D8D2FF", w=5.5 if h % 3 == 0 else 3.5
            )
        else:
            d.path(disc(*pol(53, h * 30 - 90), 4 + (h - 8) * 0.9), GOLD)
    d.path(star(0, -54, 11, 0.42, 4), GOLD)
    d.path(star(26, 20, 5, 0.35, 4), "#fff")
    d.path(star(-26, 16, 4, 0.35, 4), "#fff")
    for end, w, c in (
        (-30, 20, "#100C30"),
        (-30, 14, "#fff"),
        (-44, 10, "#100C30"),
        (-44, 5.5, GOLD),
    ):
        d.path(f"M0 2V{end}", stroke=c, w=w)  # hour hand under the minute hand, both at twelve
    d.path(disc(0, 2, 11), "#fff", stroke="#100C30", w=3)
    d.path(disc(0, 2, 4.5), GOLD2)


def everyone(d: Doc, st: Style) -> None:
    if st.ink:
        d.path(comet(70, 118, 396, 4, 15, 34, 34), st.ink)
        d.path(pawn(0, 0, 0.95), st.ink)
        return
    st.solid(comet(80, 114, 402, 2, 9.5, 23, 26))
    for x, y in ((0, -34), (-37, 0), (37, 0)):
        d.path(pawn(x, y, 0.66), st.low, 0.42 if st.kind == "day" else 0.5)
    st.solid(pawn(0, 42, 0.84), GOLD, "#FF9E1B", 10, 80)


def hunt(d: Doc, st: Style) -> None:
    x0, y0 = pol(60, 45, -12, -14)
    x1, y1 = pol(112, 45, -12, -14)
    handle = f"M{n(x0)} {n(y0)}L{n(x1)} {n(y1)}"
    if st.ink:
        d.path(handle, stroke=st.ink, w=30)
    else:
        d.path(handle, stroke="#fff", w=28, op=0.12)
        d.path(handle, stroke="#0A0911", w=26)
        d.path(handle, stroke="#C9B8FF", w=18)
        d.path(handle, stroke="#6B57C9", w=9)
    d.open(-12, -14)
    d.path(disc(0, 0, 66), "#0A0911")
    for i, p in enumerate(NIGHT):
        a = i * 90 - 180
        d.path(
            sector(1, 54, a + 2, a + 88),
            d.grad("radial", (0, 0, 60), ((0, p.pale), (0.45, p.neon), (1, p.neon))),
        )
        if not st.ink:
            d.path(mark(p.shape, *pol(32, a + 45), 11), "#14101F", 0.9)
    d.path(disc(0, 0, 60), stroke="#E9E4FF", w=9 if not st.ink else 15)
    if not st.ink:
        d.path(disc(0, 0, 60), stroke="#8B7BE0", w=2.5)
        for a in range(0, 360, 90):
            (ax, ay), (bx, by) = pol(48, a), pol(74, a)
            d.path(f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}", stroke="#fff", w=5)
        d.path("M-40 -18A44 44 0 0 1 -18 -40", stroke="#fff", w=6, op=0.75)
    d.close()


def wild(d: Doc, st: Style) -> None:
    big = not st.ink
    if big:
        d.open(0, 6)
        d.path(disc(0, 0, 86), PLUM, 0.22)
        d.close()
    d.path(disc(0, 0, 86), PLUM)
    for i, p in enumerate(st.days):
        d.path(
            petal(80 if big else 78, i * 90 - 180),
            d.grad("radial", (0, 0, 84), ((0, p.light), (0.5, p.base), (1, p.dark))),
            stroke=CREAM,
            w=3.5 if big else 6,
        )
        if big:
            x, y = pol(51, i * 90 - 140)
            d.path(mark(p.shape, x, y + 2, 14), p.shade, 0.45)
            d.path(mark(p.shape, x, y, 14), CREAM)
    d.path(disc(0, 0, 84), stroke=PLUM, w=5 if big else 10)
    if big:
        d.path(disc(0, 0, 18), PLUM)
        d.path(star(0, 0, 15, 0.42, 4), GOLD)
        d.path("M-66 -34A74 74 0 0 1 -10 -73", stroke="#fff", w=5, op=0.55)


SYMBOLS: dict[str, Callable[[Doc, Style], None]] = {
    "skip": skip,
    "reverse": reverse,
    "plus1": plus(1),
    "plus2": plus(2),
    "plus4": plus(4),
    "plus5": plus(5),
    "wild": wild,
    "bomb": bomb,
    "shield": shield,
    "flip": flip,
    "clock": clock,
    "everyone": everyone,
    "hunt": hunt,
}


DAY_SYMBOLS = ("skip", "reverse", "plus1", "plus2", "bomb", "shield", "flip", "clock")


NIGHT_SYMBOLS = ("plus5", "everyone", "reverse", "flip", "clock")
