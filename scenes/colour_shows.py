"""The Siege table and Colour Cards for gallery and bench: at rest, and what only they show."""

from __future__ import annotations

from typing import Any, Final

from game.app.app import App
from game.lab.shows import Show
from game.rules.contract import Position
from scenes.rehearsal import ask, clip, make_move, picture, sit_down
from scenes.table import TableScene

_OWN: Final = "R2 R+2 Y7 G4 B-Shield W W4"
_OTHERS: Final = (
    "Y1 Y2 Y3 Y4 Y5",
    "G1 G2 G3 G5 G6 B7",
    "B1 R1",
    "R3 R4 R5 R8 R9 Y9 Y8",
    "B3 B4 B5 B6",
)
_MIXED: Final = {"amount": 6, "kind": "+2"}


def siege(app: App) -> tuple[Show, ...]:
    """Raised Shields, Shields that are struck, and stacks with their answers."""

    def still(name: str, seats: int = 4, **parts: Any) -> Show:
        return picture(name, lambda: _table(app, "siege", seats, **parts))

    def after(move: str, **parts: Any) -> TableScene:
        return make_move(_table(app, "siege", **parts), move)

    return (
        still("siege", shields=[1]),
        still("siege-two", 2, shields=[0, 1]),
        still("siege-three", 3, shields=[0, 1, 2]),
        still("siege-five", 5, shields=[0, 1, 2, 3, 4]),
        still("siege-six", 6, shields=[0, 1, 2, 3, 4, 5]),
        still("siege-answers", discard="G7 R+2", stack=_MIXED),
        picture("siege-second-shield", lambda: _warned(app)),
        clip("shield-raise", lambda: after("play B-Shield", discard="B7"), (0.34, 0.5, 0.8, 1.1)),
        clip(
            "shield-absorb",
            lambda: after("play R+2", shields=[1]),
            (0.7, 0.9, 1.0, 1.12, 1.2, 1.4, 1.7, 1.9),
        ),
        clip(
            "shield-answer",
            lambda: after("play B-Shield", discard="G7 R+2", stack=_MIXED),
            (0.5, 0.7, 0.9, 1.1, 1.4),
        ),
    )


def colour_cards(app: App) -> tuple[Show, ...]:
    """The call and what it costs to forget it, passing, and the opening card's action."""

    def still(name: str, **parts: Any) -> Show:
        return picture(name, lambda: _table(app, "colour-cards", **parts))

    def after(move: str, **parts: Any) -> TableScene:
        return make_move(_table(app, "colour-cards", **parts), move)

    return (
        still("colour-cards", own="R2 R+2 Y7 G4 B8 W W4"),
        still("colour-cards-stack", own="R2 Y+2 Y7 W4", discard="G7 R+2", stack=_MIXED),
        still("colour-cards-pass", own="Y9 G4 B8", drawn="B8"),
        still("colour-cards-drawn", own="Y9 G4 R8", drawn="R8"),
        still("last-card-button", own="R2 Y7"),
        clip("last-card-call", lambda: after("call", own="R2 Y7"), (0.1, 0.3)),
        clip(
            "last-card-penalty",
            lambda: after("play R2", own="R2 Y7"),
            (0.3, 0.5, 0.8, 1.0, 1.4),
        ),
        clip("opening-skip", lambda: _opening(app, "-Skip"), (4.5, 4.8, 5.2, 5.6)),
        clip("opening-two", lambda: _opening(app, "+2"), (4.5, 4.8, 5.2, 5.6)),
    )


def _table(
    app: App, game: str, seats: int = 4, *, own: str = _OWN, discard: str = "G7 R7", **parts: Any
) -> TableScene:
    position: Position = {"hands": [own, *_OTHERS[: seats - 1]], "discard": discard, **parts}
    return ask(sit_down(app, game=game, seats=seats, position=position))


def _warned(app: App) -> TableScene:
    """A second Shield is pointed at while one stands."""
    scene = _table(app, "siege", shields=[0], discard="B7")
    hand = scene.stage.table.hands[scene.viewer]
    scene.stage.hand.choose(next(c.key for c in hand if c.front and c.front.code == "B-Shield"))
    scene.stage.glides.advance(1.0)
    scene.refresh()
    return scene


def _opening(app: App, action: str) -> TableScene:
    """The first deal whose opening card is such an action."""
    for seed in range(1, 400):
        scene = sit_down(app, game="colour-cards", seed=seed)
        if str(scene.match.state.discard[-1]).endswith(action):
            return scene
    raise ValueError(f"no deal opens on {action}")
