"""The table of Hearts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.games.hearts.rules import Hearts
from game.games.hearts.state import GiveCards, PlayCard
from game.games.hearts.tableau import HeartsTableau, tableau
from game.players.player import Decision
from game.rules.contract import Move
from game.rules.events import Seat
from game.rules.tricks import winning_index
from game.table.game_words import game_name, level_name, sitter_name
from game.table.gestures import Spot
from game.table.hearts import words as hearts_words
from game.table.hearts.controls import HeartsControls
from game.table.hearts.hint_words import reason_text
from game.table.hearts.host import HeartsHost
from game.table.hearts.offers import offered
from game.table.hearts.sheet import sheet_of
from game.table.hearts.signs import SignWords
from game.table.hearts.stage import HeartsStage
from game.table.hud import Tip
from game.table.keys import TableKey
from game.table.tmx import load_layout
from scenes.results import short_digest
from scenes.table import TableScene


class HeartsScene(TableScene):
    """A match of Hearts."""

    stage: HeartsStage
    host: HeartsHost
    controls: HeartsControls

    def set_up(self) -> tuple[HeartsStage, HeartsHost, HeartsControls]:
        """Hearts' own stage, host and controls."""
        app, match = self.app, self.match
        layout = load_layout(app.paths.assets / "tables" / f"hearts_{match.seats}.tmx")
        assert isinstance(match.game, Hearts)
        table = tableau(match.view(self.viewer))  # type: ignore[arg-type]
        stage = HeartsStage(app, layout, match.sitters, table, match.name)
        host = HeartsHost(app, match, self.plan, stage, self.viewer)
        host.on_deal_over = self.show_score
        return stage, host, HeartsControls(app, stage, host)

    # -- the score -------------------------------------------------------------------------------

    def show_score(self) -> None:
        """Lay the score sheet over the table."""
        from scenes.score_sheet import ScoreSheetScene

        self.controls.let_go()
        sheet = sheet_of(self.match.record())
        self.app.screens.push(ScoreSheetScene(self.app, sheet))

    def come_back(self) -> None:
        """The person sees the table again: where a new deal waits, it is dealt."""
        if self.host.waits:
            self.host.go_on()

    def asked(self, word: str) -> None:
        """The controls ask for what is not the table's own."""
        if word == "sheet":
            self.show_score()
        else:
            super().asked(word)

    # -- what is shown beside the record ---------------------------------------------------------

    def playable(self) -> frozenset[int] | None:
        """The own cards that may be played; any three may be given."""
        return None if self.host.is_choosing else super().playable()

    def slot_of(self, move: Move) -> int | None:
        """The slot of the own card which a move plays."""
        return self.host.view.hand.index(move.face) if isinstance(move, PlayCard) else None

    def refresh(self) -> None:
        """Bring lines, plates, panel and keys up to date."""
        super().refresh()
        words, stage, table = self.app.words, self.stage, self.stage.table
        look = stage.look
        opening = look.lines.advice
        if not self.match.moves and not self.host.is_choosing:
            opening = words("Fair deck: {code}", code=short_digest(self.match.digest))
        subtitle = hearts_words.subtitle(words, table)
        look.lines = replace(look.lines, subtitle=subtitle, opening=opening)
        stage.panel_words = hearts_words.panel_words(words, table)
        stage.sign_words = self._sign_words()
        played = any(seat == self.viewer for seat, _ in table.plays)
        invites = table.turn == self.viewer and not played and not stage.busy
        stage.invitation = words("your\ncard") if invites else ""
        stage.last_title = self._last_title(table)

    def _sign_words(self) -> SignWords:
        words = self.app.words
        return SignWords(words("Hearts are broken"), words("Queen of spades! +13"), self._moon_text)

    def _moon_text(self, seat: Seat) -> str:
        name = sitter_name(self.app.words, self.match.sitters[seat])
        return hearts_words.moon_text(self.app.words, name, own=seat == self.viewer)

    def _last_title(self, table: HeartsTableau) -> str:
        if not table.last:
            return ""
        seat, _ = table.last[winning_index([face for _, face in table.last])]
        name = sitter_name(self.app.words, self.match.sitters[seat])
        return hearts_words.last_trick_title(self.app.words, name, own=seat == self.viewer)

    def keys(self) -> tuple[TableKey, ...]:
        """The keys that are there now."""
        return offered(self.app.words, self.host, muted=self.app.settings.muted)

    def line(self, table: HeartsTableau, seat: Seat) -> str:
        """The second line of a seat's plate."""
        clock, own = self.host.clock, seat == self.viewer
        seconds = clock.seconds(self.app.clock.now) if clock is not None and own else None
        return hearts_words.plate_line(self.app.words, table, seat, seconds, away=self.host.away)

    def advice(self) -> str:
        """What the person may do now, in words."""
        words, host, table = self.app.words, self.host, self.stage.table
        if host.is_choosing:
            receiver = table.passing.target(self.viewer, table.seats)
            name = sitter_name(words, self.match.sitters[receiver])
            return hearts_words.choosing_advice(words, table, name)
        plays = [move for move in host.moves if isinstance(move, PlayCard)]
        return hearts_words.playing_advice(words, host.view, plays)

    def _advice(self) -> str:
        if self.host.finishing:
            return self.app.words("No points are left: the deal is played to its end…")
        return super()._advice()

    def tip(self, spot: Spot) -> Tip | None:
        """What is told of the undealt cards."""
        if spot != "leftover":
            return None
        words, base = self.app.words, self.stage.layout.anchor("leftover")
        count = self.stage.table.leftover
        title = words.plural("{n} undealt card", "{n} undealt cards", count)
        text = words("Whoever takes the first trick takes what is left over, points and all.")
        half = base.width * 0.75
        return Tip(title, text, base.x, base.y - half - 12, base.y + half + 12)

    def hint_text(self, decision: Decision[Any]) -> str:
        """A hint with its reason, in words."""
        words, move = self.app.words, decision.move
        names = [sitter_name(words, sitter) for sitter in self.match.sitters]
        reason = "" if decision.reason is None else reason_text(words, decision.reason, names)
        assert isinstance(move, GiveCards | PlayCard)
        return hearts_words.hint_text(words, move, reason)

    def _note_names(self) -> None:
        super()._note_names()
        words, look = self.app.words, self.stage.look
        level = next((sitter.level for sitter in self.match.sitters if sitter.level), None)
        if level is not None:
            name = game_name(words, self.match.name)
            title = words("{game} · {level}", game=name, level=level_name(words, level))
            look.lines = replace(look.lines, title=title)
