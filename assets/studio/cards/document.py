"""An SVG document in the subset that the program's renderer draws."""

from __future__ import annotations

from collections.abc import Sequence

from outlines import n

W, H, CX = 320, 480, 160
"""A card's size in its own units, and the middle of its width."""
Stops = Sequence[tuple[object, ...]]


class Doc:
    """A card in the making."""

    def __init__(self) -> None:
        self.defs: list[str] = []
        self.body: list[str] = []

    def grad(self, kind: str, at: Sequence[float], stops: Stops) -> str:
        """A gradient as a fill: ``linear`` at x1 y1 x2 y2, or ``radial`` at cx cy r.

        Stops are (offset, colour) or (offset, colour, opacity).
        """
        i = f"g{len(self.defs)}"
        names = ("x1", "y1", "x2", "y2") if kind == "linear" else ("cx", "cy", "r")
        geo = " ".join(f'{k}="{n(v)}"' for k, v in zip(names, at, strict=True))
        inner = "".join(
            f'<stop offset="{where}" stop-color="{colour}" stop-opacity="{[*opacity, 1][0]}"/>'
            for where, colour, *opacity in stops
        )
        self.defs.append(
            f'<{kind}Gradient id="{i}" gradientUnits="userSpaceOnUse" {geo}>{inner}'
            f"</{kind}Gradient>"
        )
        return f"url(#{i})"

    def down(self, a: str, b: str, y0: float = -80, y1: float = 80) -> str:
        """A gradient downwards."""
        return self.grad("linear", (0, y0, 0, y1), ((0, a), (1, b)))

    def path(
        self,
        d: str,
        fill: str = "none",
        op: float | None = None,
        stroke: str | None = None,
        w: float = 0,
        rule: bool = False,
    ) -> None:
        """An outline, filled or as a line ``w`` wide; ``rule`` lets inner outlines be holes."""
        s = f'<path d="{d}" fill="{fill}"'
        if op is not None:
            s += f' opacity="{op}"'
        if stroke:
            s += f' stroke="{stroke}" stroke-width="{n(w)}"'
            s += ' stroke-linecap="round" stroke-linejoin="round"'
        self.body.append(s + (' fill-rule="evenodd"' if rule else "") + "/>")

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        rx: float,
        fill: str = "none",
        op: float | None = None,
        stroke: str | None = None,
        sw: float = 0,
    ) -> None:
        """A round rectangle."""
        o = "" if op is None else f' opacity="{op}"'
        s = f' stroke="{stroke}" stroke-width="{n(sw)}"' if stroke else ""
        self.body.append(
            f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}" rx="{n(rx)}" '
            f'fill="{fill}"{o}{s}/>'
        )

    def halo(
        self,
        d: str,
        colour: str,
        steps: Sequence[tuple[float, float]] = ((22, 0.05), (14, 0.08), (8, 0.14), (4.5, 0.3)),
    ) -> None:
        """A glow: wide faint lines, as the renderer knows no blur."""
        for w, op in steps:
            self.path(d, stroke=colour, w=w, op=op)

    def open(self, x: float = 0, y: float = 0, s: float = 1, turn: float = 0) -> None:
        """Begin a group that is moved, scaled and turned."""
        t = (
            f"translate({n(x)} {n(y)})"
            + (f" rotate({n(turn)})" if turn else "")
            + (f" scale({s:.3f})" if s != 1 else "")
        )
        self.body.append(f'<g transform="{t}">')

    def close(self) -> None:
        """End the group."""
        self.body.append("</g>")

    def text(self) -> str:
        """The whole file."""
        size = f'width="{W}" height="{H}" viewBox="0 0 {W} {H}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}><defs>{"".join(self.defs)}</defs>\n'
        return head + "\n".join(self.body) + "\n</svg>\n"
