"""Day & Night staged: foreign backs, the Midnight Clock, the turn-over and a Colour Hunt."""

from __future__ import annotations

import os
from itertools import pairwise

import pytest

from game import games
from game.games.colours.cards import Face, Side
from game.games.colours.events import TableTurned
from game.games.colours.moves import ColourMove, PlayCard
from game.games.colours.staging import ColourStaging
from game.games.colours.tableau import ColourTableau, before_deal, tableau
from game.games.colours.turning import TURN
from game.motion.clip import Clip
from game.motion.playback import Playback
from game.motion.staging import Manner
from game.rules.events import Event
from game.rules.rng import Dice, Rng
from game.table.tmx import load_layout
from tests.motion.test_colour_staging import TABLES, times

MATCHES = int(os.environ.get("MATCHES", "6"))
GAME = games.find("day-night").game()
STAGING = ColourStaging()
LAYOUTS = {n: load_layout(TABLES / f"colours_{n}.tmx", {"two-sided"}) for n in range(2, 7)}
BOTH_MANNERS = pytest.mark.parametrize("manner", [Manner(), Manner(reduced=True)])
HANDS = ["R2|P1 Y7|O7 R-Flip|V-Flip", "G6|P4 R8|T3", "B5|T3 W|Hunt"]


def table_of(hands: list[str] = HANDS, **parts: object) -> object:
    position = {"hands": hands, "discard": "G4|T6 R9|T8", "turn": 0, **parts}
    return GAME.from_position(len(hands), position, 7)


def seen(state: object, move: str, viewer: int = 0) -> tuple[ColourTableau, tuple[Event, ...]]:
    """The table before that move, and what the viewer sees happen."""
    before = tableau(GAME.view(state, viewer))
    seat = GAME.to_act(state)[0]
    _, events = GAME.apply(state, GAME.read_move(state, seat, move))
    return before, tuple(event.seen_by(viewer) for event in events)


def played(
    state: object, move: str, *, reduced: bool = False, viewer: int = 0
) -> tuple[Playback[ColourTableau], Clip]:
    before, events = seen(state, move, viewer)
    clip = STAGING.score(events, before, LAYOUTS[before.seats], Manner(reduced=reduced))
    playback = Playback(before)
    playback.start(clip)
    return playback, clip


def backs(table: ColourTableau, seat: int) -> list[str]:
    return [str(card.back) for card in table.hands[seat]]


def any_move(state: object, dice: Dice) -> ColourMove:
    moves = GAME.legal_moves(state, GAME.to_act(state)[0])
    plays = [move for move in moves if isinstance(move, PlayCard)]
    return dice.choice(plays if plays and dice.chance(0.8) else moves)


# -- the record ----------------------------------------------------------------------------------


@BOTH_MANNERS
def test_the_table_equals_the_view_after_every_event_of_random_matches(manner: Manner) -> None:
    for seed in range(MATCHES):
        seats = 2 + seed % 5
        viewer = seed % seats
        state, events = GAME.new(seats, seed)
        playback, dice = Playback(before_deal(seats, viewer, 112)), Dice(Rng.of(seed))
        while True:
            told = tuple(event.seen_by(viewer) for event in events)
            stepped = playback.table
            for event in told:
                stepped = stepped.after(event)
            playback.start(STAGING.score(told, playback.table, LAYOUTS[seats], manner))
            playback.finish()
            truth = tableau(GAME.view(state, viewer)).shown()
            assert playback.table.shown() == truth
            assert stepped.shown() == truth
            if not GAME.to_act(state):
                break
            state, events = GAME.apply(state, any_move(state, dice))


def test_foreign_hands_lie_sorted_by_their_other_sides() -> None:
    table = tableau(GAME.view(table_of(), 0))
    assert backs(table, 1) == ["P4", "T3"]
    assert backs(table, 0) == ["None"] * 3


def test_the_back_of_a_played_foreign_card_is_the_one_that_leaves() -> None:
    state = table_of(turn=1)
    before, events = seen(state, "play R8")
    assert events[0].source.slot is None  # nobody learns its slot
    after = before.after(events[0])
    assert backs(after, 1) == ["P4"]
    gone = set(before.hands[1]) - set(after.hands[1])
    assert {str(card.back) for card in gone} == {"T3"}


def test_a_card_drawn_by_another_is_put_where_its_back_belongs() -> None:
    state = table_of(turn=1, discard="G4|T6 B9|T8", stock="R1|O2 R3|V9")
    before, events = seen(state, "take")
    after = before
    for event in events:
        after = after.after(event)
    assert backs(after, 1) == ["P4", "O2", "T3"]


def test_a_turned_table_has_no_card_that_can_be_told_from_before() -> None:
    before, events = seen(table_of(), "play R-Flip")
    keys = {card.key for hand in before.hands for card in hand}
    after = before
    for event in events:
        after = after.after(event)
    assert after.side is Side.NIGHT
    assert not keys & {card.key for hand in after.hands for card in hand}
    assert [str(card.front) for card in after.fan(0)] == ["P1", "O7"]
    assert backs(after, 1) == ["R8", "G6"]
    assert str(after.top("discard").front) == "V-Flip"


# -- timelines -----------------------------------------------------------------------------------


def test_the_table_turns_over_in_nine_tenths_of_a_second() -> None:
    _, clip = played(table_of(), "play R-Flip")
    turns = [t for t in clip.tweens if (t.actor, t.prop) == ("turnover", "wheel")]
    assert [tween.seconds for tween in turns] == [TURN]
    begins, lands = times(clip, "table turns")[0], times(clip, "table lands night")[0]
    assert lands == pytest.approx(begins + TURN, abs=0.002)


def test_the_sides_change_when_the_table_is_seen_from_its_edge() -> None:
    playback, clip = played(table_of(), "play R-Flip")
    begins = times(clip, "table turns")[0]
    before, values = playback.at(begins + 0.42)
    after, later = playback.at(begins + 0.423)
    assert (before.side, after.side) == (Side.DAY, Side.NIGHT)
    assert values["turnover", "angle"] == pytest.approx(90, abs=2.5)
    assert later["turnover", "angle"] == pytest.approx(90, abs=2.5)


def test_the_own_cards_turn_as_a_closed_packet() -> None:
    playback, clip = played(table_of(), "play R-Flip")
    begins = times(clip, "table turns")[0]
    for share in (0.02, 0.3, 0.5, 0.9):
        _, values = playback.at(begins + TURN * share)
        assert values["hand:0", "open"] == pytest.approx(0, abs=0.001)
    _, values = playback.at(clip.duration)
    assert values["hand:0", "open"] == 1.0


def test_calm_motion_dips_and_nothing_turns() -> None:
    playback, clip = played(table_of(), "play R-Flip", reduced=True)
    assert not [t for t in clip.tweens if t.prop == "angle" and t.actor == "turnover" and t.end]
    assert "turnover" in {t.actor for t in clip.tweens}
    playback.finish()
    assert playback.table.side is Side.NIGHT


def test_a_clock_that_is_wound_stands_at_three_and_ticks_with_each_hand_off() -> None:
    hands = ["R-Clock|T1 R2|P1 R3|P2", "R4|O1 R5|O2", "R6|O3 R7|O4"]
    state = table_of(hands, discard="G4|T6 R9|T8")
    playback, clip = played(state, "play R-Clock")
    playback.finish()
    assert playback.table.clock == 3
    assert times(clip, "clock wind")
    assert not times(clip, "clock tick")  # the hand-off that ends the winding turn is free
    state, _ = GAME.apply(state, GAME.read_move(state, 0, "play R-Clock"))
    playback, clip = played(state, "play R4")
    playback.finish()
    assert playback.table.clock == 2
    assert len(times(clip, "clock tick")) == 1


def test_the_clock_strikes_three_times_before_the_table_turns() -> None:
    playback, clip = played(table_of(clock=1), "play R2")
    bells, turns = times(clip, "bell"), times(clip, "table turns")
    assert len(bells) == 3
    assert bells[-1] < turns[0]
    playback.finish()
    assert (playback.table.clock, playback.table.side) == (0, Side.NIGHT)


def test_a_flip_while_the_clock_stands_at_one_turns_the_table_twice() -> None:
    playback, clip = played(table_of(clock=1), "play R-Flip")
    assert len(times(clip, "table turns")) == 2
    playback.finish()
    assert playback.table.side is Side.DAY


def test_hunted_cards_come_one_by_one_each_with_its_own_step() -> None:
    state = table_of(
        side="night",
        discard="R3|P2 Y4|Hunt",
        colour="T",
        stack={"amount": 0, "kind": "Hunt"},
        stock="R6|P5 Y6|O5 G3|T1 R1|O8",
    )
    playback, clip = played(state, "take")
    hunt = [cue for cue in clip.cues if cue.name == "hunt step"]
    steps = sorted((cue.at, cue.value) for cue in hunt)
    assert [value for _, value in steps] == [(0, 1), (0, 2), (0, 3)]
    assert all(b - a >= 0.25 for (a, _), (b, _) in pairwise(steps))
    assert not times(clip, "count")
    playback.finish()
    assert Face.parse("T1") in {card.front for card in playback.table.hands[0]}


def test_every_other_plate_is_crossed_when_everyone_skips() -> None:
    state = table_of(["R2|T-Everyone R3|P2", *HANDS[1:]], side="night", discard="R9|T8")
    _, clip = played(state, "play T-Everyone")
    crossed = {t.actor for t in clip.tweens if t.prop == "cross"}
    assert crossed == {"skip:1", "skip:2"}


def test_a_turn_over_tells_each_seat_its_own_new_faces_alone() -> None:
    _, events = seen(table_of(), "play R-Flip", viewer=2)
    turned = next(event for event in events if isinstance(event, TableTurned))
    assert [hand is not None for hand in turned.hands] == [False, False, True]
    assert [back is not None for back in turned.backs] == [True, True, False]


def test_a_foreign_card_flies_with_the_back_that_was_seen_until_it_turns() -> None:
    playback, _ = played(table_of(turn=1), "play R8")
    playback.advance(0.05)
    flying = playback.table.air[0]
    assert (str(flying.card.front), str(flying.card.back), flying.open) == ("R8", "T3", False)
