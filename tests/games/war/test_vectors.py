"""The War vectors of the rules."""

import pytest

from tests.games.vectors import check, load


@pytest.mark.parametrize("vector", load("war"))
def test_war_vector(vector):
    check("war", vector)
