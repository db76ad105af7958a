"""What SDL does not tell of the desktop: whether anybody there manages windows."""

from __future__ import annotations

import ctypes

import pygame


def has_window_manager() -> bool:
    """Whether windows are managed; a bare X server, as tests and kiosks have, does not do so.

    Only a window manager can make a window fill the screen in X: it owns a selection (ICCCM 2.8).
    """
    if pygame.display.get_driver() != "x11":
        return True
    try:
        x11 = ctypes.CDLL("libX11.so.6")
    except OSError:
        return True
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = x11.XGetSelectionOwner.restype = ctypes.c_ulong
    x11.XInternAtom.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int)
    x11.XGetSelectionOwner.argtypes = (ctypes.c_void_p, ctypes.c_ulong)
    x11.XCloseDisplay.argtypes = (ctypes.c_void_p,)
    display = x11.XOpenDisplay(None)
    if not display:
        return True
    try:
        return bool(x11.XGetSelectionOwner(display, x11.XInternAtom(display, b"WM_S0", 0)))
    finally:
        x11.XCloseDisplay(display)
