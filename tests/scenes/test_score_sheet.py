"""The score sheet of Hearts: the newest deals are seen, the others can be scrolled to."""

import pytest

from game.app.inputs import KeyDown, Moved, Pressed, Released, Scrolled
from scenes.score_sheet import ScoreSheetScene
from scenes.score_shows import a_sheet
from scenes.title import TitleScene
from tests.scenes.screens import click, labelled, press_keys, settle, show


def opened(app, **parts):
    app.screens.push(TitleScene(app))
    return show(app, lambda app: ScoreSheetScene(app, a_sheet(**parts)))


def seen(scene):
    return [line.deal for line in scene.table.shown]


@pytest.mark.parametrize("way", ["escape", "o", "return", "click"])
def test_it_is_closed(app, way):
    scene = opened(app)
    click(app, labelled(scene, "Close")) if way == "click" else press_keys(app, way)
    assert isinstance(app.screens.top, TitleScene)


def test_the_key_that_opened_it_does_not_close_it_while_it_is_held(app):
    scene = opened(app)
    scene.handle(KeyDown("o", repeat=True))
    settle(app)
    assert app.screens.top is scene


def test_after_a_deal_its_key_goes_on_to_the_next_one(app):
    assert labelled(opened(app, fresh=True), "Next deal")


@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("over", [True, False])
def test_of_many_deals_the_newest_are_seen(open_app, text_scale, over):
    app = open_app(text_scale=text_scale)
    scene = opened(app, deals=40, over=over)
    assert len(seen(scene)) > 4
    assert seen(scene)[-1] == 40
    scene.draw(app.canvas)
    rows = scene.table._boxes()
    assert rows[-1].bottom <= scene.table._body.bottom


def test_few_deals_are_seen_all_and_need_no_keys(app):
    scene = opened(app, deals=3)
    assert seen(scene) == [1, 2, 3]
    assert len(scene.page.stops) == 1
    press_keys(app, "up", "home")
    assert seen(scene) == [1, 2, 3]


def test_the_keyboard_reaches_every_deal(app):
    scene = opened(app, deals=40, over=True)
    last = seen(scene)
    press_keys(app, "up")
    assert seen(scene) == [deal - 1 for deal in last]
    press_keys(app, "home")
    assert seen(scene)[0] == 1
    press_keys(app, "up")
    assert seen(scene)[0] == 1
    press_keys(app, "pagedown", "down")
    assert seen(scene)[0] == 7
    press_keys(app, "end", "down")
    assert seen(scene) == last


def test_the_wheel_and_the_two_keys_scroll(app):
    scene = opened(app, deals=40, over=True)
    last = seen(scene)
    scene.handle(Scrolled(900, 500, 2))
    assert seen(scene)[-1] == 38
    up, down = (stop for stop in scene.page.stops if stop.icon in ("up", "down"))
    click(app, up)
    assert seen(scene)[-1] == 37
    for _ in range(5):
        click(app, down)
    assert seen(scene) == last


def test_a_finger_takes_the_deals_along(app):
    scene = opened(app, deals=40, over=True)
    scene.handle(Pressed(900, 400, touch=True))
    scene.handle(Moved(900, 400 + 2.2 * scene.table.pitch, held=True, touch=True))
    assert seen(scene)[-1] == 38
    scene.handle(Moved(900, 400 + 3.2 * scene.table.pitch, held=True, touch=True))
    assert seen(scene)[-1] == 37
    scene.handle(Released(900, 600, touch=True))
    scene.handle(Moved(900, 300, touch=True))
    assert seen(scene)[-1] == 37


def test_larger_text_keeps_the_newest_deal_in_sight(app):
    scene = opened(app, deals=40, over=True)
    scene.table.measure(1.5)
    assert seen(scene)[-1] == 40
    scene.table.measure(1.0)
    assert seen(scene)[-1] == 40
