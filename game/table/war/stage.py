"""The stage of War: piles that grow, rows that build up, and the counts of battles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from game.app.app import App
from game.games.war.tableau import WarTableau
from game.motion.clip import Clip
from game.motion.layout import Layout
from game.session.record import Sitter
from game.table.brush import Brush
from game.table.frame import Frame, Part
from game.table.french_brush import FrenchBrush
from game.table.gestures import Spot
from game.table.stage import Stage
from game.table.war.field import Field
from game.table.war.seats import WarSeats

NOBODY: Final = -1
"""The winner of a drawn match, as the word of its end is asked for."""


class WarStage(Stage[WarTableau]):
    """One table of War on the screen."""

    def __init__(
        self,
        app: App,
        layout: Layout,
        sitters: Sequence[Sitter],
        table: WarTableau,
        name: str = "war",
    ) -> None:
        self.pace = 1.0
        """How many times as fast as the settings say: what auto-play is set to."""
        self.battles = ""
        """The count of battles, in words."""
        super().__init__(app, layout, sitters, table, name)

    def furnish(self) -> None:
        """Make the parts anew: at the beginning, and when the settings have changed."""
        super().furnish()
        self.field = Field(self.brush, self.layout)

    def new_brush(self) -> Brush:
        """What the table is drawn with."""
        return FrenchBrush(self.app, self.name)

    def new_seats(self) -> WarSeats:
        """What draws the people at the table."""
        return WarSeats(self.brush, self.layout, self.sitters)

    def play(self, clip: Clip) -> None:
        """Play a clip, at the speed that is set here."""
        super().play(clip.at_speed(self.pace))

    def spot(self, x: float, y: float) -> Spot:
        """What lies at a point: a key, a pile or a plate."""
        key = self.keys.at(x, y)
        if key is not None:
            return f"key:{key.asks}"
        for seat in range(self.table.seats):
            if self.field.holds(self.table, seat, x, y):
                return f"pile:{seat}"
        plate = self.plate_at(x, y)
        return None if plate is None else f"plate:{plate}"

    def drop_zone(self, x: float, y: float) -> str | None:
        """A card dragged off the pile falls onto the table wherever it is let go."""
        return None if self.field.holds(self.table, self.table.viewer, x, y) else "table"

    def parts(self, frame: Frame[WarTableau]) -> Iterator[Part]:
        """All that lies and stands on the table at that moment, in drawing order."""
        look, table = self.look, frame.table
        yield from self.seats.parts(frame, look.seats)
        yield from self.field.parts(frame, over=look.over)
        yield from self.hud.parts(frame, look.lines)
        yield from self.keys.parts(look.over, look.pressed)
        if table.drawn:
            frame = replace(frame, table=replace(table, winner=NOBODY))
        yield from self.field.signs(frame, self.battles, self.brush.words("WAR!"))
        yield from self.ending.parts(frame, look.ending)
        yield from self.air(frame)
        yield from self.hud.notices(look.lines)
