"""Widgets on their own: how texts are set into boxes, and how boxes are cut."""

from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app.text import Type
from game.app.widgets import SMALLEST, Box, Style
from game.app.widgets.setting import set_in


class Square:
    """Type whose letters are all one em wide."""

    def width(self, text, size, *, weight="Regular", tracking=0.0):
        return len(text) * size

    wrapped = Type.wrapped
    _broken = Type._broken


SQUARE = Square()


def test_a_text_that_has_room_keeps_its_size():
    setting = set_in(SQUARE, "four", Box(0, 0, 200, 60), Style(40))
    assert (setting.size, setting.fits, setting.width) == (40, True, 160)


def test_a_text_shrinks_until_it_fits():
    assert set_in(SQUARE, "four", Box(0, 0, 120, 60), Style(40)).size == 30


def test_a_text_never_shrinks_below_the_smallest_size_and_says_so():
    setting = set_in(SQUARE, "far too long", Box(0, 0, 120, 60), Style(40))
    assert (setting.size, setting.fits) == (SMALLEST, False)


def test_the_persons_text_size_counts_but_for_what_does_not_grow():
    box = Box(0, 0, 900, 90)
    assert set_in(SQUARE, "four", box, Style(30), scale=1.5).size == 45
    assert set_in(SQUARE, "four", box, Style(30, grows=False), scale=1.5).size == 30


def test_a_wrapped_text_uses_the_height_it_has():
    setting = set_in(SQUARE, "one two six", Box(0, 0, 150, 200), Style(40), wrap=True)
    assert setting.lines == ("one", "two", "six")
    assert setting.size == 40


def test_a_wrapped_text_shrinks_rather_than_break_a_word():
    setting = set_in(SQUARE, "a longish word", Box(0, 0, 210, 400), Style(40), wrap=True)
    assert "longish" in setting.lines
    assert setting.size == 30


@pytest.mark.parametrize("wrap", [False, True])
@given(
    text=st.text(alphabet="ab ", min_size=1, max_size=40),
    w=st.integers(30, 900),
    h=st.integers(30, 300),
)
def test_a_setting_that_fits_lies_in_its_box(wrap, text, w, h):
    setting = set_in(SQUARE, text, Box(0, 0, w, h), Style(44), wrap=wrap)
    inside = setting.width <= w + 0.01 and setting.height <= h + 0.01
    assert inside or not setting.fits
    assert " ".join(setting.lines).split() == text.split() or not setting.fits


def test_a_box_is_cut_without_a_rest():
    box = Box(10, 20, 300, 100)
    assert box.left(80).right == box.after(80).x
    assert box.before(80).right == box.end(80).x
    assert box.top(30).bottom == box.below(30).y
    assert box.rows(4, gap=8)[-1].bottom == pytest.approx(box.bottom)
    assert box.columns(4, gap=8)[-1].right == pytest.approx(box.right)


def test_boxes_that_touch_do_not_overlap():
    left, right = Box(0, 0, 100, 40).columns(2)
    assert not left.overlaps(right)
    assert left.overlaps(left.moved(1, 1))


def test_a_box_holds_its_left_top_corner_and_not_its_right_bottom_one():
    box = Box(5, 5, 10, 10)
    assert box.holds(5, 5)
    assert not box.holds(15, 15)
    assert box.contains(box.inset(2))
    assert not box.inset(2).contains(box)


def test_the_page_needs_no_program_to_be_empty():
    from game.app.widgets import Page

    page = Page(SimpleNamespace(by_keys=False))
    assert page.focus is None
    assert page.help == ""
