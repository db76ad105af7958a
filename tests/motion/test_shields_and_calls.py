"""Siege and Colour Cards staged: Shields, forgotten calls, the opening card, passing."""

from __future__ import annotations

import pytest

from game import games
from game.games.colours.cards import Face
from game.games.colours.moves import CallLastCard, Keep, Pass, PlayCard, Take
from game.games.colours.staging import ColourStaging
from game.games.colours.tableau import ColourTableau, before_deal, tableau
from game.motion.clip import Clip
from game.motion.playback import Playback
from game.motion.staging import Asked, Chosen, Manner
from game.motion.tableau import Note
from game.rules.contract import AnyGame
from game.rules.events import Event, Place
from game.rules.rng import Dice, Rng
from tests.motion.test_colour_staging import LAYOUTS, times

STAGING = ColourStaging()
SIEGE = games.find("siege").game()
CARDS = games.find("colour-cards").game()
CALLING = games.find("siege").rules(
    games.find("siege").rules.options_type.parse({"call_last_card": True})
)
BOTH_MANNERS = pytest.mark.parametrize("manner", [Manner(), Manner(reduced=True)])


def table_of(game: AnyGame, hands: list[str], **parts: object) -> object:
    return game.from_position(len(hands), {"hands": hands, **parts}, 7)


def seen(
    game: AnyGame, state: object, move: str, viewer: int = 0
) -> tuple[ColourTableau, tuple[Event, ...]]:
    """The table before that move, and what the viewer sees happen."""
    before = tableau(game.view(state, viewer))
    seat = game.to_act(state)[0]
    _, events = game.apply(state, game.read_move(state, seat, move))
    return before, tuple(event.seen_by(viewer) for event in events)


def played(
    game: AnyGame, state: object, move: str, *, reduced: bool = False
) -> tuple[Playback[ColourTableau], Clip]:
    before, events = seen(game, state, move)
    clip = STAGING.score(events, before, LAYOUTS[before.seats], Manner(reduced=reduced))
    playback = Playback(before)
    playback.start(clip)
    return playback, clip


# -- the record ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats"),
    [*((SIEGE, seats) for seats in (2, 3, 4, 5, 6)), (CALLING, 3), (CARDS, 4)],
    ids=lambda value: str(getattr(value, "name", value)),
)
@BOTH_MANNERS
def test_the_table_equals_the_view_after_every_event(
    game: AnyGame, seats: int, manner: Manner
) -> None:
    for seed in range(6):
        viewer, dice = seed % seats, Dice(Rng.of(seed))
        state, events = game.new(seats, seed)
        cards = 112 if game.name == "siege" else 108
        playback = Playback(before_deal(seats, viewer, cards))
        while True:
            told = tuple(event.seen_by(viewer) for event in events)
            stepped = playback.table
            for event in told:
                stepped = stepped.after(event)
            playback.start(STAGING.score(told, playback.table, LAYOUTS[seats], manner))
            playback.finish()
            truth = tableau(game.view(state, viewer))
            assert playback.table.shown() == stepped.shown() == truth.shown()
            assert playback.table.shields == truth.shields
            assert playback.table.called == truth.called
            if not game.to_act(state):
                break
            state, events = game.apply(state, game.random_move(state, game.to_act(state)[0], dice))


# -- Shields -------------------------------------------------------------------------------------


@pytest.mark.parametrize("reduced", [False, True])
def test_a_raised_shield_stands_once_its_card_has_landed(reduced: bool) -> None:
    state = table_of(SIEGE, ["B-Shield R1 R2", "Y1 Y2", "G1 G2"], discard="B5")
    playback, clip = played(SIEGE, state, "play B-Shield", reduced=reduced)
    assert times(clip, "shield up")[0] >= times(clip, "place")[0]
    playback.finish()
    assert playback.table.shields == {0}


@pytest.mark.parametrize("reduced", [False, True])
def test_a_struck_shield_takes_the_stack_at_the_blow_and_is_gone_after_it(reduced: bool) -> None:
    hands = ["R+2 R1 R2", "Y1 Y2", "G1 G2"]
    state = table_of(SIEGE, hands, discard="R5", shields=[1])
    playback, clip = played(SIEGE, state, "play R+2", reduced=reduced)
    blow = times(clip, "shield absorbs")[0]
    before, _ = playback.at(blow - 0.01)
    struck, _ = playback.at(blow + 0.01)
    assert before.stack is not None or reduced
    assert struck.stack is None
    assert struck.shields == {1}
    playback.finish()
    assert playback.table.shields == frozenset()
    assert len(playback.table.hands[1]) == 2


def test_a_shield_played_as_an_answer_is_not_left_standing() -> None:
    hands = ["B-Shield R1 R2", "Y1 Y2", "G1 G2"]
    stack = {"amount": 6, "kind": "+4"}
    state = table_of(SIEGE, hands, discard="W4", colour="R", stack=stack)
    playback, clip = played(SIEGE, state, "play B-Shield")
    assert times(clip, "shield up") == []
    assert len(times(clip, "shield absorbs")) == 1
    playback.finish()
    assert (playback.table.shields, playback.table.stack) == (frozenset(), None)


def test_as_many_cards_are_thrown_on_a_shield_as_waited_but_no_more_than_six() -> None:
    for amount, thrown in ((2, 2), (4, 4), (12, 6)):
        hands = ["B-Shield R1 R2", "Y1 Y2", "G1 G2"]
        stack = {"amount": amount, "kind": "+2"}
        state = table_of(SIEGE, hands, discard="R+2", stack=stack)
        _, clip = played(SIEGE, state, "play B-Shield")
        assert [t.end for t in clip.tweens if t.prop == "thrown"] == [thrown]


def test_a_second_shield_is_a_plain_card() -> None:
    hands = ["B-Shield R1 R2", "Y1 Y2", "G1 G2"]
    state = table_of(SIEGE, hands, discard="B5", shields=[0])
    playback, clip = played(SIEGE, state, "play B-Shield")
    assert times(clip, "shield up") == []
    playback.finish()
    assert playback.table.shields == {0}


def test_a_shield_under_reduced_motion_neither_flies_nor_shoves() -> None:
    hands = ["R+2 R1 R2", "Y1 Y2", "G1 G2"]
    state = table_of(SIEGE, hands, discard="R5", shields=[1])
    _, clip = played(SIEGE, state, "play R+2", reduced=True)
    assert not [t for t in clip.tweens if t.prop in ("thrown", "age", "push", "large", "below")]


# -- the call ------------------------------------------------------------------------------------


def test_a_forgotten_call_costs_two_cards_and_no_banner_was_shown_for_it() -> None:
    hands = ["R1 R2", "Y1 Y2", "G1 G2", "B1 B2"]
    state = table_of(CARDS, hands, discard="R5")
    playback, clip = played(CARDS, state, "play R1")
    assert times(clip, "one card") == []
    assert len(times(clip, "last card penalty")) == 1
    assert len(times(clip, "count")) == 2
    while not playback.over:
        playback.advance(0.05)
        assert 0 not in playback.table.one_card
    assert playback.table.size(0) == 3


def test_who_called_in_time_gets_the_banner() -> None:
    hands = ["R1 R2", "Y1 Y2", "G1 G2", "B1 B2"]
    state = table_of(CARDS, hands, discard="R5")
    state, _ = CARDS.apply(state, CallLastCard(0))
    playback, clip = played(CARDS, state, "play R1")
    assert len(times(clip, "one card")) == 1
    assert times(clip, "last card penalty") == []
    playback.finish()
    assert playback.table.one_card == {0}


# -- the opening card ----------------------------------------------------------------------------

NOTES = {
    "-Skip": Note("opens with a skip", 0),
    "-Reverse": Note("opens with a turn", 0),
    "+2": Note("opens with a stack", 0, 2),
}


@pytest.mark.parametrize("action", NOTES)
def test_an_action_card_that_opens_is_told_before_the_first_turn(action: str) -> None:
    state, events = next(
        dealt
        for dealt in (CARDS.new(4, seed) for seed in range(500))
        if str(dealt[0].discard[-1]).endswith(action)
    )
    told = [event.seen_by(0) for event in events]
    playback = Playback(before_deal(4, 0, 108))
    playback.start(STAGING.score(told, playback.table, LAYOUTS[4], Manner()))
    notes, seconds = set(), 0.0
    while not playback.over:
        playback.advance(0.05)
        if playback.table.turn is None and playback.table.note is not None:
            notes.add(playback.table.note)
            seconds += 0.05
    assert notes == {NOTES[action]}
    assert seconds >= 1.5
    assert playback.table.turn == state.turn


# -- intents -------------------------------------------------------------------------------------


def meant(game: AnyGame, state: object, intent: object) -> object:
    view = game.view(state, 0)
    return STAGING.move_for(intent, view, game.legal_moves(state, 0))  # type: ignore[arg-type]


@pytest.mark.parametrize(("stock", "fits"), [("R7 R8", True), ("Y9 R8", False)])
def test_after_a_draw_in_colour_cards_one_plays_what_fits_or_passes(stock: str, fits: bool) -> None:
    hands = ["G1 B2 Y3", "Y1 Y2", "G1 G2", "B1 B2"]
    state = table_of(CARDS, hands, discard="R5", stock=stock)
    state, _ = CARDS.apply(state, Take(0))
    drawn = stock.split()[0]
    assert meant(CARDS, state, Asked("keep")) == Pass(0)
    assert meant(CARDS, state, Asked("play")) == PlayCard(0, Face.parse(drawn), 3)
    assert meant(CARDS, state, Chosen(Place("stock"))) is None
    assert (PlayCard(0, Face.parse(drawn), 3) in CARDS.legal_moves(state, 0)) == fits


def test_keeping_is_for_color_battle() -> None:
    state = table_of(SIEGE, ["G1 B2 Y3", "Y1 Y2"], discard="R5", stock="R7 R8")
    state, _ = SIEGE.apply(state, Take(0))
    assert meant(SIEGE, state, Asked("keep")) == Keep(0)
