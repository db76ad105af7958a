"""Animation as data, pure: clips, curves, layouts, and how an event becomes a clip."""
