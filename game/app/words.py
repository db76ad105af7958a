"""The texts a player reads: English in the code, translated from ``assets/locale/<lang>``."""

from __future__ import annotations

import gettext
import io
from pathlib import Path
from typing import Final

import polib

LANGUAGES: Final = ("en", "ru")
NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def message(text: str) -> str:
    """The text itself: marks a message that stands in a table and is looked up later.

    >>> message("Skip")
    'Skip'
    """
    return text


class Words:
    """Finds the text of a message in the language in force; ``words("Play")`` is the usual call.

    Values are named in braces and put in whole: no text is ever glued from parts. Every literal
    message given here or to ``message`` is in the ``.po`` files, which a test checks.
    """

    def __init__(self, folder: Path, language: str) -> None:
        self._folder = folder
        self.language = ""
        self.speak(language)

    def speak(self, language: str) -> None:
        """Go over to a language.

        :raises ValueError: if the game does not speak it.
        """
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}, only {', '.join(LANGUAGES)}")
        self.language = language
        self._catalogue = _catalogue(self._folder / language / "messages.po")

    def __call__(self, message: str, **values: object) -> str:
        """The message in the language in force."""
        return _filled(self._catalogue.gettext(message), message, values)

    def plural(self, one: str, many: str, n: int, **values: object) -> str:
        """The message in the form that the number asks for; ``{n}`` stands for the number."""
        source = one if n == 1 else many
        text = self._catalogue.ngettext(one, many, n)
        return _filled(text, source, {"n": self.number(n), **values})

    def on(self, table: str, message: str, **values: object) -> str:
        """The message as that table words it (a gettext context), else as everywhere.

        The tables word some cards differently (``RULES.md`` 1).
        """
        found = self._catalogue.pgettext(table, message)
        text = self._catalogue.gettext(message) if found == message else found
        return _filled(text, message, values)

    def number(self, value: int) -> str:
        """A whole number with its thousands set apart and a true minus sign."""
        apart = f"{abs(value):,}".replace(",", NO_BREAK if self.language == "ru" else ",")
        return f"\N{MINUS SIGN}{apart}" if value < 0 else apart


def duration(words: Words, seconds: float) -> str:
    """A length of time in minutes and seconds."""
    minutes, rest = divmod(max(0, round(seconds)), 60)
    if not minutes:
        return words("{seconds} s", seconds=rest)
    if not rest:
        return words("{minutes} min", minutes=minutes)
    return words("{minutes} min {seconds} s", minutes=minutes, seconds=rest)


def _filled(text: str, source: str, values: dict[str, object]) -> str:
    try:
        return text.format(**values)
    except (KeyError, IndexError, ValueError):  # a slip in a translation must not stop a game
        return source.format(**values)


def _catalogue(path: Path) -> gettext.NullTranslations:
    try:
        return gettext.GNUTranslations(io.BytesIO(polib.pofile(str(path)).to_binary()))
    except (OSError, UnicodeDecodeError):  # unreadable: English, as it stands in the code
        return gettext.NullTranslations()
