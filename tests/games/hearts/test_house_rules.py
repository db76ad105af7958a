"""Each house rule of Hearts turned both ways: a case in which the two differ."""

from tests.games.hearts.table import hearts, legal, play, set_up

ALL_POINTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH QS"
EMPTY = ("", "", "", "")


def test_end_score():
    at_60 = {"totals": [60, 1, 2, 3]}
    assert hearts().outcome(set_up(hearts(), *EMPTY, **at_60)) is None
    fifty = hearts(end_score=50)
    assert fifty.outcome(set_up(fifty, *EMPTY, **at_60)) is not None


def test_passing():
    assert hearts().new(4, 1)[0].phase == "give"
    assert hearts(passing=False).new(4, 1)[0].phase == "play"


def test_no_points_in_the_first_trick():
    on, off = hearts(), hearts(no_points_first_trick=False)
    hands = "AC KC", "2H QS 9D", "3D 4D 5D", "6D 7D 8D"
    assert legal(on, set_up(on, *hands, trick="2C", first_trick=True)) == "9D"
    assert legal(off, set_up(off, *hands, trick="2C", first_trick=True)) == "2H QS 9D"


def test_shooting_the_moon():
    for moon, scored in ((True, (0, 26, 26, 26)), (False, (26, 0, 0, 0))):
        state = set_up(hearts(moon=moon), *EMPTY, taken=[ALL_POINTS, "", "", ""])
        assert state.scored == scored


def test_leftover_cards():
    removed, _ = hearts().new(3, 1)
    left, _ = hearts(leftover="facedown").new(3, 1)
    assert (len(removed.leftover), len(left.leftover)) == (0, 1)
    dealt = {card.code for hand in removed.hands for card in hand}
    assert "2D" not in dealt
    assert len(dealt) == 51


def test_leftover_cards_have_no_effect_with_four_seats():
    plain, _ = hearts().new(4, 1)
    left, _ = hearts(leftover="facedown").new(4, 1)
    assert plain == left


def test_the_jack_of_diamonds():
    for jack, scored in ((False, (0, 0, 0, 1)), (True, (-10, 0, 0, 1))):
        game = hearts(jack_of_diamonds=jack)
        state = set_up(game, "AD", "JD", "2D", "3D", taken=["", "", "", "2H"])
        state, _ = play(game, state, "play AD", "play JD", "play 2D", "play 3D")
        assert state.scored == scored
