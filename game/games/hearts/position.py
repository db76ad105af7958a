"""Hearts' states and views in the protocol's form, and back."""

from __future__ import annotations

from collections.abc import Iterable

from game.games.hearts.options import in_order
from game.games.hearts.state import Hand, HeartsState, HeartsView, Lacks
from game.rules.cards import Suit
from game.rules.contract import Position
from game.rules.positions import hidden, listed
from game.rules.tricks import CARDS_OF


def position_of(state: HeartsState) -> Position:
    """The full state."""
    return {
        "hands": _texts(state.hands),
        "phase": state.phase.value,
        "given": _texts(state.given),
        "passed": _texts(state.passed),
        **_open_position(state),
        "leftover": listed(state.leftover),
        "rng": f"{state.rng.seed:016x}",
        "seed": state.seed,
    }


def view_position_of(view: HeartsView) -> Position:
    """What the seat knows, with ``?`` for the rest."""
    hands = ["?" if size else "" for size in view.sizes]
    hands[view.seat] = listed(view.hand)
    unseen = hidden(view.leftover_size)
    return {
        "hands": hands,
        "sizes": list(view.sizes),
        "phase": view.phase.value,
        "given": _texts(view.given),
        "passed": _texts(view.passed),
        **_open_position(view),
        "leftover": unseen if view.leftover is None else listed(view.leftover),
    }


def _open_position(shown: HeartsState | HeartsView) -> Position:
    """The keys which all seats know."""
    return {
        "trick": listed(shown.trick),
        "leader": shown.leader,
        "broken": shown.broken,
        "first_trick": shown.first_trick,
        "taken": _texts(shown.taken),
        "leftover_to": shown.leftover_to,
        "totals": list(shown.totals),
        "deal": shown.deal,
        "overtime": shown.overtime,
        "lacks": [_lacks_text(lacks) for lacks in shown.lacks],
        "scored": None if shown.scored is None else list(shown.scored),
    }


def _texts(piles: Iterable[Hand | None]) -> list[str]:
    return ["?" if pile is None else listed(pile) for pile in piles]


def _lacks_text(lacks: Lacks) -> str:
    """Whole suits by their letter, other cards by their code: ``C 2S 3S``."""
    suits = [suit for suit in Suit if CARDS_OF[suit] <= lacks]
    rest = [card for card in lacks if card.suit not in suits]
    return " ".join(
        [*(suit.value for suit in suits), *(c.code for c in sorted(rest, key=in_order))]
    )
