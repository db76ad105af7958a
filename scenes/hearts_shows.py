"""Hearts' table for gallery and bench: at rest, and each of its animations."""

from __future__ import annotations

from typing import Any, Final

from game.app.app import App
from game.games.hearts.tableau import HeartsTableau
from game.lab.shows import Show
from game.motion.staging import Asked
from scenes.hearts_table import HeartsScene
from scenes.rehearsal import ask, clip, make_move, picture, sit_down
from scenes.table import TableScene

_OWN: Final = "4C JC 7D TD KD 3S KS 2H JH"
_OTHERS: Final = (
    "9C TC 6D 8D 4H TH 2S 4S",
    "QC KC 9D JD QH 5S 6S 7S",
    "AC QD AD KH AH 8S 9S JS",
)
_TAKEN: Final = ["", "", "5H 6H 7H 8H 9H 2C 3C 5C", "3H 6C 7C 8C 2D 3D 4D 5D"]
_DEALT: Final = (
    "4C JC 7D TD KD 3S KS 2H JH 9C AS QS 5D",
    "2C TC 6D 8D 4H TH 2S 4S 3C 5C",
    "QC KC 9D JD QH 5S 6S 7S 6C 7C",
    "AC QD AD KH AH 8S 9S JS 8C 2D",
)
_GIVEN: Final = ("", "3D 4D TS", "3H 5H 6H", "7H 8H 9H")


def at_rest(app: App) -> tuple[Show, ...]:
    """The table as it stands between moves."""
    return (
        picture("hearts-passing", lambda: _passing(app)),
        picture("hearts-passing-chosen", lambda: _passing(app, "KH AS QS")),
        picture("hearts-follow", lambda: _at(app, trick="QS AS TS", leader=1)),
        picture("hearts-lead", lambda: _leading(app)),
        picture("hearts-last-trick", lambda: _peeking(app)),
        picture("hearts-finish", lambda: _settled(app)),
        picture("hearts-three", lambda: _dealt(app, 3, leftover="facedown")),
        picture("hearts-five", lambda: _dealt(app, 5, leftover="facedown")),
    )


def animations(app: App) -> tuple[Show, ...]:
    """Everything that moves at the table, with the moments worth a picture."""

    def after(move: str, **parts: Any) -> TableScene:
        return make_move(_at(app, **parts), move)

    hearts = " ".join(f"{rank}H" for rank in "23456789TJQKA")
    end: dict[str, Any] = {"hands": ["KS", "", "", ""], "taken": [""] * 4}
    full = {"hands": _FULL, "taken": [""] * 4, "broken": False}
    void = {"hands": _VOID, "taken": [""] * 4}
    return (
        clip("hearts-deal", lambda: sit_down(app, game="hearts"), (0.6, 1.4, 2.2, 3.0, 3.8)),
        clip("hearts-pass", lambda: _given(app), (0.1, 0.4, 0.7, 0.95, 1.2, 1.6)),
        clip("hearts-play", lambda: after("play TS", **full, leader=3), (0.1, 0.25, 0.4)),
        clip("hearts-queen", lambda: after("play QS", **full, leader=1), (0.2, 0.4, 0.6, 0.9, 1.2)),
        clip(
            "hearts-broken",
            lambda: after("play 2H", **void, trick="9C QC AC", leader=1),
            (0.3, 0.5, 0.8, 1.1, 1.6, 2.0, 2.4),
        ),
        clip(
            "hearts-trick",
            lambda: after("play 3S", trick="QS AS TS", leader=1),
            (0.3, 0.6, 1.0, 1.3, 1.5, 1.8),
        ),
        clip(
            "hearts-moon",
            lambda: after(
                "play AS",
                hands=["AS", "", "", ""],
                trick="QS 2C 3C",
                leader=1,
                taken=[hearts, "", "", ""],
            ),
            (0.6, 1.4, 2.2, 2.6, 3.0, 3.6, 4.2),
        ),
        clip(
            "hearts-won",
            lambda: after("play KS", trick="AS QS 2S", leader=1, totals=[30, 95, 61, 87], **end),
            (1.0, 2.0, 2.6, 3.2, 4.4),
        ),
    )


_FULL: Final = [
    _OWN,
    *(f"{hand} {more}" for hand, more in zip(_OTHERS, ("QS", "AS", "TS"), strict=True)),
]
"""The hands before the trick that waits for the person."""
_VOID: Final = ["2H JH 7D TD KD", "TC 6D 8D 4H", "KC 9D JD QH", "QD AD KH AH"]


def _at(app: App, **parts: Any) -> HeartsScene:
    """A table in the middle of a deal, at rest."""
    position = {
        "hands": [_OWN, *_OTHERS],
        "taken": _TAKEN,
        "deal": 3,
        "totals": [31, 12, 40, 25],
        **parts,
    }
    scene = ask(sit_down(app, game="hearts", position=position))
    assert isinstance(scene, HeartsScene)
    return scene


def _leading(app: App) -> HeartsScene:
    return _at(app, hands=_FULL, leader=0, taken=[""] * 4, broken=False)


def _peeking(app: App) -> HeartsScene:
    scene = _leading(app)
    for move in ("play 3S", "play 2S", "play 5S", "play 8S"):
        make_move(scene, move)
        scene.stage.finish()
    ask(scene)
    scene.stage.peek.open = True
    return scene


def _settled(app: App) -> HeartsScene:
    hearts = " ".join(f"{rank}H" for rank in "23456789TJQKA")
    hands = ["4C JC 7D", "9C TC 6D", "QC KC 9D", "AC QD AD"]
    return _at(app, hands=hands, taken=[f"QS {hearts}", "", "2C 3C", ""], leader=0, broken=True)


def _passing(app: App, chosen: str = "") -> HeartsScene:
    hands = [_DEALT[0].replace("9C", "KH" if "KH" in chosen else "9C"), *_DEALT[1:]]
    if "KH" in chosen:
        hands[3] = hands[3].replace("KH", "9C")
    scene = _at(
        app, hands=hands, given=list(_GIVEN), taken=[""] * 4, phase="give", deal=1, totals=[0] * 4
    )
    table = scene.stage.table
    scene.stage.set_out([key for face in chosen.split() for key in _keys(table, face)])
    scene.stage.glides.advance(1.0)
    scene.refresh()
    return scene


def _given(app: App) -> HeartsScene:
    """The person has just given: all cards change hands."""
    scene = _passing(app, "KH AS QS")
    scene.controls.actions.want(Asked("give"))
    scene.refresh()
    return scene


def _dealt(app: App, seats: int, **options: Any) -> HeartsScene:
    """A table just dealt, the others' cards set out."""
    scene = sit_down(app, game="hearts", seats=seats, **options)
    assert isinstance(scene, HeartsScene)
    scene.stage.finish()
    for _ in range(seats - 1):
        seat = scene.match.to_act[-1]
        gift = scene.match.legal(seat)[0]
        scene.host.submit(gift)
        scene.stage.finish()
    ask(scene)
    return scene


def _keys(table: HeartsTableau, face: str) -> list[int]:
    own = table.hands[table.viewer]
    return [card.key for card in own if card.front is not None and card.front.code == face]
