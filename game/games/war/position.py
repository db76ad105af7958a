"""War's states and views in the protocol's form, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.games.war.options import Variant
from game.games.war.state import Pile, WarState, WarView
from game.rules.cards import FULL_PACK
from game.rules.contract import Position
from game.rules.positions import Fields, hidden, listed, sole_cards, whole_number
from game.rules.rng import Rng


def position_of(state: WarState) -> Position:
    """The full state."""
    return {
        "piles": [listed(pile) for pile in state.piles],
        "table": [
            {"down": listed(down), "up": listed(up)}
            for down, up in zip(state.down, state.up, strict=True)
        ],
        "out": list(state.out),
        "battles": state.battles,
        "rng": f"{state.rng.seed:016x}",
        "seed": state.seed,
    }


def view_position_of(view: WarView) -> Position:
    """What a seat sees: the same as every other."""
    return {
        "piles": ["?" if size else "" for size in view.sizes],
        "sizes": list(view.sizes),
        "table": [
            {"down": hidden(down), "up": listed(up)}
            for down, up in zip(view.down, view.up, strict=True)
        ],
        "out": list(view.out),
        "battles": view.battles,
    }


def read_position(variant: Variant, seats: int, position: Position, seed: int) -> WarState:
    """The state described, which may still have a tie to settle.

    :raises ValueError: naming the fault, if it cannot be.
    """
    fields = Fields(position)
    if not fields.has("piles"):
        raise ValueError("piles are missing")
    piles = fields.cards_by_seat("piles", seats)
    down, up = _read_table(seats, fields)
    battles = fields.whole("battles", 0, high=variant.battle_limit)
    out = _read_out(seats, fields, piles, up, battles)
    seed = fields.whole("seed", seed, low=None)
    state = WarState(fields.rng(Rng.of(seed, 1)), seed, piles, down, up, out, battles)
    fields.finish()
    sole_cards((*piles, *down, *up), FULL_PACK)
    if state.war_waits:
        _check_war(variant, state)
    return state


def _read_table(seats: int, fields: Fields) -> tuple[tuple[Pile, ...], tuple[Pile, ...]]:
    entries = [_read_entry(entry) for entry in fields.by_seat("table", seats, {})]
    return tuple(down for down, _ in entries), tuple(up for _, up in entries)


def _read_entry(entry: Any) -> tuple[Pile, Pile]:
    if not isinstance(entry, Mapping):
        raise ValueError(f"table has 'down' and 'up' for every seat, not {entry!r}")
    fields = Fields(entry)
    down, up = fields.cards("down"), fields.cards("up")
    fields.finish()
    return down, up


def _read_out(
    seats: int, fields: Fields, piles: tuple[Pile, ...], up: tuple[Pile, ...], battles: int
) -> tuple[int | None, ...]:
    out = fields.by_seat("out", seats, None)
    for seat, battle in enumerate(out):
        if battle is None:
            out[seat] = None if piles[seat] or up[seat] else battles
        elif piles[seat]:
            raise ValueError(f"seat {seat} is out and has cards")
        else:
            whole_number("out", battle, 0, battles + 1)
    return tuple(out)


def _check_war(variant: Variant, state: WarState) -> None:
    """Refuse a table at which no war can be waiting."""
    layers = max(map(len, state.up))
    for seat, (pile, down, up) in enumerate(zip(state.piles, state.down, state.up, strict=True)):
        if pile and len(up) < layers:
            raise ValueError(f"seat {seat} has cards and is not in this war")
        if len(down) > variant.face_down * (max(len(up), 1) - 1):
            raise ValueError(f"seat {seat} has too many cards face down")
    last = sorted(up[-1].rank for up in state.up if len(up) == layers)
    best = last[:2] if variant.lowest_wins else last[-2:]
    if len(best) < 2 or best[0] != best[1]:
        raise ValueError("the best cards turned up are not equal, so no war waits")
    if any(state.piles) and state.battles == variant.battle_limit:
        raise ValueError("no war can wait after the last battle")
