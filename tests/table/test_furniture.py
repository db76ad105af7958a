"""Plates, ring, deck, wheel, the pieces of the big moments: all there, all in their boxes."""

from dataclasses import replace

import pytest

from game.app.look import Look
from game.app.palette import TONES, tone
from game.table.furniture import RING, TIMER_INNER, Furniture
from game.table.plates import Plate
from game.table.showpieces import SECTOR, Showpieces
from tests.drawing import box_of, canvas_of, difference, differing, drawn_box, flat

SIZES = [(1280, 720), (1920, 1080)]
LILY = Plate("Лили", "lily", "8 карт", 8)
NAMES = {
    "RYGB": (("КРАСНЫЙ", "ЖЁЛТЫЙ", "ЗЕЛЁНЫЙ", "СИНИЙ"), ("RED", "YELLOW", "GREEN", "BLUE")),
    "POTV": (
        ("РОЗОВЫЙ", "ОРАНЖЕВЫЙ", "БИРЮЗОВЫЙ", "ФИОЛЕТОВЫЙ"),
        ("PINK", "ORANGE", "TEAL", "PURPLE"),
    ),
}


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def canvas(request):
    return canvas_of(*request.param)


@pytest.fixture
def furniture(canvas):
    return Furniture(Look(canvas))


@pytest.fixture
def pieces(canvas):
    return Showpieces(Look(canvas))


def shot(canvas, *sprites):
    canvas.clear((30, 100, 95))
    for sprite in sprites:
        canvas.draw(sprite, 960, 540)
    return flat(canvas.to_surface())


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("plate", [LILY, replace(LILY, count=None, hearts=26)])
def test_a_long_name_and_line_stop_before_the_count(canvas, plate, scale):
    furniture = Furniture(Look(canvas), text_scale=scale)
    width, height = furniture.plate_size(plate)
    short = shot(canvas, furniture.plate(replace(plate, name="·", line="·")))
    name, line = "Konstantin the Magnificent", "за вас ходит программа"
    long = shot(canvas, furniture.plate(replace(plate, name=name, line=line)))
    box, k = box_of(difference(short, long, 12)), canvas.scale
    badge = (68 if plate.hearts is None else 98) * height / 88
    assert box.w > 60 * k
    assert box.left >= (960 - width / 2 + height) * k
    assert box.right <= (960 + width / 2 - badge) * k
    assert box.top >= (540 - height / 2) * k
    assert box.bottom <= (540 + height / 2) * k


@pytest.mark.parametrize("count", [1, 9, 25, 112])
def test_the_count_stays_on_its_small_card(canvas, furniture, count):
    width, _ = furniture.plate_size(LILY)
    zero = shot(canvas, furniture.plate(replace(LILY, count=0)))
    box = box_of(difference(zero, shot(canvas, furniture.plate(replace(LILY, count=count))), 12))
    right = (960 + width / 2 - 24) * canvas.scale
    assert box.right <= right - 3 * canvas.scale
    assert box.left >= right - 41 * canvas.scale


def test_plates_grow_to_400_by_120_at_the_largest_text(canvas):
    assert Furniture(Look(canvas), text_scale=1.5).plate_size(LILY) == (400, 120)
    assert Furniture(Look(canvas)).plate_size(LILY) == (288, 88)


def test_a_plate_between_neighbours_grows_only_into_its_room(canvas):
    furniture = Furniture(Look(canvas), text_scale=1.5)
    for room in (200, 288, 310, 400, 900):
        width, _ = furniture.plate_size(replace(LILY, room=room))
        assert 288 <= width <= max(288, min(room, 400))


def test_a_plate_tells_each_state_by_more_than_its_text(canvas, furniture):
    pictures = {
        state: shot(canvas, furniture.plate(replace(LILY, state=state, line="")))
        for state in ("waiting", "turn", "skipped", "away")
    }
    states = list(pictures)
    for i, one in enumerate(states):
        for other in states[i + 1 :]:
            assert differing(pictures[one], pictures[other], 30) > 150, (one, other)


def test_the_timer_lies_about_the_avatar(canvas, furniture):
    plate = replace(LILY, state="turn")
    dx, dy = furniture.timer_centre(plate)
    width, height = furniture.plate_size(plate)
    assert (dx - height / 2, dy) == (-width / 2, 0)
    assert furniture.timer().width == pytest.approx(height - 2, abs=1)


def test_a_full_wedge_of_the_timer_is_the_whole_timer(canvas, furniture):
    ring = furniture.timer()
    whole = shot(canvas, ring)
    canvas.clear((30, 100, 95))
    canvas.wedge(ring, 960, 540, -90, 360, inner=TIMER_INNER)
    swept = flat(canvas.to_surface())
    inked = differing(whole, shot(canvas), 12)
    assert inked > 400
    assert differing(whole, swept, 100) < 0.12 * inked


@pytest.mark.parametrize("share", [0.25, 0.5, 0.75])
def test_a_wedge_shows_its_share_of_the_ring(canvas, furniture, share):
    ring, empty = furniture.timer(), shot(canvas)
    whole = differing(shot(canvas, ring), empty, 12)
    canvas.clear((30, 100, 95))
    canvas.wedge(ring, 960, 540, -90, 360 * share, inner=TIMER_INNER)
    part = differing(flat(canvas.to_surface()), empty, 12)
    assert part / whole == pytest.approx(share, abs=0.04)


def test_the_ring_is_as_large_as_it_says_and_shows_the_colour_in_force(canvas, furniture):
    box = drawn_box(canvas, furniture.ring(tone("R")), 960, 424)
    k = canvas.scale
    assert box.w == pytest.approx((2 * RING[0] + 24) * k, abs=6)
    assert box.h == pytest.approx((2 * RING[1] + 24) * k, abs=6)
    red, blue = (shot(canvas, furniture.ring(tone(code))) for code in "RB")
    assert differing(red, blue, 60) > 2000 * k


def test_the_deck_sinks_as_it_is_drawn_from_and_leaves_an_outline(canvas, furniture):
    heights = [
        drawn_box(canvas, furniture.deck("battle", cards), 960, 540).h for cards in (108, 60, 30, 2)
    ]
    assert heights == sorted(heights, reverse=True)
    assert heights[0] > heights[-1] + 8 * canvas.scale
    assert drawn_box(canvas, furniture.deck("battle", 0), 960, 540).h > 200 * canvas.scale


@pytest.mark.parametrize("codes", NAMES)
def test_every_quarter_of_the_wheel_holds_its_name_shape_and_key(canvas, pieces, codes):
    """The label changes no pixel outside its quarter, in both languages."""
    hub = (960.0, 540.0)
    for names in NAMES[codes]:
        for quarter, (code, name) in enumerate(zip(codes, names, strict=True)):
            shown = tone(code)
            dx, dy = ((-1, -1), (1, -1), (1, 1), (-1, 1))[quarter]
            at = hub[0] + dx * SECTOR / 2, hub[1] + dy * SECTOR / 2
            lx, ly = pieces.label_centre(quarter)
            label = pieces.sector_label(shown, name, str(quarter + 1), quarter)
            canvas.clear((1, 2, 3))
            empty = flat(canvas.to_surface())
            canvas.draw(pieces.sector(shown, quarter), *at)
            bare = flat(canvas.to_surface())
            canvas.draw(label, hub[0] + lx, hub[1] + ly)
            letters = difference(bare, flat(canvas.to_surface()), 40)
            assert letters.count() > 900 * canvas.scale**2
            outside = difference(bare, empty, 0)
            outside.invert()
            assert letters.overlap(outside, (0, 0)) is None, name


def test_quarters_of_the_wheel_leave_the_others_alone(canvas, pieces):
    boxes = []
    for quarter, code in enumerate("RYGB"):
        dx, dy = ((-1, -1), (1, -1), (1, 1), (-1, 1))[quarter]
        x, y = 960 + dx * SECTOR / 2, 540 + dy * SECTOR / 2
        boxes.append(drawn_box(canvas, pieces.sector(tone(code), quarter), x, y))
    for i, one in enumerate(boxes):
        assert one.collidelistall(boxes) == [i]


@pytest.mark.parametrize(
    "name",
    ["bomb", "rope", "star", "spark", "smoke", "wave", "hub", "clock", "shield"],
)
def test_every_showpiece_is_drawn_inside_its_box(canvas, pieces, name):
    sprite = getattr(pieces, name)()
    box = drawn_box(canvas, sprite, 960, 540)
    assert box.w * box.h > 60 * canvas.scale
    assert box.w <= sprite.width * canvas.scale + 4
    assert box.h <= sprite.height * canvas.scale + 4


def test_every_number_of_the_bomb_and_every_confetti_differs(canvas, pieces):
    numbers = [shot(canvas, pieces.bomb(), pieces.bomb_number(n)) for n in range(4)]
    scraps = [shot(canvas, pieces.confetti(shown)) for shown in TONES.values()]
    for group in (numbers, scraps):
        for i, one in enumerate(group):
            assert all(differing(one, other, 40) > 8 for other in group[i + 1 :])


@pytest.mark.parametrize("word", ["БУМ!", "BOOM!"])
def test_the_word_of_the_explosion_fits_into_the_window(canvas, furniture, word):
    sprite = furniture.boom(word)
    assert 400 < sprite.width < 1100
    assert 150 < sprite.height < 460
    assert furniture.boom(word) is sprite, "it is painted once"


def test_banners_and_advice_grow_with_the_text(canvas):
    small, large = (Furniture(Look(canvas), text_scale=scale) for scale in (1.0, 1.5))
    for one, other in (
        (small.advice("Your turn"), large.advice("Your turn")),
        (small.banner("FUSE LIT"), large.banner("FUSE LIT")),
        (small.count(64), large.count(64)),
    ):
        assert other.width > one.width
        assert other.height > one.height
