"""Fields: what holds a value that the person sets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Generic, TypeVar

from game.app.canvas import WHITE
from game.app.palette import CREAM, GOLD, INK, SECOND, WARM_INK
from game.app.widgets.box import Box
from game.app.widgets.pen import Pen
from game.app.widgets.setting import LEADING, SMALLEST, Style
from game.app.widgets.widget import Widget

T = TypeVar("T")

_TROUGH_LINE: Final = 0.16
_DOT: Final = 10.0
_DOT_STEP: Final = 18.0
_RIM: Final = 5.0
_CELL_GAP: Final = 4.0
_CELL_PAD: Final = 10.0


def _trough(pen: Pen, box: Box, radius: float, warmth: float) -> None:
    pen.slab(box, radius, INK, 0.62, line=CREAM, line_opacity=_TROUGH_LINE)
    if warmth:
        pen.slab(box, radius, WHITE, 0.05, line=CREAM, line_opacity=0.3, alpha=warmth)


class Choice(Widget, Generic[T]):
    """One of a few values: side by side where their names fit, else one with arrows beside it.

    The usual value, if given, is marked with a dot.
    """

    def __init__(
        self,
        box: Box,
        values: Sequence[tuple[T, str]],
        value: T,
        changed: Callable[[T], None],
        *,
        usual: T | None = None,
        size: float = 28.0,
        help: str = "",
    ) -> None:
        super().__init__(box, help=help)
        self.values, self.value, self.changed, self.usual = tuple(values), value, changed, usual
        self.size = size
        self.cells: tuple[Box, ...] = ()
        """The values' places, as last drawn; none while it shows one value with arrows."""

    @property
    def index(self) -> int:
        """Which of the values it has."""
        return next(i for i, (value, _) in enumerate(self.values) if value == self.value)

    def choose(self, index: int) -> None:
        """Take that value, if it is another one."""
        value = self.values[index][0]
        if value != self.value:
            self.value = value
            self.changed(value)

    def steer(self, step: int) -> bool:
        """Go on to the neighbour; there is none beyond the ends."""
        self.choose(min(len(self.values) - 1, max(0, self.index + step)))
        return True

    def activate(self) -> None:
        """Go on to the next value, after the last to the first."""
        self.choose((self.index + 1) % len(self.values))

    def click(self, x: float, y: float) -> None:
        """Take the value under the pointer, or go the way of the arrow."""
        if self.cells:
            self.choose(next((i for i, cell in enumerate(self.cells) if x < cell.right + 2), -1))
        else:
            step = -1 if x < self.box.x + self.box.h else 1
            self.choose((self.index + step) % len(self.values))

    def draw(self, pen: Pen) -> None:
        """Draw the trough and the values in it."""
        _trough(pen, self.box, self.radius, self.warmth)
        self.cells, size = self._laid_out(pen)
        if self.cells:
            self._draw_cells(pen, size)
        else:
            self._draw_stepper(pen)

    def _laid_out(self, pen: Pen) -> tuple[tuple[Box, ...], float]:
        """A place for each value, by the length of its name, and one size of type for all."""
        inside = self.box.inset(_RIM)
        room = inside.w - _CELL_GAP * (len(self.values) - 1)
        size = max(SMALLEST, self.size * pen.app.settings.text_scale)
        while size >= SMALLEST:
            style = Style(size, "Bold", grows=False)
            widths = [pen.set(name, inside, style).width for _, name in self.values]
            spare = (room - sum(widths)) / len(widths)
            if spare >= 2 * _CELL_PAD and size * LEADING <= inside.h:
                return tuple(_side_by_side(inside, [w + spare for w in widths])), size
            size -= 1
        return (), SMALLEST

    def _draw_cells(self, pen: Pen, size: float) -> None:
        for cell, (value, name) in zip(self.cells, self.values, strict=True):
            ink = WARM_INK if value == self.value else CREAM
            if value == self.value:
                pen.slab(cell, self.radius - _RIM, GOLD)
            pen.text(name, cell, Style(size, "Bold", ink, grows=False), at="centre")
            if value == self.usual:
                dot = pen.look.mark("circle", _DOT, ink if value == self.value else GOLD)
                pen.canvas.draw(dot, cell.cx, cell.bottom - 9)

    def _draw_stepper(self, pen: Pen) -> None:
        height = self.box.h
        for side, icon in ((self.box.left(height), "back"), (self.box.end(height), "forward")):
            pen.icon(icon, side.cx, side.cy, 34, GOLD)
        middle = self.box.inset(height, 4)
        name = self.values[self.index][1]
        pen.text(name, middle.top(middle.h - 10), Style(self.size, "Bold"), at="centre")
        left = middle.cx - (len(self.values) - 1) * _DOT_STEP / 2
        for i, (value, _) in enumerate(self.values):
            colour = GOLD if i == self.index else SECOND
            dot = pen.look.mark("circle", _DOT if value == self.usual else _DOT * 0.6, colour)
            pen.canvas.draw(dot, left + i * _DOT_STEP, self.box.bottom - 11)


def _side_by_side(box: Box, widths: Sequence[float]) -> Iterator[Box]:
    x = box.x
    for width in widths:
        yield Box(x, box.y, width, box.h)
        x += width + _CELL_GAP


class Toggle(Widget):
    """On or off: a label and a switch after it; the whole row is pressed."""

    def __init__(
        self,
        box: Box,
        label: str,
        value: bool,
        changed: Callable[[bool], None],
        *,
        help: str = "",
    ) -> None:
        super().__init__(box, help=help)
        self.label, self.value, self.changed = label, value, changed

    def activate(self) -> None:
        """Switch it over."""
        self.value = not self.value
        self.changed(self.value)

    def steer(self, step: int) -> bool:
        """Left is off, right is on."""
        if self.value != (step > 0):
            self.activate()
        return True

    def draw(self, pen: Pen) -> None:
        """Draw the row."""
        _trough(pen, self.box, self.radius, self.warmth)
        switch = self.box.end(124).inset(20, 0).middle(44)
        pen.text(
            self.label, self.box.before(124).after(24).inset(0, 4), Style(28, "Medium"), wrap=True
        )
        pen.slab(
            switch, 22, GOLD if self.value else INK, line=CREAM, line_opacity=0.35, line_width=2
        )
        knob = switch.end(44) if self.value else switch.left(44)
        pen.slab(knob.inset(5), 17, WARM_INK if self.value else SECOND)
        pen.icon(
            "check" if self.value else "cross", knob.cx, knob.cy, 22, GOLD if self.value else INK
        )


class Slider(Widget):
    """A share from 0 to 1 in steps of a tenth: a label, a line with a knob and the percentage."""

    def __init__(
        self,
        box: Box,
        label: str,
        value: float,
        changed: Callable[[float], None],
        *,
        percent: Callable[[int], str],
        label_width: float,
        help: str = "",
    ) -> None:
        super().__init__(box, help=help)
        self.label, self.value, self.changed = label, value, changed
        self.percent, self.label_width = percent, label_width

    @property
    def line(self) -> Box:
        """The line along which the knob goes."""
        return self.box.after(self.label_width).before(120).inset(24, 0).middle(12)

    def press(self, x: float, y: float) -> None:
        """Take the knob to the pointer, but for presses on the label."""
        if x >= self.line.x - 40:
            self._set((x - self.line.x) / self.line.w)

    def drag(self, x: float, y: float) -> None:
        """Take the knob along."""
        if self.held:
            self.press(max(x, self.line.x), y)

    def steer(self, step: int) -> bool:
        """A tenth less or more."""
        self._set(self.value + step / 10)
        return True

    def _set(self, value: float) -> None:
        value = round(min(1.0, max(0.0, value)), 1)
        if value != self.value:
            self.value = value
            self.changed(value)

    def draw(self, pen: Pen) -> None:
        """Draw the row."""
        _trough(pen, self.box, self.radius, self.warmth)
        line = self.line
        name = self.box.left(self.label_width).after(24).inset(0, 4)
        pen.text(self.label, name, Style(28, "Medium"), wrap=True)
        pen.slab(line, 6, CREAM, 0.18)
        if self.value:
            pen.slab(line.left(max(12.0, line.w * self.value)), 6, GOLD)
        x, size = line.x + line.w * self.value, 34 + 6 * self.warmth
        pen.canvas.draw(pen.look.mark("circle", 40, CREAM), x, line.cy, scale=size / 40)
        percent = self.box.end(120).before(20)
        pen.text(self.percent(round(self.value * 100)), percent, Style(26, "Bold"), at="right")
