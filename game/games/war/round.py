"""One round of War: what it does to a state, and how that is told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.games.war.events import PotTaken, SeatOut, WarBegan
from game.games.war.options import Variant
from game.games.war.state import Pile, WarState
from game.rules.cards import Card
from game.rules.events import EVERYONE, NOBODY, CardMoved, Event, Place, Seat


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the cards turned up decide."""

    best: tuple[Seat, ...]
    """The seats with the best card of this layer; several are a war."""
    fighters: tuple[Seat, ...]
    """The seats with cards left for another layer, when it is a war."""
    left: tuple[Seat, ...]
    """The seats that have run out of cards in this round."""
    taker: Seat | None
    """Who takes the pot: nobody while the war goes on, nor when all cards are spent."""


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round, with all it takes to tell of it."""

    battle: int
    laid: tuple[Pile, ...]
    """The cards laid face down in this round, by seat."""
    down: tuple[Pile, ...]
    up: tuple[Pile, ...]
    """The whole table before the pot was taken."""
    turned: tuple[bool, ...]
    """Which seats turned up in this round."""
    verdict: Verdict


def play_round(variant: Variant, state: WarState) -> Round:
    """Lay and turn up for every seat that has cards, then settle (8.1.2–8.1.7)."""
    depth = variant.face_down if state.war_waits else 0
    turned = tuple(map(bool, state.piles))
    laid = tuple([pile[: min(depth, len(pile) - 1)] if pile else () for pile in state.piles])
    state.down = tuple([old + new for old, new in zip(state.down, laid, strict=True)])
    state.up = tuple(
        [
            old + pile[len(new) : len(new) + 1]
            for old, new, pile in zip(state.up, laid, state.piles, strict=True)
        ]
    )
    state.piles = tuple([pile[len(new) + 1 :] for new, pile in zip(laid, state.piles, strict=True)])
    down, up = state.down, state.up
    return Round(state.battles + 1, laid, down, up, turned, settle(variant, state))


def settle(variant: Variant, state: WarState) -> Verdict:
    """Decide on the cards turned up last: a pot taken, a war that goes on, or a draw."""
    battle, best = state.battles + 1, _best(variant, state.up)
    fighters = tuple([seat for seat, pile in enumerate(state.piles) if pile])
    taker = _taker(best, fighters)
    if taker is not None:
        _take_pot(state, taker)
    left = tuple([s for s, pile in enumerate(state.piles) if not pile and state.out[s] is None])
    if left:
        state.out = tuple([battle if s in left else out for s, out in enumerate(state.out)])
    if taker is not None or not fighters:
        state.battles = battle
    return Verdict(best, fighters, left, taker)


def _best(variant: Variant, up: tuple[Pile, ...]) -> tuple[Seat, ...]:
    layer = max(map(len, up))
    ranks = [int(pile[-1].rank) if len(pile) == layer else None for pile in up]
    shown = [rank for rank in ranks if rank is not None]
    best = min(shown) if variant.lowest_wins else max(shown)
    return tuple([seat for seat, rank in enumerate(ranks) if rank == best])


def _taker(best: tuple[Seat, ...], fighters: tuple[Seat, ...]) -> Seat | None:
    if len(best) == 1:
        return best[0]
    return fighters[0] if len(fighters) == 1 else None


def _take_pot(state: WarState, taker: Seat) -> None:
    pot, state.rng = state.rng.shuffled(
        [card for pile in (*state.up, *state.down) for card in pile]
    )
    state.piles = tuple(
        [pile + pot if seat == taker else pile for seat, pile in enumerate(state.piles)]
    )
    state.down = state.up = ((),) * len(state.piles)


def told(done: Round) -> Iterator[Event]:
    """The events of a round, in the order a table shows them."""
    verdict = done.verdict
    yield from _cards_laid(done)
    if len(verdict.best) == 1:
        yield from _pot_taken(done)
        yield from _seats_out(done)
        return
    yield WarBegan(verdict.best, verdict.fighters)
    yield from _seats_out(done)
    yield from _pot_taken(done)


def _cards_laid(done: Round) -> Iterator[Event]:
    for seat, laid in enumerate(done.laid):
        older = len(done.down[seat]) - len(laid)
        for slot, card in enumerate(laid, older):
            yield _moved(card, Place("pile", seat), Place("down", seat, slot), shown=False)
    for seat, up in enumerate(done.up):
        if done.turned[seat]:
            yield _moved(up[-1], Place("pile", seat), Place("up", seat, len(up) - 1))


def _seats_out(done: Round) -> Iterator[Event]:
    for seat in done.verdict.left:
        yield SeatOut(seat, done.battle)


def _pot_taken(done: Round) -> Iterator[Event]:
    """The pot in the order of the table: under the pile nobody knows the order (8.1.2)."""
    taker = done.verdict.taker
    if taker is None:
        return
    pot = [
        (card, Place(name, seat, slot))
        for name, piles in (("up", done.up), ("down", done.down))
        for seat, pile in enumerate(piles)
        for slot, card in enumerate(pile)
    ]
    yield PotTaken(taker, tuple(card for card, _ in pot))
    for card, place in pot:
        yield _moved(card, place, Place("pile", taker))


def _moved(card: Card, source: Place, target: Place, shown: bool = True) -> CardMoved:
    return CardMoved.one_sided(card, EVERYONE if shown else NOBODY, source, target, EVERYONE)
