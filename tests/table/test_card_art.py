"""The faces of all tables: each is drawn, and each is told from the others by every eye."""

import re
from functools import cache

import pygame
import pytest

from game.games import GAMES
from game.games.colours.rules import ColourGame
from game.rules.cards import FULL_PACK
from game.table import card_art
from tests.drawing import EYES, canvas_of, differing, flat, pairs

SIZE = (107, 160)
"""A card of 160 units at 1280 x 720."""
CORNER = (28, 44)
"""The part of it that a fan shows: 84 of 320 units wide, with the index and the mark."""
COLOUR_TABLES = [kit for kit in GAMES if issubclass(kit.rules, ColourGame)]


def faces_of(kit) -> list[str]:
    """All faces of a table, once each."""
    sides = kit.game().deck_faces()
    return sorted({face.code for side in sides for face in side})


def sides_of(kit) -> list[list[str]]:
    """The faces that may lie beside each other: those of one side of the deck."""
    return [sorted({face.code for face in side}) for side in kit.game().deck_faces() if side]


@cache
def corner(code: str, eyes: str, palette: str = "normal", language: str = "en") -> pygame.Surface:
    card = card_art.face_picture(code, SIZE, palette=palette, language=language)
    return EYES[eyes](flat(card.subsurface((0, 0), CORNER)))


@cache
def whole(code: str, **how: object) -> pygame.Surface:
    return flat(card_art.face_picture(code, SIZE, **how))


@pytest.mark.parametrize("palette", ["normal", "safe"])
@pytest.mark.parametrize("kit", COLOUR_TABLES, ids=lambda kit: kit.name)
def test_every_face_of_a_colour_table_is_drawn_and_fills_its_card(kit, palette):
    for code in faces_of(kit):
        card = card_art.face_picture(code, SIZE, palette=palette)
        assert card.get_size() == SIZE
        solid = pygame.mask.from_surface(card, 200).count()
        assert solid > 0.97 * SIZE[0] * SIZE[1], code


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("four", [False, True])
def test_every_french_face_is_drawn_and_differs_from_all_others(language, four):
    pack = [card.code for card in FULL_PACK]
    for one, other in pairs(pack):
        a = whole(one, language=language, four_colours=four)
        b = whole(other, language=language, four_colours=four)
        assert differing(a, b, 40) > 60, (one, other)


@pytest.mark.parametrize("palette", ["normal", "safe"])
@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("kit", COLOUR_TABLES, ids=lambda kit: kit.name)
def test_every_eye_tells_all_faces_of_a_table_apart_by_the_corner_a_fan_shows(kit, eyes, palette):
    for side in sides_of(kit):
        for one, other in pairs(side):
            a, b = corner(one, eyes, palette), corner(other, eyes, palette)
            assert differing(a, b, 40) >= 16, (one, other)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_eye_tells_french_cards_apart_by_their_corner(eyes, language):
    for one, other in pairs([card.code for card in FULL_PACK]):
        a, b = (corner(code, eyes, language=language) for code in (one, other))
        assert differing(a, b, 40) >= 16, (one, other)


def changed(code: str, **how: object) -> bool:
    """Whether a face looks different when it is drawn in that way."""
    return differing(whole(code), whole(code, **how), 30) > 8


def test_court_letters_and_the_ace_follow_the_language():
    assert all(changed(code, language="ru") for code in ("JS", "QS", "AH", "AD", "KC"))
    assert not any(changed(code, language="ru") for code in ("7H", "TS", "2C"))


def test_six_and_nine_stand_on_a_bar_so_that_neither_is_the_other_upside_down():
    for colour in "RYGBPOTV":
        six, nine = (card_art.face_picture(colour + n, SIZE) for n in "69")
        turned = pygame.transform.rotate(nine, 180)
        assert differing(flat(six), flat(turned), 40) > 40, colour


def test_only_red_green_and_the_wilds_look_different_in_the_safe_palette():
    assert all(changed(code, palette="safe") for code in ("R7", "G-Skip", "W", "W4"))
    assert not any(changed(code, palette="safe") for code in ("Y7", "B-Skip", "P5", "Hunt"))


@pytest.mark.parametrize("code", ["", "R", "X7", "R-Nothing", "1S", "QX", "W5", "R+9", "7R"])
def test_what_is_no_face_is_refused_by_name(code):
    with pytest.raises(ValueError, match=re.escape(repr(code))):
        card_art.face_picture(code, SIZE)


def test_every_back_is_drawn_and_differs_from_all_others():
    kinds: tuple[card_art.Back, ...] = ("battle", "cards", "day", "night", "navy", "wine")
    for one, other in pairs(list(kinds)):
        a, b = (flat(card_art.back_picture(kind, SIZE)) for kind in (one, other))
        assert differing(a, b, 40) > 2000, (one, other)


def test_a_face_is_painted_at_twice_the_windows_pixels_and_shown_at_the_width_asked_for():
    canvas = canvas_of(1920, 1080)
    for width in (72, 84, 96, 160, 176, 300):
        sprite = card_art.face(canvas, "R7", width)
        assert sprite.width == pytest.approx(width)
        assert sprite.height == pytest.approx(width * card_art.RATIO, rel=0.01)
        assert sprite.density >= 2.0
