"""The stage of Hearts: the tray and the gifts, the trick, the panel, the signs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot

from game.app.app import App
from game.app.canvas import WIDTH
from game.games.hearts.tableau import HeartsTableau
from game.motion.clip import Clip
from game.motion.layout import Anchor, Layout
from game.session.record import Sitter
from game.table.brush import Brush
from game.table.frame import Frame, Part
from game.table.french_brush import FrenchBrush
from game.table.gestures import Spot
from game.table.hand import ZONE
from game.table.hearts.hand import HeartsHand
from game.table.hearts.panel import Panel, PanelWords
from game.table.hearts.peek import Peek
from game.table.hearts.seats import HeartsSeats
from game.table.hearts.signs import Signs, SignWords
from game.table.hearts.trick import Trick
from game.table.stage import Stage


class HeartsStage(Stage[HeartsTableau]):
    """One table of Hearts on the screen."""

    def __init__(
        self,
        app: App,
        layout: Layout,
        sitters: Sequence[Sitter],
        table: HeartsTableau,
        name: str = "hearts",
    ) -> None:
        self.pace = 1.0
        """How many times as fast as the settings say: more while a deal is finished."""
        self.panel_words = PanelWords()
        self.sign_words = SignWords()
        self.invitation = ""
        """What stands where the own card goes; empty if none is awaited."""
        self.last_title = ""
        """Who took the last trick, in words."""
        super().__init__(app, layout, sitters, table, name)

    def furnish(self) -> None:
        """Make the parts anew: at the beginning, and when the settings have changed."""
        super().furnish()
        self.trick = Trick(self.brush, self.layout)
        self.panel = Panel(self.brush, self.layout)
        self.signs = Signs(self.brush, self.layout)
        self.peek = Peek(self.brush, self.layout)

    def new_brush(self) -> Brush:
        """What the table is drawn with."""
        return FrenchBrush(self.app, self.name)

    def new_seats(self) -> HeartsSeats:
        """What draws the people at the table."""
        return HeartsSeats(self.brush, self.layout, self.sitters)

    def new_hand(self) -> HeartsHand:
        """What the player holds and has set out."""
        return HeartsHand(self.brush, self.layout, self.glides)

    # -- time ------------------------------------------------------------------------------------

    def play(self, clip: Clip) -> None:
        """Play a clip, at the speed that is set here."""
        self.peek.open = False
        super().play(clip.at_speed(self.pace))

    def set_out(self, tray: Sequence[int], begin: Anchor | None = None) -> None:
        """Show these own cards set out to be given; the one that changes comes from ``begin``."""
        changed = set(tray) ^ set(self.table.tray)
        self.playback.change(lambda t: t.set_out(tray))
        self.glides.run(f"hand:{self.table.viewer}", "shift", 0, 1, 0.0 if self.calm else 0.14)
        for key in changed:
            if begin is not None:
                self.hand.send_home(key, begin, calm=self.calm)

    # -- what lies where -------------------------------------------------------------------------

    def spot(self, x: float, y: float) -> Spot:
        """What lies at a point: a key, a card, a plate, the leftover."""
        key = self.keys.at(x, y)
        if key is not None:
            return f"key:{key.asks}"
        card = self.hand.hit(self.frame(), x, y)
        if card is not None:
            return f"card:{card}"
        if self.table.leftover and self.layout.anchor("leftover").holds(x, y):
            return "leftover"
        plate = self.plate_at(x, y)
        return None if plate is None else f"plate:{plate}"

    def drop_zone(self, x: float, y: float) -> str | None:
        """Onto what a card dropped there falls: ``table``, ``hand`` or nothing."""
        if y > ZONE:
            return "hand" if abs(x - WIDTH / 2) < 640 else None
        middle = self.layout.anchor("deck")
        return "table" if hypot(x - middle.x, (y - middle.y) * 1.3) < 520 else None

    # -- drawing ---------------------------------------------------------------------------------

    def parts(self, frame: Frame[HeartsTableau]) -> Iterator[Part]:
        """All that lies and stands on the table at that moment, in drawing order."""
        look = self.look
        yield from self.trick.parts(frame, self.invitation)
        yield from self.seats.parts(frame, look.seats)
        yield from self.panel.parts(self.panel_words)
        yield from self.hud.parts(frame, look.lines)
        yield from self.keys.parts(look.over, look.pressed)
        yield from self.hand.parts(frame)
        yield from self.signs.parts(frame, self.sign_words)
        yield from self.ending.parts(frame, look.ending)
        yield from self.hand.held_parts(frame)
        yield from self.air(frame)
        yield from self.peek.parts(frame, self.last_title)
        yield from self.hud.notices(look.lines)
