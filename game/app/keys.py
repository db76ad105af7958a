"""How keys are painted: a face with a lip beneath it, in four kinds and five states."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from game.app.canvas import WHITE, Colour
from game.app.marks import icon_picture
from game.app.paint import Painting, linear
from game.app.palette import CREAM, OFF_INK, WARM_INK, hexed, rgb

KeyKind: TypeAlias = Literal["primary", "plain", "calm", "call"]
KeyState: TypeAlias = Literal["normal", "hover", "pressed", "focus", "off"]
KEY_KINDS: Final[tuple[KeyKind, ...]] = get_args(KeyKind)
KEY_STATES: Final[tuple[KeyState, ...]] = get_args(KeyState)
KEY_MARGIN: Final = 36
"""How far a key's shadow and its focus ring may reach around it."""


@dataclass(frozen=True, slots=True)
class KeyColours:
    """What a key is painted with: its gradient, its lip and its letters."""

    top: Colour
    low: Colour
    lip: Colour
    ink: Colour
    hairline: float = 0.18


def _key_colours(top: str, low: str, lip: str, ink: Colour, hairline: float = 0.18) -> KeyColours:
    return KeyColours(rgb(top), rgb(low), rgb(lip), ink, hairline)


_KEYS: Final[dict[KeyKind, KeyColours]] = {
    "primary": _key_colours("#FFD068", "#F2A62A", "#A9650C", WARM_INK, 0.4),
    "plain": _key_colours("#33464A", "#223236", "#10191C", CREAM),
    "calm": _key_colours("#1F845B", "#106B44", "#08412A", CREAM),
    "call": _key_colours("#E23B4C", "#C51C34", "#760C1E", CREAM),
}
_HOVERED: Final[dict[KeyKind, KeyColours]] = {
    "primary": _key_colours("#FFE08F", "#F8B843", "#A9650C", WARM_INK, 0.5),
    "plain": _key_colours("#3E555A", "#2B3E43", "#10191C", CREAM, 0.24),
    "calm": _key_colours("#238C61", "#147A50", "#08412A", CREAM, 0.24),
    "call": _key_colours("#E84455", "#D0233D", "#760C1E", CREAM, 0.24),
}
_OFF: Final = _key_colours("#1B2A2C", "#1B2A2C", "#152224", OFF_INK, 0.08)
LIP: Final = 6
_SINK: Final[dict[KeyState, int]] = {"pressed": 5, "hover": -2}


def key_colours(kind: KeyKind, state: KeyState) -> KeyColours:
    """The colours of a key of that kind in that state."""
    if state == "off":
        return _OFF
    return (_HOVERED if state == "hover" else _KEYS)[kind]


def draw_key(
    p: Painting,
    width: float,
    height: float,
    kind: KeyKind,
    state: KeyState,
    radius: float,
    label: str,
    size: float,
    icon: str | None,
    hint: str | None,
    sub: str | None,
) -> None:
    """A whole key in the middle of the painting."""
    sink, face = _SINK.get(state, 0), height - LIP
    box = (KEY_MARGIN, KEY_MARGIN, width, height)
    if state != "off":
        pressed = state == "pressed"
        alpha, down = (0.27, 3) if pressed else (0.51, 8)
        p.shadow(box, radius, 12, alpha, down=down)
    colours = key_colours(kind, state)
    _body(p, width, face, sink, radius, colours)
    if state == "focus":
        _focus(p, width, height, radius)
    middle = KEY_MARGIN + sink + face / 2
    _label(p, middle, label, size, colours.ink, icon, hint, sub)


def _body(
    p: Painting, width: float, face: float, sink: float, radius: float, colours: KeyColours
) -> None:
    x, y = KEY_MARGIN, KEY_MARGIN + sink
    top = linear("g", y, y + face, (0, colours.top, 1), (1, colours.low, 1))
    p.svg(
        f'<rect x="{x}" y="{KEY_MARGIN + LIP}" width="{width}" height="{face}" rx="{radius}" '
        f'fill="{hexed(colours.lip)}"/>'
        f'<rect x="{x}" y="{y}" width="{width}" height="{face}" rx="{radius}" fill="url(#g)"/>'
        f'<rect x="{x + 1}" y="{y + 1}" width="{width - 2}" height="{face - 2}" rx="{radius - 1}" '
        f'fill="none" stroke="{hexed(WHITE)}" stroke-opacity="{colours.hairline}" '
        f'stroke-width="1.6"/>',
        top,
    )


def _focus(p: Painting, width: float, height: float, radius: float) -> None:
    at = KEY_MARGIN - 7
    p.svg(
        f'<rect x="{at}" y="{at}" width="{width + 14}" height="{height + 14}" rx="{radius + 7}" '
        f'fill="none" stroke="{hexed(CREAM)}" stroke-width="4"/>'
    )


def _label(
    p: Painting,
    middle: float,
    label: str,
    size: float,
    ink: Colour,
    icon: str | None,
    hint: str | None,
    sub: str | None,
) -> None:
    mark, gap = (size * 1.25 if icon else 0.0), (14.0 if icon and label else 0.0)
    wide = p.text_width(label, size, "Bold") if label else 0.0
    cap = p.text_width(hint, 24, "Medium") + 26 if hint else 0.0
    x = (p.width - wide - mark - gap - (cap + 14 if hint else 0)) / 2
    if icon:
        p.put(icon_picture(icon, round(mark * p.k), ink), x + mark / 2, middle)
    x += mark + gap
    p.text(label, x, middle - (15 if sub else 0), size, weight="Bold", colour=ink)
    if sub:
        p.text(sub, x, middle + 20, 24, weight="Medium", colour=ink)
    if hint:
        draw_keycap(p, x + wide + 14, middle, cap, hint, ink)


def draw_keycap(
    p: Painting, x: float, middle: float, width: float, label: str, ink: Colour
) -> None:
    """A keyboard's key, 38 high, from ``x`` on."""
    p.svg(
        f'<rect x="{x + 1}" y="{middle - 18}" width="{width - 2}" height="36" rx="9" '
        f'fill="{hexed(ink)}" fill-opacity="0.12" stroke="{hexed(ink)}" stroke-opacity="0.5" '
        f'stroke-width="1.6"/>'
    )
    p.text(label, x + width / 2, middle, 24, weight="Medium", colour=ink, at="centre")
