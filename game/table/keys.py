"""The keys of the table: taking, playing and keeping, the call, sorting, menu, hint and sound."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from game.app.keys import KeyKind, KeyState
from game.app.palette import rgb
from game.motion.layout import Layout
from game.table.brush import Brush
from game.table.frame import Part

_DUE: Final = rgb("#FF5A4A")
"""The light about the key for the call while it is due."""


@dataclass(frozen=True, slots=True)
class TableKey:
    """One key: the place it has in the layout, what it says and what it asks for."""

    place: str
    """``main``, ``second``, ``third``, ``sort``, ``menu``, ``hint`` or ``sound``."""
    asks: str
    """The intent's word: ``take``, ``play`` ..."""
    label: str = ""
    kind: KeyKind = "plain"
    icon: str | None = None
    hint: str | None = None
    enabled: bool = True


class TableKeys:
    """Draws the keys and finds them."""

    def __init__(self, brush: Brush, layout: Layout) -> None:
        self.brush = brush
        self.layout = layout
        self.shown: tuple[TableKey, ...] = ()

    def at(self, x: float, y: float) -> TableKey | None:
        """The key at that point."""
        for key in self.shown:
            if self.layout.box(f"key:{key.place}").holds(x, y):
                return key
        return None

    def find(self, asks: str) -> TableKey | None:
        """The key which asks for that, if it is shown."""
        return next((key for key in self.shown if key.asks == asks), None)

    def parts(self, over: str | None, pressed: str | None) -> Iterator[Part]:
        """All keys; ``over`` and ``pressed`` say what is pointed at and held down."""
        for key in self.shown:
            state = self._state(key, over, pressed)
            yield Part("keys", (key, state), partial(self._draw, key, state))

    def _state(self, key: TableKey, over: str | None, pressed: str | None) -> KeyState:
        spot = f"key:{key.asks}"
        if not key.enabled:
            return "off"
        if pressed == spot and over == spot:
            return "pressed"
        return "hover" if over == spot and pressed in (None, spot) else "normal"

    def _draw(self, key: TableKey, state: KeyState) -> None:
        box, look = self.layout.box(f"key:{key.place}"), self.brush.look
        if key.kind == "call" and key.enabled:
            light = look.shadow(box.width, box.height, 20, blur=20, alpha=0.8, colour=_DUE)
            self.brush.canvas.draw(light, *box.centre)
        if not key.label and key.icon is not None:
            sprite = look.round_key(box.width, key.icon, kind=key.kind, state=state)
        else:
            size = min(30 * self.brush.furniture.text_scale, 34)
            room = box.width - 40 - (64 if key.hint else 0) - (52 if key.icon else 0)
            wide = look.text_width(key.label, size, "Bold")
            fitted = size * min(1.0, room / wide)
            sprite = look.key(
                box.width,
                box.height,
                key.label,
                kind=key.kind,
                state=state,
                icon=key.icon,
                hint=key.hint,
                size=max(24.0, fitted),
            )
        self.brush.canvas.draw(sprite, *box.centre)
