"""Animation as data: a clip is an immutable score that can be joined, sped up and sampled.

>>> slide = tween("QS", "x", 0, 100, seconds=0.5, ease=linear)
>>> both = slide + tween("2C", "x", 0, 100, seconds=0.5, ease=linear)     # one after the other
>>> both.duration, both.sample(0.75)["2C", "x"]
(1.0, 50.0)
>>> (slide | slide.delayed(0.2)).duration                    # together
0.7
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias

Ease: TypeAlias = Callable[[float], float]
Values: TypeAlias = dict[tuple[str, str], float]
"""Every property of every actor: ``(actor, property) -> value``."""


def linear(t: float) -> float:
    """Constant speed."""
    return t


@dataclass(frozen=True, slots=True)
class Tween:
    """One property of one actor going from a value to a value; times in seconds."""

    actor: str
    prop: str
    begin: float
    end: float
    at: float
    seconds: float
    ease: Ease

    def value(self, time: float) -> float:
        """The value at that time of the clip."""
        if time >= self.at + self.seconds:
            return self.end
        if time <= self.at:
            return self.begin
        progress = (time - self.at) / self.seconds
        return self.begin + (self.end - self.begin) * self.ease(progress)


@dataclass(frozen=True, slots=True)
class Cue:
    """Something to set off at a moment: a sound, a puff of dust, a step of the table's record.

    ``value`` is what the receiver of that name needs (a seat, a count), or None.
    """

    name: str
    at: float
    value: object = None


@dataclass(frozen=True, slots=True)
class Clip:
    """Tweens and cues on one clock that starts at zero."""

    tweens: tuple[Tween, ...] = ()
    cues: tuple[Cue, ...] = ()
    duration: float = 0.0

    def __or__(self, other: Clip) -> Clip:
        """Both at once."""
        return Clip(
            self.tweens + other.tweens,
            self.cues + other.cues,
            max(self.duration, other.duration),
        )

    def __add__(self, other: Clip) -> Clip:
        """This, then the other."""
        return self | other.delayed(self.duration)

    def delayed(self, seconds: float) -> Clip:
        """The same, later."""
        return Clip(
            tuple(replace(tween, at=tween.at + seconds) for tween in self.tweens),
            tuple(replace(cue, at=cue.at + seconds) for cue in self.cues),
            self.duration + seconds,
        )

    def at_speed(self, speed: float) -> Clip:
        """The same, ``speed`` times as fast.

        >>> wait(3.0).at_speed(2.0).duration
        1.5
        """
        return Clip(
            tuple(replace(t, at=t.at / speed, seconds=t.seconds / speed) for t in self.tweens),
            tuple(replace(cue, at=cue.at / speed) for cue in self.cues),
            self.duration / speed,
        )

    def sample(self, time: float) -> Values:
        """Every property the clip has touched by that time; the tween that began last wins."""
        begun = sorted((t for t in self.tweens if t.at <= time), key=lambda tween: tween.at)
        return {(tween.actor, tween.prop): tween.value(time) for tween in begun}

    def cues_between(self, start: float, end: float) -> tuple[Cue, ...]:
        """The cues in ``[start, end)`` in order of time; the clip's own end counts as inside.

        >>> cue("chime").cues_between(0.0, 0.0)
        (Cue(name='chime', at=0.0, value=None),)
        """
        at_end = end >= self.duration
        inside = (
            c for c in self.cues if start <= c.at and (c.at < end or (at_end and c.at <= end))
        )
        return tuple(sorted(inside, key=lambda cue: cue.at))


def tween(
    actor: str, prop: str, begin: float, end: float, *, seconds: float, ease: Ease = linear
) -> Clip:
    """A clip of a single tween."""
    return Clip((Tween(actor, prop, begin, end, 0.0, seconds, ease),), (), seconds)


def cue(name: str, value: object = None) -> Clip:
    """A clip that only sets something off."""
    return Clip((), (Cue(name, 0.0, value),), 0.0)


def wait(seconds: float) -> Clip:
    """Nothing, for a while."""
    return Clip((), (), seconds)


def together(clips: Iterable[Clip], *, stagger: float = 0.0) -> Clip:
    """All at once, or each ``stagger`` seconds after the one before.

    >>> together([wait(1.0), wait(1.0)], stagger=0.25).duration
    1.25
    """
    placed = [clip.delayed(index * stagger) for index, clip in enumerate(clips)]
    return Clip(
        tuple(t for clip in placed for t in clip.tweens),
        tuple(c for clip in placed for c in clip.cues),
        max((clip.duration for clip in placed), default=0.0),
    )


def in_turn(clips: Iterable[Clip]) -> Clip:
    """One after the other."""
    whole = Clip()
    for clip in clips:
        whole += clip
    return whole
