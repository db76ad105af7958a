"""Textures that are drawn onto: still pictures as large as the window, kept by name."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import TypeAlias

from pygame._sdl2.video import Renderer, Texture

Draw: TypeAlias = Callable[[], None]


@dataclass(slots=True)
class _Layer:
    texture: Texture
    stamp: Hashable


class Layers:
    """The layers of one window; ``stamp`` tells whether what is on one is still true."""

    def __init__(self, renderer: Renderer) -> None:
        self._renderer = renderer
        self._layers: dict[str, _Layer] = {}

    def clear(self) -> None:
        """Let all layers go."""
        self._layers.clear()

    def drop(self, name: str) -> None:
        """Let a layer go."""
        self._layers.pop(name, None)

    def find(self, name: str) -> Texture | None:
        """A layer's picture, or None if there is none of that name."""
        layer = self._layers.get(name)
        return None if layer is None else layer.texture

    def keep(
        self, name: str, size: tuple[int, int], stamp: Hashable, draw: Draw, *, glass: bool = False
    ) -> Texture:
        """A layer's picture, drawn anew if it bears another stamp.

        ``glass``: it is see-through where nothing is drawn; else ``draw`` must cover all of it.
        """
        layer = self._layers.get(name)
        if layer is None:
            texture = Texture(self._renderer, size, target=True)
            layer = self._layers[name] = _Layer(texture, None)
        elif layer.stamp == stamp:
            return layer.texture
        self._onto(layer, draw, clear=glass)
        layer.stamp = stamp
        return layer.texture

    def add(self, name: str, stamp: Hashable, draw: Draw) -> None:
        """Draw more onto a layer already there, which bears the new stamp from then on."""
        layer = self._layers.get(name)
        if layer is not None:
            self._onto(layer, draw)
            layer.stamp = stamp

    def _onto(self, layer: _Layer, draw: Draw, *, clear: bool = False) -> None:
        before = self._renderer.target
        self._renderer.target = layer.texture
        try:
            if clear:
                self._renderer.draw_color = (0, 0, 0, 0)
                self._renderer.clear()
            draw()
        finally:
            self._renderer.target = before
