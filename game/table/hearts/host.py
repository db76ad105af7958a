"""The host of Hearts: gifts chosen at once, a rest between deals, a deal finished quickly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.app.app import App
from game.games.hearts.events import DealScored
from game.games.hearts.knowledge import is_settled
from game.games.hearts.rules import Hearts
from game.games.hearts.staging import HeartsStaging, split
from game.games.hearts.state import GIFT_SIZE, GiveCards, HeartsView, Phase
from game.games.hearts.tableau import HeartsTableau, before_deal, tableau
from game.players.levels import stand_in
from game.rules.cards import Card
from game.rules.contract import Move
from game.rules.events import Event, Seat
from game.session.match import Match
from game.session.record import By
from game.table.hearts.stage import HeartsStage
from game.table.host import Host
from game.table.plan import Plan
from game.table.turns import Thinking

_GIFT_PACE: Final = 0.1
"""The rest before a CPU player sets out its cards: all choose at the same time."""
_QUICK: Final = 4.0
"""How many times as fast the rest of a deal goes in which no point is left."""
_BETWEEN_DEALS: Final = 1.6
"""The rest after a deal while the program plays for the person."""


class HeartsHost(Host):
    """Runs one match of Hearts."""

    stage: HeartsStage
    view: HeartsView

    def __init__(
        self, app: App, match: Match, plan: Plan, stage: HeartsStage, viewer: Seat
    ) -> None:
        super().__init__(app, match, plan, stage, viewer)
        assert isinstance(match.game, Hearts)
        self.house = match.game.house
        self.staging = HeartsStaging()
        self.finishing = False
        """Whether the rest of the deal is being played quickly."""
        self.on_deal_over: Callable[[], None] = lambda: None
        """Called when a deal has been scored and another waits; ``go_on`` deals it."""
        self._later: tuple[Event, ...] = ()
        self._since = 0.0

    def laid(self) -> HeartsTableau:
        """The table as the match stands, nothing moving."""
        return tableau(self.see(), sorting=self.app.settings.auto_sort)

    def undealt(self) -> HeartsTableau:
        """The table before the first deal."""
        sorting = self.app.settings.auto_sort
        return before_deal(self.match.seats, self.viewer, self.house, sorting=sorting)

    @property
    def turn(self) -> Seat | None:
        """Who is to act: the CPU players set out their cards while the person still chooses."""
        due = self.match.to_act
        return next((seat for seat in due if seat not in self._persons), super().turn)

    @property
    def pace(self) -> float:
        """Seconds that the table rests before a move which is not the person's."""
        if self.view.phase is Phase.GIVE:
            return _GIFT_PACE / self.app.settings.speed
        return super().pace / self.stage.pace

    # -- the person's gift -----------------------------------------------------------------------

    @property
    def is_choosing(self) -> bool:
        """Whether the person's three cards are still to be given."""
        table, due = self.stage.table, self.viewer in self.match.to_act
        return due and table.giving and bool(table.order or table.tray) and not self._later

    def gift(self) -> GiveCards | None:
        """The cards in the tray as a gift, once they are three."""
        table = self.stage.table
        faces = {card.key: card.front for card in table.hands[self.viewer]}
        chosen = [face for key in table.tray if isinstance(face := faces[key], Card)]
        return GiveCards(self.viewer, tuple(chosen)) if len(chosen) == GIFT_SIZE else None

    def submit(self, move: Move, by: By = By.PERSON) -> None:
        """Make a move; cards that were set out and are not given go back to the hand first."""
        if move.seat == self.viewer and isinstance(move, GiveCards) and move != self.gift():
            self.stage.set_out(())
        super().submit(move, by)

    def stand_in_move(self) -> Move | None:
        """The cards that were set out, if they are three; else the stand-in chooses."""
        return self.gift() if self.is_choosing else None

    # -- from deal to deal -----------------------------------------------------------------------

    def show(self, events: Sequence[Event]) -> None:
        """Play what happened; a new deal waits until the person has seen what the last one cost."""
        now, self._later = split(events)
        if any(isinstance(event, DealScored) for event in now) and self.finishing:
            self.finishing, self.away, self.stage.pace = False, False, 1.0
        super().show(now)

    @property
    def waits(self) -> bool:
        """Whether a new deal waits for the person."""
        return bool(self._later) and not self.stage.busy

    def go_on(self) -> None:
        """Deal the cards of the next deal."""
        later, self._later = self._later, ()
        if later:
            super().show(later)

    def update(self, seconds: float) -> float | None:
        """Let time pass: in how many seconds to call again, None if only the person can go on."""
        if self.waits:
            return self._between_deals(seconds)
        if self.stage.peek.open and self.turn != self.viewer:
            return None  # the others wait until the last trick has been looked at
        return super().update(seconds)

    def _between_deals(self, seconds: float) -> float | None:
        if not self.away:
            self.on_deal_over()
            return None
        self._since += seconds
        if self._since < _BETWEEN_DEALS:
            return _BETWEEN_DEALS - self._since
        self._since = 0.0
        self.go_on()
        return 0.0

    # -- finishing a deal ------------------------------------------------------------------------

    @property
    def may_finish(self) -> bool:
        """Whether no point is left in this deal, so that its rest may go quickly (7.5.6)."""
        return self.is_asking and self.view.phase is Phase.PLAY and is_settled(self.view)

    def finish_deal(self) -> None:
        """Let the rest of the deal be played quickly."""
        if self.may_finish:
            self.finishing, self.stage.pace = True, _QUICK
            self.set_away(True)

    def set_away(self, away: bool) -> None:
        """Let the program play for the person, or no longer."""
        if not away:
            self.finishing, self.stage.pace = False, 1.0
        super().set_away(away)

    def thought(self, seat: Seat, *, for_person: bool = False) -> Thinking:
        """A thought about that seat's move; where nothing is at stake, a short one."""
        if not self.finishing:
            return super().thought(seat, for_person=for_person)
        view, moves = self.match.view(seat), self.match.legal(seat)
        return Thinking(stand_in(self.match.game).think(view, moves, self.match.rng_for(seat)))
