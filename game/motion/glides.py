"""Values that follow the player: each glides from where it is to where it is wanted.

Clips tell what happened; glides answer the pointer: a card rises under it, a key warms up.
"""

from __future__ import annotations

from game.motion.clip import Ease, Tween, Values
from game.motion.ease import out_quad


class Glides:
    """Properties of actors as clips have them, each with at most one tween, begun at any time."""

    def __init__(self) -> None:
        self.now = 0.0
        self._tweens: dict[tuple[str, str], Tween] = {}

    def value(self, actor: str, prop: str, default: float = 0.0) -> float:
        """Where it is now."""
        tween = self._tweens.get((actor, prop))
        return default if tween is None else tween.value(self.now)

    def goal(self, actor: str, prop: str, default: float = 0.0) -> float:
        """Where it is going to be."""
        tween = self._tweens.get((actor, prop))
        return default if tween is None else tween.end

    def to(
        self,
        actor: str,
        prop: str,
        goal: float,
        seconds: float = 0.16,
        ease: Ease = out_quad,
        *,
        delay: float = 0.0,
    ) -> None:
        """Let it glide to that value from where it is; nothing happens if it is on its way.

        >>> glides = Glides()
        >>> glides.to("card", "hover", 1.0, 0.2)
        >>> glides.advance(0.2), glides.value("card", "hover")
        (True, 1.0)
        """
        if self.goal(actor, prop) != goal:
            self.run(actor, prop, self.value(actor, prop), goal, seconds, ease, delay=delay)

    def run(
        self,
        actor: str,
        prop: str,
        begin: float,
        end: float,
        seconds: float,
        ease: Ease = out_quad,
        *,
        delay: float = 0.0,
    ) -> None:
        """Let it go from one value to another, wherever it is, after a delay."""
        tween = Tween(actor, prop, begin, end, self.now + delay, seconds, ease)
        self._tweens[actor, prop] = tween

    def put(self, actor: str, prop: str, value: float) -> None:
        """Set it at once."""
        self.run(actor, prop, value, value, 0.0)

    def drop(self, actor: str) -> None:
        """Forget everything of an actor."""
        self._tweens = {key: tween for key, tween in self._tweens.items() if key[0] != actor}

    @property
    def moving(self) -> frozenset[str]:
        """The actors that are gliding now."""
        now, tweens = self.now, self._tweens.values()
        return frozenset(t.actor for t in tweens if t.at <= now < t.at + t.seconds)

    @property
    def busy(self) -> bool:
        """Whether anything glides, or is about to."""
        return any(self.now < tween.at + tween.seconds for tween in self._tweens.values())

    def advance(self, seconds: float) -> bool:
        """Let time pass; whether anything moved."""
        moved = self.busy
        self.now += seconds
        return moved

    def finish(self) -> None:
        """Bring everything to its goal."""
        for (actor, prop), tween in list(self._tweens.items()):
            self.put(actor, prop, tween.end)

    def values(self) -> Values:
        """All of them, as a clip's sample."""
        return {key: tween.value(self.now) for key, tween in self._tweens.items()}
