"""Why a hint's move is the best one, in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.words import Words
from game.players.colours.hints import Hint
from game.players.player import Reason
from game.table.card_words import card_name, colour_name, symbol_name, symbol_of


def reason_text(words: Words, table: str, reason: Reason, names: Sequence[str]) -> str:
    """The reason as a sentence; ``names`` are the players' names by seat."""
    told = dict(reason.values)
    hint, count = Hint(reason.key), int(told.get("cards", 0))
    card = card_name(words, table, str(told["card"])) if "card" in told else ""
    name = names[int(told["seat"])] if "seat" in told else ""
    colour = colour_name(words, str(told["colour"])) if "colour" in told else ""
    match hint:
        case Hint.DANGER:
            return words.plural(
                "{name} has {n} card left. {card} holds them up.",
                "{name} has {n} cards left. {card} holds them up.",
                count,
                name=name,
                card=card,
            )
        case Hint.COLOUR:
            return words.plural(
                "{colour}: you keep {n} card of it for your next turn.",
                "{colour}: you keep {n} cards of it for your next turn.",
                count,
                colour=colour,
            )
        case Hint.LACKS:
            return words("{colour}: {name} seems to have none.", colour=colour, name=name)
        case Hint.WILD_LATER:
            return words("A coloured card fits: keep “{card}” for later.", card=card)
        case Hint.CARD_LATER:
            return words("Another card fits: keep “{card}” for later.", card=card)
        case Hint.SYMBOL:
            return words(
                "You hold another “{symbol}”: it will fit on any colour later.",
                symbol=symbol_name(words, table, symbol_of(str(told["card"]))),
            )
        case Hint.SEARCH:
            return words(
                "In {worlds} imagined games this won {percent}%, the usual choice {other}%.",
                worlds=told["worlds"],
                percent=told["percent"],
                other=told["other"],
            )
        case Hint.SEARCH_CLOSE:
            return words(
                "In {worlds} imagined games this did slightly better than the usual choice.",
                worlds=told["worlds"],
            )
        case _:
            return _plain(words, table, hint, count)


def _plain(words: Words, table: str, hint: Hint, count: int) -> str:
    match hint:
        case Hint.CALL:
            return words("Call the last card first, then play.")
        case Hint.GOES_OUT:
            return words("Your last card: play it and win.")
        case Hint.ANSWER:
            return words.plural(
                "Pass the penalty on instead of taking {n} card.",
                "Pass the penalty on instead of taking {n} cards.",
                count,
            )
        case Hint.CANCEL:
            return words.plural(
                "The Shield spares you {n} card.", "The Shield spares you {n} cards.", count
            )
        case Hint.WILD_SAVED:
            return words.on(table, "Keep the Wild: nobody is close to going out.")
        case Hint.FITS:
            return words("It fits, and nothing speaks for another card.")
        case _:
            return words("There is nothing else to do.")
