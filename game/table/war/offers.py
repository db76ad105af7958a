"""Which keys War's table offers at a moment."""

from __future__ import annotations

from game.app.words import Words
from game.table.keys import TableKey
from game.table.war.host import WarHost
from game.table.war.words import speed_label


def offered(words: Words, host: WarHost, *, muted: bool) -> tuple[TableKey, ...]:
    """Turning up, auto-play with its speed, the rest at once; menu, hint and sound."""
    goes_on = bool(host.match.to_act) and not host.rushing
    turns = goes_on and not host.away and not host.is_out
    auto = words("STOP") if host.away else words("AUTO-PLAY")
    return (
        TableKey("menu", "menu", icon="menu"),
        TableKey("sound", "sound", icon="mute" if muted else "sound"),
        TableKey("hint", "hint", icon="hint", enabled=goes_on),
        TableKey("main", "turn", words("TURN UP"), "primary", enabled=turns),
        TableKey(
            "second",
            "away",
            auto,
            "calm" if host.away else "plain",
            hint="A",
            enabled=goes_on and not host.is_out,
        ),
        TableKey("third", "speed", speed_label(words, round(host.stage.pace)), hint="V"),
        TableKey("fourth", "rest", words("TO THE END"), hint="E", enabled=goes_on),
    )
