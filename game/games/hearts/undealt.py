"""How undealt cards look: they go to the first trick's taker, who alone sees them till the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.games.hearts.events import LeftoverShown, LeftoverTaken
from game.games.hearts.tableau import HeartsTableau
from game.motion.clip import Clip, cue, together, tween, wait
from game.motion.ease import in_out, in_out_sine
from game.motion.layout import Anchor, Layout
from game.motion.staging import (
    AWAY,
    Beat,
    Flight,
    Manner,
    carry,
    happened,
    jump,
    step,
    to,
    whole,
)
from game.motion.tableau import Lying
from game.rules.events import CardMoved

SWEEP: Final = Flight(0.42, 0, in_out)
"""How cards go to who has taken them."""
LOOKED: Final = 1.0
"""Seconds in which undealt cards are looked at."""


def taken(
    event: LeftoverTaken,
    moved: Sequence[CardMoved],
    table: HeartsTableau,
    layout: Layout,
    manner: Manner,
) -> tuple[Beat, HeartsTableau]:
    """They go to their taker; if that is the viewer, they are looked at on the way."""
    clip, after = happened(event) | cue("sweep", event.seat), table.after(event)
    if event.cards is None or not moved:
        carried = carry(after, moved, layout, manner, SWEEP)
        return whole(clip | carried.clip), carried.table
    cards, ways = [], []
    for nth, move in enumerate(moved):
        card = after.taken(move)
        ends = [after.pose(layout, card.key, place) for place in (move.source, move.target)]
        ways.append(_looked_at(card, ends[0], _view(layout, nth, len(moved)), ends[1], manner))
        cards.append((card, move.target))
        after = after.after(move)
    gone = step(lambda t: t.cleared().expect_all(cards))
    return whole(clip | gone | together(ways)), after


def shown(
    event: LeftoverShown, table: HeartsTableau, layout: Layout, manner: Manner
) -> tuple[Beat, HeartsTableau]:
    """The deal is over, and all see what the first trick's taker got with it."""
    clip, after = happened(event), table.after(event)
    if event.seat == table.viewer:
        return Beat(clip, 0.0), after
    pile = layout.anchor(f"taken:{layout.around(event.seat, table.viewer)}")
    for nth, face in enumerate(event.cards):
        card = Lying(table.fresh + nth, face)
        clip |= _looked_at(card, pile, _view(layout, nth, len(event.cards)), pile, manner)
    return whole(clip), after


def _view(layout: Layout, nth: int, count: int) -> Anchor:
    """Where they are looked at: one in the middle, two side by side."""
    return layout.anchor(f"given:0:{1 if count == 1 else 2 * nth}")


def _looked_at(card: Lying, begin: Anchor, view: Anchor, goal: Anchor, manner: Manner) -> Clip:
    """A card comes into view, turns over, stays for a while and goes on."""
    if manner.reduced:
        comes, goes = jump(card.actor, begin, view), jump(card.actor, view, goal)
        comes |= tween(card.actor, "turn", 0, 1, seconds=0.0).delayed(AWAY)
    else:
        comes = to(card.actor, begin, view, 0.36)
        goes = to(card.actor, view, goal, SWEEP.seconds, SWEEP.ease)
        turn = tween(card.actor, "turn", 0, 1, seconds=0.24, ease=in_out_sine)
        comes |= turn.delayed(0.12)
    clip = step(lambda t: t.lift(card, begin, open_=False)) | cue("turn") | comes
    return clip + wait(LOOKED) + goes + step(lambda t: t.land(card.key))
