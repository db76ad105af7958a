"""Sounds: named cues in groups, silent and harmless where there is no sound device."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, inf, pi, sin, sqrt
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

import pygame

from game.app.settings import Settings
from game.app.sound_bank import Bank
from game.app.sound_table import CHANNELS, GAINS, LANES, SOUNDS, Lane

_MOST: Final = 4
"""So many of one name may sound at once."""
_APART: Final = 0.035
"""Seconds between two of one name; what comes sooner is left out."""
_WIDEST: Final = 0.5
_QUIETEST: Final = 0.85
"""Cards are played as loud as meant or down to this share of it, by chance."""
_FADE: Final = 40
"""Milliseconds."""
_RETRY: Final = 20.0
"""Seconds before a device that was not there is asked for again."""
_DOWN: Final = 0.5 / 0.04
_UP: Final = 0.5 / 0.25
"""How fast a lane is ducked and comes back, in shares of its loudness a second."""
_TICK: Final = 0.02
_SOLOS: Final = frozenset({"win", "lose", "moon"})
_DUCKED_BY_EVENTS: Final = frozenset({Lane.CARDS, Lane.INTERFACE, Lane.FUSE})


@dataclass(slots=True)
class _Voice:
    """What one channel is playing."""

    name: str
    lane: Lane
    began: float
    left: float
    right: float


class Audio:
    """Plays the sounds of ``assets/sounds``. Every call is safe without a device.

    ``open`` starts the device; the program calls it after the first frame. A device that was not
    there is asked for again when the window comes to the front, never by polling.
    """

    def __init__(
        self,
        folder: Path,
        settings: Settings,
        *,
        random: Random | None = None,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self._folder = folder
        self._settings = settings
        self._random = random or Random()
        self._now = now
        self._bank: Bank | None = None
        self._asked = -inf
        self._channels: list[pygame.mixer.Channel] = []
        self._voices: dict[int, _Voice] = {}
        self._began: dict[str, float] = {}
        self._ducks = dict.fromkeys(Lane, 1.0)
        self._ducked_at = 0.0

    # -- the device ------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether there is a device to play on."""
        return self._bank is not None

    def open(self) -> None:
        """Start the device, if it has not been asked for lately."""
        if self.is_open or self._now() - self._asked < _RETRY:
            return
        self._asked = self._now()
        try:
            pygame.mixer.init(44100, -16, 2, 512, allowedchanges=0)
        except pygame.error:
            return
        pygame.mixer.set_num_channels(CHANNELS)
        self._channels = [pygame.mixer.Channel(number) for number in range(CHANNELS)]
        self._bank = Bank(self._folder, self._random)

    def close(self) -> None:
        """Let the device go."""
        if self._bank is not None:
            self._bank.close()
            self._bank = None
            self._channels, self._voices = [], {}
            pygame.mixer.quit()

    def device_removed(self, which: int) -> None:
        """A device was unplugged; if it was ours (not 0), go on with whichever is left."""
        if which and self.is_open:
            self.close()
            self._asked = -inf
            self.open()

    def apply(self, settings: Settings) -> None:
        """Take over the volumes."""
        self._settings = settings
        for number, voice in self._voices.items():
            self._set_volume(number, voice)

    # -- playing ---------------------------------------------------------------------------------

    def play(self, name: str, *, pan: float = 0.0, step: int = 0) -> None:
        """Start a sound: ``pan`` -1 left to 1 right, ``step`` how far a rising cue has risen.

        :raises KeyError: if there is no sound of that name.
        """
        lane = SOUNDS[name].lane
        if self._bank is None or self._is_crowded(name):
            return
        sound = self._bank.pick(name, step)
        if sound is not None:
            self._start(self._free(lane), name, sound, pan)

    def loop(self, name: str) -> None:
        """Start a sound that goes on until ``stop``; nothing happens if it is on already.

        :raises KeyError: if there is no sound of that name.
        """
        lane = SOUNDS[name].lane
        if self._bank is None or self._sounding(name):
            return
        sound = self._bank.pick(name, 0)
        if sound is not None:
            self._start(self._free(lane), name, sound, 0.0, loops=-1)

    def stop(self, name: str) -> None:
        """Fade a looping sound out."""
        for number in self._sounding(name):
            self._channels[number].fadeout(_FADE)
            self._voices.pop(number)

    def silence(self) -> None:
        """Stop everything: the scene is left."""
        if self.is_open:
            pygame.mixer.fadeout(_FADE)
            self._voices.clear()

    def update(self, now: float) -> float | None:
        """Make room for the louder sounds, and give it back when they end.

        :return: seconds until this must be called again, or None while nothing sounds.
        """
        self._voices = {k: v for k, v in self._voices.items() if self._channels[k].get_busy()}
        seconds, self._ducked_at = now - self._ducked_at, now
        moved = {lane for lane in Lane if self._duck(lane, seconds)}
        for number, voice in self._voices.items():
            if voice.lane in moved:
                self._set_volume(number, voice)
        return _TICK if self._voices and self._ducks_matter else None

    # -- how it is done --------------------------------------------------------------------------

    def _is_crowded(self, name: str) -> bool:
        if self._now() - self._began.get(name, -inf) < _APART:
            return True
        return len(self._sounding(name)) >= _MOST

    def _sounding(self, name: str) -> list[int]:
        return [
            number
            for number, voice in self._voices.items()
            if voice.name == name and self._channels[number].get_busy()
        ]

    def _free(self, lane: Lane) -> int:
        """A silent channel of that lane, else the one which has played longest."""
        idle = [number for number in LANES[lane] if not self._channels[number].get_busy()]
        if idle:
            return idle[0]
        return min(LANES[lane], key=lambda k: self._voices[k].began if k in self._voices else -inf)

    def _start(
        self, number: int, name: str, sound: pygame.mixer.Sound, pan: float, loops: int = 0
    ) -> None:
        kind = SOUNDS[name]
        gain = GAINS[kind.group] * sqrt(2.0)
        if kind.lane is Lane.CARDS:
            gain *= self._random.uniform(_QUIETEST, 1.0)
        angle = (1.0 + max(-_WIDEST, min(_WIDEST, pan))) * pi / 4
        now = self._began[name] = self._now()
        voice = _Voice(name, kind.lane, now, gain * cos(angle), gain * sin(angle))
        self._voices[number] = voice
        self._channels[number].play(sound, loops)
        self._set_volume(number, voice)

    def _set_volume(self, number: int, voice: _Voice) -> None:
        share = self._slider(voice.lane) * self._ducks[voice.lane]
        left, right = min(1.0, voice.left * share), min(1.0, voice.right * share)
        self._channels[number].set_volume(left, right)

    def _slider(self, lane: Lane) -> float:
        """What the sliders leave of a lane; they are squared, for the ear hears in ratios."""
        settings = self._settings
        if settings.muted:
            return 0.0
        own = 1.0
        if lane is Lane.CARDS:
            own = settings.volume_cards
        elif lane is not Lane.INTERFACE:
            own = settings.volume_signals
        return (settings.volume * own) ** 2

    @property
    def _ducks_matter(self) -> bool:
        """Whether a lane is ducked, or must be."""
        return any(self._ducks[lane] != 1.0 or self._target(lane) != 1.0 for lane in Lane)

    def _duck(self, lane: Lane, seconds: float) -> bool:
        """Move a lane towards where it should be; whether it moved."""
        now, target = self._ducks[lane], self._target(lane)
        if now > target:
            self._ducks[lane] = max(target, now - _DOWN * seconds)
        elif now < target:
            self._ducks[lane] = min(target, now + _UP * seconds)
        return self._ducks[lane] != now

    def _target(self, lane: Lane) -> float:
        """The share of its loudness a lane is left with by what sounds in other lanes."""
        events = [voice.name for voice in self._voices.values() if voice.lane is Lane.EVENT]
        if lane is not Lane.EVENT and any(name in _SOLOS for name in events):
            return 0.35
        if events and lane in _DUCKED_BY_EVENTS:
            return 0.5
        signals = any(voice.lane is Lane.SIGNAL for voice in self._voices.values())
        return 0.5 if signals and lane is Lane.FUSE else 1.0
