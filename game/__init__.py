"""Suits & Colours: card games for an evening, played offline against the computer."""

import os

__version__ = "0.1.0"

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # read when pygame is first imported
