"""What a colour table shows one viewer beside its cards: colour, direction, stack, fuse ..."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, replace
from typing import Any, Self

from game.games.colours.cards import Colour, Face, Side
from game.games.colours.events import (
    BombExploded,
    CallForgotten,
    ClockStruck,
    ClockTicked,
    ClockWound,
    ColourNamed,
    DirectionChanged,
    FuseBurned,
    FuseLit,
    LastCardCalled,
    ShieldAbsorbed,
    ShieldRaised,
    Skipped,
    StackGrew,
    StackTaken,
    TableTurned,
    WentOut,
)
from game.games.colours.state import ColourView, Fuse, Stack
from game.motion.tableau import Lying, Pile, Tableau, tilted
from game.rules.events import CardMoved, Event, Seat, TurnBegan


@dataclass(frozen=True, slots=True)
class ColourTableau(Tableau):
    """A colour table's record; ``after`` keeps it up to date."""

    side: Side = Side.DAY
    colour: Colour | None = None
    """In force; None before the first card lies."""
    former: Colour | None = None
    """In force before that one."""
    direction: int = 1
    stack: Stack | None = None
    owes: Seat | None = None
    """For whom the stack waits."""
    fuse: Fuse | None = None
    clock: int = 0
    shields: frozenset[Seat] = frozenset()
    called: frozenset[Seat] = frozenset()
    skipped: frozenset[Seat] = frozenset()
    """Who lost a turn since the last one began."""
    forgot: frozenset[Seat] = frozenset()
    """Who is about to pay for a call that was not made: their one card is not announced."""

    @property
    def one_card(self) -> frozenset[Seat]:
        """The seats whose ONE CARD! sign stands (``RULES.md`` 2.5.4); nobody's during the deal."""
        if self.turn is None:
            return frozenset()
        told = set(range(self.seats)) - self.forgot
        return frozenset(seat for seat in told if self.size(seat) == 1)

    def after(self, event: Event) -> Self:
        """The table once that event, as the viewer saw it, is over."""
        table = super(ColourTableau, self).after(event)
        match event:
            case CardMoved(front=Face() as front, target=target) if target.pile == "discard":
                return table if front.colour is None else table.coloured(front.colour)
            case CardMoved(target=target):
                return table.uncalled(target.seat)
            case TurnBegan():
                return replace(
                    table,
                    skipped=frozenset(),
                    called=frozenset(),
                    forgot=frozenset(),
                    note=None,
                )
            case Skipped(seats):
                return replace(table, skipped=frozenset(seats))
            case DirectionChanged(direction):
                return replace(table, direction=direction)
            case ColourNamed(colour=colour):
                return table.coloured(colour)
            case WentOut(seat):
                return replace(table, winner=seat, called=frozenset())
            case TableTurned():
                return table._turned(event)
        return table._signs(event)

    def _signs(self, event: Event) -> Self:
        match event:
            case StackGrew(seat, amount, kind):
                return replace(self, stack=Stack(amount, kind), owes=seat)
            case StackTaken():
                return replace(self, stack=None, owes=None)
            case FuseLit(count=count, blast=blast):
                return replace(self, fuse=Fuse(count, blast))
            case FuseBurned(count) if self.fuse is not None:
                return replace(self, fuse=replace(self.fuse, count=count))
            case BombExploded():
                return replace(self, fuse=None)
            case ClockWound(count=count) | ClockTicked(count):
                return replace(self, clock=count)
            case ClockStruck():
                return replace(self, clock=0)
            case ShieldRaised(seat):
                return replace(self, shields=self.shields | {seat})
            case ShieldAbsorbed(seat, raised=raised):
                shields = self.shields - {seat} if raised else self.shields
                return replace(self, stack=None, owes=None, shields=shields)
            case LastCardCalled(seat):
                return replace(self, called=self.called | {seat})
            case CallForgotten(seat):
                return replace(self, called=self.called - {seat})
        return self

    def uncalled(self, seat: Seat | None) -> Self:
        """The table once a seat has drawn: its call is void (2.9.3)."""
        return replace(self, called=self.called - {seat}) if seat in self.called else self

    def coloured(self, colour: Colour) -> Self:
        """The table with that colour in force."""
        return replace(self, colour=colour, former=self.colour)

    def _turned(self, event: TableTurned) -> Self:
        """Every card shows its other side, and none can be told from what it was (4.2.4)."""
        fresh = self.fresh + sum(map(len, self.hands))
        keys = iter(range(self.fresh, fresh))
        hands = tuple(
            tuple(
                Lying(next(keys), faces[at] if faces else None, backs[at] if backs else None)
                for at in range(len(hand))
            )
            for hand, faces, backs in zip(self.hands, event.hands, event.backs, strict=True)
        )
        pile = self.pile("discard")
        top = tuple(replace(card, front=event.top) for card in pile.shown[-1:])
        table = replace(
            self,
            hands=hands,
            order=tuple(card.key for card in hands[self.viewer]),
            piles=self.piles | {"discard": Pile(pile.count, top)},
            was=tuple(() for _ in hands),
            fresh=fresh,
            grip=None,
            side=event.side,
            colour=event.colour,
            former=event.colour,
        )
        return replace(table, order=table.sorted_order()) if self.sorting else table

    def arrival(self, card: Lying, seat: Seat) -> int:
        """Foreign hands lie in the order of the backs that are seen of them (4.2.1)."""
        hand = self.hands[seat]
        return bisect_right(hand, _order(card.back), key=lambda other: _order(other.back))

    def placed(self, card: Lying) -> tuple[int, ...]:
        """The own order with a card that came to the hand, at its place where it is sorted."""
        if not self.sorting or not isinstance(card.front, Face):
            return (*self.order, card.key)
        fronts = {c.key: c.front for c in self.hands[self.viewer]}
        place = len(self.order)
        for index, key in enumerate(self.order):
            other = fronts[key]
            if isinstance(other, Face) and other.order > card.front.order:
                place = index
                break
        return (*self.order[:place], card.key, *self.order[place:])

    def sorted_order(self) -> tuple[int, ...]:
        """The keys of the own hand by colour, then by symbol, wilds last."""

        hand = self.hands[self.viewer]
        return tuple(card.key for card in sorted(hand, key=lambda card: _order(card.front)))

    def shown(self) -> dict[str, Any]:
        """All it shows, as plain values: two tables that look the same are equal here."""
        return Tableau.shown(self) | {
            "side": self.side,
            "colour": self.colour,
            "direction": self.direction,
            "stack": self.stack,
            "fuse": self.fuse,
            "clock": self.clock,
            "shields": self.shields,
            "backs": tuple(tuple(card.back for card in hand) for hand in self.hands),
        }


def _order(face: object) -> int:
    """Where a face stands in a sorted hand; one that is not seen comes first."""
    return face.order if isinstance(face, Face) else -1


def tableau(view: ColourView, *, sorting: bool = True) -> ColourTableau:
    """The table as that view shows it, nothing moving."""
    fresh, hands = 0, []
    for seat, size in enumerate(view.sizes):
        fronts = view.hand if seat == view.seat else (None,) * size
        backs = view.backs[seat] if view.backs else ()
        hands.append(
            tuple(
                Lying(fresh + slot, front, backs[slot] if slot < len(backs) else None)
                for slot, front in enumerate(fronts)
            )
        )
        fresh += size
    shown = tuple(tilted(Lying(fresh + i, face)) for i, face in enumerate(view.discard[-4:]))
    table = ColourTableau(
        viewer=view.seat,
        hands=tuple(hands),
        order=tuple(card.key for card in hands[view.seat]),
        piles={"stock": Pile(view.stock_size), "discard": Pile(view.discard_size, shown)},
        was=tuple(() for _ in hands),
        turn=view.turn,
        fresh=fresh + len(shown),
        side=view.side,
        colour=view.colour,
        direction=view.direction,
        stack=view.stack,
        owes=None if view.stack is None else view.turn,
        fuse=view.fuse,
        clock=view.clock,
        shields=view.shields,
        called=view.called,
        winner=view.sizes.index(0) if view.is_over else None,
        sorting=sorting,
    )
    return replace(table, order=table.sorted_order()) if sorting else table


def before_deal(seats: int, viewer: Seat, cards: int, *, sorting: bool = True) -> ColourTableau:
    """The table with the whole deck on the stock and nothing dealt."""
    return ColourTableau(
        viewer=viewer,
        hands=tuple(() for _ in range(seats)),
        piles={"stock": Pile(cards)},
        was=tuple(() for _ in range(seats)),
        sorting=sorting,
    )
