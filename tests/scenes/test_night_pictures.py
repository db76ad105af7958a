"""Golden pictures of Day & Night: the table turning over, striking, hunted at, and lying."""

from __future__ import annotations

import pygame
import pytest

from scenes.night_shows import animations, at_rest
from tests.pictures import assert_golden
from tests.scenes.test_table_pictures import drawn

TURNING = {25: 1, 50: 3, 75: 4}
"""By the share of the turn-over: which of the show's moments it is."""
STILLS = ("night-clock", "day-six")


@pytest.fixture
def small(open_app):
    return open_app(size=(480, 270))


def named(shows, name):
    return next(show for show in shows if show.name == name)


@pytest.mark.parametrize("share", TURNING)
def test_the_turn_over_looks_as_it_did(small, share):
    flip = named(animations(small), "flip")
    picture = drawn(small, flip, flip.moments[TURNING[share]])
    assert_golden(picture, f"table/flip-{share}")


@pytest.mark.parametrize(("name", "time"), [("strike", 0.92), ("hunt", 1.5)])
def test_clock_and_hunt_look_as_they_did(small, name, time):
    assert_golden(drawn(small, named(animations(small), name), time), f"table/{name}")


@pytest.mark.parametrize("name", STILLS)
def test_a_day_and_night_table_at_rest_looks_as_it_did(small, name):
    assert_golden(drawn(small, named(at_rest(small), name), 0.0), f"table/{name}")


def test_a_turning_table_looks_the_same_in_whatever_order_its_moments_are_asked_for(small):
    flip = named(animations(small), "flip")
    early, late = flip.moments[1], flip.moments[4]
    pictures = [drawn_again(small, flip, time) for time in (early, late, early)]
    assert pictures[0] == pictures[2]
    assert pictures[0] != pictures[1]


def drawn_again(app, show, time):
    show.draw(app.canvas, time)
    picture = app.canvas.to_surface()
    app.canvas.present()
    return pygame.image.tobytes(picture, "RGB")
