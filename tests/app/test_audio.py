"""The mixer: levels, crowding, ducking, and life without a device."""

import os
from array import array
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from math import log10
from random import Random

import pygame
import pytest

from game.app.assets import ASSETS
from game.app.audio import Audio
from game.app.settings import Settings
from game.app.sound_bank import Bank, repitch
from game.app.sound_table import CHANNELS, GAINS, LANES, SOUNDS, Lane, files

FOLDER = ASSETS / "sounds"
LOUD = Settings(volume=1.0)


class Watch:
    """A clock that the test turns."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def watch():
    return Watch()


class Channel:
    """A channel of the mixer that remembers the volume it was given."""

    def __init__(self, channel):
        self._channel = channel
        self.sides = (0.0, 0.0)

    def __getattr__(self, name):
        return getattr(self._channel, name)

    def set_volume(self, left, right):
        self.sides = (left, right)
        self._channel.set_volume(left, right)


@pytest.fixture
def audio(watch):
    audio = Audio(FOLDER, LOUD, random=Random(5), now=watch)
    audio.open()
    audio._channels = [Channel(channel) for channel in audio._channels]
    yield audio
    audio.close()


def playing(audio, name):
    """The numbers of the channels that play that sound."""
    return [number for number, voice in sorted(audio._voices.items()) if voice.name == name]


def sides(audio, name):
    """The volume, left and right, of the only channel that plays that sound."""
    (number,) = playing(audio, name)
    return audio._channels[number].sides


def loudness(audio, lane):
    """The volume of the first channel of a lane, at the left."""
    return audio._channels[LANES[lane][0]].sides[0]


# -- the files -------------------------------------------------------------------------------------


def test_every_sound_has_its_files_and_every_file_its_sound():
    named = [file for name in SOUNDS for file in files(name)]
    assert sorted(named) == sorted(path.name for path in FOLDER.iterdir())
    assert (len(SOUNDS), len(named)) == (45, 58)


@pytest.fixture
def mixer():
    pygame.mixer.init(44100, -16, 2, 512, allowedchanges=0)
    yield pygame.mixer
    pygame.mixer.quit()


def test_no_sound_is_louder_than_six_decibels_below_full(mixer):
    peaks = {}
    for path in FOLDER.iterdir():
        samples = array("h", mixer.Sound(path).get_raw())
        peaks[path.name] = 20 * log10(max(map(abs, samples)) / 32768)
    assert {name: peak for name, peak in peaks.items() if peak > -6.0} == {}


def test_no_sound_is_longer_than_a_second_and_a_half_and_hits_lie_inside(mixer):
    for name, sound in SOUNDS.items():
        for file in files(name):
            length = mixer.Sound(FOLDER / file).get_length()
            assert length <= 1.51, file
            assert 0.0 <= sound.hit < length, file


def test_the_fuse_burns_on_without_a_seam(mixer):
    left = array("h", mixer.Sound(FOLDER / "fuse_loop.ogg").get_raw())[::2]
    steps = sorted(abs(a - b) for a, b in pairwise(left))
    assert abs(left[-1] - left[0]) < steps[int(0.95 * len(steps))]


def test_a_raised_sound_is_shorter_by_its_ratio_and_as_loud(mixer):
    plain = mixer.Sound(FOLDER / "penalty.ogg")
    raised = repitch(plain, 1.5)
    assert raised.get_length() == pytest.approx(plain.get_length() / 1.5, abs=0.001)
    before, after = (max(map(abs, array("h", s.get_raw()))) for s in (plain, raised))
    assert after == pytest.approx(before, rel=0.05)


# -- the mixer -------------------------------------------------------------------------------------


def test_the_lanes_share_all_channels_out():
    numbers = [number for lane in Lane for number in LANES[lane]]
    assert sorted(numbers) == list(range(CHANNELS))


def test_a_variant_is_never_heard_twice_running(mixer):
    bank = Bank(FOLDER, Random(1))
    bank.wait()
    picks = [bank.pick("card_place", 0) for _ in range(200)]
    assert all(a is not b for a, b in pairwise(picks))
    assert min(Counter(map(id, picks)).values()) > 30
    assert len(set(map(id, picks))) == 4


def test_a_rising_cue_stays_on_its_last_step(mixer):
    bank = Bank(FOLDER, Random(1))
    bank.wait()
    lengths = [bank.pick("penalty", step).get_length() for step in range(9)]
    assert lengths == sorted(lengths, reverse=True)
    assert len(set(lengths)) == 6
    assert lengths[5] == lengths[8] == pytest.approx(lengths[0] / 2, abs=0.001)


def test_a_folder_without_sounds_is_silent_and_harmless(tmp_path, watch):
    audio = Audio(tmp_path, LOUD, now=watch)
    audio.open()
    audio.play("boom")
    audio.loop("fuse_loop")
    assert audio._voices == {}
    audio.close()


def test_no_more_than_four_of_one_name_sound_at_once(audio, watch):
    for _ in range(9):
        watch.now += 0.04
        audio.play("card_slide")
    assert len(playing(audio, "card_slide")) == 4


def test_two_of_one_name_are_thirty_five_milliseconds_apart(audio, watch):
    for moment in (0.0, 0.010, 0.034, 0.036):
        watch.now = moment
        audio.play("deal_tick")
    assert len(playing(audio, "deal_tick")) == 2


def test_in_a_full_lane_the_oldest_sound_gives_way(audio, watch):
    for name in ("button_press", "refuse", "menu_open"):
        watch.now += 0.05
        audio.play(name)
    assert {v.name for v in audio._voices.values()} == {"refuse", "menu_open"}


def heard(audio, watch, name, pan=0.0):
    """The volume, left and right, with which a sound starts by itself."""
    watch.now += 1.0
    audio.silence()
    audio.play(name, pan=pan)
    return sides(audio, name)


def test_a_seat_is_heard_where_it_sits_with_the_same_power(audio, watch):
    left, middle, right = (heard(audio, watch, "shuffle", pan) for pan in (-0.5, 0.0, 0.5))
    assert left[0] > left[1]
    assert right[0] < right[1]
    assert middle[0] == pytest.approx(middle[1])
    powers = [a * a + b * b for a, b in (left, middle, right)]
    assert powers == pytest.approx([2 * GAINS["cards"] ** 2] * 3, rel=0.3)  # cards vary by chance


def test_no_seat_is_farther_than_half_way_to_the_side(audio, watch):
    far, near = (heard(audio, watch, "your_turn", pan) for pan in (-1.0, -0.5))
    assert far == near


def test_cards_are_not_always_equally_loud(audio, watch):
    left = {heard(audio, watch, "draw")[0] for _ in range(20)}
    assert len(left) == 20
    assert 0.85 * GAINS["cards"] <= min(left) <= max(left) <= GAINS["cards"] + 1e-9


@pytest.mark.parametrize(
    ("settings", "cards", "signals", "interface"),
    [
        ({"volume": 0.5}, 0.25, 0.25, 0.25),
        ({"volume_cards": 0.5}, 0.25, 1.0, 1.0),
        ({"volume_signals": 0.5}, 1.0, 0.25, 1.0),
        ({"muted": True}, 0.0, 0.0, 0.0),
    ],
)
def test_sliders_are_squared_and_each_has_its_sounds(audio, settings, cards, signals, interface):
    for name in ("shuffle", "skip", "refuse"):
        audio.play(name)
    lanes = (Lane.CARDS, Lane.SIGNAL, Lane.INTERFACE)
    full = [loudness(audio, lane) for lane in lanes]
    audio.apply(replace(LOUD, **settings))
    shares = [loudness(audio, lane) / before for lane, before in zip(lanes, full, strict=True)]
    assert shares == pytest.approx([cards, signals, interface], abs=0.02)


def ducked(audio, watch, seconds):
    """Let the mixer go on for so long, as the loop does."""
    end = watch.now + seconds
    while watch.now < end:
        watch.now += 0.01
        audio.update(watch.now)


def test_an_event_ducks_the_fuse_and_gives_the_loudness_back(audio, watch):
    audio.loop("fuse_loop")
    ducked(audio, watch, 0.3)
    full = loudness(audio, Lane.FUSE)
    audio.play("boom")
    ducked(audio, watch, 0.045)
    assert loudness(audio, Lane.FUSE) == pytest.approx(full / 2, abs=0.02)
    for number in LANES[Lane.EVENT]:
        audio._channels[number].stop()
    ducked(audio, watch, 0.12)
    assert full / 2 < loudness(audio, Lane.FUSE) < full
    ducked(audio, watch, 0.15)
    assert loudness(audio, Lane.FUSE) == pytest.approx(full, abs=0.01)


def test_the_end_of_a_match_ducks_everything_else(audio, watch):
    audio.play("shuffle")
    before = loudness(audio, Lane.CARDS)
    audio.play("win")
    ducked(audio, watch, 0.1)
    assert loudness(audio, Lane.CARDS) == pytest.approx(0.35 * before, abs=0.02)


def test_the_mixer_asks_for_no_time_while_nothing_is_to_be_ducked(audio, watch):
    assert audio.update(watch.now) is None
    audio.play("shuffle")
    assert audio.update(watch.now) is None
    audio.play("boom")
    assert 0 < audio.update(watch.now) <= 0.04


def test_a_loop_goes_on_until_it_is_stopped(audio, watch):
    audio.loop("fuse_loop")
    audio.loop("fuse_loop")
    assert len(playing(audio, "fuse_loop")) == 1
    audio.stop("fuse_loop")
    assert playing(audio, "fuse_loop") == []
    audio.stop("fuse_loop")


def test_silence_stops_everything(audio):
    audio.loop("fuse_loop")
    audio.play("boom")
    audio.silence()
    assert audio._voices == {}


def test_a_wrong_name_is_a_fault_even_where_nothing_can_be_heard(watch):
    audio = Audio(FOLDER, LOUD, now=watch)
    with pytest.raises(KeyError, match="bang"):
        audio.play("bang")
    with pytest.raises(KeyError, match="bang"):
        audio.loop("bang")


# -- devices ---------------------------------------------------------------------------------------


@pytest.fixture
def no_device(monkeypatch):
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "no such thing")


def use(audio):
    """Everything a scene may ask for."""
    audio.open()
    for name in SOUNDS:
        audio.play(name, pan=0.4, step=3)
    audio.loop("fuse_loop")
    audio.stop("fuse_loop")
    audio.apply(LOUD)
    audio.silence()
    audio.device_removed(2)
    assert audio.update(1.0) is None
    audio.close()


def test_without_a_device_every_call_is_harmless(no_device, watch):
    audio = Audio(FOLDER, LOUD, now=watch)
    use(audio)
    assert not audio.is_open


def test_a_device_that_comes_later_is_found_but_not_sought_all_the_time(
    no_device, watch, monkeypatch
):
    audio = Audio(FOLDER, LOUD, now=watch)
    audio.open()
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "dummy")
    audio.open()
    assert not audio.is_open
    watch.now += 30.0
    audio.open()
    assert audio.is_open
    audio.play("boom")
    assert len(playing(audio, "boom")) == 1
    audio.close()


def test_a_device_that_is_unplugged_gives_way_to_the_next(audio, monkeypatch, watch):
    audio.play("boom")
    audio.device_removed(2)
    assert audio.is_open
    watch.now += 1.0
    audio.play("boom")
    assert len(playing(audio, "boom")) == 1
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "no such thing")
    audio.device_removed(2)
    assert not audio.is_open
    audio.play("boom")


def test_another_program_s_device_is_no_business_of_ours(audio):
    audio.play("boom")
    audio.device_removed(0)
    assert len(playing(audio, "boom")) == 1


def test_sounds_are_read_while_the_program_already_runs(watch):
    audio = Audio(FOLDER, LOUD, now=watch)
    audio.open()
    audio.play("lose")  # the last in the table, surely not read yet
    assert len(playing(audio, "lose")) == 1
    audio.close()
