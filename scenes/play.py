"""The ways to a table: a new match, or the one that is saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.session.store import Saved
from game.table.plan import USUAL_SEATS, Plan

if TYPE_CHECKING:
    from game.app.app import App


def saved_at(app: App, game: str) -> Saved | None:
    """The match that can be continued at that table."""
    return next((saved for saved in saved_matches(app) if saved.header.game == game), None)


def saved_matches(app: App) -> tuple[Saved, ...]:
    """The matches that can be continued, the latest first."""
    return app.store.saved() if app.store is not None else ()


def last_setup(app: App) -> Plan:
    """What was chosen on the setup screen the last time, or the usual table of four."""
    stored = app.store.get("setup") if app.store is not None else None
    return Plan(seats=USUAL_SEATS) if stored is None else Plan.read(stored)


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
        Answer(words("Continue"), lambda: resume(app, saved), "primary"),
        Answer(words("New match"), lambda: begin(app, plan)),
        Answer(words("Back")),
    )
    app.screens.push(Dialog(app, words("Begin anew?"), text, answers))


def begin(app: App, plan: Plan) -> None:
    """Sit down at a new match."""


def resume(app: App, saved: Saved) -> None:
    """Sit down at the saved match again."""
