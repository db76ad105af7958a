"""King, queen and jack of hearts: each figure, then its parts."""

from __future__ import annotations

from french_art import (
    FAIR,
    ROSY,
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

KING_HAIR, QUEEN_HAIR, JACK_HAIR = "#FFFDF6", "#A5471F", "#E7B04A"
STRAND = "#C78A2A"
"""The dark lines in the jack's curls."""
ERMINE, STEM = "#FFF6EA", "#3F7F4E"


def king_h(a: Art, c: Robes) -> None:
    halo(a, c, "K")
    _king_robe(a, c)
    a.pair("M120,90 C104,104 102,150 112,176 C120,184 132,184 140,176 Z", "#F3EDE2")
    neck(a, ROSY)
    face(a, ROSY, cheek=c.mid)
    eyes(a, brow=KING_HAIR, tilt=-2, thick=6)
    _king_beard(a, c)
    _king_crown(a, c)
    _king_sceptre(a, c)


def _king_robe(a: Art, c: Robes) -> None:
    """The robe, lined with ermine."""
    robe(a, c.main)
    a.whole("M160,300 L96,300 C96,230 112,200 136,184 L160,190", ERMINE, True)
    for px, py in ((112, 232), (122, 210), (108, 250), (208, 210), (200, 196), (126, 238)):
        a.suit("d", px, py, 13, c.dark)


def _king_beard(a: Art, c: Robes) -> None:
    """A round beard, with the mouth."""
    a.whole(
        "M121,128 C112,150 112,186 128,204 C136,214 150,220 160,220 L160,152 C144,152 "
        "128,146 121,128",
        KING_HAIR,
    )
    a.path(
        "M163,152 C176,152 192,146 199,128 C208,150 208,186 192,204 C184,214 172,220 163,220 Z",
        "#E8DDD0",
    )
    a.pair(
        "M160,146 C150,142 136,148 128,160 C122,164 120,158 120,158 C124,172 150,172 160,154 Z",
        "#F3E9DC",
    )
    a.path("M152,165 C156,168 164,168 168,165 C166,173 154,173 152,165 Z", c.main)
    for d in ("M138,186 C140,196 146,204 152,208", "M128,174 C130,186 136,196 140,200"):
        a.lines(d, "#DCCDBB", 2)


def _king_crown(a: Art, c: Robes) -> None:
    """An arched crown."""
    a.whole("M112,92 C104,74 110,61 124,59 C138,57 152,62 160,72", c.main)
    a.whole("M112,92 C112,66 134,56 160,56 L160,64 C140,64 124,70 122,92", c.gold)
    a.bar(155, 56, 10, 34, c.gold)
    a.whole("M108,82 L108,98 L160,98 L160,82", c.gold)
    for px in (122, 141, 179, 198):
        a.dot(px, 90, 3.4, ERMINE)
    a.suit("h", 160, 91, 14, c.main)
    a.suit("h", 160, 50, 20, c.main)


def _king_sceptre(a: Art, c: Robes) -> None:
    """A sceptre in his hand."""
    x = 238
    a.bar(x - 3.5, 84, 7, 118, c.gold, 3)
    a.suit("h", x, 72, 36, c.main)
    a.suit("h", x, 70, 15, c.gold)
    a.bar(x - 8, 94, 16, 6, c.dark, 3)
    hand(a, x, 203, ROSY, c.main, ERMINE)


def queen_h(a: Art, c: Robes) -> None:
    halo(a, c, "Q")
    a.whole("M160,66 C120,66 104,92 104,120 L100,176 C104,200 126,204 136,190 L160,190", QUEEN_HAIR)
    _queen_robe(a, c)
    neck(a, FAIR)
    face(a, FAIR, w=70, chin=170, jaw=13, cheek=c.mid)
    _queen_parting(a)
    eyes(a, lady=True, lid=c.mid, brow="#6E2A12", tilt=1, gap=14, iris="#3A6FA0")
    lips(a, c.main, w=9)
    _queen_headdress(a, c)
    _queen_jewels(a, c)
    _queen_rose(a, c)


def _queen_robe(a: Art, c: Robes) -> None:
    """The robe and its neckline."""
    robe(a, c.main, 190)
    a.whole("M132,188 L110,198 C122,226 146,236 160,238", FAIR[0], True)
    a.path("M163,188 L188,188 L210,198 C198,226 174,236 163,238 Z", FAIR[1], True)
    a.pair("M110,196 C118,228 146,240 160,242 L160,252 C140,252 106,236 98,200 Z", c.gold, True)


def _queen_parting(a: Art) -> None:
    """The hair over her forehead."""
    a.pair("M124,132 C120,100 132,92 160,92 L160,84 L118,86 L112,128 Z", QUEEN_HAIR)
    a.path("M160,92 C140,94 128,106 125,128 C118,110 124,90 160,86 Z", QUEEN_HAIR)
    a.path("M160,92 C180,94 192,106 195,128 C202,110 196,90 160,86 Z", QUEEN_HAIR)


def _queen_headdress(a: Art, c: Robes) -> None:
    """A headdress in the outline of a heart."""
    a.whole("M160,98 C150,86 114,92 112,94 C98,80 102,50 126,50 C144,50 156,60 160,70", c.main)
    a.whole("M160,92 C148,82 124,83 117,86 C108,76 110,58 126,58 C142,58 154,66 160,78", c.dark)
    for px, py in ((113, 84), (109, 70), (118, 60), (134, 58), (148, 66)):
        a.dots(px, py, 3.4, ERMINE)
    a.suit("h", 160, 88, 20, c.gold)
    for px, py in ((126, 70), (142, 74)):
        a.suit("h", px, py, 11, c.gold)
        a.suit("h", 320 - px, py, 11, c.gold)


def _queen_jewels(a: Art, c: Robes) -> None:
    """The earrings and the necklace."""
    a.dots(117, 148, 4.5, c.gold)
    a.dots(117, 158, 3.4, ERMINE)
    a.lines("M140,190 C146,200 154,204 160,205", c.gold, 2.6)
    a.suit("h", 160, 212, 15, c.main)


def _queen_rose(a: Art, c: Robes) -> None:
    """A rose in bud, in her hand."""
    x = 240
    a.line(f"M{x},96 L{x},200", STEM, 4)
    a.path(f"M{x},140 C{x - 18},136 {x - 22},124 {x - 22},124 C{x - 8},122 {x},130 {x},140 Z", STEM)
    a.path(f"M{x},164 C{x + 16},160 {x + 20},148 {x + 20},148 C{x + 8},146 {x},154 {x},164 Z", STEM)
    a.path(
        f"M{x - 16},72 C{x - 12},60 {x - 6},62 {x},54 C{x + 6},62 {x + 12},60 {x + 16},72 "
        f"C{x + 18},90 {x + 8},98 {x},98 C{x - 8},98 {x - 18},90 {x - 16},72 Z",
        c.main,
    )
    a.path(f"M{x - 16},72 C{x - 6},76 {x},84 {x},98 C{x - 10},98 {x - 18},90 {x - 16},72 Z", c.dark)
    a.path(f"M{x},54 C{x + 6},64 {x + 4},72 {x - 4},74 C{x - 6},66 {x - 4},60 {x},54 Z", c.mid)
    hand(a, x, 203, FAIR, c.main, c.gold)


def jack_h(a: Art, c: Robes) -> None:
    halo(a, c, "J")
    _jack_doublet(a, c)
    _jack_ruff(a, c)
    for px, py, r in ((118, 104, 14), (112, 124, 14), (114, 145, 13), (122, 163, 11)):
        a.dots(px, py, r, JACK_HAIR)
    neck(a, ROSY)
    face(a, ROSY, w=70, chin=168, jaw=16, cheek=c.mid)
    _jack_curls(a)
    eyes(a, brow="#B87A22", tilt=0, gap=14, iris="#4A7C4E")
    mouth(a, "#DE9478", smile=3)
    _jack_beret(a, c)
    _jack_letter(a, c)
    hand(a, 236, 203, ROSY, c.main, ERMINE)


def _jack_doublet(a: Art, c: Robes) -> None:
    """The robe with slashed sleeves."""
    robe(a, c.dark)
    a.whole("M160,184 L136,186 C118,192 108,198 100,300 L160,300", c.main, True)
    for i in range(3):
        a.pair(
            f"M{96 - i * 14},{204 + i * 7} L{86 - i * 14},{209 + i * 8} L{92 - i * 10},300 "
            f"L{100 - i * 8},300 Z",
            c.mid,
            True,
        )


def _jack_ruff(a: Art, c: Robes) -> None:
    a.pair(
        "M126,180 C134,178 148,190 160.5,192 L160.5,210 C146,208 126,202 120,192 C120,186 "
        "122,182 126,180 Z",
        ERMINE,
    )
    for px in (130, 142, 154):
        down = px - 126
        a.lines(f"M{px},{186 + down * 0.2:.0f} L{px - 2},{197 + down * 0.25:.0f}", c.light, 2)


def _jack_curls(a: Art) -> None:
    """The hair over his forehead, and the lines in the curls beside his face."""
    for px, py, r in ((126, 98, 11), (140, 92, 11), (156, 90, 11), (172, 92, 10), (190, 97, 11)):
        a.dot(px, py, r, JACK_HAIR)
    for px, py in ((116, 122), (119, 144)):
        a.line(f"M{px - 6},{py} C{px - 5},{py - 7} {px + 4},{py - 6} {px + 3},{py}", STRAND, 2)
        a.line(
            f"M{320 - px - 4},{py} C{320 - px - 4},{py - 7} {320 - px + 5},{py - 6} "
            f"{320 - px + 5},{py}",
            STRAND,
            2,
        )


def _jack_beret(a: Art, c: Robes) -> None:
    """A beret with a feather."""
    a.path("M108,90 C100,66 130,48 166,50 C200,52 222,66 214,88 C190,80 140,80 108,90 Z", c.main)
    a.path("M110,92 C140,80 186,80 212,90 L210,98 C184,90 140,90 114,100 Z", c.dark)
    a.path("M196,80 C206,56 232,44 252,50 C240,56 244,64 230,68 C236,72 222,78 200,88 Z", ERMINE)
    a.line("M202,82 C214,66 230,56 244,53", c.mid, 2)
    a.suit("h", 194, 84, 18, c.gold)


def _jack_letter(a: Art, c: Robes) -> None:
    """A love letter."""
    a.group("rotate(8 236 150)")
    a.bar(208, 128, 50, 64, "#E9C9B4", 3)
    a.bar(207, 126, 50, 64, "#FFF9EE", 3)
    a.path(
        "M207,129 L232,158 L257,129 C257,127 256,126 254,126 L210,126 C208,126 207,127 207,129 Z",
        c.light,
    )
    a.line("M207.5,128 L232,158 L256.5,128", c.mid, 2)
    a.suit("h", 232, 160, 25, c.main)
    a.line("M216,178 L248,178", c.light, 3)
    a.end()
