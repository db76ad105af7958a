"""The lines a colour table writes: advice, plates, notes and what its keys say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.app.words import Words, message
from game.games.colours.cards import PENALTIES, Penalty
from game.games.colours.moves import ColourMove, Keep, Pass, PlayCard, Take
from game.games.colours.state import ColourView
from game.games.colours.tableau import ColourTableau, Note
from game.rules.events import Seat
from game.table.card_words import card_name, colour_name, symbol_name, symbol_of

_TURNS: Final = {
    "R": message("Your turn: red, {symbol} or a wild"),
    "Y": message("Your turn: yellow, {symbol} or a wild"),
    "G": message("Your turn: green, {symbol} or a wild"),
    "B": message("Your turn: blue, {symbol} or a wild"),
}
_WILD_TURNS: Final = {
    "R": message("Your turn: red or a wild"),
    "Y": message("Your turn: yellow or a wild"),
    "G": message("Your turn: green or a wild"),
    "B": message("Your turn: blue or a wild"),
}


def capitals(text: str) -> str:
    """The text as signals have it."""
    return text.upper()


def advice(words: Words, table: str, view: ColourView, moves: Sequence[ColourMove]) -> str:
    """What the seat in turn may do, in one line; empty when there is nothing to say."""
    if not moves:
        return ""
    if view.drawn_face is not None:
        return words("Play the card you drew, or keep it?")
    if view.stack is not None:
        return _stack_advice(words, view, moves)
    if must_pass(moves):
        return words("Nothing fits and no cards are left: pass")
    letter = view.colour.letter(view.side)
    if view.top.colour is None:
        return words(_WILD_TURNS[letter])
    symbol = symbol_name(words, table, symbol_of(view.top.code))
    return words(_TURNS[letter], symbol=symbol)


def _stack_advice(words: Words, view: ColourView, moves: Sequence[ColourMove]) -> str:
    assert view.stack is not None
    amount = view.stack.amount
    answers = [move for move in moves if isinstance(move, PlayCard)]
    if answers:
        return words.plural(
            "Take {n} card or answer with {answer}",
            "Take {n} cards or answer with {answer}",
            amount,
            answer=_answers(words, answers),
        )
    return words.plural(
        "You have no answer: take {n} card", "You have no answer: take {n} cards", amount
    )


def _answers(words: Words, plays: Sequence[PlayCard]) -> str:
    kinds = {PENALTIES.get(play.face.symbol) for play in plays}
    if kinds == {Penalty.FOUR}:
        return words("a Wild +4")
    return words("a +2") if kinds == {Penalty.TWO} else words("a penalty card")


def note_text(words: Words, note: Note, name: str, *, own: bool) -> str:
    """The line about what is happening."""
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
    if table.owes == seat and table.stack is not None and table.stack.amount:
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
        return words("{hint}: {reason}", hint=does, reason=reason)
    card = card_name(words, table, move.face.code)
    if move.colour is None:
        return words("{hint}: {reason}", hint=card, reason=reason)
    colour = colour_name(words, move.colour.letter(move.face.side))
    named = words("{card}, {colour}", card=card, colour=colour)
    return words("{hint}: {reason}", hint=named, reason=reason)


def take_label(words: Words, view: ColourView, moves: Sequence[ColourMove]) -> str:
    """What the key for drawing says."""
    if must_pass(moves):
        return words("PASS")
    if view.stack is not None and view.stack.amount and any(isinstance(m, Take) for m in moves):
        return words.plural("TAKE {n} CARD", "TAKE {n} CARDS", view.stack.amount)
    return words("TAKE CARD")


def must_pass(moves: Sequence[ColourMove]) -> bool:
    """Whether nothing is left but passing."""
    return any(isinstance(move, Pass) for move in moves)


def may_keep(moves: Sequence[ColourMove]) -> bool:
    """Whether a drawn card awaits its decision."""
    return any(isinstance(move, Keep) for move in moves)
