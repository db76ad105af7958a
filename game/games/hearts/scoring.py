"""What a deal of Hearts is worth, and when the match ends (``RULES.md`` 7.4, 7.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.games.hearts.options import JACK, PENALTY_CARDS, QUEEN, HeartsOptions
from game.games.hearts.state import HeartsState
from game.rules.cards import Card
from game.rules.events import Seat

MOON = 26
_QUEEN_POINTS = 13
_JACK_POINTS = -10


def penalty(cards: Iterable[Card]) -> int:
    """One for each heart and 13 for the queen of spades, which is 26 in all.

    >>> from game.rules.cards import cards
    >>> penalty(cards("2H QS JD"))
    14
    """
    return sum(_QUEEN_POINTS if card is QUEEN else 1 for card in cards if card in PENALTY_CARDS)


def card_points(options: HeartsOptions, cards: Sequence[Card]) -> int:
    """What cards are worth to the seat that took them, as long as nobody shoots the moon."""
    return penalty(cards) + _jack_points(options, cards)


def _jack_points(options: HeartsOptions, cards: Sequence[Card]) -> int:
    return _JACK_POINTS if options.jack_of_diamonds and JACK in cards else 0


def won_cards(state: HeartsState) -> tuple[tuple[Card, ...], ...]:
    """By seat, the cards that count for it: its tricks and what was left over (7.1.2)."""
    return tuple(
        taken + state.leftover if seat == state.leftover_to else taken
        for seat, taken in enumerate(state.taken)
    )


def moon_shooter(options: HeartsOptions, won: Sequence[Sequence[Card]]) -> Seat | None:
    """The seat that took all penalty cards, where that is a moon."""
    if not options.moon:
        return None
    return next((s for s, cards in enumerate(won) if PENALTY_CARDS.issubset(cards)), None)


def deal_points(options: HeartsOptions, won: Sequence[Sequence[Card]]) -> tuple[int, ...]:
    """By seat, the points of a deal in which these cards were won."""
    shooter = moon_shooter(options, won)
    if shooter is None:
        points = [penalty(cards) for cards in won]
    else:
        points = [0 if seat == shooter else MOON for seat in range(len(won))]
    pairs = zip(points, won, strict=True)
    return tuple(own + _jack_points(options, cards) for own, cards in pairs)


def reaches_end(options: HeartsOptions, totals: Sequence[int]) -> bool:
    """Whether someone has at least the end score."""
    return max(totals) >= options.end_score


def ends_match(options: HeartsOptions, totals: Sequence[int], overtime: bool) -> bool:
    """Whether the match is over with these totals: one seat must be lowest (7.5.1, 7.5.2)."""
    at_end = overtime or reaches_end(options, totals)
    return at_end and totals.count(min(totals)) == 1


def places(totals: Sequence[int]) -> tuple[int, ...]:
    """By seat, its place: the lowest total is first, equal ones share theirs.

    >>> places((100, 3, 4, 4))
    (4, 1, 2, 2)
    """
    return tuple(1 + sum(other < own for other in totals) for own in totals)
