"""Which keys a table offers at a moment: taking, playing, keeping or passing, and the call."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.app.words import Words
from game.games.colours.moves import ColourMove, Keep
from game.games.colours.state import ColourView
from game.table.colours.table_words import may_call, may_play, must_pass, take_label
from game.table.keys import TableKey


def offered(
    words: Words,
    table: str,
    view: ColourView,
    moves: Sequence[ColourMove],
    *,
    calls: bool,
    muted: bool,
) -> tuple[TableKey, ...]:
    """The keys of the viewer, in that table's words; ``calls``: whether a last card is called."""
    return (
        TableKey("menu", "menu", icon="menu"),
        TableKey("sound", "sound", icon="mute" if muted else "sound"),
        TableKey("hint", "hint", icon="hint", enabled=bool(moves)),
        TableKey("sort", "sort", icon="sort"),
        *_turn(words, table, view, moves),
        *_call(words, moves, calls=calls),
    )


def _turn(
    words: Words, table: str, view: ColourView, moves: Sequence[ColourMove]
) -> Iterator[TableKey]:
    """What the turn is spent with, beside the cards themselves."""
    if view.drawn_face is None or not moves:
        asks = "pass" if must_pass(moves) else "take"
        label = take_label(words, table, view, moves)
        yield TableKey("main", asks, label, "primary", hint="D", enabled=bool(moves))
        return
    keeps = any(isinstance(move, Keep) for move in moves)
    label = words("KEEP") if keeps else words("PASS")
    if may_play(moves):
        yield TableKey("main", "play", words("PLAY"), "calm", hint="P")
        yield TableKey("second", "keep", label, hint="K")
    else:
        yield TableKey("main", "keep", label, "primary", hint="K")


def _call(words: Words, moves: Sequence[ColourMove], *, calls: bool) -> Iterator[TableKey]:
    if calls:
        label = words("LAST CARD!")
        yield TableKey("third", "call", label, "call", hint="L", enabled=may_call(moves))
