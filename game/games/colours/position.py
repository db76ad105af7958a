"""Colour tables in the protocol's form: states, and views with ``?`` for what is hidden."""

from __future__ import annotations

from collections.abc import Iterable

from game.games.colours.cards import Card, Face, Side
from game.games.colours.state import LACKED, NO_LACKS, ColourState, ColourView, Lacks
from game.rules.contract import Position
from game.rules.events import Seat

UNSEEN = "?"


def position_of_state(state: ColourState) -> Position:
    """Everything: setting it up again gives an equal state."""
    written: Position = {
        "hands": [_codes(hand) for hand in state.hands],
        "discard": _codes(state.discard),
        "stock": _codes(state.stock),
        **_in_the_open(state, two_sided=state.discard[-1].night is not None),
    }
    if state.drawn:
        written["drawn"] = state.hands[state.turn][-1].code
    return written | {"rng": f"{state.rng.seed:016x}", "seed": state.seed}


def position_of_view(view: ColourView, *, two_sided: bool) -> Position:
    """What one seat may know; ``sizes`` has the number of cards in each hand."""
    written: Position = {
        "hands": [_hand(view, seat, two_sided=two_sided) for seat in range(len(view.sizes))],
        "sizes": list(view.sizes),
        "discard": _faces(view.discard, view.side, two_sided=two_sided),
        "discard_size": view.discard_size,
        "stock": UNSEEN,
        "stock_size": view.stock_size,
        **_in_the_open(view, two_sided=two_sided),
    }
    if view.drawn:
        own = view.drawn_face
        written["drawn"] = _faces([own], view.side, two_sided=two_sided) if own else UNSEEN
    return written


def _hand(view: ColourView, seat: Seat, *, two_sided: bool) -> str:
    if seat == view.seat:
        return _faces(view.hand, view.side, two_sided=two_sided)
    if two_sided:
        return _faces(view.backs[seat], view.side.other, two_sided=True)
    return UNSEEN if view.sizes[seat] else ""


def _in_the_open(table: ColourState | ColourView, *, two_sided: bool) -> Position:
    """What all seats know alike; what the table does not have at the moment is left out."""
    shown: Position = {
        "colour": table.colour.letter(table.side),
        "turn": table.turn,
        "direction": table.direction,
    }
    if two_sided:
        shown["side"] = table.side.value
    if table.stack is not None:
        shown["stack"] = {"amount": table.stack.amount, "kind": table.stack.kind.value}
    if table.fuse is not None:
        shown["fuse"] = {"count": table.fuse.count, "blast": table.fuse.blast}
    if table.clock:
        shown["clock"] = table.clock
    if table.shields:
        shown["shields"] = sorted(table.shields)
    if table.called:
        shown["called"] = sorted(table.called)
    if any(memory != NO_LACKS for memory in table.lacks):
        shown["lacks"] = [_memory(memory, table.side) for memory in table.lacks]
    return shown


def lacked_names(side: Side) -> tuple[str, ...]:
    """The protocol's names of what a seat can lack: by night the colours have other letters."""
    return ("P", "O", "T", "V", *LACKED[4:]) if side is Side.NIGHT else LACKED


def _memory(memory: Lacks, side: Side) -> dict[str, float]:
    pairs = zip(lacked_names(side), memory, strict=True)
    return {name: int(old) if old == int(old) else old for name, old in pairs if old}


def _codes(cards: Iterable[Card]) -> str:
    return " ".join(card.code for card in cards)


def _faces(faces: Iterable[Face], side: Side, *, two_sided: bool) -> str:
    """Faces of that side as texts; of two-sided cards the other side is unseen."""
    if not two_sided:
        return " ".join(face.code for face in faces)
    day = side is Side.DAY
    return " ".join(f"{face.code}|{UNSEEN}" if day else f"{UNSEEN}|{face.code}" for face in faces)
