"""Hearts' staging: the table it shows is the table that is, and no face is seen too early."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from itertools import islice
from pathlib import Path

import pytest

from game.games.hearts import Hearts
from game.games.hearts.events import DealBegan, DealScored, LeftoverTaken
from game.games.hearts.options import HeartsOptions
from game.games.hearts.staging import STAYS, HeartsStaging, split
from game.games.hearts.state import GiveCards, HeartsState, PlayCard
from game.games.hearts.tableau import HeartsTableau, before_deal, tableau
from game.games.hearts.undealt import LOOKED
from game.motion.clip import Clip, Tween
from game.motion.layout import Anchor
from game.motion.playback import Playback
from game.motion.staging import Asked, Chosen, Dropped, Manner
from game.rules.cards import Card, cards
from game.rules.events import Event, Place, Seat
from game.table.tmx import load_layout
from tests.games.hearts.table import SETTINGS, hearts, move, set_up

TABLES = Path(__file__).parents[2] / "assets" / "tables"
LAYOUTS = {seats: load_layout(TABLES / f"hearts_{seats}.tmx") for seats in (3, 4, 5)}
ALL_SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
BOTH_MANNERS = pytest.mark.parametrize("manner", [Manner(), Manner(reduced=True)])
STAGING = HeartsStaging()
HANDS = ("2C 3C 4C QS KH", "5C 6C 7C 8C 9C", "2D 3D 4D 5D 6D", "2S 3S 4S 5S 6S")
GIFTS = ("KH 2C QS", "5C 6C 7C", "2D 3D 4D", "2S 3S 4S")


def match(game: Hearts, seats: int, seed: int) -> Iterator[tuple[HeartsState, Sequence[Event]]]:
    """A match of random moves: each state, and the events that led to it."""
    dice = random.Random(seed)
    state, events = game.new(seats, seed)
    yield state, events
    while game.to_act(state):
        moves = game.legal_moves(state, dice.choice(game.to_act(state)))
        state, events = game.apply(state, moves[dice.randrange(len(moves))])
        yield state, events


def score(
    game: Hearts, state: HeartsState, text: str, *, viewer: Seat = 0, reduced: bool = False
) -> tuple[Clip, HeartsTableau]:
    """How a move looks, and the table before it."""
    before = tableau(game.view(state, viewer))
    _, events = game.apply(state, move(game, state, text))
    return _clip(events, before, reduced=reduced), before


def _clip(events: Iterable[Event], before: HeartsTableau, *, reduced: bool = False) -> Clip:
    seen = [event.seen_by(before.viewer) for event in events]
    return STAGING.score(seen, before, LAYOUTS[before.seats], Manner(reduced=reduced))


def times(clip: Clip, name: str) -> list[float]:
    return sorted(round(cue.at, 3) for cue in clip.cues if cue.name == name)


def tweens(clip: Clip, actor: str, prop: str) -> list[Tween]:
    return [t for t in clip.tweens if (t.actor, t.prop) == (actor, prop)]


def stands(clip: Clip, actor: str) -> float:
    """Seconds from a sign's coming to the end of its going."""
    alphas = tweens(clip, actor, "alpha")
    return max(t.at + t.seconds for t in alphas) - min(t.at for t in alphas)


def known_faces(thing: object) -> set[Card]:
    """Every card that is anywhere in a record."""
    if isinstance(thing, Card):
        return {thing}
    if is_dataclass(thing):
        return known_faces(tuple(getattr(thing, field.name) for field in fields(thing)))
    if isinstance(thing, dict):
        return known_faces(tuple(thing.values()))
    if isinstance(thing, tuple | frozenset):
        return set().union(*(known_faces(part) for part in thing))
    return set()


# -- the record ----------------------------------------------------------------------------------


@ALL_SEATS
@BOTH_MANNERS
@pytest.mark.parametrize("setting", SETTINGS)
def test_the_table_equals_the_view_after_every_move_of_random_matches(
    seats: int, manner: Manner, setting: dict[str, object]
) -> None:
    game = Hearts(HeartsOptions.parse(setting | {"end_score": 50}))
    viewer = (seats + len(setting)) % seats
    playback = Playback(before_deal(seats, viewer, game.house))
    for state, events in match(game, seats, seed=seats):
        seen = [event.seen_by(viewer) for event in events]
        stepped = playback.table
        for event in seen:
            stepped = stepped.after(event)
        playback.start(STAGING.score(seen, playback.table, LAYOUTS[seats], manner))
        playback.finish()
        assert playback.table.shown() == stepped.shown()
        assert playback.table.shown() == tableau(game.view(state, viewer)).shown()
    assert playback.table.winner is not None


@ALL_SEATS
@BOTH_MANNERS
def test_events_that_are_shown_one_by_one_lead_to_the_same_table(
    seats: int, manner: Manner
) -> None:
    game = hearts(leftover="facedown")
    playback = Playback(before_deal(seats, 0, game.house))
    for _, events in match(game, seats, seed=1):
        for event in (event.seen_by(0) for event in events):
            stepped = playback.table.after(event)
            playback.start(STAGING.clip(event, playback.table, LAYOUTS[seats], manner))
            playback.finish()
            assert playback.table.shown() == stepped.shown()
        if any(isinstance(event, DealScored) for event in events):
            break


@ALL_SEATS
def test_no_face_is_anywhere_in_the_record_before_the_viewer_may_know_it(seats: int) -> None:
    for viewer in range(seats):
        game = hearts(leftover="facedown", end_score=50)
        playback = Playback(before_deal(seats, viewer, game.house))
        for state, events in islice(match(game, seats, seed=viewer), 70):
            over, begun = split(events)
            playback.start(_clip(over, playback.table))
            if begun:
                playback.finish()
                playback.start(_clip(begun, playback.table))
            secret, step = hidden(game, state, viewer), playback.clip.duration / 5 + 0.01
            while not playback.over:
                playback.advance(step)
                assert not known_faces(playback.table) & secret


def hidden(game: Hearts, state: HeartsState, viewer: Seat) -> set[Card]:
    """The cards which nobody has shown that seat: it neither held them nor saw them fall."""
    view = game.view(state, viewer)
    others = (*state.hands[:viewer], *state.hands[viewer + 1 :])
    gifts = (*state.given[:viewer], *state.given[viewer + 1 :])
    unseen = {card for pile in (*others, *gifts) for card in pile}
    unseen |= set(state.leftover) if view.leftover is None else set()
    return unseen - set(view.passed[viewer] or ())


def test_all_52_cards_are_on_the_table_at_any_moment_of_a_deal() -> None:
    game = hearts()
    states = match(game, 4, seed=5)
    state, _ = next(states)
    playback = Playback(tableau(game.view(state, 0)))
    for _, events in states:
        seen = [event.seen_by(0) for event in split(events)[0]]
        playback.start(STAGING.score(seen, playback.table, LAYOUTS[4], Manner()))
        while not playback.over:
            playback.advance(0.06)
            now = playback.table
            lying = [card for pile in (*now.hands, *now.given) for card in pile]
            lying += [card for _, card in now.plays]
            still = sum(card.key not in now.awaited for card in lying)
            assert still + len(now.air) + sum(map(len, now.won)) == 52
        if split(events)[1]:
            break


# -- the deal and the passing --------------------------------------------------------------------


@ALL_SEATS
def test_the_cards_are_dealt_one_by_one_in_about_two_seconds_and_the_fan_opens(seats: int) -> None:
    game = hearts(leftover="facedown")
    _, events = game.new(seats, seed=2)
    clip = _clip(events, before_deal(seats, 0, game.house))
    dealt = times(clip, "deal")
    assert len(set(dealt)) == 52
    assert 1.9 <= dealt[-1] - dealt[0] <= 2.3
    assert times(clip, "fan")[0] > dealt[-1]
    counts = tweens(clip, "deck", "count")
    assert {t.end for t in counts} == {0}
    assert max(t.begin for t in counts) == 52


def passing_match(*, viewer: Seat = 0) -> tuple[Hearts, HeartsState, HeartsTableau]:
    """All but the last seat have chosen, the viewer from its tray."""
    game = hearts()
    state = set_up(game, *HANDS, phase="give", deal=1)
    table = tableau(game.view(state, viewer))
    own = {card.front: card.key for card in table.hands[viewer]}
    table = table.set_out([own[face] for face in cards(GIFTS[viewer])])
    for seat, gift in enumerate(GIFTS[:-1]):
        state, events = game.apply(state, GiveCards(seat, cards(gift)))
        for event in events:
            table = table.after(event.seen_by(viewer))
    return game, state, table


def test_own_gifts_stay_where_they_lie_in_the_tray() -> None:
    game = hearts()
    state = set_up(game, *HANDS, phase="give", deal=1)
    table = tableau(game.view(state, 0))
    own = {card.front: card.key for card in table.hands[0]}
    table = table.set_out([own[face] for face in cards("KH 2C QS")])
    _, events = game.apply(state, GiveCards(0, cards("KH 2C QS")))
    moved = [t for t in _clip(events, table).tweens if t.actor.startswith("card:")]
    assert {t.actor for t in moved} == {f"card:{key}" for key in table.tray}
    assert [t for t in moved if t.begin != t.end] == []


def test_gifts_of_others_are_laid_out_quickly_and_face_down() -> None:
    game = hearts()
    state = set_up(game, *HANDS, phase="give", deal=1)
    table = tableau(game.view(state, 0))
    _, events = game.apply(state, GiveCards(2, cards("2D 3D 4D")))
    clip = _clip(events, table)
    assert clip.duration < 0.5
    assert len(times(clip, "slide")) == 3
    assert [t for t in clip.tweens if t.prop == "turn"] == []


def test_all_gifts_set_off_at_once_and_the_cards_that_came_are_looked_at() -> None:
    game, state, table = passing_match()
    _, events = game.apply(state, GiveCards(3, cards(GIFTS[3])))
    clip = _clip(events, table)
    crossing = [t for t in clip.tweens if t.prop == "x" and t.seconds > 0.5]
    assert len(crossing) == 12
    assert len({t.at for t in crossing}) == 1
    begins, landed = crossing[0].at, crossing[0].at + crossing[0].seconds
    assert begins - max(times(clip, "slide")[:3]) >= 0.3
    assert 0.7 <= landed - begins <= 1.0
    assert tweens(clip, "received", "glow")[0].at == pytest.approx(landed)
    assert tweens(clip, "turn", "glow")[0].at - landed >= 0.6
    assert [t.end for t in clip.tweens if t.prop == "turn"].count(1.0) == 3


def test_the_cards_that_came_are_marked_in_the_record() -> None:
    game, state, table = passing_match()
    _, events = game.apply(state, GiveCards(3, cards(GIFTS[3])))
    playback = Playback(table)
    playback.start(_clip(events, table))
    playback.finish()
    own = {card.key: str(card.front) for card in playback.table.hands[0]}
    assert {own[key] for key in playback.table.received} == {"2S", "3S", "4S"}
    assert not playback.table.giving


# -- tricks --------------------------------------------------------------------------------------


def last_of_four(played: str, kept: str = "3H") -> tuple[Clip, HeartsTableau]:
    """Seat 0 completes a trick which seat 2 takes."""
    game = hearts()
    state = set_up(
        game, f"{played} {kept}", "3S", "4D", "5S", trick="5C QC 7C", leader=1, broken=True
    )
    return score(game, state, f"play {played}")


def test_a_finished_trick_stays_for_a_while_its_best_card_glowing_then_goes_all_at_once() -> None:
    clip, _ = last_of_four("9C")
    landed, swept = times(clip, "place")[-1], times(clip, "sweep")
    assert len(swept) == 1
    assert swept[0] - landed >= 0.8
    assert STAYS >= 0.8
    assert landed <= tweens(clip, "best", "glow")[0].at < swept[0]
    shrinking = [t for t in clip.tweens if t.prop == "width" and t.end == 60]
    assert len(shrinking) == 4
    assert {round(t.at, 3) for t in shrinking} == {swept[0]}
    assert 0.3 <= shrinking[0].seconds <= 0.5


@pytest.mark.parametrize(("played", "points"), [("9C", 0), ("2H", 1), ("QS", 13)])
def test_a_trick_that_costs_points_shows_them_before_its_taker(played: str, points: int) -> None:
    clip, _ = last_of_four(played)
    shown = [t.begin for t in tweens(clip, "counter:2", "count") if t.begin]
    assert shown == ([points] if points else [])
    assert not tweens(clip, "counter:1", "count")


def test_nobody_waits_long_for_the_figure_of_a_tricks_points() -> None:
    clip, _ = last_of_four("2H")
    swept = times(clip, "sweep")[0]
    assert clip.duration - swept <= 1.3


def test_a_foreign_card_turns_over_on_its_way_to_the_trick_and_an_own_one_does_not() -> None:
    game = hearts()
    state = set_up(game, "9C 2H", "3C 4S", "4D 6D", "5S 6S", leader=0)
    own, _ = score(game, state, "play 9C")
    foreign, _ = score(game, state, "play 9C", viewer=1)
    assert not [t for t in own.tweens if t.prop == "turn"]
    assert [(t.begin, t.end) for t in foreign.tweens if t.prop == "turn"] == [(0.0, 1.0)]
    assert times(own, "place")
    assert times(foreign, "place")


@pytest.mark.parametrize("let_go", [True, False])
def test_a_card_sets_off_from_where_the_player_let_it_go(let_go: bool) -> None:
    game = hearts()
    state = set_up(game, "9C 2H", "3C 4S", "4D 6D", "5S 6S", leader=0)
    before = tableau(game.view(state, 0))
    key = before.hands[0][0].key
    pose = Anchor(900, 500 if let_go else 880)
    _, events = game.apply(state, PlayCard(0, cards("9C")[0]))
    clip = _clip(events, replace(before, grip=(key, pose)))
    assert tweens(clip, f"card:{key}", "y")[0].begin == pose.y
    assert bool(tweens(clip, f"card:{key}", "hop")) != let_go
    assert bool(times(clip, "slide")) != let_go


# -- signs ---------------------------------------------------------------------------------------


def test_the_first_heart_is_announced_once_it_lies() -> None:
    game = hearts()
    state = set_up(game, "2H 3S", "3C 4S", "4C 6D", "5C", trick="9C", leader=3)
    clip, _ = score(game, state, "play 2H")
    assert times(clip, "broken")[0] >= times(clip, "place")[0]
    assert 0.9 <= stands(clip, "broken") <= 1.3
    assert tweens(clip, "turn", "glow")[0].at < max(t.at for t in tweens(clip, "broken", "alpha"))
    assert not times(last_of_four("2H")[0], "broken")


@pytest.mark.parametrize("viewer", [0, 2])
def test_the_queen_of_spades_falls_heavily_and_is_told(viewer: Seat) -> None:
    game = hearts()
    state = set_up(game, "QS 3S", "3C 4S", "4C 6D", "5C", trick="9C", leader=3)
    clip, _ = score(game, state, "play QS", viewer=viewer)
    assert times(clip, "queen")[0] >= times(clip, "place")[0]
    assert 0.9 <= stands(clip, "queen") <= 1.3
    plain, _ = score(game, state, "play 3S", viewer=viewer)
    assert max(t.end for t in clip.tweens if t.prop == "hop") > max(
        t.end for t in plain.tweens if t.prop == "hop"
    )
    assert not times(plain, "queen")


def moon(*, totals: Sequence[int] = (0, 0, 0, 0)) -> tuple[Hearts, HeartsState]:
    """Seat 0 plays the last card of a deal in which seat 1 takes every point."""
    game = hearts()
    taken = " ".join(f"{rank}H" for rank in "23456789TJQK")
    hands = ("AH", "", "", "")
    position = {"trick": "QS 2S 3S", "leader": 1, "taken": ["", taken, "", ""], "broken": True}
    return game, set_up(game, *hands, **position, totals=list(totals))


def test_a_shot_moon_rises_with_its_sound_and_is_noted_while_it_does() -> None:
    game, state = moon()
    clip, before = score(game, state, "play AH")
    age = tweens(clip, "moon", "age")[0]
    assert (age.begin, age.end, age.seconds) == (0, 2.4, 2.4)
    assert times(clip, "moon") == [round(age.at, 3)]
    assert age.at > times(clip, "sweep")[0]
    playback = Playback(before)
    playback.start(clip)
    during, _ = playback.at(age.at + 1.0)
    afterwards, _ = playback.at(age.at + 2.5)
    assert during.note is not None
    assert (during.note.kind, during.note.seat) == ("moon", 1)
    assert afterwards.note is None


def test_only_who_is_to_play_hears_that_it_is_the_own_turn() -> None:
    game = hearts()
    state = set_up(game, "9C 2H", "3C 4S", "4D 6D", "5S 6S", leader=3, trick="")
    for viewer in range(4):
        clip, _ = score(game, state, "play 5S", viewer=viewer)
        assert tweens(clip, "turn", "glow")
        assert len(times(clip, "your turn")) == (viewer == 0)


@pytest.mark.parametrize(("viewer", "heard"), [(1, "win"), (0, "lose")])
def test_the_lowest_total_hears_that_it_has_won(viewer: Seat, heard: str) -> None:
    game, state = moon(totals=(90, 3, 40, 40))
    clip, before = score(game, state, "play AH", viewer=viewer)
    assert len(times(clip, heard)) == 1
    assert bool(times(clip, "confetti")) == (heard == "win")
    assert tweens(clip, "win", "age")
    playback = Playback(before)
    playback.start(clip)
    playback.finish()
    assert playback.table.winner == 1


# -- undealt cards -------------------------------------------------------------------------------


def leftover_taken(viewer: Seat) -> tuple[Clip, HeartsTableau, Sequence[Event]]:
    """Seat 0 completes the first trick, which seat 2 takes with two undealt cards."""
    game = hearts(leftover="facedown", passing=False)
    state, events = game.new(5, seed=4)
    while not any(isinstance(event, LeftoverTaken) for event in events):
        before = tableau(game.view(state, viewer))
        state, events = game.apply(state, game.legal_moves(state, game.to_act(state)[0])[0])
    return _clip(events, before), before, events


def test_undealt_cards_are_looked_at_by_their_taker_alone() -> None:
    _, _, events = leftover_taken(0)
    taker = next(event.seat for event in events if isinstance(event, LeftoverTaken))
    for viewer in range(5):
        clip, before, events = leftover_taken(viewer)
        playback = Playback(before)
        playback.start(clip)
        told = next(event for event in events if isinstance(event, LeftoverTaken))
        shown = known_faces(playback.at(clip.duration - 0.9)[0].air) & set(told.cards or ())
        assert len(shown) == (2 if viewer == taker else 0)
        turned = [t for t in clip.tweens if t.prop == "turn" and t.at > times(clip, "sweep")[0]]
        assert len(turned) == len(shown)
        if viewer == taker:
            assert clip.duration - turned[0].at >= LOOKED


def test_all_see_the_undealt_cards_when_the_deal_is_over() -> None:
    game = hearts(leftover="facedown")
    for state, events in match(game, 3, seed=2):
        if any(isinstance(event, DealScored) for event in events):
            break
        before_state = state
    told = split(events)[0]
    for viewer in range(3):
        before = tableau(game.view(before_state, viewer))
        playback = Playback(before)
        clip = _clip(told, before)
        playback.start(clip)
        seen = {face for at in range(80) for face in known_faces(playback.at(at * 0.05)[0].air)}
        assert (set(before_state.leftover) <= seen) == (viewer != before_state.leftover_to)


# -- between deals -------------------------------------------------------------------------------


def test_a_moves_events_are_split_before_the_deal_that_follows_a_score() -> None:
    game = hearts()
    for _, events in match(game, 4, seed=6):
        now, later = split(events)
        assert (*now, *later) == tuple(events)
        scored = any(isinstance(event, DealScored) for event in events)
        assert bool(later) == (scored and any(isinstance(event, DealBegan) for event in events))
        if later:
            assert isinstance(later[0], DealBegan)
            assert not any(isinstance(event, DealBegan) for event in now)


def test_the_first_deal_is_not_split_from_anything() -> None:
    _, events = hearts().new(4, seed=1)
    assert split(events) == (tuple(events), ())


# -- reduced motion ------------------------------------------------------------------------------


@ALL_SEATS
def test_reduced_motion_keeps_every_card_and_drops_what_flies(seats: int) -> None:
    game = hearts(leftover="facedown")
    playback = Playback(before_deal(seats, 0, game.house))
    for _, events in match(game, seats, seed=3):
        part = split(events)[0]
        calm = _clip(part, playback.table, reduced=True)
        moved = [t for t in calm.tweens if t.prop in ("x", "y", "angle", "width")]
        assert [t for t in moved if t.seconds > 0 and t.begin != t.end] == []
        assert not [t for t in calm.tweens if t.prop in ("hop", "pop", "shift")]
        assert {t.begin for t in tweens(calm, "moon", "calm")} <= {1.0}
        playback.start(calm)
        playback.finish()
        if any(isinstance(event, DealScored) for event in part):
            break


def test_reduced_motion_tells_the_same_sounds() -> None:
    game, state = moon(totals=(90, 3, 40, 40))
    loud, calm = (score(game, state, "play AH", reduced=reduced)[0] for reduced in (False, True))
    assert {cue.name for cue in loud.cues} == {cue.name for cue in calm.cues}


# -- intents -------------------------------------------------------------------------------------


def test_an_own_card_clicked_or_dragged_is_played_allowed_or_not() -> None:
    game = hearts()
    state = set_up(game, "9C 2H", "3C 4S", "4D 6D", "5S 6S", leader=0)
    view, moves = game.view(state, 0), game.legal_moves(state, 0)
    mean, heart = STAGING.move_for, PlayCard(0, cards("2H")[0])
    assert heart not in moves
    assert mean(Chosen(Place("hand", 0, 1)), view, moves) == heart
    assert mean(Dropped(Place("hand", 0, 1), Place("table")), view, moves) == heart
    assert mean(Chosen(Place("hand", 1, 1)), view, moves) is None
    assert mean(Chosen(Place("hand", 0, 2)), view, moves) is None
    assert mean(Chosen(Place("leftover", None, 0)), view, moves) is None
    assert mean(Asked("give"), view, moves) is None


def test_no_card_is_played_while_cards_are_chosen_to_be_given() -> None:
    game = hearts()
    state = set_up(game, *HANDS, phase="give", deal=1)
    view, moves = game.view(state, 0), game.legal_moves(state, 0)
    assert STAGING.move_for(Chosen(Place("hand", 0, 1)), view, moves) is None
