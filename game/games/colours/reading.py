"""Setting up a colour table from the protocol's form, refusing what cannot be."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, NoReturn

from game.games.colours.cards import PENALTIES, Card, Colour, Face, Penalty, Side, Symbol, cards
from game.games.colours.deck import shuffled_deck
from game.games.colours.position import lacked_names
from game.games.colours.state import (
    BLAST,
    BLAST_GROWTH,
    CALL_AT,
    CLOCK_LENGTH,
    FUSE_LENGTH,
    NO_LACKS,
    ColourState,
    Fuse,
    Hand,
    Lacks,
    Stack,
)
from game.rules.contract import Position
from game.rules.events import Seat, Seats
from game.rules.rng import Rng

if TYPE_CHECKING:
    from game.games.colours.rules import ColourGame

_KEYS: Final = {
    *("hands", "discard", "stock", "colour", "turn", "direction", "side", "stack", "fuse"),
    *("clock", "shields", "drawn", "called", "lacks", "rng", "seed"),
}
_SYMBOL_OF: Final = {penalty: symbol for symbol, penalty in PENALTIES.items()}


def read_position(game: ColourGame, seats: int, position: Position, seed: int) -> ColourState:
    """The state which that position describes; ``seed`` feeds what it leaves open.

    :raises ValueError: naming the fault, if it cannot be.
    """
    if seats not in game.seats:
        _fault(f"{game.name} is not for {seats} seats")
    for key in position.keys() - _KEYS:
        _fault(f"a position of {game.name} has no {key!r}")
    side = _side(game, position)
    hands = _hands(position, seats)
    turn = _whole(position, "turn", 0, 0, seats - 1)
    hands = _with_drawn_last(position, hands, turn)
    discard, stock, rng = _piles(game, position, hands, side, _rng(position, seed))
    state = ColourState(
        rng=rng,
        seed=_whole(position, "seed", seed, None, None),
        hands=hands,
        stock=stock,
        discard=discard,
        colour=_colour(position, discard[-1].face(side), side),
        turn=turn,
        direction=_one_of(position, "direction", (1, -1)),
        side=side,
        stack=_stack(game, position),
        fuse=_fuse(game, position),
        clock=_whole(position, "clock", 0, 0, CLOCK_LENGTH if _has(game, Symbol.CLOCK) else 0),
        shields=_seats(position, "shields", seats if _has(game, Symbol.SHIELD) else 0),
        drawn=position.get("drawn") is not None,
        called=_seats(position, "called", seats if game.options.call_last_card else 0),
        lacks=_lacks(position, hands, side),
    )
    _check_moment(game, state)
    return state


def _fault(text: str) -> NoReturn:
    raise ValueError(text)


# -- single values ---------------------------------------------------------------------------


def _whole(
    values: Position, key: str, default: int | None, low: int | None, high: int | None
) -> int:
    """A whole number within bounds; without a default it must be there."""
    value = values.get(key, default)
    if type(value) is not int:
        _fault(f"{key} is a whole number, not {value!r}")
    if (low is not None and value < low) or (high is not None and value > high):
        _fault(f"{key} is between {low} and {high}, not {value}")
    return value


def _one_of(values: Position, key: str, choices: tuple[Any, ...]) -> Any:
    value = values.get(key, choices[0])
    if value not in choices or type(value) is not type(choices[0]):
        _fault(f"{key} is one of {', '.join(map(repr, choices))}, not {value!r}")
    return value


def _texts(values: Position, key: str) -> str:
    value = values.get(key, "")
    if not isinstance(value, str):
        _fault(f"{key} is a text, not {value!r}")
    return value


def _fields(position: Position, key: str, names: set[str]) -> dict[str, Any] | None:
    value = position.get(key)
    if value is None:
        return None
    if not isinstance(value, dict) or value.keys() != names:
        _fault(f"{key} has {' and '.join(sorted(names))}, not {value!r}")
    return value


def _seats(position: Position, key: str, seats: int) -> Seats:
    """A list of seats, each once."""
    value = position.get(key, [])
    if not isinstance(value, list) or any(type(seat) is not int for seat in value):
        _fault(f"{key} is a list of seats, not {value!r}")
    for seat in value:
        if seat not in range(seats):
            _fault(f"{key}: there is no seat {seat} for it here")
    if len(set(value)) < len(value):
        _fault(f"{key} names a seat twice")
    return frozenset(value)


def _rng(position: Position, seed: int) -> Rng:
    text = position.get("rng")
    if text is None:
        return Rng.of(seed, 1)
    if not isinstance(text, str) or not re.fullmatch("[0-9a-f]{1,16}", text):
        _fault(f"rng is up to 16 hexadecimal digits, not {text!r}")
    return Rng(int(text, 16))


# -- cards -----------------------------------------------------------------------------------


def _side(game: ColourGame, position: Position) -> Side:
    return Side(_one_of(position, "side", ("day", "night") if game.night else ("day",)))


def _cards(text: str, where: str) -> tuple[Card, ...]:
    try:
        return cards(text)
    except ValueError as fault:
        _fault(f"{where}: {fault}")


def _hands(position: Position, seats: int) -> tuple[Hand, ...]:
    texts = position.get("hands")
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        _fault("hands is a list of texts, one for each seat")
    if len(texts) != seats:
        _fault(f"hands has {len(texts)} hands for {seats} seats")
    return tuple(_cards(text, f"the hand of seat {seat}") for seat, text in enumerate(texts))


def _with_drawn_last(position: Position, hands: tuple[Hand, ...], turn: Seat) -> tuple[Hand, ...]:
    """The hands with the card just drawn in the last slot of its hand."""
    if position.get("drawn") is None:
        return hands
    drawn = _cards(_texts(position, "drawn"), "drawn")
    if len(drawn) != 1 or drawn[0] not in hands[turn]:
        _fault(f"drawn is a card in the hand of seat {turn}, not {position['drawn']!r}")
    hand = list(reversed(hands[turn]))
    hand.remove(drawn[0])
    return (*hands[:turn], (*reversed(hand), drawn[0]), *hands[turn + 1 :])


def _piles(
    game: ColourGame, position: Position, hands: tuple[Hand, ...], side: Side, rng: Rng
) -> tuple[tuple[Card, ...], tuple[Card, ...], Rng]:
    """Discard pile and stock; what the position leaves out comes from the rest of the deck."""
    discard = _cards(_texts(position, "discard"), "discard")
    named = "stock" in position
    stock = _cards(_texts(position, "stock"), "stock")
    day, night = _rest(game, (*chain.from_iterable(hands), *discard, *stock))
    if discard and named:
        return discard, stock, rng
    rest, rng = shuffled_deck(day, night, rng)
    if not discard:
        opening = _opening(position, rest, side)
        discard, rest = (rest[opening],), rest[:opening] + rest[opening + 1 :]
    return discard, stock if named else rest, rng


def _rest(game: ColourGame, used: tuple[Card, ...]) -> tuple[list[Face], list[Face]]:
    """The faces of the deck, by day and by night, that are not on those cards."""
    for card in used:
        if (card.night is None) is bool(game.night):
            _fault(f"{card.code} is no card of this table")
    day = _left(game.day, (card.day for card in used))
    night = _left(game.night, (card.night for card in used if card.night is not None))
    return day, night


def _left(deck: Iterable[Face], used: Iterable[Face]) -> list[Face]:
    left = Counter(deck)
    for face in used:
        left[face] -= 1
        if left[face] < 0:
            _fault(f"one {face.code} too many")
    return list(left.elements())


def _opening(position: Position, rest: tuple[Card, ...], side: Side) -> int:
    """Where the rest has a number to be the top, of the colour in force if that is named."""
    wanted = _named_colour(position, side)
    for at, card in enumerate(rest):
        face = card.face(side)
        if face.symbol.number is not None and wanted in (None, face.colour):
            return at
    _fault("discard: no number card is left to be the top")


# -- the rest of the table -------------------------------------------------------------------


def _named_colour(position: Position, side: Side) -> Colour | None:
    letter = _texts(position, "colour")
    return Colour.parse(letter, side) if letter else None


def _colour(position: Position, top: Face, side: Side) -> Colour:
    named = _named_colour(position, side)
    if named is None and top.colour is None:
        _fault(f"{top.code} lies on top, so colour must be named")
    if top.colour is not None and named not in (None, top.colour):
        _fault(f"{top.code} lies on top, so the colour in force is its own")
    colour = top.colour if named is None else named
    assert colour is not None
    return colour


def _has(game: ColourGame, symbol: Symbol) -> bool:
    return any(face.symbol is symbol for face in game.day + game.night)


def _stack(game: ColourGame, position: Position) -> Stack | None:
    fields = _fields(position, "stack", {"amount", "kind"})
    if fields is None:
        return None
    known = tuple(kind for kind in Penalty if _has(game, _SYMBOL_OF[kind]))
    if fields["kind"] not in known:
        _fault(f"stack: kind is one of {', '.join(known)}, not {fields['kind']!r}")
    stack = Stack(_whole(fields, "amount", None, 0, None), Penalty(fields["kind"]))
    before = stack.amount - stack.kind.cards
    if before not in _sums(game, stack.kind):
        _fault(f"stack: no cards make {stack.amount} wait after a {stack.kind}")
    return stack


def _sums(game: ColourGame, kind: Penalty) -> range:
    """The amounts that can wait before a card of that kind is added."""
    under, found = set[Penalty](), {kind}
    while found:
        found = {
            below
            for below in Penalty
            if any(_SYMBOL_OF[above] in game.answering[below] for above in found)
        } - under
        under |= found
    if not under:
        return range(1)
    symbols = {_SYMBOL_OF[below] for below in under}
    most = sum(PENALTIES[f.symbol].cards for f in game.day + game.night if f.symbol in symbols)
    return range(0, most - kind.cards + 1, min(below.cards for below in under))


def _fuse(game: ColourGame, position: Position) -> Fuse | None:
    fields = _fields(position, "fuse", {"count", "blast"})
    if fields is None:
        return None
    if not _has(game, Symbol.BOMB):
        _fault("fuse: this deck has no Bombs")
    blast = _whole(fields, "blast", None, BLAST, None)
    if (blast - BLAST) % BLAST_GROWTH:
        _fault(f"fuse: no Bombs make a blast of {blast}")
    return Fuse(_whole(fields, "count", None, 1, FUSE_LENGTH), blast)


def _lacks(position: Position, hands: tuple[Hand, ...], side: Side) -> tuple[Lacks, ...]:
    memories = position.get("lacks")
    if memories is None:
        return (NO_LACKS,) * len(hands)
    if not isinstance(memories, list) or len(memories) != len(hands):
        _fault("lacks is a list with one memory for each seat")
    return tuple(
        _memory(memory, len(hand), side) for memory, hand in zip(memories, hands, strict=True)
    )


def _memory(memory: Any, size: int, side: Side) -> Lacks:
    names = lacked_names(side)
    if not isinstance(memory, dict) or not memory.keys() <= set(names):
        _fault(f"lacks: a memory has numbers for {', '.join(names)}, not {memory!r}")
    for name, old in memory.items():
        if type(old) not in (int, float) or not 0 <= old <= size:
            _fault(f"lacks: {name} is between 0 and the {size} cards of the hand, not {old!r}")
    return tuple(memory.get(name, 0) for name in names)


def _check_moment(game: ColourGame, state: ColourState) -> None:
    """Refuse what each by itself could be, but not together."""
    hand = state.hands[state.turn]
    if state.hands.count(()) > 1:
        _fault("hands: more than one seat has no cards left")
    if state.drawn and (state.stack is not None or state.is_over):
        _fault("drawn: nobody decides about a card while a stack waits or the match is over")
    if state.drawn and game.unfit_draw_passes:
        drawn = hand[-1].face(state.side)
        if game.misfit(state, drawn) is not None:
            _fault(f"drawn: {drawn.code} does not fit, so the turn has passed")
    if state.stack is not None and state.turn in state.shields:
        _fault(f"stack: the raised Shield of seat {state.turn} has absorbed it")
    if state.called and (state.called != {state.turn} or len(hand) != CALL_AT):
        _fault("called: only the seat in turn calls, with two cards in hand")
