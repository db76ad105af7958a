"""Showing a match: cards, stage, gestures, effects (pygame)."""
