"""What is stored of the settings may be anything: what makes no sense is as usual."""

import pytest

from game.app.settings import Settings

NONSENSE = [
    {"speed": 0.0},
    {"speed": -1.0},
    {"speed": 1e300},
    {"speed": 10**400},
    {"speed": True},
    {"speed": "fast"},
    {"text_scale": 0.0},
    {"text_scale": 100.0},
    {"text_scale": 1e308},
    {"volume": -5.0},
    {"volume_cards": 99},
    {"volume_signals": [1.0]},
    {"muted": 1},
    {"fullscreen": None},
    {"language": 5},
    {"unheard_of": True},
]


@pytest.mark.parametrize("stored", NONSENSE, ids=str)
def test_a_setting_that_makes_no_sense_is_as_usual(stored):
    assert Settings.read(stored) == Settings()


def test_a_whole_number_serves_where_a_number_is_meant():
    assert Settings.read({"speed": 2, "volume": 0}) == Settings(speed=2.0, volume=0.0)
