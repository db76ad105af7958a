"""A page of widgets: where the pointer is, what has the keyboard's focus, and what they do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.app.inputs import FocusLost, Input, KeyDown, Moved, Pressed, Released
from game.app.widgets.box import Box
from game.app.widgets.pen import Pen
from game.app.widgets.widget import Action, Widget

if TYPE_CHECKING:
    from game.app.app import App

_WARM: Final = 0.09
"""Seconds in which a widget goes over to its hovered look."""
_ARROWS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_ENTER: Final = frozenset({"return", "enter", "space"})
_AWAY: Final = (-1e6, -1e6)


class Page:
    """The widgets of one screen, in the order of the Tab key."""

    def __init__(
        self,
        app: App,
        widgets: Sequence[Widget] = (),
        *,
        first: Widget | None = None,
        escape: Action | None = None,
    ) -> None:
        self.app = app
        self.widgets = tuple(widgets)
        self.escape = escape
        self.pointer: tuple[float, float] = _AWAY
        self._held: Widget | None = None
        self._focus = first if first is not None else next(iter(self.stops), None)
        self._mark_focus()

    @property
    def stops(self) -> tuple[Widget, ...]:
        """The widgets that can be pressed."""
        return tuple(widget for widget in self.widgets if widget.focusable)

    @property
    def focus(self) -> Widget | None:
        """The widget that Enter presses."""
        return self._focus

    @property
    def help(self) -> str:
        """What is said of the widget pointed at, or else of the one in focus."""
        hovered = next((widget for widget in self.widgets if widget.hovered), None)
        about = hovered if hovered is not None else self._focus if self.app.by_keys else None
        return about.help if about is not None else ""

    def take_over(self, former: Page) -> None:
        """Go on where a page of the same widgets stood, when it was laid out anew."""
        here, there = self.stops, former.stops
        if former.focus in there and len(here) == len(there):
            self._focus = here[there.index(former.focus)]
            self._mark_focus()
        if former._held in there and len(here) == len(there):
            self._held = here[there.index(former._held)]
            self._held.held = True
        for widget, before in zip(self.widgets, former.widgets, strict=False):
            widget.warmth = before.warmth
        self._point(*former.pointer)

    # -- inputs ----------------------------------------------------------------------------------

    def handle(self, event: Input) -> bool:
        """Answer an input; True if the page looks different now."""
        match event:
            case Moved(x, y, touch=touch):
                return self._moved(x, y, touch)
            case Pressed(x, y, button=1):
                return self._pressed(x, y)
            case Released(x, y, button=1, touch=touch):
                return self._released(x, y, touch)
            case KeyDown(name, shift, repeat=repeat):
                return self._key(name, shift, repeat)
            case FocusLost():
                self._let_go()
                return True
            case _:
                return False

    def _moved(self, x: float, y: float, touch: bool) -> bool:
        changed = self.app.by_keys and (x, y) != self.pointer
        self.app.by_keys = self.app.by_keys and not changed
        before = self._hovered
        self._point(x, y)
        if self._held is not None:
            self._held.drag(x, y)
            return True
        if self._hovered is not before and self._hovered is not None and not touch:
            self.app.audio.play("button_hover")
        return changed or self._hovered is not before

    def _pressed(self, x: float, y: float) -> bool:
        self.app.by_keys = False
        self._point(x, y)
        self._held = self._hovered
        if self._held is not None:
            self._held.held = True
            self._focus = self._held
            self._mark_focus()
            self._held.press(x, y)
        return True

    def _released(self, x: float, y: float, touch: bool) -> bool:
        self._point(x, y)
        held = self._held
        self._let_go()
        if touch:
            self._point(*_AWAY)
        if held is not None and held.enabled and held.box.holds(x, y):
            self.app.audio.play("button_press")
            held.click(x, y)
        return held is not None

    def _let_go(self) -> None:
        if self._held is not None:
            self._held.held = False
            self._held = None

    def _key(self, name: str, shift: bool, repeat: bool) -> bool:
        if name == "escape":
            if self.escape is not None and not repeat:
                self.escape()
            return True
        if name not in _ARROWS and name not in _ENTER and name != "tab":
            return False
        shown, self.app.by_keys = self.app.by_keys, True
        if name in _ENTER:
            self._enter(repeat)
        elif not shown or self._focus is None:
            pass  # the first step only shows where the focus is
        elif name == "tab":
            self._tab(-1 if shift else 1)
        else:
            self._arrow(name)
        return True

    def _enter(self, repeat: bool) -> None:
        if self._focus is not None and self._focus.enabled and not repeat:
            self.app.audio.play("button_press")
            self._focus.activate()

    def _tab(self, step: int) -> None:
        stops = self.stops
        if stops:
            at = stops.index(self._focus) if self._focus in stops else -step
            self._go_to(stops[(at + step) % len(stops)])

    def _arrow(self, name: str) -> None:
        dx, dy = _ARROWS[name]
        if self._focus is None or (dx and self._focus.steer(dx)):
            return
        nearest = _nearest(self._focus, self.stops, dx, dy)
        if nearest is not None:
            self._go_to(nearest)

    def _go_to(self, widget: Widget) -> None:
        if widget is not self._focus:
            self._focus = widget
            self._mark_focus()
            self.app.audio.play("button_hover")

    # -- state -----------------------------------------------------------------------------------

    @property
    def _hovered(self) -> Widget | None:
        return next((widget for widget in self.widgets if widget.hovered), None)

    def _point(self, x: float, y: float) -> None:
        self.pointer = (x, y)
        under = next((w for w in reversed(self.stops) if w.box.holds(x, y)), None)
        for widget in self.widgets:
            widget.hovered = widget is under

    def _mark_focus(self) -> None:
        for widget in self.widgets:
            widget.focused = widget is self._focus

    def update(self, dt: float) -> bool:
        """Let the hovered looks fade in and out; True if one has changed."""
        step = 1.0 if self.app.settings.reduced_motion else dt / _WARM
        before = [widget.warmth for widget in self.widgets]
        for widget in self.widgets:
            way = self._goal(widget) - widget.warmth
            widget.warmth += max(-step, min(step, way))
        return before != [widget.warmth for widget in self.widgets]

    @property
    def resting(self) -> bool:
        """Whether every widget has its final look."""
        return all(widget.warmth == self._goal(widget) for widget in self.widgets)

    def _goal(self, widget: Widget) -> float:
        return 1.0 if widget.hovered or (widget.focused and self.app.by_keys) else 0.0

    def draw(self, pen: Pen) -> None:
        """Draw every widget, and the ring round the one in focus."""
        for widget in self.widgets:
            widget.draw(pen)
        if self._focus is not None and self.app.by_keys:
            pen.ring(self._focus.ring_box, self._focus.radius)


def _nearest(origin: Widget, stops: Sequence[Widget], dx: int, dy: int) -> Widget | None:
    """The widget one reaches from another in that direction: near, and in line before all.

    First come those that lie wholly ahead, then those that do so but far to the side, and last
    those that are ahead by their middle alone.
    """
    a = origin.box
    ahead = [w for w in stops if w is not origin and _ahead(a, w.box, dx, dy) > 1]
    clear = [w for w in ahead if _between(a, w.box, dx, dy) >= 0]
    in_line = [w for w in clear if _ahead(a, w.box, dx, dy) >= _gap(a, w.box, across=dx != 0) / 2]
    reached = in_line or clear or ahead
    return min(reached, key=lambda widget: _cost(a, widget.box, dx, dy), default=None)


def _ahead(a: Box, b: Box, dx: int, dy: int) -> float:
    """How far the centre of the second box lies in that direction from the first's."""
    return (b.cx - a.cx) * dx + (b.cy - a.cy) * dy


def _between(a: Box, b: Box, dx: int, dy: int) -> float:
    """How much room lies between the two in that direction; less than 0 if they share some."""
    return _ahead(a, b, dx, dy) - ((a.w + b.w) / 2 if dx else (a.h + b.h) / 2)


def _cost(a: Box, b: Box, dx: int, dy: int) -> float:
    off = abs(b.cy - a.cy) if dx else abs(b.cx - a.cx)
    return _ahead(a, b, dx, dy) + 3 * _gap(a, b, across=dx != 0) + 0.3 * off


def _gap(a: Box, b: Box, *, across: bool) -> float:
    """How far two boxes miss each other, in height (``across``) or in width."""
    if across:
        return max(0.0, b.y - a.bottom, a.y - b.bottom)
    return max(0.0, b.x - a.right, a.x - b.right)
