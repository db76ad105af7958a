"""What was won and lost, counted from the dated list of finished matches."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from game.rules.contract import Outcome
from game.rules.events import Seat
from game.session.record import Header, Kind

MIXED = "mixed"
"""The level of a table whose CPU players have different ones."""


class Ending(StrEnum):
    """How a match ended for one person."""

    WIN = "win"
    LOSS = "loss"
    DRAW = "draw"


@dataclass(frozen=True, slots=True)
class Result:
    """One person's finished match; ``ended`` in seconds since 1970, in UTC."""

    game: str
    level: str
    """The CPU players' level, ``mixed`` where they differ, empty without any."""
    seats: int
    profile: int
    ending: Ending
    ended: float


@dataclass(frozen=True, slots=True)
class Tally:
    """Results counted; a streak is of wins, one after the other."""

    wins: int = 0
    losses: int = 0
    draws: int = 0
    streak: int = 0
    best_streak: int = 0

    @property
    def played(self) -> int:
        """How many matches were finished."""
        return self.wins + self.losses + self.draws

    @property
    def win_share(self) -> float:
        """The share of matches won, from 0 to 1."""
        return self.wins / self.played if self.played else 0.0


def tally(endings: Iterable[Ending]) -> Tally:
    """Count the endings, given in the order they came about.

    >>> tally([Ending.WIN, Ending.WIN, Ending.LOSS, Ending.WIN])
    Tally(wins=3, losses=1, draws=0, streak=1, best_streak=2)
    """
    counts = dict.fromkeys(Ending, 0)
    streak = best = 0
    for ending in endings:
        counts[ending] += 1
        streak = streak + 1 if ending is Ending.WIN else 0
        best = max(best, streak)
    return Tally(counts[Ending.WIN], counts[Ending.LOSS], counts[Ending.DRAW], streak, best)


def level_of(header: Header) -> str:
    """The level of the table's CPU players."""
    levels = {sitter.level or "" for sitter in header.sitters if sitter.kind is Kind.CPU}
    return levels.pop() if len(levels) == 1 else MIXED if levels else ""


def results_of(header: Header, outcome: Outcome, ended: float) -> tuple[Result, ...]:
    """What the finished match is for each person at the table who has a profile."""
    return tuple(
        Result(
            header.game,
            level_of(header),
            header.seats,
            sitter.profile,
            ending(outcome, seat),
            ended,
        )
        for seat, sitter in enumerate(header.sitters)
        if sitter.kind is Kind.PERSON and sitter.profile is not None
    )


def ending(outcome: Outcome, seat: Seat) -> Ending:
    """How the match ended for that seat; a shared first place is a draw for those who share it."""
    if seat in outcome.winners:
        return Ending.WIN
    return Ending.DRAW if outcome.places[seat] == 1 else Ending.LOSS
