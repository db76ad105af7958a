"""The last trick, to look at again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from game.motion.layout import Box, Layout
from game.table.brush import Brush, CardLook
from game.table.frame import Part
from game.table.hearts.trick import HeartsFrame

_MARGIN: Final = 46.0
_HEAD: Final = 76.0


class Peek:
    """Draws it over the table, each card on its player's side."""

    def __init__(self, brush: Brush, layout: Layout) -> None:
        self.brush = brush
        self.layout = layout
        self.open = False

    def parts(self, frame: HeartsFrame, title: str) -> Iterator[Part]:
        """The cards on a pane of glass, while it is open."""
        if self.open and frame.table.last:
            yield Part("peek", None, partial(self._draw, frame, title), live=True)

    def _draw(self, frame: HeartsFrame, title: str) -> None:
        poses = {
            seat: self.layout.anchor(f"trick:{self.layout.around(seat, frame.table.viewer)}")
            for seat, _ in frame.table.last
        }
        box, canvas = Box.around(tuple(poses.values())), self.brush.canvas
        line = self.brush.app.type.line(title, 28 * self.brush.furniture.text_scale, weight="Bold")
        width = max(box.width, line.width) + 2 * _MARGIN
        height = box.height + 2 * _MARGIN + _HEAD
        x, y = box.centre[0], box.centre[1] - _HEAD / 2
        canvas.fill((4, 14, 14), 0.35)
        canvas.draw(self.brush.look.panel(width, height, radius=34, opacity=0.9), x, y)
        canvas.draw(line, x, y - height / 2 + _MARGIN + _HEAD / 2 - 20)
        for seat, face in frame.table.last:
            self.brush.card(CardLook(face.code, poses[seat]))
