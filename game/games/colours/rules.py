"""The rules that the four colour tables share (``RULES.md`` 2); a table adds what is its own."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from game.games.colours import lacks
from game.games.colours.cards import COLOURS, Card, Face, Side, Symbol
from game.games.colours.deck import dealt, shuffled_deck
from game.games.colours.effects import COMMON_EFFECTS, Effect, Step, seat_after
from game.games.colours.events import CallForgotten, ColourNamed, LastCardCalled, WentOut
from game.games.colours.moves import CallLastCard, ColourMove, Keep, Pass, PlayCard, Take
from game.games.colours.notation import read_move
from game.games.colours.options import ColourOptions
from game.games.colours.penalties import Answers, answers_in_force, take_stack
from game.games.colours.piles import discard, draw, drawable
from game.games.colours.position import position_of_state, position_of_view
from game.games.colours.reading import read_position
from game.games.colours.scoring import counted
from game.games.colours.sight import imagined, view_of
from game.games.colours.state import CALL_AT, NO_LACKS, ColourState, ColourView, Stack
from game.rules.contract import Game, Outcome, Position, Refusal, Tell
from game.rules.events import NOBODY, Event, MatchEnded, Seat, TurnBegan
from game.rules.rng import Dice, Rng

FORGOTTEN_CALL: Final = 2
"""The cards a forgotten call costs (6.4.2)."""


class ColourGame(Game[ColourState, ColourMove, ColourView]):
    """The rules of a colour table; what differs between tables stands in its class variables."""

    rules_version = 1
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6)
    options: ColourOptions

    answers: ClassVar[Answers]
    effects: ClassVar[Mapping[Symbol, Effect]] = COMMON_EFFECTS
    on_hand_off: ClassVar[tuple[Step, ...]] = ()
    """What happens after the turn moved on and before the seat acts, in order (2.8)."""
    decline: ClassVar[type[Keep | Pass]] = Keep
    """The move which ends the turn after a draw (2.9.9)."""
    unfit_draw_passes: ClassVar[bool] = True
    """Whether the turn passes by itself when the drawn card does not fit (2.2.5, 2.9.9)."""

    def __init__(self, options: ColourOptions | None = None) -> None:
        super().__init__(options)
        self.day, self.night = self.deck_faces()
        self.answering = answers_in_force(self.answers, stacking=self.options.stacking)
        """What answers what under the house rules in force."""

    @abstractmethod
    def deck_faces(self) -> tuple[tuple[Face, ...], tuple[Face, ...]]:
        """Every day face of the deck and every night face, none if the cards have one side."""

    def may_open(self, face: Face) -> bool:
        """Whether the card may be the first discard: a number (2.1.5)."""
        return face.symbol.number is not None

    # -- the deal ----------------------------------------------------------------------------

    def deck(self, seats: int, rng: Rng) -> tuple[tuple[Card, ...], Rng]:
        """The shuffled deck."""
        return shuffled_deck(self.day, self.night, rng)

    def deal(
        self, seats: int, deck: Sequence[Card], rng: Rng, seed: int
    ) -> tuple[ColourState, tuple[Event, ...]]:
        """Deal seven cards each and open the discard pile (2.1).

        :raises ValueError: if no card of the deck may open the discard pile.
        """
        events: list[Event] = []
        table = dealt(seats, deck, rng, self.may_open, events.append)
        colour = table.opening.day.colour
        assert colour is not None, "a wild never opens"
        state = ColourState(
            rng=table.rng,
            seed=seed,
            hands=table.hands,
            stock=table.stock,
            discard=(table.opening,),
            colour=colour,
            turn=0,
            direction=1,
            side=Side.DAY,
            stack=None,
            fuse=None,
            clock=0,
            shields=NOBODY,
            drawn=False,
            called=NOBODY,
            lacks=(NO_LACKS,) * seats,
        )
        self._open(state, events.append)
        return state, tuple(events)

    def _open(self, state: ColourState, tell: Tell) -> None:
        """Give somebody the first turn: a random seat (2.1.6)."""
        state.turn, state.rng = state.rng.below(len(state.hands))
        tell(TurnBegan(state.turn))

    # -- what may be done --------------------------------------------------------------------

    def to_act(self, state: ColourState) -> tuple[Seat, ...]:
        """The seat in turn."""
        return () if state.is_over else (state.turn,)

    def legal_moves(self, state: ColourState, seat: Seat) -> list[ColourMove]:
        """Every play, one for each slot and colour, then what ends the turn, then the call."""
        if state.is_over or seat != state.turn:
            return []
        moves: list[ColourMove] = [*self._plays(state)]
        may_play = bool(moves)
        if state.drawn:
            moves.append(self.decline(seat))
        elif state.stack is not None or drawable(state):
            moves.append(Take(seat))
        elif not may_play:
            moves.append(Pass(seat))
        if may_play and self._may_call(state):
            moves.append(CallLastCard(seat))
        return moves

    def random_move(self, state: ColourState, seat: Seat, dice: Dice) -> ColourMove:
        """One of the legal moves, mostly one that plays a card: else a match takes thousands."""
        moves = self.legal_moves(state, seat)
        plays = [move for move in moves if isinstance(move, PlayCard)]
        return dice.choice(plays if plays and dice.chance(0.75) else moves)

    def _plays(self, state: ColourState) -> list[PlayCard]:
        seat, side, hand = state.turn, state.side, state.hands[state.turn]
        first = len(hand) - 1 if state.drawn else 0
        plays: list[PlayCard] = []
        for slot in range(first, len(hand)):
            face = hand[slot].face(side)
            if self.misfit(state, face) is None:
                named = COLOURS if face.colour is None else (None,)
                plays += [PlayCard(seat, face, slot, colour) for colour in named]
        return plays

    def misfit(self, state: ColourState, face: Face) -> Refusal | None:
        """Why that face in the hand of the seat in turn does not fit, or None if it does."""
        if state.stack is not None:
            if face.symbol not in self.answering[state.stack.kind]:
                return Refusal.MUST_ANSWER_OR_TAKE
        elif (
            face.colour is not None
            and face.colour != state.colour
            and face.symbol is not state.top.symbol
        ):
            return Refusal.NO_MATCH
        if (
            face.symbol is Symbol.WILD4
            and self.options.wild4_only_without_colour
            and any(
                card.face(state.side).colour == state.colour for card in state.hands[state.turn]
            )
        ):
            return Refusal.HOLDS_THE_COLOUR
        return None

    def _may_call(self, state: ColourState) -> bool:
        """Whether the call is due, provided that a card may be played (6.4.1)."""
        return (
            self.options.call_last_card
            and len(state.hands[state.turn]) == CALL_AT
            and state.turn not in state.called
        )

    def refusal(self, state: ColourState, move: ColourMove) -> Refusal | None:
        """Why the move is refused, or None."""
        if state.is_over:
            return Refusal.GAME_OVER
        if move.seat != state.turn:
            return Refusal.NOT_YOUR_TURN
        match move:
            case PlayCard():
                return self._play_refusal(state, move)
            case Take():
                return self._take_refusal(state)
            case Keep() | Pass():
                return self._decline_refusal(state, move)
            case CallLastCard():
                due = self._may_call(state) and self._plays(state)
                return None if due else Refusal.CALL_NOT_DUE

    def _play_refusal(self, state: ColourState, move: PlayCard) -> Refusal | None:
        hand = state.hands[state.turn]
        if move.slot not in range(len(hand)) or hand[move.slot].face(state.side) is not move.face:
            return Refusal.NOT_IN_HAND
        if state.drawn and move.slot != len(hand) - 1:
            return Refusal.ONLY_THE_DRAWN_CARD
        misfit = self.misfit(state, move.face)
        if misfit is not None:
            return misfit
        if move.face.colour is None:
            return None if move.colour in COLOURS else Refusal.COLOUR_NEEDED
        return None if move.colour is None else Refusal.NO_MATCH

    def _take_refusal(self, state: ColourState) -> Refusal | None:
        if state.drawn:
            return Refusal.ONLY_THE_DRAWN_CARD
        if state.stack is None and not drawable(state):
            return Refusal.NOTHING_TO_TAKE
        return None

    def _decline_refusal(self, state: ColourState, move: Keep | Pass) -> Refusal | None:
        if state.stack is not None:
            return Refusal.MUST_ANSWER_OR_TAKE
        if state.drawn:
            return None if isinstance(move, self.decline) else Refusal.ONLY_THE_DRAWN_CARD
        stuck = isinstance(move, Pass) and not drawable(state) and not self._plays(state)
        return None if stuck else Refusal.NOTHING_DRAWN

    # -- what a move does --------------------------------------------------------------------

    def _play(self, state: ColourState, move: ColourMove, tell: Tell) -> None:
        match move:
            case PlayCard():
                self._play_card(state, move, tell)
            case Take() if state.stack is not None:
                self._take_stack(state, state.stack, tell)
            case Take():
                self._take_card(state, tell)
            case Keep():
                self._hand_off(state, 1, tell)
            case Pass():
                lacks.note_no_play(state, move.seat)
                self._hand_off(state, 1, tell)
            case CallLastCard(seat):
                state.called |= {seat}
                tell(LastCardCalled(seat))

    def _play_card(self, state: ColourState, move: PlayCard, tell: Tell) -> None:
        """Card, colour, the cost of a forgotten call, effect, hand-off (2.9.3)."""
        lacks.note_play(state, move.seat, move.face)
        discard(state, move.seat, move.slot, tell)
        if move.face.colour is not None:
            state.colour = move.face.colour
        elif move.colour is not None:
            state.colour = COLOURS[move.colour]
            tell(ColourNamed(move.seat, state.colour, state.side))
        if state.is_over:
            self._end(state, tell)
            return
        self._punish_forgotten_call(state, tell)
        self._hand_off(state, self._effect(state, tell), tell)

    def _effect(self, state: ColourState, tell: Tell) -> int:
        """Carry out the top card as played by the seat in turn: how far the turn moves on."""
        effect = self.effects.get(state.top.symbol)
        return 1 if effect is None else effect(state, tell)

    def _punish_forgotten_call(self, state: ColourState, tell: Tell) -> None:
        seat = state.turn
        if self.options.call_last_card and len(state.hands[seat]) == 1 and seat not in state.called:
            tell(CallForgotten(seat, min(FORGOTTEN_CALL, drawable(state))))
            draw(state, seat, FORGOTTEN_CALL, tell)

    def _take_card(self, state: ColourState, tell: Tell) -> None:
        """Draw one; decide about it, or pass if the table leaves nothing to decide (2.2.5)."""
        seat = state.turn
        lacks.note_no_play(state, seat)
        draw(state, seat, 1, tell)
        drawn = state.hands[seat][-1].face(state.side)
        if self.unfit_draw_passes and self.misfit(state, drawn) is not None:
            lacks.note_no_play(state, seat)
            self._hand_off(state, 1, tell)
        else:
            state.drawn = True

    def _take_stack(self, state: ColourState, stack: Stack, tell: Tell) -> None:
        """Draw all that waits; the turn ends (2.4.5)."""
        if self.answering[stack.kind]:
            lacks.note_taken(state, state.turn, stack.kind)
        take_stack(state, stack, tell)
        self._hand_off(state, 1, tell)

    def _hand_off(self, state: ColourState, steps: int, tell: Tell) -> None:
        """The turn moves on by so many seats; what waits for the next seat happens (2.8)."""
        state.drawn, state.called = False, NOBODY
        state.turn = seat_after(state, steps)
        for step in self.on_hand_off:
            step(state, tell)
        tell(TurnBegan(state.turn))

    def _end(self, state: ColourState, tell: Tell) -> None:
        """The match is over; the last card has no effect (2.5.1, 2.5.2)."""
        state.drawn, state.called = False, NOBODY
        result = self.result(state)
        tell(WentOut(state.turn))
        tell(MatchEnded(result.places, result.points))

    # -- how it ended, what is known, how it is written -----------------------------------------

    def result(self, state: ColourState) -> Outcome:
        """Places and points of a finished match."""
        return counted(state, self.options.score)

    def outcome(self, state: ColourState) -> Outcome | None:
        """The result once a seat has no cards."""
        return self.result(state) if state.is_over else None

    def view(self, state: ColourState, seat: Seat) -> ColourView:
        """What the seat may know."""
        return view_of(state, seat, two_sided=bool(self.night))

    def imagine(self, view: ColourView, rng: Rng) -> tuple[ColourState, Rng]:
        """A full table with the hidden cards dealt at random, mostly after the public memory."""
        return imagined(self.day, self.night, view, rng)

    def position(self, state: ColourState) -> Position:
        """The full state in the protocol's form."""
        return position_of_state(state)

    def view_position(self, view: ColourView) -> Position:
        """The view in the protocol's form."""
        return position_of_view(view, two_sided=bool(self.night))

    def from_position(self, seats: int, position: Position, seed: int) -> ColourState:
        """The state which that position describes.

        :raises ValueError: naming the fault, if it cannot be.
        """
        return read_position(self, seats, position, seed)

    def read_move(self, state: ColourState, seat: Seat, text: str) -> ColourMove:
        """The move which the text names.

        :raises ValueError: if the text is no move of these games.
        """
        return read_move(state, seat, text)
