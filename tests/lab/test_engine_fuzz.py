"""Lines of every kind thrown at an engine in the middle of matches of all games."""

import json
import os
import random
from collections import Counter
from typing import Any

import pytest

from game.games import GAMES
from game.games.kit import GameKit
from game.lab.engine import Engine
from game.rules.contract import Refusal

LINES = int(os.environ.get("FUZZ_LINES", "1500"))
ERRORS = {
    "bad-json", "bad-request", "bad-game", "bad-seats", "bad-option", "bad-position", "bad-move",
    "no-match", "refused",
}  # fmt: skip
VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 2, 7, 10**30, 0.5, -0.0, 1e300, "", " ", "R7", "QS", "W", "R7|P5",
    "?", "play R7", "play W G@0", "take", "turn", "give QS KH 2C", "\ud800", "\x00", "ё" * 50,
    "R1 " * 300, [], [[]], [1, "R1"], ["R1 R1", "", "W"], {}, {"amount": 2, "kind": "+2"},
    {"count": 3, "blast": 4}, {"down": "2C", "up": "3C"}, "night", [0, 0, 0], [None] * 4,
]  # fmt: skip


@pytest.mark.parametrize("kit", GAMES, ids=[kit.name for kit in GAMES])
def test_no_line_ends_the_program_or_changes_the_match_unless_it_is_a_good_one(
    kit: GameKit,
) -> None:
    chance, engine, told = random.Random(kit.name), Engine(), Counter[str]()
    ask(engine, new(kit, chance))
    for _ in range(LINES):
        before = ask(engine, {"do": "state"})
        line = bad_line(chance, good_request(engine, kit, chance))
        answer = json.loads(engine.answer(line))
        told[answer.get("error", "ok")] += 1
        if not answer["ok"]:
            assert answer["error"] in ERRORS, answer
            assert (answer["error"] == "refused") == (answer.get("reason") in set(Refusal))
            assert len(answer["message"]) < 400
            assert ask(engine, {"do": "state"}) == before, line
        assert "cannot be answered" not in answer.get("message", ""), (line, answer)
    assert told["ok"] > LINES / 20
    assert len(told) >= 6


def ask(engine: Engine, request: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(engine.answer(json.dumps(request).encode()))
    assert answer["ok"], (request, answer)
    return answer


def new(kit: GameKit, chance: random.Random) -> dict[str, Any]:
    seats = chance.choice(kit.rules.seats)
    return {"do": "new", "game": kit.name, "seats": seats, "seed": chance.getrandbits(64)}


def good_request(engine: Engine, kit: GameKit, chance: random.Random) -> dict[str, Any]:
    """A request that would be carried out; most often a move."""
    moves = ask(engine, {"do": "legal"})["moves"]
    if not moves:
        return new(kit, chance)
    requests: list[dict[str, Any]] = [
        {"do": "play", "move": chance.choice(moves)},
        {"do": "play", "move": chance.choice(moves), "viewer": 1},
        {"do": "why", "seat": 0, "move": chance.choice(moves)},
        {"do": "legal", "seat": 1},
        {"do": "view", "seat": 1},
        {"do": "think", "level": "easy", "seed": 3},
        {"do": "score", "id": 5},
        new(kit, chance),
        position(engine, kit),
        position(engine, kit),
    ]
    return chance.choice(requests)


def position(engine: Engine, kit: GameKit) -> dict[str, Any]:
    now = ask(engine, {"do": "state"})["position"]
    seats = len(now["piles"] if "piles" in now else now["hands"])
    return {"do": "position", "game": kit.name, "seats": seats, "seed": 5, "position": now}


def bad_line(chance: random.Random, request: dict[str, Any]) -> bytes:
    """The request with a few things spoilt in it, or in its text; sometimes none."""
    for _ in range(chance.choice((0, 1, 1, 1, 2, 4))):
        spoil(chance, request)
    line = bytearray(json.dumps(request).encode())
    if chance.random() < 0.1:
        for _ in range(chance.randint(1, 3)):
            line[chance.randrange(len(line))] = chance.randrange(256)
    if chance.random() < 0.03:
        line = line[: chance.randrange(len(line))]
    return bytes(line.replace(b"\n", b" "))


def spoil(chance: random.Random, data: Any) -> None:
    """Change, add or take away something, at any depth."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data)))
    key = chance.choice(keys) if keys else None
    if key is not None and isinstance(data[key], dict | list) and chance.random() < 0.75:
        spoil(chance, data[key])
    elif chance.random() < 0.15 and isinstance(data, dict):
        data[chance.choice(("seat", "seed", "x", "", "stack", "drawn", "\ud800"))] = value(chance)
    elif key is not None and isinstance(data[key], str) and chance.random() < 0.6:
        data[key] = spoilt_text(chance, data[key])
    elif key is not None and chance.random() < 0.2:
        del data[key]
    elif key is not None:
        data[key] = value(chance)


def value(chance: random.Random) -> Any:
    return json.loads(json.dumps(chance.choice(VALUES)))


def spoilt_text(chance: random.Random, text: str) -> str:
    """Words of it in another order, one left out, doubled or put in, or a letter changed."""
    words = text.split(" ")
    place = chance.randrange(len(words))
    match chance.randrange(5):
        case 0:
            chance.shuffle(words)
        case 1:
            del words[place]
        case 2:
            words.insert(place, chance.choice(words))
        case 3:
            words.insert(place, chance.choice(("R7", "QS", "W", "?", "@", "|", "2C", "R7|P5")))
        case 4:
            words[place] = words[place][:-1] + chance.choice("RGYB0123456789|@?-+WHunt")
    return " ".join(words)
