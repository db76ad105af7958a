"""Every screen but the table, as a test opens it."""

from functools import partial

from game.app.inputs import KeyDown, Moved, Pressed, Released
from game.session import fairness
from game.session.record import Kind, Sitter
from game.session.statistics import Tally
from game.table.plan import Plan
from game.table.result import MatchResult, Standing
from scenes import play
from scenes.dialog import Answer, Dialog
from scenes.fair import FairScene
from scenes.help import BOOKS, HelpScene
from scenes.pause import PauseScene
from scenes.results import ResultsScene
from scenes.score_sheet import ScoreSheetScene
from scenes.score_shows import a_hearts_result, a_sheet
from scenes.settings import SettingsScene
from scenes.setup import SetupScene
from scenes.shelf import FAMILIES, family_of, usual_plan
from scenes.title import TitleScene

LONG_HAND = ("W", "W4", "R-Bomb", "Y-Skip", "G-Reverse", "B+2", *(f"R{n}" for n in range(10)))


def a_result(seats=4, won=True, long_hand=False, game="classic"):
    """A finished match; the viewer is first, or second."""
    names = ("", "lily", "max", "zoe", "leo", "nika")[:seats]
    order = list(range(seats)) if won else [1, 0, *range(2, seats)]
    hand = LONG_HAND if long_hand else ("B3", "B-Skip")
    standings = tuple(
        Standing(
            seat,
            place,
            Sitter(Kind.CPU if names[seat] else Kind.PERSON, "medium", names[seat]),
            () if place == 1 else hand,
            None if game == "colour-cards" else 0 if place == 1 else 1234,
            None if game == "colour-cards" else 3702 if place == 1 else 2468,
        )
        for place, seat in enumerate(order, 1)
    )
    seed, nonce = (1 << 64) - 1, "8f" * 16
    digest = fairness.digest(seed, nonce)
    tally = Tally(wins=1999, losses=2000)
    return MatchResult(7, game, "medium", standings, 0, 1096, 5999.0, seed, nonce, digest, tally)


def with_a_saved_match(app, game="classic"):
    """Leave a match in the memory, as after quitting in the middle of it."""
    from game import games
    from game.session.match import Match

    kit, plan = games.find(game), usual_plan(game)
    Match.start(
        kit,
        kit.rules.options_type(),
        play.sitters(plan),
        seed=1,
        nonce="0" * 32,
        store=app.store,
        now=lambda: 0.0,
    )
    return app


def _setup_of(app, game):
    scene = SetupScene(with_a_saved_match(app, game), family_of(game))
    scene.change(game=game)
    return scene


def _setup_of_hearts(app, seats, **options):
    scene = SetupScene(app, family_of("hearts"))
    scene.change(seats=seats, options=options)
    return scene


def _results_of_hearts(app, seats):
    return ResultsScene(app, a_hearts_result(seats), Plan("hearts"))


def _title_with_continue(app):
    return TitleScene(with_a_saved_match(app))


def _dialog(app):
    words = app.words
    text = words("The match in progress is given up, and a new one with the same rules begins.")
    answers = (Answer(words("New match")), Answer(words("Back")), Answer(words("Continue")))
    return Dialog(app, words("Start a new match?"), text, answers)


def _help(topic):
    def make(app):
        scene = HelpScene(app)
        scene.topic = topic
        return scene

    return make


SCREENS = {
    "title": TitleScene,
    "title with CONTINUE": _title_with_continue,
    "setup": lambda app: SetupScene(app, FAMILIES[0]),
    "setup of Siege with a saved match": lambda app: _setup_of(app, "siege"),
    "setup of Colour Cards": lambda app: SetupScene(app, FAMILIES[1]),
    "setup of Colour Cards with a saved match": lambda app: _setup_of(app, "colour-cards"),
    "setup of War": lambda app: SetupScene(app, family_of("war")),
    "setup of Hearts for three": lambda app: _setup_of_hearts(app, 3),
    "setup of Hearts for four": lambda app: _setup_of_hearts(app, 4),
    "setup of Hearts for five": lambda app: _setup_of_hearts(app, 5, leftover="facedown"),
    "settings": SettingsScene,
    "pause": lambda app: PauseScene(app, Plan()),
    "results": lambda app: ResultsScene(app, a_result(), Plan()),
    "results of six": lambda app: ResultsScene(app, a_result(6, False, True), Plan()),
    "results of Colour Cards": lambda app: ResultsScene(
        app, a_result(4, False, True, "colour-cards"), Plan()
    ),
    **{
        f"results of Hearts for {seats}": partial(_results_of_hearts, seats=seats)
        for seats in (3, 4, 5)
    },
    "score sheet before a deal was scored": lambda app: ScoreSheetScene(app, a_sheet(3, 0)),
    "score sheet of four": lambda app: ScoreSheetScene(app, a_sheet(fresh=True)),
    "score sheet of five": lambda app: ScoreSheetScene(app, a_sheet(5, 40)),
    "fair deck": lambda app: FairScene(app, a_result()),
    "dialog": _dialog,
    **{
        f"help on {book.title}: {topic.title}": _help(topic)
        for book in BOOKS
        for topic in book.topics
    },
}


def show(app, make):
    """Bring a screen on, and let everything on it come to rest."""
    scene = make(app)
    app.screens.push(scene)
    app.screens.settle()
    rest(scene)
    scene.stale = False
    return scene


def rest(scene, seconds=5.0):
    """Let time pass until nothing moves any more."""
    for _ in range(round(seconds / 0.05)):
        if scene.update(0.05) is None:
            return
    raise AssertionError("the screen never comes to rest")


def proof_of(scene):
    """All texts of a screen, as they are set in their boxes."""
    scene.pen.proof = proof = []
    scene.draw(scene.app.canvas)
    scene.pen.proof = None
    return proof


def settle(app):
    """What the loop does between two inputs: change scenes, let time pass, draw."""
    app.screens.settle()
    top = app.screens.top
    if top is not None:
        top.update(0.05)
    return top


def press_keys(app, *names):
    """Press keys one after the other, as a player does."""
    for name in names:
        app.screens.top.handle(KeyDown(name))
        settle(app)


def click(app, widget):
    """Click the middle of a widget."""
    x, y = widget.box.cx, widget.box.cy
    for event in (Moved(x, y), Pressed(x, y), Released(x, y)):
        app.screens.top.handle(event)
    settle(app)


def labelled(scene, label):
    """The widget with that label."""
    return next(w for w in scene.page.widgets if getattr(w, "label", None) == label)
