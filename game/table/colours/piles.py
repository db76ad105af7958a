"""The deck and the open pile, and the pack while it is shuffled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from game.motion.ease import mix
from game.motion.layout import Layout
from game.table.brush import Brush, CardLook
from game.table.colours.frame import ColourFrame
from game.table.frame import Part
from game.table.pack import pack_parts

WARM = (255, 236, 190)


class Piles:
    """Draws the cards in the middle of the table."""

    def __init__(self, brush: Brush, layout: Layout) -> None:
        self.brush = brush
        self.canvas = brush.canvas
        self.layout = layout

    def parts(
        self, frame: ColourFrame, *, over: str | None = None, target: bool = False
    ) -> Iterator[Part]:
        """All of it, in drawing order.

        ``over`` is the pile that is pointed at; ``target``: whether a card held over the open pile
        would fall onto it.
        """
        pack = tuple(pack_parts(self.brush, frame, 160.0))
        yield from pack or self._stock(frame, lit=over == "stock")
        if target:
            yield Part("target", None, self._light)
        yield from self._discard(frame)
        if frame.moves("puff"):
            yield Part("puff", None, partial(self._puff, frame), live=True)

    def _stock(self, frame: ColourFrame, *, lit: bool) -> Iterator[Part]:
        anchor, count = self.layout.anchor("stock"), frame.table.pile("stock").count
        place, pop = self.layout.anchor("count"), frame.of("stock", "pop", 1.0)

        def draw() -> None:
            if lit and count:
                rim = self.brush.furniture.rim()
                self.canvas.draw(rim, anchor.x, anchor.y, alpha=0.8, tint=WARM)
            deck = self.brush.furniture.deck(self.brush.back, count)
            self.canvas.draw(deck, anchor.x, anchor.y, scale=pop)
            self.canvas.draw(self.brush.furniture.count(count), place.x, place.y)

        yield Part("stock", (count, lit), draw, frame.moves("stock"))

    def _discard(self, frame: ColourFrame) -> Iterator[Part]:
        anchor = self.layout.anchor("discard")
        shown = [c for c in frame.table.pile("discard").shown if c.key not in frame.table.awaited]
        for card in shown[-4:]:
            front = None if card.front is None else card.front.code
            look = CardLook(front, replace(anchor, angle=anchor.angle + card.tilt))
            yield Part("discard", look, partial(self.brush.card, look))

    def _light(self) -> None:
        """The open pile awaits a card."""
        anchor = self.layout.anchor("discard")
        glow = self.brush.look.glow(230)
        self.canvas.draw(glow, anchor.x, anchor.y, sx=0.86, alpha=0.5, tint=(255, 214, 130))

    def _puff(self, frame: ColourFrame) -> None:
        """A ring of light runs out from under a card that has landed."""
        go, anchor = frame.of("puff", "go"), self.layout.anchor("discard")
        wave = self.brush.pieces.wave()
        scale = mix(0.42, 0.76, go)
        self.canvas.draw(
            wave, anchor.x, anchor.y, scale=scale, sy=1.25, alpha=0.5 * (1 - go), tint=WARM
        )
