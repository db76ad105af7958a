"""The palettes of the colour family: day, night, and the day for red-green blindness."""

from __future__ import annotations

from dataclasses import dataclass, replace

CREAM, CREAM2, EDGE = "#FFF8E9", "#F3E6CB", "#CDB98F"
GOLD, GOLD2 = "#FFD25A", "#D98E04"
STOCK = "#0E0D17"
PLUM, PLUM2 = "#2A1D4E", "#6A55B0"
"""Ink of the colourless cards."""
SHAPES = ("circle", "triangle", "square", "diamond")


@dataclass(frozen=True)
class Day:
    """A day colour: its field (light, base, dark), the symbols' gradient (tone, deep), the rest."""

    name: str
    base: str
    light: str
    dark: str
    tone: str
    deep: str
    shade: str
    shape: str
    ink: str = CREAM
    """Marks on the field."""


@dataclass(frozen=True)
class Night:
    """A night colour: lines and marks, the hot core of symbols, the field's dark gradient."""

    name: str
    neon: str
    pale: str
    top: str
    low: str
    shape: str


RED = Day("red", "#D7263D", "#EE4C5C", "#BE1A33", "#CF2038", "#8A0F26", "#5E0517", "circle")
YELLOW = Day(
    "yellow",
    "#F2B705",
    "#FFD23F",
    "#EBA603",
    "#B57300",
    "#764700",
    "#7A4A00",
    "triangle",
    ink="#5A3500",
)
GREEN = Day("green", "#1E9E6A", "#3DBC86", "#148A5B", "#14845A", "#07492F", "#04402A", "square")
BLUE = Day("blue", "#2762C9", "#4A86EA", "#1D52B2", "#2259BE", "#0F2F73", "#0A2560", "diamond")
DAY = (RED, YELLOW, GREEN, BLUE)
SAFE = (
    replace(
        RED,
        base="#A5122F",
        light="#C8384E",
        dark="#830A22",
        tone="#A5122F",
        deep="#650819",
        shade="#43040F",
    ),
    YELLOW,
    replace(
        GREEN,
        base="#45CDAB",
        light="#7CE6CB",
        dark="#2FB493",
        tone="#0B7A63",
        deep="#05463A",
        shade="#0A5F4D",
        ink="#043A30",
    ),
    BLUE,
)
"""Red goes dark, green goes light and bluish, so lightness alone tells all four."""
NIGHT = (
    Night("pink", "#FF4496", "#FFC4DC", "#3A0F33", "#150818", "circle"),
    Night("orange", "#FFA02E", "#FFE7C2", "#3A1D0C", "#160B08", "triangle"),
    Night("teal", "#3DF0D8", "#E2FFFA", "#0A2F36", "#071318", "square"),
    Night("purple", "#9A6BFF", "#E3D6FF", "#231452", "#0D0820", "diamond"),
)
