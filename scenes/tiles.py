"""Tiles: a game or a table as a picture with its cards, its name and how many play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.app.canvas import BLACK, Colour, Sprite
from game.app.paint import Painting, linear, radial
from game.app.palette import CREAM, GOLD, WARM_INK, rgb
from game.app.widgets import Action, Box, Pen, Style, Widget
from game.table import card_art

_RADIUS: Final = 30.0
_SHADE: Final = 230.0
"""How high the shade under the words is."""


@dataclass(frozen=True, slots=True)
class Pose:
    """A card of a tile's picture: its face or back, where it lies from the middle, how turned."""

    card: str
    x: float
    y: float
    angle: float = 0.0
    back: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """What a tile shows: the cloth from its middle to its edge, and the cards on it."""

    middle: Colour
    edge: Colour
    light: Colour
    poses: tuple[Pose, ...]
    emblem: str = ""
    """What lies on the cards, in the middle."""


def fan(faces: str, *, step: float = 86, bend: float = 8.5, y: float = 0.0) -> tuple[Pose, ...]:
    """Poses of cards held in a fan; the middle one of an odd number is drawn out a little."""
    cards = faces.split()
    middle = (len(cards) - 1) / 2
    return tuple(
        Pose(
            card,
            (i - middle) * step,
            y + 9 * (i - middle) ** 2 - (26 if i == middle else 0),
            (i - middle) * bend,
        )
        for i, card in enumerate(cards)
    )


PICTURES: Final = {
    "color-battle": Picture(
        rgb("#2A8C80"), rgb("#072E2F"), rgb("#7FE0C8"), fan("Y-Skip R5 W B-Bomb G9")
    ),
    "classic": Picture(rgb("#2A8C80"), rgb("#072E2F"), rgb("#7FE0C8"), fan("R5 W B-Bomb")),
    "day-night": Picture(rgb("#3A3F9A"), rgb("#0A0D2B"), rgb("#9A8CFF"), fan("Y-Flip V-Clock P+5")),
    "siege": Picture(rgb("#7C8088"), rgb("#22252B"), rgb("#D8DCE6"), fan("G+2 B-Shield R-Skip")),
    "colour-cards": Picture(
        rgb("#B9834C"),
        rgb("#3E2410"),
        rgb("#FFE9C0"),
        (*fan("G+2 B3 Y8 R-Reverse W4", step=82),),
    ),
    "hearts": Picture(rgb("#942C43"), rgb("#2E0716"), rgb("#FF9AAA"), fan("TH KH QS AH 2H")),
    "war": Picture(
        rgb("#2F5296"),
        rgb("#0A1430"),
        rgb("#9AB8FF"),
        (
            Pose("wine", -196, 6, -14, back=True),
            Pose("wine", 196, 6, 14, back=True),
            Pose("KS", -88, -8, -6),
            Pose("KD", 88, -8, 6),
        ),
        emblem="swords",
    ),
}


class Tile(Widget):
    """A picture that is pressed like a key; its cards rise and spread while it is pointed at.

    ``dealt`` is how many of its cards are to be seen: a screen can let them come one by one.
    """

    radius = _RADIUS

    def __init__(
        self,
        box: Box,
        picture: Picture,
        name: str,
        about: str,
        seats: str,
        action: Action | None,
        *,
        tag: str = "",
        help: str = "",
        name_size: float = 46.0,
        card_width: float = 142.0,
        cards_at: float = 0.5,
    ) -> None:
        super().__init__(box, help=help)
        self.picture, self.name, self.about, self.seats = picture, name, about, seats
        self.action, self.tag = action, tag
        self.name_size, self.card_width, self.cards_at = name_size, card_width, cards_at
        self.chosen = False
        self.dealt = len(picture.poses)
        self.enabled = action is not None

    def activate(self) -> None:
        """Do what the tile is for."""
        if self.action is not None:
            self.action()

    def draw(self, pen: Pen) -> None:
        """Draw cloth, cards, shade and words."""
        self._draw_cloth(pen)
        self._draw_cards(pen)
        self._draw_shade(pen)
        self._draw_words(pen)
        bright = 1.0 if self.chosen else self.warmth
        pen.frame(self.box, self.radius, CREAM, width=2.0, alpha=0.22)
        if bright:
            pen.frame(self.box, self.radius, GOLD, alpha=bright)

    def _draw_cloth(self, pen: Pen) -> None:
        box, look = self.box, pen.look
        shadow = look.shadow(box.w, box.h, self.radius, blur=26, alpha=0.74)
        pen.canvas.draw(shadow, box.cx, box.cy + 18)
        bright = 0.75 if self.chosen else self.warmth
        if bright:
            glow = look.shadow(box.w, box.h, self.radius, blur=20, alpha=0.9, colour=GOLD)
            pen.canvas.draw(glow, box.cx, box.cy, alpha=bright)
        picture = self.picture

        def cloth(p: Painting) -> None:
            reach = max(box.w, box.h) * 0.72
            light = radial(
                "l", box.w / 2, box.h * 0.36, reach, (0, picture.middle, 1), (1, picture.edge, 1)
            )
            p.svg(
                f'<rect width="{box.w}" height="{box.h}" rx="{self.radius}" fill="url(#l)"/>', light
            )

        sprite = look.painted(("cloth", box.w, box.h, picture), box.w, box.h, cloth)
        pen.canvas.draw(sprite, box.cx, box.cy)

    def _draw_cards(self, pen: Pen) -> None:
        box, width = self.box, self.card_width
        scale, spread, rise = width / 142, 1 + 0.05 * self.warmth, 10 * self.warmth
        light, middle = pen.look.glow(240 * scale), box.x + box.w * self.cards_at
        pen.canvas.draw(light, middle, box.y + box.h * 0.38, tint=self.picture.light, alpha=0.22)
        for pose in self.picture.poses[: self.dealt]:
            x = middle + pose.x * scale * spread
            y = box.y + box.h * 0.42 + (pose.y - rise) * scale
            angle = pose.angle * spread
            shadow = pen.look.shadow(width, width * 1.5, 12 * scale, blur=9 * scale, alpha=0.45)
            pen.canvas.draw(shadow, x + 2, y + 7 * scale, angle=angle)
            pen.canvas.draw(self._card(pen, pose), x, y, angle=angle)
        if self.picture.emblem and self.dealt == len(self.picture.poses):
            emblem = pen.look.emblem(self.picture.emblem, 96 * scale)
            pen.canvas.draw(emblem, middle, box.y + box.h * 0.4 - rise * scale)

    def _card(self, pen: Pen, pose: Pose) -> Sprite:
        app = pen.app
        if pose.back:
            return card_art.back(app.canvas, "wine", self.card_width)
        return card_art.face_as_set(app, pose.card, self.card_width)

    def _draw_shade(self, pen: Pen) -> None:
        box, high = self.box, min(_SHADE, self.box.h * 0.62)
        stops = ((0.0, BLACK, 0.0), (0.3, BLACK, 0.06), (0.6, BLACK, 0.42), (1.0, BLACK, 0.8))
        r = self.radius

        def shade(p: Painting) -> None:
            p.svg(
                f'<path d="M0,0 L{box.w},0 L{box.w},{high - r} Q{box.w},{high} {box.w - r},{high} '
                f'L{r},{high} Q0,{high} 0,{high - r} Z" fill="url(#s)"/>',
                linear("s", 0, high - 30, *stops),
            )

        sprite = pen.look.painted(("shade", box.w, high), box.w, high, shade)
        pen.canvas.draw(sprite, box.cx, box.bottom - high / 2)

    def _draw_words(self, pen: Pen) -> None:
        lines = 110 if self.about else 62
        foot = Box(self.box.x + 26, self.box.bottom - lines - 14, self.box.w - 52, lines)
        pen.text(self.name, foot.top(62), Style(self.name_size, "Black"), shade=0.6)
        if self.about:
            self._draw_about(pen, foot.below(62))
        if self.tag:
            self._draw_tag(pen)

    def _draw_about(self, pen: Pen, line: Box) -> None:
        style = Style(26, "Bold", grows=False)
        count = line.end(pen.set(self.seats, line.end(110), style).width + 1)
        pen.text(self.seats, count, style)
        pen.icon("people", count.x - 26, count.cy, 34)
        pen.text(self.about, line.before(count.w + 55), Style(26, "Medium"))

    def _draw_tag(self, pen: Pen) -> None:
        style = Style(24, "Bold", WARM_INK)
        width = pen.set(self.tag, self.box.inset(60, 0), style).width + 40
        pill = Box(self.box.x + 24, self.box.y + 24, width, 46)
        pen.slab(pill, 23, CREAM)
        pen.text(self.tag, pill.inset(20, 0).left(width - 39), style)


def deal_in(tiles: Sequence[Tile]) -> bool:
    """Let one more card of the tiles be seen; False if all are."""
    waiting = next((tile for tile in tiles if tile.dealt < len(tile.picture.poses)), None)
    if waiting is None:
        return False
    waiting.dealt += 1
    return True
