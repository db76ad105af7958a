"""War: all turn up a card and the best takes them; equal best cards go to war (``RULES.md`` 8)."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.war.options import Variant, WarOptions
from game.games.war.position import position_of, read_position, view_position_of
from game.games.war.round import play_round, settle, told
from game.games.war.state import TurnUp, WarState, WarView
from game.rules.cards import FULL_PACK, Card
from game.rules.contract import Game, Outcome, Position, Refusal, Tell
from game.rules.events import NOBODY, CardMoved, Event, MatchEnded, Place, Seat
from game.rules.options import Options
from game.rules.rng import Dice, Rng


class War(Game[WarState, TurnUp, WarView]):
    """The rules of War in its three variants."""

    name = "war"
    rules_version = 1
    seats = (2, 3, 4)
    options_type = WarOptions

    def __init__(self, options: Options | None = None) -> None:
        super().__init__(options)
        assert isinstance(self.options, WarOptions)
        self.variant = Variant(self.options.variant)

    def deck(self, seats: int, rng: Rng) -> tuple[tuple[Card, ...], Rng]:
        """The shuffled pack."""
        return rng.shuffled(FULL_PACK)

    def deal(
        self, seats: int, deck: Sequence[Card], rng: Rng, seed: int
    ) -> tuple[WarState, tuple[Event, ...]]:
        """Deal all cards face down, each under the pile; who gets one more is drawn (8.1.1)."""
        first, rng = rng.below(seats) if len(deck) % seats else (0, rng)
        piles = tuple(tuple(deck[(seat - first) % seats :: seats]) for seat in range(seats))
        state = WarState(
            rng, seed, piles, ((),) * seats, ((),) * seats, out=(None,) * seats, battles=0
        )
        return state, tuple(_dealt((first + n) % seats, card) for n, card in enumerate(deck))

    def to_act(self, state: WarState) -> tuple[Seat, ...]:
        """The lowest seat still in, which turns up for everybody."""
        if self._is_over(state):
            return ()
        return (next(seat for seat, pile in enumerate(state.piles) if pile),)

    def legal_moves(self, state: WarState, seat: Seat) -> Sequence[TurnUp]:
        """The only move, for the seat that is to make it."""
        return (TurnUp(seat),) if seat in self.to_act(state) else ()

    def refusal(self, state: WarState, move: TurnUp) -> Refusal | None:
        """Only a wrong seat and a match that is over are refused."""
        if self._is_over(state):
            return Refusal.GAME_OVER
        return None if move.seat in self.to_act(state) else Refusal.NOT_YOUR_TURN

    def view(self, state: WarState, seat: Seat) -> WarView:
        """Open cards and counts; even the own pile is unknown."""
        sizes, down = tuple(map(len, state.piles)), tuple(map(len, state.down))
        return WarView(seat, sizes, down, state.up, state.out, state.battles)

    def imagine(self, view: WarView, rng: Rng) -> tuple[WarState, Rng]:
        """The cards that are not open, in any order."""
        open_cards = {card for pile in view.up for card in pile}
        dice, unseen = Dice(rng), [card for card in FULL_PACK if card not in open_cards]
        dice.shuffle(unseen)
        piles, down = (_drawn(unseen, sizes) for sizes in (view.sizes, view.down))
        imagined = Rng(dice.below(1 << 64))
        state = WarState(imagined, imagined.seed, piles, down, view.up, view.out, view.battles)
        return state, dice.rng

    def outcome(self, state: WarState) -> Outcome | None:
        """Those still in come first, then those who left later; the same battle shares a place."""
        if not self._is_over(state):
            return None
        left = [state.battles + 1 if battle is None else battle for battle in state.out]
        return Outcome(tuple(1 + sum(other > own for other in left) for own in left))

    def position(self, state: WarState) -> Position:
        """The full state in the protocol's form."""
        return position_of(state)

    def from_position(self, seats: int, position: Position, seed: int) -> WarState:
        """The state described; a tie which cannot go to war is settled at once.

        :raises ValueError: naming the fault, if there is no such state.
        """
        self.check_seats(seats)
        state = read_position(self.variant, seats, position, seed)
        if _is_unsettled(state):
            settle(self.variant, state)
        return state

    def view_position(self, view: WarView) -> Position:
        """The view in the protocol's form."""
        return view_position_of(view)

    def read_move(self, state: WarState, seat: Seat, text: str) -> TurnUp:
        """Read ``turn``.

        :raises ValueError: if it is another word.
        """
        if text.split() != ["turn"]:
            raise ValueError(f"the one move of War is 'turn', not {text!r}")
        return TurnUp(seat)

    def advance(self, state: WarState, move: TurnUp) -> None:
        """Play a round without making its events, which takes longer than the round."""
        play_round(self.variant, state)

    def _play(self, state: WarState, move: TurnUp, tell: Tell) -> None:
        for event in told(play_round(self.variant, state)):
            tell(event)
        outcome = self.outcome(state)
        if outcome is not None:
            tell(MatchEnded(outcome.places, None))

    def _is_over(self, state: WarState) -> bool:
        limit = self.variant.battle_limit
        if limit is not None and state.battles >= limit:
            return True
        return len(state.piles) - state.piles.count(()) < 2


def _dealt(seat: Seat, card: Card) -> CardMoved:
    return CardMoved.one_sided(card, NOBODY, Place("deck"), Place("pile", seat), NOBODY)


def _drawn(unseen: list[Card], sizes: tuple[int, ...]) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(unseen.pop() for _ in range(size)) for size in sizes)


def _is_unsettled(state: WarState) -> bool:
    spent = [up and not pile for up, pile in zip(state.up, state.piles, strict=True)]
    unmarked = any(gone and out is None for gone, out in zip(spent, state.out, strict=True))
    return state.war_waits and (unmarked or sum(map(bool, state.piles)) == 1)
