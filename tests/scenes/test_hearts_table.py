"""Hearts at its table: choosing and giving, tricks, the score between deals, finishing a deal."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from game import games
from game.app.inputs import KeyDown, Moved, Pressed, Released
from game.session.match import Match
from game.session.record import By
from game.session.replay import verify
from game.table.hearts.host import HeartsHost
from scenes import play
from scenes.hearts_table import HeartsScene
from scenes.results import ResultsScene
from scenes.score_sheet import ScoreSheetScene
from scenes.shelf import usual_plan

NONCE = "0" * 32
HEARTS = " ".join(f"{rank}H" for rank in "23456789TJQKA")
PASSING = {
    "hands": ["2C 3C QS AS 5H", "4C 5C", "7C 8C", "TC JC"],
    "given": ["", "2H 3H 4H", "2D 3D 4D", "2S 3S 4S"],
    "phase": "give",
}

TRICK = {
    "hands": ["4C 3S KS 2H", "9C TC 6D", "QC KC 9D", "AC QD AD"],
    "trick": "QS AS TS",
    "leader": 1,
    "taken": ["", "", "5H 6H 7H 8H", ""],
}
SETTLED = {
    "hands": ["4C 5C 6C", "7C 8C 9C", "TC JC QC", "KC AC 2D"],
    "taken": [f"QS {HEARTS}", "", "", ""],
    "leader": 0,
}
LAST = {"hands": ["KS", "", "", ""], "trick": "AS QS 2S", "leader": 1, "taken": [""] * 4}


class Table:
    """One match of Hearts, the person in seat 0."""

    def __init__(self, app, position=None, *, seats=4, seed=1, speed=4.0, match=None, **options):
        app.settings = replace(app.settings, speed=speed)
        HeartsHost.strict = True
        self.app = app
        plan = replace(
            usual_plan("hearts", seats), options=options, timer=options.pop("timer", None)
        )
        kit = games.find("hearts")
        self.match = match or Match.start(
            kit,
            kit.rules.options_type.parse(options),
            play.sitters(plan),
            seed=seed,
            nonce=NONCE,
            store=app.store,
            now=time.time,
            position=position,
        )
        self.scene = HeartsScene(app, self.match, plan)
        app.screens.push(self.scene)
        app.screens.settle()
        self.host, self.stage = self.scene.host, self.scene.stage

    @property
    def table(self):
        return self.stage.table

    def tick(self, step=1 / 30):
        self.app.clock.tick(step)
        scene = self.app.screens.top
        wake = scene.update(step)
        self.app.screens.settle()
        return wake

    def wait(self, seconds):
        for _ in range(round(seconds * 30)):
            self.tick()

    def until(self, condition, seconds=60):
        for _ in range(seconds * 30):
            if condition():
                return
            self.tick()
        raise AssertionError("the table stalls")

    def until_asked(self):
        self.until(lambda: self.host.is_asking or not self.match.to_act)

    def key_of(self, face):
        own = self.table.hands[0]
        return next(card.key for card in own if card.front.code == face)

    def place_of(self, face):
        pose = self.stage.hand.pose_of(self.stage.frame(), self.key_of(face))
        return pose.point(-pose.width * 0.4, -pose.width * 0.4)

    def press(self, x, y):
        self.scene.handle(Moved(x, y))
        self.scene.handle(Pressed(x, y))

    def click(self, x, y):
        self.press(x, y)
        self.scene.handle(Released(x, y))
        self.stage.glides.finish()

    def drag(self, start, end):
        self.press(*start)
        for k in range(1, 9):
            x, y = (a + (b - a) * k / 8 for a, b in zip(start, end, strict=True))
            self.scene.handle(Moved(x, y, held=True))
        self.scene.handle(Released(*end))
        self.stage.glides.finish()

    def click_key(self, asks):
        place = self.stage.keys.find(asks).place
        self.click(*self.stage.layout.box(f"key:{place}").centre)

    def key(self, name):
        self.scene.handle(KeyDown(name, repeat=False))
        self.app.screens.settle()

    def tray(self):
        fronts = {card.key: card.front.code for card in self.table.hands[0]}
        return [fronts[key] for key in self.table.tray]

    @property
    def reason(self):
        return self.stage.hud.reason


@pytest.fixture
def passing(app):
    table = Table(app, PASSING)
    table.until_asked()
    return table


# -- choosing and giving -------------------------------------------------------------------------


def test_a_click_sets_a_card_out_and_another_takes_it_back(passing):
    passing.click(*passing.place_of("QS"))
    assert passing.tray() == ["QS"]
    assert [card.front.code for card in passing.table.fan(0)] == ["2C", "3C", "AS", "5H"]
    passing.click(*passing.place_of("QS"))
    assert passing.tray() == []
    assert [card.front.code for card in passing.table.fan(0)] == ["2C", "3C", "QS", "AS", "5H"]
    assert passing.match.moves == 0


def test_cards_are_dragged_to_the_tray_and_back(passing):
    tray = passing.stage.layout.anchor("given:0:1")
    passing.drag(passing.place_of("AS"), (tray.x, tray.y))
    assert passing.tray() == ["AS"]
    passing.drag(passing.place_of("AS"), (900.0, 930.0))
    assert passing.tray() == []
    passing.drag(passing.place_of("AS"), (tray.x, tray.y))
    passing.drag(passing.place_of("AS"), (tray.x + 300, tray.y))
    assert passing.tray() == ["AS"], "it is still set out where it was"


def test_a_fourth_card_is_refused_with_the_reason(passing):
    for face in ("2C", "3C", "5H", "QS"):
        passing.click(*passing.place_of(face))
    assert passing.tray() == ["2C", "3C", "5H"]
    assert "three" in passing.reason


def test_nothing_is_given_before_there_are_three(passing):
    passing.click(*passing.place_of("2C"))
    passing.click_key("give")
    passing.key("g")
    assert passing.match.moves == 0
    assert "three" in passing.reason


@pytest.mark.parametrize("way", ["key on the screen", "g", "return"])
def test_three_cards_are_given_and_all_change_hands(passing, way):
    for face in ("2C", "AS", "QS"):
        passing.click(*passing.place_of(face))
    if way == "key on the screen":
        passing.click_key("give")
    else:
        passing.key(way)
    assert passing.match.moves == 1
    passing.until(lambda: not passing.stage.busy)
    own = {card.front.code for card in passing.table.hands[0]}
    assert own == {"3C", "5H", "2S", "3S", "4S"}, "those of the right neighbour have come"
    assert len(passing.table.received) == 3
    assert passing.table.tray == ()


def test_the_keyboard_alone_chooses_gives_and_plays(passing):
    for _ in range(3):
        passing.key("right")
        passing.key("return")
    assert len(passing.tray()) == 3
    passing.key("return")
    assert passing.match.moves == 1


def test_the_others_choose_while_the_person_still_does(app):
    table = Table(app, seats=5)
    table.until_asked()
    assert [bool(row) for row in table.table.given] == [False, True, True, True, True]
    faces = [card.front for row in table.table.given for card in row]
    assert faces == [None] * 12, "what they set out is theirs to know"


def test_time_running_out_gives_what_was_set_out(app):
    table = Table(app, PASSING, timer=30)
    table.until_asked()
    for face in ("2C", "AS", "QS"):
        table.click(*table.place_of(face))
    table.until(lambda: table.match.moves == 1, seconds=40)
    entry = table.match.record().entries[-1]
    assert (entry.by, entry.move) == (By.CLOCK, "give 2C QS AS")


def test_time_running_out_before_three_are_set_out_gives_something(app):
    table = Table(app, PASSING, timer=30)
    table.until_asked()
    table.click(*table.place_of("2C"))
    table.until(lambda: table.match.moves == 1, seconds=40)
    assert table.match.record().entries[-1].by is By.CLOCK
    table.until(lambda: not table.stage.busy)
    assert table.table.tray == ()


# -- tricks --------------------------------------------------------------------------------------


def test_only_cards_that_follow_suit_are_offered_and_others_say_why_not(app):
    table = Table(app, TRICK)
    table.until_asked()
    offered = {table.key_of("3S"), table.key_of("KS")}
    assert table.stage.hand.playable == offered
    table.click(*table.place_of("4C"))
    assert table.match.moves == 0
    assert "follow" in table.reason


@pytest.mark.parametrize("way", ["click", "drag"])
def test_a_card_is_played_and_the_trick_goes_to_its_taker(app, way):
    table = Table(app, TRICK)
    table.until_asked()
    if way == "click":
        table.click(*table.place_of("3S"))
    else:
        table.drag(table.place_of("3S"), (960.0, 500.0))
    assert table.match.moves == 1
    table.until(lambda: not table.stage.busy)
    assert table.table.points(2) == 17
    assert [face.code for _, face in table.table.last] == ["QS", "AS", "TS", "3S"]


def test_a_card_dropped_beside_the_table_goes_home(app):
    table = Table(app, TRICK)
    table.until_asked()
    table.drag(table.place_of("3S"), (120.0, 700.0))
    assert table.match.moves == 0


def test_the_last_trick_is_looked_at_and_the_next_input_closes_it(app):
    table = Table(app, TRICK)
    table.until_asked()
    table.key("l")
    assert not table.stage.peek.open, "there is none yet"
    table.click(*table.place_of("3S"))
    table.until(lambda: bool(table.table.last) and not table.stage.busy)
    table.key("l")
    assert table.stage.peek.open
    moves = table.match.moves
    table.wait(3)
    assert table.match.moves == moves, "the others wait"
    table.click(960.0, 500.0)
    assert not table.stage.peek.open
    table.until(lambda: table.match.moves > moves)


# -- the end of a deal ---------------------------------------------------------------------------


def test_the_rest_is_played_quickly_only_where_no_point_is_left(app):
    table = Table(app, TRICK)
    table.until_asked()
    assert table.stage.keys.find("finish") is None
    table.key("f")
    assert not table.host.finishing

    table = Table(app, SETTLED)
    table.until_asked()
    table.click_key("finish")
    table.until(lambda: isinstance(app.screens.top, ScoreSheetScene))
    assert [entry.by for entry in table.match.record().entries[:12]].count(By.AWAY) == 3
    assert not table.host.away
    assert table.match.state.totals == (0, 26, 26, 26)


def test_the_score_is_shown_between_deals_and_then_the_next_is_dealt(app):
    table = Table(app, LAST)
    table.until_asked()
    table.click(*table.place_of("KS"))
    table.until(lambda: isinstance(app.screens.top, ScoreSheetScene))
    assert table.table.deal == 1
    assert table.table.totals == (0, 13, 0, 0)
    app.screens.pop()
    app.screens.settle()
    table.until_asked()
    assert table.table.deal == 2
    assert len(table.table.hands[0]) == 13


def test_a_match_ends_with_its_results(app):
    table = Table(app, LAST | {"totals": [30, 95, 61, 87]})
    table.until_asked()
    table.click(*table.place_of("KS"))
    table.until(lambda: isinstance(app.screens.top, ResultsScene))
    assert table.table.winner == 0


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("leftover", ["remove", "facedown"])
def test_whole_matches_are_played_by_the_program(app, seats, leftover):
    """Each rest of the table is compared with the view: ``strict`` raises where they differ."""
    table = Table(app, seats=seats, speed=100.0, leftover=leftover, end_score=50)
    table.until(lambda: not table.stage.busy)
    table.host.set_away(True)
    table.until(lambda: isinstance(app.screens.top, ResultsScene), seconds=3000)
    assert verify(table.match.record(), games.find).holds


# -- continuing ----------------------------------------------------------------------------------


def test_a_match_is_continued_in_the_middle_of_a_pass_and_of_a_trick(app):
    table = Table(app, seats=4)
    table.until_asked()
    moves = table.match.moves
    kit = games.find("hearts")
    again = Match.resume(kit, table.match.number, store=app.store, now=time.time)
    table = Table(app, match=again)
    table.until_asked()
    assert table.match.moves == moves == 3
    assert [len(row) for row in table.table.given] == [0, 3, 3, 3]
    for card in table.table.fan(0)[:3]:
        table.click(*table.place_of(card.front.code))
    table.key("g")
    table.until_asked()
    plays = len(table.table.plays)
    again = Match.resume(kit, table.match.number, store=app.store, now=time.time)
    table = Table(app, match=again)
    table.until_asked()
    assert len(table.table.plays) == plays
