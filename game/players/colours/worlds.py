"""Imagined worlds: full tables that agree with everything one seat may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from game.games.colours.cards import Face, Side
from game.games.colours.lacks import kinds_of
from game.games.colours.rules import ColourGame
from game.games.colours.sight import TRUST, TRUST_WILD
from game.games.colours.state import LACKS_WILD, NO_LACKS, ColourView, Lacks
from game.players.colours.flat import STACKS, Card, FlatRules, FlatTable, flat_face
from game.rules.events import Seat
from game.rules.rng import Dice

_TRIES: Final = 12
_DEEP: Final = 8
"""How much of the stock is dealt afresh for each world: more than a few turns draw."""


@dataclass(frozen=True, slots=True)
class FlatDeck:
    """A table's cards and rules in the flat form, made once a player."""

    rules: FlatRules
    day: tuple[Card, ...]
    night: tuple[Card, ...]
    kinds: dict[Card, tuple[int, ...]]
    """By face: what public memory can speak of, as indices of ``LACKED``."""

    @staticmethod
    def of(game: ColourGame) -> FlatDeck:
        """The deck of that table."""
        kinds = {flat_face(face): kinds_of(face) for face in (*game.day, *game.night)}
        return FlatDeck(FlatRules.of(game), _flat(game.day), _flat(game.night), kinds)


class Worlds:
    """Deals what one seat does not see, again and again, mostly after the public memory."""

    def __init__(self, deck: FlatDeck, view: ColourView, dice: Dice) -> None:
        self._kinds = deck.kinds
        self._view = view
        self._dice = dice
        active, inactive = deck.day, deck.night
        if view.side is Side.NIGHT:
            active, inactive = inactive, active
        self._hand, self._discards = _flat(view.hand), _flat(view.discard)
        self._backs = [_flat(hand) for hand in view.backs]
        self._hidden = _without(active, (*self._hand, *self._discards))
        self._hidden_backs = _without(inactive, [back for hand in self._backs for back in hand])
        self._others = sorted(
            (seat for seat in range(len(view.sizes)) if seat != view.seat),
            key=lambda seat: view.lacks[seat] == NO_LACKS,
        )
        """Those of whom something is known are dealt to first, from the full pool."""
        self._public = _public(deck.rules, view, dice)
        dice.shuffle(self._hidden)

    def deal(self) -> FlatTable:
        """The next world."""
        table, view = self._public.clone(), self._view
        self._mix(self._hidden)
        pool = self._hidden[:]
        table.hands[view.seat] = list(self._hand)
        for seat in self._others:
            table.hands[seat] = self._foreign_hand(seat, pool)
        table.stock = pool[len(pool) - view.stock_size :]
        buried = view.discard_size - len(self._discards)
        table.discards = pool[:buried] + list(self._discards)
        if self._hidden_backs:
            self._give_backs(table)
        if view.drawn_face is not None:
            table.drawn = table.hands[view.seat][-1]
        return table

    def _mix(self, cards: list[Card]) -> None:
        """Shuffle the end of the cards, from which hands and the top of the stock come.

        Four places are drawn from one number: dealing is a quarter of the search's work.
        """
        bits, fresh = 0, sum(self._view.sizes) + _DEEP
        for last in range(len(cards) - 1, max(0, len(cards) - fresh), -1):
            bits = bits >> 16 or self._dice.below(1 << 64)
            pick = (bits & 0xFFFF) * (last + 1) >> 16
            cards[last], cards[pick] = cards[pick], cards[last]

    def _foreign_hand(self, seat: Seat, pool: list[Card]) -> list[Card]:
        size, lacks = self._view.sizes[seat], self._view.lacks[seat]
        if lacks != NO_LACKS:
            return [self._believable(pool, slot, lacks) for slot in range(size)]
        kept = len(pool) - size
        hand, pool[kept:] = pool[kept:], []
        return hand

    def _believable(self, pool: list[Card], slot: int, lacks: Lacks) -> Card:
        """The next card of the pool that the memory does not speak against."""
        for _ in range(_TRIES):
            if not self._speaks_against(pool[-1], slot, lacks):
                break
            other = self._dice.below(len(pool))
            pool[-1], pool[other] = pool[other], pool[-1]
        return pool.pop()

    def _speaks_against(self, card: Card, slot: int, lacks: Lacks) -> bool:
        for kind in self._kinds[card]:
            share = min(1.0, lacks[kind] - slot)
            if share > 0:
                trust = TRUST_WILD if kind == LACKS_WILD else TRUST
                if self._dice.chance(share * trust):
                    return True
        return False

    def _give_backs(self, table: FlatTable) -> None:
        """Pair every card with an inactive face: one shown with its hand, or any unseen one."""
        self._dice.shuffle(self._hidden_backs)
        unseen = iter(self._hidden_backs)
        for seat, hand in enumerate(table.hands):
            backs = unseen if seat == self._view.seat else iter(self._backs[seat])
            hand[:] = [card | next(backs) << 8 for card in hand]
        table.stock = [card | next(unseen) << 8 for card in table.stock]
        table.discards = [card | next(unseen) << 8 for card in table.discards]


def _flat(faces: Iterable[Face]) -> tuple[Card, ...]:
    return tuple([flat_face(face) for face in faces])


def _without(deck: Iterable[Card], seen: Iterable[Card]) -> list[Card]:
    left = Counter(deck)
    left.subtract(seen)
    return [card for card, count in left.items() for _ in range(count)]


def _public(rules: FlatRules, view: ColourView, dice: Dice) -> FlatTable:
    """All that lies open; the cards are still to be dealt."""
    return FlatTable(
        rules,
        dice,
        hands=[[] for _ in view.sizes],
        stock=[],
        discards=[],
        colour=int(view.colour),
        turn=view.turn,
        direction=view.direction,
        kind=0 if view.stack is None else STACKS[view.stack.kind],
        amount=0 if view.stack is None else view.stack.amount,
        fuse=0 if view.fuse is None else view.fuse.count,
        blast=0 if view.fuse is None else view.fuse.blast,
        clock=view.clock,
        night=view.side is Side.NIGHT,
        shields=tuple(sorted(view.shields)),
    )
