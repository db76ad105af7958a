"""The table of War."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.games.war.rules import War
from game.games.war.tableau import WarTableau, tableau
from game.players.player import Decision
from game.rules.events import Seat
from game.table.game_words import sitter_name
from game.table.gestures import Spot
from game.table.hud import Tip
from game.table.keys import TableKey
from game.table.tmx import load_layout
from game.table.war import words as war_words
from game.table.war.controls import WarControls
from game.table.war.host import WarHost
from game.table.war.offers import offered
from game.table.war.stage import NOBODY, WarStage
from scenes.results import short_digest
from scenes.table import TableScene


class WarScene(TableScene):
    """A match of War."""

    stage: WarStage
    host: WarHost
    controls: WarControls

    def set_up(self) -> tuple[WarStage, WarHost, WarControls]:
        """War's own stage, host and controls."""
        app, match = self.app, self.match
        layout = load_layout(app.paths.assets / "tables" / f"war_{match.seats}.tmx")
        assert isinstance(match.game, War)
        table = tableau(match.view(self.viewer), match.game.variant)  # type: ignore[arg-type]
        stage = WarStage(app, layout, match.sitters, table, match.name)
        host = WarHost(app, match, self.plan, stage, self.viewer)
        return stage, host, WarControls(app, stage, host)

    def update(self, dt: float) -> float | None:
        """Let time pass on stage, and at a table that plays by itself."""
        wake = super().update(dt)
        if self.host.rushing:
            self.refresh()
            return 0.0
        return wake

    # -- what is shown beside the record ---------------------------------------------------------

    def refresh(self) -> None:
        """Bring lines, plates and keys up to date."""
        super().refresh()
        words, look = self.app.words, self.stage.look
        self.stage.battles = war_words.battles_text(words, self.stage.table)
        text = look.lines.advice
        if not self.match.moves and not self.host.is_asking:
            text = words("Fair deck: {code}", code=short_digest(self.match.digest))
        look.lines = replace(look.lines, opening=text)  # nobody is in turn: it is always told

    def keys(self) -> tuple[TableKey, ...]:
        """The keys that are there now."""
        return offered(self.app.words, self.host, muted=self.app.settings.muted)

    def line(self, table: WarTableau, seat: Seat) -> str:
        """The second line of a seat's plate."""
        return war_words.plate_line(self.app.words, table, seat)

    def advice(self) -> str:
        """What comes next."""
        words, table = self.app.words, self.stage.table
        if self.host.rushing:
            return words("Playing on to the end…")
        if table.drawn:
            return war_words.ending_text(words, table)
        return war_words.advice(words, table, asking=self.host.is_asking)

    def tip(self, spot: Spot) -> Tip | None:
        """What is told of a pile: whose it is, and its number of cards."""
        if spot is None or not spot.startswith("pile:"):
            return None
        words, seat = self.app.words, int(spot.removeprefix("pile:"))
        cards = words.plural("{n} card", "{n} cards", self.stage.table.size(seat))
        name = sitter_name(words, self.match.sitters[seat])
        base = self.stage.field.pile_anchor(self.stage.table, seat)
        text = words("Won cards come under the pile in random order. Hold yours to play on.")
        title = words("{name}: {cards}", name=name, cards=cards)
        half = base.width * 0.75
        return Tip(title, text, base.x, base.y - half - 60, base.y + half + 12)

    def hint_text(self, decision: Decision[Any]) -> str:
        """A hint, in a game without choices."""
        return war_words.hint_text(self.app.words, self.stage.table)

    def _note_names(self) -> None:
        super()._note_names()
        words, look = self.app.words, self.stage.look
        players = words.plural("{n} player", "{n} players", self.match.seats)
        name = war_words.variant_name(words, self.host.variant)
        subtitle = words("{variant} · {players}", variant=name, players=players)
        look.lines = replace(look.lines, subtitle=subtitle)

    def _ending(self, winner: Seat) -> str:
        return self.app.words("DRAW") if winner == NOBODY else super()._ending(winner)

    # -- for tests and reports -------------------------------------------------------------------

    def _trace_table(self) -> None:
        """Note where everything is that can be clicked, in table units."""
        if not self.app.trace:
            return
        stage, pile = self.stage, self.stage.field.pile_anchor(self.stage.table, self.viewer)
        self.app.trace.note(
            "table",
            asking=self.host.is_asking,
            moves=self.match.moves,
            battles=stage.table.battles,
            at_war=stage.table.at_war,
            pile=(pile.x, pile.y),
            keys={k.asks: stage.layout.box(f"key:{k.place}").centre for k in stage.keys.shown},
        )
