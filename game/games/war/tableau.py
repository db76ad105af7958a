"""What War's table shows: the piles, what lies turned up and face down, who fights, who is out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any, Self, TypeAlias, TypeVar

from game.games.war import rows
from game.games.war.events import PotTaken, SeatOut, WarBegan
from game.games.war.options import Variant
from game.games.war.state import WarView
from game.motion.fans import Laid, between
from game.motion.layout import Anchor, Layout
from game.motion.tableau import Lying, Tableau
from game.rules.cards import Card
from game.rules.events import CardMoved, Event, MatchEnded, Place, Seat

Row: TypeAlias = tuple[Lying, ...]


@dataclass(frozen=True, slots=True)
class WarTableau(Tableau):
    """War's record; ``after`` keeps it up to date. Nobody holds a hand: seats have piles."""

    variant: Variant = Variant.STANDARD
    sizes: tuple[int, ...] = ()
    """By seat: the cards in its pile, those on their way to it included."""
    bound: tuple[tuple[int, Seat], ...] = ()
    """The keys of the cards on their way to a pile, and to whose."""
    down: tuple[Row, ...] = ()
    """By seat: its cards face down, the oldest first. They get faces when the pot is taken."""
    up: tuple[Row, ...] = ()
    """By seat: its cards turned up, the oldest first."""
    left: frozenset[int] = frozenset()
    """The keys of the cards which have left their rows for the pile of who takes the pot."""
    wide: int = 0
    """How many layers the rows have room for."""
    was_wide: int = 0
    """How many they had before they began to make room."""
    tied: tuple[Seat, ...] = ()
    """Whose best cards are equal: a war waits for its next layer."""
    taker: Seat | None = None
    """Who has won the battle and takes the pot, while it does."""
    out: tuple[int | None, ...] = ()
    """By seat: the battle in which it left."""
    battles: int = 0
    """Battles finished."""
    drawn: bool = False
    """Whether the match has ended without a winner."""

    # -- looking ---------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.drawn or self.winner is not None

    @property
    def at_war(self) -> bool:
        """Whether cards lie on the table between two moves: the next layer of a war is due."""
        return bool(self.tied)

    @property
    def pot(self) -> int:
        """How many cards lie on the table."""
        lying = (card.key for row in (*self.down, *self.up) for card in row)
        return sum(key not in self.awaited | self.left for key in lying)

    def size(self, seat: Seat) -> int:
        """How many cards lie in a pile, without those on their way."""
        return self.sizes[seat] - sum(goal == seat for _, goal in self.bound)

    def laid(self, layout: Layout, seat: Seat, shift: float = 1.0) -> tuple[Laid, ...]:
        """How a seat's cards lie on the table, those beneath first; on their way to it as well.

        ``shift``: how far the row has gone from the room it had to the room it has.
        """
        fan = layout.fans[layout.around(seat, self.viewer)]
        down, up, depth = self.down[seat], self.up[seat], self.variant.face_down
        found = tuple(rows.row(fan, down, up, depth, self.wide))
        if shift >= 1.0:
            return found
        before = rows.row(fan, down, up, depth, self.was_wide)
        return tuple(
            (card, between(was, pose, shift))
            for (card, pose), (_, was) in zip(found, before, strict=True)
        )

    def lying(self, layout: Layout, seat: Seat, shift: float = 1.0) -> tuple[Laid, ...]:
        """The cards that lie in a seat's row now, and how."""
        away = self.awaited | self.left
        laid = self.laid(layout, seat, shift)
        return tuple((card, pose) for card, pose in laid if card.key not in away)

    def pose(self, layout: Layout, key: int, place: Place) -> Anchor:
        """How that card lies at that place: on a pile, in a row, or in the deck that is dealt."""
        if place.seat is None:
            return layout.anchor(place.pile)
        if place.pile == "pile":
            name = f"pile:{layout.around(place.seat, self.viewer)}"
            return rows.on_pile(layout.anchor(name), self.size(place.seat))
        return next(pose for card, pose in self.laid(layout, place.seat) if card.key == key)

    def best(self) -> tuple[Seat, ...]:
        """The seats with the best card of the last layer turned up."""
        layer = max(map(len, self.up))
        last = [(s, up[-1].front) for s, up in enumerate(self.up) if up and len(up) == layer]
        ranks = {seat: int(front.rank) for seat, front in last if isinstance(front, Card)}
        if not ranks:
            return ()
        best = (min if self.variant.lowest_wins else max)(ranks.values())
        return tuple(seat for seat, rank in ranks.items() if rank == best)

    # -- changing --------------------------------------------------------------------------------

    def after(self, event: Event) -> Self:
        """The table once that event, as the viewer saw it, is over."""
        match event:
            case CardMoved(target=Place("up" | "down")):
                table = super(WarTableau, self).after(event)
                return replace(table, tied=(), taker=None)
            case WarBegan(tied, fighters):
                battles = self.battles + (not fighters)
                return replace(self, tied=tied, battles=battles)
            case PotTaken(seat, cards):
                battles = self.battles + 1
                return replace(self.revealed(cards), tied=(), taker=seat, battles=battles)
            case CardMoved(target=Place("pile")):
                table = super(WarTableau, self).after(event)
                return table if table.wide else replace(table, taker=None)
            case SeatOut(seat, battle):
                out = (*self.out[:seat], battle, *self.out[seat + 1 :])
                return replace(self, out=out)
            case MatchEnded(places):
                return self.ended(places)
        return super(WarTableau, self).after(event)

    def taken(self, event: CardMoved) -> Lying:
        """The card which that event moves: a pot is told of from each row's first card on."""
        source = event.source
        if source.seat is not None and source.pile in ("up", "down"):
            row = self._row(source)
            card = next(card for card in row if card.key not in self.left)
            return replace(card, front=event.front)
        return Lying(self.fresh, event.front)

    def depart(self, card: Lying, source: Place) -> Self:
        """The table without that card at the place it leaves."""
        table = replace(self, fresh=max(self.fresh, card.key + 1))
        if source.seat is None:
            return table
        if source.pile == "pile":
            return table._sized(source.seat, -1)
        gone = table.left | {card.key}
        if all(other.key in gone for row in (*table.down, *table.up) for other in row):
            none: tuple[Row, ...] = ((),) * table.seats
            return replace(table, down=none, up=none, left=frozenset(), wide=0, was_wide=0)
        return replace(table, left=gone)

    def expect(self, card: Lying, target: Place) -> Self:
        """The table where that card's place is kept, until it lands."""
        assert target.seat is not None
        table = replace(self, fresh=max(self.fresh, card.key + 1))
        if target.pile == "pile":
            bound = (*table.bound, (card.key, target.seat))
            return replace(table, bound=bound)._sized(target.seat, 1)
        table = replace(table, awaited=table.awaited | {card.key})
        table = table._with_row(target, (*table._row(target), card))
        down, up = len(table.down[target.seat]), len(table.up[target.seat])
        return table._roomy(rows.layers(down, up, table.variant.face_down))

    def expect_all(self, cards: Iterable[tuple[Lying, Place]]) -> Self:
        """The table where the places of several cards are kept."""
        table = replace(self, was_wide=self.wide)
        for card, target in cards:
            table = table.expect(card, target)
        return table

    def land(self, key: int) -> Self:
        """The table when that card has arrived."""
        table = super(WarTableau, self).land(key)
        return replace(table, bound=tuple(way for way in table.bound if way[0] != key))

    def revealed(self, cards: Sequence[Card]) -> Self:
        """The table with the faces of a pot, which stand in the order of the rows."""
        fronts = iter(cards[sum(map(len, self.up)) :])
        return replace(
            self,
            down=tuple(tuple(replace(c, front=next(fronts)) for c in down) for down in self.down),
        )

    def ended(self, places: Sequence[int]) -> Self:
        """The table when the match is over: one has won, or several share the first place."""
        if places.count(1) > 1:
            return replace(self, drawn=True)
        return replace(self, winner=places.index(1))

    def undecided(self) -> Self:
        """The table just before the match is over."""
        return replace(self, winner=None, drawn=False)

    def _row(self, place: Place) -> Row:
        assert place.seat is not None
        return (self.up if place.pile == "up" else self.down)[place.seat]

    def _with_row(self, place: Place, row: Row) -> Self:
        assert place.seat is not None
        if place.pile == "up":
            return replace(self, up=_put(self.up, place.seat, row))
        return replace(self, down=_put(self.down, place.seat, row))

    def _sized(self, seat: Seat, more: int) -> Self:
        return replace(self, sizes=_put(self.sizes, seat, self.sizes[seat] + more))

    def _roomy(self, layers: int) -> Self:
        return self if layers <= self.wide else replace(self, wide=layers)

    def shown(self) -> dict[str, Any]:
        """All it shows, as plain values: two tables that look the same are equal here."""
        return {
            "sizes": self.sizes,
            "down": tuple(map(len, self.down)),
            "up": tuple(tuple(card.front for card in row) for row in self.up),
            "left": len(self.left),
            "wide": self.wide,
            "tied": self.tied,
            "taker": self.taker,
            "out": self.out,
            "battles": self.battles,
            "winner": self.winner,
            "drawn": self.drawn,
            "awaited": len(self.awaited) + len(self.air) + len(self.bound),
        }


T = TypeVar("T")


def _put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def tableau(view: WarView, variant: Variant) -> WarTableau:
    """The table as that view shows it, nothing moving."""
    keys = count()
    down = tuple(tuple(Lying(next(keys), None) for _ in range(size)) for size in view.down)
    up = tuple(tuple(Lying(next(keys), card) for card in row) for row in view.up)
    counts = [(len(d), len(u)) for d, u in zip(down, up, strict=True) if d or u]
    wide = max((rows.layers(d, u, variant.face_down) for d, u in counts), default=0)
    table = WarTableau(
        viewer=view.seat,
        hands=((),) * len(view.sizes),
        was=((),) * len(view.sizes),
        fresh=next(keys),
        variant=variant,
        sizes=view.sizes,
        down=down,
        up=up,
        wide=wide,
        was_wide=wide,
        out=view.out,
        battles=view.battles,
    )
    if wide:
        table = replace(table, tied=table.best())
    holders = [seat for seat, size in enumerate(view.sizes) if size]
    limit = variant.battle_limit
    if len(holders) == 1:
        return replace(table, winner=holders[0])
    return replace(table, drawn=not holders or (limit is not None and view.battles >= limit))


def before_deal(seats: int, viewer: Seat, variant: Variant) -> WarTableau:
    """The table with nothing dealt."""
    none = (0,) * seats
    view = WarView(viewer, (1,) * seats, none, ((),) * seats, (None,) * seats, 0)
    return replace(tableau(view, variant), sizes=none)
