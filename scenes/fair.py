"""What proves that a match's cards were fixed before the first one was dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.app.canvas import BLACK, Canvas
from game.app.palette import AMBER, SECOND
from game.app.widgets import Box, Button, Label, Page, Style, Widget, alike
from game.session import fairness
from game.session.record import write_record
from game.table.result import MatchResult
from scenes.menu import HEADING, Glass, MenuScene
from scenes.results import Fact

if TYPE_CHECKING:
    from game.app.app import App

_PANEL: Final = Box(260, 150, 1400, 780)
_SMALL: Final = Style(26, "Regular", SECOND)
_CODE: Final = Style(28, "Medium")


class FairScene(MenuScene):
    """Digest, seed and nonce of a match; they can be copied, and the match kept as a file."""

    is_overlay = True

    def __init__(self, app: App, result: MatchResult) -> None:
        super().__init__(app)
        self.result = result
        self.note = ""

    @property
    def secret(self) -> str:
        """The text whose SHA-256 is the digest."""
        return f"{self.result.seed}:{self.result.nonce}"

    def build(self) -> Page:
        """Both codes with what they are, the verdict, and the keys."""
        words, result = self.app.words, self.result
        inside = _PANEL.inset(56, 40)
        agrees = fairness.digest(result.seed, result.nonce) == result.digest
        verdict = (
            words("They match: the deck was not changed.")
            if agrees
            else words("They do not match!")
        )
        keys = inside.below(inside.h - 84).columns(3, gap=24)
        copy = Button(keys[0], words("Copy both"), self.copy, icon="cards")
        body = inside.below(100)
        widgets = [
            Glass(_PANEL, opacity=0.94),
            Label(inside.top(76), words("A fair deck"), HEADING),
            Label(
                body.top(120),
                words(
                    "Before the first card was dealt, the order of the cards was sealed with a "
                    "code: the SHA-256 of the seed and a random number. Now you see what was "
                    "sealed."
                ),
                _SMALL,
                wrap=True,
                from_top=True,
            ),
            *self._code(body.below(130), words("Code shown before the deal"), result.digest),
            *self._code(body.below(260), words("Seed and random number"), self.secret),
            Fact(body.below(386).top(56), "check" if agrees else "cross", verdict),
            Label(body.below(446).top(60), self.note, Style(26, "Medium", AMBER), wrap=True),
            *alike(
                copy,
                Button(keys[1], words("Save the match"), self.export, icon="save"),
                Button(keys[2], words("Back"), self.back, icon="back"),
            ),
        ]
        return Page(self.app, widgets, first=copy, escape=self.back)

    def _code(self, box: Box, name: str, code: str) -> list[Widget]:
        return [Label(box.top(44), name, _SMALL), Label(box.below(46).top(60), code, _CODE)]

    def copy(self) -> None:
        """Put both codes on the clipboard."""
        try:
            pygame.scrap.put_text(f"{self.result.digest}\n{self.secret}")
            self.note = self.app.words("Copied.")
        except pygame.error:
            self.note = self.app.words("There is no clipboard here.")
        self.lay_out()

    def export(self) -> None:
        """Write the whole match into a file of the player's folder."""
        words = self.app.words
        path = self.app.paths.data / "matches" / f"{self.result.game}-{self.result.number}.json"
        try:
            text = write_record(self.app.store.load(self.result.number))
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            self.note = words("Saved: {file}", file=path)
        except (OSError, ValueError):
            self.note = words("The file cannot be written: {file}", file=path)
        self.lay_out()

    def draw_beneath(self, canvas: Canvas) -> None:
        """Dim the results."""
        canvas.fill(BLACK, 0.6)
