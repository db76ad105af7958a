"""A table: one match, from the deal to its end. A game's own scene says what differs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from game.app.app import App
from game.app.canvas import Canvas
from game.app.inputs import Input
from game.motion.tableau import Note
from game.players.player import Decision
from game.rules.contract import Move
from game.rules.events import Event, Seat
from game.session.match import Match
from game.session.record import Kind
from game.session.store import Trouble
from game.table.controls import Controls
from game.table.game_words import game_name, level_name, resumed_text, sitter_name, trouble_text
from game.table.gestures import Spot
from game.table.host import Host
from game.table.hud import Lines, Tip
from game.table.keys import TableKey
from game.table.plan import Plan
from game.table.seats import SeatLook
from game.table.stage import Stage
from game.table.turns import Thinking
from scenes.results import short_digest
from scenes.scene import Scene

FAREWELL: Final = 0.5
"""Seconds between the last of a match and its results."""


class TableScene(Scene):
    """A match at a table."""

    def __init__(self, app: App, match: Match, plan: Plan) -> None:
        super().__init__(app)
        self.match = match
        self.plan = plan
        persons = [n for n, sitter in enumerate(match.sitters) if sitter.kind is Kind.PERSON]
        self.viewer: Seat = persons[0] if persons else 0
        self.stage, self.host, self.controls = self.set_up()
        self._begun = False
        self._hint: Thinking | None = None
        self._farewell: float | None = FAREWELL
        self._trouble: Trouble | None = None
        self.host.on_ready = self._ready
        self.host.on_shown = self.explain
        self.controls.ask = self.asked
        self.controls.tell = self._tell

    # -- what a game says ------------------------------------------------------------------------

    def set_up(self) -> tuple[Stage[Any], Host, Controls]:
        """The game's own stage, host and controls."""
        raise NotImplementedError

    def keys(self) -> tuple[TableKey, ...]:
        """The keys that are there now."""
        raise NotImplementedError

    def line(self, table: Any, seat: Seat) -> str:
        """The second line of a seat's plate."""
        raise NotImplementedError

    def advice(self) -> str:
        """What the person may do now, in words."""
        raise NotImplementedError

    def note(self, note: Note) -> str:
        """What happens just now, in words."""
        return ""

    def warning(self) -> str:
        """What speaks against the card that is pointed at."""
        return ""

    def tip(self, spot: Spot) -> Tip | None:
        """What is told of the thing that the pointer rests on."""
        return None

    def hint_text(self, decision: Decision[Any]) -> str:
        """A hint with its reason, in words."""
        raise NotImplementedError

    def explain(self, events: Sequence[Event]) -> None:
        """Say what a newcomer would not understand of what happened."""

    def come_back(self) -> None:
        """The person sees the table again, after a menu."""

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
            self.come_back()
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
        if moved or self.stage.moving:
            return 0.0
        due = [wake for wake in wakes if wake is not None]
        return min(due) if due else None

    def _say_farewell(self, dt: float) -> float | None:
        if not self.host.over or self._farewell is None:
            return None
        self._farewell -= dt
        if self._farewell > 0:
            return self._farewell
        from scenes import play

        self._farewell = None
        play.show_results(self.app, self.match, self.plan)
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw this moment."""
        self.stage.draw(self.stage.frame())

    # -- what is shown beside the record ---------------------------------------------------------

    def _ready(self) -> None:
        """The table has come to rest: offer what may be done."""
        stage = self.stage
        stage.hand.offer(stage.table, self.playable(), calm=stage.calm)
        stage.hud.tip = None  # what was told in the meantime told of the table as it was
        self._warn()
        self.refresh()
        self._trace_table()

    def playable(self) -> frozenset[int] | None:
        """The own cards that may be played now, by key; None if the person is not to play one."""
        if not self.host.moves:
            return None
        slots = {self.slot_of(move) for move in self.host.moves}
        hand = self.stage.table.hands[self.viewer]
        return frozenset(card.key for slot, card in enumerate(hand) if slot in slots)

    def slot_of(self, move: Move) -> int | None:
        """The slot of the own card which a move plays; None if it plays none."""
        slot: int | None = getattr(move, "slot", None)
        return slot

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
        look.seats = SeatLook(self.line, timer, self.host.away)
        look.lines = replace(look.lines, advice=self._advice(), warning=self.warning())
        self.stage.keys.shown = self.keys()

    def _note_names(self) -> None:
        words, match = self.app.words, self.match
        level = next((sitter.level for sitter in match.sitters if sitter.level), None)
        players = words.plural("{n} player", "{n} players", match.seats)
        subtitle = players
        if level is not None:
            subtitle = words("{level} · {players}", level=level_name(words, level), players=players)
        title = words(self.stage.brush.outfit.heading, table=game_name(words, match.name))
        fair = words("Fair deck: {code}", code=short_digest(match.digest))
        self.stage.look.lines = Lines(title, subtitle, fair, note=self.note)
        self.stage.look.ending = self._ending

    def _advice(self) -> str:
        if self.stage.absorbed:
            return ""
        if self._hint is not None:
            return self.app.words("Thinking about the best move…")
        if self.host.away:
            return self.app.words("The program plays for you. Press A to play on.")
        return self.advice()

    def _ending(self, winner: Seat) -> str:
        words = self.app.words
        if winner == self.viewer:
            return words("VICTORY!")
        return words("{name} wins", name=sitter_name(words, self.match.sitters[winner]))

    # -- what the controls ask for ---------------------------------------------------------------

    def asked(self, word: str) -> None:
        """The controls ask for what is not the table's own."""
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
            case "hint" if self.host.is_asking and not self.stage.absorbed:
                self._hint = self.host.hint()

    def _tell(self, spot: Spot) -> None:
        """What the pointer rests on is told beside it."""
        hud = self.stage.hud
        before, hud.tip = hud.tip, None
        if spot is not None and self.stage.hand.grip is None:
            hud.tip = self.tip(spot)
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
        decision = thinking.decision
        if decision is None:
            return
        slot = self.slot_of(decision.move)
        if slot is not None:
            self.stage.hand.choose(self.stage.table.hands[self.viewer][slot].key)
        self.stage.hud.advise(self.hint_text(decision))

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
