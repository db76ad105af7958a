"""How the colour games are dealt: a riffle shuffle, the cards in arcs, the own fan opening."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from game.games.colours.tableau import ColourTableau
from game.motion.clip import Clip, cue, together, tween
from game.motion.ease import back, in_out, in_out_sine
from game.motion.fans import packed
from game.motion.layout import Anchor, Layout
from game.motion.staging import Beat, Flight, Manner, carry, fade, to
from game.rules.events import CardMoved, Place

PACK: Final = 18
"""How many cards the shuffled pack is shown with."""
DEAL: Final = Flight(0.42, 90, in_out_sine, leaves="deal", pace=0.08)
_FALL, _APART, _SQUARE, _HOME, _SHUFFLED = 0.42, 0.26, 0.97, 1.08, 1.25


def shuffle(layout: Layout, manner: Manner) -> Clip:
    """Two halves part, lean towards each other and fall into one another; the pack squares up."""
    shown = tween("pack", "shown", 1, 1, seconds=0.0)
    if manner.reduced:
        home = layout.anchor("stock")
        still = together(to(_pack(i), _lies(home, i), _lies(home, i), 0.0) for i in range(PACK))
        return shown | still | fade("pack", 0, 1, 0.3)
    middle = replace(layout.anchor("stock"), x=layout.anchor("wheel").x)
    clip = together(_riffled(middle, i) for i in range(PACK))
    across = layout.anchor("stock").x - middle.x
    square = tween("pack", "scale", 1.05, 1, seconds=0.12, ease=back(3)) | cue("square")
    slide = tween("pack", "x", 0, across, seconds=0.16, ease=in_out)
    return shown | cue("split") | clip | square.delayed(_SQUARE) | slide.delayed(_HOME)


def _pack(index: int) -> str:
    return f"pack:{index}"


def _lies(base: Anchor, index: int) -> Anchor:
    return base.moved(-index * 0.5, -index * 1.5)


def _riffled(middle: Anchor, index: int) -> Clip:
    side, depth, home = (-1 if index % 2 else 1), index // 2, _lies(middle, index)
    apart = replace(
        middle.moved(side * (128 + depth), 8 - depth * 4), angle=-side * 13.0, width=middle.width
    )
    falls = to(_pack(index), apart, home, 0.16, in_out_sine)
    if index % 3 == 0:
        falls |= cue("riffle")
    return to(_pack(index), home, apart, _APART, in_out) | falls.delayed(_FALL + index * 0.026)


def deal(
    table: ColourTableau, events: Sequence[CardMoved], layout: Layout, manner: Manner
) -> tuple[Beat, ColourTableau]:
    """The shuffle and the whole deal."""
    begins = 0.34 if manner.reduced else _SHUFFLED
    carried = carry(table, events, layout, manner, DEAL, ends=_ends(table, events, layout))
    closed = tween(f"hand:{table.viewer}", "open", 0, 0, seconds=0.0)
    gone = tween("pack", "shown", 0, 0, seconds=0.0).delayed(begins)
    clip = shuffle(layout, manner) | gone | closed | carried.clip.delayed(begins)
    opens = begins + max(carried.landings) + 0.06
    clip |= _opening(table, manner).delayed(opens)
    return Beat(clip, clip.duration), carried.table


def _ends(
    table: ColourTableau, events: Sequence[CardMoved], layout: Layout
) -> Mapping[Place, Anchor]:
    """Where the own cards come to lie: side by side in the order of the opened fan."""
    after = table
    for event in events:
        after = after.after(event)
    slots = packed(layout.fans[0], len(after.order))
    hand = after.hands[table.viewer]
    return {
        Place("hand", table.viewer, index): slots[after.order.index(card.key)]
        for index, card in enumerate(hand)
    }


def _opening(table: ColourTableau, manner: Manner) -> Clip:
    """The own fan spreads from its packet."""
    seconds = 0.0 if manner.reduced else 0.42
    return cue("fan") | tween(f"hand:{table.viewer}", "open", 0, 1, seconds=seconds, ease=back(1.2))
