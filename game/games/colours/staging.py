"""How the colour games look: what happened becomes clips, what the player wants becomes a move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from game.games.colours.cards import Face, Penalty
from game.games.colours.dealing import deal
from game.games.colours.events import (
    BombExploded,
    CallForgotten,
    DirectionChanged,
    Skipped,
    StackGrew,
    StackTaken,
)
from game.games.colours.moves import (
    CallLastCard,
    ColourMove,
    Keep,
    Pass,
    PlayCard,
    Take,
)
from game.games.colours.signals import blast, forgotten, one_card, recoloured, signal
from game.games.colours.state import ColourView
from game.games.colours.tableau import ColourTableau, tableau
from game.games.colours.turning import hunt_flight
from game.motion.clip import Clip, cue, tween
from game.motion.ease import back, in_out_sine, out_quad
from game.motion.layout import Layout
from game.motion.staging import (
    Asked,
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
)
from game.rules.events import CardMoved, Event, Seat

Group: TypeAlias = tuple[Event, ...]
_COUNTED: Final = (StackTaken, BombExploded, CallForgotten)
"""What is followed by the cards it costs."""

_DROPPED: Final = Flight(0.22, ease=back(1.9), lands="place", touches=0.45)
_OWN: Final = Flight(0.26, 24, in_out_sine, leaves="slide", lands="place")
_FOREIGN: Final = Flight(0.38, 60, in_out_sine, leaves="slide", lands="place")
_OPENING: Final = Flight(0.42, 70, in_out_sine, leaves="slide", lands="place")
_DRAW: Final = Flight(0.4, 70, in_out_sine, leaves="draw")
_TAKE: Final = Flight(0.4, 80, in_out_sine, leaves="deal", pace=0.12)
_BLOWN: Final = Flight(0.46, 110, out_quad, leaves="deal", pace=0.11)
_AFTER_BLAST: Final = 0.62
_OVER: Final = 320.0
"""So near to the pile, across or down, a card has been dropped on it."""


class ColourStaging:
    """The staging of the colour games."""

    def tableau(self, view: ColourView) -> ColourTableau:
        """The table as that view shows it, nothing moving."""
        return tableau(view)

    def clip(self, event: Event, table: ColourTableau, layout: Layout, manner: Manner) -> Clip:
        """How one event looks, on the table as it was before."""
        return in_score([_beat((event,), table, layout, manner)[0]])

    def score(
        self, events: Sequence[Event], table: ColourTableau, layout: Layout, manner: Manner
    ) -> Clip:
        """How all the events of one move look."""
        beats = []
        forgot = frozenset(event.seat for event in events if isinstance(event, CallForgotten))
        if forgot:
            table = replace(table, forgot=forgot)
            beats.append(Beat(step(lambda t: replace(t, forgot=forgot)), 0.0))
        for group in _groups(events):
            beat, table = _beat(group, table, layout, manner)
            beats.append(beat)
        return in_score(beats)

    def move_for(
        self, intent: Intent, view: ColourView, moves: Sequence[ColourMove]
    ) -> ColourMove | None:
        """The move which the intent means, a wild still without its colour; None if it is none."""
        match intent:
            case Asked("take"):
                stuck = view.drawn_face is None and any(isinstance(m, Pass) for m in moves)
                return Pass(view.seat) if stuck else Take(view.seat)
            case Asked("keep" | "pass"):
                return next((m for m in moves if isinstance(m, Keep | Pass)), None)
            case Asked("play") if view.drawn_face is not None:
                return _play(view, len(view.hand) - 1)
            case Asked("call"):
                return CallLastCard(view.seat)
            case Chosen(source) if source.pile == "stock":
                return _decline_or_take(view, moves)
            case Chosen(source) if source.pile == "hand" and source.seat == view.seat:
                return _play(view, source.slot)
            case Dropped(source, target) if (source.pile, target.pile) == ("hand", "discard"):
                return _play(view, source.slot)
            case Dropped(source, target) if (source.pile, target.pile) == ("stock", "hand"):
                return _decline_or_take(view, moves)
        return None


def _play(view: ColourView, slot: int | None) -> PlayCard | None:
    if slot is None or slot >= len(view.hand):
        return None
    return PlayCard(view.seat, view.hand[slot], slot)


def _decline_or_take(view: ColourView, moves: Sequence[ColourMove]) -> ColourMove | None:
    """The deck: take; nothing while a drawn card awaits its decision (a second click, 2.2.5)."""
    if view.drawn and view.turn == view.seat:
        return None
    passing = next((move for move in moves if isinstance(move, Pass)), None)
    return passing or Take(view.seat)


# -- beats ---------------------------------------------------------------------------------------


def _groups(events: Sequence[Event]) -> Iterator[Group]:
    """The events that are shown as one: drawn cards together, with what they are drawn for."""
    group: list[Event] = []
    for event in events:
        drawn = _is_draw(event)
        if group and not (drawn and (_is_draw(group[-1]) or isinstance(group[-1], _COUNTED))):
            yield tuple(group)
            group = []
        group.append(event)
    if group:
        yield tuple(group)


def _is_draw(event: Event) -> bool:
    return (
        isinstance(event, CardMoved)
        and event.source.pile == "stock"
        and event.target.pile == "hand"
    )


def _beat(
    group: Group, table: ColourTableau, layout: Layout, manner: Manner
) -> tuple[Beat, ColourTableau]:
    first = group[0]
    moved = [event for event in group if isinstance(event, CardMoved)]
    match first:
        case CardMoved() if _is_draw(first) and not any(table.hands) and len(moved) > 1:
            return deal(table, moved, layout, manner)
        case CardMoved() if _is_draw(first):
            return _draws(table, moved, layout, manner)
        case CardMoved():
            return _moves(table, first, layout, manner)
        case StackTaken(seat, count, Penalty.HUNT):
            before = happened(first) | step(lambda t: t.noted("hunts", seat, count))
            flight = hunt_flight(count)
            return _counted(first, before, 0.3, flight, table, moved, layout, manner, "hunt step")
        case StackTaken(seat, count):
            before = happened(first) | step(lambda t: t.noted("takes", seat, count))
            before |= cue("stack taken", seat)
            return _counted(first, before, 0.12, _TAKE, table, moved, layout, manner)
        case BombExploded():
            before = blast(first, manner)
            return _counted(first, before, _AFTER_BLAST, _BLOWN, table, moved, layout, manner)
        case CallForgotten():
            before = forgotten(first)
            return _counted(first, before, 0.3, _TAKE, table, moved, layout, manner)
    beat, note = signal(first, table, manner), _OPENINGS.get(type(first))
    if table.turn is None and note is not None:
        beat = _told(beat, note, first)
    return beat, table.after(first)


_OPENINGS: Final = {
    Skipped: "opens with a skip",
    DirectionChanged: "opens with a turn",
    StackGrew: "opens with a stack",
}
"""What an opening action does before the first turn (6.1.4), by the note that tells of it."""
_TOLD: Final = 1.6
"""Seconds that such a note stands at least."""


def _told(beat: Beat, note: str, event: Event) -> Beat:
    """The opening card acts as if somebody had played it: that is told."""
    seat, count = 0, 0
    match event:
        case Skipped(seats):
            seat = seats[0]
        case StackGrew(seat, count):
            pass
    told = beat | step(lambda t: t.noted(note, seat, count))
    return Beat(told.clip, max(beat.rest, _TOLD))


def _counted(
    first: Event,
    before: Clip,
    begins: float,
    flight: Flight,
    table: ColourTableau,
    moved: Sequence[CardMoved],
    layout: Layout,
    manner: Manner,
    tick: str = "count",
) -> tuple[Beat, ColourTableau]:
    """Something costs cards: they come one by one, and each is counted."""
    table = table.after(first)
    if not moved:
        return Beat(before, max(before.duration, begins)), table
    carried = carry(table, moved, layout, manner, flight)
    seat = moved[0].target.seat
    counter = _counter(seat, carried.landings, tick, manner)
    clip = before | (carried.clip | counter).delayed(begins)
    rest = begins + max(carried.landings) + 0.25
    silent = step(lambda t: t.silent())
    return Beat(clip | silent.delayed(rest + 0.3), rest), carried.table


def _counter(seat: Seat | None, landings: Sequence[float], sound: str, manner: Manner) -> Clip:
    """A figure before the seat that grows with each card."""
    name = f"counter:{seat}"
    clip = Clip()
    for count, landed in enumerate(landings, 1):
        tick = tween(name, "count", count, count, seconds=0.0) | cue(sound, (seat, count))
        if not manner.reduced:
            tick |= tween(name, "pop", 1.42, 1, seconds=0.16, ease=back(1.5))
        clip |= tick.delayed(landed)
    return clip | tween(name, "alpha", 1, 0, seconds=0.3).delayed(max(landings) + 0.5)


def _draws(
    table: ColourTableau, moved: Sequence[CardMoved], layout: Layout, manner: Manner
) -> tuple[Beat, ColourTableau]:
    """One card drawn, or several without a reason that is told."""
    flight, drawer = _DRAW if len(moved) == 1 else _TAKE, moved[0].target.seat
    carried = carry(table, moved, layout, manner, flight)
    silenced = step(lambda t: t.uncalled(drawer))
    beat = Beat(carried.clip | silenced, max(carried.landings) + 0.08)
    return beat, carried.table.uncalled(drawer)


def _moves(
    table: ColourTableau, event: CardMoved, layout: Layout, manner: Manner
) -> tuple[Beat, ColourTableau]:
    """A card is played, or the opening card is turned up."""
    dropped = _is_dropped(table, event, layout)
    flight = _DROPPED if dropped else _flight(table, event)
    carried = carry(table, [event], layout, manner, flight, closed=dropped)
    landed, clip, after = carried.landings[0], carried.clip, carried.table
    if event.target.pile == "discard":
        clip |= _landing(event, table, manner).delayed(landed)
        after = _coloured(event, after)
    seat = event.source.seat
    if seat in after.one_card and table.size(seat) > 1:
        clip |= (cue("one card", seat) | one_card(seat, manner)).delayed(landed)
    return Beat(clip, landed + 0.14), after


def _flight(table: ColourTableau, event: CardMoved) -> Flight:
    if event.source.pile != "hand":
        return _OPENING
    return _OWN if event.source.seat == table.viewer else _FOREIGN


def _is_dropped(table: ColourTableau, event: CardMoved, layout: Layout) -> bool:
    """Whether the player has let the card go over the pile already."""
    if table.grip is None or event.source.seat != table.viewer:
        return False
    pose, pile = table.grip[1], layout.anchor("discard")
    return abs(pose.x - pile.x) < _OVER and abs(pose.y - pile.y) < _OVER


def _landing(event: CardMoved, table: ColourTableau, manner: Manner) -> Clip:
    """A ring of light about the pile, and the card's colour running round the ring."""
    clip = Clip() if manner.reduced else tween("puff", "go", 0, 1, seconds=0.32)
    front = event.front
    if isinstance(front, Face) and front.colour is not None:
        clip |= recoloured(front.colour, table, manner).delayed(0.06)
    return clip


def _coloured(event: CardMoved, table: ColourTableau) -> ColourTableau:
    front = event.front
    if isinstance(front, Face) and front.colour is not None:
        return table.coloured(front.colour)
    return table
