"""The title screen: the saved match, a quick game, the games as tiles."""

from __future__ import annotations

from typing import Final

from game import __version__
from game.app.inputs import Input, KeyDown
from game.app.marks import Suit
from game.app.palette import AMBER, GOLD, SECOND, TONES
from game.app.widgets import Action, Box, Button, Label, Page, Pen, Style, Widget, alike
from game.session.store import Saved
from game.table.game_words import game_name, level_name, trouble_text
from game.table.plan import Plan
from scenes import play
from scenes.menu import MARGIN, MenuScene
from scenes.shelf import FAMILIES, Family, tag_of
from scenes.tiles import PICTURES, Tile, deal_in

_COLUMN: Final = 464.0
_TILE: Final = (596.0, 448.0)
_SHADE: Final = 0.6
SUITS: Final[tuple[Suit, ...]] = ("S", "H", "D", "C")


class TitleScene(MenuScene):
    """Where the program begins and where every match leads back to."""

    tiles: tuple[Tile, ...] = ()

    def build(self) -> Page:
        """The column of keys at the left, the tiles at the right."""
        dealt = [tile.dealt for tile in self.tiles] or [0] * len(FAMILIES)
        self.tiles = tuple(self._tile(family, i) for i, family in enumerate(FAMILIES))
        for tile, count in zip(self.tiles, dealt, strict=True):
            tile.dealt = count
        keys = self._keys()
        widgets = [
            Logo(Box(MARGIN, 56, _COLUMN, 290)),
            *keys,
            *self.tiles,
            self._foot(Box(MARGIN, 900, _COLUMN, 140)),
            self._title_hints(),
        ]
        return Page(self.app, widgets, first=keys[0], escape=self.ask_to_quit)

    # -- the column ------------------------------------------------------------------------------

    def _keys(self) -> list[Widget]:
        words, column = self.app.words, Box(MARGIN, 384, _COLUMN, 540)
        saved = self.app.store.saved()
        quick = self._quick_key(
            column.below(156).top(92) if saved else column.top(132), bool(saved)
        )
        latest = [ContinueKey(column.top(132), saved[0], self._resume(saved[0]))] if saved else []
        rest = column.below(272 if saved else 156)
        rules, settings = rest.top(84).columns(2, gap=12)
        return [
            *latest,
            quick,
            *alike(
                Button(rules, words("Rules"), self.open_rules, icon="book", size=26),
                Button(settings, words("Settings"), self.open_settings, icon="gear", size=26),
            ),
            Button(rest.below(100).top(76), words("Quit"), self.quit, icon="quit"),
        ]

    def _quick_key(self, box: Box, beside_another: bool) -> Button:
        words, plan = self.app.words, Plan()
        about = words(
            "{game} · {level}",
            game=game_name(words, plan.game),
            level=level_name(words, plan.level),
        )
        return Button(
            box,
            words("Quick game"),
            self.quick_game,
            kind="calm" if beside_another else "primary",
            icon="bolt",
            sub="" if beside_another else about,
            size=34 if beside_another else 40,
        )

    def _foot(self, box: Box) -> Widget:
        """What is wrong with the memory, or else what may be trusted."""
        trouble = trouble_text(self.app.words, self.app.store, self.app.paths.data)
        if trouble:
            return Label(box, trouble, Style(24, "Regular", AMBER), wrap=True)
        return Promise(box.middle(88))

    def _resume(self, saved: Saved) -> Action:
        return lambda: self.go(lambda: play.resume(self.app, saved))

    def quick_game(self) -> None:
        """Begin a quick game at once, unless a match at that table would be lost."""
        self.go(lambda: play.begin_or_ask(self.app, Plan()))

    def open_rules(self) -> None:
        """Show how to play."""
        from scenes.help import HelpScene

        self.go(lambda: self.app.screens.push(HelpScene(self.app)))

    def open_settings(self) -> None:
        """Show the settings."""
        from scenes.settings import SettingsScene

        self.go(lambda: self.app.screens.push(SettingsScene(self.app)))

    def quit(self) -> None:
        """Leave the program: nothing is lost by it."""
        self.go(self.app.screens.quit)

    def ask_to_quit(self) -> None:
        """Esc may be pressed once too often on the way out of a menu: ask first."""
        from scenes.dialog import Answer, Dialog

        words = self.app.words
        answers = (
            Answer(words("Quit"), self.app.screens.quit, kind="primary"),
            Answer(words("Back")),
        )
        text = words("Matches in progress stay saved.")
        if not self.app.store.is_saving:
            text = trouble_text(words, self.app.store, self.app.paths.data)
        dialog = Dialog(self.app, words("Quit the game?"), text, answers)
        self.go(lambda: self.app.screens.push(dialog))

    # -- the tiles -------------------------------------------------------------------------------

    def _tile(self, family: Family, index: int) -> Tile:
        words, (w, h) = self.app.words, _TILE
        box = Box(632 + index % 2 * 620, 72 + index // 2 * 472, w, h)
        action = (lambda: self.open_setup(family)) if family.playable else None
        return Tile(
            box,
            PICTURES[family.name],
            words(family.title),
            words(family.about),
            family.seats,
            action,
            tag=tag_of(words, family, self._saved_at(family)),
        )

    def _saved_at(self, family: Family) -> int:
        """How many matches wait at its tables."""
        return sum(saved.header.game in family.tables for saved in self.app.store.saved())

    def open_setup(self, family: Family) -> None:
        """Choose table, company and rules for a game."""
        from scenes.setup import SetupScene

        self.go(lambda: self.app.screens.push(SetupScene(self.app, family)))

    def _title_hints(self) -> Widget:
        words = self.app.words
        hints = (
            (words("Arrows"), words("choose")),
            (words("Enter"), words("play")),
            (words("F1"), words("rules")),
        )
        return self.hints(hints, Box(632, 1014, 1216, 48))

    def handle(self, event: Input) -> None:
        """F1 opens the rules; everything else is the page's."""
        if isinstance(event, KeyDown) and event.name == "f1":
            self.open_rules()
        else:
            super().handle(event)

    # -- time ------------------------------------------------------------------------------------

    def update(self, dt: float) -> float | None:
        """Let the tiles' cards come one by one: painting them all at once would delay the start."""
        wake = super().update(dt)
        if deal_in(self.tiles):
            self.stale = True
            return 0.0
        return wake


class Logo(Widget):
    """The name of the game, with the suits and the colours under it."""

    @property
    def focusable(self) -> bool:
        """It is only looked at."""
        return False

    def draw(self, pen: Pen) -> None:
        """Draw both lines and the marks."""
        words = pen.app.words
        first, second = words.on("logo", "Suits"), words.on("logo", "& Colours")
        pen.text(first, self.box.top(144), Style(116, "Black", grows=False), shade=_SHADE)
        self._draw_second(pen, second)
        for i, suit in enumerate(SUITS):
            pen.canvas.draw(pen.look.suit(suit, 34), self.box.x + 17 + i * 50, self.box.y + 271)
        for i, code in enumerate("RYGB"):
            tone = TONES[code]
            mark = pen.look.mark(tone.shape, 34, tone.bright)
            pen.canvas.draw(mark, self.box.x + 239 + i * 50, self.box.y + 271)

    def _draw_second(self, pen: Pen, text: str) -> None:
        small, _, large = text.partition(" ")
        line = self.box.below(106).top(144)
        size = 116.0
        while self._width(pen, small, large, size) > line.w:
            size -= 1
        x = line.x + self._put(pen, small, line, size * 0.66, GOLD) + size * 0.14
        for i, letter in enumerate(large):
            bright = TONES["RYGB"[i % 4]].bright
            x += self._put(pen, letter, line.after(x - line.x), size, bright)

    def _width(self, pen: Pen, small: str, large: str, size: float) -> float:
        width = pen.app.type.width
        return (
            width(small, size * 0.66, weight="Black")
            + size * 0.14
            + sum(width(letter, size, weight="Black") for letter in large)
        )

    def _put(
        self, pen: Pen, text: str, box: Box, size: float, colour: tuple[int, int, int]
    ) -> float:
        style = Style(size, "Black", colour, grows=False)
        return pen.text(text, box, style, shade=_SHADE).width


class ContinueKey(Button):
    """The key to the saved match, larger than the others and with a light behind it."""

    radius = 26.0

    def __init__(self, box: Box, saved: Saved, action: Action) -> None:
        super().__init__(box, "", action, kind="primary")
        self.saved = saved

    def draw(self, pen: Pen) -> None:
        """Draw the light, the key, and what match it is."""
        glow = pen.look.shadow(self.box.w, self.box.h, 26, blur=22, alpha=0.4, colour=GOLD)
        pen.canvas.draw(glow, self.box.cx, self.box.cy)
        super().draw(pen)

    def draw_label(self, pen: Pen, box: Box, ink: tuple[int, int, int]) -> None:
        """Write CONTINUE, the table and how far the match has come, beside a disc with an arrow."""
        words = pen.app.words
        disc = box.end(64)
        text = box.before(76).after(8).inset(0, 6)
        pen.text(words("CONTINUE"), text.top(62), Style(40, "Black", ink))
        moves = words.plural("{n} move", "{n} moves", self.saved.moves)
        game = game_name(words, self.saved.header.game)
        line = words("{game} · {moves}", game=game, moves=moves)
        pen.text(line, text.below(62).top(42), Style(24, "Medium", ink))
        pen.canvas.draw(pen.look.emblem("play", 60), disc.cx, disc.cy)


class Promise(Widget):
    """A line about the fair deck, and the version."""

    @property
    def focusable(self) -> bool:
        """It is only looked at."""
        return False

    def draw(self, pen: Pen) -> None:
        """Draw the shield and both lines."""
        words = pen.app.words
        upper, lower = self.box.after(52).rows(2)
        pen.icon("shield", self.box.x + 19, upper.cy, 38, SECOND)
        style = Style(24, "Regular", SECOND)
        pen.text(words("The deck is shuffled fairly"), upper, style)
        pen.text(words("Version {version}", version=__version__), lower, style)
