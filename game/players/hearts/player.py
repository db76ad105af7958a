"""CPU players of Hearts: by rule of thumb, or by search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.games.hearts.state import GiveCards, HeartsMove, HeartsView, Phase, PlayCard
from game.players.hearts import hints
from game.players.hearts.cards import FACES, Cards, each, flat
from game.players.hearts.gifts import GiftTrials, gift_trials
from game.players.hearts.passing import TUNED, Dangers, gift
from game.players.hearts.plays import PlayTrials, play_trials
from game.players.hearts.prior import choose
from game.players.hearts.search import Effort, race
from game.players.hearts.seen import deal_of
from game.players.hearts.worth import Worth
from game.players.player import Decision, Thought
from game.rules.rng import Dice, Rng


@dataclass(frozen=True, slots=True)
class RuleOfThumb:
    """Plays and gives at once: Easy, Medium and the stand-in."""

    dangers: Dangers = TUNED
    """What it takes to be dangerous when it gives cards away."""
    guards: bool = True
    """Whether it keeps high cards back against who may be shooting the moon."""
    careless: float = 0.0
    """The share of turns on which it plays any legal card."""

    def think(self, view: HeartsView, moves: Sequence[HeartsMove], rng: Rng) -> Thought[HeartsMove]:
        """Choose at once."""
        yield from ()
        if view.phase is Phase.GIVE:
            return Decision(_given(view, _rule_gift(view, self.dangers)))
        dice = Dice(rng)
        if dice.chance(self.careless):
            return Decision(dice.choice(moves))
        deal = deal_of(view)
        deal.guarded = self.guards
        return Decision(PlayCard(view.seat, FACES[choose(deal, deal.legal())]))


@dataclass(frozen=True, slots=True)
class Searcher:
    """Tries what could be done in imagined deals: Hard, Insane and hints."""

    plays: Effort
    """How far it searches for the card to play."""
    gifts: Effort | None = None
    """How far it searches for the cards to give, None to give by rule of thumb."""
    infers: bool = False
    """Whether it reads the others' plays."""
    shoots: bool = False
    """Whether it plans to shoot the moon."""
    defends: float = 0.0
    """In what share of the worlds others may try to."""
    for_match: bool = False
    """Whether near the end it plays for the match instead of for points."""

    def think(self, view: HeartsView, moves: Sequence[HeartsMove], rng: Rng) -> Thought[HeartsMove]:
        """Choose, one card in one imagined world a step."""
        dice, worth = Dice(rng), Worth.of(view, self.for_match)
        if view.phase is Phase.PLAY:
            return (yield from self._play(view, worth, dice))
        if self.gifts is None:
            return Decision(_given(view, _rule_gift(view, TUNED)))
        return (yield from self._give(view, self.gifts, worth, dice))

    def _give(
        self, view: HeartsView, effort: Effort, worth: Worth, dice: Dice
    ) -> Thought[HeartsMove]:
        trials, tried = gift_trials(view, self.shoots), GiftTrials(view, worth, dice)
        best, *_ = yield from race(trials, tried.deal, tried.value, effort)
        return Decision(
            _given(view, best.candidate.cards),
            best.worlds,
            hints.for_gift(flat(view.hand), best.candidate),
        )

    def _play(self, view: HeartsView, worth: Worth, dice: Dice) -> Thought[HeartsMove]:
        ended, stopped = play_trials(deal_of(view), self.shoots), None
        if len(ended) > 1:
            tried = PlayTrials(view, worth, dice, self.infers, self.defends)
            ended = yield from race(ended, tried.deal, tried.value, self.plays)
            stopped = tried.stopped(ended)
        best = ended[0]
        reason = hints.for_play(view, ended, stopped, worth.totals is not None)
        return Decision(PlayCard(view.seat, FACES[best.candidate.card]), best.worlds, reason)


def _rule_gift(view: HeartsView, dangers: Dangers) -> Cards:
    """The three cards which the rule of thumb gives away."""
    return gift(flat(view.hand), dangers, view.options.jack_of_diamonds)


def _given(view: HeartsView, cards: Cards) -> GiveCards:
    return GiveCards(view.seat, tuple([FACES[card] for card in each(cards)]))
