"""The setup screen: table, company, clock and house rules of a match."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from game import games
from game.app.palette import SECOND_ON_CLOTH
from game.app.widgets import Box, Button, Choice, Label, Page, Style, Widget
from game.app.words import duration
from game.rules.options import Choice as Rule
from game.rules.options import Options
from game.table.game_words import (
    game_about,
    game_name,
    level_help,
    level_name,
    rule_help,
    rule_name,
    rule_value,
)
from game.table.plan import LEVELS, TIMERS, Plan
from scenes import play
from scenes.menu import MARGIN, MenuScene, menu_hints
from scenes.shelf import PLAYABLE, Family
from scenes.tiles import PICTURES, Tile, deal_in

if TYPE_CHECKING:
    from game.app.app import App

_ROW: Final = 74.0
_GAP: Final = 8.0
_LABEL: Final = 320.0
_GROUP: Final = Style(28, "Bold", SECOND_ON_CLOTH)
_FIELDS: Final = Box(592, 132, 1240, 734)
_FOOT: Final = Box(592, 894, 1240, 96)
_START: Final = 360.0


class SetupScene(MenuScene):
    """Everything that may be chosen before a match of one game."""

    def __init__(self, app: App, family: Family) -> None:
        super().__init__(app)
        self.family = family
        self.plan = _fitting(play.last_setup(app), family)
        self.tiles: tuple[Tile, ...] = ()

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The house rules of the chosen table."""
        return _options_type(self.plan.game).choices()

    def change(self, **changes: Any) -> None:
        """Choose that."""
        self.plan = _fitting(replace(self.plan, **changes), self.family)
        self.lay_out()

    def build(self) -> Page:
        """Tables at the left, what is chosen for them at the right, the start below."""
        words = self.app.words
        self._build_tiles()
        start = Button(
            _FOOT.end(_START).middle(88), words("Start"), self.start, kind="primary", icon="play"
        )
        rest = _FIELDS.below(4 * (_ROW + _GAP) + 10)
        widgets = [
            *self.heading(words(self.family.title)),
            *self.tiles,
            *self._company(),
            *self._house_rules(rest),
            *self.advice(_FOOT.before(_START + 24), game_about(words, self.plan.game)),
            start,
            self.hints(menu_hints(words)),
        ]
        return Page(self.app, widgets, first=start, escape=self.back)

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
            tag="" if ready else words("coming next"),
            help=game_about(words, table),
            name_size=38,
            card_width=112,
            cards_at=0.67,
        )
        tile.chosen = table == self.plan.game
        return tile

    # -- company and clock -----------------------------------------------------------------------

    def _company(self) -> list[Widget]:
        words, plan = self.app.words, self.plan
        rows = _FIELDS.top(4 * _ROW + 3 * _GAP).rows(4, gap=_GAP)
        kit = games.find(plan.game)
        seats = [(seats, words.number(seats)) for seats in kit.rules.seats]
        levels = [(level, level_name(words, level)) for level in LEVELS]
        timers = [(seconds, self._timer(seconds)) for seconds in TIMERS]
        drawn = [(True, words("after {seconds} s", seconds=6)), (False, words("off"))]
        return [
            self._choice(
                rows[0],
                words("Players"),
                seats,
                "seats",
                kit.default_seats,
                "people",
                words.plural("You and {n} other.", "You and {n} others.", plan.seats - 1),
            ),
            self._choice(
                rows[1],
                words("Level"),
                levels,
                "level",
                "medium",
                "robot",
                level_help(words, plan.level),
            ),
            self._choice(
                rows[2],
                words("Time per turn"),
                timers,
                "timer",
                30,
                "clock",
                words("When it runs out, the computer makes that one move for you."),
            ),
            self._choice(
                rows[3],
                words("Auto-play drawn card"),
                drawn,
                "auto_play",
                True,
                "hand",
                words("A drawn card that fits is played for you unless you decide in time."),
            ),
        ]

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
            label_width=box.w - 240,
            help=rule_help(words, rule.name),
        )

    def update(self, dt: float) -> float | None:
        """Let the tiles' cards come one by one."""
        wake = super().update(dt)
        if deal_in(self.tiles):
            self.stale = True
            return 0.0
        return wake


def _in_order(rule: Rule) -> tuple[bool | int | str, ...]:
    """The values of a rule as they stand side by side: on always comes before off."""
    return (True, False) if isinstance(rule.values[0], bool) else rule.values


def _options_type(game: str) -> type[Options]:
    return games.find(game).rules.options_type


def _fitting(plan: Plan, family: Family) -> Plan:
    """The plan as far as a table of that family allows it."""
    ready = [table for table in family.tables if table in PLAYABLE]
    game = plan.game if plan.game in ready else ready[0]
    seats = games.find(game).rules.seats
    known = {rule.name: rule.values for rule in _options_type(game).choices()}
    options = {
        name: value
        for name, value in plan.options.items()
        if name in known and value in known[name][1:]
    }
    return replace(
        plan, game=game, seats=min(max(seats), max(min(seats), plan.seats)), options=options
    )
