"""The stage of a colour table: ring, piles, fuse, clock, Shields and the colour wheel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import hypot

from game.app.app import App
from game.app.canvas import WIDTH
from game.games.colours.cards import Side
from game.games.colours.tableau import ColourTableau
from game.motion.clip import Clip
from game.motion.layout import Layout, Mark
from game.session.record import Sitter
from game.table.brush import CardLook
from game.table.colours.caption import Caption
from game.table.colours.frame import ColourFrame
from game.table.colours.middle import Middle
from game.table.colours.midnight import MidnightClock
from game.table.colours.piles import Piles
from game.table.colours.seats import ColourSeats
from game.table.colours.shields import Shields
from game.table.colours.turnover import TURNOVER, TurnOver
from game.table.colours.wheel import ColourWheel
from game.table.dress import PANE, Dress
from game.table.effects import Blast
from game.table.frame import Part
from game.table.gestures import Spot
from game.table.stage import Stage


class ColourStage(Stage[ColourTableau]):
    """One colour table on the screen."""

    seats: ColourSeats
    covers = Stage.covers | {"wheel"}

    def __init__(
        self,
        app: App,
        layout: Layout,
        sitters: Sequence[Sitter],
        table: ColourTableau,
        name: str = "classic",
    ) -> None:
        self._ahead: Iterator[None] = iter(())
        super().__init__(app, layout, sitters, table, name)

    def furnish(self) -> None:
        """Make the parts anew: at the beginning, and when the settings have changed."""
        super().furnish()
        brush, layout, glides = self.brush, self.layout, self.glides
        self.shields = Shields(brush, layout, self.seats)
        self.middle = Middle(brush, layout)
        self.clock = MidnightClock(brush, layout)
        self.turnover = TurnOver(brush, layout)
        self.caption = Caption(brush, layout)
        self.piles = Piles(brush, layout)
        self.blast = Blast(brush, layout)
        self.wheel = ColourWheel(brush, layout, glides)

    def new_seats(self) -> ColourSeats:
        """What draws the people at the table."""
        return ColourSeats(self.brush, self.layout, self.sitters)

    # -- time ------------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """Whether anything moves, so that the next frame differs."""
        return super().moving or self.wheel.moving

    @property
    def absorbed(self) -> bool:
        """Whether the wheel is open."""
        return self.wheel.is_open

    def play(self, clip: Clip) -> None:
        """Play a clip, at the speed that is set."""
        super().play(clip)
        if any(tween.actor == TURNOVER for tween in clip.tweens):
            after, _ = self.playback.at(self.playback.clip.duration)
            self._ahead = self.turnover.ahead(after, self._cloth_of)

    def advance(self, seconds: float) -> bool:
        """Let time pass; whether anything moved."""
        next(self._ahead, None)
        moved = super().advance(seconds)
        return self.wheel.advance(seconds) or moved

    def settle(self, table: ColourTableau) -> None:
        """Show that table, nothing moving."""
        super().settle(table)
        self.burn()

    def burn(self) -> None:
        """Let the fuse be heard as long as it burns."""
        self.cues.loop(burning=self.table.fuse is not None and self.table.winner is None)

    def hear(self, cue: str) -> None:
        """The fuse is lit or out."""
        if cue in ("fuse on", "fuse off"):
            self.cues.loop(burning=cue == "fuse on")

    # -- what lies where -------------------------------------------------------------------------

    def spot(self, x: float, y: float) -> Spot:
        """What lies at a point: a card, a pile, a key, a plate, a sector of the wheel."""
        key = self.keys.at(x, y)
        if self.wheel.is_open:
            if key is not None and key.asks == "call":
                return "key:call"  # still due while a wild awaits its colour
            colour = self.wheel.sector(x, y)
            return "beside" if colour is None else f"colour:{int(colour)}"
        if key is not None:
            return f"key:{key.asks}"
        card = self.hand.hit(self.frame(), x, y)
        if card is not None:
            return f"card:{card}"
        return self._thing(x, y)

    def _thing(self, x: float, y: float) -> Spot:
        for pile in ("stock", "discard"):
            if self.layout.anchor(pile).holds(x, y):
                return pile
        if self.clock.holds(self.table, x, y):
            return "clock"
        bomb = self.layout.anchor("bomb")
        if self.table.fuse is not None and hypot(x - bomb.x, y - bomb.y) < 60:
            return "bomb"
        for seat in self.table.shields:
            if self.shields.holds(seat, self.table.viewer, x, y):
                return f"shield:{seat}"
        plate = self.plate_at(x, y)
        if plate is not None:
            return f"plate:{plate}"
        open_hand = self.seats.open_hand(self.frame(), x, y)
        return None if open_hand is None else f"hand:{open_hand}"

    def drop_zone(self, x: float, y: float) -> str | None:
        """Onto what a card dropped there falls: ``discard``, ``hand`` or nothing."""
        ring, (cx, cy) = self.layout.box("ring"), self.layout.box("ring").centre
        if ((x - cx) / (ring.width * 0.62)) ** 2 + ((y - cy) / (ring.height * 0.68)) ** 2 <= 1:
            return "discard"
        return "hand" if y > 736 and abs(x - WIDTH / 2) < 620 else None

    # -- drawing ---------------------------------------------------------------------------------

    def draw(self, frame: ColourFrame) -> None:
        """Draw a moment whole."""
        self.brush.back = self.brush.outfit.back(frame.table.side)
        parts = list(self.parts(frame))
        if self.turnover.turns(frame):
            self.turnover.draw(frame, parts)
            return
        self.turnover.forget()
        self.draw_parts(frame, parts, self.blast.shake(frame))
        self.turnover.veil(frame)

    def parts(self, frame: ColourFrame) -> Iterator[Part]:
        """All that lies and stands on the table at that moment, in drawing order."""
        look = self.look
        yield from self.middle.parts(frame)
        grip = self.hand.grip
        target = grip is not None and self.drop_zone(grip.x, grip.y) == "discard"
        yield from self.piles.parts(frame, over=look.over, target=target)
        yield from self.middle.stack(frame)
        yield from self.seats.parts(frame, look.seats)
        yield from self.shields.parts(frame)
        yield from self.clock.parts(frame)
        yield from self.caption.parts()
        yield from self.hud.parts(frame, look.lines)
        yield from self.keys.parts(look.over, look.pressed)
        yield from self.hand.parts(frame)
        yield from self.ending.parts(frame, look.ending)
        yield from self.hand.held_parts(frame)
        if look.drawn is not None:
            dragged = CardLook(None, look.drawn, lift=1.0)
            yield Part("drawn", dragged, partial(self.brush.card, dragged), live=True)
        yield from self.air(frame)
        yield from self.blast.parts(frame)
        yield from self.wheel.parts()
        yield from self.hud.notices(look.lines)

    def dress(self, table: ColourTableau) -> Dress:
        """What the table is laid with."""
        return self.brush.outfit.dress(table.side)

    @property
    def marks(self) -> tuple[Mark, ...]:
        """What is drawn on the cloth itself."""
        return (*self.layout.marks, Mark(PANE, self.layout.box("ring")))

    def _cloth_of(self, side: Side) -> object:
        return self.cloth(self.brush.outfit.dress(side))
