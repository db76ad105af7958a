"""The Midnight Clock on the table: its dial, its hands, how long it still has, and its strokes."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import Final

from game.app.palette import MIDNIGHT, MIDNIGHT_INK, MIDNIGHT_LINE
from game.app.words import message
from game.games.colours.cards import Side
from game.games.colours.tableau import ColourTableau
from game.games.colours.turning import STROKES, hands_of
from game.motion.ease import mix
from game.motion.layout import Layout
from game.table.brush import Brush
from game.table.colours.frame import ColourFrame
from game.table.frame import Part

REACH: Final = 62.0
"""From the middle of the clock to its rim."""
_ACTORS: Final = ("clock", "clock words", "struck", *(f"stroke:{at}" for at in range(STROKES)))
_COUNT: Final = {
    Side.DAY: message("Until midnight: {n}"),
    Side.NIGHT: message("Until dawn: {n}"),
}
_STRUCK: Final = {False: message("Dawn!"), True: message("Midnight!")}
_LIGHT: Final = (255, 222, 150)


class MidnightClock:
    """Draws it, where it has been wound."""

    def __init__(self, brush: Brush, layout: Layout) -> None:
        self.brush = brush
        self.canvas = brush.canvas
        self.layout = layout

    def holds(self, table: ColourTableau, x: float, y: float) -> bool:
        """Whether it stands on the table and covers that point."""
        if not table.clock:
            return False
        anchor = self.layout.anchor("clock")
        return hypot(x - anchor.x, y - anchor.y) <= REACH

    def parts(self, frame: ColourFrame) -> Iterator[Part]:
        """All of it; nothing while it is not wound."""
        striking = frame.of("clock", "striking") > 0.0
        if not frame.table.clock and not striking:
            return
        live = striking or frame.moves(*_ACTORS)

        def draw() -> None:
            self._rings(frame)
            self._dial(frame)
            (self._struck if striking else self._words)(frame)

        yield Part("clock", (frame.table.clock, frame.table.side), draw, live)

    def _rings(self, frame: ColourFrame) -> None:
        """A ring of light runs from it at each stroke."""
        anchor = self.layout.anchor("clock")
        for at in range(STROKES):
            go = frame.of(f"stroke:{at}", "go")
            if 0.0 < go < 1.0:
                wave, alpha = self.brush.pieces.wave(), 0.8 * (1 - go)
                scale = mix(0.25, 1.0, go)
                self.canvas.draw(wave, anchor.x, anchor.y, scale=scale, alpha=alpha, tint=_LIGHT)

    def _dial(self, frame: ColourFrame) -> None:
        anchor, pile = self.layout.anchor("clock"), self.layout.anchor("discard")
        leap = frame.of("clock", "leap", 1.0)
        x = mix(pile.x, anchor.x, leap)
        y = mix(pile.y, anchor.y, leap) - 4 * 80 * leap * (1 - leap)
        scale, alpha = frame.of("clock", "scale", 1.0), frame.of("clock", "alpha", 1.0)
        hour, minute = hands_of(frame.of("clock", "left", float(frame.table.clock)))
        pieces = self.brush.pieces
        shade = self.brush.look.glow(170)
        self.canvas.draw(shade, x, y + 6 * scale, scale=scale, alpha=0.5 * alpha, tint=(8, 8, 30))
        for sprite, angle in (
            (pieces.clock(), 0.0),
            (pieces.clock_hand(hour=True), hour),
            (pieces.clock_hand(hour=False), minute),
        ):
            self.canvas.draw(sprite, x, y, scale=scale, angle=angle, alpha=alpha)

    def _words(self, frame: ColourFrame) -> None:
        """How many hand-offs it has left."""
        words, anchor = self.brush.words, self.layout.anchor("clock banner")
        text = words(_COUNT[frame.table.side], n=words.number(frame.table.clock))
        pop, alpha = frame.of("clock words", "pop", 1.0), frame.of("clock words", "alpha", 1.0)
        size = 28 * self.brush.furniture.text_scale
        fit = min(1.0, _WIDE / self.brush.look.pill_width(text, size=size, weight="Bold", pad=20))
        banner = self.brush.look.pill(
            text,
            size=size * fit,
            weight="Bold",
            pad=20 * fit,
            fill=MIDNIGHT,
            opacity=0.92,
            colour=MIDNIGHT_INK,
            line=MIDNIGHT_LINE,
            line_opacity=0.9,
        )
        self.canvas.draw(banner, anchor.x, anchor.y, scale=pop, alpha=alpha)

    def _struck(self, frame: ColourFrame) -> None:
        anchor = self.layout.anchor("clock banner")
        text = self.brush.words(_STRUCK[frame.of("struck", "night") > 0.5])
        banner = self.brush.furniture.banner(text, "midnight")
        y = anchor.y + 30
        self.canvas.draw(banner, anchor.x, y, alpha=frame.of("struck", "alpha"))


_WIDE: Final = 262.0
"""How wide its words may be, between the pane and the right seat's hand."""
