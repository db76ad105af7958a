"""Which keys a Hearts table offers at a moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.app.words import Words, message
from game.games.hearts.options import Passing
from game.table.hearts.host import HeartsHost
from game.table.keys import TableKey

_GIVE: Final = {
    Passing.LEFT: message("PASS LEFT"),
    Passing.RIGHT: message("PASS RIGHT"),
    Passing.ACROSS: message("PASS ACROSS"),
}


def offered(words: Words, host: HeartsHost, *, muted: bool) -> tuple[TableKey, ...]:
    """Giving or finishing the deal; score, last trick, sorting, menu, hint and sound."""
    table = host.stage.table
    return (
        TableKey("menu", "menu", icon="menu"),
        TableKey("sound", "sound", icon="mute" if muted else "sound"),
        TableKey("hint", "hint", icon="hint", enabled=bool(host.moves)),
        TableKey("sheet", "sheet", icon="chart"),
        TableKey("last", "last", icon="eye", enabled=bool(table.last)),
        TableKey("sort", "sort", icon="sort"),
        *_turn(words, host),
    )


def _turn(words: Words, host: HeartsHost) -> Iterator[TableKey]:
    if host.is_choosing:
        label = words(_GIVE[host.stage.table.passing])
        ready = host.gift() is not None and host.is_asking
        yield TableKey("main", "give", label, "primary", hint="G", enabled=ready)
    elif host.may_finish:
        yield TableKey("second", "finish", words("FINISH THE DEAL"), "calm", hint="F")
