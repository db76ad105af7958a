"""War's staging: the table it shows is the table that is, after every round."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from game.games.war.events import PotTaken
from game.games.war.options import Variant, WarOptions
from game.games.war.rows import on_pile
from game.games.war.rules import War
from game.games.war.staging import WarStaging
from game.games.war.state import TurnUp, WarState
from game.games.war.tableau import WarTableau, before_deal, tableau
from game.motion.clip import Clip
from game.motion.layout import Box, Layout
from game.motion.playback import Playback
from game.motion.staging import Asked, Chosen, Dropped, Manner
from game.motion.tableau import Lying
from game.rules.cards import Card
from game.rules.events import CardMoved, Event, Place
from game.table.tmx import load_layout

TABLES = Path(__file__).parents[2] / "assets" / "tables"
LAYOUTS = {seats: load_layout(TABLES / f"war_{seats}.tmx") for seats in (2, 3, 4)}
ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
ALL_VARIANTS = pytest.mark.parametrize("variant", list(Variant))
BOTH_MANNERS = pytest.mark.parametrize("manner", [Manner(), Manner(reduced=True)])
_ANY = Card.parse("2C")
SAFE = Box(36, 30, 1848, 1014)
SEEN_AT_ONCE = 60
"""Rounds of a match that are played move by move; the rest of it goes by."""


def war(variant: Variant = Variant.STANDARD) -> War:
    return War(WarOptions(variant=str(variant)))


def position(game: War, piles: list[str], **parts: object) -> WarState:
    return game.from_position(len(piles), {"piles": piles, **parts}, 7)


def score(
    state: WarState, game: War | None = None, *, reduced: bool = False
) -> tuple[Clip, WarTableau]:
    game = game or war()
    before = tableau(game.view(state, 0), game.variant)
    _, events = game.apply(state, TurnUp(game.to_act(state)[0]))
    layout = LAYOUTS[before.seats]
    seen = [event.seen_by(0) for event in events]
    return WarStaging(game.variant).score(seen, before, layout, Manner(reduced=reduced)), before


def times(clip: Clip, name: str) -> list[float]:
    return sorted(round(cue.at, 3) for cue in clip.cues if cue.name == name)


# -- the record ----------------------------------------------------------------------------------


@ALL_SEATS
@ALL_VARIANTS
@BOTH_MANNERS
def test_the_table_equals_the_view_after_every_round_of_random_matches(
    seats: int, variant: Variant, manner: Manner
) -> None:
    game, staging, layout = war(variant), WarStaging(variant), LAYOUTS[seats]
    for seed in range(2):
        viewer = seed % seats
        state, events = game.new(seats, seed)
        playback = Playback(before_deal(seats, viewer, variant))
        for rounds in range(100_000):
            seen = tuple(event.seen_by(viewer) for event in events)
            stepped = playback.table
            for event in seen:
                stepped = stepped.after(event)
            truth = tableau(game.view(state, viewer), variant).shown()
            assert stepped.shown() == truth
            last = not game.to_act(state)
            if rounds < SEEN_AT_ONCE or last or stepped.at_war:
                playback.start(staging.score(seen, playback.table, layout, manner))
                playback.finish()
                assert playback.table.shown() == truth
            else:
                playback.settle(stepped)
            if last:
                break
            state, events = game.apply(state, TurnUp(game.to_act(state)[0]))
        assert playback.table.is_over


@ALL_SEATS
def test_all_52_cards_are_on_the_table_at_any_moment(seats: int) -> None:
    game, staging = war(), WarStaging(Variant.STANDARD)
    state, _ = game.new(seats, 5)
    table = tableau(game.view(state, 0), Variant.STANDARD)
    playback = Playback(table)
    for _ in range(25):
        if not game.to_act(state):
            break
        state, events = game.apply(state, TurnUp(game.to_act(state)[0]))
        seen = [event.seen_by(0) for event in events]
        playback.start(staging.score(seen, playback.table, LAYOUTS[seats], Manner()))
        while not playback.over:
            playback.advance(0.07)
            now = playback.table
            piles = sum(now.size(seat) for seat in range(seats))
            assert piles + now.pot + len(now.air) == 52


def test_no_face_down_card_has_a_face_before_the_pot_is_taken() -> None:
    game = war()
    state = position(game, ["5H 2C 3C 4C KH 9S", "5S 2D 3D 4D QH 9D"])
    _, before = score(state)
    playback = Playback(before)
    staging = WarStaging(Variant.STANDARD)
    known: set[object] = set()
    for _ in range(2):
        state, events = game.apply(state, TurnUp(0))
        seen = [event.seen_by(0) for event in events]
        playback.start(staging.score(seen, playback.table, LAYOUTS[2], Manner()))
        taken = min((c.at for c in playback.clip.cues if c.name == "face off"), default=9e9)
        while not playback.over:
            playback.advance(0.05)
            if playback.time < taken:
                known |= {card.front for row in playback.table.down for card in row}
    assert known == {None}


# -- timelines -----------------------------------------------------------------------------------


def test_a_plain_battle_is_over_in_under_two_seconds_and_read_for_half_of_one() -> None:
    clip, _ = score(position(war(), ["KH 2C", "QS 2D"]))
    shown, told = times(clip, "place")[0], times(clip, "face off")[0]
    assert told - shown >= 0.5
    assert clip.duration < 2.0


def test_a_war_is_announced_after_its_cards_were_read() -> None:
    clip, _ = score(position(war(), ["KH 2C 3C 4C 5C", "KS 2D 3D 4D 5D"]))
    assert len(times(clip, "war")) == 1
    assert times(clip, "war")[0] - times(clip, "place")[0] >= 0.5
    assert times(clip, "face off") == []


def test_a_war_in_a_war_is_announced_as_one() -> None:
    game = war()
    state = position(game, ["KH 2C 3C 4C 9C 2S 6S", "KS 2D 3D 4D 9D 2H 6H"])
    state, _ = game.apply(state, TurnUp(0))
    clip, _ = score(state, game)
    assert times(clip, "war again")
    assert not times(clip, "war")


@pytest.mark.parametrize(("variant", "laid"), [("standard", 3), ("one", 1), ("peace", 5)])
def test_each_lays_its_face_down_cards_one_after_the_other(variant: str, laid: int) -> None:
    game = war(Variant(variant))
    state = position(game, ["7H 2C 3C 4C 5C 6C 8C 9C", "7S 2D 3D 4D 5D 6D 8D JD"])
    state, _ = game.apply(state, TurnUp(0))
    clip, _ = score(state, game)
    slid = times(clip, "slide")
    assert len(slid) == 2 * laid
    assert len(set(slid)) == laid


def test_reduced_motion_keeps_every_card_and_drops_what_flies() -> None:
    game = war()
    state = position(game, ["5H 2C 3C 4C KH", "5S 2D 3D 4D QH"])
    state, _ = game.apply(state, TurnUp(0))
    calm, _ = score(state, game, reduced=True)
    assert not [t for t in calm.tweens if t.prop in ("hop", "pop", "shift")]
    moving = [t for t in calm.tweens if t.prop in "xy" and t.seconds > 0 and t.begin != t.end]
    assert moving == []
    assert times(calm, "pot")


def test_who_has_no_cards_left_is_crossed_out() -> None:
    clip, _ = score(position(war(), ["KH 3C", "QS", "JS 4D"]))
    assert [cue.value for cue in clip.cues if cue.name == "skip"] == [1]


# -- where cards lie -----------------------------------------------------------------------------


def wide_table(seats: int, variant: Variant) -> WarTableau:
    """As many wars in wars as there can be."""
    pile = 52 // seats
    table = before_deal(seats, 0, variant)
    depth, layer = variant.face_down, 0
    while (layer + 1) * (depth + 1) + 1 <= pile:
        layer += 1
    for seat in range(seats):
        for slot in range(layer * depth):
            table = table.expect(Lying(table.fresh, _ANY), Place("down", seat, slot))
            table = table.land(table.fresh - 1)
        for slot in range(layer + 1):
            table = table.expect(Lying(table.fresh, _ANY), Place("up", seat, slot))
            table = table.land(table.fresh - 1)
    return table


@ALL_SEATS
@ALL_VARIANTS
def test_rows_piles_plates_and_keys_never_overlap(seats: int, variant: Variant) -> None:
    layout, table = LAYOUTS[seats], wide_table(seats, variant)
    things = boxes(layout)
    for seat in range(seats):
        poses = tuple(pose for _, pose in table.lying(layout, seat))
        assert len(poses) == len(table.down[seat]) + len(table.up[seat])
        things[f"row:{seat}"] = Box.around(poses)
    touching = [
        pair for pair in combinations(things, 2) if things[pair[0]].overlaps(things[pair[1]])
    ]
    assert touching == []
    assert {name for name, box in things.items() if not inside(SAFE, box)} == set()


def inside(outer: Box, box: Box) -> bool:
    across = outer.x <= box.x and box.x + box.width <= outer.x + outer.width
    return across and outer.y <= box.y and box.y + box.height <= outer.y + outer.height


def boxes(layout: Layout) -> dict[str, Box]:
    """Everything that covers what lies under it, each pile with all the cards."""
    unused = ("key:sort", "key:hint")
    found = {name: box for name, box in layout.boxes.items() if name not in unused}
    for seat in range(layout.seats):
        base = layout.anchor(f"pile:{seat}")
        found[f"pile:{seat}"] = Box.around((base, on_pile(base, 52)))
    x, y = layout.anchor("advice").x, layout.anchor("advice").y
    found["advice"] = Box(x - 280, y - 28, 560, 56)
    return found


@ALL_SEATS
def test_cards_of_one_layer_lie_above_one_another(seats: int) -> None:
    layout, table = LAYOUTS[seats], wide_table(seats, Variant.STANDARD)
    for seat in range(seats):
        poses = {card.key: pose for card, pose in table.lying(layout, seat)}
        xs = [poses[card.key].x for card in table.up[seat]]
        assert xs == sorted(xs)
        middle = layout.fans[seat].anchor.x
        assert xs[0] - middle == pytest.approx(middle - xs[-1])


# -- intents -------------------------------------------------------------------------------------


def test_the_own_pile_clicked_or_dragged_and_the_key_turn_up() -> None:
    game = war()
    state = position(game, ["KH 2C", "QS 2D"])
    view, moves = game.view(state, 0), game.legal_moves(state, 0)
    mean = WarStaging(Variant.STANDARD).move_for
    own, other = Place("pile", 0), Place("pile", 1)
    assert mean(Chosen(own), view, moves) == TurnUp(0)
    assert mean(Asked("turn"), view, moves) == TurnUp(0)
    assert mean(Dropped(own, Place("up", 0)), view, moves) == TurnUp(0)
    assert mean(Chosen(other), view, moves) is None
    assert mean(Asked("turn"), view, ()) is None


def test_a_pot_goes_to_its_taker_as_one_beat() -> None:
    game = war()
    state = position(game, ["5H 2C 3C 4C KH 9H", "5S 2D 3D 4D QH 9D"])
    state, _ = game.apply(state, TurnUp(0))
    _, events = game.apply(state, TurnUp(0))
    told: list[Event] = [event for event in events if isinstance(event, PotTaken)]
    swept = [e for e in events if isinstance(e, CardMoved) and e.target.pile == "pile"]
    assert len(told) == 1
    assert len(swept) == 10
    clip, _ = score(state, game)
    assert len(times(clip, "pot")) == 1
