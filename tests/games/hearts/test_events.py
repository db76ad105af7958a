"""The events alone tell a seat all that its view shows, and nothing more."""

from dataclasses import dataclass, field

import pytest

from game.games.hearts import Hearts
from game.games.hearts.events import DealBegan, DealScored, LeftoverTaken
from game.games.hearts.state import HeartsState
from game.rules.cards import Card
from game.rules.events import CardMoved, Event, TurnBegan
from tests.games.hearts.table import SETTINGS, hearts
from tests.games.matches import random_match


@dataclass
class Record:
    """A table kept by what one seat was told: the cards at every place, None for unseen ones."""

    viewer: int
    piles: dict[tuple[str, int | None], list[Card | None]] = field(default_factory=dict)
    totals: tuple[int, ...] = ()
    turn: int | None = None

    def told(self, event: Event) -> None:
        match event:
            case DealBegan():
                self.piles.clear()
            case TurnBegan(seat):
                self.turn = seat
            case DealScored(_, totals):
                self.totals = totals
            case CardMoved(front, source=source, target=target):
                if source.pile != "deck":
                    self.pile(source.pile, source.seat).remove(self.known(source, front))
                self.pile(target.pile, target.seat).append(front)

    def known(self, source, front):
        """What lay there: a face may be seen only as it moves, or be known and move unseen."""
        return front if front in self.pile(source.pile, source.seat) else None

    def pile(self, name: str, seat: int | None = None) -> list[Card | None]:
        return self.piles.setdefault((name, seat), [])


@pytest.mark.parametrize("settings", SETTINGS)
@pytest.mark.parametrize("seats", Hearts.seats)
def test_a_table_kept_by_the_events_agrees_with_the_view(seats, settings):
    game = hearts(**settings)
    records = [Record(seat) for seat in range(seats)]
    for state, events in random_match(game, seats, seed=51):
        for record in records:
            for event in events:
                record.told(event.seen_by(record.viewer))
            agrees_with_view(record, game, state)


def agrees_with_view(record: Record, game: Hearts, state: HeartsState) -> None:
    view = game.view(state, record.viewer)
    assert record.pile("hand", record.viewer) == list(view.hand)
    for seat, size in enumerate(view.sizes):
        assert len(record.pile("hand", seat)) == size
        given = view.given[seat]
        assert len(record.pile("given", seat)) == (3 if given is None else len(given))
        taken = [card for card in record.pile("taken", seat) if card in view.taken[seat]]
        assert taken == list(view.taken[seat])
    for place, card in enumerate(view.trick):
        assert record.pile("trick", (view.leader + place) % len(view.sizes)) == [card]
    if view.scored is not None:
        assert record.totals == view.totals
    if game.to_act(state) and view.phase == "play":
        assert record.turn == view.turn


@pytest.mark.parametrize("settings", SETTINGS)
@pytest.mark.parametrize("seats", Hearts.seats)
def test_a_seat_sees_only_own_received_passed_and_played_faces(seats, settings):
    game = hearts(**settings)
    for _, events in random_match(game, seats, seed=53):
        for event in events:
            for viewer in range(seats):
                seen = event.seen_by(viewer)
                if isinstance(seen, CardMoved) and seen.front is not None:
                    assert may_see(seen, viewer)


def may_see(event: CardMoved, viewer: int) -> bool:
    """Whether the card is played or swept in, or comes from or goes to the viewer."""
    played = event.source.pile == "trick" or event.target.pile == "trick"
    return played or viewer in (event.source.seat, event.target.seat)


def test_only_the_taker_sees_the_leftover_before_the_scoring():
    game = hearts(leftover="facedown")
    taken = [
        event
        for _, events in random_match(game, 5, seed=52)
        for event in events
        if isinstance(event, LeftoverTaken)
    ]
    assert taken
    for event in taken:
        for seat in range(5):
            seen = event.seen_by(seat)
            assert isinstance(seen, LeftoverTaken)
            assert (seen.cards is not None) == (seat == event.seat)
