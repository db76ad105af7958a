"""What the person's wishes come to at a colour table: the wheel for a wild's colour."""

from __future__ import annotations

from dataclasses import replace

from game.games.colours.cards import Colour
from game.games.colours.moves import PlayCard
from game.motion.layout import Anchor
from game.rules.contract import Refusal
from game.table.actions import Actions
from game.table.card_words import refusal_text
from game.table.colours.stage import ColourStage
from game.table.colours.wheel import OPENING


class ColourActions(Actions):
    """Plays cards; a wild lies on the pile until its colour has been named."""

    stage: ColourStage

    def why(self, reason: Refusal) -> str:
        """The reason of a refusal in words."""
        return refusal_text(self.app.words, self.host.match.name, reason)

    def complete(self, reason: Refusal, key: int, pose: Anchor | None) -> bool:
        """Open the wheel for a wild."""
        if reason is not Refusal.COLOUR_NEEDED:
            return False
        self._open_wheel(key, pose)
        return True

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
        _, move = self.meant(parked.key)
        stage.wheel.close(colour, calm=stage.calm, speed=self.app.settings.speed)
        if not isinstance(move, PlayCard):
            self._unpark()
            return
        named = replace(move, colour=colour)
        reason = self.host.refusal(named)
        if reason is not None:
            self._unpark()
            self.refuse(reason, parked.key)
            return
        self.commit(named, parked.key, parked.pose)

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
        stage.wheel.close(None, calm=stage.calm, speed=self.app.settings.speed)
        stage.hold(parked.key, parked.pose)
        stage.hand.parked = None
        _, move = self.meant(parked.key)
        return move if isinstance(move, PlayCard) else None
