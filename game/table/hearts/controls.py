"""What the person does at a Hearts table: setting cards out, giving them, playing, looking back."""

from __future__ import annotations

from typing import Final

from game.app.app import App
from game.app.inputs import Input, KeyDown, Pressed
from game.games.hearts.state import GIFT_SIZE
from game.motion.layout import Anchor
from game.motion.staging import Asked, Intent
from game.rules.contract import Refusal
from game.table.actions import Actions
from game.table.card_words import refusal_text
from game.table.controls import Controls, card_of
from game.table.hearts.host import HeartsHost
from game.table.hearts.stage import HeartsStage

_WORDS: Final = {"g": "give", "f": "finish", "o": "sheet", "l": "last"}


class HeartsActions(Actions):
    """Plays cards, and sets out and gives those that are passed."""

    stage: HeartsStage
    host: HeartsHost

    def why(self, reason: Refusal) -> str:
        """The reason of a refusal in words."""
        return refusal_text(self.app.words, self.host.match.name, reason)

    def want(self, intent: Intent, drawn: Anchor | None = None) -> None:
        """Try what an intent means."""
        match intent:
            case Asked("give"):
                self._give()
            case Asked("finish"):
                self.host.finish_deal()
            case _:
                super().want(intent, drawn)

    def play(self, key: int, pose: Anchor | None = None) -> None:
        """Try to play an own card, or set it out; ``pose`` is where it was dropped."""
        if self.host.is_choosing:
            self._set_out(key, pose)
        else:
            super().play(key, pose)

    def _set_out(self, key: int, pose: Anchor | None) -> None:
        """Set a card out to be given, or take it back."""
        stage, tray = self.stage, self.stage.table.tray
        if stage.busy:
            return
        if key not in tray and len(tray) >= GIFT_SIZE:
            self.refuse(Refusal.GIVE_THREE, key, pose)
            return
        begin = pose or stage.hand.pose_of(stage.frame(), key)
        left = tuple(other for other in tray if other != key)
        stage.set_out(left if key in tray else (*tray, key), begin)
        stage.hand.choose(None)
        stage.hand.point(None)
        stage.cues.sound("place")

    def _give(self) -> None:
        gift = self.host.gift()
        if not self.may_act or not self.host.is_choosing:
            return
        if gift is None:
            self.refuse(Refusal.GIVE_THREE, None)
        else:
            self.host.submit(gift)


class HeartsControls(Controls):
    """Follows the person's inputs."""

    stage: HeartsStage
    host: HeartsHost
    words = _WORDS

    def __init__(self, app: App, stage: HeartsStage, host: HeartsHost) -> None:
        super().__init__(app, stage, host, HeartsActions(app, stage, host))

    def handle(self, event: Input) -> None:
        """Answer an input; whatever it is, it first closes the last trick."""
        if self.stage.peek.open and isinstance(event, Pressed | KeyDown):
            self.stage.peek.open = False
            return
        super().handle(event)

    def let(self, spot: str, x: float, y: float) -> None:
        """What was dragged is let go there: a card from the tray may go back to the hand."""
        card, grip = card_of(spot), self.stage.hand.grip
        if card is None or grip is None or card not in self.stage.table.tray:
            super().let(spot, x, y)
        elif self.stage.drop_zone(x, y) == "hand":
            pose = self.stage.hand.let_go(self.stage.frame(), home=False, calm=self.stage.calm)
            self.actions.play(card, pose)
        else:
            self.drop_home()

    def enter(self) -> None:
        """Enter or the space bar: the card that is chosen, else giving what is set out."""
        if self.stage.hand.cursor is None and self.host.is_choosing:
            self.press("give")
        else:
            super().enter()

    def press(self, word: str) -> None:
        """A key of the table was pressed, on the screen or on the keyboard."""
        match word:
            case "last":
                self.click(word)
                self.stage.peek.open = bool(self.stage.table.last) and not self.stage.busy
            case "sheet":
                self.click(word)
                self.ask(word)
            case _:
                super().press(word)
