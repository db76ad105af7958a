"""A picture of every screen and of the key moments of every animation."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import pygame

from game.app.app import App, open_app
from game.app.launch import Launch
from game.app.run import close
from game.app.window import Size, Window
from game.app.words import LANGUAGES
from game.lab import usage
from game.lab.shows import Show, Shows
from game.lab.usage import UsageError

_SIZES: Final = "1280x720,1920x1080"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where to write, and what of it all."""
    parser.add_argument("out", type=Path, metavar="OUT", help="the folder to write to")
    parser.add_argument("--sizes", default=_SIZES, metavar="WxH,…", help=f"default {_SIZES}")
    parser.add_argument("--lang", default=",".join(LANGUAGES), metavar="LANG,…")
    parser.add_argument("--scenes", default="", metavar="NAME,…", help="default: all")
    parser.add_argument("--reduced", action="store_true", help="animations in their reduced forms")


def run(arguments: argparse.Namespace) -> int:
    """Write all pictures, ``OUT/<size>/<language>/<name>[-<milliseconds>].png``.

    :raises UsageError: if a size, language or scene is none.
    """
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    sizes = [_size(text) for text in arguments.sizes.split(",")]
    languages = arguments.lang.split(",")
    for language in languages:
        if language not in LANGUAGES:
            raise UsageError(f"no language {language!r}: there are {', '.join(LANGUAGES)}")
    count = sum(_in_language(arguments, language, sizes) for language in languages)
    print(f"{count} pictures in {arguments.out}", file=sys.stderr)
    return 0


def _in_language(arguments: argparse.Namespace, language: str, sizes: Sequence[Size]) -> int:
    """All pictures in one language; how many."""
    count = 0
    with tempfile.TemporaryDirectory() as memory:
        launch = Launch(language=language, data=Path(memory), size=sizes[0])
        app, window = open_app(NoScreens(), launch, paced=False)
        try:
            app.settings = replace(app.settings, reduced_motion=arguments.reduced)
            for size in sizes:
                _resize(app, window, size)
                folder = arguments.out / f"{size[0]}x{size[1]}" / language
                folder.mkdir(parents=True, exist_ok=True)
                for show in _chosen(arguments.shows, app, arguments.scenes):
                    count += _write(app, show, folder)
        finally:
            close(app, window)
    return count


def pictures(app: App, show: Show) -> Iterator[tuple[str, pygame.Surface]]:
    """The pictures of one show, each with its name."""
    show.prepare()
    for time in show.moments or (0.0,):
        show.draw(app.canvas, time)
        picture = app.canvas.to_surface()
        app.canvas.present()
        name = f"{show.name}-{round(time * 1000):04}" if show.duration else show.name
        yield name, picture


def _write(app: App, show: Show, folder: Path) -> int:
    count = 0
    for name, picture in pictures(app, show):
        pygame.image.save(picture, folder / f"{name}.png")
        count += 1
    return count


class NoScreens:
    """Nothing lies on a stack: the gallery draws what it likes."""

    def push(self, scene: object) -> None:
        """Lay nothing."""

    def pop(self) -> None:
        """Take nothing."""

    def replace(self, scene: object) -> None:
        """Change nothing."""

    def quit(self) -> None:
        """End nothing."""


def _chosen(shows: Shows, app: App, names: str) -> tuple[Show, ...]:
    every = {show.name: show for show in shows(app)}
    wanted = names.split(",") if names else list(every)
    for name in wanted:
        if name not in every:
            raise UsageError(f"no scene {name!r}: there are {', '.join(every)}")
    return tuple(every[name] for name in wanted)


def _resize(app: App, window: Window, size: Size) -> None:
    window.pygame.size = size
    pygame.event.get()
    app.canvas.measure()
    app.canvas.forget()


def _size(text: str) -> Size:
    width, by, height = text.partition("x")
    try:
        return usage.positive(width), usage.positive(height if by else "")
    except (argparse.ArgumentTypeError, ValueError) as error:
        raise UsageError(f"{text!r} is no size such as 1280x720") from error
