"""The Siege table and Colour Cards in use: Shields, passing, the call, statistics, continuing."""

from __future__ import annotations

import pytest

from game import games
from game.app.inputs import KeyDown, Moved, Pressed
from game.rules.rng import Dice, Rng
from game.session.match import Match
from game.session.record import By, read_record, write_record
from game.session.replay import verify
from game.table.colours.table_words import advice
from game.table.colours.tips import tip_for
from game.table.plan import Plan
from scenes.results import ResultsScene
from scenes.setup import SetupScene
from scenes.shelf import FAMILIES, family_of, fitted, usual_plan
from scenes.tallies import TallyPanel, TallyStrip
from scenes.title import TitleScene
from tests.scenes.screens import labelled, settle, show
from tests.scenes.table import Table
from tests.scenes.test_table import _disturb

OTHERS = ["Y1 Y2 Y3", "G1 G2 G3", "B1 B2 B3"]
COLOUR_TABLES = ("classic", "siege", "colour-cards")


def sit(app, game, own, **parts):
    """A table of four where it is the person's turn."""
    plan = parts.pop("plan", None)
    position = {"hands": [own, *OTHERS], "discard": "G7 R7", **parts}
    table = Table(app, game=game, position=position, plan=plan)
    table.until_asked()
    return table


def keys_of(table):
    return {key.asks: key for key in table.stage.keys.shown}


def entries(table):
    return [(entry.seat, entry.move) for entry in table.match.record().entries]


def play_for(table, seat, move):
    """Let a CPU player make that move at once."""
    game, state = table.match.game, table.match.state
    table.scene.host.submit(game.read_move(state, seat, move), By.CPU)


def until(table, seconds):
    """Let the clip come to that second."""
    while table.stage.playback.time < seconds:
        table.tick(1 / 60)


# -- Siege ---------------------------------------------------------------------------------------


def test_a_waiting_stack_says_what_may_answer_it(app):
    stack = {"amount": 6, "kind": "+2"}
    table = sit(app, "siege", "G+2 W4 B-Shield R1", discard="R+2", stack=stack)
    assert table.scene._advice() == ("Take 6 cards or answer with a +2, a Wild +4 or a Shield")
    stack = {"amount": 6, "kind": "+4"}
    table = sit(app, "siege", "G+2 W4 B-Shield R1", discard="W4", colour="R", stack=stack)
    assert table.scene._advice() == "Take 6 cards or answer with a Wild +4 or a Shield"


@pytest.mark.parametrize("way", ["pointer", "arrows", "drag"])
def test_a_second_shield_is_warned_of_before_it_is_played(app, way):
    table = sit(app, "siege", "B-Shield R1 R2", discard="B7", shields=[0])
    warning = "Your Shield stands already: a second one adds nothing"
    assert table.stage.look.lines.warning == ""
    if way == "arrows":
        while table.stage.hand.cursor is None or table.scene._pointed_face() != "B-Shield":
            table.key("right")
    elif way == "pointer":
        table.scene.handle(Moved(*table.place_of("B-Shield")))
    else:
        x, y = table.place_of("B-Shield")
        table.scene.handle(Pressed(x, y))
        table.scene.handle(Moved(x, y - 200, held=True))
    assert table.stage.look.lines.warning == warning


def test_a_first_shield_is_not_warned_of(app):
    table = sit(app, "siege", "B-Shield R1 R2", discard="B7", shields=[1])
    table.key("right")
    assert table.stage.look.lines.warning == ""


def test_what_a_raised_shield_does_is_told_where_it_stands(app):
    table = sit(app, "siege", "R1 R2 R3", shields=[0, 2])
    for seat in (0, 2):
        place = table.stage.shields.place(seat, 0)
        spot = table.stage.spot(place.x, place.y)
        assert spot == f"shield:{seat}"
        tip = tip_for(table.stage, spot, "siege", {})
        assert tip.title == "Raised Shield"
    without = table.stage.shields.place(1, 0)
    assert table.stage.spot(without.x, without.y) != "shield:1"


def test_a_stack_on_a_raised_shield_leaves_a_normal_turn(app):
    table = sit(app, "siege", "R+2 R1 R2", shields=[1])
    table.click_card("R+2")
    table.stage.finish()
    assert table.match.state.stack is None
    assert table.match.state.shields == frozenset()
    assert table.match.to_act == (1,)
    assert len(table.match.state.hands[1]) == 3


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_shield_stands_beside_its_plate_whatever_the_text_size(open_app, seats, text_scale):
    app = open_app(text_scale=text_scale)
    hands = ["R1 R2", *[f"Y{n} G{n}" for n in range(1, seats)]]
    shields = list(range(seats))
    table = Table(app, game="siege", position={"hands": hands, "shields": shields, "discard": "R5"})
    stage = table.stage
    for seat in shields:
        place = stage.shields.place(seat, 0)
        plate = stage.seats.plate(stage.frame(), seat, stage.look.seats)
        box = stage.seats.plate_box(seat, plate, 0)
        half = place.width / 2
        apart = (
            place.x - half >= box.x + box.width
            or place.x + half <= box.x
            or place.y - half * 1.2 >= box.y + box.height - 40
            or place.y + half * 1.2 <= box.y + 40
        )
        assert apart, seat


# -- passing -------------------------------------------------------------------------------------


def test_a_drawn_card_that_fits_is_played_or_passed(app):
    table = sit(app, "colour-cards", "G4 B8", stock="R9 B1")
    table.key("d")
    table.until_asked()
    assert {"play", "keep"} <= keys_of(table).keys()
    assert keys_of(table)["keep"].label == "PASS"
    table.click(*table.key_at("keep"))
    assert entries(table) == [(0, "take"), (0, "pass")]


def test_a_drawn_card_that_does_not_fit_leaves_the_key_pass(app):
    table = sit(app, "colour-cards", "G4 B8", stock="Y9 B1")
    table.key("d")
    table.until_asked()
    assert "play" not in keys_of(table)
    assert table.scene._advice() == "The card you drew does not fit: pass"
    table.key("d")
    assert table.match.moves == 1
    table.key("k")
    assert entries(table) == [(0, "take"), (0, "pass")]


def test_colour_cards_has_no_clock(app):
    plan = fitted(Plan(game="colour-cards", timer=15))
    assert plan.timer is None
    table = sit(app, "colour-cards", "G4 B8 R1", plan=usual_plan("colour-cards"))
    table.wait(120, 1.0)
    assert table.match.moves == 0
    table.key("d")
    table.wait(120, 1.0)
    assert [move for seat, move in entries(table) if seat == 0] == ["take"]


# -- the call ------------------------------------------------------------------------------------


def test_the_call_is_due_with_two_cards_one_of_which_can_be_played(app):
    assert not keys_of(sit(app, "colour-cards", "R2 Y5 G1"))["call"].enabled
    assert not keys_of(sit(app, "colour-cards", "Y5 G1"))["call"].enabled
    assert keys_of(sit(app, "colour-cards", "R2 Y5"))["call"].enabled


@pytest.mark.parametrize("how", ["button", "key"])
def test_who_calls_in_time_keeps_one_card(app, how):
    table = sit(app, "colour-cards", "R2 Y5")
    if how == "button":
        table.click(*table.key_at("call"))
    else:
        table.key("l")
    table.until_asked()
    table.click_card("R2")
    assert entries(table) == [(0, "call"), (0, "play R2@0")]
    assert len(table.match.state.hands[0]) == 1


def test_a_forgotten_call_costs_two_cards_and_the_table_says_why(app):
    table = sit(app, "colour-cards", "R2 Y5")
    table.click_card("R2")
    assert len(table.match.state.hands[0]) == 3
    assert (
        table.stage.hud.reason == "One card left and no call: you draw two. Call before you play!"
    )


def test_ten_presses_of_the_call_are_one_call(app):
    table = sit(app, "colour-cards", "R2 Y5")
    for _ in range(10):
        table.click(*table.key_at("call"))
        table.wait(0.2)
    table.key(*("l" for _ in range(10)))
    assert entries(table) == [(0, "call")]
    assert [len(hand) for hand in table.match.state.hands] == [2, 3, 3, 3]


def test_having_called_and_then_drawn_one_may_call_again(app):
    """One card left, a card drawn that fits: two cards, and the call is due once more."""
    table = sit(app, "colour-cards", "G4", stock="R9 B1")
    table.key("d")
    table.until_asked()
    assert keys_of(table)["call"].enabled
    table.key("l")
    table.until_asked()
    table.key("p")
    assert entries(table) == [(0, "take"), (0, "call"), (0, "play R9@1")]
    assert len(table.match.state.hands[0]) == 1


@pytest.mark.parametrize("how", ["button", "key"])
def test_the_call_may_be_made_while_the_wheel_is_open(app, how):
    table = sit(app, "colour-cards", "W Y5")
    table.click_card("W")
    assert table.stage.wheel.is_open
    if how == "button":
        table.click(*table.key_at("call"))
    else:
        table.key("l")
    assert table.stage.wheel.is_open
    table.wait(0.1)
    table.key("3")
    assert entries(table) == [(0, "call"), (0, "play W G@0")]
    assert len(table.match.state.hands[0]) == 1
    table.stage.finish()
    assert table.top == "W"


def test_a_colour_may_be_named_in_the_middle_of_the_calls_movement(app):
    table = sit(app, "colour-cards", "W Y5")
    table.click_card("W")
    table.key("l")
    x, y = table.anchor("wheel")
    table.click(x - 120, y + 120)
    assert entries(table) == [(0, "call"), (0, "play W B@0")]


def test_the_call_does_not_give_a_turn_more_time(app):
    plan = Plan(seats=4, timer=15, options={"call_last_card": True})
    table = sit(app, "classic", "R2 Y5", plan=plan)
    table.wait(5, 0.1)
    left = table.scene.host.clock.left(app.clock.now)
    table.key("l")
    table.until_asked()
    assert table.scene.host.clock.left(app.clock.now) <= left


@pytest.mark.parametrize("game", COLOUR_TABLES)
def test_the_key_for_the_call_is_there_where_the_house_rules_ask_for_it(app, game):
    for calls in (True, False):
        plan = Plan(game=game, seats=4, timer=None, options={"call_last_card": calls})
        table = sit(app, game, "R2 Y5", plan=plan)
        assert ("call" in keys_of(table)) == calls


def test_the_stand_in_calls_before_a_drawn_card_is_played_by_itself(app):
    plan = Plan(game="colour-cards", seats=4, timer=None, auto_play=True)
    table = sit(app, "colour-cards", "G4", stock="R9 B1", plan=plan)
    table.key("d")
    table.wait(8, 0.1)
    assert entries(table)[:3] == [(0, "take"), (0, "call"), (0, "play R9@1")]
    assert {entry.by for entry in table.match.record().entries[1:3]} == {By.CLOCK}


def test_no_effect_takes_the_call_from_the_person(app):
    """A struck Shield gives the turn with two cards in hand: the key works once it is over."""
    plan = Plan(game="siege", seats=4, timer=None, options={"call_last_card": True})
    hands = ["R2 Y5", "Y1 Y2 Y3", "G1 G2 G3", "B+2 R+2 R9"]
    position = {"hands": hands, "discard": "R7", "turn": 3, "shields": [0]}
    table = Table(app, game="siege", position=position, plan=plan)
    play_for(table, 3, "play R+2")
    cues = table.stage.playback.clip.cues
    blow = next(cue.at for cue in cues if cue.name == "shield absorbs")
    until(table, blow + 0.05)
    call = table.stage.layout.box("key:third")
    shield = table.stage.shields.place(0, 0)
    assert shield.x + 300 < call.x
    table.click(*call.centre)
    assert not table.stage.busy
    table.tick(1 / 60)
    table.click(*call.centre)
    assert entries(table)[-1] == (0, "call")


def test_an_explosion_at_the_beginning_of_the_turn_hides_no_call(app):
    """One card is left to draw: the blast leaves two cards in hand, and the call is due."""
    plan = Plan(game="classic", seats=4, timer=None, options={"call_last_card": True})
    hands = ["R2", "Y1 Y2 Y3", "G1 G2 G3", "B9 R9 R8"]
    fuse = {"count": 1, "blast": 4}
    position = {"hands": hands, "discard": "R7", "stock": "", "turn": 3, "fuse": fuse}
    table = Table(app, game="classic", position=position, plan=plan)
    play_for(table, 3, "play R9")
    boom = next(cue.at for cue in table.stage.playback.clip.cues if cue.name == "boom")
    until(table, boom + 0.05)
    assert list(table.stage.blast.parts(table.stage.frame()))
    call = table.stage.layout.box("key:third").centre
    table.click(*call)
    assert not table.stage.busy
    table.tick(1 / 60)
    table.click(*call)
    assert entries(table)[-1] == (0, "call")
    assert len(table.match.state.hands[0]) == 2


# -- going out -----------------------------------------------------------------------------------

LAST = {
    "classic": ("W", "W4", "R+2", "R-Bomb"),
    "siege": ("W", "W4", "R+2", "R-Shield"),
    "colour-cards": ("W", "W4", "R+2", "R-Skip"),
}


@pytest.mark.parametrize(("game", "face"), [(g, f) for g, faces in LAST.items() for f in faces])
def test_a_cpu_player_that_goes_out_on_any_card_wins_and_its_card_does_nothing(app, game, face):
    hands = ["Y5 Y6", face, "G1 G2 G3", "B1 B2 B3"]
    position = {"hands": hands, "discard": "R7", "turn": 1, "stock": "G5 G6"}
    table = Table(app, game=game, position=position)
    table.until_asked()
    moves = [move for seat, move in entries(table) if seat == 1]
    assert moves[-1].startswith(f"play {face}")
    table.wait(8, 0.1)
    result = app.screens.top
    assert isinstance(result, ResultsScene)
    assert result.result.winner.seat == 1
    assert [len(hand) for hand in table.match.state.hands] == [2, 0, 3, 3]
    assert table.match.state.stack is None
    assert app.store.tally(game, "medium").losses == 1


# -- before and after ----------------------------------------------------------------------------


def test_the_results_of_the_level_stand_on_the_setup_screen_of_colour_cards(app):
    table = sit(app, "colour-cards", "R2")
    table.click_card("R2")
    table.wait(8, 0.1)
    scene = app.screens.top
    assert isinstance(scene, ResultsScene)
    panel = next(w for w in scene.page.widgets if isinstance(w, TallyPanel))
    assert (panel.tally.wins, panel.tally.streak) == (1, 1)
    setup = show(app, lambda app: SetupScene(app, family_of("colour-cards")))
    strip = next(w for w in setup.page.widgets if isinstance(w, TallyStrip))
    assert (strip.tally.wins, strip.tally.losses) == (1, 0)
    setup.change(level="insane")
    strip = next(w for w in setup.page.widgets if isinstance(w, TallyStrip))
    assert strip.tally.played == 0


@pytest.mark.parametrize("game", COLOUR_TABLES)
def test_every_house_rule_of_a_table_is_on_its_setup_screen(app, game):
    setup = show(app, lambda app: SetupScene(app, family_of(game)))
    setup.change(game=game)
    rules = games.find(game).rules.options_type.choices()
    fields = [w for w in setup.page.stops if getattr(w, "usual", None) is not None]
    assert [field.usual for field in fields[-len(rules) :]] == [rule.values[0] for rule in rules]


def test_each_game_remembers_its_own_choice(app):
    battle, cards = FAMILIES[0], family_of("colour-cards")
    one = show(app, lambda app: SetupScene(app, battle))
    one.change(game="siege", seats=6, level="hard", timer=60)
    one.start()
    app.screens.settle()
    other = SetupScene(app, cards)
    assert (other.plan.seats, other.plan.level, other.plan.timer) == (4, "medium", None)
    assert not other.plan.auto_play
    again = SetupScene(app, battle)
    assert (again.plan.game, again.plan.seats, again.plan.level) == ("siege", 6, "hard")


def test_a_match_of_each_table_waits_to_be_continued(app):
    for game in COLOUR_TABLES:
        table = sit(app, game, "R2 Y7 G4")
        table.click_card("R2")
        app.screens.quit()
        app.screens.settle()
    assert {saved.header.game for saved in app.store.saved()} == set(COLOUR_TABLES)
    title = show(app, TitleScene)
    assert title.tiles[0].tag == "2 saved matches"
    assert title.tiles[1].tag == "1 saved match"
    setup = show(app, lambda app: SetupScene(app, family_of("siege")))
    setup.change(game="siege")
    labelled(setup, "CONTINUE").activate()
    settle(app)
    assert app.screens.top.match.name == "siege"
    assert app.screens.top.match.moves == 1


@pytest.mark.parametrize("game", ["siege", "colour-cards"])
def test_a_finished_match_can_be_verified(app, game):
    table = Table(app, game=game, seed=5)
    table.scene.host.set_away(True)
    for _ in range(20_000):
        table.tick(0.2)
        if not table.match.to_act:
            break
    assert not table.match.to_act
    read = read_record(write_record(table.match.record()))
    assert verify(read, games.find).holds


# -- words ---------------------------------------------------------------------------------------


def test_colour_cards_words_its_cards_as_its_column_says(open_app):
    app = open_app(language="ru")
    stack = {"amount": 2, "kind": "+2"}
    table = sit(app, "colour-cards", "G+2 W4 Y1", discard="R+2", stack=stack)
    text = table.scene._advice()
    assert "«Возьми две»" in text
    assert "джокер +4" in text
    table = sit(app, "siege", "G+2 W4 Y1", discard="R+2", stack=stack)
    assert "дикая +4" in table.scene._advice()


def test_nothing_is_advised_when_it_is_not_the_persons_turn(app):
    table = sit(app, "siege", "R1 R2 R3")
    assert advice(app.words, "siege", table.scene.host.view, ()) == ""


# -- whatever a person does ----------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
@pytest.mark.parametrize("game", ["siege", "colour-cards"])
def test_random_inputs_during_a_whole_match_never_stop_it(app, game, seed):
    """At four times the speed; the table must equal the view at every rest."""
    dice = Dice(Rng.of(seed))
    plan = Plan(game=game, seats=2 + seed % 5, options={"call_last_card": True})
    plan = fitted(plan)
    table = Table(app, plan=plan, seed=seed, reduced=seed % 2 == 0)
    for tick in range(20_000):
        if not table.match.to_act:
            break
        _disturb(table, dice)
        if tick % 7 == 0:
            table.scene.handle(KeyDown("d"))
            table.scene.handle(KeyDown("k"))
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


def test_a_match_at_the_siege_table_goes_on_where_it_was_left(app):
    table = sit(app, "siege", "B-Shield R1 R2", discard="B7")
    table.click_card("B-Shield")
    again = Match.resume(games.find("siege"), table.match.number, store=app.store, now=lambda: 0.0)
    other = Table(app, plan=table.plan, match=again)
    assert other.stage.table.shields == {0}
