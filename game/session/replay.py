"""Playing a recorded match again: for going on with it, for watching it, and for checking it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeAlias

from game.games.kit import GameKit
from game.rules.contract import AnyGame
from game.rules.events import Event
from game.session.codec import same
from game.session.record import Deal, Entry, Header, Record

AnyState: TypeAlias = Any
Step: TypeAlias = tuple[AnyState, tuple[Event, ...]]
Find: TypeAlias = Callable[[str], GameKit]
"""Finds a game by name, as ``game.games.find`` does.

:raises ValueError: if there is none of that name.
"""


def game_of(kit: GameKit, header: Header) -> AnyGame:
    """The rules of a recorded match.

    :raises ValueError: if it was played with house rules that the game does not have.
    """
    return kit.game(kit.rules.options_type.parse(header.options))


def opening(game: AnyGame, header: Header) -> Step:
    """The first state, and the events of its deal; none for a match that was set up.

    :raises ValueError: if the match cannot have begun so.
    """
    if header.start is None:
        return game.new(header.seats, header.seed)
    return game.from_position(header.seats, dict(header.start), header.seed), ()


def replay(game: AnyGame, seats: int, state: AnyState, entries: Iterable[Entry]) -> Iterator[Step]:
    """Each state after a move of the journal, and what happened.

    :raises ValueError: naming the move, at the first that cannot be read or is refused.
    """
    for entry in entries:
        if entry.seat not in range(seats):
            raise ValueError(f"there is no seat {entry.seat}")
        move = game.read_move(state, entry.seat, entry.move)
        state, events = game.apply(state, move)
        yield state, events


class Check(StrEnum):
    """What ``verify`` looks at, in this order."""

    GAME = "game"
    """The game, its seats and house rules are to be had here, under these very rules."""
    DIGEST = "digest"
    """Seed and nonce are those promised before the deal."""
    MOVES = "moves"
    """Every move was legal."""
    DEALS = "deals"
    """Every later deal began with those totals, in that position."""
    POSITION = "position"
    """The moves lead to the position that the record ends with."""
    OUTCOME = "outcome"
    """The match ended so, or is still going on."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What does not hold, and what is known of it."""

    check: Check
    detail: str
    after: int | None = None
    """How many moves had been played until then."""


@dataclass(frozen=True, slots=True)
class Report:
    """What ``verify`` found."""

    checked: tuple[Check, ...]
    """What could be looked at: there is no end without legal moves, for one."""
    moves: int
    """How many moves were played again."""
    faults: tuple[Fault, ...]

    @property
    def holds(self) -> bool:
        """Whether the record is true in every point."""
        return not self.faults


def verify(record: Record, find: Find) -> Report:
    """Play the record again and compare.

    A record made under other rules is played again all the same, though that is a fault too.
    """
    review = _Review(record)
    review.look_at_digest()
    try:
        game = game_of(find(record.header.game), record.header)
        state, _ = opening(game, record.header)
    except ValueError as error:
        review.find(Check.GAME, str(error))
        return review.report
    review.look_at_rules(game)
    try:
        state = review.play(game, state)
    except ValueError as error:
        review.find(Check.MOVES, str(error), review.moves)
        return review.report
    review.look_at_end(game, state)
    return review.report


class _Review:
    """A record being looked at."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.moves = 0
        self._checked = [Check.GAME]
        self._faults: list[Fault] = []

    @property
    def report(self) -> Report:
        return Report(tuple(self._checked), self.moves, tuple(self._faults))

    def find(self, check: Check, detail: str, after: int | None = None) -> None:
        self._faults.append(Fault(check, detail, after))

    def look_at_digest(self) -> None:
        self._checked.append(Check.DIGEST)
        promised = self.record.header.digest
        if self.record.digest != promised:
            self.find(Check.DIGEST, f"seed and nonce give {promised}")

    def look_at_rules(self, game: AnyGame) -> None:
        recorded = self.record.header.rules_version
        if recorded != game.rules_version:
            self.find(Check.GAME, f"rules {recorded} are now rules {game.rules_version}")

    def play(self, game: AnyGame, state: AnyState) -> AnyState:
        """Make every move and compare the deals that begin; the last state.

        :raises ValueError: at a move that cannot be made.
        """
        self._checked.append(Check.MOVES)
        deals = {deal.first: deal for deal in self.record.deals}
        number = deal_number(game.position(state))
        for after, _ in replay(game, self.record.header.seats, state, self.record.entries):
            self.moves, state, position = self.moves + 1, after, game.position(after)
            if number != deal_number(position) or self.moves in deals:
                number = deal_number(position)
                self._compare_deal(deals.get(self.moves), position)
        self._checked.append(Check.DEALS)
        return state

    def _compare_deal(self, deal: Deal | None, position: dict[str, Any]) -> None:
        number = deal_number(position)
        if deal is None:
            self.find(Check.DEALS, f"deal {number} is not recorded", self.moves)
        elif (deal.number, deal.totals) != (number, totals(position)):
            self.find(Check.DEALS, f"it is deal {number} of {totals(position)}", self.moves)
        elif not same(deal.position, position):
            self.find(Check.DEALS, f"deal {number} began in another position", self.moves)

    def look_at_end(self, game: AnyGame, state: AnyState) -> None:
        self._checked += (Check.POSITION, Check.OUTCOME)
        if not same(game.position(state), self.record.position):
            self.find(Check.POSITION, "the moves lead to another position", self.moves)
        if game.outcome(state) != self.record.outcome:
            self.find(Check.OUTCOME, f"the moves lead to {game.outcome(state)}", self.moves)


def deal_number(position: dict[str, Any]) -> int:
    """The number of the deal in a position, from 1; most games have but one."""
    return int(position.get("deal", 1))


def totals(position: dict[str, Any]) -> tuple[int, ...] | None:
    """Each seat's points over all deals, in a game that counts them."""
    counted = position.get("totals")
    return None if counted is None else tuple(counted)
