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
        self._public = deal_of(view)
        self._known = _known(view, self._public)
        self._unseen = _unseen(view, self._public.gone, self._known)
        self._free = _free(view, self._known, self._unseen)
        self._chances = _chances(view, self._unseen, self._free, likelihoods)
        self._groups = _groups(self._chances)
        for group in self._groups:
            dice.shuffle(group)

    def deal(self) -> FlatDeal:
        """The next world."""
        piles, free = self._known[:], self._free[:]
        for group in self._groups:
            cut = self._dice.below(len(group))
            self._hand_out(group[cut:] + group[:cut], piles, free)
        world = self._public.clone()
        nobody = piles.pop()
        world.hands = piles
        self._lay_leftover(world, nobody)
        return world

    def _hand_out(self, cards: list[FlatCard], piles: list[Cards], free: list[int]) -> None:
        """Give each card to one of its holders, as likely as it has free places.

        Four draws come from one number: dealing is much of the search's work.
        """
        bits = 0
        for card in cards:
            chances = self._chances[card]
            places = 0.0
            for holder, chance in chances:
                places += free[holder] * chance
            bits = bits >> 16 or self._dice.below(1 << 64)
            place = (bits & 0xFFFF) * places / 65536
            for holder, chance in chances:
                place -= free[holder] * chance
                if place < 0.0:
                    piles[holder] |= BIT[card]
                    free[holder] -= 1
                    break
            else:
                self._make_room(card, piles, free, [])

    def _make_room(
        self, card: FlatCard, piles: list[Cards], free: list[int], tried: list[Holder]
    ) -> bool:
        """Find a place by moving cards handed out before; the true deal shows that there is one."""
        for holder, _ in self._chances[card]:
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
        self._dice.shuffle(cards)
        leftover = sum([BIT[card] for card in cards[: self._view.leftover_size]])
        if self._view.leftover_to is None:
            world.leftover = leftover
        else:
            world.take_leftover(self._view.leftover_to, leftover)


def _known(view: HeartsView, public: FlatDeal) -> list[Cards]:
    """By holder, the cards which it is known to have: the own hand, and what was passed on."""
    known = [*public.hands, 0]
    target = view.passing.target(view.seat, len(view.sizes))
    known[target] |= flat(view.passed[view.seat] or ()) & ~public.gone
    return known


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


def _chances(
    view: HeartsView, unseen: Cards, free: Sequence[int], likelihoods: Likelihoods
) -> dict[FlatCard, list[tuple[Holder, float]]]:
    """By unseen card: who may have it, and how likely that is beside others who may."""
    barred = [*map(flat, view.lacks), 0]
    likely = [*likelihoods, [1.0] * len(BIT)]
    able = [holder for holder, places in enumerate(free) if places and holder != view.seat]
    return {
        card: [(h, likely[h][card]) for h in able if not barred[h] & BIT[card]]
        for card in each(unseen)
    }


def _groups(chances: dict[FlatCard, list[tuple[Holder, float]]]) -> list[list[FlatCard]]:
    """The cards by how many may have them, the fewest first."""
    counts = sorted({len(some) for some in chances.values()})
    return [[c for c, some in chances.items() if len(some) == count] for count in counts]
