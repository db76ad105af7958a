"""The people at a Hearts table: their points in this deal, and whose turn it is."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.rules.events import Seat
from game.table.frame import Frame
from game.table.plates import Plate
from game.table.seats import SeatLook, Seats


class HeartsSeats(Seats):
    """Draws fans and plates."""

    def is_turn(self, table: Any, seat: Seat) -> bool:
        """Whether the seat is to play, or the player to choose cards."""
        if table.giving and table.order:
            return bool(seat == table.viewer and not table.given[seat] and not table.awaited)
        return super().is_turn(table, seat)

    def plate(self, frame: Frame[Any], seat: Seat, look: SeatLook) -> Plate:
        """What a seat's plate tells; the own points stand on the panel."""
        plate, table = super().plate(frame, seat, look), frame.table
        points = None if seat == table.viewer else table.points(seat)
        return replace(plate, count=None, hearts=points)
