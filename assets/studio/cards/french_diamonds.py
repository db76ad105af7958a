"""King, queen and jack of diamonds: each figure, then its parts."""

from __future__ import annotations

import math

from french_art import (
    BROWN,
    FAIR,
    INK,
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

KING_HAIR, QUEEN_HAIR, JACK_HAIR = "#1E1410", "#20202C", "#B4441E"
STRAND = "#3D3D52"
"""The light lines in the queen's hair."""
CREAM = "#FFF4DE"


def king_d(a: Art, c: Robes) -> None:
    halo(a, c, "K")
    _king_robe(a, c)
    neck(a, BROWN)
    face(a, BROWN, w=72, chin=168, jaw=16)
    eyes(a, brow=KING_HAIR, tilt=2, thick=5)
    _king_beard(a)
    _king_turban(a, c)
    a.dots(122, 148, 4.5, c.gold)
    _king_orb(a, c)


def _king_robe(a: Art, c: Robes) -> None:
    """Three robes, one over the other."""
    robe(a, c.mid)
    a.whole("M160,186 L140,184 L96,208 L118,300 L160,300", c.main, True)
    a.whole("M160,206 L146,190 L126,202 L148,300 L160,300", c.gold, True)
    a.whole("M160,222 L150,206 L140,212 L154,300 L160,300", CREAM, True)
    for i in range(2):
        a.suit("d", 84 - i * 2, 226 + i * 14, 15, c.gold)
    a.suit("d", 226, 206, 15, c.gold)


def _king_beard(a: Art) -> None:
    """A pointed beard, with the mouth."""
    a.pair(
        "M123,128 C124,150 134,164 144,170 L152,188 L160.5,208 L160.5,158 C148,158 134,152 "
        "128,136 Z",
        KING_HAIR,
    )
    a.pair(
        "M160,147 C150,143 138,148 132,156 C126,160 120,156 118,150 C122,166 142,166 160,154 Z",
        KING_HAIR,
    )
    a.path("M152,162 L168,162 L164,166 L156,166 Z", "#C8705A")


def _king_turban(a: Art, c: Robes) -> None:
    a.whole("M160,46 C120,44 100,66 104,92 C108,104 120,106 122,108 L160,96", CREAM)
    a.path("M104,88 C112,66 146,52 196,58 C166,62 130,78 118,106 C108,102 104,96 104,88 Z", c.gold)
    a.path(
        "M118,106 C132,80 172,66 212,76 C214,82 216,90 214,96 C186,84 150,92 130,108 "
        "C124,108 120,107 118,106 Z",
        c.main,
    )
    a.path(
        "M130,108 C150,92 186,86 214,96 C210,106 202,108 198,109 C180,98 156,98 138,110 Z",
        "#F2DDB4",
    )
    a.suit("d", 160, 80, 30, c.gold)
    a.suit("d", 160, 80, 18, c.mid)
    a.path("M160,66 C150,56 151,44 164,41 C161,48 169,54 162,66 Z", c.mid)
    a.path("M161,64 C166,52 174,48 180,44 C180,54 172,58 161,64 Z", c.gold)


def _king_orb(a: Art, c: Robes) -> None:
    """A jewelled orb on a staff, in his hand."""
    x = 236
    a.bar(x - 3, 104, 6, 98, c.gold, 3)
    a.dot(x, 84, 22, c.mid)
    a.path(
        f"M{x},62 C{x + 30},62 {x + 30},106 {x},106 C{x + 10},96 {x + 10},72 {x},62 Z", "#16325A"
    )
    a.bar(x - 22, 80, 44, 7, c.gold, 3)
    a.suit("d", x, 56, 22, c.main)
    a.suit("d", x, 84, 19, CREAM)
    hand(a, x, 203, BROWN, c.main, c.gold)


def queen_d(a: Art, c: Robes) -> None:
    halo(a, c, "Q")
    a.whole("M160,74 C118,74 106,96 106,126 L102,198 L136,198 L160,190", QUEEN_HAIR)
    _queen_collar(a, c)
    neck(a, TAN)
    face(a, TAN, w=68, chin=170, jaw=13)
    _queen_bob(a)
    eyes(a, y=124, lady=True, lid=c.mid, brow=QUEEN_HAIR, tilt=3, gap=12, dx=18)
    lips(a, c.main, w=9, y=156)
    a.lines("M134,128 L124,133", INK, 2.4)
    _queen_diadem(a, c)
    _queen_earrings(a, c)
    _queen_fan(a, c)


def _queen_collar(a: Art, c: Robes) -> None:
    """The robe under a broad collar."""
    robe(a, CREAM, 192)
    for i, col in enumerate((c.main, c.gold, c.mid, c.gold, c.main)):
        k = i * 11
        a.whole(
            f"M160,{262 - k * 1.05} C130,{260 - k} {92 + k * 0.75},{238 - k * 0.7} "
            f"{84 + k * 0.9},{204 - k * 0.2} L132,184 L160,190",
            col,
            True,
        )


def _queen_bob(a: Art) -> None:
    """The hair beside her face: a straight bob with a fringe."""
    a.whole("M160,80 L116,88 L114,174 L128,174 L126,112 L160,108", QUEEN_HAIR)
    for px in (134, 147, 160, 173, 186):
        a.line(f"M{px},92 L{px},106", STRAND, 2)
    for d in ("M117,112 L117,172", "M122,120 L122,172"):
        a.lines(d, STRAND, 2)


def _queen_diadem(a: Art, c: Robes) -> None:
    a.whole("M112,98 L106,74 L122,80 L130,58 L146,74 L160,40", c.gold)
    a.whole("M110,88 L110,100 L160,100 L160,88", c.main)
    a.suit("d", 160, 78, 32, c.main)
    a.suit("d", 160, 78, 16, CREAM)
    a.suit("d", 131, 80, 15, c.mid)
    a.suit("d", 189, 80, 15, c.mid)
    for px in (122, 141, 160, 179, 198):
        a.dot(px, 94, 3, c.gold)


def _queen_earrings(a: Art, c: Robes) -> None:
    a.suit("d", 119, 186, 16, c.gold)
    a.suit("d", 201, 186, 16, c.gold)


def _queen_fan(a: Art, c: Robes) -> None:
    """A fan of feathers in her hand."""
    x, y = 236, 112
    for i, turn in enumerate((-58, -29, 0, 29, 58)):
        _feather(a, x, y, turn, (c.main, c.mid)[i % 2], c.gold)
    a.bar(x - 3, y + 8, 6, 84, c.gold, 3)
    a.dot(x, y + 14, 9, c.gold)
    hand(a, x, 203, TAN, CREAM, c.gold)


def _feather(a: Art, x: float, y: float, turn: float, col: str, eye: str) -> None:
    r = math.radians(turn)
    ux, uy = math.sin(r), -math.cos(r)
    long: float = 54 if turn == 0 else (48 if abs(turn) < 40 else 38)
    if ux > 0.2:  # the frame is near
        long = min(long, 27 / ux)
    a.path(
        f"M{x},{y + 14} "
        f"C{x + ux * long * 0.4 - uy * 13:.1f},{y + uy * long * 0.4 + ux * 13:.1f} "
        f"{x + ux * long - uy * 12:.1f},{y + uy * long + ux * 12:.1f} "
        f"{x + ux * long:.1f},{y + uy * long:.1f} "
        f"C{x + ux * long + uy * 12:.1f},{y + uy * long - ux * 12:.1f} "
        f"{x + ux * long * 0.4 + uy * 13:.1f},{y + uy * long * 0.4 - ux * 13:.1f} "
        f"{x},{y + 14} Z",
        col,
    )
    a.dot(round(x + ux * (long - 12), 1), round(y + uy * (long - 12), 1), 4.5, eye)


def jack_d(a: Art, c: Robes) -> None:
    halo(a, c, "J")
    _jack_doublet(a, c)
    a.whole("M120,96 C106,112 106,150 112,166 C120,172 132,172 140,168", JACK_HAIR)
    neck(a, FAIR)
    _jack_face(a)
    _jack_hat(a, c)
    _jack_coin(a, c)
    _jack_hand(a, c)


def _jack_doublet(a: Art, c: Robes) -> None:
    """The robe, open over the buttoned shirt."""
    robe(a, c.main)
    a.whole("M160,192 L132,184 L112,196 L140,300 L160,300", CREAM, True)
    a.pair("M132,184 L104,194 L120,300 L136,300 L140,236 Z", c.mid, True)
    for y in (214, 230):
        a.dot(160, y, 3.6, c.gold)
    for i in range(2):
        a.suit("d", 84 - i * 10, 228 + i * 14, 17, c.gold)
    a.suit("d", 232, 216, 17, c.gold)


def _jack_face(a: Art) -> None:
    """A freckled face under a fringe."""
    face(a, FAIR, w=70, chin=168, jaw=16, cheek="#E88A66")
    for px, py in ((138, 138), (144, 143), (150, 139), (172, 139), (177, 144), (183, 138)):
        a.dot(px, py, 1.5, "#C0703F")
    a.path(
        "M122,122 C124,104 140,96 170,96 C184,98 196,106 198,122 C206,96 190,80 160,80 "
        "C130,80 114,96 122,122 Z",
        JACK_HAIR,
    )
    eyes(a, brow=JACK_HAIR, tilt=0, gap=13, iris="#2B6A8A")
    mouth(a, "#D99C74", w=11, smile=4)


def _jack_hat(a: Art, c: Robes) -> None:
    """A pointed hat with a feather."""
    a.path("M98,96 C126,66 194,66 236,84 C224,94 214,98 204,98 C174,84 136,86 112,102 Z", c.mid)
    a.path("M118,88 C118,58 142,46 166,46 C190,46 204,64 204,86 C176,76 142,78 118,88 Z", c.main)
    a.path("M118,88 C142,78 176,76 204,86 L204,93 C176,83 140,85 116,96 Z", c.gold)
    a.path("M130,80 C114,72 102,54 107,44 C122,48 136,62 140,76 Z", CREAM)
    a.line("M132,76 C122,66 114,56 110,49", c.gold, 2)


def _jack_coin(a: Art, c: Robes) -> None:
    """The coin he tosses."""
    x, y = 238, 134
    a.dot(x, y, 21, c.gold)
    a.ring(x, y, 15.5, "#B9781E", 2.4)
    a.suit("d", x, y, 20, c.main)
    for turn in (-50, -25, 0, 25, 50):
        r, out = math.radians(turn - 90), 33 if abs(turn) < 40 else 31
        a.line(
            f"M{x + 27 * math.cos(r):.1f},{y + 27 * math.sin(r):.1f} "
            f"L{x + out * math.cos(r):.1f},{y + 33 * math.sin(r):.1f}",
            c.main,
            2.4,
        )


def _jack_hand(a: Art, c: Robes) -> None:
    """The sleeve, the cuff, the fist with its thumb up."""
    a.path("M222,206 L256,206 L262,300 L206,300 Z", c.main, True)
    a.path("M219,204 L259,204 L260,214 L218,214 Z", c.mid, True)
    a.path(
        "M224,190 C222,176 230,172 232,176 L234,186 L240,184 C248,182 254,186 254,192 "
        "L254,205 L224,205 Z",
        FAIR[0],
    )
    a.line("M240,190 L252,190 M240,197 L253,197", FAIR[1], 2)
