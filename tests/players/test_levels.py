"""The levels of every game, and who plays for a person who is away."""

import pytest

from game.games import GAMES, find
from game.players.levels import LEVELS, player, stand_in
from game.players.player import decide
from game.rules.rng import Rng


@pytest.mark.parametrize("kit", GAMES, ids=lambda kit: kit.name)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_of_every_game_makes_legal_moves(kit, level):
    game = kit.game()
    seats = game.seats[0]
    state, _ = game.new(seats, 5)
    players = [player(game, level) for _ in range(seats)]
    for number in range(25):
        for seat in game.to_act(state)[:1]:
            view, moves = game.view(state, seat), game.legal_moves(state, seat)
            move = decide(players[seat].think(view, moves, Rng.of(number))).move
            assert game.refusal(state, move) is None
            state, _ = game.apply(state, move)


def test_there_is_no_level_beyond_insane():
    with pytest.raises(ValueError, match="easy, medium, hard, insane"):
        player(find("classic").game(), "godlike")


@pytest.mark.parametrize("kit", GAMES, ids=lambda kit: kit.name)
def test_the_stand_in_leaves_nothing_to_chance(kit):
    game = kit.game()
    state, _ = game.new(game.seats[0], 8)
    for number in range(12):
        seat = game.to_act(state)[0]
        view, moves = game.view(state, seat), game.legal_moves(state, seat)
        chosen = {
            decide(stand_in(game).think(view, moves, Rng.of(number, seed))).move
            for seed in range(4)
        }
        assert len(chosen) == 1
        state, _ = game.apply(state, chosen.pop())
