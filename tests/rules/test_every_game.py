"""What every game inherits by joining ``GAMES``: looked at in random matches for all seats.

``MATCHES=500`` in the environment is the full proof; every property then takes that many matches
of each game and number of seats.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from functools import lru_cache
from itertools import islice
from typing import Any

import pytest

from game.games import find
from game.games.colours.events import TableTurned
from game.games.kit import GameKit
from game.players import levels
from game.players.player import decide
from game.rules.contract import AnyGame, IllegalMove, Move
from game.rules.events import CardMoved, Event
from game.rules.options import Options
from game.rules.rng import Dice, Rng
from game.session.codec import event_json
from tests.rules import faces
from tests.rules.walks import Step, at_every_table, walks

DAY_NIGHT = find("day-night")


@at_every_table
def test_every_listed_move_is_accepted(kit: GameKit, seats: int) -> None:
    for walk in walks(kit, seats):
        game = walk.game
        for step in walk.moments():
            for seat in game.to_act(step.state):
                listed = game.legal_moves(step.state, seat)
                for move in islice(listed, 0, None, 1 + len(listed) // 30):
                    assert move.seat == seat
                    assert game.refusal(step.state, move) is None
                game.apply(step.state, listed[walk.number % len(listed)])


@at_every_table
def test_a_seat_that_is_to_act_has_a_move_and_no_other_seat_has(kit: GameKit, seats: int) -> None:
    for walk in walks(kit, seats):
        game = walk.game
        for step in walk.steps():
            to_act = game.to_act(step.state)
            assert bool(to_act) == (game.outcome(step.state) is None)
            for seat in range(seats):
                assert (len(game.legal_moves(step.state, seat)) > 0) == (seat in to_act)


@at_every_table
def test_a_move_that_is_not_listed_is_refused_and_changes_nothing(kit: GameKit, seats: int) -> None:
    for walk in walks(kit, seats):
        game, chance, pool = walk.game, random.Random(walk.number), Pool()
        for step in walk.moments():
            if step.move is not None:
                pool.add(step.move)
            listed = {m for seat in range(seats) for m in game.legal_moves(step.state, seat)}
            before = game.position(step.state)
            for move in pool.mutants(chance, seats):
                refusal = game.refusal(step.state, move)
                assert (refusal is None) == (move in listed), move
                if refusal is not None:
                    with pytest.raises(IllegalMove, match=refusal.value):
                        game.apply(step.state, move)
            assert game.position(step.state) == before


class Pool:
    """Moves seen so far, from which others are bred."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.values: dict[str, list[Any]] = {}

    def add(self, move: Move) -> None:
        self.moves.append(move)
        for field in fields(move):
            self.values.setdefault(field.name, []).append(getattr(move, field.name))

    def mutants(self, chance: random.Random, seats: int) -> Iterator[Any]:
        """Some old moves as they were, then each with one part changed."""
        for move in chance.sample(self.moves, min(4, len(self.moves))):
            yield move
            name = chance.choice([field.name for field in fields(move)])
            own = {"seat": [*range(seats), seats], "slot": [0, 1, 2, 30]}.get(name, [])
            yield replace(move, **{name: chance.choice([*own, *self.values[name]])})


@at_every_table
def test_applying_a_move_leaves_the_state_as_it_was(kit: GameKit, seats: int) -> None:
    for walk in walks(kit, seats):
        game = walk.game
        for step in walk.moments():
            for seat in game.to_act(step.state):
                copy, position = step.state.clone(), game.position(step.state)
                move = game.random_move(step.state, seat, Dice(Rng.of(walk.number)))
                after, _ = game.apply(step.state, move)
                assert after is not step.state
                assert step.state == copy
                assert game.position(step.state) == position


@at_every_table
def test_advancing_in_silence_leads_to_the_same_state(kit: GameKit, seats: int) -> None:
    for walk in walks(kit, seats):
        game = walk.game
        for step in walk.beginning():
            if step.move is not None:
                own = step.before.clone()
                game.advance(own, step.move)
                assert own == step.state


@at_every_table
def test_a_state_holds_values_that_nobody_can_change(kit: GameKit, seats: int) -> None:
    for walk in walks(kit, seats):
        for step in islice(walk.moments(), 0, None, 3):
            for field in fields(step.state):
                assert is_frozen(getattr(step.state, field.name)), field.name


def is_frozen(value: Any) -> bool:
    if isinstance(value, tuple | frozenset):
        return all(map(is_frozen, value))
    if is_dataclass(value):
        return value.__dataclass_params__.frozen and all(  # type: ignore[attr-defined]
            is_frozen(getattr(value, field.name)) for field in fields(value)
        )
    return value is None or isinstance(value, int | float | str | Enum)


@at_every_table
def test_cards_are_neither_lost_nor_made(kit: GameKit, seats: int) -> None:
    for walk in walks(kit, seats):
        game = walk.game
        pack, _ = game.deck(seats, Rng.of(0))
        expected = Counter(face for card in pack for face in card.code.split("|"))
        for step in walk.beginning():
            assert faces.cards(game.position(step.state)) == expected


@at_every_table
def test_an_imagined_state_looks_the_same_and_is_one_that_can_be(kit: GameKit, seats: int) -> None:
    for walk in walks(kit, seats):
        game = walk.game
        pack, _ = game.deck(seats, Rng.of(0))
        expected = Counter(face for card in pack for face in card.code.split("|"))
        for number, step in enumerate(walk.moments()):
            seat = number % seats
            view, rng = game.view(step.state, seat), Rng.of(walk.number, number)
            imagined, after = game.imagine(view, rng)
            assert game.view(imagined, seat) == view
            assert faces.cards(game.position(imagined)) == expected
            assert game.to_act(imagined) == game.to_act(step.state)
            assert same_moves(game, imagined, step.state, seat)
            assert (imagined, after) == game.imagine(view, rng)
            assert after != rng


def same_moves(game: AnyGame, one: Any, other: Any, seat: int) -> bool:
    return game.legal_texts(one, seat) == game.legal_texts(other, seat)


@at_every_table
def test_a_view_shows_the_faces_that_the_table_shows_and_no_other(kit: GameKit, seats: int) -> None:
    for walk in walks(kit, seats):
        game = walk.game
        for step in walk.moments():
            position = game.position(step.state)
            for seat in range(seats):
                written = game.view_position(game.view(step.state, seat))
                assert faces.faces(written) == faces.shown(kit.name, position, seat)
                assert not {"rng", "seed"} & set(written)


@at_every_table
def test_a_view_carries_nothing_else_out_of_the_state(kit: GameKit, seats: int) -> None:
    """No random source and no two-sided card hides in the value itself, beside what it shows."""
    for walk in walks(kit, seats):
        game = walk.game
        for step in walk.moments():
            position = game.position(step.state)
            for seat in range(seats):
                view = game.view(step.state, seat)
                held = Counter(set(held_faces(view)))
                assert not held - faces.shown(kit.name, position, seat)


def held_faces(value: Any) -> Iterator[str]:
    """The faces inside a value; the public memory of lacks names cards nobody is shown."""
    if isinstance(value, Rng):
        raise AssertionError("a view holds a random source")
    if isinstance(code := getattr(value, "code", None), str) and not isinstance(value, Enum):
        assert "|" not in code, "a view holds a two-sided card"
        yield code
    elif isinstance(value, tuple | frozenset):
        for item in value:
            yield from held_faces(item)
    elif is_dataclass(value) and not isinstance(value, Options):
        for field in fields(value):
            if field.name != "lacks":
                yield from held_faces(getattr(value, field.name))


@at_every_table
def test_an_event_tells_a_seat_no_face_that_the_table_does_not_show_it(
    kit: GameKit, seats: int
) -> None:
    for walk in walks(kit, seats):
        game = walk.game
        for number, step in enumerate(walk.beginning()):
            if not walk.is_due(number):
                continue
            after = game.position(step.state)
            before = after if step.before is None else game.position(step.before)
            for seat in range(seats):
                surplus = told(step.events, seat) - set(faces.shown(kit.name, after, seat))
                assert not surplus - allowed(kit.name, before, after, step, seat)


def told(events: tuple[Event, ...], seat: int) -> set[str]:
    """The faces that the events name to that seat."""
    return set().union(*(named(event.seen_by(seat)) for event in events))


@lru_cache(4096)
def named(event: Event) -> frozenset[str]:
    return frozenset(faces.faces(event_json(event)))


def allowed(
    name: str, before: dict[str, Any], after: dict[str, Any], step: Step, seat: int
) -> set[str]:
    """What else the table shows to the seat: before, and for a moment in between."""
    found = set(faces.shown(name, before, seat))
    found |= set(faces.opened(name, before, step.events, seat))
    if any(type(event).__name__ == "TableTurned" for event in step.events):
        turned = {**after, "side": faces.other(after["side"])}
        found |= set(faces.shown(name, turned, seat))
    return found


@at_every_table
def test_a_view_names_no_face_that_the_events_have_not_told(kit: GameKit, seats: int) -> None:
    for walk in walks(kit, seats):
        game = walk.game
        ledgers = [set[str]() for _ in range(seats)]
        for number, step in enumerate(walk.beginning()):
            for seat, ledger in enumerate(ledgers):
                ledger |= told(step.events, seat)
                if walk.is_due(number) and number % 3 == seat % 3:
                    view = game.view_position(game.view(step.state, seat))
                    assert not set(faces.faces(view)) - ledger


@pytest.mark.parametrize("seats", DAY_NIGHT.rules.seats)
def test_nobody_learns_which_sides_of_a_foreign_hand_belong_together(seats: int) -> None:
    """Slots of foreign hands are unknown, and their faces come sorted."""
    for walk in walks(DAY_NIGHT, seats):
        for step in walk.beginning():
            for seat in range(seats):
                for event in step.events:
                    check_foreign_hands(event.seen_by(seat), seat)


def check_foreign_hands(event: Event, seat: int) -> None:
    match event:
        case CardMoved():
            for place in (event.source, event.target):
                assert place.pile != "hand" or place.seat == seat or place.slot is None
        case TableTurned():
            for who, (hand, backs) in enumerate(zip(event.hands, event.backs, strict=True)):
                assert (hand is None) == (who != seat)
                assert (backs is None) == (who == seat)
                assert backs is None or list(backs) == sorted(backs, key=lambda face: face.order)


@at_every_table
def test_the_journal_rebuilds_an_equal_state(kit: GameKit, seats: int) -> None:
    for walk in walks(kit, seats):
        game, steps = walk.game, list(walk.steps())
        journal = [(s.move.seat, s.move.code) for s in steps if s.move is not None]
        state, _ = game.new(seats, walk.number)
        for seat, code in journal:
            state, _ = game.apply(state, game.read_move(state, seat, code))
        assert state == steps[-1].state


@at_every_table
def test_a_move_can_be_written_and_read(kit: GameKit, seats: int) -> None:
    for walk in walks(kit, seats):
        game = walk.game
        for step in walk.beginning():
            if step.move is not None:
                seat, move = step.move.seat, step.move
                assert game.read_move(step.before, seat, move.code) == move
                short = game.read_move(step.before, seat, move.text)
                assert game.refusal(step.before, short) is None
                assert short.text == move.text


@at_every_table
def test_a_position_set_up_again_gives_an_equal_state(kit: GameKit, seats: int) -> None:
    for walk in walks(kit, seats):
        game = walk.game
        for step in walk.moments():
            position = json.loads(json.dumps(game.position(step.state)))
            assert position == game.position(step.state)
            assert game.from_position(seats, position, 12345) == step.state


@at_every_table
def test_every_random_match_ends_with_places_for_all(kit: GameKit, seats: int) -> None:
    for walk in walks(kit, seats):
        game = walk.game
        *_, last = walk.steps()
        outcome = game.outcome(last.state)
        assert outcome is not None
        assert len(outcome.places) == seats
        assert min(outcome.places) == 1
        for place in outcome.places:  # as in sports: after two firsts comes a third
            assert place == 1 + sum(other < place for other in outcome.places)
        assert outcome.points is None or len(outcome.points) == seats


@at_every_table
def test_the_same_seed_gives_the_same_match_and_another_one_another(
    kit: GameKit, seats: int
) -> None:
    for walk in walks(kit, seats):
        steps = list(walk.steps())
        assert steps == list(walk.steps())
        other, _ = walk.game.new(seats, walk.number + 1)
        assert other != steps[0].state


@at_every_table
def test_every_event_has_a_text_form_for_every_seat(kit: GameKit, seats: int) -> None:
    for walk in walks(kit, seats):
        for step in walk.moments():
            for event in step.events:
                for shown in (event, *(event.seen_by(seat) for seat in range(seats))):
                    assert json.loads(json.dumps(event_json(shown)))["event"]


@at_every_table
def test_a_cpu_player_decides_by_its_view_and_names_only_faces_it_sees(
    kit: GameKit, seats: int
) -> None:
    """Easy to Hard now and then, Insane once: it thinks long. Its reasons are the hints."""
    for walk in islice(walks(kit, seats), 20):
        game = walk.game
        for number, step in enumerate(islice(walk.moments(), 0, None, 7)):
            if not game.to_act(step.state):
                break
            level = "insane" if walk.number == 0 and number == 2 else levels.LEVELS[number % 3]
            player, seat = levels.player(game, level), game.to_act(step.state)[0]
            view, rng = game.view(step.state, seat), Rng.of(walk.number, number)
            moves = game.legal_moves(step.state, seat)
            decision = decide(player.think(view, moves, rng))
            assert decision.move in moves
            dealt_anew, _ = game.imagine(view, rng)
            again = game.legal_moves(dealt_anew, seat)
            assert decide(player.think(game.view(dealt_anew, seat), again, rng)) == decision
            if decision.reason is not None:
                named = faces.faces([str(value) for _, value in decision.reason.values])
                assert not set(named) - set(faces.faces(game.view_position(view)))
