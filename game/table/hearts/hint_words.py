"""Why a hint's card or gift is the best one at Hearts, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.app.words import Words, message
from game.players.hearts.hints import Hint
from game.players.player import Reason
from game.table.french_words import french_card_name, suit_name

_PLAIN: Final = {
    Hint.ONLY_MOVE: message("It is the only card you may play."),
    Hint.SHOOT: message("You may take every point: shoot the moon."),
    Hint.RID_OF_QUEEN: message("It gets rid of the queen of spades."),
    Hint.WINS_JACK: message("It wins the jack of diamonds."),
    Hint.FIRST_TRICK: message(
        "No points can fall in the first trick: a good time for a high card."
    ),
    Hint.LAST_SAFE: message("You play last and there are no points: a good time for a high card."),
    Hint.RID_OF_HIGH: message("It gets rid of a dangerous high card."),
    Hint.GIVES_HEART: message("Whoever takes the trick gets the heart with it."),
    Hint.FISHES: message("It fishes for the queen of spades: you hold no spade above her."),
    Hint.SAFE_LEAD: message("Nobody can go under it."),
    Hint.LOW_LEAD: message("A low card: the others will probably have to go above it."),
    Hint.EMPTIES: message("Your last card of this suit: next time you can throw something off."),
    Hint.EVEN: message("It makes no difference which of these cards you play."),
    Hint.GIVE_MOON: message("Keep the high cards: with them you may shoot the moon."),
    Hint.GIVE_QUEEN: message("The queen of spades is too dangerous to keep."),
    Hint.GIVE_SPADES: message("A spade above the queen would catch her."),
    Hint.GIVE_HIGH: message("These cards are the most likely to take points."),
}


def reason_text(words: Words, reason: Reason, names: Sequence[str]) -> str:
    """The reason as a sentence; ``names`` are the players' names by seat."""
    told, hint = dict(reason.values), Hint(reason.key)
    if hint in _PLAIN:
        return words(_PLAIN[hint])
    card = french_card_name(words, str(told["card"])) if "card" in told else ""
    match hint:
        case Hint.STOP_MOON:
            return words(
                "{name} has taken every point so far: this may stop the moon.",
                name=names[int(told["seat"])],
            )
        case Hint.UNDER:
            return words("It stays under “{card}”, so it takes nothing.", card=card)
        case Hint.GIVE_SUIT:
            return words(
                "{suit}: with none left you can throw other cards off.",
                suit=suit_name(words, str(told["suit"])),
            )
        case _:
            return _by_numbers(words, hint, told, card)


def _by_numbers(words: Words, hint: Hint, told: dict[str, str | int], card: str) -> str:
    """What the imagined deals say, against the next card."""
    match hint:
        case Hint.POINTS:
            return words.plural(
                "In {worlds} imagined deals this was about {n} point better than “{card}”.",
                "In {worlds} imagined deals this was about {n} points better than “{card}”.",
                int(told["points"]),
                worlds=told["worlds"],
                card=card,
            )
        case Hint.MATCH:
            return words(
                "In {worlds} imagined deals this won the match {percent}%, “{card}” {other}%.",
                worlds=told["worlds"],
                percent=told["percent"],
                card=card,
                other=told["other"],
            )
        case _:
            return words(
                "In {worlds} imagined deals this did slightly better than “{card}”.",
                worlds=told["worlds"],
                card=card,
            )
