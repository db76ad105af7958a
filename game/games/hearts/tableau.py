"""What a Hearts table shows: hands, cards set out to be given, the trick, and what was taken."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any, Final, Self, TypeAlias, TypeVar

from game.games.hearts.events import (
    CardsGiven,
    DealBegan,
    DealScored,
    HeartsBroken,
    LeftoverShown,
    LeftoverTaken,
    TrickTaken,
)
from game.games.hearts.options import HeartsOptions, Passing
from game.games.hearts.scoring import card_points, places
from game.games.hearts.state import GIFT_SIZE, HeartsView, Phase
from game.motion.layout import Anchor, Layout
from game.motion.tableau import Lying, Tableau
from game.rules.cards import Card, Face, Suit
from game.rules.events import CardMoved, Event, MatchEnded, Place, Seat
from game.rules.tricks import winning_index

Row: TypeAlias = tuple[Lying, ...]
Play: TypeAlias = tuple[Seat, Lying]
Cards: TypeAlias = tuple[Card, ...]

BESIDE: Final = 26.0
"""Units from one undealt card to the next."""
_SUITS: Final = {suit: n for n, suit in enumerate(map(Suit, "CDSH"))}
"""How suits stand in a sorted hand: black and red in turn."""


@dataclass(frozen=True, slots=True)
class HeartsTableau(Tableau):
    """Hearts' record; ``after`` keeps it up to date."""

    options: HeartsOptions = field(default_factory=HeartsOptions)
    deal: int = 1
    passing: Passing = Passing.NONE
    """Where cards go in this deal."""
    giving: bool = False
    """Whether cards are still being chosen to be given."""
    tray: tuple[int, ...] = ()
    """The keys of the own cards which the player has set out, still the player's to take back."""
    gift: tuple[int, ...] = ()
    """The keys of those that were given, as they lay in the tray, where they still lie."""
    given: tuple[Row, ...] = ()
    """By seat: the cards that wait until everybody has chosen."""
    received: frozenset[int] = frozenset()
    """The keys of the own cards which came from another hand in this deal."""
    plays: tuple[Play, ...] = ()
    """The cards of the trick, in the order played."""
    taker: Seat | None = None
    """Who takes the finished trick, while it goes there."""
    bound: tuple[tuple[int, Seat | None, Face | None], ...] = ()
    """The cards on their way to those who took them, None for the leftover: key, seat, face."""
    won: tuple[Cards, ...] = ()
    """By seat: the cards of its tricks."""
    last: tuple[tuple[Seat, Card], ...] = ()
    """The trick taken before, in the order played."""
    broken: bool = False
    """Whether a heart has been played."""
    leftover: int = 0
    """How many undealt cards lie on the table."""
    leftover_to: Seat | None = None
    leftover_cards: Cards = ()
    """The undealt cards, once the viewer knows them."""
    totals: tuple[int, ...] = ()
    """By seat: the points of all deals scored."""

    # -- looking ---------------------------------------------------------------------------------

    @property
    def tricks(self) -> int:
        """How many tricks of this deal were taken."""
        return sum(map(len, self.won)) // self.seats

    def points(self, seat: Seat) -> int:
        """What a seat's cards of this deal are worth, as far as they are known; no moon in it."""
        cards = self.won[seat]
        if seat == self.leftover_to:
            cards += self.leftover_cards
        return card_points(self.options, cards)

    def best(self) -> Play | None:
        """The card that takes the trick as it lies, and who played it."""
        cards = [card.front for _, card in self.plays if isinstance(card.front, Card)]
        return self.plays[winning_index(cards)] if cards else None

    def pose(self, layout: Layout, key: int, place: Place) -> Anchor:
        """How that card lies at that place of the table."""
        if self.grip is not None and self.grip[0] == key:
            return self.grip[1]
        if place.pile == "leftover":
            return layout.anchor("leftover").moved(BESIDE * (place.slot or 0), 0)
        if place.pile in ("hand", "given") and place.seat == self.viewer and key in self._set_out:
            return layout.anchor(f"given:0:{self._set_out.index(key)}")
        if place.seat is None or place.pile == "hand":
            return super(HeartsTableau, self).pose(layout, key, place)
        around = layout.around(place.seat, self.viewer)
        if place.pile != "given":
            return layout.anchor(f"{place.pile}:{around}")
        row = [card.key for card in self.given[place.seat]]
        nth = GIFT_SIZE - len(row) + row.index(key)  # those in front may have left already
        return layout.anchor(f"given:{around}:{nth}")

    def tray_places(self, layout: Layout) -> Iterator[tuple[Lying, Anchor]]:
        """The own cards set out, and how they lie."""
        own = {card.key: card for card in self.hands[self.viewer]}
        for key in self.tray:
            yield own[key], layout.anchor(f"given:0:{self._set_out.index(key)}")

    @property
    def _set_out(self) -> tuple[int, ...]:
        """The own cards of the tray and those that were given from it, as they lie."""
        return self.gift or self.tray

    def sorted_order(self) -> tuple[int, ...]:
        """The keys of the own hand by suit and rank, but for those set out."""
        held = [card for card in self.hands[self.viewer] if card.key not in self.tray]
        return tuple(card.key for card in sorted(held, key=_in_hand))

    # -- changing --------------------------------------------------------------------------------

    def after(self, event: Event) -> Self:
        """The table once that event, as the viewer saw it, is over."""
        match event:
            case DealBegan(deal, passing):
                return self._begun(deal, passing)
            case CardsGiven():
                return self.chosen()
            case HeartsBroken():
                return replace(self, broken=True)
            case TrickTaken(seat, cards):
                last = tuple((who, face) for (who, _), face in zip(self.plays, cards, strict=True))
                return replace(self, taker=seat, last=last)
            case LeftoverTaken(seat, _, cards):
                return replace(self, leftover_to=seat, leftover_cards=cards or ())
            case LeftoverShown(_, cards):
                return replace(self, leftover_cards=cards)
            case DealScored(_, totals):
                return replace(self, totals=totals)
            case MatchEnded(ranks):
                return replace(self, winner=ranks.index(1), turn=None)
        return super(HeartsTableau, self).after(event)

    def taken(self, event: CardMoved) -> Lying:
        """The card which that event moves, as it will be seen."""
        source = event.source
        match source.pile, source.seat:
            case "hand", int():
                return super(HeartsTableau, self).taken(event)
            case "given", int(seat):
                return replace(self.given[seat][0], front=event.front)
            case "trick", int(seat):
                return next(card for who, card in self.plays if who == seat)
        return Lying(self.fresh, event.front)

    def depart(self, card: Lying, source: Place) -> Self:
        """The table without that card at the place it leaves."""
        table = replace(self, fresh=max(self.fresh, card.key + 1))
        match source.pile, source.seat:
            case "hand", int():
                table = super(HeartsTableau, self).depart(card, source)
                gift = self._set_out if card.key in self.tray else self.gift
                tray = tuple(key for key in table.tray if key != card.key)
                return replace(table, tray=tray, gift=gift)
            case "given", int(seat):
                row = tuple(other for other in table.given[seat] if other.key != card.key)
                gift = () if seat == self.viewer and not row else self.gift
                return replace(table, given=_put(table.given, seat, row), gift=gift)
            case "trick", _:
                plays = tuple(play for play in table.plays if play[1].key != card.key)
                return replace(table, plays=plays, taker=table.taker if plays else None)
            case "leftover", _:
                return replace(table, leftover=max(0, table.leftover - 1))
        return table

    def expect(self, card: Lying, target: Place) -> Self:
        """The table where that card's place is kept, until it lands."""
        table = replace(self, fresh=max(self.fresh, card.key + 1))
        match target.pile, target.seat:
            case "hand", int(seat):
                return table._received(card, target, seat)
            case "taken" | "leftover", seat:
                return replace(table, bound=(*table.bound, (card.key, seat, card.front)))
            case "given", int(seat):
                given = _put(table.given, seat, (*table.given[seat], card))
                table = replace(table, given=given)
            case "trick", int(seat):
                table = replace(table, plays=(*table.plays, (seat, card)))
        return replace(table, awaited=table.awaited | {card.key})

    def land(self, key: int) -> Self:
        """The table when that card has arrived."""
        table = super(HeartsTableau, self).land(key)
        for bound, seat, face in table.bound:
            if bound != key:
                continue
            if seat is None:
                table = replace(table, leftover=table.leftover + 1)
            elif isinstance(face, Card) and face not in table.leftover_cards:
                won = _put(table.won, seat, (*table.won[seat], face))
                table = replace(table, won=won)
        return replace(table, bound=tuple(way for way in table.bound if way[0] != key))

    def set_out(self, tray: Sequence[int]) -> Self:
        """The table with these own cards chosen to be given, and the others in the hand."""
        back = [key for key in self.tray if key not in tray]
        order = tuple(key for key in (*self.order, *back) if key not in tray)
        table = replace(self, tray=tuple(tray), order=order)._moving(self.viewer, self.order)
        return replace(table, order=table.sorted_order()) if self.sorting else table

    def chosen(self) -> Self:
        """The table when everybody has chosen: cards that come to hands now were given."""
        return replace(self, giving=False)

    def cleared(self) -> Self:
        """The table without undealt cards: they are on their way to who has taken them."""
        return replace(self, leftover=0)

    def placed(self, card: Lying) -> tuple[int, ...]:
        """The own order with a card that came to the hand."""
        if not self.sorting or card.front is None:
            return (*self.order, card.key)
        held = {other.key: other for other in (*self.hands[self.viewer], card)}
        return tuple(sorted((*self.order, card.key), key=lambda key: _in_hand(held[key])))

    def _received(self, card: Lying, target: Place, seat: Seat) -> Self:
        if seat != self.viewer:
            return super(HeartsTableau, self).expect(Lying(card.key, None), target)
        table = super(HeartsTableau, self).expect(card, target)
        if self.passing is not Passing.NONE and not self.giving:
            return replace(table, received=table.received | {card.key})
        return table

    def _begun(self, deal: int, passing: Passing) -> Self:
        none = ((),) * self.seats
        return replace(
            self,
            deal=deal,
            passing=passing,
            giving=passing is not Passing.NONE,
            hands=none,
            order=(),
            was=none,
            tray=(),
            gift=(),
            given=none,
            received=frozenset(),
            plays=(),
            taker=None,
            bound=(),
            won=none,
            last=(),
            broken=False,
            leftover=0,
            leftover_to=None,
            leftover_cards=(),
            turn=None,
        )

    def shown(self) -> dict[str, Any]:
        """All it shows, as plain values: two tables that look the same are equal here."""
        return {
            "own": tuple(card.front for card in self.hands[self.viewer]),
            "sizes": tuple(len(hand) for hand in self.hands),
            "deal": self.deal,
            "passing": self.passing,
            "giving": self.giving,
            "given": tuple(tuple(card.front for card in row) for row in self.given),
            "trick": tuple((seat, card.front) for seat, card in self.plays),
            "taker": self.taker,
            "won": self.won,
            "last": self.last,
            "broken": self.broken,
            "leftover": (self.leftover, self.leftover_to, self.leftover_cards),
            "totals": self.totals,
            "turn": self.turn,
            "winner": self.winner,
            "awaited": len(self.awaited) + len(self.air) + len(self.bound),
        }


def tableau(view: HeartsView, *, sorting: bool = True) -> HeartsTableau:
    """The table as that view shows it, nothing moving."""
    keys, seats = count(), len(view.sizes)
    known = {view.seat: view.hand}
    hands = tuple(
        tuple(Lying(next(keys), face) for face in known.get(seat, (None,) * size))
        for seat, size in enumerate(view.sizes)
    )
    given = tuple(
        tuple(Lying(next(keys), face) for face in (gift or (None,) * (GIFT_SIZE * (gift is None))))
        for gift in view.given
    )
    plays = tuple(
        ((view.leader + nth) % seats, Lying(next(keys), face))
        for nth, face in enumerate(view.trick)
    )
    winner = places(view.totals).index(1) if _is_over(view) else None
    came = view.passed[view.passing.giver(view.seat, seats)] or ()
    table = HeartsTableau(
        viewer=view.seat,
        hands=hands,
        order=tuple(card.key for card in hands[view.seat]),
        was=((),) * seats,
        turn=view.turn if view.phase is Phase.PLAY and winner is None else None,
        fresh=next(keys),
        sorting=sorting,
        winner=winner,
        options=view.options,
        deal=view.deal,
        passing=view.passing,
        giving=view.phase is Phase.GIVE,
        given=given,
        received=frozenset(card.key for card in hands[view.seat] if card.front in came),
        plays=plays,
        won=view.taken,
        last=_last_trick(view),
        broken=view.broken,
        leftover=0 if view.leftover_to is not None else view.leftover_size,
        leftover_to=view.leftover_to,
        leftover_cards=view.leftover or (),
        totals=view.totals,
    )
    return replace(table, order=table.sorted_order()) if sorting else table


def before_deal(
    seats: int, viewer: Seat, options: HeartsOptions, *, sorting: bool = True
) -> HeartsTableau:
    """The table with nothing dealt."""
    none: tuple[Any, ...] = ((),) * seats
    return HeartsTableau(
        viewer=viewer,
        hands=none,
        was=none,
        sorting=sorting,
        options=options,
        given=none,
        won=none,
        totals=(0,) * seats,
    )


def _is_over(view: HeartsView) -> bool:
    return view.phase is Phase.PLAY and not any(view.sizes) and not view.trick


def _last_trick(view: HeartsView) -> tuple[tuple[Seat, Card], ...]:
    """The trick which the leader has taken, by who played each card of it."""
    seats, trick = len(view.sizes), view.taken[view.leader][-len(view.sizes) :]
    if not trick:
        return ()
    first = view.leader - winning_index(trick)
    return tuple(((first + nth) % seats, card) for nth, card in enumerate(trick))


T = TypeVar("T")


def _put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _in_hand(card: Lying) -> tuple[int, int]:
    face = card.front
    assert isinstance(face, Card)
    return _SUITS[face.suit], face.rank
