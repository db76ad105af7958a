"""What a screen is, and the stack they lie on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.app.canvas import Canvas
from game.app.inputs import Input

if TYPE_CHECKING:
    from game.app.app import App


class Scene(ABC):
    """One screen. It is told of inputs and of time; drawing may not change it.

    A frame is drawn only while ``stale`` is True, so whoever changes what is to be seen sets it.
    """

    is_overlay = False
    """True for a panel over another scene, which is then drawn beneath it but not updated."""

    stops_clock = False
    """True for what may be opened in the middle of a match: turn timers stand still meanwhile."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.stale = True

    def enter(self) -> None:  # noqa: B027 - most scenes have nothing to do here
        """Called when the scene comes to the top of the stack, for the first time or again."""

    def leave(self) -> None:  # noqa: B027 - likewise
        """Called when the scene leaves the stack for good: stop sounds, write what is unwritten."""

    @abstractmethod
    def handle(self, event: Input) -> None:
        """Answer an input; called only for the scene on top."""

    def update(self, dt: float) -> float | None:
        """Let ``dt`` seconds pass.

        :return: seconds until this must be called again: 0 for the next frame, None for never
            (until an input comes). The program sleeps in between.
        """
        return None

    @abstractmethod
    def draw(self, canvas: Canvas) -> None:
        """Draw the scene as it stands."""


class Stack:
    """The scenes on show, the top one last. Changes take effect at one point of the frame."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self._changes: list[Callable[[], None]] = []

    @property
    def top(self) -> Scene | None:
        """The scene that gets inputs and time."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        """Lay a scene on top."""
        self._changes.append(lambda: self._push(scene))

    def pop(self) -> None:
        """Take the top scene away."""
        self._changes.append(self._pop)

    def replace(self, scene: Scene) -> None:
        """Take all scenes away and begin anew with this one."""
        self._changes.append(lambda: self._replace(scene))

    def quit(self) -> None:
        """Take all scenes away, which ends the program."""
        self._changes.append(self._clear)

    def settle(self) -> None:
        """Carry out the changes asked for; the loop's business."""
        while self._changes:
            self._changes.pop(0)()

    def draw(self, canvas: Canvas) -> None:
        """Draw the top scene and, under overlays, what lies beneath them."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].is_overlay:
            first -= 1
        for scene in self.scenes[max(0, first) :]:
            scene.draw(canvas)
            scene.stale = False

    @property
    def stale(self) -> bool:
        """Whether a frame must be drawn."""
        return any(scene.stale for scene in self.scenes)

    def _push(self, scene: Scene) -> None:
        self.scenes.append(scene)
        scene.enter()
        scene.stale = True

    def _pop(self) -> None:
        if self.scenes:
            self.scenes.pop().leave()
        if self.scenes:
            self.scenes[-1].enter()
            self.scenes[-1].stale = True

    def _clear(self) -> None:
        while self.scenes:
            self.scenes.pop().leave()

    def _replace(self, scene: Scene) -> None:
        self._clear()
        self._push(scene)
