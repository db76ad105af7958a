"""Hearts: pass three cards, follow suit, and take neither hearts nor the queen (``RULES.md`` 7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.games.hearts.deal import deal_out, give, match_before_first_deal, play, score_deal
from game.games.hearts.imagine import imagine
from game.games.hearts.options import PENALTY_CARDS, HeartsOptions, in_order
from game.games.hearts.position import position_of, view_position_of
from game.games.hearts.reading import read_position
from game.games.hearts.scoring import places
from game.games.hearts.state import (
    GIFT_SIZE,
    Gifts,
    GiveCards,
    Hand,
    HeartsMove,
    HeartsState,
    HeartsView,
    Phase,
    PlayCard,
)
from game.rules.cards import Card, Suit, cards
from game.rules.contract import Game, Outcome, Position, Refusal, Tell
from game.rules.events import Event, Seat
from game.rules.options import Options
from game.rules.rng import Rng
from game.rules.tricks import following

MOST_LISTED: Final = 20
"""Where there are more choices of cards to give, the protocol lists one word."""


class Hearts(Game[HeartsState, HeartsMove, HeartsView]):
    """The rules of Hearts for three to five seats, with every house rule."""

    name = "hearts"
    rules_version = 1
    seats = (3, 4, 5)
    options_type = HeartsOptions

    def __init__(self, options: Options | None = None) -> None:
        super().__init__(options)
        assert isinstance(self.options, HeartsOptions)
        self.house: HeartsOptions = self.options

    def deck(self, seats: int, rng: Rng) -> tuple[tuple[Card, ...], Rng]:
        """The shuffled cards of one deal."""
        return rng.shuffled(self.house.pack(seats))

    def deal(
        self, seats: int, deck: Sequence[Card], rng: Rng, seed: int
    ) -> tuple[HeartsState, tuple[Event, ...]]:
        """Deal the first deal, one card to each seat in turn."""
        state, events = match_before_first_deal(seats, rng, seed), list[Event]()
        deal_out(self.house, state, deck, events.append)
        return state, tuple(events)

    def to_act(self, state: HeartsState) -> tuple[Seat, ...]:
        """The seat whose turn it is, or all that have yet to choose cards to give."""
        if state.phase is Phase.GIVE:
            return tuple([seat for seat, given in enumerate(state.given) if not given])
        return () if state.is_over else (state.turn,)

    def legal_moves(self, state: HeartsState, seat: Seat) -> Sequence[HeartsMove]:
        """The cards that may be played, or every choice of three to give."""
        if seat not in self.to_act(state):
            return ()
        hand = state.hands[seat]
        if state.phase is Phase.GIVE:
            return Gifts(seat, hand)
        return tuple([PlayCard(seat, card) for card in self._playable(state, hand)])

    def legal_texts(self, state: HeartsState, seat: Seat) -> tuple[str, ...]:
        """The legal moves as texts; above 20 choices of cards to give just ``give``."""
        moves = self.legal_moves(state, seat)
        if state.phase is Phase.GIVE and len(moves) > MOST_LISTED:
            return ("give",)
        return tuple(move.text for move in moves)

    def refusal(self, state: HeartsState, move: HeartsMove) -> Refusal | None:
        """Why the move is refused: when, what, then how."""
        if state.phase is Phase.PLAY and state.is_over:
            return Refusal.GAME_OVER
        match move:
            case GiveCards(seat, faces):
                return self._gift_refusal(state, seat, faces)
            case PlayCard(seat, face):
                return self._play_refusal(state, seat, face)

    def view(self, state: HeartsState, seat: Seat) -> HeartsView:
        """What the seat knows."""
        knows_leftover = seat == state.leftover_to or state.is_over
        return HeartsView(
            seat=seat,
            options=self.house,
            hand=state.hands[seat],
            sizes=tuple(map(len, state.hands)),
            phase=state.phase,
            given=tuple(
                cards if other == seat or not cards else None
                for other, cards in enumerate(state.given)
            ),
            passed=self._known_gifts(state, seat),
            trick=state.trick,
            leader=state.leader,
            broken=state.broken,
            first_trick=state.first_trick,
            taken=state.taken,
            leftover_size=len(state.leftover),
            leftover=state.leftover if knows_leftover else None,
            leftover_to=state.leftover_to,
            totals=state.totals,
            deal=state.deal,
            overtime=state.overtime,
            lacks=state.lacks,
            scored=state.scored,
        )

    def imagine(self, view: HeartsView, rng: Rng) -> tuple[HeartsState, Rng]:
        """A full state, drawn at random, which looks the same from that seat."""
        return imagine(view, rng)

    def outcome(self, state: HeartsState) -> Outcome | None:
        """The lowest total wins (7.5.1)."""
        return Outcome(places(state.totals), state.totals) if state.is_over else None

    def score(self, state: HeartsState) -> Mapping[str, object]:
        """The points of the deal which the last move or position ended, and the totals."""
        ended = state.scored is not None
        return {"deal_over": ended, "points": state.scored, "totals": state.totals}

    def position(self, state: HeartsState) -> Position:
        """The full state in the protocol's form."""
        return position_of(state)

    def from_position(self, seats: int, position: Position, seed: int) -> HeartsState:
        """The state described; a deal just played is scored, and what follows is done.

        :raises ValueError: naming the fault, if there is no such state.
        """
        self.check_seats(seats)
        state = read_position(self.house, seats, position, seed)
        if state.is_over and state.scored is None:
            score_deal(self.house, state, lambda event: None)
        return state

    def view_position(self, view: HeartsView) -> Position:
        """The view in the protocol's form."""
        return view_position_of(view)

    def read_move(self, state: HeartsState, seat: Seat, text: str) -> HeartsMove:
        """Read ``play QS`` or ``give QS KH 2C``.

        :raises ValueError: if it is neither.
        """
        match text.split():
            case ["give", *codes]:
                return GiveCards(seat, cards(" ".join(codes)))
            case ["play", code]:
                return PlayCard(seat, _face(state, seat, code))
        raise ValueError(f"a move is 'play QS' or 'give QS KH 2C', not {text!r}")

    def _play(self, state: HeartsState, move: HeartsMove, tell: Tell) -> None:
        state.scored = None
        match move:
            case GiveCards(seat, faces):
                give(self.house, state, seat, faces, tell)
            case PlayCard(seat, face):
                play(self.house, state, seat, face, tell)

    def _playable(self, state: HeartsState, hand: Hand) -> Sequence[Card]:
        """The cards of the hand that the trick allows (7.3)."""
        allowed = _following(state, hand) if state.trick else _leads(state, hand)
        if state.first_trick and self.house.no_points_first_trick:
            return [card for card in allowed if card not in PENALTY_CARDS] or allowed
        return allowed

    def _play_refusal(self, state: HeartsState, seat: Seat, face: Card) -> Refusal | None:
        if seat not in self.to_act(state):
            return Refusal.NOT_YOUR_TURN
        if state.phase is Phase.GIVE:
            return Refusal.GIVE_THREE
        hand = state.hands[seat]
        if face not in hand:
            return Refusal.NOT_IN_HAND
        if face in self._playable(state, hand):
            return None
        if state.trick:
            follows = face in _following(state, hand)
            return Refusal.NO_POINTS_IN_FIRST_TRICK if follows else Refusal.MUST_FOLLOW_SUIT
        forced = state.first_trick and following(hand, Suit.CLUBS)
        return Refusal.MUST_LEAD_LOWEST_CLUB if forced else Refusal.HEARTS_NOT_BROKEN

    def _gift_refusal(
        self, state: HeartsState, seat: Seat, faces: tuple[Card, ...]
    ) -> Refusal | None:
        if seat not in range(len(state.hands)):
            return Refusal.NOT_YOUR_TURN
        if state.phase is not Phase.GIVE or state.given[seat]:
            return Refusal.ALREADY_GIVEN
        if any(face not in state.hands[seat] for face in faces):
            return Refusal.NOT_IN_HAND
        return None if len(set(faces)) == len(faces) == GIFT_SIZE else Refusal.GIVE_THREE

    def _known_gifts(self, state: HeartsState, seat: Seat) -> tuple[Hand | None, ...]:
        """Who passed what, as far as that seat gave or received it."""
        own, seats = state.passed[seat], len(state.passed)
        if not own:
            return ((),) * seats
        known = seat, self.house.passing_in(state.deal, seats).giver(seat, seats)
        return tuple(gift if other in known else None for other, gift in enumerate(state.passed))


def _leads(state: HeartsState, hand: Hand) -> Sequence[Card]:
    """What may be led: the lowest club first, no heart before they are broken (7.3.1, 7.3.3)."""
    clubs = following(hand, Suit.CLUBS) if state.first_trick else ()
    if clubs:
        return (min(clubs, key=in_order),)
    if state.broken:
        return hand
    return [card for card in hand if card.suit is not Suit.HEARTS] or hand


def _following(state: HeartsState, hand: Hand) -> Sequence[Card]:
    """What follows the suit led, or anything if nothing does (7.3.2)."""
    return following(hand, state.trick[0].suit) or hand


def _face(state: HeartsState, seat: Seat, code: str) -> Card:
    """The card named by its code, or by its code and the slot it is in."""
    name, at, slot = code.partition("@")
    face = Card.parse(name)
    if at and (face, slot) not in [(card, str(n)) for n, card in enumerate(state.hands[seat])]:
        raise ValueError(f"{name} is not in slot {slot!r} of the hand")
    return face
