"""What a seat may know of a colour table, and a full table that would look the same to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from game.games.colours.cards import Card, Face, Side, Symbol
from game.games.colours.lacks import kinds_of
from game.games.colours.state import LACKS_WILD, NO_LACKS, ColourState, ColourView, Hand, Lacks
from game.rules.events import Seat
from game.rules.rng import Dice, Rng

TRUST: Final = 0.95
TRUST_WILD: Final = 0.9
"""How firmly imagined hands keep to what was shown: the chance to reject a card against it."""
_TRIES: Final = 12

T = TypeVar("T")


def view_of(state: ColourState, seat: Seat, *, two_sided: bool) -> ColourView:
    """What the seat may know: of two-sided cards the others' backs, never its own (4.2)."""
    side = state.side
    shown = state.discard[-1:] if two_sided else state.discard
    return ColourView(
        seat=seat,
        hand=tuple([card.face(side) for card in state.hands[seat]]),
        sizes=tuple([len(hand) for hand in state.hands]),
        backs=tuple(
            [
                backs_of(hand, side) if two_sided and who != seat else ()
                for who, hand in enumerate(state.hands)
            ]
        ),
        discard=tuple([card.face(side) for card in shown]),
        discard_size=len(state.discard),
        stock_size=len(state.stock),
        colour=state.colour,
        turn=state.turn,
        direction=state.direction,
        side=side,
        stack=state.stack,
        fuse=state.fuse,
        clock=state.clock,
        shields=state.shields,
        drawn=state.drawn,
        called=state.called,
        lacks=state.lacks,
    )


def backs_of(hand: Hand, side: Side) -> tuple[Face, ...]:
    """The inactive faces of a hand as the others see them: sorted, with no link to its slots."""
    backs = [back for card in hand if (back := card.back(side)) is not None]
    return tuple(sorted(backs, key=_order))


def _order(face: Face) -> int:
    return face.order


def imagined(
    day: Sequence[Face], night: Sequence[Face], view: ColourView, rng: Rng
) -> tuple[ColourState, Rng]:
    """A state of a deck with those faces which looks the same as the view, drawn at random.

    Foreign hands keep to the public memory of what their seats were shown to lack, mostly.
    """
    dice = Dice(rng)
    active, inactive = (day, night) if view.side is Side.DAY else (night, day)
    fronts = _unseen(active, (*view.hand, *view.discard), dice)
    backs = _unseen(inactive, (face for hand in view.backs for face in hand), dice)
    hands: list[Hand] = [()] * len(view.sizes)
    drawn = _drawn_by_another(view, fronts)
    for seat in _most_known_first(view):
        faces = _imagined_hand(view, seat, fronts, drawn, dice)
        known = view.backs[seat] or _taken(backs, len(faces))
        hands[seat] = _joined(faces, known, view.side)
    hands[view.seat] = _joined(view.hand, _taken(backs, len(view.hand)), view.side)
    under = _taken(fronts, view.discard_size - len(view.discard))
    pile = (*under, *view.discard)
    stock = _taken(fronts, view.stock_size)
    state = ColourState(
        rng=Rng(dice.below(1 << 64)),
        seed=0,
        hands=tuple(hands),
        stock=_joined(stock, _taken(backs, len(stock)), view.side),
        discard=_joined(pile, _taken(backs, len(pile)), view.side),
        colour=view.colour,
        turn=view.turn,
        direction=view.direction,
        side=view.side,
        stack=view.stack,
        fuse=view.fuse,
        clock=view.clock,
        shields=view.shields,
        drawn=view.drawn,
        called=view.called,
        lacks=view.lacks,
    )
    return state, dice.rng


def _unseen(faces: Sequence[Face], seen: Iterable[Face], dice: Dice) -> list[Face]:
    """The faces less those seen, shuffled."""
    left = Counter(faces)
    for face in seen:
        left[face] -= 1
    unseen = [face for face, count in left.items() for _ in range(count)]
    dice.shuffle(unseen)
    return unseen


def _most_known_first(view: ColourView) -> list[Seat]:
    """The other seats; those about which most is known choose from the full pool."""
    others = [seat for seat in range(len(view.sizes)) if seat != view.seat]
    return sorted(others, key=lambda seat: view.lacks[seat] == NO_LACKS)


def _drawn_by_another(view: ColourView, pool: list[Face]) -> tuple[Face, ...]:
    """The card about which another seat decides, out of the pool: a sign that it fits."""
    if not view.drawn or view.turn == view.seat:
        return ()
    fitting = [
        at
        for at, face in enumerate(pool)
        if face.colour in (None, view.colour) or face.symbol is view.top.symbol
    ]
    # A house rule may bar a Wild +4, so it comes last.
    at = max(fitting, key=lambda at: (pool[at].symbol is not Symbol.WILD4, at), default=None)
    return () if at is None else (pool.pop(at),)


def _imagined_hand(
    view: ColourView, seat: Seat, pool: list[Face], drawn: tuple[Face, ...], dice: Dice
) -> tuple[Face, ...]:
    lacks, last = view.lacks[seat], drawn if seat == view.turn else ()
    size = view.sizes[seat] - len(last)
    if lacks == NO_LACKS:
        return _taken(pool, size) + last
    return tuple([_believable(pool, lacks, slot, dice) for slot in range(size)]) + last


def _believable(pool: list[Face], lacks: Lacks, slot: int, dice: Dice) -> Face:
    """The next face of the pool that the memory does not speak against."""
    for _ in range(_TRIES):
        if not _speaks_against(lacks, slot, pool[-1], dice):
            break
        other = dice.below(len(pool))
        pool[-1], pool[other] = pool[other], pool[-1]
    return pool.pop()


def _speaks_against(lacks: Lacks, slot: int, face: Face, dice: Dice) -> bool:
    for kind in kinds_of(face):
        share = min(1.0, lacks[kind] - slot)
        if share > 0 and dice.chance(share * (TRUST_WILD if kind == LACKS_WILD else TRUST)):
            return True
    return False


def _taken(pool: list[Face], count: int) -> tuple[Face, ...]:
    """Take the last ``count`` faces of the pool, or what there is."""
    at = max(0, len(pool) - count)
    taken = tuple(pool[at:])
    del pool[at:]
    return taken


def _joined(fronts: Sequence[Face], backs: Sequence[Face], side: Side) -> tuple[Card, ...]:
    """Cards of those active and, if there are any, inactive faces."""
    if not backs:
        return tuple([Card.of(face) for face in fronts])
    if side is Side.NIGHT:
        fronts, backs = backs, fronts
    return tuple([Card.of(*pair) for pair in zip(fronts, backs, strict=True)])
