"""What a deal of Hearts has come to: the trick, the own points, whether hearts are broken."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from game.app.palette import CREAM, HEART, SECOND
from game.motion.layout import Layout
from game.table.brush import Brush
from game.table.frame import Part

_PAD: Final = 26.0
_TEXT: Final = 25.0
_ICON: Final = 44.0


@dataclass(frozen=True, slots=True)
class PanelWords:
    """What the panel says."""

    rows: tuple[tuple[str, str], ...] = ()
    """Names and figures."""
    hearts: str = ""
    """Whether hearts are broken, or where cards are passed."""
    broken: bool = False


class Panel:
    """Draws it."""

    def __init__(self, brush: Brush, layout: Layout) -> None:
        self.brush = brush
        self.box = layout.box("panel")

    def parts(self, words: PanelWords) -> Iterator[Part]:
        """The panel, if there is anything to tell."""
        if words.rows:
            yield Part("panel", words, partial(self._draw, words))

    def _draw(self, words: PanelWords) -> None:
        box, canvas = self.box, self.brush.canvas
        panel = self.brush.look.panel(box.width, box.height, radius=26)
        canvas.draw(panel, *box.centre)
        count = len(words.rows) + bool(words.hearts)
        high = (box.height - 2 * _PAD * 0.6) / count
        middle = box.y + _PAD * 0.6 + high / 2
        for name, figure in words.rows:
            self._name(name, box.x + _PAD, middle)
            self._figure(figure, middle)
            middle += high
        if words.hearts:
            self._hearts(words, middle)

    def _name(self, text: str, left: float, middle: float) -> None:
        sprite = self.brush.app.type.line(text, self._size, colour=SECOND)
        self.brush.canvas.draw(sprite, left + sprite.width / 2, middle)

    def _figure(self, text: str, middle: float) -> None:
        sprite = self.brush.app.type.line(text, self._size, weight="Bold", colour=CREAM)
        right = self.box.x + self.box.width - _PAD
        self.brush.canvas.draw(sprite, right - sprite.width / 2, middle)

    def _hearts(self, words: PanelWords, middle: float) -> None:
        left, canvas = self.box.x + _PAD, self.brush.canvas
        if words.broken:
            emblem = self.brush.look.emblem("broken-heart", _ICON)
        else:
            emblem = self.brush.look.suit("H", _ICON * 0.8, HEART)
        canvas.draw(emblem, left + _ICON / 2, middle, alpha=1.0 if words.broken else 0.55)
        room = self.box.width - 2 * _PAD - _ICON - 12
        colour = HEART if words.broken else SECOND
        text = self.brush.app.type.line(words.hearts, self._size, weight="Bold", colour=colour)
        fit = min(1.0, room / text.width)
        canvas.draw(text, left + _ICON + 12 + text.width * fit / 2, middle, scale=fit)

    @property
    def _size(self) -> float:
        return _TEXT * min(1.2, self.brush.furniture.text_scale)
