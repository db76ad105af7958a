"""The table on the score sheet of Hearts: deals by players."""

from __future__ import annotations

from typing import Final

from game.app.canvas import WHITE, Colour
from game.app.palette import CREAM, GOLD, HEART, SECOND, rgb
from game.app.widgets import Box, Pen, Style, Widget
from game.games.hearts.options import Passing
from game.rules.events import Seat
from game.table.game_words import sitter_avatar, sitter_name
from game.table.hearts.sheet import Line, Sheet

_HEAD: Final = 104.0
_TOTALS: Final = 96.0
_GAP: Final = 14.0
_ROW: Final = 52.0
_ROW_GAP: Final = 4.0
_DEAL: Final = 110.0
_PASSED: Final = 150.0
_BAR: Final = 8.0
_AVATAR: Final = 64.0
_MOON: Final = rgb("#C8D2FF")
_WAYS: Final = {
    Passing.LEFT: "arrow-left",
    Passing.RIGHT: "arrow-right",
    Passing.ACROSS: "arrow-up",
    Passing.NONE: "minus",
}
_HEADING: Final = Style(26, "Medium", SECOND)


class SheetTable(Widget):
    """Players above, deals one under the other, totals below; it shows as many deals as fit."""

    def __init__(self, box: Box, sheet: Sheet) -> None:
        super().__init__(box)
        self.sheet = sheet
        self.row = _ROW
        self._above = 0
        self._count = 0
        self.measure(1.0)
        self.scroll(len(sheet.lines))

    @property
    def focusable(self) -> bool:
        """It is only looked at."""
        return False

    # -- what is shown ---------------------------------------------------------------------------

    def measure(self, text_scale: float) -> None:
        """Make the rows as high as that text needs; the last deal shown stays the last."""
        last = self._above + self._count
        self.row = _ROW * text_scale
        self._count = int((self._body.h + _ROW_GAP) / self.pitch)
        self._above = last - self._count
        self.scroll(0)

    def scroll(self, deals: int) -> None:
        """Show deals further down, or up if the number is below 0."""
        self._above = max(0, min(self._above + deals, self.hidden))

    @property
    def pitch(self) -> float:
        """From one deal to the next."""
        return self.row + _ROW_GAP

    @property
    def hidden(self) -> int:
        """How many deals there are more than can be shown at once."""
        return max(0, self._rows - self._count)

    @property
    def shown(self) -> tuple[Line, ...]:
        """The scored deals that are to be seen."""
        return self.sheet.lines[self._above : self._above + self._count]

    @property
    def _rows(self) -> int:
        """The scored deals and the one in progress."""
        return len(self.sheet.lines) + self._in_progress

    @property
    def _in_progress(self) -> bool:
        return self.sheet.now is not None and not self.sheet.fresh

    # -- where it is -----------------------------------------------------------------------------

    @property
    def _body(self) -> Box:
        return self.box.below(_HEAD + _GAP).top(self.box.h - _HEAD - _TOTALS - 2 * _GAP)

    def _wide(self, row: Box) -> Box:
        """What the bar leaves of a row."""
        return row.before(_BAR + 16) if self.hidden else row

    def _cells(self, row: Box) -> tuple[Box, ...]:
        """By seat, its part of a row."""
        first = _DEAL + (_PASSED if self.sheet.passes else 0.0)
        return self._wide(row).after(first).columns(len(self.sheet.sitters), gap=8)

    def _boxes(self) -> list[Box]:
        body = self._body
        return [body.below(n * self.pitch).top(self.row) for n in range(self._count)]

    # -- drawing ---------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        """Draw all of it."""
        self._draw_head(pen, self.box.top(_HEAD))
        boxes, newest = self._boxes(), self.sheet.lines[-1:]
        for box, line in zip(boxes, self.shown, strict=False):
            self._draw_line(pen, box, line, newest=(line,) == newest)
        left = boxes[len(self.shown) :]
        if self._in_progress and self._above == self.hidden and left:
            self._draw_now(pen, left[0])
        if self.hidden:
            self._draw_bar(pen)
        self._draw_totals(pen, self.box.below(self.box.h - _TOTALS))

    def _draw_head(self, pen: Pen, box: Box) -> None:
        words = pen.app.words
        pen.text(words("Deal"), box.left(_DEAL).inset(8, 0), _HEADING, at="centre")
        if self.sheet.passes:
            passed = box.after(_DEAL).left(_PASSED).inset(8, 0)
            pen.text(words("Passed"), passed, _HEADING, at="centre")
        for cell, sitter in zip(self._cells(box), self.sheet.sitters, strict=True):
            avatar = pen.look.avatar(sitter_avatar(sitter), _AVATAR)
            pen.canvas.draw(avatar, cell.x + 20 + _AVATAR / 2, cell.cy)
            name = cell.after(_AVATAR + 34).before(4)
            pen.text(sitter_name(words, sitter), name, Style(30, "Bold"))

    def _draw_line(self, pen: Pen, box: Box, line: Line, *, newest: bool) -> None:
        fill, opacity = (GOLD, 0.16) if newest else (WHITE, 0.05)
        pen.slab(self._wide(box), 14, fill, opacity)
        self._draw_deal(pen, box, line.deal, line.passing, CREAM)
        for seat, cell in enumerate(self._cells(box)):
            self._draw_points(pen, cell, line, seat)

    def _draw_deal(self, pen: Pen, box: Box, deal: int, passing: Passing, colour: Colour) -> None:
        number = pen.app.words.number(deal)
        pen.text(number, box.left(_DEAL), Style(28, "Bold", colour), at="centre")
        if self.sheet.passes:
            way = box.after(_DEAL).left(_PASSED)
            pen.icon(_WAYS[passing], way.cx, way.cy, 34, SECOND)

    def _draw_points(self, pen: Pen, cell: Box, line: Line, seat: Seat) -> None:
        words, points = pen.app.words, line.points[seat]
        own, total = _halves(cell)
        worst = points > 0 and points == max(line.points)
        tone = HEART if worst else CREAM if points else SECOND
        if line.moon == seat:
            pen.icon("moon", own.x + 18, own.cy, 34, _MOON)
            tone = _MOON
        pen.text(words.number(points), own, Style(30, "Bold", tone), at="right")
        pen.text(words.number(line.totals[seat]), total, Style(26, "Regular", SECOND), at="right")

    def _draw_now(self, pen: Pen, box: Box) -> None:
        assert self.sheet.now is not None
        deal, passing = self.sheet.now
        self._draw_deal(pen, box, deal, passing, SECOND)
        cells = self._cells(box)
        text = Box(cells[0].x + 20, box.y, cells[-1].right - cells[0].x - 20, box.h)
        pen.text(pen.app.words("in progress"), text, Style(26, "Regular", SECOND))

    def _draw_bar(self, pen: Pen) -> None:
        track = self._body.end(_BAR)
        pen.slab(track, _BAR / 2, WHITE, 0.12)
        long = track.h * self._count / self._rows
        way = track.h - long
        pen.slab(track.below(way * self._above / self.hidden).top(long), _BAR / 2, GOLD)

    def _draw_totals(self, pen: Pen, box: Box) -> None:
        words, sheet = pen.app.words, self.sheet
        pen.slab(self._wide(box), 20, WHITE, 0.08)
        room = _DEAL + (_PASSED if sheet.passes else 0.0)
        pen.text(words("Total"), box.left(room).inset(24, 0), Style(30, "Bold"))
        for seat, cell in enumerate(self._cells(box)):
            leads = seat in sheet.leaders
            own, total = _halves(cell)
            if leads:
                pen.canvas.draw(pen.look.emblem("crown", 44), own.right - 22, cell.cy)
            style = Style(46, "Black", GOLD if leads else CREAM)
            pen.text(words.number(sheet.totals[seat]), total, style, at="right")


def _halves(cell: Box) -> tuple[Box, Box]:
    """Where a deal's points end and where the totals do."""
    return cell.left(cell.w * 0.46).after(8), cell.left(cell.w * 0.88).after(cell.w * 0.48)
