"""How a card on its way looks at a moment."""

from __future__ import annotations

from typing import Final

from game.motion.layout import Anchor
from game.motion.tableau import Flying, Tableau
from game.table.brush import CardLook
from game.table.frame import Frame

_HIGH: Final = 60.0
"""The height of a hop at which the shadow is wholly that of a lifted card."""


def flying_look(flying: Flying, frame: Frame[Tableau]) -> CardLook:
    """The card in the air; its shadow stays on the table while the card hops.

    One that comes to a foreign hand shows the side that is seen of it there.
    """
    name, begin = flying.card.actor, flying.begin
    hop = frame.of(name, "hop")
    pose = Anchor(
        frame.of(name, "x", begin.x),
        frame.of(name, "y", begin.y) - hop,
        frame.of(name, "angle", begin.angle),
        frame.of(name, "width", begin.width),
    )
    faces = [face.code for face in (flying.card.front, flying.card.back) if face is not None]
    return CardLook(
        faces[0] if faces else None,
        pose,
        faces[1] if len(faces) > 1 else None,
        turn=frame.of(name, "turn", 1.0 if flying.open else 0.0),
        lift=min(1.0, hop / _HIGH),
        alpha=frame.of(name, "alpha", 1.0),
        drop=hop,
    )
