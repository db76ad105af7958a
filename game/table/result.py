"""How a finished match is told: the ranking with every hand laid open, and what proves it fair."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from game.games.colours.cards import Face
from game.games.colours.scoring import points_of
from game.rules.contract import Outcome
from game.rules.events import Seat
from game.session.record import Kind, Record, Sitter
from game.session.statistics import Tally, level_of
from game.table.hearts.sheet import Sheet, sheet_of


@dataclass(frozen=True, slots=True)
class Battles:
    """What only War tells."""

    fought: int
    wars: int
    out: tuple[int | None, ...]
    """By seat: the battle in which it left."""


Story: TypeAlias = Battles | Sheet | None
"""What a game tells of a match beside places, cards and points; None for the colour tables."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat at the end of a match."""

    seat: Seat
    place: int
    sitter: Sitter
    hand: tuple[str, ...]
    """The faces that are left, as texts."""
    held: int | None
    """What they count; None where no points are counted."""
    points: int | None
    """The seat's score; None where there is none."""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A finished match, as the results screen shows it."""

    number: int
    """The match's number in the store."""
    game: str
    level: str
    standings: tuple[Standing, ...]
    """The first first; who shares a place stands in the order of seats."""
    viewer: Seat
    moves: int
    seconds: float
    """How long the players were at their moves, all together."""
    seed: int
    nonce: str
    digest: str
    tally: Tally
    """The viewer's matches at this table and level, this one among them."""
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    """The house rules."""
    story: Story = None

    @property
    def seats(self) -> int:
        """How many sat at the table."""
        return len(self.standings)

    @property
    def winner(self) -> Standing:
        """Who is first in the ranking."""
        return self.standings[0]

    @property
    def drawn(self) -> bool:
        """Whether several share the first place."""
        return self.standings[1].place == 1

    @property
    def viewer_won(self) -> bool:
        """Whether the first in the ranking is the viewer."""
        return self.winner.seat == self.viewer and not self.drawn


def result_of(record: Record, number: int, tally: Tally) -> MatchResult:
    """What the record of a finished match tells.

    :raises ValueError: if the match is not over.
    """
    outcome, header = record.outcome, record.header
    if outcome is None:
        raise ValueError("the match is not over")
    persons = [seat for seat, s in enumerate(header.sitters) if s.kind is Kind.PERSON]
    standings = _standings(record, outcome)
    return MatchResult(
        number=number,
        game=header.game,
        level=level_of(header),
        standings=tuple(sorted(standings, key=lambda standing: (standing.place, standing.seat))),
        viewer=persons[0] if persons else 0,
        moves=len(record.entries),
        seconds=sum(entry.milliseconds for entry in record.entries) / 1000,
        seed=header.seed,
        nonce=header.nonce,
        digest=record.digest,
        options=header.options,
        story=_story_of(record),
        tally=tally,
    )


def _standings(record: Record, outcome: Outcome) -> Iterator[Standing]:
    hands, points = _hands(record), outcome.points
    for seat, sitter in enumerate(record.header.sitters):
        held = None if points is None else _worth(hands[seat])
        score = None if points is None else points[seat]
        yield Standing(seat, outcome.places[seat], sitter, hands[seat], held, score)


def _worth(hand: tuple[str, ...]) -> int:
    """What colour cards count; Hearts is over when no hand has a card."""
    return points_of(tuple(map(Face.parse, hand)))


def _story_of(record: Record) -> Story:
    position = record.position
    match record.header.game:
        case "hearts":
            return sheet_of(record)
        case "war":
            fought = position["battles"]
            return Battles(fought, len(record.entries) - fought, tuple(position["out"]))
        case _:
            return None


def _hands(record: Record) -> list[tuple[str, ...]]:
    """What each seat holds in the end, on the side that is up; one-sided cards have but one."""
    position = record.position
    side = -1 if position.get("side") == "night" else 0
    held: list[str] = position["piles"] if "piles" in position else position["hands"]
    return [tuple(card.split("|")[side] for card in cards.split()) for cards in held]
