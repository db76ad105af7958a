"""The results of a match: the ranking, every hand laid open, and what proves the deck fair."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.app.canvas import Canvas
from game.app.palette import GOLD, TONES
from game.app.widgets import Box, Button, Label, Page, Pen, Style, Widget, alike
from game.app.words import duration
from game.rules.rng import Dice, Rng
from game.table.game_words import game_name, sitter_name
from game.table.hearts.sheet import Sheet
from game.table.outfits import OUTFITS
from game.table.plan import Plan
from game.table.result import MatchResult
from game.table.showpieces import Showpieces
from scenes import play
from scenes.menu import Glass, MenuScene, draw_ground
from scenes.rankings import Ranking, ranking_of

if TYPE_CHECKING:
    from game.app.app import App

_PANEL: Final = Box(160, 204, 1600, 660)
_CONFETTI: Final = 380


class ResultsScene(MenuScene):
    """What came out, who held what, and the way on."""

    def __init__(self, app: App, result: MatchResult, plan: Plan) -> None:
        super().__init__(app)
        self.result, self.plan = result, plan

    def build(self) -> Page:
        """Heading, ranking, facts and keys, one under the other."""
        words = self.app.words
        again = Button(
            Box(160, 956, 400, 84), words("AGAIN"), self.again, kind="primary", icon="replay"
        )
        others = Box(584, 956, 1176, 84).columns(3, gap=24)
        widgets = [
            Label(
                Box(160, 30, 1600, 108),
                self._headline(),
                Style(84, "Black", GOLD, tracking=2),
                at="centre",
                shade=0.66,
            ),
            Label(
                Box(160, 134, 1600, 48), self._about(), Style(30, "Medium"), at="centre", shade=0.6
            ),
            Glass(_PANEL, opacity=0.93),
            *self._ranking().widgets(_PANEL),
            *self._facts(Box(160, 882, 1600, 58)),
            again,
            *alike(
                Button(others[0], words("Table and rules"), self.open_setup, icon="gear", size=30),
                Button(others[1], words("Check the deck"), self.check, icon="shield", size=30),
                Button(others[2], words("To the title"), self.leave_table, icon="home", size=30),
            ),
        ]
        return Page(self.app, widgets, first=again, escape=self.leave_table)

    def _headline(self) -> str:
        words, result = self.app.words, self.result
        if result.drawn:
            return words("A DRAW")
        if result.viewer_won:
            return words("YOU WIN!")
        return words("{name} wins", name=sitter_name(words, result.winner.sitter))

    def _about(self) -> str:
        words, result = self.app.words, self.result
        return words(
            "{game} · {players} · {level}",
            game=game_name(words, result.game),
            players=words.plural("{n} player", "{n} players", result.seats),
            level=self._ranking().kind,
        )

    def _ranking(self) -> Ranking:
        return ranking_of(self.app.words, self.result, self.open_sheet)

    def _facts(self, box: Box) -> list[Widget]:
        words, result, ranking = self.app.words, self.result, self._ranking()
        tally, time = result.tally, duration(words, result.seconds)
        facts = (
            ("clock", words("{time} · {moves}", time=time, moves=ranking.length)),
            (
                "chart",
                words(
                    "{level}: {wins} of {played} won ({share}%)",
                    level=ranking.tallied,
                    wins=words.number(tally.wins),
                    played=words.number(tally.played),
                    share=round(tally.win_share * 100),
                ),
            ),
            ("shield", words("Fair deck: {code}", code=short_digest(result.digest))),
        )
        places = (box.left(430), box.after(454).left(640), box.end(482))
        return [Fact(place, icon, text) for place, (icon, text) in zip(places, facts, strict=True)]

    # -- the way on ------------------------------------------------------------------------------

    def again(self) -> None:
        """A new match of the same kind."""
        self.go(lambda: play.begin(self.app, self.plan))

    def open_setup(self) -> None:
        """Choose another table or other rules."""
        from scenes.setup import SetupScene
        from scenes.shelf import family_of

        family = family_of(self.result.game)
        self.go(lambda: self.app.screens.push(SetupScene(self.app, family)))

    def check(self) -> None:
        """Show what proves the deck fair."""
        from scenes.fair import FairScene

        self.go(lambda: self.app.screens.push(FairScene(self.app, self.result)))

    def open_sheet(self, sheet: Sheet) -> None:
        """Show every deal."""
        from scenes.score_sheet import ScoreSheetScene

        self.go(lambda: self.app.screens.push(ScoreSheetScene(self.app, sheet)))

    def leave_table(self) -> None:
        """Go to the title."""
        from scenes.title import TitleScene

        self.go(lambda: self.app.screens.replace(TitleScene(self.app)))

    def draw_beneath(self, canvas: Canvas) -> None:
        """Draw the table's ground, and confetti over it when the viewer has won."""
        draw_ground(self.pen, OUTFITS[self.result.game].dresses[-1])
        if self.result.viewer_won:
            _scatter(self.pen)


class Fact(Widget):
    """A line with an icon before it."""

    def __init__(self, box: Box, icon: str, text: str) -> None:
        super().__init__(box)
        self.icon, self.text = icon, text

    @property
    def focusable(self) -> bool:
        """It is only looked at."""
        return False

    def draw(self, pen: Pen) -> None:
        """Draw both."""
        pen.icon(self.icon, self.box.x + 18, self.box.cy, 36, GOLD)
        pen.text(self.text, self.box.after(50), Style(26, "Medium"))


def short_digest(digest: str) -> str:
    """The first digits of a digest as people compare them.

    >>> short_digest("8f3a71c2d0")
    '8F3A-71C2'
    """
    return f"{digest[:4]}-{digest[4:8]}".upper()


def _scatter(pen: Pen) -> None:
    """Confetti at rest around the panel, always in the same places."""
    pieces, dice = Showpieces(pen.look), Dice(Rng.of(9))
    for i in range(_CONFETTI):
        x, y = dice.below(1840) + 40, dice.below(1000) + 40
        angle, size = dice.below(360), 0.7 + dice.below(60) / 100
        if _PANEL.inset(-20).holds(x, y) or (430 < x < 1490 and y < 204) or y > 860:
            continue
        sprite = pieces.confetti(TONES["RYGB"[i % 4]])
        pen.canvas.draw(sprite, x, y, angle=angle, scale=size)
