"""Everything the gallery and the bench look at: every screen, and every animation."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.app.app import App
from game.app.canvas import Canvas
from game.lab.shows import Show
from game.rules.contract import Position
from game.session.statistics import Tally
from game.table.plan import Plan
from game.table.result import MatchResult, result_of
from scenes import colour_shows, hearts_shows, night_shows, table_shows, war_shows
from scenes.dialog import Answer, Dialog
from scenes.fair import FairScene
from scenes.help import HelpScene
from scenes.pause import PauseScene
from scenes.rehearsal import ask, make_move, sit_down
from scenes.results import ResultsScene
from scenes.scene import Scene
from scenes.score_sheet import ScoreSheetScene
from scenes.score_shows import a_hearts_result, a_sheet
from scenes.settings import SettingsScene
from scenes.setup import SetupScene
from scenes.shelf import FAMILIES, family_of
from scenes.table import TableScene
from scenes.title import TitleScene


def shows(app: App) -> tuple[Show, ...]:
    """All of them, made for that program."""
    return (
        *table_shows.animations(app),
        *table_shows.at_rest(app),
        *night_shows.animations(app),
        *night_shows.at_rest(app),
        *colour_shows.siege(app),
        *colour_shows.colour_cards(app),
        *hearts_shows.animations(app),
        *hearts_shows.at_rest(app),
        *war_shows.animations(app),
        *war_shows.at_rest(app),
        *menus(app),
    )


def menus(app: App) -> tuple[Show, ...]:
    """Every screen but the table."""
    return (
        _screen("title", lambda: TitleScene(app)),
        _screen("setup", lambda: SetupScene(app, FAMILIES[0])),
        _screen("setup-colour-cards", lambda: SetupScene(app, FAMILIES[1])),
        _screen("setup-war", lambda: SetupScene(app, family_of("war"))),
        _screen("setup-hearts", lambda: SetupScene(app, family_of("hearts"))),
        _screen("settings", lambda: SettingsScene(app)),
        _screen("help", lambda: HelpScene(app)),
        _over("pause", partial(_table, app), lambda: PauseScene(app, Plan())),
        _over("dialog", partial(_table, app), partial(_question, app)),
        _over("score-sheet", partial(_hearts, app), lambda: ScoreSheetScene(app, a_sheet(5, 40))),
        _over(
            "score-sheet-after-deal",
            partial(_hearts, app),
            lambda: ScoreSheetScene(app, a_sheet(fresh=True)),
        ),
        _screen("results", lambda: ResultsScene(app, _result(app), Plan())),
        _screen("results-colour-cards", lambda: ResultsScene(app, _uncounted(app), Plan())),
        _screen("results-hearts", lambda: ResultsScene(app, a_hearts_result(), Plan("hearts"))),
        _screen("results-war", lambda: ResultsScene(app, _war_result(app), Plan("war"))),
        _screen("fair-deck", lambda: FairScene(app, _result(app))),
    )


def _screen(name: str, make: Callable[[], Scene]) -> Show:
    made: list[Scene] = []

    def prepare() -> None:
        made[:] = [_at_rest(make())]

    return Show(name, 0.0, lambda canvas, _: made[0].draw(canvas), prepare)


def _over(name: str, table: Callable[[], TableScene], make: Callable[[], Scene]) -> Show:
    """A panel over a table."""
    made: list[tuple[TableScene, Scene]] = []

    def prepare() -> None:
        made[:] = [(table(), _at_rest(make()))]

    def draw(canvas: Canvas, _: float) -> None:
        for scene in made[0]:
            scene.draw(canvas)

    return Show(name, 0.0, draw, prepare)


def _table(app: App) -> TableScene:
    return ask(sit_down(app, position={"hands": ["R2 Y7 W", "Y1", "G1 G2", "B1"]}))


def _hearts(app: App) -> TableScene:
    table = sit_down(app, game="hearts")
    table.stage.finish()
    return ask(table)


def _at_rest(scene: Scene) -> Scene:
    """A screen on which everything has come to its place."""
    scene.enter()
    for _ in range(100):
        if scene.update(0.05) is None:
            break
    return scene


def _question(app: App) -> Scene:
    words = app.words
    text = words("The match in progress is given up, and a new one with the same rules begins.")
    answers = (Answer(words("New match"), kind="primary"), Answer(words("Back")))
    return Dialog(app, words("Start a new match?"), text, answers)


def _result(app: App, game: str = "classic") -> MatchResult:
    hands = ["R2", "Y1 Y2 R+2 G-Skip", "W G3", "B1 B2 B3 R9 R8"]
    scene = ask(sit_down(app, game=game, position={"hands": hands, "discard": "R7"}))
    make_move(scene, "play R2")
    tally = Tally(wins=14, losses=17, streak=2, best_streak=4)
    return result_of(scene.match.record(), scene.match.number, tally)


def _uncounted(app: App) -> MatchResult:
    return _result(app, "colour-cards")


def _war_result(app: App) -> MatchResult:
    position: Position = {"piles": ["KH 2C 5D", "QS", "JS"]}
    scene = ask(sit_down(app, game="war", seats=3, position=position))
    while scene.match.to_act:
        make_move(scene, "turn")
        scene.stage.finish()
    return result_of(scene.match.record(), scene.match.number, Tally(wins=3, losses=4, draws=1))
