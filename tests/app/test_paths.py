"""Where the player's folder lies, whatever the system knows of a home."""

from pathlib import Path

import platformdirs
import pytest

from game.app.paths import Paths


def nowhere(*_, **__):
    raise RuntimeError("could not determine the home directory")


def test_a_folder_that_is_named_needs_no_home(tmp_path, monkeypatch):
    monkeypatch.setattr(platformdirs, "user_data_path", nowhere)
    assert Paths.of(tmp_path / "Мои игры").data == tmp_path / "Мои игры"


def test_without_home_and_folder_one_is_asked_for(monkeypatch):
    monkeypatch.setattr(platformdirs, "user_data_path", nowhere)
    with pytest.raises(OSError, match="--data-dir"):
        Paths.of()


def test_a_folder_may_be_called_like_the_home_of_somebody_unknown(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert Paths.of(Path("~nobody of that name/x")).data == tmp_path / "~nobody of that name" / "x"
