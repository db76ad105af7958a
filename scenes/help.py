"""How to play, in a few pages, and the keys."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from game.app.palette import CREAM, GOLD, INK, SECOND, WARM_INK
from game.app.widgets import SMALLEST, Action, Box, Label, Page, Pen, Style, Widget
from game.app.words import message
from game.table import card_art
from game.table.card_words import card_help, symbol_name, symbol_of
from scenes.menu import MARGIN, Glass, MenuScene, menu_hints

if TYPE_CHECKING:
    from game.app.app import App

_LIST: Final = Box(MARGIN, 132, 400, 858)
_SHELF: Final = Box(520, 32, 1312, 76)
_SPINE: Final = 320.0
"""How wide the key of a game is."""
_SHEET: Final = Box(520, 132, 1312, 858)
_BODY: Final = Style(30, "Regular", CREAM)
_PICTURE: Final = 250.0
"""How much of a page its cards take."""
_LEAST_GAP: Final = 8.0
_TABLE: Final = "classic"


@dataclass(frozen=True, slots=True)
class Topic:
    """A page: its name, its paragraphs, and the cards beside them."""

    title: str
    icon: str
    paragraphs: tuple[str, ...] = ()
    faces: tuple[str, ...] = ()
    table: str = ""
    """The table that it is about, whose players it is opened for."""
    keys: tuple[tuple[str, str], ...] = ()
    """What the keyboard does: key caps and words, an even number of them."""


@dataclass(frozen=True, slots=True)
class Book:
    """The pages of a game, or of games that are alike."""

    title: str
    icon: str
    topics: tuple[Topic, ...]


_TURN: Final = Topic(
    message("Your turn"),
    "hand",
    (
        message("Play a card of the colour in force or with the symbol of the top card."),
        message("A Wild always fits, unless cards are waiting for you. You name the colour."),
        message("Or take a card, even if you could play. If it fits, play it or keep it."),
        message("The ring in the middle shows the colour in force and where the turn goes next."),
        message("Drag a card onto the pile, or click it. The cards you may play stand out."),
    ),
    ("R7", "R3", "G7", "W"),
)
_CARDS: Final = Topic(message("The cards"), "cards", (), ("G5", "B-Skip", "G-Reverse", "Y+2"))
_WILDS: Final = Topic(message("Wild cards"), "star", (), ("W", "W4"))
_STACKS: Final = Topic(
    message("Stacks"),
    "plus",
    (
        message("A penalty card waits for the next player, who answers it or takes the cards."),
        message("The answer to a +2 is a +2 of any colour. The sum goes on to the next player."),
        message("A Wild +4 has no answer at the Classic table."),
        message("While cards wait, nothing else can be played. Taking them ends the turn."),
    ),
    ("R+2", "Y+2", "W4"),
)
_BOMB: Final = Topic(
    message("The bomb"),
    "bolt",
    (
        message("A Bomb lights the fuse. Each time the turn passes on, it burns down by one."),
        message("The fuse is three long; the pass that ends the Bomb's own turn does not count."),
        message("At zero, whoever is to move draws 4 cards and then takes a normal turn."),
        message("Another Bomb meanwhile adds 2 cards and makes the fuse three long again."),
    ),
    ("B-Bomb", "Y-Bomb"),
)
_DAY_AND_NIGHT: Final = Topic(
    message("Day & Night"),
    "eye",
    (
        message("Every card has a day side and a night side, paired anew in every match."),
        message("In all other hands you see the sides that are down, but never in your own."),
        message(
            "A Flip turns the whole table over: hands and piles. The card it uncovers does nothing."
        ),
        message("A Midnight Clock turns it too, when the turn has been passed on three times."),
        message("Night has a Colour Hunt: draw until the named colour turns up. It has no answer."),
        message("Only a +1 answers a +1, only a +5 a +5. Points count for the side that is up."),
    ),
    ("G-Flip", "P-Clock", "T-Everyone", "Hunt"),
    "day-night",
)
_SHIELD: Final = Topic(
    message("Siege: the Shield"),
    "shield",
    (
        message("With cards waiting for you, a Shield of any colour cancels them, however many."),
        message("With none waiting it is raised before you, and stops the next ones by itself."),
        message("A Shield stops neither Skip nor Reverse, and raising a second one adds nothing."),
        message("A +2, a Wild +4 or a Shield answers a +2; only the last two answer a Wild +4."),
        message("There are no Bombs at this table."),
    ),
    ("B-Shield", "G+2", "W4"),
    "siege",
)
_COLOUR_CARDS: Final = Topic(
    message("Colour Cards"),
    "people",
    (
        message("You are first. An action card that opens acts on you, as if Zoe had played it."),
        message("Wild +4 goes on a +2 or a Wild +4, if you hold no card of the colour in force."),
        message("Play the card you drew at once, or pass. There is no time limit."),
        message("With two cards in hand, call LAST CARD! (key L) before you play one of them."),
        message("Whoever has one card left and has not called draws two at once."),
    ),
    ("R+2", "W4", "G-Reverse"),
    "colour-cards",
)
_END: Final = Topic(
    message("The end"),
    "trophy",
    (
        message("The first player without cards wins at once. The last card has no effect."),
        message("A number counts its value, a coloured action card 20, a Wild 50."),
        message("Your score: the points in all hands, less the points in your own."),
        message("When a hand is down to one card, a banner tells everybody."),
    ),
    ("G9", "R-Skip", "W4"),
)
_WAR: Final = Topic(
    message("War"),
    "bolt",
    (
        message("Everybody turns up a card at once. The highest takes all; suits do not count."),
        message("Equal highest cards are war: all lay cards face down, and one more up decides."),
        message("Standard lays 3 cards face down, One face-down lays 1, Peace lays 5."),
        message("In Peace the lowest card wins, and equal lowest cards are war."),
        message("Short of cards, you turn up your last one. Without any, you have lost the war."),
        message("Won cards go under the pile in random order. Whoever has all 52 wins."),
        message("One face-down ends in a draw after 1000 battles."),
    ),
    ("7C", "KS", "KD", "AH"),
    "war",
)
_COLOUR_KEYS: Final = (
    (message("Arrows"), message("choose a card")),
    (message("Enter"), message("play the chosen card")),
    ("D", message("take a card, or all that wait")),
    ("P  K", message("play or keep the drawn card")),
    ("1 2 3 4", message("choose a colour on the wheel")),
    ("L", message("call the last card, where the rules ask for it")),
    ("I", message("what the chosen card does")),
    ("H", message("a hint")),
    ("S", message("sort the hand")),
    ("A", message("let the program play for you")),
    (message("Space"), message("end a movement at once")),
    ("N", message("sound on or off")),
    (message("Esc"), message("pause, or back")),
    ("F11", message("full screen")),
)
_WAR_KEYS: Final = (
    (message("Space"), message("turn up a card; hold it to play on")),
    ("A", message("auto-play on or off")),
    ("V", message("the speed of War")),
    ("E", message("play the match to its end at once")),
    ("H", message("a hint")),
    ("N", message("sound on or off")),
    (message("Esc"), message("pause, or back")),
    ("F11", message("full screen")),
)
BOOKS: Final = (
    Book(
        message("Color Battle"),
        "cards",
        (
            _TURN,
            _CARDS,
            _WILDS,
            _STACKS,
            _BOMB,
            _DAY_AND_NIGHT,
            _SHIELD,
            _COLOUR_CARDS,
            _END,
            Topic(message("Keys"), "text", keys=_COLOUR_KEYS),
        ),
    ),
    Book(message("War"), "bolt", (_WAR, Topic(message("Keys"), "text", keys=_WAR_KEYS))),
)
TOPICS: Final = tuple(topic for book in BOOKS for topic in book.topics)
"""All pages."""


class HelpScene(MenuScene):
    """Topics at the left, the chosen one at the right."""

    def __init__(self, app: App, table: str = _TABLE) -> None:
        """``table`` is where the rules are asked for: it opens at what is special there."""
        super().__init__(app)
        self.table = table
        self.topic = next((topic for topic in TOPICS if topic.table == table), TOPICS[0])

    def build(self) -> Page:
        """The games, the list of the chosen one's topics, and the sheet of the chosen topic."""
        words = self.app.words
        book = next(book for book in BOOKS if self.topic in book.topics)
        high = min(_LIST.h, len(book.topics) * 96 - 12)
        rows = _LIST.top(high).rows(len(book.topics), gap=12)
        tabs = [
            Tab(row, words(topic.title), topic.icon, self._choose(topic), topic is self.topic)
            for row, topic in zip(rows, book.topics, strict=True)
        ]
        shelf = _SHELF.end(len(BOOKS) * (_SPINE + 16) - 16).columns(len(BOOKS), gap=16)
        games = [
            Tab(box, words(one.title), one.icon, self._choose(one.topics[0]), one is book)
            for box, one in zip(shelf, BOOKS, strict=True)
        ]
        widgets: list[Widget] = [
            *self.heading(words("How to play")),
            *games,
            *tabs,
            Glass(_SHEET, opacity=0.8),
            *self._sheet(_SHEET.inset(48, 36)),
            self.hints(menu_hints(words)),
        ]
        return Page(self.app, widgets, first=tabs[0], escape=self.back)

    def _choose(self, topic: Topic) -> Action:
        def choose() -> None:
            self.topic = topic
            self.lay_out()

        return choose

    def _sheet(self, box: Box) -> list[Widget]:
        title = Label(box.top(76), self.app.words(self.topic.title), Style(46, "Black"))
        body = box.below(92)
        if self.topic in (_CARDS, _WILDS):
            return [title, *_gallery(body, self.table, self.topic.faces)]
        if self.topic.keys:
            return [title, *self._keys(body)]
        return [title, *self._paragraphs(body)]

    def _paragraphs(self, box: Box) -> list[Widget]:
        words, topic = self.app.words, self.topic
        text, cards = box.top(box.h - _PICTURE), box.below(box.h - _PICTURE + 10)
        told = tuple(words(paragraph) for paragraph in topic.paragraphs)
        return [Paragraphs(text, told), CardRow(cards, topic.faces)]

    def _keys(self, box: Box) -> list[Widget]:
        words = self.app.words
        keys = self.topic.keys
        rows = box.top(len(keys) // 2 * 100).rows(len(keys) // 2, gap=10)
        cells = [cell for row in rows for cell in row.columns(2, gap=32)]
        return [
            KeyLine(cell, words(cap), words(what))
            for cell, (cap, what) in zip(cells, keys, strict=True)
        ]


def _gallery(box: Box, table: str, faces: tuple[str, ...]) -> list[Widget]:
    """Cards with what they do at that table, in two rows."""
    columns = len(faces) // 2
    cells = [cell for row in box.rows(2, gap=24) for cell in row.columns(columns, gap=40)]
    return [CardLine(cell, table, face) for cell, face in zip(cells, faces, strict=True)]


class Tab(Widget):
    """A topic in the list; the chosen one is gold."""

    def __init__(self, box: Box, label: str, icon: str, action: Action, chosen: bool) -> None:
        super().__init__(box)
        self.label, self.icon, self.action, self.chosen = label, icon, action, chosen

    def activate(self) -> None:
        """Turn to the topic."""
        self.action()

    def draw(self, pen: Pen) -> None:
        """Draw the row."""
        ink = WARM_INK if self.chosen else CREAM
        if self.chosen:
            pen.slab(self.box, self.radius, GOLD)
        else:
            pen.slab(self.box, self.radius, INK, 0.62, line=CREAM, line_opacity=0.16)
            pen.slab(self.box, self.radius, CREAM, 0.1, alpha=self.warmth)
        pen.icon(self.icon, self.box.x + 44, self.box.cy, 38, ink if self.chosen else GOLD)
        pen.text(self.label, self.box.after(82).before(16), Style(28, "Bold", ink))


class Picture(Widget):
    """Base of what is only looked at."""

    @property
    def focusable(self) -> bool:
        """It cannot be pressed."""
        return False


class Paragraphs(Picture):
    """Paragraphs with a mark before each, all of one size, evenly spread over the box."""

    def __init__(self, box: Box, texts: tuple[str, ...]) -> None:
        super().__init__(box)
        self.texts = texts

    def draw(self, pen: Pen) -> None:
        """Write them as large as they all fit, with what height is left between them."""
        style = replace(_BODY, size=_BODY.size * pen.app.settings.text_scale, grows=False)
        heights = self._heights(pen, style)
        while sum(heights) + _LEAST_GAP * len(heights) > self.box.h and style.size > SMALLEST:
            style = replace(style, size=max(SMALLEST, style.size - 1))
            heights = self._heights(pen, style)
        gap, y = (self.box.h - sum(heights)) / len(heights), self.box.y
        for text, height in zip(self.texts, heights, strict=True):
            row = Box(self.box.x, y, self.box.w, height)
            pen.canvas.draw(pen.look.mark("diamond", 18, GOLD), row.x + 14, row.cy)
            pen.text(text, row.after(44), style, wrap=True)
            y += height + gap

    def _heights(self, pen: Pen, style: Style) -> list[float]:
        place = self.box.after(44)
        return [pen.set(text, place, style, wrap=True).height for text in self.texts]


class CardRow(Picture):
    """Cards side by side."""

    def __init__(self, box: Box, faces: tuple[str, ...]) -> None:
        super().__init__(box)
        self.faces = faces

    def draw(self, pen: Pen) -> None:
        """Draw the cards as high as the box, in its middle."""
        width = self.box.h / card_art.RATIO
        left = self.box.cx - (len(self.faces) - 1) * (width + 24) / 2
        for i, code in enumerate(self.faces):
            x = left + i * (width + 24)
            shadow = pen.look.shadow(width, self.box.h, 12, blur=9, alpha=0.45)
            pen.canvas.draw(shadow, x, self.box.cy + 6)
            pen.canvas.draw(card_art.face_as_set(pen.app, code, width), x, self.box.cy)


class CardLine(Picture):
    """A card with its name and what it does."""

    def __init__(self, box: Box, table: str, face: str) -> None:
        super().__init__(box)
        self.table, self.face = table, face

    def draw(self, pen: Pen) -> None:
        """Draw the card at the left, the words beside it."""
        words, symbol = pen.app.words, symbol_of(self.face)
        width = min(190.0, (self.box.h - 20) / card_art.RATIO)
        height = width * card_art.RATIO
        shadow = pen.look.shadow(width, height, 12, blur=9, alpha=0.45)
        pen.canvas.draw(shadow, self.box.x + width / 2, self.box.cy + 6)
        face = card_art.face_as_set(pen.app, self.face, width)
        pen.canvas.draw(face, self.box.x + width / 2, self.box.cy)
        text = self.box.after(width + 32).middle(height)
        name = words("Numbers") if symbol.isdigit() else symbol_name(words, self.table, symbol)
        pen.text(name, text.top(60), Style(34, "Bold"))
        about = card_help(words, self.table, self.face)
        pen.text(about, text.below(64), Style(28, "Regular", SECOND), wrap=True, from_top=True)


class KeyLine(Picture):
    """A key cap and what the key does."""

    def __init__(self, box: Box, cap: str, what: str) -> None:
        super().__init__(box)
        self.cap, self.what = cap, what

    def draw(self, pen: Pen) -> None:
        """Draw both."""
        key = self.box.left(170).middle(56)
        pen.slab(key, 12, CREAM, 0.12, line=CREAM, line_opacity=0.5, line_width=1.6)
        pen.text(self.cap, key.inset(10, 0), Style(26, "Bold"), at="centre")
        pen.text(self.what, self.box.after(194), Style(28, "Regular"), wrap=True)
