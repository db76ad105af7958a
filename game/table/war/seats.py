"""The people at War's table: how many cards each has, and who is out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.rules.events import Seat
from game.table.frame import Frame
from game.table.plates import Plate
from game.table.seats import SeatLook, Seats


class WarSeats(Seats):
    """Draws the plates."""

    def is_turn(self, table: Any, seat: Seat) -> bool:
        """Whether the seat takes the pot, or is at war."""
        return seat == table.taker or seat in table.tied

    def plate(self, frame: Frame[Any], seat: Seat, look: SeatLook) -> Plate:
        """What a seat's plate tells: its own cards are counted as well, for nobody holds a hand."""
        plate, table = super().plate(frame, seat, look), frame.table
        if table.out[seat] is not None:
            return replace(plate, count=None, state="away")
        return replace(plate, count=table.size(seat))
