"""Pictures drawn in pieces: which pixels of them are drawn, told to a texture that only listens."""

from __future__ import annotations

from itertools import pairwise
from math import hypot, pi

import pytest

from game.app.turned import Raster, draw_hollow, draw_wedge

RASTER = Raster(0, 0, 1.0, (1920, 1080), software=False)
MOD = (255, 255, 255, 128)


class Listener:
    """A texture that keeps the quads it is asked for."""

    alpha, width, height = 255, 2000, 1000

    def __init__(self) -> None:
        self.quads: list[tuple] = []

    def draw(self, srcrect, dstrect) -> None:
        raise AssertionError("only quads are meant here")

    def draw_quad(self, *corners) -> None:
        self.quads.append(corners)


def area(points) -> float:
    ring = [*points, points[0]]
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise(ring))) / 2


@pytest.mark.parametrize("angle", [0.0, 7.0, 90.0, -33.0])
def test_a_hollow_picture_is_all_but_its_middle(angle):
    texture = Listener()
    draw_hollow(texture, (10, 20, 200, 100), angle, (0.5, 0.4), MOD)
    assert sum(area(quad[:4]) for quad in texture.quads) == pytest.approx(200 * 100 * (1 - 0.2))
    for first, second in zip(texture.quads, texture.quads[1:] + texture.quads[:1], strict=True):
        assert first[1] == second[0], "the sides meet in their corners"
        assert first[2] == second[3]
    for quad in texture.quads:
        assert quad[8:] == (MOD,) * 4
        for (x, y), (u, v) in zip(quad[:4], quad[4:8], strict=True):
            reach = hypot((u - 0.5) * 200, (v - 0.5) * 100)
            assert hypot(x - 110, y - 70) == pytest.approx(reach), "nothing is stretched"


@pytest.mark.parametrize("sweep", [30.0, -200.0, 360.0])
def test_a_wedge_leaves_the_empty_middle_out(sweep):
    texture = Listener()
    draw_wedge(texture, RASTER, (0, 0, 1.0), (-90, sweep), 0.6, MOD)
    drawn = sum(area(quad[:4]) for quad in texture.quads)
    ellipse = pi / 4 * 2000 * 1000 * abs(sweep) / 360
    assert 0.99 * (1 - 0.6**2) * ellipse <= drawn < (1.06 - 0.5**2) * ellipse
