"""The protocol's documentation names what there is."""

import re
from pathlib import Path

from game.lab.engine import _REQUESTS
from game.rules.contract import Refusal
from game.session.setup import ErrorWord

TEXT = (Path(__file__).resolve().parents[2] / "game" / "lab" / "README.md").read_text("utf-8")


def test_every_request_and_its_keys_are_documented() -> None:
    requests = TEXT.split("### Requests")[1].split("### Events")[0]
    rows = re.findall(r"^\| `(\w+)` \| ([^|]*)\|", requests, re.MULTILINE)
    documented = {name: set(re.findall(r"`(\w+)`", keys)) for name, keys in rows}
    assert documented == {name: set(keys) for name, (_, keys) in _REQUESTS.items()}


def test_every_error_and_reason_is_documented() -> None:
    errors = TEXT.split("### Errors")[1]
    assert {word.value for word in ErrorWord} == set(re.findall(r"^\| `([a-z-]+)`", errors, re.M))
    assert set(Refusal) == set(re.findall(r"\b[A-Z]+(?:_[A-Z]+)+\b", errors))
