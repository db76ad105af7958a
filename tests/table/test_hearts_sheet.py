"""The score sheet of Hearts says what the rules said, deal by deal."""

import pytest

from game import games
from game.games.hearts.events import DealScored, MoonShot
from game.games.hearts.options import HeartsOptions, Passing
from game.session.match import Match
from game.session.store import Store
from game.table.hearts.sheet import sheet_of
from tests.session.playing import LILY, MAX, NONCE, YOU, noon, play_out, step

MOON = {
    "hands": ["AH", "KS", "AS", "JS"],
    "taken": ["QS " + " ".join(f"{rank}H" for rank in "23456789TJQK"), "", "", ""],
    "leader": 0,
    "broken": True,
    "deal": 3,
    "totals": [30, 12, 40, 25],
}
"""Seat 0 shoots the moon with the last trick."""


def begin(seats=4, seed=3, position=None, store=None, **options):
    return Match.start(
        games.find("hearts"),
        HeartsOptions.parse(options),
        (YOU, LILY, MAX, LILY, MAX)[:seats],
        seed=seed,
        nonce=NONCE,
        store=store or Store.in_memory(),
        now=noon,
        position=position,
    )


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"end_score": 50, "leftover": "facedown"}),
        (4, {"end_score": 50, "jack_of_diamonds": True}),
        (5, {"end_score": 50, "passing": False, "moon": False}),
    ],
)
def test_every_deal_costs_what_the_rules_said(seats, options):
    match, told = begin(seats, **options), []
    while match.to_act:
        told += [event for event in step(match) if isinstance(event, DealScored | MoonShot)]
    sheet = sheet_of(match.record())
    scored = [event for event in told if isinstance(event, DealScored)]
    assert [(line.points, line.totals) for line in sheet.lines] == [
        (event.points, event.totals) for event in scored
    ]
    assert [line.deal for line in sheet.lines] == list(range(1, len(scored) + 1))
    moons = [event.seat for event in told if isinstance(event, MoonShot)]
    assert [line.moon for line in sheet.lines if line.moon is not None] == moons
    assert sheet.totals == match.outcome.points
    assert sheet.now is None


def test_the_sheet_says_where_cards_were_passed():
    match = begin(end_score=50)
    play_out(match)
    cycle = [Passing.LEFT, Passing.RIGHT, Passing.ACROSS, Passing.NONE] * 10
    lines = sheet_of(match.record()).lines
    assert [line.passing for line in lines] == cycle[: len(lines)]


def play_four(match):
    for _ in range(4):
        step(match)


@pytest.mark.parametrize("jack", [False, True])
def test_a_moon_is_marked(jack):
    match = begin(position=MOON, jack_of_diamonds=jack)
    play_four(match)
    [line] = sheet_of(match.record()).lines
    assert (line.deal, line.points, line.moon) == (3, (0, 26, 26, 26), 0)
    assert line.totals == (30, 38, 66, 51)


def test_a_moon_is_told_by_its_points_whoever_took_the_jack():
    taken = [MOON["taken"][0], "JD", "", ""]
    match = begin(position=MOON | {"taken": taken}, jack_of_diamonds=True)
    play_four(match)
    [line] = sheet_of(match.record()).lines
    assert (line.points, line.moon) == ((0, 16, 26, 26), 0)


def test_without_that_house_rule_there_is_no_moon():
    match = begin(position=MOON, moon=False)
    play_four(match)
    [line] = sheet_of(match.record()).lines
    assert (line.points, line.moon) == ((26, 0, 0, 0), None)


def test_a_match_from_the_store_has_the_same_sheet():
    with Store.in_memory() as store:
        match = begin(store=store)
        while match.deal < 3:
            step(match)
        assert sheet_of(store.load(match.number)) == sheet_of(match.record())


def test_nobody_leads_before_a_deal_was_scored():
    sheet = sheet_of(begin().record())
    assert (sheet.lines, sheet.leaders, sheet.totals) == ((), frozenset(), (0, 0, 0, 0))
    assert sheet.now == (1, Passing.LEFT)


def test_the_lowest_total_leads_and_may_be_shared():
    match = begin(position=MOON | {"totals": [30, 4, 12, 25]})
    play_four(match)
    assert sheet_of(match.record()).leaders == {0, 1}


def test_a_sheet_is_fresh_until_the_next_deal_is_begun():
    match = begin()
    assert not sheet_of(match.record()).fresh
    while match.deal == 1:
        step(match)
    assert sheet_of(match.record()).fresh
    step(match)
    assert not sheet_of(match.record()).fresh
