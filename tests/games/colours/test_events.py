"""Whoever knows only the events, as seen by a seat, knows the table as that seat's view has it."""

import pytest

from game.games.colours.cards import Colour, Side
from game.games.colours.events import (
    BombExploded,
    ClockStruck,
    ClockTicked,
    ClockWound,
    ColourNamed,
    DirectionChanged,
    FuseBurned,
    FuseLit,
    LastCardCalled,
    ShieldAbsorbed,
    ShieldRaised,
    StackGrew,
    StackTaken,
    TableTurned,
)
from game.games.colours.state import Fuse, Stack
from game.rules.events import CardMoved, PileShuffled, TurnBegan
from tests.games.colours.table import SETTINGS, TABLES, table
from tests.games.matches import random_match


class Onlooker:
    """A record kept up to date by events alone."""

    def __init__(self, seats, seat):
        self.seat = seat
        self.hand, self.sizes = [], [0] * seats
        self.backs = [[] for _ in range(seats)]
        self.discard_size = self.stock_size = self.clock = 0
        self.top = self.colour = self.stack = self.fuse = self.turn = None
        self.direction, self.side = 1, Side.DAY
        self.shields, self.called = set(), set()

    def sees(self, event):
        match event:
            case CardMoved():
                self.leaves(event)
                self.arrives(event)
            case PileShuffled(count=count):
                if self.discard_size:
                    self.discard_size -= count - self.stock_size
                self.stock_size = count
            case TurnBegan(seat):
                self.turn, self.called = seat, set()
            case DirectionChanged(direction):
                self.direction = direction
            case ColourNamed(_, colour, side):
                assert side is self.side
                self.colour = colour
            case StackGrew(_, amount, kind):
                self.stack = Stack(amount, kind)
            case StackTaken():
                self.stack = None
            case FuseLit(_, count, blast):
                self.fuse = Fuse(count, blast)
            case FuseBurned(count):
                self.fuse = Fuse(count, self.fuse.blast)
            case BombExploded():
                self.fuse = None
            case ClockWound(_, count) | ClockTicked(count):
                self.clock = count
            case ClockStruck():
                assert self.clock == 0
            case TableTurned():
                self.turns(event)
            case ShieldRaised(seat):
                self.shields.add(seat)
            case ShieldAbsorbed(seat, amount, raised):
                assert amount == self.stack.amount
                self.stack = None
                if raised:
                    self.shields.remove(seat)
            case LastCardCalled(seat):
                self.called.add(seat)

    def leaves(self, event):
        match event.source.pile:
            case "stock":
                self.stock_size -= 1
            case "discard":
                self.discard_size -= 1
            case "hand":
                seat = event.source.seat
                self.sizes[seat] -= 1
                if seat == self.seat:
                    assert self.hand.pop(event.source.slot) is event.front
                elif event.back is not None:
                    self.backs[seat].remove(event.back)

    def arrives(self, event):
        match event.target.pile:
            case "stock":
                self.stock_size += 1
            case "discard":
                self.discard_size += 1
                self.top = event.front
                self.colour = self.colour if event.front.colour is None else event.front.colour
            case "hand":
                self.joins(event, event.target.seat)

    def joins(self, event, seat):
        self.sizes[seat] += 1
        self.called.discard(seat)
        if seat == self.seat:
            assert event.target.slot == len(self.hand)
            self.hand.append(event.front)
        elif event.back is not None:
            self.backs[seat].append(event.back)

    def turns(self, event):
        self.side, self.top, self.colour = event.side, event.top, event.colour
        self.hand = list(event.hands[self.seat])
        self.backs = [list(back or ()) for back in event.backs]

    def knows(self, view):
        assert view.hand == tuple(self.hand)
        assert view.sizes == tuple(self.sizes)
        assert view.backs == tuple(
            tuple(sorted(back, key=lambda face: face.order)) for back in self.backs
        )
        assert (view.top, view.discard_size, view.stock_size) == (
            self.top,
            self.discard_size,
            self.stock_size,
        )
        assert (view.colour, view.direction, view.side) == (self.colour, self.direction, self.side)
        assert (view.stack, view.fuse, view.clock) == (self.stack, self.fuse, self.clock)
        assert (view.shields, view.called) == (self.shields, self.called)
        assert view.turn == self.turn


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("number", range(3))
def test_the_events_tell_a_seat_all_that_its_view_shows(name, number):
    game = table(name, **SETTINGS[name][number])
    for seed in range(4):
        seats = game.seats[(seed + number) % len(game.seats)]
        lookers = [Onlooker(seats, seat) for seat in range(seats)]
        for state, events in random_match(game, seats, seed):
            for looker in lookers:
                for event in events:
                    looker.sees(event.seen_by(looker.seat))
                looker.knows(game.view(state, looker.seat))


def test_a_colour_is_named_in_the_palette_of_its_side():
    assert Colour.YELLOW.letter(Side.DAY) == "Y"
    assert Colour.YELLOW.letter(Side.NIGHT) == "O"
