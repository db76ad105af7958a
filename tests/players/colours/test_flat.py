"""The flat table says the same as the rules of the colour games."""

import os
from collections import Counter

import pytest

from game.games.colours.moves import CallLastCard, PlayCard, Take
from game.players.colours.flat import FACE, flat_face
from game.rules.rng import Dice, Rng
from tests.games.colours.table import SETTINGS, TABLES, table
from tests.players.colours.flat import advance, flat_table, what_counts

POSITIONS = int(os.environ.get("FLAT_POSITIONS", "10000")) // len(TABLES)


def positions(name):
    """Random positions over all seat counts and house rules; calls are made wherever due."""
    seen, seed = 0, 0
    while True:
        settings = SETTINGS[name]
        game = table(name, **settings[seed % len(settings)])
        seats = game.seats[seed % len(game.seats)]
        state, _ = game.new(seats, seed)
        dice = Dice(Rng.of(seed, 3))
        while not state.is_over:
            moves = game.legal_moves(state, state.turn)
            calls = [move for move in moves if isinstance(move, CallLastCard)]
            move = calls[0] if calls else dice.choice(moves)
            yield game, state, move
            seen += 1
            if seen == POSITIONS:
                return
            state, _ = game.apply(state, move)
        seed += 1


def unfit_drawn(game, state):
    """Colour Cards ask for a pass there; on the flat table the turn has already gone on."""
    return state.drawn and not any(
        isinstance(move, PlayCard) for move in game.legal_moves(state, state.turn)
    )


@pytest.mark.parametrize("name", TABLES)
def test_the_same_cards_may_be_played(name):
    for game, state, _ in positions(name):
        flat = flat_table(game, state)
        legal = {
            flat_face(move.face)
            for move in game.legal_moves(state, state.turn)
            if isinstance(move, PlayCard)
        }
        if not unfit_drawn(game, state):
            assert {card & FACE for card in flat.legal()} == legal


@pytest.mark.parametrize("name", TABLES)
def test_every_move_leads_to_the_same_table(name):
    kinds = Counter()
    for game, state, move in positions(name):
        if unfit_drawn(game, state):
            continue
        flat = flat_table(game, state)
        advance(flat, game, state, move)
        after, _ = game.apply(state, move)
        if unfit_drawn(game, after):
            after, _ = game.apply(after, game.legal_moves(after, after.turn)[0])
        assert what_counts(flat) == what_counts(flat_table(game, after)), (state, move)
        kinds[type(move)] += 1
    assert kinds[PlayCard]
    assert kinds[Take]


@pytest.mark.parametrize("name", TABLES)
def test_a_copy_goes_its_own_way(name):
    for game, state, move in list(positions(name))[:200]:
        flat = flat_table(game, state)
        before = what_counts(flat.clone())
        advance(flat.clone(), game, state, move)
        assert what_counts(flat) == before
