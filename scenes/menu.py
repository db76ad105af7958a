"""What all menus have in common: a page of widgets on felt, a heading, and a line of key caps."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from game.app.canvas import HEIGHT, WIDTH, Canvas
from game.app.inputs import Input, Resized
from game.app.palette import CREAM, SECOND, SECOND_ON_CLOTH
from game.app.widgets import SMALLEST, Advice, Box, Label, Page, Pen, RoundButton, Style, Widget
from game.app.words import Words
from game.table import dress
from scenes.scene import Scene

if TYPE_CHECKING:
    from game.app.app import App

MARGIN: Final = 88.0
"""What menus keep free at the left and at the right."""
HEADING: Final = Style(46, "Black")
_LONGEST_STEP: Final = 1 / 20
"""Seconds; after a sleep a fade begins gently all the same."""
_CAP_PAD: Final = 14.0
_HINT_GAP: Final = 40.0


class MenuScene(Scene):
    """Base of the menus: ``build`` lays the page out, whenever its words or sizes change."""

    stops_clock = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.pen = Pen(app)
        self.page = Page(app)
        self._leaving = False

    @abstractmethod
    def build(self) -> Page:
        """Lay out the page."""

    def draw_beneath(self, canvas: Canvas) -> None:
        """Draw what lies under the widgets: here the felt of all menus."""
        draw_ground(self.pen)

    def enter(self) -> None:
        """Lay the page out, since another screen may have changed the language."""
        if self.is_overlay and not self.page.widgets:
            self.app.audio.play("menu_open")
        self._leaving = False
        self.lay_out()

    def lay_out(self) -> None:
        """Lay the page out anew, keeping the focus and the pointer."""
        page = self.build()
        page.take_over(self.page)
        self.page = page
        self.stale = True

    def go(self, change: Callable[[], None]) -> None:
        """Change the screen once: what is pressed while the change is under way is ignored."""
        if not self._leaving:
            self._leaving = True
            change()

    def back(self) -> None:
        """Return to the screen beneath."""
        self.app.audio.play("menu_close")
        self.go(self.app.screens.pop)

    def handle(self, event: Input) -> None:
        """Pass the input to the page."""
        if isinstance(event, Resized) or (not self._leaving and self.page.handle(event)):
            self.stale = True

    def update(self, dt: float) -> float | None:
        """Let the hovered looks fade; nothing else moves by itself."""
        if self.page.update(min(dt, _LONGEST_STEP)):
            self.stale = True
        return None if self.page.resting else 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the felt and the page."""
        self.draw_beneath(canvas)
        self.page.draw(self.pen)

    def heading(self, text: str) -> list[Widget]:
        """The key back and the screen's name, at the left top."""
        words = self.app.words
        return [
            RoundButton(MARGIN + 36, 76, "back", self.back, help=words("Back")),
            Label(Box(MARGIN + 100, 40, 1500, 72), text, HEADING, shade=0.5),
        ]

    def hints(self, hints: Sequence[tuple[str, str]], box: Box | None = None) -> Hints:
        """The key caps along the foot of the screen, or of a part of it."""
        return Hints(box or Box(MARGIN, 1014, WIDTH - 2 * MARGIN, 48), hints)

    def advice(self, box: Box, otherwise: str) -> list[Widget]:
        """A panel that tells what is pointed at, or something else where there is nothing."""
        text = box.inset(28, 12)
        style = Style(26, "Regular", SECOND)
        return [Glass(box), Advice(text, lambda: self.page.help or otherwise, style)]


class Glass(Widget):
    """A panel under other widgets."""

    def __init__(self, box: Box, *, opacity: float = 0.5) -> None:
        super().__init__(box)
        self.opacity = opacity

    @property
    def focusable(self) -> bool:
        """It is only looked at."""
        return False

    def draw(self, pen: Pen) -> None:
        """Draw the panel."""
        pen.panel(self.box, radius=34, opacity=self.opacity, shadow=self.opacity > 0.7)


class Hints(Widget):
    """A line of key caps with what they do, in the middle of its box."""

    def __init__(self, box: Box, hints: Sequence[tuple[str, str]]) -> None:
        super().__init__(box)
        self.hints = tuple(hints)

    @property
    def focusable(self) -> bool:
        """It is only looked at."""
        return False

    def draw(self, pen: Pen) -> None:
        """Draw the caps and words side by side, as large as the box allows."""
        size = SMALLEST * pen.app.settings.text_scale
        while self._width(pen, size) > self.box.w and size > SMALLEST:
            size -= 1
        x = self.box.cx - self._width(pen, size) / 2
        for cap, text in self.hints:
            x = self._draw_hint(pen, cap, text, x, size) + _HINT_GAP

    def _width(self, pen: Pen, size: float) -> float:
        cap, text = _cap_style(size), _hint_style(size)
        widths = (
            pen.set(key, self.box, cap).width
            + 2 * _CAP_PAD
            + 16
            + pen.set(what, self.box, text).width
            for key, what in self.hints
        )
        return sum(widths) + _HINT_GAP * (len(self.hints) - 1)

    def _draw_hint(self, pen: Pen, cap: str, text: str, x: float, size: float) -> float:
        height = size * 1.6
        width = pen.set(cap, self.box, _cap_style(size)).width + 2 * _CAP_PAD
        key = Box(x, self.box.cy - height / 2, width, height)
        pen.slab(key, 9, CREAM, 0.12, line=CREAM, line_opacity=0.5, line_width=1.6)
        pen.text(cap, key, _cap_style(size), at="centre")
        beside = Box(key.right + 16, key.y, 0, height)
        width = pen.set(text, self.box, _hint_style(size)).width
        pen.text(text, beside.left(width + 0.5), _hint_style(size))
        return beside.x + width


def _cap_style(size: float) -> Style:
    return Style(size, "Medium", grows=False)


def _hint_style(size: float) -> Style:
    return Style(size, "Regular", SECOND_ON_CLOTH, grows=False)


def draw_ground(pen: Pen, ground: dress.Dress = "title") -> None:
    """Cover the window with a table's ground, or with the felt of the menus."""
    canvas = pen.canvas

    def paint() -> None:
        canvas.draw(dress.background(canvas, ground), WIDTH / 2, HEIGHT / 2)

    canvas.layer("menu", (ground, canvas.generation), paint)


def menu_hints(words: Words) -> tuple[tuple[str, str], ...]:
    """The key caps of a screen that is left with Esc."""
    return (
        (words("Arrows"), words("choose")),
        (words("Enter"), words("press")),
        (words("Esc"), words("back")),
    )
