"""The ways to a table: a new match, or the one that is saved."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game import games
from game.rules.contract import Position
from game.session.match import Match
from game.session.record import Kind, Sitter
from game.session.statistics import level_of
from game.session.store import OWN_PROFILE, Saved
from game.table.game_words import COMPANY
from game.table.plan import LEVELS, Plan
from game.table.result import result_of
from scenes.shelf import FAMILIES, Family, family_of, usual_plan

if TYPE_CHECKING:
    from game.app.app import App
    from scenes.table import TableScene

_SEED_BITS: Final = 53
"""Seeds which any program can read from JSON."""


def saved_at(app: App, game: str) -> Saved | None:
    """The match that can be continued at that table."""
    return next((saved for saved in app.store.saved() if saved.header.game == game), None)


def last_setup(app: App, family: Family = FAMILIES[0]) -> Plan:
    """What was chosen for that game the last time, or what is usual at its first table."""
    stored = app.store.get(_setup_key(family))
    return usual_plan(family.tables[0]) if stored is None else Plan.read(stored)


def remember_setup(app: App, plan: Plan) -> None:
    """Keep what was chosen on the setup screen."""
    app.store.put(_setup_key(family_of(plan.game)), plan.as_dict())


def begin_or_ask(app: App, plan: Plan) -> None:
    """Sit down at a new match; where that would end a saved one, ask first."""
    from scenes.dialog import Answer, Dialog

    saved, words = saved_at(app, plan.game), app.words
    if saved is None:
        begin(app, plan)
        return
    text = words.plural(
        "A match waits at this table, {n} move old. A new match takes its place.",
        "A match waits at this table, {n} moves old. A new match takes its place.",
        saved.moves,
    )
    answers = (
        Answer(words("Continue"), lambda: resume(app, saved), kind="primary"),
        Answer(words("New match"), lambda: begin(app, plan)),
        Answer(words("Back")),
    )
    app.screens.push(Dialog(app, words("Start a new match?"), text, answers))


def begin(
    app: App, plan: Plan, *, seed: int | None = None, position: Position | None = None
) -> None:
    """Sit down at a new match, shuffled anew unless seed or position say how."""
    kit = games.find(plan.game)
    match = Match.start(
        kit,
        kit.rules.options_type.parse(plan.options),
        sitters(plan),
        seed=secrets.randbits(_SEED_BITS) if seed is None else seed,
        nonce=secrets.token_hex(16),
        store=app.store,
        now=time.time,
        position=position,
    )
    app.store.put(_plan_key(plan.game), plan.as_dict())
    _sit_down(app, match, plan)


def resume(app: App, saved: Saved) -> None:
    """Sit down at the saved match again; where it cannot be read, say so."""
    from scenes.dialog import Answer, Dialog

    game, words = saved.header.game, app.words
    try:
        match = Match.resume(games.find(game), saved.number, store=app.store, now=time.time)
    except ValueError:
        text = words("It can no longer be read. You can start a new match at its table.")
        answers = (Answer(words("Back"), kind="primary"),)
        app.screens.push(Dialog(app, words("The saved match is lost"), text, answers))
        return
    _sit_down(app, match, _plan_of(app, match))


def _plan_of(app: App, match: Match) -> Plan:
    """The plan of a saved match: by its record, and by what was chosen of all that is not in it."""
    chosen = Plan.read(app.store.get(_plan_key(match.name)))
    level = level_of(match.header)
    return replace(
        chosen,
        game=match.name,
        seats=match.seats,
        level=level if level in LEVELS else chosen.level,
        options=match.game.options.changed(),
    )


def sitters(plan: Plan) -> tuple[Sitter, ...]:
    """You and the company, clockwise from you."""
    person = Sitter(Kind.PERSON, None, "", OWN_PROFILE)
    return (
        person,
        *(Sitter(Kind.CPU, plan.level, name) for name in COMPANY[: plan.seats - 1]),
    )


def show_results(app: App, match: Match, plan: Plan) -> None:
    """Leave the table for the results of the finished match."""
    from scenes.results import ResultsScene

    tally = app.store.tally(match.name, level_of(match.header))
    result = result_of(match.record(), match.number, tally)
    app.screens.replace(ResultsScene(app, result, plan))


def _setup_key(family: Family) -> str:
    return f"setup of {family.name}"


def _plan_key(game: str) -> str:
    return f"plan of {game}"


def table_scene(app: App, match: Match, plan: Plan) -> TableScene:
    """The table at which that match is played."""
    from scenes.colour_table import ColourTableScene
    from scenes.war_table import WarScene

    if match.name == "hearts":
        from scenes.hearts_table import HeartsScene

        return HeartsScene(app, match, plan)
    if match.name == "war":
        return WarScene(app, match, plan)
    return ColourTableScene(app, match, plan)


def _sit_down(app: App, match: Match, plan: Plan) -> None:
    app.screens.replace(table_scene(app, match, plan))
