"""Hearts on the screen: cards set out and given, the trick, the deal's panel, signs and the end."""
