"""The host of War: rounds that turn up by themselves at a speed, or all the rest at once."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from game.app.app import App
from game.games.war.rules import War
from game.games.war.staging import WarStaging
from game.games.war.state import WarView
from game.games.war.tableau import WarTableau, before_deal
from game.rules.contract import Move
from game.rules.events import Event, MatchEnded, Seat
from game.session.match import Match
from game.session.record import By
from game.table.host import Host
from game.table.plan import Plan
from game.table.war.stage import WarStage

PACE: Final = 0.35
"""The rest before a round, at normal speed."""
_SLICE: Final = 0.008
"""Seconds of a frame in which the rest of a match may be played at once."""


class WarHost(Host):
    """Runs one match of War. While the person is ``away``, the table plays by itself."""

    stage: WarStage
    view: WarView

    def __init__(self, app: App, match: Match, plan: Plan, stage: WarStage, viewer: Seat) -> None:
        super().__init__(app, match, plan, stage, viewer)
        assert isinstance(match.game, War)
        self.variant = match.game.variant
        self.staging = WarStaging(self.variant)
        self.rushing = False
        """Whether the rest of the match is being played at once."""

    def laid(self) -> WarTableau:
        """The table as the match stands, nothing moving."""
        return self.staging.tableau(self.see())  # type: ignore[no-any-return]

    def undealt(self) -> WarTableau:
        """The table before the deal."""
        return before_deal(self.match.seats, self.viewer, self.variant)

    @property
    def pace(self) -> float:
        """Seconds that the table rests before a round that nobody turns up by hand."""
        return PACE / self.app.settings.speed / self.stage.pace

    @property
    def over(self) -> bool:
        """Whether the match has ended and all of it has been seen."""
        return super().over and not self.rushing

    @property
    def is_out(self) -> bool:
        """Whether the person has nothing to do any more but to look on."""
        return self.view.out[self.viewer] is not None

    def leave(self) -> None:
        """The table is left: nothing is turned up by itself any more."""
        super().leave()
        self.rushing = False

    # -- all the rest at once --------------------------------------------------------------------

    def rush(self) -> None:
        """Play the rest of the match at once: only how it ends is shown."""
        if self.match.to_act and not self.rushing:
            self.stage.finish()
            self.rushing, self.moves, self._thinking = True, (), None

    def _rush_on(self) -> float:
        """Play for a moment; the table shows how far it has come, then how it ends."""
        end, last = perf_counter() + _SLICE, tuple[Event, ...]()
        while self.match.to_act and perf_counter() < end:
            move = self._only_move()
            last = self.match.submit(move, by=By.AWAY, milliseconds=0)
            self.app.trace.note("move", seat=move.seat, move=move.code, by=By.AWAY)
        table = self.laid()
        if not self.match.to_act:
            self.rushing = False
            self.stage.settle(table.undecided())
            self.show([event for event in last if isinstance(event, MatchEnded)])
        else:
            self.stage.settle(table)
        return 0.0

    def _only_move(self) -> Move:
        move: Move = self.match.legal(self.match.to_act[0])[0]
        return move

    # -- time ------------------------------------------------------------------------------------

    def update(self, seconds: float) -> float | None:
        """Let time pass: in how many seconds to call again, None if only the person can go on."""
        return self._rush_on() if self.rushing else super().update(seconds)
