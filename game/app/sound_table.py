"""Every sound by name: its group, its lane in the mixer, its variants and the moment it marks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

OUTPUT_DELAY: Final = 0.012
"""Seconds from starting a sound to hearing it: one buffer of the mixer."""


class Group(StrEnum):
    """How loud a sound is meant to be among the others."""

    EVENT = "event"
    SIGNAL = "signal"
    CARDS = "cards"
    INTERFACE = "interface"
    WHISPER = "whisper"
    BED = "bed"


class Lane(StrEnum):
    """Which channels of the mixer a sound may use; in a full lane the oldest sound gives way."""

    FUSE = "fuse"
    TIMER = "timer"
    SIGNAL = "signal"
    EVENT = "event"
    INTERFACE = "interface"
    CARDS = "cards"


GAINS: Final[Mapping[Group, float]] = MappingProxyType(
    {
        Group.EVENT: 0.9,
        Group.SIGNAL: 0.8,
        Group.CARDS: 0.7,
        Group.INTERFACE: 0.7,
        Group.WHISPER: 0.7,
        Group.BED: 0.8,
    }
)
LANES: Final[Mapping[Lane, range]] = MappingProxyType(
    {
        Lane.FUSE: range(1),
        Lane.TIMER: range(1, 2),
        Lane.SIGNAL: range(2, 3),
        Lane.EVENT: range(3, 5),
        Lane.INTERFACE: range(5, 7),
        Lane.CARDS: range(7, 24),
    }
)
CHANNELS: Final = 24


@dataclass(frozen=True, slots=True)
class Sound:
    """What the mixer must know of one name."""

    group: Group
    lane: Lane
    hit: float = 0.002
    """Seconds from its start to the moment which the eye should see with it."""
    variants: int = 1
    steps: tuple[float, ...] = (1.0,)
    """Ratios of pitch for a cue that rises; beyond the last it stays there."""


def _cards(milliseconds: float, variants: int = 1, *steps: float) -> Sound:
    return Sound(Group.CARDS, Lane.CARDS, milliseconds / 1000, variants, steps or (1.0,))


def _interface(milliseconds: float = 2) -> Sound:
    return Sound(Group.INTERFACE, Lane.INTERFACE, milliseconds / 1000)


def _signal(milliseconds: float = 2, *steps: float) -> Sound:
    return Sound(Group.SIGNAL, Lane.SIGNAL, milliseconds / 1000, 1, steps or (1.0,))


def _event(milliseconds: float = 2) -> Sound:
    return Sound(Group.EVENT, Lane.EVENT, milliseconds / 1000)


SOUNDS: Final[Mapping[str, Sound]] = MappingProxyType(
    {
        "card_slide": _cards(100, 4),
        "card_place": _cards(28, 4),
        "card_flip": _cards(77, 3),
        "draw": _cards(115, 3),
        "shuffle": _cards(1132),
        "deal_tick": Sound(Group.WHISPER, Lane.CARDS, 0.028, 4),
        "fan_open": _cards(0),
        "trick_sweep": _cards(377),
        "pot_sweep": _cards(847),
        "hunt_step": _cards(14, 1, 1, 1.122, 1.335, 1.498, 1.682, 2),
        "button_hover": Sound(Group.WHISPER, Lane.INTERFACE),
        "button_press": _interface(),
        "refuse": _interface(),
        "menu_open": _interface(52),
        "menu_close": _interface(22),
        "timer_tick": Sound(Group.INTERFACE, Lane.TIMER),
        "timer_last": Sound(Group.SIGNAL, Lane.TIMER),
        "wheel_open": _interface(32),
        "wheel_hover": Sound(Group.WHISPER, Lane.INTERFACE, steps=(1, 1.26, 1.498, 1.682)),
        "wheel_choose": _signal(42),
        "clock_wind": _interface(7),
        "your_turn": _signal(),
        "skip": _signal(122),
        "reverse": _signal(52),
        "penalty": _signal(10, 1, 1.122, 1.26, 1.498, 1.682, 2),
        "fuse_loop": Sound(Group.BED, Lane.FUSE, 0.0),
        "fuse_count": _signal(),
        "one_card": _signal(),
        "last_card_call": _signal(),
        "last_card_penalty": _signal(),
        "shield_raise": _signal(192),
        "war_face_off": _signal(137),
        "confetti": _signal(),
        "boom": _event(),
        "table_turn_day": _event(862),
        "table_turn_night": _event(862),
        "clock_strike": _event(),
        "shield_absorb": _event(),
        "hearts_break": _event(32),
        "queen_of_spades": _event(8),
        "moon": _event(),
        "war_clash": _event(102),
        "win": _event(362),
        "lose": _event(542),
        "draw_game": _event(392),
    }
)


def files(name: str) -> tuple[str, ...]:
    """The files of a sound, without their folder.

    >>> files("boom"), files("draw")
    (('boom.ogg',), ('draw_1.ogg', 'draw_2.ogg', 'draw_3.ogg'))
    """
    count = SOUNDS[name].variants
    return tuple(f"{name}_{k}.ogg" for k in range(1, count + 1)) if count > 1 else (f"{name}.ogg",)


def lead(name: str) -> float:
    """Seconds that a sound must start before the moment which the eye should see with it.

    >>> round(lead("card_place"), 3)
    0.04
    """
    return SOUNDS[name].hit + OUTPUT_DELAY
