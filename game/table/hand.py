"""The own hand: cards that rise, dim, follow the pointer, shudder and come home."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from game.motion.ease import back, in_out, in_out_sine, mix, out_quad, shudder
from game.motion.fans import Laid, between, laid
from game.motion.glides import Glides
from game.motion.layout import Anchor, Layout
from game.motion.tableau import Lying, Tableau
from game.table.brush import Brush, CardLook
from game.table.frame import Frame, Part

RISE: Final = 34.0
"""How far playable cards rise."""
HELD: Final = 1.07
"""How much larger a card is in the player's hand."""
ZONE: Final = 736.0
"""Below this line a dragged card is over the hand."""
_SMALL: Final = 160.0
"""Cards narrower than this lie in two rows: they rise less and grow more under the pointer."""
SHUDDER: Final = 0.36
"""Seconds that a refused card shudders."""
_SHUDDER: Final = 26.0
_HANGS: Final = 90.0
"""How far below its own edge a card still takes the pointer, for it hangs over the table's."""
_GROUP: Final = "own"


@dataclass(slots=True)
class Grip:
    """The card that the player holds."""

    key: int
    x: float
    y: float
    dx: float
    """From the card's centre to the pointer."""
    dy: float
    width: float
    order: tuple[int, ...]
    """The hand's order when it was lifted."""


@dataclass(frozen=True, slots=True)
class Parked:
    """A card that lies on the pile while its colour is being chosen; it is not played yet."""

    key: int
    begin: Anchor
    pose: Anchor


class OwnHand:
    """What the player does with the own cards, and how that looks."""

    def __init__(self, brush: Brush, layout: Layout, glides: Glides) -> None:
        self.brush = brush
        self.layout = layout
        self.glides = glides
        self.grip: Grip | None = None
        self.parked: Parked | None = None
        self.over: int | None = None
        self.cursor: int | None = None
        """The card which the keyboard has chosen."""
        self._playable: frozenset[int] | None = None
        self._homes: dict[int, Anchor] = {}
        self._lifted: set[int] = set()

    # -- what may be played ----------------------------------------------------------------------

    @property
    def playable(self) -> frozenset[int] | None:
        """The cards that may be played now; None when it is not the player's turn."""
        return self._playable

    def offer(
        self,
        table: Tableau,
        keys: Collection[int] | None,
        *,
        calm: bool,
        delay: float = 0.0,
    ) -> None:
        """Raise the cards that may be played and dim the others, or neither (None)."""
        self._playable = None if keys is None else frozenset(keys)
        for card in table.hands[table.viewer]:
            fits = keys is not None and card.key in keys
            misfits = keys is not None and card.key not in keys
            seconds = 0.0 if calm else 0.18
            self.glides.to(card.actor, "rise", float(fits), seconds, out_quad, delay=delay)
            self.glides.to(card.actor, "dim", float(misfits), seconds, in_out_sine, delay=delay)

    # -- pointing --------------------------------------------------------------------------------

    @property
    def pointed(self) -> int | None:
        """The card that is held, pointed at or chosen, the first of these."""
        held = None if self.grip is None else self.grip.key
        return next((key for key in (held, self.over, self.cursor) if key is not None), None)

    def point(self, key: int | None) -> None:
        """The pointer is on that card, or on none."""
        self.over = key
        self._lift_pointed()

    def choose(self, key: int | None) -> None:
        """The keyboard has chosen that card, or none."""
        self.cursor = key
        self._lift_pointed()

    def step(self, table: Tableau, by: int) -> int | None:
        """The keyboard goes to the next card, or to the one before; round the ends."""
        order = self.steps(table)
        if not order:
            return None
        if self.cursor in order:
            at = (order.index(self.cursor) + by) % len(order)
        else:
            fitting = [i for i, key in enumerate(order) if key in (self._playable or ())]
            at = fitting[0 if by > 0 else -1] if fitting else (0 if by > 0 else len(order) - 1)
        self.choose(order[at])
        return order[at]

    def steps(self, table: Tableau) -> tuple[int, ...]:
        """The own cards in the order in which the keyboard goes through them."""
        return table.order

    def _lift_pointed(self) -> None:
        wanted = {key for key in (self.over, self.cursor) if key is not None}
        for key in wanted | self._lifted:
            self.glides.to(f"card:{key}", "hover", float(key in wanted), 0.12, out_quad)
        self._lifted = wanted

    def hit(self, frame: Frame[Tableau], x: float, y: float) -> int | None:
        """The card whose visible strip is at that point."""
        looks = [look for look in self.lying(frame) if not self._is_away(look[0].key)]
        for card, base in reversed(looks):
            raised = base.moved(0, -self._rise(base) * self.glides.value(card.actor, "rise"))
            if raised.holds(x, y) or raised.moved(0, _HANGS).holds(x, y):
                return card.key
        for card, base in looks:
            if card.key == self.over and self._posed(card, base).holds(x, y):
                return card.key
        return None

    # -- dragging --------------------------------------------------------------------------------

    def lift(self, frame: Frame[Tableau], key: int, x: float, y: float) -> None:
        """Take a card up by that point of it."""
        base = next((base for card, base in self.lying(frame) if card.key == key), None)
        if base is None:
            return
        card = next(card for card in frame.table.hands[frame.table.viewer] if card.key == key)
        pose = self._posed(card, base)
        self.grip = Grip(key, x, y, x - pose.x, y - pose.y, base.width, frame.table.order)
        self.glides.run("grip", "lift", 0, 1, 0.14, back(2.0))
        self.glides.put("grip", "angle", pose.angle)
        self.glides.to("grip", "angle", 0.0, 0.14)
        self.glides.put("gap", "gap", 1.0)

    def carry(self, x: float, y: float, speed: float, *, calm: bool) -> None:
        """The pointer has moved on with the card, across at so many units a second."""
        if self.grip is None:
            return
        self.grip.x, self.grip.y = x, y
        lean = 0.0 if calm else max(-16.0, min(16.0, speed * 0.014))
        self.glides.to("grip", "lean", lean, 0.09)
        self.glides.to("gap", "gap", float(y > ZONE), 0.2, in_out)

    def place(self, frame: Frame[Tableau]) -> tuple[int, ...]:
        """The order in which the held card is where it hangs over the hand."""
        grip, order = self.grip, frame.table.order
        if grip is None or grip.key not in order:
            return order
        rest = [key for key in order if key != grip.key]
        if grip.y <= ZONE:
            return order
        slots = self.layout.fans[0].slots(len(order))
        pose = self.grip_pose()
        near = min(range(len(slots)), key=lambda i: _distance(slots[i], pose))
        return (*rest[:near], grip.key, *rest[near:])

    def grip_pose(self) -> Anchor:
        """How the held card is held."""
        grip, glides = self.grip, self.glides
        assert grip is not None
        lift = glides.value("grip", "lift", 1.0)
        width = grip.width * mix(1.0, HELD, lift)
        angle = glides.value("grip", "angle") + glides.value("grip", "lean")
        return Anchor(grip.x - grip.dx, grip.y - grip.dy - 14 * lift, angle, width)

    def let_go(self, frame: Frame[Tableau], *, home: bool, calm: bool) -> Anchor | None:
        """Let the held card go; ``home`` lets it glide back to its place. How it was held."""
        if self.grip is None:
            return None
        pose, key = self.grip_pose(), self.grip.key
        self.grip = None
        self.glides.drop("grip")
        if home:
            self.send_home(key, pose, calm=calm)
        return pose

    def send_home(self, key: int, pose: Anchor, *, calm: bool, after: float = 0.0) -> None:
        """Let a card glide from that pose to its place in the fan, after so many seconds."""
        self._homes[key] = pose
        seconds, ease = (0.16, in_out) if calm else (0.26, back(1.1))
        self.glides.run(f"card:{key}", "home", 1, 0, seconds, ease, delay=after)

    def park(self, key: int, begin: Anchor, pose: Anchor, *, calm: bool, after: float) -> None:
        """Lay a card on the pile without playing it; the fan closes ``after`` so many seconds."""
        self.parked = Parked(key, begin, pose)
        self.glides.run("parked", "go", 0, 1, 0.0 if calm else 0.22, back(1.2))
        self.glides.run("gap", "gap", 1, 0, 0.0 if calm else 0.2, in_out, delay=after)

    def pose_of(self, frame: Frame[Tableau], key: int) -> Anchor | None:
        """How an own card lies in the fan, raised or not."""
        for card, base in self.lying(frame):
            if card.key == key:
                return self._posed(card, base)
        return None

    def shake(self, key: int, *, calm: bool) -> None:
        """A card may not be played: it shudders and blushes."""
        name = f"card:{key}"
        if not calm:
            self.glides.run(name, "shake", _SHUDDER, 0, SHUDDER, shudder(4, 2.2))
        self.glides.run(name, "red", 1, 0, 0.7, in_out_sine)

    # -- drawing ---------------------------------------------------------------------------------

    def parts(self, frame: Frame[Tableau]) -> Iterator[Part]:
        """The fan and, above it, the card that is pointed at."""
        looks = [look for look in self.lying(frame) if not self._is_away(look[0].key)]
        live = frame.moves(f"hand:{frame.table.viewer}") or any(
            frame.moves(card.actor) for card, _ in looks
        )
        live = live or frame.moves("gap")
        raised = [look for look in looks if self._hover(look[0]) > 0.0 or self._roams(look[0])]
        for card, base in (*(look for look in looks if look not in raised), *raised):
            look = self.look(frame, card, base)
            draw = partial(self._draw, look, card.key == self.cursor)
            yield Part(_GROUP, (look, card.key == self.cursor), draw, live)

    def held_parts(self, frame: Frame[Tableau]) -> Iterator[Part]:
        """The card in the player's hand, or the one which lies on the pile for its colour."""
        parked, cards = self.parked, frame.table.hands[frame.table.viewer]
        for card in cards:
            if parked is not None and card.key == parked.key:
                pose = between(parked.begin, parked.pose, self.glides.value("parked", "go", 1.0))
                look = CardLook(_code(card), pose)
                yield Part("parked", look, partial(self.brush.card, look), frame.moves("parked"))
            if self.grip is not None and card.key == self.grip.key:
                lift = self.glides.value("grip", "lift", 1.0)
                look = CardLook(_code(card), self.grip_pose(), lift=min(1.0, lift))
                yield Part("grip", look, partial(self.brush.card, look), live=True)

    def _draw(self, look: CardLook, focused: bool) -> None:
        if focused:
            self.brush.focus(look.pose)
        self.brush.card(look)

    def _is_away(self, key: int) -> bool:
        held = self.grip is not None and self.grip.key == key
        return held or (self.parked is not None and self.parked.key == key)

    def lying(self, frame: Frame[Tableau]) -> tuple[Laid, ...]:
        """The cards in the fan, and how they lie there; a fan closes behind a card taken out."""
        table = frame.table
        cards = laid(table, self.layout, table.viewer, frame.values)
        away = [card for card, _ in cards if self._is_away(card.key)]
        gap = self.glides.value("gap", "gap")
        if not away or gap >= 1.0:
            return cards
        rest = [(card, pose) for card, pose in cards if card not in away]
        slots = self.layout.fans[0].slots(len(rest))
        closed = [
            (card, between(slot, pose, gap)) for (card, pose), slot in zip(rest, slots, strict=True)
        ]
        return (*closed, *((card, pose) for card, pose in cards if card in away))

    def look(self, frame: Frame[Tableau], card: Lying, base: Anchor) -> CardLook:
        """An own card as it is to be drawn."""
        value = self.glides.value
        return CardLook(
            _code(card),
            self._posed(card, base),
            lift=max(0.35 * self._hover(card), value(card.actor, "home")),
            rim=value(card.actor, "rise"),
            red=value(card.actor, "red"),
            dim=value(card.actor, "dim") * (1 - 0.6 * self._hover(card)),
        )

    def _roams(self, card: Lying) -> bool:
        """Whether a card is still far from its place in the fan."""
        return self.glides.value(card.actor, "home") > 0.2

    def _hover(self, card: Lying) -> float:
        return self.glides.value(card.actor, "hover")

    def _posed(self, card: Lying, base: Anchor) -> Anchor:
        """A card's pose with all that the player does to it."""
        value, hover = self.glides.value, self._hover(card)
        small = base.width < _SMALL
        up = self._rise(base) * value(card.actor, "rise") + (46 if small else 22) * hover
        grown = base.width * (1 + (0.2 if small else 0.06) * hover)
        pose = Anchor(base.x, base.y - up, base.angle * (1 - 0.5 * hover), grown)
        home, begin = value(card.actor, "home"), self._homes.get(card.key)
        if home and begin is not None:
            pose = between(pose, begin, home)
        return pose.moved(value(card.actor, "shake"), 0.0)

    def _rise(self, base: Anchor) -> float:
        return RISE if base.width >= _SMALL else RISE / 2


def _code(card: Lying) -> str | None:
    return None if card.front is None else card.front.code


def _distance(a: Anchor, b: Anchor) -> float:
    """How far apart they are; rows count more than columns."""
    return abs(a.x - b.x) + 2.0 * abs(a.y - b.y)
