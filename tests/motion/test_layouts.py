"""The tables of ``assets/tables``, tested as data."""

from itertools import combinations, pairwise
from pathlib import Path

import pytest

from game.motion.layout import Anchor, Box, Layout
from game.table.tmx import load_layout

TABLES = Path(__file__).parents[2] / "assets" / "tables"
SEATS = (2, 3, 4, 5, 6)
SAFE = Box(36, 30, 1848, 1014)
KEYS = ("third", "main", "second", "sort", "menu", "hint", "sound")
SIGNS = ("bomb", "fuse banner", "count", "chip", "stack", "advice", "wheel", "word")
ALL_SEATS = pytest.mark.parametrize("seats", SEATS)


def layout(seats: int) -> Layout:
    return load_layout(TABLES / f"colours_{seats}.tmx")


def inside(outer: Box, box: Box) -> bool:
    return (
        outer.x <= box.x
        and outer.y <= box.y
        and box.x + box.width <= outer.x + outer.width
        and box.y + box.height <= outer.y + outer.height
    )


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
    touching = [
        pair for pair in combinations(things, 2) if things[pair[0]].overlaps(things[pair[1]])
    ]
    assert touching == []


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
