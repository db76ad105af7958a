"""War at its table: turning up in every way, wars, auto-play, the rest at once, continuing."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from game import games
from game.app.inputs import KeyDown, Moved, Pressed, Released
from game.session.match import Match
from game.session.record import By
from game.session.replay import verify
from game.table.war.host import WarHost
from scenes import play
from scenes.pause import PauseScene
from scenes.results import ResultsScene
from scenes.shelf import usual_plan
from scenes.war_table import WarScene
from tests.pictures import assert_golden

NONCE = "0" * 32
PLAIN = ["KH 2C 4C", "QS 2D 3D"]
EQUAL = ["5H 2C 3C 4C KH 9H", "5S 2D 3D 4D QH 9D"]


class Table:
    """One match of War, the person in seat 0."""

    def __init__(self, app, piles=None, *, seats=2, seed=1, speed=4.0, match=None, **options):
        app.settings = replace(app.settings, speed=speed)
        WarHost.strict = True
        self.app = app
        plan = replace(usual_plan("war", len(piles) if piles else seats), options=options)
        kit = games.find("war")
        self.match = match or Match.start(
            kit,
            kit.rules.options_type.parse(options),
            play.sitters(plan),
            seed=seed,
            nonce=NONCE,
            store=app.store,
            now=time.time,
            position={"piles": piles} if piles else None,
        )
        self.scene = WarScene(app, self.match, plan)
        app.screens.push(self.scene)
        app.screens.settle()
        self.host, self.stage = self.scene.host, self.scene.stage

    @property
    def table(self):
        return self.stage.table

    def tick(self, step=1 / 30):
        self.app.clock.tick(step)
        wake = self.scene.update(step)
        self.app.screens.settle()
        return wake

    def wait(self, seconds):
        for _ in range(round(seconds * 30)):
            self.tick()

    def until_asked(self):
        for _ in range(900):
            if self.host.is_asking or self.host.is_out or not self.match.to_act:
                return
            self.tick()
        raise AssertionError("the table stalls")

    @property
    def pile(self):
        anchor = self.stage.field.pile_anchor(self.table, 0)
        return anchor.x, anchor.y

    def press(self, x, y):
        self.scene.handle(Moved(x, y))
        self.scene.handle(Pressed(x, y))

    def click(self, x, y):
        self.press(x, y)
        self.scene.handle(Released(x, y))

    def key_at(self, asks):
        place = self.stage.keys.find(asks).place
        return self.stage.layout.box(f"key:{place}").centre

    def key(self, name, *, repeat=False):
        self.scene.handle(KeyDown(name, repeat=repeat))


def by(table):
    return [entry.by for entry in table.match.record().entries]


# -- turning up ----------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["pile", "key on the screen", "space", "drag"])
def test_a_card_is_turned_up_by(app, way):
    table = Table(app, PLAIN)
    table.until_asked()
    x, y = table.pile
    match way:
        case "pile":
            table.click(x, y)
        case "key on the screen":
            table.click(*table.key_at("turn"))
        case "space":
            table.key("space")
        case "drag":
            table.press(x, y)
            for k in range(1, 5):
                table.scene.handle(Moved(x, y - 80 * k, held=True))
            table.scene.handle(Released(x, y - 320))
    assert table.match.moves == 1
    assert by(table) == [By.PERSON]
    table.until_asked()
    assert table.table.battles == 1
    assert table.table.sizes == (4, 2)


def test_another_pile_turns_nothing_up(app):
    table = Table(app, PLAIN)
    table.until_asked()
    anchor = table.stage.field.pile_anchor(table.table, 1)
    table.click(anchor.x, anchor.y)
    assert table.match.moves == 0


def test_three_quick_clicks_turn_up_once_and_skip_once(app):
    table = Table(app, PLAIN)
    table.until_asked()
    for _ in range(2):
        table.click(*table.pile)
    assert table.match.moves == 1
    assert not table.stage.busy


def test_a_pile_held_down_turns_up_again_and_again(app):
    table = Table(app, seats=2)
    table.until_asked()
    table.press(*table.pile)
    table.wait(6.0)
    assert table.match.moves >= 4
    table.scene.handle(Released(*table.pile))
    table.until_asked()
    moves = table.match.moves
    table.wait(2.0)
    assert table.match.moves == moves


def test_space_held_down_turns_up_again_and_again(app):
    table = Table(app, seats=2)
    table.until_asked()
    table.key("space")
    for _ in range(150):
        table.tick()
        table.key("space", repeat=True)
    assert table.match.moves >= 4


# -- wars ----------------------------------------------------------------------------------------


def test_a_war_waits_for_the_person_and_builds_up(app):
    table = Table(app, EQUAL)
    table.until_asked()
    table.key("space")
    table.until_asked()
    assert table.table.tied == (0, 1)
    assert table.table.pot == 2
    assert "2 cards" in table.stage.look.lines.opening
    table.key("space")
    table.until_asked()
    assert table.table.tied == ()
    assert table.table.sizes == (11, 1)


def test_peace_goes_to_the_lowest_card(app):
    table = Table(app, PLAIN, variant="peace")
    table.until_asked()
    table.key("space")
    table.until_asked()
    assert table.table.sizes == (2, 4)


def test_the_limit_stands_on_the_table(app):
    table = Table(app, PLAIN, variant="one")
    table.until_asked()
    assert table.stage.battles == "Battles: 0 of 1,000"


# -- by itself -----------------------------------------------------------------------------------


def test_auto_play_goes_on_until_the_table_is_clicked(app):
    table = Table(app, seats=3)
    table.until_asked()
    table.key("a")
    table.wait(8.0)
    moves = table.match.moves
    assert moves >= 4
    assert set(by(table)) <= {By.AWAY, By.CPU}
    table.click(300.0, 700.0)
    assert not table.host.away
    table.until_asked()
    moves = table.match.moves
    table.wait(3.0)
    assert table.match.moves == moves


def test_speeds_go_up_to_eight_times_and_round_again(app):
    table = Table(app, PLAIN)
    found = []
    for _ in range(5):
        found.append(table.stage.pace)
        table.key("v")
    assert found == [1, 2, 4, 8, 1]


def test_a_faster_speed_plays_more_rounds(app):
    def rounds(presses):
        table = Table(app, seats=2, speed=1.0)
        table.until_asked()
        for _ in range(presses):
            table.key("v")
        table.key("a")
        table.wait(12.0)
        return table.match.moves

    assert rounds(3) > 3 * rounds(0)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", ["standard", "one", "peace"])
def test_the_rest_at_once_ends_the_match_and_shows_its_results(app, seats, variant):
    table = Table(app, seats=seats, seed=seats, variant=variant)
    table.until_asked()
    table.key("space")
    table.key("e")
    for _ in range(900):
        if app.screens.top is not table.scene:
            break
        table.tick()
    assert isinstance(app.screens.top, ResultsScene)
    assert table.match.outcome is not None
    assert verify(table.match.record(), games.find).holds
    assert app.screens.top.result.story.fought == table.table.battles


def test_who_is_out_looks_on_and_the_others_play_by_themselves(app):
    table = Table(app, ["2H", "KS 3D 5D 6S", "JS 4D 9D 7H"])
    table.until_asked()
    table.key("space")
    table.wait(20.0)
    assert table.match.moves > 1
    assert table.table.out[0] == 1


def test_a_drawn_match_is_told_as_one(app):
    table = Table(app, ["KH", "KS"])
    table.until_asked()
    table.key("space")
    table.wait(4.0)
    result = app.screens.top
    assert isinstance(result, ResultsScene)
    assert result.result.drawn
    assert not result.result.viewer_won


# -- coming and going ----------------------------------------------------------------------------


def test_a_match_goes_on_in_the_middle_of_a_war(app):
    table = Table(app, EQUAL)
    table.until_asked()
    table.key("space")
    match = Match.resume(games.find("war"), table.match.number, store=app.store, now=time.time)
    again = Table(app, EQUAL, match=match)
    assert again.table.tied == (0, 1)
    again.until_asked()
    again.key("space")
    again.until_asked()
    assert again.table.sizes == (11, 1)


def test_the_menu_stops_what_plays_by_itself(app):
    table = Table(app, seats=2)
    table.until_asked()
    table.key("a")
    table.wait(1.0)
    table.key("m")
    app.screens.settle()
    assert isinstance(app.screens.top, PauseScene)


def test_nothing_is_drawn_while_nothing_moves(app):
    table = Table(app, EQUAL)
    table.until_asked()
    table.wait(1.0)
    table.scene.stale = False
    assert table.tick() is None
    assert not table.scene.stale


def test_a_whole_match_turned_up_by_hand_never_stalls(app):
    table = Table(app, seats=3, seed=4)
    for _ in range(20_000):
        if app.screens.top is not table.scene:
            break
        if table.host.is_asking:
            table.key("space")
        table.stage.finish()
        table.tick(0.2)
    assert isinstance(app.screens.top, ResultsScene)
    assert table.match.moves > 10


# -- pictures ------------------------------------------------------------------------------------

PICTURES = (
    ("war-deal", 2.4),
    ("war-begins", 1.2),
    ("war-pot", 2.2),
    ("war-waits", 0.0),
    ("war-in-war", 0.0),
    ("war-four-waits", 0.0),
    ("war-drawn", 2.9),
)


@pytest.mark.parametrize(("name", "moment"), PICTURES)
def test_it_looks_as_it_did(open_app, name, moment):
    from scenes.war_shows import animations, at_rest

    small = open_app(size=(480, 270))
    show = next(s for s in (*animations(small), *at_rest(small)) if s.name == name)
    show.prepare()
    show.draw(small.canvas, moment)
    picture = small.canvas.to_surface()
    small.canvas.present()
    assert_golden(picture, f"table/{name}")
