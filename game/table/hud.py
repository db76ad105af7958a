"""The words about the table: its name, the line of advice, why not, what a card does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from game.app.canvas import Sprite
from game.app.palette import CREAM, SECOND_ON_CLOTH
from game.motion.glides import Glides
from game.motion.layout import Box, Layout
from game.motion.tableau import Note, Tableau
from game.table.brush import Brush
from game.table.frame import Frame, Part

TIP_WIDTH: Final = 480.0
_TIP_PAD: Final = 26.0
_LINE: Final = 1.28
REASON: Final = 1.9
"""Seconds that a refusal's reason stands."""
WIDEST: Final = 1840.0
"""How wide a line may be."""
ADVICE: Final = 6.0
"""Seconds that a hint stands."""


@dataclass(frozen=True, slots=True)
class Tip:
    """What a thing is and does, told beside it."""

    title: str
    text: str
    x: float
    """The middle of the thing."""
    bottom: float
    """The tip ends above this line; where it has no room there, it begins below ``top``."""
    top: float


@dataclass(frozen=True, slots=True)
class Lines:
    """What is written about the table just now."""

    title: str = ""
    subtitle: str = ""
    opening: str = ""
    """Told until the first turn begins."""
    advice: str = ""
    warning: str = ""
    """What speaks against the card that is pointed at; over everything, in the advice's place."""
    note: Callable[[Note], str] = lambda note: ""
    """What is happening, in words; it takes the advice's place."""


_SHADE: Final = 26.0
"""How soft the shade below the title is."""


class Hud:
    """Writes it."""

    def __init__(self, brush: Brush, layout: Layout, glides: Glides) -> None:
        self.brush = brush
        self.canvas = brush.canvas
        self.layout = layout
        self.glides = glides
        self.reason = ""
        self.tip: Tip | None = None
        self._reason_left = 0.0
        self._alarm = True

    # -- doing -----------------------------------------------------------------------------------

    def refuse(self, reason: str) -> None:
        """Say why something may not be done."""
        self._say(reason, REASON, alarm=True)

    def advise(self, advice: str) -> None:
        """Say something that is read at leisure."""
        self._say(advice, ADVICE, alarm=False)

    def _say(self, text: str, seconds: float, *, alarm: bool) -> None:
        self.reason, self._reason_left, self._alarm = text, seconds, alarm
        self.glides.run("reason", "alpha", 0, 1, 0.14)

    def advance(self, seconds: float) -> float | None:
        """Let time pass; in how many seconds to call again, None if nothing is going to change."""
        if self._reason_left > 0.0:
            self._reason_left -= seconds
            if self._reason_left > 0.0:
                return self._reason_left
            self.glides.to("reason", "alpha", 0.0, 0.2)
        if self.reason and self.glides.value("reason", "alpha") <= 0.0:
            self.reason = ""
        return None

    def silence(self) -> None:
        """Say nothing more."""
        self.reason, self.tip, self._reason_left = "", None, 0.0

    # -- drawing ---------------------------------------------------------------------------------

    def parts(self, frame: Frame[Tableau], lines: Lines) -> Iterator[Part]:
        """Title and advice."""
        note = frame.table.note
        yield Part("title", (lines.title, lines.subtitle), partial(self._title, lines))
        text = lines.advice if note is None else lines.note(note)
        if frame.table.turn is None and note is None:
            text = lines.opening
        if text and not self.reason and not lines.warning:
            yield Part("advice", text, partial(self._advice, text))

    def notices(self, lines: Lines) -> Iterator[Part]:
        """Why not, rather not, and what a thing does: over everything else."""
        if lines.warning and not self.reason:
            yield Part("warning", lines.warning, partial(self._warning, lines.warning), live=True)
        if self.reason:
            live = "reason" in self.glides.moving
            yield Part("reason", self.reason, self._refusal, live)
        if self.tip is not None:
            yield Part("tip", self.tip, partial(self._tip, self.tip), live=True)

    def _title(self, lines: Lines) -> None:
        box, type_ = self.layout.box("title"), self.brush.app.type
        shadow = (8, 30, 32)
        if self.brush.outfit.bright:
            self._shade(box)
        rows = (
            (lines.title, 28, "Bold", CREAM, 22),
            (lines.subtitle, 24, "Regular", SECOND_ON_CLOTH, 56),
        )
        for text, size, weight, colour, middle in rows:
            if not text:
                continue
            for tint, down, alpha in ((shadow, 2, 0.55), (colour, 0, 1.0)):
                sprite = type_.line(text, size, weight=weight, colour=tint)  # type: ignore[arg-type]
                fit = min(1.0, box.width / sprite.width)
                x, y = box.x + sprite.width * fit / 2, box.y + middle + down
                self.canvas.draw(sprite, x, y, scale=fit, alpha=alpha)

    def _shade(self, box: Box) -> None:
        """Words on a bright ground lie on a soft shade."""
        shade = self.brush.look.shadow(
            box.width - 60, 44, 22, blur=_SHADE, alpha=0.55, colour=(6, 28, 52)
        )
        self.canvas.draw(shade, *box.centre)

    def _advice(self, text: str) -> None:
        self._put(self.brush.furniture.advice(text))

    def _warning(self, text: str) -> None:
        self._put(self.brush.furniture.banner(text, "alarm"))

    def _refusal(self) -> None:
        alpha = self.glides.value("reason", "alpha", 1.0)
        if self._alarm:
            pill = self.brush.furniture.banner(self.reason, "alarm")
        else:
            pill = self.brush.furniture.advice(self.reason, icon="hint")
        self._put(pill, alpha)

    def _put(self, pill: Sprite, alpha: float = 1.0) -> None:
        """Draw a line in the advice's place; one too long, as with a folder's name, is smaller."""
        anchor, fit = self.layout.anchor("advice"), min(1.0, WIDEST / pill.width)
        scale = fit * (0.94 + 0.06 * alpha)
        self.canvas.draw(pill, anchor.x, anchor.y, alpha=alpha, scale=scale)

    def _tip(self, tip: Tip) -> None:
        scale, type_ = self.brush.furniture.text_scale, self.brush.app.type
        size, head = 24 * scale, 28 * scale
        width = TIP_WIDTH * min(1.3, scale)
        lines = type_.wrapped(tip.text, size, width - 2 * _TIP_PAD)
        height = 2 * _TIP_PAD + head * _LINE + 8 + len(lines) * size * _LINE
        left, _, wide, _ = self.canvas.bounds
        x = max(left + 20 + width / 2, min(left + wide - 20 - width / 2, tip.x))
        y = tip.bottom - height / 2 if tip.bottom - height > 20 else tip.top + height / 2
        panel = self.brush.look.panel(width, height, radius=24, opacity=0.93)
        self.canvas.draw(panel, x, y)
        row = y - height / 2 + _TIP_PAD + head * _LINE / 2
        edge = x - width / 2 + _TIP_PAD
        title = type_.line(tip.title, head, weight="Bold")
        self.canvas.draw(title, edge + title.width / 2, row)
        row += head * _LINE / 2 + 8 + size * _LINE / 2
        for line in lines:
            sprite = type_.line(line, size)
            self.canvas.draw(sprite, edge + sprite.width / 2, row)
            row += size * _LINE
