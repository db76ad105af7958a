"""A Hearts state in the flat form: what the flat deal is compared with, and set up from."""

from collections.abc import Sequence

from game.games.hearts import Hearts
from game.games.hearts.options import Passing
from game.games.hearts.state import HeartsState, Phase
from game.players.hearts.cards import flat
from game.players.hearts.flat import FlatDeal
from game.players.hearts.seen import deal_of
from game.players.player import AnyPlayer, Decision, decide
from game.rules.cards import cards
from game.rules.rng import Rng
from tests.games.hearts.table import set_up


def flat_deal(game: Hearts, state: HeartsState) -> FlatDeal:
    """The whole state; the turn's seat sees the trick, and the other cards are added."""
    view = game.view(state, state.turn)
    deal = deal_of(view)
    deal.hands = [flat(hand) for hand in state.hands]
    if state.leftover_to is None:
        deal.leftover = flat(state.leftover)
    elif view.leftover is None:
        deal.take_leftover(state.leftover_to, flat(state.leftover))
    return deal


def decided(
    player: AnyPlayer, game: Hearts, state: HeartsState, seat: int | None = None, seed: int = 1
) -> Decision:
    """What the player does there, as the first seat to act or as that one."""
    seat = game.to_act(state)[0] if seat is None else seat
    return decide(player.think(game.view(state, seat), game.legal_moves(state, seat), Rng.of(seed)))


def ending(game: Hearts, *hands: str, takes: dict[int, str] | None = None, **position: object):
    """The last cards of a deal: all others have been taken, by those seats or by the last one."""
    taken = [takes.get(seat, "") if takes else "" for seat in range(len(hands))]
    named = [*hands, *taken, *(str(position.get(pile, "")) for pile in ("trick", "leftover"))]
    rest = [c.code for c in game.house.pack(len(hands)) if c not in cards(" ".join(named))]
    taken[-1] = " ".join([taken[-1], *rest])
    return set_up(game, *hands, taken=taken, **position)


def dealt(game: Hearts, seats: int, number: int) -> HeartsState:
    """Deal ``number`` by itself; the cards go as in the deals of a match."""
    deck, _ = game.deck(seats, Rng.of(number))
    hands = [" ".join(card.code for card in deck[seat::seats]) for seat in range(seats)]
    passes = game.house.passing_in(number + 1, seats) is not Passing.NONE
    phase = Phase.GIVE if passes else Phase.PLAY
    return set_up(game, *hands, deal=number + 1, phase=phase.value, first_trick=True)


def points(game: Hearts, state: HeartsState, players: Sequence[AnyPlayer]) -> tuple[int, ...]:
    """By seat, what the deal brings when these players play it to its end."""
    state, moves = state.clone(), 0
    while state.scored is None:
        seat = game.to_act(state)[0]
        view, legal = game.view(state, seat), game.legal_moves(state, seat)
        game.advance(state, decide(players[seat].think(view, legal, Rng.of(moves))).move)
        moves += 1
    return state.scored
