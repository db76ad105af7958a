"""How Medium plays, and all seats in imagined games."""

import pytest

from game.players.hearts.cards import FACES, each, flat
from game.players.hearts.passing import HIGH_CARDS, TUNED, gift
from game.players.hearts.prior import choose
from game.rules.cards import cards
from tests.games.hearts.table import hearts, set_up
from tests.players.hearts.table import flat_deal

JACK = {"jack_of_diamonds": True}
POINTS = "2H 3H 4H 5H 6H 7H"
"""As many as make one wary of a moon."""


def played(hand, trick="", house=None, shoots=False, **position):
    """What the seat plays that is to move; the others hold what fits with that."""
    game = hearts(**house or {})
    laid, size = len(trick.split()), len(hand.split())
    position = {"trick": trick, "broken": True, **position}
    used = [*hand.split(), *trick.split(), *" ".join(position.get("taken", ())).split()]
    others = iter([card.code for card in game.house.pack(4) if card.code not in used][::-1])
    hands = [hand if seat == laid else "" for seat in range(4)]
    for seat in range(4):
        if seat != laid:
            hands[seat] = " ".join(next(others) for _ in range(size - (seat < laid)))
    state = set_up(game, *hands, **position)
    deal = flat_deal(game, state)
    deal.shooters = 1 << deal.turn if shoots else 0
    return FACES[choose(deal, deal.legal())].code


def test_it_ducks_with_the_highest_card_under_the_best():
    assert played("3C 8C TC", "9C 2H") == "8C"


def test_it_goes_high_where_it_is_last_and_there_are_no_points():
    assert played("3C 8C TC KC", "9C 2C 5C") == "KC"


def test_it_goes_high_where_it_is_last_and_must_take_points_anyway():
    assert played("TC KC", "9C 2H 5C") == "KC"


def test_it_goes_low_where_it_cannot_duck_and_others_follow():
    assert played("TH KH", "9H") == "TH"


def test_it_goes_high_in_the_first_trick():
    assert played("3C 8C KC", "2C", first_trick=True) == "KC"


def test_it_goes_high_in_a_fresh_minor_suit():
    assert played("3D 8D KD", "9D 2D") == "KD"


def test_it_throws_the_queen_of_spades_under_ace_or_king():
    assert played("2S QS", "KS") == "QS"


def test_it_holds_the_queen_of_spades_back():
    assert played("2S QS 7C", "9S") == "2S"
    assert played("2S AS QS", "9S 3S 4S") == "AS"


def test_it_keeps_below_the_queen_of_spades_while_she_is_out():
    assert played("2S JS KS", "9S") == "JS"
    assert played("2S 8S KS", "AS") == "KS"


def test_it_throws_off_the_queen_of_spades_first():
    assert played("AH QS KD", "9C") == "QS"


def test_it_throws_off_ace_and_king_of_spades_while_the_queen_is_out():
    assert played("KS 9H 9D", "9C") == "KS"


def test_it_throws_off_hearts_before_other_suits():
    assert played("9H 9D", "9C") == "9H"


def test_it_throws_no_heart_to_who_has_all_points():
    assert played("9H 9D", "9C", taken=[POINTS, "", "", ""]) == "9D"


def test_it_takes_the_trick_of_who_has_all_points():
    assert played("3C TC KC", "9C QH 5C", taken=[POINTS, "", "", ""]) == "TC"
    assert played("3C TC KC", "9C QH 5C", taken=[POINTS.removesuffix(" 7H"), "", "", ""]) == "3C"


def test_it_fishes_for_the_queen_of_spades_from_below():
    assert played("3S 9S 2D KD") == "9S"


def test_it_does_not_lead_spades_with_ace_or_king():
    assert played("3S KS 2D") == "2D"


def test_it_does_not_lead_a_suit_which_nobody_else_has():
    clubs = " ".join(f"{rank}C" for rank in "3456789TJQKA")
    assert played("2C 9D TH", taken=["", "", "", clubs]) != "2C"


def test_it_leads_low_in_a_suit_that_is_no_longer_fresh():
    assert played("4D KD", taken=["5D 6D 7D 8D", "", "", ""]) == "4D"


def test_it_leads_high_in_a_fresh_minor_suit():
    assert played("5D 7D 9D KD") == "KD"


@pytest.mark.parametrize("trick", ["9D 2D 3D", "9D 2H 3D"])
def test_it_takes_a_cheap_trick_with_the_jack_of_diamonds_when_last(trick):
    assert played("4D JD", trick, JACK) == "JD"


def test_it_leaves_the_jack_of_diamonds_where_the_queen_of_spades_lies():
    assert played("4D JD", "9D QS 3D", JACK) == "4D"


def test_it_takes_the_trick_in_which_the_jack_of_diamonds_lies():
    assert played("4D KD", "9D JD 3D", JACK) == "KD"
    assert played("4D KD", "9D JD QS", JACK) == "4D"


def test_it_neither_leads_nor_throws_off_the_jack_of_diamonds():
    assert played("7D 9D JD TC QC") == "JD"
    assert played("7D 9D JD TC QC", house=JACK) != "JD"
    assert played("JD TH", "9C", JACK) == "TH"


def test_a_shooter_leads_what_the_fewest_can_beat():
    assert played("AD 3C KH", shoots=True) == "AD"


def test_a_shooter_takes_the_trick_as_cheaply_as_it_can_when_last():
    assert played("3C TC KC", "9C 2H 5C", shoots=True) == "TC"
    assert played("3C TC KC", "9C", shoots=True) == "KC"


def test_a_shooter_keeps_hearts_and_the_queen_of_spades():
    assert played("2H QS 4D", "9C", shoots=True) == "4D"


def given(hand, dangers=TUNED, jack=False):
    """What is given away, as text."""
    found = gift(flat(cards(hand)), dangers, jack)
    return " ".join(FACES[card].code for card in each(found))


def test_a_bare_queen_of_spades_is_given_away_with_ace_and_king():
    assert given("QS KS AS 2S 3C 4C 5C 6D 7D 8D 2H 3H 4H") == "QS KS AS"


def test_a_queen_of_spades_with_four_below_her_is_kept_and_so_is_what_would_catch_her():
    assert not {"QS", "KS"} & {*given("QS KS 2S 3S 4S 5S AC KC QC 8D 2H 3H 4H").split()}


def test_high_hearts_are_given_away_and_low_spades_never():
    assert given("2S 3S 4S 5S 6S 7S 8S 9S TS 2C KH AH QH") == "QH KH AH"


def test_a_short_suit_is_given_away():
    assert given("2S 3S 4S 5S 6S 7S 9C 8C 2D 3D 4D 5D 3H") == "8C 9C 3H"


def test_the_jack_of_diamonds_is_kept_where_it_counts():
    hand = "2S 3S 4S 2D 9D JD QC 4C 2C 3C 2H 3H KH"
    assert "JD" in given(hand)
    assert "JD" not in given(hand, jack=True)


def test_easy_gives_away_what_is_high():
    assert given("QS 2S 3S 4S 5S AC KC QC 9C 2D KD 3H 4H", HIGH_CARDS) == "KC AC QS"
