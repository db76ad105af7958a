"""The Day & Night table for gallery and bench: at rest, turning over, its clock and its hunts."""

from __future__ import annotations

from typing import Any, Final

from game.app.app import App
from game.games.colours.turning import TURN
from game.lab.shows import Show
from game.table.colours.turnover import TURNOVER
from scenes.rehearsal import ask, clip, make_move, picture, sit_down
from scenes.table import TableScene

_TABLE: Final = "day-night"
_OWN: Final = "R2|P1 Y7|O7 Y-Reverse|O+5 G4|T4 G+1|T-Everyone B3|V3 R-Flip|V-Flip"
_OTHERS: Final = (
    "G-Skip|P8 R8|T3 B1|V9 Y3|O2 R-Flip|T9 G6|P4",
    "R4|V6 B-Flip|T9 Y9|O7 G2|P1 W|T-Clock",
    "B5|T3 Y-Reverse|P-Flip R1|O2 G+1|V9",
    "Y4|P3 Y5|P5 B7|O6 B8|Hunt G9|V4",
    "R5|T1 R6|T2 R7|V1 G3|O8",
)
_PILE: Final = "Y2|T5 G4|T6 R9|T8"
_HUNTED: Final = "R6|P5 Y6|O5 B6|V5 W|P6 G3|T1 R9|P9"
"""A stock whose fifth card is the first teal one by night."""


def at_rest(app: App) -> tuple[Show, ...]:
    """The table as it stands by day and by night, and for every number of seats."""

    def still(name: str, seats: int = 4, **parts: Any) -> Show:
        return picture(name, lambda: ask(_sit(app, seats, **parts)))

    night: dict[str, Any] = {"side": "night"}
    return (
        still("day"),
        still("night", **night),
        still("night-clock", **night, clock=2),
        still("day-clock", clock=3),
        still("night-stack", **night, discard="R3|P2 G5|T+5", stack={"amount": 10, "kind": "+5"}),
        still("hunted", **night, discard="R3|P2 W|Hunt", colour="T", stack=_HUNT),
        still("day-two", 2, clock=1),
        still("night-two", 2, **night),
        still("night-three", 3, **night, clock=1),
        still("day-five", 5, clock=2),
        still("night-five", 5, **night, clock=3),
        still("day-six", 6, clock=1),
        still("night-six", 6, **night),
    )


_HUNT: Final = {"amount": 0, "kind": "Hunt"}


def animations(app: App) -> tuple[Show, ...]:
    """Everything that moves at this table alone, with the moments worth a picture."""

    def after(move: str, **parts: Any) -> TableScene:
        return make_move(ask(_sit(app, **parts)), move)

    begins = _played(app)
    flip = [begins + TURN * share for share in (0.0, 0.25, 0.42, 0.5, 0.75, 1.0)]
    night: dict[str, Any] = {"side": "night"}
    hunt: dict[str, Any] = {"side": "night", "discard": "R3|P2 W|Hunt", "colour": "T"}
    return (
        clip("night-deal", lambda: sit_down(app, game=_TABLE), (1.9, 2.9), peaks=(0.0,)),
        clip("flip", lambda: after("play R-Flip"), flip, peaks=(0.0, 0.2)),
        clip("dawn", lambda: after("play V-Flip", **night, discard="B7|V6"), flip, peaks=(0.0,)),
        clip("clock", lambda: after("play R-Clock", own="R-Clock|T1 R2|P1 Y7|O7"), (0.5, 0.7, 0.9)),
        clip("tick", lambda: after("play R2", clock=3), (0.6, 0.75)),
        clip(
            "strike", lambda: after("play R2", clock=1), (0.5, 0.75, 0.92, 1.1, 1.3, 1.5, 1.9, 2.4)
        ),
        clip(
            "hunt",
            lambda: after("take", **hunt, stack=_HUNT, stock=_HUNTED),
            (0.4, 0.7, 1.1, 1.5, 1.9, 2.2),
            peaks=(0.0,),
        ),
        clip("everyone", lambda: after("play T-Everyone", **night), (0.45, 0.6, 0.8)),
        clip("foreign", lambda: _foreign(app), (0.12, 0.24, 0.36)),
    )


def _sit(app: App, seats: int = 4, **parts: Any) -> TableScene:
    hands = [str(parts.pop("own", _OWN)), *_OTHERS[: seats - 1]]
    position = {"hands": hands, "discard": _PILE, **parts}
    return sit_down(app, game=_TABLE, seats=seats, position=position)


def _foreign(app: App) -> TableScene:
    """Another seat plays a card, whose back leaves its fan."""
    scene = _sit(app, turn=1)
    scene.host.update(0.0)
    return make_move(scene, "play R8")


def _played(app: App) -> float:
    """Seconds until a played Flip has landed and the table begins to turn."""
    scene = make_move(ask(_sit(app)), "play R-Flip")
    tweens = scene.stage.playback.clip.tweens
    return min(tween.at for tween in tweens if tween.actor == TURNOVER)
