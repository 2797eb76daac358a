"""Rulebook O, Original RISK on the Ancient Earth, 2004: set-up, income and cards (O1-O8, O16)."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import CHANCE, State
from table import armies, at, doing, go_on, hand, offers, owner, refuses, rolls, say, to_place

MODE = feldherr.ruleset("nl2004.original")
BOARD = MODE.board
KEYS = ("dacia", "hibernia", "atlas", "sheba", "oricalcos", "rus")  # one of each continent
LOOSE = [t for t in BOARD.territories if t not in KEYS]
SKULLS = "dacia liguria corsica"
SWORDS = "thracia roma sicilia"
ORBS = "dalmatia apulia graecia"


def members(continent: str) -> list[str]:
    return [BOARD.territories[t] for t in BOARD.members[BOARD.continents.index(continent)]]


def reinforcing(names: list[str], phase: str = "reinforce") -> State:
    """Seat 0 begins the turn with these; seat 2 holds one territory, seat 1 the rest."""
    other = next(t for t in KEYS if t not in names)
    return at("nl2004.original", 3, armies={0: " ".join(f"{t} 1" for t in names), 2: f"{other} 1"}, phase=phase)


def trading(cards: str, own: str = "babylon 1", lines: str = "") -> State:
    """Seat 0 begins the turn with these cards and 3 armies of income to come."""
    return at("nl2004.original", 3, armies={0: own, 2: "kush 1"}, hands={0: cards}, phase="reinforce", lines=lines)


# ---- set-up (O1, O2) --------------------------------------------------------------------------------------------------------------


def begin(seats: int, *dice: int) -> State:
    return rolls(feldherr.new(MODE, seats), *dice)


@pytest.mark.rule("O1")
@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five_play(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 5 players"):
        feldherr.new(MODE, seats)


@pytest.mark.rule("O1")
def test_the_highest_die_claims_first_and_those_tied_roll_again() -> None:
    g = feldherr.new(MODE, 4)
    assert offers(g) == ["roll 4 dice"]
    rolls(g, 5, 2, 5, 5)
    assert offers(g) == ["roll 3 dice"]
    rolls(g, 1, 4, 4)  # seats 0, 2 and 3
    assert offers(g) == ["roll 2 dice"]
    rolls(g, 3, 6)
    assert (doing(g), feldherr.asked(g)) == ("claiming", 3)


@pytest.mark.rule("O1")
def test_free_territories_are_claimed_one_by_one_to_the_left() -> None:
    g = begin(3, 1, 2, 1)
    assert offers(g) == [f"claim {t}" for t in BOARD.territories]
    say(g, 1, "claim egypt")
    assert (feldherr.asked(g), owner(g, "egypt"), armies(g, "egypt")) == (2, 1, 1)
    assert refuses(g, 2, "claim egypt")
    assert refuses(g, 1, "claim rus")
    assert go_on(g, "claiming") == ([2, 0, 1] * 14)[:41]
    assert list(g.armies) == [1] * 42


@pytest.mark.rule("O1")
def test_then_they_strengthen_one_by_one_from_the_first_claimer_on() -> None:
    g = begin(4, 1, 6, 1, 1)
    assert go_on(g, "claiming")[-1] == 2  # the last of the 42: seat 3 would be next
    own = [t for t in BOARD.territories if owner(g, t) == 1]
    assert (feldherr.asked(g), offers(g)) == (1, [f"place {t} 1" for t in own])
    assert refuses(g, 1, f"place {own[0]} 2", f"place {next(t for t in BOARD.territories if owner(g, t) == 0)} 1")
    assert go_on(g, "strengthening") == [1, 2, 3, 0] * 19 + [3, 0]
    assert max(g.armies) == 21  # no limit: all on the first


@pytest.mark.rule("O1")
@pytest.mark.parametrize(("seats", "each"), [(3, 35), (4, 30), (5, 25)])
def test_35_30_or_25_armies_and_who_placed_first_takes_the_first_turn(seats: int, each: int) -> None:
    g = begin(seats, *[1] * (seats - 1), 6)
    go_on(g, "claiming", "strengthening")
    assert [sum(n for n, o in zip(g.armies, g.owner) if o == s) for s in range(seats)] == [each] * seats
    assert (g.seat, doing(g), feldherr.asked(g)) == (seats - 1, "placing", seats - 1)


@pytest.mark.rule("O1")
def test_turns_pass_to_the_left() -> None:
    g = reinforcing(LOOSE[:3], phase="fortify")
    for seat in (0, 1, 2):
        if seat:
            go_on(g, "placing")
            say(g, seat, "done")
        assert g.seat == seat
        say(g, seat, "done")
    assert g.seat == 0


@pytest.mark.rule("O2")
def test_the_deck_has_44_cards_with_the_jokers() -> None:
    g = begin(3, 6, 1, 1)
    go_on(g, "claiming", "strengthening")
    assert list(g.cards).count(-1) == 44
    drawing = at("nl2004.original", 3, armies={0: "rus 1", 2: "thule 1"}, phase="draw", lines="taken 1")
    assert offers(drawing) == [f"draw {c}" for c in [*BOARD.territories, "joker1", "joker2"]]
    assert all(view.cards[c] == -4 for view in [feldherr.observe(g, 0)] for c in range(44))


# ---- the turn and its income (O3, O4, O16) ----------------------------------------------------------------------------------------


@pytest.mark.rule("O3")
def test_a_turn_is_armies_attack_fortify_and_the_last_two_may_be_left_out() -> None:
    g = at("nl2004.original", 3, armies={0: "rus 1 scythia 1", 2: "thule 1"}, phase="reinforce")
    assert refuses(g, 0, "done", "attack rus varangia 1", "fortify rus scythia 1")
    say(g, 0, "place rus 3")
    assert (doing(g), "done" in offers(g)) == ("attacking", True)
    assert refuses(g, 0, "fortify rus scythia 1", "place rus 1")
    say(g, 0, "done")
    assert (doing(g), "done" in offers(g)) == ("fortifying", True)  # fortifying without having attacked
    assert refuses(g, 0, "attack rus varangia 1")
    say(g, 0, "fortify rus scythia 2")
    assert (g.seat, armies(g, "rus"), armies(g, "scythia")) == (1, 2, 3)


@pytest.mark.rule("O4")
@pytest.mark.parametrize(("held", "income"), [(11, 3), (14, 4), (17, 5)])
def test_examples_of_income(held: int, income: int) -> None:
    """The rulebook's examples: 11 territories 3 armies, 14 are 4, 17 are 5."""
    assert to_place(reinforcing(LOOSE[:held])) == {f"1..{income}"}


@pytest.mark.rule("O4")
@pytest.mark.parametrize(("held", "income"), [(1, 3), (8, 3), (9, 3), (12, 4), (15, 5), (18, 6), (35, 11), (36, 12)])
def test_income_is_a_third_rounded_down_at_least_3(held: int, income: int) -> None:
    assert to_place(reinforcing(LOOSE[:held])) == {f"1..{income}"}


@pytest.mark.rule("O4")
@pytest.mark.parametrize(
    ("continent", "size", "bonus"),
    [("europa", 12, 7), ("germania", 9, 5), ("africa", 7, 5), ("asia_minor", 6, 3), ("atlantis", 4, 3), ("hyrkania", 4, 2)],
)
def test_a_whole_continent_gives_its_bonus(continent: str, size: int, bonus: int) -> None:
    whole = members(continent)
    assert len(whole) == size
    assert to_place(reinforcing(whole)) == {f"1..{max(3, size // 3) + bonus}"}
    assert to_place(reinforcing(whole[:-1])) == {f"1..{max(3, (size - 1) // 3)}"}


@pytest.mark.rule("O4")
def test_the_first_turn_has_its_income_too() -> None:
    g = begin(3, 6, 1, 1)
    say(g, 0, "claim rus")
    go_on(g, "claiming", "strengthening")
    held = list(g.owner).count(0)
    assert (held, g.reserve[0]) == (14, 4)
    assert offers(g) == [f"place {t} 1..4" for t in BOARD.territories if owner(g, t) == 0]


@pytest.mark.rule("O4")
def test_armies_go_on_own_territories_only_split_freely() -> None:
    g = reinforcing(["egypt", "thule"])
    assert refuses(g, 0, "place gaul 1", "place thule 4", "place thule 0")
    say(g, 0, "place thule 1", "place egypt 2")
    assert (armies(g, "thule"), armies(g, "egypt"), doing(g)) == (2, 3, "attacking")


@pytest.mark.rule("O16")
def test_the_supply_of_armies_never_runs_out() -> None:
    g = at("nl2004.original", 3, armies={0: "rus 5000", 2: "thule 1"}, hands={0: SKULLS}, phase="reinforce", lines="trades 200")
    say(g, 0, f"trade {SKULLS} 990", "place rus 993")
    assert armies(g, "rus") == 5993


# ---- sets (O5-O8) -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("O5")
@pytest.mark.parametrize(
    "cards",
    [SKULLS, SWORDS, ORBS, "dacia thracia dalmatia", "dacia liguria joker1", "dacia thracia joker2", "roma joker1 joker2"],
)
def test_three_alike_one_of_each_or_any_two_with_a_joker(cards: str) -> None:
    assert offers(trading(cards)) == [f"trade {cards} 4", "done"]


@pytest.mark.rule("O5")
@pytest.mark.parametrize("cards", ["dacia thracia liguria", "thracia roma apulia", "dalmatia liguria graecia"])
def test_two_alike_and_another_are_no_set(cards: str) -> None:
    g = trading(cards)
    assert offers(g) == ["done"]
    assert refuses(g, 0, f"trade {cards} 4")


@pytest.mark.rule("O6")
def test_a_set_may_be_kept_with_four_cards() -> None:
    g = trading(f"{SKULLS} thracia")
    assert offers(g)[-1] == "done"
    say(g, 0, "done")
    assert (len(hand(g, 0)), to_place(g)) == (4, {"1..3"})


@pytest.mark.rule("O6")
@pytest.mark.parametrize("cards", [f"{SKULLS} thracia roma", f"{SKULLS} {SWORDS}"])
def test_five_or_six_cards_force_one_exchange_and_a_second_set_may_follow(cards: str) -> None:
    g = trading(cards)
    assert "done" not in offers(g)
    assert refuses(g, 0, "done", "place babylon 1")
    say(g, 0, "trade dacia liguria corsica 4")
    if "sicilia" in cards:
        assert offers(g) == [f"trade {SWORDS} 6", "done"]
        say(g, 0, f"trade {SWORDS} 6")
    assert doing(g) == "placing"


@pytest.mark.rule("O6")
def test_one_exchange_is_enough_whatever_is_left() -> None:
    g = trading(f"{SKULLS} {SWORDS} dalmatia apulia")
    say(g, 0, f"trade {SKULLS} 4")
    assert (len(hand(g, 0)), "done" in offers(g)) == (5, True)


@pytest.mark.rule("O6")
def test_sets_are_exchanged_at_the_start_of_the_turn_only() -> None:
    g = trading(SKULLS, own="rus 1 scythia 1")
    say(g, 0, "done", "place rus 3")
    assert refuses(g, 0, f"trade {SKULLS} 4")
    say(g, 0, "attack rus varangia 1")
    rolls(g, 6, 1)
    say(g, 0, "occupy 1")
    assert refuses(g, 0, f"trade {SKULLS} 4")
    say(g, 0, "done")
    say(g, CHANCE, "draw joker1")
    assert refuses(g, 0, f"trade {SKULLS} 4")


@pytest.mark.rule("O7")
@pytest.mark.parametrize(("before", "worth"), list(enumerate([4, 6, 8, 10, 12, 15, 20, 25, 30, 35])))
def test_the_values_of_sets(before: int, worth: int) -> None:
    """The rulebook's list: 4, 6, 8, 10, 12, 15, then 20, 25 and so on."""
    g = trading(SWORDS, lines=f"trades {before}")
    assert offers(g) == [f"trade {SWORDS} {worth}", "done"]
    say(g, 0, f"trade {SWORDS} {worth}")
    assert to_place(g) == {f"1..{3 + worth}"}


@pytest.mark.rule("O7")
def test_example_the_third_set_is_worth_8_even_if_it_is_ones_first() -> None:
    """The rulebook's example: sets are counted over all players."""
    g = at("nl2004.original", 3, armies={0: "rus 1", 2: "thule 1"}, hands={0: f"{SKULLS} {SWORDS}", 1: ORBS}, phase="reinforce")
    say(g, 0, f"trade {SKULLS} 4", f"trade {SWORDS} 6", "place rus 13", "done", "done")
    assert offers(g) == [f"trade {ORBS} 8", "done"]


@pytest.mark.rule("O7")
def test_exchanged_cards_go_under_the_deck_set_after_set() -> None:
    rest = " ".join(c for c in [*BOARD.territories, "joker1", "joker2"] if c not in f"{SKULLS} {SWORDS}".split())
    hands: dict[int | str, str] = {0: f"{SKULLS} {SWORDS}", 1: rest}
    g = at("nl2004.original", 3, armies={0: "rus 1", 2: "thule 1"}, hands=hands, phase="reinforce")
    say(g, 0, f"trade {SWORDS} 4", f"trade {SKULLS} 6", "place rus 13", "attack rus varangia 3")
    rolls(g, 6, 6, 6, 1)
    say(g, 0, "occupy 3", "done")
    assert offers(g) == [f"draw {c}" for c in SWORDS.split()]


@pytest.mark.rule("O7")
def test_an_exchanged_card_is_not_drawn_while_the_deck_lasts() -> None:
    g = trading(SKULLS, own="rus 4 scythia 1")
    say(g, 0, f"trade {SKULLS} 4", "place rus 7", "attack rus varangia 1")
    rolls(g, 6, 1)
    say(g, 0, "occupy 1", "done")
    assert len(offers(g)) == 41
    assert {f"draw {c}" for c in SKULLS.split()}.isdisjoint(offers(g))


@pytest.mark.rule("O8")
def test_two_extra_armies_on_one_own_territory_of_the_players_choice() -> None:
    g = trading(SKULLS, own="dacia 1 corsica 1 rus 1")
    say(g, 0, f"trade {SKULLS} 4")
    assert (feldherr.asked(g), sorted(offers(g))) == (0, ["bonus corsica", "bonus dacia", "done"])  # not Liguria, which is seat 1's
    assert refuses(g, 0, "bonus liguria", "bonus rus", "place rus 1")
    say(g, 0, "bonus corsica")
    assert [armies(g, t) for t in ("dacia", "corsica", "liguria")] == [1, 3, 1]
    assert to_place(g) == {"1..7"}


@pytest.mark.rule("O8")
def test_never_more_than_2_extra_in_a_turn_over_all_exchanges() -> None:
    g = trading(f"{SKULLS} {SWORDS}", own="dacia 1 roma 1")
    say(g, 0, f"trade {SKULLS} 4", "bonus dacia", f"trade {SWORDS} 6")
    assert (doing(g), armies(g, "dacia"), armies(g, "roma")) == ("placing", 3, 1)
    assert to_place(g) == {"1..13"}


@pytest.mark.rule("O8")
def test_the_extra_armies_may_be_declined_and_taken_with_a_later_set() -> None:
    g = trading(f"{SKULLS} {SWORDS}", own="dacia 1 roma 1")
    say(g, 0, f"trade {SKULLS} 4", "done", f"trade {SWORDS} 6", "bonus roma")
    assert (armies(g, "dacia"), armies(g, "roma")) == (1, 3)
    assert to_place(g) == {"1..13"}


@pytest.mark.rule("O8")
def test_no_extra_armies_without_an_own_territory_on_the_cards() -> None:
    g = trading("dacia thracia joker1")
    say(g, 0, "trade dacia thracia joker1 4")
    assert (doing(g), to_place(g)) == ("placing", {"1..7"})
