"""The canvas: where things land, what they look like, and what happens when pictures are lost."""

from functools import partial

import pygame
import pytest

from game.app.canvas import HEIGHT, WIDTH, Canvas
from game.app.window import start_video
from tests.pictures import assert_golden

FELT = (24, 86, 78)
RED = (215, 38, 61)
CREAM = (255, 246, 227)


def plain(colour, size):
    """A filled rectangle."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((*colour, 255))
    return surface


def card(colour, size):
    """A round-cornered card with a disc."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((*CREAM, 0))
    w, h = size
    pygame.draw.rect(surface, CREAM, (0, 0, w, h), border_radius=w // 10)
    pygame.draw.rect(surface, colour, (w // 12, w // 12, w - w // 6, h - w // 6))
    pygame.draw.circle(surface, CREAM, (w // 2, h // 2), w // 4)
    return surface


def open_canvas(size):
    start_video()
    return Canvas(pygame.Window("test", size))


def at(canvas, x, y):
    """The colour shown at a point of the table."""
    left, top, width, height = canvas.bounds
    w, h = canvas.pixels
    pixel = (round((x - left) / width * w), round((y - top) / height * h))
    return tuple(canvas.to_surface().get_at(pixel))[:3]


# -- where things land -----------------------------------------------------------------------------

SIZES = [(960, 540), (1920, 1080), (1024, 640), (5760, 1080), (1080, 1920), (800, 600), (640, 360)]


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_table_is_seen_whatever_the_shape_of_the_window(size):
    canvas = open_canvas(size)
    left, top, width, height = canvas.bounds
    assert left <= 0
    assert top <= 0
    assert left + width >= WIDTH - 1e-6
    assert top + height >= HEIGHT - 1e-6
    assert (left, top) == pytest.approx((-(width - WIDTH) / 2, -(height - HEIGHT) / 2))
    assert width / height == pytest.approx(size[0] / size[1])


@pytest.mark.parametrize("size", SIZES)
def test_the_mouse_points_at_what_is_drawn_there_in_every_corner(size):
    canvas = open_canvas(size)
    left, top, width, height = canvas.bounds
    w, h = size
    for share_x in (0.0, 0.5, 1.0):
        for share_y in (0.0, 0.5, 1.0):
            point = canvas.to_table((w * share_x, h * share_y))
            assert point == pytest.approx((left + width * share_x, top + height * share_y))


@pytest.mark.parametrize("size", SIZES)
def test_a_sprite_lies_with_its_centre_at_its_point(size):
    canvas = open_canvas(size)
    canvas.clear(FELT)
    sprite = canvas.sprite("red", 200, 100, partial(plain, RED))
    canvas.draw(sprite, 700, 400)
    inside = [(700, 400), (606, 356), (794, 444), (606, 444), (794, 356)]
    outside = [(590, 400), (810, 400), (700, 340), (700, 460)]
    assert {at(canvas, *point) for point in inside} == {RED}
    assert {at(canvas, *point) for point in outside} == {FELT}


def test_a_cover_leaves_no_bare_corner_however_wide_the_window():
    for size in ((1440, 270), (270, 480)):
        canvas = open_canvas(size)
        canvas.clear()
        canvas.cover(canvas.sprite("felt", WIDTH, HEIGHT, partial(plain, FELT)))
        picture = canvas.to_surface()
        w, h = size
        corners = [(0, 0), (w - 1, 0), (0, h - 1), (w - 1, h - 1)]
        assert {tuple(picture.get_at(corner))[:3] for corner in corners} == {FELT}


def test_a_window_without_any_size_harms_nothing(canvas, monkeypatch):
    nothing = type("Renderer", (), {"get_viewport": lambda self: pygame.Rect(0, 0, 0, 0)})()
    renderer, canvas._renderer = canvas._renderer, nothing
    assert canvas.measure()
    canvas._renderer = renderer
    assert canvas.pixels == (1, 1)
    sprite = canvas.sprite("card", 160, 240, partial(card, RED))
    canvas.draw(sprite, 100, 100, angle=30)
    canvas.card(sprite, sprite, 100, 100, turn=0.3)
    canvas.wedge(sprite, 100, 100, -90, 200, inner=0.5)
    canvas.layer("all", 1, canvas.clear)
    canvas.draw_layer("all", 5, 5)
    assert canvas.measure()
    assert canvas.pixels == (960, 540)


# -- pictures --------------------------------------------------------------------------------------


def test_a_picture_is_painted_once_at_the_true_size(canvas):
    sizes = []

    def paint(size):
        sizes.append(size)
        return plain(RED, size)

    for _ in range(3):
        sprite = canvas.sprite("card", 160, 240, paint)
    assert sizes == [(80, 120)]
    assert (sprite.width, sprite.height) == (160, 240)


def test_an_oversampled_picture_is_exactly_twice_as_fine(canvas):
    sizes = []
    canvas.sprite("odd", 161, 241, lambda size: sizes.append(size) or plain(RED, size))
    canvas.sprite("odd, fine", 161, 241, lambda s: sizes.append(s) or plain(RED, s), oversample=2)
    assert sizes[1] == (2 * sizes[0][0], 2 * sizes[0][1])


def test_the_oldest_pictures_go_when_there_are_too_many(canvas, monkeypatch):
    monkeypatch.setattr("game.app.canvas._MEMORY", 4 * 110 * 110 * 4)
    painted = []

    def get(k):
        canvas.sprite(k, 200, 200, lambda size: painted.append(k) or plain(RED, size))

    for k in (0, 1, 2, 0, 3, 4, 5):
        get(k)
    painted.clear()
    get(0)  # used again meanwhile, so it was kept
    get(1)
    assert painted == [1]
    assert canvas._bytes <= 4 * 110 * 110 * 4


def test_the_memory_of_pictures_grows_with_the_window(canvas):
    wide = open_canvas((3840, 2160))
    for k in range(40):
        wide.sprite(k, 300, 300, partial(plain, RED))
    assert len(wide._sprites) == 40


def test_everything_is_made_anew_after_a_loss(canvas):
    first = canvas.sprite("card", 160, 240, partial(card, RED))
    painted = []
    canvas.layer("table", 1, lambda: painted.append(1))
    generation = canvas.generation
    canvas.forget()
    canvas.layer("table", 1, lambda: painted.append(2))
    assert canvas.sprite("card", 160, 240, partial(card, RED)) is not first
    assert painted == [1, 2]
    assert canvas.generation == generation + 1


def test_a_window_of_the_same_size_keeps_its_pictures(canvas):
    first = canvas.sprite("card", 160, 240, partial(card, RED))
    assert not canvas.measure()
    assert canvas.sprite("card", 160, 240, partial(card, RED)) is first


def test_a_window_being_resized_keeps_its_pictures_but_not_its_ground(canvas, monkeypatch):
    bounds = canvas.bounds[2:]
    picture = canvas.sprite("card", 160, 240, partial(card, RED))
    ground = canvas.sprite("ground", *bounds, partial(plain, FELT))
    viewport = type("Renderer", (), {"get_viewport": lambda self: pygame.Rect(0, 0, 700, 700)})()
    renderer, canvas._renderer = canvas._renderer, viewport
    assert canvas.measure(keep=True)
    canvas._renderer = renderer
    assert canvas.sprite("card", 160, 240, partial(card, RED)) is picture
    assert canvas.sprite("ground", *canvas.bounds[2:], partial(plain, FELT)) is not ground
    canvas.forget()
    assert canvas.sprite("card", 160, 240, partial(card, RED)) is not picture


# -- layers ----------------------------------------------------------------------------------------


def test_a_layer_is_painted_only_when_its_stamp_changes(canvas):
    painted = []
    for stamp in (1, 1, 2, 2, 1):
        canvas.layer("table", stamp, partial(painted.append, stamp))
    assert painted == [1, 2, 1]


def test_what_is_added_to_a_layer_stays_on_it(canvas):
    sprite = canvas.sprite("red", 200, 100, partial(plain, RED))
    canvas.layer("table", 1, lambda: canvas.clear(FELT))
    canvas.add_to_layer("table", 2, lambda: canvas.draw(sprite, 700, 400))
    canvas.clear()
    canvas.layer("table", 2, pytest.fail)
    assert at(canvas, 700, 400) == RED
    assert at(canvas, 300, 300) == FELT


def test_a_layer_within_a_layer_comes_out(canvas):
    def outer():
        canvas.layer("inner", 1, lambda: canvas.clear(RED))
        canvas.draw(canvas.sprite("felt", 400, 400, partial(plain, FELT)), 400, 400)

    canvas.layer("outer", 1, outer)
    assert at(canvas, 1500, 700) == RED
    assert at(canvas, 400, 400) == FELT


def test_a_fault_while_painting_a_layer_does_not_leave_the_canvas_pointing_at_it(canvas):
    def fault():
        raise RuntimeError

    with pytest.raises(RuntimeError):
        canvas.layer("table", 1, fault)
    canvas.clear(RED)
    assert at(canvas, 900, 500) == RED
    canvas.layer("table", 1, lambda: canvas.clear(FELT))
    assert at(canvas, 900, 500) == FELT


@pytest.mark.parametrize(("dx", "dy"), [(30, 0), (-30, 0), (0, 24), (0, -24), (30, -24), (-8, 8)])
def test_a_shaken_table_bares_no_black(canvas, dx, dy):
    canvas.layer("table", 1, lambda: canvas.clear(FELT))
    canvas.clear()
    canvas.draw_layer("table", dx, dy)
    assert canvas.to_surface().map_rgb(FELT) == canvas.to_surface().map_rgb(at(canvas, 960, 540))
    mask = pygame.mask.from_threshold(canvas.to_surface(), FELT, (1, 1, 1))
    assert mask.count() == 960 * 540


# -- what it looks like ----------------------------------------------------------------------------


@pytest.fixture
def cards(canvas):
    canvas.clear(FELT)
    front = canvas.sprite("front", 320, 480, partial(card, RED), edge=CREAM, oversample=2)
    back = canvas.sprite("back", 320, 480, partial(card, (39, 98, 201)), edge=CREAM, oversample=2)
    return front, back


def test_turned_cards_have_smooth_edges(canvas, cards):
    for k in range(5):
        canvas.draw(cards[0], 300 + k * 330, 540, angle=-24 + k * 12, scale=0.9)
    assert_golden(canvas.to_surface(), "canvas/turned_cards")


def test_a_card_turns_over_about_its_long_axis(canvas, cards):
    for k, turn in enumerate((0.0, 0.2, 0.45, 0.55, 0.8, 1.0)):
        canvas.card(*cards, 180 + k * 312, 540, turn=turn, scale=0.8, angle=8)
    assert_golden(canvas.to_surface(), "canvas/turning_card")


def test_a_wedge_shows_a_share_of_a_ring(canvas):
    def ring(size):
        surface = pygame.Surface(size, pygame.SRCALPHA)
        surface.fill((*CREAM, 0))
        pygame.draw.circle(surface, CREAM, (size[0] // 2, size[1] // 2), size[0] // 2, size[0] // 8)
        return surface

    canvas.clear(FELT)
    sprite = canvas.sprite("ring", 340, 340, ring, edge=CREAM)
    for k, sweep in enumerate((30, 90, 200, 360, -120)):
        canvas.wedge(sprite, 200 + k * 380, 540, -90, sweep, inner=0.5)
    assert_golden(canvas.to_surface(), "canvas/wedges")


def test_light_shade_and_tint(canvas, cards):
    front = cards[0]
    canvas.draw(front, 250, 540, alpha=0.5)
    canvas.draw(front, 620, 540, tint=(120, 120, 120))
    canvas.draw(front, 990, 540, alpha=0.4, add=True)
    canvas.draw(front, 1360, 540, sx=0.4)
    canvas.fill((20, 10, 60), 0.35)
    canvas.draw(front, 1700, 540, scale=0.5, angle=45)
    assert_golden(canvas.to_surface(), "canvas/light")


def test_what_cannot_be_seen_is_not_drawn(canvas, cards):
    before = pygame.image.tobytes(canvas.to_surface(), "RGB")
    canvas.draw(cards[0], 960, 540, alpha=0.0)
    canvas.draw(cards[0], 960, 540, scale=0.0)
    canvas.draw(cards[0], -4000, 540, angle=20)
    canvas.wedge(cards[0], 960, 540, 0, 0, inner=0.5)
    canvas.fill(RED, 0.0)
    assert pygame.image.tobytes(canvas.to_surface(), "RGB") == before
