"""War on the screen: piles, rows, the battles' count, and turning up by hand or by itself."""
