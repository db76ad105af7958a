"""The colour games' staging: the table it shows is the table that is, after every move."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from game.games.colours.cards import Face
from game.games.colours.classic import Classic
from game.games.colours.moves import Keep, PlayCard, Take
from game.games.colours.staging import ColourStaging
from game.games.colours.tableau import ColourTableau, before_deal, tableau
from game.motion.clip import Clip
from game.motion.playback import Playback
from game.motion.staging import Asked, Chosen, Dropped, Manner
from game.rules.contract import Move
from game.rules.events import CardMoved, Event, Place
from game.rules.rng import Dice, Rng
from game.table.tmx import load_layout

TABLES = Path(__file__).parents[2] / "assets" / "tables"
LAYOUTS = {seats: load_layout(TABLES / f"colours_{seats}.tmx") for seats in range(2, 7)}
STAGING = ColourStaging()
BOTH_MANNERS = pytest.mark.parametrize("manner", [Manner(), Manner(reduced=True)])
GAME = Classic()


def position(seats: int, **parts: object) -> object:
    return GAME.from_position(seats, {"hands": [""] * seats, **parts}, 7)


def played(state: object, move: str, viewer: int = 0) -> tuple[ColourTableau, tuple[Event, ...]]:
    """The table before that move, and what the viewer sees happen."""
    seat = GAME.to_act(state)[0]
    before = tableau(GAME.view(state, viewer))
    _, events = GAME.apply(state, GAME.read_move(state, seat, move))
    return before, tuple(event.seen_by(viewer) for event in events)


def score(state: object, move: str, *, reduced: bool = False, viewer: int = 0) -> Clip:
    before, events = played(state, move, viewer)
    return STAGING.score(events, before, LAYOUTS[before.seats], Manner(reduced=reduced))


def any_move(state: object, dice: Dice) -> Move:
    """A random move, more often a card than not, so that matches come to an end."""
    moves = GAME.legal_moves(state, GAME.to_act(state)[0])
    plays = [move for move in moves if isinstance(move, PlayCard)]
    return dice.choice(plays if plays and dice.chance(0.8) else moves)


def times(clip: Clip, name: str) -> list[float]:
    return sorted(round(cue.at, 3) for cue in clip.cues if cue.name == name)


# -- the record ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@BOTH_MANNERS
def test_the_table_equals_the_view_after_every_move_of_random_matches(
    seats: int, manner: Manner
) -> None:
    for seed in range(4):
        viewer = seed % seats
        state, events = GAME.new(seats, seed)
        playback = Playback(before_deal(seats, viewer, 112))
        dice = Dice(Rng.of(seed))
        while True:
            seen = tuple(event.seen_by(viewer) for event in events)
            stepped = playback.table
            for event in seen:
                stepped = stepped.after(event)
            playback.start(STAGING.score(seen, playback.table, LAYOUTS[seats], manner))
            playback.finish()
            truth = tableau(GAME.view(state, viewer)).shown()
            assert playback.table.shown() == truth
            assert stepped.shown() == truth
            if not GAME.to_act(state):
                break
            state, events = GAME.apply(state, any_move(state, dice))


def test_no_foreign_face_is_on_the_table_at_any_moment() -> None:
    """Not in a hand, not in flight: only what the viewer holds or what lies open."""
    for seed in range(2):
        state, events = GAME.new(4, seed)
        playback, dice = Playback(before_deal(4, 0, 112)), Dice(Rng.of(seed))
        while GAME.to_act(state):
            seen = tuple(event.seen_by(0) for event in events)
            open_faces = {
                e.front for e in seen if isinstance(e, CardMoved) and e.target.pile == "discard"
            }
            clip = STAGING.score(seen, playback.table, LAYOUTS[4], Manner())
            playback.start(clip)
            while not playback.over:
                playback.advance(0.1)
                for seat in (1, 2, 3):
                    assert all(card.front is None for card in playback.table.hands[seat])
                for flying in playback.table.air:
                    own = flying.card in playback.table.hands[0]
                    assert own or flying.card.front is None or flying.card.front in open_faces
            state, events = GAME.apply(state, any_move(state, dice))


def test_the_own_hand_keeps_the_order_the_player_gave_it() -> None:
    state = position(2, hands=["R1 G2 B3", "Y1 Y2"], discard="R5")
    table = tableau(GAME.view(state, 0), sorting=False)
    by_face = {card.front: card.key for card in table.hands[0]}
    mine = [by_face[Face.parse(code)] for code in ("B3", "R1", "G2")]
    table = table.arranged(mine)
    _, events = GAME.apply(state, GAME.read_move(state, 0, "play R1"))
    for event in events:
        table = table.after(event.seen_by(0))
    assert [str(card.front) for card in table.fan(0)] == ["B3", "G2"]


def test_a_sorted_hand_takes_a_drawn_card_at_its_place() -> None:
    state = position(2, hands=["R1 B3 W", "Y1"], discard="R5", stock="G2 Y9")
    table = tableau(GAME.view(state, 0))
    _, events = GAME.apply(state, Take(0))
    for event in events:
        table = table.after(event.seen_by(0))
    assert [str(card.front) for card in table.fan(0)] == ["R1", "G2", "B3", "W"]
    assert table.slot(table.order[1]) == 3


# -- timelines -----------------------------------------------------------------------------------


def test_the_deal_takes_80_ms_a_card_after_the_shuffle() -> None:
    _, events = GAME.new(4, 1)
    clip = STAGING.score(
        [e.seen_by(0) for e in events], before_deal(4, 0, 112), LAYOUTS[4], Manner()
    )
    ticks = times(clip, "deal")
    assert len(ticks) == 28
    assert {round(b - a, 3) for a, b in itertools.pairwise(ticks)} == {0.08}
    assert times(clip, "split") == pytest.approx([ticks[0] - 1.25])
    assert times(clip, "fan")[0] > ticks[-1]


def test_own_cards_turn_over_as_they_land() -> None:
    _, events = GAME.new(3, 1)
    clip = STAGING.score(
        [e.seen_by(1) for e in events], before_deal(3, 1, 112), LAYOUTS[3], Manner()
    )
    landed = [at + 0.42 for at in times(clip, "deal")[1::3]]
    turned = times(clip, "turn")[:7]
    assert all(end - 0.25 <= turn < end for end, turn in zip(landed, turned, strict=True))


def test_a_stack_is_taken_one_by_one_120_ms_apart_and_counted() -> None:
    state = position(2, hands=["R1 R2", "Y1 Y2"], discard="R+2", stack={"amount": 4, "kind": "+2"})
    clip = score(state, "take")
    counted = [cue.value for cue in clip.cues if cue.name == "count"]
    assert sorted(counted) == [(0, 1), (0, 2), (0, 3), (0, 4)]
    at = times(clip, "count")
    assert {round(b - a, 3) for a, b in itertools.pairwise(at)} == {0.12}


def test_a_played_colour_runs_round_the_ring_after_the_card_has_landed() -> None:
    state = position(2, hands=["Y5 R2", "Y1 Y2"], discard="R5")
    clip = score(state, "play Y5")
    assert times(clip, "ring sweep")[0] > times(clip, "place")[0]


def test_a_card_of_the_colour_in_force_moves_no_ring() -> None:
    state = position(2, hands=["R1 R2", "Y1 Y2"], discard="R5")
    assert times(score(state, "play R1"), "ring sweep") == []


def test_the_blast_is_followed_by_its_cards_110_ms_apart() -> None:
    state = position(2, hands=["R1 R2", "Y1 Y2"], discard="R5", fuse={"count": 1, "blast": 4})
    clip = score(state, "play R1")
    boom, cards = times(clip, "boom")[0], times(clip, "deal")
    assert [round(at - boom, 2) for at in cards] == [0.62, 0.73, 0.84, 0.95]
    assert times(clip, "fuse off")[0] <= boom


def test_the_one_card_banner_shows_when_a_hand_falls_to_one() -> None:
    state = position(2, hands=["R1 R2", "Y1 Y2"], discard="R5")
    assert len(times(score(state, "play R1"), "one card")) == 1
    more = position(2, hands=["R1 R2 R3", "Y1 Y2"], discard="R5")
    assert times(score(more, "play R1"), "one card") == []


def test_no_one_card_banner_shows_during_the_deal() -> None:
    _, events = GAME.new(3, 1)
    table = before_deal(3, 0, 112)
    for event in events:
        assert table.one_card == frozenset()
        table = table.after(event.seen_by(0))


def test_twice_as_fast_is_half_as_long() -> None:
    state = position(2, hands=["R1 R2", "Y1 Y2"], discard="R5")
    clip = score(state, "play R1")
    assert clip.at_speed(2.0).duration == pytest.approx(clip.duration / 2)
    assert times(clip.at_speed(4.0), "place")[0] == pytest.approx(
        times(clip, "place")[0] / 4, abs=0.001
    )


def test_reduced_motion_keeps_every_landing_and_drops_what_flies() -> None:
    state = position(2, hands=["R1 R2", "Y1 Y2"], discard="R5", fuse={"count": 1, "blast": 4})
    calm = score(state, "play R1", reduced=True)
    assert len(times(calm, "count")) == 4
    assert not [t for t in calm.tweens if t.prop in ("hop", "swell", "sweep", "phase")]
    moving = [t for t in calm.tweens if t.prop in "xy" and t.seconds > 0 and t.begin != t.end]
    assert moving == []


# -- intents -------------------------------------------------------------------------------------


def meant(state: object, intent: object, viewer: int = 0) -> object:
    view = GAME.view(state, viewer)
    return STAGING.move_for(intent, view, GAME.legal_moves(state, viewer))  # type: ignore[arg-type]


def test_a_card_dropped_on_the_pile_or_chosen_is_played() -> None:
    state = position(2, hands=["R1 W", "Y1"], discard="R5")
    hand, pile = Place("hand", 0, 1), Place("discard")
    assert meant(state, Dropped(hand, pile)) == PlayCard(0, Face.parse("W"), 1)
    assert meant(state, Chosen(hand)) == PlayCard(0, Face.parse("W"), 1)
    assert meant(state, Chosen(Place("hand", 1, 0))) is None


def test_a_second_click_on_the_deck_after_a_draw_changes_nothing() -> None:
    state = position(2, hands=["R1 R2", "Y1"], discard="R5", stock="R7 R8")
    assert meant(state, Chosen(Place("stock"))) == Take(0)
    state, _ = GAME.apply(state, Take(0))
    assert meant(state, Chosen(Place("stock"))) is None
    assert meant(state, Asked("keep")) == Keep(0)
    assert meant(state, Asked("play")) == PlayCard(0, Face.parse("R7"), 2)


def test_drawing_by_drag_is_drawing_by_click() -> None:
    state = position(2, hands=["R1", "Y1"], discard="R5")
    drag = Dropped(Place("stock"), Place("hand", 0))
    assert meant(state, drag) == meant(state, Chosen(Place("stock"))) == Take(0)
