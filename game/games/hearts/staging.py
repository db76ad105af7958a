"""How Hearts looks: the deal, cards that change hands, tricks and their takers, the signs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, TypeAlias

from game.games.hearts import undealt
from game.games.hearts.events import (
    CardsGiven,
    DealBegan,
    DealScored,
    HeartsBroken,
    LeftoverShown,
    LeftoverTaken,
    MoonShot,
    TrickTaken,
)
from game.games.hearts.options import QUEEN
from game.games.hearts.scoring import card_points
from game.games.hearts.state import HeartsMove, HeartsView, Phase, PlayCard
from game.games.hearts.tableau import HeartsTableau, tableau
from game.motion import riffle
from game.motion.clip import Clip, cue, tween
from game.motion.ease import back, in_out, in_out_sine, out_quad
from game.motion.layout import Layout
from game.motion.opening import closed, opening, packet
from game.motion.staging import (
    Beat,
    Chosen,
    Dropped,
    Flight,
    Intent,
    Manner,
    carry,
    happened,
    in_score,
    step,
    whole,
)
from game.rules.events import CardMoved, Event, MatchEnded, Seat, TurnBegan

Group: TypeAlias = tuple[Event, ...]

WIN: Final = 3.4
LOSS: Final = 1.8
"""Seconds of the end of a match: one's own victory, and any other end."""
STAYS: Final = 0.85
"""Seconds that a finished trick stays before it goes to its taker."""
_DEAL: Final = Flight(0.4, 80, in_out_sine, leaves="deal", pace=0.042)
_LAY: Final = Flight(0.3, 0, in_out_sine, leaves="slide")
_SWAP: Final = Flight(0.8, 40, in_out, leaves="slide")
_DROPPED: Final = Flight(0.22, ease=back(1.9), lands="place", touches=0.45)
_OWN: Final = Flight(0.26, 24, in_out_sine, leaves="slide", lands="place")
_FOREIGN: Final = Flight(0.36, 50, in_out_sine, leaves="slide", lands="place")
_QUEEN: Final = Flight(0.46, 110, in_out_sine, leaves="slide", lands="place")
_GAVE: Final = 0.35
"""Seconds in which the gifts lie there before they set off: everybody has chosen."""
_RECEIVED: Final = 0.7
"""Seconds in which the cards that came are looked at."""
_EARLY: Final = 0.1
"""By how much the figure of its points is there before a trick has gone to its taker."""
_SIGN: Final = 1.15
"""Seconds that a sign stands."""
_GOES_ON: Final = {"queen": 0.5, "broken": 0.7}
"""Seconds of a sign after which play goes on."""
_MOON: Final = 2.4
_SCORED: Final = 0.4


class HeartsStaging:
    """The staging of Hearts."""

    def tableau(self, view: HeartsView) -> HeartsTableau:
        """The table as that view shows it, nothing moving."""
        return tableau(view)

    def clip(self, event: Event, table: HeartsTableau, layout: Layout, manner: Manner) -> Clip:
        """How one event looks, on the table as it was before."""
        return self.score([event], table, layout, manner)

    def score(
        self, events: Sequence[Event], table: HeartsTableau, layout: Layout, manner: Manner
    ) -> Clip:
        """How all the events of one move look."""
        beats = []
        for group in _groups(events):
            beat, table = _beat(group, table, layout, manner)
            beats.append(beat)
        return in_score(beats)

    def move_for(
        self, intent: Intent, view: HeartsView, moves: Sequence[HeartsMove]
    ) -> PlayCard | None:
        """The card that is meant to be played, allowed or not; gifts are made elsewhere."""
        match intent:
            case Chosen(source) | Dropped(source, _) if view.phase is Phase.PLAY:
                own = (source.pile, source.seat) == ("hand", view.seat)
                if own and source.slot is not None and source.slot < len(view.hand):
                    return PlayCard(view.seat, view.hand[source.slot])
        return None


def split(events: Sequence[Event]) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    """What ends a deal, and the next deal that follows at once; nothing where none follows."""
    scored = False
    for at, event in enumerate(events):
        if scored and isinstance(event, DealBegan):
            return tuple(events[:at]), tuple(events[at:])
        scored = scored or isinstance(event, DealScored)
    return tuple(events), ()


# -- beats ---------------------------------------------------------------------------------------


def _groups(events: Sequence[Event]) -> Iterator[Group]:
    """The events that are shown as one: all gifts that change hands, a trick and its taker."""
    whose: Group = ()
    for way, group in groupby(events, key=_way):
        told = tuple(group)
        if way == "told":
            *alone, last = told
            yield from ((event,) for event in (*whose, *alone))
            whose = (last,)
            continue
        if way == "taken" and whose:
            yield (*whose, *told)
        else:
            yield from ((event,) for event in whose)
            yield told
        whose = ()
    yield from ((event,) for event in whose)


def _way(event: Event) -> str:
    """From what kind of place to what kind a card goes; gifts and who gave them go together."""
    if isinstance(event, CardsGiven):
        return "changes hands"
    if not isinstance(event, CardMoved):
        return "told"
    if event.source.pile == "given":
        return "changes hands"
    if event.source.pile == "deck":
        return "dealt"
    return event.target.pile


def _beat(
    group: Group, table: HeartsTableau, layout: Layout, manner: Manner
) -> tuple[Beat, HeartsTableau]:
    first = group[0]
    moved = [event for event in group if isinstance(event, CardMoved)]
    match first:
        case CardsGiven() if moved:
            return _swap(moved, table, layout, manner)
        case TrickTaken():
            return _trick(first, moved, table, layout, manner)
        case LeftoverTaken():
            return undealt.taken(first, moved, table, layout, manner)
        case LeftoverShown():
            return undealt.shown(first, table, layout, manner)
        case CardMoved() if first.source.pile == "deck":
            return _deal(moved, table, layout, manner)
        case CardMoved() if first.target.pile == "given":
            carried = carry(table, moved, layout, manner, _LAY)
            return whole(carried.clip), carried.table
        case CardMoved() if first.target.pile == "trick":
            return _play(first, table, layout, manner)
    clip, after = Clip(), table
    for event in group:
        clip, after = clip | happened(event), after.after(event)
    return _told(first, after, clip, manner), after


def _told(event: Event, after: HeartsTableau, clip: Clip, manner: Manner) -> Beat:
    """An event that moves no card, and how long the next one waits for it."""
    match event:
        case HeartsBroken(seat):
            return _sign(clip | cue("broken", seat), "broken", manner)
        case MoonShot(seat):
            return _moon(clip, seat, manner)
        case DealScored():
            return Beat(clip, _SCORED)
        case MatchEnded():
            return _ended(clip, after, manner)
        case TurnBegan(seat):
            return _turn(clip, after, seat, manner)
    return Beat(clip, 0.0)


def _deal(
    events: Sequence[CardMoved], table: HeartsTableau, layout: Layout, manner: Manner
) -> tuple[Beat, HeartsTableau]:
    """The shuffle, the cards one by one to all hands, what is left over, the own fan opening."""
    home = layout.anchor("deck")
    shuffled = riffle.shuffle(home, home.x, manner)
    ends = packet(table, events, layout)
    carried = carry(table, events, layout, manner, _DEAL, ends=ends)
    over = max(carried.landings)
    left = tween("deck", "count", len(events), 0, seconds=_DEAL.pace * len(events))
    clip = shuffled.clip | closed(table.viewer) | tween("deck", "count", 0, 0, seconds=0.0)
    clip |= (carried.clip | left).delayed(shuffled.rest)
    clip |= opening(table.viewer, manner).delayed(shuffled.rest + over + 0.06)
    return whole(clip), carried.table


def _swap(
    moved: Sequence[CardMoved], table: HeartsTableau, layout: Layout, manner: Manner
) -> tuple[Beat, HeartsTableau]:
    """All gifts cross the table at once; the own ones turn over, and are looked at."""
    chosen = step(lambda t: t.chosen())
    carried = carry(table.chosen(), moved, layout, manner, _SWAP)
    over = _GAVE + max(carried.landings)
    clip = chosen | carried.clip.delayed(_GAVE)
    seconds = 0.1 if manner.reduced else 0.3
    glow = tween("received", "glow", 0, 1, seconds=seconds, ease=out_quad)
    return Beat(clip | glow.delayed(over), over + _RECEIVED), carried.table


def _play(
    event: CardMoved, table: HeartsTableau, layout: Layout, manner: Manner
) -> tuple[Beat, HeartsTableau]:
    """A card comes to the trick; the queen of spades falls more heavily, and is told."""
    dropped = _is_dropped(table, event, layout)
    flight = _OWN if event.source.seat == table.viewer else _FOREIGN
    if dropped:
        flight = _DROPPED
    elif event.front is QUEEN:
        flight = _QUEEN
    carried = carry(table, [event], layout, manner, flight, closed=dropped)
    beat = whole(carried.clip)
    if event.front is QUEEN:
        sign = _sign(cue("queen", event.source.seat), "queen", manner)
        beat = Beat(beat.clip | sign.clip.delayed(beat.rest), beat.rest + sign.rest)
    return beat, carried.table


def _is_dropped(table: HeartsTableau, event: CardMoved, layout: Layout) -> bool:
    """Whether the player has let the card go over the table, and not just chosen it."""
    if table.grip is None or event.source.seat != table.viewer:
        return False
    hand = layout.fans[0].anchor
    return table.grip[1].y < hand.y - hand.width


def _trick(
    event: TrickTaken,
    moved: Sequence[CardMoved],
    table: HeartsTableau,
    layout: Layout,
    manner: Manner,
) -> tuple[Beat, HeartsTableau]:
    """The finished trick stays for a while, then it goes to its taker, with what it costs."""
    clip, table = happened(event), table.after(event)
    seconds = 0.1 if manner.reduced else 0.22
    clip |= tween("best", "glow", 0, 1, seconds=seconds, ease=out_quad)
    if not moved:
        return Beat(clip, STAYS), table
    carried = carry(table, moved, layout, manner, undealt.SWEEP)
    over = STAYS + max(carried.landings)
    clip |= (cue("sweep", event.seat) | carried.clip).delayed(STAYS)
    cost = _cost(event.seat, card_points(table.options, event.cards), manner)
    return Beat(clip | cost.delayed(over - _EARLY), over + 0.1), carried.table


def _cost(seat: Seat, points: int, manner: Manner) -> Clip:
    """The points of a trick before its taker; nothing if it has none."""
    if not points:
        return Clip()
    name = f"counter:{seat}"
    clip = tween(name, "count", points, points, seconds=0.0)
    clip |= tween(name, "alpha", 1, 0, seconds=0.2).delayed(0.6)
    if not manner.reduced:
        clip |= tween(name, "pop", 1.42, 1, seconds=0.2, ease=back(1.5))
    return clip | tween(name, "count", 0, 0, seconds=0.0).delayed(0.8)


# -- signs ---------------------------------------------------------------------------------------


def _sign(clip: Clip, name: str, manner: Manner) -> Beat:
    """A sign stands for a moment; play goes on before it is gone."""
    if manner.reduced:
        clip |= tween(name, "alpha", 0, 1, seconds=0.14)
    else:
        clip |= tween(name, "pop", 0.4, 1, seconds=0.34, ease=back(2.2))
        clip |= tween(name, "alpha", 0, 1, seconds=0.1)
    clip |= tween(name, "alpha", 1, 0, seconds=0.25).delayed(_SIGN - 0.25)
    return Beat(clip, _GOES_ON[name])


def _moon(clip: Clip, seat: Seat, manner: Manner) -> Beat:
    """The moon rises for whoever has shot it."""
    calm = 1.0 if manner.reduced else 0.0
    clip |= step(lambda t: t.noted("moon", seat)) | cue("moon", seat)
    clip |= tween("moon", "age", 0, _MOON, seconds=_MOON)
    clip |= tween("moon", "calm", calm, calm, seconds=0.0)
    return whole(clip | step(lambda t: t.silent()).delayed(_MOON))


def _turn(clip: Clip, table: HeartsTableau, seat: Seat, manner: Manner) -> Beat:
    """The plate of whoever is to play lights up."""
    if seat == table.viewer:
        clip |= cue("your turn", seat)
    seconds = 0.1 if manner.reduced else 0.2
    return Beat(clip | tween("turn", "glow", 0, 1, seconds=seconds, ease=out_quad), 0.0)


def _ended(clip: Clip, after: HeartsTableau, manner: Manner) -> Beat:
    """Confetti for the viewer's victory, the word alone for another's."""
    own = after.winner == after.viewer
    seconds = (WIN if own else LOSS) if not manner.reduced else 1.4
    calm = 1.0 if manner.reduced or not own else 0.0
    clip |= cue("win" if own else "lose", after.winner)
    if own and not manner.reduced:
        clip |= cue("confetti").delayed(0.12)
    clip |= tween("win", "age", 0, seconds, seconds=seconds)
    return Beat(clip | tween("win", "calm", calm, calm, seconds=0.0), seconds)
