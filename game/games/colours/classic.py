"""Color Battle, Classic: the Bomb and its fuse (``RULES.md`` 3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from game.games.colours.cards import Face, Penalty, Symbol
from game.games.colours.deck import BASIC_CARDS, faces
from game.games.colours.effects import COMMON_EFFECTS, Effect
from game.games.colours.events import BombExploded, FuseBurned, FuseLit
from game.games.colours.options import ClassicOptions
from game.games.colours.penalties import Answers
from game.games.colours.piles import draw, drawable
from game.games.colours.rules import ColourGame
from game.games.colours.state import BLAST, BLAST_GROWTH, FUSE_LENGTH, ColourState, Fuse
from game.rules.contract import Tell

BOMBS: Final = {Symbol.BOMB: 1}


def light_fuse(state: ColourState, tell: Tell) -> int:
    """A Bomb lights the fuse; one played while it burns makes the blast bigger (3.5.2, 3.5.5)."""
    blast = BLAST if state.fuse is None else state.fuse.blast + BLAST_GROWTH
    # One too many, for the hand-off that ends this turn is free.
    state.fuse = Fuse(FUSE_LENGTH + 1, blast)
    tell(FuseLit(state.turn, FUSE_LENGTH, blast))
    return 1


def burn_fuse(state: ColourState, tell: Tell) -> None:
    """The fuse burns down by one hand-off; at none it explodes (3.5.3, 3.5.4)."""
    fuse = state.fuse
    if fuse is None:
        return
    count = fuse.count - 1
    state.fuse = Fuse(count, fuse.blast) if count else None
    if count < FUSE_LENGTH:
        tell(FuseBurned(count))
    if not count:
        tell(BombExploded(state.turn, min(fuse.blast, drawable(state))))
        draw(state, state.turn, fuse.blast, tell)


class Classic(ColourGame):
    """The rules of the Classic table."""

    name = "classic"
    options_type = ClassicOptions
    answers: ClassVar[Answers] = {Penalty.TWO: frozenset({Symbol.PLUS_TWO})}
    effects: ClassVar[Mapping[Symbol, Effect]] = {**COMMON_EFFECTS, Symbol.BOMB: light_fuse}
    on_hand_off = (burn_fuse,)

    def deck_faces(self) -> tuple[tuple[Face, ...], tuple[Face, ...]]:
        """112 cards, 108 without the Bombs (3.1)."""
        return faces(BASIC_CARDS | BOMBS if self.options.bombs else BASIC_CARDS), ()
