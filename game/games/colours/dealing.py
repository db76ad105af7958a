"""How the colour games are dealt: a riffle shuffle, the cards in arcs, the own fan opening."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.games.colours.tableau import ColourTableau
from game.motion import riffle
from game.motion.clip import Clip, cue, tween
from game.motion.ease import back, in_out_sine
from game.motion.fans import packed
from game.motion.layout import Anchor, Layout
from game.motion.staging import Beat, Flight, Manner, carry
from game.rules.events import CardMoved, Place

PACK: Final = riffle.PACK
"""How many cards the shuffled pack is shown with."""
DEAL: Final = Flight(0.42, 90, in_out_sine, leaves="deal", pace=0.08)


def deal(
    table: ColourTableau, events: Sequence[CardMoved], layout: Layout, manner: Manner
) -> tuple[Beat, ColourTableau]:
    """The shuffle and the whole deal."""
    home = layout.anchor("stock")
    shuffled = riffle.shuffle(home, layout.anchor("wheel").x, manner)
    begins = shuffled.rest
    carried = carry(table, events, layout, manner, DEAL, ends=_ends(table, events, layout))
    closed = tween(f"hand:{table.viewer}", "open", 0, 0, seconds=0.0)
    clip = shuffled.clip | closed | carried.clip.delayed(begins)
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
