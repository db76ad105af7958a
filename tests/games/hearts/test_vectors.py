"""The Hearts vectors of the rules."""

import pytest

from tests.games.vectors import check, load


@pytest.mark.parametrize("vector", load("hearts"))
def test_hearts_vector(vector):
    check("hearts", vector)
