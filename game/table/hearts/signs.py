"""The signs of Hearts: hearts are broken, the queen has fallen, somebody shoots the moon."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from game.app.canvas import Colour
from game.motion.ease import back, mix, out_quad, span
from game.motion.layout import Layout
from game.rules.events import Seat
from game.table.brush import Brush
from game.table.frame import Part
from game.table.hearts.trick import HeartsFrame

_HEART: Final[Colour] = (255, 90, 110)
_SPADE: Final[Colour] = (150, 120, 255)
_MOON: Final[Colour] = (190, 205, 255)
_MOON_WORD: Final[tuple[Colour, Colour, Colour]] = (
    (255, 250, 226),
    (38, 40, 92),
    (184, 196, 255),
)
"""The letters of the moon's word above, their edge, and the letters below."""


@dataclass(frozen=True, slots=True)
class SignWords:
    """What the signs say."""

    broken: str = ""
    queen: str = ""
    moon: Callable[[Seat], str] = lambda seat: ""
    """By who has shot it."""


class Signs:
    """Draws them: the moon in the middle, the others beside the trick."""

    def __init__(self, brush: Brush, layout: Layout) -> None:
        self.brush = brush
        self.canvas = brush.canvas
        self.middle = layout.anchor("sign")
        self.aside = layout.anchor("aside")

    def parts(self, frame: HeartsFrame, words: SignWords) -> Iterator[Part]:
        """Those that are to be seen now."""
        for name, draw in (
            ("broken", partial(self._broken, words.broken)),
            ("queen", partial(self._queen, words.queen)),
        ):
            alpha = frame.of(name, "alpha")
            if alpha > 0.0:
                scale = frame.of(name, "pop", 1.0)
                yield Part(name, None, partial(draw, alpha, scale), live=True)
        note = frame.table.note
        if note is not None and note.kind == "moon" and frame.moves("moon"):
            age, calm = frame.of("moon", "age"), frame.of("moon", "calm") > 0
            text = words.moon(note.seat)
            yield Part("moon", None, partial(self._moon, text, age, calm=calm), live=True)

    def _broken(self, text: str, alpha: float, scale: float) -> None:
        self._light(_HEART, alpha)
        x, y = self.aside.x, self.aside.y
        heart = self.brush.look.emblem("broken-heart", 150)
        self.canvas.draw(heart, x, y - 50, scale=scale, alpha=alpha)
        self.canvas.draw(self.brush.furniture.banner(text, "call"), x, y + 68, alpha=alpha)

    def _queen(self, text: str, alpha: float, scale: float) -> None:
        self._light(_SPADE, alpha)
        banner = self.brush.furniture.banner(text, "queen", suit="S")
        self.canvas.draw(banner, self.aside.x, self.aside.y, scale=scale, alpha=alpha)

    def _light(self, colour: Colour, alpha: float) -> None:
        glow = self.brush.look.glow(300)
        self.canvas.draw(glow, self.aside.x, self.aside.y, sy=0.6, alpha=0.5 * alpha, tint=colour)

    def _moon(self, text: str, age: float, *, calm: bool) -> None:
        """The moon rises behind the word."""
        rise = 1.0 if calm else span(age, 0.0, 0.7, out_quad)
        alpha = min(span(age, 0.0, 0.3), 1.0 - span(age, 2.0, 0.4))
        x, y = self.middle.x, mix(self.middle.y + 140, self.middle.y - 90, rise)
        glow = self.brush.look.glow(460)
        self.canvas.draw(glow, x, y, alpha=0.6 * alpha, tint=_MOON, add=True)
        moon = self.brush.look.icon("moon", 240, _MOON_WORD[0])
        self.canvas.draw(moon, x, y, alpha=alpha)
        high, edge, low = _MOON_WORD
        word = self.brush.furniture.word(text, 104, high, edge, low=low)
        scale = 1.0 if calm else mix(0.4, 1.0, span(age, 0.3, 0.42, back(1.8)))
        shown = alpha if calm else min(alpha, span(age, 0.3, 0.1))
        fit = min(1.0, 1500 / word.width)
        self.canvas.draw(word, x, self.middle.y + 120, scale=scale * fit, alpha=shown)
