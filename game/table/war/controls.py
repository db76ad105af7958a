"""What the person does at War's table: turning up by click, drag, key or holding; auto-play."""

from __future__ import annotations

from typing import Final

from game.app.app import App
from game.app.inputs import FocusLost, Input, KeyDown, Pressed, Released
from game.motion.staging import Asked, Chosen, Dropped
from game.rules.contract import Refusal
from game.rules.events import Place
from game.table.actions import Actions
from game.table.controls import Controls
from game.table.gestures import Gesture, Spot, Tapped
from game.table.war.host import WarHost
from game.table.war.stage import WarStage
from game.table.war.words import SPEEDS, refusal_text

_HOLD: Final = 0.45
"""Seconds from which on a pile held down turns up again and again."""
_AGAIN: Final = 0.02
"""Seconds between two looks at a pile that is held down."""
_AT_ONCE: Final = frozenset({"speed", "rest"})
"""What may be asked for in the middle of an animation, beside what leaves the table."""


class WarActions(Actions):
    """Tries what the person wants."""

    def why(self, reason: Refusal) -> str:
        """The reason of a refusal in words."""
        return refusal_text(self.app.words)


class WarControls(Controls):
    """Follows the person's inputs."""

    stage: WarStage
    host: WarHost
    words = {"t": "turn", "v": "speed", "e": "rest"}  # noqa: RUF012

    def __init__(self, app: App, stage: WarStage, host: WarHost) -> None:
        super().__init__(app, stage, host, WarActions(app, stage, host))
        self._own = Place("pile", host.viewer)
        self._pressed_at: float | None = None

    # -- inputs ----------------------------------------------------------------------------------

    def handle(self, event: Input) -> None:
        """Answer an input."""
        match event:
            case KeyDown("space" | "return", repeat=True):
                self.actions.want(Asked("turn"))  # held, it turns up again and again
                return
            case KeyDown(name, repeat=False) if self.words.get(name) in _AT_ONCE:
                self.press(self.words[name])
                return
            case Released() | FocusLost():
                self._pressed_at = None
        super().handle(event)
        if isinstance(event, Pressed):
            self._press()

    def _press(self) -> None:
        """A press beside the keys stops auto-play; on the own pile it may become a hold."""
        spot = self.gestures.pressed
        if self.host.away and not _is_key(spot):
            self.host.set_away(False)
            self._skipped = True
        self._pressed_at = self._now if self._is_own(spot) else None

    def update(self, seconds: float) -> float | None:
        """Let time pass; in how many seconds to call again."""
        wake = super().update(seconds)
        if self._pressed_at is None:
            return wake
        left = self._pressed_at + _HOLD - self._now
        if left <= 0.0 and self.actions.may_act:
            self._skipped = True  # letting go turns up no more
            self.actions.want(Asked("turn"))
        left = max(_AGAIN, left)
        return left if wake is None else min(wake, left)

    def _answer(self, gesture: Gesture) -> None:
        if isinstance(gesture, Tapped) and _is_key(gesture.spot) and gesture.spot != "key:turn":
            self.tapped(gesture.spot)  # the other keys answer in the middle of an animation too
        else:
            super()._answer(gesture)

    # -- the pointer -----------------------------------------------------------------------------

    def tapped(self, spot: Spot) -> None:
        """Something was clicked."""
        if self._is_own(spot):
            self.actions.want(Chosen(self._own))
        else:
            super().tapped(spot)

    def let(self, spot: str, x: float, y: float) -> None:
        """What was dragged is let go there: a card off the own pile is turned up."""
        if self._is_own(spot) and self.stage.drop_zone(x, y) and not self._skipped:
            self.actions.want(Dropped(self._own, Place("up", self.host.viewer)))

    def _is_own(self, spot: Spot) -> bool:
        return spot == f"pile:{self.host.viewer}"

    def let_go(self) -> None:
        """Another screen comes up: whatever is held is let go of."""
        super().let_go()
        self._pressed_at = None

    # -- keys ------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Enter or the space bar: turn up."""
        self.press("turn")

    def press(self, word: str) -> None:
        """A key of the table was pressed, on the screen or on the keyboard."""
        match word:
            case "turn" if self.host.away:
                self.host.set_away(False)
            case "speed":
                self.click(word)
                at = SPEEDS.index(round(self.stage.pace))
                self.stage.pace = float(SPEEDS[(at + 1) % len(SPEEDS)])
            case "rest":
                self.click(word)
                self.host.rush()
            case "away" if self.host.is_out or self.host.rushing:
                pass
            case "sort":
                pass  # nobody holds a hand
            case _:
                super().press(word)


def _is_key(spot: Spot) -> bool:
    return spot is not None and spot.startswith("key:")
