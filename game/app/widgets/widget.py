"""What every part of a page is, and the parts that are only looked at."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, TypeAlias

from game.app.widgets.box import Box
from game.app.widgets.pen import Pen
from game.app.widgets.setting import Align, Style

Action: TypeAlias = Callable[[], None]

TOUCH: Final = 72.0
"""What is pressed is at least as wide and high as that."""


class Widget(ABC):
    """A part of a page. The page tells it where the pointer and the keyboard's focus are."""

    radius: float = 20.0
    """Of the corners, which the focus ring follows."""

    def __init__(self, box: Box, *, help: str = "") -> None:
        self.box = box
        self.help = help
        """What the page says of it while it is pointed at."""
        self.enabled = True
        self.hovered = False
        self.held = False
        self.focused = False
        self.warmth = 0.0
        """How far it has gone over to its hovered look, from 0 to 1."""

    @property
    def focusable(self) -> bool:
        """Whether it can be pressed."""
        return self.enabled

    @property
    def ring_box(self) -> Box:
        """What the focus ring goes round."""
        return self.box

    @abstractmethod
    def draw(self, pen: Pen) -> None:
        """Draw it in its state."""

    def press(self, x: float, y: float) -> None:  # noqa: B027 - most wait for the release
        """The pointer went down on it."""

    def drag(self, x: float, y: float) -> None:  # noqa: B027 - most do not move
        """The pointer moves while it is held."""

    def click(self, x: float, y: float) -> None:
        """The pointer was let go over it, after going down on it."""
        self.activate()

    def activate(self) -> None:  # noqa: B027 - sliders have nothing to set off
        """It is pressed, by the pointer or by Enter."""

    def steer(self, step: int) -> bool:
        """An arrow key to the left (-1) or right (1); True if that means something to it."""
        return False


class Label(Widget):
    """A text in its box."""

    def __init__(
        self,
        box: Box,
        text: str,
        style: Style,
        *,
        at: Align = "left",
        wrap: bool = False,
        from_top: bool = False,
        shade: float = 0.0,
    ) -> None:
        super().__init__(box)
        self.text, self.style, self.at = text, style, at
        self.wrap, self.from_top, self.shade = wrap, from_top, shade

    @property
    def focusable(self) -> bool:
        """It is only looked at."""
        return False

    def draw(self, pen: Pen) -> None:
        """Write the text."""
        pen.text(
            self.text,
            self.box,
            self.style,
            at=self.at,
            wrap=self.wrap,
            from_top=self.from_top,
            shade=self.shade,
        )


class Advice(Widget):
    """A text that changes with what is pointed at, such as a page's help."""

    def __init__(self, box: Box, text: Callable[[], str], style: Style) -> None:
        super().__init__(box)
        self.text, self.style = text, style

    @property
    def focusable(self) -> bool:
        """It is only looked at."""
        return False

    def draw(self, pen: Pen) -> None:
        """Write the text of the moment."""
        pen.text(self.text(), self.box, self.style, wrap=True)
