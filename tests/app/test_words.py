"""The texts: complete in both languages, and Russian as a Russian editor sets it."""

import ast
import re
import runpy
import string
from pathlib import Path

import polib
import pygame
import pytest

from game import games
from game.app.marks import icon_names
from game.app.paths import Paths
from game.app.words import LANGUAGES, NO_BREAK, Words, duration

ROOT = Path(__file__).parents[2]
LOCALE = Paths.of().locale
TABLES = {kit.name for kit in games.GAMES}
CONTEXTS = TABLES | {"logo"}
CYRILLIC = re.compile("[А-Яа-яЁё]")
CYRILLIC_IN_CODE = {"scenes/settings.py", "game/table/card_digits.py"}
"""The languages' own names, and the letters of the Russian court cards."""


ASKED_FOR = runpy.run_path(str(ROOT / "assets" / "studio" / "words.py"), run_name="studio")[
    "messages"
]()
"""What the code asks for, as the script finds it that writes the catalogues."""


def catalogue(language):
    return polib.pofile(str(LOCALE / language / "messages.po"))


def forms(entry):
    return list(entry.msgstr_plural.values()) if entry.msgid_plural else [entry.msgstr]


def russian():
    return [(entry, text) for entry in catalogue("ru") for text in forms(entry)]


def placeholders(text):
    return {field for _, field, _, _ in string.Formatter().parse(text) if field is not None}


def offences(pattern):
    return [text for _, text in russian() if re.search(pattern, text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_code_is_in_the_catalogue_and_translated(language):
    known = {(e.msgid, e.msgid_plural or "") for e in catalogue(language) if all(forms(e))}
    assert [m.text for m in ASKED_FOR if (m.text, m.plural) not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_catalogue_holds_a_text_that_the_code_never_asks_for(language):
    asked = {m.text for m in ASKED_FOR}
    assert [e.msgid for e in catalogue(language) if e.msgid not in asked] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_context_is_a_table_or_a_named_place(language):
    assert {e.msgctxt for e in catalogue(language) if e.msgctxt} <= CONTEXTS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_names_the_values_of_its_source(language):
    wrong = [
        text
        for entry in catalogue(language)
        for text in forms(entry)
        if text and placeholders(text) != placeholders(entry.msgid_plural or entry.msgid)
    ]
    assert wrong == []


def test_russian_plurals_have_three_forms():
    counts = {len(e.msgstr_plural) for e in catalogue("ru") if e.msgid_plural}
    assert counts == {3}


def test_russian_words_a_number_in_the_form_it_asks_for():
    words = Words(LOCALE, "ru")
    told = [words.plural("{n} card", "{n} cards", n) for n in (1, 2, 5, 11, 21, 104)]
    endings = ["карта", "карты", "карт", "карт", "карта", "карты"]
    numbers = (1, 2, 5, 11, 21, 104)
    assert told == [f"{n}{NO_BREAK}{e}" for n, e in zip(numbers, endings, strict=True)]


def test_russian_sets_no_break_spaces_before_dashes():
    assert offences(r"(?<!\u00a0)[—–]") == []


def test_russian_sets_no_break_spaces_between_a_number_and_what_it_counts():
    """But for the names of cards: +2 and +4 count nothing in the sentence."""
    assert offences(r"((?<![-+\d])\d+|\{(n|share|seconds|minutes|percent|other)\}) [а-яё%]") == []


def test_russian_writes_yo():
    e_for_yo = r"\b(еще|ее|счет\w*|берет\w*|идет|ждет|придет|перейдет|вернет|желт\w+|зелен\w+)\b"
    assert offences(rf"(?i){e_for_yo}") == []


def test_russian_uses_its_own_quotation_marks():
    assert offences("[\"'“”„]") == []


def test_russian_speaks_to_the_player_politely():
    assert offences(r"(?i)\b(ты|тебя|тебе|твой|твоя|твои|твоё)\b") == []


def test_russian_does_not_guess_a_player_to_be_a_man_or_a_woman():
    """Past tense has a gender: after a name only the present will do."""
    named = [text for entry, text in russian() if "{name}" in text]
    assert [text for text in named if re.search(r"[а-яё](лся|лась|ла|ал|ил|ел|ёл)\b", text)] == []


def test_no_russian_word_mixes_two_alphabets():
    assert offences("(?i)[а-яё][a-z]|[a-z][а-яё]") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_stray_blanks(language):
    texts = [text for entry in catalogue(language) for text in forms(entry)]
    assert [text for text in texts if text != text.strip() or "  " in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_is_in_the_font(language):
    pygame.font.init()
    font = pygame.font.Font(Paths.of().fonts / "Rubik-Regular.ttf", 24)
    absent = font.metrics("\uffff")
    used = {c for entry in catalogue(language) for text in forms(entry) for c in text}
    used -= {NO_BREAK, "\n"}
    assert sorted(c for c in used if font.metrics(c) in (absent, [None])) == []


def test_russian_stands_only_in_the_catalogue():
    found = set()
    for folder in ("game", "scenes"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                literal = isinstance(node, ast.Constant) and isinstance(node.value, str)
                if literal and CYRILLIC.search(node.value) and not _is_docstring(node, path):
                    found.add(path.relative_to(ROOT).as_posix())
    assert found <= CYRILLIC_IN_CODE


def _is_docstring(node, path):
    """Docstrings may show Russian: examples, and the product's name."""
    return path.read_text(encoding="utf-8").splitlines()[node.lineno - 1].lstrip().startswith('"""')


WRITTEN = {"Button", "Label", "Toggle", "Slider", "Choice", "Answer", "Dialog", "Tab", "Fact"}


def test_screens_take_every_text_from_the_catalogue():
    """No literal goes straight into a widget but an icon's name: texts pass through ``words``."""
    bare = [
        f"{path.name}:{node.lineno}: {argument.value}"
        for path in (ROOT / "scenes").glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in WRITTEN
        for argument in node.args
        if isinstance(argument, ast.Constant) and re.search("[A-Za-z]{2}", str(argument.value))
        if isinstance(argument.value, str) and argument.value not in icon_names()
    ]
    assert bare == []


# -- Words itself --------------------------------------------------------------------------------


def test_the_language_changes_while_running():
    words = Words(LOCALE, "en")
    assert words("Settings") == "Settings"
    words.speak("ru")
    assert words("Settings") == "Настройки"


def test_an_unknown_language_is_refused_and_changes_nothing():
    words = Words(LOCALE, "ru")
    with pytest.raises(ValueError, match="tlh"):
        words.speak("tlh")
    assert words.language == "ru"


def test_colour_cards_words_its_cards_in_its_own_way():
    words = Words(LOCALE, "ru")
    assert words.on("classic", "Wild") == "Дикая"
    assert words.on("colour-cards", "Wild") == "Джокер"


def test_a_table_without_words_of_its_own_speaks_as_all_do():
    words = Words(LOCALE, "ru")
    assert words.on("siege", "Reverse") == words("Reverse")


def _slip(tmp_path, text):
    folder = tmp_path / "ru"
    folder.mkdir()
    (folder / "messages.po").write_text(text, encoding="utf-8")
    return Words(tmp_path, "ru")


def test_a_translation_with_a_slip_falls_back_to_the_source(tmp_path):
    words = _slip(tmp_path, 'msgid "Hello {name}"\nmsgstr "Привет, {nmae}"\n')
    assert words("Hello {name}", name="Zoe") == "Hello Zoe"


def test_an_unreadable_catalogue_leaves_english(tmp_path):
    assert _slip(tmp_path, "msgid Hello\nbroken")("Hello") == "Hello"


def test_a_missing_catalogue_leaves_english(tmp_path):
    assert Words(tmp_path, "ru").plural("{n} card", "{n} cards", 2) == "2 cards"


def test_values_are_put_in_whole_even_with_braces_in_them():
    assert Words(LOCALE, "en")("{name} wins", name="{you}") == "{you} wins"


@pytest.mark.parametrize(
    ("language", "number", "text"),
    [
        ("en", 1234567, "1,234,567"),
        ("ru", 1234567, "1\u00a0234\u00a0567"),
        ("en", -59, "\N{MINUS SIGN}59"),
        ("ru", 0, "0"),
    ],
)
def test_numbers_are_set_as_the_language_does(language, number, text):
    assert Words(LOCALE, language).number(number) == text


@pytest.mark.parametrize(
    ("seconds", "text"), [(30, "30 s"), (60, "1 min"), (760, "12 min 40 s"), (-1, "0 s")]
)
def test_a_length_of_time_is_told_in_minutes_and_seconds(seconds, text):
    assert duration(Words(LOCALE, "en"), seconds) == text
