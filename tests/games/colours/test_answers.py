"""Which card answers which penalty: every kind against every card, on every table."""

import pytest

from game.games.colours.cards import Face
from game.rules.contract import Refusal
from tests.games.colours.table import a_card, set_up, table, why

ANSWERS = {
    ("classic", "day"): {"+2": {"+2"}, "+4": set()},
    ("day-night", "day"): {"+1": {"+1"}, "+5": set(), "Hunt": set()},
    ("day-night", "night"): {"+1": set(), "+5": {"+5"}, "Hunt": set()},
    ("siege", "day"): {"+2": {"+2", "W4", "Shield"}, "+4": {"W4", "Shield"}},
    ("colour-cards", "day"): {"+2": {"+2", "W4"}, "+4": {"W4"}},
}
"""By table and side, by what waits: the symbols that may be played on it."""
AMOUNTS = {"+1": 1, "+2": 2, "+4": 4, "+5": 5, "Hunt": 0}

CASES = [
    (name, side, kind, face)
    for (name, side), kinds in ANSWERS.items()
    for kind in kinds
    for face in sorted(
        {f for f in (*table(name).day, *table(name).night) if f.side == side},
        key=lambda f: f.order,
    )
    if face.colour in (None, 1)
]
"""Every face of one colour: a stack does not look at colours."""


def facing(name, side, kind, face, **options):
    """A seat with that face faces a stack of that kind, in a colour it does not hold."""
    game = table(name, **options)
    card = a_card(game, face).code
    others = " ".join(a_card(game, Face.parse(code)).code for code in by_side(side, "B1 B2"))
    top = a_card(game, Face.parse(by_side(side, "R5")[0])).code
    where = {"side": "night"} if side == "night" else {}
    stack = {"amount": AMOUNTS[kind], "kind": kind}
    state = set_up(game, card, others, *[others] * 0, discard=top, stack=stack, **where)
    return game, state


def by_side(side, codes):
    """The same plain cards in the colours of that side."""
    return codes.translate(str.maketrans("RYGB", "POTV") if side == "night" else {}).split()


def seats_at(game, first, others):
    return (first, *others[: game.seats[0] - 1])


@pytest.mark.parametrize(
    ("name", "side", "kind", "face"), CASES, ids=lambda value: getattr(value, "code", value)
)
def test_a_stack_is_answered_by_its_own_cards_alone(name, side, kind, face):
    game, state = answering_table(name, side, kind, face)
    colour = f" {'G' if side == 'day' else 'T'}" if face.colour is None else ""
    allowed = face.symbol.value in ANSWERS[name, side][kind]
    wanted = None if allowed else Refusal.MUST_ANSWER_OR_TAKE
    assert why(game, state, f"play {face.code}{colour}") == wanted
    assert (f"play {face.code}{colour}" in game.legal_texts(state, 0)) == allowed
