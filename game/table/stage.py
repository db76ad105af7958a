"""The stage: plays what happened on the table's record, and draws any moment of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import hypot

from game.app.app import App
from game.app.canvas import HEIGHT, WIDTH, Sprite
from game.games.colours.cards import Side
from game.games.colours.tableau import ColourTableau
from game.motion.clip import Clip, Values
from game.motion.glides import Glides
from game.motion.layout import Anchor, Layout, Mark
from game.motion.playback import Playback
from game.rules.events import Seat
from game.session.record import Sitter
from game.table.air import flying_look
from game.table.brush import Brush, CardLook
from game.table.caption import Caption
from game.table.cues import Cues
from game.table.dress import PANE, background
from game.table.effects import Blast, Ending
from game.table.frame import Frame, Part
from game.table.gestures import Spot
from game.table.hand import OwnHand
from game.table.hud import Hud, Lines
from game.table.keys import TableKeys
from game.table.middle import Middle
from game.table.midnight import MidnightClock
from game.table.piles import Piles
from game.table.seats import SeatLook, Seats
from game.table.shields import Shields
from game.table.turnover import TURNOVER, TurnOver
from game.table.wheel import ColourWheel

_LAYER = "table"
_VEIL = "veil"


@dataclass(slots=True)
class Look:
    """What is shown beside the record: lines of text, timers, what is pointed at."""

    seats: SeatLook = field(default_factory=SeatLook)
    lines: Lines = field(default_factory=Lines)
    over: Spot = None
    pressed: Spot = None
    drawn: Anchor | None = None
    """Where a card is that is being dragged from the deck."""
    ending: Callable[[Seat], str] = lambda winner: ""
    """The word of victory or defeat, by who won."""


class Stage:
    """One table on the screen."""

    def __init__(
        self,
        app: App,
        layout: Layout,
        sitters: Sequence[Sitter],
        table: ColourTableau,
        name: str = "classic",
    ) -> None:
        self.app = app
        self.canvas = app.canvas
        self.layout = layout
        self.sitters = tuple(sitters)
        self.name = name
        self.playback: Playback[ColourTableau] = Playback(table)
        self.glides = Glides()
        self.cues = Cues(app.audio, self._pan)
        self.look = Look()
        self._painted: dict[str, tuple[object, ...]] = {}
        self._generation = -1
        self._side = table.side
        self._ahead: Iterator[None] = iter(())
        self.furnish()

    def furnish(self) -> None:
        """Make the parts anew: at the beginning, and when the settings have changed."""
        brush, layout, glides = Brush(self.app, self.name), self.layout, self.glides
        self.brush = brush
        self.seats = Seats(brush, layout, self.sitters)
        self.shields = Shields(brush, layout, self.seats)
        self.middle = Middle(brush, layout)
        self.clock = MidnightClock(brush, layout)
        self.turnover = TurnOver(brush, layout)
        self.caption = Caption(brush, layout)
        self.piles = Piles(brush, layout)
        self.blast = Blast(brush, layout)
        self.ending = Ending(brush, layout)
        self.hand = OwnHand(brush, layout, glides)
        self.wheel = ColourWheel(brush, layout, glides)
        self.keys = TableKeys(brush, layout)
        self.hud = Hud(brush, layout, glides)
        self._painted = {}

    # -- time ------------------------------------------------------------------------------------

    @property
    def table(self) -> ColourTableau:
        """The record as of now."""
        return self.playback.table

    @property
    def calm(self) -> bool:
        """Whether motion is reduced."""
        return self.app.settings.reduced_motion

    @property
    def busy(self) -> bool:
        """Whether a clip is playing."""
        return not self.playback.over

    def play(self, clip: Clip) -> None:
        """Play a clip, at the speed that is set."""
        clip = clip.at_speed(self.app.settings.speed)
        self.playback.start(clip)
        if any(tween.actor == TURNOVER for tween in clip.tweens):
            after, _ = self.playback.at(clip.duration)
            self._ahead = self.turnover.ahead(after, self._cloth)
        self.cues.start(clip)

    def advance(self, seconds: float) -> bool:
        """Let time pass; whether anything moved."""
        moved = self.busy
        next(self._ahead, None)
        for cue in self.playback.advance(seconds):
            self._hear(cue.name)
        self.cues.reach(self.playback.time)
        glided = self.glides.advance(seconds)
        return self.wheel.advance(seconds) or glided or moved

    def finish(self) -> None:
        """Bring the clip to its end at once."""
        for cue in self.playback.finish():
            self._hear(cue.name)
        self.cues.skip()

    def settle(self, table: ColourTableau) -> None:
        """Show that table, nothing moving."""
        self.playback.settle(table)
        self.cues.loop(burning=table.fuse is not None and table.winner is None)

    def arrange(self, order: Sequence[int], *, sorting: bool) -> None:
        """Show the own hand in another order; ``sorting``: whether it is to be kept sorted."""
        self.playback.change(lambda t: replace(t.arranged(order), sorting=sorting))
        name = f"hand:{self.table.viewer}"
        self.glides.run(name, "shift", 0, 1, 0.0 if self.calm else 0.14)

    def hold(self, key: int, pose: Anchor) -> None:
        """Note where an own card is that the player is about to play."""
        self.playback.change(lambda t: replace(t, grip=(key, pose)))

    def _hear(self, cue: str) -> None:
        if cue in ("fuse on", "fuse off"):
            self.cues.loop(burning=cue == "fuse on")

    def _pan(self, seat: Seat | None) -> float:
        if seat is None:
            return 0.0
        box = self.layout.box(f"plate:{self.layout.around(seat, self.table.viewer)}")
        return (box.centre[0] / WIDTH - 0.5) * 1.2

    # -- moments ---------------------------------------------------------------------------------

    def frame(self) -> Frame:
        """This moment."""
        return self._frame(self.table, self.playback.values(), self.playback.moving())

    def frame_at(self, time: float) -> Frame:
        """That second of the clip."""
        table, values = self.playback.at(time)
        return self._frame(table, values, self.playback.moving(time))

    def _frame(self, table: ColourTableau, values: Values, moving: frozenset[str]) -> Frame:
        return Frame(table, self.glides.values() | values, moving | self.glides.moving, self.calm)

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
        for seat in range(self.table.seats):
            name = f"plate:{self.layout.around(seat, self.table.viewer)}"
            if self.layout.box(name).holds(x, y):
                return f"plate:{seat}"
        open_hand = self.seats.open_hand(self.frame(), x, y)
        return None if open_hand is None else f"hand:{open_hand}"

    def drop_zone(self, x: float, y: float) -> str | None:
        """Onto what a card dropped there falls: ``discard``, ``hand`` or nothing."""
        ring, (cx, cy) = self.layout.box("ring"), self.layout.box("ring").centre
        if ((x - cx) / (ring.width * 0.62)) ** 2 + ((y - cy) / (ring.height * 0.68)) ** 2 <= 1:
            return "discard"
        return "hand" if y > 736 and abs(x - WIDTH / 2) < 620 else None

    # -- drawing ---------------------------------------------------------------------------------

    def draw(self, frame: Frame) -> None:
        """Draw a moment whole."""
        self.brush.back = self.brush.outfit.back(frame.table.side)
        parts = list(self._parts(frame))
        if self.turnover.turns(frame):
            self.turnover.draw(frame, parts)
            return
        self.turnover.forget()
        self._paint([part for part in parts if not part.live], frame.table.side)
        self.canvas.draw_layer(_LAYER, *self.blast.shake(frame))
        for part in parts:
            if part.live:
                part.draw()
        self.turnover.veil(frame)

    def _parts(self, frame: Frame) -> Iterator[Part]:
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
        yield from self._air(frame)
        yield from self.blast.parts(frame)
        yield from self.wheel.parts()
        yield from self.hud.notices(look.lines)

    def _air(self, frame: Frame) -> Iterator[Part]:
        """Cards on their way; those that left first are on top."""
        for flying in reversed(frame.table.air):
            look = flying_look(flying, frame)
            yield Part("air", look, partial(self.brush.card, look), live=True)

    def _paint(self, stills: Sequence[Part], side: Side) -> None:
        """The still parts as one layer: painted anew, or only added to where that is enough."""
        groups: dict[str, tuple[Part, ...]] = {}
        for part in stills:
            groups[part.group] = (*groups.get(part.group, ()), part)
        keys = {group: tuple(part.key for part in parts) for group, parts in groups.items()}
        stamp = (self.canvas.generation, side, tuple(keys.items()))
        more = self._additions(groups, keys) if side is self._side else None
        if more:
            self.canvas.add_to_layer(_LAYER, stamp, _all(more))
        whole = _all([partial(self._ground, side), *(part.draw for part in stills)])
        self.canvas.keep_layer(_LAYER, stamp, whole)
        self._painted, self._generation = dict(keys), self.canvas.generation
        self._side = side

    def _additions(
        self, groups: dict[str, tuple[Part, ...]], keys: dict[str, tuple[object, ...]]
    ) -> list[Callable[[], None]] | None:
        """What must be drawn onto the layer, or None if it must be painted anew."""
        if self._generation != self.canvas.generation or not self._painted:
            return None
        more: list[Callable[[], None]] = []
        if _VEIL in self._painted:
            return None  # what came now would lie over the veil
        for group, painted in self._painted.items():
            if keys.get(group, ())[: len(painted)] != painted:
                return None
        for group, parts in groups.items():
            more += [part.draw for part in parts[len(self._painted.get(group, ())) :]]
        return more

    def _ground(self, side: Side) -> None:
        self.canvas.draw(self._cloth(side), WIDTH / 2, HEIGHT / 2)

    def _cloth(self, side: Side) -> Sprite:
        marks = (*self.layout.marks, Mark(PANE, self.layout.box("ring")))
        return background(self.canvas, self.brush.outfit.dress(side), marks)


def _all(draws: Sequence[Callable[[], None]]) -> Callable[[], None]:
    def draw() -> None:
        for each in draws:
            each()

    return draw
