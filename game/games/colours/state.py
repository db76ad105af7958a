"""What a colour table is at a moment: the full state, and the part of it one seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.games.colours.cards import Card, Colour, Face, Penalty, Side
from game.rules.contract import State, View
from game.rules.events import Seat, Seats

Hand: TypeAlias = tuple[Card, ...]
"""A hand's cards by slot; new cards come last."""
Lacks: TypeAlias = tuple[float, ...]
"""How many cards of one hand were shown not to be each of ``LACKED``; see ``lacks.py``."""

LACKED: Final = ("R", "Y", "G", "B", "wild", "+1", "+2", "+4", "+5")
"""What a seat can be shown to lack, by index: the four colours in their order, then the rest."""
LACKS_WILD: Final = LACKED.index("wild")
LACKS_PENALTY: Final[dict[Penalty, int]] = {
    kind: LACKED.index(kind) for kind in Penalty if kind is not Penalty.HUNT
}
NO_LACKS: Final[Lacks] = (0,) * len(LACKED)

FUSE_LENGTH: Final = 3
"""The hand-offs a fuse burns, not counting the one that ends the Bomb's own turn (3.5)."""
BLAST: Final = 4
BLAST_GROWTH: Final = 2
"""The cards a blast costs, and what each Bomb played on a burning fuse adds."""
CALL_AT: Final = 2
"""The size of the hand from which the last card but one is played (6.4.1)."""
CLOCK_LENGTH: Final = 3
"""The hand-offs a wound Clock runs, not counting the one that ends its own turn (4.4)."""


@dataclass(frozen=True, slots=True)
class Stack:
    """Penalty cards that wait for the seat in turn; a hunt's amount is 0."""

    amount: int
    kind: Penalty


@dataclass(frozen=True, slots=True)
class Fuse:
    """A burning fuse: the hand-offs still to come, and the cards its blast will cost."""

    count: int
    blast: int


@dataclass(slots=True)
class ColourState(State):
    """A whole colour table. The match is over when a hand is empty."""

    hands: tuple[Hand, ...]
    stock: tuple[Card, ...]
    """The draw pile, the next card first."""
    discard: tuple[Card, ...]
    """The discard pile, its top last."""
    colour: Colour
    """The colour in force."""
    turn: Seat
    direction: int
    """1 clockwise, -1 counter-clockwise."""
    side: Side
    stack: Stack | None
    fuse: Fuse | None
    clock: int
    """The hand-offs until the wound Clock turns the table, 0 when it stands still."""
    shields: Seats
    """The seats with a raised Shield."""
    drawn: bool
    """Whether the seat in turn has drawn the last card of its hand and decides about it."""
    called: Seats
    """The seats that called their last card this turn."""
    lacks: tuple[Lacks, ...]
    """By seat: public memory of what play has shown."""

    @property
    def top(self) -> Face:
        """The active face on the discard pile."""
        return self.discard[-1].face(self.side)

    @property
    def is_over(self) -> bool:
        """Whether a seat went out."""
        return () in self.hands


@dataclass(frozen=True, slots=True)
class ColourView(View):
    """All that one seat may know of a colour table."""

    hand: tuple[Face, ...]
    """The own active faces by slot."""
    sizes: tuple[int, ...]
    """The number of cards in each hand, by seat."""
    backs: tuple[tuple[Face, ...], ...]
    """By seat, sorted: the inactive faces of the other hands (Day & Night); else empty."""
    discard: tuple[Face, ...]
    """The faces on the discard pile, its top last; on the Day & Night table the top alone."""
    discard_size: int
    stock_size: int
    colour: Colour
    turn: Seat
    direction: int
    side: Side
    stack: Stack | None
    fuse: Fuse | None
    clock: int
    shields: Seats
    drawn: bool
    """Whether the seat in turn, whoever that is, has drawn and decides."""
    called: Seats
    lacks: tuple[Lacks, ...]

    @property
    def top(self) -> Face:
        """The active face on the discard pile."""
        return self.discard[-1]

    @property
    def drawn_face(self) -> Face | None:
        """The card the own seat has just drawn and decides about; it is in the last slot."""
        return self.hand[-1] if self.drawn and self.turn == self.seat else None

    @property
    def is_over(self) -> bool:
        """Whether a seat went out."""
        return 0 in self.sizes

    def seat_after(self, steps: int = 1) -> Seat:
        """The seat that many places on from the seat in turn, in the present direction."""
        return (self.turn + steps * self.direction) % len(self.sizes)
