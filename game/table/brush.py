"""What the table is drawn with: the canvas and the art, in the player's palette and text size."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi
from typing import Final

from game.app.app import App
from game.app.canvas import Colour, Sprite
from game.app.look import Look
from game.app.paint import Painting
from game.app.palette import CREAM, RIM, Tone, hexed, tone
from game.app.turned import Hole
from game.games.colours.cards import Colour as CardColour
from game.games.colours.cards import Side
from game.motion.layout import Anchor
from game.table import card_art
from game.table.furniture import Furniture
from game.table.outfits import OUTFITS
from game.table.showpieces import Showpieces

FULL: Final = 176.0
"""The width at which faces are painted; other widths are drawn from the same picture."""
RED: Final[Colour] = (255, 74, 60)
"""The rim of a card that is refused."""


@dataclass(frozen=True, slots=True)
class CardLook:
    """One card as it is to be drawn."""

    front: str | None
    """The text of its face, or None if only its back can be seen."""
    pose: Anchor
    back: str | None = None
    """The text of the face on its other side, or None for the back of this table's cards."""
    turn: float = 1.0
    """0 shows the back, 1 the front."""
    lift: float = 0.0
    """How far off the table: 0 to 1."""
    alpha: float = 1.0
    rim: float = 0.0
    """How bright the light of a card that may be played is."""
    red: float = 0.0
    dim: float = 0.0
    """How dark the veil of a card that may not be played is."""
    shade: float = 1.0
    """How dark its shadow is."""
    drop: float = 0.0
    """How far below it its shadow lies, beyond what ``lift`` gives."""


class Brush:
    """Draws cards, and hands out all other sprites."""

    def __init__(self, app: App, table: str = "classic") -> None:
        self.app = app
        self.table = table
        self.outfit = OUTFITS[table]
        self.canvas = app.canvas
        self.words = app.words
        self.look = Look(app.canvas)
        self.furniture = Furniture(self.look, text_scale=app.settings.text_scale)
        self.pieces = Showpieces(self.look)
        self.back: card_art.Back = self.outfit.back()

    @property
    def safe(self) -> bool:
        """Whether the palette for red-green blindness is on."""
        return self.app.settings.safe_palette

    def tone(self, colour: CardColour, side: Side = Side.DAY) -> Tone:
        """How a colour looks outside the cards."""
        return tone(colour.letter(side), safe=self.safe)

    def face(self, code: str) -> Sprite:
        """A face at the width ``FULL``."""
        palette: card_art.Palette = "safe" if self.safe else "normal"
        return card_art.face(self.canvas, code, FULL, palette=palette)

    def card(self, card: CardLook) -> None:
        """A card with its shadow and, if it has one, its rim."""
        pose = card.pose
        if card.alpha <= 0.004 or pose.width <= 1:
            return
        if card.shade:
            self._shadow(card)
        for colour, bright in ((RIM, card.rim), (RED, card.red)):
            if bright > 0.01:
                self.canvas.draw(
                    self.furniture.rim(),
                    pose.x,
                    pose.y,
                    scale=pose.width / 160,
                    angle=pose.angle,
                    alpha=bright * card.alpha,
                    tint=colour,
                    hole=_hidden(card),
                )
        self._body(card)

    def focus(self, pose: Anchor) -> None:
        """A cream ring about a card that the keyboard has chosen."""
        sprite = self.look.painted("card focus", 200, 288, _focus_ring, edge=CREAM)
        self.canvas.draw(sprite, pose.x, pose.y, scale=pose.width / FULL, angle=pose.angle)

    def _body(self, card: CardLook) -> None:
        pose = card.pose
        shown = card.front if card.front is not None else None
        turn = card.turn if shown is not None else 0.0
        if 0.01 < turn < 0.99 and shown is not None:
            back = card_art.back(self.canvas, self.back, FULL)
            if card.back is not None:
                back = self.face(card.back)
            self.canvas.card(
                self.face(shown),
                back,
                pose.x,
                pose.y,
                turn=turn,
                scale=pose.width / FULL,
                angle=pose.angle,
                alpha=card.alpha,
            )
            return
        if card.back is not None and turn <= 0.01:
            sprite, scale = self.face(card.back), pose.width / FULL
        elif shown is None or turn <= 0.01:
            sprite, scale = self.back_sprite(pose.width)
        else:
            sprite, scale = self.face(shown), pose.width / FULL
        light = round(255 - 90 * card.dim)
        self.canvas.draw(
            sprite,
            pose.x,
            pose.y,
            scale=scale,
            angle=pose.angle,
            alpha=card.alpha,
            tint=(light, light, light),
        )

    def back_sprite(self, width: float) -> tuple[Sprite, float]:
        """A back, and the scale at which it is so wide: sharp at the widths hands have."""
        if width in _BACKS:
            return card_art.back(self.canvas, self.back, width), 1.0
        return card_art.back(self.canvas, self.back, FULL), width / FULL

    def _shadow(self, card: CardLook) -> None:
        """Soft below a lifted card, tight below a resting one; it turns with its card."""
        pose, lift = card.pose, min(1.0, max(0.0, card.lift))
        k = pose.width / 160
        narrow = max(0.08, abs(cos(pi * card.turn))) if card.front is not None else 1.0
        down, alpha = (5 + 15 * lift) * k + card.drop, card.alpha * card.shade
        hole = _hidden(card, down / k)
        if lift < 0.98:
            self.canvas.draw(
                self.furniture.card_shadow(lifted=False),
                pose.x,
                pose.y + down,
                scale=k,
                sx=narrow,
                angle=pose.angle,
                alpha=alpha * 0.49 * (1 - lift),
                hole=hole,
            )
        if lift > 0.02:
            self.canvas.draw(
                self.furniture.card_shadow(lifted=True),
                pose.x + 6 * lift * k,
                pose.y + down,
                scale=k,
                sx=narrow,
                angle=pose.angle,
                alpha=alpha * 0.42 * lift,
                hole=hole,
            )


def _hidden(card: CardLook, moved: float = 0.0) -> Hole | None:
    """What its card hides of a shadow of width 160 that lies so far away from it."""
    if card.alpha < 1.0 or (card.front is not None and 0.01 < card.turn < 0.99):
        return None
    inset = 2 * (_CORNER + abs(moved))
    hole = 160 - inset, 240 - inset
    return hole if hole[0] > 0 else None


def _focus_ring(p: Painting) -> None:
    p.svg(
        f'<rect x="4" y="4" width="192" height="280" rx="22" fill="none" '
        f'stroke="{hexed(CREAM)}" stroke-width="5"/>'
    )


_CORNER: Final = 8.0
"""So far inside its edges a card of width 160 is opaque, round corners and all."""
_BACKS: Final = (50.0, 84.0, 96.0, 160.0)
