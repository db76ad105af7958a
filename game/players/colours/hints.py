"""Why a move is the best one: the term that separates it from the second best."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from game.games.colours.cards import Colour, Symbol
from game.games.colours.moves import CallLastCard, ColourMove, PlayCard
from game.games.colours.policy import INSANE, candidates, is_calm, seat_that_follows, terms
from game.games.colours.state import ColourView
from game.players.colours.search import Trial
from game.players.player import Reason


class Hint(StrEnum):
    """The reasons; in braces the values that come with them.

    ``card`` and ``colour`` are texts of the protocol, the others whole numbers.
    """

    ONLY_MOVE = "HINT_ONLY_MOVE"
    """Nothing else can be done."""
    CALL = "HINT_CALL"
    """Call the last card, then play the one before it."""
    GOES_OUT = "HINT_GOES_OUT"
    """This is your last card: play it and win."""
    DANGER = "HINT_DANGER"
    """{seat} has {cards} cards left; {card} stops them."""
    ANSWER = "HINT_ANSWER"
    """Pass the {cards} cards on instead of taking them."""
    CANCEL = "HINT_CANCEL"
    """The Shield cancels the {cards} cards."""
    WILD_SAVED = "HINT_WILD_SAVED"
    """Keep the Wild: nobody is close to going out."""
    WILD_LATER = "HINT_WILD_LATER"
    """A coloured card fits: keep {card} for later."""
    CARD_LATER = "HINT_CARD_LATER"
    """Another card fits: keep {card} for later."""
    COLOUR = "HINT_COLOUR"
    """You keep {cards} cards of {colour}, which helps your next turn."""
    LACKS = "HINT_LACKS"
    """{seat} has shown to lack {colour}."""
    SYMBOL = "HINT_SYMBOL"
    """You hold another card like {card}: it will fit on any colour later."""
    FITS = "HINT_FITS"
    """It fits, and nothing speaks for another card."""
    SEARCH = "HINT_SEARCH"
    """In {worlds} imagined games this won {percent} %, the usual choice {other} %."""
    SEARCH_CLOSE = "HINT_SEARCH_CLOSE"
    """In {worlds} imagined games this did slightly better than the usual choice."""


_DECIDING: Final = ("danger", "base", "colour", "lacks", "symbol")
"""The terms that can be told, the weightiest first."""


def searched(chosen: Trial, usual: Trial) -> Reason:
    """The reason where only the imagined games speak for the move."""
    percent, other = round(100 * chosen.mean), round(100 * usual.mean)
    if percent <= other:
        return Reason(Hint.SEARCH_CLOSE, (("worlds", chosen.worlds),))
    values = (("worlds", chosen.worlds), ("percent", percent), ("other", other))
    return Reason(Hint.SEARCH, values)


def explained(view: ColourView, moves: Sequence[ColourMove], chosen: ColourMove) -> Reason:
    """The reason for the move that the rule of thumb prefers."""
    if isinstance(chosen, CallLastCard):
        return Reason(Hint.CALL)
    if isinstance(chosen, PlayCard):
        return _for_a_play(view, moves, chosen)
    saved = any(isinstance(move, PlayCard) for move in moves) and is_calm(view)
    return Reason(Hint.WILD_SAVED if saved else Hint.ONLY_MOVE)


def _for_a_play(view: ColourView, moves: Sequence[ColourMove], chosen: PlayCard) -> Reason:
    if len(view.hand) == 1:
        return Reason(Hint.GOES_OUT)
    if view.stack is not None:
        cancels = chosen.face.symbol is Symbol.SHIELD
        hint = Hint.CANCEL if cancels else Hint.ANSWER
        return Reason(hint, (("cards", view.stack.amount),))
    rivals = _rivals(view, moves, chosen)
    if not rivals:
        return Reason(Hint.FITS)
    second = max(rivals, key=lambda play: sum(terms(view, play, INSANE)))
    return _against(view, chosen, second)


def _rivals(view: ColourView, moves: Sequence[ColourMove], chosen: PlayCard) -> list[PlayCard]:
    """The other faces that could be played, or a lone wild's other colours."""
    faces = [play for play in candidates(view, moves, INSANE) if play.face is not chosen.face]
    return faces or [
        move for move in moves if isinstance(move, PlayCard) and move.colour != chosen.colour
    ]


def _against(view: ColourView, chosen: PlayCard, second: PlayCard) -> Reason:
    """The term in which the chosen play is most ahead."""
    own, its = terms(view, chosen, INSANE), terms(view, second, INSANE)
    ahead = {name: getattr(own, name) - getattr(its, name) for name in _DECIDING}
    term = max(_DECIDING, key=ahead.__getitem__)
    if ahead[term] <= 0:
        return Reason(Hint.FITS)
    return _told(term, view, chosen, second)


def _told(term: str, view: ColourView, chosen: PlayCard, second: PlayCard) -> Reason:
    face, colour = chosen.face, _colour_after(chosen)
    match term:
        case "danger":
            seat = view.seat_after()
            values = (("seat", seat), ("cards", view.sizes[seat]), ("card", face.code))
            return Reason(Hint.DANGER, values)
        case "base":
            wild = second.face.colour is None and face.colour is not None
            hint = Hint.WILD_LATER if wild else Hint.CARD_LATER
            return Reason(hint, (("card", second.face.code),))
        case "colour":
            kept = sum(other.colour == colour for other in view.hand) - (face.colour is not None)
            letter = colour.letter(view.side)
            return Reason(Hint.COLOUR, (("cards", kept), ("colour", letter)))
        case "lacks":
            seat = seat_that_follows(view, face)
            return Reason(Hint.LACKS, (("seat", seat), ("colour", colour.letter(view.side))))
        case _:
            return Reason(Hint.SYMBOL, (("card", face.code),))


def _colour_after(play: PlayCard) -> Colour:
    colour = play.colour if play.face.colour is None else play.face.colour
    assert colour is not None
    return colour
