"""What cards, colours and refusals are called, and what each card does (``RULES.md`` 1 to 6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from game.app.words import Words, message
from game.rules.contract import Refusal

COLOUR_CARDS: Final = "colour-cards"
SIEGE: Final = "siege"

_COLOURS: Final = {
    "R": message("Red"),
    "Y": message("Yellow"),
    "G": message("Green"),
    "B": message("Blue"),
    "P": message("Pink"),
    "O": message("Orange"),
    "T": message("Teal"),
    "V": message("Purple"),
}

_NUMBERS: Final = {
    "R": message("Red {number}"),
    "Y": message("Yellow {number}"),
    "G": message("Green {number}"),
    "B": message("Blue {number}"),
    "P": message("Pink {number}"),
    "O": message("Orange {number}"),
    "T": message("Teal {number}"),
    "V": message("Purple {number}"),
}

_ACTIONS: Final = {
    "R-Skip": message("Red Skip"),
    "Y-Skip": message("Yellow Skip"),
    "G-Skip": message("Green Skip"),
    "B-Skip": message("Blue Skip"),
    "R-Reverse": message("Red Reverse"),
    "Y-Reverse": message("Yellow Reverse"),
    "G-Reverse": message("Green Reverse"),
    "B-Reverse": message("Blue Reverse"),
    "R+2": message("Red +2"),
    "Y+2": message("Yellow +2"),
    "G+2": message("Green +2"),
    "B+2": message("Blue +2"),
    "R-Bomb": message("Red Bomb"),
    "Y-Bomb": message("Yellow Bomb"),
    "G-Bomb": message("Green Bomb"),
    "B-Bomb": message("Blue Bomb"),
    "R-Shield": message("Red Shield"),
    "Y-Shield": message("Yellow Shield"),
    "G-Shield": message("Green Shield"),
    "B-Shield": message("Blue Shield"),
    "R-Flip": message("Red Flip"),
    "Y-Flip": message("Yellow Flip"),
    "G-Flip": message("Green Flip"),
    "B-Flip": message("Blue Flip"),
    "R-Clock": message("Red Midnight Clock"),
    "Y-Clock": message("Yellow Midnight Clock"),
    "G-Clock": message("Green Midnight Clock"),
    "B-Clock": message("Blue Midnight Clock"),
    "P-Reverse": message("Pink Reverse"),
    "O-Reverse": message("Orange Reverse"),
    "T-Reverse": message("Teal Reverse"),
    "V-Reverse": message("Purple Reverse"),
    "P-Flip": message("Pink Flip"),
    "O-Flip": message("Orange Flip"),
    "T-Flip": message("Teal Flip"),
    "V-Flip": message("Purple Flip"),
    "P-Clock": message("Pink Midnight Clock"),
    "O-Clock": message("Orange Midnight Clock"),
    "T-Clock": message("Teal Midnight Clock"),
    "V-Clock": message("Purple Midnight Clock"),
    "P-Everyone": message("Pink Everyone Skips"),
    "O-Everyone": message("Orange Everyone Skips"),
    "T-Everyone": message("Teal Everyone Skips"),
    "V-Everyone": message("Purple Everyone Skips"),
    "W": message("Wild"),
    "W4": message("Wild +4"),
    "Hunt": message("Colour Hunt"),
}

_SYMBOLS: Final = {
    "Skip": message("Skip"),
    "Reverse": message("Reverse"),
    "+2": message("+2"),
    "Bomb": message("Bomb"),
    "Shield": message("Shield"),
    "Flip": message("Flip"),
    "Clock": message("Midnight Clock"),
    "Everyone": message("Everyone Skips"),
    "W": message("Wild"),
    "W4": message("Wild +4"),
    "Hunt": message("Colour Hunt"),
}

_REFUSALS: Final = {
    Refusal.GAME_OVER: message("The match is over."),
    Refusal.NOT_YOUR_TURN: message("It is not your turn yet."),
    Refusal.NOT_IN_HAND: message("You do not hold this card."),
    Refusal.NO_MATCH: message("It fits neither the colour nor the symbol."),
    Refusal.MUST_ANSWER_OR_TAKE: message(
        "Cards are waiting for you, and this is no answer to them."
    ),
    Refusal.COLOUR_NEEDED: message("Choose a colour first."),
    Refusal.HOLDS_THE_COLOUR: message("You hold a card of the colour in force."),
    Refusal.ONLY_THE_DRAWN_CARD: message("After drawing, only the drawn card may be played."),
    Refusal.NOTHING_DRAWN: message("You have not drawn a card."),
    Refusal.NOTHING_TO_TAKE: message("No cards are left to draw."),
    Refusal.CALL_NOT_DUE: message(
        "Call it with two cards in hand, when one of them can be played."
    ),
    Refusal.MUST_LEAD_LOWEST_CLUB: message("The lowest club opens the first trick."),
    Refusal.MUST_FOLLOW_SUIT: message("You hold the suit led: follow it."),
    Refusal.HEARTS_NOT_BROKEN: message("Hearts are not broken yet."),
    Refusal.NO_POINTS_IN_FIRST_TRICK: message(
        "Hearts and the queen of spades may not go into the first trick."
    ),
    Refusal.GIVE_THREE: message("Choose three cards to give."),
    Refusal.ALREADY_GIVEN: message("Your cards are already given."),
}


def colour_name(words: Words, letter: str) -> str:
    """The name of a colour, by its protocol letter ``R Y G B P O T V``.

    :raises KeyError: if no colour has that letter.
    """
    return words(_COLOURS[letter])


def symbol_of(face_code: str) -> str:
    """What a face shows beside its colour.

    >>> symbol_of("R7"), symbol_of("P+5"), symbol_of("B-Skip"), symbol_of("W4")
    ('7', '+5', 'Skip', 'W4')
    """
    return face_code if is_wild(face_code) else face_code[1:].removeprefix("-")


def is_wild(face_code: str) -> bool:
    """Whether the face has no colour of its own."""
    return face_code in ("W", "W4", "Hunt")


def symbol_name(words: Words, table: str, symbol: str) -> str:
    """The symbol as that table calls it; numbers and ``+1`` are their own names."""
    return words.on(table, _SYMBOLS[symbol]) if symbol in _SYMBOLS else symbol


def card_name(words: Words, table: str, face_code: str) -> str:
    """A colour card's name as that table words it.

    :raises KeyError: if no colour card has that code.
    """
    if face_code in _ACTIONS:
        return words.on(table, _ACTIONS[face_code])
    return words.on(table, _NUMBERS[face_code[0]], number=face_code[1:])


def refusal_text(words: Words, table: str, refusal: Refusal) -> str:
    """Why the rules refuse a move, in one short sentence."""
    return words.on(table, _REFUSALS[refusal])


def card_help(
    words: Words, table: str, face_code: str, options: Mapping[str, object] | None = None
) -> str:
    """What a colour card does on that table under those house rules (``Options.as_dict``).

    Left out, the house rules are the table's own.
    """
    rules = {"stacking": True, "wild4_only_without_colour": table == COLOUR_CARDS}
    rules |= {name: bool(value) for name, value in (options or {}).items() if name in rules}
    sentences = _sentences(table, symbol_of(face_code), rules)
    return " ".join(words.on(table, sentence) for sentence in sentences)


_EFFECTS: Final = {
    "Skip": message("The next player loses the turn."),
    "Reverse": message("Play turns the other way round. With two players you move again."),
    "Bomb": message(
        "Lights the fuse: the turn passes on three more times, then whoever is to move draws 4 "
        "cards. Another Bomb adds 2 cards and starts the count again."
    ),
    "Shield": message(
        "Cancels the cards that wait for you. Otherwise it stands before you and stops the "
        "next ones by itself."
    ),
    "Flip": message("Turns over the whole table: every hand, the draw pile and the discards."),
    "Clock": message(
        "Winds the clock: the turn passes on three more times, then the whole table turns over."
    ),
    "Everyone": message("All the others lose a turn: you move again."),
    "W": message("Fits whenever no cards are waiting for you. You name the colour."),
}

_PENALTIES: Final = {
    "+1": message("The next player draws 1 card and loses the turn."),
    "+2": message("The next player draws 2 cards and loses the turn."),
    "+5": message("The next player draws 5 cards and loses the turn."),
    "W4": message("You name the colour. The next player draws 4 cards and loses the turn."),
    "Hunt": message(
        "You name the colour. The next player draws until it turns up and loses the turn."
    ),
}

_NO_ANSWER: Final = message("There is no answer to it.")
_ANSWERS: Final = {
    ("day-night", "+1"): message("The answer to it is another +1."),
    ("day-night", "+5"): message("The answer to it is another +5."),
    ("classic", "+2"): message("The answer to it is another +2."),
    ("siege", "+2"): message("The answers to it are +2, Wild +4 and the Shield."),
    ("siege", "W4"): message("The answers to it are Wild +4 and the Shield."),
    ("colour-cards", "+2"): message("The answers to it are +2 and Wild +4."),
    ("colour-cards", "W4"): message("The answer to it is another Wild +4."),
}


def _sentences(table: str, symbol: str, rules: Mapping[str, bool]) -> Iterator[str]:
    if symbol in _EFFECTS:
        yield _EFFECTS[symbol]
    elif symbol not in _PENALTIES:
        yield message("Fits on its own colour and on the same number.")
    else:
        if symbol == "W4" and rules["wild4_only_without_colour"]:
            yield message("Only when you hold no card of the colour in force.")
        yield _PENALTIES[symbol]
        yield _answer(table, symbol, rules["stacking"])


def _answer(table: str, symbol: str, stacking: bool) -> str:
    if stacking:
        return _ANSWERS.get((table, symbol), _NO_ANSWER)
    return message("The only answer to it is the Shield.") if table == SIEGE else _NO_ANSWER
