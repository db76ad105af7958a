"""What a table shows one viewer: a pure record, brought up to date event by event.

It is made from redacted events alone, so a face the viewer may not see is nowhere in it. A card on
its way is ``awaited`` at its goal and listed in ``air``: it is drawn in the air, not at the goal.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Final, Self

from game.motion.layout import Anchor, Layout
from game.rules.cards import Face
from game.rules.events import CardMoved, Event, PileShuffled, Place, Seat, TurnBegan

SHOWN: Final = 4
"""How many cards of an open pile may peek out."""
CLOSED: Final = "stock"
"""The pile whose cards lie face down."""
_TILTS: Final = (-3.0, 9.0, -14.0, 5.0, -8.0, 13.0, -11.0, 2.0, 15.0, -6.0)
"""How cards come to lie on an open pile, over and over."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A card as the viewer sees it; ``key`` tells it from all others on this table."""

    key: int
    front: Face | None
    back: Face | None = None
    tilt: float = 0.0

    @property
    def actor(self) -> str:
        """Its name in clips."""
        return f"card:{self.key}"


@dataclass(frozen=True, slots=True)
class Flying:
    """A card on its way: where it set off, and whether its front was up then."""

    card: Lying
    begin: Anchor
    open: bool


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards on each other: how many, and those that show, the topmost last."""

    count: int = 0
    shown: tuple[Lying, ...] = ()


@dataclass(frozen=True, slots=True)
class Note:
    """What the line of advice tells while something happens: ``takes``, ``named`` ..."""

    kind: str
    seat: Seat
    count: int = 0


@dataclass(frozen=True, slots=True)
class Tableau:
    """The cards of one table and whose turn it is. Games add their own signs in a subclass."""

    viewer: Seat
    hands: tuple[tuple[Lying, ...], ...]
    """By seat; the own one in the order of the rules, whose slots these are."""
    order: tuple[int, ...] = ()
    """The own cards' keys in the order the player gave them."""
    piles: dict[str, Pile] = field(default_factory=dict)
    awaited: frozenset[int] = frozenset()
    air: tuple[Flying, ...] = ()
    was: tuple[tuple[int, ...], ...] = ()
    """By seat: the keys in the fan before its last change, from which it is still moving."""
    turn: Seat | None = None
    fresh: int = 0
    """The next key."""
    grip: tuple[int, Anchor] | None = None
    """The own card that the player has in hand just now, and its pose."""
    sorting: bool = True
    """Whether the own hand is kept sorted."""
    winner: Seat | None = None
    """Who has won, once that has been seen."""
    note: Note | None = None

    # -- looking ---------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.hands)

    def fan(self, seat: Seat) -> tuple[Lying, ...]:
        """A hand as it is laid out, cards that are on their way to it included."""
        if seat != self.viewer:
            return self.hands[seat]
        by_key = {card.key: card for card in self.hands[seat]}
        return tuple(by_key[key] for key in self.order)

    def size(self, seat: Seat) -> int:
        """How many cards lie in a hand, without those on their way."""
        return sum(card.key not in self.awaited for card in self.hands[seat])

    def slot(self, key: int) -> int | None:
        """The slot of an own card in the rules' order, or None if it is not in the hand."""
        keys = [card.key for card in self.hands[self.viewer]]
        return keys.index(key) if key in keys else None

    def pile(self, name: str) -> Pile:
        """The pile of that name."""
        return self.piles.get(name, Pile())

    def top(self, name: str) -> Lying | None:
        """The card on top of an open pile, without those on their way."""
        shown = self.pile(name).shown
        return next((card for card in reversed(shown) if card.key not in self.awaited), None)

    def pose(self, layout: Layout, key: int, place: Place) -> Anchor:
        """How that card lies at that place of the table."""
        if self.grip is not None and self.grip[0] == key:
            return self.grip[1]
        if place.pile != "hand" or place.seat is None:
            base = layout.anchor(place.pile)
            shown = {card.key: card for card in self.pile(place.pile).shown}
            return replace(base, angle=base.angle + (shown[key].tilt if key in shown else 0.0))
        keys = [card.key for card in self.fan(place.seat)]
        fan = layout.fans[layout.around(place.seat, self.viewer)]
        return fan.slots(len(keys))[keys.index(key)]

    # -- changing --------------------------------------------------------------------------------

    def after(self, event: Event) -> Self:
        """The table once that event, as the viewer saw it, is over."""
        match event:
            case CardMoved():
                card = self.taken(event)
                table = self.depart(card, event.source)
                return table.expect(card, event.target).land(card.key)
            case PileShuffled(pile, count):
                return self.shuffled(pile.pile, count)
            case TurnBegan(seat):
                return replace(self, turn=seat)
        return self

    def taken(self, event: CardMoved) -> Lying:
        """The card which that event moves, as it will be seen."""
        source = event.source
        if source.pile == "hand" and source.seat is not None:
            leaving = self.leaving(event, source.seat)
            return Lying(leaving.key, event.front, event.back)
        top = self.top(source.pile)
        key = self.fresh if top is None else top.key
        return Lying(key, event.front, event.back)

    def leaving(self, event: CardMoved, seat: Seat) -> Lying:
        """The card of a hand that goes: the one in its slot, else one with the back that is seen.

        Where neither is told, all cards of the hand look alike: one from the middle.
        """
        hand = self.hands[seat]
        if event.source.slot is not None:
            return hand[event.source.slot]
        same = [card for card in hand if card.back is event.back]
        return same[len(same) // 2] if same else hand[len(hand) // 2]

    def depart(self, card: Lying, source: Place) -> Self:
        """The table without that card at the place it leaves."""
        table = replace(self, fresh=max(self.fresh, card.key + 1))
        if source.pile == "hand" and source.seat is not None:
            return table._out_of_hand(card.key, source.seat)
        pile = table.pile(source.pile)
        shown = tuple(other for other in pile.shown if other.key != card.key)
        return table._with_pile(source.pile, Pile(max(0, pile.count - 1), shown))

    def expect(self, card: Lying, target: Place) -> Self:
        """The table where that card's place is kept, until it lands."""
        awaited = self.awaited | {card.key}
        table = replace(self, fresh=max(self.fresh, card.key + 1), awaited=awaited)
        if target.pile == "hand" and target.seat is not None:
            return table._into_hand(card, target.seat, target.slot)
        pile = table.pile(target.pile)
        open_ = target.pile != CLOSED and card.front is not None
        shown = (*pile.shown, tilted(card))[-SHOWN - 1 :] if open_ else pile.shown
        return table._with_pile(target.pile, Pile(pile.count + 1, shown))

    def expect_all(self, cards: Iterable[tuple[Lying, Place]]) -> Self:
        """The table where the places of several cards are kept, as one change of its fans."""
        table = self
        for card, target in cards:
            table = table.expect(card, target)
        for seat in range(self.seats):
            was = self._keys(seat)
            if table._keys(seat) != was:
                table = table._moving(seat, was)
        return table

    def lift(self, card: Lying, begin: Anchor, *, open_: bool) -> Self:
        """The table with that card in the air."""
        grip = None if self.grip and self.grip[0] == card.key else self.grip
        return replace(self, air=(*self.air, Flying(card, begin, open_)), grip=grip)

    def land(self, key: int) -> Self:
        """The table when that card has arrived."""
        return replace(
            self,
            awaited=self.awaited - {key},
            air=tuple(flying for flying in self.air if flying.card.key != key),
        )

    def shuffled(self, pile: str, count: int) -> Self:
        """The table when a pile was shuffled anew: all but the top of an open pile went there."""
        piles = {name: Pile(min(1, p.count), p.shown[-1:]) for name, p in self.piles.items()}
        return replace(self, piles=piles | {pile: Pile(count)})

    def arranged(self, order: Iterable[int]) -> Self:
        """The own hand in another order; cards which that does not name come last."""
        held = [card.key for card in self.hands[self.viewer]]
        named = [key for key in order if key in held]
        rest = [key for key in self.order if key not in named]
        return replace(self, order=(*named, *rest))._moving(self.viewer, self.order)

    def sorted_order(self) -> tuple[int, ...]:
        """The keys of the own hand as a game sorts it; as they lie, unless it says how."""
        return self.order

    def noted(self, kind: str, seat: Seat, count: int = 0) -> Self:
        """The table with that note."""
        return replace(self, note=Note(kind, seat, count))

    def silent(self) -> Self:
        """The table without a note."""
        return replace(self, note=None)

    def placed(self, card: Lying) -> tuple[int, ...]:
        """The own order with a card that came to the hand: at the end, unless a game sorts."""
        return (*self.order, card.key)

    def arrival(self, card: Lying, seat: Seat) -> int:
        """Where a card is put whose slot is not told: at the end, unless a game sorts."""
        return len(self.hands[seat])

    def _into_hand(self, card: Lying, seat: Seat, slot: int | None) -> Self:
        hand, was = self.hands[seat], self._keys(seat)
        at = self.arrival(card, seat) if slot is None else slot
        order = self.placed(card) if seat == self.viewer else self.order
        table = self._with_hand(seat, (*hand[:at], card, *hand[at:]))
        return replace(table, order=order)._moving(seat, was)

    def _out_of_hand(self, key: int, seat: Seat) -> Self:
        was = self._keys(seat)
        table = self._with_hand(seat, tuple(c for c in self.hands[seat] if c.key != key))
        if seat == self.viewer:
            table = replace(table, order=tuple(k for k in self.order if k != key))
        return table._moving(seat, was)

    def _keys(self, seat: Seat) -> tuple[int, ...]:
        return tuple(card.key for card in self.fan(seat))

    def _moving(self, seat: Seat, was: tuple[int, ...]) -> Self:
        before = self.was or tuple(() for _ in self.hands)
        return replace(self, was=(*before[:seat], was, *before[seat + 1 :]))

    def _with_hand(self, seat: Seat, hand: tuple[Lying, ...]) -> Self:
        return replace(self, hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))

    def _with_pile(self, name: str, pile: Pile) -> Self:
        return replace(self, piles=self.piles | {name: pile})

    def shown(self) -> dict[str, Any]:
        """All it shows, as plain values: two tables that look the same are equal here."""
        return {
            "own": tuple(card.front for card in self.hands[self.viewer]),
            "sizes": tuple(len(hand) for hand in self.hands),
            "piles": {name: pile.count for name, pile in self.piles.items() if pile.count},
            "tops": {n: p.shown[-1].front for n, p in self.piles.items() if p.shown},
            "turn": self.turn,
            "awaited": len(self.awaited) + len(self.air),
        }


def tilted(card: Lying) -> Lying:
    """The card as it comes to lie on an open pile."""
    return replace(card, tilt=_TILTS[card.key * 7 % len(_TILTS)])
