"""Fields: rows with a label and a value that the person sets."""

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

_PAD: Final = 24.0
_LABEL_GAP: Final = 8.0
_DOT: Final = 10.0
_DOT_STEP: Final = 18.0
_RIM: Final = 5.0
_CELL_GAP: Final = 4.0
_CELL_HEIGHT: Final = 68.0
_ICON: Final = 40.0
_CELL_PAD: Final = 10.0
_SWITCH: Final = (84.0, 44.0)
_KNOB: Final = 40.0


class Field(Widget):
    """Base of fields: a row of dark glass with its label at the left."""

    def __init__(
        self, box: Box, label: str, *, label_width: float, icon: str | None = None, help: str = ""
    ) -> None:
        super().__init__(box, help=help)
        self.label, self.label_width, self.icon = label, label_width, icon

    @property
    def room(self) -> Box:
        """What the label leaves of the row."""
        return self.box.after(self.label_width)

    def draw(self, pen: Pen) -> None:
        """Draw the row with its label."""
        pen.slab(self.box, self.radius, INK, 0.62, line=CREAM, line_opacity=0.16)
        if self.warmth:
            pen.slab(self.box, self.radius, WHITE, 0.06, alpha=self.warmth)
        label = self.box.left(self.label_width).after(_PAD).before(_LABEL_GAP).inset(0, 3)
        if self.icon:
            pen.icon(self.icon, label.x + _ICON / 2, label.cy, _ICON, GOLD)
            label = label.after(_ICON + 18)
        if self.label:
            pen.text(self.label, label, Style(28, "Medium"), wrap=True)


class Choice(Field, Generic[T]):
    """One of a few values: side by side where their names fit, else one with arrows beside it.

    The usual value, if it is among them, is marked with a dot.
    """

    def __init__(
        self,
        box: Box,
        label: str,
        values: Sequence[tuple[T, str]],
        value: T,
        changed: Callable[[T], None],
        *,
        usual: T | None = None,
        label_width: float = 0.0,
        icon: str | None = None,
        help: str = "",
    ) -> None:
        super().__init__(box, label, label_width=label_width, icon=icon, help=help)
        self.values, self.value, self.changed, self.usual = tuple(values), value, changed, usual
        self.cells: tuple[Box, ...] = ()
        """The values' places, as last drawn; none while it shows one value with arrows."""

    @property
    def index(self) -> int:
        """Which of the values it has."""
        return next(i for i, (value, _) in enumerate(self.values) if value == self.value)

    @property
    def _foot(self) -> float:
        """What the dot needs under the names."""
        marked = any(value == self.usual for value, _ in self.values)
        return _DOT * 0.6 if marked else 0.0

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
        if x < self.room.x:
            self.activate()
        elif self.cells:
            self.choose(next((i for i, cell in enumerate(self.cells) if x < cell.right + 2), -1))
        else:
            step = -1 if x < self.room.cx else 1
            self.choose((self.index + step) % len(self.values))

    def draw(self, pen: Pen) -> None:
        """Draw the row and the values in it."""
        super().draw(pen)
        self.cells, size = self._laid_out(pen)
        if self.cells:
            self._draw_cells(pen, size)
        else:
            self._draw_stepper(pen)

    def _laid_out(self, pen: Pen) -> tuple[tuple[Box, ...], float]:
        """A place for each value, by the length of its name, and one size of type for all."""
        inside = self.room.inset(_RIM).middle(min(_CELL_HEIGHT, self.box.h - 2 * _RIM))
        gaps = _CELL_GAP * (len(self.values) - 1)
        size = max(SMALLEST, 28 * pen.app.settings.text_scale)
        while size >= SMALLEST:
            style = Style(size, "Bold", grows=False)
            widths = [pen.set(name, inside, style).width for _, name in self.values]
            spare = (inside.w - gaps - sum(widths)) / len(widths)
            if spare >= 2 * _CELL_PAD and size * LEADING <= inside.h - self._foot:
                return tuple(_side_by_side(inside, [width + spare for width in widths])), size
            size -= 1
        return (), SMALLEST

    def _draw_cells(self, pen: Pen, size: float) -> None:
        for cell, (value, name) in zip(self.cells, self.values, strict=True):
            chosen = value == self.value
            if chosen:
                pen.slab(cell, self.radius - _RIM, GOLD)
            ink = WARM_INK if chosen else CREAM
            text = cell.top(cell.h - self._foot)
            pen.text(name, text, Style(size, "Bold", ink, grows=False), at="centre")
            if value == self.usual:
                dot = pen.look.mark("circle", _DOT, WARM_INK if chosen else GOLD)
                pen.canvas.draw(dot, cell.cx, cell.bottom - 9)

    def _draw_stepper(self, pen: Pen) -> None:
        room, height = self.room, self.box.h
        for side, icon in ((room.left(height), "back"), (room.end(height), "forward")):
            pen.icon(icon, side.cx, side.cy, 34, GOLD)
        middle = room.inset(height * 0.8, 3)
        name = self.values[self.index][1]
        pen.text(name, middle.top(middle.h - 12), Style(28, "Bold"), at="centre")
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


class Toggle(Field):
    """On or off: a label and a switch after it; the whole row is pressed."""

    def __init__(
        self,
        box: Box,
        label: str,
        value: bool,
        changed: Callable[[bool], None],
        *,
        icon: str | None = None,
        help: str = "",
    ) -> None:
        width = box.w - _SWITCH[0] - 2 * _PAD
        super().__init__(box, label, label_width=width, icon=icon, help=help)
        self.value, self.changed = value, changed

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
        """Draw the row and its switch: a tick at the right is on, a cross at the left off."""
        super().draw(pen)
        width, height = _SWITCH
        switch = self.box.before(_PAD).end(width).middle(height)
        track = GOLD if self.value else INK
        pen.slab(switch, height / 2, track, line=CREAM, line_opacity=0.35, line_width=2)
        knob = switch.end(height) if self.value else switch.left(height)
        pen.slab(knob.inset(5), height / 2 - 5, WARM_INK if self.value else SECOND)
        pen.icon("check" if self.value else "cross", knob.cx, knob.cy, 22, track)


class Slider(Field):
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
        icon: str | None = None,
        help: str = "",
    ) -> None:
        super().__init__(box, label, label_width=label_width, icon=icon, help=help)
        self.value, self.changed, self.percent = value, changed, percent

    @property
    def line(self) -> Box:
        """The line along which the knob goes."""
        return self.room.before(130).inset(_PAD, 0).middle(12)

    def press(self, x: float, y: float) -> None:
        """Take the knob to the pointer, but for presses on the label."""
        if x >= self.line.x - _KNOB:
            self._set((x - self.line.x) / self.line.w)

    def drag(self, x: float, y: float) -> None:
        """Take the knob along."""
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
        """Draw the row, the line and the knob."""
        super().draw(pen)
        line = self.line
        pen.slab(line, 6, CREAM, 0.18)
        if self.value:
            pen.slab(line.left(max(12.0, line.w * self.value)), 6, GOLD)
        knob = pen.look.mark("circle", _KNOB, CREAM)
        x, scale = line.x + line.w * self.value, 0.85 + 0.15 * self.warmth
        pen.canvas.draw(knob, x, line.cy, scale=scale)
        percent = self.box.before(_PAD).end(110)
        pen.text(self.percent(round(self.value * 100)), percent, Style(26, "Bold"), at="right")
