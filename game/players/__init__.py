"""CPU players: they are handed a view, never a state."""
