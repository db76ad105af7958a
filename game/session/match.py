"""A match in progress: the one place where its state changes, and where each move is kept."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Self

import game as program
from game.games.kit import GameKit
from game.rules.contract import AnyGame, Move, Outcome, Position, View
from game.rules.events import Event, Seat
from game.rules.options import Options
from game.rules.rng import Rng
from game.session import replay
from game.session.clock import Clock
from game.session.codec import same
from game.session.record import By, Deal, Entry, Header, Record, Sitter
from game.session.replay import AnyState
from game.session.statistics import results_of
from game.session.store import Store


class Resumed(StrEnum):
    """How a saved match was gone on with; each value is a translation key."""

    REPLAYED = "REPLAYED"
    """From its seed and moves, which lead to the position that was kept."""
    RULES_CHANGED = "RULES_CHANGED"
    """From the position that was kept: the rules are no longer those it was begun under."""
    DIFFERED = "DIFFERED"
    """From the position that was kept: seed and moves did not lead there."""


class Match:
    """The authority over one match: it alone makes moves, and each is on the disk before it shows.

    Begin one with ``start`` or ``resume``.
    """

    def __init__(
        self,
        kit: GameKit,
        game: AnyGame,
        header: Header,
        state: AnyState,
        *,
        number: int,
        store: Store,
        now: Clock,
    ) -> None:
        self.kit = kit
        self.game = game
        self.header = header
        self.state = state
        self.number = number
        """The match's number in the store."""
        self.deal_events: tuple[Event, ...] = ()
        """What happened when the newest deal was dealt; empty after going on from a position."""
        self.resumed: Resumed | None = None
        """How it was gone on with; None for a match that has just begun."""
        self._store = store
        self._now = now
        self._entries: list[Entry] = []
        self._deals: list[Deal] = []
        self._deal = replay.deal_number(game.position(state))
        self._decisions = [0] * header.seats

    @classmethod
    def start(
        cls,
        kit: GameKit,
        options: Options,
        sitters: Sequence[Sitter],
        *,
        seed: int,
        nonce: str,
        store: Store,
        now: Clock,
        position: Position | None = None,
    ) -> Self:
        """Shuffle and deal a new match, or set it up in that position, and keep it.

        :raises ValueError: if so many cannot play it, or the position describes none.
        """
        game = kit.game(options)
        header = Header(
            game=game.name,
            options=options.as_dict(),
            sitters=tuple(sitters),
            seed=seed,
            nonce=nonce,
            rules_version=game.rules_version,
            program=program.__version__,
            began=now(),
            start=position,
        )
        state, events = replay.opening(game, header)
        number = store.begin(header, game.position(state))
        match = cls(kit, game, header, state, number=number, store=store, now=now)
        match.deal_events = events
        return match

    @classmethod
    def resume(cls, kit: GameKit, number: int, *, store: Store, now: Clock) -> Self:
        """Go on with the saved match of that number; ``resumed`` says how.

        The deal in progress is played again from its beginning. Where that does not lead to the
        position that was kept, the match goes on from that.

        :raises ValueError: if the match cannot be gone on with.
        """
        record = store.load(number)
        game = replay.game_of(kit, record.header)
        state, events, resumed = _regained(game, record)
        match = cls(kit, game, record.header, state, number=number, store=store, now=now)
        match.deal_events = events
        match.resumed = resumed
        match._entries, match._deals = list(record.entries), list(record.deals)
        first = record.deals[-1].first if record.deals else 0
        played = [entry.seat for entry in record.entries[first:]]
        match._decisions = [played.count(seat) for seat in range(match.seats)]
        return match

    @property
    def name(self) -> str:
        """The name of the table."""
        return self.game.name

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.header.seats

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """Who sits at the table, by seat."""
        return self.header.sitters

    @property
    def digest(self) -> str:
        """What fixes the seed without telling it, to be shown before the first card."""
        return self.header.digest

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may move now; empty when the match is over."""
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the match goes on."""
        return self.game.outcome(self.state)

    @property
    def moves(self) -> int:
        """How many moves have been made."""
        return len(self._entries)

    @property
    def deal(self) -> int:
        """The number of the deal in progress, from 1."""
        return self._deal

    def view(self, seat: Seat) -> View:
        """What that seat may know."""
        view: View = self.game.view(self.state, seat)
        return view

    def legal(self, seat: Seat) -> Sequence[Any]:
        """Every move that seat may make now."""
        return self.game.legal_moves(self.state, seat)

    def decisions(self, seat: Seat) -> int:
        """How many moves that seat has made in the deal in progress."""
        return self._decisions[seat]

    def rng_for(self, seat: Seat) -> Rng:
        """The source that belongs to that seat's next decision, and to no other."""
        return Rng.of(self.header.seed, self._deal, seat, self._decisions[seat])

    def submit(self, move: Move, *, by: By, milliseconds: int) -> tuple[Event, ...]:
        """Make a move and tell what happened, in full: redact it before anybody sees it.

        The move is on the disk when this returns.

        :param milliseconds: from when the seat was to move until it did.
        :raises IllegalMove: if the rules refuse the move; nothing has changed then.
        """
        state, events = self.game.apply(self.state, move)
        position = self.game.position(state)
        entry, deal = Entry(move.seat, move.code, by, milliseconds), self._new_deal(position)
        outcome, now = self.game.outcome(state), self._now()
        self._store.append(
            self.number,
            self.moves,
            entry,
            position,
            changed=now,
            deal=deal,
            outcome=outcome,
            results=() if outcome is None else results_of(self.header, outcome, now),
        )
        self.state = state
        self._entries.append(entry)
        self._decisions[move.seat] += 1
        if deal is not None:
            self._deals.append(deal)
            self._deal, self.deal_events = deal.number, events
            self._decisions = [0] * self.seats
        return events

    def record(self) -> Record:
        """The record of the match so far: for the results, and for a match file."""
        return Record(
            header=self.header,
            digest=self.digest,
            entries=tuple(self._entries),
            deals=tuple(self._deals),
            position=self.game.position(self.state),
            outcome=self.outcome,
        )

    def _new_deal(self, position: Position) -> Deal | None:
        number = replay.deal_number(position)
        if number == self._deal:
            return None
        return Deal(number, self.moves + 1, replay.totals(position), position)


def _regained(game: AnyGame, record: Record) -> tuple[AnyState, tuple[Event, ...], Resumed]:
    """The state of a saved match, the events of its deal if it was played again, and how."""
    resumed = Resumed.RULES_CHANGED
    if record.header.rules_version == game.rules_version:
        try:
            state, events = _replayed(game, record)
            if same(game.position(state), record.position):
                return state, events, Resumed.REPLAYED
        except ValueError:
            pass
        resumed = Resumed.DIFFERED
    header = record.header
    state = game.from_position(header.seats, dict(record.position), header.seed)
    return state, (), resumed


def _replayed(game: AnyGame, record: Record) -> tuple[AnyState, tuple[Event, ...]]:
    """The state after the deal in progress has been played again."""
    header, events, first = record.header, tuple[Event, ...](), 0
    if record.deals:
        deal = record.deals[-1]
        first = deal.first
        state = game.from_position(header.seats, dict(deal.position), header.seed)
    else:
        state, events = replay.opening(game, header)
    steps = replay.replay(game, header.seats, state, record.entries[first:])
    return deque(steps, maxlen=1).pop()[0] if first < len(record.entries) else state, events
