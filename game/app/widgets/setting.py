"""Setting a text into its box: it wraps, then shrinks, and never leaves the box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from game.app.canvas import Colour
from game.app.palette import CREAM
from game.app.text import Type, Weight
from game.app.widgets.box import Box

Align: TypeAlias = Literal["left", "centre", "right"]

SMALLEST: Final = 24.0
"""Nothing is set smaller: 16 pixels in a window of 1280 x 720."""
LEADING: Final = 1.22
"""From one line to the next, in ems; a single line is as high."""
_STEP: Final = 1.0
_SLACK: Final = 0.01


@dataclass(frozen=True, slots=True)
class Style:
    """How a text looks; ``size`` is its em before the person's text size."""

    size: float = 26.0
    weight: Weight = "Regular"
    colour: Colour = CREAM
    tracking: float = 0.0
    grows: bool = True
    """Whether the person's text size applies: it does, but for logos and card art."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A text as it stands in its box."""

    text: str
    box: Box
    lines: tuple[str, ...]
    size: float
    width: float
    """Of its widest line."""
    fits: bool

    @property
    def height(self) -> float:
        """Of all its lines."""
        return len(self.lines) * self.size * LEADING


def set_in(
    type_: Type, text: str, box: Box, style: Style, *, scale: float = 1.0, wrap: bool = False
) -> Setting:
    """The largest setting of a text that its box holds, from the wanted size down.

    Where even the smallest size is too large, ``fits`` is False.
    """
    size = max(SMALLEST, style.size * (scale if style.grows else 1.0))
    while True:
        setting = _at(type_, text, box, style, size, wrap)
        if setting.fits or size <= SMALLEST:
            return setting
        size = max(SMALLEST, size - _STEP)


def _at(type_: Type, text: str, box: Box, style: Style, size: float, wrap: bool) -> Setting:
    def width(part: str) -> float:
        return type_.width(part, size, weight=style.weight, tracking=style.tracking)

    lines = type_.wrapped(text, size, box.w, weight=style.weight) if wrap else (text,)
    unbroken = (*lines, *text.replace("\n", " ").split(" ")) if wrap else lines
    fits = (
        max(map(width, unbroken)) <= box.w + _SLACK
        and len(lines) * size * LEADING <= box.h + _SLACK
    )
    return Setting(text, box, lines, size, max(map(width, lines)), fits)
