"""The selftest finds what is broken, and says which part it is."""

import shutil
from pathlib import Path

import pytest

from game.games import find
from game.lab import selftest

ROOT = Path(__file__).parents[2]


def carried_out(checks):
    report = selftest.Report()
    for check in checks:
        report.take(check)
    return report


def test_a_match_of_a_game_is_played_kept_and_verified():
    selftest._match(find("siege"))


def test_a_match_whose_record_does_not_hold_is_told(monkeypatch, capsys):
    monkeypatch.setattr(selftest, "verify", lambda record, find: type("R", (), {"holds": False})())
    report = carried_out([("a match", lambda: selftest._match(find("siege")))])
    assert (report.done, report.faults) == (1, 1)
    assert "a match: ValueError: its record does not hold" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "spoil"),
    [
        ("icons/menu.svg", lambda path: path.write_text("<svg")),
        ("sounds/boom.ogg", Path.unlink),
        ("fonts/Rubik-Bold.ttf", lambda path: path.write_bytes(b"no font")),
        ("tables/colours_4.tmx", lambda path: path.write_text("<map/>")),
    ],
)
def test_a_spoilt_asset_is_found(tmp_path, monkeypatch, capsys, name, spoil):
    copy = tmp_path / "assets"
    ignored = shutil.ignore_patterns("studio", "textures", "french", "packaging")
    shutil.copytree(ROOT / "assets", copy, ignore=ignored)
    spoil(copy / name)
    monkeypatch.setattr(selftest, "ASSETS", copy)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    report = carried_out(c for c in selftest._assets() if Path(name).name in c[0])
    assert report.faults >= 1
    assert Path(name).name in capsys.readouterr().err
