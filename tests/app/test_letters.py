"""The bundled font has every letter that the program shows, in all four weights."""

import polib
import pygame
import pytest

from game.app.assets import ASSETS
from game.app.paint import font, ink, settable

RUSSIAN = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя"
ENGLISH = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
SIGNS = "0123456789+-–—−×%&?!.,:;·•…/()«»“”‘’№#'\"\u00a0"
WEIGHTS = ("Regular", "Medium", "Bold", "Black")


def texts() -> set[str]:
    """All characters of all messages, in both languages."""
    found: set[str] = set()
    for path in (ASSETS / "locale").rglob("*.po"):
        for entry in polib.pofile(str(path)):
            parts = (entry.msgid, entry.msgid_plural, entry.msgstr, *entry.msgstr_plural.values())
            found |= set("".join(parts))
    return found - set("\n")


def box_of(weight: str) -> bytes:
    drawn = font(weight, 40).render("\uffff", True, (255, 255, 255))
    return pygame.image.tobytes(drawn, "RGBA")


@pytest.mark.parametrize("weight", WEIGHTS)
def test_no_letter_is_shown_as_the_box_for_a_missing_one(weight):
    face, missing = font(weight, 40), box_of(weight)
    for character in sorted(texts() | set(RUSSIAN + ENGLISH + SIGNS)):
        drawn = face.render(character, True, (255, 255, 255))
        assert pygame.image.tobytes(drawn, "RGBA") != missing, f"{character!r} in {weight}"


def test_every_letter_but_the_blanks_leaves_ink():
    for character in RUSSIAN + ENGLISH + SIGNS.replace("\u00a0", ""):
        assert ink(character, 48, (255, 255, 255)).get_bounding_rect().w > 1, character


def test_a_name_in_letters_that_the_font_lacks_gets_question_marks_not_boxes():
    assert settable("Лили 漢字") == "Лили ??"
    assert settable("Zoë & Ёж · 7 °") == "Zoë & Ёж · 7 °"
