"""The host of a colour table: drawn cards, wilds without their colour, and the call in time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.app.app import App
from game.games.colours.cards import COLOURS, Colour, Face
from game.games.colours.moves import CallLastCard, PlayCard
from game.games.colours.staging import ColourStaging
from game.games.colours.state import ColourView
from game.games.colours.tableau import ColourTableau, before_deal, tableau
from game.rules.contract import Move
from game.rules.events import Seat
from game.session.match import Match
from game.session.record import By
from game.table.colours.stage import ColourStage
from game.table.colours.wheel import CLOSING
from game.table.host import Host
from game.table.plan import Plan
from game.table.turns import DECISION, TurnClock


class ColourHost(Host):
    """Runs one match of a colour game."""

    stage: ColourStage
    view: ColourView

    def __init__(
        self, app: App, match: Match, plan: Plan, stage: ColourStage, viewer: Seat
    ) -> None:
        super().__init__(app, match, plan, stage, viewer)
        self.staging = ColourStaging()

    def laid(self) -> ColourTableau:
        """The table as the match stands, nothing moving."""
        return tableau(self.see(), sorting=self.app.settings.auto_sort)

    def undealt(self) -> ColourTableau:
        """The whole pack on the table."""
        view = self.view
        cards = view.stock_size + sum(view.sizes) + view.discard_size
        sorting = self.app.settings.auto_sort
        return before_deal(self.match.seats, self.viewer, cards, sorting=sorting)

    def goes_on(self, move: Move) -> bool:
        """Whether the turn goes on, and its clock with it: after a call, or with a drawn card."""
        decides = self.view.drawn_face is not None and not self.plan.auto_play
        return decides or isinstance(move, CallLastCard)

    def new_clock(self) -> TurnClock | None:
        """The turn's clock, or that of the decision about a drawn card."""
        if self.view.drawn_face is not None and self.plan.auto_play:
            return TurnClock(self.app.clock.now, DECISION)
        return super().new_clock()

    def wait(self) -> float:
        """Seconds until the wheel is gone."""
        return CLOSING if self.stage.wheel.moving else 0.0

    def stand_in_move(self) -> Move | None:
        """What the person had begun, or the drawn card, if it may be played."""
        begun = self.on_time_out()
        if begun is None and self.view.drawn_face is not None and self.plan.auto_play:
            slot = len(self.view.hand) - 1
            begun = PlayCard(self.viewer, self.view.hand[slot], slot)
        if not isinstance(begun, PlayCard):
            return None
        if begun.face.colour is None:
            begun = replace(begun, colour=most_held(self.view.hand))
        if self.refusal(begun) is not None:
            return None
        self._call_in_time()
        return begun

    def _call_in_time(self) -> None:
        """The stand-in always calls the last card (``RULES.md`` 6.6)."""
        call = CallLastCard(self.viewer)
        if self.refusal(call) is None:
            self.submit(call, By.CLOCK)


def most_held(hand: Sequence[Face]) -> Colour:
    """The colour held most; ties go to red, yellow, green, blue in that order (2.2.5)."""
    counts = [sum(face.colour == colour for face in hand) for colour in COLOURS]
    return COLOURS[counts.index(max(counts))]
