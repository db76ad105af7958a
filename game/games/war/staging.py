"""How War looks: the deal to piles, turning up, comparing, wars that build up, the pot's way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final, TypeAlias

from game.games.war.events import PotTaken, SeatOut, WarBegan
from game.games.war.options import Variant
from game.games.war.state import TurnUp, WarView
from game.games.war.tableau import WarTableau, tableau
from game.motion.clip import Clip, cue, together, tween
from game.motion.ease import back, in_out, in_out_sine, out_quad
from game.motion.layout import Layout
from game.motion.riffle import shuffle
from game.motion.staging import (
    Asked,
    Beat,
    Carried,
    Chosen,
    Dropped,
    Flight,
    Intent,
    Manner,
    fly,
    happened,
    in_score,
    step,
    whole,
)
from game.rules.events import CardMoved, Event, MatchEnded, Seat

Group: TypeAlias = tuple[Event, ...]

WIN: Final = 3.4
LOSS: Final = 1.8
"""Seconds of the end of a match: one's own victory, and any other end."""
_DEAL: Final = Flight(0.4, 80, in_out_sine, leaves="deal", pace=0.055)
_LAY: Final = Flight(0.3, 26, in_out_sine, leaves="slide", pace=0.16)
_UP: Final = Flight(0.36, 46, in_out_sine, leaves="draw", lands="place")
_SWEEP: Final = Flight(0.46, 60, in_out)
_SWEPT: Final = 0.34
"""Seconds from the first card of a pot to its last, at most."""
_BETWEEN: Final = 0.03
"""Seconds from card to card of a pot."""
_READ: Final = 0.5
"""Seconds in which the cards turned up are read before anything is made of them."""
_GLOW: Final = 0.42
"""Seconds that the best card glows before its owner takes the pot."""
_SEEN: Final = 0.9
"""The same where face-down cards have been turned over, which want to be seen."""
_WAR: Final = 1.15
"""Seconds that the sign of war stands."""
_ROOM: Final = 0.22
"""Seconds in which the rows make room for another layer."""


class WarStaging:
    """The staging of War."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant

    def tableau(self, view: WarView) -> WarTableau:
        """The table as that view shows it, nothing moving."""
        return tableau(view, self.variant)

    def clip(self, event: Event, table: WarTableau, layout: Layout, manner: Manner) -> Clip:
        """How one event looks, on the table as it was before."""
        return self.score([event], table, layout, manner)

    def score(
        self, events: Sequence[Event], table: WarTableau, layout: Layout, manner: Manner
    ) -> Clip:
        """How all the events of one move look."""
        beats = []
        for group in _groups(events):
            beat, table = _beat(group, table, layout, manner)
            beats.append(beat)
        return in_score(beats)

    def move_for(self, intent: Intent, view: WarView, moves: Sequence[TurnUp]) -> TurnUp | None:
        """The move which the intent means: whatever turns up the own pile; None if it is none."""
        match intent:
            case Asked("turn"):
                pass
            case Chosen(source) if (source.pile, source.seat) == ("pile", view.seat):
                pass
            case Dropped(source, _) if (source.pile, source.seat) == ("pile", view.seat):
                pass
            case _:
                return None
        return next(iter(moves), None)


# -- beats ---------------------------------------------------------------------------------------


def _groups(events: Sequence[Event]) -> Iterator[Group]:
    """The events that are shown as one: cards that go the same way, and a pot with its taker."""
    whose: Event | None = None
    for way, group in groupby(events, key=_way):
        told = tuple(group)
        if way is None:
            *before, whose = told
            yield from ((event,) for event in before)
            if not isinstance(whose, PotTaken):
                yield (whose,)
        elif isinstance(whose, PotTaken) and way[1] == "pile":
            yield (whose, *told)
            whose = None
        else:
            yield told
    if isinstance(whose, PotTaken) and events and events[-1] is whose:
        yield (whose,)


def _way(event: Event) -> tuple[str, str] | None:
    """From what kind of place to what kind a card goes; all of a pot goes one way."""
    if not isinstance(event, CardMoved):
        return None
    source = "table" if event.source.pile in ("up", "down") else event.source.pile
    return source, event.target.pile


def _beat(
    group: Group, table: WarTableau, layout: Layout, manner: Manner
) -> tuple[Beat, WarTableau]:
    first = group[0]
    moved = [event for event in group if isinstance(event, CardMoved)]
    match first:
        case PotTaken():
            return _pot(first, moved, table, layout, manner)
        case CardMoved() if first.source.pile == "deck":
            return _deal(moved, table, layout, manner)
        case CardMoved() if first.target.pile == "down":
            return _lay(moved, table, layout, manner)
        case CardMoved() if first.target.pile == "up":
            return _turn_up(moved, table, layout, manner)
        case CardMoved():
            carried = _carry(moved, table, layout, manner, _SWEEP, _swept(moved))
            return whole(carried.clip), carried.table
        case WarBegan():
            return _war(first, table, manner), table.after(first)
        case SeatOut(seat):
            return _out(first, seat, manner), table.after(first)
        case MatchEnded():
            return _ended(first, table, manner)
    return Beat(happened(first), 0.0), table.after(first)


def _carry(
    events: Sequence[CardMoved],
    table: WarTableau,
    layout: Layout,
    manner: Manner,
    flight: Flight,
    begins: Sequence[float],
    *,
    opens: bool = False,
) -> Carried[WarTableau]:
    """Cards go their ways, each from its second on. ``opens``: they turn over on the way."""
    after, cards, starts = table, [], []
    for event in events:
        card = after.taken(event)
        starts.append(after.pose(layout, card.key, event.source))
        after = after.depart(card, event.source)
        cards.append((card, event.target))
        after = replace(after, fresh=max(after.fresh, card.key + 1))
    after = after.expect_all(cards)
    clip, landings = step(lambda t: t.expect_all(cards)), []
    for event, (card, target), start, begin in zip(events, cards, starts, begins, strict=True):
        lying = event.source.pile in ("up", "down")
        goal = after.pose(layout, card.key, target)
        one = fly(card, event, start, goal, flight, manner, open_=lying, ends_open=lying or opens)
        clip |= one.delayed(begin)
        landings.append(begin + one.duration)
        after = after.land(card.key)
    return Carried(clip, after, tuple(landings))


def _deal(
    events: Sequence[CardMoved], table: WarTableau, layout: Layout, manner: Manner
) -> tuple[Beat, WarTableau]:
    """The shuffle in the middle, and the whole pack card by card to the piles."""
    home = layout.anchor("deck")
    shuffled = shuffle(home, home.x, manner)
    begins = [index * _DEAL.pace for index in range(len(events))]
    carried = _carry(events, table, layout, manner, _DEAL, begins)
    left = tween("deck", "count", len(events), 0, seconds=begins[-1] + 0.01)
    hidden = tween("deck", "count", 0, 0, seconds=0.0)
    clip = shuffled.clip | hidden | (carried.clip | left).delayed(shuffled.rest)
    return whole(clip), carried.table


def _lay(
    events: Sequence[CardMoved], table: WarTableau, layout: Layout, manner: Manner
) -> tuple[Beat, WarTableau]:
    """Everybody lays the face-down cards of a layer, one after the other, all at the same time."""
    turns: dict[Seat | None, int] = {}
    begins = []
    for event in events:
        nth = turns.get(event.target.seat, 0)
        turns[event.target.seat] = nth + 1
        begins.append(0.1 + nth * _LAY.pace)
    carried = _carry(events, table, layout, manner, _LAY, begins)
    clip = carried.clip | _room(table, carried.table, manner)
    return Beat(clip, max(carried.landings) + 0.1), carried.table


def _turn_up(
    events: Sequence[CardMoved], table: WarTableau, layout: Layout, manner: Manner
) -> tuple[Beat, WarTableau]:
    """Everybody turns up a card at once, and there is time to read them."""
    begins = [0.0] * len(events)
    carried = _carry(events, table, layout, manner, _UP, begins, opens=True)
    after = replace(carried.table, tied=(), taker=None)
    clip = step(lambda t: replace(t, tied=(), taker=None)) | carried.clip
    clip |= _room(table, after, manner)
    return Beat(clip, max(carried.landings) + _READ), after


def _room(before: WarTableau, after: WarTableau, manner: Manner) -> Clip:
    """The rows close up to make room for another layer."""
    if before.wide in (0, after.wide) or manner.reduced:
        return Clip()
    return tween("rows", "shift", 0, 1, seconds=_ROOM, ease=in_out_sine)


def _pot(
    event: PotTaken,
    moved: Sequence[CardMoved],
    table: WarTableau,
    layout: Layout,
    manner: Manner,
) -> tuple[Beat, WarTableau]:
    """The best card glows, what lay face down is turned over, and all of it goes to the winner."""
    won = event.seat
    clip = happened(event) | _glow("best", manner) | cue("face off", won)
    table = table.after(event)
    seen = _GLOW
    if any(table.down):
        seen = _SEEN
        clip |= _revealed(table, manner)
    if not moved:
        return Beat(clip, seen), table
    carried = _carry(moved, table, layout, manner, _SWEEP, _swept(moved))
    after = replace(carried.table, taker=None)
    sweep = carried.clip | cue("pot", won)
    over = max(carried.landings)
    if not manner.reduced:
        name = f"pile:{won}"
        thud = tween(name, "pop", 1.06, 1, seconds=0.2, ease=back(2))
        sweep |= thud.delayed(over)
    sweep |= step(lambda t: replace(t, taker=None)).delayed(over)
    return Beat(clip | sweep.delayed(seen), seen + over + 0.16), after


def _swept(moved: Sequence[CardMoved]) -> Sequence[float]:
    """When each card of a pot sets off, the last of each row first."""
    pace = min(_BETWEEN, _SWEPT / max(1, len(moved)))
    return [index * pace for index in range(len(moved))]


def _revealed(table: WarTableau, manner: Manner) -> Clip:
    """The face-down cards turn over where they lie."""
    cards = [card for row in table.down for card in row]
    seconds = 0.0 if manner.reduced else 0.26
    pace = 0.0 if manner.reduced else min(0.03, 0.24 / max(1, len(cards)))
    turned = (tween(card.actor, "turn", 0, 1, seconds=seconds, ease=in_out_sine) for card in cards)
    hidden = together(tween(card.actor, "turn", 0, 0, seconds=0.0) for card in cards)
    return hidden | cue("turn") | together(turned, stagger=pace).delayed(0.12)


def _glow(actor: str, manner: Manner) -> Clip:
    seconds = 0.1 if manner.reduced else 0.22
    return tween(actor, "glow", 0, 1, seconds=seconds, ease=out_quad)


def _war(event: WarBegan, table: WarTableau, manner: Manner) -> Beat:
    """The equal cards flash, and the sign of war stands in the middle."""
    again = max(map(len, table.up)) > 1
    clip = happened(event) | cue("war again" if again else "war", event.tied[0])
    clip |= _glow("tied", manner)
    if manner.reduced:
        clip |= tween("war", "alpha", 0, 1, seconds=0.14)
    else:
        clip |= tween("war", "pop", 0.3, 1, seconds=0.34, ease=back(2.2))
        clip |= tween("war", "alpha", 0, 1, seconds=0.1)
    gone = tween("war", "alpha", 1, 0, seconds=0.2)
    return Beat(clip | gone.delayed(_WAR - 0.2), _WAR)


def _out(event: SeatOut, seat: Seat, manner: Manner) -> Beat:
    """A seat's plate is crossed; it stays dim."""
    seconds = 0.0 if manner.reduced else 0.24
    clip = happened(event) | cue("skip", seat)
    clip |= tween(f"skip:{seat}", "cross", 0, 1, seconds=seconds, ease=out_quad)
    clip |= tween(f"skip:{seat}", "alpha", 1, 0, seconds=0.2).delayed(0.8)
    return Beat(clip, 0.6)


def _ended(event: MatchEnded, table: WarTableau, manner: Manner) -> tuple[Beat, WarTableau]:
    """Confetti for the viewer's victory; the word alone for another's, and for a draw."""
    after = table.after(event)
    own = after.winner == table.viewer
    seconds = (WIN if own else LOSS) if not manner.reduced else 1.4
    calm = 1.0 if manner.reduced or not own else 0.0
    heard = "drawn" if after.drawn else "win" if own else "lose"
    clip = happened(event) | cue(heard, after.winner)
    if own and not manner.reduced:
        clip |= cue("confetti").delayed(0.12)
    clip |= tween("win", "age", 0, seconds, seconds=seconds)
    return Beat(clip | tween("win", "calm", calm, calm, seconds=0.0), seconds), after
