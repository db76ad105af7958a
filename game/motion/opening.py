"""How a dealt hand comes to lie: side by side in a packet, which then opens to a fan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.motion.clip import Clip, cue, tween
from game.motion.ease import back
from game.motion.fans import packed
from game.motion.layout import Anchor, Layout
from game.motion.staging import Manner
from game.motion.tableau import Tableau
from game.rules.events import CardMoved, Place, Seat


def packet(table: Tableau, events: Sequence[CardMoved], layout: Layout) -> Mapping[Place, Anchor]:
    """Where the own cards come to lie: side by side in the order of the opened fan."""
    after = table
    for event in events:
        after = after.after(event)
    slots = packed(layout.fans[0], len(after.order))
    return {
        Place("hand", table.viewer, index): slots[after.order.index(card.key)]
        for index, card in enumerate(after.hands[table.viewer])
    }


def closed(viewer: Seat) -> Clip:
    """The own cards lie in their packet while they are dealt."""
    return tween(f"hand:{viewer}", "open", 0, 0, seconds=0.0)


def opening(viewer: Seat, manner: Manner) -> Clip:
    """The own fan spreads from its packet."""
    seconds = 0.0 if manner.reduced else 0.42
    return cue("fan") | tween(f"hand:{viewer}", "open", 0, 1, seconds=seconds, ease=back(1.2))
