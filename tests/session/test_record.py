"""Match files: written, read back, checked, and fed with rubbish."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from game.games import find
from game.games.kit import GameKit
from game.rules.contract import Outcome
from game.session.record import Record, read_record, write_record
from game.session.replay import Check, verify
from game.session.store import Store
from tests.session.playing import begin, play_out
from tests.toy import OTHER_TOY, TOY


def find_toy(name: str) -> GameKit:
    return TOY if name == "toy" else find(name)


@pytest.fixture(scope="module")
def record() -> Record:
    match = begin(Store.in_memory(), seed=3, seats=3)
    play_out(match)
    return match.record()


def test_a_match_file_reads_back_as_the_same_record(record: Record) -> None:
    text = write_record(record)
    assert text.isascii()
    assert read_record(text) == read_record(text.encode()) == record
    assert record.header.sitters[2].name == "Макс"


def test_a_true_record_holds_in_every_point(record: Record) -> None:
    report = verify(record, find_toy)
    assert report.holds
    assert report.moves == len(record.entries)


def test_an_unfinished_record_holds_as_well() -> None:
    assert verify(begin(Store.in_memory()).record(), find_toy).holds


@pytest.mark.parametrize("name", ["toy", "war"])
def test_a_match_set_up_in_a_position_holds_as_well(name: str) -> None:
    kit = find_toy(name)
    match = begin(Store.in_memory(), kit=kit)
    assert verify(match.record(), find_toy).holds


def faults(record: Record) -> set[Check]:
    return {fault.check for fault in verify(record, find_toy).faults}


def test_another_seed_or_nonce_is_found(record: Record) -> None:
    other_nonce = replace(record, header=replace(record.header, nonce="f" * 32))
    assert faults(other_nonce) == {Check.DIGEST}
    other_seed = replace(record, header=replace(record.header, seed=4))
    assert Check.DIGEST in faults(other_seed)
    assert len(faults(other_seed)) > 1


def test_another_move_is_found_where_it_leads_elsewhere(record: Record) -> None:
    first = record.deals[-1].first
    for number, entry in enumerate(record.entries[first:], first):
        amount = 1 if entry.move == "add 2" else 2
        entries = list(record.entries)
        entries[number] = replace(entry, move=f"add {amount}")
        assert faults(replace(record, entries=tuple(entries))), f"move {number}"


@pytest.mark.parametrize("move", ["add 9", "", "sing", "add -1", "\ud800"])
def test_an_illegal_move_is_found_and_named(record: Record, move: str) -> None:
    entries = (*record.entries[:4], replace(record.entries[4], move=move))
    report = verify(replace(record, entries=entries), find_toy)
    assert (report.faults[-1].check, report.faults[-1].after) == (Check.MOVES, 4)


@pytest.mark.parametrize("seat", [-1, 3, 10**30])
def test_a_seat_that_is_not_there_is_found(record: Record, seat: int) -> None:
    entries = (replace(record.entries[0], seat=seat), *record.entries[1:])
    assert faults(replace(record, entries=entries)) == {Check.MOVES}


def test_a_missing_end_another_position_and_another_outcome_are_found(record: Record) -> None:
    assert {Check.POSITION, Check.OUTCOME} <= faults(replace(record, entries=record.entries[:-1]))
    position = {**record.position, "heap": 99}
    assert faults(replace(record, position=position)) == {Check.POSITION}
    assert faults(replace(record, outcome=Outcome((1, 1, 1)))) == {Check.OUTCOME}


def test_another_total_and_a_deal_left_out_are_found(record: Record) -> None:
    assert faults(replace(record, deals=record.deals[1:])) == {Check.DEALS}
    wrong = replace(record.deals[0], totals=(9, 9, 9))
    assert faults(replace(record, deals=(wrong, *record.deals[1:]))) == {Check.DEALS}


def test_other_rules_an_unknown_game_and_unknown_house_rules_are_named(record: Record) -> None:
    assert faults(replace(record, header=replace(record.header, game="chess"))) == {Check.GAME}
    odd = replace(record.header, options={"most": 7})
    assert faults(replace(record, header=odd)) == {Check.GAME}
    assert Check.GAME in {fault.check for fault in verify(record, lambda _: OTHER_TOY).faults}


RUBBISH: list[Any] = [None, True, -1, 10**40, 0.5, "", "x", "\ud800", [], [1], {}, {"a": 1}]


def test_no_spoilt_match_file_gets_further_than_a_value_error(record: Record) -> None:
    text, chance = write_record(record), random.Random(1)
    unharmed = 0
    for _ in range(2000):
        data = json.loads(text)
        spoil(data, chance)
        try:
            verify(read_record(json.dumps(data)), find_toy)
            unharmed += 1
        except ValueError:
            continue
    assert 0 < unharmed < 2000


def spoil(data: Any, chance: random.Random) -> None:
    """Put rubbish in a random place, or take something away."""
    while True:
        keys = list(data) if isinstance(data, dict) else range(len(data))
        key = chance.choice(list(keys))
        inner = data[key]
        if isinstance(inner, list | dict) and inner and chance.random() < 0.8:
            data = inner
            continue
        if chance.random() < 0.2:
            del data[key]
        else:
            data[key] = chance.choice(RUBBISH)
        return


@pytest.mark.parametrize(
    "text",
    [b"", b"{", b"null", b"[]", b"\xff\xfe", b"\x00", b"[" * 100_000, b"1" * 5000, b'{"a": NaN}'],
)
def test_what_is_no_match_file_is_refused_with_a_reason(text: bytes) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        read_record(text)


def test_a_file_of_a_newer_program_is_refused_as_such(record: Record) -> None:
    data = json.loads(write_record(record))
    data["version"] = 2
    with pytest.raises(ValueError, match="newer"):
        read_record(json.dumps(data))
