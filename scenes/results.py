"""The results of a match: the ranking, every hand laid open, and what proves the deck fair."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Final

from game.app.canvas import WHITE, Canvas
from game.app.palette import AMBER, GOLD, SECOND, TONES, rgb
from game.app.widgets import Box, Button, Label, Page, Pen, Style, Widget, alike
from game.app.words import Words, duration
from game.rules.rng import Dice, Rng
from game.table import card_art
from game.table.dress import Dress
from game.table.game_words import (
    game_name,
    level_name,
    rule_value,
    sitter_avatar,
    sitter_name,
)
from game.table.plan import Plan
from game.table.result import MatchResult, Standing
from game.table.showpieces import Showpieces
from scenes import play
from scenes.menu import Glass, MenuScene, draw_ground
from scenes.tallies import TallyPanel

if TYPE_CHECKING:
    from game.app.app import App

_PANEL: Final = Box(160, 204, 1600, 660)
_ROW: Final = 126.0
_ROW_GAP: Final = 12.0
_HEAD: Final = 84.0
_DRESSES: Final[dict[str, Dress]] = {
    "classic": "classic",
    "day-night": "night",
    "siege": "siege",
    "colour-cards": "colour-cards",
    "war": "war",
}
_UNCOUNTED: Final = 1010.0
"""How wide the ranking is where no points are counted; beside it stands what was won so far."""
_CONFETTI: Final = 380
_CALM: Final = rgb("#6FA79F")


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
            *self._ranking(),
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
            level=self._kind(),
        )

    def _kind(self) -> str:
        """What kind of match it was: its level, or its variant where levels do not matter."""
        words, result = self.app.words, self.result
        if result.battles is None:
            return level_name(words, result.level)
        return rule_value(words, "variant", result.options.get("variant", "standard"))

    # -- the ranking -----------------------------------------------------------------------------

    def _ranking(self) -> list[Widget]:
        words, result = self.app.words, self.result
        whole, counted = _PANEL.inset(24, 0), result.winner.points is not None
        inside = whole if counted else whole.left(_UNCOUNTED)
        columns = _Columns.of(inside)
        style = Style(26, "Medium", SECOND)
        head = [
            Label(columns.who.top(_HEAD), words("Player"), style),
            Label(columns.cards.top(_HEAD), words("Cards left"), style),
        ]
        aside: list[Widget] = []
        if not counted:
            place = whole.after(_UNCOUNTED + 24).inset(0, 24)
            title = words("Your results · {level}", level=self._won_at())
            aside.append(TallyPanel(place, title, result.tally))
        else:
            head.append(Label(columns.held.top(_HEAD), words("Points left"), style, at="right"))
            head.append(Label(columns.points.top(_HEAD), words("Score"), style, at="right"))
        rows = inside.below(_HEAD).top(inside.h - _HEAD - 24)
        pitch = min(_ROW + _ROW_GAP, (rows.h + _ROW_GAP) / result.seats)
        boxes = [rows.below(i * pitch).top(pitch - _ROW_GAP) for i in range(len(result.standings))]
        total = sum(standing.held or 0 for standing in result.standings)
        return [
            *head,
            *aside,
            *[
                Row(box, standing, result, 1 - (standing.held or 0) / total if total else 1.0)
                for box, standing in zip(boxes, result.standings, strict=True)
            ],
        ]

    def _won_at(self) -> str:
        """Of what the tally tells: matches on that level, or of that game."""
        if self.result.battles is None:
            return level_name(self.app.words, self.result.level)
        return game_name(self.app.words, self.result.game)

    def _facts(self, box: Box) -> list[Widget]:
        words, result = self.app.words, self.result
        moves = words.plural("{n} move", "{n} moves", result.moves)
        if result.battles is not None:
            battles = words.plural("{n} battle", "{n} battles", result.battles)
            wars = words.plural("{n} war", "{n} wars", result.moves - result.battles)
            moves = words("{battles} · {wars}", battles=battles, wars=wars)
        tally = result.tally
        facts = (
            ("clock", words("{time} · {moves}", time=duration(words, result.seconds), moves=moves)),
            (
                "chart",
                words(
                    "{level}: {wins} of {played} won ({share}%)",
                    level=self._won_at(),
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

    def leave_table(self) -> None:
        """Go to the title."""
        from scenes.title import TitleScene

        self.go(lambda: self.app.screens.replace(TitleScene(self.app)))

    def draw_beneath(self, canvas: Canvas) -> None:
        """Draw the table's ground, and confetti over it when the viewer has won."""
        draw_ground(self.pen, _DRESSES.get(self.result.game, "classic"))
        if self.result.viewer_won:
            _scatter(self.pen)


@dataclass(frozen=True, slots=True)
class _Columns:
    """The columns of the ranking, inside a row or the whole panel."""

    place: Box
    who: Box
    cards: Box
    held: Box
    points: Box
    bar: Box

    @classmethod
    def of(cls, row: Box) -> _Columns:
        return cls(
            place=row.left(92),
            who=row.after(106).left(330),
            cards=row.after(456).left(530),
            held=row.after(1000).left(180),
            points=row.after(1216).left(140),
            bar=row.end(184).before(28),
        )


class Row(Widget):
    """One player's line in the ranking."""

    def __init__(self, box: Box, standing: Standing, result: MatchResult, share: float) -> None:
        super().__init__(box)
        self.standing, self.result, self.share = standing, result, share

    @property
    def focusable(self) -> bool:
        """It is only looked at."""
        return False

    @property
    def first(self) -> bool:
        """Whether this is the winner's line."""
        return self.standing is self.result.winner and not self.result.drawn

    def draw(self, pen: Pen) -> None:
        """Draw the line, its place, its player, the open hand and the points."""
        columns = _Columns.of(self.box)
        if self.first:
            pen.slab(self.box, 24, rgb("#4A3714"))
            pen.frame(self.box, 24, GOLD, width=3, alpha=0.85)
        else:
            pen.slab(self.box, 24, WHITE, 0.05)
        self._draw_place(pen, columns.place)
        self._draw_player(pen, columns.who)
        self._draw_hand(pen, columns.cards)
        if self.standing.points is not None:
            self._draw_points(pen, columns)

    def _draw_place(self, pen: Pen, box: Box) -> None:
        if self.first:
            pen.canvas.draw(pen.look.emblem("crown", 64), box.cx, box.cy)
        else:
            place = pen.app.words.number(self.standing.place)
            pen.text(place, box, Style(44, "Bold", SECOND), at="centre")

    def _draw_player(self, pen: Pen, box: Box) -> None:
        words, sitter = pen.app.words, self.standing.sitter
        size = min(84.0, box.h - 12)
        avatar = pen.look.avatar(sitter_avatar(sitter), size)
        pen.canvas.draw(avatar, box.x + size / 2, box.cy)
        upper, lower = box.after(size + 20).middle(min(box.h - 8, 92)).rows(2)
        pen.text(sitter_name(words, sitter), upper, Style(32, "Bold"))
        note = self._note(words)
        pen.text(note, lower, Style(24, "Regular", AMBER if self.first else SECOND))

    def _note(self, words: Words) -> str:
        if self.first and self.result.battles is None:
            return words("out first")
        return words.plural("{n} card", "{n} cards", len(self.standing.hand))

    def _draw_hand(self, pen: Pen, box: Box) -> None:
        hand, app = self.standing.hand, pen.app
        left = self.result.out[self.standing.seat] if self.result.out else None
        if left is not None:
            text = app.words("out in battle {n}", n=app.words.number(left))
            pen.text(text, box, Style(28, "Medium", rgb("#E9D9AE")))
            return
        if not hand:
            pen.text(app.words("Empty hand"), box, Style(28, "Medium", rgb("#E9D9AE")))
            return
        width = min(72.0, (box.h - 12) / card_art.RATIO)
        step = min(width + 10, (box.w - width) / max(1, len(hand) - 1))
        for i, code in enumerate(hand):
            face = card_art.face_as_set(app, code, width)
            app.canvas.draw(face, box.x + width / 2 + i * step, box.cy)

    def _draw_points(self, pen: Pen, columns: _Columns) -> None:
        words, standing = pen.app.words, self.standing
        held, points = standing.held or 0, standing.points or 0
        tone = GOLD if self.first else SECOND
        pen.text(words.number(held), columns.held, Style(40, "Bold", tone), at="right")
        pen.text(words.number(points), columns.points, Style(52, "Black"), at="right")
        track = columns.bar.middle(14)
        pen.slab(track, 7, WHITE, 0.12)
        if self.share > 0.02:
            length = ceil(max(14.0, track.w * self.share))
            pen.slab(track.left(length), 7, GOLD if self.first else _CALM)


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
