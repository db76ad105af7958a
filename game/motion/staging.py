"""From what happened to how it looks: the movements every game's staging is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, Protocol, TypeAlias

from game.motion.clip import Clip, Ease, Tween, cue, together, tween
from game.motion.ease import in_out_sine, in_quad, out_quad
from game.motion.layout import Anchor, Layout
from game.motion.playback import TABLE, Step, T
from game.motion.tableau import Lying
from game.rules.contract import Move
from game.rules.events import CardMoved, Event, Place, Seat

AWAY: Final = 0.1
"""Seconds in which a thing fades out where it was, with reduced motion."""
THERE: Final = 0.14
"""Seconds in which it fades in where it comes to."""
REFAN: Final = 0.2
"""Seconds in which a fan closes or makes room."""
_OPEN: Final = frozenset({"discard", "trick"})
"""The piles whose cards lie face up."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How animations are to be: how many times as fast, and whether without big movements."""

    speed: float = 1.0
    reduced: bool = False


@dataclass(frozen=True, slots=True)
class Chosen:
    """A card or a pile was clicked, or chosen with Enter. A card's slot counts as in the rules."""

    source: Place


@dataclass(frozen=True, slots=True)
class Dropped:
    """A card was dragged from its place onto another."""

    source: Place
    target: Place


@dataclass(frozen=True, slots=True)
class Asked:
    """A key of the table was pressed: ``take``, ``keep``, ``pass``, ``play``, ``call`` ..."""

    word: str


Intent: TypeAlias = Chosen | Dropped | Asked
"""What the player wants, before the game's staging makes a move of it."""


class Staging(Protocol):
    """What a game's folder says about how it is shown. All of it is pure."""

    def tableau(self, view: Any) -> Any:
        """The table as that view shows it, nothing moving."""
        ...

    def clip(self, event: Event, table: Any, layout: Layout, manner: Manner) -> Clip:
        """How one event looks, on the table as it was before."""
        ...

    def score(self, events: Sequence[Event], table: Any, layout: Layout, manner: Manner) -> Clip:
        """How all the events of one move look."""
        ...

    def move_for(self, intent: Intent, view: Any, moves: Sequence[Any]) -> Move | None:
        """The move which the intent means, a wild still without its colour; None if it is none."""
        ...


@dataclass(frozen=True, slots=True)
class Beat:
    """A part of a score: its clip, and after how many seconds the next one may begin."""

    clip: Clip
    rest: float

    def __or__(self, other: Clip) -> Beat:
        """The same with something more to see at once."""
        return Beat(self.clip | other, self.rest)


def whole(clip: Clip) -> Beat:
    """A part which the next one waits for."""
    return Beat(clip, clip.duration)


def in_score(beats: Sequence[Beat]) -> Clip:
    """The beats one after the other, each as soon as the one before lets it."""
    at, placed = 0.0, []
    for beat in beats:
        placed.append(beat.clip.delayed(at))
        at += beat.rest
    clip = together(placed)
    return replace(clip, duration=max(clip.duration, at))


def step(change: Step[Any]) -> Clip:
    """A change of the table's record."""
    return cue(TABLE, change)


def happened(event: Event) -> Clip:
    """The event's own change of the record, all of it at once."""
    return step(lambda table: table.after(event))


# -- movements -----------------------------------------------------------------------------------


def to(actor: str, begin: Anchor, end: Anchor, seconds: float, ease: Ease = in_out_sine) -> Clip:
    """A thing goes from one pose to another, turning the shorter way round."""
    turned = begin.angle + (end.angle - begin.angle + 180) % 360 - 180
    sides = (
        ("x", begin.x, end.x),
        ("y", begin.y, end.y),
        ("angle", begin.angle, turned),
        ("width", begin.width, end.width),
    )
    tweens = (Tween(actor, prop, a, b, 0.0, seconds, ease) for prop, a, b in sides)
    return Clip(tuple(tweens), (), seconds)


def hop(actor: str, height: float, seconds: float) -> Clip:
    """A parabola: up and down again."""
    up = tween(actor, "hop", 0, height, seconds=seconds / 2, ease=out_quad)
    return up + tween(actor, "hop", height, 0, seconds=seconds / 2, ease=in_quad)


def fade(actor: str, begin: float, end: float, seconds: float) -> Clip:
    """Opacity."""
    return tween(actor, "alpha", begin, end, seconds=seconds, ease=in_out_sine)


def jump(actor: str, begin: Anchor, end: Anchor) -> Clip:
    """With reduced motion: fades out here and in there."""
    there = to(actor, end, end, 0.0) | fade(actor, 0, 1, THERE)
    return (to(actor, begin, begin, 0.0) | fade(actor, 1, 0, AWAY)) + there


def grow(actor: str, prop: str, begin: float, seconds: float, ease: Ease) -> Clip:
    """A property comes to 1."""
    return tween(actor, prop, begin, 1.0, seconds=seconds, ease=ease)


# -- cards ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Flight:
    """How cards travel, and the cues they set off where they leave and where they touch down."""

    seconds: float
    height: float = 0.0
    """Of the hop on the way."""
    ease: Ease = in_out_sine
    leaves: str | None = None
    lands: str | None = None
    touches: float = 1.0
    """The share of the way after which it touches down."""
    pace: float = 0.0
    """Seconds from one card to the next."""


@dataclass(frozen=True, slots=True)
class Carried(Generic[T]):
    """Cards on their way as a clip: the table after it, and when each card has landed."""

    clip: Clip
    table: T
    landings: tuple[float, ...]


def carry(
    table: T,
    events: Sequence[CardMoved],
    layout: Layout,
    manner: Manner,
    flight: Flight,
    *,
    ends: Mapping[Place, Anchor] | None = None,
    closed: bool = False,
) -> Carried[T]:
    """Cards go their ways, each ``flight.pace`` seconds after the one before.

    Their places are kept from the beginning. ``ends`` overrides where cards come to lie;
    ``closed``: the fan they leave has closed behind them already.
    """
    after, cards = table, list[tuple[Lying, Place]]()
    begins = list[Anchor]()
    for event in events:
        card = after.taken(event)
        begins.append(after.pose(layout, card.key, event.source))
        after = after.depart(card, event.source).expect(card, event.target)
        cards.append((card, event.target))
    clip = step(lambda t: t.expect_all(cards))
    if not closed:
        clip |= _refan(events, manner)
    landings = []
    for index, (event, (card, target)) in enumerate(zip(events, cards, strict=True)):
        goal = (ends or {}).get(target) or after.pose(layout, card.key, target)
        one = _one(card, event, begins[index], goal, flight, manner, table.viewer)
        clip |= one.delayed(index * flight.pace)
        landings.append(index * flight.pace + one.duration)
        after = after.land(card.key)
    return Carried(clip, after, tuple(landings))


def _one(
    card: Lying,
    event: CardMoved,
    begin: Anchor,
    goal: Anchor,
    flight: Flight,
    manner: Manner,
    viewer: Seat,
) -> Clip:
    source, target, known = event.source, event.target, card.front is not None
    open_ = known and (source.seat == viewer or source.pile in _OPEN)
    hidden = target.pile == "hand" and target.seat != viewer and known
    ends_open = target.pile != "stock" and not hidden
    return fly(card, event, begin, goal, flight, manner, open_=open_, ends_open=ends_open)


def fly(
    card: Lying,
    event: CardMoved,
    begin: Anchor,
    goal: Anchor,
    flight: Flight,
    manner: Manner,
    *,
    open_: bool,
    ends_open: bool,
) -> Clip:
    """One card goes its way, from its place to the one that is kept for it.

    ``open_``: whether its front is up as it sets off; ``ends_open``: as it lands, if it is known.
    """
    source, target = event.source, event.target
    way = _way(card, begin, goal, flight, manner)
    seconds = way.duration
    if open_ != ends_open and (card.front is not None or card.back is not None):
        heard = card.front is not None
        way |= _turn(card, seconds, manner, up=ends_open, heard=heard)
    clip = way | step(lambda t: t.depart(card, source).lift(card, begin, open_=open_))
    clip |= step(lambda t: t.land(card.key)).delayed(seconds)
    if flight.leaves:
        clip |= cue(flight.leaves, _heard(source, target))
    if flight.lands:
        touch = seconds * (1.0 if manner.reduced else flight.touches)
        clip |= cue(flight.lands, _heard(target, source)).delayed(touch)
    return clip


def _heard(place: Place, other: Place) -> Seat | None:
    """The seat from whose side a sound comes."""
    return place.seat if place.seat is not None else other.seat


def _way(card: Lying, begin: Anchor, goal: Anchor, flight: Flight, manner: Manner) -> Clip:
    if manner.reduced:
        return jump(card.actor, begin, goal)
    way = to(card.actor, begin, goal, flight.seconds, flight.ease)
    return way | hop(card.actor, flight.height, flight.seconds) if flight.height else way


def _turn(card: Lying, seconds: float, manner: Manner, *, up: bool, heard: bool) -> Clip:
    """A card turns over before it lands."""
    begin, end = (0.0, 1.0) if up else (1.0, 0.0)
    if manner.reduced:
        return tween(card.actor, "turn", begin, end, seconds=0.0).delayed(AWAY)
    turn = min(0.24, seconds)
    flip = tween(card.actor, "turn", begin, end, seconds=turn, ease=in_out_sine)
    return (flip | cue("turn") if heard else flip).delayed(seconds - turn)


def _refan(events: Sequence[CardMoved], manner: Manner) -> Clip:
    """The fans which cards leave and come to, closing and making room."""
    ends = {place for event in events for place in (event.source, event.target)}
    seats = {place.seat for place in ends if place.pile == "hand" and place.seat is not None}
    return together(refan(seat, manner) for seat in sorted(seats))


def refan(seat: Seat, manner: Manner, seconds: float = REFAN) -> Clip:
    """A fan goes over from its cards' former places to their new ones."""
    if manner.reduced:
        return Clip()
    return tween(f"hand:{seat}", "shift", 0, 1, seconds=seconds, ease=in_out_sine)
