"""What the person's wishes come to: moves, and refusals with their reasons."""

from __future__ import annotations

from typing import Any

from game.app.app import App
from game.motion.layout import Anchor
from game.motion.staging import Chosen, Intent
from game.rules.contract import Move, Refusal
from game.rules.events import Place
from game.table.hand import SHUDDER
from game.table.host import Host
from game.table.stage import Stage


class Actions:
    """Tries what the person wants: submits it, or shows why it is refused."""

    def __init__(self, app: App, stage: Stage[Any], host: Host) -> None:
        self.app = app
        self.stage = stage
        self.host = host

    def why(self, reason: Refusal) -> str:
        """The reason of a refusal in words."""
        raise NotImplementedError

    def complete(self, reason: Refusal, key: int, pose: Anchor | None) -> bool:
        """Ask for what a move still lacks; whether that is all which is wrong with it."""
        return False

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
            self.refuse(reason, None)
            return
        if drawn is not None:
            self.stage.hold(self.stage.table.fresh, drawn)
        self.host.submit(move)

    def play(self, key: int, pose: Anchor | None = None) -> None:
        """Try to play an own card; ``pose`` is where it was dropped."""
        slot, move = self.meant(key)
        self.app.trace.note("intent", what=f"play slot {slot}", means=move and move.code)
        if slot is None or move is None:
            return
        reason = self.host.refusal(move) if self.may_act else Refusal.NOT_YOUR_TURN
        if reason is None:
            self.commit(move, key, pose)
        elif not self.complete(reason, key, pose):
            self.refuse(reason, key, pose)

    def meant(self, key: int) -> tuple[int | None, Move | None]:
        """The slot of an own card, and the move that choosing it means."""
        slot = self.stage.table.slot(key)
        return slot, self.host.meant(Chosen(Place("hand", self.host.viewer, slot)))

    def commit(self, move: Move, key: int, pose: Anchor | None) -> None:
        """Play that card from where it is."""
        hand = self.stage.hand
        at = pose or hand.pose_of(self.stage.frame(), key)
        if at is not None:
            self.stage.hold(key, at)
        hand.parked = None
        hand.choose(None)
        hand.point(None)
        self.host.submit(move)

    def refuse(self, reason: Refusal, key: int | None, pose: Anchor | None = None) -> None:
        """Say why not; the card shudders and goes home."""
        stage = self.stage
        stage.cues.sound("refuse")
        stage.hud.refuse(self.why(reason))
        if key is not None:
            stage.hand.shake(key, calm=stage.calm)
            if pose is not None:
                stage.hand.send_home(key, pose, calm=stage.calm, after=SHUDDER)
