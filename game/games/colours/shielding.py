"""How a Shield looks: it is raised before its seat, and it takes a stack's blow."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.games.colours.events import ShieldAbsorbed, ShieldRaised
from game.games.colours.tableau import ColourTableau
from game.motion.clip import Clip, cue, tween
from game.motion.ease import back, in_out, in_out_sine, out_quad
from game.motion.staging import Beat, Manner, fade, happened, step
from game.rules.events import Seat

HIT: Final = 0.62
"""Seconds until the first of the thrown cards meets the Shield."""
PACE: Final = 0.05
"""Seconds from one thrown card to the next."""
MOST: Final = 6
"""How many thrown cards stand for a stack, however large."""
LIGHT: Final = 0.75
"""Seconds that its light lasts."""
_STANDS: Final = 0.5
"""Seconds that a Shield is seen large before it goes to its place."""


def raised(event: ShieldRaised, table: ColourTableau, manner: Manner) -> Beat:
    """It comes up large before the seat, and stays at the plate."""
    up = happened(event) | cue("shield up", event.seat)
    if manner.reduced:
        return Beat(up | fade(_name(event.seat), 0, 1, 0.14), 0.3)
    home = tween(_name(event.seat), "large", 1, 0, seconds=0.34, ease=in_out).delayed(_STANDS)
    return Beat(up | _rises(event.seat) | home, _STANDS + 0.2)


def absorbed(event: ShieldAbsorbed, table: ColourTableau, manner: Manner) -> Beat:
    """The waiting cards are thrown on it; it gives a little, a ring of light runs out, it goes."""
    name, stood = _name(event.seat), event.seat in table.shields and event.raised
    noted = step(lambda t: t.noted("absorbs", event.seat, event.amount))
    if manner.reduced:
        seen = cue("shield absorbs", event.seat) | step(_without_stack)
        seen |= tween(name, "glow", 1, 0, seconds=0.6).delayed(0.14)
        comes = Clip() if stood else fade(name, 0, 1, 0.14)
        goes = fade(name, 1, 0, 0.2).delayed(0.7) | happened(event).delayed(0.9)
        return Beat(noted | comes | seen | goes, 0.8)
    cards = min(MOST, event.amount)
    clip = noted | (_grows(event.seat) if stood else _rises(event.seat))
    clip |= tween(name, "thrown", cards, cards, seconds=0.0)
    clip |= tween(name, "age", -HIT, LIGHT, seconds=HIT + LIGHT)
    blow = cue("shield absorbs", event.seat) | step(_without_stack)
    blow |= tween(name, "push", 1, 0, seconds=0.4, ease=out_quad)
    clip |= blow.delayed(HIT)
    gone = HIT + 0.6
    clip |= fade(name, 1, 0, 0.28).delayed(gone)
    clip |= tween(name, "large", 1, 1.16, seconds=0.28).delayed(gone)
    return Beat(clip | happened(event).delayed(gone + 0.28), gone)


def _name(seat: Seat) -> str:
    return f"shield:{seat}"


def _rises(seat: Seat) -> Clip:
    """A Shield comes up from below, large."""
    name = _name(seat)
    clip = tween(name, "large", 0.3, 1, seconds=0.3, ease=back(2))
    clip |= tween(name, "below", 1, 0, seconds=0.3, ease=back(1.6))
    return clip | tween(name, "alpha", 0, 1, seconds=0.1)


def _grows(seat: Seat) -> Clip:
    """The Shield that stands there braces itself."""
    return tween(_name(seat), "large", 0, 1, seconds=0.3, ease=in_out_sine)


def _without_stack(table: ColourTableau) -> ColourTableau:
    """The blow has landed, and nothing waits any more."""
    return replace(table, stack=None, owes=None)
