"""Our Hearts beside OpenSpiel's: the same legal moves at every turn and the same points.

Runs where OpenSpiel is installed (``pip install open_spiel``); ``HEARTS_DEALS`` says how many
deals. OpenSpiel knows four seats, hearts broken by hearts only when told so, and always the moon.
"""

import os
from collections import Counter

import pytest

from game.games.hearts import Hearts
from game.games.hearts.state import GiveCards, HeartsMove, HeartsState, Phase, PlayCard
from game.rules.cards import Card
from game.rules.rng import Dice, Rng
from tests.games.hearts.table import hearts

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: nothing to compare")

DEALS = int(os.environ.get("HEARTS_DEALS", "24"))
DIRECTIONS = {1: "Left", 2: "Right", 3: "Across", 4: "No Pass"}
ALL_POINTS = 26


class Beside:
    """One deal played in both programs at once."""

    def __init__(self, number: int) -> None:
        """Deal number ``number``: in turn each passing direction, and each house rule both ways."""
        self.dice = Dice(Rng.of(2025, number))
        self.deal = number % 4 + 1
        self.lopsided = number % 5 == 0
        jack, no_points = bool(number >> 2 & 1), bool(number >> 3 & 1)
        self.game: Hearts = hearts(jack_of_diamonds=jack, no_points_first_trick=no_points)
        self.theirs = pyspiel.load_game(
            "hearts",
            {
                "qs_breaks_hearts": False,
                "jd_bonus": jack,
                "no_pts_on_first_trick": no_points,
                "pass_cards": True,
                "must_break_hearts": True,
                "can_lead_any_club": False,
                "can_lead_hearts_instead_of_qs": False,
                "avoid_all_tricks_bonus": False,
            },
        ).new_initial_state()
        self.ours = self._dealt()

    def _dealt(self) -> HeartsState:
        deck, _ = self.game.deck(4, Rng(self.dice.below(1 << 64)))
        if self.lopsided:  # seat 0 gets high cards and shoots the moon now and then
            high_last = sorted(deck, key=lambda card: card.rank + self.dice.below(3))
            deck = tuple(card for cards in self._rows(high_last) for card in cards)
        self._their_choice(DIRECTIONS[self.deal])
        for card in deck:
            self._their_choice(card.code)
        hands = [" ".join(card.code for card in deck[seat::4]) for seat in range(4)]
        phase = Phase.PLAY if self.deal == 4 else Phase.GIVE
        position = {"hands": hands, "deal": self.deal, "phase": phase.value, "first_trick": True}
        return self.game.from_position(4, position, seed=1)

    @staticmethod
    def _rows(high_last: list[Card]) -> list[tuple[Card, ...]]:
        """Rows of one card a seat, of which seat 0 has the highest 13."""
        return [(high_last[39 + n], *high_last[3 * n : 3 * n + 3]) for n in range(13)]

    def _their_choice(self, text: str, seat: int | None = None) -> None:
        state = self.theirs
        actions = state.legal_actions()
        texts = [
            state.action_to_string(a) if seat is None else self._code(seat, a) for a in actions
        ]
        state.apply_action(actions[texts.index(text)])

    def _code(self, seat: int, action: int) -> str:
        return str(self.theirs.action_to_string(seat, action))

    def played(self) -> tuple[int, tuple[int, ...]]:
        """Play the deal, comparing at every turn: how many turns, and whose points."""
        turns = 0
        while not self.theirs.is_terminal():
            turns += 1
            seat = self.game.to_act(self.ours)[0]
            assert seat == self.theirs.current_player()
            self._step(seat)
        points = self.ours.scored
        assert points is not None
        assert [ALL_POINTS - own for own in points] == self.theirs.returns()
        return turns, points

    def _step(self, seat: int) -> None:
        moves = self.game.legal_moves(self.ours, seat)
        theirs = {self._code(seat, action) for action in self.theirs.legal_actions()}
        if self.ours.phase is Phase.GIVE:
            assert {face.code for move in moves for face in move.faces} == theirs
        else:
            assert {move.face.code for move in moves} == theirs
        move = self._chosen(seat, moves)
        faces = move.faces if isinstance(move, GiveCards) else (move.face,)
        for face in faces:
            self._their_choice(face.code, seat)
        self.ours, _ = self.game.apply(self.ours, move)

    def _chosen(self, seat: int, moves: list[HeartsMove]) -> HeartsMove:
        """Any move; in lopsided deals seat 0 plays high and keeps its high cards."""
        if not self.lopsided or seat:
            return self.dice.choice(moves)
        if isinstance(moves[0], PlayCard):
            return max(moves, key=lambda move: move.face.rank)
        return min(moves, key=lambda move: sum(face.rank for face in move.faces))


def test_legal_moves_and_points_are_those_of_open_spiel(capsys):
    told, turns = Counter[str](), 0
    for number in range(DEALS):
        deal = Beside(number)
        steps, points = deal.played()
        turns += steps
        told["moons"] += sum(own >= 16 for own in points) == 3
        told["jacks"] += any(own < 0 for own in points)
    with capsys.disabled():
        print(
            f"\nHearts beside OpenSpiel: {DEALS} deals, {turns} turns compared, {dict(told)}: equal"
        )
