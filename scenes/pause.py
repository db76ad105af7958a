"""The pause menu over a table, whose clocks stand still meanwhile."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.app.canvas import BLACK, Canvas
from game.app.widgets import Box, Button, Label, Page, Style, alike
from game.table.game_words import trouble_text
from game.table.plan import Plan
from scenes import play
from scenes.menu import HEADING, Glass, MenuScene

if TYPE_CHECKING:
    from game.app.app import App

_PANEL: Final = Box(640, 116, 640, 848)


class PauseScene(MenuScene):
    """What can be done in the middle of a match."""

    is_overlay = True

    def __init__(self, app: App, plan: Plan) -> None:
        """``plan`` is that of the match beneath: a new game is one of the same kind."""
        super().__init__(app)
        self.plan = plan

    def build(self) -> Page:
        """One key under the other."""
        words, muted = self.app.words, self.app.settings.muted
        inside = _PANEL.inset(48, 32)
        rows = inside.below(96).top(6 * 84 + 5 * 16).rows(6, gap=16)
        resume = Button(rows[0], words("Resume"), self.back, kind="primary", icon="play")
        sound = Button(
            rows[2],
            words("Sound is off") if muted else words("Sound is on"),
            self.switch_sound,
            icon="mute" if muted else "sound",
        )
        saved = Label(
            inside.below(inside.h - 92),
            self._saved(),
            Style(24, "Regular"),
            at="centre",
            wrap=True,
        )
        keys = alike(
            resume,
            Button(rows[1], words("New game"), self.new_game, icon="replay"),
            sound,
            Button(rows[3], words("How to play"), self.open_rules, icon="book"),
            Button(rows[4], words("Settings"), self.open_settings, icon="gear"),
            Button(rows[5], words("To the title"), self.leave_table, icon="home"),
        )
        widgets = [
            Glass(_PANEL, opacity=0.94),
            Label(inside.top(80), words("Pause"), HEADING, at="centre"),
            *keys,
            saved,
        ]
        return Page(self.app, widgets, first=resume, escape=self.back)

    def _saved(self) -> str:
        app = self.app
        if app.store.is_saving:
            return app.words("Every move is saved: come back at any time.")
        return trouble_text(app.words, app.store, app.paths.data)

    def switch_sound(self) -> None:
        """Turn the sound off or on."""
        settings = self.app.settings
        self.app.change(replace(settings, muted=not settings.muted))
        self.lay_out()

    def new_game(self) -> None:
        """Begin anew with the same company and rules, after a question."""
        from scenes.dialog import Answer, Dialog

        words = self.app.words
        answers = (
            Answer(words("New match"), lambda: play.begin(self.app, self.plan), kind="primary"),
            Answer(words("Back")),
        )
        text = words("The match in progress is given up, and a new one with the same rules begins.")
        dialog = Dialog(self.app, words("Start a new match?"), text, answers)
        self.go(lambda: self.app.screens.push(dialog))

    def open_rules(self) -> None:
        """Show how to play."""
        from scenes.help import HelpScene

        self.go(lambda: self.app.screens.push(HelpScene(self.app, self.plan.game)))

    def open_settings(self) -> None:
        """Show the settings."""
        from scenes.settings import SettingsScene

        self.go(lambda: self.app.screens.push(SettingsScene(self.app)))

    def leave_table(self) -> None:
        """Go to the title; the match stays saved."""
        from scenes.title import TitleScene

        self.go(lambda: self.app.screens.replace(TitleScene(self.app)))

    def draw_beneath(self, canvas: Canvas) -> None:
        """Dim the table."""
        canvas.fill(BLACK, 0.6)
