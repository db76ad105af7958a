"""The program's window: its size on the desktop, full screen and back, minimised or shown."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, TypeAlias

import pygame

from game.app.desktop import has_window_manager

Size: TypeAlias = tuple[int, int]

SMALLEST: Final[Size] = (800, 600)
"""What the window may not be made smaller than, in the system's own units."""
_SHARE: Final = 0.9
"""The share of the desktop a new window may take; what is left holds task bars and docks."""
_FRAME: Final = 72
"""Roughly what a title bar and a task bar take of the height."""
_SHAPE: Final = 16 / 9
_UNSEEN: Final = "offscreen"
"""The driver which SDL falls back on where there is no screen."""
_HINTS: Final = {
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
    "SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR": "0",
    "SDL_VIDEO_ALLOW_SCREENSAVER": "1",  # a table at rest should let a tired screen sleep
    "SDL_TOUCH_MOUSE_EVENTS": "0",  # fingers come as fingers, once
    "SDL_VIDEO_X11_WMCLASS": "suits-and-colours",  # what ties the window to its .desktop file
    "SDL_VIDEO_WAYLAND_WMCLASS": "suits-and-colours",
    "SDL_APP_NAME": "Suits & Colours",
}


def start_video() -> None:
    """Start pygame's video with the program's hints; an environment's own hints win.

    :raises pygame.error: if there is no screen to show anything on.
    """
    for name, value in _HINTS.items():
        os.environ.setdefault(name, value)
    pygame.display.init()
    if pygame.display.get_driver() == _UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
        pygame.display.quit()  # a program that nobody sees could not even be closed
        raise pygame.error("no screen was found (SDL_VIDEODRIVER=dummy does without)")
    pygame.font.init()


def first_size(desktop: Size, wanted: Size | None = None) -> Size:
    """The size of a new window: the wanted one, else a wide one on nine tenths of the desktop.

    It never exceeds the desktop, and is no smaller than ``SMALLEST`` where that has room.

    >>> first_size((1920, 1080)), first_size((5760, 1080)), first_size((1080, 1920))
    ((1613, 907), (1613, 907), (972, 600))
    >>> first_size((1024, 600)), first_size((640, 480)), first_size((1366, 768), (9000, 700))
    ((845, 600), (640, 480), (1366, 700))
    """
    width, height = desktop
    if wanted is not None:
        return min(wanted[0], width), min(wanted[1], height)
    wide = min(width * _SHARE, (height - _FRAME) * _SHARE * _SHAPE)
    return (
        min(width, max(SMALLEST[0], round(wide))),
        min(height, max(SMALLEST[1], round(wide / _SHAPE))),
    )


class Window:
    """The one window of the program. It is hidden until ``show``, so that it never flashes empty.

    Full screen is a borderless window as large as its display: nothing changes the display's mode,
    and going to another window leaves it where it is.
    """

    def __init__(self, title: str, wanted: Size | None = None, icon: Path | None = None) -> None:
        """Make the window on the main display; ``start_video`` comes first.

        :raises pygame.error: if the system gives no window.
        """
        size = first_size(pygame.display.get_desktop_sizes()[0], wanted)
        self.pygame = pygame.Window(
            title,
            size,
            pygame.WINDOWPOS_CENTERED,
            hidden=True,
            resizable=True,
            allow_high_dpi=True,
        )
        self.pygame.minimum_size = (min(size[0], SMALLEST[0]), min(size[1], SMALLEST[1]))
        if icon is not None and icon.is_file():
            self.pygame.set_icon(pygame.image.load_sized_svg(icon, (128, 128)))
        self.shown = False
        """Whether anything of it can be seen: not hidden and not minimised."""
        self.maximised = False
        self._fullscreen = False
        self._place: tuple[tuple[int, int], Size] | None = None

    @property
    def title(self) -> str:
        """What stands in the title bar."""
        return self.pygame.title

    @title.setter
    def title(self, text: str) -> None:
        if text != self.pygame.title:
            self.pygame.title = text

    @property
    def fullscreen(self) -> bool:
        """Whether it fills its display; where the system refuses, it stays as it was."""
        return self._fullscreen

    @fullscreen.setter
    def fullscreen(self, on: bool) -> None:
        if on == self._fullscreen:
            return
        try:
            if on:
                self._fill()
            else:
                self._go_back()
        except pygame.error:
            return
        self._fullscreen = on

    def _fill(self) -> None:
        if self.maximised:
            self.pygame.restore()  # else the way back leads to a maximised size that cannot shrink
        if has_window_manager():
            self._place = None
            self.pygame.set_fullscreen(desktop=True)
        else:
            self._place = (self.pygame.position, self.pygame.size)
            self.pygame.position = (0, 0)
            self.pygame.size = pygame.display.get_desktop_sizes()[0]

    def _go_back(self) -> None:
        """Be where the window was; only what we have moved ourselves must be moved back."""
        if self._place is not None:
            self.pygame.position, self.pygame.size = self._place
            return
        self.pygame.set_windowed()
        if self.maximised:
            self.pygame.maximize()

    def show(self) -> None:
        """Bring it to the screen."""
        self.pygame.show()
        self.shown = True

    def note(self, kind: int) -> None:
        """Keep up with what the desktop did to it, told by the type of an event."""
        if kind in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self.shown = False
        elif kind in (
            pygame.WINDOWSHOWN,
            pygame.WINDOWRESTORED,
            pygame.WINDOWMAXIMIZED,
            pygame.WINDOWEXPOSED,
        ):
            self.shown = True
        if not self._fullscreen and kind == pygame.WINDOWMAXIMIZED:
            self.maximised = True
        elif not self._fullscreen and kind == pygame.WINDOWRESTORED:
            self.maximised = False

    def close(self) -> None:
        """Take it from the screen for good."""
        self.shown = False
        self.pygame.destroy()
