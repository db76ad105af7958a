"""Draws contact sheets of everything that is drawn, to be looked at beside the art direction.

Run ``python assets/studio/sheet.py OUT [WxH] [sheet ...]``; one PNG a sheet.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from math import atan2, cos, degrees, pi, radians, sin
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.app.assets import ASSETS
from game.app.canvas import Canvas, Sprite
from game.app.keys import KEY_KINDS, KEY_STATES
from game.app.look import Look
from game.app.marks import AVATARS, icon_names
from game.app.palette import RIM, SECOND_ON_CLOTH, TONES, rgb, tone
from game.app.text import Type
from game.motion.layout import Box, Fan, Mark
from game.table import card_art, dress, skies
from game.table.furniture import RING, Furniture, Plate
from game.table.showpieces import SECTOR, Showpieces
from game.table.tmx import load_layout

DAY = tuple(
    f"{c}{s}"
    for c in "RYGB"
    for s in (*"0123456789", "-Skip", "-Reverse", "+1", "+2", "-Bomb", "-Shield", "-Flip", "-Clock")
)
NIGHT = tuple(
    f"{c}{s}"
    for c in "POTV"
    for s in (*"0123456789", "-Reverse", "+5", "-Everyone", "-Flip", "-Clock")
)
FRENCH = tuple(f"{rank}{suit}" for suit in "SHDC" for rank in "A23456789TJQK")
MARKS = tuple(
    Mark(name, Box(column * 40, row * 40, 40, 40))
    for name, column, row in (
        ("triangle", 11, 5),
        ("square", 36, 5),
        ("circle", 11, 18),
        ("diamond", 36, 18),
    )
)


class Sheet:
    """One canvas and what draws on it."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.canvas = Canvas(pygame.Window("sheet", size))
        self.look = Look(self.canvas)
        self.type = Type(self.canvas, ASSETS / "fonts")
        self.furniture = Furniture(self.look)
        self.pieces = Showpieces(self.look)

    def lay(
        self, sprites: Iterable[Sprite], *, step: tuple[float, float], top: float = 0.0
    ) -> float:
        """Sprites in rows from the left; the height reached."""
        x, y = step[0] / 2 + 10, top + step[1] / 2 + 10
        for sprite in sprites:
            if x + step[0] / 2 > 1920:
                x, y = step[0] / 2 + 10, y + step[1]
            self.canvas.draw(sprite, x, y)
            x += step[0]
        return y + step[1] / 2

    def face(self, code: str, width: float, **how: object) -> Sprite:
        return card_art.face(self.canvas, code, width, **how)  # type: ignore[arg-type]


def faces(s: Sheet, codes: Sequence[str], width: float, **how: object) -> None:
    s.canvas.clear(rgb("#1d4d47"))
    s.lay((s.face(c, width, **how) for c in codes), step=(width + 10, width * 1.5 + 10))


def backs(s: Sheet) -> None:
    s.canvas.clear(rgb("#1d4d47"))
    kinds = ("battle", "cards", "day", "night", "navy", "wine")
    y = s.lay((card_art.back(s.canvas, k, 240) for k in kinds), step=(260, 380))
    y = s.lay((card_art.back(s.canvas, k, 96) for k in kinds), step=(116, 160), top=y)
    s.lay(
        (s.furniture.deck(k, n) for k, n in zip(kinds, (108, 60, 30, 10, 1, 52), strict=True)),
        step=(240, 340),
        top=y,
    )


def keys(s: Sheet) -> None:
    s.canvas.draw(dress.background(s.canvas, "title"), 960, 540)
    labels = {
        "primary": "ВЗЯТЬ КАРТУ",
        "plain": "Правила",
        "calm": "СЫГРАТЬ",
        "call": "ОДНА КАРТА!",
    }
    for i, state in enumerate(KEY_STATES):
        for j, kind in enumerate(KEY_KINDS):
            key = s.look.key(280, 84, labels[kind], kind=kind, state=state, size=30)
            s.canvas.draw(key, 190 + i * 330, 80 + j * 108)
        s.canvas.draw(s.look.round_key(72, "hint", state=state), 190 + i * 330, 510)
    y = 600.0
    for pill in (
        s.look.key(320, 84, "ВЗЯТЬ КАРТУ", kind="primary", hint="D", size=30),
        s.look.key(464, 132, "ПРОДОЛЖИТЬ", kind="primary", sub="День и ночь", size=40, radius=26),
        s.look.key(226, 80, "Статистика", icon="chart", size=24),
        s.look.keycap("Enter"),
        s.look.keycap("F1"),
    ):
        s.canvas.draw(pill, 240 + (y - 600) * 3.3, 620)
        y += 100
    y = s.lay((s.look.icon(name, 44) for name in icon_names()), step=(68, 64), top=690)
    marks = [s.look.mark(t.shape, 44, t.bright, hollow=t.night) for t in TONES.values()]
    marks += [s.look.suit(k, 44) for k in "SHDC"]
    marks += [s.look.emblem(k, 64) for k in ("swords", "crown", "play", "broken-heart")]
    marks += [s.look.avatar(name, 72) for name in AVATARS]
    s.lay(marks, step=(78, 84), top=y)


def plates(s: Sheet) -> None:
    s.canvas.draw(dress.background(s.canvas, "classic"), 960, 540)
    for j, scale in enumerate((1.0, 1.25, 1.5)):
        f = Furniture(s.look, text_scale=scale)
        shown = (
            Plate("Лили", "lily", "8 карт", 8),
            Plate("Макс", "max", "думает…", 5, state="turn"),
            Plate("Зоя", "zoe", "пропускает ход", 12, state="skipped"),
            Plate("Лео", "leo", "за вас ходит программа", 2, state="away"),
            Plate("Вы", "you", "Ваш ход · 21 с", state="turn", own=True),
            Plate("Ника", "nika", "9 карт", back="navy", hearts=5),
        )
        for i, plate in enumerate(shown):
            x, y = 250 + i % 4 * 440, 90 + j * 240 + i // 4 * 116
            s.canvas.draw(f.plate(plate), x, y)
            if plate.state == "turn":
                dx, dy = f.timer_centre(plate)
                s.canvas.wedge(f.timer(hurry=i == 4), x + dx, y + dy, -90, 250)
        s.canvas.draw(f.advice("Ваш ход: красное, 7 или дикая"), 1320, 206 + j * 240)
        s.canvas.draw(f.count(64), 1720, 206 + j * 240)
    for i, t in enumerate(TONES.values()):
        name = (
            "КРАСНЫЙ",
            "ЖЁЛТЫЙ",
            "ЗЕЛЁНЫЙ",
            "СИНИЙ",
            "РОЗОВЫЙ",
            "ОРАНЖЕВЫЙ",
            "БИРЮЗОВЫЙ",
            "ФИОЛЕТОВЫЙ",
        )[i]
        s.canvas.draw(s.look.chip(t, name), 200 + i % 4 * 340, 800 + i // 4 * 80)
    for i, code in enumerate("RG"):
        s.canvas.draw(s.look.chip(tone(code, safe=True), "КРАСНЫЙ"), 1560, 800 + i * 80)
    s.canvas.draw(s.furniture.banner("ФИТИЛЬ ГОРИТ"), 240, 970)
    s.canvas.draw(s.furniture.banner("До рассвета: 3", "midnight"), 600, 970)
    s.canvas.draw(s.furniture.banner("Пиковая дама! +13", "queen", suit="S"), 1000, 970)
    s.canvas.draw(s.furniture.banner("ОДНА КАРТА!", "call"), 1380, 970)
    s.canvas.draw(s.furniture.number("+6"), 1640, 970)


def pieces(s: Sheet) -> None:
    c, f, p = s.canvas, s.furniture, s.pieces
    c.draw(dress.background(c, "classic"), 960, 540)
    for i, (words, codes) in enumerate(((RU, "RYGB"), (NIGHT_RU, "POTV"), (EN, "RYGB"))):
        wheel(s, 330 + i * 520, 300, codes, words, safe=i == 2)
    c.draw(f.boom("БУМ!"), 350, 760)
    c.draw(f.boom("BOOM!"), 960, 760)
    c.draw(f.win("ПОБЕДА!"), 1480, 690)
    c.draw(f.win("VICTORY!"), 1480, 850)
    things = [
        p.bomb(),
        p.star(),
        p.shard(0),
        p.shard(1),
        p.shard(2),
        p.clock(),
        p.shield(),
        f.chevron(),
    ]
    things += [p.confetti(t) for t in TONES.values()] + [f.number(n) for n in ("+2", "+6", "12")]
    for i, thing in enumerate(things):
        c.draw(thing, 90 + i * 95, 985)
    c.draw(p.bomb_number(3), 90, 985)
    for i, light in enumerate((p.spark(), p.smoke(), p.wave())):
        c.draw(light, 1700 + i * 60, 560 + i * 140, scale=0.7)


RU = ("КРАСНЫЙ", "ЖЁЛТЫЙ", "ЗЕЛЁНЫЙ", "СИНИЙ")
EN = ("RED", "YELLOW", "GREEN", "BLUE")
NIGHT_RU = ("РОЗОВЫЙ", "ОРАНЖЕВЫЙ", "БИРЮЗОВЫЙ", "ФИОЛЕТОВЫЙ")


def wheel(
    s: Sheet, x: float, y: float, codes: str, names: Sequence[str], *, safe: bool = False
) -> None:
    for quarter, code in enumerate(codes):
        t = tone(code, safe=safe)
        dx, dy = ((-1, -1), (1, -1), (1, 1), (-1, 1))[quarter]
        s.canvas.draw(s.pieces.sector(t, quarter), x + dx * SECTOR / 2, y + dy * SECTOR / 2)
        lx, ly = s.pieces.label_centre(quarter)
        s.canvas.draw(
            s.pieces.sector_label(t, names[quarter], str(quarter + 1), quarter), x + lx, y + ly
        )
    s.canvas.draw(s.pieces.hub(), x, y)


def ring(s: Sheet, code: str, *, clockwise: bool = True) -> None:
    s.canvas.draw(s.furniture.ring(tone(code)), 960, 424)
    for i in range(6):
        a = i * pi / 3
        x, y = 960 + RING[0] * cos(a), 424 + RING[1] * sin(a)
        along = degrees(atan2(RING[1] * cos(a), -RING[0] * sin(a)))
        s.canvas.draw(s.furniture.chevron(), x, y, angle=along + (0 if clockwise else 180))


def hand(
    s: Sheet,
    fan: Fan,
    sprites: Sequence[Sprite],
    *,
    lit: Sequence[int] = (),
    dim: Sequence[int] = (),
) -> None:
    for i, (slot, sprite) in enumerate(zip(fan.slots(len(sprites)), sprites, strict=True)):
        up = 34.0 if i in lit else 0.0
        k = slot.width / 160
        shadow = s.furniture.card_shadow(lifted=i in lit)
        alpha, down = (0.41, 20) if i in lit else (0.49, 5)
        s.canvas.draw(
            shadow, slot.x, slot.y - up + down * k, scale=k, angle=slot.angle, alpha=alpha
        )
        if i in lit:
            s.canvas.draw(
                s.furniture.rim(), slot.x, slot.y - up, scale=k, angle=slot.angle, tint=RIM
            )
        tint = (165, 165, 165) if i in dim else (255, 255, 255)
        s.canvas.draw(sprite, slot.x, slot.y - up, angle=slot.angle, tint=tint)


def classic(s: Sheet, kind: dress.Dress = "classic") -> None:
    """The mock-up of the Classic table again, from the program's own parts."""
    c, f, p = s.canvas, s.furniture, s.pieces
    layout = load_layout(ASSETS / "tables" / "colours_4.tmx")
    c.draw(dress.background(c, kind, layout.marks), 960, 540)
    ring(s, "R")
    c.wedge(p.rope(), 960, 424, -30, -120)
    a = radians(-30)
    bx, by = 960 + 352 * cos(a), 424 + 230 * sin(a)
    sx, sy = 960 - 352 * cos(a), 424 + 230 * sin(a)
    c.draw(s.look.glow(90), sx, sy, tint=rgb("#FF9A2E"), alpha=0.75)
    c.draw(s.look.glow(40), sx, sy, tint=rgb("#FFE9A0"))
    c.draw(p.star(), sx, sy, scale=0.52)
    c.draw(p.bomb(), bx, by)
    c.draw(p.bomb_number(3), bx, by)
    c.draw(f.banner("ФИТИЛЬ ГОРИТ"), bx + 260, by)
    back = "cards" if kind == "colour-cards" else "battle"
    for seat, count in ((1, 8), (2, 5), (3, 2)):
        fan = layout.fans[seat]
        hand(s, fan, [card_art.back(c, back, fan.anchor.width)] * count)
    plates = (
        Plate("Вы", "you", "Ваш ход · 21 с", state="turn", own=True),
        Plate("Лили", "lily", "8 карт", 8, back),
        Plate("Макс", "max", "5 карт", 5, back),
        Plate("Зоя", "zoe", "2 карты", 2, back),
    )
    for seat, plate in enumerate(plates):
        x, y = layout.boxes[f"plate:{seat}"].centre
        c.draw(f.plate(plate), x, y)
        if plate.state == "turn":
            dx, dy = f.timer_centre(plate)
            c.wedge(f.timer(), x + dx, y + dy, -90, 252)
    c.draw(f.deck(back, 64), 858, 416)
    for code, angle in (("G7", -17), ("R-Skip", 9), ("R7", -3)):
        c.draw(f.card_shadow(lifted=False), 1060, 421, angle=angle, alpha=0.49)
        c.draw(s.face(code, 160), 1060, 416, angle=angle)
    c.draw(f.count(64), 858, 552)
    c.draw(s.look.chip(tone("R"), "КРАСНЫЙ"), 960, 622)
    c.draw(f.advice("Ваш ход: красное, 7 или дикая"), 960, 706)
    codes = ("R2", "R-Bomb", "Y7", "Y-Reverse", "G4", "B+2", "W")
    hand(s, layout.fans[0], [s.face(code, 176) for code in codes], lit=(0, 1, 2, 6))
    c.draw(s.look.key(320, 84, "ВЗЯТЬ КАРТУ", kind="primary", hint="D", size=30), 1716, 902)
    c.draw(s.look.key(320, 76, "ОДНА КАРТА!", kind="call", state="off", size=30), 1716, 1002)
    c.draw(s.look.round_key(72, "sort"), 1502, 1002)
    for x, icon in ((72, "menu"), (1760, "hint"), (1848, "sound")):
        c.draw(s.look.round_key(72, icon), x, 66)
    title = s.type.line("Цветовая битва · Классика", 28, weight="Bold")
    c.draw(title, 128 + title.width / 2, 52)
    line = s.type.line("4 игрока", 24, colour=SECOND_ON_CLOTH)
    c.draw(line, 128 + line.width / 2, 86)


def night(s: Sheet) -> None:
    c, f, p = s.canvas, s.furniture, s.pieces
    layout = load_layout(ASSETS / "tables" / "colours_4.tmx")
    c.draw(dress.background(c, "night"), 960, 540)
    ring(s, "T", clockwise=False)
    days = ("R4", "B-Flip", "Y9", "G2", "W")
    for seat in (1, 2, 3):
        fan = layout.fans[seat]
        hand(s, fan, [s.face(code, fan.anchor.width) for code in days])
    plates = (
        Plate("Вы", "you", "7 карт", own=True),
        Plate("Лили", "lily", "5 карт", 5, "night"),
        Plate("Макс", "max", "думает…", 5, "night", state="turn"),
        Plate("Зоя", "zoe", "5 карт", 5, "night"),
    )
    for seat, plate in enumerate(plates):
        c.draw(f.plate(plate), *layout.boxes[f"plate:{seat}"].centre)
    c.draw(f.deck("night", 48), 858, 416)
    for code, angle in (("P8", 14), ("T3", -8), ("T-Clock", 3)):
        c.draw(f.card_shadow(lifted=False), 1060, 421, angle=angle, alpha=0.49)
        c.draw(s.face(code, 160), 1060, 416, angle=angle)
    c.draw(s.look.chip(tone("T"), "БИРЮЗОВЫЙ"), 960, 622)
    c.draw(p.clock(), 1452, 378)
    c.draw(p.clock_hand(hour=True), 1452, 378, angle=-36)
    c.draw(p.clock_hand(hour=False), 1452, 378)
    c.draw(f.banner("До рассвета: 3", "midnight"), 1452, 470)
    codes = ("P1", "O7", "O+5", "T4", "T-Everyone", "V3", "V-Flip")
    hand(s, layout.fans[0], [s.face(code, 176) for code in codes])


def dresses(s: Sheet) -> None:
    """All dresses, a third of the size each, by way of surfaces."""
    pictures = []
    for kind in dress.DRESSES:
        s.canvas.draw(dress.background(s.canvas, kind, MARKS), 960, 540)
        pictures.append(s.canvas.to_surface())
    w, h = (side // 3 for side in s.canvas.pixels)
    for i, picture in enumerate(pictures):
        small = pygame.transform.smoothscale(picture, (w, h))
        sprite = s.canvas.sprite(("dress", i, "small"), 640, 360, lambda _, p=small: p)
        s.canvas.draw(sprite, 320 + i % 3 * 640, 180 + i // 3 * 360)
    s.canvas.draw(skies.orb(s.canvas, night=False), 1600, 900, scale=0.6)


SHEETS: dict[str, Callable[[Sheet], None]] = {
    "day": lambda s: faces(s, (*DAY, "W", "W4"), 130),
    "day_safe": lambda s: faces(s, (*DAY, "W", "W4"), 130, palette="safe"),
    "night_faces": lambda s: faces(s, (*NIGHT, "Hunt"), 140),
    "french_ru": lambda s: faces(s, FRENCH, 130, language="ru"),
    "french_four": lambda s: faces(s, FRENCH, 130, four_colours=True),
    "big": lambda s: faces(
        s,
        (
            "R7",
            "Y+2",
            "G-Bomb",
            "W4",
            "B-Skip",
            "QS",
            "P-Everyone",
            "O+5",
            "T6",
            "Hunt",
            "V-Clock",
            "KD",
        ),
        300,
    ),
    "small": lambda s: faces(s, DAY + NIGHT + ("W", "W4", "Hunt") + FRENCH, 72),
    "backs": backs,
    "keys": keys,
    "plates": plates,
    "pieces": pieces,
    "classic": classic,
    "siege": lambda s: classic(s, "siege"),
    "colour_cards": lambda s: classic(s, "colour-cards"),
    "night": night,
    "dresses": dresses,
}


def main() -> None:
    out, *rest = sys.argv[1:] or ["sheets"]
    size = next((arg for arg in rest if "x" in arg and arg[0].isdigit()), "1920x1080")
    wanted = [arg for arg in rest if arg in SHEETS] or list(SHEETS)
    Path(out).mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    sheet = Sheet((int(size.split("x")[0]), int(size.split("x")[1])))
    for name in wanted:
        sheet.canvas.forget()
        start = time.perf_counter()
        SHEETS[name](sheet)
        took = (time.perf_counter() - start) * 1000
        pygame.image.save(sheet.canvas.to_surface(), Path(out) / f"{name}.png")
        print(f"{name}: {took:.0f} ms, {sheet.canvas._bytes / 2**20:.1f} MB of sprites")


if __name__ == "__main__":
    main()
