"""A table that is played for its pictures alone: any second of it can be drawn, in any order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from game import games
from game.app.app import App
from game.app.canvas import Canvas
from game.app.inputs import Input
from game.lab.shows import Show
from game.rules.contract import Position
from game.session.match import Match
from game.session.record import By
from game.session.store import Store
from game.table.turns import TurnClock
from scenes import play
from scenes.shelf import usual_plan
from scenes.table import TableScene

Make: TypeAlias = Callable[[], TableScene]
Point: TypeAlias = tuple[float, float]
Happening: TypeAlias = tuple[float, Callable[[TableScene], Sequence[Input]]]
"""At that second of a script, the inputs that the table then gets."""
_STEP: Final = 1 / 60
_NONCE: Final = "0" * 32


def sit_down(
    app: App,
    *,
    game: str = "classic",
    seats: int = 4,
    position: Position | None = None,
    seed: int = 3,
    **options: bool | int | str,
) -> TableScene:
    """A table in that position, or just being dealt; it is kept nowhere."""
    plan = replace(usual_plan(game, seats), options=options)
    kit = games.find(plan.game)
    match = Match.start(
        kit,
        kit.rules.options_type.parse(plan.options),
        play.sitters(plan),
        seed=seed,
        nonce=_NONCE,
        store=Store.in_memory(),
        now=lambda: 0.0,
        position=position,
    )
    scene = play.table_scene(app, match, plan)
    scene.enter()
    return scene


def ask(scene: TableScene) -> TableScene:
    """Bring a table to the person's turn, with some of the time gone."""
    scene.host.update(0.0)
    now = scene.app.clock.now
    if scene.plan.timer is not None:
        scene.host.clock = TurnClock(now - 9.0, 30.0)
    scene.stage.glides.advance(1.0)
    scene.refresh()
    return scene


def make_move(scene: TableScene, move: str) -> TableScene:
    """Let the seat in turn make that move: its clip is at its beginning then."""
    match = scene.match
    seat = match.to_act[0]
    scene.host.submit(match.game.read_move(match.state, seat, move), By.PERSON)
    scene.stage.glides.advance(1.0)
    scene.refresh()
    return scene


def picture(name: str, make: Make) -> Show:
    """A table at rest."""
    made: list[TableScene] = []

    def prepare() -> None:
        made[:] = [make()]

    def draw(canvas: Canvas, _time: float) -> None:
        made[0].draw(canvas)

    return Show(name, 0.0, draw, prepare)


def clip(name: str, make: Make, moments: Sequence[float] = (), peaks: Sequence[float] = ()) -> Show:
    """What plays on a table when it is made; ``peaks`` are heavy moments, measured from its end."""
    made = [make()]
    duration = made[0].stage.playback.clip.duration

    def prepare() -> None:
        made[:] = [make()]

    def draw(canvas: Canvas, time: float) -> None:
        stage = made[0].stage
        stage.draw(stage.frame_at(time))

    times = sorted({*moments, *(duration - before for before in peaks)})
    return Show(name, duration, draw, prepare, tuple(t for t in times if 0 <= t <= duration))


class Script:
    """A table that gets inputs at given seconds; to go back in time it is played anew."""

    def __init__(self, make: Make, happenings: Sequence[Happening]) -> None:
        self._make = make
        self._happenings = tuple(happenings)
        self.reset()

    def reset(self) -> None:
        """Begin anew."""
        self._scene = self._make()
        self._time = 0.0
        self._due = list(self._happenings)

    def draw(self, canvas: Canvas, time: float) -> None:
        """Draw that second."""
        if time < self._time - 1e-6:
            self.reset()
        while self._time < time - 1e-6:
            self._go(min(_STEP, time - self._time))
        self._scene.draw(canvas)

    def _go(self, seconds: float) -> None:
        scene = self._scene
        while self._due and self._due[0][0] <= self._time:
            for event in self._due.pop(0)[1](scene):
                scene.handle(event)
        scene.stage.advance(seconds)
        scene.controls.update(seconds)
        scene.stage.hud.advance(seconds)
        self._time += seconds


def script(
    name: str,
    make: Make,
    happenings: Sequence[Happening],
    duration: float,
    moments: Sequence[float],
) -> Show:
    """A table that a person does something at."""
    played = Script(make, happenings)
    return Show(name, duration, played.draw, played.reset, tuple(moments))


def place_of(scene: TableScene, face: str) -> Point:
    """A point of the visible strip of an own card."""
    frame = scene.stage.frame()
    for card in scene.stage.table.fan(scene.viewer):
        pose = scene.stage.hand.pose_of(frame, card.key)
        if card.front is not None and card.front.code == face and pose is not None:
            return pose.point(-pose.width * 0.36, -pose.width * 0.3)
    raise ValueError(f"no {face} in the hand")
