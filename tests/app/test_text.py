"""Typesetting: sizes, line breaks, and letters that the font lacks."""

import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.app.assets import ASSETS
from game.app.canvas import Canvas
from game.app.text import Type
from game.app.window import start_video
from tests.pictures import assert_golden

RUSSIAN = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя"
ENGLISH = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
SIGNS = "0123456789 .,:;!?…-–—«»“”‘’()%+−×/&№·•\u00a0"


@pytest.fixture
def type_(canvas):
    return Type(canvas, ASSETS / "fonts")


@pytest.mark.parametrize("weight", ["Regular", "Medium", "Bold", "Black"])
def test_the_font_has_every_letter_and_sign_of_both_languages(type_, weight):
    assert type_.lacks(RUSSIAN + ENGLISH + SIGNS) == ""
    box = pygame.image.tobytes(type_._font(weight, 24).render("\uffff", True, "white"), "RGBA")
    for letter in RUSSIAN + ENGLISH + SIGNS.replace(" ", ""):
        drawn = type_._font(weight, 24).render(letter, True, "white")
        assert pygame.image.tobytes(drawn, "RGBA") != box, letter


def test_letters_which_the_font_lacks_are_known_and_set_as_question_marks(type_):
    assert type_.lacks("Лили 漢字 Lily") == "漢字"
    assert type_.width("漢字", 40) == type_.width("??", 40)
    assert type_.line("漢字", 40).width == type_.line("??", 40).width


def test_marks_that_take_no_room_are_left_out(type_):
    assert type_.width("a\u200b\U000e0000b", 40) == type_.width("ab", 40)
    assert type_.line("\U000e0000", 40).width == type_.line("", 40).width


def test_spaces_and_hyphens_that_the_font_lacks_look_like_those_it_has(type_):
    assert type_.lacks("5\u202f000 a\u2011b\tc") == ""
    assert type_.width("5\u202f000", 40) == type_.width("5\u00a0000", 40)


def test_a_line_stays_one_line(type_):
    one = type_.line("Suits & Colours", 40)
    assert type_.line("Suits &\nColours", 40).height == one.height
    type_.line("nothing\0 harmful\r", 40)
    type_.line("", 40)


def test_a_sprite_is_as_wide_as_the_width_says(type_):
    for text in ("Масти и цвета", "I", "БУМ!"):
        for tracking in (0.0, 6.0):
            wide = type_.width(text, 60, tracking=tracking)
            assert type_.line(text, 60, tracking=tracking).width == pytest.approx(wide, abs=8)


def test_type_keeps_its_size_on_the_table_whatever_the_window():
    start_video()
    widths = []
    for size in ((640, 360), (1280, 720), (3840, 2160)):
        type_ = Type(Canvas(pygame.Window("test", size)), ASSETS / "fonts")
        widths.append(type_.width("Масти и цвета", 48))
    assert max(widths) < 1.06 * min(widths)


def test_a_paragraph_breaks_between_words_and_where_it_is_told(type_):
    text = "The bomb passes on.\nWhoever holds it at zero draws four cards."
    lines = type_.wrapped(text, 30, 400)
    assert lines[0] == "The bomb passes on."
    assert " ".join(lines) == text.replace("\n", " ")
    assert all(type_.width(line, 30) <= 400 for line in lines)


def test_no_break_spaces_hold_their_words_together(type_):
    lines = type_.wrapped("Лили берёт 4\u00a0карты со\u00a0стола", 30, 200)
    assert any("4\u00a0карты" in line for line in lines)


def test_a_word_too_long_for_its_line_is_broken(type_):
    word = "Достопримечательностями" * 3
    lines = type_.wrapped(f"и {word} да", 30, 300)
    assert all(type_.width(line, 30) <= 300 for line in lines)
    assert "".join(lines).replace(" ", "") == f"и{word}да"


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.text(max_size=60), st.floats(60, 900))
def test_any_text_can_be_broken_and_loses_nothing(type_, text, width):
    lines = type_.wrapped(text, 30, width)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "").replace("\n", "")


def test_four_weights_in_two_languages(canvas, type_):
    canvas.clear((24, 86, 78))
    for row, weight in enumerate(("Regular", "Medium", "Bold", "Black")):
        sprite = type_.line("Масти и цвета · Suits & Colours", 84, weight=weight)
        canvas.draw(sprite, 960, 240 + row * 140)
    canvas.draw(type_.line("БУМ!", 120, weight="Black", tracking=24), 960, 850)
    assert_golden(canvas.to_surface(), "canvas/type")
