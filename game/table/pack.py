"""The pack in the shuffler's hands: eighteen cards stand for all."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.motion.layout import Anchor
from game.motion.riffle import PACK
from game.motion.tableau import Tableau
from game.table.brush import Brush, CardLook
from game.table.frame import Frame, Part


def pack_parts(brush: Brush, frame: Frame[Tableau], width: float) -> Iterator[Part]:
    """The pack while it is shuffled, its cards as wide as the deck's."""
    if frame.of("pack", "shown") > 0.0:
        yield Part("pack", None, partial(_draw, brush, frame, width), live=True)


def _draw(brush: Brush, frame: Frame[Tableau], width: float) -> None:
    dx, scale = frame.of("pack", "x"), frame.of("pack", "scale", 1.0)
    alpha = frame.of("pack", "alpha", 1.0)
    for index in range(PACK):
        name = f"pack:{index}"
        pose = Anchor(
            frame.of(name, "x") + dx,
            frame.of(name, "y"),
            frame.of(name, "angle"),
            frame.of(name, "width", width) * scale,
        )
        shade = 0.9 if index < 2 else 0.25 if index % 4 == 0 else 0.0
        brush.card(CardLook(None, pose, alpha=alpha, shade=shade))
