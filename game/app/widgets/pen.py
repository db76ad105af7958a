"""What widgets and screens are drawn with: text that stays in its box, and the look's parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.app.canvas import BLACK, Colour, Sprite
from game.app.look import Look
from game.app.paint import Painting
from game.app.palette import CREAM, hexed
from game.app.widgets.box import Box
from game.app.widgets.setting import LEADING, Align, Setting, Style, set_in

if TYPE_CHECKING:
    from game.app.app import App

RING: Final = 5.0
"""The focus ring's distance from what it goes round."""
_RING_WIDTH: Final = 4.0


class Pen:
    """Draws on an app's canvas in the person's text size."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.canvas = app.canvas
        self.look = Look(app.canvas)
        self.proof: list[Setting] | None = None
        """Set to a list, it collects every text with its box, for tests to read."""

    def set(self, text: str, box: Box, style: Style, *, wrap: bool = False) -> Setting:
        """How that text would stand in that box."""
        scale = self.app.settings.text_scale
        return set_in(self.app.type, text, box, style, scale=scale, wrap=wrap)

    def text(
        self,
        text: str,
        box: Box,
        style: Style,
        *,
        at: Align = "left",
        wrap: bool = False,
        from_top: bool = False,
        shade: float = 0.0,
        alpha: float = 1.0,
    ) -> Setting:
        """Write a text into its box, in the middle of its height or from its top down."""
        setting = self.set(text, box, style, wrap=wrap)
        if self.proof is not None:
            self.proof.append(setting)
        step = setting.size * LEADING
        y = (box.y if from_top else box.cy - setting.height / 2) + step / 2
        for line in setting.lines:
            if line:
                self._line(line, setting.size, style, box, y, at, shade, alpha)
            y += step
        return setting

    def _line(
        self,
        line: str,
        size: float,
        style: Style,
        box: Box,
        y: float,
        at: Align,
        shade: float,
        alpha: float,
    ) -> None:
        def sprite(colour: Colour) -> Sprite:
            return self.app.type.line(
                line, size, weight=style.weight, colour=colour, tracking=style.tracking
            )

        letters = sprite(style.colour)
        half = letters.width / 2
        x = {"left": box.x + half, "centre": box.cx, "right": box.right - half}[at]
        if shade:
            self.canvas.draw(sprite(BLACK), x, y + size * 0.06, alpha=shade * alpha)
        self.canvas.draw(letters, x, y, alpha=alpha)

    def panel(
        self,
        box: Box,
        *,
        radius: float = 24,
        opacity: float = 0.74,
        line: Colour = CREAM,
        line_opacity: float = 0.16,
        shadow: bool = True,
    ) -> None:
        """Dark glass, on which text lies."""
        sprite = self.look.panel(
            box.w,
            box.h,
            radius=radius,
            opacity=opacity,
            line=line,
            line_opacity=line_opacity,
            shadow=shadow,
        )
        self.canvas.draw(sprite, box.cx, box.cy)

    def slab(
        self,
        box: Box,
        radius: float,
        fill: Colour,
        opacity: float = 1.0,
        *,
        line: Colour = CREAM,
        line_opacity: float = 0.0,
        line_width: float = 1.5,
        alpha: float = 1.0,
    ) -> None:
        """A flat round rectangle, with a line round it if that has an opacity."""

        def draw(p: Painting) -> None:
            inside = line_width / 2
            p.svg(
                f'<rect x="{inside:g}" y="{inside:g}" width="{box.w - line_width:g}" '
                f'height="{box.h - line_width:g}" rx="{max(0.0, radius - inside):g}" '
                f'fill="{hexed(fill)}" fill-opacity="{opacity:g}" stroke="{hexed(line)}" '
                f'stroke-opacity="{line_opacity:g}" stroke-width="{line_width:g}"/>'
            )

        key = ("slab", box.w, box.h, radius, fill, opacity, line, line_opacity, line_width)
        sprite = self.look.painted(key, box.w, box.h, draw, edge=fill)
        self.canvas.draw(sprite, box.cx, box.cy, alpha=alpha)

    def frame(
        self, box: Box, radius: float, colour: Colour, *, width: float = 4.0, alpha: float = 1.0
    ) -> None:
        """A line along the inside of a round rectangle."""
        self.slab(
            box,
            radius,
            colour,
            0.0,
            line=colour,
            line_opacity=1.0,
            line_width=width,
            alpha=alpha,
        )

    def ring(self, box: Box, radius: float, colour: Colour = CREAM) -> None:
        """The ring round what has the keyboard's focus."""
        reach = RING + _RING_WIDTH
        self.frame(box.inset(-reach), radius + reach, colour, width=_RING_WIDTH)

    def icon(
        self, name: str, x: float, y: float, size: float, colour: Colour = CREAM, alpha: float = 1.0
    ) -> None:
        """An icon about a point."""
        self.canvas.draw(self.look.icon(name, size, colour), x, y, alpha=alpha)
