"""The settings: each one is in force, and remembered, the moment it is changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from game.app.palette import SECOND_ON_CLOTH
from game.app.settings import SPEEDS, TEXT_SCALES
from game.app.widgets import Box, Choice, Label, Page, Slider, Style, Toggle, Widget
from scenes.menu import MARGIN, MenuScene, menu_hints

_LANGUAGES: Final = (("ru", "Русский"), ("en", "English"))
"""Each language is called by its own name, whichever is in force."""
_GROUP: Final = Style(28, "Bold", SECOND_ON_CLOTH)
_ROW: Final = 92.0
_GAP: Final = 12.0


class SettingsScene(MenuScene):
    """Language, picture, sound and motion."""

    def change(self, **changes: Any) -> None:
        """Put that in force at once; words and sizes may change, so all is laid out anew."""
        self.app.change(replace(self.app.settings, **changes))
        self.lay_out()

    def build(self) -> Page:
        """Two columns: what is seen, and what is heard and moves."""
        words = self.app.words
        left, right = Box(MARGIN, 126, 1920 - 2 * MARGIN, 868).columns(2, gap=48)
        sound, play = right, right.below(_height(4) + 16)
        picture = self._picture(left)
        widgets = [
            *self.heading(words("Settings")),
            *self._group(left, words("Language and picture"), picture),
            *self._group(sound, words("Sound"), self._sound(sound)),
            *self._group(play, words("Game"), self._play(play)),
            *self.advice(
                left.below(_height(6) + 16).top(162), words("Every change is saved at once.")
            ),
            self.hints(menu_hints(words)),
        ]
        return Page(self.app, widgets, first=picture[0], escape=self.back)

    def _group(self, box: Box, name: str, fields: Sequence[Widget]) -> list[Widget]:
        return [Label(box.top(48), name, _GROUP), *fields]

    def _picture(self, box: Box) -> list[Widget]:
        words, now, row = self.app.words, self.app.settings, _rows(box)
        sizes = [(scale, self._percent(round(scale * 100))) for scale in TEXT_SCALES]
        language = Choice(
            row[0],
            words("Language"),
            _LANGUAGES,
            words.language,
            lambda code: self.change(language=code),
            label_width=320,
            icon="globe",
        )
        size = Choice(
            row[1],
            words("Text size"),
            sizes,
            now.text_scale,
            lambda scale: self.change(text_scale=scale),
            label_width=320,
            icon="text",
        )
        return [language, size, *self._sight(row[2:])]

    def _sight(self, row: Sequence[Box]) -> list[Widget]:
        """How cards and movements are seen."""
        words = self.app.words
        return [
            self._toggle(
                row[0],
                words("Safe colours"),
                "safe_palette",
                "eye",
                words(
                    "A red and a green that are easy to tell apart with red-green colour blindness."
                ),
            ),
            self._toggle(
                row[1],
                words("Four-colour suits"),
                "four_colours",
                "cards",
                words("In War and Hearts, diamonds are blue and clubs are green."),
            ),
            self._toggle(
                row[2],
                words("Reduced motion"),
                "reduced_motion",
                "motion",
                words("No shaking, flashing or spinning: things fade in and out instead."),
            ),
            self._toggle(row[3], words("Full screen"), "fullscreen", "fullscreen"),
        ]

    def _sound(self, box: Box) -> list[Widget]:
        words, row = self.app.words, _rows(box)
        on = Toggle(
            row[0],
            words("Sound"),
            not self.app.settings.muted,
            lambda value: self.change(muted=not value),
            icon="mute" if self.app.settings.muted else "sound",
        )
        return [
            on,
            self._slider(row[1], words("All sounds"), "volume"),
            self._slider(row[2], words("Cards"), "volume_cards"),
            self._slider(row[3], words("Signals"), "volume_signals"),
        ]

    def _play(self, box: Box) -> list[Widget]:
        words, row = self.app.words, _rows(box)
        speed = Choice(
            row[0],
            words("Speed"),
            [(speed, self._times(speed)) for speed in SPEEDS],
            self.app.settings.speed,
            lambda value: self.change(speed=value),
            label_width=250,
            icon="speed",
            help=words("How fast things move. A click ends any movement at once."),
        )
        sort = self._toggle(
            row[1],
            words("Keep the hand sorted"),
            "auto_sort",
            "sort",
            words("New cards go to their own colour. Off: they go to the right end of the hand."),
        )
        return [speed, sort]

    def _toggle(self, box: Box, label: str, name: str, icon: str, help: str = "") -> Toggle:
        value = bool(getattr(self.app.settings, name))

        def changed(on: bool) -> None:
            self.change(**{name: on})

        return Toggle(box, label, value, changed, icon=icon, help=help)

    def _slider(self, box: Box, label: str, name: str) -> Slider:
        value = float(getattr(self.app.settings, name))

        def changed(share: float) -> None:
            self.change(**{name: share, "muted": False})

        return Slider(box, label, value, changed, percent=self._percent, label_width=250)

    def _percent(self, share: int) -> str:
        return self.app.words("{share}%", share=share)

    def _times(self, speed: float) -> str:
        words, whole, tenth = self.app.words, int(speed), round(speed % 1 * 10)
        if tenth:
            return words("{whole}.{tenth}×", whole=whole, tenth=tenth)
        return words("{whole}×", whole=whole)


def _height(rows: int) -> float:
    return 60 + rows * (_ROW + _GAP)


def _rows(box: Box) -> tuple[Box, ...]:
    """The places of the rows under a group's name."""
    return box.below(60).top(6 * (_ROW + _GAP) - _GAP).rows(6, gap=_GAP)
