"""The house rules of the colour games (``RULES.md`` 9)."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.options import Options, choice


class ColourOptions(Options):
    """What the shared rules ask; a table which does not offer a choice has what stands here."""

    __slots__ = ()

    @property
    def stacking(self) -> bool:
        """Whether penalty cards answer penalty cards."""
        return True

    @property
    def score(self) -> str:
        """``table``: all hands less the own; ``penalty``: minus the own hand."""
        return "table"

    @property
    def wild4_only_without_colour(self) -> bool:
        """Whether a Wild +4 may not be played while the colour in force is held."""
        return False

    @property
    def call_last_card(self) -> bool:
        """Whether the last card must be called."""
        return False

    @property
    def bombs(self) -> bool:
        """Whether the deck has its Bombs."""
        return True


@dataclass(frozen=True, slots=True)
class SiegeOptions(ColourOptions):
    """The house rules of the Siege table."""

    stacking: bool = choice(True, False)
    score: str = choice("table", "penalty")
    wild4_only_without_colour: bool = choice(False, True)
    call_last_card: bool = choice(False, True)


@dataclass(frozen=True, slots=True)
class ClassicOptions(ColourOptions):
    """The house rules of the Classic table."""

    stacking: bool = choice(True, False)
    score: str = choice("table", "penalty")
    wild4_only_without_colour: bool = choice(False, True)
    call_last_card: bool = choice(False, True)
    bombs: bool = choice(True, False)


@dataclass(frozen=True, slots=True)
class DayNightOptions(ColourOptions):
    """The house rules of the Day & Night table."""

    stacking: bool = choice(True, False)
    score: str = choice("table", "penalty")
    call_last_card: bool = choice(False, True)


@dataclass(frozen=True, slots=True)
class ColourCardsOptions(ColourOptions):
    """The house rules of Colour Cards."""

    stacking: bool = choice(True, False)
    wild4_only_without_colour: bool = choice(True, False)
    call_last_card: bool = choice(True, False)
