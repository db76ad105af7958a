"""What a Hearts table says: what to do, the deal so far, the signs, and hints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.app.words import Words, message
from game.games.hearts.options import Passing
from game.games.hearts.state import GIFT_SIZE, GiveCards, HeartsMove, HeartsView, PlayCard
from game.games.hearts.tableau import HeartsTableau
from game.rules.cards import Suit
from game.rules.events import Seat
from game.table.french_words import french_card_name
from game.table.hearts.panel import PanelWords

_FOLLOW: Final = {
    Suit.CLUBS: message("Follow suit: clubs"),
    Suit.DIAMONDS: message("Follow suit: diamonds"),
    Suit.SPADES: message("Follow suit: spades"),
    Suit.HEARTS: message("Follow suit: hearts"),
}
_NONE_LEFT: Final = {
    Suit.CLUBS: message("You have no clubs: play any card"),
    Suit.DIAMONDS: message("You have no diamonds: play any card"),
    Suit.SPADES: message("You have no spades: play any card"),
    Suit.HEARTS: message("You have no hearts: play any card"),
}
_NONE_LEFT_AT_FIRST: Final = {
    Suit.CLUBS: message("You have no clubs: play any card without points"),
}
_PASSING: Final = {
    Passing.LEFT: message("Cards go left"),
    Passing.RIGHT: message("Cards go right"),
    Passing.ACROSS: message("Cards go across"),
    Passing.NONE: message("No cards are passed"),
}


def choosing_advice(words: Words, table: HeartsTableau, receiver: str) -> str:
    """How many cards are still to be set out, and for whom."""
    left = GIFT_SIZE - len(table.tray)
    if not left:
        return words("{name} gets these three cards. Pass them?", name=receiver)
    return words.plural(
        "Choose {n} more card: {name} gets it",
        "Choose {n} more cards: {name} gets them",
        left,
        name=receiver,
    )


def playing_advice(words: Words, view: HeartsView, moves: Sequence[PlayCard]) -> str:
    """What the seat in turn may play, in one line; empty if it is not its turn."""
    if not moves:
        return ""
    if view.trick:
        return _following_advice(words, view, moves)
    if view.first_trick and len(moves) == 1:
        card = french_card_name(words, moves[0].face.code)
        return words("You open the first trick: {card}", card=card)
    if any(face.suit is Suit.HEARTS for face in view.hand) and not any(
        move.face.suit is Suit.HEARTS for move in moves
    ):
        return words("You lead: any card but hearts, which are not broken yet")
    return words("You lead: any card")


def _following_advice(words: Words, view: HeartsView, moves: Sequence[PlayCard]) -> str:
    led = view.trick[0].suit
    if any(move.face.suit is led for move in moves):
        return words(_FOLLOW[led])
    if len(moves) < len(view.hand) and led in _NONE_LEFT_AT_FIRST:
        return words(_NONE_LEFT_AT_FIRST[led])
    return words(_NONE_LEFT[led])


def plate_line(
    words: Words, table: HeartsTableau, seat: Seat, seconds: int | None, *, away: bool
) -> str:
    """The second line of a plate; ``seconds`` are left on its timer."""
    total = words("{total} in all", total=words.number(table.totals[seat]))
    if table.winner is not None:
        return total
    own = seat == table.viewer
    if own and away:
        return words("playing for you")
    if own and (seat == table.turn or (table.giving and not table.given[seat] and table.order)):
        if seconds is None:
            return words("Your turn")
        return words("Your turn · {seconds} s", seconds=seconds)
    return words("thinking…") if seat == table.turn else total


def panel_words(words: Words, table: HeartsTableau) -> PanelWords:
    """The deal so far."""
    tricks = len(table.options.pack(table.seats)) // table.seats
    now = min(tricks, table.tricks + (table.taker is None))
    own, total = table.points(table.viewer), table.totals[table.viewer]
    points = words("{n} · {total} in all", n=words.number(own), total=words.number(total))
    rows = (
        (words("Trick"), words("{n} of {count}", n=now, count=tricks)),
        (words("Points"), points),
    )
    if table.giving:
        return PanelWords(rows[1:], words(_PASSING[table.passing]))
    if table.broken:
        return PanelWords(rows, words("Hearts are broken"), broken=True)
    return PanelWords(rows, words("Not broken yet"))


def subtitle(words: Words, table: HeartsTableau) -> str:
    """Which deal it is, and how far the match goes."""
    return words(
        "Deal {n} · to {score} points",
        n=words.number(table.deal),
        score=words.number(table.options.end_score),
    )


def moon_text(words: Words, name: str, *, own: bool) -> str:
    """The sign of the moon."""
    return words("You shoot the moon!") if own else words("{name} shoots the moon!", name=name)


def last_trick_title(words: Words, name: str, *, own: bool) -> str:
    """Above the last trick."""
    if own:
        return words("The last trick: you took it")
    return words("The last trick: {name} took it", name=name)


def hint_text(words: Words, move: HeartsMove, reason: str) -> str:
    """A hint: what to do and why."""
    if isinstance(move, GiveCards):
        first, second, third = (french_card_name(words, face.code) for face in move.faces)
        named = words("{first}, {second}, {third}", first=first, second=second, third=third)
        return words("{hint}. {reason}", hint=named, reason=reason)
    card = french_card_name(words, move.face.code)
    return words("{hint}. {reason}", hint=card, reason=reason)
