"""The table in use: pointer, keyboard, clocks, and whatever else a person does to it."""

from __future__ import annotations

import pygame
import pytest

from game.app.inputs import FocusLost, KeyDown, Moved, Pressed, Released, Resized
from game.rules.rng import Dice, Rng
from game.session.record import By
from game.session.store import Store
from game.table.plan import Plan
from scenes.pause import PauseScene
from scenes.results import ResultsScene
from tests.scenes.table import Table

FOUR = ["R2 Y7 G4 W", "Y1 Y2 Y3", "G1 G2 G3", "B1 B2 B3"]


def position(own="R2 Y7 G4 W", **parts):
    return {"hands": [own, *FOUR[1:]], "discard": "G7 R7", **parts}


@pytest.fixture
def table(app):
    """A table of four where it is the person's turn on a red seven."""
    found = Table(app, position=position())
    found.until_asked()
    return found


# -- playing -------------------------------------------------------------------------------------


def test_a_card_dragged_onto_the_pile_is_played(table):
    table.drag(table.place_of("R2"), table.anchor("discard"))
    assert table.match.record().entries[0].move == "play R2@0"
    table.stage.finish()
    assert table.top == "R2"


def test_a_clicked_card_is_played(table):
    table.click_card("Y7")
    assert table.match.moves == 1


def test_a_card_is_chosen_with_the_arrows_and_played_with_enter(table):
    table.key("right")
    assert table.stage.hand.cursor is not None
    table.key("return")
    assert table.match.moves == 1


def test_a_card_that_does_not_fit_stays_and_says_why(table):
    table.click_card("G4")
    assert table.match.moves == 0
    assert table.stage.hud.reason == "It fits neither the colour nor the symbol."
    assert "G4" in table.hand


def lying(table):
    """Where the cards of the own fan are drawn, by face."""
    frame, hand = table.stage.frame(), table.stage.hand
    cards = [card for card in table.stage.table.fan(0) if not hand._is_away(card.key)]
    return {card.front.code: hand.pose_of(frame, card.key).x for card in cards}


@pytest.mark.parametrize("face", ["R2", "W"])
def test_the_fan_that_closed_behind_a_dropped_card_stays_closed(app, face):
    table = Table(app, position=position(), speed=1.0)
    table.until_asked()
    table.drag(table.place_of(face), table.anchor("discard"))
    if face == "W":
        table.wait(1.0)
        before = lying(table)
        table.key("2")
    else:
        table.wait(0.3)
        before = lying(table)
    for _ in range(10):
        table.tick(1 / 60)
        now = lying(table)
        assert all(now[code] == pytest.approx(x, abs=1) for code, x in before.items())


def test_a_refused_card_that_was_dragged_comes_home(table):
    table.drag(table.place_of("G4"), table.anchor("discard"))
    assert table.match.moves == 0
    table.wait(1)
    frame = table.stage.frame()
    slots = table.stage.layout.fans[0].slots(4)
    key = table.stage.table.order[2]
    assert table.stage.hand.pose_of(frame, key).x == pytest.approx(slots[2].x, abs=1)


def test_a_card_dropped_beside_everything_comes_home(table):
    table.drag(table.place_of("R2"), (300, 300))
    assert table.match.moves == 0
    assert sorted(table.hand) == sorted(FOUR[0].split())


def test_a_hand_is_reordered_by_dragging_and_keeps_its_order(app):
    table = Table(app, position=position(stock="B9 B8"))
    table.until_asked()
    before = table.hand
    table.drag(table.place_of(before[0]), table.place_of(before[2]))
    table.wait(0.5)
    mine = table.hand
    assert mine == [before[1], before[2], before[0], before[3]]
    table.key("d")
    table.wait(2)
    assert table.hand == [*mine, "B9"]


def test_the_sort_key_sorts_again(table):
    before = table.hand
    table.drag(table.place_of(before[0]), table.place_of(before[2]))
    table.key("s")
    assert table.hand == before


def test_the_deck_the_key_and_the_keyboard_take_a_card(app):
    for how in ("deck", "drag", "key", "keyboard"):
        table = Table(app, position=position(stock="B9 B8"))
        table.until_asked()
        if how == "deck":
            table.click(*table.anchor("stock"))
        elif how == "drag":
            table.drag(table.anchor("stock"), (960, 900))
        elif how == "key":
            table.click(*table.key_at("take"))
        else:
            table.key("d")
        assert table.match.moves == 1
        assert len(table.match.state.hands[0]) == 5


def test_a_drawn_card_is_kept_or_played_and_nothing_else(app):
    table = Table(app, position=position(stock="R9 B8"))
    table.until_asked()
    table.key("d")
    table.until_asked()
    table.click(*table.anchor("stock"))
    table.key("d")
    assert table.match.moves == 1
    table.click_card("R2")
    assert table.stage.hud.reason == "After drawing, only the drawn card may be played."
    table.key("k")
    assert table.match.moves == 2
    assert len(table.match.state.hands[0]) == 5


def test_a_card_dragged_from_the_deck_and_dropped_elsewhere_is_not_drawn(table):
    table.drag(table.anchor("stock"), (300, 300))
    assert table.match.moves == 0


def test_three_quick_clicks_on_a_card_play_it_once(table):
    place = table.place_of("R2")
    for _ in range(3):
        table.click(*place)
    assert [entry.move for entry in table.match.record().entries] == ["play R2@0"]


def test_three_quick_clicks_on_the_deck_draw_once(app):
    table = Table(app, position=position(stock="R9 B8"))
    table.until_asked()
    for _ in range(3):
        table.click(*table.anchor("stock"))
    assert [entry.move for entry in table.match.record().entries] == ["take"]


def test_who_cannot_draw_or_play_passes(app):
    hands = ["G4", "R1 R2", "R3 R4"]
    table = Table(app, position={"hands": hands, "discard": "Y7", "stock": ""})
    table.until_asked()
    assert [str(move) for move in table.scene.host.moves] == ["pass"]
    table.key("d")
    assert table.match.moves == 1


# -- the wheel -----------------------------------------------------------------------------------


def test_a_wild_is_not_played_before_its_colour_is_named(table):
    table.click_card("W")
    assert table.stage.wheel.is_open
    assert table.match.moves == 0
    table.key("3")
    assert table.match.moves == 1
    assert table.match.state.colour.name == "GREEN"


@pytest.mark.parametrize("speed", [1.0, 2.0, 4.0])
def test_at_any_speed_the_open_wheel_lies_over_its_wild(app, speed):
    table = Table(app, position=position(), speed=speed)
    table.until_asked()
    table.scene.draw(app.canvas)
    table.click_card("W")
    for _ in range(60):
        table.tick(1 / 60)
        table.scene.draw(app.canvas)
    grown = pygame.image.tobytes(app.canvas.to_surface(), "RGB")
    app.canvas.forget()  # all is painted anew now
    table.scene.draw(app.canvas)
    anew = pygame.image.tobytes(app.canvas.to_surface(), "RGB")
    off = max(abs(a - b) for a, b in zip(grown, anew, strict=True))
    assert off <= 8, "no more than what blending rounds"


@pytest.mark.parametrize("how", ["escape", "beside", "right"])
def test_a_closed_wheel_puts_the_wild_back(table, how):
    table.drag(table.place_of("W"), table.anchor("discard"))
    assert table.stage.wheel.is_open
    if how == "escape":
        table.key("escape")
    elif how == "beside":
        table.click(300, 800)
    else:
        table.scene.handle(Pressed(960, 424, 3))
    assert not table.stage.wheel.is_open
    assert table.match.moves == 0
    table.wait(1)
    assert "W" in table.hand
    table.click_card("R2")
    assert table.match.moves == 1


def test_each_sector_of_the_wheel_names_its_colour(app):
    for dx, dy, name in ((-1, -1, "RED"), (1, -1, "YELLOW"), (1, 1, "GREEN"), (-1, 1, "BLUE")):
        table = Table(app, position=position())
        table.until_asked()
        table.click_card("W")
        x, y = table.anchor("wheel")
        table.click(x + 120 * dx, y + 120 * dy)
        assert table.match.state.colour.name == name


def test_the_wheel_is_chosen_from_with_arrows_and_enter(table):
    table.click_card("W")
    table.key("right", "down", "return")
    assert table.match.state.colour.name == "GREEN"


# -- clocks --------------------------------------------------------------------------------------


def moved_by(table):
    return [entry.by for entry in table.match.record().entries]


def test_when_the_time_is_up_the_stand_in_plays_by_the_clock(app):
    table = Table(app, position=position(), plan=Plan(seats=4, timer=15))
    table.until_asked()
    table.wait(16, 0.1)
    assert moved_by(table)[0] is By.CLOCK


def test_when_the_time_is_up_over_the_open_wheel_the_colour_most_held_is_named(app):
    table = Table(app, position=position("R2 G4 G5 W"), plan=Plan(seats=4, timer=15))
    table.until_asked()
    table.click_card("W")
    table.wait(15.5, 0.1)
    assert table.match.record().entries[0].move.startswith("play W G")
    assert moved_by(table)[0] is By.CLOCK


def test_a_drawn_card_is_played_by_itself_after_six_seconds(app):
    table = Table(app, position=position(stock="R9 B8"), plan=Plan(seats=4, timer=None))
    table.until_asked()
    table.key("d")
    table.until_asked()
    table.wait(5, 0.1)
    assert table.match.moves == 1
    table.wait(1.5, 0.1)
    assert table.match.record().entries[1].move == "play R9@4"
    assert moved_by(table)[1] is By.CLOCK


def test_without_automatic_play_a_drawn_card_waits(app):
    plan = Plan(seats=4, timer=None, auto_play=False)
    table = Table(app, position=position(stock="R9 B8"), plan=plan)
    table.until_asked()
    table.key("d")
    table.wait(60, 0.5)
    assert table.match.moves == 1


def test_the_clock_stands_still_under_the_pause_menu(app):
    table = Table(app, position=position(), plan=Plan(seats=4, timer=15))
    table.until_asked()
    left = table.scene.host.clock.left(app.clock.now)
    table.key("escape")
    app.screens.settle()
    assert isinstance(app.screens.top, PauseScene)
    app.screens.pop()
    app.screens.settle()
    assert table.scene.host.clock.left(app.clock.now) == left


# -- rest and end --------------------------------------------------------------------------------


def test_a_table_without_a_timer_rests_on_the_persons_turn(table):
    table.wait(3)
    assert table.tick(1.0) is None
    table.scene.stale = False
    table.tick(1.0)
    assert not table.scene.stale


def test_a_table_whose_match_is_over_leads_to_the_results(app):
    table = Table(app, position=position("R2"))
    table.until_asked()
    table.click_card("R2")
    table.wait(6)
    assert isinstance(app.screens.top, ResultsScene)


def test_nothing_goes_on_at_a_table_that_was_left(app):
    table = Table(app, position=position())
    table.until_asked()
    table.click_card("R2")
    app.screens.quit()
    app.screens.settle()
    moves = table.match.moves
    assert table.scene.host._thinking is None
    assert table.match.moves == moves


def test_a_click_finishes_an_animation_and_plays_nothing_by_it(table):
    table.click_card("R2")
    assert table.stage.busy
    table.click(*table.place_of("Y7"))
    assert not table.stage.busy
    assert table.match.moves == 1


def test_a_match_goes_on_where_it_was_left(app):
    from game import games
    from game.session.match import Match

    table = Table(app, position=position())
    table.until_asked()
    table.click_card("R2")
    state = table.match.game.position(table.match.state)
    again = Match.resume(
        games.find("classic"), table.match.number, store=app.store, now=lambda: 0.0
    )
    other = Table(app, plan=table.plan, match=again)
    assert again.game.position(other.match.state) == state
    assert other.stage.table.top("discard").front.code == "R2"


def test_a_level_of_another_version_is_played_by_the_stand_in(app):
    from game import games
    from game.session.match import Match
    from scenes import play

    play.begin(app, Plan(seats=2))
    saved = app.store.saved()[0]
    app.store._opened.db.execute(
        "UPDATE matches SET sitters = replace(sitters, 'medium', 'divine')"
    )
    match = Match.resume(games.find("classic"), saved.number, store=app.store, now=lambda: 0.0)
    table = Table(app, plan=Plan(seats=2), match=match)
    table.until_asked()
    table.key("d")
    table.until_asked()
    assert "divine" in table.stage.look.lines.subtitle


def in_the_middle_of(table, face=None):
    """A drag of that card, or of one from the deck, that has not ended yet."""
    start = table.place_of(face) if face else table.anchor("stock")
    table.scene.handle(Moved(*start))
    table.scene.handle(Pressed(*start))
    table.scene.handle(Moved(600.0, 600.0, held=True))
    assert table.stage.hand.grip is not None or table.stage.look.drawn is not None


@pytest.mark.parametrize("face", ["R2", None])
@pytest.mark.parametrize("key", ["escape", "f1"])
def test_what_is_held_is_let_go_when_a_menu_opens(table, face, key):
    before = table.hand
    in_the_middle_of(table, face)
    table.key(key)
    assert table.stage.hand.grip is None
    assert table.stage.look.drawn is None
    assert table.hand == before
    table.app.screens.settle()
    table.app.screens.pop()
    table.app.screens.settle()
    table.click_card("R2")
    assert table.match.moves == 1


def test_a_memory_that_cannot_be_written_is_told_of_at_the_table_once(app, tmp_path):
    with Store.open(tmp_path) as store:
        app.store = store
        table = Table(app, position=position())
        table.until_asked()
        assert table.stage.hud.reason == ""
        store._opened.db.execute("PRAGMA query_only = ON")
        table.click_card("R2")
        table.until_asked()
        assert "Nothing can be saved" in table.stage.hud.reason
        table.wait(7)
        table.key("d")
        table.wait(1)
        assert table.stage.hud.reason == ""


@pytest.mark.parametrize("say", ["advise", "refuse"])
def test_a_line_with_a_long_folder_name_stays_on_the_screen(table, monkeypatch, say):
    getattr(table.stage.hud, say)("Nothing can be saved: " + "Очень длинная папка/" * 12)
    table.wait(0.5)
    widths, draw = [], table.app.canvas.draw

    def drawn(sprite, x, y, **more):
        widths.append(sprite.width * more.get("scale", 1.0))
        draw(sprite, x, y, **more)

    monkeypatch.setattr(table.app.canvas, "draw", drawn)
    table.stage.hud._refusal()
    assert widths == [pytest.approx(1840, abs=1)]


# -- whatever a person does ----------------------------------------------------------------------

LETTERS = "left right up down return space d t k p l s h a i escape backspace tab n f1 m x"
KEYS = [*LETTERS.split(" "), *"1234"]


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5, 6])
def test_random_inputs_during_a_whole_match_never_stop_it(app, seed):
    """Clicks, triple clicks, drags and keys at any time; the table must equal the view."""
    dice = Dice(Rng.of(seed))
    table = Table(app, plan=Plan(seats=2 + seed % 5, timer=15), seed=seed, reduced=seed % 2 == 0)
    for tick in range(20_000):
        if not table.match.to_act:
            break
        _disturb(table, dice)
        table.tick(0.06)
        if tick % 40 == 0:
            table.scene.draw(app.canvas)
        while app.screens.top is not table.scene and app.screens.scenes:
            if isinstance(app.screens.top, ResultsScene):
                break
            app.screens.pop()
            app.screens.settle()
    assert not table.match.to_act
    table.wait(8, 0.1)
    assert isinstance(app.screens.top, ResultsScene)


def _disturb(table, dice):
    """Something a person might do, sensible or not."""
    scene, x, y = table.scene, float(dice.below(1920)), float(dice.below(1080))
    if dice.chance(0.5) and table.hand:
        x, y = table.place_of(dice.choice(table.hand)) if not table.stage.busy else (x, y)
    match dice.below(12):
        case 0 | 1 | 2:
            for _ in range(1 + dice.below(3)):
                table.click(x, y)
        case 3 | 4:
            scene.handle(Pressed(x, y))
            scene.handle(Moved(float(dice.below(1920)), float(dice.below(1080)), held=True))
        case 5 | 6:
            scene.handle(Moved(*table.anchor("discard"), held=True))
            scene.handle(Released(*table.anchor("discard")))
        case 7:
            scene.handle(FocusLost())
        case 8:
            scene.handle(Resized())
        case 9:
            scene.handle(Pressed(x, y, 3))
        case _:
            scene.handle(KeyDown(dice.choice(KEYS), repeat=dice.chance(0.2)))


def test_what_was_told_during_the_deal_is_not_told_of_the_table_that_came_of_it(app):
    table = Table(app, seed=7)
    table.wait(0.4)
    table.scene.handle(Moved(*table.anchor("stock")))
    table.wait(0.8)
    assert table.stage.busy
    assert table.stage.hud.tip is not None
    table.until_asked()
    assert table.stage.hud.tip is None
