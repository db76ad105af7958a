"""The table of the colour games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.games.colours.events import CallForgotten
from game.games.colours.tableau import ColourTableau, tableau
from game.motion.tableau import Note
from game.players.player import Decision
from game.rules.events import Event, Seat
from game.table.colours import table_words
from game.table.colours.controls import ColourControls
from game.table.colours.hint_words import reason_text
from game.table.colours.host import ColourHost
from game.table.colours.offers import offered
from game.table.colours.stage import ColourStage
from game.table.colours.tips import tip_for
from game.table.game_words import sitter_name
from game.table.gestures import Spot
from game.table.hud import Tip
from game.table.keys import TableKey
from game.table.outfits import OUTFITS
from game.table.tmx import load_layout
from scenes.table import TableScene


class ColourTableScene(TableScene):
    """A match at a colour table."""

    stage: ColourStage
    host: ColourHost
    controls: ColourControls

    def set_up(self) -> tuple[ColourStage, ColourHost, ColourControls]:
        """The game's own stage, host and controls."""
        app, match = self.app, self.match
        maps, layers = app.paths.assets / "tables", OUTFITS[match.name].layers
        layout = load_layout(maps / f"colours_{match.seats}.tmx", layers)
        table = tableau(match.view(self.viewer))  # type: ignore[arg-type]
        stage = ColourStage(app, layout, match.sitters, table, match.name)
        host = ColourHost(app, match, self.plan, stage, self.viewer)
        return stage, host, ColourControls(app, stage, host)

    def come_back(self) -> None:
        """A fuse that burns is heard again."""
        self.stage.burn()

    def explain(self, events: Sequence[Event]) -> None:
        """Say why the person pays for a call that was not made."""
        if any(isinstance(e, CallForgotten) and e.seat == self.viewer for e in events):
            self.stage.hud.advise(table_words.forgotten_call(self.app.words))

    def line(self, table: ColourTableau, seat: Seat) -> str:
        """The second line of a seat's plate."""
        clock = self.host.clock
        timed = clock is not None and seat == table.turn == self.viewer
        seconds = clock.seconds(self.app.clock.now) if clock is not None and timed else None
        return table_words.plate_line(self.app.words, table, seat, seconds, away=self.host.away)

    def advice(self) -> str:
        """What the person may do now, in words."""
        return table_words.advice(self.app.words, self.match.name, self.host.view, self.host.moves)  # type: ignore[arg-type]

    def warning(self) -> str:
        """What speaks against the card that is pointed at."""
        if not self.host.is_asking:
            return ""
        return table_words.shield_warning(self.app.words, self.host.view, self._pointed_face())

    def _pointed_face(self) -> str:
        """The own card that is held, pointed at or chosen; empty if none is."""
        key = self.stage.hand.pointed
        hand = self.stage.table.hands[self.viewer]
        return next((card.front.code for card in hand if card.key == key and card.front), "")

    def note(self, note: Note) -> str:
        """What happens just now, in words."""
        name = sitter_name(self.app.words, self.match.sitters[note.seat])
        return table_words.note_text(self.app.words, note, name, own=note.seat == self.viewer)

    def keys(self) -> tuple[TableKey, ...]:
        """The keys that are there now."""
        host, calls = self.host, self.match.game.options.as_dict().get("call_last_card")
        return offered(
            self.app.words,
            self.match.name,
            host.view,
            host.moves,  # type: ignore[arg-type]
            calls=bool(calls),
            muted=self.app.settings.muted,
        )

    def tip(self, spot: Spot) -> Tip | None:
        """What is told of the thing that the pointer rests on."""
        return tip_for(self.stage, spot, self.match.name, self.match.game.options.as_dict())

    def hint_text(self, decision: Decision[Any]) -> str:
        """A hint with its reason, in words."""
        words, name = self.app.words, self.match.name
        names = [sitter_name(words, sitter) for sitter in self.match.sitters]
        reason = "" if decision.reason is None else reason_text(words, name, decision.reason, names)
        return table_words.hint_text(words, name, decision.move, reason)
