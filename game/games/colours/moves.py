"""The moves of the colour games: what a seat may decide, as values of faces and hand slots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from game.games.colours.cards import Colour, Face
from game.rules.contract import Move


@dataclass(frozen=True, slots=True)
class PlayCard(Move):
    """Play the card in a hand slot (from 0); a wild names the colour that follows.

    >>> PlayCard(0, Face.parse("W"), 3, Colour.GREEN)
    PlayCard(seat=0, face=W, slot=3, colour=<Colour.GREEN: 2>)
    >>> print(PlayCard(0, Face.parse("W"), 3, Colour.GREEN))
    play W G@3
    """

    face: Face
    slot: int
    colour: Colour | None = None

    @property
    def text(self) -> str:
        """The move without its slot: ``play R7``, ``play W G``."""
        if self.colour is None:
            return f"play {self.face.code}"
        return f"play {self.face.code} {self.colour.letter(self.face.side)}"

    @property
    def code(self) -> str:
        """The move with its slot: ``play R7@3``."""
        return f"{self.text}@{self.slot}"


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Draw one card, or everything that waits."""

    @property
    def text(self) -> str:
        """``take``."""
        return "take"


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Keep the fitting card just drawn (Color Battle)."""

    @property
    def text(self) -> str:
        """``keep``."""
        return "keep"


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """End the turn after a draw (Colour Cards), or when nothing can be drawn or played."""

    @property
    def text(self) -> str:
        """``pass``."""
        return "pass"


@dataclass(frozen=True, slots=True)
class CallLastCard(Move):
    """Call the last card before playing the one before it; the turn goes on."""

    @property
    def text(self) -> str:
        """``call``."""
        return "call"


ColourMove: TypeAlias = PlayCard | Take | Keep | Pass | CallLastCard
