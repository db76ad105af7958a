"""How a colour table shows what is no card: colour, direction, skips, stack, fuse, blast, turns."""

from __future__ import annotations

from typing import Final

from game.games.colours.cards import Colour
from game.games.colours.events import (
    BombExploded,
    CallForgotten,
    ClockStruck,
    ClockTicked,
    ClockWound,
    ColourNamed,
    DirectionChanged,
    FuseBurned,
    FuseLit,
    LastCardCalled,
    ShieldAbsorbed,
    ShieldRaised,
    Skipped,
    StackGrew,
    TableTurned,
    WentOut,
)
from game.games.colours.shielding import absorbed, raised
from game.games.colours.tableau import ColourTableau
from game.games.colours.turning import struck, ticked, turned, wound
from game.motion.clip import Clip, cue, tween
from game.motion.ease import back, in_out, in_out_sine, in_quad, out_quad
from game.motion.staging import Beat, Manner, happened, step
from game.rules.events import Event, PileShuffled, Seat, TurnBegan

SECTORS: Final = {Colour.RED: 225.0, Colour.YELLOW: 315.0, Colour.GREEN: 45.0, Colour.BLUE: 135.0}
"""Where each colour's quarter of the wheel points, in degrees from the right."""
BOOM: Final = 1.4
"""Seconds until the last spark of a blast is out."""
WIN: Final = 3.4
LOSS: Final = 1.8


def pop(actor: str, manner: Manner, begin: float = 1.5, seconds: float = 0.24) -> Clip:
    """A sign draws the eye: it comes to its size from a larger one."""
    if manner.reduced:
        return tween(actor, "alpha", 0, 1, seconds=0.18)
    return tween(actor, "pop", begin, 1, seconds=seconds, ease=back(2))


def one_card(seat: Seat, manner: Manner) -> Clip:
    """The banner stands large in the middle, then goes to the seat and stays there."""
    name = f"one:{seat}"
    if manner.reduced:
        return pop(name, manner)
    stands = tween(name, "travel", 0, 0, seconds=0.5) | pop(name, manner, 0.3, 0.34)
    return stands | tween(name, "travel", 0, 1, seconds=0.42, ease=in_out).delayed(0.62)


def recoloured(colour: Colour, table: ColourTableau, manner: Manner, origin: float = 0.0) -> Clip:
    """A colour comes into force: it runs round the ring both ways from ``origin`` degrees."""
    change = step(lambda t: t.coloured(colour))
    if table.colour == colour:
        return change
    chip = tween("chip", "shift", 0, 1, seconds=0.3, ease=in_out_sine)
    if manner.reduced:
        return change | chip | cue("ring sweep")
    start = tween("ring", "origin", origin, origin, seconds=0.0)
    sweep = tween("ring", "sweep", 0, 1, seconds=0.4, ease=in_out)
    return change | start | sweep | chip | cue("ring sweep")


def signal(event: Event, table: ColourTableau, manner: Manner) -> Beat:
    """How an event looks which moves no card."""
    match event:
        case TurnBegan(seat):
            return _turn(event, seat, table, manner)
        case Skipped():
            return _skip(event, manner)
        case DirectionChanged():
            return _reverse(event, manner)
        case ColourNamed():
            return _named(event, table, manner)
        case StackGrew():
            clip = happened(event) | cue("stack grew", event.seat) | pop("stack", manner)
            return Beat(clip, 0.3)
        case FuseLit():
            return _lit(event, table, manner)
        case FuseBurned():
            return _burned(event, manner)
        case ShieldRaised():
            return raised(event, table, manner)
        case ShieldAbsorbed():
            return absorbed(event, table, manner)
        case ClockWound():
            return wound(event, table, manner)
        case ClockTicked():
            return ticked(event, manner)
        case ClockStruck():
            return struck(event, table, manner)
        case TableTurned():
            return turned(event, table, manner)
        case LastCardCalled(seat):
            clip = happened(event) | cue("last card call", seat) | pop(f"one:{seat}", manner)
            return Beat(clip, 0.3)
        case PileShuffled() if any(table.hands):
            return Beat(happened(event) | cue("riffle") | pop("stock", manner, 1.12), 0.3)
        case WentOut(seat):
            return _won(event, seat, table, manner)
    return Beat(happened(event), 0.0)


def _turn(event: Event, seat: Seat, table: ColourTableau, manner: Manner) -> Beat:
    """The plate of the seat in turn lights up."""
    clip = happened(event) | tween("turn", "glow", 0, 1, seconds=0.2, ease=in_out_sine)
    if seat == table.viewer:
        clip |= cue("your turn", seat)
    return Beat(clip, 0.12)


def _skip(event: Skipped, manner: Manner) -> Beat:
    """The plate is crossed, stroke by stroke."""
    clip = happened(event) | cue("skip", event.seats[0])
    for seat in event.seats:
        seconds = 0.0 if manner.reduced else 0.24
        clip |= tween(f"skip:{seat}", "cross", 0, 1, seconds=seconds, ease=out_quad)
        clip |= tween(f"skip:{seat}", "alpha", 1, 0, seconds=0.2).delayed(0.75)
    return Beat(clip, 0.5)


def _reverse(event: DirectionChanged, manner: Manner) -> Beat:
    """The arrows run on, brake, turn on the spot and run the other way; light follows them."""
    clip, turn = cue("reverse"), 0.3
    if manner.reduced:
        out, in_ = (
            tween("ring", "alpha", 1, 0, seconds=0.12),
            tween("ring", "alpha", 0, 1, seconds=0.16),
        )
        return Beat(clip | (out + (happened(event) | in_)), 0.3)
    way = -float(event.direction)
    clip |= tween("ring", "phase", 0, 34 * way, seconds=turn, ease=out_quad)
    clip |= tween("ring", "heading", 0, 180, seconds=0.26, ease=in_out).delayed(turn - 0.1)
    turned = happened(event) | tween("ring", "heading", 0, 0, seconds=0.0)
    clip |= turned.delayed(turn + 0.16)
    clip |= tween("ring", "phase", 34 * way, -60 * way, seconds=0.6, ease=in_out).delayed(
        turn + 0.06
    )
    clip |= tween("ring", "light", 0, 1, seconds=0.2).delayed(turn)
    clip |= tween("ring", "light", 1, 0, seconds=0.4).delayed(turn + 0.36)
    return Beat(clip, 0.72)


def _named(event: ColourNamed, table: ColourTableau, manner: Manner) -> Beat:
    """The colour runs round the ring; another's choice flares up as a quarter of the wheel."""
    colour, origin = event.colour, SECTORS[event.colour]
    clip = cue(f"choose {colour.name.lower()}", int(colour))
    if event.seat == table.viewer:
        return Beat(clip | recoloured(colour, table, manner, origin).delayed(0.1), 0.44)
    clip |= tween("named", "colour", int(colour), int(colour), seconds=0.0)
    if manner.reduced:
        clip |= tween("named", "alpha", 1, 0, seconds=0.3)
    else:
        clip |= tween("named", "scale", 0.9, 1.42, seconds=0.34, ease=in_out)
        clip |= tween("named", "alpha", 1, 0, seconds=0.24).delayed(0.12)
    clip |= recoloured(colour, table, manner, origin).delayed(0.16)
    return Beat(clip, 0.5)


def _lit(event: FuseLit, table: ColourTableau, manner: Manner) -> Beat:
    """The bomb leaps from the pile to its place, the rope is drawn out and the banner stands."""
    lit = happened(event) | cue("fuse lit", event.seat) | cue("fuse on")
    if manner.reduced:
        return Beat(lit | pop("banner", manner) | pop("fuse", manner), 0.4)
    if table.fuse is not None:
        again = tween("fuse", "left", table.fuse.count, event.count, seconds=0.34, ease=in_out)
        return Beat(lit | again | pop("banner", manner) | pop("bomb", manner, 1.5), 0.5)
    leap = tween("bomb", "leap", 0, 1, seconds=0.36, ease=in_out_sine)
    rope = tween("fuse", "drawn", 0, 1, seconds=0.3, ease=out_quad).delayed(0.26)
    burst = tween("fuse", "spark", 0, 0.6, seconds=0.6).delayed(0.5)
    hidden = tween("fuse", "drawn", 0, 0, seconds=0.0) | tween("banner", "alpha", 0, 0, seconds=0.0)
    shown = tween("banner", "alpha", 0, 1, seconds=0.1) | pop("banner", manner, 0.4, 0.3)
    return Beat(lit | hidden | leap | rope | burst | shown.delayed(0.36), 0.72)


def _burned(event: FuseBurned, manner: Manner) -> Beat:
    """The fuse burns down by one hand-off; before the blast the bomb swells and reddens."""
    before = event.count + 1
    ticks = happened(event) | cue("fuse tick", event.count)
    if manner.reduced:
        return Beat(ticks | pop("bomb", manner), 0.24)
    clip = tween("fuse", "left", before, event.count, seconds=0.34, ease=in_out)
    clip |= tween("fuse", "spark", 0, 0.62, seconds=0.62)
    clip |= (ticks | pop("bomb", manner)).delayed(0.34)
    if event.count:
        return Beat(clip, 0.4)
    swells = tween("bomb", "swell", 1, 1.34, seconds=0.2, ease=in_quad)
    swells |= tween("bomb", "hot", 0, 1, seconds=0.2)
    return Beat(clip | swells.delayed(0.34), 0.54)


def blast(event: BombExploded, manner: Manner) -> Clip:
    """Flash, shock wave, shards, smoke and the word; the four cards come after it."""
    clip = happened(event) | cue("fuse off") | cue("boom", event.seat)
    clip |= step(lambda t: t.noted("explodes", event.seat, event.count))
    clip |= tween("boom", "age", 0, BOOM, seconds=BOOM)
    calm = 1.0 if manner.reduced else 0.0
    return clip | tween("boom", "calm", calm, calm, seconds=0.0)


def forgotten(event: CallForgotten) -> Clip:
    """The call was forgotten."""
    clip = happened(event) | cue("last card penalty", event.seat)
    return clip | step(lambda t: t.noted("forgot", event.seat, event.count))


def _won(event: Event, seat: Seat, table: ColourTableau, manner: Manner) -> Beat:
    """Confetti and the word for the viewer, the word alone for another."""
    own = seat == table.viewer
    seconds = (WIN if own else LOSS) if not manner.reduced else 1.4
    calm = 1.0 if manner.reduced or not own else 0.0
    clip = happened(event) | cue("win" if own else "lose", seat)
    clip |= cue("fuse off")
    if own and not manner.reduced:
        clip |= cue("confetti").delayed(0.12)
    clip |= tween("win", "age", 0, seconds, seconds=seconds)
    return Beat(clip | tween("win", "calm", calm, calm, seconds=0.0), seconds)
