"""How the colour games are dealt: a riffle shuffle, the cards in arcs, the own fan opening."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.games.colours.tableau import ColourTableau
from game.motion import riffle
from game.motion.ease import in_out_sine
from game.motion.layout import Layout
from game.motion.opening import closed, opening, packet
from game.motion.staging import Beat, Flight, Manner, carry
from game.rules.events import CardMoved

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
    carried = carry(table, events, layout, manner, DEAL, ends=packet(table, events, layout))
    clip = shuffled.clip | closed(table.viewer) | carried.clip.delayed(begins)
    opens = begins + max(carried.landings) + 0.06
    clip |= opening(table.viewer, manner).delayed(opens)
    return Beat(clip, clip.duration), carried.table
