"""The events of War alone keep a true record of the table."""

from collections import defaultdict

import pytest

from game.games.war import War
from game.games.war.events import SeatOut, WarBegan
from game.games.war.options import Variant, WarOptions
from game.rules.cards import Card
from game.rules.events import CardMoved, MatchEnded
from tests.games.matches import random_match


@pytest.mark.parametrize("variant", [*Variant])
@pytest.mark.parametrize("seats", War.seats)
def test_a_table_kept_by_the_events_agrees_with_the_view(variant, seats):
    game = War(WarOptions(variant))
    piles: dict[tuple[str, int | None], list[Card | None]] = defaultdict(list)
    out: dict[int, int] = {}
    for state, events in random_match(game, seats, seed=61):
        for event in (event.seen_by(0) for event in events):
            match event:
                case CardMoved(front, source=source, target=target):
                    if source.pile != "deck":
                        piles[source.pile, source.seat].pop()
                    piles[target.pile, target.seat].append(front)
                case SeatOut(seat, battle):
                    out[seat] = battle
        view = game.view(state, 0)
        for seat in range(seats):
            assert len(piles["pile", seat]) == view.sizes[seat]
            assert piles["down", seat] == [None] * view.down[seat]
            assert tuple(piles["up", seat]) == view.up[seat]
            assert out.get(seat) == view.out[seat]
        wars = [event for event in events if isinstance(event, WarBegan)]
        assert any(len(war.fighters) > 1 for war in wars) == bool(
            game.to_act(state) and any(view.up)
        )


def test_the_end_is_told_last():
    game = War()
    *_, (state, events) = random_match(game, 3, seed=62)
    outcome = game.outcome(state)
    assert outcome is not None
    assert events[-1] == MatchEnded(outcome.places, None)
