"""Hearts as plain numbers: the deal on which search plays its imagined games.

It says the same as the game's rules, only some ten times faster, which a test checks position by
position.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.games.hearts.options import HeartsOptions
from game.games.hearts.scoring import MOON
from game.players.hearts.cards import (
    ALL_POINTS,
    BIT,
    CLUBS,
    HEARTS,
    JACK,
    JACK_BIT,
    PENALTY,
    POINTS,
    SUIT_OF,
    Cards,
    FlatCard,
    penalty,
)
from game.rules.events import Seat

ALARM: Final = 6
"""With so many points, all that have fallen, a seat is taken to shoot the moon."""
_JACK_POINTS: Final = -10


@dataclass(frozen=True, slots=True)
class FlatRules:
    """The house rules, as far as play depends on them."""

    no_points: bool
    """Whether the first trick takes no points."""
    moon: bool
    jack: bool
    """Whether the jack of diamonds counts."""

    @staticmethod
    def of(options: HeartsOptions) -> FlatRules:
        """The flat form of those house rules."""
        return FlatRules(options.no_points_first_trick, options.moon, options.jack_of_diamonds)


@dataclass(slots=True, eq=False)
class FlatDeal:
    """A deal in which every card is known, changed in place."""

    rules: FlatRules
    last: Seat
    """The last seat; also how many cards lie before the last one to a trick."""
    hands: list[Cards]
    gone: Cards
    """The cards that were played or are not in the pack."""
    lacked: Cards
    """The suits, all their cards, which somebody has shown to lack."""
    turn: Seat
    suit: Cards
    """All cards of the suit led, none before the lead."""
    best: FlatCard
    """The card that takes the trick so far …"""
    taker: Seat
    """… and who played it."""
    laid: int
    """How many cards lie in the trick."""
    stake: int
    """The points in the trick."""
    jack_laid: bool
    broken: bool
    first: bool
    """Whether the first trick is in progress or still to come."""
    leftover: Cards
    """The undealt cards, which the taker of the first trick gets."""
    points: list[int]
    """By seat, those taken."""
    total: int
    """All points taken."""
    jack_to: Seat | None
    over: bool
    """Whether nothing is left to play for."""
    threat: Seat | None = None
    """The seat that may be shooting the moon."""
    alarm: int = ALARM
    guarded: bool = False
    """Whether all keep high cards back against that seat."""
    shooters: int = 0
    """The seats, as bits, that are imagined to try for the moon."""

    def clone(self) -> FlatDeal:
        """An independent copy."""
        return FlatDeal(
            self.rules,
            self.last,
            self.hands[:],
            self.gone,
            self.lacked,
            self.turn,
            self.suit,
            self.best,
            self.taker,
            self.laid,
            self.stake,
            self.jack_laid,
            self.broken,
            self.first,
            self.leftover,
            self.points[:],
            self.total,
            self.jack_to,
            self.over,
            self.threat,
            self.alarm,
            self.guarded,
            self.shooters,
        )

    def legal(self) -> Cards:
        """The cards that may be played now."""
        hand, suit = self.hands[self.turn], self.suit
        allowed = (hand & suit or hand) if suit else self._leads(hand)
        if self.first and self.rules.no_points:
            return allowed & ~PENALTY or allowed
        return allowed

    def play(self, card: FlatCard) -> None:
        """Play a legal card; the last one of a trick also ends it."""
        seat, bit = self.turn, BIT[card]
        self.hands[seat] ^= bit
        self.gone |= bit
        if bit & self.suit:
            if card > self.best:
                self.best = card
                self.taker = seat
        elif self.suit:
            self.lacked |= self.suit
        else:
            self.suit = SUIT_OF[card]
            self.best = card
            self.taker = seat
        if bit & PENALTY:
            self.stake += POINTS[card]
            if bit & HEARTS:
                self.broken = True
        elif card == JACK:
            self.jack_laid = True
        if self.laid == self.last:
            self._end_trick()
        else:
            self.laid += 1
            self.turn = seat + 1 if seat < self.last else 0

    def scores(self) -> list[int]:
        """By seat, what the deal is worth once it is over."""
        points = self.points[:]
        if self.rules.moon and ALL_POINTS in points:
            shooter = points.index(ALL_POINTS)
            points = [MOON] * len(points)
            points[shooter] = 0
        if self.rules.jack and self.jack_to is not None:
            points[self.jack_to] += _JACK_POINTS
        return points

    def gain(self, seat: Seat, points: int) -> None:
        """Count points for that seat, and notice whether it has all that have fallen."""
        self.points[seat] += points
        self.total += points
        alone = self.total == self.points[seat]
        self.threat = seat if alone and self.total >= self.alarm else None

    def take_leftover(self, seat: Seat, cards: Cards) -> None:
        """Give the undealt cards to that seat; what is in them counts for it (7.1.2)."""
        if cards & PENALTY:
            self.gain(seat, penalty(cards))
        if cards & JACK_BIT:
            self.jack_to = seat

    def settle(self) -> None:
        """Notice when all cards are played, or nothing is left to play for."""
        jack_open = self.rules.jack and self.jack_to is None
        self.over = not self.hands[self.turn] or (self.total == ALL_POINTS and not jack_open)

    def _leads(self, hand: Cards) -> Cards:
        clubs = hand & CLUBS if self.first else 0
        if clubs:
            return clubs & -clubs
        return hand if self.broken else hand & ~HEARTS or hand

    def _end_trick(self) -> None:
        taker = self.turn = self.taker
        if self.stake:
            self.gain(taker, self.stake)
            self.stake = 0
        if self.jack_laid:
            self.jack_to, self.jack_laid = taker, False
        if self.first:
            self.first = False
            self.take_leftover(taker, self.leftover)
        self.suit, self.laid = 0, 0
        self.settle()
