"""The host of a match: whose turn it is, CPU players, clocks, moves on their way to the stage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.app.app import App
from game.motion.staging import Intent, Manner, Staging
from game.motion.tableau import Tableau
from game.players.levels import LEVELS, player, stand_in
from game.rules.contract import Move, Refusal
from game.rules.events import Event, Seat
from game.session.match import Match
from game.session.record import By, Kind
from game.table.plan import Plan
from game.table.stage import Stage
from game.table.turns import HURRY, Thinking, TurnClock

PACE: Final = 0.5
"""The rest before a CPU player's move, at normal speed."""


class Host:
    """Runs one match on one stage, for one person. A game's own host says what differs."""

    strict = False
    """Whether a table that differs from the view is a failure; a silent snap if not."""

    staging: Staging

    def __init__(self, app: App, match: Match, plan: Plan, stage: Stage[Any], viewer: Seat) -> None:
        self.app = app
        self.match = match
        self.plan = plan
        self.stage = stage
        self.viewer = viewer
        self.view = self.see()
        self.moves: Sequence[Move] = ()
        """What the person may do now; empty while something moves, and when others are to act."""
        self.clock: TurnClock | None = None
        self.away = False
        """Whether the program plays for the person."""
        self.on_ready: Callable[[], None] = lambda: None
        """Called whenever the table has come to rest after something happened."""
        self.on_shown: Callable[[Sequence[Event]], None] = lambda events: None
        """Told what the person sees happen."""
        self.on_time_out: Callable[[], Any] = lambda: None
        """Asked for the move that the person was about to make, perhaps still incomplete."""
        self._persons = frozenset(
            seat for seat, sitter in enumerate(match.sitters) if sitter.kind is Kind.PERSON
        )
        self._thinking: Thinking | None = None
        self._asked = 0.0
        self._rested = 0.0
        self._settled = False
        self._told_seconds = 0

    # -- begin and end ---------------------------------------------------------------------------

    def begin(self) -> None:
        """Deal, or lay the table as the match stands."""
        if self.app.trace:
            position = self.match.game.position(self.match.state)
            self.app.trace.note("begin", moves=self.match.moves, position=position)
        undealt = self.undealt() if self.match.moves == 0 else None
        if undealt is not None and self.match.deal_events:
            self.stage.settle(undealt)
            self.show(self.match.deal_events)
        else:
            self.stage.settle(self.laid())
            self.think()

    # -- what a game says ------------------------------------------------------------------------

    def laid(self) -> Tableau:
        """The table as the match stands, nothing moving."""
        raise NotImplementedError

    def undealt(self) -> Tableau | None:
        """The table before the deal; None if there is nothing to be seen of a deal."""
        return None

    @property
    def pace(self) -> float:
        """Seconds that the table rests before a move which is not the person's."""
        return PACE / self.app.settings.speed

    def goes_on(self, move: Move) -> bool:
        """Whether the person's time runs on after that move."""
        return False

    def new_clock(self) -> TurnClock | None:
        """The clock of the decision that is due, None for none."""
        now = self.app.clock.now
        return None if self.plan.timer is None else TurnClock(now, float(self.plan.timer))

    def wait(self) -> float:
        """Seconds that something else still plays, before the own cards are dimmed."""
        return 0.0

    def stand_in_move(self) -> Move | None:
        """What is played when time is up, if that is not for the stand-in to find."""
        return None

    # -- how it stands ---------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the match has ended and all of it has been seen."""
        return not self.match.to_act and not self.stage.busy

    def leave(self) -> None:
        """Stop thinking: the table is left."""
        self._thinking, self.clock = None, None

    def see(self) -> Any:
        """What the person's seat sees."""
        return self.match.view(self.viewer)

    # -- moves -----------------------------------------------------------------------------------

    @property
    def turn(self) -> Seat | None:
        """Who is to act; None when the match is over."""
        return next(iter(self.match.to_act), None)

    @property
    def is_asking(self) -> bool:
        """Whether the person is to act and may."""
        return bool(self.moves)

    def meant(self, intent: Intent) -> Move | None:
        """The move which an intent means."""
        return self.staging.move_for(intent, self.view, self.moves)

    def refusal(self, move: Move) -> Refusal | None:
        """Why a move of the person is refused, None if it may be made."""
        return self.match.game.refusal(self.match.state, move)

    def submit(self, move: Move, by: By = By.PERSON) -> None:
        """Make a move: it is on the disk before anything is seen of it."""
        milliseconds = round((self.app.clock.now - self._asked) * 1000)
        events = self.match.submit(move, by=by, milliseconds=max(0, milliseconds))
        self.app.trace.note("move", seat=move.seat, move=move.code, by=by)
        self._thinking, self.moves = None, ()
        self.show(events)
        if not self.goes_on(move):
            self.clock = None

    def show(self, events: Sequence[Event]) -> None:
        """Play what happened on the stage, and let the next one think meanwhile."""
        self.view = self.see()
        seen = [event.seen_by(self.viewer) for event in events]
        self.app.trace.note("events", events=[repr(event) for event in seen])
        manner = Manner(self.app.settings.speed, self.app.settings.reduced_motion)
        hand = self.stage.hand
        hand.offer(self.stage.table, None, calm=manner.reduced, delay=self.wait())
        clip = self.staging.score(seen, self.stage.table, self.stage.layout, manner)
        self._settled = False
        self.stage.hud.tip = None
        self.stage.play(clip)
        self.on_shown(seen)
        self.think()

    # -- thinking --------------------------------------------------------------------------------

    def think(self) -> None:
        """Let whoever is to act begin to think, if it is a CPU player."""
        self._asked = self.app.clock.now
        seat = self.turn
        if seat is None or (seat in self._persons and not self.away):
            self._thinking = None
            return
        self._thinking = self.thought(seat)

    def thought(self, seat: Seat, *, for_person: bool = False) -> Thinking:
        """A thought about that seat's move, to be run; the stand-in's for a person."""
        sitter = self.match.sitters[seat]
        if for_person or seat in self._persons or sitter.level not in LEVELS:
            thinker = stand_in(self.match.game)
        else:
            thinker = player(self.match.game, sitter.level, self._persons)
        rng = self.match.rng_for(seat)
        return Thinking(thinker.think(self.match.view(seat), self.match.legal(seat), rng))

    def hint(self) -> Thinking:
        """What an Insane player who aims at nobody would do, as a thought to be run."""
        seat = self.viewer
        thinker, rng = player(self.match.game, "insane"), self.match.rng_for(seat)
        return Thinking(thinker.think(self.match.view(seat), self.match.legal(seat), rng))

    # -- time ------------------------------------------------------------------------------------

    def update(self, seconds: float) -> float | None:
        """Let time pass: in how many seconds to call again, None if only the person can go on."""
        if self._thinking is not None and self._thinking.decision is None:
            self._thinking.go_on()
        if self.stage.busy:
            self._rested = 0.0
            return 0.0
        if not self._settled:
            self._rest()
        self._rested += seconds
        if self._thinking is not None:
            return self._maybe_move(self._thinking)
        return self._tick()

    def _rest(self) -> None:
        """The table has come to rest: what it shows must be what is."""
        self._settled, self._rested = True, 0.0
        self._reconcile()
        if self.turn == self.viewer and not self.away:
            self.moves = tuple(self.match.legal(self.viewer))
            self._asked = self.app.clock.now
            self.clock = self.clock or self.new_clock()
        self.on_ready()

    def _reconcile(self) -> None:
        truth, shown = self.laid().shown(), self.stage.table.shown()
        if truth == shown:
            return
        self.app.trace.note("difference", shown=repr(shown), truth=repr(truth))
        if self.strict:
            raise AssertionError(f"the table shows {shown}, but it is {truth}")
        self.stage.settle(self.laid())

    def _maybe_move(self, thinking: Thinking) -> float:
        pace = self.pace
        if thinking.decision is None:
            return 0.0
        if self._rested < pace:
            return pace - self._rested
        seat = self.turn
        self.submit(thinking.decision.move, By.AWAY if seat in self._persons else By.CPU)
        return 0.0

    def _tick(self) -> float | None:
        clock, now = self.clock, self.app.clock.now
        if clock is None or self.turn is None:
            return None
        if clock.is_out(now):
            self._time_out()
            return 0.0
        seconds = clock.seconds(now)
        if seconds != self._told_seconds and seconds <= HURRY and clock.limit > HURRY:
            self.app.audio.play("timer_last" if seconds <= 3 else "timer_tick")
        self._told_seconds = seconds
        return clock.until_change(now)

    # -- time is up, and being away --------------------------------------------------------------

    def _time_out(self) -> None:
        """The stand-in plays: what the person had begun, or what it thinks best."""
        move = self.stand_in_move()
        if move is None:
            thinking = self.thought(self.viewer, for_person=True)
            while not thinking.go_on():
                pass
            assert thinking.decision is not None
            move = thinking.decision.move
        self.submit(move, By.CLOCK)

    def set_away(self, away: bool) -> None:
        """Let the program play for the person, or no longer."""
        self.away = away
        self.moves, self.clock = (), None
        self._settled = False
        self.think()
