"""How a name plate is painted: who sits there, what they are doing, how many cards they hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from game.app.canvas import BLACK, WHITE, Colour
from game.app.look import panel_svg
from game.app.marks import avatar_picture, suit_picture
from game.app.paint import Painting
from game.app.palette import AMBER, CREAM, GOLD, HEART, INK, SECOND, hexed, rgb
from game.table.card_art import Back

PlateState: TypeAlias = Literal["waiting", "turn", "skipped", "away"]
PLATE_MARGIN: Final = 50
"""How far a plate's shadow or glow may reach around it."""
HURRY: Final = rgb("#FF6A4A")
_BACK_INKS: Final[dict[Back, Colour]] = {
    "battle": rgb("#2D1C59"),
    "cards": rgb("#16505B"),
    "day": rgb("#2F86C9"),
    "night": rgb("#22335F"),
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
    """Points in Hearts, shown on a chip instead."""
    state: PlateState = "waiting"
    own: bool = False
    room: float | None = None
    """How wide it may become at most; larger text then grows only so far."""


def draw_plate(p: Painting, plate: Plate, width: float, height: float, text: float) -> None:
    """A whole plate in the middle of the painting; ``text`` is the text's scale."""
    m, turn = PLATE_MARGIN, plate.state == "turn"
    box = (m, m, width, height)
    if turn:
        p.shadow(box, height / 2, 16, 0.67, colour=GOLD)
    else:
        p.shadow(box, height / 2, 18, 0.47, down=10)
    line, opacity = (GOLD, 0.95) if turn else (CREAM, 0.16)
    p.svg(panel_svg(box, height / 2, INK, 0.93 if turn else 0.72, line, opacity))
    _person(p, plate, height)
    right = _badge(p, plate, m + width, height, text)
    _lines(p, plate, right, height, text)


def _person(p: Painting, plate: Plate, height: float) -> None:
    x = y = PLATE_MARGIN + height / 2
    side = round((height - 16) * p.k)
    p.put(avatar_picture(plate.avatar, side, grey=plate.state == "away"), x, y)
    p.svg(ellipse(x, y, height / 2 - 5, height / 2 - 5, WHITE, 6, 0.18))
    if plate.state == "skipped":
        r = height * 0.285
        cross = f"M{x - r} {y - r} L{x + r} {y + r} M{x + r} {y - r} L{x - r} {y + r}"
        p.svg(
            "".join(
                f'<path d="{cross}" fill="none" stroke="{hexed(colour)}" stroke-width="{width}" '
                f'stroke-linecap="round" stroke-opacity="{opacity}"/>'
                for colour, width, opacity in ((BLACK, 14, 0.5), (HURRY, 8, 1))
            )
        )


def _lines(p: Painting, plate: Plate, right: float, height: float, text: float) -> None:
    x, m = PLATE_MARGIN + height + 10, PLATE_MARGIN
    name = SECOND if plate.state == "away" else CREAM
    line = AMBER if plate.state == "turn" else SECOND
    wide = right - x
    upper, lower = (0.34, 0.69) if plate.line else (0.5, 0.5)
    p.fitted(plate.name, x, m + height * upper, wide, 28 * text, weight="Bold", colour=name)
    if plate.line:
        p.fitted(plate.line, x, m + height * lower, wide, 24 * text, colour=line)


def _badge(p: Painting, plate: Plate, right: float, height: float, text: float) -> float:
    """The points or the cards at the right end; how far to the right the lines may reach."""
    m, k = PLATE_MARGIN, height / 88
    if plate.hearts is not None:
        x, w, h = right - 110 * k, 96 * k, 60 * k
        p.svg(
            f'<rect x="{x}" y="{m + 14 * k}" width="{w}" height="{h}" rx="{h / 2}" '
            f'fill="{hexed(WHITE)}" fill-opacity="0.10"/>'
        )
        p.put(suit_picture("H", round(30 * k * p.k), HEART), x + 25 * k, m + 44 * k)
        middle = m + 44 * k
        p.text(str(plate.hearts), x + 84 * k, middle, 28 * k, weight="Bold", at="right")
        return x - 8
    if plate.count is None:
        return right - 20
    x = right - 68 * k
    p.svg(_small_card(x, m + 13 * k, k, _BACK_INKS[plate.back]))
    size = (30 if plate.count < 10 else 27 if plate.count < 100 else 19) * k
    p.text(str(plate.count), x + 22 * k, m + 44 * k, size, weight="Black", at="centre")
    return x - 8


def _small_card(x: float, y: float, k: float, colour: Colour) -> str:
    return (
        f'<g transform="translate({x} {y}) scale({k})">'
        f'<rect x="1" y="1" width="42" height="60" rx="8" fill="{hexed(CREAM)}"/>'
        f'<rect x="4" y="4" width="36" height="54" rx="5" fill="{hexed(colour)}"/></g>'
    )


def ellipse(
    x: float, y: float, rx: float, ry: float, colour: Colour, width: float, opacity: float = 1.0
) -> str:
    """A ring or an ellipse, as a line."""
    return (
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="none" stroke="{hexed(colour)}" '
        f'stroke-width="{width}" stroke-opacity="{opacity}"/>'
    )
