"""How the cards of a hand lie at a moment of a clip: at rest, closing ranks, or opening."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeAlias

from game.motion.clip import Values
from game.motion.ease import mix
from game.motion.layout import Anchor, Fan, Layout
from game.motion.tableau import Lying, Tableau
from game.rules.events import Seat

Laid: TypeAlias = tuple[Lying, Anchor]
_PACKED: Final = (52.0, 1.1)
"""Step and bend of the own hand until it opens."""


def between(a: Anchor, b: Anchor, p: float) -> Anchor:
    """The pose at ``p`` on the way from a to b.

    >>> between(Anchor(0, 0, 0, 100), Anchor(10, 20, 30, 100), 0.5)
    Anchor(x=5.0, y=10.0, angle=15.0, width=100.0)
    """
    return Anchor(
        mix(a.x, b.x, p), mix(a.y, b.y, p), mix(a.angle, b.angle, p), mix(a.width, b.width, p)
    )


def packed(fan: Fan, count: int) -> tuple[Anchor, ...]:
    """The cards close together, as they come to lie while they are dealt."""
    step, bend = _PACKED
    return replace(fan, step=step, bend=bend).slots(count)


def laid(table: Tableau, layout: Layout, seat: Seat, values: Values) -> tuple[Laid, ...]:
    """The cards that lie in a seat's hand, first to last, and how; not those on their way to it."""
    fan = layout.fans[layout.around(seat, table.viewer)]
    cards = table.fan(seat)
    poses = fan.slots(len(cards))
    opened = values.get((f"hand:{seat}", "open"), 1.0)
    if opened != 1.0:
        closed = packed(fan, len(cards))
        poses = tuple(between(a, b, opened) for a, b in zip(closed, poses, strict=True))
    shift = values.get((f"hand:{seat}", "shift"), 1.0)
    if shift != 1.0 and table.was:
        poses = _shifting(table, fan, seat, poses, shift)
    pairs = zip(cards, poses, strict=True)
    return tuple((card, pose) for card, pose in pairs if card.key not in table.awaited)


def _shifting(
    table: Tableau, fan: Fan, seat: Seat, poses: tuple[Anchor, ...], shift: float
) -> tuple[Anchor, ...]:
    """The poses while the fan goes over from what it was to what it is."""
    was = table.was[seat]
    before = dict(zip(was, fan.slots(len(was)), strict=True))
    return tuple(
        between(before[card.key], pose, shift) if card.key in before else pose
        for card, pose in zip(table.fan(seat), poses, strict=True)
    )
