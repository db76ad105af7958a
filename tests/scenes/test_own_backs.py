"""A ledger of what the Day & Night table shows each seat: never the other side of an own card.

Each moment is played twice: as it is, and with the backs of the viewer's own cards exchanged for
those in the stock and under the discards. What the viewer is shown must be the same both times.
"""

from __future__ import annotations

import os
from collections import Counter

import pytest

from game import games
from game.games.colours.cards import Card, Side
from game.games.colours.events import TableTurned
from game.games.colours.moves import PlayCard
from game.games.colours.staging import ColourStaging
from game.games.colours.tableau import before_deal, tableau
from game.motion.staging import Manner
from game.players.levels import player
from game.rules.events import CardMoved, PileShuffled
from game.rules.rng import Dice, Rng
from game.table.brush import CardLook
from game.table.colours.stage import ColourStage as Stage
from game.table.plan import Plan
from game.table.tmx import load_layout
from scenes import play

MATCHES = int(os.environ.get("MATCHES", "5"))
KIT = games.find("day-night")
GAME = KIT.game()
STAGING = ColourStaging()
SHARES = (0.05, 0.35, 0.7)
"""At these shares of a move's clip the table is looked at, and when it has come to rest."""


class Ledger:
    """One viewer's table, and every card that it has been shown."""

    def __init__(self, app, seats, viewer):
        maps = app.paths.assets / "tables"
        layout = load_layout(maps / f"colours_{seats}.tmx", {"two-sided"})
        sitters = play.sitters(Plan(game="day-night", seats=seats))
        table = before_deal(seats, viewer, 112)
        self.viewer = viewer
        self.stage = Stage(app, layout, sitters, table, "day-night")

    def shown(self, events):
        """Every card that is drawn at some moments of those events, and at rest after them."""
        seen = [event.seen_by(self.viewer) for event in events]
        before = self.stage.table
        clip = STAGING.score(seen, before, self.stage.layout, Manner())
        playback = self.stage.playback
        playback.start(clip)
        turns = min((cue.at for cue in clip.cues if cue.name == "table turns"), default=9e9)
        moments = [t for share in SHARES if (t := clip.duration * share) < turns + 0.42]
        found = [self._cards(self.stage.frame_at(moment)) for moment in moments]
        playback.finish()
        return seen, found, self._cards(self.stage.frame())

    def _cards(self, frame):
        parts = list(self.stage.parts(frame))
        return [(part.group, look) for part in parts if (look := _look(part.key)) is not None]


def _look(key):
    """The card that a part draws, if it draws one."""
    if isinstance(key, tuple) and key:
        key = key[0]
    return key if isinstance(key, CardLook) else None


def twin(state, viewer, dice):
    """The same state, but for what is on the back of the cards that the viewer cannot see."""
    side, own, buried = state.side, state.hands[viewer], state.discard[:-1]
    hidden = (*own, *buried, *state.stock)
    backs = [card.back(side) for card in hidden]
    dice.shuffle(backs)
    cards = [_card(card.face(side), back, side) for card, back in zip(hidden, backs, strict=True)]
    other = state.clone()
    hands = list(state.hands)
    hands[viewer] = tuple(cards[: len(own)])
    other.hands = tuple(hands)
    other.discard = (*cards[len(own) : len(own) + len(buried)], state.discard[-1])
    other.stock = tuple(cards[len(own) + len(buried) :])
    return other


def _card(front, back, side):
    return Card.of(front, back) if side is Side.DAY else Card.of(back, front)


def _tells_of_the_stock(event, viewer):
    """Whether a hidden card comes to another hand, where its back is rightly seen."""
    if isinstance(event, PileShuffled):
        return True
    drawn = isinstance(event, CardMoved) and event.source.pile == "stock"
    return drawn and event.target.seat != viewer


def truth(state, viewer):
    """What may be seen of the hands: own active faces, the others' inactive ones."""
    side = state.side
    own = Counter(card.face(side).code for card in state.hands[viewer])
    others = {
        seat: Counter(card.back(side).code for card in hand)
        for seat, hand in enumerate(state.hands)
        if seat != viewer
    }
    return own, others


def any_move(state, dice):
    moves = GAME.legal_moves(state, GAME.to_act(state)[0])
    plays = [move for move in moves if isinstance(move, PlayCard)]
    return dice.choice(plays if plays and dice.chance(0.8) else moves)


@pytest.mark.parametrize("seed", range(MATCHES))
def test_no_view_event_or_picture_holds_an_own_back(app, seed):
    seats = 2 + seed % 5
    viewer, dice = (seed + seed // 5) % seats, Dice(Rng.of(seed))
    ledger, other_ledger = Ledger(app, seats, viewer), Ledger(app, seats, viewer)
    state, events = GAME.new(seats, seed)
    _, _, rest = ledger.shown(events)
    compared = 0
    while True:
        check(ledger, state, rest)
        if not GAME.to_act(state):
            break
        other = twin(state, viewer, dice)
        assert GAME.view(other, viewer) == GAME.view(state, viewer)
        other_ledger.stage.settle(ledger.stage.table)
        move = any_move(state, dice)
        state, events = GAME.apply(state, move)
        other, others = GAME.apply(other, move)
        told, found, rest = ledger.shown(events)
        other_told, other_found, other_rest = other_ledger.shown(others)
        if any(_tells_of_the_stock(event, viewer) for event in events):
            continue
        assert found == other_found
        if not any(isinstance(event, TableTurned) for event in told):
            assert told == other_told
            assert rest == other_rest
            compared += 1
    assert compared > 10


def check(ledger, state, rest):
    """At rest: the own cards' active faces, the others' inactive ones, and nothing else."""
    viewer = ledger.viewer
    own, others = truth(state, viewer)
    assert Counter(look.front for group, look in rest if group == "own") == own
    assert not any(look.back for _, look in rest)
    for seat, faces in others.items():
        assert Counter(look.front for group, look in rest if group == f"hand:{seat}") == faces
    assert not any(card.back for card in ledger.stage.table.hands[viewer])
    assert ledger.stage.table.shown() == tableau(GAME.view(state, viewer)).shown()
    piles = [look.front for group, look in rest if group == "discard"]
    assert piles[-1] == state.top.code


def test_a_hint_is_the_same_whatever_is_on_the_back_of_the_own_cards():
    dice = Dice(Rng.of(3))
    state, _ = GAME.new(3, 3)
    asked = 0
    while GAME.to_act(state) and asked < 3:
        seat = GAME.to_act(state)[0]
        if len(GAME.legal_moves(state, seat)) > 2:
            asked += 1
            assert hint(state, seat) == hint(twin(state, seat, dice), seat)
        state, _ = GAME.apply(state, any_move(state, dice))
    assert asked == 3


def hint(state, seat):
    """What an Insane player who aims at nobody would do, and why."""
    thinking = player(GAME, "insane").think(
        GAME.view(state, seat), GAME.legal_moves(state, seat), Rng.of(5)
    )
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value


def test_the_twin_differs_in_nothing_but_the_backs():
    """Else the ledger above would prove nothing."""
    state, _ = GAME.new(4, 1)
    other = twin(state, 0, Dice(Rng.of(1)))
    fronts = [card.face(state.side) for card in state.hands[0]]
    assert [card.face(other.side) for card in other.hands[0]] == fronts
    assert other.hands[0] != state.hands[0]
    assert other.hands[1:] == state.hands[1:]
    assert GAME.view(other, 1) != GAME.view(state, 1)
