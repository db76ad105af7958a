"""The lines a colour table writes: advice, plates, notes and what its keys say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.app.words import Words, message
from game.games.colours.cards import Penalty, Symbol
from game.games.colours.moves import CallLastCard, ColourMove, Keep, Pass, PlayCard, Take
from game.games.colours.state import ColourView
from game.games.colours.tableau import ColourTableau
from game.motion.tableau import Note
from game.rules.events import Seat
from game.table.card_words import card_name, colour_name, symbol_name, symbol_of

_TURNS: Final = {
    "R": message("Your turn: red, {symbol} or a wild"),
    "Y": message("Your turn: yellow, {symbol} or a wild"),
    "G": message("Your turn: green, {symbol} or a wild"),
    "B": message("Your turn: blue, {symbol} or a wild"),
    "P": message("Your turn: pink, {symbol} or a Colour Hunt"),
    "O": message("Your turn: orange, {symbol} or a Colour Hunt"),
    "T": message("Your turn: teal, {symbol} or a Colour Hunt"),
    "V": message("Your turn: purple, {symbol} or a Colour Hunt"),
}
_WILD_TURNS: Final = {
    "R": message("Your turn: red or a wild"),
    "Y": message("Your turn: yellow or a wild"),
    "G": message("Your turn: green or a wild"),
    "B": message("Your turn: blue or a wild"),
    "P": message("Your turn: pink or a Colour Hunt"),
    "O": message("Your turn: orange or a Colour Hunt"),
    "T": message("Your turn: teal or a Colour Hunt"),
    "V": message("Your turn: purple or a Colour Hunt"),
}


def capitals(text: str) -> str:
    """The text as signals have it."""
    return text.upper()


def advice(words: Words, table: str, view: ColourView, moves: Sequence[ColourMove]) -> str:
    """What the seat in turn may do, in one line; empty when there is nothing to say."""
    if not moves:
        return ""
    if view.drawn_face is not None:
        return _drawn_advice(words, moves)
    if view.stack is not None:
        return _stack_advice(words, table, view, moves)
    if must_pass(moves):
        return words("Nothing fits and no cards are left: pass")
    if may_call(moves):
        return words("Two cards left: call before you play one")
    letter = view.colour.letter(view.side)
    if view.top.colour is None:
        return words.on(table, _WILD_TURNS[letter])
    symbol = symbol_name(words, table, symbol_of(view.top.code))
    return words.on(table, _TURNS[letter], symbol=symbol)


def _drawn_advice(words: Words, moves: Sequence[ColourMove]) -> str:
    if not may_play(moves):
        return words("The card you drew does not fit: pass")
    if may_call(moves):
        return words("Two cards left: call before you play the one you drew")
    if any(isinstance(move, Keep) for move in moves):
        return words("Play the card you drew, or keep it?")
    return words("Play the card you drew, or pass?")


def _stack_advice(words: Words, table: str, view: ColourView, moves: Sequence[ColourMove]) -> str:
    assert view.stack is not None
    if view.stack.kind is Penalty.HUNT:
        colour = colour_name(words, view.colour.letter(view.side)).lower()
        return words("Colour Hunt: draw until {colour} turns up", colour=colour)
    amount = view.stack.amount
    answers = [move for move in moves if isinstance(move, PlayCard)]
    if answers:
        return words.plural(
            "Take {n} card or answer with {answer}",
            "Take {n} cards or answer with {answer}",
            amount,
            answer=_answers(words, table, answers),
        )
    return words.plural(
        "You have no answer: take {n} card", "You have no answer: take {n} cards", amount
    )


_ANSWERS: Final = {
    Symbol.PLUS_ONE: message("a +1"),
    Symbol.PLUS_TWO: message("a +2"),
    Symbol.PLUS_FIVE: message("a +5"),
    Symbol.WILD4: message("a Wild +4"),
    Symbol.SHIELD: message("a Shield"),
}
"""What may answer a stack, in the order in which it is told."""


def _answers(words: Words, table: str, plays: Sequence[PlayCard]) -> str:
    symbols = {play.face.symbol for play in plays}
    named = [words.on(table, text) for symbol, text in _ANSWERS.items() if symbol in symbols]
    match named:
        case [first, second, third]:
            return words("{first}, {second} or {third}", first=first, second=second, third=third)
        case [first, second]:
            return words("{first} or {second}", first=first, second=second)
    return named[0]


def shield_warning(words: Words, view: ColourView, face: str) -> str:
    """That a second raised Shield adds nothing (5.2.4), where that card would be one."""
    useful = view.stack is not None or view.seat not in view.shields
    if useful or not face or symbol_of(face) != Symbol.SHIELD:
        return ""
    return words("Your Shield stands already: a second one adds nothing")


def note_text(words: Words, note: Note, name: str, *, own: bool) -> str:
    """The line about what is happening."""
    if note.kind == "hunts":
        if own:
            return words("You hunt for the colour in force")
        return words("{name} hunts for the colour in force", name=name)
    if note.kind == "takes":
        if own:
            return words.plural("You take {n} card", "You take {n} cards", note.count)
        return words.plural(
            "{name} takes {n} card", "{name} takes {n} cards", note.count, name=name
        )
    if note.kind == "explodes":
        if own:
            return words.plural(
                "The bomb hits you: {n} card", "The bomb hits you: {n} cards", note.count
            )
        return words.plural(
            "The bomb hits {name}: {n} card",
            "The bomb hits {name}: {n} cards",
            note.count,
            name=name,
        )
    if note.kind in _OPENINGS:
        return _opening_text(words, note, name, own=own)
    if note.kind == "absorbs":
        if own:
            return words.plural(
                "Your Shield stops {n} card", "Your Shield stops {n} cards", note.count
            )
        return words.plural(
            "{name} stops {n} card with a Shield",
            "{name} stops {n} cards with a Shield",
            note.count,
            name=name,
        )
    if own:
        return words.plural(
            "You forgot to call: {n} card", "You forgot to call: {n} cards", note.count
        )
    return words.plural(
        "{name} forgot to call: {n} card",
        "{name} forgot to call: {n} cards",
        note.count,
        name=name,
    )


_OPENINGS: Final = frozenset({"opens with a skip", "opens with a turn", "opens with a stack"})


def _opening_text(words: Words, note: Note, name: str, *, own: bool) -> str:
    """What the first card does before anybody has moved."""
    if note.kind == "opens with a turn":
        return words("The first card acts: play goes the other way round")
    if note.kind == "opens with a stack" and own:
        return words.plural(
            "The first card acts on you: {n} card waits",
            "The first card acts on you: {n} cards wait",
            note.count,
        )
    if note.kind == "opens with a stack":
        return words.plural(
            "The first card acts on {name}: {n} card waits",
            "The first card acts on {name}: {n} cards wait",
            note.count,
            name=name,
        )
    if own:
        return words("The first card acts on you: you lose your turn")
    return words("The first card acts: {name} loses a turn", name=name)


def forgotten_call(words: Words) -> str:
    """Why a forgotten call costs cards, and how to do better."""
    return words("One card left and no call: you draw two. Call before you play!")


def plate_line(
    words: Words, table: ColourTableau, seat: Seat, seconds: int | None, *, away: bool
) -> str:
    """The second line of a plate; ``seconds`` are left on its timer."""
    if table.winner is not None:
        return words.plural("{n} card", "{n} cards", table.size(seat))
    if away and seat == table.viewer:
        return words("playing for you")
    if seat in table.skipped:
        return words("loses a turn")
    if seat != table.turn:
        return words.plural("{n} card", "{n} cards", table.size(seat))
    if table.owes == seat and table.stack is not None and table.stack.kind is Penalty.HUNT:
        if seconds is None:
            return words("a hunt waits")
        return words("a hunt waits · {seconds} s", seconds=seconds)
    if table.owes == seat and table.stack is not None:
        amount = f"+{table.stack.amount}"
        if seconds is None:
            return words("{amount} waits", amount=amount)
        return words("{amount} waits · {seconds} s", amount=amount, seconds=seconds)
    if seat == table.viewer:
        if seconds is None:
            return words("Your turn")
        return words("Your turn · {seconds} s", seconds=seconds)
    if seconds is None:
        return words("thinking…")
    return words("thinking… {seconds} s", seconds=seconds)


def hint_text(words: Words, table: str, move: ColourMove, reason: str) -> str:
    """A hint: what to do and why."""
    if not isinstance(move, PlayCard):
        does = words("Take") if isinstance(move, Take) else words("Do not play")
        return words("{hint}. {reason}", hint=does, reason=reason)
    card = card_name(words, table, move.face.code)
    if move.colour is None:
        return words("{hint}. {reason}", hint=card, reason=reason)
    colour = colour_name(words, move.colour.letter(move.face.side)).lower()
    named = words("{card}, {colour}", card=card, colour=colour)
    return words("{hint}. {reason}", hint=named, reason=reason)


def take_label(words: Words, table: str, view: ColourView, moves: Sequence[ColourMove]) -> str:
    """What the key for drawing says."""
    if must_pass(moves):
        return words("PASS")
    waits = view.stack if any(isinstance(move, Take) for move in moves) else None
    if waits is not None and waits.kind is Penalty.HUNT:
        return words("HUNT")
    if waits is not None:
        return words.plural("TAKE {n} CARD", "TAKE {n} CARDS", waits.amount)
    return words.on(table, "TAKE CARD")


def must_pass(moves: Sequence[ColourMove]) -> bool:
    """Whether nothing is left but passing."""
    return bool(moves) and all(isinstance(move, Pass) for move in moves)


def may_play(moves: Sequence[ColourMove]) -> bool:
    """Whether a card may be played."""
    return any(isinstance(move, PlayCard) for move in moves)


def may_call(moves: Sequence[ColourMove]) -> bool:
    """Whether the last card is to be called now."""
    return any(isinstance(move, CallLastCard) for move in moves)
