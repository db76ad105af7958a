"""Imagined worlds: deals that agree with everything one seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from game.games.hearts.state import GIFT_SIZE, HeartsView
from game.players.hearts.cards import BIT, Cards, FlatCard, each, flat
from game.players.hearts.flat import FlatDeal
from game.players.hearts.likelihoods import Likelihoods
from game.players.hearts.seen import deal_of
from game.rules.rng import Dice

Holder: TypeAlias = int
"""A seat, or after the last one nobody, who has the cards that were not dealt."""


class Worlds:
    """Deals what one seat does not see, again and again, after what is likely."""

    def __init__(self, view: HeartsView, likelihoods: Likelihoods, dice: Dice) -> None:
        self._view = view
        self._dice = dice
        self._bits = 0
        self._public = deal_of(view)
        seats = len(view.sizes)
        self._known = [0] * (seats + 1)
        """By holder, the cards it is known to have."""
        self._known[view.seat] = self._public.hands[view.seat]
        target = view.passing.target(view.seat, seats)
        self._known[target] |= flat(view.passed[view.seat] or ()) & ~self._public.gone
        self._unseen = _unseen(view, self._public.gone, self._known)
        self._free = _free(view, self._known, self._unseen)
        self._holders = _holders(view, self._unseen, self._free)
        self._chances = {
            card: [likelihoods[h][card] if h < seats else 1.0 for h in holders]
            for card, holders in self._holders.items()
        }
        self._groups = _groups(self._holders)

    def deal(self) -> FlatDeal:
        """The next world."""
        piles, free = self._known[:], self._free[:]
        for group in self._groups:
            self._shuffle(group)
            for card in group:
                self._hand_out(card, piles, free)
        world = self._public.clone()
        nobody = piles.pop()
        world.hands = piles
        self._lay_leftover(world, nobody)
        return world

    def _hand_out(self, card: FlatCard, piles: list[Cards], free: list[int]) -> None:
        """Give the card to one of its holders, as likely as it has free places."""
        holders = self._holders[card]
        shares = [free[h] * chance for h, chance in zip(holders, self._chances[card], strict=True)]
        place = self._draw() * sum(shares) / 65536
        for holder, share in zip(holders, shares, strict=True):
            place -= share
            if place < 0.0:
                piles[holder] |= BIT[card]
                free[holder] -= 1
                return
        self._make_room(card, piles, free, [])

    def _make_room(
        self, card: FlatCard, piles: list[Cards], free: list[int], tried: list[Holder]
    ) -> bool:
        """Find a place by moving cards handed out before; the true deal shows that there is one."""
        for holder in self._holders[card]:
            if holder in tried:
                continue
            tried.append(holder)
            if free[holder]:
                piles[holder] |= BIT[card]
                free[holder] -= 1
                return True
            for other in each(piles[holder] & self._unseen):
                if self._make_room(other, piles, free, tried):
                    piles[holder] ^= BIT[other] | BIT[card]
                    return True
        return False

    def _lay_leftover(self, world: FlatDeal, nobody: Cards) -> None:
        """Lay the undealt cards aside, or count them for who took them."""
        if self._view.leftover is not None or not self._view.leftover_size:
            return
        cards = list(each(nobody))
        self._shuffle(cards)
        leftover = sum([BIT[card] for card in cards[: self._view.leftover_size]])
        if self._view.leftover_to is None:
            world.leftover = leftover
        else:
            world.take_leftover(self._view.leftover_to, leftover)

    def _shuffle(self, cards: list[FlatCard]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            pick = self._draw() * (last + 1) >> 16
            cards[last], cards[pick] = cards[pick], cards[last]

    def _draw(self) -> int:
        """Sixteen random bits; four draws come from one number."""
        if self._bits < 2:
            self._bits = 1 << 64 | self._dice.below(1 << 64)
        drawn = self._bits & 0xFFFF
        self._bits >>= 16
        return drawn


def _unseen(view: HeartsView, gone: Cards, known: Sequence[Cards]) -> Cards:
    pack = flat(view.options.pack(len(view.sizes)))
    unseen = pack & ~gone & ~flat(view.given[view.seat] or ())
    for cards in known:
        unseen &= ~cards
    return unseen


def _free(view: HeartsView, known: Sequence[Cards], unseen: Cards) -> list[int]:
    """By holder: how many unseen cards it has."""
    free = []
    for seat, size in enumerate(view.sizes):
        laid_out = GIFT_SIZE if view.given[seat] is None else 0
        free.append(size + laid_out - known[seat].bit_count())
    return [*free, unseen.bit_count() - sum(free)]


def _holders(view: HeartsView, unseen: Cards, free: Sequence[int]) -> dict[FlatCard, list[Holder]]:
    """By unseen card: who may have it."""
    barred = [*map(flat, view.lacks), 0]
    able = [holder for holder, places in enumerate(free) if places and holder != view.seat]
    return {card: [h for h in able if not barred[h] & BIT[card]] for card in each(unseen)}


def _groups(holders: dict[FlatCard, list[Holder]]) -> list[list[FlatCard]]:
    """The cards by how many may have them, the fewest first."""
    counts = sorted({len(some) for some in holders.values()})
    return [[c for c, some in holders.items() if len(some) == count] for count in counts]
