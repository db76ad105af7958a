"""Hearts for three to five seats (``rules.md`` 7)."""
