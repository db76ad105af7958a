"""The pure language every game is written in: no window, file, clock, language or global random."""
