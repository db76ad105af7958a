"""The own hand under the pointer: the card that is seen is the card that is meant."""

from __future__ import annotations

import pytest

from tests.scenes.table import Table

NUMBERS = [f"{colour}{number}" for colour in "RYGB" for number in range(1, 10)]
ALL = [*NUMBERS, "W", "W4", "R+2", "Y+2"]


def table_with(app, count):
    hands = [" ".join(ALL[:count]), "R-Skip R-Skip"]
    table = Table(app, position={"hands": hands, "discard": "G-Skip"})
    table.until_asked()
    table.wait(0.5)
    return table


@pytest.mark.parametrize("count", [1, 2, 7, 12, 20, 21, 25, 40])
def test_the_middle_of_each_visible_strip_picks_its_card(app, count):
    table = table_with(app, count)
    hand, frame = table.stage.hand, table.stage.frame()
    poses = [(card.key, hand.pose_of(frame, card.key)) for card in table.stage.table.fan(0)]
    for index, (key, pose) in enumerate(poses):
        follower = poses[index + 1][1] if index + 1 < count else None
        strip = pose.width
        if follower is not None and abs(follower.y - pose.y) < 70:
            strip = min(pose.width, follower.x - pose.x)
        x, y = pose.point(-pose.width / 2 + strip / 2, -pose.width * 0.55)
        assert table.stage.spot(x, y) == f"card:{key}"


@pytest.mark.parametrize("count", [7, 25, 40])
def test_pointing_at_a_card_brings_it_to_the_front_and_keeps_it_there(app, count):
    table = table_with(app, count)
    key = table.stage.table.order[count // 2]
    pose = table.stage.hand.pose_of(table.stage.frame(), key)
    x, y = pose.point(-pose.width * 0.42, -pose.width * 0.5)
    table.scene.handle(_moved(x, y))
    table.wait(0.5)
    parts = list(table.stage.hand.parts(table.stage.frame()))
    grown = table.stage.hand.pose_of(table.stage.frame(), key)
    assert grown.width > pose.width
    assert parts[-1].key[0].pose == grown
    assert table.stage.spot(x, y) == f"card:{key}"


def test_on_the_others_turns_no_card_is_dimmed(app):
    table = table_with(app, 7)
    look = table.stage.hand.playable
    assert look is not None
    table.key("d")
    assert table.stage.hand.playable is None


def test_only_what_may_be_played_is_raised(app):
    hands = ["G4 R1 W Y-Skip", "R-Skip R-Skip"]
    table = Table(app, position={"hands": hands, "discard": "G-Skip"})
    table.until_asked()
    faces = {card.key: card.front.code for card in table.stage.table.hands[0]}
    assert {faces[key] for key in table.stage.hand.playable} == {"G4", "W", "Y-Skip"}


def _moved(x, y):
    from game.app.inputs import Moved

    return Moved(x, y)
