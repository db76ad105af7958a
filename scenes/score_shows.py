"""What Hearts shows beside its table, for the gallery: score sheets and results."""

from __future__ import annotations

from itertools import accumulate, cycle, islice
from typing import Final

from game.games.hearts.options import HeartsOptions
from game.games.hearts.scoring import places
from game.session import fairness
from game.session.record import Kind, Sitter
from game.session.statistics import Tally
from game.table.game_words import COMPANY
from game.table.hearts.sheet import Line, Sheet
from game.table.result import MatchResult, Standing

_DEALS: Final = (
    (0, 13, 5, 8, 0),
    (26, 0, 26, 26, 26),
    (4, 1, 0, 19, 2),
    (13, 6, 7, 0, 0),
    (-10, 0, 21, 4, 1),
    (2, 3, 14, 5, 2),
)
"""Points of deals, for the seats that there are."""
_NONCE: Final = "0" * 32


def a_sheet(seats: int = 4, deals: int = 6, *, over: bool = False, fresh: bool = False) -> Sheet:
    """The score sheet of a match made up."""
    options = HeartsOptions()
    points = [deal[:seats] for deal in islice(cycle(_DEALS), deals)]
    totals = list(accumulate(points, _sum, initial=(0,) * seats))
    lines = tuple(
        Line(n, options.passing_in(n, seats), own, after, 1 if own[:3] == (26, 0, 26) else None)
        for n, (own, after) in enumerate(zip(points, totals[1:], strict=True), 1)
    )
    sitters = (
        Sitter(Kind.PERSON, None, ""),
        *(Sitter(Kind.CPU, "medium", name) for name in COMPANY[: seats - 1]),
    )
    now = None if over else (deals + 1, options.passing_in(deals + 1, seats))
    return Sheet(sitters, lines, totals[-1], options.end_score, True, now, fresh)


def a_hearts_result(seats: int = 4) -> MatchResult:
    """The results of a match made up."""
    sheet = a_sheet(seats, 8, over=True)
    standings = sorted(
        (
            Standing(seat, place, sitter, (), 0, sheet.totals[seat])
            for seat, (place, sitter) in enumerate(
                zip(places(sheet.totals), sheet.sitters, strict=True)
            )
        ),
        key=lambda standing: (standing.place, standing.seat),
    )
    return MatchResult(
        number=1,
        game="hearts",
        level="medium",
        standings=tuple(standings),
        viewer=0,
        moves=8 * 52,
        seconds=1380.0,
        seed=5,
        nonce=_NONCE,
        digest=fairness.digest(5, _NONCE),
        tally=Tally(wins=14, losses=17, streak=2, best_streak=4),
        story=sheet,
    )


def _sum(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(sum, zip(one, other, strict=True)))
