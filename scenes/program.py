"""Opens the window with its first screen, and runs until the last one is gone."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.app.app import App, open_app
from game.app.launch import Launch
from game.app.run import run
from game.table.plan import QUICK_SEATS, Plan
from scenes import play as ways
from scenes.scene import Stack
from scenes.shelf import PLAYABLE, family_of, fitted, usual_plan
from scenes.title import TitleScene

if TYPE_CHECKING:
    from game.session.setup import Setup


def play(launch: Launch) -> int:
    """Open the program as the command line says; its exit code."""
    asked = launch.game if launch.setup is None else launch.setup.kit.name
    if asked is not None and asked not in PLAYABLE:
        listed = ", ".join(sorted(PLAYABLE))
        print(f"suits-and-colours: {asked} has no table yet; there are {listed}", file=sys.stderr)
        return 2
    screens = Stack()
    try:
        app, window = open_app(screens, launch)
    except (ValueError, OSError, pygame.error) as fault:
        print(f"suits-and-colours: {fault}", file=sys.stderr)
        return 2
    _open_first(app, launch)
    return run(app, screens, window)


def _open_first(app: App, launch: Launch) -> None:
    """The table that the command line names, else the title."""
    plan = plan_of(launch)
    if plan is None:
        app.screens.push(TitleScene(app))
        return
    timer = ways.last_setup(app, family_of(plan.game)).timer  # nothing is said of it: as it was set
    plan = fitted(replace(plan, timer=timer))
    if launch.setup is not None:
        ways.begin(app, plan, seed=launch.setup.seed, position=launch.setup.position)
    else:
        ways.begin(app, plan, seed=launch.seed)


def plan_of(launch: Launch) -> Plan | None:
    """The match that the command line asks for, or None where it asks for no table."""
    usual = usual_plan(launch.game or "classic", QUICK_SEATS)
    level = launch.level or usual.level
    if launch.setup is not None:
        return _plan_of_setup(launch.setup, level)
    if launch.game is None and launch.seed is None and launch.seats is None:
        return None
    return replace(usual, seats=launch.seats or usual.seats, level=level)


def _plan_of_setup(setup: Setup, level: str) -> Plan:
    plan = usual_plan(setup.kit.name, setup.seats)
    return replace(plan, level=level, options=setup.options.changed())
