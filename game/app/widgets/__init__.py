"""The parts of menus: keys, fields and pages of them, for pointer and keyboard alike."""

from game.app.widgets.box import Box
from game.app.widgets.fields import Choice, Slider, Toggle
from game.app.widgets.keys import Button, RoundButton, alike
from game.app.widgets.page import Page
from game.app.widgets.pen import Pen
from game.app.widgets.setting import SMALLEST, Setting, Style
from game.app.widgets.widget import TOUCH, Action, Advice, Label, Widget

__all__ = [
    "SMALLEST",
    "TOUCH",
    "Action",
    "Advice",
    "Box",
    "Button",
    "Choice",
    "Label",
    "Page",
    "Pen",
    "RoundButton",
    "Setting",
    "Slider",
    "Style",
    "Toggle",
    "Widget",
    "alike",
]
