"""Whether this copy of the program is whole: every asset, every screen, a match of every game."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

import pygame

from game.app.app import App, open_app
from game.app.assets import ASSETS
from game.app.launch import Launch
from game.app.run import close
from game.app.sound_table import SOUNDS, files
from game.app.words import LANGUAGES, Words
from game.games import GAMES, find
from game.games.kit import GameKit
from game.lab.gallery import NoScreens, pictures
from game.lab.shows import Show, Shows
from game.players.levels import stand_in
from game.players.player import decide
from game.session.match import Match
from game.session.record import By, Kind, Sitter
from game.session.replay import verify
from game.session.store import Store
from game.table.tmx import load_layout

SIZE: Final = (1280, 720)
_ICON: Final = (64, 96)
_NONCE: Final = "0" * 32

Check: TypeAlias = tuple[str, Callable[[], object]]
"""A name for the report, and what raises an exception if something is wrong."""


@dataclass(slots=True)
class Report:
    """What was found."""

    done: int = 0
    faults: int = 0

    def take(self, check: Check) -> None:
        """Carry out one check; a fault of any kind is told and counted, and the rest goes on."""
        name, carry_out = check
        self.done += 1
        try:
            carry_out()
        except Exception as fault:
            self.faults += 1
            print(f"{name}: {type(fault).__name__}: {fault}", file=sys.stderr)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """It takes none."""


def run(arguments: argparse.Namespace) -> int:
    """Check everything; 0 if all of it is well, else 1 after a line for each fault."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    report, began = Report(), time.monotonic()
    for check in _assets():
        report.take(check)
    for language in LANGUAGES:
        for check in _screens(arguments.shows, language):
            report.take(check)
    for kit in GAMES:
        report.take((f"a match of {kit.name}", partial(_match, kit)))
    seconds = round(time.monotonic() - began)
    verdict = "all well" if not report.faults else f"{report.faults} faults"
    print(f"selftest: {report.done} checks in {seconds} s, {verdict}")
    return 1 if report.faults else 0


# -- assets --------------------------------------------------------------------------------------


def _assets() -> Iterator[Check]:
    """Every file of ``assets`` that the program may ask for, read as it would be."""
    pygame.init()
    pygame.mixer.init()
    for suffix, load in _LOADERS.items():
        found = sorted(ASSETS.rglob(f"*{suffix}"))
        yield f"*{suffix}", partial(_some, found)
        for path in found:
            if ASSETS / "studio" not in path.parents:
                yield str(path.relative_to(ASSETS)), partial(load, path)
    for name in SOUNDS:
        for file in files(name):
            yield f"sound {file}", partial(_some, [ASSETS / "sounds" / file])
    for language in LANGUAGES:
        yield f"words {language}", partial(_words, language)


def _svg(path: Path) -> None:
    picture = pygame.image.load_sized_svg(path, _ICON)
    if not picture.get_bounding_rect().width:
        raise ValueError("the picture is empty")


def _font(path: Path) -> None:
    if not pygame.font.Font(path, 24).size(chr(0x429))[0]:
        raise ValueError("no Russian letters")


def _sound(path: Path) -> None:
    if not pygame.mixer.Sound(path).get_length():
        raise ValueError("no sound in it")


_LOADERS: Final[dict[str, Callable[[Path], object]]] = {
    ".svg": _svg,
    ".png": pygame.image.load,
    ".ttf": _font,
    ".ogg": _sound,
    ".tmx": load_layout,
}


def _some(paths: list[Path]) -> None:
    missing = [path for path in paths if not path.is_file()]
    if missing or not paths:
        raise FileNotFoundError(", ".join(map(str, missing)) or "there are none")


def _words(language: str) -> None:
    if language != "en" and Words(ASSETS / "locale", language)("Settings") == "Settings":
        raise ValueError("its catalogue has no words")


# -- screens -------------------------------------------------------------------------------------


def _screens(shows: Shows, language: str) -> Iterator[Check]:
    """Every screen and every key moment of every animation, drawn once."""
    with tempfile.TemporaryDirectory() as memory:
        launch = Launch(language=language, data=Path(memory), size=SIZE)
        app, window = open_app(NoScreens(), launch, paced=False)
        try:
            for show in shows(app):
                yield f"{show.name} in {language}", partial(_draw, app, show)
        finally:
            close(app, window)


def _draw(app: App, show: Show) -> None:
    for name, picture in pictures(app, show):
        width, middle = picture.get_width(), picture.get_height() // 2
        if len({tuple(picture.get_at((x, middle))) for x in range(0, width, 32)}) < 2:
            raise ValueError(f"{name} shows nothing")


# -- matches -------------------------------------------------------------------------------------


def _match(kit: GameKit) -> None:
    """Play a match through the memory, go on with it from there half-way, and verify its record."""
    sitters = [Sitter(Kind.CPU, "hard", f"CPU {n + 1}") for n in range(kit.default_seats)]
    with tempfile.TemporaryDirectory() as memory, Store.open(Path(memory)) as store:
        options = kit.rules.options_type()
        match = Match.start(kit, options, sitters, seed=1, nonce=_NONCE, store=store, now=time.time)
        for _ in range(9):
            _move(match)
        match = Match.resume(kit, match.number, store=store, now=time.time)
        while match.to_act:
            _move(match)
        report = verify(match.record(), find)
        if not report.holds:
            raise ValueError(f"its record does not hold: {report}")


def _move(match: Match) -> None:
    if match.to_act:
        seat = match.to_act[0]
        thought = stand_in(match.game).think(
            match.view(seat), match.legal(seat), match.rng_for(seat)
        )
        match.submit(decide(thought).move, by=By.CPU, milliseconds=0)
