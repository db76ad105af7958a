"""Which faces a table shows to a seat, worked out from the full position by the rule book alone.

All here are texts of faces (``R7``, ``P5``, ``QS``); a two-sided card is two of them.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from game.games.colours.cards import Face
from game.rules.cards import FULL_PACK
from game.rules.contract import Position
from game.rules.events import CardMoved, Event

FRENCH = frozenset(card.code for card in FULL_PACK)
NO_CARDS = frozenset({"lacks", "kind", "event", "colour", "drawn"})
"""Keys whose texts look like cards but are none in a place."""
WHERE_CARDS_LIE = ("hands", "discard", "stock", "given", "trick", "taken", "leftover", "piles")


def is_face(text: str) -> bool:
    if text in FRENCH:
        return True
    try:
        Face.parse(text)
    except ValueError:
        return False
    return True


@lru_cache(1 << 16)
def faces_in(text: str) -> tuple[str, ...]:
    """The faces that one text lists."""
    return tuple(filter(is_face, text.replace("|", " ").split()))


def faces(data: Any) -> Counter[str]:
    """All faces named in a JSON value."""
    found = Counter[str]()
    gather(data, found)
    return found


def gather(data: Any, found: Counter[str]) -> None:
    if isinstance(data, str):
        found.update(faces_in(data))
    elif isinstance(data, dict):
        for key, value in data.items():
            if key not in NO_CARDS:
                gather(value, found)
    elif isinstance(data, list | tuple):
        for value in data:
            gather(value, found)


def cards(position: Position) -> Counter[str]:
    """Every card of a full position, in whichever place it lies."""
    found = faces([position.get(place, "") for place in WHERE_CARDS_LIE])
    return found + faces([[laid["down"], laid["up"]] for laid in position.get("table", [])])


def shown(name: str, position: Position, seat: int) -> Counter[str]:
    """The faces that the table shows to that seat."""
    if name == "war":
        return faces([laid["up"] for laid in position["table"]])
    if name == "hearts":
        return _shown_in_hearts(position, seat)
    if name == "day-night":
        return _shown_by_day_or_night(position, seat, position.get("side", "day"))
    return faces([position["hands"][seat], position["discard"]])


def _shown_in_hearts(position: Position, seat: int) -> Counter[str]:
    """Own cards, what was played, what the seat gave and got, and the leftover if it took it."""
    seats = len(position["hands"])
    open_to_it = [position["hands"][seat], position["given"][seat], position["trick"]]
    open_to_it += position["taken"]
    passed, giver = position["passed"], _giver(position["deal"], seats, seat)
    open_to_it += [passed[seat], passed[giver]] if any(passed) else []
    is_over = position["phase"] == "play" and not any(position["hands"])
    if position["leftover_to"] == seat or is_over:
        open_to_it.append(position["leftover"])
    return faces(open_to_it)


def _giver(deal: int, seats: int, seat: int) -> int:
    cycle = (1, -1, 2, 0) if seats == 4 else (1, -1, 0)
    return int((seat - cycle[(deal - 1) % len(cycle)]) % seats)


def _shown_by_day_or_night(position: Position, seat: int, side: str) -> Counter[str]:
    """Own active faces, the other hands' inactive ones, and the top's active one."""
    found = Counter([_side(position["discard"].split()[-1], side)])
    for who, hand in enumerate(position["hands"]):
        seen = side if who == seat else other(side)
        found.update(_side(card, seen) for card in hand.split())
    return found


def other(side: str) -> str:
    return "night" if side == "day" else "day"


def _side(card: str, side: str) -> str:
    day, _, night = card.partition("|")
    return day if side == "day" else night


def opened(name: str, before: Position, events: tuple[Event, ...], seat: int) -> Counter[str]:
    """The faces shown to that seat for a moment, between two states."""
    found, side, down = Counter[str](), before.get("side", "day"), Counter[str]()
    for event in events:
        kind = type(event).__name__
        if isinstance(event, CardMoved):
            assert event.front is not None
            if event.target.pile in ("discard", "trick", "up"):
                found[event.front.code] += 1
            elif event.target.pile == "down":
                down[event.front.code] += 1
            elif name == "day-night" and event.target.pile == "hand":
                assert event.back is not None
                face = event.front if event.target.seat == seat else event.back
                assert is_of(face.code, side) == (event.target.seat == seat)
                found[face.code] += 1
        elif kind == "TableTurned":
            side = other(side)
        elif kind == "PotTaken":  # its face-down cards are shown (8.1.9)
            found += down + faces([laid["down"] for laid in before["table"]])
        elif kind == "LeftoverShown":
            found += faces(before["leftover"])
    return found


def is_of(code: str, side: str) -> bool:
    return Face.parse(code).side.value == side
