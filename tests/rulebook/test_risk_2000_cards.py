"""Rulebook S, RISK 2000: cards (S7-S10)."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import State
from table import armies, at, doing, hand, offers, refuses, rolls, say, to_place

BOARD = feldherr.ruleset("sv2000.missions").board
MISSIONS = "missions 0 1 2"


def trading(cards: str, own: str = "argentina 3", turn: int = 0, lines: str = MISSIONS, **house: str) -> State:
    """Seat 0 begins the turn with these cards and 3 armies of income to come."""
    hands: dict[int | str, str] = {0: cards}
    return at("sv2000.missions", 3, turn=turn, armies={0: own, 2: "japan 1"}, hands=hands, phase="reinforce", lines=lines, **house)


# ---- sets (S7-S10) ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S7")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("alaska alberta iceland", [4]),  # infantry
        ("greenland ontario china", [6]),  # cavalry
        ("quebec brazil siam", [8]),  # artillery
        ("alaska greenland quebec", [10]),  # one of each
        ("alaska alberta joker1", [4]),
        ("quebec siam joker2", [8]),
        ("alaska greenland joker1", [10]),
        ("alaska joker1 joker2", [4, 10]),  # both readings
        ("greenland joker1 joker2", [6, 10]),
        ("siam joker1 joker2", [8, 10]),
    ],
)
def test_a_set_is_worth_4_6_8_or_10_by_its_symbols(cards: str, worth: list[int]) -> None:
    g = trading(cards)
    assert offers(g) == [*[f"trade {cards} {n}" for n in worth], "done"]
    say(g, 0, f"trade {cards} {worth[-1]}")
    assert to_place(g) == {f"1..{3 + worth[-1]}"}


@pytest.mark.rule("S7")
def test_example_two_cavalry_and_a_joker_are_a_set_of_cavalry() -> None:
    """The rulebook's example: the joker is used as cavalry."""
    g = trading("greenland ontario joker1")
    assert offers(g) == ["trade greenland ontario joker1 6", "done"]
    assert refuses(g, 0, "trade greenland ontario joker1 10", "trade greenland ontario joker1 4")


@pytest.mark.rule("S7")
@pytest.mark.parametrize("cards", ["alaska alberta greenland", "greenland china siam", "quebec siam alaska"])
def test_two_of_one_symbol_and_another_are_no_set(cards: str) -> None:
    g = trading(cards)
    assert offers(g) == ["done"]
    assert refuses(g, 0, *[f"trade {cards} {n}" for n in (4, 6, 8, 10)])


@pytest.mark.rule("S7")
def test_any_number_of_sets_may_be_exchanged_in_one_turn() -> None:
    g = trading("alaska alberta iceland greenland ontario china quebec brazil siam")
    say(g, 0, "trade alaska alberta iceland 4", "trade greenland ontario china 6", "trade quebec brazil siam 8")
    assert to_place(g) == {"1..21"}
    assert hand(g, 0) == set()


@pytest.mark.rule("S7")
def test_sets_are_exchanged_in_the_reinforce_phase_only() -> None:
    g = trading("alaska alberta iceland")
    say(g, 0, "done", "place argentina 2")
    assert refuses(g, 0, "trade alaska alberta iceland 4")
    say(g, 0, "place argentina 1")
    assert (doing(g), not any("trade" in o for o in offers(g))) == ("attacking", True)
    assert refuses(g, 0, "trade alaska alberta iceland 4")
    say(g, 0, "done")
    assert refuses(g, 0, "trade alaska alberta iceland 4")


@pytest.mark.rule("S8")
def test_each_exchanged_card_of_an_own_territory_puts_2_armies_there_at_once() -> None:
    g = trading("alaska alberta iceland", own="alaska 1 alberta 4 siam 1")
    say(g, 0, "trade alaska alberta iceland 4")
    assert [armies(g, t) for t in ("alaska", "alberta", "iceland", "siam")] == [3, 6, 1, 1]
    assert to_place(g) == {"1..7"}  # 3 of income, 4 of the set: the bonus stands already


@pytest.mark.rule("S8")
def test_all_three_cards_may_bring_the_bonus_and_so_may_the_next_set() -> None:
    g = trading("alaska alberta iceland egypt greenland quebec", own="alaska 1 alberta 1 iceland 1 egypt 1")
    say(g, 0, "trade alaska alberta iceland 4", "trade greenland quebec egypt 10")
    assert [armies(g, t) for t in ("alaska", "alberta", "iceland", "egypt")] == [3, 3, 3, 3]
    assert to_place(g) == {"1..17"}


@pytest.mark.rule("S8")
def test_house_rule_at_most_2_bonus_armies_a_turn() -> None:
    cards = "alaska alberta iceland egypt greenland quebec"
    g = trading(cards, own="alaska 1 alberta 1 iceland 1 egypt 1", territory_bonus="once")
    say(g, 0, "trade alaska alberta iceland 4")
    assert sorted(offers(g)) == ["bonus alaska", "bonus alberta", "bonus iceland", "done"]
    say(g, 0, "bonus alberta", "trade greenland quebec egypt 10")
    assert [armies(g, t) for t in ("alaska", "alberta", "iceland", "egypt")] == [1, 3, 1, 1]
    assert to_place(g) == {"1..17"}


@pytest.mark.rule("S9")
def test_example_three_cavalry_and_an_infantry_may_be_kept() -> None:
    """The rulebook's example: with four cards the set may wait for an artillery."""
    g = trading("alaska greenland ontario china")
    assert offers(g) == ["trade greenland ontario china 6", "done"]
    say(g, 0, "done")
    assert hand(g, 0) == {"alaska", "greenland", "ontario", "china"}
    assert to_place(g) == {"1..3"}


@pytest.mark.rule("S9")
def test_example_two_artillery_and_three_infantry_must_be_exchanged_for_4() -> None:
    """The rulebook's example: five cards, so the three infantry must go."""
    g = trading("alaska alberta iceland quebec siam")
    assert offers(g) == ["trade alaska alberta iceland 4"]
    assert refuses(g, 0, "done", "place argentina 1")


@pytest.mark.rule("S9")
def test_example_two_of_each_must_be_exchanged_one_of_each_for_10() -> None:
    """The rulebook's example: 2 + 2 + 2, at least one set of one of each; the second may be kept."""
    g = trading("alaska alberta greenland ontario quebec siam")
    assert {o.split()[-1] for o in offers(g)} == {"10"}
    assert len(offers(g)) == 8
    say(g, 0, "trade alaska greenland quebec 10")
    assert offers(g) == ["trade alberta ontario siam 10", "done"]


@pytest.mark.rule("S9")
def test_one_set_is_enough_even_with_five_cards_left() -> None:
    g = trading("alaska alberta iceland egypt india greenland ontario siam")
    assert "done" not in offers(g)
    say(g, 0, "trade alaska alberta iceland 4")
    assert "done" in offers(g)
    say(g, 0, "done")
    assert (len(hand(g, 0)), doing(g)) == (5, "placing")


@pytest.mark.rule("S9")
def test_house_rule_exchange_until_four_cards_are_left() -> None:
    g = trading("alaska alberta iceland egypt india greenland ontario siam", forced_trade="to_four")
    say(g, 0, "trade alaska alberta iceland 4")
    assert "done" not in offers(g)
    assert refuses(g, 0, "done")
    say(g, 0, "trade greenland egypt siam 10")
    assert (doing(g), to_place(g)) == ("placing", {"1..17"})  # with two cards left there is nothing to ask


@pytest.mark.rule("S10")
def test_exchanged_cards_are_not_drawn_while_the_deck_lasts() -> None:
    g = trading("alaska alberta iceland")
    say(g, 0, "trade alaska alberta iceland 4", "place argentina 7", "attack argentina peru 3")
    rolls(g, 6, 6, 6, 1)
    say(g, 0, "occupy 3", "done")
    used = {"alaska", "alberta", "iceland"}
    assert offers(g) == [f"draw {c}" for c in [*BOARD.territories, "joker1", "joker2"] if c not in used]


@pytest.mark.rule("S10")
@pytest.mark.parametrize(("deck", "drawn"), [(["joker2"], ["joker2"]), ([], ["alaska", "alberta", "iceland"])])
def test_under_the_deck_the_set_that_went_there_first_comes_first(deck: list[str], drawn: list[str]) -> None:
    sets = "under 0 alaska alberta iceland\nunder 1 greenland ontario china"
    rest = " ".join(c for c in [*BOARD.territories, "joker1", "joker2"] if c not in sets.split() + deck)
    g = at(
        "sv2000.missions", 3, phase="draw", armies={0: "argentina 1", 2: "japan 1"}, hands={1: rest}, lines=f"taken 1\n{MISSIONS}\n{sets}"
    )
    assert offers(g) == [f"draw {c}" for c in drawn]


@pytest.mark.rule("S10")
def test_with_an_empty_deck_the_set_exchanged_first_is_drawn_first() -> None:
    mine = "greenland ontario china alaska alberta iceland"
    rest = " ".join(c for c in [*BOARD.territories, "joker1", "joker2"] if c not in mine.split())
    board: dict[int | str, str] = {0: "argentina 3", 2: "japan 1"}
    g = at("sv2000.missions", 3, armies=board, hands={0: mine, 1: rest}, phase="reinforce", lines=MISSIONS)
    say(g, 0, "trade greenland ontario china 6", "trade alaska alberta iceland 4", "place argentina 13", "attack argentina peru 3")
    rolls(g, 6, 6, 6, 1)
    say(g, 0, "occupy 3", "done")
    assert offers(g) == ["draw greenland", "draw ontario", "draw china"]
