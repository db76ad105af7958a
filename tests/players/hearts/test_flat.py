"""The flat deal says the same as the rules of Hearts."""

import os
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from game.games.hearts import Hearts
from game.games.hearts.scoring import MOON
from game.games.hearts.state import HeartsState, Phase, PlayCard
from game.players.hearts.cards import ALL, NUMBERS, flat
from game.players.hearts.flat import FlatDeal
from game.rules.cards import Card
from game.rules.rng import Dice, Rng
from tests.games.hearts.table import SETTINGS, hearts
from tests.players.hearts.table import flat_deal

POSITIONS = int(os.environ.get("FLAT_POSITIONS", "10000")) // len(SETTINGS)


def dealt(game: Hearts, seats: int, seed: int) -> HeartsState:
    """A deal; in every third one seat 0 has the high cards and mostly shoots the moon."""
    deck, rng = game.deck(seats, Rng.of(seed))
    if seed % 3 == 0:
        ranked = sorted(deck, key=lambda card: -card.rank)
        size = len(deck) // seats
        high, rest = ranked[:size], ranked[size:]
        rows = [[high.pop(0), *(rest.pop() for _ in range(seats - 1))] for _ in range(size)]
        deck = tuple([card for row in rows for card in row] + rest)
    return game.deal(seats, deck, rng, seed)[0]


def moved(game: Hearts, state: HeartsState, dice: Dice, shoots: bool):
    """A random move; a seat 0 that shoots plays its highest card, and the others low ones."""
    seat = dice.choice(game.to_act(state))
    moves = game.legal_moves(state, seat)
    if not shoots or state.phase is Phase.GIVE or dice.chance(0.05):
        return dice.choice(moves)
    ranked = sorted(moves, key=lambda move: move.face.rank)
    return ranked[-1 if seat == 0 else 0]


def positions(settings: dict) -> Iterator[tuple[Hearts, HeartsState, PlayCard]]:
    """Positions of deals for all seat counts, and the card played then."""
    game, seen, seed = hearts(**settings), 0, 0
    while seen < POSITIONS:
        dice, seats = Dice(Rng.of(seed, 3)), game.seats[seed // 3 % len(game.seats)]
        state = dealt(game, seats, seed)
        while state.scored is None and seen < POSITIONS:
            move = moved(game, state, dice, shoots=seed % 3 == 0)
            if isinstance(move, PlayCard):
                yield game, state, move
                seen += 1
            state, _ = game.apply(state, move)
        seed += 1


@pytest.mark.parametrize("settings", SETTINGS)
def test_the_same_cards_may_be_played(settings):
    for game, state, move in positions(settings):
        legal = [other.face for other in game.legal_moves(state, move.seat)]
        assert flat_deal(game, state).legal() == flat(legal)


@pytest.mark.parametrize("settings", SETTINGS)
def test_every_card_leads_to_the_same_deal(settings):
    for game, state, move in positions(settings):
        deal = flat_deal(game, state)
        deal.play(NUMBERS[move.face])
        after, _ = game.apply(state, move)
        if after.scored is None:
            known = state.leftover
            assert what_counts(deal, known) == what_counts(flat_deal(game, after), known)
        else:
            assert tuple(deal.scores()) == after.scored


@pytest.mark.parametrize("settings", SETTINGS)
def test_whole_deals_end_with_the_same_points(settings):
    game, ends = hearts(**settings), Counter()
    for seed in range(90):
        state = dealt(game, game.seats[seed // 3 % 3], seed)
        dice = Dice(Rng.of(seed, 3))
        while state.phase is Phase.GIVE:
            state, _ = game.apply(state, moved(game, state, dice, shoots=False))
        deal = flat_deal(game, state)
        while state.scored is None:
            move = moved(game, state, dice, shoots=seed % 3 == 0)
            if not deal.over:
                deal.play(NUMBERS[move.face])
            state, _ = game.apply(state, move)
        assert tuple(deal.scores()) == state.scored
        ends["moons"] += MOON in deal.points
        ends["early"] += deal.gone != ALL
    assert ends["moons"] > 3
    assert ends["early"] > 5


def what_counts(deal: FlatDeal, leftover: Sequence[Card]) -> dict[str, object]:
    """All that play depends on; who lay the best card of no trick does not matter."""
    named = "hands turn suit laid stake jack_laid broken first points total jack_to"
    counted = {name: getattr(deal, name) for name in named.split()}
    trick = (deal.best, deal.taker) if deal.laid else None
    return counted | {"trick": trick, "gone": deal.gone | flat(leftover)}
