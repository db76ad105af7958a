"""How Day & Night looks: the Midnight Clock, the turn-over of the table, and a Colour Hunt."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.games.colours.cards import Side
from game.games.colours.events import ClockStruck, ClockTicked, ClockWound, TableTurned
from game.games.colours.state import CLOCK_LENGTH
from game.games.colours.tableau import ColourTableau
from game.motion.clip import Clip, cue, together, tween
from game.motion.ease import back, in_out, in_out_sine, out_quad
from game.motion.staging import Beat, Flight, Manner, fade, happened

STROKES: Final = 3
TURN: Final = 0.9
"""Seconds in which the table turns over."""
DIP: Final = 0.5
"""Seconds of its reduced form: through dusk and out of it."""
_EDGE: Final = 0.421
"""When it is seen from its edge: there one side goes and the other comes."""
_RISE, _BELLS, _APART, _STRUCK = 0.34, 0.36, 0.17, 0.86
_HUNT: Final = Flight(0.36, 80, in_out_sine, leaves="deal", pace=0.3)
_HUNT_LASTS: Final = 3.6
"""Seconds that a long hunt may take."""


def hands_of(count: float) -> tuple[float, float]:
    """Where hour and minute hand point with so many hand-offs to go, in degrees from twelve.

    The clock stands at eleven when it is wound, and at twelve it strikes.

    >>> hands_of(3), hands_of(0)
    ((330.0, 0.0), (360.0, 360.0))
    """
    gone = 1 - count / CLOCK_LENGTH
    return 330.0 + 30.0 * gone, 360.0 * gone


def wound(event: ClockWound, table: ColourTableau, manner: Manner) -> Beat:
    """The clock leaps from the pile to its place and is wound back to eleven."""
    wound = happened(event) | cue("clock wind", event.seat)
    if manner.reduced:
        shown = tween("clock", "alpha", 0, 1, seconds=0.18)
        return Beat(wound | shown | tween("clock words", "alpha", 0, 1, seconds=0.18), 0.4)
    begins = float(table.clock) if table.clock else 0.0
    hands = tween("clock", "left", begins, event.count, seconds=0.5, ease=in_out)
    if table.clock:
        pulse = tween("clock", "scale", 1.2, 1, seconds=0.3, ease=back(1.6))
        return Beat(wound | hands | pulse | _count(manner), 0.6)
    leap = tween("clock", "leap", 0, 1, seconds=0.42, ease=in_out_sine)
    grown = tween("clock", "scale", 0.5, 1, seconds=0.5, ease=back(1.4))
    hidden = tween("clock words", "alpha", 0, 0, seconds=0.0)
    words = tween("clock words", "alpha", 0, 1, seconds=0.16).delayed(0.4)
    return Beat(wound | leap | grown | hands.delayed(0.12) | hidden | words, 0.72)


def _count(manner: Manner) -> Clip:
    """The count draws the eye."""
    if manner.reduced:
        return tween("clock words", "alpha", 0, 1, seconds=0.18)
    return tween("clock words", "pop", 1.22, 1, seconds=0.24, ease=back(2))


def ticked(event: ClockTicked, manner: Manner) -> Beat:
    """The hands move on, and a single bell tells it; at none the strokes follow."""
    if not event.count:
        return Beat(Clip(), 0.0)
    ticked = happened(event) | cue("clock tick", event.count) | _count(manner)
    if manner.reduced:
        return Beat(ticked, 0.24)
    hands = tween("clock", "left", event.count + 1, event.count, seconds=0.34, ease=in_out)
    pulse = tween("clock", "scale", 1.12, 1, seconds=0.2, ease=back(1.6))
    return Beat(hands | (ticked | pulse).delayed(0.3), 0.46)


def struck(event: ClockStruck, table: ColourTableau, manner: Manner) -> Beat:
    """The clock rises, its hands come to twelve, and it strikes; the turn-over follows at once."""
    stays = tween("clock", "striking", 1, 1, seconds=0.0)
    night = float(table.side.other is Side.NIGHT)
    words = tween("struck", "night", night, night, seconds=0.0) | fade("struck", 0, 1, 0.15)
    clip = happened(event) | stays | words | cue("clock rises")
    if manner.reduced:
        bell = tween("clock", "left", 0, 0, seconds=0.0) | cue("bell")
        gone = fade("clock", 1, 0, 0.3) | fade("struck", 1, 0, 0.2).delayed(0.4)
        return Beat(clip | bell.delayed(0.3) | (gone | _clock_gone(0.6)).delayed(0.6), 0.6)
    clip |= tween("clock", "left", 1, 0, seconds=_RISE, ease=in_out)
    clip |= tween("clock", "scale", 1, 1.5, seconds=0.26, ease=back(1.6))
    clip |= together((_stroke(at) for at in range(STROKES)), stagger=_APART).delayed(_BELLS)
    gone = tween("clock", "scale", 1.5, 0.5, seconds=0.3, ease=in_out) | fade("clock", 1, 0, 0.3)
    gone |= fade("struck", 1, 0, 0.2).delayed(0.5)
    return Beat(clip | (gone | _clock_gone(0.7)).delayed(_STRUCK), _STRUCK)


def _clock_gone(after: float) -> Clip:
    return tween("clock", "striking", 0, 0, seconds=0.0).delayed(after)


def _stroke(at: int) -> Clip:
    """One stroke of the bell, and the ring of light that runs from it."""
    pulse = tween("clock", "scale", 1.62, 1.5, seconds=0.16)
    return cue("bell") | pulse | tween(f"stroke:{at}", "go", 0, 1, seconds=0.5, ease=out_quad)


def turned(event: TableTurned, table: ColourTableau, manner: Manner) -> Beat:
    """The whole table turns over and shows its other side; dusk comes down, or dawn.

    The own cards turn as a closed packet (4.2.4) and open again, in their new order.
    """
    begins = float(table.side is Side.NIGHT)
    side = tween("turnover", "begins", begins, begins, seconds=0.0)
    if manner.reduced:
        clip = side | tween("turnover", "dip", 0, 1, seconds=DIP)
        clip |= (happened(event) | cue(f"table lands {event.side}")).delayed(DIP / 2)
        return Beat(clip | _rest().delayed(DIP), DIP)
    hand = f"hand:{table.viewer}"
    closes = tween(hand, "open", 1, 0, seconds=0.16, ease=in_out_sine)
    opens = cue("fan") | tween(hand, "open", 0, 1, seconds=0.34, ease=back(1.2))
    leans = tween("turnover", "angle", 0, -5, seconds=0.1, ease=out_quad)
    leans += tween("turnover", "angle", -5, 183, seconds=0.64, ease=in_out)
    leans += tween("turnover", "angle", 183, 180, seconds=0.16, ease=in_out_sine)
    dusk = tween("turnover", "front", 0, 1, seconds=0.72, ease=in_out_sine).delayed(0.1)
    wheel = tween("turnover", "wheel", 0, 1, seconds=TURN, ease=in_out_sine)
    turn = side | leans | dusk | wheel | cue("table turns")
    turn |= happened(event).delayed(_EDGE) | cue(f"table lands {event.side}").delayed(TURN)
    clip = closes | turn.delayed(0.16) | (opens | _rest()).delayed(0.16 + TURN)
    return Beat(clip, clip.duration)


def _rest() -> Clip:
    """The table lies as it lay: nothing turns any more."""
    return tween("turnover", "angle", 0, 0, seconds=0.0)


def hunt_flight(cards: int) -> Flight:
    """How the cards of a Colour Hunt come: one by one, each to be looked at; a long one hurries.

    >>> hunt_flight(3).pace, hunt_flight(36).pace
    (0.3, 0.1)
    """
    return replace(_HUNT, pace=min(_HUNT.pace, _HUNT_LASTS / max(1, cards)))
