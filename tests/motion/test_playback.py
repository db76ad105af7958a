"""Playing clips on a table's record: in order, in any order, and finished early."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.motion.clip import Clip, cue, in_turn, together, tween, wait
from game.motion.playback import Playback
from game.motion.staging import Beat, in_score, step
from game.motion.tableau import Tableau


@dataclass(frozen=True, slots=True)
class Counter(Tableau):
    """A table that counts its steps."""

    steps: str = ""


def mark(letter: str) -> Clip:
    return step(lambda t: replace(t, steps=t.steps + letter))


def table() -> Counter:
    return Counter(viewer=0, hands=((), ()))


SCORE = in_turn([mark("a"), wait(1.0), mark("b"), cue("bang", 7), wait(1.0), mark("c")])


def test_steps_happen_at_their_moments() -> None:
    playback = Playback(table())
    playback.start(SCORE)
    playback.advance(0.5)
    assert playback.table.steps == "a"
    assert [c.name for c in playback.advance(1.0)] == ["bang"]
    assert playback.table.steps == "ab"
    playback.advance(1.0)
    assert playback.table.steps == "abc"
    assert playback.over


def test_however_time_is_cut_each_step_happens_once() -> None:
    for seconds in (0.01, 0.3, 1.0, 5.0):
        playback = Playback(table())
        playback.start(SCORE)
        while not playback.over:
            playback.advance(seconds)
        assert playback.table.steps == "abc"


def test_finishing_does_all_that_is_left_and_tells_its_cues() -> None:
    playback = Playback(table())
    playback.start(SCORE)
    playback.advance(0.5)
    assert [c.value for c in playback.finish()] == [7]
    assert playback.table.steps == "abc"


def test_a_clip_that_starts_during_another_finishes_it_first() -> None:
    playback = Playback(table())
    playback.start(SCORE)
    playback.start(mark("d") | wait(1.0))
    playback.finish()
    assert playback.table.steps == "abcd"


def test_a_clip_without_duration_is_over_at_once() -> None:
    playback = Playback(table())
    assert [c.name for c in playback.start(mark("x") | cue("now"))] == ["now"]
    assert playback.table.steps == "x"


def test_any_moment_can_be_asked_for_in_any_order() -> None:
    playback = Playback(table())
    playback.start(SCORE | tween("thing", "x", 0, 10, seconds=2.0))
    asked = {time: playback.at(time) for time in (1.9, 0.1, 2.0, 2.0, 1.1)}
    assert [asked[time][0].steps for time in (0.1, 1.1, 1.9, 2.0)] == ["a", "ab", "ab", "abc"]
    assert asked[1.1][1]["thing", "x"] == 5.5
    assert playback.table.steps == ""


def test_what_the_player_changes_meanwhile_stays_changed() -> None:
    playback = Playback(table())
    playback.start(SCORE)
    playback.advance(1.5)
    playback.change(lambda t: replace(t, turn=1))
    playback.finish()
    assert (playback.table.turn, playback.table.steps) == (1, "abc")


def test_a_beat_lets_the_next_one_begin_before_its_own_end() -> None:
    long = Beat(wait(3.0) | mark("a"), 1.0)
    score = in_score([long, Beat(mark("b"), 0.5)])
    assert score.duration == 3.0
    assert [c.at for c in sorted(score.cues, key=lambda c: c.at)] == [0.0, 1.0]
    assert in_score([Beat(mark("b"), 0.5)]).duration == 0.5


def test_only_what_is_on_its_way_moves() -> None:
    playback = Playback(table())
    playback.start(together([tween("a", "x", 0, 1, seconds=1.0), wait(2.0)]))
    assert playback.moving() == {"a"}
    playback.advance(1.5)
    assert playback.moving() == frozenset()


def test_a_moment_asked_for_knows_of_a_new_clip_and_of_changes() -> None:
    playback = Playback(table())
    playback.start(SCORE)
    assert playback.at(1.5)[0].steps == "ab"
    playback.change(lambda t: replace(t, steps="x" + t.steps))
    assert playback.at(1.5)[0].steps == "xab"
    playback.start(mark("d"))
    assert [playback.at(0.0)[0].steps for _ in range(2)] == ["xabcd", "xabcd"]
