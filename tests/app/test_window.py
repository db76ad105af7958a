"""Where the window appears, and how it comes back from filling the screen."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app.window import SMALLEST, Window, first_size, start_video

desktops = st.tuples(st.integers(320, 8000), st.integers(240, 5000))


@given(desktops)
def test_a_new_window_never_exceeds_its_desktop(desktop):
    size = first_size(desktop)
    assert size[0] <= desktop[0]
    assert size[1] <= desktop[1]


@given(desktops)
def test_a_new_window_takes_nine_tenths_at_most_unless_it_would_be_too_small(desktop):
    for side, whole, least in zip(first_size(desktop), desktop, SMALLEST, strict=True):
        assert side <= max(0.9 * whole + 1, least)
        assert side >= min(least, whole)


@given(desktops, desktops)
def test_a_wanted_size_is_cut_to_the_desktop(desktop, wanted):
    assert first_size(desktop, wanted) == tuple(map(min, desktop, wanted))


def test_three_monitors_that_look_like_one_hold_a_window_of_one(tmp_path):
    assert first_size((5760, 1080))[0] < 1920


@pytest.fixture
def window():
    start_video()
    window = Window("Масти и цвета")
    yield window
    window.close()


def test_a_window_is_seen_only_once_it_is_shown(window):
    assert not window.shown
    window.show()
    assert window.shown


def test_full_screen_fills_the_display_and_leads_back_to_the_same_place(window):
    window.show()
    window.pygame.position = (40, 50)
    place = (window.pygame.position, window.pygame.size)
    window.fullscreen = True
    assert window.pygame.size == pygame.display.get_desktop_sizes()[0]
    window.fullscreen = False
    assert (window.pygame.position, window.pygame.size) == place


def test_a_maximised_window_is_still_known_as_such_after_full_screen(window):
    window.show()
    window.note(pygame.WINDOWMAXIMIZED)
    window.fullscreen = True
    window.note(pygame.WINDOWRESTORED)  # which systems send on the way
    window.fullscreen = False
    assert window.maximised
    window.note(pygame.WINDOWRESTORED)
    assert not window.maximised


def test_a_minimised_window_is_not_seen_until_it_comes_back(window):
    window.show()
    window.note(pygame.WINDOWMINIMIZED)
    assert not window.shown
    window.note(pygame.WINDOWRESTORED)
    assert window.shown


def test_the_window_may_be_made_no_smaller_than_the_smallest_size(window):
    assert window.pygame.minimum_size == SMALLEST
