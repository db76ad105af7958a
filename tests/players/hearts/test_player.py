"""The Hearts players: levels, search in slices, what they know, and faults seen elsewhere."""

import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from game.games.hearts.state import Phase, PlayCard
from game.players.hearts import shooting
from game.players.hearts.cards import FACES, flat
from game.players.hearts.hints import Hint
from game.players.hearts.player import RuleOfThumb, Searcher
from game.players.hearts.search import Effort
from game.players.hearts.seen import deal_of
from game.players.levels import LEVELS, player
from game.players.player import Decision
from game.rules.rng import Dice, Rng
from tests.games.hearts.table import SETTINGS, hearts, set_up
from tests.games.matches import random_match
from tests.players.hearts.table import dealt, decided, ending, points

SWAPS = int(os.environ.get("SWAPS", "12"))
"""Positions dealt anew for each level and settings; ``SWAPS=500`` is the full proof."""
MEASURED = os.environ.get("MEASURED")
"""Set to any text, what takes minutes is measured too."""
JACK = {"jack_of_diamonds": True}


def positions(game, count, seed=1):
    """States of random matches in which the seat to act has a choice, evenly spread."""
    found, seats = [], game.seats
    for number in range(3):
        for state, _ in random_match(game, seats[number % 3], seed + number, 5000):
            if state.deal > 2:
                break
            seat = game.to_act(state)[0]
            if len(game.legal_moves(state, seat)) > 1:
                found.append(state)
    return found[:: max(1, len(found) // count)][:count]


@pytest.mark.parametrize("settings", SETTINGS)
@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_stays_the_same_when_the_hidden_cards_are_dealt_anew(level, settings):
    game = hearts(**settings)
    for number, state in enumerate(positions(game, SWAPS)):
        other, _ = game.imagine(game.view(state, game.to_act(state)[0]), Rng.of(number, 9))
        chosen = decided(player(game, level), game, state, seed=number)
        assert decided(player(game, level), game, other, seed=number) == chosen
        assert game.refusal(state, chosen.move) is None


def test_the_same_view_and_seed_give_the_same_choice():
    game = hearts()
    for state in positions(game, 4):
        first = decided(player(game, "insane"), game, state, seed=3)
        assert decided(player(game, "insane"), game, state, seed=3) == first


def test_another_process_makes_the_same_choices():
    """Cards are told apart by identity, so sets of them come in another order there."""
    found = [
        subprocess.run(
            [sys.executable, "-c", CHOICES],
            cwd=Path(__file__).parents[3],
            env={**os.environ, "PYTHONHASHSEED": str(seed)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in (1, 2)
    ]
    assert found[0] == found[1]
    assert found[0].count("Decision") == 6


CHOICES = """
from tests.players.hearts.test_player import decided, hearts, player, positions
print([decided(player(hearts(), "insane"), hearts(), state) for state in positions(hearts(), 6)])
"""


@pytest.mark.parametrize("phase", Phase)
def test_a_search_yields_after_every_imagined_deal_and_goes_no_further_than_told(phase):
    game = hearts()
    state = next(s for s in positions(game, 60) if s.phase is phase and s.trick == ())
    seat = game.to_act(state)[0]
    searcher = Searcher(plays=Effort(12), gifts=Effort(5))
    thought = searcher.think(game.view(state, seat), game.legal_moves(state, seat), Rng.of(1))
    steps, worlds = 0, 0
    while not worlds:
        try:
            next(thought)
            steps += 1
        except StopIteration as done:
            worlds = done.value.worlds
    assert worlds <= (12 if phase is Phase.PLAY else 5)
    assert steps >= 2 * worlds


def test_the_only_legal_card_is_played_without_a_thought():
    game = hearts()
    state = set_up(game, "2C 3C 4D", "5C 3D 3H", "6C 4S 5D", "7C 6D 7D", first_trick=True)
    found = decided(player(game, "insane"), game, state)
    assert (found.move.text, found.worlds) == ("play 2C", 0)


def test_easy_plays_any_card_now_and_then_and_medium_never():
    game = hearts()
    state = set_up(game, "2H 9C KC 4D", "3H TC 5D 6D", "4H JC 7D 8D", "5H QC 9D TD", leader=0)
    easy, medium = (
        {decided(player(game, level), game, state, seed=seed).move for seed in range(80)}
        for level in ("easy", "medium")
    )
    assert len(medium) == 1
    assert len(easy) > 2


def difference(own, others, deals, house=None):
    """The mean points of two seats less those of the two others; every deal both ways round."""
    game, total = hearts(**house or {}), 0
    for number in range(deals):
        for first in (0, 1):
            players = [own if seat % 2 == first else others for seat in range(4)]
            scored = points(game, dealt(game, 4, number), players)
            total += sum(scored[first::2]) - sum(scored[1 - first :: 2])
    return total / deals / 4


def test_medium_is_better_than_easy():
    assert difference(player(hearts(), "medium"), player(hearts(), "easy"), 60) < -1.5


@pytest.mark.skipif(not MEASURED, reason="takes minutes: set MEASURED")
def test_every_level_is_better_than_the_one_below():
    for better, worse in pairwise(reversed(LEVELS)):
        assert difference(player(hearts(), better), player(hearts(), worse), 150) < 0


# -- faults seen in other programs ---------------------------------------------------------------


HEARTS_BUT_TWO = "2H 3H 4H 5H 6H 7H 8H TH JH QH AH"
ALL_HEARTS = f"{HEARTS_BUT_TWO} 9H KH"


class RandomGiver(RuleOfThumb):
    """Gives any three cards away, and plays as Medium."""

    def think(self, view, moves, rng):
        """Choose at once."""
        if view.phase is Phase.GIVE:
            yield from ()
            return Decision(Dice(rng).choice(moves))
        return (yield from super().think(view, moves, rng))


def test_giving_by_rule_beats_giving_at_random():
    assert difference(RuleOfThumb(), RandomGiver(), 60) < -0.2


@pytest.mark.parametrize("level", ["medium", "hard", "insane"])
def test_a_low_card_of_a_dead_suit_is_not_led(level):
    game = hearts()
    state = ending(game, "2C 9D 4H", "TD JH KH", "JD 5H QH", "3D AH TH", leader=0, broken=True)
    assert decided(player(game, level), game, state).move.text != "play 2C"


@pytest.mark.parametrize("level", ["medium", "hard", "insane"])
def test_the_queen_of_spades_is_not_taken_to_guard_the_jack_of_diamonds(level):
    game = hearts(**JACK)
    hands = "3S AD", "2S 4C", "QD KD", "2D JD 5S"
    state = ending(game, *hands, trick="5D QS 9D", leader=0, takes={0: ALL_HEARTS})
    assert decided(player(game, level), game, state).move.text == "play 2D"


@pytest.mark.parametrize("level", ["medium", "hard", "insane"])
def test_who_is_about_to_shoot_the_moon_is_stopped(level):
    game = hearts()
    hands = "4C 5C", "2S 6C", "3S 7C", "8C 3D KH"
    state = ending(game, *hands, trick="9H 2D 4D", leader=0, takes={0: f"QS {HEARTS_BUT_TWO}"})
    assert decided(player(game, level), game, state).move.text == "play KH"


def test_insane_takes_the_last_points_of_a_moon():
    game = hearts()
    hands = "KH 9H 2C", "3C 4D 5D", "4C 6D 7D", "5C 8D 9D"
    state = ending(game, *hands, leader=0, takes={0: f"QS {HEARTS_BUT_TWO}"})
    found = decided(player(game, "insane"), game, state)
    assert found.move.text in ("play KH", "play 9H")
    assert found.reason.key == Hint.SHOOT


class Shooter(RuleOfThumb):
    """Tries to take everything while nobody else has points."""

    def think(self, view, moves, rng):
        """Choose at once."""
        deal = deal_of(view)
        if deal.total != deal.points[view.seat]:
            return (yield from super().think(view, moves, rng))
        yield from ()
        return Decision(PlayCard(view.seat, FACES[shooting.choose(deal, deal.legal())]))


def moon_share(level, deals):
    """How often a seat shoots the moon that has a hand for it, if the others are of that level."""
    game, moons, number = hearts(), 0, 0
    for _ in range(deals):
        deck, _ = game.deck(4, Rng.of(number))
        while shooting.promise(flat(deck[::4])) < 18:
            number += 1
            deck, _ = game.deck(4, Rng.of(number))
        hands = [" ".join(card.code for card in deck[seat::4]) for seat in range(4)]
        state = set_up(game, *hands, deal=4, first_trick=True)
        others = [player(game, level) for _ in range(3)]
        moons += points(game, state, [Shooter(), *others]) == (0, 26, 26, 26)
        number += 1
    return moons / deals


def test_medium_stops_more_moons_than_easy():
    assert moon_share("medium", 100) < moon_share("easy", 100) - 0.05


@pytest.mark.skipif(not MEASURED, reason="takes minutes: set MEASURED")
def test_every_level_stops_more_moons_than_easy():
    easy = moon_share("easy", 100)
    assert max(moon_share(level, 100) for level in ("medium", "hard", "insane")) < easy
