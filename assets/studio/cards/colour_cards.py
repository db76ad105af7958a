"""Writes every SVG of the colour family: frames, the symbols that lie on them, backs.

Run ``python assets/studio/cards/colour_cards.py``; it writes ``assets/cards/colour``, and into
``safe`` there what looks different in the palette for red-green blindness. The renderer draws
paths, rects, circles, strokes, transforms, opacity and gradients in user space, nothing else: so
clipping is done on the points, glow is faint wide lines, and the program sets all text itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from backs import BACKS, back, night_back
from colours import DAY, NIGHT, PLUM, PLUM2, SAFE, Day, Night
from document import CX, Doc
from frames import day_frame, med_y, mirrored, night_frame, night_wild_frame, wild_frame
from symbols import DAY_SYMBOLS, NIGHT_SYMBOLS, SYMBOLS, Style

OUT = Path(__file__).parents[2] / "cards" / "colour"
FIT = {
    "triangle": (0, 5, 0.84),
    "diamond": (0, 0, 0.9),
    "square": (0, 0, 0.97),
    "wheel": (0, 0, 1.06),
}


def put(d: Doc, name: str, style: Style, flat: Style, shape: str) -> None:
    """The symbol in the medallion, and flat in the corners unless text is set there (+N)."""
    x, y, k = FIT.get(shape, (0, 0, 1))
    if name.startswith("plus"):
        x, y, k = 0, min(y, 4), 1
    d.open(CX + x, med_y(shape) + y, k)
    SYMBOLS[name](d, style)
    d.close()
    if not name.startswith("plus"):

        def corner() -> None:
            d.open(*((52, 56) if shape == "wheel" else (48, 55)), 0.3 if shape == "wheel" else 0.32)
            SYMBOLS[name](d, flat)
            d.close()

        mirrored(d, corner)


def day_symbol(p: Day, name: str) -> Doc:
    """An action of a day colour, without its frame."""
    d = Doc()
    cards = [(p.light if p.name == "yellow" else p.base, p.dark, p.shape)]
    put(
        d,
        name,
        Style(d, "day", p.tone, p.deep, p.shade, None, p.shape, cards),
        Style(d, "flat", p.ink, p.ink, p.shade, p.ink, p.shape),
        p.shape,
    )
    return d


def night_symbol(p: Night, name: str) -> Doc:
    """An action of a night colour, without its frame."""
    d = Doc()
    cards = [(p.pale, p.neon, p.shape)]
    put(
        d,
        name,
        Style(d, "night", p.pale, p.neon, "#07060C", None, p.shape, cards),
        Style(d, "flat", ink=p.neon, shape=p.shape),
        p.shape,
    )
    return d


def wild_symbol(name: str, days: Sequence[Day]) -> Doc:
    """The symbol of a colourless card, without its frame."""
    d = Doc()
    cards = [(p.light, p.base, p.shape) for p in days]
    put(
        d,
        name,
        Style(d, "day", PLUM2, PLUM, PLUM, None, "wheel", cards, days),
        Style(d, "flat", ink=PLUM if name != "hunt" else "#C9B8FF", days=days),
        "wheel",
    )
    return d


def day_files(days: Sequence[Day]) -> Iterator[tuple[str, Doc]]:
    """What depends on the day's palette."""
    for p in days:
        yield f"frame_{p.name}", day_frame(p)
        for name in DAY_SYMBOLS:
            yield f"symbol_{p.name}_{name}", day_symbol(p, name)
    yield "frame_wild", wild_frame(days)
    for name in ("wild", "plus4"):
        yield f"symbol_wild_{name}", wild_symbol(name, days)


def night_files() -> Iterator[tuple[str, Doc]]:
    """The night's side and all backs."""
    for p in NIGHT:
        yield f"frame_{p.name}", night_frame(p)
        for name in NIGHT_SYMBOLS:
            yield f"symbol_{p.name}_{name}", night_symbol(p, name)
    yield "frame_hunt", night_wild_frame()
    yield "symbol_wild_hunt", wild_symbol("hunt", DAY)
    for kind, colours in BACKS.items():
        yield f"back_{kind}", back(*colours, kind)
    yield "back_night", night_back()


def main() -> None:
    """Write all files."""
    plain = dict(day_files(DAY))
    for name, doc in (*plain.items(), *night_files()):
        (OUT / f"{name}.svg").write_text(doc.text(), "utf-8")
    (OUT / "safe").mkdir(parents=True, exist_ok=True)
    for name, doc in day_files(SAFE):
        if doc.text() != plain[name].text():
            (OUT / "safe" / f"{name}.svg").write_text(doc.text(), "utf-8")


if __name__ == "__main__":
    main()
