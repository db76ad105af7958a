"""What was won and lost at a table on one level, as a row of figures."""

from __future__ import annotations

from typing import Final

from game.app.canvas import WHITE
from game.app.palette import CREAM, GOLD, INK, SECOND
from game.app.widgets import Box, Pen, Style, Widget
from game.app.words import Words
from game.session.statistics import Tally

_PAD: Final = 24.0


class TallyStrip(Widget):
    """Wins, losses, the share of wins and the streaks, side by side under a line of words."""

    def __init__(self, box: Box, title: str, tally: Tally) -> None:
        super().__init__(box)
        self.title, self.tally = title, tally

    @property
    def focusable(self) -> bool:
        """It is only looked at."""
        return False

    def draw(self, pen: Pen) -> None:
        """Draw the glass, the title and the figures, each over what it counts."""
        pen.slab(self.box, self.radius, INK, 0.62, line=CREAM, line_opacity=0.16)
        inside = self.box.inset(_PAD, 12)
        pen.icon("chart", inside.x + 20, inside.y + 20, 40, GOLD)
        pen.text(self.title, inside.top(40).after(58), Style(26, "Medium", SECOND))
        figures = figures_of(pen.app.words, self.tally)
        cells = inside.below(46).columns(len(figures), gap=12)
        for cell, (figure, name) in zip(cells, figures, strict=True):
            high = cell.h * 0.56
            pen.text(figure, cell.top(high), Style(40, "Bold"), at="centre")
            pen.text(name, cell.below(high), Style(24, "Regular", SECOND), at="centre")


class TallyPanel(Widget):
    """The same figures one under the other."""

    def __init__(self, box: Box, title: str, tally: Tally) -> None:
        super().__init__(box)
        self.title, self.tally = title, tally

    @property
    def focusable(self) -> bool:
        """It is only looked at."""
        return False

    def draw(self, pen: Pen) -> None:
        """Draw the title and a line for each figure."""
        pen.slab(self.box, 24, WHITE, 0.05)
        inside = self.box.inset(28, 20)
        pen.icon("chart", inside.x + 22, inside.y + 32, 44, GOLD)
        pen.text(self.title, inside.top(64).after(64), Style(30, "Bold"), wrap=True)
        figures = figures_of(pen.app.words, self.tally)
        rows = inside.below(84).rows(len(figures), gap=6)
        for row, (figure, name) in zip(rows, figures, strict=True):
            pen.text(name, row.before(150), Style(28, "Regular", SECOND))
            pen.text(figure, row.end(140), Style(44, "Bold"), at="right")


def figures_of(words: Words, tally: Tally) -> tuple[tuple[str, str], ...]:
    """Each figure with what it counts."""
    share = words("{share}%", share=round(tally.win_share * 100)) if tally.played else "–"
    return (
        (words.number(tally.wins), words("won")),
        (words.number(tally.losses), words("lost")),
        (share, words("share won")),
        (words.number(tally.streak), words("streak now")),
        (words.number(tally.best_streak), words("best streak")),
    )
