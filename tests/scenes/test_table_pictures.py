"""Golden pictures of the table: few, small, and each looked at."""

from __future__ import annotations

import pygame
import pytest

from scenes.table_shows import animations, at_rest
from tests.pictures import assert_golden

MOMENTS = (
    ("deal", 2.6),
    ("drag", 0.5),
    ("wheel", 1.0),
    ("take", 0.56),
    ("explosion", 1.06),
    ("win", 1.2),
)
STILLS = ("table-six", "table-hand-of-40")


@pytest.fixture
def small(open_app):
    return open_app(size=(480, 270))


def drawn(app, show, time):
    show.prepare()
    show.draw(app.canvas, time)
    picture = app.canvas.to_surface()
    app.canvas.present()
    return picture


@pytest.mark.parametrize(("name", "time"), MOMENTS)
def test_an_animation_looks_as_it_did(small, name, time):
    show = next(show for show in animations(small) if show.name == name)
    assert_golden(drawn(small, show, time), f"table/{name}")


@pytest.mark.parametrize("name", STILLS)
def test_a_table_at_rest_looks_as_it_did(small, name):
    show = next(show for show in at_rest(small) if show.name == name)
    assert_golden(drawn(small, show, 0.0), f"table/{name}")


def test_a_moment_looks_the_same_in_whatever_order_it_is_asked_for(small):
    for show in animations(small):
        if show.name in ("deal", "wheel", "explosion"):
            show.prepare()
            first, later = show.moments[1], show.moments[-1]
            pictures = []
            for time in (first, later, first):
                show.draw(small.canvas, time)
                pictures.append(pygame.image.tobytes(small.canvas.to_surface(), "RGB"))
                small.canvas.present()
            assert pictures[0] == pictures[2]
            assert pictures[0] != pictures[1]
