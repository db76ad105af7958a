"""The event loop: inputs and time to the scenes, frames to the window, and sleep between them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from math import inf
from typing import Any, Final, Protocol

import pygame

from game.app.app import App
from game.app.canvas import Canvas
from game.app.inputs import Input, KeyDown, Moved, Resized
from game.app.pads import Pads
from game.app.translate import Translator, key_name
from game.app.window import Window

NAP: Final = 0.01
"""Seconds between two looks at the event queue while nothing moves.

``pygame.event.wait`` looks a thousand times a second, which costs a core 3 %; this costs 0.4 %.
"""
NAP_UNSEEN: Final = 0.05
"""The same while the window is minimised."""
HITCH: Final = 0.1
"""Seconds that a scene may be told of beyond those it asked to sleep: an animation goes on where
it stood after the program has been held up."""
SETTLING: Final = 0.25
"""Seconds after the last change of size until the pictures are made sharp again."""


class Screen(Protocol):
    """A scene as the loop sees it (``scenes/scene.py``)."""

    is_overlay: bool
    stops_clock: bool

    def handle(self, event: Input, /) -> None:
        """Answer an input."""

    def update(self, dt: float, /) -> float | None:
        """Let time pass; seconds until the next call."""


class Scenes(Protocol):
    """The stack of scenes as the loop sees it."""

    @property
    def top(self) -> Screen | None:
        """The scene that gets inputs and time; None ends the program."""

    @property
    def stale(self) -> bool:
        """Whether a frame must be drawn."""

    def settle(self) -> None:
        """Carry out the changes asked for."""

    def draw(self, canvas: Canvas, /) -> None:
        """Draw what is on show."""

    def quit(self) -> None:
        """Ask for the end."""


class Loop:
    """Runs the program, one ``step`` a frame; scenes never run a loop of their own.

    A step waits until there is something to do, lets time pass, hands over the inputs, carries out
    changes of scene at that one point, and draws a frame if something looks different.
    """

    def __init__(
        self,
        app: App,
        scenes: Scenes,
        window: Window,
        *,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.frames = 0
        """How many frames have been drawn."""
        self._app = app
        self._scenes = scenes
        self._window = window
        self._now = now
        self._sleep = sleep
        self._translator = Translator(app.canvas.to_table, lambda: window.pygame.size)
        self._pads = Pads()
        self._interval = _interval(app.canvas)
        self._seen = self._now()
        self._earliest = self._seen
        self._due = self._seen
        self._passed = 0.0
        self._asked = 0.0
        self._redraw = True
        self._lost = False
        self._sharpen = inf
        self._mix = inf
        self._at_rest = False
        self._noted = 0

    @property
    def at_rest(self) -> bool:
        """Whether nothing moves, and nothing will by itself before long."""
        return self._at_rest

    def run(self) -> None:
        """Run until the last scene is gone."""
        self.begin()
        while self._scenes.top is not None:
            self.step()

    def begin(self) -> None:
        """Show the first frame, and only then start what a first frame does not need.

        It is drawn while the window is hidden, for that is when most pictures are made.
        """
        self._scenes.settle()
        if self._scenes.top is not None:
            self._pass_time()
            self._scenes.draw(self._app.canvas)
            self._window.show()
            self._present()
            self._window.fullscreen = self._app.settings.fullscreen
        self._app.trace.note("shown", unix=time.time(), driver=self._app.canvas.driver)
        self._note_size()
        self._app.audio.open()
        self._pads.open()
        pygame.key.set_repeat(400, 60)

    def step(self) -> None:
        """One turn of the loop."""
        events = self._wait()
        started = self._now()
        if self._window.shown:
            self._pass_time()
        before = self._scenes.top
        heard = [self._hear(event) for event in events]
        self._scenes.settle()
        if any(heard) or self._scenes.top is not before:
            self._due = started
        self._sharpen_if_due(started)
        if self._window.shown:
            self._draw()
        mix = self._app.audio.update(started)
        self._mix = inf if mix is None else started + mix
        self._note_rest(started)
        self._earliest = started + self._interval

    # -- waiting and time ------------------------------------------------------------------------

    def _wait(self) -> list[pygame.Event]:
        """Sleep until something happens or is due, but at least for the rest of this frame."""
        self._sleep(max(0.0, self._earliest - self._now()))
        while True:
            events = pygame.event.get()
            self._look_at_clock()
            wake = self._wake()
            if events or self._seen >= wake or self._scenes.top is None:
                return events
            self._sleep(min(NAP if self._window.shown else NAP_UNSEEN, wake - self._seen))

    def _wake(self) -> float:
        """When there is something to do even if nothing happens."""
        if not self._window.shown:
            return self._mix
        return 0.0 if self._redraw else min(self._due, self._sharpen, self._mix)

    def _look_at_clock(self) -> None:
        """Count the time since the last look, unless the table cannot be seen."""
        now = self._now()
        gap, self._seen = now - self._seen, now
        if self._window.shown:
            self._passed += gap
            top = self._scenes.top
            if top is not None and not (top.is_overlay or top.stops_clock):
                self._app.clock.tick(gap)

    def _pass_time(self) -> None:
        """Tell the top scene how much time has passed, and ask when it wants to be told again."""
        top = self._scenes.top
        if top is None:
            return
        dt, self._passed = min(self._passed, self._asked + HITCH), 0.0
        wake = top.update(dt)
        self._asked = wake or 0.0
        self._due = inf if wake is None else self._seen + wake

    # -- events ----------------------------------------------------------------------------------

    def _hear(self, event: pygame.Event) -> bool:
        """Answer one event; whether a scene was told."""
        if event.type == pygame.QUIT:
            self._scenes.quit()
        elif event.type in (pygame.RENDER_TARGETS_RESET, pygame.RENDER_DEVICE_RESET):
            self._lost = True
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWDISPLAYCHANGED):
            return self._resize()
        elif event.type == pygame.AUDIODEVICEREMOVED and not event.iscapture:
            self._app.audio.device_removed(event.which)
        elif event.type == pygame.KEYDOWN and _asks_full_screen(event):
            self._toggle_full_screen()
            return False
        self._note_window(event.type)
        inputs: list[Input] = [KeyDown(name) for name in self._pads.read(event)]
        translated = self._translator.read(event)
        if translated is not None:
            inputs.append(translated)
        for each in inputs:
            self._tell(each)
        return bool(inputs)

    def _tell(self, event: Input) -> None:
        self._scenes.settle()
        if self._app.trace and not (isinstance(event, Moved) and not event.held):
            self._app.trace.note("input", what=repr(event), frames=self.frames)
        top = self._scenes.top
        if top is not None:
            top.handle(event)

    def _note_window(self, kind: int) -> None:
        was_shown = self._window.shown
        self._window.note(kind)
        if kind == pygame.WINDOWEXPOSED or (self._window.shown and not was_shown):
            self._redraw = True
        if kind == pygame.WINDOWFOCUSGAINED:
            self._app.audio.open()

    def _resize(self) -> bool:
        """Take over the window's size: old pictures are stretched until it stays the same."""
        if not self._app.canvas.measure(keep=True):
            return False
        self._redraw = True
        self._sharpen = self._now() + SETTLING
        self._note_size()
        self._tell(Resized())
        return True

    def _toggle_full_screen(self) -> None:
        on = not self._window.fullscreen
        self._app.change(replace(self._app.settings, fullscreen=on))

    # -- frames ----------------------------------------------------------------------------------

    def _sharpen_if_due(self, now: float) -> None:
        """Make all pictures anew after a change of size or a loss, once for a flood of events."""
        if self._lost or now >= self._sharpen:
            self._lost, self._sharpen = False, inf
            self._app.canvas.forget()
            self._redraw = True

    def _draw(self) -> None:
        if not (self._redraw or self._scenes.stale) or self._scenes.top is None:
            return
        self._scenes.draw(self._app.canvas)
        self._present()

    def _present(self) -> None:
        self._redraw = False
        self._app.canvas.present()
        self.frames += 1

    def _note_size(self) -> None:
        if self._app.trace:
            size, pixels = self._window.pygame.size, self._app.canvas.pixels
            self._app.trace.note("size", window=size, pixels=pixels, frames=self.frames)

    def _note_rest(self, now: float) -> None:
        """Keep ``at_rest``; note in the trace its beginning, what is drawn in it, and its end."""
        rest = self._wake() - now > self._interval
        if rest and (not self._at_rest or self.frames != self._noted):
            self._app.trace.note("rest", frames=self.frames)
            self._noted = self.frames
        elif self._at_rest and not rest:
            self._app.trace.note("wake", frames=self.frames)
        self._at_rest = rest


def _interval(canvas: Canvas) -> float:
    """Seconds from frame to frame.

    Where the display sets the pace, a little less than its own, so that presenting waits for it;
    a display that does not know its pace has 60 frames a second.
    """
    rates: list[Any] = pygame.display.get_desktop_refresh_rates() if canvas.vsync else []
    rate = max(rates, default=0) or 60
    return 0.9 / rate if canvas.vsync else 1 / 60


def _asks_full_screen(event: pygame.Event) -> bool:
    name = key_name(event.key, event.scancode)
    return name == "f11" or (name == "return" and bool(event.mod & pygame.KMOD_ALT))
