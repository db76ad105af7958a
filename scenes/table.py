"""The table of the colour games: one match, from the deal to its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.app.app import App
from game.app.canvas import Canvas
from game.app.inputs import Input
from game.games.colours.events import CallForgotten
from game.games.colours.tableau import ColourTableau, Note, tableau
from game.rules.events import Event, Seat
from game.session.match import Match
from game.session.record import Kind
from game.session.store import Trouble
from game.table import table_words
from game.table.controls import Controls
from game.table.game_words import game_name, level_name, resumed_text, sitter_name, trouble_text
from game.table.gestures import Spot
from game.table.hint_words import reason_text
from game.table.host import Host
from game.table.hud import Lines
from game.table.keys import TableKey
from game.table.offers import offered
from game.table.outfits import OUTFITS
from game.table.plan import Plan
from game.table.seats import SeatLook
from game.table.stage import Stage
from game.table.tips import tip_for
from game.table.tmx import load_layout
from game.table.turns import Thinking
from scenes.results import short_digest
from scenes.scene import Scene

FAREWELL: Final = 0.5
"""Seconds between the last of a match and its results."""


class TableScene(Scene):
    """A match at a colour table."""

    def __init__(self, app: App, match: Match, plan: Plan) -> None:
        super().__init__(app)
        self.match = match
        self.plan = plan
        persons = [n for n, sitter in enumerate(match.sitters) if sitter.kind is Kind.PERSON]
        self.viewer: Seat = persons[0] if persons else 0
        maps, layers = app.paths.assets / "tables", OUTFITS[match.name].layers
        layout = load_layout(maps / f"colours_{match.seats}.tmx", layers)
        view = match.view(self.viewer)
        self.stage = Stage(app, layout, match.sitters, tableau(view), match.name)  # type: ignore[arg-type]
        self.host = Host(app, match, plan, self.stage, self.viewer)
        self.controls = Controls(app, self.stage, self.host)
        self._begun = False
        self._hint: Thinking | None = None
        self._farewell = FAREWELL
        self._trouble: Trouble | None = None
        self.host.on_ready = self._ready
        self.host.on_shown = self._explain
        self.controls.ask = self._asked
        self.controls.tell = self._tell

    # -- coming and going ------------------------------------------------------------------------

    def enter(self) -> None:
        """Sit down; or come back from the menu, where everything may have been set anew."""
        self._note_names()
        if not self._begun:
            self._begun = True
            self.host.begin()
            text = resumed_text(self.app.words, self.match.resumed)
            if text:
                self.stage.hud.advise(text)
        else:
            self.stage.furnish()
            self._ready()
            self.stage.cues.loop(burning=self.stage.table.fuse is not None)
        self.refresh()

    def leave(self) -> None:
        """Get up: nothing goes on at a table that nobody sees."""
        self.host.leave()
        self._hint = None
        self.app.audio.silence()

    # -- what happens ----------------------------------------------------------------------------

    def handle(self, event: Input) -> None:
        """Pass the input on."""
        self.controls.handle(event)
        self.refresh()

    def update(self, dt: float) -> float | None:
        """Let time pass on stage, for the clocks and in the CPU players' heads."""
        moved = self.stage.advance(dt)
        wakes = [self.controls.update(dt), self.stage.hud.advance(dt), self.host.update(dt)]
        wakes.append(self._think_of_hint())
        wakes.append(self._say_farewell(dt))
        if moved or self.host.clock is not None or self.stage.busy:
            self.refresh()
        if moved or self.stage.busy or self.stage.glides.busy or self.stage.wheel.moving:
            return 0.0
        due = [wake for wake in wakes if wake is not None]
        return min(due) if due else None

    def _say_farewell(self, dt: float) -> float | None:
        if not self.host.over:
            return None
        self._farewell -= dt
        if self._farewell > 0:
            return self._farewell
        from scenes import play

        if self._farewell > -900:
            self._farewell = -1000.0
            play.show_results(self.app, self.match, self.plan)
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw this moment."""
        self.stage.draw(self.stage.frame())

    # -- what is shown beside the record ---------------------------------------------------------

    def _ready(self) -> None:
        """The table has come to rest: offer what may be done."""
        stage, host = self.stage, self.host
        slots = {getattr(move, "slot", None) for move in host.moves} - {None}
        hand = stage.table.hands[self.viewer]
        playable = {card.key for slot, card in enumerate(hand) if slot in slots}
        stage.hand.offer(stage.table, playable if host.moves else None, calm=stage.calm)
        stage.hud.tip = None  # what was told in the meantime told of the table as it was
        self._warn()
        self.refresh()
        self._trace_table()

    def _warn(self) -> None:
        """Say why nothing is saved, once."""
        store, before = self.app.store, self._trouble
        self._trouble = None if store.is_saving else store.trouble
        if self._trouble is not before:
            text = trouble_text(self.app.words, store, self.app.paths.data)
            self.stage.hud.advise(text)

    def refresh(self) -> None:
        """Bring lines, plates and keys up to date."""
        self.stale = True
        look, clock, now = self.stage.look, self.host.clock, self.app.clock.now
        timer = None if clock is None else (self.viewer, clock.share(now))
        look.seats = SeatLook(self._line, timer, self.host.away)
        look.lines = replace(look.lines, advice=self._advice(), warning=self._warning())
        self.stage.keys.shown = self._keys()

    def _explain(self, events: Sequence[Event]) -> None:
        """Say why the person pays for a call that was not made."""
        if any(isinstance(e, CallForgotten) and e.seat == self.viewer for e in events):
            self.stage.hud.advise(table_words.forgotten_call(self.app.words))

    def _line(self, table: ColourTableau, seat: Seat) -> str:
        clock = self.host.clock
        timed = clock is not None and seat == table.turn == self.viewer
        seconds = clock.seconds(self.app.clock.now) if clock is not None and timed else None
        return table_words.plate_line(self.app.words, table, seat, seconds, away=self.host.away)

    def _note_names(self) -> None:
        words, match = self.app.words, self.match
        level = next((sitter.level for sitter in match.sitters if sitter.level), None)
        players = words.plural("{n} player", "{n} players", match.seats)
        subtitle = players
        if level is not None:
            subtitle = words("{level} · {players}", level=level_name(words, level), players=players)
        title = words(self.stage.brush.outfit.heading, table=game_name(words, match.name))
        fair = words("Fair deck: {code}", code=short_digest(match.digest))
        self.stage.look.lines = Lines(title, subtitle, fair, note=self._note)
        self.stage.look.ending = self._ending

    def _advice(self) -> str:
        if self.stage.wheel.is_open:
            return ""
        if self._hint is not None:
            return self.app.words("Thinking about the best move…")
        if self.host.away:
            return self.app.words("The program plays for you. Press A to play on.")
        return table_words.advice(self.app.words, self.match.name, self.host.view, self.host.moves)

    def _warning(self) -> str:
        if not self.host.is_asking:
            return ""
        return table_words.shield_warning(self.app.words, self.host.view, self._pointed_face())

    def _pointed_face(self) -> str:
        """The own card that is held, pointed at or chosen; empty if none is."""
        key = self.stage.hand.pointed
        hand = self.stage.table.hands[self.viewer]
        return next((card.front.code for card in hand if card.key == key and card.front), "")

    def _note(self, note: Note) -> str:
        name = sitter_name(self.app.words, self.match.sitters[note.seat])
        return table_words.note_text(self.app.words, note, name, own=note.seat == self.viewer)

    def _ending(self, winner: Seat) -> str:
        words = self.app.words
        if winner == self.viewer:
            return words("VICTORY!")
        return words("{name} wins", name=sitter_name(words, self.match.sitters[winner]))

    def _keys(self) -> tuple[TableKey, ...]:
        host, calls = self.host, self.match.game.options.as_dict().get("call_last_card")
        return offered(
            self.app.words,
            self.match.name,
            host.view,
            host.moves,
            calls=bool(calls),
            muted=self.app.settings.muted,
        )

    # -- what the controls ask for ---------------------------------------------------------------

    def _asked(self, word: str) -> None:
        match word:
            case "menu":
                from scenes.pause import PauseScene

                self.controls.let_go()
                self.app.screens.push(PauseScene(self.app, self.plan))
            case "rules":
                from scenes.help import HelpScene

                self.controls.let_go()
                self.app.screens.push(HelpScene(self.app, self.match.name))
            case "sound":
                settings = self.app.settings
                self.app.change(replace(settings, muted=not settings.muted))
            case "hint" if self.host.is_asking and not self.stage.wheel.is_open:
                self._hint = self.host.hint()

    def _tell(self, spot: Spot) -> None:
        """What the pointer rests on is told beside it."""
        hud = self.stage.hud
        before, hud.tip = hud.tip, None
        if spot is not None and self.stage.hand.grip is None:
            options = self.match.game.options.as_dict()
            hud.tip = tip_for(self.stage, spot, self.match.name, options)
        if hud.tip != before:
            self.stale = True

    def _think_of_hint(self) -> float | None:
        """Go on thinking of the hint; show it when it is there."""
        thinking = self._hint
        if thinking is None:
            return None
        if not self.host.is_asking:
            self._hint = None
            return None
        if not thinking.go_on():
            return 0.0
        self._hint = None
        self._show_hint(thinking)
        self.refresh()
        return 0.0

    def _show_hint(self, thinking: Thinking) -> None:
        decision, words, name = thinking.decision, self.app.words, self.match.name
        if decision is None:
            return
        slot = getattr(decision.move, "slot", None)
        if slot is not None:
            self.stage.hand.choose(self.stage.table.hands[self.viewer][slot].key)
        names = [sitter_name(words, sitter) for sitter in self.match.sitters]
        reason = "" if decision.reason is None else reason_text(words, name, decision.reason, names)
        self.stage.hud.advise(table_words.hint_text(words, name, decision.move, reason))

    # -- for tests and reports -------------------------------------------------------------------

    def _trace_table(self) -> None:
        """Note where everything is that can be clicked, in table units."""
        if not self.app.trace:
            return
        stage, frame = self.stage, self.stage.frame()
        hand = []
        for card in stage.table.fan(self.viewer):
            pose = stage.hand.pose_of(frame, card.key)
            if pose is not None:
                face = None if card.front is None else card.front.code
                hand.append({"face": face, "x": round(pose.x), "y": round(pose.y)})
        keys = {k.asks: stage.layout.box(f"key:{k.place}").centre for k in stage.keys.shown}
        self.app.trace.note(
            "table",
            turn=stage.table.turn,
            asking=self.host.is_asking,
            moves=self.match.moves,
            legal=[str(move) for move in self.host.moves],
            hand=hand,
            keys=keys,
        )
