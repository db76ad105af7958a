"""The note that stands at a table as long as it is played at: what a stranger would take amiss."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.app.palette import SECOND
from game.motion.layout import Layout
from game.table.brush import Brush
from game.table.frame import Part

_SIZE: Final = 24.0
_LINE: Final = 1.24
_PAD: Final = 16.0
_EYE: Final = 46.0
"""The room of the eye beside the text."""


class Caption:
    """Writes it, where the table has one."""

    def __init__(self, brush: Brush, layout: Layout) -> None:
        self.brush = brush
        self.text = brush.words(brush.outfit.note) if brush.outfit.note else ""
        self._box = layout.boxes.get("note")

    def parts(self) -> Iterator[Part]:
        """A panel with a line or two."""
        if self.text and self._box is not None:
            yield Part("caption", self.text, self._draw)

    def _draw(self) -> None:
        box, brush = self._box, self.brush
        assert box is not None
        scale, type_ = brush.furniture.text_scale, brush.app.type
        size, width = _SIZE * scale, box.width
        lines = type_.wrapped(self.text, size, width - _EYE - 2 * _PAD)
        height = len(lines) * size * _LINE + _PAD
        panel = brush.look.panel(width, height, radius=20, opacity=0.62)
        brush.canvas.draw(panel, box.x + width / 2, box.y + height / 2)
        eye = brush.look.icon("eye", 34, SECOND)
        brush.canvas.draw(eye, box.x + _PAD + 17, box.y + height / 2)
        left, y = box.x + _PAD + _EYE, box.y + _PAD / 2 + size * _LINE / 2
        for line in lines:
            sprite = type_.line(line, size, colour=SECOND)
            brush.canvas.draw(sprite, left + sprite.width / 2, y)
            y += size * _LINE
