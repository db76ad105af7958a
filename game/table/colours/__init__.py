"""The tables of the colour games: what stands on them, what is done at them, and in what words."""
