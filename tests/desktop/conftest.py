"""A real window: Xvfb, the program itself, and xdotool for hands."""

import os
import shutil

import pytest

from tests.desktop.driver import Display

MISSING = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]


@pytest.fixture(scope="session")
def display():
    """A virtual screen of 1920 x 1080 of this test process's own."""
    if MISSING:
        reason = f"needs {' and '.join(MISSING)}, which this machine lacks"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with Display(1920, 1080) as screen:
        yield screen


@pytest.fixture
def desk(display, tmp_path):
    """Starts the program on that screen, with a data folder of the test's own."""
    started = []

    def start(*arguments, **options):
        program = display.start(tmp_path, *arguments, **options)
        started.append(program)
        return program

    yield start
    for program in started:
        program.kill()
