"""The authority over a match: moves, journal, and going on."""

import hashlib

import pytest

from game.games import GAMES, find
from game.games.kit import GameKit
from game.rules.contract import IllegalMove
from game.rules.rng import Rng
from game.session.match import Match, Resumed
from game.session.record import By, Kind
from game.session.replay import verify
from game.session.statistics import Ending
from game.session.store import Store
from tests.session.playing import LILY, NONCE, YOU, begin, noon, play_on, play_out, step
from tests.toy import CHANGED_TOY, OTHER_TOY, TOY, Add, Dealt


@pytest.fixture
def store() -> Store:
    return Store.in_memory()


def test_the_digest_is_known_before_the_first_card(store: Store) -> None:
    match = begin(store, seed=99)
    assert match.moves == 0
    assert match.digest == hashlib.sha256(f"99:{NONCE}".encode()).hexdigest()


def test_a_refused_move_changes_neither_match_nor_journal(store: Store) -> None:
    match = begin(store)
    before, record = match.state, match.record()
    with pytest.raises(IllegalMove):
        match.submit(Add(1, 1), by=By.PERSON, milliseconds=5)
    assert match.state is before
    assert match.record() == record


def test_the_journal_holds_each_move_with_who_made_it_and_how_long_it_took(store: Store) -> None:
    match = begin(store)
    match.submit(Add(0, 3), by=By.CLOCK, milliseconds=30_000)
    match.submit(Add(1, 2), by=By.CPU, milliseconds=640)
    match.submit(Add(0, 1), by=By.AWAY, milliseconds=0)
    entries = match.record().entries
    assert [(e.seat, e.move, e.by, e.milliseconds) for e in entries] == [
        (0, "add 3", By.CLOCK, 30_000),
        (1, "add 2", By.CPU, 640),
        (0, "add 1", By.AWAY, 0),
    ]


def test_the_match_and_the_store_tell_the_same_record(store: Store) -> None:
    match = begin(store, seats=3)
    while match.to_act:
        step(match)
        assert match.record() == store.load(match.number)
    assert len(match.record().deals) >= 2


def test_the_header_holds_the_house_rules_and_who_sat_where(store: Store) -> None:
    options = TOY.rules.options_type.parse({"most": 2})
    match = Match.start(TOY, options, (LILY, YOU), seed=3, nonce=NONCE, store=store, now=noon)
    header = match.record().header
    assert header.options == {"most": 2}
    assert [sitter.kind for sitter in header.sitters] == [Kind.CPU, Kind.PERSON]
    assert header.sitters == (LILY, YOU)
    assert header.rules_version == 1


@pytest.mark.parametrize("moves", range(0, 30, 3))
def test_going_on_gives_an_equal_state_and_the_same_match_from_there(
    store: Store, moves: int
) -> None:
    match = begin(store)
    for _ in range(moves):
        if match.to_act:
            step(match)
    again = Match.resume(TOY, match.number, store=store, now=noon)
    assert again.resumed is Resumed.REPLAYED
    assert (again.state, again.moves, again.deal) == (match.state, match.moves, match.deal)
    assert [again.rng_for(s) for s in (0, 1)] == [match.rng_for(s) for s in (0, 1)]
    play_out(again)
    alone = begin(Store.in_memory())
    play_out(alone)
    assert again.state == alone.state


def test_only_the_deal_in_progress_is_played_again(store: Store) -> None:
    match = begin(store)
    while match.deal == 1:
        step(match)
    play_on(match, 2)
    record = match.record()
    assert [(deal.number, sum(deal.totals or ())) for deal in record.deals] == [(2, 1)]
    store._opened.db.execute(  # spoil the first deal: its moves must not be needed
        "UPDATE moves SET move = 'rubbish' WHERE number < ?", (record.deals[0].first,)
    )
    again = Match.resume(TOY, match.number, store=store, now=noon)
    assert again.resumed is Resumed.REPLAYED
    assert again.state == match.state


def test_changed_rules_go_on_from_the_position_and_say_so(store: Store) -> None:
    match = begin(store)
    play_on(match, 3)
    again = Match.resume(OTHER_TOY, match.number, store=store, now=noon)
    assert again.resumed is Resumed.RULES_CHANGED
    assert again.state == match.state
    assert again.moves == 3
    step(again)
    assert len(again.record().entries) == 4


def test_a_journal_that_leads_elsewhere_goes_on_from_the_position_and_says_so(
    store: Store,
) -> None:
    match = begin(store)
    play_on(match, 3)
    again = Match.resume(CHANGED_TOY, match.number, store=store, now=noon)
    assert again.resumed is Resumed.DIFFERED
    assert again.state == match.state


def test_a_journal_that_cannot_be_read_goes_on_from_the_position_and_says_so(
    store: Store,
) -> None:
    match = begin(store)
    play_on(match, 3)
    store._opened.db.execute("UPDATE moves SET move = 'rubbish' WHERE number = 1")
    again = Match.resume(TOY, match.number, store=store, now=noon)
    assert again.resumed is Resumed.DIFFERED
    assert again.state == match.state


def test_a_journal_with_a_seat_that_is_not_there_goes_on_from_the_position(store: Store) -> None:
    match = begin(store)
    play_on(match, 3)
    store._opened.db.execute("UPDATE moves SET seat = 9 WHERE number = 0")
    again = Match.resume(TOY, match.number, store=store, now=noon)
    assert again.resumed is Resumed.DIFFERED
    assert again.state == match.state
    play_out(again)


def test_a_match_without_a_readable_position_cannot_be_gone_on_with(store: Store) -> None:
    match = begin(store)
    store._opened.db.execute("UPDATE matches SET position = '{}', rules_version = 0")
    with pytest.raises(ValueError, match="position"):
        Match.resume(TOY, match.number, store=store, now=noon)
    assert store.saved()[0].number == match.number  # it is still there


def test_the_events_of_the_newest_deal_are_kept(store: Store) -> None:
    match = begin(store)
    assert Dealt(1) in match.deal_events
    while match.deal == 1:
        step(match)
    assert Dealt(2) in match.deal_events


def test_each_decision_has_a_random_source_of_its_own(store: Store) -> None:
    match = begin(store, seed=11)
    sources = set[Rng]()
    while match.to_act:
        (seat,) = match.to_act
        sources.add(match.rng_for(seat))
        assert match.rng_for(seat) == Rng.of(11, match.deal, seat, match.decisions(seat))
        step(match)
    assert len(sources) == match.moves


def test_a_match_can_begin_in_any_position_and_go_on_after_a_stop(store: Store) -> None:
    dealt = begin(Store.in_memory(), seed=21)
    play_on(dealt, 4)
    position = TOY.game().position(dealt.state)
    options = TOY.rules.options_type()
    match = Match.start(
        TOY, options, (YOU, LILY), seed=1, nonce=NONCE, store=store, now=noon, position=position
    )
    assert match.state == dealt.state
    play_on(match, 2)
    again = Match.resume(TOY, match.number, store=store, now=noon)
    assert (again.resumed, again.state) == (Resumed.REPLAYED, match.state)


def test_a_finished_match_is_no_longer_saved_but_kept_with_its_result(store: Store) -> None:
    match = begin(store)
    play_out(match)
    assert match.outcome is not None
    assert store.saved() == ()
    (finished,) = store.finished()
    assert (finished.number, finished.outcome, finished.moves) == (
        match.number,
        match.outcome,
        match.moves,
    )
    (result,) = store.results("toy")
    expected = Ending.WIN if match.outcome.winners == (0,) else Ending.LOSS
    assert (result.level, result.seats, result.ending) == ("hard", 2, expected)


def test_a_new_match_takes_the_place_of_the_saved_one_of_its_table_only(store: Store) -> None:
    first = begin(store)
    war = find("war")
    other = Match.start(
        war, war.rules.options_type(), (YOU, LILY), seed=1, nonce=NONCE, store=store, now=noon
    )
    second = begin(store, seed=8)
    assert {saved.number for saved in store.saved()} == {other.number, second.number}
    with pytest.raises(ValueError, match="no match"):
        store.load(first.number)


def test_a_match_that_was_replaced_can_be_played_on_without_harm(store: Store) -> None:
    first, second = begin(store), begin(store, seed=8)
    step(first)
    assert store.load(second.number).entries == ()
    assert store.trouble is None


@pytest.mark.parametrize("kit", GAMES, ids=[kit.name for kit in GAMES])
def test_every_game_is_gone_on_with_at_any_move(store: Store, kit: GameKit) -> None:
    """Also in the middle of giving cards, of a trick or a war, and between two deals."""
    match = begin(store, kit=kit, seats=3 if 3 in kit.rules.seats else 4)
    going_on = match
    while match.to_act and match.moves < 240:
        step(match)
        if match.moves % 5 == 0 or match.moves < 12 or match.deal != going_on.deal:
            going_on = Match.resume(kit, match.number, store=store, now=noon)
            assert going_on.resumed is Resumed.REPLAYED
            assert (going_on.state, going_on.moves) == (match.state, match.moves)
            assert going_on.record() == match.record()
            for seat in range(match.seats):
                assert going_on.rng_for(seat) == match.rng_for(seat)
    assert verify(match.record(), find).holds
