"""CPU players of the colour games: rules of thumb, a search over imagined rounds, and hints."""
