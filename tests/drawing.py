"""What tests of pictures share: a canvas of any size, and plain arithmetic on pixels."""

import os
from collections.abc import Callable, Iterator

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from game.app.canvas import Canvas, Sprite


def canvas_of(width: int, height: int) -> Canvas:
    """A canvas on a window of that size."""
    pygame.display.init()
    return Canvas(pygame.Window("test", (width, height)))


def flat(picture: pygame.Surface) -> pygame.Surface:
    """The picture over a middle grey, so that what is transparent counts as that."""
    over = pygame.Surface(picture.get_size(), depth=32)
    over.fill((128, 128, 128))
    over.blit(picture, (0, 0))
    return over


def difference(one: pygame.Surface, other: pygame.Surface, by: int) -> pygame.Mask:
    """Where a channel of two flat pictures differs by more than that."""
    near = (by + 1, by + 1, by + 1, 255)
    found = pygame.mask.from_threshold(one, (0, 0, 0), near, othersurface=other)
    found.invert()
    return found


def differing(one: pygame.Surface, other: pygame.Surface, by: int) -> int:
    """In how many pixels they differ by more than that."""
    return difference(one, other, by).count()


def box_of(mask: pygame.Mask) -> pygame.Rect:
    """The smallest box about all set pixels."""
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)


def drawn_box(canvas: Canvas, sprite: Sprite, x: float, y: float) -> pygame.Rect:
    """The smallest box of pixels that the sprite changes, drawn about that point."""
    shots = []
    for show in (False, True):
        canvas.clear((90, 90, 90))
        if show:
            canvas.draw(sprite, x, y)
        shots.append(flat(canvas.to_surface()))
    return box_of(difference(*shots, 3))


def luminance(pixel: tuple[int, ...]) -> float:
    """Relative luminance, 0 to 1."""
    r, g, b = (_LINEAR[part] for part in pixel[:3])
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """The contrast of two colours, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


_LINEAR = [
    part / 3294.6 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in range(256)
]


def _coded(light: float) -> int:
    light = min(1.0, max(0.0, light))
    part = 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(255 * part)


def seen_by(
    matrix: tuple[tuple[float, float, float], ...],
) -> Callable[[pygame.Surface], pygame.Surface]:
    """A filter that shows a picture as an eye sees it which that matrix describes."""
    known: dict[bytes, bytes] = {}

    def one(pixel: bytes) -> bytes:
        if pixel not in known:
            light = [_LINEAR[part] for part in pixel]
            known[pixel] = bytes(
                _coded(sum(a * b for a, b in zip(row, light, strict=True))) for row in matrix
            )
        return known[pixel]

    def whole(picture: pygame.Surface) -> pygame.Surface:
        raw = pygame.image.tobytes(picture, "RGB")
        seen = b"".join(one(raw[i : i + 3]) for i in range(0, len(raw), 3))
        return flat(pygame.image.frombytes(seen, picture.get_size(), "RGB"))

    return whole


EYES = {
    "usual": flat,
    "grey": seen_by(((0.2126, 0.7152, 0.0722),) * 3),
    "protanopia": seen_by(((0.1124, 0.8876, 0.0), (0.1124, 0.8876, 0.0), (0.0040, -0.0040, 1.0))),
    "deuteranopia": seen_by(((0.2927, 0.7073, 0.0), (0.2927, 0.7073, 0.0), (-0.0223, 0.0223, 1.0))),
    "tritanopia": seen_by(
        ((1.0150, 0.1573, -0.1723), (-0.0175, 0.8681, 0.1494), (-0.0175, 0.8681, 0.1494))
    ),
}
"""Filters in linear light: dichromats after Viénot, Brettel and Mollon (1999), and no colours."""


def pairs(names: list[str]) -> Iterator[tuple[str, str]]:
    """All pairs of different names."""
    for i, one in enumerate(names):
        for other in names[i + 1 :]:
            yield one, other
