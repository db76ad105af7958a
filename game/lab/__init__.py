"""Headless tools beside the game: simulate, bench, gallery, the engine protocol."""
