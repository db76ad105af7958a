"""The race between candidates over imagined worlds."""

from itertools import count

from game.players.hearts.cards import FACES
from game.players.hearts.gifts import gift_trials
from game.players.hearts.plays import candidates, play_trials
from game.players.hearts.search import Effort, Trial, race
from game.players.hearts.worth import MATCH, Worth
from tests.games.hearts.table import hearts, set_up
from tests.players.hearts.table import flat_deal


def run(trials, value, effort):
    """How the race ends, and how many steps it took."""
    worlds, steps = count(), 0
    running = race(trials, lambda: next(worlds), value, effort)
    while True:
        try:
            next(running)
            steps += 1
        except StopIteration as done:
            return done.value, steps


def test_the_lowest_mean_wins():
    ended, _ = run([Trial(3), Trial(1), Trial(2)], lambda world, c: c + world % 7, Effort(16))
    assert [trial.candidate for trial in ended] == [1, 2, 3]


def test_all_are_tried_in_the_same_worlds_one_a_step():
    seen = []
    ended, steps = run(
        [Trial("a"), Trial("b")],
        lambda world, c: seen.append((world, c)) or len(seen) % 3,
        Effort(5),
    )
    assert seen == [(world, c) for world in range(5) for c in "ab"]
    assert steps == 10
    assert [trial.worlds for trial in ended] == [5, 5]


def test_who_is_clearly_worse_drops_out_and_a_race_of_one_is_over():
    ended, steps = run([Trial(0), Trial(9)], lambda world, c: c + world % 3, Effort(100))
    assert [(trial.candidate, trial.worlds) for trial in ended] == [(0, 8), (9, 8)]
    assert steps == 16


def test_equals_race_to_the_end():
    ended, _ = run([Trial(0), Trial(1)], lambda world, c: (world + c) % 2, Effort(100))
    assert [trial.worlds for trial in ended] == [100, 100]


def test_a_handicap_counts_at_the_end():
    ended, _ = run([Trial(0, handicap=1.5), Trial(1)], lambda world, c: c, Effort(4))
    assert [trial.candidate for trial in ended] == [1, 0]


def tried(hand, *others, **position):
    game = hearts()
    found = candidates(flat_deal(game, set_up(game, hand, *others, leader=0, **position)))
    return " ".join(FACES[card].code for card in found)


def test_of_neighbours_only_the_highest_is_tried():
    assert tried("4C 5C 6C", "2D 3D 4D", "5D 6D 7D", "8D 9D TD") == "6C"


def test_cards_between_which_another_may_lie_are_all_tried():
    assert tried("4C 6C", "5C 3D", "5D 6D", "8D 9D") == "6C 4C"
    assert tried("4C 6C", "5D 3D", "7D 6D", "8D 9D", taken=["5C", "", "", ""]) == "6C"


def test_the_queen_of_spades_is_always_tried_apart():
    assert tried("JS QS KS", "2D 3D 4D", "5D 6D 7D", "8D 9D TD") == "KS QS JS"


def test_the_card_to_beat_keeps_neighbours_apart():
    game = hearts()
    state = set_up(game, "2D", "4C 6C", "3D 7D", "8D 9D", trick="5C", leader=0)
    assert len(candidates(flat_deal(game, state))) == 2


def shoots(hands, shoots=True, house=None, **position):
    """For each thing that is tried, whether it is a plan to shoot the moon."""
    game = hearts(**house or {})
    deal = flat_deal(game, set_up(game, *hands, leader=0, **position))
    return [trial.candidate.shoots for trial in play_trials(deal, shoots)]


def test_a_strong_hand_also_plans_to_shoot_the_moon_while_nobody_else_has_points():
    strong = "AC AD", "2C 3C", "2D 3D", "2H 3H"
    assert shoots(strong) == [False, False, True, True]
    assert shoots(strong, taken=["4H 5C 6C 7C", "", "", ""]) == [False, False, True, True]
    assert shoots(strong, taken=["", "4H 5C 6C 7C", "", ""]) == [False, False]
    assert shoots(strong, house={"moon": False}) == [False, False]
    assert shoots(strong, shoots=False) == [False, False]


def test_a_weak_hand_plans_nothing():
    assert shoots(("2C 2D", "AC 3C", "AD 3D", "2H 3H")) == [False, False]


def given(hand, shoots=True):
    """What is tried to be given away, as numbers of gifts without and with a plan to shoot."""
    game = hearts()
    others = iter([card.code for card in game.house.pack(4) if card.code not in hand.split()])
    rest = [" ".join(next(others) for _ in range(13)) for _ in range(3)]
    trials = gift_trials(game.view(set_up(game, hand, *rest, phase="give"), 0), shoots)
    plans = [trial.candidate.shoots for trial in trials]
    assert all(trial.candidate.cards.bit_count() == 3 for trial in trials)
    return plans.count(False), plans.count(True)


def test_all_gifts_from_the_six_most_dangerous_cards_are_tried():
    assert given("2C 5C 9C 3D 6D TD 4H 7H JH 2S 5S 9S JS") == (20, 0)


def test_a_promising_hand_also_tries_gifts_for_shooting_the_moon():
    assert given("AC KC QC JC TC AH KH QH JH AS KS 2D 3D") == (20, 2)
    assert given("AC KC QC JC TC AH KH QH JH AS KS 2D 3D", shoots=False) == (20, 0)


def test_few_own_points_are_good_and_half_the_others_points_too():
    worth = Worth(seat=1)
    assert worth([0, 5, 13, 8]) == 5 - 0.5 * 21 / 3
    assert worth([26, 0, 26, 26]) < worth([0, 0, 13, 13]) < worth([0, 26, 0, 0])


def in_match(totals, points, for_match=True):
    """The worth of those points to seat 0 after those totals."""
    game = hearts()
    state = set_up(game, "2H", "3H", "4H", "5H", totals=totals)
    return Worth.of(game.view(state, 0), for_match)(points)


def test_near_the_end_the_match_counts():
    assert in_match([60, 90, 90, 90], [0, 26, 0, 0]) == -MATCH
    assert in_match([60, 90, 40, 90], [0, 26, 0, 0]) > 0
    assert -MATCH < in_match([60, 60, 60, 60], [0, 26, 0, 0]) < -MATCH / 4


def test_near_the_end_points_of_who_leads_are_better_than_points_of_others():
    at_leader, at_last = (
        in_match([60, 50, 70, 90], [0, 9, 0, 0]),
        in_match([60, 50, 70, 90], [0, 0, 0, 9]),
    )
    assert at_leader < at_last


def test_a_shared_first_place_is_no_win():
    assert -MATCH < in_match([80, 80, 90, 90], [5, 5, 16, 0]) < 0


def test_far_from_the_end_and_where_it_is_not_asked_for_points_count():
    assert in_match([20, 30, 30, 49], [1, 25, 0, 0]) == 1 - 0.5 * 25 / 3
    assert in_match([60, 90, 90, 90], [0, 26, 0, 0], for_match=False) == -0.5 * 26 / 3
