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

    moves: int
    """How many moves were played again without a fault."""
    faults: tuple[Fault, ...]

    @property
    def holds(self) -> bool:
        """Whether the record is true in every point."""
        return not self.faults


def verify(record: Record, find: Find) -> Report:
    """Play the record again and compare.

    A record made under other rules is played again all the same: its faults then come after one
    that says so.
    """
    verifier = _Verifier(record)
    try:
        kit = find(record.header.game)
        game = game_of(kit, record.header)
        state, _ = opening(game, record.header)
    except ValueError as error:
        return Report(0, (*verifier.digest(), Fault(Check.GAME, str(error))))
    faults = [*verifier.rules(game), *verifier.digest(), *verifier.play(game, state)]
    return Report(verifier.moves, tuple(faults))


class _Verifier:
    """The checks of one record."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.moves = 0

    def rules(self, game: AnyGame) -> Iterator[Fault]:
        recorded = self.record.header.rules_version
        if recorded != game.rules_version:
            yield Fault(Check.GAME, f"rules {recorded} are now rules {game.rules_version}")

    def digest(self) -> Iterator[Fault]:
        if self.record.digest != self.record.header.digest:
            yield Fault(Check.DIGEST, f"seed and nonce give {self.record.header.digest}")

    def play(self, game: AnyGame, state: AnyState) -> Iterator[Fault]:
        deals = {deal.first: deal for deal in self.record.deals}
        entries, begun = self.record.entries, deal_number(game.position(state))
        try:
            for state, _ in replay(game, self.record.header.seats, state, entries):  # noqa: B020 - goes on
                self.moves += 1
                position = game.position(state)
                if deal_number(position) != begun or self.moves in deals:
                    begun = deal_number(position)
                    yield from _deal(deals.get(self.moves), position, self.moves)
        except ValueError as error:
            yield Fault(Check.MOVES, str(error), self.moves)
            return
        yield from self._end(game, state)

    def _end(self, game: AnyGame, state: AnyState) -> Iterator[Fault]:
        if not same(game.position(state), self.record.position):
            yield Fault(Check.POSITION, "the moves lead to another position", self.moves)
        if game.outcome(state) != self.record.outcome:
            yield Fault(Check.OUTCOME, f"the moves lead to {game.outcome(state)}", self.moves)


def deal_number(position: dict[str, Any]) -> int:
    """The number of the deal in a position, from 1; most games have but one."""
    return int(position.get("deal", 1))


def totals(position: dict[str, Any]) -> tuple[int, ...] | None:
    """Each seat's points over all deals, in a game that counts them."""
    counted = position.get("totals")
    return None if counted is None else tuple(counted)


def _deal(deal: Deal | None, position: dict[str, Any], after: int) -> Iterator[Fault]:
    if deal is None:
        yield Fault(Check.DEALS, "a deal began here that is not recorded", after)
    elif (deal.number, deal.totals) != (deal_number(position), totals(position)):
        yield Fault(Check.DEALS, f"it is deal {deal_number(position)}", after)
    elif not same(deal.position, position):
        yield Fault(Check.DEALS, "the deal began in another position", after)
