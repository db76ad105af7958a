"""War in three variants for two to four seats (``rules.md`` 8)."""
