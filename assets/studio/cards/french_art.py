"""The brush of the French pack, and the parts of its people."""

from __future__ import annotations

from dataclasses import dataclass

from french_paths import SUIT, both, clip, mirrored

INK = "#1B1E2E"
LEAF = (
    "M0,4 C-6,6 -30,22 -42,8 C-54,-8 -36,-24 -20,-16 C-32,-30 -24,-52 0,-44 "
    "C24,-52 32,-30 20,-16 C36,-24 54,-8 42,8 C30,22 6,6 0,4 Z"
)
Skin = tuple[str, str]
"""A skin in the light and in the shade."""
FAIR, ROSY, TAN, BROWN, PALE = (
    ("#F3CBA6", "#E2AC84"),
    ("#F5C4A4", "#E6A184"),
    ("#DFA876", "#C58853"),
    ("#A9693F", "#8A4F2C"),
    ("#F4EBE6", "#D4C6DA"),
)


@dataclass(frozen=True)
class Robes:
    """The colours of one suit's court."""

    main: str
    dark: str
    mid: str
    light: str
    gold: str
    tint: str
    """The panel."""
    halo: str


ROBES = {
    "s": Robes("#2B3160", "#191C3A", "#6478B8", "#CBD5EE", "#E2AC3F", "#E6E8F1", "#CDD3E8"),
    "h": Robes("#C8213C", "#7A1230", "#EE7F86", "#FBD9D0", "#EBB548", "#FBE7DE", "#F6C9C0"),
    "d": Robes("#D8432B", "#8A2318", "#1F4470", "#F9D6AC", "#F0B53C", "#FBEAD6", "#F6CFA2"),
    "c": Robes("#1F6048", "#12372B", "#7FA65D", "#D9E6C2", "#E3AA3C", "#E9EFDD", "#CBDDB6"),
}


class Art:
    """A picture in the making, in card units. ``cut`` keeps what is above the seam."""

    def __init__(self) -> None:
        self.out: list[str] = []

    def __str__(self) -> str:
        return "\n".join(self.out)

    def path(self, d: str, fill: str, cut: bool = False, op: float = 1) -> None:
        """A filled outline."""
        d = clip(d) if cut else d
        if d:
            self.out.append(f'<path d="{d}" fill="{fill}"{_opacity(op)}/>')

    def pair(self, d: str, fill: str, cut: bool = False, op: float = 1) -> None:
        """A shape and its mirror image."""
        self.path(d, fill, cut, op)
        self.path(mirrored(d), fill, cut, op)

    def whole(self, d: str, fill: str, cut: bool = False, op: float = 1) -> None:
        """A symmetrical shape from its left side."""
        self.path(both(d), fill, cut, op)

    def line(self, d: str, col: str, w: float, cap: str = "round", op: float = 1) -> None:
        """A line."""
        self.out.append(
            f'<path d="{d}" fill="none" stroke="{col}" stroke-width="{w}" stroke-linecap="{cap}" '
            f'stroke-linejoin="round"{_opacity(op)}/>'
        )

    def lines(self, d: str, col: str, w: float) -> None:
        """A line and its mirror image."""
        self.line(d, col, w)
        self.line(mirrored(d), col, w)

    def dot(self, x: float, y: float, r: float, fill: str, op: float = 1) -> None:
        """A filled circle."""
        self.out.append(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"{_opacity(op)}/>')

    def dots(self, x: float, y: float, r: float, fill: str) -> None:
        """A filled circle and its mirror image."""
        self.dot(x, y, r, fill)
        self.dot(320 - x, y, r, fill)

    def ring(self, x: float, y: float, r: float, col: str, w: float) -> None:
        """A circle."""
        self.out.append(
            f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{col}" stroke-width="{w}"/>'
        )

    def bar(self, x: float, y: float, w: float, h: float, fill: str, rx: float = 0) -> None:
        """A rectangle."""
        self.out.append(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{rx}" fill="{fill}"/>')

    def frame(
        self, x: float, y: float, w: float, h: float, rx: float, col: str, width: float
    ) -> None:
        """A round rectangle, as a line."""
        self.out.append(
            f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{rx}" fill="none" '
            f'stroke="{col}" stroke-width="{width}"/>'
        )

    def group(self, transform: str) -> None:
        """Begin a group that is moved or turned."""
        self.out.append(f'<g transform="{transform}">')

    def end(self) -> None:
        """End the group."""
        self.out.append("</g>")

    def suit(
        self, k: str, x: float, y: float, size: float, fill: str, rot: float = 0, op: float = 1
    ) -> None:
        """A suit's mark."""
        turn = f" rotate({rot})" if rot else ""
        at = f"translate({x} {y}){turn} scale({size / 100:g})"
        self.out.append(f'<path transform="{at}" d="{SUIT[k]}" fill="{fill}"{_opacity(op)}/>')

    def leaf(self, x: float, y: float, size: float, fill: str, rot: float) -> None:
        """A leaf of clover."""
        at = f"translate({x} {y}) rotate({rot}) scale({size / 100:g})"
        self.out.append(f'<path transform="{at}" d="{LEAF}" fill="{fill}"/>')


def _opacity(op: float) -> str:
    return f' opacity="{op}"' if op != 1 else ""


def neck(a: Art, skin: Skin) -> None:
    """A neck, in the head's shade."""
    a.whole("M145,160 L145,182 C148,190 154,194 160,195", skin[1])


def face(
    a: Art,
    skin: Skin,
    w: float = 74,
    top: float = 86,
    chin: float = 170,
    jaw: float = 20,
    cheek: str | None = None,
) -> None:
    """A face, its right side in the shade."""
    h = w / 2
    d = f"M{160 - h},{top} L{160 - h},126 C{160 - h},150 {160 - jaw},{chin} 160,{chin}"
    a.whole(d, skin[0])
    # the shaded side: its edge is the line of the nose
    a.path(
        f"M163,{top} L163,110 C161,124 156,134 152,141 C154,145 159,146 163,146 L162,{chin} "
        f"C{160 + jaw},{chin} {160 + h},150 {160 + h},126 L{160 + h},{top} Z",
        skin[1],
    )
    if cheek:
        a.dot(160 - h * 0.56, 141, 7.5, cheek, 0.5)
        a.dot(160 + h * 0.56, 141, 7.5, cheek, 0.5)


def eyes(
    a: Art,
    y: float = 122,
    dx: float = 19,
    brow: str = INK,
    lady: bool = False,
    lid: str | None = None,
    tilt: float = 0,
    thick: float = 4,
    iris: str | None = None,
    gap: float = 13,
) -> None:
    """Both eyes and, ``gap`` above them, the brows. ``tilt`` lifts the outer corners."""
    for side in (-1, 1):
        x = 160 + side * dx
        _eye(a, x, y, side, tilt, lid, iris, lash=lady)
        _brow(a, x, y - gap, side, tilt, brow, 2.6 if lady else thick)


def _eye(
    a: Art,
    x: float,
    y: float,
    side: int,
    tilt: float,
    lid: str | None,
    iris: str | None,
    lash: bool,
) -> None:
    """The white, the shadow on the lid, the pupil, the line of the lashes."""
    inner, outer = x - side * 9, x + side * 9
    edge = (
        f"M{inner},{y + 2} C{x - side * 3},{y - 6 - tilt / 2} {x + side * 5},{y - 6 - tilt} "
        f"{outer},{y - tilt}"
    )
    a.path(
        f"{edge} C{x + side * 4},{y + 7} {x - side * 4},{y + 7} {inner},{y + 2} Z",
        "#FFFDF6",
    )
    if lid:
        a.path(
            f"{edge} C{x + side * 6},{y - 13 - tilt} {x - side * 4},{y - 12 - tilt / 2} "
            f"{inner},{y + 2} Z",
            lid,
        )
    a.dot(x + 1, y, 5 if iris else 4.6, iris or INK)
    if iris:
        a.dot(x + 1, y, 2.6, INK)
    a.line(edge + (f" L{outer + side * 4},{y - 4 - tilt}" if lash else ""), INK, 2.8)


def _brow(a: Art, x: float, y: float, side: int, tilt: float, col: str, thick: float) -> None:
    a.line(
        f"M{x - side * 10},{y + tilt * 0.4} C{x - side * 2},{y - 4 - tilt * 0.3} "
        f"{x + side * 5},{y - 3 - tilt} {x + side * 12},{y + 2 - tilt}",
        col,
        thick,
    )


def lips(a: Art, col: str, y: float = 155, w: float = 9, smirk: float = 0) -> None:
    """A lady's lips."""
    a.path(
        f"M{160 - w},{y} C{160 - w * 0.5},{y - 4} {160 - 2},{y - 5} 160,{y - 3} "
        f"C{162},{y - 5} {160 + w * 0.5},{y - 4} {160 + w},{y - smirk} "
        f"C{160 + w * 0.5},{y + 5} {160 - w * 0.5},{y + 6} {160 - w},{y} Z",
        col,
    )


def mouth(a: Art, lip: str, y: float = 154, w: float = 9, smile: float = 2) -> None:
    """A man's mouth."""
    a.line(
        f"M{160 - w},{y} C{160 - w * 0.4},{y + smile + 1} {160 + w * 0.4},{y + smile + 1} "
        f"{160 + w},{y - smile * 0.6}",
        "#8A4636",
        2.8,
    )
    a.line(f"M{156},{y + 7} L{164},{y + 7}", lip, 2.6)


def hand(a: Art, x: float, y: float, skin: Skin, cuff: str, cuff2: str) -> None:
    """A fist round an upright attribute, with its cuff going down to the seam."""
    a.path(
        f"M{x - 15},{y + 8} L{x + 15},{y + 8} L{x + 20},{y + 60} L{x - 26},{y + 60} Z", cuff, True
    )
    a.path(
        f"M{x - 17},{y + 6} L{x + 17},{y + 6} L{x + 18},{y + 16} L{x - 18},{y + 16} Z", cuff2, True
    )
    a.path(
        f"M{x - 13},{y - 10} C{x - 13},{y - 16} {x + 13},{y - 16} {x + 13},{y - 10} "
        f"L{x + 13},{y + 7} L{x - 13},{y + 7} Z",
        skin[0],
    )
    for i in (-4, 2):
        a.line(f"M{x - 12},{y + i} L{x + 6},{y + i}", skin[1], 2)
    a.line(f"M{x - 12},{y - 9} L{x + 6},{y - 9}", skin[1], 2)


def robe(a: Art, col: str, sh: float = 184, wide: float = 236) -> None:
    """The shoulders, down to the seam."""
    a.whole(f"M138,{sh} C104,190 70,204 57,{wide} L57,300", col, True)


def halo(a: Art, c: Robes, kind: str) -> None:
    """What stands behind a head: a disc for kings, an arch for queens, a lozenge for jacks."""
    if kind == "K":
        a.dot(160, 120, 80, c.halo)
    elif kind == "Q":
        a.whole("M84,215 L84,122 C84,78 118,48 160,48", c.halo, True)
    else:
        a.path("M160,38 L246,124 L160,214 L74,124 Z", c.halo, True)
