"""What the person's wishes come to: moves, refusals, and the wheel for a wild's colour."""

from __future__ import annotations

from dataclasses import replace

from game.app.app import App
from game.games.colours.cards import Colour
from game.games.colours.moves import PlayCard
from game.motion.layout import Anchor
from game.motion.staging import Chosen, Intent
from game.rules.contract import Refusal
from game.rules.events import Place
from game.table.card_words import refusal_text
from game.table.hand import SHUDDER
from game.table.host import Host
from game.table.stage import Stage
from game.table.wheel import OPENING


class Actions:
    """Tries what the person wants: submits it, or shows why it is refused."""

    def __init__(self, app: App, stage: Stage, host: Host) -> None:
        self.app = app
        self.stage = stage
        self.host = host

    @property
    def may_act(self) -> bool:
        """Whether the person is to move and the table is at rest."""
        return self.host.is_asking and not self.stage.busy

    def want(self, intent: Intent, drawn: Anchor | None = None) -> None:
        """Try what an intent means, where it means a move at all.

        ``drawn`` is where a card was dropped that comes from the deck.
        """
        move = self.host.meant(intent)
        self.app.trace.note("intent", what=repr(intent), means=move and move.code)
        if move is None or not self.may_act:
            return
        reason = self.host.refusal(move)
        if reason is not None:
            self._refuse(reason, None)
            return
        if drawn is not None:
            self.stage.hold(self.stage.table.fresh, drawn)
        self.host.submit(move)

    def play(self, key: int, pose: Anchor | None = None) -> None:
        """Try to play an own card; ``pose`` is where it was dropped."""
        slot = self.stage.table.slot(key)
        move = self.host.meant(Chosen(Place("hand", self.host.viewer, slot)))
        self.app.trace.note("intent", what=f"play slot {slot}", means=move and move.code)
        if slot is None or not isinstance(move, PlayCard):
            return
        reason = self.host.refusal(move) if self.may_act else Refusal.NOT_YOUR_TURN
        if reason is Refusal.COLOUR_NEEDED:
            self._open_wheel(key, pose)
        elif reason is not None:
            self._refuse(reason, key, pose)
        else:
            self._commit(move, key, pose)

    def _commit(self, move: PlayCard, key: int, pose: Anchor | None) -> None:
        hand = self.stage.hand
        at = pose or hand.pose_of(self.stage.frame(), key)
        if at is not None:
            self.stage.hold(key, at)
        hand.parked = None
        hand.choose(None)
        hand.point(None)
        self.host.submit(move)

    def _refuse(self, reason: Refusal, key: int | None, pose: Anchor | None = None) -> None:
        stage = self.stage
        stage.cues.sound("refuse")
        stage.hud.refuse(refusal_text(self.app.words, self.host.match.name, reason))
        if key is not None:
            stage.hand.shake(key, calm=stage.calm)
            if pose is not None:
                stage.hand.send_home(key, pose, calm=stage.calm, after=SHUDDER)

    # -- the wheel -------------------------------------------------------------------------------

    def _open_wheel(self, key: int, pose: Anchor | None) -> None:
        stage = self.stage
        begin = pose or stage.hand.pose_of(stage.frame(), key)
        if begin is None:
            return
        pile = stage.layout.anchor("discard")
        stage.hand.park(key, begin, replace(pile, angle=4.0), calm=stage.calm, after=OPENING)
        stage.hand.choose(None)
        stage.hand.point(None)
        stage.cues.sound("wheel open")
        speed = self.app.settings.speed
        stage.wheel.open(pile, stage.table.side, calm=stage.calm, speed=speed)
        self.app.trace.note("wheel", open=True)

    def choose_colour(self, colour: Colour) -> None:
        """Name the colour of the wild that lies on the pile: only now it is played."""
        stage, parked = self.stage, self.stage.hand.parked
        if parked is None or not stage.wheel.is_open:
            return
        slot = stage.table.slot(parked.key)
        move = self.host.meant(Chosen(Place("hand", self.host.viewer, slot)))
        stage.wheel.close(colour, calm=stage.calm, speed=self.app.settings.speed)
        if not isinstance(move, PlayCard):
            self._unpark()
            return
        named = replace(move, colour=colour)
        reason = self.host.refusal(named)
        if reason is not None:
            self._unpark()
            self._refuse(reason, parked.key)
            return
        self._commit(named, parked.key, parked.pose)

    def cancel_colour(self) -> None:
        """Close the wheel: the wild goes back to the hand, nothing was played."""
        stage = self.stage
        if stage.wheel.is_open:
            stage.wheel.close(None, calm=stage.calm, speed=self.app.settings.speed)
            self._unpark()
            self.app.trace.note("wheel", open=False)

    def _unpark(self) -> None:
        parked = self.stage.hand.parked
        if parked is not None:
            self.stage.hand.parked = None
            self.stage.hand.send_home(parked.key, parked.pose, calm=self.stage.calm)

    def interrupt_colour(self) -> PlayCard | None:
        """Time is up: the wild whose colour was still to be named, if there is one."""
        stage, parked = self.stage, self.stage.hand.parked
        if parked is None or not stage.wheel.is_open:
            return None
        slot = stage.table.slot(parked.key)
        stage.wheel.close(None, calm=stage.calm, speed=self.app.settings.speed)
        stage.hold(parked.key, parked.pose)
        stage.hand.parked = None
        move = self.host.meant(Chosen(Place("hand", self.host.viewer, slot)))
        return move if isinstance(move, PlayCard) else None
