"""Which card answers which penalty: every kind against every card, on every table."""

import pytest

from game.games.colours.cards import COLOURS, PENALTIES, Side
from game.rules.contract import Refusal
from tests.games.colours.table import set_up_faces, table, why

ANSWERS = {
    ("classic", "day"): {"+2": {"+2"}, "+4": set()},
    ("day-night", "day"): {"+1": {"+1"}, "+5": set(), "Hunt": set()},
    ("day-night", "night"): {"+1": set(), "+5": {"+5"}, "Hunt": set()},
    ("siege", "day"): {"+2": {"+2", "W4", "Shield"}, "+4": {"W4", "Shield"}},
    ("colour-cards", "day"): {"+2": {"+2", "W4"}, "+4": {"W4"}},
}
"""By table and side, by what waits: the symbols that may be played on it."""
AMOUNTS = {"+1": 1, "+2": 2, "+4": 4, "+5": 5, "Hunt": 0}


def faces_of(name, side):
    """Every face of that side of the deck but those of the colour in force, once."""
    game = table(name)
    faces = game.night if side == "night" else game.day
    return [face for face in dict.fromkeys(faces) if face.colour != COLOURS[0]]


CASES = [
    pytest.param(name, side, kind, face, id=f"{name}, {side}: {face.code} on {kind}")
    for (name, side), kinds in ANSWERS.items()
    for kind in kinds
    for face in faces_of(name, side)
]


def facing(name, side, kind, face, **options):
    """Seat 0 holds that face and faces a stack of that kind; red (or pink) is in force."""
    game = table(name, **options)
    day = side == "day"
    others = ["B1 B2", "B3 B4", "B6 B7"] if day else ["V1 V2"]
    state = set_up_faces(
        game,
        f"{face.code} {'B5' if day else 'V5'}",
        *others[: game.seats[0] - 1],
        discard="R9" if day else "P9",
        stack={"amount": AMOUNTS[kind], "kind": kind},
        **({} if day else {"side": "night"}),
    )
    return game, state


def text_of(face):
    named = f" {COLOURS[2].letter(face.side)}" if face.colour is None else ""
    return f"play {face.code}{named}"


@pytest.mark.parametrize(("name", "side", "kind", "face"), CASES)
def test_a_stack_is_answered_by_its_own_cards_alone(name, side, kind, face):
    game, state = facing(name, side, kind, face)
    allowed = face.symbol.value in ANSWERS[name, side][kind]
    assert why(game, state, text_of(face)) == (None if allowed else Refusal.MUST_ANSWER_OR_TAKE)
    assert (text_of(face) in game.legal_texts(state, 0)) == allowed
    assert "take" in game.legal_texts(state, 0)


@pytest.mark.parametrize(("name", "side", "kind", "face"), CASES)
def test_without_stacking_a_shield_alone_answers(name, side, kind, face):
    game, state = facing(name, side, kind, face, stacking=False)
    allowed = face.symbol.value == "Shield"
    assert why(game, state, text_of(face)) == (None if allowed else Refusal.MUST_ANSWER_OR_TAKE)


@pytest.mark.parametrize("name", ["classic", "siege", "colour-cards"])
def test_a_wild_4_that_needs_the_colour_missing_does_so_in_an_answer_too(name):
    game = table(name, wild4_only_without_colour=True)
    others = ["B1 B2", "B3 B4", "B6 B7"][: game.seats[0] - 1]
    waiting = {"discard": "R+2", "stack": {"amount": 2, "kind": "+2"}}
    holding = set_up_faces(game, "W4 R5", *others, **waiting)
    lacking = set_up_faces(game, "W4 G5", *others, **waiting)
    answers = name != "classic"
    refused = Refusal.HOLDS_THE_COLOUR if answers else Refusal.MUST_ANSWER_OR_TAKE
    assert why(game, holding, "play W4 G") == refused
    assert why(game, lacking, "play W4 G") == (None if answers else refused)


def test_every_penalty_card_of_a_deck_is_in_the_table_above():
    for (name, side), kinds in ANSWERS.items():
        game = table(name)
        faces = game.night if side == Side.NIGHT else game.day
        own = {PENALTIES[face.symbol] for face in faces if face.symbol in PENALTIES}
        assert own <= set(kinds)
