"""The authority over a match, and the memory on disk."""
