"""The vectors of the rules for the four colour tables."""

import pytest

from tests.games.vectors import check, load


@pytest.mark.parametrize("vector", load("classic"))
def test_classic_vector(vector):
    check("classic", vector)


@pytest.mark.parametrize("vector", load("day-night"))
def test_day_and_night_vector(vector):
    check("day-night", vector)


@pytest.mark.parametrize("vector", load("siege"))
def test_siege_vector(vector):
    check("siege", vector)


@pytest.mark.parametrize("vector", load("colour-cards"))
def test_colour_cards_vector(vector):
    check("colour-cards", vector)
