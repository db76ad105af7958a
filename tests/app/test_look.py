"""The parts of the look: all there, inside their boxes, readable, never told by colour alone."""

import ast
from itertools import pairwise
from pathlib import Path

import pytest

from game.app.assets import ASSETS
from game.app.keys import KEY_KINDS, KEY_STATES, key_colours
from game.app.look import PANEL_MARGIN, Look
from game.app.marks import AVATARS, SHAPES, SUITS, icon_names, icon_picture, shape_picture
from game.app.paint import Painting, font
from game.app.palette import (
    AMBER,
    CREAM,
    INK,
    OFF_INK,
    SECOND,
    TONES,
    WARM_INK,
    hexed,
    rgb,
    tone,
)
from tests.drawing import EYES, canvas_of, contrast, differing, drawn_box, flat, luminance, pairs

ROOT = Path(__file__).parents[2]
SOURCES = [*(ROOT / "game").rglob("*.py"), *(ROOT / "scenes").rglob("*.py")]


@pytest.fixture
def look():
    return Look(canvas_of(1920, 1080))


def icons_asked_for() -> set[str]:
    """Every icon named in the code: ``icon="..."``, ``.icon("...")``, ``round_key(72, "...")``."""
    found = set()
    for path in SOURCES:
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(call, ast.Call):
                continue
            asked = [word.value for word in call.keywords if word.arg == "icon"]
            name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
            asked += {"icon": call.args[:1], "round_key": call.args[1:2]}.get(name, [])
            found |= {node.value for node in asked if isinstance(node, ast.Constant)}
    return {name for name in found if isinstance(name, str)}


def test_every_icon_that_the_code_names_is_there():
    assert icons_asked_for() <= set(icon_names())


@pytest.mark.parametrize("name", icon_names())
def test_every_icon_is_drawn_and_keeps_clear_of_its_edge(name):
    picture = icon_picture(name, 96, CREAM)
    box = picture.get_bounding_rect(min_alpha=40)
    assert box.w > 30 or box.h > 30
    assert picture.get_rect().inflate(-2, -2).contains(box)


@pytest.mark.parametrize("name", AVATARS)
def test_every_player_has_an_avatar_which_turns_grey(look, name):
    colour, grey = look.avatar(name, 72), look.avatar(name, 72, grey=True)
    box = drawn_box(look.canvas, colour, 500, 500)
    assert (box.w, box.h) == (pytest.approx(72, abs=2), pytest.approx(72, abs=2))
    assert grey is not colour


@pytest.mark.parametrize("name", sorted(path.stem for path in (ASSETS / "emblems").glob("*.svg")))
def test_every_emblem_is_drawn(look, name):
    assert drawn_box(look.canvas, look.emblem(name, 80), 400, 400).w > 40


def test_shapes_differ_from_each_other_solid_or_hollow_and_at_the_smallest_size():
    for hollow in (False, True):
        for one, other in pairs(list(SHAPES)):
            a, b = (flat(shape_picture(k, 22, CREAM, hollow=hollow)) for k in (one, other))
            assert differing(a, b, 60) > 20, (one, other)


def test_the_four_colours_of_a_side_have_four_shapes_and_night_shares_them():
    shapes = {code: shown.shape for code, shown in TONES.items()}
    assert {shapes[code] for code in "RYGB"} == set(SHAPES)
    assert [shapes[code] for code in "RYGB"] == [shapes[code] for code in "POTV"]
    assert all(tone(code, safe=True).shape == shapes[code] for code in shapes)


@pytest.mark.parametrize("safe", [False, True])
@pytest.mark.parametrize("code", TONES)
def test_names_are_readable_on_chips_and_on_the_wheel(code, safe):
    shown = tone(code, safe=safe)
    assert contrast(shown.ink, shown.chip) >= 4.0
    assert contrast(shown.ink, shown.light) >= 3.0
    assert contrast(shown.ink, shown.dark) >= 3.0


def test_the_safe_palette_tells_red_from_green_by_lightness_alone():
    red, green = tone("R", safe=True), tone("G", safe=True)
    assert contrast(red.chip, green.chip) > 3.5
    lightness = sorted(luminance(tone(code, safe=True).chip) for code in "RYGB")
    assert all(b - a > 0.02 for a, b in pairwise(lightness))


@pytest.mark.parametrize("eyes", ["protanopia", "deuteranopia"])
def test_red_green_blind_eyes_tell_the_safe_chips_apart(look, eyes):
    def seen(code: str) -> tuple[int, ...]:
        patch = flat(Painting((4, 4), 4, 4).surface)
        patch.fill(tone(code, safe=True).chip)
        return tuple(EYES[eyes](patch).get_at((1, 1)))[:3]

    for one, other in pairs(list("RYGB")):
        apart = max(abs(a - b) for a, b in zip(seen(one), seen(other), strict=True))
        assert apart >= 60, (one, other)


@pytest.mark.parametrize("kind", KEY_KINDS)
@pytest.mark.parametrize("state", KEY_STATES)
def test_labels_of_keys_are_readable_in_every_state(kind, state):
    colours = key_colours(kind, state)
    worst = min(contrast(colours.ink, colours.top), contrast(colours.ink, colours.low))
    assert worst >= (3.5 if state == "hover" else 3.9), "letters are 28 high and bold"


def test_text_on_panels_is_readable():
    assert min(contrast(text, INK) for text in (CREAM, SECOND, AMBER)) >= 7
    assert contrast(WARM_INK, rgb("#F2A62A")) >= 7
    assert contrast(OFF_INK, rgb("#1B2A2C")) >= 4.5


@pytest.mark.parametrize("state", KEY_STATES)
def test_a_key_with_all_its_parts_stays_in_its_box(look, state):
    key = look.key(360, 84, "ВЗЯТЬ КАРТУ", kind="primary", state=state, hint="D", size=30)
    box = drawn_box(look.canvas, key, 960, 540)
    assert 356 <= box.w <= key.width
    assert abs(box.centerx - 960) <= 2


def test_sprites_are_drawn_about_the_centre_of_what_they_show(look):
    for sprite, margin in (
        (look.panel(300, 120), PANEL_MARGIN),
        (look.pill("Your turn"), PANEL_MARGIN),
        (look.chip(TONES["T"], "TEAL"), PANEL_MARGIN),
        (look.keycap("Enter"), 0.0),
    ):
        box = drawn_box(look.canvas, sprite, 960, 540)
        assert abs(box.centerx - 960) <= 2
        assert sprite.width - 2 * margin <= box.w + 2 <= sprite.width + 4


def test_a_pill_is_as_wide_as_it_says(look):
    for text in ("7", "Your turn: red, 7 or a wild", "Ходите в масть: пики"):
        pill = look.pill(text, suit="S")
        assert pill.width - 2 * PANEL_MARGIN == pytest.approx(
            look.pill_width(text, mark=True), abs=1.5
        )


@pytest.mark.parametrize("width", [90, 140, 200, 260])
def test_a_fitted_line_never_leaves_its_room(width):
    """Long names are squeezed a little, then end in dots."""
    for text in ("Вы", "думает…", "за вас ходит программа", "A name of many words indeed"):
        painting = Painting((600, 60), 600, 60)
        painting.fitted(text, 20, 30, width, 24)
        box = painting.surface.get_bounding_rect(min_alpha=30)
        assert box.left >= 17
        assert box.right <= 20 + width + 2, text


def test_colours_have_their_hexadecimal_form():
    assert all(rgb(hexed(shown.base)) == shown.base for shown in TONES.values())


def test_suits_are_drawn_as_the_font_lacks_them(look):
    assert set(SUITS) == set("SHDC")
    lacking = font("Bold", 40)
    assert lacking.metrics("♠") == lacking.metrics("\uffff")
    for suit in SUITS:
        assert drawn_box(look.canvas, look.suit(suit, 48), 300, 300).h > 36


def test_a_large_panel_has_the_corners_and_the_middle_of_a_small_one(look):
    """It is stretched from its middle, which must not be seen."""
    shots = {}
    for width, height in ((160, 120), (900, 500)):
        look.canvas.clear((40, 120, 110))
        look.canvas.draw(look.panel(width, height), 960, 540)
        shots[width] = flat(look.canvas.to_surface())
    small, large = ((960 - w // 2 - 40, 540 - h // 2 - 40) for w, h in ((160, 120), (900, 500)))
    a, b = (shots[w].subsurface((*at, 100, 90)).copy() for w, at in ((160, small), (900, large)))
    assert differing(a, b, 4) == 0
    middle = {tuple(shots[900].get_at((x, 540))) for x in range(600, 1300, 10)}
    assert len(middle) == 1
