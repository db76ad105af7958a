"""What is told of a thing that the pointer rests on."""

from __future__ import annotations

from collections.abc import Mapping

from game.motion.layout import Anchor
from game.table.card_words import card_help, card_name
from game.table.colours.stage import ColourStage
from game.table.game_words import level_name, sitter_name
from game.table.gestures import Spot
from game.table.hud import Tip


def tip_for(
    stage: ColourStage, spot: Spot, table: str, options: Mapping[str, object]
) -> Tip | None:
    """What a thing is and does; None where that goes without saying."""
    if spot is None or stage.wheel.is_open:
        return None
    kind, _, which = spot.partition(":")
    words = stage.app.words
    match kind:
        case "card":
            return _card_tip(stage, int(which), table, options)
        case "discard":
            top = stage.table.top("discard")
            if top is None or top.front is None:
                return None
            pose = stage.layout.anchor("discard")
            return _face_tip(stage, top.front.code, pose, table, options)
        case "stock":
            count = stage.table.pile("stock").count
            text = words.plural("{n} card is left to draw.", "{n} cards are left to draw.", count)
            return _beside(words("Draw pile"), text, stage.layout.anchor("stock"))
        case "clock" if stage.table.clock:
            return _clock_tip(stage)
        case "hand":
            return _hand_tip(stage, int(which))
        case "bomb" if stage.table.fuse is not None:
            return _bomb_tip(stage)
        case "shield":
            return _shield_tip(stage, int(which))
        case "plate":
            return _plate_tip(stage, int(which))
    return None


def _card_tip(
    stage: ColourStage, key: int, table: str, options: Mapping[str, object]
) -> Tip | None:
    card = next((c for c in stage.table.hands[stage.table.viewer] if c.key == key), None)
    pose = stage.hand.pose_of(stage.frame(), key)
    if card is None or card.front is None or pose is None:
        return None
    return _face_tip(stage, card.front.code, pose, table, options)


def _face_tip(
    stage: ColourStage, code: str, pose: Anchor, table: str, options: Mapping[str, object]
) -> Tip:
    words = stage.app.words
    return _beside(card_name(words, table, code), card_help(words, table, code, options), pose)


def _bomb_tip(stage: ColourStage) -> Tip | None:
    fuse, words = stage.table.fuse, stage.app.words
    if fuse is None:
        return None
    hand_offs = words.plural(
        "The turn is handed on {n} more time, then it blows up.",
        "The turn is handed on {n} more times, then it blows up.",
        fuse.count,
    )
    cards = words.plural(
        "Whoever is to move then draws {n} card.",
        "Whoever is to move then draws {n} cards.",
        fuse.blast,
    )
    anchor = stage.layout.anchor("bomb")
    return Tip(
        words("The fuse burns"), f"{hand_offs}\n{cards}", anchor.x, anchor.y - 70, anchor.y + 80
    )


def _shield_tip(stage: ColourStage, seat: int) -> Tip:
    words = stage.app.words
    place = stage.shields.place(seat, stage.table.viewer)
    if seat == stage.table.viewer:
        text = words("It stops the next cards that are handed to you. Then it is gone.")
    else:
        name = sitter_name(words, stage.sitters[seat])
        text = words(
            "{name} has raised it: it stops the next cards handed on. Then it is gone.", name=name
        )
    half = place.width * 0.6
    return Tip(words("Raised Shield"), text, place.x, place.y - half - 14, place.y + half + 14)


def _clock_tip(stage: ColourStage) -> Tip:
    words, anchor = stage.app.words, stage.layout.anchor("clock")
    text = words.plural(
        "The turn is handed on {n} more time, then the whole table turns over.",
        "The turn is handed on {n} more times, then the whole table turns over.",
        stage.table.clock,
    )
    return Tip(words("Midnight Clock"), text, anchor.x, anchor.y - 80, anchor.y + 130)


def _hand_tip(stage: ColourStage, seat: int) -> Tip:
    """Whose cards these are, and that it is their other sides which are seen."""
    words, name = stage.app.words, sitter_name(stage.app.words, stage.sitters[seat])
    box = stage.layout.fans[stage.layout.around(seat, stage.table.viewer)].box(7)
    text = words("These are the sides that are down now. They come up when the table turns over.")
    title = words("{name}: the other sides", name=name)
    return Tip(title, text, box.centre[0], box.y - 14, box.y + box.height + 14)


def _plate_tip(stage: ColourStage, seat: int) -> Tip:
    words, sitter = stage.app.words, stage.sitters[seat]
    box = stage.layout.box(f"plate:{stage.layout.around(seat, stage.table.viewer)}")
    cards = words.plural("{n} card", "{n} cards", stage.table.size(seat))
    text = cards
    if sitter.level is not None:
        text = words("{level} · {cards}", level=level_name(words, sitter.level), cards=cards)
    name = sitter_name(words, sitter)
    return Tip(name, text, box.centre[0], box.y - 14, box.y + box.height + 14)


def _beside(title: str, text: str, pose: Anchor) -> Tip:
    """A tip over a card, or under it."""
    half = pose.width * 0.75
    return Tip(title, text, pose.x, pose.y - half - 22, pose.y + half + 22)
