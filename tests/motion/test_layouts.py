"""The tables of ``assets/tables``, tested as data."""

from itertools import combinations, pairwise
from pathlib import Path

import pytest

from game.motion.layout import CARD_RATIO, Anchor, Box, Layout
from game.table.tmx import load_layout

TABLES = Path(__file__).parents[2] / "assets" / "tables"
SEATS = (2, 3, 4, 5, 6)
SAFE = Box(36, 30, 1848, 1014)
KEYS = ("third", "main", "second", "sort", "menu", "hint", "sound")
SIGNS = ("bomb", "fuse banner", "count", "chip", "stack", "advice", "wheel", "word")
ALL_SEATS = pytest.mark.parametrize("seats", SEATS)
HEARTS_KEYS = ("main", "second", "sort", "menu", "hint", "sound", "sheet", "last")
HEARTS_SEATS = pytest.mark.parametrize(("seats", "dealt"), [(3, 17), (4, 13), (5, 10)])


def layout(seats: int) -> Layout:
    return load_layout(TABLES / f"colours_{seats}.tmx")


def inside(outer: Box, box: Box) -> bool:
    return (
        outer.x <= box.x
        and outer.y <= box.y
        and box.x + box.width <= outer.x + outer.width
        and box.y + box.height <= outer.y + outer.height
    )


def touching(things: dict[str, Box]) -> list[tuple[str, ...]]:
    return [pair for pair in combinations(things, 2) if things[pair[0]].overlaps(things[pair[1]])]


def solid(table: Layout, own: int, foreign: int) -> dict[str, Box]:
    """Every thing that covers what lies under it, with hands of so many cards."""
    found = {name: box for name, box in table.boxes.items() if name not in ("ring", "fuse")}
    found |= {pile: Box.around((table.anchor(pile),)) for pile in ("stock", "discard")}
    for seat, fan in enumerate(table.fans):
        found[f"hand:{seat}"] = fan.box(foreign if seat else own)
        stands = table.anchor(f"shield:{seat}")
        wide, high = stands.width, stands.width * 1.2
        found[f"shield:{seat}"] = Box(stands.x - wide / 2, stands.y - high / 2, wide, high)
    x, y = table.anchor("advice").x, table.anchor("advice").y
    found["advice"] = Box(x - 280, y - 28, 560, 56)
    x, y = table.anchor("chip").x, table.anchor("chip").y
    return found | {"chip": Box(x - 150, y - 30, 300, 60)}


@ALL_SEATS
def test_every_pile_seat_key_and_sign_has_its_place(seats: int) -> None:
    table = layout(seats)
    assert table.seats == seats
    assert {"stock", "discard", *SIGNS} <= set(table.anchors)
    assert {"ring", "fuse", "title", *(f"key:{key}" for key in KEYS)} <= set(table.boxes)
    for seat in range(seats):
        assert f"plate:{seat}" in table.boxes
        assert f"call:{seat}" in table.anchors
        assert f"counter:{seat}" in table.anchors
        assert f"shield:{seat}" in table.anchors


@ALL_SEATS
@pytest.mark.parametrize(("own", "foreign"), [(1, 1), (7, 7), (20, 40)])
def test_nothing_overlaps(seats: int, own: int, foreign: int) -> None:
    things = solid(layout(seats), own, foreign)
    assert touching(things) == []


@ALL_SEATS
def test_everything_lies_inside_the_safe_area(seats: int) -> None:
    things = solid(layout(seats), 20, 40)
    own = things.pop("hand:0")
    assert {name for name, box in things.items() if not inside(SAFE, box)} == set()
    assert SAFE.x <= own.x
    assert own.x + own.width <= SAFE.x + SAFE.width
    assert own.y >= 700


@ALL_SEATS
@pytest.mark.parametrize("count", [1, 5, 12, 40])
def test_a_foreign_fan_never_exceeds_280_units(seats: int, count: int) -> None:
    for fan in layout(seats).fans[1:]:
        box = fan.box(count)
        assert max(box.width, box.height) <= 280


def test_the_own_fan_folds_so_that_its_cards_stay_within_1010_units_up_to_twenty() -> None:
    own = layout(4).fans[0]
    for count in range(1, 21):
        slots = own.slots(count)
        assert slots[-1].x - slots[0].x + own.anchor.width <= 1010
        assert len({round(slot.width) for slot in slots}) == 1


def test_a_second_row_begins_with_the_twenty_first_card() -> None:
    own = layout(4).fans[0]
    twenty, more = own.slots(20), own.slots(21)
    assert max(s.y for s in twenty) - min(s.y for s in twenty) < 60
    back, front = more[:11], more[11:]
    assert max(s.y for s in back) < min(s.y for s in front)


@pytest.mark.parametrize("count", range(1, 41))
def test_each_own_card_shows_its_index(count: int) -> None:
    """The index and mark fill the left 84 of 320 card units; at least 28 table units stay free."""
    slots = layout(4).fans[0].slots(count)
    for left, right in pairwise(slots):
        if abs(left.y - right.y) < 60:
            assert right.x - left.x >= 28


def test_the_hands_lie_around_the_viewer_in_the_order_of_the_seats() -> None:
    """Seats are numbered clockwise: next comes the left one (RULES.md 1)."""
    four = layout(4)
    left, top, right = (four.fans[seat].anchor for seat in (1, 2, 3))
    assert left.x < top.x < right.x
    assert [four.around(seat, viewer=2) for seat in (2, 3, 0, 1)] == [0, 1, 2, 3]


def test_the_cloth_bears_the_four_shapes() -> None:
    assert sorted(mark.name for mark in layout(4).marks) == [
        "circle", "diamond", "square", "triangle",
    ]  # fmt: skip


def test_a_map_without_hands_is_refused(tmp_path: Path) -> None:
    text = (TABLES / "colours_2.tmx").read_text(encoding="utf-8").replace('"hand:1"', '"hand:7"')
    for name in ("marks.tsx", "marks.png"):
        (tmp_path / name).write_bytes((TABLES / name).read_bytes())
    (tmp_path / "bad.tmx").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match="hand:0, hand:1"):
        load_layout(tmp_path / "bad.tmx")


def test_a_turned_card_knows_which_points_it_covers() -> None:
    lying = Anchor(100, 100, 90, 80)
    assert lying.holds(155, 100)
    assert not lying.holds(100, 155)


# -- Hearts --------------------------------------------------------------------------------------


def hearts(seats: int) -> Layout:
    return load_layout(TABLES / f"hearts_{seats}.tmx")


def gifts(table: Layout) -> dict[str, Box]:
    """The cards set out to be given: the own three apart, those of others as one stack."""
    poses = [[table.anchor(f"given:{s}:{n}") for n in range(3)] for s in range(table.seats)]
    found = {f"given:0:{nth}": Box.around((pose,)) for nth, pose in enumerate(poses[0])}
    return found | {f"given:{s}": Box.around(tuple(poses[s])) for s in range(1, table.seats)}


def always_there(table: Layout, own: int, foreign: int) -> dict[str, Box]:
    """What covers what lies under it in the whole deal, with hands of so many cards."""
    passing = ("key:main", "key:second")
    found = {name: box for name, box in table.boxes.items() if name not in passing}
    found |= {f"hand:{s}": fan.box(foreign if s else own) for s, fan in enumerate(table.fans)}
    beside = table.anchor("leftover")
    found["leftover"] = Box.around((beside, beside.moved(26, 0)))
    x, y = table.anchor("advice").x, table.anchor("advice").y
    return found | {"advice": Box(x - 280, y - 28, 560, 56)}


@HEARTS_SEATS
def test_every_pile_seat_key_and_sign_of_hearts_has_its_place(seats: int, dealt: int) -> None:
    table = hearts(seats)
    assert table.seats == seats
    assert {"deck", "leftover", "advice", "word", "sign", "aside"} <= set(table.anchors)
    assert {"title", "panel", *(f"key:{key}" for key in HEARTS_KEYS)} <= set(table.boxes)
    for seat in range(seats):
        assert f"plate:{seat}" in table.boxes
        assert {f"counter:{seat}", f"trick:{seat}", f"taken:{seat}"} <= set(table.anchors)
        assert {f"given:{seat}:{nth}" for nth in range(3)} <= set(table.anchors)


@HEARTS_SEATS
def test_nothing_overlaps_while_cards_are_set_out_to_be_given(seats: int, dealt: int) -> None:
    table = hearts(seats)
    things = always_there(table, dealt, dealt) | gifts(table)
    things["key:main"] = table.box("key:main")
    assert touching(things) == []
    own = things.pop("hand:0")
    assert {name for name, box in things.items() if not inside(SAFE, box)} == set()
    assert SAFE.x <= own.x
    assert own.x + own.width <= SAFE.x + SAFE.width


@HEARTS_SEATS
def test_nothing_overlaps_the_trick_nor_what_a_seat_takes(seats: int, dealt: int) -> None:
    table = hearts(seats)
    for own in (1, dealt):
        things = always_there(table, own, own)
        things["key:second"] = table.box("key:second")
        for seat in range(seats):
            x, y = table.anchor(f"counter:{seat}").x, table.anchor(f"counter:{seat}").y
            things[f"counter:{seat}"] = Box(x - 66, y - 36, 132, 72)
            things[f"trick:{seat}"] = Box.around((table.anchor(f"trick:{seat}"),))
        pairs = touching(things)
        assert [pair for pair in pairs if not all(name.startswith("trick") for name in pair)] == []


@HEARTS_SEATS
def test_no_card_of_a_trick_covers_the_index_of_another(seats: int, dealt: int) -> None:
    """In whatever order they are played: the index is about the left 24 and upper 36 percent."""
    table = hearts(seats)
    poses = [table.anchor(f"trick:{seat}") for seat in range(seats)]
    for pose, other in ((a, b) for a in poses for b in poses if a is not b):
        w, h = pose.width / 2, pose.width * CARD_RATIO / 2
        corners = [(-w, -h), (-0.52 * w, -h), (-w, -0.28 * h), (-0.52 * w, -0.28 * h)]
        assert not [corner for corner in corners if other.holds(*pose.point(*corner))]


@HEARTS_SEATS
def test_a_trick_goes_to_its_takers_plate_and_shrinks_on_the_way(seats: int, dealt: int) -> None:
    table = hearts(seats)
    for seat in range(seats):
        goal = table.anchor(f"taken:{seat}")
        assert table.box(f"plate:{seat}").holds(goal.x, goal.y)
        assert goal.width < table.anchor(f"trick:{seat}").width / 2


@HEARTS_SEATS
def test_each_own_card_of_a_hearts_deal_shows_its_index(seats: int, dealt: int) -> None:
    """Also after three more have come."""
    for count in range(1, dealt + 1):
        slots = hearts(seats).fans[0].slots(count)
        assert all(right.x - left.x >= 28 for left, right in pairwise(slots))
        low = [slot.point(-slot.width / 2, -0.28 * slot.width * CARD_RATIO / 2) for slot in slots]
        assert max(y for _, y in low) < SAFE.y + SAFE.height


@HEARTS_SEATS
def test_tricks_lie_around_the_middle_as_their_seats_do(seats: int, dealt: int) -> None:
    table = hearts(seats)
    tricks = [table.anchor(f"trick:{seat}") for seat in range(seats)]
    fans = [fan.anchor for fan in table.fans]
    assert max(tricks, key=lambda pose: pose.y) is tricks[0]
    assert [pose.x for pose in tricks[1:]] == sorted(pose.x for pose in tricks[1:])
    assert [pose.x for pose in fans[1:]] == sorted(pose.x for pose in fans[1:])


@HEARTS_SEATS
def test_the_cloth_of_hearts_bears_hearts(seats: int, dealt: int) -> None:
    assert [mark.name for mark in hearts(seats).marks] == ["H"] * 4
