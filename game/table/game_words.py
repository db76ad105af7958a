"""What games, house rules, levels and the people at the table are called."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.app.words import Words, message
from game.session.match import Resumed
from game.session.record import Sitter
from game.session.store import Store, Trouble

_GAMES: Final = {
    "classic": message("Classic"),
    "day-night": message("Day & Night"),
    "siege": message("Siege"),
    "colour-cards": message("Colour Cards"),
    "hearts": message("Hearts"),
    "war": message("War"),
}

_ABOUT: Final = {
    "classic": message("Bombs, stacks and a burning fuse"),
    "day-night": message("Every card has two faces"),
    "siege": message("Shields stand against the stacks"),
    "colour-cards": message("Lily, Max and Zoe are waiting"),
    "hearts": message("Tricks, the black queen, the moon"),
    "war": message("The best card takes all"),
}

_LEVELS: Final = {
    "easy": message("Easy"),
    "medium": message("Medium"),
    "hard": message("Hard"),
    "insane": message("Insane"),
    "mixed": message("Mixed levels"),
}

_LEVEL_HELP: Final = {
    "easy": message("Plays half of its cards at random and often misses its chances."),
    "medium": message("Plays sensibly, saves its Wilds, and slips now and then."),
    "hard": message("Makes no slips, and strikes at whoever is about to go out."),
    "insane": message("Thinks dozens of games ahead, and is after you more than the others."),
}

_HEARTS_LEVEL_HELP: Final = {
    "easy": message("Plays every third card at random, and passes on just the high ones."),
    "medium": message("Plays sensibly: ducks under tricks and gets rid of dangerous cards."),
    "hard": message("Plays dozens of possible deals out in mind before each card."),
    "insane": message("Plays out hundreds of deals, draws conclusions, and may shoot the moon."),
}

_RULES: Final = {
    "stacking": message("Stacks may be answered"),
    "score": message("Score"),
    "wild4_only_without_colour": message("+4 only without the colour"),
    "call_last_card": message("Call the last card"),
    "bombs": message("Bombs in the deck"),
    "end_score": message("Play to"),
    "passing": message("Pass cards before play"),
    "no_points_first_trick": message("No points in the first trick"),
    "moon": message("Shooting the moon"),
    "leftover": message("Leftover cards"),
    "jack_of_diamonds": message("Jack of diamonds −10"),
    "variant": message("Table"),
}

_RULE_HELP: Final = {
    "stacking": message(
        "On: a penalty card may be answered, and all the cards go on to the next player. "
        "Off: whoever is hit draws."
    ),
    "score": message(
        "Points: what all the other hands count, and the highest wins. "
        "Penalty: minus what your own hand counts. The ranking is the same."
    ),
    "wild4_only_without_colour": message(
        "On: Wild +4 may be played only by a player without a card of the colour in force."
    ),
    "call_last_card": message(
        "On: with two cards, call before you play one of them. Forget it, and you draw 2 cards."
    ),
    "variant": message(
        "In a war each lays 3 cards face down, or 1, or 5. In Peace the lowest card wins. "
        "One face-down is drawn after 1000 battles."
    ),
    "bombs": message("On: 112 cards with four Bombs. Off: 108 cards and no fuse."),
    "end_score": message(
        "When somebody has so many points, the lowest total wins. If it is shared, you play on."
    ),
    "passing": message(
        "Before play each passes 3 cards: left, right, across if you are 4, then none; and again."
    ),
    "no_points_first_trick": message(
        "On: neither hearts nor the queen of spades go into it, unless a hand has nothing else."
    ),
    "moon": message(
        "On: whoever takes all hearts and the queen of spades gets 0, the others 26. "
        "Off: the taker gets 26."
    ),
    "leftover": message(
        "3 or 5 players: take low cards out, or the first trick wins the undealt ones. "
        "No effect with 4 players."
    ),
    "jack_of_diamonds": message("On: whoever takes the jack of diamonds gets 10 points less."),
}

_VALUES: Final = {
    ("score", "table"): message("points"),
    ("score", "penalty"): message("penalty"),
    ("leftover", "remove"): message("remove"),
    ("leftover", "facedown"): message("face down"),
    ("variant", "standard"): message("Standard"),
    ("variant", "one"): message("One face-down"),
    ("variant", "peace"): message("Peace"),
}

_PEOPLE: Final = {
    "lily": message("Lily"),
    "max": message("Max"),
    "zoe": message("Zoe"),
    "leo": message("Leo"),
    "nika": message("Nika"),
}

_TROUBLES: Final = {
    Trouble.SET_ASIDE: message(
        "The saved data could not be read. It was put aside and a fresh start made: {file}"
    ),
    Trouble.NEWER: message(
        "The saved data is from a newer version. It is left alone; nothing is saved now."
    ),
    Trouble.CANNOT_SAVE: message(
        "Nothing can be saved: the folder is read-only, or the disk is full. {folder}"
    ),
    Trouble.IN_USE: message("The game is open in another window. Nothing is saved in this one."),
}

_RESUMED: Final = {
    Resumed.RULES_CHANGED: message(
        "The rules have changed since this match began. It goes on from the saved position."
    ),
    Resumed.DIFFERED: message(
        "The saved moves do not lead to the saved position. The match goes on from the position."
    ),
}

COMPANY: Final = tuple(_PEOPLE)
"""The people who play against you, the first on your left."""


def game_name(words: Words, game: str) -> str:
    """The name of a table, by its name on the command line."""
    return words(_GAMES[game])


def game_about(words: Words, game: str) -> str:
    """What is special about a table, in a few words."""
    return words(_ABOUT[game])


def level_name(words: Words, level: str) -> str:
    """The name of a CPU level; one that only another version knows is called as it is stored."""
    return words(_LEVELS[level]) if level in _LEVELS else level


def level_help(words: Words, game: str, level: str) -> str:
    """How a CPU level plays at that table."""
    return words((_HEARTS_LEVEL_HELP if game == "hearts" else _LEVEL_HELP)[level])


def rule_name(words: Words, rule: str) -> str:
    """The name of a house rule, by its field in the game's options."""
    return words(_RULES[rule])


def rule_help(words: Words, rule: str) -> str:
    """What a house rule changes, or nothing where its name says it all."""
    return words(_RULE_HELP[rule]) if rule in _RULE_HELP else ""


def rule_value(words: Words, rule: str, value: bool | int | str) -> str:
    """A house rule's value as a player reads it."""
    if isinstance(value, bool):
        return words("on") if value else words("off")
    return words.number(value) if isinstance(value, int) else words(_VALUES[rule, value])


def trouble_text(words: Words, store: Store, folder: Path) -> str:
    """What is wrong with the memory, which lies in that folder; empty when all is well."""
    if store.trouble is None:
        return ""
    return words(_TROUBLES[store.trouble], file=store.aside or folder, folder=folder)


def resumed_text(words: Words, resumed: Resumed | None) -> str:
    """What the player must know of how a match is gone on with; empty when it is as it was."""
    return words(_RESUMED[resumed]) if resumed in _RESUMED else ""


def sitter_name(words: Words, sitter: Sitter) -> str:
    """What a seat's owner is called: one of the company, a person by name, or you."""
    if sitter.name in _PEOPLE:
        return person_name(words, sitter.name)
    return sitter.name or words("You")


def sitter_avatar(sitter: Sitter) -> str:
    """The picture of a seat's owner."""
    return sitter.name if sitter.name in _PEOPLE else "you"


def person_name(words: Words, person: str) -> str:
    """The name of one of the company: ``lily``, ``max``, ``zoe``, ``leo`` or ``nika``."""
    return words(_PEOPLE[person])
