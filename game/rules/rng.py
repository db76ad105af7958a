"""A tiny seeded random source: ``Rng`` as a value inside states, ``Dice`` as its moving cursor."""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

T = TypeVar("T")
_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15


def _mixed(seed: int) -> int:
    mix = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mix = ((mix ^ (mix >> 27)) * 0x94D049BB133111EB) & _MASK
    return mix ^ (mix >> 31)


@dataclass(frozen=True, slots=True)
class Rng:
    """SplitMix64 as a value: every draw returns a result and the next source.

    The standard library promises that ``random.random()`` repeats across Python versions but
    not that ``shuffle`` does, so saved matches use this: the same seed deals the same cards
    for ever.

    >>> Rng.of(7).below(10) == Rng.of(7).below(10)
    True
    """

    seed: int

    @staticmethod
    def of(*seeds: int) -> Rng:
        """The source that belongs to those whole numbers, in that order.

        >>> Rng.of(7, 1) == Rng.of(1, 7)
        False
        """
        state = 0
        for seed in seeds:
            state = _mixed((state + _GAMMA + seed) & _MASK)
        return Rng(state)

    def below(self, bound: int) -> tuple[int, Rng]:
        """A whole number in ``[0, bound)`` and the source to use next."""
        seed = (self.seed + _GAMMA) & _MASK
        return (_mixed(seed) * bound) >> 64, Rng(seed)

    def shuffled(self, items: Iterable[T]) -> tuple[tuple[T, ...], Rng]:
        """The items in a random order, and the source to use next."""
        dice, pool = Dice(self), list(items)
        dice.shuffle(pool)
        return tuple(pool), dice.rng


class Dice:
    """A source that moves on by itself, for one decision or one deal; never kept in a state.

    >>> dice = Dice(Rng.of(7))
    >>> dice.below(6) == Rng.of(7).below(6)[0]
    True
    """

    __slots__ = ("_seed",)

    def __init__(self, rng: Rng) -> None:
        self._seed = rng.seed

    @property
    def rng(self) -> Rng:
        """The source to go on from, as a value."""
        return Rng(self._seed)

    def below(self, bound: int) -> int:
        """A whole number in ``[0, bound)``."""
        self._seed = seed = (self._seed + _GAMMA) & _MASK
        return (_mixed(seed) * bound) >> 64

    def chance(self, share: float) -> bool:
        """True in that share of all calls; 0 is never, 1 always."""
        return self.below(1 << 32) < share * (1 << 32)

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each as likely."""
        return items[self.below(len(items))]

    def shuffle(self, pool: MutableSequence[T]) -> None:
        """Bring the items into a random order, in place."""
        for last in range(len(pool) - 1, 0, -1):
            pick = self.below(last + 1)
            pool[last], pool[pick] = pool[pick], pool[last]
