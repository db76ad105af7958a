"""Reads the tables drawn in Tiled into pure layouts; no picture is loaded and no display needed.

What a map must hold is told in ``assets/tables/README.md``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

import pytmx

from game.app.canvas import HEIGHT, WIDTH
from game.motion.layout import Anchor, Box, Fan, Layout, Mark, Rows


def load_layout(path: Path, layers: Collection[str] = ()) -> Layout:
    """The layout which that map describes.

    Object layers which have a property ``only`` belong to some tables alone: they count if
    ``layers`` names it, and what they hold takes the place of things of the same name.

    :raises ValueError: naming the fault, if the map is not one of a table.
    :raises OSError: if it cannot be read.
    """
    tiled = pytmx.TiledMap(str(path), image_loader=_no_picture)
    size = (tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight)
    if size != (WIDTH, HEIGHT):
        raise ValueError(f"{path.name}: a table is {WIDTH} x {HEIGHT}, not {size[0]} x {size[1]}")
    fans: dict[str, Fan] = {}
    anchors: dict[str, Anchor] = {}
    boxes: dict[str, Box] = {}
    for thing in _things(tiled, path.name, layers):
        if thing.name.startswith("hand:"):
            fans[thing.name] = _fan(thing)
        elif thing.width and thing.height:
            boxes[thing.name] = Box(thing.x, thing.y, thing.width, thing.height)
        else:
            anchors[thing.name] = _anchor(thing)
    seats = [f"hand:{seat}" for seat in range(len(fans))]
    if not fans or set(seats) != set(fans):
        raise ValueError(f"{path.name}: hands are hand:0, hand:1 and so on, not {sorted(fans)}")
    return Layout(tuple(fans[name] for name in seats), anchors, boxes, _marks(tiled))


def _things(tiled: pytmx.TiledMap, file: str, layers: Collection[str]) -> Iterator[Any]:
    """The map's objects, each name once: those of the layers named go before the common ones."""
    groups = [layer for layer in tiled.layers if isinstance(layer, pytmx.TiledObjectGroup)]
    common = [group for group in groups if "only" not in group.properties]
    own = [group for group in groups if group.properties.get("only") in layers]
    taken = set[str]()
    for part in (own, common):
        found = set[str]()
        for thing in (thing for group in part for thing in group):
            if not thing.name or thing.name in found:
                raise ValueError(f"{file}: object {thing.id} has no name, or one used before")
            found.add(thing.name)
            if thing.name not in taken:
                yield thing
        taken |= found


def _no_picture(*_: object, **__: object) -> Any:
    """Stand for pytmx's picture loader."""
    return lambda *_: None


def _anchor(thing: Any) -> Anchor:
    return Anchor(thing.x, thing.y, thing.rotation, float(thing.properties.get("card", 160.0)))


def _fan(thing: Any) -> Fan:
    wanted = ("step", "reach", "bend", "spread", "sag")
    missing = [name for name in wanted if name not in thing.properties]
    if missing:
        raise ValueError(f"{thing.name} lacks {', '.join(missing)}")
    rows = None
    if "rows_over" in thing.properties:
        names = ("rows_over", "rows_width", "rows_apart")
        over, width, apart = (thing.properties[name] for name in names)
        rows = Rows(int(over), float(width), float(apart))
    step, reach, bend, spread, sag = (float(thing.properties[name]) for name in wanted)
    return Fan(_anchor(thing), step, reach, bend, spread, sag, rows)


def _marks(tiled: pytmx.TiledMap) -> tuple[Mark, ...]:
    found = []
    for layer in tiled.layers:
        if not isinstance(layer, pytmx.TiledTileLayer):
            continue
        for column, row, gid in layer.iter_data():
            properties = tiled.tile_properties.get(gid) if gid else None
            if properties and properties.get("mark"):
                w, h = tiled.tilewidth, tiled.tileheight
                found.append(Mark(properties["mark"], Box(column * w, row * h, w, h)))
    return tuple(found)
