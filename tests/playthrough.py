"""A match as a text that a person can read: who may do what, what was done, what happened."""

from collections import Counter
from dataclasses import fields

from game.games.kit import GameKit
from game.rules.contract import AnyGame
from game.rules.events import EVERYONE, CardMoved, Event, Place
from game.rules.options import Options
from game.rules.rng import Dice, Rng


def playthrough(
    kit: GameKit, seats: int, seed: int, shown: int, options: Options | None = None
) -> str:
    """Play a whole match by the kit's policy; tell the first ``shown`` moves, sum up the rest."""
    game = kit.game(options)
    state, events = game.new(seats, seed)
    rules = " ".join(f"{name}={value}" for name, value in game.options.as_dict().items())
    lines = [f"{kit.name}: {seats} seats, seed {seed}, {rules}", "", "deal"]
    lines += map(event_line, events)
    dice, told, moves = Dice(Rng.of(seed, 0)), Counter[str](), 0
    while seats_to_act := game.to_act(state):
        seat = seats_to_act[0]
        move = kit.policy(game.view(state, seat), game.legal_moves(state, seat), dice)
        choices = game.legal_texts(state, seat)
        state, events = game.apply(state, move)
        moves += 1
        if moves <= shown:
            lines += ["", f"seat {seat}: {move}    of: {', '.join(choices)}"]
            lines += map(event_line, events)
        else:
            told.update(type(event).__name__ for event in events)
    rest = ", ".join(f"{name} {count}" for name, count in sorted(told.items()))
    lines += ["", f"and {max(moves - shown, 0)} moves more: {rest or 'nothing'}"]
    lines += _ending(game, state)
    return "\n".join(lines) + "\n"


def event_line(event: Event) -> str:
    """One event in a line; of a moving card, who sees its face if not everyone does."""
    if isinstance(event, CardMoved):
        return f"  {_moving(event)}"
    values = (f"{field.name}={_text(getattr(event, field.name))}" for field in fields(event))
    return " ".join([f"  {type(event).__name__}", *values])


def _moving(event: CardMoved) -> str:
    faces = f"{_text(event.front)}{_seen_by(event.front_seen_by)}"
    if event.back is not None:
        faces += f"|{_text(event.back)}{_seen_by(event.back_seen_by)}"
    return f"{faces} {event.source.code} -> {event.target.code}"


def _seen_by(seats: frozenset[int]) -> str:
    if seats == EVERYONE:
        return ""
    return f"({' '.join(map(str, sorted(seats))) or 'nobody'})"


def _text(value: object) -> str:
    if isinstance(value, Place) or hasattr(value, "code"):
        return value.code
    if isinstance(value, tuple | frozenset):
        items = sorted(value) if isinstance(value, frozenset) else value
        return "[" + " ".join(map(_text, items)) + "]"
    return "-" if value is None else str(value)


def _ending(game: AnyGame, state: object) -> list[str]:
    outcome = game.outcome(state)
    last = (f"{key}: {value}" for key, value in game.position(state).items())
    return [f"places {_text(outcome.places)} points {_text(outcome.points)}", "", *last]
