"""The texts a player reads: English in the code, translated from ``assets/locale/<lang>``."""

from __future__ import annotations

import gettext
import io
from pathlib import Path

import polib

LANGUAGES = ("en", "ru")


class Words:
    """Finds the text of a message in the language in force; ``words("Play")`` is the usual call.

    Values are named in braces and put in whole: no text is ever glued from parts. Every literal
    message given here is in the ``.po`` files, which a test checks.
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
        return self._catalogue.gettext(message).format(**values)

    def plural(self, one: str, many: str, n: int, **values: object) -> str:
        """The message in the form that the number asks for; ``{n}`` stands for the number."""
        return self._catalogue.ngettext(one, many, n).format(n=n, **values)

    def on(self, table: str, message: str, **values: object) -> str:
        """The message as that table words it (a gettext context), else as everywhere.

        The tables word some cards differently (``rules.md`` 1).
        """
        found = self._catalogue.pgettext(table, message)
        text = self._catalogue.gettext(message) if found == message else found
        return text.format(**values)


def _catalogue(path: Path) -> gettext.NullTranslations:
    if not path.exists():
        return gettext.NullTranslations()
    return gettext.GNUTranslations(io.BytesIO(polib.pofile(str(path)).to_binary()))
