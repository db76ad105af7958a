"""Plays a clip on a table's record: time, the cues that pass, and any moment in any order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeAlias, TypeVar

from game.motion.clip import Clip, Cue, Values
from game.motion.tableau import Tableau

TABLE: Final = "table"
"""The name of cues whose value is a ``Step``."""
T = TypeVar("T", bound=Tableau)
Step: TypeAlias = Callable[[T], T]
"""How the table changes at a moment of a clip."""


class Playback(Generic[T]):
    """A table, the clip that plays on it, and how far it has got.

    A cue named ``TABLE`` changes the table's record; the other ones are handed out.
    """

    def __init__(self, table: T) -> None:
        self.table = table
        """The record as of now."""
        self.clip = Clip()
        self.time = 0.0
        self._base = table
        self._asked: tuple[float, T] | None = None

    @property
    def over(self) -> bool:
        """Whether the clip has come to its end."""
        return self.time >= self.clip.duration

    def start(self, clip: Clip) -> tuple[Cue, ...]:
        """Play that clip from now on; one that still plays is finished first.

        :return: the cues of the finished one and, where the new one takes no time, its own.
        """
        passed = self.finish()
        self._base, self.clip, self.time = self.table, clip, 0.0
        self._asked = None
        return passed + self._pass(clip.cues_between(0.0, 0.0))

    def advance(self, seconds: float) -> tuple[Cue, ...]:
        """Go on; the cues that passed, but the table's own."""
        if self.over:
            return ()
        before, self.time = self.time, min(self.clip.duration, self.time + seconds)
        return self._pass(self.clip.cues_between(before, self.time))

    def finish(self) -> tuple[Cue, ...]:
        """Go to the end at once."""
        return self.advance(self.clip.duration)

    def settle(self, table: T) -> None:
        """Take a table as it is, nothing moving."""
        self.table = self._base = table
        self.clip, self.time = Clip(), 0.0
        self._asked = None

    def change(self, step: Step[T]) -> None:
        """Change the table in the middle of whatever plays: what the player did to it."""
        self.table, self._base = step(self.table), step(self._base)
        self._asked = None

    def _pass(self, cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
        for cue in cues:
            if cue.name == TABLE:
                self.table = cue.value(self.table)  # type: ignore[operator]
        return tuple(cue for cue in cues if cue.name != TABLE)

    def values(self) -> Values:
        """What moves now, and where it is."""
        return {} if self.over else self.clip.sample(self.time)

    def moving(self, time: float | None = None) -> frozenset[str]:
        """The actors on the move now, or at that second of the clip."""
        now = self.time if time is None else time
        if time is None and self.over:
            return frozenset()
        return frozenset(t.actor for t in self.clip.tweens if t.at <= now < t.at + t.seconds)

    def at(self, time: float) -> tuple[T, Values]:
        """The table and what moves on it at any second of the clip, asked in any order."""
        if self._asked is None or self._asked[0] > time:
            self._asked = (time, self._stepped(self._base, 0.0, time))
        elif self._asked[0] < time:
            self._asked = (time, self._stepped(self._asked[1], self._asked[0], time))
        return self._asked[1], self.clip.sample(time)

    def _stepped(self, table: T, since: float, until: float) -> T:
        for cue in self.clip.cues_between(since, until):
            if cue.name == TABLE:
                table = cue.value(table)  # type: ignore[operator]
        return table
