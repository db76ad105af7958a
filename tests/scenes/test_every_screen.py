"""What holds for every menu: texts stay in their boxes, keys reach everything, rest is rest."""

import re
from dataclasses import replace
from itertools import pairwise

import pytest

from game.app.inputs import FocusLost, KeyDown, Moved, Pressed, Resized
from game.app.widgets import TOUCH, Advice, Box
from tests.scenes.screens import SCREENS, proof_of, rest, show

SIZES = ((1024, 640), (1920, 1080), (3840, 2160))
SCREEN = Box(0, 0, 1920, 1080)
MARGIN = 4.0
every_screen = pytest.mark.parametrize("name", SCREENS)


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_text_leaves_its_box(open_app, size, language, text_scale):
    app = open_app(size, language, text_scale)
    for name, make in SCREENS.items():
        scene = show(app, make)
        proof = proof_of(scene) + helps_of(scene)
        assert proof, name
        assert [s.text for s in proof if not s.fits] == [], name
        assert [s.text for s in proof if not SCREEN.contains(s.box)] == [], name


def helps_of(scene):
    """What the screen says of each widget when it is pointed at."""
    scene.pen.proof = proof = []
    for widget in scene.page.stops:
        widget.hovered = True
        for advice in scene.page.widgets:
            if isinstance(advice, Advice):
                advice.draw(scene.pen)
        widget.hovered = False
    scene.pen.proof = None
    return proof


@every_screen
def test_larger_text_is_larger(open_app, name):
    """The text size is no empty promise: most of a screen's text grows with it."""

    def sizes(text_scale):
        scene = show(open_app((1920, 1080), "en", text_scale), SCREENS[name])
        return {s.text: s.size for s in proof_of(scene) if len(s.text) > 3 and s.size < 50}

    small, large = sizes(1.0), sizes(1.5)
    both = small.keys() & large.keys()
    grown = [text for text in both if large[text] > small[text]]
    assert len(grown) >= 0.7 * len(both)


@every_screen
def test_what_is_pressed_is_large_enough_for_a_finger(app, name):
    stops = show(app, SCREENS[name]).page.stops
    assert [w for w in stops if min(w.box.w, w.box.h) < TOUCH] == []


@every_screen
def test_what_is_pressed_lies_apart_and_off_the_edge(app, name):
    stops = show(app, SCREENS[name]).page.stops
    assert all(SCREEN.inset(MARGIN).contains(w.box) for w in stops)
    near = [w.box.inset(-MARGIN / 2) for w in stops]
    assert not any(a.overlaps(b) for i, a in enumerate(near) for b in near[i + 1 :])


@every_screen
def test_a_resting_screen_draws_nothing(app, name):
    scene = show(app, SCREENS[name])
    assert scene.update(1.0) is None
    assert not scene.stale
    scene.handle(Moved(2.0, 2.0))
    scene.handle(Moved(3.0, 2.0))
    assert scene.update(1.0) is None
    assert not scene.stale


@every_screen
def test_a_hovered_look_fades_in_and_then_rests(app, name):
    scene = show(app, SCREENS[name])
    stop = scene.page.stops[-1]
    scene.handle(Moved(stop.box.cx, stop.box.cy))
    assert scene.stale
    assert scene.update(0.02) == 0.0
    assert 0 < stop.warmth < 1
    rest(scene)
    assert stop.warmth == 1


@every_screen
def test_reduced_motion_fades_nothing(app, name):
    app.change(replace(app.settings, reduced_motion=True))
    scene = show(app, SCREENS[name])
    stop = scene.page.stops[-1]
    scene.handle(Moved(stop.box.cx, stop.box.cy))
    scene.update(0.001)
    assert stop.warmth == 1


@every_screen
def test_the_tab_key_reaches_everything(app, name):
    scene = show(app, SCREENS[name])
    scene.handle(KeyDown("tab"))
    reached = []
    for _ in scene.page.stops:
        reached.append(scene.page.focus)
        scene.handle(KeyDown("tab"))
    assert set(reached) == set(scene.page.stops)
    assert scene.page.focus is reached[0]


@every_screen
def test_the_arrow_keys_reach_everything(app, name):
    """From where the focus begins, by some way; a field takes left and right for itself."""
    scene = show(app, SCREENS[name])
    scene.handle(KeyDown("tab"))
    page = scene.page
    seen, waiting = {page.focus}, [page.focus]
    while waiting:
        start = waiting.pop()
        for name in ("up", "down", "left", "right"):
            page._focus = start
            scene.handle(KeyDown(name))
            if scene.page is not page:
                scene.page = page  # the field changed, and all was laid out anew
            elif page.focus not in seen:
                seen.add(page.focus)
                waiting.append(page.focus)
    assert seen == set(page.stops)


@every_screen
def test_the_first_step_only_shows_the_focus(app, name):
    scene = show(app, SCREENS[name])
    before = scene.page.focus
    scene.handle(KeyDown("tab"))
    app.screens.settle()
    assert app.screens.top is scene
    assert scene.page.focus is before
    assert app.by_keys


@every_screen
def test_the_pointer_hides_the_focus_ring(app, name):
    scene = show(app, SCREENS[name])
    scene.handle(KeyDown("tab"))
    scene.handle(Moved(2.0, 2.0))
    assert not app.by_keys


@every_screen
def test_losing_the_window_lets_go_of_everything(app, name):
    scene = show(app, SCREENS[name])
    stop = scene.page.stops[0]
    scene.handle(Pressed(stop.box.cx, stop.box.cy))
    scene.handle(FocusLost())
    assert not any(w.held for w in scene.page.widgets)


@every_screen
def test_turn_timers_stand_still_while_it_is_open(app, name):
    assert show(app, SCREENS[name]).stops_clock


@every_screen
def test_a_resized_window_is_drawn_anew(app, name):
    scene = show(app, SCREENS[name])
    scene.handle(Resized())
    assert scene.stale


@pytest.mark.parametrize("name", [name for name in SCREENS if name != "dialog"])
def test_a_new_language_is_everywhere_at_once(open_app, name):
    app = open_app(language="en")
    scene = show(app, SCREENS[name])
    english = [s.text for s in proof_of(scene)]
    app.change(replace(app.settings, language="ru"))
    scene.enter()
    rest(scene)
    russian = [s.text for s in proof_of(scene)]
    sentences = {
        text for text in english if " " in text and len(re.findall("[A-Za-z]{3,}", text)) > 1
    }
    assert sentences & set(russian) == set()


def test_focus_goes_to_the_nearest_in_that_direction(app):
    scene = show(app, SCREENS["pause"])
    scene.handle(KeyDown("tab"))
    order = []
    for _ in scene.page.stops:
        order.append(scene.page.focus.box.y)
        scene.handle(KeyDown("down"))
    assert all(a < b for a, b in pairwise(order))
