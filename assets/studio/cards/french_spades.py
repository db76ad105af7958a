"""King, queen and jack of spades: each figure, then its parts."""

from __future__ import annotations

from french_art import (
    FAIR,
    INK,
    PALE,
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

NIGHT, SCARLET, GOLD, STEM = "#12132A", "#C8213C", "#E2AC3F", "#2F7D58"
"""The queen's own colours."""


def king_s(a: Art, c: Robes) -> None:
    halo(a, c, "K")
    _king_armour(a, c)
    a.whole("M120,88 L116,172 C118,186 128,192 140,194", c.dark)
    neck(a, FAIR)
    face(a, FAIR)
    eyes(a, brow=c.dark, tilt=-1, thick=5.5)
    _king_beard(a, c)
    _king_crown(a, c)
    _king_sword(a, c)


def _king_armour(a: Art, c: Robes) -> None:
    """The robe under plate shoulders."""
    robe(a, c.main)
    for i, col in enumerate((c.light, c.mid, c.light, c.mid)):
        a.pair(
            f"M57,246 C58,{208 + i * 7} {92 - i * 4},{196 + i * 8} "
            f"{124 - i * 9},{193 + i * 7} L{124 - i * 9},300 L57,300 Z",
            col,
            True,
        )
    a.pair("M132,186 L120,196 L128,300 L160,300 L160,196 Z", c.main, True)


def _king_beard(a: Art, c: Robes) -> None:
    """A square beard, with the mouth."""
    a.whole("M121,126 L119,182 L130,206 L160,218 L160,152 C142,150 128,146 121,126", c.dark)
    a.pair("M160,147 C150,144 138,150 128,162 C140,164 152,161 160,153 Z", c.mid)
    a.path("M150,166 L170,166 L166,171 L154,171 Z", "#B7604C")
    for x in (140, 152, 168, 180):
        a.line(f"M{x},180 L{160 + (x - 160) * 0.8:.0f},205", c.mid, 2)


def _king_crown(a: Art, c: Robes) -> None:
    """An iron crown of spear points."""
    a.whole("M112,92 L107,58 L124,73 L133,51 L147,69 L160,45", c.gold)
    a.whole("M112,82 L112,98 L160,98 L160,82", c.dark)
    for x in (124, 142, 160, 178, 196):
        a.suit("d", x, 90, 13, c.gold)
    a.dots(107, 57, 4, c.main)
    a.dots(133, 51, 4, c.main)
    a.dot(160, 46, 4.5, c.main)


def _king_sword(a: Art, c: Robes) -> None:
    """A sword in his hand."""
    x = 236
    a.path(f"M{x - 7},188 L{x - 7},70 L{x},52 L{x + 7},70 L{x + 7},188 Z", "#FFFFFF")
    a.path(f"M{x},52 L{x + 7},70 L{x + 7},188 L{x},188 Z", c.mid)
    a.line(f"M{x - 7},184 L{x - 7},70 L{x},52 L{x + 7},70 L{x + 7},184", c.main, 1.8)
    a.bar(x - 22, 182, 44, 8, c.gold, 4)
    hand(a, x, 203, FAIR, c.main, c.gold)


def queen_s(a: Art, _c: Robes) -> None:
    """The villain, in the night and in colours of her own."""
    _queen_moon(a)
    _queen_collar(a)
    _queen_headdress(a)
    _queen_robe(a)
    neck(a, PALE)
    face(a, PALE, w=70, chin=173, jaw=12)
    _queen_hair(a)
    eyes(a, y=127, dx=18, lady=True, lid="#7A3C8C", tilt=6, iris="#3FA66B", brow=NIGHT, gap=14)
    lips(a, SCARLET, y=156, w=10, smirk=4)
    a.dot(143, 151, 1.9, INK)  # beauty spot
    _queen_jewels(a)
    _queen_rose(a)


def _queen_moon(a: Art) -> None:
    """The moon behind her head, with its seas, and the stars."""
    a.dot(160, 126, 87, "#E3C7B6")
    a.dot(160, 126, 87, "#D9B4DC", 0.45)
    for x, y, r in ((120, 70, 9), (222, 150, 12), (206, 82, 6)):
        a.dot(x, y, r, "#B98CC6", 0.5)
    stars = (
        (74, 112, 1.6),
        (70, 160, 2.2),
        (246, 54, 2.2),
        (252, 92, 1.5),
        (226, 44, 1.5),
        (112, 44, 1.6),
    )
    for x, y, size in stars:
        a.dot(x, y, size, "#F2E4B8")


def _queen_collar(a: Art) -> None:
    """A collar like a fan, with ribs."""
    a.whole("M160,252 L70,250 L62,150 L84,166 L92,136 L110,156 L120,130 L160,176", NIGHT, True)
    a.whole("M160,252 L82,250 L76,170 L92,182 L100,154 L114,172 L122,150 L160,190", "#5B2A6E", True)
    for x, y in ((78, 172), (101, 157), (123, 152)):
        a.lines(f"M{x},{y} L146,222", GOLD, 2)


def _queen_headdress(a: Art) -> None:
    """The hair behind her face and the headdress: one big spade."""
    a.whole("M160,42 C150,66 96,82 96,120 C96,150 122,160 134,164 L160,164", NIGHT)
    a.lines("M160,42 C150,66 96,82 96,120 C96,143 112,153 126,158", GOLD, 3)


def _queen_robe(a: Art) -> None:
    """The robe and its neckline."""
    robe(a, NIGHT, 190, 240)
    a.whole("M136,186 L118,196 L160,262", PALE[0], True)
    a.path("M163,176 L184,186 L202,196 L160,262 Z", PALE[1], True)


def _queen_hair(a: Art) -> None:
    """The hair over her forehead, with a widow's peak."""
    a.pair(
        "M160.5,113 C138,92 122,106 126,134 C126,146 128,154 132,162 L116,152 L112,118 "
        "L118,78 L160.5,70 Z",
        NIGHT,
    )


def _queen_jewels(a: Art) -> None:
    """The earrings, the jewel on her forehead, the necklace."""
    a.lines("M119,150 L119,160", GOLD, 2.2)
    a.pair(
        "M119,158 C124,168 127,172 127,177 C127,182 123,185 119,185 C115,185 111,182 111,177 "
        "C111,172 114,168 119,158 Z",
        SCARLET,
    )
    a.dots(119, 158, 2.6, GOLD)
    a.suit("d", 160, 88, 24, SCARLET)
    a.lines("M148,88 C138,88 128,92 122,100", GOLD, 2.4)
    a.lines("M132,198 C142,208 152,212 160,213", NIGHT, 2.6)
    a.suit("d", 160, 220, 18, SCARLET)


def _queen_rose(a: Art) -> None:
    """A rose with thorns, in her hand."""
    x = 238
    a.line(f"M{x},86 L{x},200", STEM, 4)
    a.path(
        f"M{x},150 C{x + 16},136 {x + 20},140 {x + 22},134 C{x + 22},150 {x + 10},158 {x},158 Z",
        STEM,
    )
    for y, side in ((116, -1), (132, 1), (174, -1)):
        a.path(f"M{x},{y} L{x + side * 9},{y - 6} L{x},{y + 7} Z", STEM)
    _rose_petals(a, x)
    a.path(f"M{x},92 L{x - 12},100 L{x},98 L{x + 12},100 Z", STEM)
    hand(a, x, 203, PALE, NIGHT, GOLD)


def _rose_petals(a: Art, x: float) -> None:
    a.path(
        f"M{x - 20},66 C{x - 14},54 {x - 6},58 {x},50 C{x + 6},58 {x + 14},54 {x + 20},66 "
        f"C{x + 22},84 {x + 10},94 {x},94 C{x - 10},94 {x - 22},84 {x - 20},66 Z",
        SCARLET,
    )
    a.path(
        f"M{x - 20},66 C{x - 10},70 {x - 2},80 {x},94 C{x - 12},94 {x - 22},84 {x - 20},66 Z",
        "#8A1230",
    )
    a.path(
        f"M{x + 20},66 C{x + 12},68 {x + 4},74 {x + 1},84 C{x + 14},84 {x + 21},76 {x + 20},66 Z",
        "#A31A36",
    )
    a.path(
        f"M{x - 9},62 C{x - 4},54 {x + 8},56 {x + 9},64 C{x + 6},72 {x - 6},72 {x - 9},62 Z",
        "#8A1230",
    )
    a.line(f"M{x - 4},63 C{x - 1},59 {x + 5},61 {x + 4},65", "#F0707F", 2)


def jack_s(a: Art, c: Robes) -> None:
    halo(a, c, "J")
    _jack_halberd(a, c)
    _jack_doublet(a, c)
    a.whole("M118,100 L116,168 C124,178 134,178 140,174", c.dark)
    neck(a, TAN)
    face(a, TAN, w=72, chin=168, jaw=18)
    eyes(a, brow=c.dark, tilt=2)
    mouth(a, "#C08A5A", smile=0)
    a.pair("M122,104 L122,140 C128,134 128,118 132,106 Z", c.dark)
    _jack_helmet(a, c)
    _jack_plume(a, c)
    hand(a, 238, 203, TAN, c.main, c.gold)


def _jack_halberd(a: Art, c: Robes) -> None:
    """The halberd, beside him."""
    x = 238
    a.bar(x - 3, 60, 6, 150, "#8A5A34", 3)
    a.path(f"M{x},40 L{x + 7},66 L{x - 7},66 Z", c.main)
    a.path(
        f"M{x - 2},70 C{x - 18},62 {x - 24},76 {x - 24},90 C{x - 18},104 {x - 6},104 {x - 2},96 Z",
        c.mid,
    )
    a.path(f"M{x + 3},74 L{x + 18},84 L{x + 3},94 Z", c.mid)


def _jack_doublet(a: Art, c: Robes) -> None:
    """The robe, laced, with broad sleeves."""
    robe(a, c.mid)
    a.whole("M160,182 L136,186 L104,300 L160,300", c.main, True)
    a.line("M134,206 L160,212 L186,206", c.gold, 2.4)
    for y in (222, 238):
        a.line(f"M136,{y} L160,{y + 6}", c.gold, 2.4)
    a.pair("M57,300 L57,236 C66,214 92,200 112,196 C116,214 104,230 57,248 Z", c.light, True)


def _jack_helmet(a: Art, c: Robes) -> None:
    """A steel cap with a studded brim."""
    a.pair("M114,112 C112,76 134,60 160,60 L160,104 C142,104 128,106 122,112 Z", c.light)
    a.path("M160,60 C186,60 208,76 206,112 L198,112 C192,106 178,104 160,104 Z", c.mid)
    a.pair(
        "M106,110 C122,96 146,91 160.5,91 L160.5,103 C144,103 124,108 108,119 C104,118 "
        "103,113 106,110 Z",
        c.main,
    )
    for px, py in ((118, 108), (138, 100), (182, 100), (202, 108)):
        a.dot(px, py, 2.6, c.gold)
    a.dot(160, 97, 2.6, c.gold)


def _jack_plume(a: Art, c: Robes) -> None:
    a.path("M164,62 C152,36 118,38 106,56 C122,54 126,64 136,74 C146,80 158,74 164,62 Z", c.main)
    a.line("M158,62 C146,48 128,46 112,54", c.gold, 2)
