"""The card faces in the assets are what their generators write."""

import importlib
import sys

import pytest

from game.app.assets import ASSETS

STUDIO = ASSETS / "studio" / "cards"
pytestmark = pytest.mark.skipif(not STUDIO.exists(), reason="the studio is not in this package")


@pytest.fixture
def generator(monkeypatch):
    """Imports one of the generators, which are scripts beside each other."""
    monkeypatch.syspath_prepend(str(STUDIO))
    before = set(sys.modules)
    yield importlib.import_module
    for name in set(sys.modules) - before:
        del sys.modules[name]


def kept(*parts: str) -> str:
    return ASSETS.joinpath("cards", *parts).read_text("utf-8")


def test_every_colour_face_is_as_its_generator_draws_it(generator):
    cards = generator("colour_cards")
    for name, doc in (*cards.day_files(cards.DAY), *cards.night_files()):
        assert doc.text() == kept("colour", f"{name}.svg"), name


def test_the_safe_palette_is_kept_for_every_face_it_changes(generator):
    cards = generator("colour_cards")
    plain = {name: doc.text() for name, doc in cards.day_files(cards.DAY)}
    changed = {name: doc.text() for name, doc in cards.day_files(cards.SAFE)}
    changed = {name: text for name, text in changed.items() if text != plain[name]}
    files = {path.stem for path in (ASSETS / "cards" / "colour" / "safe").glob("*.svg")}
    assert files == set(changed)
    for name, text in changed.items():
        assert text == kept("colour", "safe", f"{name}.svg"), name


def test_every_french_face_is_as_its_generator_draws_it(generator):
    pack = generator("french_pack")
    for suit in "shdc":
        for rank in pack.RANKS:
            name = f"{suit}_{rank}"
            assert pack.card(suit, rank, pack.PIPS) == kept("french", f"{name}.svg"), name
            if suit in "dc":
                drawn = pack.card(suit, rank, pack.FOUR)
                assert drawn == kept("french", "four", f"{name}.svg"), name
