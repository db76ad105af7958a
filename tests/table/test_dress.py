"""The backgrounds: every table has its own, it covers every window, light lies in its middle."""

import pytest

from game.app.assets import ASSETS
from game.motion.layout import Box, Mark
from game.table import dress, skies
from game.table.tmx import load_layout
from tests.drawing import canvas_of, differing, flat, luminance

NOWHERE = (255, 0, 255)
WINDOWS = [(1024, 640), (1280, 720), (1290, 540), (800, 600)]
MARKS = load_layout(ASSETS / "tables" / "colours_4.tmx").marks


def dressed(canvas, kind, marks=()):
    canvas.clear(NOWHERE)
    canvas.cover(dress.background(canvas, kind, marks))
    return flat(canvas.to_surface())


@pytest.mark.parametrize("size", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("kind", dress.DRESSES)
def test_a_dress_covers_the_whole_of_every_window(kind, size):
    canvas = canvas_of(*size)
    picture = dressed(canvas, kind)
    w, h = size
    edge = [(x, y) for x in range(0, w, 9) for y in (0, h - 1)]
    edge += [(x, y) for y in range(0, h, 9) for x in (0, w - 1)]
    inside = [(x, y) for x in range(0, w, 37) for y in range(0, h, 37)]
    for at in edge + inside:
        r, g, b, _ = picture.get_at(at)
        assert not (r > 150 and b > 150 and g < 60), at


def test_all_dresses_differ():
    canvas = canvas_of(640, 360)
    pictures = {kind: dressed(canvas, kind) for kind in dress.DRESSES}
    kinds = list(pictures)
    for i, one in enumerate(kinds):
        for other in kinds[i + 1 :]:
            assert differing(pictures[one], pictures[other], 12) > 40_000, (one, other)


@pytest.mark.parametrize("kind", ["classic", "hearts", "war", "siege", "colour-cards"])
def test_the_light_falls_on_the_middle_of_the_table(kind):
    canvas = canvas_of(960, 540)
    picture = dressed(canvas, kind)

    def bright(cx: int, cy: int) -> float:
        spots = [(cx + dx, cy + dy) for dx in range(-30, 31, 6) for dy in range(-30, 31, 6)]
        return sum(luminance(tuple(picture.get_at(at))) for at in spots) / len(spots)

    assert bright(480, 200) > 1.6 * bright(80, 460)
    assert bright(480, 200) > 1.6 * bright(880, 80)


@pytest.mark.parametrize("kind", ["classic", "hearts", "war", "siege", "colour-cards"])
def test_the_layouts_marks_are_printed_faintly_on_the_cloth(kind):
    canvas = canvas_of(1280, 720)
    bare, marked = dressed(canvas, kind), dressed(canvas, kind, MARKS)
    assert MARKS
    assert differing(bare, marked, 6) > 800
    assert differing(bare, marked, 70) == 0


def test_suits_may_be_printed_as_well():
    canvas = canvas_of(640, 360)
    hearts = tuple(Mark("H", Box(x, 440, 40, 40)) for x in (440, 1440))
    assert differing(dressed(canvas, "hearts", hearts), dressed(canvas, "hearts"), 6) > 40


def test_the_sky_is_there_in_pieces_for_the_turn_of_day_and_night():
    canvas = canvas_of(960, 540)
    for night in (False, True):
        assert skies.sky(canvas, night=night).width == pytest.approx(1920, abs=1)
        assert skies.hills(canvas, night=night).height == pytest.approx(340, abs=2)
        assert skies.orb(canvas, night=night).width == pytest.approx(420, abs=2)
        assert skies.pane(canvas, night=night).width == pytest.approx(760, abs=2)
