"""Suits & Colours: card games for an evening, played offline against the computer."""

__version__ = "0.1.0"
