"""The Classic table for gallery and bench: at rest, and each of its animations."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from game.app.app import App
from game.app.inputs import Input, Moved, Pressed, Released
from game.lab.shows import Show
from game.motion.ease import in_out, in_out_sine, mix
from game.rules.contract import Position
from scenes.rehearsal import (
    Happening,
    Point,
    ask,
    clip,
    make_move,
    picture,
    place_of,
    script,
    sit_down,
)
from scenes.table import TableScene

_OWN: Final = "R2 R-Bomb Y7 Y-Reverse G4 B+2 W"
_OTHERS: Final = ("Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9", "G1 G2 G3 G5 G6", "B1 R+2", "R3 R4 R5", "B3 B4 B5 B6")
_MANY: Final = " ".join(f"{c}{n}" for c in "RYGB" for n in range(1, 10)) + " W W4 R-Skip Y+2"
_DRAG: Final = 0.62


def at_rest(app: App) -> tuple[Show, ...]:
    """The table as it stands between moves."""

    def still(name: str, seats: int = 4, **parts: object) -> Show:
        return picture(name, lambda: ask(sit_down(app, seats=seats, position=_at(seats, **parts))))

    return (
        still("table"),
        still("table-fuse", fuse={"count": 3, "blast": 4}),
        still("table-stack", discard="G7 R+2", stack={"amount": 4, "kind": "+2"}),
        still("table-two", 2, fuse={"count": 2, "blast": 6}),
        still("table-three", 3),
        still("table-five", 5, fuse={"count": 1, "blast": 4}),
        still("table-six", 6, fuse={"count": 2, "blast": 4}),
        still("table-hand-of-20", 2, own=" ".join(_MANY.split()[:20])),
        still("table-hand-of-40", 2, own=_MANY),
        still("table-last-card", own="R2", third="G1"),
    )


def animations(app: App) -> tuple[Show, ...]:
    """Everything that moves at the table, with the moments worth a picture."""

    def after(move: str, **parts: object) -> TableScene:
        return make_move(ask(sit_down(app, position=_at(4, **parts))), move)

    stack = {"amount": 6, "kind": "+2"}
    last, fuse = {"count": 1, "blast": 4}, {"count": 3, "blast": 4}
    return (
        clip(
            "deal",
            lambda: sit_down(app),
            (0.3, 0.62, 0.86, 1.45, 2.0, 2.6, 2.9, 3.4, 3.62, 4.13),
            peaks=(0.0, 0.25),
        ),
        _drag(app),
        clip("play", lambda: after("play Y7"), (0.1, 0.24, 0.34, 0.46, 0.6), peaks=(0.0,)),
        _refuse(app),
        _wheel(app),
        clip("draw", lambda: after("take", stock="R9 Y1"), (0.14, 0.3), peaks=(0.0,)),
        clip(
            "take",
            lambda: after("take", discard="G7 R+2", stack=stack, own="R2 G4 Y7 W"),
            (0.28, 0.4, 0.56, 0.7, 0.9, 1.2),
            peaks=(0.0,),
        ),
        clip("skip", lambda: after("play R-Skip", own="R2 G4 R-Skip W"), (0.45, 0.55, 0.75)),
        clip(
            "reverse",
            lambda: after("play R-Reverse", own="R2 G4 R-Reverse W"),
            (0.5, 0.6, 0.68, 0.82, 1.0, 1.2),
        ),
        clip("fuse", lambda: after("play R-Bomb"), (0.42, 0.55, 0.66, 0.8, 1.0, 1.2)),
        clip("burn", lambda: after("play R2", fuse=fuse), (0.45, 0.55, 0.7, 0.85, 1.0)),
        clip(
            "explosion",
            lambda: after("play R2", fuse=last, third="B1 R8"),
            (0.7, 0.92, 0.97, 1.0, 1.06, 1.16, 1.3, 1.5, 1.8, 2.1, 2.4),
        ),
        clip("last-card", lambda: after("play R2", own="R2 W"), (0.3, 0.4, 0.56), peaks=(0.0,)),
        clip("win", lambda: after("play R2", own="R2"), (0.5, 0.62, 0.8, 1.2, 2.0, 3.0)),
    )


def _at(seats: int, **parts: object) -> Position:
    hands = [str(parts.pop("own", _OWN)), *_OTHERS[: seats - 1]]
    hands[-1] = str(parts.pop("third", hands[-1]))
    return {"hands": hands, "discard": "G7 R-Skip R7", **parts}


# -- what a person does --------------------------------------------------------------------------


def _carried(start: Point, end: Point, begins: float) -> Iterator[Happening]:
    """A hand's way with a card: up first, then across, quick in the middle."""
    yield begins, lambda _: (Moved(*start), Pressed(*start))
    for k in range(1, 37):
        p = k / 36
        x, y = mix(start[0], end[0], in_out_sine(p)), mix(start[1], end[1], in_out(p))
        yield begins + 0.1 + _DRAG * p, partial(_moved, x, y)
    yield begins + 0.14 + _DRAG, lambda _: (Released(*end),)


def _moved(x: float, y: float, _: TableScene) -> tuple[Input, ...]:
    return (Moved(x, y, held=True),)


def _drag(app: App) -> Show:
    def make() -> TableScene:
        return ask(sit_down(app, position=_at(4)))

    way = _carried(place_of(make(), "Y7"), (1090.0, 380.0), 0.05)
    return script("drag", make, tuple(way), 1.5, (0.16, 0.34, 0.5, 0.66, 0.8, 0.86, 1.0, 1.14, 1.4))


def _refuse(app: App) -> Show:
    def make() -> TableScene:
        return ask(sit_down(app, position=_at(4)))

    way = _carried(place_of(make(), "G4"), (1050.0, 470.0), 0.05)
    return script("refuse", make, tuple(way), 1.6, (0.6, 0.84, 0.9, 0.96, 1.04, 1.12, 1.4))


def _wheel(app: App) -> Show:
    def make() -> TableScene:
        return ask(sit_down(app, position=_at(4)))

    scene = make()
    wild, hub = place_of(scene, "W"), scene.stage.layout.anchor("wheel")
    yellow, blue = (hub.x + 120, hub.y - 120), (hub.x - 120, hub.y + 120)
    happenings: tuple[Happening, ...] = (
        (0.05, lambda _: (Moved(*wild), Pressed(*wild), Released(*wild))),
        (0.8, lambda _: (Moved(*yellow),)),
        (1.2, lambda _: (Moved(*blue),)),
        (1.6, lambda _: (Pressed(*blue), Released(*blue))),
    )
    return script(
        "wheel", make, happenings, 2.6, (0.12, 0.2, 0.3, 0.7, 1.0, 1.4, 1.72, 1.84, 2.0, 2.4)
    )
