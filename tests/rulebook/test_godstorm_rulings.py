"""Rulebook G, Godstorm, 2004: rulings on interactions (G80-G105), as far as no single card shows them."""

from __future__ import annotations

from typing import Any

import pytest

import feldherr
from feldherr import CHANCE, State
from feldherr.godstorm.state import godstorm
from pantheon import draws, end_phase, faith, god, gone, invade, miracles, plague, relics, storm, temples
from table import armies, doing, end_turn, offers, owner, refuses, rolls, say, winners
from wonders import WAR, cards, chosen, stacks

ATLANTIS = ("hesperide", "tritonis", "poseidonis", "oricalcos")


def step4(own: str, **more: Any) -> State:
    """Seat 0, with its gods of war and death in Roma, may play these cards; seat 2 has Egypt, seat 1 all else."""
    usual: dict[str, Any] = {"armies": {0: "roma 5", 2: "egypt 4"}, "gods": {0: "war roma death roma"}, "cards": {0: own}}
    return storm(more.pop("seats", 3), "play miracles", **{**usual, **more})


def attacked(cards: str, src: str = "roma", dst: str = "corsica", **more: Any) -> State:
    """Seat 0 attacks Corsica from Roma; seat 1, with its sky god in Dacia, may answer with these cards."""
    usual: dict[str, Any] = {"armies": {0: "roma 5", 1: "corsica 2", 2: "egypt 4"}, "gods": {1: "sky dacia"}, "cards": {1: cards}}
    return invade(storm(more.pop("seats", 3), "invade", **{**usual, **more}), src, dst)


def only(g: State, *territories: str) -> State:
    """Nobody stands anywhere else on earth."""
    for t, name in enumerate(g.rules.board.territories[:42]):
        if name not in territories:
            g.armies[t], g.owner[t] = 0, -1
    return g


# ---- after a card (G80-G83) -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G80")
def test_cards_that_require_nothing_may_be_played_to_no_effect() -> None:
    cards = ("our_faith_is_our_strength", "the_faithful_gather", "deaths_door_closes", "diamonds_turn_to_rust", "the_young_grow_old")
    g = step4(" ".join(cards), armies={0: "roma 1", 2: "egypt 1"})
    before = list(g.armies)
    say(g, 0, *[f"play {c}" for c in cards])
    assert (gone(g), list(g.armies), faith(g, 0)) == (set(cards), before, 20 - 2 - 3 - 2)


@pytest.mark.rule("G32", "G80")
def test_one_card_is_resolved_before_the_next() -> None:
    g = step4("champions_arise our_faith_is_our_strength", temples="roma", faith="3 0 0")
    say(g, 0, "play champions_arise")
    assert refuses(g, 0, "play our_faith_is_our_strength", "done")
    say(g, 0, "choose roma")
    assert armies(g, "roma") == 6  # 3 faith: one army; the other card's faith comes too late
    say(g, 0, "play our_faith_is_our_strength")
    assert (faith(g, 0), armies(g, "roma")) == (5, 6)


@pytest.mark.rule("G81")
def test_a_card_hits_all_its_territories_before_anybody_is_counted_out() -> None:
    """Seat 2 loses its last two armies and seat 1 one: gods banished, lands empty, seat 2 out with all it has."""
    g = step4(
        "blood_coats_the_land",
        armies={0: "roma 5", 2: "egypt 1 nubia 1 u2 4 duat 3"},
        gods={0: "death roma", 1: "war kush", 2: "war egypt sky nubia"},
        temples="egypt",
        cards={0: "blood_coats_the_land", 2: "storms_rage lava_erupts"},
        relics={2: "stonehenge"},
    )
    say(g, 0, "play blood_coats_the_land")
    say(g, CHANCE, "choose africa")
    assert (g.is_out(2), g.is_out(1), winners(g)) == (True, False, [])
    assert ([god(g, 2, "war"), god(g, 2, "sky"), god(g, 1, "war")], temples(g)) == (["", "", ""], {"egypt"})
    assert (stacks(g, "u2", "duat", "avalon"), owner(g, "u2")) == ([0, 0, 5], -1)
    assert (miracles(g, 2), relics(g, 2), faith(g, 2)) == (set(), set(), 0)
    assert {"storms_rage", "lava_erupts", "stonehenge"} <= gone(g)


@pytest.mark.rule("G72", "G81")
def test_the_last_player_left_by_a_card_wins_at_once() -> None:
    g = only(
        step4("the_sea_is_your_tomb", armies={0: "roma 5", 1: "hesperide 2", 2: "tritonis 4"}, rest=1), "roma", "hesperide", "tritonis"
    )
    say(g, 0, "play the_sea_is_your_tomb")
    assert (winners(g), feldherr.players(g)) == ([0], ())


@pytest.mark.rule("G73", "G81")
def test_a_card_that_leaves_nobody_is_won_by_all_whom_it_threw_out() -> None:
    g = step4("the_sea_is_your_tomb", armies={0: "oricalcos 5", 1: "hesperide 2", 2: "tritonis 4"}, gods={0: "death oricalcos"})
    say(only(g, *ATLANTIS), 0, "play the_sea_is_your_tomb")
    assert winners(g) == [0, 1, 2]
    g = step4("the_sea_is_your_tomb", armies={0: "oricalcos 5", 1: "hesperide 2"}, gods={0: "death oricalcos"}, lines="out 2")
    say(only(g, *ATLANTIS), 0, "play the_sea_is_your_tomb")
    assert winners(g) == [0, 1]


@pytest.mark.rule("G82")
def test_a_card_is_finished_for_everybody_else() -> None:
    """Europa: Dacia comes first and is seat 2's last; the territories after it are hit all the same."""
    g = step4("blood_coats_the_land", armies={0: "roma 5 ionia 2", 1: "graecia 3", 2: "dacia 1"})
    say(g, 0, "play blood_coats_the_land")
    say(g, CHANCE, "choose europa")
    assert (g.is_out(2), stacks(g, "roma", "ionia", "graecia", "thracia", "anatolia")) == (True, [4, 1, 2, 0, 0])


@pytest.mark.rule("G82", "G95")
def test_out_by_an_own_sky_card() -> None:
    """The attacked player has Corsica alone: no more sky cards, the invasion is over, the target empty."""
    g = attacked("lava_erupts men_become_warriors", armies={0: "roma 5", 1: "corsica 2", 2: "egypt 4"}, rest=2, gods={1: "sky corsica"})
    rolls(say(g, 1, "play lava_erupts"), 1, 6, 6, 6)
    assert (g.is_out(1), owner(g, "corsica"), doing(g), miracles(g, 1)) == (True, -1, "invading", set())
    assert "enter roma corsica 1..3" in offers(g)


@pytest.mark.rule("G83")
@pytest.mark.parametrize(
    ("card", "answers", "dice"),
    [("storms_rage", ["choose roma"], [6]), ("the_land_is_purged", ["choose roma"], []), ("the_sea_is_your_tomb", [], [])],
)
def test_out_by_an_own_card_the_next_token_plays(card: str, answers: list[str], dice: list[int]) -> None:
    home = "tritonis" if card == "the_sea_is_your_tomb" else "roma"
    lands = {0: f"{home} 5 u2 2", 2: "egypt 4"}
    g = step4(f"{card} heroes_are_born", armies=lands, gods={0: f"war {home} death {home}"}, plague="roma", relics={0: "excalibur"})
    say(g, 0, f"play {card}", *answers)
    if dice:
        rolls(g, *dice)
    assert (g.is_out(0), g.seat, doing(g), winners(g)) == (True, 1, "placing", [])
    assert (relics(g, 0), miracles(g, 0), armies(g, "u2"), faith(g, 1)) == (set(), set(), 0, 20 + g.reserve[1])


@pytest.mark.rule("G83", "G95")
def test_out_by_an_opponents_sky_card_in_the_own_turn() -> None:
    g = attacked("swords_become_plowshares men_become_warriors", lines="taken 3")
    rolls(say(g, 1, "play swords_become_plowshares"), 5)
    assert (g.is_out(0), owner(g, "roma"), g.seat, doing(g)) == (True, -1, 1, "placing")
    assert miracles(g, 1) == {"men_become_warriors"}


@pytest.mark.rule("G83", "G60")
def test_out_with_the_last_token_the_epoch_is_over() -> None:
    g = storm(3, "play miracles", turn=2, armies={0: "roma 5", 2: "egypt 4"}, gods={2: "war egypt"}, cards={2: "storms_rage"})
    rolls(say(g, 2, "play storms_rage", "choose egypt"), 4)
    assert (g.is_out(2), doing(g), g.round, feldherr.players(g)) == (True, "bidding", 1, (0, 1))


# ---- what cards take and give (G84-G87) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("G84", "G45")
def test_the_god_of_death_changes_only_battle_losses() -> None:
    g = attacked("lava_erupts", gods={0: "death roma", 1: "sky dacia"})
    rolls(say(g, 1, "play lava_erupts"), 1, 1, 1, 1)
    assert stacks(g, "corsica", "avalon", "kurnugia") == [1, 3, 1]  # Corsica, Liguria and Apulia: to heaven


@pytest.mark.rule("G85", "G39")
def test_armies_of_cards_come_to_plague_unhurt_until_step_5() -> None:
    g = step4("heroes_are_born storms_rage", plague="roma", gods={0: "war apulia"}, armies={0: "roma 2 apulia 1", 2: "egypt 4"})
    say(g, 0, "play heroes_are_born", "choose roma")
    assert armies(g, "roma") == 5
    end_phase(g)
    assert stacks(g, "roma", "kurnugia") == [3, 2]


@pytest.mark.rule("G86", "G31")
def test_a_neutral_conquest_counts_for_the_war_labour() -> None:
    g = storm(2, armies={0: "roma 5", "neutral1": "corsica 1"}, gods={0: "war roma"}, lines="taken 2")
    rolls(say(invade(g, "roma", "corsica"), 0, "attack roma corsica 3"), 6, 6, 5, 1)
    assert (doing(g), len(offers(g))) == ("drawing miracles", len(cards(WAR)))


@pytest.mark.rule("G86", "G87")
def test_a_neutral_is_no_player_for_visions_and_the_horse() -> None:
    g = step4(
        "visions_become_real", seats=2, armies={0: "roma 5", "neutral1": "egypt 1"}, cards={0: "visions_become_real", 1: "lava_erupts"}
    )
    say(g, 0, "play visions_become_real")
    assert chosen(g) == {"seat1"}
    g = step4("the_trojan_horse_is_revealed", seats=2, armies={0: "roma 5", "neutral1": "egypt 1"})
    say(g, 0, "play the_trojan_horse_is_revealed")
    assert chosen(g) & {"egypt", "nubia"} == {"nubia"}


@pytest.mark.rule("G87")
def test_a_relic_taken_works_for_its_new_owner_at_once() -> None:
    """Mjolnir, plundered in step 4, helps in step 6 of the same turn, and no longer its old owner."""
    g = step4(
        "a_shrine_is_plundered",
        armies={0: "roma 5", 1: "corsica 4", 2: "egypt 1"},
        gods={0: "war roma", 1: "death corsica"},
        relics={1: "mjolnir_hammer_of_thor"},
    )
    say(g, 0, "play a_shrine_is_plundered", "choose mjolnir_hammer_of_thor")
    say(invade(g, "roma", "corsica"), 0, "champion war")
    rolls(g, 2, 2, 4, 3, 4, 4)  # 8 + 4 + 3 against 11 + 4: a tie for the god of war
    assert (god(g, 0, "war"), god(g, 1, "death")) == ("roma", "")


# ---- time (G89) -------------------------------------------------------------------------------------------------------------------------


def last_turn(cards: str) -> State:
    """The last turn of the fifth epoch, which is seat 2's."""
    return storm(3, "play miracles", turn=2, armies={0: "roma 5", 2: "egypt 4"}, gods={2: "war egypt"}, cards={2: cards}, lines="round 4")


@pytest.mark.rule("G89", "G70")
def test_time_stands_still_in_the_fifth_epoch_and_there_is_one_more() -> None:
    assert winners(end_turn(last_turn("heroes_are_born"))) == [1]
    g = last_turn("time_stands_still")
    end_turn(say(g, 2, "play time_stands_still"))
    assert (winners(g), doing(g), g.round + 1) == ([], "bidding", 5)


@pytest.mark.rule("G89")
def test_time_stands_still_the_running_order_is_finished_first() -> None:
    g = step4("time_stands_still", lines="round 2")
    say(g, 0, "play time_stands_still")
    assert (g.round + 1, g.seat) == (2, 0)
    end_turn(g)
    assert g.seat == 1  # the next token, not a new epoch
    end_turn(end_turn(g))
    assert (g.round + 1, doing(g)) == (3, "bidding")


# ---- gods in the origin (G94), the sacred ground (G100) ----------------------------------------------------------------------------------


@pytest.mark.rule("G94")
@pytest.mark.parametrize("card", ["your_idol_is_false", "the_mighty_turn_meek"])
def test_a_god_who_stayed_out_of_the_invasion_may_be_picked_too(card: str) -> None:
    g = storm(
        3,
        armies={0: "roma 5 liguria 1", 1: "corsica 2", 2: "egypt 4"},
        gods={0: "war roma death roma", 1: "sky corsica"},
        cards={1: card},
        temples="liguria",
    )
    say(g, 0, "invade roma corsica", "stay death", "done")
    say(g, 1, f"play {card}")
    assert chosen(g) == {"war", "death"}


@pytest.mark.rule("G94")
@pytest.mark.parametrize("card", ["your_idol_is_false", "the_mighty_turn_meek"])
def test_without_an_announced_god_there_is_no_godswar(card: str) -> None:
    g = storm(
        3,
        armies={0: "roma 5 liguria 1", 1: "corsica 2", 2: "egypt 4"},
        gods={0: "war roma death roma", 1: "sky corsica"},
        cards={1: card},
        temples="liguria",
    )
    say(g, 0, "invade roma corsica", "stay death", "done")
    say(g, 1, f"play {card}", "choose war", *(["choose liguria"] if "meek" in card else []))
    assert offers(g) == ["attack roma corsica 1..3"]  # though death is still there
    assert god(g, 0, "war") == ("liguria" if "meek" in card else "")


@pytest.mark.rule("G100")
def test_sacred_ground_bars_every_attack_on_it_for_the_rest_of_the_turn() -> None:
    g = attacked("this_ground_is_sacred", "liguria", "roma", armies={0: "liguria 5 apulia 5 corsica 5", 1: "roma 2", 2: "egypt 4"})
    say(g, 1, "play this_ground_is_sacred")
    assert not [o for o in offers(g) if o.endswith("roma")]
    assert refuses(g, 0, "invade apulia roma", "invade corsica roma")


@pytest.mark.rule("G100")
def test_sacred_ground_bars_entry_too_and_only_in_this_turn() -> None:
    g = attacked("this_ground_is_sacred", armies={0: "roma 5", 1: "corsica 2", 2: "apulia 4"})
    say(g, 1, "play this_ground_is_sacred")
    t = g.rules.board.number["corsica"]
    g.armies[t], g.owner[t] = 0, -1
    assert not [o for o in offers(g) if "corsica" in o]
    end_turn(g)
    assert godstorm(g).barred == 0


# ---- the map (G96, G103, G105) -----------------------------------------------------------------------------------------------------------


def sunken(cards: str, **more: Any) -> State:
    """Seat 0 has let Atlantis sink and may play these cards."""
    return say(step4(f"the_sea_is_your_tomb {cards}", **more), 0, "play the_sea_is_your_tomb")


@pytest.mark.rule("G96")
@pytest.mark.parametrize(("card", "left"), [("storms_rage", 38), ("the_gods_forsake_us", 37)])
def test_sunken_territories_are_no_target(card: str, left: int) -> None:
    g = sunken(card, plague="dacia")
    say(g, 0, f"play {card}")
    assert (len(offers(g)), chosen(g) & set(ATLANTIS)) == (left, set())


@pytest.mark.rule("G96", "G105")
@pytest.mark.parametrize("card", ["blood_coats_the_land", "the_ground_shakes"])
def test_a_sunken_continent_is_never_drawn(card: str) -> None:
    g = sunken(card)
    say(g, 0, f"play {card}")
    assert chosen(g) == {"europa", "germania", "africa", "asia_minor", "hyrkania"}


@pytest.mark.rule("G96")
def test_sunken_territories_are_not_counted_and_nobody_reaches_them() -> None:
    """Seat 0 had 12 territories, 4 of them sunk: 3 armies, no bonus, and the way over Atlantis is closed."""
    lands = " ".join(f"{t} 2" for t in ("roma", "iberia", "atlas", "hibernia", "gaul", "thule", "egypt", "kush", *ATLANTIS))
    g = sunken("", armies={0: lands, 2: "nubia 4"})
    while doing(g) != "fortifying with gods":
        end_phase(g)
    assert not [o for o in offers(g) if set(o.split()) & set(ATLANTIS)]
    assert refuses(g, 0, "fortify hibernia iberia 1")
    for _ in range(3):
        end_turn(g)
    for seat in range(3):
        say(g, seat, f"bid {3 - seat}")
    say(g, 0, "token 1")
    say(g, 1, "token 2")
    assert (g.seat, g.reserve[0]) == (0, 3)


@pytest.mark.rule("G96")
def test_who_has_armies_nowhere_else_is_out() -> None:
    g = step4("the_sea_is_your_tomb storms_rage", armies={0: "roma 5", 2: "poseidonis 9 oricalcos 3 u2 5"})
    say(g, 0, "play the_sea_is_your_tomb")
    assert (g.is_out(2), stacks(g, "duat", "u2"), g.seat) == (True, [0, 0], 0)


@pytest.mark.rule("G97")
def test_the_fifth_plague_marker_is_the_last_one() -> None:
    """A purged marker does not come back."""
    g = step4("the_land_is_purged the_gods_forsake_us", plague="dacia", lines="marks 0 0 0 -1 -1 0")
    say(g, 0, "play the_land_is_purged", "choose dacia")
    assert (plague(g), "play the_gods_forsake_us" in offers(g)) == (set(), False)


@pytest.mark.rule("G103")
def test_a_maelstrom_closes_a_line_for_fire() -> None:
    g = step4("fire_rains_down", armies={0: "roma 5", 1: "corsica 4", 2: "egypt 4"}, temples="roma", lines="maelstrom roma corsica")
    say(g, 0, "play fire_rains_down", "choose roma")
    assert stacks(g, "roma", "corsica", "liguria", "apulia") == [4, 4, 0, 0]


@pytest.mark.rule("G103")
def test_a_maelstrom_closes_a_line_for_lava() -> None:
    g = attacked(
        "lava_erupts", "roma", "liguria", armies={0: "roma 5", 1: "corsica 4 liguria 3", 2: "egypt 4"}, lines="maelstrom roma corsica"
    )
    say(g, 1, "play lava_erupts")
    assert offers(g) == ["roll 3 dice"]
    rolls(g, 1, 1, 1)
    assert stacks(g, "roma", "corsica", "liguria", "apulia") == [4, 4, 2, 0]


@pytest.mark.rule("G103")
def test_a_maelstrom_closes_a_line_for_entering_and_fortifying() -> None:
    g = storm(3, "fortify", armies={0: "roma 5 corsica 3 liguria 2", 2: "egypt 4"}, lines="maelstrom corsica roma")
    assert set(offers(g)) == {"done", "fortify roma liguria 1..4", "fortify liguria roma 1"}
    g = storm(3, armies={0: "roma 5", 2: "egypt 4"}, lines="maelstrom corsica roma")
    t = g.rules.board.number["corsica"]
    g.armies[t], g.owner[t] = 0, -1
    assert set(offers(g)) == {"done", "invade roma liguria", "invade roma apulia"}


@pytest.mark.rule("G102", "G30")
def test_cards_of_faith_shall_deliver_do_not_count_against_the_four() -> None:
    g = storm(3, "obtain miracles", armies={0: "roma 5", 2: "egypt 4"}, gods={0: "war roma"}, cards={0: "faith_shall_deliver"})
    say(g, 0, "buy war 4")
    draws(g, "storms_rage", "heroes_are_born", "champions_arise", "only_ash_remains")
    say(g, 0, "play faith_shall_deliver", "choose war")
    draws(g, "the_siren_calls", "the_temple_falls")
    assert (len(miracles(g, 0)), faith(g, 0)) == (6, 20 - 8 - 1)
