"""Opening the program: languages, settings that make no sense, renderers that are missing."""

import json
import sqlite3

import pytest

from game.app.app import open_app, system_language
from game.app.launch import Launch
from game.app.renderers import best_driver
from game.app.window import start_video
from game.session.store import Store
from scenes.scene import Stack
from tests.app.conftest import Program


@pytest.mark.parametrize(
    ("locales", "language"),
    [
        (["ru"], "ru"),
        (["ru_RU"], "ru"),
        (["RU-by", "en"], "ru"),
        (["uk", "ru", "en"], "ru"),
        (["de", "fr"], "en"),
        (["russian"], "en"),
        ([], "en"),
    ],
)
def test_the_system_speaks_first(locales, language):
    assert system_language(locales) == language


def test_the_command_line_goes_before_the_settings_and_those_before_the_system(tmp_path):
    program = Program(tmp_path, size=(960, 540), language="ru")
    program.set(volume=0.5)
    program.app.store.close()
    assert Program(tmp_path, size=(960, 540)).app.words.language == "ru"
    assert Program(tmp_path, size=(960, 540), language="en").app.words.language == "en"


def test_another_language_is_spoken_at_once(program):
    generation = program.app.canvas.generation
    program.set(language="ru")
    assert program.app.words.language == "ru"
    assert program.app.canvas.generation > generation
    assert program.window.title == program.app.words("Suits & Colours")


@pytest.mark.parametrize(
    "stored",
    [
        None,
        [],
        "text",
        7,
        {"language": "tlh", "volume": "loud", "renderer": 3, "unknown": 1},
        {"renderer": "no such renderer"},
    ],
)
def test_settings_that_make_no_sense_stop_nothing(tmp_path, stored):
    with Store.open(tmp_path) as store:
        store.put("settings", stored)
    program = Program(tmp_path, size=(960, 540))
    assert program.app.words.language in ("en", "ru")
    assert program.app.canvas.driver == "software"


@pytest.mark.parametrize("content", [b"", b"half a fi", b"\0" * 5000, json.dumps({}).encode()])
def test_a_broken_memory_stops_nothing(tmp_path, content):
    (tmp_path / "memory.sqlite").write_bytes(content)
    program = Program(tmp_path, size=(960, 540))
    program.set(volume=0.5)
    assert program.app.store.get("settings")["volume"] == 0.5


def test_a_memory_where_no_folder_can_be_made_stops_nothing(tmp_path):
    (tmp_path / "file").write_text("in the way")
    program = Program(tmp_path / "file" / "data", size=(960, 540))
    assert program.app.store.trouble is not None


def test_a_renderer_asked_for_by_name_must_be_there(tmp_path):
    with pytest.raises(ValueError, match=r"no renderer 'crayon' here, only .*software"):
        open_app(Stack(), Launch(data=tmp_path), driver="crayon")


def test_the_renderer_may_be_chosen_from_outside(monkeypatch):
    start_video()
    software = best_driver("software")
    monkeypatch.setenv("SDL_RENDER_DRIVER", "software")
    monkeypatch.delenv("SDL_VIDEODRIVER")
    assert best_driver() == software


def test_settings_unchanged_are_not_written(program, monkeypatch):
    def put(*_):
        raise sqlite3.OperationalError("must not be written")

    monkeypatch.setattr(program.app.store, "put", put)
    program.set(volume=program.app.settings.volume)
