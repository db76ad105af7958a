"""What lies on a table besides the cards: plates, ring, deck, banners, word art.

Like ``Look``, each method returns a sprite that is drawn at the centre of what it shows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import pygame

from game.app import paint
from game.app.canvas import BLACK, WHITE, Colour, Sprite
from game.app.look import Look, panel_svg
from game.app.marks import Suit, avatar_picture, suit_picture
from game.app.paint import Painting, Pixels
from game.app.palette import (
    ALARM,
    ALARM_INK,
    ALARM_LINE,
    AMBER,
    CREAM,
    GOLD,
    HEART,
    INK,
    MIDNIGHT,
    MIDNIGHT_INK,
    MIDNIGHT_LINE,
    SECOND,
    WARM_INK,
    Tone,
    hexed,
    rgb,
)
from game.table.card_art import RATIO, Back, back_picture

PlateState: TypeAlias = Literal["waiting", "turn", "skipped", "away"]
Mood: TypeAlias = Literal["plain", "alarm", "midnight", "queen", "call"]

RING: Final = (310.0, 190.0)
"""Half width and half height of the ring, about its centre (960, 424)."""
FUSE: Final = (352.0, 230.0)
"""The same of the ellipse on which the fuse lies, from -150 to -30 degrees."""
PLATE_HEIGHT: Final = 88
PLATE_WIDTH: Final = 288
OWN_PLATE_WIDTH: Final = 320
_BACK_INKS: Final[dict[Back, Colour]] = {
    "battle": rgb("#2D1C59"),
    "cards": rgb("#16505B"),
    "day": rgb("#2F86C9"),
    "night": rgb("#22335F"),
    "neutral": rgb("#16505B"),
    "navy": rgb("#22335F"),
    "wine": rgb("#8C1F38"),
}


@dataclass(frozen=True, slots=True)
class Plate:
    """What a name plate tells."""

    name: str
    avatar: str
    line: str = ""
    """The second line: a score, or what the player is doing."""
    count: int | None = None
    """Cards in hand, shown on a small card."""
    back: Back = "battle"
    hearts: int | None = None
    """Points in Hearts, shown on a chip of their own."""
    state: PlateState = "waiting"
    width: float = PLATE_WIDTH


class Furniture:
    """Draws the table's parts on one canvas. ``text_scale`` is the player's text size."""

    def __init__(self, look: Look, *, text_scale: float = 1.0) -> None:
        self.look = look
        self.canvas = look.canvas
        self.text_scale = text_scale

    # -- seats -----------------------------------------------------------------------------------

    def plate(self, plate: Plate) -> Sprite:
        """A whole name plate but for its timer."""
        turn = plate.state == "turn"
        w, h, m = plate.width, PLATE_HEIGHT, _PLATE_MARGIN

        def draw(p: Painting) -> None:
            box = (m, m, w, h)
            if turn:
                p.shadow(box, h / 2, 16, 0.67, colour=GOLD)
            else:
                p.shadow(box, h / 2, 18, 0.47, down=10)
            line, opacity = (GOLD, 0.95) if turn else (CREAM, 0.16)
            p.svg(panel_svg(box, h / 2, INK, 0.86 if turn else 0.72, line, opacity))
            _plate_person(p, plate)
            _plate_text(p, plate)
            _plate_badge(p, plate)

        return self.look.painted(("plate", plate), w + 2 * m, h + 2 * m, draw)

    def timer(self, *, hurry: bool = False) -> Sprite:
        """The full ring of a plate's timer: draw a wedge of it from the top, about the avatar."""
        colour = rgb("#FF6A4A") if hurry else GOLD

        def draw(p: Painting) -> None:
            p.svg(_circle(43, 43, 39, colour, 6.5))

        return self.look.painted(("timer", hurry), 86, 86, draw, edge=colour)

    def timer_centre(self, plate: Plate) -> tuple[float, float]:
        """Where the timer's centre is, from the plate's centre."""
        return 44 - plate.width / 2, 0.0

    # -- the middle ------------------------------------------------------------------------------

    def ring(self, tone: Tone | None) -> Sprite:
        """The ring in the colour in force; grey before there is one. Its wedges may be drawn."""
        rx, ry = RING
        w, h = 2 * rx + 120, 2 * ry + 120
        colour = tone.base if tone else rgb("#8A9A96")
        night = bool(tone and tone.night)
        width = 10 if night else 14

        def draw(p: Painting) -> None:
            view = (0.0, 0.0, w, h)
            if night:
                light = _ellipse(w / 2, h / 2, rx, ry, WHITE, width + 8)
                size = p.surface.get_size()
                p.surface.blit(paint.soft_svg(light, size, view, 14 * p.k, 0.9, colour), (0, 0))
            p.svg(
                _ellipse(w / 2, h / 2, rx, ry, BLACK, width + 10, 0.28)
                + _ellipse(w / 2, h / 2, rx, ry, colour, width)
                + _ellipse(w / 2, h / 2, rx - width / 2 + 2, ry - width / 2 + 2, WHITE, 1.6, 0.35)
            )

        return self.look.painted(("ring", colour, night), w, h, draw, edge=colour)

    def chevron(self) -> Sprite:
        """An arrowhead of the ring, pointing right."""

        def draw(p: Painting) -> None:
            head = "M-15,-21 L17,0 L-15,21 L-5,0 Z"
            p.svg(
                f'<g transform="translate(28 28)"><path d="{head}" fill-opacity="0.35" '
                f'transform="translate(1 3)"/><path d="{head}" fill="{hexed(CREAM)}"/></g>'
            )

        return self.look.painted("chevron", 56, 56, draw, edge=CREAM)

    def deck(self, kind: Back, cards: int, width: float = 160) -> Sprite:
        """The draw pile, as high as it has cards; drawn at its top card's centre."""
        layers = max(1, min(8, round(cards / 12 + 0.5)))
        m = 60.0
        w, h = width + 2 * m, width * RATIO + 2 * m

        def draw(p: Painting) -> None:
            for i in range(layers):
                lower = layers - 1 - i
                x, y = m + lower * 0.6, m + lower * 3
                box = (x, y, width, width * RATIO)
                p.shadow(box, 12 * width / 160, 7, 0.49 if i == 0 else 0.15, down=5)
                size = (round(width * p.k), round(width * RATIO * p.k))
                p.put(back_picture(kind, size), x + width / 2, y + width * RATIO / 2)

        return self.look.painted(("deck", kind, layers, width), w, h, draw)

    def slot(self, width: float = 148, label: tuple[str, ...] = ()) -> Sprite:
        """The place of a card that is still to come, with words in it."""
        h = width * RATIO

        def draw(p: Painting) -> None:
            p.svg(
                f'<rect x="3" y="3" width="{width - 6}" height="{h - 6}" rx="14" '
                f'fill="{hexed(WHITE)}" fill-opacity="0.07" stroke="{hexed(GOLD)}" '
                f'stroke-opacity="0.8" stroke-width="2.5"/>'
            )
            for i, word in enumerate(label):
                y = h / 2 + (i - (len(label) - 1) / 2) * 32
                p.text(word, width / 2, y, 26, weight="Medium", colour=GOLD, at="centre")

        return self.look.painted(("slot", width, label), width, h, draw, edge=GOLD)

    def card_shadow(self, *, lifted: bool) -> Sprite:
        """A card's shadow at width 160: tight for a resting card, soft for a lifted one."""
        blur = 18 if lifted else 7
        return self.look.shadow(160, 240, 12, blur=blur, alpha=1.0)

    def rim(self) -> Sprite:
        """The light round a card of width 160 that may be played; white, to be tinted."""
        return self.look.shadow(164, 244, 14, blur=8, alpha=0.92, colour=WHITE)

    # -- words -----------------------------------------------------------------------------------

    def banner(self, text: str, mood: Mood = "alarm", *, suit: Suit | None = None) -> Sprite:
        """A signal in a pill: the fuse is lit, midnight strikes, one card."""
        fill, opacity, colour, line = _MOODS[mood]
        return self.look.pill(
            text,
            size=28 * self.text_scale,
            weight="Medium" if mood == "plain" else "Bold",
            fill=fill,
            opacity=opacity,
            colour=colour,
            line=line,
            line_opacity=0.18 if mood == "plain" else 0.9,
            suit=suit,
        )

    def advice(self, text: str, *, icon: str | None = None, suit: Suit | None = None) -> Sprite:
        """The one line that says what the player may do."""
        return self.look.pill(text, size=28 * self.text_scale, icon=icon, suit=suit)

    def count(self, cards: int) -> Sprite:
        """The number of cards left, under the deck."""
        size = 26 * self.text_scale
        return self.look.pill(
            str(cards), size=size, weight="Bold", height=size / 26 * 46, pad=size / 26 * 20
        )

    def word(
        self,
        text: str,
        size: float,
        colour: Colour,
        edge: Colour,
        *,
        low: Colour | None = None,
        turn: float = 0.0,
    ) -> Sprite:
        """Word art: letters with a thick edge, turned ready by so many degrees."""
        k = self.canvas.scale

        def draw(_pixels: Pixels) -> pygame.Surface:
            return word_picture(text, size * k, colour, low, edge, turn)

        key = ("word", text, size, colour, edge, low, turn)
        w, h = word_picture(text, size * k, colour, low, edge, turn).get_size()
        return self.canvas.sprite(key, w / k, h / k, draw, edge=edge)

    def boom(self, text: str) -> Sprite:
        """BOOM!, pre-turned, for turning a sprite this wide each frame is dear."""
        return self.word(text, 230, rgb("#FFE9A8"), rgb("#7A0F1C"), low=rgb("#FFC456"), turn=7)

    def win(self, text: str) -> Sprite:
        """The word of victory."""
        return self.word(text, 150, rgb("#FFD98A"), WARM_INK, low=rgb("#E8A534"))

    def number(self, text: str) -> Sprite:
        """A counter's figure, such as ``+6``."""
        return self.word(text, 74, MIDNIGHT_LINE, WARM_INK)


_PLATE_MARGIN: Final = 50
_MOODS: Final[dict[Mood, tuple[Colour, float, Colour, Colour]]] = {
    "plain": (INK, 0.78, CREAM, CREAM),
    "alarm": (ALARM, 0.95, ALARM_INK, ALARM_LINE),
    "midnight": (MIDNIGHT, 0.92, MIDNIGHT_INK, MIDNIGHT_LINE),
    "queen": (rgb("#231A45"), 0.96, rgb("#F2E4B8"), rgb("#E2AC3F")),
    "call": (rgb("#C51C34"), 0.97, CREAM, CREAM),
}


def word_picture(
    text: str, em: float, colour: Colour, low: Colour | None, edge: Colour, turn: float
) -> pygame.Surface:
    """Letters with a thick edge and a foot, ``em`` in pixels."""
    letters = paint.ink(text, em, colour, low)
    margin = round(em / 6)
    rim = paint.tinted(letters, edge)
    picture = paint.blank(
        (letters.get_width() + 2 * margin, letters.get_height() + 2 * margin), edge
    )
    middle = picture.get_rect().center
    for angle in range(0, 360, 12):
        step = pygame.Vector2(em * 0.078, 0).rotate(angle)
        paint.centred(picture, rim, middle[0] + step.x, middle[1] + step.y + em * 0.035)
    paint.centred(picture, letters, *middle)
    return pygame.transform.rotozoom(picture, turn, 1) if turn else picture


def _plate_person(p: Painting, plate: Plate) -> None:
    m, away = _PLATE_MARGIN, plate.state == "away"
    x, y = m + 44, m + 44
    p.put(avatar_picture(plate.avatar, round(72 * p.k), grey=away), x, y)
    p.svg(_circle(x, y, 39, WHITE, 6, 0.18))
    if plate.state == "skipped":
        for colour, width in ((BLACK, 13), (rgb("#FF5A4A"), 8)):
            stroke = f'stroke="{hexed(colour)}" stroke-width="{width}" stroke-linecap="round"'
            p.svg(
                f'<path d="M{x - 25} {y - 25} L{x + 25} {y + 25} M{x + 25} {y - 25} '
                f'L{x - 25} {y + 25}" {stroke} stroke-opacity="{0.45 if width > 8 else 1}"/>'
            )


def _plate_text(p: Painting, plate: Plate) -> None:
    x, m = _PLATE_MARGIN + 98, _PLATE_MARGIN
    quiet = plate.state == "away"
    p.text(plate.name, x, m + 30, 28, weight="Bold", colour=SECOND if quiet else CREAM)
    p.text(plate.line, x, m + 61, 24, colour=AMBER if plate.state == "turn" else SECOND)


def _plate_badge(p: Painting, plate: Plate) -> None:
    right, m = _PLATE_MARGIN + plate.width, _PLATE_MARGIN
    if plate.hearts is not None:
        x = right - 98
        p.svg(
            f'<rect x="{x}" y="{m + 14}" width="84" height="60" rx="30" fill="{hexed(WHITE)}" '
            'fill-opacity="0.10"/>'
        )
        p.put(suit_picture("H", round(30 * p.k), HEART), x + 27, m + 44)
        p.text(str(plate.hearts), x + 66, m + 44, 28, weight="Bold", at="right")
    elif plate.count is not None:
        x = right - 68
        p.svg(
            f'<rect x="{x + 1}" y="{m + 14}" width="42" height="60" rx="8" fill="{hexed(CREAM)}"/>'
            f'<rect x="{x + 4}" y="{m + 17}" width="36" height="54" rx="5" '
            f'fill="{hexed(_BACK_INKS[plate.back])}"/>'
        )
        p.text(str(plate.count), x + 22, m + 44, 30, weight="Black", at="centre")


def _circle(
    x: float, y: float, radius: float, colour: Colour, width: float, opacity: float = 1.0
) -> str:
    return _ellipse(x, y, radius, radius, colour, width, opacity)


def _ellipse(
    x: float, y: float, rx: float, ry: float, colour: Colour, width: float, opacity: float = 1.0
) -> str:
    return (
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="none" stroke="{hexed(colour)}" '
        f'stroke-width="{width}" stroke-opacity="{opacity}"/>'
    )
