"""A tiny game of several deals that obeys the contract: the test double of the session's tests.

Each seat draws a secret target from 10 to 14. In turn they add 1, 2 or 3 to a common heap; who
brings it to the own target or beyond gets a point, and the next deal begins. Two points win.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.games.kit import GameKit
from game.rules.contract import Game, Move, Outcome, Position, Refusal, State, Tell, View
from game.rules.events import Event, MatchEnded, PublicEvent, Seat, TurnBegan
from game.rules.options import Options, choice
from game.rules.rng import Dice, Rng


@dataclass(frozen=True, slots=True)
class Add(Move):
    amount: int

    @property
    def text(self) -> str:
        return f"add {self.amount}"


@dataclass(frozen=True, slots=True)
class Dealt(PublicEvent):
    deal: int


@dataclass(frozen=True, slots=True)
class ToyOptions(Options):
    most: int = choice(3, 2)


@dataclass(slots=True)
class ToyState(State):
    targets: tuple[int, ...]
    heap: int
    turn: Seat
    totals: tuple[int, ...]
    deal: int


@dataclass(frozen=True, slots=True)
class ToyView(View):
    target: int
    heap: int
    turn: Seat
    totals: tuple[int, ...]
    deal: int


class Toy(Game[ToyState, Add, ToyView]):
    name = "toy"
    rules_version = 1
    seats = (2, 3)
    options_type = ToyOptions

    def deck(self, seats: int, rng: Rng) -> tuple[tuple[Any, ...], Rng]:
        return rng.shuffled(range(10, 15))

    def deal(
        self, seats: int, deck: Sequence[Any], rng: Rng, seed: int
    ) -> tuple[ToyState, tuple[Event, ...]]:
        state = ToyState(rng, seed, tuple(deck[:seats]), 0, 0, (0,) * seats, 1)
        return state, (Dealt(1), TurnBegan(0))

    def to_act(self, state: ToyState) -> tuple[Seat, ...]:
        return () if max(state.totals) == 2 else (state.turn,)

    def legal_moves(self, state: ToyState, seat: Seat) -> Sequence[Add]:
        if seat not in self.to_act(state):
            return ()
        return tuple(Add(seat, amount) for amount in range(1, self._most + 1))

    @property
    def _most(self) -> int:
        assert isinstance(self.options, ToyOptions)
        return self.options.most

    def refusal(self, state: ToyState, move: Add) -> Refusal | None:
        if not self.to_act(state):
            return Refusal.GAME_OVER
        if move.seat != state.turn:
            return Refusal.NOT_YOUR_TURN
        return None if 1 <= move.amount <= self._most else Refusal.NO_MATCH

    def view(self, state: ToyState, seat: Seat) -> ToyView:
        own = state.targets[seat]
        return ToyView(seat, own, state.heap, state.turn, state.totals, state.deal)

    def imagine(self, view: ToyView, rng: Rng) -> tuple[ToyState, Rng]:
        dice, others = Dice(rng), [n for n in range(10, 15) if n != view.target]
        dice.shuffle(others)
        targets = tuple(
            view.target if seat == view.seat else others.pop() for seat in range(len(view.totals))
        )
        source = Rng(dice.below(1 << 64))
        state = ToyState(source, 0, targets, view.heap, view.turn, view.totals, view.deal)
        return state, dice.rng

    def outcome(self, state: ToyState) -> Outcome | None:
        if self.to_act(state):
            return None
        return Outcome(
            tuple(1 + sum(b > a for b in state.totals) for a in state.totals), state.totals
        )

    def position(self, state: ToyState) -> Position:
        return {
            "targets": list(state.targets),
            "heap": state.heap,
            "turn": state.turn,
            "totals": list(state.totals),
            "deal": state.deal,
            "rng": f"{state.rng.seed:016x}",
            "seed": state.seed,
        }

    def from_position(self, seats: int, position: Position, seed: int) -> ToyState:
        try:
            return ToyState(
                Rng(int(position["rng"], 16)),
                int(position["seed"]),
                tuple(position["targets"]),
                position["heap"],
                position["turn"],
                tuple(position["totals"]),
                position["deal"],
            )
        except (KeyError, TypeError) as fault:
            raise ValueError(f"no position: {fault}") from fault

    def view_position(self, view: ToyView) -> Position:
        return {"target": view.target, "heap": view.heap, "totals": list(view.totals)}

    def read_move(self, state: ToyState, seat: Seat, text: str) -> Add:
        match text.split():
            case ["add", amount] if amount.isdecimal():
                return Add(seat, int(amount))
        raise ValueError(f"no move: {text!r}")

    def _play(self, state: ToyState, move: Add, tell: Tell) -> None:
        state.heap += move.amount
        if state.heap >= state.targets[move.seat]:
            state.totals = tuple(n + (s == move.seat) for s, n in enumerate(state.totals))
            outcome = self.outcome(state)
            if outcome is not None:
                tell(MatchEnded(outcome.places, outcome.points))
                return
            state.deal += 1
            deck, state.rng = self.deck(len(state.totals), Rng.of(state.seed, state.deal))
            state.targets, state.heap = tuple(deck[: len(state.totals)]), 0
            tell(Dealt(state.deal))
        state.turn = (state.turn + 1) % len(state.totals)
        tell(TurnBegan(state.turn))


class OtherToy(Toy):
    """The same game under rules of another version."""

    rules_version = 2


class ChangedToy(Toy):
    """Rules that were changed without giving them a new version: heaps grow faster."""

    def _play(self, state: ToyState, move: Add, tell: Tell) -> None:
        state.heap += 1
        Toy._play(self, state, move, tell)


def most(view: ToyView, moves: Sequence[Add], dice: Dice) -> Add:
    """A policy: any of the moves."""
    return dice.choice(moves)


TOY = GameKit(Toy, most, default_seats=2)
OTHER_TOY = GameKit(OtherToy, most, default_seats=2)
CHANGED_TOY = GameKit(ChangedToy, most, default_seats=2)
