"""The machine under the scenes: window, canvas, text, sound, settings (pygame)."""
