"""A table without a screen, for tests: time passes when it is told to."""

from __future__ import annotations

import time
from dataclasses import replace

from game import games
from game.app.app import App
from game.app.inputs import KeyDown, Moved, Pressed, Released
from game.session.match import Match
from game.table.host import Host
from game.table.plan import Plan
from scenes import play
from scenes.shelf import usual_plan

NONCE = "0" * 32


class Table:
    """One match at a table, the person in seat 0."""

    def __init__(
        self,
        app: App,
        *,
        game: str = "classic",
        position: dict[str, object] | None = None,
        plan: Plan | None = None,
        seed: int = 1,
        speed: float = 4.0,
        reduced: bool = False,
        match: Match | None = None,
    ) -> None:
        app.settings = replace(app.settings, speed=speed, reduced_motion=reduced)
        Host.strict = True
        hands = position["hands"] if position else None
        self.app = app
        seats = len(hands) if isinstance(hands, list) else 4
        self.plan = plan or replace(usual_plan(game, seats), timer=None)
        kit = games.find(self.plan.game)
        self.match = match or Match.start(
            kit,
            kit.rules.options_type.parse(self.plan.options),
            play.sitters(self.plan),
            seed=seed,
            nonce=NONCE,
            store=app.store,
            now=time.time,
            position=position,
        )
        self.scene = play.table_scene(app, self.match, self.plan)
        app.screens.push(self.scene)
        app.screens.settle()  # type: ignore[attr-defined]

    @property
    def stage(self):  # type: ignore[no-untyped-def]
        return self.scene.stage

    @property
    def asking(self) -> bool:
        return self.scene.host.is_asking

    def wait(self, seconds: float, step: float = 1 / 30) -> None:
        """Let time pass."""
        for _ in range(round(seconds / step)):
            self.tick(step)

    def tick(self, step: float) -> float | None:
        self.app.clock.tick(step)
        wake = self.scene.update(step)
        self.app.screens.settle()  # type: ignore[attr-defined]
        return wake

    def until_asked(self, seconds: float = 60.0) -> None:
        """Until the person is to move, or the match is over."""
        waited = 0.0
        while not self.asking and self.match.to_act:
            self.tick(0.1)
            waited += 0.1
            assert waited < seconds, "the table stalls"

    def key(self, *names: str) -> None:
        for name in names:
            self.scene.handle(KeyDown(name))

    def place_of(self, face: str) -> tuple[float, float]:
        """A point of the visible strip of an own card."""
        frame = self.stage.frame()
        for card in self.stage.table.fan(0):
            pose = self.stage.hand.pose_of(frame, card.key)
            if card.front.code == face:
                return pose.point(-pose.width * 0.36, -pose.width * 0.3)
        raise AssertionError(f"no {face} in the hand")

    def click(self, x: float, y: float, button: int = 1) -> None:
        self.scene.handle(Moved(x, y))
        self.scene.handle(Pressed(x, y, button))
        self.scene.handle(Released(x, y, button))

    def click_card(self, face: str) -> None:
        self.click(*self.place_of(face))

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Press, go there in steps, let go."""
        self.scene.handle(Moved(*start))
        self.scene.handle(Pressed(*start))
        for k in range(1, 6):
            x = start[0] + (end[0] - start[0]) * k / 5
            y = start[1] + (end[1] - start[1]) * k / 5
            self.scene.handle(Moved(x, y, held=True))
            self.tick(1 / 60)
        self.scene.handle(Released(*end))

    def anchor(self, name: str) -> tuple[float, float]:
        anchor = self.stage.layout.anchor(name)
        return anchor.x, anchor.y

    def key_at(self, asks: str) -> tuple[float, float]:
        place = self.stage.keys.find(asks).place
        return self.stage.layout.box(f"key:{place}").centre

    @property
    def hand(self) -> list[str]:
        return [card.front.code for card in self.stage.table.fan(0)]

    @property
    def top(self) -> str:
        return self.stage.table.top("discard").front.code
