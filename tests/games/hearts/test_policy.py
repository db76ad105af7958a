"""The quick policy plays by the rules and better than chance."""

import pytest

from game.games.hearts.policy import choose
from game.rules.rng import Dice, Rng
from tests.games.hearts.table import SETTINGS, hearts, move, set_up


@pytest.mark.parametrize("settings", SETTINGS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_makes_legal_moves_and_takes_fewer_points_than_random_seats(seats, settings):
    game, dice = hearts(**settings), Dice(Rng.of(seats))
    own = others = 0.0
    for seed in range(12):
        state, _ = game.new(seats, seed)
        while to_act := game.to_act(state):
            seat = to_act[0]
            moves = game.legal_moves(state, seat)
            chosen = choose(game.view(state, 0), moves, dice) if seat == 0 else dice.choice(moves)
            state, _ = game.apply(state, chosen)
        own += state.totals[0]
        others += sum(state.totals[1:]) / (seats - 1)
    assert own < 0.6 * others


@pytest.mark.parametrize(
    ("hands", "trick", "chosen"),
    [
        (("2S", "QS 3S", "4S 5D", "6S 7D"), "KS", "play QS"),
        (("2S", "QS KH", "4S 5D", "6S 7D"), "KC", "play QS"),
        (("3D", "9S JS", "4S 5D", "6S 7D"), "2S", "play 9S"),
        (("2S", "3D", "3C 9C", "6S 7D"), "TC 2H", "play 9C"),
        (("2S", "3D", "3C QC", "6S 7D"), "TC 2H", "play 3C"),
        (("2S", "3D", "4D", "3C QC"), "TC 9C 2C", "play QC"),
    ],
    ids=[
        "the queen goes under the king",
        "the queen is thrown first of all",
        "play low where others may still go over it",
        "duck with the highest card under the best",
        "duck under points",
        "last in a trick without points, be rid of the highest",
    ],
)
def test_it_ducks_and_throws_off_what_is_dangerous(hands, trick, chosen):
    game = hearts()
    state = set_up(game, *hands, trick=trick)
    seat = game.to_act(state)[0]
    found = choose(game.view(state, seat), game.legal_moves(state, seat), Dice(Rng.of(1)))
    assert found == move(game, state, chosen)


@pytest.mark.parametrize(("best", "chosen"), [("TD", "play JD"), ("KD", "play QD")])
def test_the_jack_of_diamonds_is_played_to_win_its_trick_only(best, chosen):
    game = hearts(jack_of_diamonds=True)
    state = set_up(game, "2S", "3S", "4S", "JD QD", trick=f"{best} 2D 3D")
    moves = game.legal_moves(state, 3)
    assert choose(game.view(state, 3), moves, Dice(Rng.of(1))) == move(game, state, chosen)
