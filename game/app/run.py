"""From the first frame to the end of the program, whatever happens in between."""

from __future__ import annotations

import sys
import traceback
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import pygame

from game.app.app import App
from game.app.loop import Loop, Scenes
from game.app.window import Window


def run(app: App, scenes: Scenes, window: Window) -> int:
    """Run until the last scene is gone, then close everything; the exit code.

    A fault in a scene ends the program with a message and a report in the player's folder: every
    move is on disk already, so the match goes on at the next start.
    """
    loop, code = Loop(app, scenes, window), 0
    try:
        loop.run()
    except KeyboardInterrupt:
        _leave(scenes)
    except Exception as fault:
        code = 1
        _leave(scenes)
        _report(app, fault)
    app.trace.note("end", frames=loop.frames, code=code)
    close(app, window)
    return code


def close(app: App, window: Window) -> None:
    """Let go of sound, memory and window."""
    app.audio.close()
    app.store.close()
    app.trace.close()
    window.close()
    pygame.quit()


def _leave(scenes: Scenes) -> None:
    """Let the scenes write what they have not written; after a fault they may fail once more."""
    with suppress(Exception):
        scenes.quit()
        scenes.settle()


def _report(app: App, fault: Exception) -> None:
    """Keep the fault in the player's folder, and say so in plain words."""
    details = "".join(traceback.format_exception(fault))
    print(details, file=sys.stderr)
    app.trace.note("fault", what=repr(fault))
    text = app.words("Something went wrong, and the program has to close.")
    if app.store.is_saving:
        text += "\n\n" + app.words(
            "Your match is saved up to the last move: choose CONTINUE at the next start."
        )
    if _write(app.paths.log, details):
        text += "\n\n" + app.words("A report is in the file {file}.", file=app.paths.log)
    watched = app.trace or pygame.display.get_driver() in ("dummy", "offscreen")
    if not watched:  # else nobody would be there to press the key
        with suppress(pygame.error):
            pygame.display.message_box(app.words("Suits & Colours"), text, "error")


def _write(log: Path, details: str) -> bool:
    """Add to the log; whether it could be."""
    moment = datetime.now(UTC).isoformat(timespec="seconds")
    try:
        log.parent.mkdir(parents=True, exist_ok=True)
        with log.open("a", encoding="utf-8") as file:
            file.write(f"{moment} {sys.version} {sys.platform}\n{details}\n")
    except OSError:
        return False
    return True
