"""The Day & Night table in use: turning over, hands that show their other sides, clock, hunt."""

from __future__ import annotations

import os

import pytest

from game import games
from game.app.inputs import Moved, Pressed, Released
from game.games.colours.cards import Face, Side
from game.games.colours.moves import PlayCard
from game.rules.rng import Dice, Rng
from game.session.match import Match
from game.session.record import By, read_record, write_record
from game.session.replay import verify
from game.table.colours.tips import tip_for
from game.table.colours.turnover import _lies
from game.table.plan import Plan
from game.table.result import result_of
from scenes.results import ResultsScene
from scenes.setup import SetupScene
from scenes.shelf import FAMILIES
from tests.scenes.screens import labelled, show
from tests.scenes.table import Table

MATCHES = int(os.environ.get("MATCHES", "2"))
HANDS = ["R2|P1 Y7|O7 R-Flip|V-Flip W|Hunt", "G6|P4 R8|T3", "B5|T4 G2|O2"]
NIGHT = {"side": "night", "discard": "G4|T6 R9|T8"}
RU_DAWN = "До\N{NO-BREAK SPACE}рассвета: 2"


def sit(app, **parts):
    """A table of three where it is the person's turn."""
    reduced = parts.pop("reduced", False)
    speed = parts.pop("speed", 1.0)
    position = {"hands": HANDS, "discard": "G4|T6 R9|T8", "turn": 0, **parts}
    table = Table(app, game="day-night", position=position, reduced=reduced, speed=speed)
    table.until_asked()
    return table


def turn_begins(stage):
    return next(cue.at for cue in stage.playback.clip.cues if cue.name == "table turns")


def flipping(app, **parts):
    """A table in the middle of its turn-over."""
    table = sit(app, **parts)
    table.click_card("R-Flip")
    begins = turn_begins(table.stage)
    while table.stage.playback.time < begins + 0.45:
        table.tick(1 / 60)
    return table


def draw(app, table):
    table.scene.draw(app.canvas)
    picture = app.canvas.to_surface()
    app.canvas.present()
    return picture


# -- what is seen of whom ------------------------------------------------------------------------


def test_every_foreign_hand_shows_the_sides_that_are_down_upright(app):
    table = sit(app)
    frame = table.stage.frame()
    for seat, faces in ((1, ["P4", "T3"]), (2, ["O2", "T4"])):
        parts = [p for p in table.stage.parts(frame) if p.group == f"hand:{seat}"]
        assert [part.key.front for part in parts] == faces
        assert all(abs(part.key.pose.angle) <= 10 for part in parts)


def test_a_note_says_all_the_time_whose_sides_are_shown(app):
    table = sit(app)
    captions = [p.key for p in table.stage.parts(table.stage.frame()) if p.group == "caption"]
    assert captions == ["You see the other sides of all cards but yours."]


def test_no_other_table_has_that_note(app):
    table = Table(app)
    assert not [p for p in table.stage.parts(table.stage.frame()) if p.group == "caption"]


def test_a_foreign_hand_and_the_clock_tell_what_they_are(app):
    table = sit(app, clock=2)
    fan = table.stage.layout.fans[1].anchor
    spot = table.stage.spot(fan.x, fan.y)
    assert spot == "hand:1"
    assert tip_for(table.stage, spot, "day-night", {}).title == "Lily: the other sides"
    spot = table.stage.spot(*table.anchor("clock"))
    tip = tip_for(table.stage, spot, "day-night", {})
    assert "2 more times" in tip.text


# -- the turn-over -------------------------------------------------------------------------------


def test_hands_piles_and_sky_turn_and_plates_stay(app):
    table = flipping(app)
    frame = table.stage.frame()
    assert table.stage.turnover.turns(frame)
    parts = list(table.stage.parts(frame))
    turning = {part.group for part in parts if _lies(part)}
    assert {"middle", "stock", "discard", "own", "hand:1", "hand:2"} <= turning
    staying = {part.group for part in parts if not _lies(part)}
    assert {"plate:0", "plate:1", "plate:2", "title"} <= staying


def test_a_click_ends_the_turn_over_at_once(app):
    table = flipping(app)
    table.scene.handle(Pressed(300, 300))
    table.scene.handle(Released(300, 300))
    assert not table.stage.busy
    assert table.stage.table.side is Side.NIGHT
    assert sorted(table.hand) == ["Hunt", "O7", "P1"]


def test_a_window_resized_in_the_middle_shows_the_same_moment(open_app):
    """The pictures of both sizes differ in nothing but their size."""
    import pygame

    app = open_app(size=(1280, 720))
    table = flipping(app)
    before = draw(app, table)
    open_app(size=(640, 360))
    small = draw(app, table)
    shrunk = pygame.transform.smoothscale(before, (640, 360))
    off = sum(
        abs(a - b)
        for x in range(0, 640, 16)
        for y in range(0, 360, 16)
        for a, b in zip(small.get_at((x, y))[:3], shrunk.get_at((x, y))[:3], strict=True)
    )
    assert off / (40 * 23 * 3) < 12
    open_app(size=(1280, 720))


def test_a_card_that_is_held_while_the_table_turns_is_let_go(app):
    table = Table(
        app,
        game="day-night",
        position={"hands": HANDS, "discard": "G4|T6 R9|T8", "turn": 2, "clock": 1},
        speed=1.0,
    )
    table.tick(1 / 60)
    x, y = table.place_of("R2")
    table.scene.handle(Moved(x, y))
    table.scene.handle(Pressed(x, y))
    table.scene.handle(Moved(x, y - 200, held=True))
    assert table.stage.hand.grip is not None
    for _ in range(900):
        table.tick(1 / 60)
        table.scene.draw(app.canvas)
        app.canvas.present()
        if table.asking:
            break
    table.scene.handle(Released(960, 400))
    assert table.stage.hand.grip is None
    assert table.stage.table.side is Side.NIGHT
    assert table.match.record().entries[-1].by is not By.PERSON


def test_after_the_turn_the_table_at_rest_is_that_of_the_other_side(app):
    table = flipping(app)
    table.stage.finish()
    turned = draw(app, table)
    fresh = sit(app, side="night", hands=["R2|P1 Y7|O7 W|Hunt", *HANDS[1:]], turn=0,
                discard="G4|T6 R9|T8 R-Flip|V-Flip")  # fmt: skip
    for x, y in ((100, 300), (1200, 150), (300, 420)):
        assert turned.get_at((x, y)) == draw(app, fresh).get_at((x, y))


def test_calm_motion_shows_the_table_lying_all_the_time(app):
    table = sit(app, reduced=True)
    table.click_card("R-Flip")
    while table.stage.busy:
        assert not table.stage.turnover.turns(table.stage.frame())
        table.tick(1 / 60)
    assert table.stage.table.side is Side.NIGHT


# -- clock and hunt ------------------------------------------------------------------------------


def test_a_colour_hunt_is_named_on_the_wheel_in_the_colours_of_the_night(app):
    table = sit(app, **NIGHT)
    table.click_card("Hunt")
    assert table.stage.wheel.is_open
    assert table.stage.wheel.side is Side.NIGHT
    table.key("3")
    assert table.match.record().entries[-1].move.startswith("play Hunt T")


def test_a_waiting_hunt_is_told_and_taken_with_its_key(app):
    table = sit(
        app,
        side="night",
        discard="G4|T6 Y4|Hunt",
        colour="T",
        stack={"amount": 0, "kind": "Hunt"},
        stock="R6|P5 G3|T1 R1|O8",
    )
    assert table.stage.keys.find("take").label == "HUNT"
    assert table.scene._advice() == "Colour Hunt: draw until teal turns up"
    table.key("d")
    assert table.match.record().entries[-1].move == "take"
    table.stage.finish()
    assert {"P5", "T1"} <= set(table.hand)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_clock_says_how_long_it_is_to_midnight_or_dawn(open_app, language):
    app = open_app(language=language)
    wanted = {
        "en": {Side.DAY: "Until midnight: 2", Side.NIGHT: "Until dawn: 2"},
        "ru": {Side.DAY: "До\N{NO-BREAK SPACE}полуночи: 2", Side.NIGHT: RU_DAWN},
    }
    drawn = []
    for side in Side:
        table = sit(app, side=str(side), clock=2)
        pill = table.stage.clock.brush.look.pill
        table.stage.clock.brush.look.pill = lambda text, p=pill, **k: (
            drawn.append(text) or p(text, **k)
        )
        table.scene.draw(app.canvas)
        app.canvas.present()
        assert wanted[language][side] in drawn


# -- whole matches -------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(MATCHES))
def test_a_whole_match_is_shown_as_it_is_and_ends_with_its_results(app, seed):
    """The host is strict: a table that differs from the view is a failure."""
    plan = Plan(game="day-night", seats=2 + seed % 5, level="easy", timer=None)
    table, dice = Table(app, plan=plan, seed=seed), Dice(Rng.of(seed))
    for _ in range(600):
        if isinstance(app.screens.top, ResultsScene):
            break
        table.until_asked()
        if table.asking:
            moves = table.scene.host.moves
            plays = [move for move in moves if isinstance(move, PlayCard)]
            table.scene.host.submit(dice.choice(plays or moves), By.PERSON)
        table.stage.finish()
        table.wait(0.3, 0.1)
        if not table.match.to_act:
            table.wait(8, 0.25)
    result = app.screens.top.result
    assert result.game == "day-night"
    night = table.match.view(0).side is Side.NIGHT
    faces = [Face.parse(code) for standing in result.standings for code in standing.hand]
    assert faces
    assert all(face.night == night for face in faces if face.colour is not None)
    report = verify(read_record(write_record(table.match.record())), games.find)
    assert report.holds, report


def test_the_results_count_the_side_that_is_up(app):
    table = sit(app, side="night", hands=["G-Skip|T1", "W|P4 R8|T3", "B5|Hunt G2|O2"],
                discard="G4|T6 R9|T8")  # fmt: skip
    table.click_card("T1")
    result = result_of(table.match.record(), table.match.number, app.store.tally("day-night"))
    by_seat = {standing.seat: standing for standing in result.standings}
    assert (by_seat[1].hand, by_seat[1].held) == (("P4", "T3"), 7)
    assert (by_seat[2].hand, by_seat[2].held) == (("Hunt", "O2"), 52)


def test_a_match_left_by_night_goes_on_by_night(app):
    table = flipping(app)
    table.stage.finish()
    number, entries = table.match.number, table.match.moves
    kit = games.find("day-night")
    again = Match.resume(kit, number, store=app.store, now=lambda: 0.0)
    resumed = Table(app, match=again, plan=table.plan)
    assert again.moves == entries
    assert resumed.stage.table.side is Side.NIGHT
    assert resumed.stage.table.shown() == table.stage.table.shown()


def test_the_setup_screen_offers_it(app):
    scene = show(app, lambda app: SetupScene(app, FAMILIES[0]))
    tile = next(tile for tile in scene.tiles if tile.name == "Day & Night")
    assert (tile.enabled, tile.tag) == (True, "")
    tile.action()
    assert scene.plan.game == "day-night"
    assert labelled(scene, "Players") is not None
