"""What the person does at the table, with pointer or keyboard, and what comes of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from game.app.app import App
from game.app.inputs import FocusLost, Input, KeyDown, Moved, Pressed, Released, Resized
from game.games.colours.cards import COLOURS, Colour
from game.games.colours.moves import PlayCard
from game.motion.staging import Asked, Chosen, Dropped
from game.rules.events import Place
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
    "d": "take",
    "t": "take",
    "k": "keep",
    "p": "play",
    "l": "call",
    "s": "sort",
    "h": "hint",
    "m": "menu",
    "escape": "menu",
    "a": "away",
    "f1": "rules",
    "n": "sound",
}
"""What keys ask for."""
_ARROWS: Final = {"left": -1, "right": 1, "up": -1, "down": 1}
_LEAVING: Final = frozenset({"menu", "rules", "sound", "away"})
"""What may be asked for in the middle of an animation."""


class Controls:
    """Follows the person's inputs at one table."""

    def __init__(self, app: App, stage: Stage, host: Host) -> None:
        self.app = app
        self.stage = stage
        self.host = host
        self.actions = Actions(app, stage, host)
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
            self._skipped = self.stage.busy and not self.stage.wheel.is_open
            if self.stage.busy:
                self.stage.finish()
        if isinstance(event, Pressed) and event.button == 3 and self.stage.wheel.is_open:
            self.actions.cancel_colour()
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
                self._over(spot)
            case Tapped(spot) if not self._skipped:
                self._tapped(spot)
            case Lifted(spot, x, y):
                self._lifted(spot, x, y)
            case Dragged(x, y):
                self._dragged(x, y)
            case Let(spot, x, y):
                self._let(spot, x, y)
            case LetGo():
                self._drop_home()
            case Rested(spot):
                self.tell(spot)

    # -- the pointer -----------------------------------------------------------------------------

    def _over(self, spot: Spot) -> None:
        self.tell(None)
        stage = self.stage
        if stage.wheel.is_open:
            if stage.wheel.point(_colour(spot)) and spot is not None:
                self._sound_hover()
            return
        stage.hand.point(_card(spot))
        if _card(spot) is not None:
            stage.hand.choose(None)
        elif spot is not None and spot.startswith("key:"):
            self.app.audio.play("button_hover")

    def _sound_hover(self) -> None:
        over = self.stage.wheel.over
        if over is not None:
            self.stage.cues.sound("hover", step=int(over))

    def _tapped(self, spot: Spot) -> None:
        if self.stage.wheel.is_open:
            colour = _colour(spot)
            if spot == "key:call":
                self.press("call")
            elif colour is None:
                self.actions.cancel_colour()
            else:
                self.actions.choose_colour(colour)
            return
        card = _card(spot)
        if card is not None:
            self.actions.play(card)
        elif spot == "stock":
            self.actions.want(Chosen(Place("stock")))
        elif spot is not None and spot.startswith("key:"):
            self.press(spot.removeprefix("key:"))

    def _lifted(self, spot: str, x: float, y: float) -> None:
        card = _card(spot)
        self.tell(None)
        if spot == "stock" and self.actions.may_act and self.stage.table.pile("stock").count:
            self._draw_to(x, y)
        if card is not None and not self.stage.wheel.is_open:
            self.stage.hand.lift(self.stage.frame(), card, x, y)
            self._trail.clear()
            self.app.audio.play("card_slide")

    def _dragged(self, x: float, y: float) -> None:
        self._trail.append((self._now, x))
        hand, calm = self.stage.hand, self.stage.calm
        if self.stage.look.drawn is not None:
            self._draw_to(x, y)
        if hand.grip is None:
            return
        hand.carry(x, y, self._speed(), calm=calm)
        order = hand.place(self.stage.frame())
        if order != self.stage.table.order:
            self.stage.arrange(order, sorting=self.stage.table.sorting)

    def _draw_to(self, x: float, y: float) -> None:
        """A card from the deck follows the pointer."""
        self.stage.look.drawn = replace(self.stage.layout.anchor("stock"), x=x, y=y)

    def _lean(self) -> None:
        """A card that is held still hangs straight."""
        grip = self.stage.hand.grip
        if grip is not None:
            self.stage.hand.carry(grip.x, grip.y, self._speed(), calm=self.stage.calm)

    def _speed(self) -> float:
        """How fast the pointer went across of late, in units a second."""
        recent = [x for at, x in self._trail if at >= self._now - _SPEED_OVER]
        return (recent[-1] - recent[0]) / _SPEED_OVER if len(recent) > 1 else 0.0

    def _let(self, spot: str, x: float, y: float) -> None:
        stage, card = self.stage, _card(spot)
        if spot == "stock":
            drawn, stage.look.drawn = stage.look.drawn, None
            if drawn is not None and stage.drop_zone(x, y) == "hand":
                self.actions.want(Dropped(Place("stock"), Place("hand", self.host.viewer)), drawn)
            return
        grip = stage.hand.grip
        if card is None or grip is None:
            return
        zone = stage.drop_zone(x, y)
        if zone == "discard":
            pose = stage.hand.grip_pose()
            stage.hand.let_go(stage.frame(), home=False, calm=stage.calm)
            self._restore(grip.order)
            self.actions.play(card, pose)
        elif zone == "hand":
            moved = stage.table.order != grip.order
            stage.hand.let_go(stage.frame(), home=True, calm=stage.calm)
            if moved:
                stage.arrange(stage.table.order, sorting=False)
        else:
            self._drop_home()

    def _restore(self, order: tuple[int, ...]) -> None:
        if order != self.stage.table.order:
            self.stage.arrange(order, sorting=self.stage.table.sorting)

    def _drop_home(self) -> None:
        """The held card goes back where it was taken from."""
        self.stage.look.drawn = None
        grip = self.stage.hand.grip
        if grip is not None:
            self._restore(grip.order)
            self.stage.hand.let_go(self.stage.frame(), home=True, calm=self.stage.calm)

    # -- keys ------------------------------------------------------------------------------------

    def _key(self, event: KeyDown) -> None:
        self.tell(None)
        if self.stage.wheel.is_open:
            self._wheel_key(event.name)
            return
        word = _WORDS.get(event.name)
        if self.stage.busy and word not in _LEAVING:
            if not event.repeat:
                self.stage.finish()
            return
        if event.name in _ARROWS:
            self.stage.hand.step(self.stage.table, _ARROWS[event.name])
            self.stage.hand.point(None)
        elif event.repeat:
            return
        elif event.name in ("return", "space"):
            self._enter()
        elif event.name in ("i", "?") and self.stage.hand.cursor is not None:
            self.tell(f"card:{self.stage.hand.cursor}")
        elif word is not None:
            self.press(word)

    def _enter(self) -> None:
        cursor = self.stage.hand.cursor
        if cursor is not None and self.stage.table.slot(cursor) is not None:
            self.actions.play(cursor)
        elif self.host.view.drawn_face is not None:
            self.press("play")

    def _wheel_key(self, name: str) -> None:
        wheel = self.stage.wheel
        if name in ("1", "2", "3", "4"):
            self.actions.choose_colour(COLOURS[int(name) - 1])
        elif name in _ARROWS:
            if wheel.arrow(name):
                self._sound_hover()
        elif name in ("return", "space") and wheel.over is not None:
            self.actions.choose_colour(wheel.over)
        elif name in ("escape", "backspace"):
            self.actions.cancel_colour()
        elif name == "l":
            self.press("call")
        elif name == "m":
            self.ask("menu")

    def let_go(self) -> None:
        """Another screen comes up, or time is up: whatever is held goes back to its place."""
        self.gestures = Gestures()
        self._drop_home()

    def interrupt(self) -> PlayCard | None:
        """Time is up: let go of everything; the wild whose colour was still to be named."""
        self.let_go()
        return self.actions.interrupt_colour()

    def press(self, word: str) -> None:
        """A key of the table was pressed, on the screen or on the keyboard."""
        key = self.stage.keys.find(word)
        if key is not None and key.enabled:
            self.app.audio.play("button_press")
        match word:
            case "sort":
                self.sort()
            case "away":
                self.host.set_away(not self.host.away)
            case "menu" | "rules" | "sound" | "hint":
                self.ask(word)
            case "play" if self.host.view.drawn_face is not None:
                self.actions.play(self._drawn_key())
            case _:
                self.actions.want(Asked(word))

    def _drawn_key(self) -> int:
        hand = self.stage.table.hands[self.host.viewer]
        return hand[-1].key

    def sort(self) -> None:
        """Sort the own hand, and keep it sorted."""
        order = self.stage.table.sorted_order()
        self.app.audio.play("fan_open")
        self.stage.arrange(order, sorting=True)


def _card(spot: Spot) -> int | None:
    if spot is None or not spot.startswith("card:"):
        return None
    return int(spot.removeprefix("card:"))


def _colour(spot: Spot) -> Colour | None:
    if spot is None or not spot.startswith("colour:"):
        return None
    return Colour(int(spot.removeprefix("colour:")))
