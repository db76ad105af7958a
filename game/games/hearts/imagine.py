"""Imagining the hidden cards of Hearts: at random, but true to all that a seat knows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.games.hearts.deal import lowest_club_holder
from game.games.hearts.knowledge import NOTHING
from game.games.hearts.state import GIFT_SIZE, Hand, HeartsState, HeartsView, Lacks, Phase
from game.rules.cards import Card, Rank, Suit
from game.rules.events import Seat
from game.rules.rng import Dice, Rng


@dataclass(slots=True, eq=False)
class _Holder:
    """A seat, or the cards in nobody's hand, to be filled with unseen cards."""

    free: int
    lacks: Lacks = NOTHING
    known: Hand = ()
    drawn: list[Card] = field(default_factory=list)

    def takes(self, card: Card) -> None:
        self.drawn.append(card)
        self.free -= 1

    def gives_up(self, card: Card) -> None:
        self.drawn.remove(card)
        self.free += 1


def imagine(view: HeartsView, rng: Rng) -> tuple[HeartsState, Rng]:
    """A full state which looks the same from that seat.

    It keeps to the cards the seat has passed on, to what play has shown, and to who is to lead.
    """
    dice = Dice(rng)
    unseen, seats, nobody = _open_questions(view)
    dice.shuffle(unseen)
    if view.phase is Phase.PLAY and view.first_trick and not view.trick:
        _settle_first_lead(view, unseen, seats, nobody, dice)
    _fill(unseen, [*seats.values(), nobody], dice)
    dice.shuffle(nobody.drawn)
    state = _state_of(view, seats, tuple(nobody.drawn[: view.leftover_size]), dice)
    return state, dice.rng


def _open_questions(view: HeartsView) -> tuple[list[Card], dict[Seat, _Holder], _Holder]:
    """The unseen cards, who may hold them, and nobody: a leftover, or cards not in play."""
    played = {*view.trick, *(card for taken in view.taken for card in taken)}
    seats = {
        seat: _Holder(size + _laid_out(view, seat), view.lacks[seat])
        for seat, size in enumerate(view.sizes)
        if seat != view.seat
    }
    passed = tuple(card for card in view.passed[view.seat] or () if card not in played)
    if passed:
        target = seats[view.passing.target(view.seat, len(view.sizes))]
        target.known, target.free = passed, target.free - len(passed)
    own = (*view.hand, *(view.given[view.seat] or ()), *(view.leftover or ()))
    seen = {*played, *own, *passed}
    unseen = [card for card in view.options.pack(len(view.sizes)) if card not in seen]
    return unseen, seats, _Holder(len(unseen) - sum(holder.free for holder in seats.values()))


def _laid_out(view: HeartsView, seat: Seat) -> int:
    """How many cards the seat has laid out to give, unseen."""
    return GIFT_SIZE if view.given[seat] is None else 0


def _settle_first_lead(
    view: HeartsView,
    unseen: list[Card],
    seats: dict[Seat, _Holder],
    nobody: _Holder,
    dice: Dice,
) -> None:
    """Put the lowest clubs where they must lie, as the seat to lead holds the lowest in play.

    From the lowest up, each is either the leader's, and then all is settled, or nobody's.
    """
    hands = [view.hand if s == view.seat else seats[s].known for s in range(len(view.sizes))]
    lower = _clubs_under(hands, unseen)
    leader = seats.get(view.leader)
    fits = lowest_club_holder(hands) in (None, view.leader)
    free = leader.free if leader else 0
    chances = _chances(len(lower), len(unseen), free, nobody.free, float(fits))
    for club, chance in zip(lower, chances, strict=True):
        unseen.remove(club)
        if leader and dice.chance(chance):
            leader.takes(club)
            return
        nobody.takes(club)


def _clubs_under(hands: Iterable[Hand], unseen: Iterable[Card]) -> list[Card]:
    """The unseen clubs below all clubs known to be in play, from the lowest up."""
    known = [card.rank for hand in hands for card in hand if card.suit is Suit.CLUBS]
    limit = min(known, default=Rank.ACE + 1)
    clubs = [card for card in unseen if card.suit is Suit.CLUBS and card.rank < limit]
    return sorted(clubs, key=lambda card: card.rank)


def _chances(count: int, unseen: int, leader: int, nobody: int, fits: float) -> list[float]:
    """The chance of each club to be the leader's if all lower ones are nobody's.

    ``leader`` and ``nobody`` are free places among all ``unseen`` cards; ``fits`` is the chance
    that the rest is possible when none of the clubs is the leader's.

    >>> _chances(2, 30, leader=10, nobody=2, fits=0.0)[1]
    1.0
    """
    chances = []
    for lower in reversed(range(count)):
        here = leader / (unseen - lower)
        fits = here + max(nobody - lower, 0) / (unseen - lower) * fits
        chances.append(here / fits if fits else 1.0)
    return chances[::-1]


def _fill(unseen: list[Card], holders: list[_Holder], dice: Dice) -> None:
    """Hand out the cards, those first which the fewest may hold."""
    open_to = {card: [h for h in holders if card not in h.lacks] for card in unseen}
    for card in sorted(unseen, key=lambda card: len(open_to[card])):
        places = sum(holder.free for holder in open_to[card])
        if places:
            _nth_place(open_to[card], dice.below(places)).takes(card)
        else:
            _make_room(card, open_to, set())


def _nth_place(holders: list[_Holder], place: int) -> _Holder:
    for holder in holders:
        if place < holder.free:
            return holder
        place -= holder.free
    raise AssertionError("fewer places than were counted")


def _make_room(card: Card, open_to: dict[Card, list[_Holder]], tried: set[_Holder]) -> bool:
    """Find a place by moving cards handed out before; the true deal shows that there is one."""
    for holder in open_to[card]:
        if holder in tried:
            continue
        tried.add(holder)
        if holder.free:
            holder.takes(card)
            return True
        for other in [other for other in holder.drawn if other in open_to]:
            if _make_room(other, open_to, tried):
                holder.gives_up(other)
                holder.takes(card)
                return True
    return False


def _state_of(
    view: HeartsView, seats: dict[Seat, _Holder], leftover: Hand, dice: Dice
) -> HeartsState:
    hands, given = list[Hand](), list[Hand]()
    for seat, size in enumerate(view.sizes):
        if seat == view.seat:
            hands.append(view.hand)
            given.append(view.given[seat] or ())
            continue
        cards = [*seats[seat].known, *seats[seat].drawn]
        dice.shuffle(cards)
        hands.append(tuple(cards[:size]))
        given.append(tuple(cards[size:]))
    rng = Rng(dice.below(1 << 64))
    return HeartsState(
        rng=rng,
        seed=rng.seed,
        hands=tuple(hands),
        phase=view.phase,
        given=tuple(given),
        passed=tuple(cards or () for cards in view.passed),
        trick=view.trick,
        leader=view.leader,
        broken=view.broken,
        first_trick=view.first_trick,
        taken=view.taken,
        leftover=leftover if view.leftover is None else view.leftover,
        leftover_to=view.leftover_to,
        totals=view.totals,
        deal=view.deal,
        overtime=view.overtime,
        lacks=view.lacks,
        scored=view.scored,
    )
