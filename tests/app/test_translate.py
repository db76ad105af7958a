"""Mouse, fingers, keys and gamepads as the scenes hear of them."""

import pygame
import pytest

from game.app.inputs import FocusLost, KeyDown, Moved, Pressed, Released, Scrolled
from game.app.pads import Pads
from game.app.translate import Translator, key_name
from game.app.window import start_video


@pytest.fixture
def translator():
    """A translator for a window of 960 x 540, half a pixel a table unit."""
    start_video()
    return Translator(lambda point: (point[0] * 2, point[1] * 2), lambda: (960, 540))


def mouse(kind, x, y, button=1, buttons=(0, 0, 0), touch=False):
    return pygame.Event(kind, pos=(x, y), button=button, buttons=buttons, touch=touch)


def finger(kind, x, y, number=7, window="a window"):
    return pygame.Event(kind, x=x, y=y, finger_id=number, window=window)


def key(code, scancode=0, mod=0, kind=pygame.KEYDOWN):
    return pygame.Event(kind, key=code, scancode=scancode, mod=mod)


def test_the_mouse_speaks_in_table_units(translator):
    read = translator.read
    assert read(mouse(pygame.MOUSEMOTION, 10, 20)) == Moved(20, 40)
    assert read(mouse(pygame.MOUSEBUTTONDOWN, 10, 20)) == Pressed(20, 40)
    assert read(mouse(pygame.MOUSEMOTION, 11, 20, buttons=(1, 0, 0))) == Moved(22, 40, held=True)
    assert read(mouse(pygame.MOUSEBUTTONUP, 11, 20, button=3)) == Released(22, 40, 3)


def test_the_wheel_turns_once_though_it_is_told_twice(translator):
    translator.read(mouse(pygame.MOUSEMOTION, 5, 6))
    wheel = pygame.Event(pygame.MOUSEWHEEL, precise_y=-1.0, flipped=False)
    assert translator.read(mouse(pygame.MOUSEBUTTONDOWN, 5, 6, button=5)) is None
    assert translator.read(wheel) == Scrolled(10, 12, -1.0)


def test_a_finger_is_heard_once_though_the_system_plays_mouse_for_it(translator):
    read = translator.read
    assert read(finger(pygame.FINGERDOWN, 0.5, 0.5)) == Pressed(960, 540, touch=True)
    assert read(mouse(pygame.MOUSEBUTTONDOWN, 480, 270, touch=True)) is None
    moved = read(finger(pygame.FINGERMOTION, 0.25, 0.5))
    assert moved == Moved(480, 540, held=True, touch=True)
    assert read(mouse(pygame.MOUSEMOTION, 240, 270, touch=True)) is None
    assert read(finger(pygame.FINGERUP, 0.25, 0.5)) == Released(480, 540, touch=True)


def test_a_second_finger_does_not_disturb_the_first(translator):
    translator.read(finger(pygame.FINGERDOWN, 0.5, 0.5, number=1))
    assert translator.read(finger(pygame.FINGERDOWN, 0.1, 0.1, number=2)) is None
    assert translator.read(finger(pygame.FINGERMOTION, 0.1, 0.2, number=2)) is None
    assert translator.read(finger(pygame.FINGERUP, 0.1, 0.2, number=2)) is None
    assert translator.read(finger(pygame.FINGERUP, 0.5, 0.5, number=1)) is not None


def test_fingers_on_a_trackpad_are_no_touch(translator):
    assert translator.read(finger(pygame.FINGERDOWN, 0.5, 0.5, window=None)) is None


def test_a_finger_whose_window_lost_the_focus_is_let_go(translator):
    translator.read(finger(pygame.FINGERDOWN, 0.5, 0.5, number=1))
    assert translator.read(pygame.Event(pygame.WINDOWFOCUSLOST)) == FocusLost()
    assert translator.read(finger(pygame.FINGERMOTION, 0.6, 0.5, number=1)) is None
    assert translator.read(finger(pygame.FINGERDOWN, 0.5, 0.5, number=2)) is not None


def test_nothing_is_under_a_pointer_that_left_the_window(translator):
    moved = translator.read(pygame.Event(pygame.WINDOWLEAVE))
    assert isinstance(moved, Moved)
    assert moved.x < -10_000


@pytest.mark.parametrize(
    ("code", "scancode", "name"),
    [
        (pygame.K_RETURN, pygame.KSCAN_RETURN, "return"),
        (pygame.K_KP_ENTER, pygame.KSCAN_KP_ENTER, "return"),
        (pygame.K_KP3, pygame.KSCAN_KP3, "3"),
        (pygame.K_LEFT, pygame.KSCAN_LEFT, "left"),
        (pygame.K_PAGEUP, pygame.KSCAN_PAGEUP, "page up"),
        (ord("р"), pygame.KSCAN_H, "h"),  # a Russian layout
        (ord("é"), pygame.KSCAN_2, "2"),  # a French one
        (pygame.K_q, pygame.KSCAN_A, "q"),
    ],
)
def test_keys_are_named_alike_on_every_keyboard(translator, code, scancode, name):
    assert key_name(code, scancode) == name
    assert translator.read(key(code, scancode)) == KeyDown(name)


def test_keys_tell_shift_control_and_repetition(translator):
    down = key(pygame.K_z, pygame.KSCAN_Z, pygame.KMOD_LCTRL | pygame.KMOD_RSHIFT)
    assert translator.read(down) == KeyDown("z", shift=True, ctrl=True)
    assert translator.read(down) == KeyDown("z", shift=True, ctrl=True, repeat=True)
    translator.read(key(pygame.K_z, pygame.KSCAN_Z, kind=pygame.KEYUP))
    assert translator.read(key(pygame.K_z, pygame.KSCAN_Z)) == KeyDown("z")


def test_a_key_held_when_the_focus_went_is_not_held_when_it_comes_back(translator):
    translator.read(key(pygame.K_z, pygame.KSCAN_Z))
    translator.read(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert translator.read(key(pygame.K_z, pygame.KSCAN_Z)) == KeyDown("z")


def test_alt_tab_and_lone_modifiers_are_not_for_the_scenes(translator):
    assert translator.read(key(pygame.K_TAB, pygame.KSCAN_TAB, pygame.KMOD_LALT)) is None
    assert translator.read(key(pygame.K_LSHIFT, pygame.KSCAN_LSHIFT)) is None


@pytest.fixture
def pads():
    start_video()
    pads = Pads()
    pads.open()
    return pads


def test_a_gamepad_without_a_map_is_arrows_yes_and_no(pads):
    def read(kind, **fields):
        return pads.read(pygame.Event(kind, instance_id=0, **fields))

    assert read(pygame.JOYBUTTONDOWN, button=0) == ("return",)
    assert read(pygame.JOYBUTTONDOWN, button=1) == ("escape",)
    assert read(pygame.JOYHATMOTION, hat=0, value=(-1, 0)) == ("left",)
    assert read(pygame.JOYHATMOTION, hat=0, value=(0, 1)) == ("up",)
    assert read(pygame.JOYHATMOTION, hat=0, value=(0, 0)) == ()


def test_a_mapped_gamepad_goes_by_what_its_buttons_mean(pads):
    down = pygame.Event(
        pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=pygame.CONTROLLER_BUTTON_DPAD_DOWN
    )
    assert pads.read(down) == ("down",)


def test_a_mapped_gamepad_is_not_heard_twice(pads):
    pads._mapped[0] = "a pad"
    assert pads.read(pygame.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=0)) == ()
    assert pads.read(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=0)) == ()
    assert pads.read(pygame.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=0)) == ("return",)


def test_a_stick_presses_once_however_it_trembles(pads):
    def lean(value):
        return pads.read(pygame.Event(pygame.JOYAXISMOTION, instance_id=0, axis=0, value=value))

    leans = [lean(value) for value in (0.3, 0.7, 0.55, 0.8, 0.4, 0.7, 0.1, 0.9, -0.9)]
    assert [names for names in leans if names] == [("right",), ("right",), ("left",)]
