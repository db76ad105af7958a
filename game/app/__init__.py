"""The machine under the scenes: window, canvas, text, sound, settings (pygame)."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # read when pygame is first imported
