"""A colour state in the flat form: what the flat table is compared with, and set up from."""

from game.games.colours.cards import Card, Side
from game.games.colours.moves import CallLastCard, ColourMove, PlayCard, Take
from game.games.colours.rules import ColourGame
from game.games.colours.state import ColourState
from game.players.colours.flat import STACKS, FlatRules, FlatTable, flat_face
from game.rules.rng import Dice


def flat_card(card: Card, side: Side) -> int:
    back = card.back(side)
    return flat_face(card.face(side)) | (0 if back is None else flat_face(back) << 8)


def flat_table(game: ColourGame, state: ColourState) -> FlatTable:
    """The whole state; its dice are the state's, so both shuffle alike."""
    hands, stock, discards = (
        [[flat_card(card, state.side) for card in pile] for pile in piles]
        for piles in (state.hands, [state.stock[::-1]], [state.discard])
    )
    return FlatTable(
        FlatRules.of(game),
        Dice(state.rng),
        hands,
        stock[0],
        discards[0],
        colour=int(state.colour),
        turn=state.turn,
        direction=state.direction,
        kind=STACKS[state.stack.kind] if state.stack else 0,
        amount=state.stack.amount if state.stack else 0,
        fuse=state.fuse.count if state.fuse else 0,
        blast=state.fuse.blast if state.fuse else 0,
        clock=state.clock,
        night=state.side is Side.NIGHT,
        shields=tuple(sorted(state.shields)),
        drawn=hands[state.turn][-1] if state.drawn else None,
        winner=state.turn if state.is_over else None,
    )


def what_counts(table: FlatTable) -> dict[str, object]:
    """All that two equal tables share; the order within a hand is no part of it."""
    told = {
        name: getattr(table, name)
        for name in FlatTable.__match_args__
        if name not in ("rules", "dice", "hands", "shields")
    }
    return {
        **told,
        "hands": [sorted(hand) for hand in table.hands],
        "shields": sorted(table.shields),
    }


def advance(table: FlatTable, game: ColourGame, state: ColourState, move: ColourMove) -> None:
    """Make on the flat table the move which is made on the state."""
    match move:
        case PlayCard(face=face, slot=slot, colour=colour):
            named = face.colour if colour is None else colour
            table.play(flat_card(state.hands[state.turn][slot], state.side), int(named))
        case Take():
            table.take()
        case CallLastCard():
            pass
        case _ if table.drawn is None and state.drawn:
            pass  # the drawn card does not fit: on the flat table the turn has passed on
        case _ if table.drawn is None:
            table.take()
        case _:
            table.keep()
