"""Golden pictures: what is drawn is compared with what was once looked at and found good."""

import os
from pathlib import Path

import pygame

GOLDEN = Path(__file__).parent / "golden"
TOLERANCE = 2
"""So far a channel may be off."""


def assert_golden(surface, name):
    """Compare a picture with ``tests/golden/<name>.png``; a missing one fails.

    With ``SAVE_GOLDEN=1`` it is written instead. A failure leaves got, expected and difference
    side by side in ``build/golden``.
    """
    path = GOLDEN / f"{name}.png"
    if os.environ.get("SAVE_GOLDEN") == "1":
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(surface, path)
        return
    assert path.exists(), f"no {path}: look at the picture, then run with SAVE_GOLDEN=1"
    expected = pygame.image.load(path)
    assert surface.get_size() == expected.get_size()
    off = _difference(surface, expected)
    if max(off) > TOLERANCE:
        shown = _side_by_side(surface, expected, name)
        raise AssertionError(f"{name} is off by up to {max(off)} a channel: see {shown}")


def _rgb(surface):
    return pygame.image.tobytes(surface, "RGB")


def _difference(one, other):
    return bytes(abs(a - b) for a, b in zip(_rgb(one), _rgb(other), strict=True))


def _side_by_side(got, expected, name):
    folder = Path("build/golden")
    folder.mkdir(parents=True, exist_ok=True)
    w, h = got.get_size()
    bright = bytes(min(255, 8 * value) for value in _difference(got, expected))
    parts = got, expected, pygame.image.frombytes(bright, (w, h), "RGB")
    sheet = pygame.Surface((3 * w + 20, h))
    for k, part in enumerate(parts):
        sheet.blit(part, (k * (w + 10), 0))
    path = folder / f"{name.replace('/', '-')}.png"
    pygame.image.save(sheet, path)
    return path
