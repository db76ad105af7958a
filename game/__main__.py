"""The command line, and the one place where the parts of the program are put together."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from game import __version__, games
from game.app.settings import SPEED_RANGE
from game.lab import seating, usage
from game.lab.usage import Parser, UsageError
from game.session.setup import RequestError, Setup, read_position_file

if TYPE_CHECKING:
    from game.app.launch import Launch

NAME: Final = "suits-and-colours"
INTERRUPTED: Final = 130
PIPE_BROKEN: Final = 141
"""The exit codes of a program ended by Ctrl-C, and by a reader that went away."""


class Tool(Protocol):
    """A module of ``game.lab`` that is a command."""

    def add_arguments(self, parser: argparse.ArgumentParser, /) -> None:
        """Tell the parser what the command takes."""

    def run(self, arguments: argparse.Namespace, /) -> int:
        """Carry it out; the exit code."""


# Each tool is imported when it is asked for: the engine must start without pygame. They are
# named one by one, so that the packager finds them.


def _simulate() -> Tool:
    from game.lab import simulate

    return simulate


def _engine() -> Tool:
    from game.lab import engine

    return engine


def _verify() -> Tool:
    from game.lab import verify

    return verify


def _bench() -> Tool:
    from game.lab import bench

    return bench


def _gallery() -> Tool:
    from game.lab import gallery

    return gallery


def _selftest() -> Tool:
    from game.lab import selftest

    return selftest


def _shows() -> Any:
    """What gallery, bench and selftest look at; the lab itself does not know the scenes."""
    from scenes.shows import shows

    return shows


TOOLS: Final[dict[str, tuple[Callable[[], Tool], str]]] = {
    "simulate": (_simulate, "let the computer play against itself, and count"),
    "bench": (_bench, "measure frames, start, memory and rules on this machine"),
    "gallery": (_gallery, "write a picture of every screen and animation"),
    "engine": (_engine, "speak the line protocol for other programs (game/lab/README.md)"),
    "verify": (_verify, "say whether a match file tells the truth"),
    "selftest": (_selftest, "load and draw everything once, and play every game once"),
}
PICTURED: Final = frozenset({"bench", "gallery", "selftest"})


def main(words: Sequence[str] | None = None) -> int:
    """Carry out the command line; the exit code."""
    multiprocessing.freeze_support()
    try:
        code = _carry_out(list(sys.argv[1:] if words is None else words))
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except UsageError as error:
        return _fail(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _let_go_of_output()
        return PIPE_BROKEN
    except OSError as error:  # a folder that cannot be written, a full disk
        _let_go_of_output()
        return _fail(f"{error.filename or 'output'}: {error.strerror or error}")


def _fail(reason: str) -> int:
    """Say in one line why it cannot be done; the exit code."""
    print(f"{NAME}: {' '.join(reason.split())}", file=sys.stderr)
    return 2


def _carry_out(words: list[str]) -> int:
    if words and not words[0].startswith("-"):
        return _run_tool(words[0], words[1:])
    arguments = _window_parser().parse_args(words)
    return _open_window(_launch(arguments))


def _run_tool(name: str, words: list[str]) -> int:
    if name not in TOOLS:
        raise UsageError(f"no command {name!r}: there are {', '.join(TOOLS)}")
    load, about = TOOLS[name]
    try:
        tool = load()
        shows = _shows() if name in PICTURED else None
    except ImportError as error:
        raise UsageError(f"{name} cannot run in this copy: {error}") from error
    parser = Parser(f"{NAME} {name}", description=about, allow_abbrev=False)
    tool.add_arguments(parser)
    arguments = parser.parse_args(words)
    arguments.shows = shows
    return tool.run(arguments)


def _open_window(launch: Launch) -> int:
    try:
        from scenes.program import play
    except ImportError as error:
        raise UsageError(f"the window cannot open in this copy: {error}") from error
    return play(launch)


def _window_parser() -> Parser:
    listed = "\n".join(f"  {name:<10} {about}" for name, (_, about) in TOOLS.items())
    parser = Parser(
        NAME,
        description="Suits & Colours: card games for an evening. Without a command it opens.",
        epilog=f"commands:\n{listed}\n\n{NAME} COMMAND --help tells more about one.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=__version__)
    parser.add_argument("--lang", choices=("en", "ru"), default="", help="en or ru")
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="where the memory lies")
    parser.add_argument("--window", type=_size, metavar="WxH", help="the window's size")
    parser.add_argument("--fullscreen", action="store_true")
    names = tuple(kit.name for kit in games.GAMES)
    parser.add_argument("--game", choices=names, help="sit down at that table at once")
    parser.add_argument("--seed", type=usage.seed, metavar="N", help="deal that very match")
    parser.add_argument("--seats", type=usage.positive, metavar="N")
    parser.add_argument("--level", choices=seating.LEVELS, help="how well the others play")
    parser.add_argument("--speed", type=_speed, metavar="X", help="of animations; 1 is usual")
    parser.add_argument("--position", type=Path, metavar="FILE", help="begin in that position")
    parser.add_argument("--trace", type=Path, metavar="FILE", help="note what happens there")
    return parser


def _launch(arguments: argparse.Namespace) -> Launch:
    """The arguments, put into order.

    :raises UsageError: if they do not fit together.
    """
    from game.app.launch import Launch

    game, seats = arguments.game, arguments.seats
    setup = None if arguments.position is None else _setup(arguments.position, game, seats)
    if setup is None and seats is not None:
        _check_seats(game, seats)
    return Launch(
        language=arguments.lang,
        data=arguments.data_dir,
        size=arguments.window,
        fullscreen=arguments.fullscreen,
        game=game,
        seed=arguments.seed,
        seats=seats,
        level=arguments.level,
        speed=arguments.speed,
        setup=setup,
        trace=arguments.trace,
    )


def _check_seats(game: str | None, seats: int) -> None:
    allowed = {n for kit in games.GAMES if game in (None, kit.name) for n in kit.rules.seats}
    if seats not in allowed:
        listed = ", ".join(map(str, sorted(allowed)))
        raise UsageError(f"{game or 'a table'} is for {listed} seats, not {seats}")


def _setup(path: Path, game: str | None, seats: int | None) -> Setup:
    """The position in that file, which must be of that table where one is named."""
    try:
        setup = read_position_file(path.read_bytes(), games.find)
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror}") from error
    except RequestError as error:
        raise UsageError(f"{path}: {error.word}: {error}") from error
    if game not in (None, setup.kit.name) or seats not in (None, setup.seats):
        raise UsageError(f"{path}: this is {setup.kit.name} for {setup.seats} seats")
    return setup


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    try:
        size = usage.positive(width), usage.positive(height)
    except argparse.ArgumentTypeError:
        size = 0, 0
    if not 0 < max(size) <= 1 << 15:
        raise argparse.ArgumentTypeError(f"{text!r} is no size such as 1280x720")
    return size


def _speed(text: str) -> float:
    try:
        speed = float(text)
    except ValueError:
        speed = 0.0
    low, high = SPEED_RANGE
    if not low <= speed <= high:
        listed = f"{low:g} to {high:g}"
        raise argparse.ArgumentTypeError(f"{text!r} is no speed from {listed}, such as 1.5")
    return speed


def _let_go_of_output() -> None:
    """Keep Python from trying once more, and complaining, when it shuts down."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
