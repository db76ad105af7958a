"""The CPU players of the colour games: levels, calls, search, and that they see views alone."""

import os
from dataclasses import replace

import pytest

from game.games import GAMES
from game.games.colours.policy import INSANE, best_move
from game.players.colours.fits import fit_for
from game.players.colours.leaf import ENTRIES, chances
from game.players.colours.player import Searcher
from game.players.colours.prior import reply
from game.players.colours.search import Effort, Goal, Trial, best
from game.players.colours.worlds import FlatDeck, Worlds
from game.players.levels import LEVELS, player, stand_in
from game.players.player import decide
from game.rules.rng import Dice, Rng
from tests.games.colours.table import TABLES, matches, set_up, set_up_faces, table
from tests.players.colours.flat import flat_card, flat_table

SWAPS = int(os.environ.get("SWAPS", "12"))
"""Positions dealt anew for each level and table; ``SWAPS=500`` is the full proof."""
OTHERS = ("Y1 Y2 Y3 Y4", "Y5 Y6 Y7 Y8", "B4 B5 B6 B7")
"""Three hands which nobody need fear."""


def choice(game, state, level, seed=1, persons=frozenset()):
    view, moves = game.view(state, state.turn), game.legal_moves(state, state.turn)
    return decide(player(game, level, persons).think(view, moves, Rng.of(seed)))


def busy_positions(name, seeds):
    """States of random matches in which the seat in turn has a choice."""
    for game, state, _ in matches(name, seeds):
        if not state.is_over and len(game.legal_moves(state, state.turn)) > 1:
            yield game, state


def spread(positions, count):
    """So many of the positions, evenly spread."""
    found = list(positions)
    return found[:: max(1, len(found) // count)][:count]


def test_the_stand_in_always_calls_the_last_card():
    game = table("colour-cards")
    state = set_up(game, "R1 G3", *OTHERS, discard="R5")
    view, moves = game.view(state, 0), game.legal_moves(state, 0)
    for seed in range(200):
        assert decide(stand_in(game).think(view, moves, Rng.of(seed))).move.text == "call"


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_who_has_called_goes_on_to_answer_the_stack(level):
    game = table("colour-cards")
    state = set_up(
        game, "B+2 R1", *OTHERS, discard="R+2", stack={"amount": 2, "kind": "+2"}, called=[0]
    )
    assert {choice(game, state, level, seed).move.text for seed in range(50)} == {"play B+2"}


def test_levels_get_stronger_from_easy_to_hard():
    """One seat each of Easy and Hard, two of Medium; all seat orders."""
    game, wins = table("classic"), {"easy": 0, "medium": 0, "hard": 0}
    for number in range(240):
        order = ["easy", "medium", "hard", "medium"]
        order = order[number % 4 :] + order[: number % 4]
        players = [player(game, level) for level in order]
        state, _ = game.new(4, number)
        while not state.is_over:
            view, moves = game.view(state, state.turn), game.legal_moves(state, state.turn)
            thought = players[state.turn].think(view, moves, state.rng)
            game.advance(state, decide(thought).move)
        wins[order[state.turn]] += 1
    assert wins["easy"] < wins["medium"] / 2 < wins["hard"]


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_stays_the_same_when_the_hidden_cards_are_dealt_anew(name, level):
    for number, (game, state) in enumerate(
        spread(busy_positions(name, range(6 + SWAPS // 10)), SWAPS)
    ):
        other, _ = game.imagine(game.view(state, state.turn), Rng.of(number, 9))
        assert choice(game, state, level, number) == choice(game, other, level, number)


@pytest.mark.parametrize("name", TABLES)
def test_the_same_view_and_seed_give_the_same_choice(name):
    for game, state in spread(busy_positions(name, range(3)), 4):
        assert choice(game, state, "insane", 3) == choice(game, state, "insane", 3)


def test_a_search_thinks_one_world_a_step_and_no_further_than_told():
    game = table("classic")
    state = set_up(game, "R1 R2 G5 B5", *OTHERS, discard="R5")
    view, moves = game.view(state, 0), game.legal_moves(state, 0)
    thought, steps, worlds = Searcher(game, Effort(worlds=12)).think(view, moves, Rng.of(1)), 0, 0
    while not worlds:
        try:
            next(thought)
            steps += 1
        except StopIteration as done:
            worlds = done.value.worlds
    assert worlds <= 12
    assert worlds - 1 <= steps <= worlds


def test_insane_goes_out_without_a_thought():
    game = table("classic")
    state = set_up(game, "W4", *OTHERS, discard="R5")
    found = choice(game, state, "insane")
    assert found.move.text.startswith("play W4")
    assert found.worlds == 0


def test_insane_calls_before_it_plays_the_last_card_but_one():
    game = table("colour-cards")
    state = set_up(game, "R1 R3", *OTHERS, discard="R5")
    assert choice(game, state, "insane").move.text == "call"


def test_insane_stops_a_seat_that_is_about_to_go_out():
    game = table("classic")
    state = set_up(game, "R-Skip R1 R2 R3", "R9", *OTHERS[1:], discard="R5")
    assert choice(game, state, "insane").move.text == "play R-Skip"


@pytest.mark.parametrize("name", TABLES)
def test_the_flat_rule_of_thumb_is_the_policy_without_memory(name):
    plain = replace(INSANE, symbol=0.0, lacks=0.0)
    for game, state in busy_positions(name, range(12)):
        view = game.view(state, state.turn)
        moves = [m for m in game.legal_moves(state, state.turn) if m.text != "call"]
        if len(moves) < 2:
            continue
        move, play = best_move(view, moves, plain, Dice(Rng.of(1))), reply(flat_table(game, state))
        if play is None:
            assert move.text in ("take", "keep", "pass")
            continue
        card, colour = play
        named = move.colour if move.face.colour is None else move.face.colour
        expected = flat_card(state.hands[state.turn][move.slot], state.side)
        assert (card & 255, colour) == (expected & 255, named)


@pytest.mark.parametrize("name", TABLES)
def test_an_imagined_world_agrees_with_the_view(name):
    for game, state in spread(busy_positions(name, range(5)), 60):
        view = game.view(state, state.turn)
        worlds = Worlds(FlatDeck.of(game), view, Dice(Rng.of(4)))
        for world in (worlds.deal(), worlds.deal()):
            true = flat_table(game, state)
            assert [len(hand) for hand in world.hands] == [len(hand) for hand in true.hands]
            assert faces(world.hands[view.seat]) == faces(true.hands[view.seat])
            for seat in range(len(view.sizes)):
                if seat != view.seat:
                    assert backs(world.hands[seat]) == backs(true.hands[seat])
            assert len(world.stock) == len(true.stock)
            assert len(world.discards) == len(true.discards)
            assert faces(world.discards)[-1] == faces(true.discards)[-1]
            assert whole(faces, world) == whole(faces, true)
            assert whole(backs, world) == whole(backs, true)
            assert faces(world.legal()) == faces(true.legal())


def faces(cards):
    return [card & 255 for card in cards]


def backs(cards):
    return sorted(card >> 8 for card in cards)


def whole(part, flat):
    return sorted(part([*flat.stock, *flat.discards, *(c for hand in flat.hands for c in hand)]))


def test_imagined_hands_mostly_keep_to_what_was_shown():
    game = table("classic")
    lacks = [{}, {"R": 4, "wild": 4}, {}, {}]
    state = set_up(game, "R1 R2 G5 B5", *OTHERS, discard="R5", lacks=lacks)
    worlds = Worlds(FlatDeck.of(game), game.view(state, 0), Dice(Rng.of(2)))
    dealt = [worlds.deal() for _ in range(400)]

    def red(seat):
        return sum(card < 32 for world in dealt for card in world.hands[seat])

    assert 0 < red(1) < red(2) / 5


@pytest.mark.parametrize("kit", [kit for kit in GAMES if kit.name in TABLES], ids=lambda k: k.name)
def test_every_table_has_its_leaf_values_for_every_number_of_seats(kit):
    for seats in kit.rules.seats:
        assert [len(entries) for entries in fit_for(kit.name, seats)] == [ENTRIES, ENTRIES]


@pytest.mark.parametrize("name", TABLES)
def test_a_seat_to_move_with_one_card_that_fits_is_likelier_to_win_than_with_one_that_does_not(
    name,
):
    game = table(name)
    fit = fit_for(name, 4)
    likely, unlikely = (
        chances(flat_table(game, set_up_faces(game, hand, *OTHERS, discard="R5")), fit)
        for hand in ("R9", "B9")
    )
    assert sum(likely) == pytest.approx(1)
    assert likely[0] > 0.75 > unlikely[0]


def test_a_person_s_chance_counts_half_against_the_own_one():
    game = table("classic")
    flat = flat_table(game, set_up(game, "R1 R2", "G1", *OTHERS[1:], discard="R5"))
    fit = fit_for("classic", 4)
    shares = chances(flat, fit)
    aimed = Goal(0, against=(1,), aim=0.5)
    assert aimed.worth(flat, fit) == pytest.approx(shares[0] - 0.5 * shares[1])
    for winner, worth in ((0, 1.0), (1, -0.5), (2, 0.0)):
        flat.winner = winner
        assert aimed.worth(flat, fit) == worth


def test_the_usual_move_stands_unless_another_surely_gains():
    usual, lucky, better = Trial((1, 0)), Trial((2, 0)), Trial(None)
    for world in range(40):
        base = 0.2 + 0.01 * (world % 3)
        usual.add(base, base)
        lucky.add(base + (0.9 if world == 7 else -0.02), base)
        better.add(base + 0.02 + 0.01 * (world % 2), base)
    assert best([usual, lucky]) is usual
    assert best([usual, lucky, better]) is better
