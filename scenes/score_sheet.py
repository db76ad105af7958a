"""The score sheet of Hearts: what each deal cost whom, and how the match stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.app.canvas import BLACK, Canvas
from game.app.inputs import Input, KeyDown, Moved, Pressed, Released, Scrolled
from game.app.palette import SECOND
from game.app.widgets import Box, Button, Label, Page, RoundButton, Style, Widget
from game.table.hearts.sheet import Sheet
from scenes.menu import HEADING, Glass, MenuScene
from scenes.results import Fact
from scenes.sheet_table import SheetTable

if TYPE_CHECKING:
    from game.app.app import App

KEY: Final = "o"
"""What opens the sheet at a table, and closes it."""
_PANEL: Final = Box(160, 40, 1600, 1000)
_KEY: Final = 400.0
_SCROLL: Final = 200.0
_STEPS: Final = {"up": -1, "down": 1, "pageup": -5, "pagedown": 5, "home": -999, "end": 999}
"""How many deals further down each key goes."""


class ScoreSheetScene(MenuScene):
    """The deals one under the other, the newest last; over the table, or over the results."""

    is_overlay = True

    def __init__(self, app: App, sheet: Sheet) -> None:
        super().__init__(app)
        self.sheet = sheet
        inside = _PANEL.inset(48, 32)
        self.table = SheetTable(inside.below(84).top(inside.h - 84 - 108), sheet)
        self._grip: float | None = None

    def build(self) -> Page:
        """The heading, the sheet, and the keys below it."""
        words, inside = self.app.words, _PANEL.inset(48, 32)
        self.table.measure(self.app.settings.text_scale)
        foot = inside.below(inside.h - 84)
        label = words("Next deal") if self.sheet.fresh else words("Close")
        close = Button(foot.end(_KEY), label, self.back, kind="primary")
        widgets = [
            Glass(_PANEL, opacity=0.94),
            *self._heading(inside.top(72)),
            self.table,
            *(self._scroll_keys(foot) if self.table.hidden else ()),
            *self._legend(foot.before(_KEY + 24).after(_SCROLL if self.table.hidden else 0.0)),
            close,
        ]
        return Page(self.app, widgets, first=close, escape=self.back)

    def _heading(self, box: Box) -> list[Widget]:
        words = self.app.words
        score = words.number(self.sheet.end_score)
        goal = words("To {score} points, and the lowest total wins", score=score)
        return [
            Label(box.left(560), words("Score sheet"), HEADING),
            Label(box.after(580), goal, Style(26, "Regular", SECOND), at="right"),
        ]

    def _scroll_keys(self, box: Box) -> list[Widget]:
        words = self.app.words
        ways = (
            ("up", words("Earlier deals"), lambda: self.scroll(-1)),
            ("down", words("Later deals"), lambda: self.scroll(1)),
        )
        return [
            RoundButton(box.x + 36 + 92 * n, box.cy, icon, action, help=help)
            for n, (icon, help, action) in enumerate(ways)
        ]

    def _legend(self, box: Box) -> list[Widget]:
        """What the figures of a deal are, and the moon if somebody shot it."""
        words, small = self.app.words, Style(26, "Regular", SECOND)
        text = words("In each deal: its points, then the total so far")
        if not any(line.moon is not None for line in self.sheet.lines):
            return [Label(box, text, small, wrap=True)]
        upper, lower = box.rows(2)
        return [Label(upper, text, small), Fact(lower, "moon", words("shot the moon"))]

    # -- looking up and down ---------------------------------------------------------------------

    def scroll(self, deals: int) -> None:
        """Show deals further down, or up if the number is below 0."""
        self.table.scroll(deals)
        self.stale = True

    def handle(self, event: Input) -> None:
        """Scroll, close with the key that opened it, or pass the input on."""
        match event:
            case KeyDown(name, repeat=False) if name == KEY:
                self.back()
            case KeyDown(name) if name in _STEPS and self.table.hidden:
                self.scroll(_STEPS[name])
            case Scrolled(steps=steps):
                self.scroll(-round(steps))
            case _:
                self._drag(event)
                super().handle(event)

    def _drag(self, event: Input) -> None:
        """Take the deals along with the pointer."""
        match event:
            case Pressed(x, y, button=1) if self.table.box.holds(x, y):
                self._grip = y
            case Moved(_, y, held=True) if self._grip is not None:
                deals = int((self._grip - y) / self.table.pitch)
                if deals:
                    self._grip -= deals * self.table.pitch
                    self.scroll(deals)
            case Moved() | Pressed() | Released():
                self._grip = None

    def draw_beneath(self, canvas: Canvas) -> None:
        """Dim what lies beneath."""
        canvas.fill(BLACK, 0.6)
