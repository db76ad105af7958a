"""Makes the grey textures that tables are painted from: felt, wood, stone, clouds of light, smoke.

Run ``python assets/studio/textures.py`` (numpy and pygame); it writes ``assets/textures``. Each is
a neutral grey which the program colours. Felt and stone repeat without a seam in both directions,
wood along its grain.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame

OUT = Path(__file__).parents[1] / "textures"
Field = npt.NDArray[np.float64]


def noise(w: int, h: int, cell: tuple[float, float], seed: int) -> Field:
    """Smooth noise from -0.5 to 0.5 with spots of that size, repeating at its edges."""
    columns, rows = max(2, round(w / cell[0])), max(2, round(h / cell[1]))
    grid = np.random.default_rng(seed).random((columns, rows))
    x = np.arange(w) * columns / w
    y = np.arange(h) * rows / h
    left, top = x.astype(int), y.astype(int)
    u, v = _eased(x - left)[:, None], _eased(y - top)[None, :]
    right, low = (left + 1) % columns, (top + 1) % rows
    upper = grid[np.ix_(left, top)] * (1 - u) + grid[np.ix_(right, top)] * u
    lower = grid[np.ix_(left, low)] * (1 - u) + grid[np.ix_(right, low)] * u
    return upper * (1 - v) + lower * v - 0.5


def _eased(t: Field) -> Field:
    return t * t * (3 - 2 * t)


def felt(side: int = 384) -> Field:
    """Short fibres lying both ways."""
    fibres = noise(side, side, (2.2, 1), 1) + noise(side, side, (1, 2.6), 2)
    strands = noise(side, side, (7, 1.6), 3) * 0.5 + noise(side, side, (1.6, 7), 4) * 0.5
    grain = np.random.default_rng(5).normal(0, 0.012, (side, side))
    return 1 + fibres * 0.085 + strands * 0.05 + grain


def mottle(w: int = 96, h: int = 64) -> Field:
    """Large soft patches, to be stretched over a whole table."""
    return 1 + noise(w, h, (5, 4), 6) * 0.06 + noise(w, h, (13, 11), 7) * 0.05


def wood(w: int = 1024, h: int = 160, seed: int = 4) -> Field:
    """Grain along x, from dark 0 to light 1."""
    y = np.arange(h)[None, :] + np.zeros((w, 1))
    bend = noise(w, h, (512, 80), seed) * 60 + noise(w, h, (256, 24), seed + 3) * 8
    lines = np.sin((y + bend) / 5.5) * 0.20 + np.sin((y + bend * 1.4) / 17) * 0.32
    pores = noise(w, h, (90, 1.4), seed + 1) * 0.55 + noise(w, h, (512, 40), seed + 2) * 0.5
    dashes = np.minimum(0, noise(w, h, (28, 1), seed + 5) + 0.34) * 1.2
    return np.clip(0.5 + (lines + pores + dashes) * 0.55, 0, 1)


def stone(side: int = 512) -> Field:
    """Hewn stone: patches, pits and grain."""
    patches = noise(side, side, (120, 60), 2) * 0.22 + noise(side, side, (30, 24), 9) * 0.10
    pits = np.minimum(0, noise(side, side, (5, 4), 8) + 0.3) * 0.5
    grain = noise(side, side, (6, 5), 3) * 0.10 + noise(side, side, (2, 2), 4) * 0.09
    return 1 + patches + pits + grain


def galaxy(w: int = 480, h: int = 270) -> Field:
    """The band of the Milky Way, from 0 to 1."""
    x, y = np.mgrid[0:w, 0:h] * (1920 / w)
    bend = noise(w, h, (80, 60), 21) * 240 + noise(w, h, (30, 22), 22) * 90
    band = np.exp(-(((y + bend - (1050 - x * 0.62)) / 215.0) ** 2))
    clouds = sum(noise(w, h, (120 / n, 70 / n), 30 + n) * (1.5 / n) for n in (1, 2, 4, 8, 16))
    lane = np.exp(-(((y + bend * 1.6 + 20 - (1050 - x * 0.62)) / 46.0) ** 2))
    return np.clip(band * (1 + clouds) * (1 - 0.45 * lane), 0, 2) / 2


def smoke(side: int = 192) -> Field:
    """A puff: how dense it is, from 0 to 1."""
    axis = np.linspace(-1, 1, side)
    away = np.hypot(axis[:, None], axis[None, :])
    curls = noise(side, side, (26, 26), 5) + noise(side, side, (10, 10), 6) * 0.6
    dense = np.clip((1 - away) * 1.5 + curls * 0.55 * np.clip(1.2 - away, 0, 1), 0, 1) ** 1.4
    return dense * np.clip((1 - away) * 6, 0, 1) * 0.88


def dither(side: int = 128) -> Field:
    """Steps of 0 to 2 of 255, which hide the bands of a smooth sky."""
    return np.random.default_rng(11).integers(0, 3, (side, side)) / 255 + 1e-6


def save_grey(name: str, field: Field) -> None:
    """Write a texture of values from 0 to 1."""
    grey = np.clip(field * 255, 0, 255).astype("uint8")
    surface = pygame.Surface(grey.shape, 0, 8)
    surface.set_palette([(i, i, i) for i in range(256)])
    pygame.surfarray.blit_array(surface, grey)
    pygame.image.save(surface, OUT / f"{name}.png")


def save_alpha(name: str, field: Field) -> None:
    """Write a white picture with that opacity."""
    surface = pygame.Surface(field.shape, pygame.SRCALPHA)
    surface.fill((255, 255, 255, 0))
    pygame.surfarray.pixels_alpha(surface)[:] = np.clip(field * 255, 0, 255).astype("uint8")
    pygame.image.save(surface, OUT / f"{name}.png")


def main() -> None:
    OUT.mkdir(exist_ok=True)
    save_grey("felt", felt() / LIGHTEST)
    save_grey("mottle", mottle() / LIGHTEST)
    save_grey("stone", stone() / LIGHTEST)
    save_grey("wood", wood())
    save_grey("dither", dither())
    save_alpha("galaxy", galaxy())
    save_alpha("smoke", smoke())


LIGHTEST = 1.25
"""Multiplying can only darken, so textures that vary about 1 are stored this much darker."""


if __name__ == "__main__":
    main()
