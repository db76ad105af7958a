"""What the person does at the table, with pointer or keyboard, and what comes of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Final

from game.app.app import App
from game.app.inputs import FocusLost, Input, KeyDown, Moved, Pressed, Released, Resized
from game.motion.layout import Anchor
from game.motion.staging import Asked
from game.table.actions import Actions
from game.table.gestures import (
    Dragged,
    Gesture,
    Gestures,
    Let,
    LetGo,
    Lifted,
    Over,
    Rested,
    Spot,
    Tapped,
)
from game.table.host import Host
from game.table.stage import Stage

_SPEED_OVER: Final = 0.09
"""Seconds over which a dragged card's speed is measured."""
_WORDS: Final = {
    "s": "sort",
    "h": "hint",
    "m": "menu",
    "escape": "menu",
    "a": "away",
    "f1": "rules",
    "n": "sound",
}
"""What keys ask for."""
ARROWS: Final = {"left": -1, "right": 1, "up": -1, "down": 1}
_LEAVING: Final = frozenset({"menu", "rules", "sound", "away"})
"""What may be asked for in the middle of an animation."""


class Controls:
    """Follows the person's inputs at one table. A game's own controls say what differs."""

    words: Mapping[str, str] = {}
    """What a game's own keys ask for."""

    def __init__(self, app: App, stage: Stage[Any], host: Host, actions: Actions) -> None:
        self.app = app
        self.stage = stage
        self.host = host
        self.actions = actions
        self.gestures = Gestures()
        self.ask: Callable[[str], None] = lambda word: None
        """Told of what is not the table's own: ``menu``, ``rules``, ``sound``, ``hint``."""
        self.tell: Callable[[Spot], None] = lambda spot: None
        """Told on what the pointer rests, or that it no longer does."""
        self._now = 0.0
        self._skipped = False
        self._trail: deque[tuple[float, float]] = deque(maxlen=32)
        host.on_time_out = self.interrupt

    # -- inputs ----------------------------------------------------------------------------------

    def handle(self, event: Input) -> None:
        """Answer an input."""
        match event:
            case KeyDown():
                self._key(event)
            case Resized():
                self.tell(None)
            case Pressed() | Moved() | Released() | FocusLost():
                self._point(event)

    def _point(self, event: Pressed | Moved | Released | FocusLost) -> None:
        if isinstance(event, Pressed):
            self._skipped = self.stage.busy and not self.stage.absorbed
            if self.stage.busy:
                self.stage.finish()
        if isinstance(event, Pressed) and event.button == 3:
            self.cancel()
        spot = None if isinstance(event, FocusLost) else self.stage.spot(event.x, event.y)
        for gesture in self.gestures.feed(event, spot, self._now):
            self._answer(gesture)
        self.stage.look.over = self.gestures.over
        self.stage.look.pressed = self.gestures.pressed

    def update(self, seconds: float) -> float | None:
        """Let time pass; in how many seconds to call again."""
        self._now += seconds
        told, wake = self.gestures.wait(self._now)
        for gesture in told:
            self._answer(gesture)
        if self.stage.hand.grip is not None:
            self._lean()
        return wake

    def _answer(self, gesture: Gesture) -> None:
        match gesture:
            case Over(spot):
                self.over(spot)
            case Tapped(spot) if not self._skipped:
                self.tapped(spot)
            case Lifted(spot, x, y):
                self.lifted(spot, x, y)
            case Dragged(x, y):
                self.dragged(x, y)
            case Let(spot, x, y):
                self.let(spot, x, y)
            case LetGo():
                self.drop_home()
            case Rested(spot):
                self.tell(spot)

    # -- the pointer -----------------------------------------------------------------------------

    def over(self, spot: Spot) -> None:
        """The pointer is on that, or on nothing."""
        self.tell(None)
        self.stage.hand.point(card_of(spot))
        if card_of(spot) is not None:
            self.stage.hand.choose(None)
        elif spot is not None and spot.startswith("key:"):
            self.app.audio.play("button_hover")

    def tapped(self, spot: Spot) -> None:
        """Something was clicked."""
        card = card_of(spot)
        if card is not None:
            self.actions.play(card)
        elif spot is not None and spot.startswith("key:"):
            self.press(spot.removeprefix("key:"))

    def lifted(self, spot: str, x: float, y: float) -> None:
        """Something is being dragged: an own card follows the pointer."""
        card = card_of(spot)
        self.tell(None)
        if card is not None and not self.stage.absorbed:
            self.stage.hand.lift(self.stage.frame(), card, x, y)
            self._trail.clear()
            self.app.audio.play("card_slide")

    def dragged(self, x: float, y: float) -> None:
        """The pointer has gone on with what it holds."""
        self._trail.append((self._now, x))
        hand, calm = self.stage.hand, self.stage.calm
        if hand.grip is None:
            return
        hand.carry(x, y, self._speed(), calm=calm)
        order = hand.place(self.stage.frame())
        if order != self.stage.table.order:
            self.stage.arrange(order, sorting=self.stage.table.sorting)

    def _lean(self) -> None:
        """A card that is held still hangs straight."""
        grip = self.stage.hand.grip
        if grip is not None:
            self.stage.hand.carry(grip.x, grip.y, self._speed(), calm=self.stage.calm)

    def _speed(self) -> float:
        """How fast the pointer went across of late, in units a second."""
        recent = [x for at, x in self._trail if at >= self._now - _SPEED_OVER]
        return (recent[-1] - recent[0]) / _SPEED_OVER if len(recent) > 1 else 0.0

    def let(self, spot: str, x: float, y: float) -> None:
        """What was dragged is let go there."""
        stage, card, grip = self.stage, card_of(spot), self.stage.hand.grip
        if card is None or grip is None:
            return
        zone = stage.drop_zone(x, y)
        if zone is None:
            self.drop_home()
        elif zone == "hand":
            moved = stage.table.order != grip.order
            stage.hand.let_go(stage.frame(), home=True, calm=stage.calm)
            if moved:
                stage.arrange(stage.table.order, sorting=False)
        else:
            pose = stage.hand.grip_pose()
            stage.hand.let_go(stage.frame(), home=False, calm=stage.calm)
            self._restore(grip.order)
            self.dropped(card, pose)

    def dropped(self, card: int, pose: Anchor | None) -> None:
        """An own card was let go where cards are played."""
        self.actions.play(card, pose)

    def _restore(self, order: tuple[int, ...]) -> None:
        if order != self.stage.table.order:
            self.stage.arrange(order, sorting=self.stage.table.sorting)

    def drop_home(self) -> None:
        """The held card goes back where it was taken from."""
        grip = self.stage.hand.grip
        if grip is not None:
            self._restore(grip.order)
            self.stage.hand.let_go(self.stage.frame(), home=True, calm=self.stage.calm)

    # -- keys ------------------------------------------------------------------------------------

    def _key(self, event: KeyDown) -> None:
        self.tell(None)
        if self.stage.absorbed:
            self.absorbed_key(event.name)
            return
        word = self.words.get(event.name) or _WORDS.get(event.name)
        if self.stage.busy and word not in _LEAVING:
            if not event.repeat:
                self.stage.finish()
            return
        if event.name in ARROWS:
            self.stage.hand.step(self.stage.table, ARROWS[event.name])
            self.stage.hand.point(None)
        elif event.repeat:
            return
        elif event.name in ("return", "space"):
            self.enter()
        elif event.name in ("i", "?") and self.stage.hand.cursor is not None:
            self.tell(f"card:{self.stage.hand.cursor}")
        elif word is not None:
            self.press(word)

    def enter(self) -> None:
        """Enter or the space bar: play the card that is chosen."""
        cursor = self.stage.hand.cursor
        if cursor is not None and self.stage.table.slot(cursor) is not None:
            self.actions.play(cursor)

    def absorbed_key(self, name: str) -> None:
        """A key was pressed while something stands open that takes all inputs."""

    def cancel(self) -> None:
        """The right button: close what stands open."""

    def let_go(self) -> None:
        """Another screen comes up, or time is up: whatever is held goes back to its place."""
        self.gestures = Gestures()
        self.drop_home()

    def interrupt(self) -> Any:
        """Time is up: let go of everything; the move that the person had begun, if there is one."""
        self.let_go()
        return None

    def press(self, word: str) -> None:
        """A key of the table was pressed, on the screen or on the keyboard."""
        self.click(word)
        match word:
            case "sort":
                self.sort()
            case "away":
                self.host.set_away(not self.host.away)
            case "menu" | "rules" | "sound" | "hint":
                self.ask(word)
            case _:
                self.actions.want(Asked(word))

    def click(self, word: str) -> None:
        """Let the screen's key be heard, if there is one."""
        key = self.stage.keys.find(word)
        if key is not None and key.enabled:
            self.app.audio.play("button_press")

    def sort(self) -> None:
        """Sort the own hand, and keep it sorted."""
        order = self.stage.table.sorted_order()
        self.app.audio.play("fan_open")
        self.stage.arrange(order, sorting=True)


def card_of(spot: Spot) -> int | None:
    """The key of the own card that is meant."""
    if spot is None or not spot.startswith("card:"):
        return None
    return int(spot.removeprefix("card:"))
