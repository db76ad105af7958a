"""King, queen and jack of clubs: each figure, then its parts."""

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

KING_HAIR, QUEEN_HAIR, JACK_HAIR = "#6B3D1E", "#3A2418", "#201612"
STRAND = "#6B4630"
"""The light lines in the queen's hair."""
WOOD, CREAM = "#8A5A34", "#FFF6E4"


def king_c(a: Art, c: Robes) -> None:
    halo(a, c, "K")
    _king_antlers(a)
    _king_cloak(a, c)
    a.whole("M118,92 C108,120 108,164 116,182 C124,190 136,190 142,184", KING_HAIR)
    neck(a, TAN)
    face(a, TAN, w=74)
    eyes(a, brow=KING_HAIR, tilt=0, thick=6)
    _king_beard(a, c)
    _king_crown(a, c)
    _king_club(a, c)


def _king_antlers(a: Art) -> None:
    horn = "#C99A5B"
    a.pair(
        "M132,92 C116,86 107,74 105,50 C105,45 111,44 112,49 C113,58 117,65 122,69 L124,49 "
        "C124,44 131,44 131,49 L131,74 C135,80 140,84 143,88 Z",
        horn,
    )
    a.pair("M109,68 C101,66 97,60 96,53 C96,49 101,48 102,52 C104,57 107,60 112,61 Z", horn)


def _king_cloak(a: Art, c: Robes) -> None:
    """A cloak of leaves, open over the robe."""
    robe(a, c.dark)
    for i in range(4):
        for j in range(5):
            px, py = 66 + j * 17 + (i % 2) * 8, 250 - j * 11 + i * 14 - 14
            a.pair(
                f"M{px},{py - 13} C{px + 11},{py - 5} {px + 9},{py + 8} {px},{py + 15} "
                f"C{px - 9},{py + 8} {px - 11},{py - 5} {px},{py - 13} Z",
                (c.main, c.mid)[(i + j) % 2],
                True,
            )
    a.whole("M160,300 L128,300 L124,196 L138,184 L160,190", c.main, True)


def _king_beard(a: Art, c: Robes) -> None:
    """A forked beard, with the mouth and a gold bead in each fork."""
    a.whole(
        "M121,128 C114,150 116,188 130,210 C138,214 146,210 150,202 C154,212 158,220 160,206 "
        "L160,152 C144,152 128,146 121,128",
        KING_HAIR,
    )
    a.path(
        "M163,152 C176,152 192,146 199,128 C206,150 204,188 190,210 C182,214 174,210 170,202 "
        "C166,212 163,216 163,206 Z",
        "#55301A",
    )
    a.pair("M160,146 C150,142 138,148 128,162 C142,168 154,162 160,154 Z", "#8A5428")
    a.path("M151,166 L169,166 L165,171 L155,171 Z", "#B7604C")
    a.dots(141, 200, 4.4, c.gold)


def _king_crown(a: Art, c: Robes) -> None:
    """The circlet under the antlers."""
    a.pair("M111,100 C120,86 140,80 160.5,80 L160.5,95 C142,95 126,99 116,109 Z", c.gold)
    for px, py in ((122, 95), (140, 88)):
        a.suit("c", px, py, 13, c.main)
        a.suit("c", 320 - px, py, 13, c.main)
    a.suit("c", 160, 82, 26, c.main)


def _king_club(a: Art, c: Robes) -> None:
    """A knotted club in his hand."""
    x = 242
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
    hand(a, x, 203, TAN, c.dark, c.gold)


def queen_c(a: Art, c: Robes) -> None:
    halo(a, c, "Q")
    _queen_robe(a, c)
    _queen_hair(a)
    neck(a, ROSY)
    face(a, ROSY, w=70, chin=170, jaw=14, cheek="#EE9A80")
    _queen_parting(a)
    eyes(a, lady=True, lid=c.mid, brow=QUEEN_HAIR, tilt=0, gap=14, iris="#2E7A50")
    lips(a, "#B8323C", w=9)
    _queen_wreath(a, c)
    _queen_necklace(a, c)
    _queen_sprig(a, c)


def _queen_robe(a: Art, c: Robes) -> None:
    """The robe and its neckline."""
    robe(a, c.main, 190)
    a.whole("M134,188 L116,196 C126,224 148,232 160,234", ROSY[0], True)
    a.path("M163,186 L186,188 L204,196 C194,224 172,232 163,234 Z", ROSY[1], True)
    a.pair("M116,194 C124,226 148,236 160,238 L160,250 C136,248 108,230 102,198 Z", c.light, True)


def _queen_hair(a: Art) -> None:
    """The hair behind her face, and the braids."""
    a.whole("M160,70 C120,70 108,96 108,124 L110,160 L140,172 L160,170", QUEEN_HAIR)
    for i in range(5):
        # the right braid ends sooner: the sprig is there
        bead = a.dots if i < 3 else a.dot
        bead(110 - (i % 2) * 3 + i * 1.5, 160 + i * 15, 11 - i * 0.6, QUEEN_HAIR)
    for i in range(3):
        a.lines(f"M{103 + i},{166 + i * 15} L{117 + i},{160 + i * 15}", STRAND, 2)


def _queen_parting(a: Art) -> None:
    """The hair over her forehead."""
    a.path(
        "M125,130 C124,108 140,94 160,92 C180,94 196,108 195,130 C204,104 194,82 160,82 "
        "C126,82 116,104 125,130 Z",
        QUEEN_HAIR,
    )
    a.line("M160,84 L160,93", STRAND, 2)


def _queen_wreath(a: Art, c: Robes) -> None:
    """A wreath of clover."""
    leaves = (
        (110, 104, -60),
        (120, 86, -40),
        (138, 74, -20),
        (182, 74, 20),
        (200, 86, 40),
        (210, 104, 60),
    )
    for i, (px, py, turn) in enumerate(leaves):
        a.leaf(px, py, 31, (c.main, c.mid)[i % 2], turn)
    a.suit("c", 160, 64, 42, c.main)
    a.dot(160, 62, 5, c.gold)
    for px, py in ((128, 80), (149, 77)):
        a.dots(px, py, 3.6, c.gold)


def _queen_necklace(a: Art, c: Robes) -> None:
    a.lines("M136,192 C144,204 154,208 160,209", c.gold, 2.6)
    a.suit("c", 160, 217, 17, c.main)


def _queen_sprig(a: Art, c: Robes) -> None:
    """A sprig of clover in her hand."""
    x = 238
    a.line(f"M{x},92 L{x},200", c.main, 4.5)
    a.suit("c", x, 78, 46, c.main)
    a.suit("c", x, 78, 22, c.mid)
    a.line(f"M{x},160 C{x - 6},150 {x - 12},146 {x - 14},140", c.main, 3.5)
    a.suit("c", x - 13, 132, 22, c.mid, -25)
    a.line(f"M{x},140 C{x + 4},132 {x + 8},128 {x + 12},124", c.main, 3.5)
    a.suit("c", x + 12, 116, 18, c.mid, 25)
    hand(a, x, 203, ROSY, c.main, c.light)


def jack_c(a: Art, c: Robes) -> None:
    halo(a, c, "J")
    _jack_bow(a)
    _jack_jerkin(a, c)
    a.whole("M118,100 C108,114 110,150 118,160 L140,168", JACK_HAIR)
    neck(a, BROWN)
    face(a, BROWN, w=70, chin=168, jaw=17)
    _jack_fringe(a)
    eyes(a, brow=JACK_HAIR, tilt=1, thick=4.5)
    mouth(a, "#7A4426", smile=1)
    a.whole("M146,160 C150,166 156,170 160,170 L160,165 C154,165 150,163 146,160", JACK_HAIR)
    _jack_hood(a, c)
    hand(a, 244, 196, BROWN, c.dark, c.gold)


def _jack_bow(a: Art) -> None:
    """The bow and its string, beside him."""
    x = 236
    a.line(f"M{x - 12},52 C{x + 26},84 {x + 26},166 {x - 8},214", WOOD, 6)
    a.line(f"M{x - 12},54 L{x - 6},212", CREAM, 1.8)


def _jack_jerkin(a: Art, c: Robes) -> None:
    """The robe, open over the shirt, and the strap of the quiver."""
    robe(a, c.mid)
    a.pair(
        "M57,300 L57,236 C70,206 104,192 136,184 L118,212 C100,222 84,260 84,300 Z", c.main, True
    )
    a.whole("M160,214 L142,186 L128,194 L146,300 L160,300", CREAM, True)
    a.pair("M150,206 L146,210 L160,222 L160,216 Z", c.dark)
    a.path("M84,262 L74,244 L196,186 L206,192 Z", WOOD, True)
    a.dot(150, 217, 6, c.gold)


def _jack_fringe(a: Art) -> None:
    a.path(
        "M124,126 C124,108 132,102 160,102 C188,102 196,108 196,126 C202,96 190,84 160,84 "
        "C130,84 118,96 124,126 Z",
        JACK_HAIR,
    )


def _jack_hood(a: Art, c: Robes) -> None:
    """A hood with a feather."""
    a.whole(
        "M160,50 C124,56 104,84 104,112 C104,134 110,150 118,162 L126,150 C120,128 122,100 160,96",
        c.main,
    )
    a.path(
        "M160,50 C196,56 216,84 216,112 C216,134 210,150 202,162 L194,150 C200,128 198,100 "
        "160,96 Z",
        c.dark,
    )
    a.lines("M160,96 C122,100 120,128 126,150", c.gold, 2.6)
    a.path("M116,96 C102,84 97,62 104,45 C118,54 126,72 127,88 Z", "#C8442E")
    a.line("M118,90 C110,78 106,64 106,52", CREAM, 2)
