"""The games, one folder each, listed by hand: a frozen program has no folders to scan."""
