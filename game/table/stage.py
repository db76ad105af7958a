"""The stage: plays what happened on the table's record, and draws any moment of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Generic

from game.app.app import App
from game.app.canvas import HEIGHT, WIDTH, Sprite
from game.motion.clip import Clip, Values
from game.motion.glides import Glides
from game.motion.layout import Anchor, Layout, Mark
from game.motion.playback import Playback, T
from game.rules.events import Seat
from game.session.record import Sitter
from game.table.air import flying_look
from game.table.brush import Brush
from game.table.cues import Cues
from game.table.dress import Dress, background
from game.table.effects import Ending
from game.table.frame import Frame, Part
from game.table.gestures import Spot
from game.table.hand import OwnHand
from game.table.hud import Hud, Lines
from game.table.keys import TableKeys
from game.table.seats import SeatLook, Seats

_LAYER = "table"


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


class Stage(Generic[T]):
    """One table on the screen. A game's own stage says what stands on it and what lies where."""

    covers: frozenset[str] = frozenset({"veil"})
    """The groups of parts that cover others: nothing may be added onto a layer with them."""

    def __init__(
        self, app: App, layout: Layout, sitters: Sequence[Sitter], table: T, name: str
    ) -> None:
        self.app = app
        self.canvas = app.canvas
        self.layout = layout
        self.sitters = tuple(sitters)
        self.name = name
        self.playback: Playback[T] = Playback(table)
        self.glides = Glides()
        self.cues = Cues(app.audio, self._pan)
        self.look = Look()
        self._painted: dict[str, tuple[object, ...]] = {}
        self._generation = -1
        self._dress: Dress | None = None
        self.furnish()

    def furnish(self) -> None:
        """Make the parts anew: at the beginning, and when the settings have changed."""
        self.brush = self.new_brush()
        brush, layout, glides = self.brush, self.layout, self.glides
        self.seats = self.new_seats()
        self.ending = Ending(brush, layout)
        self.hand = self.new_hand()
        self.keys = TableKeys(brush, layout)
        self.hud = Hud(brush, layout, glides)
        self._painted = {}

    # -- what a game says ------------------------------------------------------------------------

    def new_brush(self) -> Brush:
        """What the table is drawn with."""
        return Brush(self.app, self.name)

    def new_seats(self) -> Seats:
        """What draws the people at the table."""
        return Seats(self.brush, self.layout, self.sitters)

    def new_hand(self) -> OwnHand:
        """What the player holds and does with it."""
        return OwnHand(self.brush, self.layout, self.glides)

    def parts(self, frame: Frame[T]) -> Iterator[Part]:
        """All that lies and stands on the table at that moment, in drawing order."""
        raise NotImplementedError

    def spot(self, x: float, y: float) -> Spot:
        """What lies at a point: a card, a pile, a key, a plate."""
        raise NotImplementedError

    def drop_zone(self, x: float, y: float) -> str | None:
        """Onto what a card dropped there falls: a pile, ``hand`` or nothing."""
        raise NotImplementedError

    def dress(self, table: T) -> Dress:
        """What the table is laid with."""
        return self.brush.outfit.dress()

    @property
    def marks(self) -> tuple[Mark, ...]:
        """What is drawn on the cloth itself."""
        return self.layout.marks

    @property
    def absorbed(self) -> bool:
        """Whether something stands open that takes all inputs, like a colour wheel."""
        return False

    def hear(self, cue: str) -> None:
        """A cue of the clip has passed that is none of sound alone."""

    # -- time ------------------------------------------------------------------------------------

    @property
    def table(self) -> T:
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

    @property
    def moving(self) -> bool:
        """Whether anything moves, so that the next frame differs."""
        return self.busy or self.glides.busy

    def play(self, clip: Clip) -> None:
        """Play a clip, at the speed that is set."""
        clip = clip.at_speed(self.app.settings.speed)
        self.playback.start(clip)
        self.cues.start(clip)

    def advance(self, seconds: float) -> bool:
        """Let time pass; whether anything moved."""
        moved = self.busy
        for cue in self.playback.advance(seconds):
            self.hear(cue.name)
        self.cues.reach(self.playback.time)
        return self.glides.advance(seconds) or moved

    def finish(self) -> None:
        """Bring the clip to its end at once."""
        for cue in self.playback.finish():
            self.hear(cue.name)
        self.cues.skip()

    def settle(self, table: T) -> None:
        """Show that table, nothing moving."""
        self.playback.settle(table)

    def arrange(self, order: Sequence[int], *, sorting: bool) -> None:
        """Show the own hand in another order; ``sorting``: whether it is to be kept sorted."""
        self.playback.change(lambda t: replace(t.arranged(order), sorting=sorting))
        name = f"hand:{self.table.viewer}"
        self.glides.run(name, "shift", 0, 1, 0.0 if self.calm else 0.14)

    def hold(self, key: int, pose: Anchor) -> None:
        """Note where an own card is that the player is about to play."""
        self.playback.change(lambda t: replace(t, grip=(key, pose)))

    def _pan(self, seat: Seat | None) -> float:
        if seat is None:
            return 0.0
        box = self.layout.box(f"plate:{self.layout.around(seat, self.table.viewer)}")
        return (box.centre[0] / WIDTH - 0.5) * 1.2

    # -- moments ---------------------------------------------------------------------------------

    def frame(self) -> Frame[T]:
        """This moment."""
        return self._frame(self.table, self.playback.values(), self.playback.moving())

    def frame_at(self, time: float) -> Frame[T]:
        """That second of the clip."""
        table, values = self.playback.at(time)
        return self._frame(table, values, self.playback.moving(time))

    def _frame(self, table: T, values: Values, moving: frozenset[str]) -> Frame[T]:
        return Frame(table, self.glides.values() | values, moving | self.glides.moving, self.calm)

    # -- drawing ---------------------------------------------------------------------------------

    def draw(self, frame: Frame[T]) -> None:
        """Draw a moment whole."""
        self.draw_parts(frame, list(self.parts(frame)))

    def draw_parts(
        self, frame: Frame[T], parts: Sequence[Part], shake: tuple[float, float] = (0.0, 0.0)
    ) -> None:
        """Draw the still parts as one layer, moved by so much, and the live ones over them."""
        self._paint([part for part in parts if not part.live], self.dress(frame.table))
        self.canvas.draw_layer(_LAYER, *shake)
        for part in parts:
            if part.live:
                part.draw()

    def air(self, frame: Frame[T]) -> Iterator[Part]:
        """Cards on their way; those that left first are on top."""
        for flying in reversed(frame.table.air):
            look = flying_look(flying, frame)
            yield Part("air", look, partial(self.brush.card, look), live=True)

    def plate_at(self, x: float, y: float) -> Seat | None:
        """The seat whose name plate lies at that point."""
        for seat in range(self.table.seats):
            name = f"plate:{self.layout.around(seat, self.table.viewer)}"
            if self.layout.box(name).holds(x, y):
                return seat
        return None

    def _paint(self, stills: Sequence[Part], dress: Dress) -> None:
        """The still parts as one layer: painted anew, or only added to where that is enough."""
        groups: dict[str, tuple[Part, ...]] = {}
        for part in stills:
            groups[part.group] = (*groups.get(part.group, ()), part)
        keys = {group: tuple(part.key for part in parts) for group, parts in groups.items()}
        stamp = (self.canvas.generation, dress, tuple(keys.items()))
        more = self._additions(groups, keys) if dress == self._dress else None
        if more:
            self.canvas.add_to_layer(_LAYER, stamp, _all(more))
        whole = _all([partial(self._ground, dress), *(part.draw for part in stills)])
        self.canvas.keep_layer(_LAYER, stamp, whole)
        self._painted, self._generation = dict(keys), self.canvas.generation
        self._dress = dress

    def _additions(
        self, groups: dict[str, tuple[Part, ...]], keys: dict[str, tuple[object, ...]]
    ) -> list[Callable[[], None]] | None:
        """What must be drawn onto the layer, or None if it must be painted anew."""
        if self._generation != self.canvas.generation or not self._painted:
            return None
        more: list[Callable[[], None]] = []
        if not self.covers.isdisjoint(self._painted):
            return None  # what came now would lie over them
        for group, painted in self._painted.items():
            if keys.get(group, ())[: len(painted)] != painted:
                return None
        for group, parts in groups.items():
            more += [part.draw for part in parts[len(self._painted.get(group, ())) :]]
        return more

    def _ground(self, dress: Dress) -> None:
        self.canvas.draw(self.cloth(dress), WIDTH / 2, HEIGHT / 2)

    def cloth(self, dress: Dress) -> Sprite:
        """The bare table in that dress."""
        return background(self.canvas, dress, self.marks)


def _all(draws: Sequence[Callable[[], None]]) -> Callable[[], None]:
    def draw() -> None:
        for each in draws:
            each()

    return draw
