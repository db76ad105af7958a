"""The reasons of hints at Hearts: the first that fits."""

import pytest

from game.app.paths import Paths
from game.app.words import LANGUAGES, Words
from game.players.hearts.cards import NUMBERS, flat
from game.players.hearts.gifts import Gift
from game.players.hearts.hints import Hint, for_gift, for_play
from game.players.hearts.plays import Play
from game.players.hearts.search import Trial
from game.players.player import Reason
from game.rules.cards import Card, cards
from game.table.hearts.hint_words import reason_text
from tests.games.hearts.table import hearts, set_up


def trial(code, mean=0.0, shoots=False, worlds=40):
    number = NUMBERS[Card.parse(code)]
    return Trial(Play(number, shoots), worlds=worlds, total=mean * worlds)


def reason(hand, trick="", *ended, stopped=None, for_match=False, house=None, **position):
    """Why the first of the tried cards is the best for the seat to move, and the values told."""
    game = hearts(**house or {})
    laid, size = len(trick.split()), len(hand.split())
    position = {"trick": trick, "broken": True, **position}
    named = f"{hand} {trick} {' '.join(position.get('taken', ()))}".split()
    others = iter([card.code for card in game.house.pack(4) if card.code not in named][::-1])
    hands = [
        hand if seat == laid else " ".join(next(others) for _ in range(size - (seat < laid)))
        for seat in range(4)
    ]
    state = set_up(game, *hands, **position)
    trials = [one if isinstance(one, Trial) else trial(one) for one in ended]
    found = for_play(game.view(state, laid), trials, stopped, for_match)
    return found.key, dict(found.values)


def test_the_only_legal_card():
    assert reason("3C 4D", "9C", "3C") == (Hint.ONLY_MOVE, {})


def test_a_plan_to_shoot_the_moon():
    assert reason("AC AD", "", trial("AC", shoots=True)) == (Hint.SHOOT, {})


def test_a_moon_is_stopped():
    assert reason("AC AD", "", "AC", stopped=2) == (Hint.STOP_MOON, {"seat": 2})


def test_who_has_all_points_is_stopped_by_taking_the_trick_or_keeping_hearts():
    taken = ["2H 3H 4H 5H 6H 7H", "", "", ""]
    takes = reason("3C TC", "9C QH", "TC", taken=taken)
    assert takes == (Hint.STOP_MOON, {"seat": 0})
    assert reason("9H KD", "9C", "KD", taken=taken) == (Hint.STOP_MOON, {"seat": 0})
    assert reason("3C TC", "9C QH", "3C", taken=taken)[0] == Hint.UNDER


def test_staying_under_the_best_card():
    assert reason("3C TC", "9C 2H", "3C") == (Hint.UNDER, {"card": "9C"})


def test_a_high_card_when_last_and_without_points():
    assert reason("3C TC", "9C 2C 5C", "TC") == (Hint.LAST_SAFE, {})
    assert reason("TC KC", "9C 2H 5C", "KC", "TC")[0] != Hint.LAST_SAFE


def test_a_high_card_in_the_first_trick():
    assert reason("3C TC", "2C", "TC", first_trick=True) == (Hint.FIRST_TRICK, {})
    free = {"no_points_first_trick": False}
    assert reason("3C TC", "2C", "TC", "3C", house=free, first_trick=True)[0] != Hint.FIRST_TRICK


def test_with_a_leftover_the_first_trick_may_bring_points():
    game = hearts(leftover="facedown")
    state = set_up(game, "2D", "3C TC", "3D 4D", trick="2C", leftover="AS", first_trick=True)
    found = for_play(game.view(state, 1), [trial("TC"), trial("3C", 1.0)], None, False)
    assert found.key == Hint.POINTS


def test_the_queen_of_spades_is_got_rid_of():
    assert reason("QS 2S", "KS", "QS") == (Hint.RID_OF_QUEEN, {})
    assert reason("QS AD", "9C", "QS") == (Hint.RID_OF_QUEEN, {})


def test_high_cards_are_thrown_off():
    assert reason("KD 2D", "9C", "KD") == (Hint.RID_OF_HIGH, {})


def test_a_heart_is_thrown_off():
    assert reason("4H 2D", "9C", "4H") == (Hint.GIVES_HEART, {})


def test_fishing_for_the_queen_of_spades():
    assert reason("9S 2D", "", "9S") == (Hint.FISHES, {})
    assert reason("9S KS", "", "9S")[0] != Hint.FISHES


def test_a_lead_which_nobody_can_go_under():
    assert reason("2D 9C", "", "2D") == (Hint.SAFE_LEAD, {})


def test_a_low_lead():
    assert reason("4D 9C", "", "4D") == (Hint.LOW_LEAD, {})


def test_the_last_card_of_a_suit():
    assert reason("9D 9C 8C", "", "9D") == (Hint.EMPTIES, {})
    assert reason("5D 2C", "9S", "5D") == (Hint.EMPTIES, {})


def test_the_jack_of_diamonds_is_won():
    house = {"jack_of_diamonds": True}
    assert reason("2D KD", "9D JD 3D", "KD", house=house) == (Hint.WINS_JACK, {})
    assert reason("2D JD", "9D 4D 3D", "JD", house=house) == (Hint.WINS_JACK, {})


def test_else_the_next_card_is_compared():
    found = reason("9D KD 9C KC", "", trial("KD", 1.2), trial("9C", 3.3), trial("9D", 4.0))
    assert found == (Hint.POINTS, {"worlds": 40, "points": 2, "card": "9C"})


def test_a_small_gain_is_told_as_such():
    found = reason("9D KD 9C KC", "", trial("KD", 1.2), trial("9C", 1.5))
    assert found == (Hint.CLOSE, {"worlds": 40, "card": "9C"})


def test_near_the_end_chances_are_compared():
    found = reason("9D KD 9C KC", "", trial("KD", -90), trial("9C", -30), for_match=True)
    assert found == (Hint.MATCH, {"worlds": 40, "percent": 45, "card": "9C", "other": 15})


def test_cards_of_one_run_do_the_same():
    assert reason("KD QD", "", "KD") == (Hint.EVEN, {})


def gift_reason(hand, given, shoots=False):
    found = for_gift(flat(cards(hand)), Gift(flat(cards(given)), shoots))
    return found.key, dict(found.values)


def test_gifts_have_reasons_too():
    hand = "2C 3C QS AS 2D 3D 4D 5D KH 2H 3H 2S 3S"
    assert gift_reason(hand, "2C 3C 2D", shoots=True) == (Hint.GIVE_MOON, {})
    assert gift_reason(hand, "QS AS KH") == (Hint.GIVE_QUEEN, {})
    assert gift_reason(hand, "AS KH 2C") == (Hint.GIVE_SPADES, {})
    assert gift_reason(hand, "2C 3C KH") == (Hint.GIVE_SUIT, {"suit": "C"})
    assert gift_reason(hand, "2C KH 5D") == (Hint.GIVE_HIGH, {})


VALUES = {
    Hint.STOP_MOON: {"seat": 2},
    Hint.UNDER: {"card": "QS"},
    Hint.POINTS: {"worlds": 40, "points": 3, "card": "TD"},
    Hint.MATCH: {"worlds": 40, "percent": 45, "card": "9C", "other": 15},
    Hint.CLOSE: {"worlds": 40, "card": "9C"},
    Hint.GIVE_SUIT: {"suit": "D"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hint", Hint)
def test_every_reason_is_a_sentence(hint, language):
    words = Words(Paths.of().locale, language)
    told = Reason(hint, tuple(VALUES.get(hint, {}).items()))
    text = reason_text(words, told, ["Ann", "Bo", "Cy", "Di"])
    assert text.endswith(".")
    assert "{" not in text
    for name, shown in {"seat": "Cy", "worlds": "40", "percent": "45", "other": "15"}.items():
        assert (shown in text) == (name in VALUES.get(hint, {}))


def test_cards_are_named_in_the_language_in_force():
    told = Reason(Hint.UNDER, (("card", "QS"),))
    english, russian = (Words(Paths.of().locale, language) for language in ("en", "ru"))
    assert "Queen of spades" in reason_text(english, told, [])
    assert "Дама пик" in reason_text(russian, told, [])
