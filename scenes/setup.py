"""The setup screen: table, company, clock and house rules of a match."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from game import games
from game.app.palette import SECOND_ON_CLOTH
from game.app.widgets import Box, Button, Choice, Label, Page, Style, Widget
from game.app.words import duration
from game.rules.options import Choice as Rule
from game.session.store import Saved
from game.table.game_words import (
    game_about,
    game_name,
    level_help,
    level_name,
    rule_help,
    rule_name,
    rule_value,
)
from game.table.plan import LEVELS, Plan
from scenes import play
from scenes.menu import MARGIN, MenuScene, menu_hints
from scenes.shelf import PLAYABLE, Family, fitted
from scenes.tallies import TallyStrip
from scenes.tiles import PICTURES, Tile, deal_in

if TYPE_CHECKING:
    from game.app.app import App

_ROW: Final = 74.0
_ROWS: Final = 4
_GAP: Final = 8.0
_LABEL: Final = 320.0
_GROUP: Final = Style(28, "Bold", SECOND_ON_CLOTH)
_FIELDS: Final = Box(592, 132, 1240, 734)
_FOOT: Final = Box(592, 894, 1240, 96)
_START: Final = 360.0
_HEAD: Final = Box(592, 24, 1240, 92)
_CONTINUE: Final = 440.0
_TERSE, _NAMES, _WORDY = 240.0, 320.0, 420.0
"""How wide the values of a house rule are: figures or on and off, two names, and more of them."""


class SetupScene(MenuScene):
    """Everything that may be chosen before a match of one game."""

    def __init__(self, app: App, family: Family) -> None:
        super().__init__(app)
        self.family = family
        self.plan = _fitting(play.last_setup(app, family), family)
        self.tiles: tuple[Tile, ...] = ()

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The house rules of the chosen table."""
        return games.find(self.plan.game).rules.options_type.choices()

    def change(self, **changes: Any) -> None:
        """Choose that."""
        self.plan = _fitting(replace(self.plan, **changes), self.family)
        self.lay_out()

    def build(self) -> Page:
        """Tables at the left, what is chosen for them at the right, the start below."""
        words = self.app.words
        self._build_tiles()
        saved = play.saved_at(self.app, self.plan.game)
        start = Button(
            _FOOT.end(_START).middle(88),
            words("Start"),
            self.start,
            kind="plain" if saved else "primary",
            icon="play",
        )
        resume = [self._continue_key(saved)] if saved else []
        company = self._company()
        rest = _FIELDS.below(company[-1].box.bottom - _FIELDS.y + _GAP + 10)
        widgets = [
            *self.heading(words(self.family.title)),
            *self.tiles,
            *company,
            *self._house_rules(rest),
            *self.advice(_FOOT.before(_START + 24), game_about(words, self.plan.game)),
            *resume,
            start,
            self.hints(menu_hints(words)),
        ]
        return Page(self.app, widgets, first=[*resume, start][0], escape=self.back)

    def _continue_key(self, saved: Saved) -> Button:
        """The way back to the match that waits at this table."""
        words = self.app.words
        return Button(
            _HEAD.end(_CONTINUE),
            words("CONTINUE"),
            lambda: self.go(lambda: play.resume(self.app, saved)),
            kind="primary",
            icon="replay",
            sub=words.plural("{n} move", "{n} moves", saved.moves),
        )

    def start(self) -> None:
        """Remember the choice and begin, unless a saved match is in the way."""
        play.remember_setup(self.app, self.plan)
        self.go(lambda: play.begin_or_ask(self.app, self.plan))

    # -- tables ----------------------------------------------------------------------------------

    def _build_tiles(self) -> None:
        dealt = [tile.dealt for tile in self.tiles] or [0] * len(self.family.tables)
        boxes = Box(MARGIN, 140, 464, _FOOT.bottom - 140).rows(len(self.family.tables), gap=20)
        self.tiles = tuple(map(self._tile, self.family.tables, boxes))
        for tile, count in zip(self.tiles, dealt, strict=True):
            tile.dealt = count

    def _tile(self, table: str, box: Box) -> Tile:
        words, ready = self.app.words, table in PLAYABLE
        tile = Tile(
            box,
            PICTURES[table],
            game_name(words, table),
            "",
            "",
            (lambda: self.change(game=table)) if ready else None,
            tag=self._tag(table),
            help=game_about(words, table),
            name_size=38,
            card_width=112,
            cards_at=0.67 if len(self.family.tables) > 1 else 0.5,
        )
        tile.chosen = table == self.plan.game
        return tile

    def _tag(self, table: str) -> str:
        words = self.app.words
        if table not in PLAYABLE:
            return words("coming next")
        return words("saved match") if play.saved_at(self.app, table) else ""

    # -- company and clock -----------------------------------------------------------------------

    def _company(self) -> list[Widget]:
        """What may be chosen of it at this table; where rows are left, what was won there."""
        rows = _FIELDS.top(_ROWS * _ROW + (_ROWS - 1) * _GAP).rows(_ROWS, gap=_GAP)
        asked = (
            (len(games.find(self.plan.game).rules.seats) > 1, self._seats),
            (self.family.levels, self._level),
            (bool(self.family.timers), self._time),
            (self.family.draws, self._auto_play),
        )
        makers = [make for is_asked, make in asked if is_asked]
        found: list[Widget] = [make(row) for make, row in zip(makers, rows, strict=False)]
        if self.family.tells_results and len(makers) < _ROWS:
            found.append(
                self._results(rows[len(makers)].top(rows[-1].bottom - rows[len(makers)].y))
            )
        return found

    def _results(self, box: Box) -> TallyStrip:
        """What was won on the chosen level so far."""
        words, plan = self.app.words, self.plan
        title = words("Your results · {level}", level=level_name(words, plan.level))
        return TallyStrip(box, title, self.app.store.tally(plan.game, plan.level))

    def _seats(self, row: Box) -> Widget:
        words, kit = self.app.words, games.find(self.plan.game)
        return self._choice(
            row,
            words("Players"),
            [(seats, words.number(seats)) for seats in kit.rules.seats],
            "seats",
            kit.default_seats,
            "people",
            words.plural("You and {n} other.", "You and {n} others.", self.plan.seats - 1),
        )

    def _level(self, row: Box) -> Widget:
        words = self.app.words
        return self._choice(
            row,
            words("Level"),
            [(level, level_name(words, level)) for level in LEVELS],
            "level",
            "medium",
            "robot",
            level_help(words, self.plan.game, self.plan.level),
        )

    def _time(self, row: Box) -> Widget:
        words = self.app.words
        return self._choice(
            row,
            words("Time per turn"),
            [(seconds, self._timer(seconds)) for seconds in self.family.timers],
            "timer",
            self.family.usual_timer,
            "clock",
            words("When it runs out, the computer makes that one move for you."),
        )

    def _auto_play(self, row: Box) -> Widget:
        words = self.app.words
        return self._choice(
            row,
            words("Auto-play drawn card"),
            [(True, words("after {seconds} s", seconds=6)), (False, words("off"))],
            "auto_play",
            self.family.auto_play,
            "hand",
            words("A drawn card that fits is played for you unless you decide in time."),
        )

    def _timer(self, seconds: int | None) -> str:
        words = self.app.words
        if seconds is None:
            return words("no limit")
        return duration(words, seconds)

    def _choice(
        self,
        box: Box,
        label: str,
        values: list[tuple[Any, str]],
        name: str,
        usual: object,
        icon: str,
        help: str,
    ) -> Choice[Any]:
        def changed(value: Any) -> None:
            self.change(**{name: value})

        return Choice(
            box,
            label,
            values,
            getattr(self.plan, name),
            changed,
            usual=usual,
            label_width=_LABEL + 60,
            icon=icon,
            help=help,
        )

    # -- house rules -----------------------------------------------------------------------------

    def _house_rules(self, box: Box) -> list[Widget]:
        words, rules = self.app.words, self.rules
        head, rest = box.top(72), box.below(84)
        count = (len(rules) + 1) // 2
        cells = [
            cell
            for row in rest.top(count * 92 + (count - 1) * _GAP).rows(count, gap=_GAP)
            for cell in row.columns(2, gap=_GAP)
        ]
        usual = Button(
            head.end(_START),
            words("Usual rules"),
            lambda: self.change(options={}),
            icon="replay",
            enabled=bool(self.plan.options),
            help=words("Puts every house rule back to the one marked with a dot."),
        )
        return [
            Label(head.before(_START + 20), words("House rules"), _GROUP),
            usual,
            *[self._rule(rule, cell) for rule, cell in zip(rules, cells, strict=False)],
        ]

    def _rule(self, rule: Rule, box: Box) -> Choice[Any]:
        words = self.app.words

        def changed(value: Any) -> None:
            others = {name: v for name, v in self.plan.options.items() if name != rule.name}
            chosen = {} if value == rule.values[0] else {rule.name: value}
            self.change(options=others | chosen)

        return Choice(
            box,
            rule_name(words, rule.name),
            [(value, rule_value(words, rule.name, value)) for value in _in_order(rule)],
            self.plan.options.get(rule.name, rule.values[0]),
            changed,
            usual=rule.values[0],
            label_width=box.w - _width_of(rule),
            help=rule_help(words, rule.name),
        )

    def update(self, dt: float) -> float | None:
        """Let the tiles' cards come one by one."""
        wake = super().update(dt)
        if deal_in(self.tiles):
            self.stale = True
            return 0.0
        return wake


def _width_of(rule: Rule) -> float:
    """What its values take of a row."""
    if not isinstance(rule.values[0], str):
        return _TERSE
    return _NAMES if len(rule.values) == 2 else _WORDY


def _in_order(rule: Rule) -> tuple[bool | int | str, ...]:
    """The values of a rule as they stand side by side: on always comes before off."""
    return (True, False) if isinstance(rule.values[0], bool) else rule.values


def _fitting(plan: Plan, family: Family) -> Plan:
    """The plan at a table of that family, as far as that one allows it."""
    ready = [table for table in family.tables if table in PLAYABLE]
    return fitted(plan if plan.game in ready else replace(plan, game=ready[0]))
