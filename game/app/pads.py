"""Gamepads as keys: cross and stick are arrows, the buttons those keys that a table needs most."""

from __future__ import annotations

from typing import Final

import pygame
from pygame._sdl2 import controller

_BUTTONS: Final = {  # play, menu or back, take, keep, sort, hint and call, as on the keyboard
    pygame.CONTROLLER_BUTTON_A: "return",
    pygame.CONTROLLER_BUTTON_B: "escape",
    pygame.CONTROLLER_BUTTON_X: "d",
    pygame.CONTROLLER_BUTTON_Y: "k",
    pygame.CONTROLLER_BUTTON_START: "escape",
    pygame.CONTROLLER_BUTTON_BACK: "s",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "h",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "l",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
}
_PLAIN_BUTTONS: Final = {0: "return", 1: "escape", 2: "d", 3: "k", 4: "h", 5: "l"}
"""Buttons of a pad that SDL has no map of."""
_AXES: Final = {0: ("left", "right"), 1: ("up", "down")}
_PUSHED: Final = 0.6
_LET_GO: Final = 0.35
"""A stick counts as pushed beyond the one and as let go within the other, so it cannot flutter."""


class Pads:
    """Every gamepad that is plugged in, as names of keys."""

    def __init__(self) -> None:
        self._mapped: dict[int, controller.Controller] = {}
        self._plain: dict[int, pygame.joystick.JoystickType] = {}
        self._leaning: dict[tuple[int, int], str] = {}

    def open(self) -> None:
        """Begin to listen; those plugged in already announce themselves with events."""
        try:
            pygame.joystick.init()
            controller.init()
        except pygame.error:
            return  # no pads then: the game does not need one

    def read(self, event: pygame.Event) -> tuple[str, ...]:
        """The keys which an event of a pad presses."""
        match event.type:
            case pygame.JOYDEVICEADDED:
                self._plug_in(event.device_index)
            case pygame.JOYDEVICEREMOVED:
                self._mapped.pop(event.instance_id, None)
                self._plain.pop(event.instance_id, None)
            case pygame.CONTROLLERBUTTONDOWN:
                return _one(_BUTTONS.get(event.button))
            case pygame.CONTROLLERAXISMOTION:
                return self._lean(event.instance_id, event.axis, event.value / 32767)
            case pygame.JOYBUTTONDOWN if event.instance_id not in self._mapped:
                return _one(_PLAIN_BUTTONS.get(event.button))
            case pygame.JOYAXISMOTION if event.instance_id not in self._mapped:
                return self._lean(event.instance_id, event.axis, event.value)
            case pygame.JOYHATMOTION if event.instance_id not in self._mapped:
                across, up = event.value
                return _way(across, "left", "right") + _way(up, "down", "up")
        return ()

    def _plug_in(self, index: int) -> None:
        try:
            if controller.is_controller(index):
                pad = controller.Controller(index)
                self._mapped[pad.as_joystick().get_instance_id()] = pad
            else:
                stick = pygame.joystick.Joystick(index)
                self._plain[stick.get_instance_id()] = stick
        except pygame.error:
            return  # unplugged again meanwhile, or not ours to open

    def _lean(self, pad: int, axis: int, value: float) -> tuple[str, ...]:
        """The key that a stick presses once when it is pushed; it must be let go between."""
        names = _AXES.get(axis)
        if names is None:
            return ()
        if abs(value) < _LET_GO:
            self._leaning.pop((pad, axis), None)
        elif abs(value) > _PUSHED:
            name = names[value > 0]
            if self._leaning.get((pad, axis)) != name:
                self._leaning[pad, axis] = name
                return (name,)
        return ()


def _one(name: str | None) -> tuple[str, ...]:
    return () if name is None else (name,)


def _way(value: int, negative: str, positive: str) -> tuple[str, ...]:
    if not value:
        return ()
    return (positive if value > 0 else negative,)
