"""Rulebook G, Godstorm, 2004: players who go out, the score and its ties, Atlantis sunk, the end (G48, G70-G73)."""

from __future__ import annotations

from typing import Any

import pytest

import feldherr
from feldherr import State
from pantheon import end_phase, faith, god, gone, invade, miracles, plague, relics, storm, temples
from table import armies, doing, offers, owner, refuses, result, rolls, say, winners

BOARD = feldherr.ruleset("nl2004.original").board
SCORE = "highest score"


# ---- out (G48) ----------------------------------------------------------------------------------------------------------------------


def last_stand(**more: Any) -> State:
    """Seat 1 has a single army on earth, in Varangia, and some below; seat 0 is about to beat it from Thule."""
    held: dict[int | str, str] = {0: "thule 5 kurnugia 2", 1: "varangia 1 avalon 3 u1 2 u2 1", 2: "egypt 1"}
    more = {"cards": {0: "storms_rage", 1: "heroes_are_born lava_erupts"}, "relics": {1: "excalibur stonehenge"}, **more}
    return storm(armies=held, rest=2, temples="varangia", gods={0: "war thule", 1: "war varangia sky varangia"}, **more)


def beaten(**more: Any) -> State:
    g = say(last_stand(**more), 0, "invade thule varangia", "stay war")
    if doing(g) == "answering an invasion":
        end_phase(g)
    return rolls(say(g, 0, "attack thule varangia 1"), 6, 5)


@pytest.mark.rule("G48")
def test_a_player_whose_last_army_on_earth_is_beaten_is_out_at_once() -> None:
    g = beaten()
    assert (g.is_out(1), g.is_out(2), doing(g)) == (True, False, "occupying")  # before anybody moves in
    assert (miracles(g, 1), relics(g, 1), faith(g, 1)) == (set(), set(), 0)
    assert gone(g) == {"heroes_are_born", "lava_erupts", "excalibur", "stonehenge"}
    assert (miracles(g, 0), relics(g, 0), faith(g, 0)) == ({"storms_rage"}, set(), 20)  # the victor gets nothing
    assert [god(g, 1, kind) for kind in ("war", "sky")] == ["", ""]


@pytest.mark.rule("G48", "G55")
def test_the_armies_below_are_removed_and_what_is_free_may_be_taken_in_the_same_turn() -> None:
    g = beaten()
    assert [(owner(g, t), armies(g, t)) for t in ("avalon", "u1", "u2")] == [(-1, 0)] * 3
    say(g, 0, "occupy 1", "done", "done")
    assert offers(g) == ["done", "leave u1 1..2", "leave u4 1..2", "leave u8 1..2"]


@pytest.mark.rule("G48")
def test_later_turns_are_skipped_and_the_next_epoch_has_tokens_for_the_others_only() -> None:
    g = say(beaten(), 0, "occupy 1", "done", "done", "done", "done")
    assert g.seat == 2
    while g.seat == 2:
        say(g, 2, offers(g)[0].split("..")[0])
    assert feldherr.players(g) == (0, 2)
    say(g, 0, "bid 2")
    say(g, 2, "bid 1")
    assert offers(g) == ["token 1", "token 2"]


@pytest.mark.rule("G48", "G18", "G49")
def test_whatever_kills_the_last_army_its_temple_is_neutral_until_somebody_comes() -> None:
    g = last_stand(phase="play miracles")
    rolls(say(g, 0, "play storms_rage", "choose varangia"), 1)
    assert (g.is_out(1), owner(g, "varangia"), temples(g), faith(g, 1)) == (True, -1, {"varangia"}, 0)
    assert {"heroes_are_born", "lava_erupts", "excalibur", "stonehenge", "storms_rage"} == gone(g)
    say(g, 0, "enter thule varangia 1", "done")
    assert (owner(g, "varangia"), temples(g)) == (0, {"varangia"})


@pytest.mark.rule("G48", "G83")
def test_a_player_goes_out_in_the_own_turn_too() -> None:
    g = storm(armies={0: "thule 3 kurnugia 4 u3 1", 2: "egypt 1"}, gods={0: "war thule", 1: "sky dacia"}, cards={1: "lava_erupts"}, rest=1)
    invade(g, "thule", "varangia")
    rolls(say(g, 1, "play lava_erupts"), 3, 1, 1, 1)
    assert (g.is_out(0), g.seat, god(g, 0, "war"), faith(g, 0)) == (True, 1, "", 0)
    assert [owner(g, t) for t in ("thule", "kurnugia", "u3", "varangia")] == [-1] * 4


@pytest.mark.rule("G48")
def test_with_one_army_left_on_earth_nobody_is_out() -> None:
    g = storm(armies={0: "thule 5", 1: "varangia 1 sheba 1 avalon 3 u1 2", 2: "egypt 1"}, rest=2, cards={1: "lava_erupts"})
    rolls(say(invade(g, "thule", "varangia"), 0, "attack thule varangia 1"), 6, 5)
    assert (g.is_out(1), armies(g, "u1"), armies(g, "avalon"), faith(g, 1), miracles(g, 1)) == (False, 2, 4, 20, {"lava_erupts"})
    g = storm(phase="invade the Underworld", armies={0: "thule 5 u11 4", 1: "sheba 1 u1 1", 2: "egypt 1"}, rest=2)
    rolls(say(invade(g, "u11", "u1"), 0, "attack u11 u1 1"), 6, 5)
    assert (owner(g, "u1"), g.is_out(1)) == (0, False)


# ---- the score (G70) ----------------------------------------------------------------------------------------------------------------


def ended(first: str, second: str, **more: Any) -> list[int]:
    """Who wins the last epoch with these armies of two players; the rest is neutral."""
    g = storm(2, "end of turn", turn=1, armies={0: first, 1: second}, rest="neutral1", **{"lines": "round 4", **more})
    assert result(g)[1] == SCORE
    return winners(g)


def some(n: int, besides: str = "") -> str:
    """So many territories, no continent whole and none of that one."""
    free = [t for c, ts in zip(BOARD.continents, BOARD.members) if c != besides for t in [BOARD.territories[i] for i in ts][1:]]
    assert n <= len(free)
    return " ".join(f"{t} 1" for t in free[:n])


@pytest.mark.rule("G70", "G1")
def test_the_game_ends_after_the_last_turn_of_the_fifth_epoch() -> None:
    last = storm(2, "end of turn", turn=1, armies={0: "thule 1 egypt 1", 1: "rus 9"}, rest="neutral1", lines="round 4")
    assert (result(last), feldherr.players(last)) == (([0], SCORE), ())
    fourth = storm(2, "end of turn", turn=1, armies={0: "thule 1 egypt 1", 1: "rus 9"}, rest="neutral1", lines="round 3")
    assert (winners(fourth), fourth.round, doing(fourth)) == ([], 4, "bidding")
    first = storm(2, "end of turn", turn=0, armies={0: "thule 1 egypt 1", 1: "rus 9"}, rest="neutral1", lines="round 4")
    assert (winners(first), first.seat) == ([], 1)


@pytest.mark.rule("G70")
def test_each_territory_is_a_point_however_many_armies() -> None:
    assert ended("thule 1 egypt 1", "rus 9", faith="0 9") == [0]
    assert ended("thule 1 egypt 1", "rus 5 varangia 5", faith="0 9") == [1]


@pytest.mark.rule("G70")
@pytest.mark.parametrize(
    ("continent", "bonus"), [("europa", 7), ("germania", 5), ("africa", 5), ("asia_minor", 3), ("atlantis", 3), ("hyrkania", 2)]
)
def test_a_whole_continent_counts_its_bonus(continent: str, bonus: int) -> None:
    lands = [BOARD.territories[t] for t in BOARD.members[BOARD.continents.index(continent)]]
    whole = " ".join(f"{t} 1" for t in lands)
    assert ended(whole, some(len(lands) + bonus - 1, continent), faith="0 9") == [0]
    assert ended(whole, some(len(lands) + bonus, continent), faith="0 9") == [1]  # tied, but for faith
    part = " ".join(f"{t} 1" for t in lands[1:])
    assert ended(part, some(len(lands), continent), faith="9 0") == [1]


@pytest.mark.rule("G70", "G58")
@pytest.mark.parametrize("n", range(1, 14))
def test_crypts_and_altars_are_points_other_spaces_are_not(n: int) -> None:
    counts = n in (2, 5, 7, 10) or n in (3, 9)
    assert ended(f"thule 1 u{n} 3", "rus 9", faith="0 9") == ([0] if counts else [1])
    assert ended("thule 1 kurnugia 9", "rus 9", faith="0 9") == [1]


@pytest.mark.rule("G70")
def test_each_crypt_and_each_altar_counts() -> None:
    below = " ".join(f"u{n} 1" for n in (2, 5, 7, 10, 3, 9))
    assert ended(f"thule 1 {below}", some(6), faith="0 9") == [0]
    assert ended(f"thule 1 {below}", some(7), faith="0 9") == [1]


NAMED = {
    "the_great_pyramids": "egypt",
    "stonehenge": "anglia",
    "pandoras_box": "graecia",
    "mjolnir_hammer_of_thor": "thule",
    "the_tree_of_life": "babylon",
}
OTHERS = "the_golden_fleece arawns_cauldron_of_life the_wine_of_eternal_life freyas_tears_of_gold the_tablets_of_destiny "
OTHERS += "gungnir_spear_of_odin excalibur the_book_of_the_dead aegis_shield_of_athena the_scales_of_osiris"


@pytest.mark.rule("G70")
@pytest.mark.parametrize(("relic", "place"), NAMED.items())
def test_five_relics_are_a_point_with_the_territory_they_name(relic: str, place: str) -> None:
    assert ended(f"{place} 1", "rus 1", relics={0: relic}, faith="0 9") == [0]
    assert ended("varangia 1", "rus 1", relics={0: relic}, faith="0 9") == [1]  # not held
    assert ended("varangia 1", f"{place} 1", relics={0: relic}, faith="9 0") == [0]  # the other's territory: nobody's point
    assert ended(f"{place} 1", "rus 1", cards={0: "heroes_are_born"}, faith="0 9") == [1]


@pytest.mark.rule("G70")
def test_the_other_ten_relics_are_none() -> None:
    everywhere = " ".join(f"{place} 1" for place in NAMED.values())
    assert ended(everywhere, "rus 1 varangia 1 roma 1 kush 1 sheba 1", relics={0: OTHERS}, faith="0 9") == [1]


@pytest.mark.rule("G70")
@pytest.mark.parametrize(
    ("better", "table"),
    [
        ("faith", {"faith": "5 4", "temples": "rus", "gods": {1: "war rus"}, "first": "thule 1", "second": "rus 9"}),
        ("temples", {"temples": "thule", "gods": {1: "war rus sky rus"}, "first": "thule 1", "second": "rus 9"}),
        ("gods", {"gods": {0: "war thule sky thule", 1: "death rus"}, "temples": "egypt", "first": "thule 1", "second": "rus 9"}),
        ("armies on earth", {"first": "thule 2", "second": "rus 1 avalon 9 u1 9", "gods": {0: "war thule", 1: "sky rus"}}),
    ],
)
def test_ties_are_broken_one_by_one(better: str, table: dict[str, Any]) -> None:
    """Seat 0 is better in the one thing, equal in all before it and worse in all after it."""
    assert ended(**table) == [0]


@pytest.mark.rule("G70")
def test_still_tied_the_win_is_shared_and_only_by_the_best() -> None:
    assert ended("thule 2", "rus 2", temples="thule rus", gods={0: "war thule", 1: "sky rus"}) == [0, 1]


def dealt(sides: tuple[int, ...]) -> dict[int | str, str]:
    """The whole earth in turn to these seats: no continent is whole."""
    return {s: " ".join(f"{t} 1" for t in BOARD.territories[i :: len(sides)]) for i, s in enumerate(sides)}


@pytest.mark.rule("G70")
def test_of_three_only_those_tied_at_the_top_share_and_whoever_is_out_has_no_part() -> None:
    rows = dealt((0, 1, 2))
    rows[0], rows[2] = rows[0].replace("1", "3", 1), rows[2].replace("1", "3", 1)
    g = storm(phase="end of turn", turn=2, armies=rows, lines="round 4")
    assert result(g) == ([0, 2], SCORE)
    g = storm(phase="end of turn", turn=2, armies=dealt((0, 2)), rest=2, lines="round 4\nout 1", faith="7 90 7")
    assert result(g) == ([0, 2], SCORE)


# ---- Atlantis (G71) -----------------------------------------------------------------------------------------------------------------


def sinking(seats: int = 3, **more: Any) -> State:
    """Seat 0 plays the card that sinks Atlantis."""
    more = {"cards": {0: "the_sea_is_your_tomb"}, **more}
    return say(storm(seats, "play miracles", **more), 0, "play the_sea_is_your_tomb")


@pytest.mark.rule("G71")
def test_atlantis_sinks_with_armies_gods_temples_and_all_connections() -> None:
    held = {0: "hibernia 5 iberia 5 oricalcos 3", 1: "hesperide 2 poseidonis 4", 2: "tritonis 1 egypt 1"}
    gods = {0: "death hibernia war oricalcos", 1: "magic poseidonis sky dacia"}
    g = sinking(armies=held, gods=gods, temples="oricalcos tritonis egypt", plague="poseidonis rus")
    assert [armies(g, h) for h in ("kurnugia", "avalon", "duat")] == [3, 6, 1]
    sunk = ("hesperide", "tritonis", "poseidonis", "oricalcos")
    assert [(owner(g, t), armies(g, t)) for t in sunk] == [(-1, 0)] * 4
    assert (god(g, 0, "war"), god(g, 0, "death"), god(g, 1, "magic"), god(g, 1, "sky")) == ("", "hibernia", "", "dacia")
    assert (temples(g), plague(g)) == ({"egypt"}, {"rus"})
    assert doing(g) == "invading"
    assert refuses(g, 0, "enter hibernia hesperide 1", "enter iberia oricalcos 1", "invade iberia oricalcos")
    assert not any(t in o for o in offers(g) for t in sunk)


# ---- one player, no player (G72, G73) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("G72")
def test_the_last_player_wins_at_once_whatever_neutrals_are_left() -> None:
    g = storm(2, armies={0: "thule 5", 1: "varangia 1 avalon 5 u2 5"}, rest="neutral1")
    rolls(say(invade(g, "thule", "varangia"), 0, "attack thule varangia 1"), 6, 5)
    assert result(g) == ([0], "the others are out")


@pytest.mark.rule("G72")
def test_with_two_players_left_the_game_goes_on() -> None:
    g = say(beaten(), 0, "occupy 1")
    assert winners(g) == []


@pytest.mark.rule("G72")
def test_the_last_player_wins_by_a_card_or_in_another_ones_turn() -> None:
    armed: dict[str, Any] = {"gods": {0: "war thule"}, "cards": {0: "storms_rage"}}
    g = storm(2, "play miracles", armies={0: "thule 5", 1: "varangia 1"}, rest="neutral1", **armed)
    assert result(rolls(say(g, 0, "play storms_rage", "choose varangia"), 1)) == ([0], "the others are out")
    g = storm(2, "play miracles", armies={0: "thule 5", 1: "varangia 1"}, rest="neutral1", **armed)
    assert result(rolls(say(g, 0, "play storms_rage", "choose thule"), 5)) == ([1], "the others are out")


@pytest.mark.rule("G73")
def test_if_one_event_leaves_nobody_those_who_went_out_by_it_share_the_win() -> None:
    g = sinking(2, armies={0: "oricalcos 3", 1: "hesperide 2"}, rest="neutral1", gods={0: "death oricalcos"})
    assert (result(g), feldherr.players(g)) == (([0, 1], "nobody is left"), ())


@pytest.mark.rule("G73")
def test_whoever_was_out_before_has_no_part_in_it() -> None:
    g = storm(
        phase="play miracles", armies={0: "oricalcos 3"}, lines="out 2", gods={0: "death oricalcos"}, cards={0: "the_sea_is_your_tomb"}
    )
    text = feldherr.write_position(g)
    for t in BOARD.territories:
        text = text.replace(f" {t} 1", "" if t != "hesperide" else " hesperide 2")
    assert result(say(feldherr.read_position(text), 0, "play the_sea_is_your_tomb")) == ([0, 1], "nobody is left")
