"""What lies on a table besides the cards: plates, ring, deck, banners, word art.

Like ``Look``, each method returns a sprite that is drawn at the centre of what it shows.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import pygame

from game.app import paint
from game.app.canvas import BLACK, WHITE, Colour, Sprite
from game.app.look import Look
from game.app.marks import Suit
from game.app.paint import Painting, Pixels
from game.app.palette import (
    ALARM,
    ALARM_INK,
    ALARM_LINE,
    CREAM,
    GOLD,
    INK,
    MIDNIGHT,
    MIDNIGHT_INK,
    MIDNIGHT_LINE,
    WARM_INK,
    Tone,
    hexed,
    rgb,
)
from game.table.card_art import RATIO, Back, back_picture
from game.table.plates import HURRY, PLATE_MARGIN, Plate, draw_plate, ellipse

Mood: TypeAlias = Literal["plain", "alarm", "midnight", "queen", "call"]

RING: Final = (310.0, 190.0)
"""Half width and half height of the ring, about its centre (960, 424)."""
FUSE_INNER, TIMER_INNER = 0.78, 0.75
"""The empty middles of their pictures, as shares of width and height."""
_RING_EDGE, _RING_GLOW = 20.0, 60.0
"""How far to either side it reaches: its own width by day, and its light by night."""
FUSE: Final = (352.0, 230.0)
"""The same of the ellipse on which the fuse lies, from -150 to -30 degrees."""


class Furniture:
    """Draws the table's parts on one canvas. ``text_scale`` is the player's text size."""

    def __init__(self, look: Look, *, text_scale: float = 1.0) -> None:
        self.look = look
        self.canvas = look.canvas
        self.text_scale = text_scale

    # -- seats -----------------------------------------------------------------------------------

    def plate_size(self, plate: Plate) -> tuple[float, float]:
        """Width and height of a plate, which grow with the text: 288 x 88 up to 400 x 120."""
        grown = self._plate_text(plate) - 1.0
        return _plate_width(plate) + grown * 224, 88 + grown * 64

    def plate(self, plate: Plate) -> Sprite:
        """A whole name plate but for its timer."""
        w, h = self.plate_size(plate)
        text = self._plate_text(plate)

        def draw(p: Painting) -> None:
            draw_plate(p, plate, w, h, text)

        key = ("plate", plate, text)
        return self.look.painted(key, w + 2 * PLATE_MARGIN, h + 2 * PLATE_MARGIN, draw)

    def timer(self, plate: Plate | None = None, *, hurry: bool = False) -> Sprite:
        """The full ring of a plate's timer: draw a wedge of it from the top, about the avatar."""
        colour = HURRY if hurry else GOLD
        _, h = self.plate_size(plate or Plate("", ""))
        side = h - 2

        def draw(p: Painting) -> None:
            p.svg(ellipse(side / 2, side / 2, h / 2 - 5, h / 2 - 5, colour, 6.5))

        return self.look.painted(("timer", hurry, h), side, side, draw, edge=colour)

    def timer_centre(self, plate: Plate) -> tuple[float, float]:
        """Where the timer's centre is, from the plate's centre."""
        w, h = self.plate_size(plate)
        return (h - w) / 2, 0.0

    def _plate_text(self, plate: Plate) -> float:
        """The text's scale on that plate, as far as there is room for the plate to grow."""
        if plate.room is None:
            return self.text_scale
        return min(self.text_scale, max(1.0, 1.0 + (plate.room - _plate_width(plate)) / 224))

    # -- the middle ------------------------------------------------------------------------------

    def ring(self, tone: Tone | None) -> Sprite:
        """The ring in the colour in force; grey before there is one. Its wedges may be drawn."""
        rx, ry = RING
        colour = tone.base if tone else rgb("#8A9A96")
        night = bool(tone and tone.night)
        width, reach = (10, _RING_GLOW) if night else (14, _RING_EDGE)
        w, h = 2 * (rx + reach), 2 * (ry + reach)

        def draw(p: Painting) -> None:
            view = (0.0, 0.0, w, h)
            if night:
                light = ellipse(w / 2, h / 2, rx, ry, WHITE, width + 8)
                size = p.surface.get_size()
                p.surface.blit(paint.soft_svg(light, size, view, 14 * p.k, 0.9, colour), (0, 0))
            p.svg(
                ellipse(w / 2, h / 2, rx, ry, BLACK, width + 10, 0.28)
                + ellipse(w / 2, h / 2, rx, ry, colour, width)
                + ellipse(w / 2, h / 2, rx - width / 2 + 2, ry - width / 2 + 2, WHITE, 1.6, 0.35)
            )

        return self.look.painted(("ring", colour, night), w, h, draw, edge=colour)

    def ring_inner(self, tone: Tone | None) -> float:
        """The empty middle of the ring's picture, as a share of its width and height."""
        reach = _RING_GLOW if tone and tone.night else _RING_EDGE
        return (RING[1] - reach) / (RING[1] + reach)

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
        """The draw pile, as high as it has cards; drawn at its top card's centre.

        Without cards it is an outline in their place.
        """
        layers = 0 if cards <= 0 else min(8, 1 + cards // 12)
        m, tall = 60.0, width * RATIO

        def draw(p: Painting) -> None:
            if not layers:
                p.svg(_outline(m, m, width, tall))
                return
            low = layers - 1
            p.shadow((m - low * 0.6, m + low * 3, width, tall), width * 0.075, 7, 0.55, down=5)
            size = (round(width * p.k), round(tall * p.k))
            picture = back_picture(kind, size)
            lower = paint.tinted(picture, rgb("#D6C8A8"))
            lower.blit(picture, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
            for i in range(low, -1, -1):
                x, y = m - i * 0.6 + width / 2, m + i * 3 + tall / 2
                p.put(lower if i % 2 else picture, x, y)

        return self.look.painted(("deck", kind, layers, width), width + 2 * m, tall + 2 * m, draw)

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

        def draw(_pixels: Pixels) -> pygame.Surface:
            return word_picture(text, size * self.canvas.scale, colour, low, edge, turn)

        key = ("word", text, size, colour, edge, low, turn)
        return self.canvas.sprite(key, size, size, draw, edge=edge)  # its size is the letters'

    def boom(self, text: str) -> Sprite:
        """BOOM!, pre-turned, for turning a sprite this wide each frame is dear."""
        return self.word(text, 230, rgb("#FFE9A8"), rgb("#7A0F1C"), low=rgb("#FFC456"), turn=7)

    def win(self, text: str) -> Sprite:
        """The word of victory."""
        return self.word(text, 150, rgb("#FFD98A"), WARM_INK, low=rgb("#E8A534"))

    def number(self, text: str) -> Sprite:
        """A counter's figure, such as ``+6``."""
        return self.word(text, 74, MIDNIGHT_LINE, WARM_INK)


def _plate_width(plate: Plate) -> float:
    return 320 if plate.own else 304 if plate.hearts is not None else 288


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


def _outline(x: float, y: float, width: float, height: float) -> str:
    return (
        f'<rect x="{x + 2}" y="{y + 2}" width="{width - 4}" height="{height - 4}" rx="12" '
        f'fill="{hexed(BLACK)}" fill-opacity="0.12" stroke="{hexed(WHITE)}" '
        'stroke-opacity="0.28" stroke-width="2.5"/>'
    )
