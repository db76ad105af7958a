"""War's table for gallery and bench: at rest, and each of its animations."""

from __future__ import annotations

from game.app.app import App
from game.lab.shows import Show
from game.rules.contract import Position
from scenes.rehearsal import ask, clip, make_move, picture, sit_down
from scenes.table import TableScene

_OWN = "5H 2C 3C 4C KH 7C 8C 9C QS TH 2H JC"
_OTHERS = ("5S 2D 3D 4D KD 7D 8D 9D 6H TD 2S JD", "5D 3S TS AS 4S QC", "5C 4H 7H JH AD AC")


def at_rest(app: App) -> tuple[Show, ...]:
    """The table as it stands between moves."""

    def still(name: str, seats: int, rounds: int = 0, variant: str = "standard") -> Show:
        return picture(name, lambda: _played(app, seats, rounds, variant=variant))

    return (
        still("war", 2),
        still("war-waits", 2, 1),
        still("war-in-war", 2, 2),
        still("war-three", 3),
        still("war-four-waits", 4, 1),
        still("war-peace-in-war", 2, 1, variant="peace"),
        still("war-limit", 2, 1, variant="one"),
    )


def animations(app: App) -> tuple[Show, ...]:
    """Everything that moves at the table, with the moments worth a picture."""

    def turned(seats: int, rounds: int, piles: tuple[str, ...] = ()) -> TableScene:
        return make_move(_played(app, seats, rounds, piles), "turn")

    return (
        clip("war-deal", lambda: sit_down(app, game="war", seats=4), (0.6, 1.4, 2.4, 3.6)),
        clip("war-battle", lambda: turned(2, 0, ("9H 2C", "KS 3D")), (0.2, 0.5, 1.1, 1.5)),
        clip("war-begins", lambda: turned(2, 0), (0.3, 0.95, 1.2, 1.7)),
        clip("war-begins-of-four", lambda: turned(4, 0), (0.3, 0.95, 1.2, 1.7)),
        clip("war-layer", lambda: turned(2, 1), (0.2, 0.5, 0.8, 1.6, 2.2)),
        clip("war-pot", lambda: turned(2, 2), (0.8, 1.6, 2.2, 2.8, 3.1)),
        clip("war-out", lambda: turned(3, 0, ("KH 2C", "QS", "JS 4D")), (1.6, 1.9, 2.2)),
        clip("war-won", lambda: turned(2, 0, ("KH", "QS")), (2.2, 2.6, 3.2, 4.4)),
        clip("war-drawn", lambda: turned(2, 0, ("KH", "KS")), (1.2, 2.2, 2.9)),
    )


def _played(
    app: App, seats: int, rounds: int, piles: tuple[str, ...] = (), variant: str = "standard"
) -> TableScene:
    """A table after so many rounds, at rest."""
    position: Position = {"piles": list(piles or (_OWN, *_OTHERS[: seats - 1]))}
    scene = ask(sit_down(app, game="war", seats=seats, position=position, variant=variant))
    for _ in range(rounds):
        make_move(scene, "turn")
        scene.stage.finish()
        ask(scene)
    return scene
