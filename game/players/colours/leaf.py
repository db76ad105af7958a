"""What a position is worth when an imagined round is broken off: each seat's chance to win.

A softmax over the seats. Each seat's part is a sum of entries, one for each of its features,
fitted to self-played rounds by ``assets/studio/players/leaf_values.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import exp
from typing import Final, TypeAlias

from game.players.colours.flat import (
    BOMB,
    CLOCK,
    COLOURLESS,
    EVERYONE,
    FACE,
    FLIP,
    HUNT,
    PLUS1,
    PLUS2,
    PLUS5,
    REVERSE,
    SHIELD,
    SKIP,
    SYMBOL,
    WILD,
    WILD4,
    Card,
    FlatTable,
)
from game.rules.events import Seat

LARGEST: Final = 12
"""Hands of more cards than this count as this many."""
MOST: Final = 3
"""So do more wilds, fitting cards or actions than this."""
SMALL: Final = 4
"""Up to this size what a hand can play now counts by itself."""
_PLACES: Final = 4
"""To move, next, in between, last."""

_LENGTHS: Final = (
    _PLACES * (LARGEST + 1),  # place and size of the hand
    2 * (MOST + 1),  # plain wilds in a large or small hand
    2 * (MOST + 1),  # other wilds
    _PLACES * (MOST + 1),  # coloured cards that fit
    MOST + 1,  # coloured penalty cards
    MOST + 1,  # cards that skip
    MOST + 1,  # Reverses
    MOST + 1,  # other action cards
    4 * 5,  # different colours in a tiny, small, middling or large hand
    2,  # a raised Shield
    1 + SMALL * (SMALL + 1) * _PLACES,  # what a small hand may play, by its size and place
    2 * (MOST + 1),  # wilds on the backs of a large or small hand
    MOST + 1,  # coloured penalty cards on the backs
)
*_STARTS, ENTRIES = accumulate(_LENGTHS, initial=0)
"""Where the entries of each kind begin; how many there are in all."""
(
    _SIZE,
    _WILDS,
    _WILD4S,
    _FITTING,
    _PENALTIES,
    _SKIPS,
    _REVERSES,
    _ACTIONS,
    _COLOURS,
    _SHIELD,
    _SMALL,
    _BACK_WILDS,
    _BACK_PENALTIES,
) = _STARTS
Entries: TypeAlias = Sequence[float]
Fit: TypeAlias = tuple[Entries, Entries]
"""The entries that hold by day and those that hold by night."""

_SIZE_CLASS: Final = (0, 0, 0, 1, 1, 2, 2, 3)
_CLIPPED: Final = tuple([min(count, MOST) for count in range(113)])
_DRAWING: Final = frozenset((PLUS1, PLUS2, PLUS5))
_BITS: Final = tuple(bits.bit_count() for bits in range(16))


def features(table: FlatTable) -> list[tuple[Seat, tuple[int, ...]]]:
    """For each seat, from the one to move on, the entries that count for it."""
    seats, colour, top = len(table.hands), table.colour, table.discards[-1] & SYMBOL
    found = []
    for step in range(seats):
        seat = (table.turn + step * table.direction) % seats
        place = step if step < 2 else 3 if step == seats - 1 else 2
        shield = seat in table.shields
        found.append((seat, _of_hand(table.hands[seat], place, colour, top, shield)))
    return found


def _of_hand(hand: list[Card], place: int, colour: int, top: int, shield: bool) -> tuple[int, ...]:
    counts = [0] * (HUNT + 1)
    fitting = colours = back_wilds = back_penalties = 0
    for card in hand:
        symbol = card & SYMBOL
        counts[symbol] += 1
        if not card & COLOURLESS:
            own = card >> 5 & 7
            colours |= 1 << own
            if own == colour or symbol == top:
                fitting += 1
        if card > FACE:
            back = card >> 8
            if back & COLOURLESS:
                back_wilds += 1
            elif back & SYMBOL in _DRAWING:
                back_penalties += 1
    size = len(hand)
    small = (MOST + 1) * (size <= MOST)
    wild4s = counts[WILD4] + counts[HUNT]
    playable = fitting + counts[WILD] + wild4s
    actions = counts[BOMB] + counts[SHIELD] + counts[FLIP] + counts[CLOCK]
    now = 0 if size > SMALL else 1 + ((size - 1) * (SMALL + 1) + playable) * _PLACES + place
    return (
        _SIZE + place * (LARGEST + 1) + (size if size < LARGEST else LARGEST),
        _WILDS + small + _CLIPPED[counts[WILD]],
        _WILD4S + small + _CLIPPED[wild4s],
        _FITTING + place * (MOST + 1) + _CLIPPED[fitting],
        _PENALTIES + _CLIPPED[counts[PLUS1] + counts[PLUS2] + counts[PLUS5]],
        _SKIPS + _CLIPPED[counts[SKIP] + counts[EVERYONE]],
        _REVERSES + _CLIPPED[counts[REVERSE]],
        _ACTIONS + _CLIPPED[actions],
        _COLOURS + 5 * _SIZE_CLASS[size if size < 8 else 7] + _BITS[colours],
        _SHIELD + shield,
        _SMALL + now,
        _BACK_WILDS + small + _CLIPPED[back_wilds],
        _BACK_PENALTIES + _CLIPPED[back_penalties],
    )


def chances(table: FlatTable, fit: Fit) -> list[float]:
    """Each seat's chance to win, by seat; they add up to 1."""
    entries = fit[table.night]
    shares = [0.0] * len(table.hands)
    for seat, indices in features(table):
        shares[seat] = exp(sum([entries[index] for index in indices]))
    total = sum(shares)
    return [share / total for share in shares]
