"""A record of what happens while the program runs, a JSON object a line, for tests and reports."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from time import monotonic


class Trace:
    """Notes what happens, or nothing at all: a trace without a file is false and costs nothing.

    Every note has ``t``, seconds since the trace began, and ``kind``; each is on disk at once, so
    that whoever watches the program from outside may wait for it. The loop notes ``shown`` (the
    first frame is to be seen; ``unix`` is the time of day), and with ``frames``, the number drawn
    so far: ``size`` (window and pixels), ``input`` (as the scenes are told), ``rest`` (nothing
    moves any more; again when a frame was drawn all the same), ``wake`` and ``end``.
    """

    def __init__(self, path: Path | None = None) -> None:
        """Begin a record in that file, which is written anew.

        :raises OSError: if the file cannot be written.
        """
        self._file = path.open("w", encoding="utf-8", buffering=1) if path else None
        self._began = monotonic()

    def __bool__(self) -> bool:
        return self._file is not None

    def note(self, kind: str, **fields: object) -> None:
        """Write one line; values that JSON does not know are written as their text."""
        if self._file is not None:
            line = {"t": round(monotonic() - self._began, 4), "kind": kind, **fields}
            try:
                self._file.write(json.dumps(line, ensure_ascii=False, default=str) + "\n")
            except OSError:  # a full disk must not stop a game
                self.close()

    def close(self) -> None:
        """Write no more."""
        file, self._file = self._file, None
        if file is not None:
            with suppress(OSError):
                file.close()
