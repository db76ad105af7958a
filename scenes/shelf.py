"""The games on offer: which tables each has, and which of them can be played in the window yet."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from game import games
from game.app.words import Words, message
from game.table.plan import TIMERS, USUAL_SEATS, Plan

PLAYABLE: Final = frozenset({"classic", "day-night", "siege", "colour-cards", "hearts", "war"})
"""The tables that have a window; the others say that they come next."""


@dataclass(frozen=True, slots=True)
class Family:
    """A game of the title screen with its tables."""

    name: str
    title: str
    about: str
    tables: tuple[str, ...]
    seats: str
    timers: tuple[int | None, ...] = TIMERS
    """The seconds that a turn may be given; empty if it has no limit (``RULES.md`` C9)."""
    usual_timer: int | None = 30
    draws: bool = True
    """Whether cards are drawn, of which one that fits may be played by itself (C7)."""
    auto_play: bool = True
    """Whether it is, unless that is switched off."""
    usual_seats: int = USUAL_SEATS
    """For how many its setup screen begins."""
    levels: bool = True
    """Whether it matters how well the others play."""
    tells_results: bool = False
    """Whether the setup screen tells what was won on the chosen level (6.5)."""

    @property
    def playable(self) -> bool:
        """Whether one of its tables has a window."""
        return any(table in PLAYABLE for table in self.tables)


FAMILIES: Final = (
    Family(
        "color-battle",
        message("Color Battle"),
        message("Classic · Day & Night · Siege"),
        ("classic", "day-night", "siege"),
        "2–6",
    ),
    Family(
        "colour-cards",
        message("Colour Cards"),
        message("Lily, Max and Zoe are waiting"),
        ("colour-cards",),
        "4",
        timers=(),
        usual_timer=None,
        auto_play=False,
        tells_results=True,
    ),
    Family(
        "hearts",
        message("Hearts"),
        message("Tricks, the black queen, the moon"),
        ("hearts",),
        "3–5",
        timers=(30, 60, None),
        usual_timer=None,
        draws=False,
        auto_play=False,
    ),
    Family(
        "war",
        message("War"),
        message("Standard · One face-down · Peace"),
        ("war",),
        "2–4",
        timers=(),
        usual_timer=None,
        draws=False,
        auto_play=False,
        usual_seats=2,
        levels=False,
    ),
)


def family_of(table: str) -> Family:
    """The family that table belongs to."""
    return next(family for family in FAMILIES if table in family.tables)


def usual_plan(table: str = "classic", seats: int | None = None) -> Plan:
    """What the setup screen of that table begins with."""
    family = family_of(table)
    seats = family.usual_seats if seats is None else seats
    plan = Plan(game=table, seats=seats, timer=family.usual_timer, auto_play=family.auto_play)
    return fitted(plan)


def fitted(plan: Plan) -> Plan:
    """The plan as far as its table allows it: seats, timer and house rules."""
    rules, family = games.find(plan.game).rules, family_of(plan.game)
    known = {rule.name: rule.values for rule in rules.options_type.choices()}
    return replace(
        plan,
        seats=min(max(rules.seats), max(min(rules.seats), plan.seats)),
        timer=plan.timer if plan.timer in family.timers else family.usual_timer,
        options={
            name: value
            for name, value in plan.options.items()
            if name in known and value in known[name][1:]
        },
    )


def tag_of(words: Words, family: Family, saved: int = 0) -> str:
    """What a tile's corner says of the family; ``saved`` matches wait at its tables."""
    if not family.playable:
        return words("coming next")
    if saved:
        return words.plural("{n} saved match", "{n} saved matches", saved)
    tables = len(family.tables)
    return words.plural("{n} table", "{n} tables", tables) if tables > 1 else ""
