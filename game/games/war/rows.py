"""How a seat's cards lie on the table: a row of open cards, face-down ones tucked between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from game.motion.layout import Anchor, Fan
from game.motion.tableau import Lying

THICK: Final = 0.85
"""How much higher each card of a pile lies than the one beneath, in table units."""
_GAP: Final = 0.12
"""Between a card turned up and the next war's first face-down one, as a share of a card."""


def layers(down: int, up: int, face_down: int) -> int:
    """How many layers a seat's row has: the face-off, and each war begun.

    >>> layers(0, 1, 3), layers(1, 1, 3), layers(3, 2, 3)
    (1, 2, 2)
    """
    return max(up, 1 - -down // face_down if down else 0)


def row(
    fan: Fan, down: Sequence[Lying], up: Sequence[Lying], face_down: int, wide: int
) -> Iterator[tuple[Lying, Anchor]]:
    """A seat's cards, those beneath first, in a row about the middle of its fan.

    The rows of all seats are ``wide`` layers wide, so that what is compared lies at one height;
    one that would exceed the fan's reach closes ranks.
    """
    base = replace(fan.anchor, angle=0.0)
    pitch = face_down * fan.step + base.width * (1 + _GAP)
    whole = pitch * max(0, wide - 1)
    narrow = min(1.0, fan.reach / whole) if whole else 1.0
    for layer in range(layers(len(down), len(up), face_down)):
        x = (layer * pitch - whole / 2) * narrow
        laid = down[max(0, layer - 1) * face_down : layer * face_down]
        for slot, card in enumerate(laid):
            yield card, base.moved(x - (len(laid) - slot) * fan.step * narrow, 0)
        if layer < len(up):
            yield up[layer], base.moved(x, 0)


def on_pile(base: Anchor, count: int) -> Anchor:
    """How the topmost of so many cards lies on a pile, which grows towards the eye."""
    return base.moved(0, -THICK * count)
