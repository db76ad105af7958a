"""King, queen and jack of clubs."""

from __future__ import annotations

from french_art import (
    BROWN,
    ROSY,
    TAN,
    Art,
    Robes,
    eyes,
    face,
    halo,
    hand,
    lips,
    mouth,
    neck,
    robe,
)


def king_c(a: Art, c: Robes) -> None:
    halo(a, c, "K")
    skin = TAN
    hair = "#6B3D1E"
    horn = "#C99A5B"  # antler crown
    a.pair(
        "M132,92 C116,86 107,74 105,50 C105,45 111,44 112,49 C113,58 117,65 122,69 L124,49 "
        "C124,44 131,44 131,49 L131,74 C135,80 140,84 143,88 Z",
        horn,
    )
    a.pair("M109,68 C101,66 97,60 96,53 C96,49 101,48 102,52 C104,57 107,60 112,61 Z", horn)
    robe(a, c.dark)
    for i in range(4):  # leaf cloak
        for j in range(5):
            px, py = 66 + j * 17 + (i % 2) * 8, 250 - j * 11 + i * 14 - 14
            a.pair(
                f"M{px},{py - 13} C{px + 11},{py - 5} {px + 9},{py + 8} {px},{py + 15} "
                f"C{px - 9},{py + 8} {px - 11},{py - 5} {px},{py - 13} Z",
                (c.main, c.mid)[(i + j) % 2],
                True,
            )
    a.whole("M160,300 L128,300 L124,196 L138,184 L160,190", c.main, True)
    a.whole("M118,92 C108,120 108,164 116,182 C124,190 136,190 142,184", hair)
    neck(a, skin)
    face(a, skin, w=74)
    eyes(a, brow=hair, tilt=0, thick=6)
    a.whole(
        "M121,128 C114,150 116,188 130,210 C138,214 146,210 150,202 C154,212 158,220 160,206 "
        "L160,152 C144,152 128,146 121,128",
        hair,
    )  # forked beard
    a.path(
        "M163,152 C176,152 192,146 199,128 C206,150 204,188 190,210 C182,214 174,210 170,202 "
        "C166,212 163,216 163,206 Z",
        "#55301A",
    )
    a.pair("M160,146 C150,142 138,148 128,162 C142,168 154,162 160,154 Z", "#8A5428")
    a.path("M151,166 L169,166 L165,171 L155,171 Z", "#B7604C")
    a.dots(141, 200, 4.4, c.gold)
    a.pair("M111,100 C120,86 140,80 160.5,80 L160.5,95 C142,95 126,99 116,109 Z", c.gold)
    for px, py in ((122, 95), (140, 88)):
        a.suit("c", px, py, 13, c.main)
        a.suit("c", 320 - px, py, 13, c.main)
    a.suit("c", 160, 82, 26, c.main)
    x = 242  # knotted club
    a.path(
        f"M{x - 5},206 L{x - 9},96 C{x - 24},84 {x - 18},50 {x},50 C{x + 18},50 {x + 22},84 "
        f"{x + 9},96 L{x + 5},206 Z",
        "#7A4A26",
    )
    a.path(
        f"M{x},50 C{x + 18},50 {x + 22},84 {x + 9},96 L{x + 5},206 L{x},206 C{x + 4},150 "
        f"{x + 6},90 {x},50 Z",
        "#5E3519",
    )
    for px, py in ((x - 8, 70), (x + 6, 62), (x + 4, 84)):
        a.dot(px, py, 4.6, c.gold)
    a.bar(x - 10, 100, 20, 7, c.gold, 3)
    hand(a, x, 203, skin, c.dark, c.gold)


def queen_c(a: Art, c: Robes) -> None:
    halo(a, c, "Q")
    skin = ROSY
    hair = "#3A2418"
    robe(a, c.main, 190)
    a.whole("M134,188 L116,196 C126,224 148,232 160,234", skin[0], True)
    a.path("M163,186 L186,188 L204,196 C194,224 172,232 163,234 Z", skin[1], True)
    a.pair("M116,194 C124,226 148,236 160,238 L160,250 C136,248 108,230 102,198 Z", c.light, True)
    a.whole("M160,70 C120,70 108,96 108,124 L110,160 L140,172 L160,170", hair)
    for i in range(5):
        a.dots(110 - (i % 2) * 3 + i * 1.5, 160 + i * 15, 11 - i * 0.6, hair) if i < 3 else a.dot(
            110 - (i % 2) * 3 + i * 1.5, 160 + i * 15, 11 - i * 0.6, hair
        )
    for i in range(3):
        a.lines(f"M{103 + i},{166 + i * 15} L{117 + i},{160 + i * 15}", "#6B4630", 2)
    neck(a, skin)
    face(a, skin, w=70, chin=170, jaw=14, cheek="#EE9A80")
    a.path(
        "M125,130 C124,108 140,94 160,92 C180,94 196,108 195,130 C204,104 194,82 160,82 "
        "C126,82 116,104 125,130 Z",
        hair,
    )
    a.line("M160,84 L160,93", "#6B4630", 2)
    eyes(a, lady=True, lid=c.mid, brow=hair, tilt=0, gap=14, iris="#2E7A50")
    lips(a, "#B8323C", w=9)
    for i, (px, py, rr) in enumerate(
        (
            (110, 104, -60),
            (120, 86, -40),
            (138, 74, -20),
            (182, 74, 20),
            (200, 86, 40),
            (210, 104, 60),
        )
    ):  # wreath of clover
        a.leaf(px, py, 31, (c.main, c.mid)[i % 2], rr)
    a.suit("c", 160, 64, 42, c.main)
    a.dot(160, 62, 5, c.gold)
    for px, py in ((128, 80), (149, 77)):
        a.dots(px, py, 3.6, c.gold)
    a.lines("M136,192 C144,204 154,208 160,209", c.gold, 2.6)
    a.suit("c", 160, 217, 17, c.main)
    x = 238  # clover sprig
    a.line(f"M{x},92 L{x},200", c.main, 4.5)
    a.suit("c", x, 78, 46, c.main)
    a.suit("c", x, 78, 22, c.mid)
    a.line(f"M{x},160 C{x - 6},150 {x - 12},146 {x - 14},140", c.main, 3.5)
    a.suit("c", x - 13, 132, 22, c.mid, -25)
    a.line(f"M{x},140 C{x + 4},132 {x + 8},128 {x + 12},124", c.main, 3.5)
    a.suit("c", x + 12, 116, 18, c.mid, 25)
    hand(a, x, 203, skin, c.main, c.light)


def jack_c(a: Art, c: Robes) -> None:
    halo(a, c, "J")
    skin = BROWN
    hair = "#201612"
    x = 236  # bow, drawn beside him
    a.line(f"M{x - 12},52 C{x + 26},84 {x + 26},166 {x - 8},214", "#8A5A34", 6)
    a.line(f"M{x - 12},54 L{x - 6},212", "#FFF6E4", 1.8)
    robe(a, c.mid)
    a.pair(
        "M57,300 L57,236 C70,206 104,192 136,184 L118,212 C100,222 84,260 84,300 Z", c.main, True
    )
    a.whole("M160,214 L142,186 L128,194 L146,300 L160,300", "#FFF6E4", True)
    a.pair("M150,206 L146,210 L160,222 L160,216 Z", c.dark)
    a.path("M84,262 L74,244 L196,186 L206,192 Z", "#8A5A34", True)
    a.dot(150, 217, 6, c.gold)
    a.whole("M118,100 C108,114 110,150 118,160 L140,168", hair)
    neck(a, skin)
    face(a, skin, w=70, chin=168, jaw=17)
    a.path(
        "M124,126 C124,108 132,102 160,102 C188,102 196,108 196,126 C202,96 190,84 160,84 "
        "C130,84 118,96 124,126 Z",
        hair,
    )
    eyes(a, brow=hair, tilt=1, thick=4.5)
    mouth(a, "#7A4426", smile=1)
    a.whole("M146,160 C150,166 156,170 160,170 L160,165 C154,165 150,163 146,160", hair)
    a.whole(
        "M160,50 C124,56 104,84 104,112 C104,134 110,150 118,162 L126,150 C120,128 122,100 160,96",
        c.main,
    )  # hood
    a.path(
        "M160,50 C196,56 216,84 216,112 C216,134 210,150 202,162 L194,150 C200,128 198,100 "
        "160,96 Z",
        c.dark,
    )
    a.lines("M160,96 C122,100 120,128 126,150", c.gold, 2.6)
    a.path("M116,96 C102,84 97,62 104,45 C118,54 126,72 127,88 Z", "#C8442E")
    a.line("M118,90 C110,78 106,64 106,52", "#FFF6E4", 2)
    hand(a, x + 8, 196, skin, c.dark, c.gold)
