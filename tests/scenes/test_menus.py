"""What the menus do: from the title to a table and back, by keys and by pointer."""

import random

import pytest

from game import games
from game.app.inputs import FocusLost, KeyDown, Moved, Pressed, Released, Resized, Scrolled
from game.app.settings import Settings
from game.app.widgets import Slider
from game.rules.rng import Dice
from game.session.match import Match
from game.session.record import By, read_record
from game.session.store import Store
from game.table.french_brush import FrenchBrush
from game.table.game_words import rule_name
from game.table.plan import Plan
from game.table.result import result_of
from scenes import play
from scenes.dialog import Dialog
from scenes.fair import FairScene
from scenes.help import HelpScene
from scenes.menu import MenuScene
from scenes.pause import PauseScene
from scenes.results import ResultsScene
from scenes.score_sheet import ScoreSheetScene
from scenes.settings import SettingsScene
from scenes.setup import SetupScene
from scenes.shelf import FAMILIES, PLAYABLE, family_of, fitted
from scenes.title import ContinueKey, TitleScene
from tests.scenes.screens import (
    SCREENS,
    a_result,
    click,
    labelled,
    press_keys,
    proof_of,
    settle,
    show,
    with_a_saved_match,
)


@pytest.fixture
def begun(monkeypatch):
    """The matches that were sat down at, instead of their tables."""
    matches = []
    monkeypatch.setattr(play, "_sit_down", lambda app, match, plan: matches.append((match, plan)))
    return matches


def played_out(app, seed=5, game="classic", **options):
    """A match, played to its end by rule of thumb."""
    kit, plan = games.find(game), Plan(game, seats=4, options=options)
    match = Match.start(
        kit,
        kit.rules.options_type.parse(options),
        play.sitters(plan),
        seed=seed,
        nonce="ab" * 16,
        store=app.store,
        now=lambda: 1.0,
    )
    while match.to_act:
        seat = match.to_act[0]
        move = kit.policy(match.view(seat), match.legal(seat), Dice(match.rng_for(seat)))
        match.submit(move, by=By.CPU, milliseconds=500)
    return match, plan


# -- the way to a table --------------------------------------------------------------------------


def test_a_match_is_begun_with_the_keyboard_alone(app, begun):
    scene = show(app, TitleScene)
    press_keys(app, "tab")
    while scene.page.focus is not scene.tiles[0]:
        press_keys(app, "tab")
    press_keys(app, "return")
    assert isinstance(app.screens.top, SetupScene)
    press_keys(app, "return")
    assert [plan.seats for _, plan in begun] == [4]


def test_the_right_arrow_goes_from_the_keys_to_the_tiles_and_the_left_one_back(app):
    scene = show(app, TitleScene)
    press_keys(app, "tab", "right")
    assert scene.page.focus is scene.tiles[0]
    press_keys(app, "left")
    assert scene.page.focus not in scene.tiles


def test_a_quick_game_is_classic_for_three(app, begun):
    scene = show(app, TitleScene)
    click(app, labelled(scene, "Quick game"))
    [(match, plan)] = begun
    assert (match.name, match.seats, plan) == ("classic", 3, Plan())
    assert [s.name for s in match.sitters] == ["", "lily", "max"]


def test_continue_is_offered_first_and_only_when_a_match_is_saved(app, begun):
    scene = show(app, TitleScene)
    assert not any(isinstance(w, ContinueKey) for w in scene.page.stops)
    app.screens.replace(TitleScene(with_a_saved_match(app)))
    settle(app)
    first = app.screens.top.page.stops[0]
    assert isinstance(first, ContinueKey)
    click(app, first)
    assert [match.resumed is not None for match, _ in begun] == [True]


def test_a_new_match_never_takes_a_saved_ones_place_unasked(app, begun):
    scene = show(app, lambda app: TitleScene(with_a_saved_match(app)))
    click(app, labelled(scene, "Quick game"))
    dialog = app.screens.top
    assert isinstance(dialog, Dialog)
    assert begun == []
    click(app, labelled(dialog, "Back"))
    assert app.screens.top is scene
    assert len(app.store.saved()) == 1


def test_the_saved_match_may_be_gone_on_with_after_all(app, begun):
    scene = show(app, lambda app: TitleScene(with_a_saved_match(app)))
    number = app.store.saved()[0].number
    click(app, labelled(scene, "Quick game"))
    click(app, labelled(app.screens.top, "Continue"))
    assert [match.number for match, _ in begun] == [number]


def test_a_saved_match_that_cannot_be_read_is_told_of(app, begun, monkeypatch):
    scene = show(app, lambda app: TitleScene(with_a_saved_match(app)))

    def broken(*arguments, **options):
        raise ValueError("spoilt")

    monkeypatch.setattr(Match, "resume", broken)
    click(app, scene.page.stops[0])
    assert isinstance(app.screens.top, Dialog)
    assert begun == []


def test_a_continued_match_keeps_its_clock(app, begun):
    plan = Plan(seats=2, timer=None, auto_play=False, level="hard")
    play.begin(app, plan)
    play.resume(app, app.store.saved()[0])
    assert [kept for _, kept in begun] == [plan, plan]


@pytest.mark.parametrize(
    "stored",
    [
        None,
        [],
        {"game": "chess"},
        {"game": "hearts", "seats": 5},
        {"seats": 99, "level": 3, "timer": 31},
        {"options": {"wings": True}},
        {"options": {"bombs": [1]}},
    ],
    ids=str,
)
def test_a_continued_match_is_what_its_record_says_whatever_else_was_stored(app, begun, stored):
    plan = Plan(seats=2, level="hard", options={"bombs": False})
    play.begin(app, plan)
    app.store.put("plan of classic", stored)
    play.resume(app, app.store.saved()[0])
    again = begun[-1][1]
    assert (again.game, again.seats) == ("classic", 2)
    assert (again.level, again.options) == ("hard", {"bombs": False})
    play.begin(app, again)


def test_nothing_is_called_saved_that_is_not(app, tmp_path):
    (tmp_path / "file").touch()
    with Store.open(tmp_path / "file" / "folder") as store:
        app.store = store
        pause = show(app, lambda app: PauseScene(app, Plan()))
        assert not any("Every move is saved" in text for text in texts(pause))
        assert any("Nothing can be saved" in text for text in texts(pause))
        show(app, TitleScene).ask_to_quit()
        app.screens.settle()
        assert not any("stay saved" in text for text in texts(app.screens.top))


def texts(scene):
    """Every text of the screen's labels."""
    return [getattr(widget, "text", "") for widget in scene.page.widgets]


def test_games_without_a_window_say_so_and_cannot_be_pressed(app):
    scene = show(app, TitleScene)
    for family, tile in zip(FAMILIES, scene.tiles, strict=True):
        ready = any(table in PLAYABLE for table in family.tables)
        assert tile.enabled == ready, family.name
        assert (tile.tag == "coming next") != ready, family.name


def test_a_double_click_on_a_key_opens_one_screen(app):
    scene = show(app, TitleScene)
    key = labelled(scene, "Settings")
    for _ in range(3):
        for event in (Pressed(key.box.cx, key.box.cy), Released(key.box.cx, key.box.cy)):
            scene.handle(event)
    settle(app)
    assert len(app.screens.scenes) == 2


def test_a_press_that_is_dragged_away_does_nothing(app, begun):
    scene = show(app, TitleScene)
    key = labelled(scene, "Quick game")
    scene.handle(Pressed(key.box.cx, key.box.cy))
    scene.handle(Moved(10, 10, held=True))
    scene.handle(Released(10, 10))
    assert begun == []
    assert not key.held


def test_the_rules_open_with_f1(app):
    show(app, TitleScene)
    press_keys(app, "f1")
    assert isinstance(app.screens.top, HelpScene)


def test_escape_asks_before_it_quits(app):
    show(app, TitleScene)
    press_keys(app, "escape")
    assert isinstance(app.screens.top, Dialog)
    press_keys(app, "escape")
    assert isinstance(app.screens.top, TitleScene)


def test_quit_quits(app):
    scene = show(app, TitleScene)
    click(app, labelled(scene, "Quit"))
    assert app.screens.top is None


def test_a_memory_in_trouble_is_told_of_on_the_title(open_app, tmp_path):
    with Store.open(tmp_path / "one") as first, Store.open(tmp_path / "one") as second:
        assert first.trouble is None
        scene = show(open_app(store=second), TitleScene)
        assert any("another window" in getattr(w, "text", "") for w in scene.page.widgets)


# -- setup ---------------------------------------------------------------------------------------


def setup(app):
    return show(app, lambda app: SetupScene(app, FAMILIES[0]))


def test_what_was_chosen_last_is_there_again(app, begun):
    scene = setup(app)
    scene.change(seats=6, level="hard", timer=None, options={"bombs": False})
    scene.start()
    assert SetupScene(app, FAMILIES[0]).plan == scene.plan


def test_only_a_match_that_is_begun_is_remembered(app):
    setup(app).change(seats=6)
    assert SetupScene(app, FAMILIES[0]).plan.seats == 4


def test_house_rules_reach_the_match(app, begun):
    scene = setup(app)
    scene.change(options={"stacking": False})
    scene.start()
    [(match, _)] = begun
    assert match.game.options.stacking is False


def test_one_key_brings_the_usual_rules_back(app):
    scene = setup(app)
    assert not labelled(scene, "Usual rules").enabled
    scene.change(options={"stacking": False, "score": "penalty"})
    click(app, labelled(scene, "Usual rules"))
    assert scene.plan.options == {}


def test_a_house_rule_put_back_by_hand_is_the_tables_own_again(app):
    scene = setup(app)
    rule = labelled(scene, "Bombs in the deck")
    rule.choose(1)
    assert scene.plan.options == {"bombs": False}
    labelled(scene, "Bombs in the deck").choose(0)
    assert scene.plan.options == {}


def test_every_house_rule_of_the_table_is_offered_with_its_usual_value_marked(app):
    scene = setup(app)
    fields = [w for w in scene.page.stops if getattr(w, "usual", None) is not None]
    usual = {rule.values[0] for rule in scene.rules}
    assert len(fields) == 4 + len(scene.rules)
    assert {field.usual for field in fields[4:]} == usual


def test_a_stored_setup_that_makes_no_sense_is_mended(app):
    app.store.put(
        "setup of color-battle", {"game": "chess", "seats": 99, "timer": 7, "options": {"bombs": 3}}
    )
    plan = SetupScene(app, FAMILIES[0]).plan
    assert (plan.game, plan.seats, plan.timer, plan.options) == ("classic", 6, 30, {})


@pytest.mark.parametrize("stored", [None, 3, "x", [], {"options": 5}, {"seats": "4"}, {"level": 1}])
def test_any_stored_plan_can_be_read(stored):
    assert Plan.read(stored) == Plan()


def test_a_plan_reads_back_as_it_was_kept():
    plan = Plan("classic", 5, "insane", None, False, {"bombs": False})
    assert Plan.read(plan.as_dict()) == plan


def test_hearts_has_its_own_times_and_no_limit_as_usual(app, begun):
    scene = show(app, lambda app: SetupScene(app, family_of("hearts")))
    field = labelled(scene, "Time per turn")
    assert [value for value, _ in field.values] == [30, 60, None]
    assert (scene.plan.timer, field.usual) == (None, None)
    field.choose(1)
    scene.start()
    [(_, plan)] = begun
    assert plan.timer == 60


@pytest.mark.parametrize(
    ("game", "timer", "kept"),
    [("hearts", 45, None), ("hearts", 60, 60), ("classic", 45, 45), ("war", 30, None)],
)
def test_a_plan_keeps_to_the_times_of_its_game(game, timer, kept):
    assert fitted(Plan(game, seats=3, timer=timer)).timer == kept


def test_what_does_not_matter_at_a_table_is_not_asked(app):
    def asked(name):
        return {getattr(w, "label", "") for w in SetupScene(app, family_of(name)).build().stops}

    drawn = "Auto-play drawn card"
    assert drawn in asked("classic")
    assert drawn in asked("colour-cards")
    assert not {drawn, "Time per turn", "Level"} & asked("war")
    assert drawn not in asked("hearts")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_house_rules_of_hearts_are_explained(app, seats):
    scene = show(app, lambda app: SetupScene(app, family_of("hearts")))
    scene.change(seats=seats)
    fields = {w.label: w for w in scene.page.stops if getattr(w, "usual", None) is not None}
    rules = [rule_name(app.words, rule.name) for rule in scene.rules]
    assert len(rules) == 6
    assert all(fields[name].help for name in rules)


# -- settings ------------------------------------------------------------------------------------


def test_settings_survive_the_end_of_the_program(open_app, tmp_path):
    with Store.open(tmp_path) as store:
        app = open_app(store=store)
        scene = show(app, SettingsScene)
        click(app, labelled(scene, "Reduced motion"))
        labelled(scene, "Speed").choose(4)
        labelled(scene, "Text size").choose(2)
        chosen = app.settings
    with Store.open(tmp_path) as store:
        assert Settings.read(store.get("settings")) == chosen
    assert (chosen.reduced_motion, chosen.speed, chosen.text_scale) == (True, 3.0, 1.5)


def test_another_language_is_spoken_at_once(app):
    scene = show(app, SettingsScene)
    press_keys(app, "tab", "left")
    assert app.words.language == "ru"
    assert labelled(scene, "Язык")
    assert scene.page.focus is labelled(scene, "Язык")


def test_a_slider_goes_along_with_the_pointer(app):
    scene = show(app, SettingsScene)
    volume = labelled(scene, "All sounds")
    line = volume.line
    scene.handle(Pressed(line.x + line.w, line.cy))
    assert app.settings.volume == 1.0
    scene.handle(Moved(line.x + line.w * 0.31, 5, held=True))
    assert app.settings.volume == 0.3
    scene.handle(Moved(-500, 5, held=True))
    assert app.settings.volume == 0.0
    scene.handle(Released(-500, 5))
    scene.handle(Moved(line.x + line.w, line.cy))
    assert app.settings.volume == 0.0


def test_moving_a_volume_turns_the_sound_on(app):
    scene = show(app, SettingsScene)
    click(app, labelled(scene, "Sound"))
    assert app.settings.muted
    slider = next(w for w in scene.page.stops if isinstance(w, Slider))
    slider.steer(-1)
    assert not app.settings.muted


def test_values_are_chosen_with_a_click_on_them(app):
    scene = show(app, SettingsScene)
    scene.draw(app.canvas)
    speed = labelled(scene, "Speed")
    cell = speed.cells[-1]
    scene.handle(Pressed(cell.cx, cell.cy))
    scene.handle(Released(cell.cx, cell.cy))
    assert app.settings.speed == 4.0


def test_where_names_do_not_fit_arrows_step_through_them(open_app):
    from game.app.widgets import Box, Choice, Pen

    app = open_app(text_scale=1.5)
    taken = []
    names = [(n, f"a rather long name {n}") for n in range(5)]
    field = Choice(Box(100, 100, 620, 84), "Field", names, 0, taken.append, label_width=200)
    field.draw(Pen(app))
    assert field.cells == ()
    field.click(field.room.right - 10, field.box.cy)
    field.click(field.room.x + 10, field.box.cy)
    field.click(field.room.x + 10, field.box.cy)
    assert taken == [1, 0, 4]


@pytest.mark.parametrize("setting", ["Four-colour suits", "Language"])
def test_french_cards_look_as_they_are_set(app, setting):
    field, brush = labelled(show(app, SettingsScene), setting), FrenchBrush(app, "war")
    before = [brush.face(code) for code in ("JC", "JD")]
    assert [brush.face(code) for code in ("JC", "JD")] == before
    field.steer(1 if setting == "Four-colour suits" else -1)
    after = [brush.face(code) for code in ("JC", "JD")]
    assert not any(a.texture is b.texture for a, b in zip(before, after, strict=True))


# -- pause ---------------------------------------------------------------------------------------


def pause(app):
    return show(app, lambda app: PauseScene(app, Plan()))


def test_pause_turns_the_sound_off_and_says_so(app):
    scene = pause(app)
    click(app, labelled(scene, "Sound is on"))
    assert app.settings.muted
    assert labelled(scene, "Sound is off")


def test_pause_goes_on_with_escape(app):
    app.screens.push(TitleScene(app))
    pause(app)
    press_keys(app, "escape")
    assert isinstance(app.screens.top, TitleScene)


def test_leaving_the_table_keeps_the_match(app):
    scene = show(with_a_saved_match(app), lambda app: PauseScene(app, Plan()))
    click(app, labelled(scene, "To the title"))
    assert [type(s) for s in app.screens.scenes] == [TitleScene]
    assert len(app.store.saved()) == 1


def test_a_new_game_from_the_pause_has_the_same_rules(app, begun):
    plan = Plan(seats=2, options={"bombs": False})
    scene = show(app, lambda app: PauseScene(app, plan))
    click(app, labelled(scene, "New game"))
    click(app, labelled(app.screens.top, "New match"))
    assert [p for _, p in begun] == [plan]


# -- results -------------------------------------------------------------------------------------


def test_results_tell_what_the_match_came_to(app):
    match, _ = played_out(app)
    result = result_of(match.record(), match.number, app.store.tally("classic", "medium"))
    assert result.standings[0].hand == ()
    assert [s.place for s in result.standings] == sorted(s.place for s in result.standings)
    total = sum(s.held for s in result.standings)
    assert all(s.points == total - s.held for s in result.standings)
    assert result.moves == match.moves
    assert result.seconds == match.moves * 0.5
    assert result.tally.played == 1
    assert result.viewer_won == (result.standings[0].seat == 0)


@pytest.mark.parametrize("seed", range(4))
def test_hearts_is_won_by_the_lowest_total(app, seed):
    match, plan = played_out(app, seed, "hearts", end_score=50)
    result = result_of(match.record(), match.number, app.store.tally("hearts", "medium"))
    totals = [standing.points for standing in result.standings]
    assert totals == sorted(totals)
    assert totals[0] < totals[1]
    assert totals[-1] >= 50
    places = [standing.place for standing in result.standings]
    assert places == [1 + sum(other < own for other in totals) for own in totals]
    assert result.tally.wins == int(result.viewer_won) == int(result.winner.seat == 0)
    assert result.tally.played == 1
    shown = proof_of(show(app, lambda app: ResultsScene(app, result, plan)))
    lines = [setting.text for setting in shown]
    assert f"{len(result.story.lines)} deals" in next(line for line in lines if " deals" in line)
    assert [line for line in lines if line in map(str, totals)][-1] == str(totals[-1])


def test_who_has_as_many_points_shares_a_place(app):
    position = {"hands": ["2S", "3S", "4S", "5S"], "taken": ["", "", "", ""], "deal": 9}
    kit = games.find("hearts")
    match = Match.start(
        kit,
        kit.rules.options_type(),
        play.sitters(Plan("hearts", seats=4)),
        seed=1,
        nonce="0" * 32,
        store=app.store,
        now=lambda: 0.0,
        position=position | {"totals": [60, 20, 60, 101], "leader": 0},
    )
    while match.to_act:
        match.submit(match.legal(match.to_act[0])[0], by=By.CPU, milliseconds=0)
    result = result_of(match.record(), 1, app.store.tally())
    assert [(s.seat, s.place) for s in result.standings] == [(1, 1), (0, 2), (2, 2), (3, 4)]


def test_the_results_of_hearts_open_the_score_sheet(app):
    match, plan = played_out(app, 5, "hearts", end_score=50)
    play.show_results(app, match, plan)
    settle(app)
    results = app.screens.top
    click(app, labelled(results, "Score sheet"))
    sheet = app.screens.top
    assert isinstance(sheet, ScoreSheetScene)
    assert sheet.sheet.totals == match.outcome.points
    press_keys(app, "escape")
    assert app.screens.top is results


def test_a_match_in_progress_has_no_results(app):
    with_a_saved_match(app)
    record = app.store.load(app.store.saved()[0].number)
    with pytest.raises(ValueError, match="not over"):
        result_of(record, 1, app.store.tally())


def test_a_finished_match_leads_to_its_results(app):
    match, plan = played_out(app)
    play.show_results(app, match, plan)
    settle(app)
    assert isinstance(app.screens.top, ResultsScene)


def test_again_plays_the_same_table_again(app, begun):
    plan = Plan(seats=5, level="hard")
    scene = show(app, lambda app: ResultsScene(app, a_result(5), plan))
    click(app, labelled(scene, "AGAIN"))
    assert [p for _, p in begun] == [plan]


def test_a_lost_match_names_its_winner(app):
    scene = show(app, lambda app: ResultsScene(app, a_result(won=False), Plan()))
    assert any(getattr(w, "text", "") == "Lily wins" for w in scene.page.widgets)


def test_the_match_file_of_the_results_proves_the_deck(app):
    match, _ = played_out(app)
    result = result_of(match.record(), match.number, app.store.tally())
    scene = show(app, lambda app: FairScene(app, result))
    click(app, labelled(scene, "Save the match"))
    [file] = (app.paths.data / "matches").iterdir()
    record = read_record(file.read_text(encoding="utf-8"))
    assert record == match.record()
    assert record.digest == record.header.digest
    assert str(file) in scene.note


def test_a_folder_that_takes_no_file_is_told_of(app):
    match, _ = played_out(app)
    (app.paths.data / "matches").write_text("in the way")
    result = result_of(match.record(), match.number, app.store.tally())
    scene = show(app, lambda app: FairScene(app, result))
    click(app, labelled(scene, "Save the match"))
    assert "cannot be written" in scene.note


# -- how to play ---------------------------------------------------------------------------------


def test_every_topic_is_opened_with_a_press(app):
    scene = show(app, HelpScene)
    for label in ("Keys", "The bomb", "The cards"):
        click(app, labelled(scene, label))
        assert scene.topic.title == label
    assert scene.page.focus is labelled(scene, "The cards")


# -- whatever is done ----------------------------------------------------------------------------

NAMES = ("tab", "left", "right", "up", "down", "return", "space", "escape", "f1", "x")


def any_input(dice, scene):
    """Something a person may do; half of it aims at what can be pressed."""
    x, y = dice.uniform(-50, 1970), dice.uniform(-50, 1130)
    stops = scene.page.stops if isinstance(scene, MenuScene) else ()
    if stops and dice.random() < 0.5:
        box = dice.choice(stops).box
        x, y = box.x + dice.random() * box.w, box.y + dice.random() * box.h
    touch = dice.random() < 0.2
    return dice.choice(
        (
            Moved(x, y, held=dice.random() < 0.5, touch=touch),
            Pressed(x, y, touch=touch),
            Pressed(x, y, button=3),
            Released(x, y, touch=touch),
            Released(x, y, touch=touch),
            Scrolled(x, y, dice.choice((-1, 1))),
            KeyDown(dice.choice(NAMES), repeat=dice.random() < 0.1),
            FocusLost(),
            Resized(),
        )
    )


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_pressed_the_menus_go_on(app, begun, seed):
    dice = random.Random(seed)
    names = list(SCREENS)
    for step in range(500):
        if app.screens.top is None or step % 100 == 0:
            app.screens.replace(SCREENS[dice.choice(names)](app))
            app.screens.settle()
        app.screens.top.handle(any_input(dice, app.screens.top))
        if dice.random() < 0.7:
            settle(app)
        if app.screens.top is not None and dice.random() < 0.02:
            app.screens.draw(app.canvas)
    assert len(app.screens.scenes) < 100
