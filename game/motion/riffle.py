"""A pack is shuffled: two halves part, lean towards each other and fall into one another."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.motion.clip import Clip, cue, together, tween
from game.motion.ease import back, in_out, in_out_sine
from game.motion.layout import Anchor
from game.motion.staging import Beat, Manner, fade, to

PACK: Final = 18
"""How many cards the shuffled pack is shown with."""
_FALL, _APART, _SQUARE, _HOME, _SHUFFLED = 0.42, 0.26, 0.97, 1.08, 1.25


def shuffle(home: Anchor, middle: float, manner: Manner) -> Beat:
    """A shuffle about the x of ``middle``; then the pack slides home and is taken away."""
    shown = tween("pack", "shown", 1, 1, seconds=0.0)
    gone = tween("pack", "shown", 0, 0, seconds=0.0)
    if manner.reduced:
        still = together(to(_pack(i), _lies(home, i), _lies(home, i), 0.0) for i in range(PACK))
        clip = shown | still | fade("pack", 0, 1, 0.3)
        return Beat(clip | gone.delayed(0.34), 0.34)
    clip = together(_riffled(replace(home, x=middle), i) for i in range(PACK))
    square = tween("pack", "scale", 1.05, 1, seconds=0.12, ease=back(3)) | cue("square")
    slide = tween("pack", "x", 0, home.x - middle, seconds=0.16, ease=in_out)
    clip |= shown | cue("split") | square.delayed(_SQUARE) | slide.delayed(_HOME)
    return Beat(clip | gone.delayed(_SHUFFLED), _SHUFFLED)


def _pack(index: int) -> str:
    return f"pack:{index}"


def _lies(base: Anchor, index: int) -> Anchor:
    return base.moved(-index * 0.5, -index * 1.5)


def _riffled(middle: Anchor, index: int) -> Clip:
    side, depth, home = (-1 if index % 2 else 1), index // 2, _lies(middle, index)
    apart = replace(
        middle.moved(side * (128 + depth), 8 - depth * 4), angle=-side * 13.0, width=middle.width
    )
    falls = to(_pack(index), apart, home, 0.16, in_out_sine)
    if index % 3 == 0:
        falls |= cue("riffle")
    return to(_pack(index), home, apart, _APART, in_out) | falls.delayed(_FALL + index * 0.026)
