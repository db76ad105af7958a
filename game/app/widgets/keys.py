"""Keys: what is pressed to do something."""

from __future__ import annotations

from typing import Final

from game.app.canvas import Colour
from game.app.keys import KeyKind, KeyState, key_colours
from game.app.widgets.box import Box
from game.app.widgets.pen import Pen
from game.app.widgets.setting import Style
from game.app.widgets.widget import Action, Widget

_LIP: Final = 6.0
_SINK: Final = 5.0
_RISE: Final = 2.0
_PAD: Final = 22.0
_GAP: Final = 14.0


class Button(Widget):
    """A key with a label, an icon before it and a second line if given."""

    def __init__(
        self,
        box: Box,
        label: str,
        action: Action,
        *,
        kind: KeyKind = "plain",
        icon: str | None = None,
        sub: str = "",
        size: float | None = None,
        help: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(box, help=help)
        self.label, self.action, self.kind = label, action, kind
        self.icon, self.sub = icon, sub
        self.size = size or (34.0 if box.h >= 84 else 28.0)
        self.enabled = enabled
        self.peers: tuple[Button, ...] = (self,)
        """The keys whose labels are set as large as this one's."""

    def activate(self) -> None:
        """Do what the key is for."""
        self.action()

    @property
    def state(self) -> KeyState:
        """How its body is drawn, its hovered look aside."""
        if not self.enabled:
            return "off"
        return "pressed" if self.held and self.hovered else "normal"

    @property
    def face(self) -> Box:
        """Its upper side, where the label is, as it stands."""
        face = self.box.top(self.box.h - _LIP)
        return face.moved(dy=_SINK if self.state == "pressed" else -_RISE * self.warmth)

    def draw(self, pen: Pen) -> None:
        """Draw the body, then what is written on it."""
        self.draw_body(pen)
        ink = key_colours(self.kind, self.state).ink
        self.draw_label(pen, self.face.inset(_PAD, 4), ink)

    def draw_body(self, pen: Pen) -> None:
        """Draw the key itself: the hovered look fades in over the other."""

        def body(state: KeyState, alpha: float) -> None:
            sprite = pen.look.key(
                self.box.w, self.box.h, kind=self.kind, state=state, radius=self.radius
            )
            pen.canvas.draw(sprite, self.box.cx, self.box.cy, alpha=alpha)

        body(self.state, 1.0)
        if self.state == "normal":
            body("hover", self.warmth)

    def draw_label(self, pen: Pen, box: Box, ink: Colour) -> None:
        """Set icon and label side by side in the middle, the second line below."""
        upper, lower = (box, box) if not self.sub else box.rows(2)
        size = min(peer.label_size(pen) for peer in self.peers)
        style = Style(size, "Bold", ink, grows=False)
        width = pen.set(self.label, upper, style).width if self.label else 0.0
        start = upper.cx - (width + self._shift) / 2
        if self.icon:
            pen.icon(self.icon, start + self._mark / 2, upper.cy, self._mark, ink)
        if self.label:
            text = Box(start + self._shift, upper.y, width + 0.5, upper.h)
            pen.text(self.label, text, style)
        if self.sub:
            pen.text(self.sub, lower, Style(24, "Medium", ink), at="centre")

    def label_size(self, pen: Pen) -> float:
        """How large its own label can be set."""
        box = self.box.inset(_PAD, 4).before(self._shift)
        room = box.top((self.box.h - _LIP - 8) / (2 if self.sub else 1))
        return pen.set(self.label, room, Style(self.size, "Bold")).size

    @property
    def _mark(self) -> float:
        return self.size * 1.25 if self.icon else 0.0

    @property
    def _shift(self) -> float:
        """What the icon takes of the label's line."""
        return self._mark + _GAP if self.icon and self.label else self._mark


def alike(*buttons: Button) -> tuple[Button, ...]:
    """Set the labels of keys that stand side by side all in one size."""
    for button in buttons:
        button.peers = buttons
    return buttons


class RoundButton(Button):
    """A round key with an icon alone; ``help`` says in words what it does."""

    def __init__(
        self,
        x: float,
        y: float,
        icon: str,
        action: Action,
        *,
        help: str,
        diameter: float = 72.0,
        kind: KeyKind = "plain",
    ) -> None:
        box = Box(x - diameter / 2, y - diameter / 2, diameter, diameter)
        super().__init__(box, "", action, kind=kind, icon=icon, help=help, size=diameter * 0.34)
        self.radius = (diameter - _LIP) / 2
