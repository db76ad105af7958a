"""Moving cards between stock, hands and discard pile, and telling of it."""

from __future__ import annotations

from typing import Final, TypeVar

from game.games.colours.cards import Card, Side
from game.games.colours.state import ColourState
from game.rules.contract import Tell, silence
from game.rules.events import EVERYONE, NOBODY, CardMoved, PileShuffled, Place, Seat, Seats

STOCK: Final = Place("stock")
DISCARD: Final = Place("discard")

T = TypeVar("T")


def replaced(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The items with another one at that index."""
    return (*items[:index], item, *items[index + 1 :])


def drawable(state: ColourState) -> int:
    """How many cards can be drawn: the stock, and the discards under the top."""
    return len(state.stock) + len(state.discard) - 1


def draw(state: ColourState, seat: Seat, count: int, tell: Tell) -> None:
    """Give the seat so many cards, or what there is (``RULES.md`` 2.7); this clears its call."""
    while count and (state.stock or _reshuffle(state, tell)):
        batch = state.stock[:count]
        state.stock = state.stock[count:]
        count -= len(batch)
        _add_to_hand(state, seat, batch, tell)
    if state.called:
        state.called -= {seat}


def _reshuffle(state: ColourState, tell: Tell) -> bool:
    """Make a new stock of the discards under the top; whether there were any."""
    state.stock, state.rng = state.rng.shuffled(state.discard[:-1])
    state.discard = state.discard[-1:]
    if state.stock:
        tell(PileShuffled(STOCK, len(state.stock)))
    return bool(state.stock)


def _add_to_hand(state: ColourState, seat: Seat, batch: tuple[Card, ...], tell: Tell) -> None:
    hand = state.hands[seat]
    state.hands = replaced(state.hands, seat, hand + batch)
    if tell is silence:
        return
    for slot, card in enumerate(batch, len(hand)):
        place = Place("hand", seat, slot)
        tell(hand_card_moved(card, state.side, seat, frozenset({seat}), STOCK, place))


def discard(state: ColourState, seat: Seat, slot: int, tell: Tell) -> None:
    """Put the card in that hand slot on the discard pile."""
    hand = state.hands[seat]
    card = hand[slot]
    state.hands = replaced(state.hands, seat, hand[:slot] + hand[slot + 1 :])
    state.discard += (card,)
    if tell is not silence:
        place = Place("hand", seat, slot)
        tell(hand_card_moved(card, state.side, seat, EVERYONE, place, DISCARD))


def hand_card_moved(
    card: Card, side: Side, owner: Seat, front_seen_by: Seats, source: Place, target: Place
) -> CardMoved:
    """A card comes to or leaves a hand: if it has two sides, its owner never sees the back.

    The others see that back in the owner's fan, so they may not learn its slot (4.2.1).
    """
    back = card.back(side)
    return CardMoved(
        front=card.face(side),
        front_seen_by=front_seen_by,
        back=back,
        back_seen_by=NOBODY if back is None else EVERYONE - {owner},
        source=source,
        target=target,
        slots_seen_by=EVERYONE if back is None else frozenset({owner}),
    )


def turned_up(card: Card, source: Place, target: Place) -> CardMoved:
    """An opening card between stock and discard pile, its day face up."""
    return CardMoved(card.day, EVERYONE, card.night, NOBODY, source, target, EVERYONE)
