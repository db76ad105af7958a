"""The ranking on the results screen: what each kind of match has in its lines and beside them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Final, TypeAlias

from game.app.canvas import WHITE
from game.app.palette import AMBER, GOLD, SECOND, rgb
from game.app.widgets import Action, Box, Button, Label, Pen, Style, Widget
from game.app.words import Words
from game.table import card_art
from game.table.game_words import game_name, level_name, rule_value, sitter_avatar, sitter_name
from game.table.hearts.sheet import Sheet
from game.table.result import Battles, MatchResult, Standing
from scenes.tallies import TallyPanel

_ROW: Final = 126.0
_ROW_GAP: Final = 12.0
_HEAD: Final = 84.0
_NARROW: Final = 1010.0
"""How wide the lines are where something stands beside them."""
_CALM: Final = rgb("#6FA79F")
_REMARK: Final = Style(28, "Medium", rgb("#E9D9AE"))
_HEADING: Final = Style(26, "Medium", SECOND)


@dataclass(frozen=True, slots=True)
class Columns:
    """The columns of the ranking, inside a row or the whole panel."""

    place: Box
    who: Box
    cards: Box
    held: Box
    points: Box
    bar: Box

    @classmethod
    def of(cls, row: Box) -> Columns:
        """Cut a row."""
        return cls(
            place=row.left(92),
            who=row.after(106).left(330),
            cards=row.after(456).left(530),
            held=row.after(1000).left(180),
            points=row.after(1216).left(140),
            bar=row.end(184).before(28),
        )

    @property
    def last(self) -> Box:
        """What the last deal of several cost."""
        return self.cards.before(150).end(190)

    @property
    def total(self) -> Box:
        """What all deals cost."""
        return self.cards.end(140)


class Row(Widget):
    """One player's line in the ranking; a kind of match says what stands in it."""

    def __init__(self, box: Box, standing: Standing, result: MatchResult) -> None:
        super().__init__(box)
        self.standing, self.result = standing, result

    @property
    def focusable(self) -> bool:
        """It is only looked at."""
        return False

    @property
    def first(self) -> bool:
        """Whether this is the winner's line."""
        return self.standing is self.result.winner and not self.result.drawn

    def note(self, words: Words) -> str:
        """What stands under the player's name."""
        return words.plural("{n} card", "{n} cards", len(self.standing.hand))

    def draw_rest(self, pen: Pen, columns: Columns) -> None:
        """Draw what stands beside the player."""
        raise NotImplementedError

    def draw(self, pen: Pen) -> None:
        """Draw the line, its place, its player and the rest."""
        columns = Columns.of(self.box)
        if self.first:
            pen.slab(self.box, 24, rgb("#4A3714"))
            pen.frame(self.box, 24, GOLD, width=3, alpha=0.85)
        else:
            pen.slab(self.box, 24, WHITE, 0.05)
        self._draw_place(pen, columns.place)
        self._draw_player(pen, columns.who)
        self.draw_rest(pen, columns)

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
        style = Style(24, "Regular", AMBER if self.first else SECOND)
        pen.text(self.note(words), lower, style)

    def draw_cards(self, pen: Pen, box: Box) -> None:
        """Lay the hand open."""
        hand, app = self.standing.hand, pen.app
        if not hand:
            pen.text(app.words("Empty hand"), box, _REMARK)
            return
        width = min(72.0, (box.h - 12) / card_art.RATIO)
        step = min(width + 10, (box.w - width) / max(1, len(hand) - 1))
        for i, code in enumerate(hand):
            face = card_art.face_as_set(app, code, width)
            app.canvas.draw(face, box.x + width / 2 + i * step, box.cy)

    def draw_bar(self, pen: Pen, track: Box, share: float) -> None:
        """Draw a line that is filled as far as the share says."""
        pen.slab(track, 7, WHITE, 0.12)
        if share > 0.02:
            length = ceil(max(14.0, track.w * min(1.0, share)))
            pen.slab(track.left(length), 7, GOLD if self.first else _CALM)


class HandRow(Row):
    """Colour cards: the hand, what it counts, and the score."""

    def note(self, words: Words) -> str:
        """Who was out first, and how many cards the others have."""
        return words("out first") if self.first else super().note(words)

    def draw_rest(self, pen: Pen, columns: Columns) -> None:
        """Draw the hand and, where points are counted, what it cost."""
        self.draw_cards(pen, columns.cards)
        held, points = self.standing.held, self.standing.points
        if held is None or points is None:
            return
        words, tone = pen.app.words, GOLD if self.first else SECOND
        pen.text(words.number(held), columns.held, Style(40, "Bold", tone), at="right")
        pen.text(words.number(points), columns.points, Style(52, "Black"), at="right")
        total = sum(standing.held or 0 for standing in self.result.standings)
        self.draw_bar(pen, columns.bar.middle(14), 1 - held / total if total else 1.0)


class PileRow(Row):
    """War: the pile, or the battle that took the last of it."""

    def __init__(self, box: Box, standing: Standing, result: MatchResult, left: int | None) -> None:
        super().__init__(box, standing, result)
        self.left = left

    def draw_rest(self, pen: Pen, columns: Columns) -> None:
        """Draw it."""
        if self.left is None:
            self.draw_cards(pen, columns.cards)
            return
        words = pen.app.words
        pen.text(words("out in battle {n}", n=words.number(self.left)), columns.cards, _REMARK)


class TotalRow(Row):
    """Hearts: how near the total is to the end score, moons, the last deal, and the total."""

    def __init__(self, box: Box, standing: Standing, result: MatchResult, sheet: Sheet) -> None:
        super().__init__(box, standing, result)
        self.sheet = sheet

    @property
    def total(self) -> int:
        """The points of all deals."""
        return self.sheet.totals[self.standing.seat]

    def note(self, words: Words) -> str:
        """How far behind the winner the player is."""
        if self.first:
            return words("the lowest total")
        behind = self.total - min(self.sheet.totals)
        return words.plural("{n} point behind", "{n} points behind", behind)

    def draw_rest(self, pen: Pen, columns: Columns) -> None:
        """Draw them."""
        words, seat, sheet = pen.app.words, self.standing.seat, self.sheet
        most = max(sheet.end_score, *sheet.totals)
        self.draw_bar(pen, columns.cards.left(170).middle(14), self.total / most)
        moons = sheet.moons(seat)
        if moons:
            place = columns.cards.after(190).left(100)
            pen.icon("moon", place.x + 20, place.cy, 40, SECOND)
            count = words("×{n}", n=words.number(moons))
            pen.text(count, place.after(48), Style(28, "Bold", SECOND))
        last = words.number(sheet.lines[-1].points[seat]) if sheet.lines else "–"
        tone = GOLD if self.first else SECOND
        pen.text(last, columns.last, Style(40, "Bold", tone), at="right")
        pen.text(words.number(self.total), columns.total, Style(52, "Black"), at="right")


class Ranking:
    """What a kind of match has on the results screen."""

    def __init__(self, words: Words, result: MatchResult) -> None:
        self.words, self.result = words, result

    @property
    def kind(self) -> str:
        """What kind of match it was."""
        return level_name(self.words, self.result.level)

    @property
    def tallied(self) -> str:
        """Of what the tally tells: matches on that level, or of that game."""
        return level_name(self.words, self.result.level)

    @property
    def length(self) -> str:
        """How long the match was, in its own measure."""
        return self.words.plural("{n} move", "{n} moves", self.result.moves)

    @property
    def narrow(self) -> bool:
        """Whether something stands beside the lines."""
        return True

    def heads(self, columns: Columns) -> list[Widget]:
        """The names of the columns beside the player's."""
        return [Label(columns.cards, self.words("Cards left"), _HEADING)]

    def row(self, box: Box, standing: Standing) -> Row:
        """A player's line."""
        raise NotImplementedError

    def aside(self, box: Box) -> list[Widget]:
        """What stands beside the lines: what was won so far."""
        title = self.words("Your results · {level}", level=self.tallied)
        return [TallyPanel(box, title, self.result.tally)]

    def widgets(self, panel: Box) -> list[Widget]:
        """All of it."""
        whole, count = panel.inset(24, 0), len(self.result.standings)
        inside = whole.left(_NARROW) if self.narrow else whole
        head, rows = inside.top(_HEAD), inside.below(_HEAD).top(inside.h - _HEAD - 24)
        pitch = min(_ROW + _ROW_GAP, (rows.h + _ROW_GAP) / count)
        boxes = [rows.below(i * pitch).top(pitch - _ROW_GAP) for i in range(count)]
        return [
            Label(Columns.of(head).who, self.words("Player"), _HEADING),
            *self.heads(Columns.of(head)),
            *(self.aside(whole.after(_NARROW + 24).inset(0, 24)) if self.narrow else ()),
            *map(self.row, boxes, self.result.standings),
        ]


class HandRanking(Ranking):
    """Colour cards: who is out first, and who has how many points left."""

    @property
    def narrow(self) -> bool:
        """Points take the room that the tally has elsewhere."""
        return self.result.winner.points is None

    def heads(self, columns: Columns) -> list[Widget]:
        """Cards, and points where they are counted."""
        words, heads = self.words, super().heads(columns)
        if not self.narrow:
            heads.append(Label(columns.held, words("Points left"), _HEADING, at="right"))
            heads.append(Label(columns.points, words("Score"), _HEADING, at="right"))
        return heads

    def row(self, box: Box, standing: Standing) -> Row:
        """A player's line."""
        return HandRow(box, standing, self.result)


class PileRanking(Ranking):
    """War: who has all cards."""

    def __init__(self, words: Words, result: MatchResult, battles: Battles) -> None:
        super().__init__(words, result)
        self.battles = battles

    @property
    def kind(self) -> str:
        """Its variant: levels do not matter."""
        return rule_value(self.words, "variant", self.result.options.get("variant", "standard"))

    @property
    def tallied(self) -> str:
        """All matches of War."""
        return game_name(self.words, self.result.game)

    @property
    def length(self) -> str:
        """Battles and wars."""
        words = self.words
        battles = words.plural("{n} battle", "{n} battles", self.battles.fought)
        wars = words.plural("{n} war", "{n} wars", self.battles.wars)
        return words("{battles} · {wars}", battles=battles, wars=wars)

    def row(self, box: Box, standing: Standing) -> Row:
        """A player's line."""
        return PileRow(box, standing, self.result, self.battles.out[standing.seat])


class TotalRanking(Ranking):
    """Hearts: who has the lowest total."""

    def __init__(self, words: Words, result: MatchResult, sheet: Sheet, open_sheet: Action) -> None:
        super().__init__(words, result)
        self.sheet, self.open_sheet = sheet, open_sheet

    @property
    def length(self) -> str:
        """How many deals were played."""
        return self.words.plural("{n} deal", "{n} deals", len(self.sheet.lines))

    def heads(self, columns: Columns) -> list[Widget]:
        """The last deal and the total."""
        words = self.words
        return [
            Label(columns.last, words("Last deal"), _HEADING, at="right", wrap=True),
            Label(columns.total, words("Total"), _HEADING, at="right"),
        ]

    def row(self, box: Box, standing: Standing) -> Row:
        """A player's line."""
        return TotalRow(box, standing, self.result, self.sheet)

    def aside(self, box: Box) -> list[Widget]:
        """What was won so far, and the way to the score sheet."""
        key = box.below(box.h - 84)
        button = Button(key, self.words("Score sheet"), self.open_sheet, icon="chart", size=30)
        return [*super().aside(box.top(box.h - 100)), button]


OpenSheet: TypeAlias = Callable[[Sheet], None]


def ranking_of(words: Words, result: MatchResult, open_sheet: OpenSheet) -> Ranking:
    """The ranking of that match; ``open_sheet`` shows the deals of Hearts."""
    match result.story:
        case Battles() as battles:
            return PileRanking(words, result, battles)
        case Sheet() as sheet:
            return TotalRanking(words, result, sheet, lambda: open_sheet(sheet))
        case None:
            return HandRanking(words, result)
