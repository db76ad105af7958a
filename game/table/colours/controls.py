"""What the person does at a colour table: the deck, drawn cards, and the wheel's sectors."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.app.app import App
from game.games.colours.cards import COLOURS, Colour
from game.games.colours.moves import PlayCard
from game.motion.staging import Chosen, Dropped
from game.rules.events import Place
from game.table.colours.actions import ColourActions
from game.table.colours.host import ColourHost
from game.table.colours.stage import ColourStage
from game.table.controls import ARROWS, Controls
from game.table.gestures import Spot

_WORDS: Final = {"d": "take", "t": "take", "k": "keep", "p": "play", "l": "call"}


class ColourControls(Controls):
    """Follows the person's inputs at a colour table."""

    stage: ColourStage
    host: ColourHost
    actions: ColourActions
    words = _WORDS

    def __init__(self, app: App, stage: ColourStage, host: ColourHost) -> None:
        super().__init__(app, stage, host, ColourActions(app, stage, host))

    # -- the pointer -----------------------------------------------------------------------------

    def over(self, spot: Spot) -> None:
        """The pointer is on that, or on nothing."""
        wheel = self.stage.wheel
        if not wheel.is_open:
            super().over(spot)
            return
        self.tell(None)
        if wheel.point(_colour(spot)) and spot is not None:
            self._sound_hover()

    def _sound_hover(self) -> None:
        over = self.stage.wheel.over
        if over is not None:
            self.stage.cues.sound("hover", step=int(over))

    def tapped(self, spot: Spot) -> None:
        """Something was clicked: a sector, what lies beside the wheel, the deck, a card, a key."""
        if not self.stage.wheel.is_open:
            if spot == "stock":
                self.actions.want(Chosen(Place("stock")))
            else:
                super().tapped(spot)
            return
        colour = _colour(spot)
        if spot == "key:call":
            self.press("call")
        elif colour is None:
            self.actions.cancel_colour()
        else:
            self.actions.choose_colour(colour)

    def lifted(self, spot: str, x: float, y: float) -> None:
        """Something is being dragged: an own card or one from the deck follows the pointer."""
        super().lifted(spot, x, y)
        if spot == "stock" and self.actions.may_act and self.stage.table.pile("stock").count:
            self._draw_to(x, y)

    def dragged(self, x: float, y: float) -> None:
        """The pointer has gone on with what it holds."""
        if self.stage.look.drawn is not None:
            self._draw_to(x, y)
        super().dragged(x, y)

    def _draw_to(self, x: float, y: float) -> None:
        """A card from the deck follows the pointer."""
        self.stage.look.drawn = replace(self.stage.layout.anchor("stock"), x=x, y=y)

    def let(self, spot: str, x: float, y: float) -> None:
        """What was dragged is let go there."""
        if spot != "stock":
            super().let(spot, x, y)
            return
        drawn, self.stage.look.drawn = self.stage.look.drawn, None
        if drawn is not None and self.stage.drop_zone(x, y) == "hand":
            self.actions.want(Dropped(Place("stock"), Place("hand", self.host.viewer)), drawn)

    def drop_home(self) -> None:
        """What is held goes back where it was taken from."""
        self.stage.look.drawn = None
        super().drop_home()

    # -- keys ------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Enter or the space bar: play the chosen card, or the drawn one."""
        cursor = self.stage.hand.cursor
        if self.host.view.drawn_face is not None and (
            cursor is None or self.stage.table.slot(cursor) is None
        ):
            self.press("play")
        else:
            super().enter()

    def press(self, word: str) -> None:
        """A key of the table was pressed, on the screen or on the keyboard."""
        if word == "play" and self.host.view.drawn_face is not None:
            self.click("play")
            self.actions.play(self.stage.table.hands[self.host.viewer][-1].key)
        else:
            super().press(word)

    def absorbed_key(self, name: str) -> None:
        """A key was pressed while the wheel is open."""
        wheel = self.stage.wheel
        if name in ("1", "2", "3", "4"):
            self.actions.choose_colour(COLOURS[int(name) - 1])
        elif name in ARROWS:
            if wheel.arrow(name):
                self._sound_hover()
        elif name in ("return", "space") and wheel.over is not None:
            self.actions.choose_colour(wheel.over)
        elif name in ("escape", "backspace"):
            self.actions.cancel_colour()
        elif name == "l":
            self.press("call")
        elif name == "m":
            self.ask("menu")

    def cancel(self) -> None:
        """The right button closes the wheel."""
        self.actions.cancel_colour()

    def interrupt(self) -> PlayCard | None:
        """Time is up: let go of everything; the wild whose colour was still to be named."""
        self.let_go()
        return self.actions.interrupt_colour()


def _colour(spot: Spot) -> Colour | None:
    if spot is None or not spot.startswith("colour:"):
        return None
    return Colour(int(spot.removeprefix("colour:")))
