"""The colour games as plain numbers: the table on which search plays its imagined rounds.

A face is ``32 * colour + symbol``, with colour 4 for the colourless ones; a card is its active
face plus 256 times its inactive face (0 where cards have one side). The table says the same as
the game's rules, only some ten times faster, which a test checks position by position.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.games.colours.cards import PENALTIES, Face, Symbol
from game.games.colours.rules import ColourGame
from game.games.colours.state import BLAST, BLAST_GROWTH, CLOCK_LENGTH, FUSE_LENGTH
from game.rules.events import Seat
from game.rules.rng import Dice

Card: TypeAlias = int
Colour: TypeAlias = int
Play: TypeAlias = tuple[Card, Colour]
"""A card and the colour in force after it."""

SKIP, REVERSE, PLUS1, PLUS2, PLUS5, BOMB, SHIELD, EVERYONE, FLIP, CLOCK, WILD, WILD4, HUNT = range(
    10, 23
)
SYMBOL: Final = 31
"""The bits of a face that hold its symbol."""
COLOURLESS: Final = 128
"""The bit that a face without a colour has."""
FACE: Final = 255
"""The bits of a card that hold its active face."""
SYMBOLS: Final[dict[Symbol, int]] = {symbol: number for number, symbol in enumerate(Symbol)}
STACKS: Final = {kind: SYMBOLS[symbol] for symbol, kind in PENALTIES.items()}
"""By what waits: the symbol of the card that named it."""
ADDED: Final = {symbol: kind.cards for kind, symbol in STACKS.items()}
"""The penalty symbols, and how many cards each adds to the stack."""


def flat_face(face: Face) -> Card:
    """The face as a number; a night colour has the number of its day colour.

    >>> flat_face(Face.parse("G7")) == flat_face(Face.parse("T7")) == 2 * 32 + 7
    True
    """
    colour = 4 if face.colour is None else int(face.colour)
    return 32 * colour + SYMBOLS[face.symbol]


def turned(card: Card) -> Card:
    """The card with its other face active."""
    return card >> 8 | (card & FACE) << 8


@dataclass(frozen=True, slots=True)
class FlatRules:
    """What differs between tables and house rules, as far as play depends on it."""

    answers: dict[int, frozenset[int]]
    """By the kind of the waiting stack: the symbols that may be played on it."""
    wild4_limited: bool
    """Whether a Wild +4 needs a hand without the colour in force."""

    @staticmethod
    def of(game: ColourGame) -> FlatRules:
        """The rules of that table."""
        answers = {
            STACKS[kind]: frozenset(SYMBOLS[symbol] for symbol in symbols)
            for kind, symbols in game.answering.items()
        }
        return FlatRules(answers, game.options.wild4_only_without_colour)


@dataclass(slots=True, eq=False)
class FlatTable:
    """A whole position of a colour game, changed in place."""

    rules: FlatRules
    dice: Dice
    """For the shuffles to come; shared by all copies."""
    hands: list[list[Card]]
    stock: list[Card]
    """The draw pile, the next card last."""
    discards: list[Card]
    """The discard pile, its top last."""
    colour: Colour
    turn: Seat
    direction: int
    kind: int = 0
    """The symbol of the last card of the waiting stack, 0 without one."""
    amount: int = 0
    fuse: int = 0
    blast: int = 0
    clock: int = 0
    night: bool = False
    shields: tuple[Seat, ...] = ()
    drawn: Card | None = None
    """The card just drawn that fits, while it awaits a decision."""
    winner: Seat | None = None

    def clone(self) -> FlatTable:
        """An independent copy, but for the dice."""
        return FlatTable(
            self.rules,
            self.dice,
            [hand[:] for hand in self.hands],
            self.stock[:],
            self.discards[:],
            self.colour,
            self.turn,
            self.direction,
            self.kind,
            self.amount,
            self.fuse,
            self.blast,
            self.clock,
            self.night,
            self.shields,
            self.drawn,
            self.winner,
        )

    def legal(self) -> list[Card]:
        """The cards that may be played now, in hand order."""
        if self.drawn is not None:
            return [self.drawn]
        hand = self.hands[self.turn]
        if self.kind:
            answers = self.rules.answers[self.kind]
            cards = [card for card in hand if card & SYMBOL in answers] if answers else []
        else:
            colour, symbol = self.colour, self.discards[-1] & SYMBOL
            cards = [
                card
                for card in hand
                if card >> 5 & 7 == colour or card & SYMBOL == symbol or card & COLOURLESS
            ]
        if cards and self.rules.wild4_limited and self._holds_the_colour(hand):
            return [card for card in cards if card & SYMBOL != WILD4]
        return cards

    def play(self, card: Card, colour: Colour) -> None:
        """Play a legal card; the colour is the card's own or the one named."""
        hand = self.hands[self.turn]
        hand.remove(card)
        self.discards.append(card)
        self.colour = colour
        self.drawn = None
        if not hand:
            self.winner = self.turn
            return
        symbol = card & SYMBOL
        self._hand_off(self._effect(symbol) if symbol >= SKIP else 1)

    def take(self) -> bool:
        """Take one card or the stack; whether the drawn card fits and awaits a decision.

        If not, the turn has passed on.
        """
        if self.kind:
            self._take_stack()
        elif self.draw(self.turn, 1) and self._fits(self.hands[self.turn][-1]):
            self.drawn = self.hands[self.turn][-1]
            return True
        self._hand_off(1)
        return False

    def keep(self) -> None:
        """Keep the card just drawn: the turn passes on."""
        self.drawn = None
        self._hand_off(1)

    def draw(self, seat: Seat, count: int) -> int:
        """Give the seat so many cards, or what there is; how many it got."""
        hand = self.hands[seat]
        for got in range(count):
            if not self.stock and not self._reshuffle():
                return got
            hand.append(self.stock.pop())
        return count

    def _reshuffle(self) -> bool:
        self.stock, self.discards = self.discards[:-1], self.discards[-1:]
        self.dice.shuffle(self.stock)
        self.stock.reverse()
        return bool(self.stock)

    def _holds_the_colour(self, hand: list[Card]) -> bool:
        return any(card >> 5 & 7 == self.colour for card in hand)

    def _fits(self, card: Card) -> bool:
        if card & COLOURLESS:
            limited = self.rules.wild4_limited and card & SYMBOL == WILD4
            return not (limited and self._holds_the_colour(self.hands[self.turn]))
        return card >> 5 & 7 == self.colour or card & SYMBOL == self.discards[-1] & SYMBOL

    def _take_stack(self) -> None:
        if self.kind == HUNT:
            hand = self.hands[self.turn]
            while self.draw(self.turn, 1) and hand[-1] >> 5 & 7 != self.colour:
                pass
        else:
            self.draw(self.turn, self.amount)
        self.kind = self.amount = 0

    def _effect(self, symbol: int) -> int:
        """Let an action card act; how many seats the turn moves on."""
        if symbol == SKIP:
            return 2
        if symbol == REVERSE:
            self.direction = -self.direction
            return 2 if len(self.hands) == 2 else 1
        if symbol == EVERYONE:
            return 0
        if symbol in ADDED:
            self.kind = symbol
            self.amount += ADDED[symbol]
        elif symbol == BOMB:
            self.blast = self.blast + BLAST_GROWTH if self.fuse else BLAST
            self.fuse = FUSE_LENGTH + 1
        elif symbol == SHIELD:
            self._raise_shield()
        elif symbol == CLOCK:
            self.clock = CLOCK_LENGTH + 1
        elif symbol == FLIP:
            self._turn_over()
        return 1

    def _raise_shield(self) -> None:
        if self.kind:
            self.kind = self.amount = 0
        elif self.turn not in self.shields:
            self.shields = (*self.shields, self.turn)

    def _turn_over(self) -> None:
        self.night = not self.night
        self.hands = [[turned(card) for card in hand] for hand in self.hands]
        self.stock = [turned(card) for card in self.stock]
        self.discards = [turned(card) for card in self.discards]
        top = self.discards[-1]
        if not top & COLOURLESS:
            self.colour = top >> 5 & 7

    def _hand_off(self, steps: int) -> None:
        """Pass the turn on; clock, fuse and Shield act in the order of ``RULES.md`` 2.8."""
        seat = self.turn = (self.turn + steps * self.direction) % len(self.hands)
        if self.clock:
            self.clock -= 1
            if not self.clock:
                self._turn_over()
        if self.fuse:
            self.fuse -= 1
            if not self.fuse:
                self.draw(seat, self.blast)
                self.blast = 0
        if self.kind and seat in self.shields:
            self.shields = tuple([other for other in self.shields if other != seat])
            self.kind = self.amount = 0
