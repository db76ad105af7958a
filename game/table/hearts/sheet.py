"""The score of a match of Hearts, deal by deal, as its record tells it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from game.games.hearts.options import HeartsOptions, Passing
from game.games.hearts.scoring import penalty
from game.rules.cards import FULL_PACK
from game.rules.events import Seat
from game.session.record import Record, Sitter
from game.session.replay import deal_number, totals

_ALL: Final = penalty(FULL_PACK)
"""What the cards of a deal cost where nobody shoots the moon."""


@dataclass(frozen=True, slots=True)
class Line:
    """A deal that was scored."""

    deal: int
    passing: Passing
    points: tuple[int, ...]
    """By seat, what the deal cost."""
    totals: tuple[int, ...]
    """By seat, the points of all deals until then."""
    moon: Seat | None
    """Who shot the moon."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """All deals of a match, and how it stands."""

    sitters: tuple[Sitter, ...]
    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    end_score: int
    passes: bool
    """Whether cards are passed at all."""
    now: tuple[int, Passing] | None
    """The deal in progress and where its cards go; None when the match is over."""
    fresh: bool
    """Whether nothing has been played since a deal was scored."""

    @property
    def leaders(self) -> frozenset[Seat]:
        """Who has the lowest total, once a deal was scored."""
        least = min(self.totals)
        every = frozenset(seat for seat, total in enumerate(self.totals) if total == least)
        return every if self.lines else frozenset()

    def moons(self, seat: Seat) -> int:
        """How often that seat shot the moon."""
        return sum(line.moon == seat for line in self.lines)


def sheet_of(record: Record) -> Sheet:
    """The score sheet of a match, as far as it was played."""
    header, position = record.header, record.position
    options = HeartsOptions.parse(header.options)
    deal = deal_number(position)
    over, played = record.outcome is not None, len(record.entries)
    return Sheet(
        header.sitters,
        tuple(_lines(record, options)),
        totals(position) or (0,) * header.seats,
        options.end_score,
        options.passing,
        None if over else (deal, options.passing_in(deal, header.seats)),
        not over and bool(record.deals) and record.deals[-1].first == played,
    )


def _lines(record: Record, options: HeartsOptions) -> Iterator[Line]:
    """Each deal's points are what its totals have over those before it.

    So the sheet can be told even of a match whose moves can no longer be played again.
    """
    seats = record.header.seats
    before = totals(record.header.start or {}) or (0,) * seats
    ends = [(deal.number - 1, deal.totals) for deal in record.deals]
    if record.outcome is not None:
        ends.append((deal_number(record.position), totals(record.position)))
    for deal, after in ends:
        if after is None:
            continue
        points = tuple(a - b for a, b in zip(after, before, strict=True))
        passing = options.passing_in(deal, seats)
        yield Line(deal, passing, points, after, _shooter(options, points))
        before = after


def _shooter(options: HeartsOptions, points: Sequence[int]) -> Seat | None:
    """Who shot the moon in a deal of these points: only then they are more than its cards count."""
    if not options.moon or sum(points) <= _ALL:
        return None
    return points.index(min(points))
