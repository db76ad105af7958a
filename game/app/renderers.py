"""Which of SDL's renderers draws: the best one that this machine really opens."""

from __future__ import annotations

import os
from typing import Final

import pygame
from pygame._sdl2.video import Renderer, get_drivers

DRIVERS: Final = ("direct3d11", "metal", "opengl", "software")
"""Renderers in order of preference; Direct3D 9, SDL's own first choice on Windows, comes last."""


def best_driver(wanted: str | None = None) -> int:
    """The index of the renderer to use: the wanted one, else SDL's override, else our order.

    :raises ValueError: if the wanted renderer is not to be had here.
    """
    names = [info.name for info in get_drivers()]
    if wanted:
        if wanted not in names:
            raise ValueError(f"no renderer {wanted!r} here, only {', '.join(names)}")
        return names.index(wanted)
    if os.environ.get("SDL_RENDER_DRIVER") in names:
        return names.index(os.environ["SDL_RENDER_DRIVER"])
    if os.environ.get("SDL_VIDEODRIVER") == "dummy":
        return names.index("software")
    return next((names.index(name) for name in DRIVERS if name in names), 0)


def open_renderer(
    window: pygame.Window, wanted: str | None, vsync: bool
) -> tuple[Renderer, str, bool]:
    """The best renderer that this machine really opens, its name, and whether it waits for vsync.

    :raises ValueError: if the wanted renderer is not to be had here.
    :raises pygame.error: if none opens, not even the software one.
    """
    names = [str(info.name) for info in get_drivers()]
    first = best_driver(wanted)
    others = [names.index(name) for name in DRIVERS if name in names]
    for index in dict.fromkeys((first, *others)):
        paced = vsync and names[index] != "software"
        try:
            renderer = Renderer(window, index=index, vsync=paced, target_texture=True)
        except pygame.error as problem:
            failure = problem
        else:
            return renderer, names[index], paced
    raise failure
