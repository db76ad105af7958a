"""Cues of clips become sounds, each so early that its hit meets the picture."""

from __future__ import annotations

import pytest

from game.app.sound_table import SOUNDS as KNOWN
from game.app.sound_table import lead
from game.motion.clip import cue, wait
from game.table.cues import SOUNDS, Cues


class Ears:
    """Stands for the mixer: writes down what it is told."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, float, int]] = []

    def play(self, name: str, *, pan: float = 0.0, step: int = 0) -> None:
        self.heard.append((name, pan, step))

    def loop(self, name: str) -> None:
        self.heard.append((name, 0.0, -1))

    def stop(self, name: str) -> None:
        self.heard.append((name, 0.0, -2))


@pytest.fixture
def ears() -> Ears:
    return Ears()


@pytest.fixture
def cues(ears: Ears) -> Cues:
    return Cues(ears, lambda seat: 0.0 if seat is None else seat / 10)  # type: ignore[arg-type]


def test_every_cue_has_a_sound_that_is_there() -> None:
    assert set(SOUNDS.values()) <= set(KNOWN)


def test_a_sound_starts_before_the_moment_it_marks(ears: Ears, cues: Cues) -> None:
    cues.start(wait(0.5) + cue("place", 3))
    early = 0.5 - lead("card_place")
    cues.reach(early - 0.01)
    assert ears.heard == []
    cues.reach(early + 0.01)
    assert ears.heard == [("card_place", 0.3, 0)]


def test_a_sound_that_cannot_be_early_enough_starts_at_once(ears: Ears, cues: Cues) -> None:
    cues.start(cue("skip", 1))
    cues.reach(0.0)
    assert [name for name, _, _ in ears.heard] == ["skip"]


def test_each_counted_card_sounds_higher(ears: Ears, cues: Cues) -> None:
    cues.start(cue("count", (2, 1)) | cue("count", (2, 2)).delayed(0.12))
    cues.reach(1.0)
    assert [(pan, step) for _, pan, step in ears.heard] == [(0.2, 0), (0.2, 1)]


def test_an_animation_that_is_skipped_is_silent(ears: Ears, cues: Cues) -> None:
    cues.start(wait(0.5) + cue("boom", 0))
    cues.skip()
    cues.reach(9.0)
    assert ears.heard == []


def test_what_is_only_seen_makes_no_sound(ears: Ears, cues: Cues) -> None:
    cues.start(cue("stack taken", 1))
    cues.reach(1.0)
    assert ears.heard == []
