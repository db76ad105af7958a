"""What War says: how many battles, what comes next, who fights, who is out, and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.app.words import Words, message
from game.games.war.options import Variant
from game.games.war.tableau import WarTableau
from game.rules.events import Seat
from game.table.game_words import rule_value

SPEEDS: Final = (1, 2, 4, 8)
"""How many times as fast auto-play may go."""
_HINTS: Final[Mapping[Variant, str]] = {
    Variant.STANDARD: message(
        "There is nothing to decide in War: everybody turns up a card, and the highest takes all."
    ),
    Variant.ONE: message(
        "There is nothing to decide in War: everybody turns up a card, and the highest takes all."
    ),
    Variant.PEACE: message(
        "There is nothing to decide in Peace: everybody turns up a card, and the lowest takes all."
    ),
}


def battles_text(words: Words, table: WarTableau) -> str:
    """How many battles have been fought, and of how many at most."""
    limit = table.variant.battle_limit
    if limit is None:
        return words("Battles: {n}", n=words.number(table.battles))
    return words(
        "Battles: {n} of {limit}", n=words.number(table.battles), limit=words.number(limit)
    )


def plate_line(words: Words, table: WarTableau, seat: Seat) -> str:
    """The second line of a seat's plate."""
    if table.out[seat] is not None:
        return words("out")
    if seat == table.taker:
        return words("takes all")
    return words("at war") if seat in table.tied else ""


def advice(words: Words, table: WarTableau, *, asking: bool) -> str:
    """The one line that says what comes next."""
    if table.out[table.viewer] is not None and not table.is_over:
        return words("You are out. The others play on.")
    if not asking:
        return ""
    if table.at_war:
        depth = table.variant.face_down
        return words.plural(
            "War: {n} face down, then one up for {pot}",
            "War: {n} face down, then one up for {pot}",
            depth,
            pot=words.plural("{n} card", "{n} cards", table.pot),
        )
    return words("Turn up: click your pile or press Space")


def hint_text(words: Words, table: WarTableau) -> str:
    """What a hint can say in a game without choices."""
    if table.at_war:
        return words.plural(
            "The best cards are equal. All lay {n} card face down and turn one up; "
            "the best takes everything.",
            "The best cards are equal. All lay {n} cards face down and turn one up; "
            "the best takes everything.",
            table.variant.face_down,
        )
    return words(_HINTS[table.variant])


def ending_text(words: Words, table: WarTableau) -> str:
    """Why a match was drawn, for the line below the word."""
    limit = table.variant.battle_limit
    if limit is not None and table.battles >= limit:
        return words.plural(
            "{n} battle has been fought: nobody wins.",
            "{n} battles have been fought: nobody wins.",
            limit,
        )
    return words("Nobody has a card left: nobody wins.")


def speed_label(words: Words, speed: int) -> str:
    """The key of auto-play's speed."""
    return words("SPEED ×{n}", n=words.number(speed))


def variant_name(words: Words, variant: Variant) -> str:
    """What a way to play is called."""
    return rule_value(words, "variant", str(variant))


def refusal_text(words: Words) -> str:
    """Why nothing can be turned up."""
    return words("Nothing can be turned up now.")
