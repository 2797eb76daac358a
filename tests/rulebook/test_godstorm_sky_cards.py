"""Rulebook G, Godstorm, 2004: the seventeen sky cards, ten titles (G34, G80, G83-G85, G94, G95, G98-G100, G103, G104).

What every card has in common (cost, god, Aegis) is in test_godstorm_deck.py and test_godstorm_pairs.py.
"""

from __future__ import annotations

from typing import Any

import pytest

import feldherr
from feldherr import State
from feldherr.godstorm.state import godstorm
from pantheon import faith, god, invade, miracles, storm, temples
from table import armies, doing, offers, owner, refuses, rolls, say, winners
from wonders import chosen, stacks, unplayable

TWELVE = "roma apulia dacia thracia dalmatia liguria sicilia graecia minoa ionia anatolia rus"


def attacked(card: str, **more: Any) -> State:
    """Seat 0 attacks Corsica from Roma (5 armies); its owner, seat 1, with its sky god in Dacia, may answer with the card."""
    usual: dict[str, Any] = {
        "armies": {0: "roma 5 liguria 3", 1: "corsica 2 dacia 4", 2: "egypt 4 apulia 2"},
        "gods": {0: "war roma", 1: "sky dacia"},
        "cards": {1: card},
    }
    g = storm(more.pop("seats", 3), "invade", **{**usual, **more})
    return invade(g, "roma", "corsica")


def attacking(g: State) -> bool:
    """The invasion goes on, and an attack is owed."""
    return doing(g) == "invasion" and "done" not in offers(g)


# ---- the territory under attack -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("G98")
@pytest.mark.parametrize("card", ["1000_workers_amass", "1000_workers_amass_2"])
def test_1000_workers_amass_a_temple_that_helps_at_once(card: str) -> None:
    g = attacked(card)
    say(g, 1, f"play {card}")
    assert (temples(g), attacking(g)) == ({"corsica"}, True)
    say(g, 0, "attack roma corsica 3")
    say(g, 1, "defend 2")
    rolls(g, 5, 4, 3, 1, 6)
    assert (doing(g), offers(g)) == ("thrown", ["roll 1 dice"])  # the defender's 1 is rolled again
    rolls(g, 5)
    assert stacks(g, "roma", "corsica") == [3, 2]


@pytest.mark.rule("G80", "G98")
def test_1000_workers_amass_need_a_temple_and_a_place_for_it() -> None:
    assert unplayable(attacked("1000_workers_amass", temples="corsica"), "1000_workers_amass")
    assert unplayable(attacked("1000_workers_amass", temples=TWELVE), "1000_workers_amass")
    assert "play 1000_workers_amass" in offers(attacked("1000_workers_amass", temples=TWELVE.replace(" rus", "")))


@pytest.mark.rule("G85")
@pytest.mark.parametrize("card", ["men_become_warriors", "men_become_warriors_2"])
def test_men_become_warriors_three_armies_defend(card: str) -> None:
    g = attacked(card, plague="corsica")
    say(g, 1, f"play {card}")
    assert (armies(g, "corsica"), armies(g, "avalon"), faith(g, 1), attacking(g)) == (5, 0, 19, True)


@pytest.mark.rule("G104")
@pytest.mark.parametrize(("camp", "most"), [(2, 1), (4, 3), (5, 4), (9, 4)])
def test_the_fog_lifts_up_to_four_come_from_one_other_territory_and_one_stays(camp: int, most: int) -> None:
    lands = {0: "roma 5", 1: f"corsica 3 sarmatia {camp}", 2: "egypt 4"}
    g = attacked("the_fog_lifts", armies=lands, gods={0: "war roma", 1: "sky sarmatia"})
    say(g, 1, "play the_fog_lifts")
    assert chosen(g) == {"sarmatia"}  # over any distance; not Corsica itself, not those with one army
    say(g, 1, "choose sarmatia")
    assert offers(g) == ["move 1" if most == 1 else f"move 1..{most}"]
    assert refuses(g, 1, "move 0", f"move {most + 1}")
    say(g, 1, f"move {most}")
    assert (stacks(g, "corsica", "sarmatia"), god(g, 1, "sky")) == ([3 + most, camp - most], "sarmatia")  # armies only


@pytest.mark.rule("G80", "G104")
def test_the_fog_lifts_needs_another_territory_with_two_armies() -> None:
    assert unplayable(attacked("the_fog_lifts", armies={0: "roma 5", 1: "corsica 3", 2: "egypt 4"}), "the_fog_lifts")
    g = attacked("the_fog_lifts_2")
    say(g, 1, "play the_fog_lifts_2", "choose dacia", "move 2")
    assert stacks(g, "corsica", "dacia") == [4, 2]


@pytest.mark.rule("G100")
def test_this_ground_is_sacred_ends_the_invasion_without_the_attack_owed() -> None:
    g = attacked("this_ground_is_sacred")
    say(g, 1, "play this_ground_is_sacred")
    assert (doing(g), faith(g, 1), stacks(g, "roma", "corsica")) == ("invading", 17, [5, 2])
    assert set(offers(g)) & {"invade roma corsica", "invade roma apulia"} == {"invade roma apulia"}


# ---- the origin -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G84", "G95")
def test_enemies_convert_two_of_theirs_become_two_of_ours() -> None:
    g = attacked("enemies_convert")
    say(g, 1, "play enemies_convert")
    assert (stacks(g, "roma", "corsica", "kurnugia"), faith(g, 1), attacking(g)) == ([3, 4, 0], 18, True)


@pytest.mark.rule("G41", "G95")
def test_enemies_convert_three_armies_and_the_invasion_is_over() -> None:
    g = attacked("enemies_convert", armies={0: "roma 3 liguria 3", 1: "corsica 2", 2: "egypt 4"}, gods={0: "war roma", 1: "sky corsica"})
    say(g, 1, "play enemies_convert")
    assert (stacks(g, "roma", "corsica"), doing(g), god(g, 0, "war")) == ([1, 4], "invading", "roma")


@pytest.mark.rule("G84", "G95")
@pytest.mark.parametrize("card", ["swords_become_plowshares", "swords_become_plowshares_2"])
@pytest.mark.parametrize(("face", "left"), [(1, 4), (3, 2), (4, 1), (5, 0), (6, 0)])
def test_swords_become_plowshares_as_a_die_shows_and_to_no_heaven(card: str, face: int, left: int) -> None:
    g = attacked(card)
    say(g, 1, f"play {card}")
    assert (offers(g), feldherr.asked(g)) == (["roll 1 dice"], feldherr.CHANCE)
    rolls(g, face)
    assert (stacks(g, "roma", "corsica", "kurnugia"), faith(g, 1)) == ([left, 2, 0], 19)
    assert (attacking(g), doing(g)) == ((True, "invasion") if left > 1 else (False, "invading"))
    assert (owner(g, "roma"), god(g, 0, "war")) == ((0, "roma") if left else (-1, ""))


@pytest.mark.rule("G84", "G95")
def test_lava_erupts_a_die_for_the_origin_and_each_of_its_neighbours() -> None:
    g = attacked("lava_erupts")
    say(g, 1, "play lava_erupts")
    assert offers(g) == ["roll 4 dice"]  # Roma, then its neighbours as the board lists them
    names = [g.rules.board.territories[t] for t in g.adjacent[g.rules.board.number["roma"]]]
    assert sorted(names) == ["apulia", "corsica", "liguria"]
    faces = {"liguria": 1, "apulia": 2, "corsica": 1}
    rolls(g, 2, *[faces[name] for name in names])
    assert stacks(g, "roma", "liguria", "apulia", "corsica") == [3, 2, 0, 1]
    assert (stacks(g, "kurnugia", "avalon", "duat"), owner(g, "apulia"), attacking(g)) == ([3, 1, 2], -1, True)


@pytest.mark.rule("G95")
def test_lava_erupts_and_empties_the_target() -> None:
    g = attacked("lava_erupts", gods={0: "war roma", 1: "sky dacia death corsica"})
    rolls(say(g, 1, "play lava_erupts"), 1, 2, 2, 2)
    assert (owner(g, "corsica"), god(g, 1, "death"), doing(g)) == (-1, "", "invading")
    assert "enter roma corsica 1..3" in offers(g)  # by a new announcement


@pytest.mark.rule("G84", "G86")
def test_lava_erupts_over_neutral_armies() -> None:
    g = attacked("lava_erupts", seats=2, armies={0: "roma 5", 1: "corsica 3", "neutral1": "liguria 3 apulia 1"})
    before = sum(g.armies)
    rolls(say(g, 1, "play lava_erupts"), 1, 1, 1, 1)
    assert (stacks(g, "roma", "corsica", "liguria", "apulia"), owner(g, "apulia")) == ([4, 2, 2, 0], -1)
    assert sum(g.armies) == before - 2  # the players' two are in heaven


# ---- gods (G94, G99) ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G94")
@pytest.mark.parametrize("card", ["your_idol_is_false", "your_idol_is_false_2"])
def test_your_idol_is_false_banishes_a_god_of_the_origin(card: str) -> None:
    g = attacked(card, gods={0: "war roma death roma magic liguria", 1: "sky dacia"})
    say(g, 1, f"play {card}")
    assert chosen(g) == {"war", "death"}
    say(g, 1, "choose death")
    assert [god(g, 0, k) for k in ("war", "magic", "sky", "death")] == ["roma", "liguria", "", ""]
    assert (miracles(g, 1), faith(g, 1), attacking(g)) == (set(), 19, True)  # no labour


@pytest.mark.rule("G80", "G94")
def test_your_idol_is_false_needs_a_god_in_the_origin() -> None:
    assert unplayable(attacked("your_idol_is_false", gods={0: "war liguria", 1: "sky dacia"}), "your_idol_is_false")


@pytest.mark.rule("G94")
@pytest.mark.parametrize("card", ["the_mighty_turn_meek", "the_mighty_turn_meek_2"])
def test_the_mighty_turn_meek_a_god_goes_to_another_temple_of_the_attacker(card: str) -> None:
    g = attacked(card, gods={0: "war roma sky roma", 1: "sky dacia"}, temples="roma liguria egypt corsica")
    say(g, 1, f"play {card}")
    assert chosen(g) == {"war", "sky"}
    say(g, 1, "choose sky")
    assert chosen(g) == {"liguria"}
    say(g, 1, "choose liguria")
    assert ([god(g, 0, k) for k in ("war", "sky")], attacking(g)) == (["roma", "liguria"], True)


@pytest.mark.rule("G85", "G94")
def test_the_mighty_turn_meek_on_plague_the_god_is_banished() -> None:
    g = attacked("the_mighty_turn_meek", temples="liguria", plague="liguria")
    say(g, 1, "play the_mighty_turn_meek", "choose war", "choose liguria")
    assert god(g, 0, "war") == ""


@pytest.mark.rule("G80", "G94")
def test_the_mighty_turn_meek_needs_a_god_in_the_origin_and_another_temple() -> None:
    card = "the_mighty_turn_meek"
    assert unplayable(attacked(card, temples="roma egypt corsica"), card)
    assert unplayable(attacked(card, temples="liguria", gods={0: "war liguria", 1: "sky dacia"}), card)


def godswar(cards: str, **more: Any) -> State:
    """Seat 1's sky god himself is in Corsica: 4 against 2 armies, 3 against 4 dice."""
    return attacked(cards, gods={0: "war roma", 1: "sky corsica"}, **more)


@pytest.mark.rule("G99")
@pytest.mark.parametrize(
    ("cards", "attack", "wins"),
    [
        (["fire_sears_the_sky"], 11, "0"),  # 11 + 4 against 9 + 2 + 4: a tie, which goes to the god of war
        (["fire_sears_the_sky"], 10, "1"),
        (["fire_sears_the_sky", "fire_sears_the_sky_2"], 15, "0"),
        (["fire_sears_the_sky", "fire_sears_the_sky_2"], 14, "1"),
        ([], 7, "0"),
        ([], 6, "1"),
    ],
)
def test_fire_sears_the_sky_four_more_in_godswars(cards: list[str], attack: int, wins: str) -> None:
    g = godswar("fire_sears_the_sky fire_sears_the_sky_2")
    say(g, 1, *[f"play {c}" for c in cards], *["done"] * (len(cards) < 2))
    say(g, 0, "champion war")
    rolls(g, *[attack // 3 + (i < attack % 3) for i in range(3)], 2, 2, 2, 3)
    assert (god(g, 0, "war"), god(g, 1, "sky")) == (("roma", "") if wins == "0" else ("", "corsica"))


@pytest.mark.rule("G99")
def test_fire_sears_the_sky_until_the_end_of_the_turn() -> None:
    """It still counts in the next invasion of this turn, and no more in the next turn."""
    g = godswar("fire_sears_the_sky", armies={0: "roma 5", 1: "corsica 2", 2: "egypt 4"}, rest=2)
    say(g, 1, "play fire_sears_the_sky")
    say(g, 0, "champion war")
    rolls(g, 6, 6, 6, 1, 1, 1, 1)  # 18 + 4 against 4 + 2 + 4
    assert god(g, 1, "sky") == ""
    assert godstorm(g).fire(1) == 4
    say(g, 0, "attack roma corsica 1")
    say(g, 1, "defend 1")
    rolls(g, 1, 6)
    say(g, 0, "done")
    assert godstorm(g).fire(1) == 4
    while g.seat == 0:
        say(g, 0, "done")
    assert (godstorm(g).fire(1), g.seat, winners(g)) == (0, 1, [])


# ---- sky cards that empty the origin, the target or both (G82, G83, G95) -----------------------------------------------------------------


@pytest.mark.rule("G95")
def test_enemies_convert_the_whole_origin() -> None:
    """Two armies were there: gods banished, the territory empty, the invasion over; two appear in the target."""
    g = attacked("enemies_convert", armies={0: "roma 2 liguria 3", 1: "corsica 2", 2: "egypt 4"}, gods={0: "war roma", 1: "sky dacia"})
    say(g, 1, "play enemies_convert")
    assert (stacks(g, "roma", "corsica", "kurnugia"), owner(g, "roma"), god(g, 0, "war"), doing(g)) == ([0, 4, 0], -1, "", "invading")
    assert "enter liguria roma 1..2" in offers(g)


@pytest.mark.rule("G83", "G95")
def test_enemies_convert_the_attackers_last_armies() -> None:
    g = attacked("enemies_convert", armies={0: "roma 2", 1: "corsica 2", 2: "egypt 4"})
    say(g, 1, "play enemies_convert")
    assert (g.is_out(0), g.seat, armies(g, "corsica"), winners(g)) == (True, 1, 4, [])


LAVA = [
    # dice for Roma, Liguria, Apulia, Corsica (all neighbours alike); who is out then; whose turn it is; what is asked
    ((6, 1, 1, 1), {0}, 1, "placing"),
    ((1, 6, 6, 6), {1}, 0, "invading"),
    ((1, 1, 1, 1), set[int](), 0, "invasion"),
    ((4, 1, 1, 1), set[int](), 0, "invading"),
]


@pytest.mark.rule("G82", "G83", "G95")
@pytest.mark.parametrize(("dice", "out", "seat", "asked"), LAVA)
def test_lava_empties_origin_or_target_and_throws_players_out(dice: tuple[int, ...], out: set[int], seat: int, asked: str) -> None:
    """Seat 0 has only Roma, seat 1 only Corsica."""
    lands = {0: "roma 5", 1: "corsica 3", 2: "liguria 3 apulia 3"}
    g = attacked("lava_erupts", armies=lands, rest=2, gods={0: "war roma", 1: "sky corsica"})
    rolls(say(g, 1, "play lava_erupts"), *dice)
    assert ({s for s in range(3) if g.is_out(s)}, g.seat, doing(g)) == (out, seat, asked)
    assert stacks(g, "roma", "corsica") == [max(0, 5 - dice[0]), max(0, 3 - dice[1])]


@pytest.mark.rule("G72", "G82", "G83", "G95")
def test_lava_throws_out_both_and_the_third_wins() -> None:
    g = attacked("lava_erupts", armies={0: "roma 5", 1: "corsica 3", 2: "liguria 3"}, rest=2, gods={1: "sky corsica"})
    rolls(say(g, 1, "play lava_erupts"), 6, 6, 6, 6)
    assert ([g.is_out(s) for s in range(3)], winners(g)) == ([True, True, False], [2])


@pytest.mark.rule("G73", "G83", "G95")
def test_lava_throws_out_both_of_the_last_two_and_they_share_the_win() -> None:
    g = storm(
        2, armies={0: "roma 5", 1: "corsica 3", "neutral1": "liguria 3"}, rest="neutral1", gods={1: "sky corsica"}, cards={1: "lava_erupts"}
    )
    rolls(say(invade(g, "roma", "corsica"), 1, "play lava_erupts"), 6, 6, 6, 6)
    assert winners(g) == [0, 1]


@pytest.mark.rule("G95", "G49")
def test_lava_and_the_target_is_entered_by_a_new_announcement_without_dice() -> None:
    g = attacked("lava_erupts men_become_warriors", gods={0: "war roma", 1: "sky dacia"})
    rolls(say(g, 1, "play lava_erupts"), 1, 2, 2, 2)
    assert (doing(g), miracles(g, 1)) == ("invading", {"men_become_warriors"})  # the other card comes too late
    say(g, 0, "enter roma corsica 2")
    assert (owner(g, "corsica"), armies(g, "corsica"), g.taken) == (0, 2, 0)


@pytest.mark.rule("G34", "G51", "G95")
def test_one_sky_card_after_the_other_and_again_in_the_next_invasion() -> None:
    lands = {0: "roma 5", 1: "corsica 2", 2: "egypt 4"}
    g = attacked("men_become_warriors men_become_warriors_2 the_fog_lifts", armies=lands, gods={1: "sky dacia"})
    say(g, 1, "play men_become_warriors", "done")
    say(g, 0, "attack roma corsica 1")
    rolls(say(g, 1, "defend 2"), 1, 6, 6)
    say(g, 0, "done", "invade roma corsica")
    assert (doing(g), offers(g)) == ("answering an invasion", ["done", "play men_become_warriors_2"])
    say(g, 1, "play men_become_warriors_2")
    assert armies(g, "corsica") == 8


@pytest.mark.rule("G100", "G51")
def test_sacred_ground_and_a_second_invasion_elsewhere() -> None:
    g = attacked("this_ground_is_sacred men_become_warriors", armies={0: "roma 5", 1: "corsica 2", 2: "egypt 4"})
    say(g, 1, "play this_ground_is_sacred")
    assert refuses(g, 0, "invade roma corsica")
    invade(g, "roma", "liguria")
    say(g, 1, "play men_become_warriors")
    assert (armies(g, "liguria"), offers(g)) == (4, ["attack roma liguria 1..3"])
