"""The engine protocol, to the letter."""

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.games import GAMES
from game.lab.engine import LONGEST_LINE, Engine, serve

ROOT = Path(__file__).resolve().parents[2]


class Client:
    """Speaks to an engine in requests and answers."""

    def __init__(self) -> None:
        self.engine = Engine()

    def __call__(self, do: str, **request: Any) -> dict[str, Any]:
        answer = self.engine.answer(json.dumps({"do": do, **request}).encode())
        assert answer.isascii()
        assert "\n" not in answer
        read: dict[str, Any] = json.loads(answer)
        return read

    def line(self, line: bytes) -> dict[str, Any]:
        read: dict[str, Any] = json.loads(self.engine.answer(line))
        return read

    def new(self, game: str, seats: int, seed: int = 7, **more: Any) -> dict[str, Any]:
        return self("new", game=game, seats=seats, seed=seed, **more)


@pytest.fixture
def ask() -> Client:
    return Client()


CLASSIC = {
    "hands": ["R1 R1 W", "Y2 G3", "B5 B6"],
    "discard": "R7",
    "turn": 0,
}


@pytest.fixture
def classic(ask: Client) -> Client:
    assert ask("position", game="classic", seats=3, seed=7, position=CLASSIC)["to_act"] == [0]
    return ask


def test_games_lists_seats_and_options_with_type_choices_and_default(ask: Client) -> None:
    games = {game["name"]: game for game in ask("games")["games"]}
    assert set(games) == {"classic", "day-night", "siege", "colour-cards", "hearts", "war"}
    assert games["hearts"]["seats"] == [3, 4, 5]
    options = {option["name"]: option for option in games["hearts"]["options"]}
    assert options["end_score"] == {
        "name": "end_score",
        "type": "int",
        "choices": [100, 50],
        "default": 100,
    }
    assert options["leftover"]["type"] == "str"
    assert games["war"]["options"][0]["choices"] == ["standard", "one", "peace"]
    assert [option["name"] for option in games["classic"]["options"]] == [
        "stacking",
        "score",
        "wild4_only_without_colour",
        "call_last_card",
        "bombs",
    ]


def test_new_answers_who_is_to_act_and_the_events_of_the_deal(ask: Client) -> None:
    answer = ask.new("classic", 4)
    assert answer["ok"] is True
    assert len(answer["to_act"]) == 1
    dealt = [e for e in answer["events"] if e["event"] == "CardMoved"]
    assert len(dealt) >= 29
    assert set(dealt[0]) == {
        "event", "front", "front_seen_by", "back", "back_seen_by", "source", "target",
        "slots_seen_by",
    }  # fmt: skip


def test_a_viewer_gets_the_events_as_that_seat_sees_them(ask: Client) -> None:
    full = ask.new("classic", 3)["events"]
    seen = ask.new("classic", 3, viewer=1)["events"]
    assert len(full) == len(seen)
    for complete, redacted in zip(full, seen, strict=True):
        if complete["event"] == "CardMoved" and complete["target"].startswith("hand:"):
            is_own = complete["target"].startswith("hand:1")
            assert redacted["front"] == (complete["front"] if is_own else None)


def test_legal_lists_each_face_once_and_a_wild_once_for_each_colour(classic: Client) -> None:
    moves = classic("legal")["moves"]
    assert sorted(moves) == sorted(
        ["play R1", "play W R", "play W Y", "play W G", "play W B", "take"]
    )
    assert classic("legal", seat=1)["moves"] == []


def test_give_is_not_listed_when_there_are_more_than_twenty_choices(ask: Client) -> None:
    ask.new("hearts", 4)
    assert ask("legal")["moves"] == ["give"]
    hand = ask("view", seat=0)["view"]["hands"][0].split()
    assert ask("why", seat=0, move="give " + " ".join(hand[:3])) == {"ok": True, "refusal": None}
    assert ask("why", seat=0, move="give " + " ".join(hand[:2]))["refusal"] == "GIVE_THREE"


def test_several_seats_may_act_while_cards_are_given(ask: Client) -> None:
    assert ask.new("hearts", 4)["to_act"] == [0, 1, 2, 3]
    hand = ask("view", seat=2)["view"]["hands"][2].split()
    answer = ask("play", seat=2, move="give " + " ".join(hand[:3]))
    assert (answer["to_act"], answer["over"]) == ([0, 1, 3], False)
    again = ask("play", seat=2, move="give " + " ".join(hand[3:6]))
    assert (again["ok"], again["error"], again["reason"]) == (False, "refused", "ALREADY_GIVEN")


def test_why_tells_the_reason_without_playing(classic: Client) -> None:
    assert classic("why", seat=0, move="play R1")["refusal"] is None
    assert classic("why", seat=0, move="play W")["refusal"] == "COLOUR_NEEDED"
    assert classic("why", seat=0, move="play B9")["refusal"] == "NOT_IN_HAND"
    assert classic("why", seat=1, move="take")["refusal"] == "NOT_YOUR_TURN"
    assert classic("state")["position"]["hands"] == CLASSIC["hands"]


def test_play_answers_events_who_is_to_act_and_whether_it_is_over(classic: Client) -> None:
    answer = classic("play", move="play R1@1")
    assert (answer["to_act"], answer["over"]) == ([1], False)
    moved = next(event for event in answer["events"] if event["event"] == "CardMoved")
    assert (moved["front"], moved["source"]) == ("R1", "hand:0:1")


def test_a_refused_move_is_answered_with_its_reason_and_changes_nothing(classic: Client) -> None:
    before = classic("state")
    answer = classic("play", move="play W", id=5)
    assert {key: answer[key] for key in ("ok", "error", "reason", "id")} == {
        "ok": False,
        "error": "refused",
        "reason": "COLOUR_NEEDED",
        "id": 5,
    }
    assert classic("state") == before


def test_a_view_shows_a_question_mark_for_what_the_seat_may_not_see(classic: Client) -> None:
    view = classic("view", seat=1)["view"]
    assert view["hands"] == ["?", "Y2 G3", "?"]
    assert view["sizes"] == [3, 2, 2]
    assert not {"rng", "seed"} & set(view)


def test_state_set_up_again_gives_an_equal_state(ask: Client) -> None:
    for kit in GAMES:
        seats = kit.default_seats
        ask.new(kit.name, seats, seed=3)
        for _ in range(6):
            seat = ask.engine._table.to_act[0]  # type: ignore[union-attr]
            moves = ask("legal")["moves"]
            if moves == ["give"]:
                hand = ask("view", seat=seat)["view"]["hands"][seat].split()
                moves = ["give " + " ".join(hand[:3])]
            ask("play", move=moves[0])
        state = ask.engine._table.state  # type: ignore[union-attr]
        position = ask("state")["position"]
        answer = ask("position", game=kit.name, seats=seats, seed=99, position=position)
        assert answer == {"ok": True, "to_act": answer["to_act"]}
        assert ask.engine._table.state == state  # type: ignore[union-attr]


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "insane"])
def test_think_names_a_legal_move_of_the_first_seat_to_act(ask: Client, level: str) -> None:
    for kit in GAMES:
        ask.new(kit.name, kit.default_seats, seed=2)
        answer = ask("think", level=level, seed=1)
        assert set(answer) == {"ok", "move", "milliseconds", "worlds", "reason", "values"}
        assert ask("why", move=answer["move"])["refusal"] is None
        again = ask("think", level=level, seed=1)
        assert (again["move"], again["worlds"]) == (answer["move"], answer["worlds"])


def test_score_while_the_match_goes_on_and_when_it_is_over(ask: Client) -> None:
    position = {"hands": ["R1", "Y2 G3", "B5 W"], "discard": "R7"}
    ask("position", game="classic", seats=3, seed=1, position=position)
    score = ask("score")
    assert (score["over"], score["points"], score["places"], score["winners"]) == (
        False, None, None, [],
    )  # fmt: skip
    assert ask("play", move="play R1")["over"] is True
    score = ask("score")
    assert (score["over"], score["winners"], score["places"][0]) == (True, [0], 1)
    assert score["points"] == [60, 55, 5]
    assert ask("legal") == {"ok": True, "moves": []}
    assert ask("play", move="take")["reason"] == "GAME_OVER"
    assert ask("think", level="hard")["reason"] == "GAME_OVER"


def test_hearts_scores_a_deal_when_the_last_play_ended_it(ask: Client) -> None:
    position = {
        "hands": ["", "", "", ""],
        "taken": ["QS 2H", "3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", "", ""],
        "totals": [10, 20, 30, 40],
    }
    ask("position", game="hearts", seats=4, seed=1, position=position)
    score = ask("score")
    assert (score["over"], score["deal_over"], score["points"], score["totals"]) == (
        False, True, [14, 12, 0, 0], [24, 32, 30, 40],
    )  # fmt: skip
    assert ask("state")["position"]["deal"] == 2


def test_a_draw_has_no_winner(ask: Client) -> None:
    position = {"piles": ["7S", "7H"]}
    ask("position", game="war", seats=2, seed=1, options={"variant": "one"}, position=position)
    assert ask("play", move="turn")["over"] is True
    score = ask("score")
    assert (score["winners"], score["places"], score["points"]) == ([], [1, 1], None)


@pytest.mark.parametrize("given", [7, "x", "", None, [1, {"a": None}], {"b": 1.5}, "\ud800", True])
def test_an_id_comes_back_in_the_answer(ask: Client, given: Any) -> None:
    assert ask("games", id=given)["id"] == given
    assert ask("nonsense", id=given)["id"] == given
    assert "id" not in ask("games")


BAD: list[tuple[dict[str, Any], str]] = [
    ({}, "bad-request"),
    ({"do": 7}, "bad-request"),
    ({"do": "dance"}, "bad-request"),
    ({"do": "new", "seats": 3}, "bad-request"),
    ({"do": "new", "game": "classic"}, "bad-request"),
    ({"do": "new", "game": ["classic"], "seats": 3}, "bad-request"),
    ({"do": "new", "game": "chess", "seats": 3}, "bad-game"),
    ({"do": "new", "game": "classic", "seats": 7}, "bad-seats"),
    ({"do": "new", "game": "classic", "seats": -1}, "bad-seats"),
    ({"do": "new", "game": "classic", "seats": "3"}, "bad-request"),
    ({"do": "new", "game": "classic", "seats": True}, "bad-request"),
    ({"do": "new", "game": "classic", "seats": 3.0}, "bad-request"),
    ({"do": "new", "game": "classic", "seats": 3, "seed": "x"}, "bad-request"),
    ({"do": "new", "game": "classic", "seats": 3, "seed": -1}, "bad-request"),
    ({"do": "new", "game": "classic", "seats": 3, "seed": 1 << 64}, "bad-request"),
    ({"do": "new", "game": "classic", "seats": 3, "viewer": 3}, "bad-seats"),
    ({"do": "new", "game": "classic", "seats": 3, "sede": 3}, "bad-request"),
    ({"do": "new", "game": "classic", "seats": 3, "options": []}, "bad-request"),
    ({"do": "new", "game": "classic", "seats": 3, "options": {"x": 1}}, "bad-option"),
    ({"do": "new", "game": "classic", "seats": 3, "options": {"bombs": 1}}, "bad-option"),
    ({"do": "new", "game": "classic", "seats": 3, "options": {"bombs": [1]}}, "bad-option"),
    ({"do": "position", "game": "classic", "seats": 3}, "bad-request"),
    ({"do": "position", "game": "classic", "seats": 3, "position": []}, "bad-request"),
    ({"do": "position", "game": "classic", "seats": 3, "position": {}}, "bad-position"),
    ({"do": "view"}, "bad-request"),
    ({"do": "view", "seat": 9}, "bad-seats"),
    ({"do": "view", "seat": -1}, "bad-seats"),
    ({"do": "legal", "seat": 3}, "bad-seats"),
    ({"do": "why"}, "bad-request"),
    ({"do": "why", "move": 3}, "bad-request"),
    ({"do": "why", "move": "fly"}, "bad-move"),
    ({"do": "play", "move": ""}, "bad-move"),
    ({"do": "play", "move": "play R1 R1"}, "bad-move"),
    ({"do": "play", "move": "play R1@\N{ARABIC-INDIC DIGIT ZERO}"}, "bad-move"),
    ({"do": "play", "move": "take", "viewer": 7}, "bad-seats"),
    ({"do": "think", "level": "godlike", "seed": 1}, "bad-request"),
    ({"do": "think", "seed": 1}, "bad-request"),
    ({"do": "state", "seat": 0}, "bad-request"),
]


@pytest.mark.parametrize(("request_", "error"), BAD, ids=[json.dumps(bad) for bad, _ in BAD])
def test_a_bad_request_is_answered_with_its_word_and_changes_nothing(
    classic: Client, request_: dict[str, Any], error: str
) -> None:
    before = classic("state")
    answer = classic.line(json.dumps({**request_, "id": "mark"}).encode())
    assert (answer["ok"], answer["error"], answer["id"]) == (False, error, "mark")
    assert answer["message"]
    assert "cannot be answered" not in answer["message"]
    assert classic("state") == before


@pytest.mark.parametrize("do", ["legal", "why", "play", "view", "state", "think", "score"], ids=str)
def test_without_a_match_there_is_nothing_to_ask(ask: Client, do: str) -> None:
    assert ask(do)["error"] == "no-match"


LINES = [
    b"", b"\n", b"   \n", b"hello", b"{", b"{}}", b"\xff\xfe\x00", b"\x00" * 9, b"{'do': 'games'}",
    b'{"do": "games", "id": NaN}', b'{"do": "games", "id": Infinity}',
    b'{"do": "games", "id": 1e999}',
    b'{"do": "games", "id": ' + b"9" * 5000 + b"}", b"[" * 200_000, b'{"a":' * 100_000,
    b'{"do": "games"} {"do": "games"}', b"x" * (LONGEST_LINE + 5),
]  # fmt: skip


@pytest.mark.parametrize("line", LINES, ids=lambda line: repr(line[:30]))
def test_a_line_that_is_no_json_is_refused(classic: Client, line: bytes) -> None:
    before = classic("state")
    answer = classic.line(line)
    assert (answer["ok"], answer["error"]) == (False, "bad-json")
    assert classic("state") == before


@pytest.mark.parametrize("line", [b"null", b"[]", b"7", b'"games"', b"true", b"[[[]]]"])
def test_json_that_is_no_object_is_no_request(ask: Client, line: bytes) -> None:
    assert ask.line(line)["error"] == "bad-request"


def test_an_id_nested_too_deep_to_be_written_is_left_out(ask: Client) -> None:
    for depth in range(100, 1100, 25):
        line = b'{"do": "games", "id": ' + b"[" * depth + b"]" * depth + b"}"
        answer = ask.line(line)
        assert answer["ok"] or answer["error"] in ("bad-json", "bad-request")


def test_every_line_is_answered_by_a_line_however_long(ask: Client) -> None:
    games = b'{"do": "games", "id": 1}\n'
    huge = b'{"do": "games", "id": "' + b"x" * (3 * LONGEST_LINE) + b'"}\n'
    answers = io.BytesIO()
    serve(io.BytesIO(games + huge + b"\n" + games + b'{"do": "games", "id": 2}'), answers)
    read = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert [(answer["ok"], answer.get("id")) for answer in read] == [
        (True, 1),
        (False, None),
        (False, None),
        (True, 1),
        (True, 2),
    ]


def test_the_engine_runs_as_a_program_without_pygame() -> None:
    script = (
        "import sys, game.__main__ as m; code = m.main(['engine']);"
        "sys.stderr.write(str([n for n in ('pygame', 'pytmx', 'scenes') if n in sys.modules]));"
        "sys.exit(code)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        input=b'\xef\xbb\xbf{"do": "new", "game": "war", "seats": 2, "seed": 1}\r\nrubbish\r\n',
        capture_output=True,
        check=False,
    )
    first, second = map(json.loads, done.stdout.splitlines())
    assert (first["ok"], second["error"]) == (True, "bad-json")
    assert (done.returncode, done.stderr) == (0, b"[]")
