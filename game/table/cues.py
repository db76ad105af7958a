"""The one table from what a clip sets off to what is heard: cue, sound, and the moment it marks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from game.app.audio import Audio
from game.app.sound_table import lead
from game.motion.clip import Clip, Cue

SOUNDS: Final[Mapping[str, str]] = {
    "split": "shuffle",
    "deal": "deal_tick",
    "turn": "card_flip",
    "fan": "fan_open",
    "slide": "card_slide",
    "draw": "draw",
    "place": "card_place",
    "your turn": "your_turn",
    "skip": "skip",
    "reverse": "reverse",
    "count": "penalty",
    "one card": "one_card",
    "last card call": "last_card_call",
    "last card penalty": "last_card_penalty",
    "fuse tick": "fuse_count",
    "fuse lit": "fuse_count",
    "shield up": "shield_raise",
    "shield absorbs": "shield_absorb",
    "clock wind": "clock_wind",
    "clock tick": "clock_strike",
    "bell": "clock_strike",
    "table lands day": "table_turn_day",
    "table lands night": "table_turn_night",
    "hunt step": "hunt_step",
    "boom": "boom",
    "face off": "war_face_off",
    "war": "war_clash",
    "war again": "war_clash",
    "pot": "pot_sweep",
    "drawn": "draw_game",
    "sweep": "trick_sweep",
    "broken": "hearts_break",
    "queen": "queen_of_spades",
    "moon": "moon",
    "win": "win",
    "lose": "lose",
    "confetti": "confetti",
    "wheel open": "wheel_open",
    "hover": "wheel_hover",
    "choose red": "wheel_choose",
    "choose yellow": "wheel_choose",
    "choose green": "wheel_choose",
    "choose blue": "wheel_choose",
    "refuse": "refuse",
}
"""Cues that are not here are only seen."""
_SHUFFLE_LEAD: Final = 0.16
"""The shuffle sound is squared when the pack is: 1.13 s after its start, 0.97 s on the table."""
FUSE: Final = "fuse_loop"


@dataclass(frozen=True, slots=True)
class Due:
    """A sound that is to start at that second of a clip."""

    at: float
    name: str
    pan: float
    step: int


class Cues:
    """Plays the sounds of the clip in progress, each so early that its hit meets the picture."""

    def __init__(self, audio: Audio, pan: Callable[[int | None], float]) -> None:
        """``pan`` tells from which side a seat is heard, -1 to 1."""
        self._audio = audio
        self._pan = pan
        self._due: list[Due] = []

    def start(self, clip: Clip) -> None:
        """A clip begins; what an earlier one still had to sound is left out."""
        due = [self._placed(cue) for cue in clip.cues if cue.name in SOUNDS]
        self._due = sorted(due, key=lambda each: each.at)

    def reach(self, time: float) -> None:
        """The clip has come to that second."""
        while self._due and self._due[0].at <= time:
            due = self._due.pop(0)
            self._audio.play(due.name, pan=due.pan, step=due.step)

    def skip(self) -> None:
        """The clip was finished early: what it still had to sound is left out."""
        self._due.clear()

    def sound(self, name: str, *, step: int = 0) -> None:
        """Sound something that no clip holds."""
        self._audio.play(SOUNDS[name], step=step)

    def loop(self, *, burning: bool) -> None:
        """Let the fuse be heard, or not."""
        if burning:
            self._audio.loop(FUSE)
        else:
            self._audio.stop(FUSE)

    def _placed(self, cue: Cue) -> Due:
        name = SOUNDS[cue.name]
        seat, step = _heard(cue)
        early = _SHUFFLE_LEAD if name == "shuffle" else lead(name)
        return Due(max(0.0, cue.at - early), name, self._pan(seat), step)


def _heard(cue: Cue) -> tuple[int | None, int]:
    """The seat a cue sounds from, and how far it has risen."""
    match cue.value:
        case (int(seat), int(count)):
            return seat, count - 1
        case int(value) if cue.name.startswith("choose"):
            return None, value
        case int(seat):
            return seat, 0
    return None, 0
