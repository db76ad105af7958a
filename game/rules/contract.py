"""The contract between one game's rules and everything else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar

from game.rules.events import Event, Seat
from game.rules.options import Options
from game.rules.rng import Dice, Rng

Tell: TypeAlias = Callable[[Event], None]
Position: TypeAlias = dict[str, Any]
"""A state or a view in the protocol's form: texts, numbers, lists and dicts that JSON holds."""


class Refusal(StrEnum):
    """Why the rules refuse a move; each value is a translation key (``protocol.md``)."""

    GAME_OVER = "GAME_OVER"
    NOT_YOUR_TURN = "NOT_YOUR_TURN"
    NOT_IN_HAND = "NOT_IN_HAND"
    NO_MATCH = "NO_MATCH"
    MUST_ANSWER_OR_TAKE = "MUST_ANSWER_OR_TAKE"
    COLOUR_NEEDED = "COLOUR_NEEDED"
    HOLDS_THE_COLOUR = "HOLDS_THE_COLOUR"
    ONLY_THE_DRAWN_CARD = "ONLY_THE_DRAWN_CARD"
    NOTHING_DRAWN = "NOTHING_DRAWN"
    NOTHING_TO_TAKE = "NOTHING_TO_TAKE"
    CALL_NOT_DUE = "CALL_NOT_DUE"
    MUST_LEAD_LOWEST_CLUB = "MUST_LEAD_LOWEST_CLUB"
    MUST_FOLLOW_SUIT = "MUST_FOLLOW_SUIT"
    HEARTS_NOT_BROKEN = "HEARTS_NOT_BROKEN"
    NO_POINTS_IN_FIRST_TRICK = "NO_POINTS_IN_FIRST_TRICK"
    GIVE_THREE = "GIVE_THREE"
    ALREADY_GIVEN = "ALREADY_GIVEN"


@dataclass(frozen=True, slots=True)
class Move(ABC):
    """Base of all moves: one seat's whole decision, as a value of faces and hand slots."""

    seat: Seat

    @property
    @abstractmethod
    def text(self) -> str:
        """The move as the protocol lists it, without a slot: ``play R7``."""

    @property
    def code(self) -> str:
        """The exact move, which ``Game.read_move`` reads back: ``play R7@3``."""
        return self.text

    def __str__(self) -> str:
        return self.code


class IllegalMove(ValueError):  # noqa: N818 - named as the field names it
    """A move the rules refuse."""

    def __init__(self, move: Move, reason: Refusal) -> None:
        super().__init__(f"{move}: {reason}")
        self.reason = reason


@dataclass(slots=True)
class State:
    """Base of all states: a record of values.

    Every field holds an immutable value (int, Card, tuple, frozenset, Rng ...; never a list or
    dict), so a shallow ``clone`` is a full copy. Only ``Game._play`` assigns.
    """

    rng: Rng
    seed: int
    """The match seed, from which later deals are dealt."""

    def clone(self) -> Self:
        """An independent copy."""
        return type(self)(*[getattr(self, name) for name in self.__match_args__])


@dataclass(frozen=True, slots=True)
class View:
    """Base of all views: everything one seat may know, as faces and counts; no rng, no card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: each seat's place (1 = first, shared allowed) and points if counted."""

    places: tuple[int, ...]
    points: tuple[int, ...] | None = None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seat in first place; empty when the first place is shared, which is a draw."""
        first = tuple(seat for seat, place in enumerate(self.places) if place == 1)
        return first if len(first) == 1 else ()


S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)


class Game(ABC, Generic[S, M, V]):
    """The rules of one table: stateless, pure and complete.

    Subclasses write the abstract methods. Scenes, players and saves call the public ones only
    and never look inside a state.
    """

    name: ClassVar[str]
    rules_version: ClassVar[int]
    seats: ClassVar[tuple[int, ...]]
    """The numbers of seats it can be played with."""
    options_type: ClassVar[type[Options]]

    def __init__(self, options: Options | None = None) -> None:
        self.options = self.options_type() if options is None else options

    @abstractmethod
    def deck(self, seats: int, rng: Rng) -> tuple[tuple[Any, ...], Rng]:
        """The shuffled cards of one deal, the first dealt first, and the source to use next."""

    @abstractmethod
    def deal(
        self, seats: int, deck: Sequence[Any], rng: Rng, seed: int
    ) -> tuple[S, tuple[Event, ...]]:
        """Deal that very deck: the first state, and the events that tell of the deal."""

    def new(self, seats: int, seed: int) -> tuple[S, tuple[Event, ...]]:
        """Shuffle and deal a new match.

        :raises ValueError: if the game is not for so many seats.
        """
        self.check_seats(seats)
        deck, rng = self.deck(seats, Rng.of(seed, 1))
        return self.deal(seats, deck, rng, seed)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats the game is not for.

        :raises ValueError: if it is none of ``seats``.
        """
        if seats not in self.seats:
            raise ValueError(f"{self.name} is not for {seats} seats")

    @abstractmethod
    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that may move now; empty when the match is over."""

    @abstractmethod
    def legal_moves(self, state: S, seat: Seat) -> Sequence[M]:
        """Every move the seat may make, one for each slot and colour; empty when it may not act.

        Where they are many (cards to give), the sequence makes them as they are asked for.
        """

    def legal_texts(self, state: S, seat: Seat) -> tuple[str, ...]:
        """The legal moves as the protocol lists them: equal texts once."""
        return tuple(dict.fromkeys(move.text for move in self.legal_moves(state, seat)))

    def random_move(self, state: S, seat: Seat, dice: Dice) -> M:
        """One of the legal moves of a seat that may act, each as likely."""
        return dice.choice(self.legal_moves(state, seat))

    @abstractmethod
    def refusal(self, state: S, move: M) -> Refusal | None:
        """Why the move is refused, or None when it is legal."""

    @abstractmethod
    def view(self, state: S, seat: Seat) -> V:
        """What the seat may know."""

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> tuple[S, Rng]:
        """A full state, drawn at random, which looks the same from that seat."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, or None while the match goes on."""

    @abstractmethod
    def position(self, state: S) -> Position:
        """The full state in the protocol's form."""

    @abstractmethod
    def from_position(self, seats: int, position: Position, seed: int) -> S:
        """The state which that position describes; ``seed`` feeds what it leaves open.

        :raises ValueError: naming the fault, if it describes none.
        """

    @abstractmethod
    def view_position(self, view: V) -> Position:
        """The view in the protocol's form: ``?`` for what is hidden, ``sizes`` of foreign hands."""

    @abstractmethod
    def read_move(self, state: S, seat: Seat, text: str) -> M:
        """The move of that seat which the text names; it need not be legal.

        :raises ValueError: if the text is no move of this game.
        """

    @abstractmethod
    def _play(self, state: S, move: M, tell: Tell) -> None:
        """Carry out a legal move on the state in place, telling what happens."""

    def apply(self, state: S, move: M) -> tuple[S, tuple[Event, ...]]:
        """The state after the move, and what happened; the given state is untouched.

        :raises IllegalMove: if the rules refuse the move.
        """
        reason = self.refusal(state, move)
        if reason is not None:
            raise IllegalMove(move, reason)
        after, events = state.clone(), list[Event]()
        self._play(after, move, events.append)
        return after, tuple(events)

    def advance(self, state: S, move: M) -> None:
        """Play a legal move on a state the caller owns, silently: for search, not for tables."""
        self._play(state, move, silence)

    def score(self, state: S) -> Mapping[str, object]:
        """What the protocol's ``score`` answers beside places and winners."""
        outcome = self.outcome(state)
        return {"points": None if outcome is None else outcome.points}


def silence(event: Event) -> None:
    """Tell nobody. Rules may leave out costly events for whom they know to be this listener."""


AnyGame: TypeAlias = Game[Any, Any, Any]
