"""A question over another screen, or something the player must be told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.app.canvas import BLACK, Canvas
from game.app.keys import KeyKind
from game.app.palette import SECOND
from game.app.widgets import Action, Box, Button, Label, Page, Style, alike
from scenes.menu import Glass, MenuScene

if TYPE_CHECKING:
    from game.app.app import App

_WIDTH: Final = 1040.0
_KEY: Final = 84.0
_PAD: Final = 48.0


@dataclass(frozen=True, slots=True)
class Answer:
    """A key of a dialog; the dialog is gone when its action is done."""

    label: str
    action: Action | None = None
    kind: KeyKind = "plain"


class Dialog(MenuScene):
    """A panel with a heading, some sentences and a key for each answer; the last is Esc's."""

    is_overlay = True

    def __init__(self, app: App, title: str, text: str, answers: Sequence[Answer]) -> None:
        super().__init__(app)
        self.title, self.text, self.answers = title, text, tuple(answers)

    def build(self) -> Page:
        """The panel in the middle of the screen."""
        box = Box(960 - _WIDTH / 2, 300, _WIDTH, 460)
        inside = box.inset(_PAD, 36)
        keys = inside.below(inside.h - _KEY).columns(len(self.answers), gap=24)
        buttons = [
            Button(key, answer.label, self._answer(answer), kind=answer.kind)
            for key, answer in zip(keys, self.answers, strict=True)
        ]
        widgets = [
            Glass(box, opacity=0.94),
            Label(inside.top(84), self.title, Style(46, "Black"), wrap=True),
            Label(
                inside.below(92).top(inside.h - 92 - _KEY - 20),
                self.text,
                Style(28, "Regular", SECOND),
                wrap=True,
                from_top=True,
            ),
            *alike(*buttons),
        ]
        return Page(self.app, widgets, first=buttons[0], escape=buttons[-1].action)

    def _answer(self, answer: Answer) -> Action:
        def give() -> None:
            self.app.screens.pop()
            if answer.action is not None:
                answer.action()

        return lambda: self.go(give)

    def draw_beneath(self, canvas: Canvas) -> None:
        """Dim what the dialog lies over."""
        canvas.fill(BLACK, 0.55)
