"""Rulebook G, Godstorm, 2004: raising armies, gathering faith, summoning, building (G20-G28)."""

from __future__ import annotations

from typing import Any

import pytest

import feldherr
from feldherr import State
from pantheon import draws, end_phase, faith, god, invade, miracles, relics, storm, temples
from table import armies, doing, offers, ones, owner, refuses, rolls, say, to_place

BOARD = feldherr.ruleset("nl2004.original").board
KEYS = ("dacia", "hibernia", "atlas", "sheba", "oricalcos", "rus")  # one of each continent
LOOSE = [t for t in BOARD.territories if t not in KEYS]
CONTINENTS = [("europa", 7), ("germania", 5), ("africa", 5), ("asia_minor", 3), ("atlantis", 3), ("hyrkania", 2)]


def members(continent: str) -> list[str]:
    return [BOARD.territories[t] for t in BOARD.members[BOARD.continents.index(continent)]]


def raising(names: list[str], **more: Any) -> State:
    """Seat 0 begins the turn with these, seat 2 holds one territory, seat 1 the rest; 10 faith each."""
    other = next(t for t in KEYS if t not in names)
    return storm(phase="raise armies", armies={0: ones(names), 2: f"{other} 1"}, faith="10 10 10", **more)


def income(g: State) -> tuple[int, int]:
    """Armies to be placed, and faith gained."""
    return g.reserve[0], faith(g, 0) - 10


# ---- armies and faith (G20-G22) -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("G20")
@pytest.mark.parametrize(("held", "n"), [(1, 3), (8, 3), (9, 3), (11, 3), (12, 4), (14, 4), (15, 5), (17, 5), (18, 6), (35, 11), (36, 12)])
def test_armies_and_faith_are_a_third_of_the_territories_at_least_3(held: int, n: int) -> None:
    g = raising(LOOSE[:held])
    assert (income(g), to_place(g)) == ((n, n), {f"1..{n}"})


@pytest.mark.rule("G20")
def test_a_god_or_a_temple_alone_holds_no_territory() -> None:
    """Eleven with armies; the temple in Dacia is nobody's of seat 0, and Underworld spaces are no territories."""
    names = LOOSE[:11]
    g = storm(
        phase="raise armies",
        armies={0: f"{ones(names)} u1 1 u2 1 u3 1 kurnugia 4", 2: "sheba 1"},
        temples="dacia",
        faith="10 10 10",
    )
    assert income(g) == (3, 3)


@pytest.mark.rule("G20")
def test_faith_may_be_saved() -> None:
    g = raising(LOOSE[:3])
    say(g, 0, f"place {LOOSE[0]} 3")
    while g.seat == 0:
        end_phase(g)
    assert (faith(g, 0), faith(g, 1) > 10) == (13, True)


@pytest.mark.rule("G21")
@pytest.mark.parametrize(("continent", "bonus"), CONTINENTS)
def test_a_whole_continent_gives_its_bonus_in_armies_and_in_faith(continent: str, bonus: int) -> None:
    names = members(continent)
    n = max(3, len(names) // 3)
    assert income(raising(names)) == (n + bonus, n + bonus)
    n = max(3, (len(names) - 1) // 3)
    assert income(raising(names[1:])) == (n, n)


@pytest.mark.rule("G21")
def test_the_bonuses_of_several_continents_add_up() -> None:
    assert income(raising([*members("hyrkania"), *members("atlantis")])) == (8, 8)


@pytest.mark.rule("G22")
def test_all_raised_armies_are_placed_on_own_territories() -> None:
    g = raising(["egypt", "thule"])
    assert offers(g) == ["place thule 1..3", "place egypt 1..3"]
    assert refuses(g, 0, "place gaul 1", "place thule 4", "done", "place u1 1", "place kurnugia 1")
    say(g, 0, "place thule 1")
    assert refuses(g, 0, "done", "summon war egypt")
    say(g, 0, "place egypt 2")
    assert (armies(g, "thule"), armies(g, "egypt"), doing(g)) == (2, 3, "summoning")


@pytest.mark.rule("G22")
def test_each_own_temple_gives_a_faith_and_an_army_on_its_territory() -> None:
    g = raising(["egypt", "thule", "gaul"], temples="egypt gaul kush")
    assert income(g) == (3, 5)  # not for Kush, which is seat 1's
    assert [armies(g, t) for t in ("egypt", "thule", "gaul", "kush")] == [2, 1, 2, 1]


@pytest.mark.rule("G22")
def test_a_temple_built_in_step_2_first_pays_next_turn() -> None:
    g = storm(phase="summon and build", armies={0: "roma 1", 2: "egypt 1"}, faith="5 0 0")
    say(g, 0, "build roma")
    assert (faith(g, 0), armies(g, "roma")) == (0, 1)
    text = feldherr.write_position(g).partition("step ")[0]
    later = feldherr.read_position(text + "phase raise armies")
    assert (faith(later, 0), armies(later, "roma")) == (4, 2)


# ---- crypts (G23) -------------------------------------------------------------------------------------------------------------------


def crypts(own: str, temples: str = "roma gaul", relics: dict[int, str] | None = None) -> State:
    return storm(phase="raise armies", armies={0: own, 2: "egypt 1"}, temples=temples, relics=relics)


@pytest.mark.rule("G23")
def test_each_crypt_may_send_one_army_to_any_own_temple() -> None:
    g = crypts("roma 1 gaul 1 rus 1 u2 3 u5 2", "roma gaul kush")
    assert offers(g) == ["done", "revive u2 roma 1", "revive u2 gaul 1", "revive u5 roma 1", "revive u5 gaul 1"]
    say(g, 0, "revive u2 gaul 1")
    assert (armies(g, "u2"), armies(g, "gaul")) == (2, 3)  # one by the temple itself
    assert offers(g) == ["done", "revive u5 roma 1", "revive u5 gaul 1"]  # one from each crypt
    say(g, 0, "revive u5 roma 1")
    assert (armies(g, "u5"), armies(g, "roma"), doing(g)) == (1, 3, "placing")


@pytest.mark.rule("G23")
@pytest.mark.parametrize("space", ["u2", "u5", "u7", "u10"])
def test_the_four_crypts(space: str) -> None:
    assert offers(crypts(f"roma 1 {space} 2", "roma")) == ["done", f"revive {space} roma 1"]


@pytest.mark.rule("G23")
@pytest.mark.parametrize(
    ("own", "temples"),
    [("roma 1 u2 1", "roma"), ("roma 1 u2 5", ""), ("roma 1 u2 5", "kush"), ("roma 1 u1 5 u3 5 u6 5 kurnugia 5", "roma")],
)
def test_no_army_returns_from_a_crypt_with_one_without_a_temple_or_from_elsewhere(own: str, temples: str) -> None:
    assert doing(crypts(own, temples)) == "placing"


@pytest.mark.rule("G23")
def test_returning_is_optional() -> None:
    g = crypts("roma 1 u2 3", "roma")
    say(g, 0, "done")
    assert (armies(g, "u2"), doing(g)) == (3, "placing")


# ---- relics of the start of a turn (G24) ----------------------------------------------------------------------------------------------


@pytest.mark.rule("G24")
def test_relics_of_the_start_of_a_turn_come_before_step_1_in_the_owners_order() -> None:
    names = {0: "the_wine_of_eternal_life the_golden_fleece freyas_tears_of_gold", 1: "the_great_pyramids"}
    g = storm(phase="raise armies", armies={0: "roma 1 gaul 1", 2: "egypt 1"}, faith="0 0 0", temples="roma", relics=names)
    assert (doing(g), feldherr.asked(g)) == ("resolving relics", 0)
    assert set(offers(g)) == {f"play {c}" for c in names[0].split()}
    say(g, 0, "play freyas_tears_of_gold")
    assert (faith(g, 0), armies(g, "roma")) == (1, 1)  # step 1 has not begun
    say(g, 0, "play the_wine_of_eternal_life")
    assert (doing(g), to_place(g)) == ("placing", {"1"})
    say(g, 0, "place gaul 1")
    draws(g, "storms_rage")
    assert (miracles(g, 0), faith(g, 0), armies(g, "gaul"), to_place(g)) == ({"storms_rage"}, 5, 2, {"1..3"})


@pytest.mark.rule("G24")
def test_with_start_of_turn_relics_after_they_come_after_step_1() -> None:
    own = {0: "the_wine_of_eternal_life freyas_tears_of_gold"}
    g = storm(phase="raise armies", armies={0: "roma 1 gaul 1", 2: "egypt 1"}, faith="0 0 0", relics=own, start_of_turn_relics="after")
    assert (doing(g), faith(g, 0), to_place(g)) == ("placing", 3, {"1..3"})
    say(g, 0, "place roma 3")
    assert doing(g) == "resolving relics"
    say(g, 0, "play freyas_tears_of_gold")
    assert (doing(g), faith(g, 0), to_place(g)) == ("placing", 4, {"1"})
    say(g, 0, "place gaul 1")
    assert doing(g) == "summoning"


@pytest.mark.rule("G24")
@pytest.mark.parametrize("when", ["before", "after"])
def test_each_works_once_a_turn_and_every_turn(when: str) -> None:
    own = {0: "freyas_tears_of_gold"}
    g = storm(phase="raise armies", armies={0: "roma 1", 2: "egypt 1"}, faith="0 0 0", relics=own, start_of_turn_relics=when)
    say(g, 0, "place roma 3")
    assert (doing(g), faith(g, 0)) == ("summoning", 4)
    again = feldherr.read_position(feldherr.write_position(g).partition("step ")[0] + "phase raise armies")
    say(again, 0, "place roma 3")
    assert faith(again, 0) == 8


@pytest.mark.rule("G24", "G33")
def test_a_relic_gained_later_in_the_turn_waits_for_the_next() -> None:
    g = storm(phase="obtain miracles", armies={0: "roma 1", 2: "egypt 1"}, gods={0: "magic roma"}, faith="3 0 0")
    say(g, 0, "buy magic 1")
    draws(g, "freyas_tears_of_gold")
    assert (relics(g, 0), faith(g, 0)) == ({"freyas_tears_of_gold"}, 1)
    while g.seat == 0:
        end_phase(g)
    assert faith(g, 0) == 1


@pytest.mark.rule("G24", "G87")
def test_only_the_owners_relics_of_their_own_turn_are_resolved() -> None:
    g = storm(phase="raise armies", armies={0: "roma 1", 2: "egypt 1"}, faith="0 0 0", relics={1: "freyas_tears_of_gold"})
    assert (doing(g), faith(g, 0), faith(g, 1)) == ("placing", 3, 0)


# ---- gods and temples (G25-G28) -------------------------------------------------------------------------------------------------------


def summoning(own: str = "roma 1 gaul 2", faith: str = "20 20 20", gods: str = "war roma", **more: Any) -> State:
    return storm(phase="summon and build", armies={0: own, 2: "egypt 1"}, faith=faith, gods={0: gods} if gods else None, **more)


@pytest.mark.rule("G25")
def test_gods_that_are_not_in_play_are_summoned_for_3_faith_onto_own_territories() -> None:
    g = summoning(faith="9 20 20")
    wanted = {f"summon {kind} {t}" for kind in ("magic", "sky", "death") for t in ("roma", "gaul")}
    assert {o for o in offers(g) if o.startswith("summon")} == wanted
    assert refuses(g, 0, "summon war gaul", "summon sky egypt", "summon sky kush", "summon sky u1")
    say(g, 0, "summon sky gaul", "summon death gaul")
    assert (god(g, 0, "sky"), god(g, 0, "death"), faith(g, 0)) == ("gaul", "gaul", 3)
    say(g, 0, "summon magic roma")
    assert (god(g, 0, "magic"), faith(g, 0), doing(g) != "summoning") == ("roma", 0, True)


@pytest.mark.rule("G25")
def test_two_faith_are_too_little_for_a_god() -> None:
    assert doing(summoning(faith="2 9 9", own="roma 2 gaul 2")) != "summoning"
    assert "summon sky gaul" in offers(summoning(faith="3 9 9"))


@pytest.mark.rule("G25", "G27")
def test_a_banished_god_can_come_back() -> None:
    g = storm(phase="plague", armies={0: "roma 1 gaul 2", 2: "egypt 1"}, gods={0: "war roma"}, plague="roma")
    assert god(g, 0, "war") == ""
    back = feldherr.read_position(feldherr.write_position(g).partition("step ")[0] + "phase summon and build")
    say(back, 0, "summon war gaul")
    assert god(back, 0, "war") == "gaul"


@pytest.mark.rule("G25")
@pytest.mark.parametrize(("option", "may"), [("no", False), ("yes", True)])
def test_gods_are_not_summoned_to_plague_lands_unless_the_table_says_so(option: str, may: bool) -> None:
    assert refuses(summoning(plague="gaul"), 0, "summon sky gaul")
    g = summoning(plague="gaul", summon_plague=option)
    assert ("summon sky gaul" in offers(g)) == may
    assert {"summon sky roma", "build gaul"} <= set(offers(g))
    if may:
        say(g, 0, "summon sky gaul")
        assert god(g, 0, "sky") == "gaul"
        end_phase(g)
        assert (doing(g), god(g, 0, "sky")) == ("obtaining miracles", "gaul")  # until step 5
        end_phase(g)
        assert (doing(g), god(g, 0, "sky"), god(g, 0, "war")) == ("invading", "", "roma")


@pytest.mark.rule("G26")
def test_a_temple_costs_5_faith_on_an_own_territory_without_one() -> None:
    g = summoning(temples="roma", plague="gaul", faith="10 20 20", own="roma 1 gaul 2 u2 4")
    assert [o for o in offers(g) if o.startswith("build")] == ["build gaul"]  # plague or not
    assert refuses(g, 0, "build roma", "build egypt", "build u2", "build kush")
    say(g, 0, "build gaul")
    assert (temples(g), faith(g, 0)) == ({"roma", "gaul"}, 5)
    assert refuses(g, 0, "build gaul")


@pytest.mark.rule("G26")
@pytest.mark.parametrize(("left", "may"), [(4, False), (5, True)])
def test_four_faith_are_too_little_for_a_temple(left: int, may: bool) -> None:
    assert ("build roma" in offers(summoning(faith=f"{left} 9 9"))) == may


@pytest.mark.rule("G26")
def test_several_temples_and_gods_in_any_order() -> None:
    g = summoning(faith="13 0 0")
    say(g, 0, "build gaul", "summon sky gaul", "build roma")
    assert (temples(g), god(g, 0, "sky"), faith(g, 0), doing(g) == "summoning") == ({"roma", "gaul"}, "gaul", 0, False)


@pytest.mark.rule("G27")
def test_gods_are_banished_with_the_last_army_in_battle() -> None:
    g = storm(armies={0: "roma 5", 2: "egypt 1"}, gods={1: "sky liguria death liguria war gaul"})
    invade(g, "roma", "liguria")
    say(g, 0, "attack roma liguria 3")
    rolls(g, 6, 6, 6, 2)
    assert [god(g, 1, k) for k in ("sky", "death", "war")] == ["", "", "gaul"]
    assert not any(owner(g, f"u{i}") >= 0 for i in range(1, 14))  # never to the Underworld


@pytest.mark.rule("G27")
@pytest.mark.parametrize(("die", "left"), [(2, "liguria"), (3, "")])
def test_gods_are_banished_with_the_last_army_by_a_card(die: int, left: str) -> None:
    g = storm(
        phase="play miracles",
        armies={0: "roma 5", 1: "liguria 3", 2: "egypt 1"},
        gods={0: "war roma", 1: "sky liguria"},
        cards={0: "storms_rage"},
    )
    say(g, 0, "play storms_rage", "choose liguria")
    rolls(g, die)
    assert god(g, 1, "sky") == left
