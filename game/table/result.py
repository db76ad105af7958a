"""How a finished match is told: the ranking with every hand laid open, and what proves it fair."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.games.colours.cards import Face
from game.games.colours.scoring import points_of
from game.rules.events import Seat
from game.session.record import Kind, Record, Sitter
from game.session.statistics import Tally, level_of


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
    """The seat's score."""


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
    battles: int | None = None
    """How many battles were fought; None in a game without them."""
    out: tuple[int | None, ...] = ()
    """By seat: the battle in which it left."""

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
    position = record.position
    if "piles" in position:
        hands = [tuple(str(pile).split()) for pile in position["piles"]]
    else:
        hands = [_active(hand, position) for hand in position["hands"]]
    standings = [
        Standing(
            seat,
            outcome.places[seat],
            sitter,
            hands[seat],
            None if outcome.points is None else points_of(tuple(map(Face.parse, hands[seat]))),
            None if outcome.points is None else outcome.points[seat],
        )
        for seat, sitter in enumerate(header.sitters)
    ]
    persons = [seat for seat, s in enumerate(header.sitters) if s.kind is Kind.PERSON]
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
        battles=position.get("battles"),
        out=tuple(position.get("out", ())),
        tally=tally,
    )


def _active(hand: str, position: dict[str, object]) -> tuple[str, ...]:
    """The faces of a hand on the side that is up; one-sided cards have but one."""
    night = position.get("side") == "night"
    return tuple(card.split("|")[-1 if night else 0] for card in hand.split())
