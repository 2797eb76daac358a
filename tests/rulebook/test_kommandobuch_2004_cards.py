"""Rulebook K, de2004.missions: each of the 28 mission cards, just met and just not met, at the moment it names (K60, K63)."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import CHANCE, State
from table import at, doing, end_turn, offers, rolls, say

MODE = "de2004.missions"
DECK = feldherr.ruleset(MODE).extra.own_cards()
WORLD = feldherr.ruleset(MODE).board
RANKS = ("captain", "major", "colonel", "general")
START, END = "show a mission at the start", "show a mission at the end"


def dealt(card: str, seats: int = 3) -> str:
    """The line of a position that deals that card to seat 0, and otherwise whatever is left."""
    left = {rank: [m for m in DECK if m.startswith(rank) and m != card] for rank in RANKS}
    row = [card if card.startswith(rank) else left[rank].pop() for rank in RANKS]
    row += [left[rank].pop() for _ in range(seats - 1) for rank in RANKS]
    return "missions " + " ".join(str(DECK.index(m)) for m in row)


def plain(names: str, armies: int = 1) -> str:
    return " ".join(f"{t} {armies}" for t in names.split())


def members(continent: str) -> list[str]:
    return [WORLD.territories[t] for t in WORLD.members[WORLD.continents.index(continent)]]


def at_end(card: str, mine: str, seats: int = 3) -> bool:
    """Whether seat 0, with these armies at the end of the turn, may show the card. The other seats share the rest."""
    spare = [t for t in reversed(WORLD.territories) if t not in mine.split()]
    others: dict[int | str, str] = {s: f"{spare[s]} 1" for s in range(2, seats)}
    g = at(MODE, seats, phase=END, armies={0: mine, **others}, lines=dealt(card, seats))
    assert doing(g) == "showing a mission"
    return f"show {card}" in offers(g)


# ---- cards of the end of the turn -------------------------------------------------------------------------------------------------

CHAIN = "alaska alberta western_us central_america"
SOUTH_AMERICA, AUSTRALIA = "venezuela peru brazil argentina", "indonesia new_guinea western_australia eastern_australia"
SEA = "greenland northwest_territory ontario quebec iceland great_britain"  # both ends of five sea lines
GATES = "venezuela brazil north_africa"
EIGHTEEN = " ".join(WORLD.territories[i] for i in range(0, 36, 2))

ENDS = [
    ("captain_garrison10", "alaska 10", "alaska 9 alberta 9 brazil 9"),
    ("captain_islands3", plain("greenland iceland great_britain"), plain("greenland iceland alaska siam")),
    ("captain_islands3", plain("madagascar japan indonesia"), plain("madagascar japan western_australia")),
    ("captain_islands3", plain("new_guinea japan iceland"), plain("new_guinea eastern_australia scandinavia")),
    ("captain_border_guard", plain("alaska brazil congo", 4), plain("alaska brazil", 4) + " congo 3"),
    ("captain_border_guard", plain("alaska brazil congo", 7), "alaska 40 " + plain("brazil congo siam ural", 3)),
    ("major_australia", plain(AUSTRALIA), plain("indonesia new_guinea western_australia siam")),
    ("major_australia", plain(AUSTRALIA), plain("eastern_australia new_guinea western_australia siam")),
    ("major_south_america", plain(SOUTH_AMERICA), plain("venezuela peru brazil north_africa central_america")),
    ("major_northern_bridges", plain("alaska kamchatka greenland iceland"), plain("alaska kamchatka greenland")),
    ("major_northern_bridges", plain("alaska kamchatka greenland iceland"), plain("alaska japan greenland iceland")),
    ("major_northern_bridges", plain("alaska kamchatka greenland iceland"), plain("alberta kamchatka greenland iceland")),
    ("major_northern_bridges", plain("alaska kamchatka greenland iceland"), plain("alaska kamchatka quebec iceland")),
    ("major_strong_chain5", plain(CHAIN + " venezuela", 3), plain(CHAIN, 3) + " venezuela 2"),
    ("major_strong_chain5", plain(CHAIN + " kamchatka", 3), plain(CHAIN + " peru", 3) + " venezuela 2"),  # by sea; broken by a weak link
    ("colonel_africa", plain(" ".join(members("africa"))), plain("north_africa egypt east_africa congo south_africa brazil")),
    ("colonel_gateways", plain(f"{GATES} iceland alaska central_america"), plain(f"{GATES} alaska iceland alberta")),
    ("colonel_gateways", plain(f"{GATES} iceland siam indonesia"), plain(f"{GATES} siam indonesia india")),
    ("colonel_sea_power6", plain(SEA + " western_europe"), plain(SEA + " alberta eastern_us")),
    ("general_north_america", plain(" ".join(members("north_america"))), plain(" ".join(members("north_america")[1:]))),
    ("general_north_america", plain(" ".join(members("north_america"))), plain(" ".join(members("north_america")[:-1]))),
    ("general_europe", plain(" ".join(members("europe"))), plain(" ".join(members("europe")[:-1]))),
    ("general_europe", plain(" ".join(members("europe"))), plain(" ".join(members("europe")[1:]))),
    ("general_asia9", plain(" ".join(members("asia")[3:])), plain(" ".join(members("asia")[4:]) + " ukraine alaska")),
    ("general_asia9", plain(" ".join(members("asia")[:9])), plain(" ".join(members("asia")[:8]))),
    ("general_two_continents", plain(f"{AUSTRALIA} {SOUTH_AMERICA}"), plain(f"{AUSTRALIA} venezuela peru brazil")),
    ("general_two_continents", plain(" ".join([*members("africa"), *members("europe")])), plain(" ".join(members("asia")))),
    ("general_eighteen_by_two", plain(EIGHTEEN, 2), plain(EIGHTEEN.removeprefix("alaska "), 2) + " alaska 1"),
    ("general_eighteen_by_two", plain(EIGHTEEN, 5), plain(EIGHTEEN.removeprefix("alaska "), 30)),
]


@pytest.mark.rule("K60", "K63")
@pytest.mark.parametrize(("card", "met", "missed"), ENDS)
def test_a_card_of_the_end_just_met_and_just_missed(card: str, met: str, missed: str) -> None:
    assert at_end(card, met)
    assert not at_end(card, missed)


def block(n: int) -> list[str]:
    """So many territories that hang together, from Alaska on."""
    out = ["alaska"]
    for t in out:
        out += [u for u in (WORLD.territories[i] for i in WORLD.adjacent[WORLD.number[t]]) if u not in out]
    return out[:n]


@pytest.mark.rule("K60", "K63")
@pytest.mark.parametrize(("seats", "size"), [(3, 16), (4, 14), (5, 12), (6, 10)])
def test_the_connected_block_is_smaller_with_more_players(seats: int, size: int) -> None:
    assert at_end("colonel_block", plain(" ".join(block(size))), seats)
    assert not at_end("colonel_block", plain(" ".join(block(size - 1))), seats)
    assert not at_end("colonel_block", plain(" ".join([*block(size - 1), "madagascar", "south_africa"])), seats)  # not connected


# ---- cards of the attack phase ----------------------------------------------------------------------------------------------------


def conquer(g: State, route: str) -> State:
    """Take the second territory from the first, which all but one army leave."""
    src, dst = route.split()
    rolls(say(g, 0, f"attack {src} {dst} 3"), 6, 6, 6, 1)
    return say(g, 0, offers(g)[0].replace("3..", "")) if doing(g) == "occupying" else g


def shown(g: State, card: str) -> bool:
    assert doing(g) == "attacking"
    return f"show {card}" in offers(g)


def only_the_last_counts(g: State, card: str, *routes: str) -> None:
    """The card can't be shown before the last of these conquests, and can after it."""
    for route in routes:
        assert not shown(g, card)
        conquer(g, route)
    assert shown(g, card)


EAST = ["japan mongolia", "mongolia china", "china siam", "siam india", "india middle_east", "middle_east egypt", "egypt north_africa"]
EAST += ["north_africa brazil", "brazil peru", "peru argentina"]
NORTH = ["alaska northwest_territory", "northwest_territory greenland", "greenland iceland"]


@pytest.mark.rule("K60", "K63")
@pytest.mark.parametrize(
    ("card", "routes"),
    [
        ("captain_advance3", EAST[:3]),
        ("major_advance5", EAST[:5]),
        ("colonel_advance7", EAST[:7]),
        ("general_advance10", EAST),
        ("captain_two_fronts", ["japan mongolia", "mongolia china", "china siam", "siam indonesia"]),
        ("major_three_fronts", ["japan mongolia", "mongolia kamchatka", "kamchatka alaska", *NORTH]),
        ("captain_overseas2", ["japan mongolia", "mongolia kamchatka", "kamchatka alaska"]),
    ],
)
def test_conquests_of_one_turn(card: str, routes: list[str]) -> None:
    """Across the sea: Japan to Mongolia and Kamchatka to Alaska, but not Mongolia to Kamchatka."""
    only_the_last_counts(at(MODE, 3, armies={0: "japan 90", 2: "congo 1"}, lines=dealt(card)), card, *routes)


@pytest.mark.rule("K60", "K63")
def test_supply_needs_a_set_and_two_conquests_in_the_same_turn() -> None:
    home: dict[int | str, str] = {0: "japan 90", 2: "congo 1"}
    g = at(MODE, 3, phase="reinforce", armies=home, hands={0: "alaska alberta western_us"}, lines=dealt("captain_supply"))
    without = say(g.copy(), 0, "done", "place japan 3")
    assert not shown(conquer(conquer(without, EAST[0]), EAST[1]), "captain_supply")
    only_the_last_counts(say(g, 0, "trade alaska alberta western_us 4", "place japan 7"), "captain_supply", *EAST[:2])


@pytest.mark.rule("K60", "K63")
def test_two_territories_from_each_of_two_opponents() -> None:
    """Four from one opponent are not enough while there are two, nor is one from the other."""
    home: dict[int | str, str] = {0: "japan 90", 2: "india 1 middle_east 1 congo 1"}
    routes = ["japan mongolia", "mongolia china", "china siam", "siam india", "india afghanistan", "afghanistan middle_east"]
    only_the_last_counts(at(MODE, 3, armies=home, lines=dealt("major_two_opponents")), "major_two_opponents", *routes)


@pytest.mark.rule("K60", "K63")
def test_four_from_the_only_opponent_left() -> None:
    g = at(MODE, 3, armies={0: "japan 90"}, lines=dealt("major_two_opponents") + "\nout 2")
    only_the_last_counts(g, "major_two_opponents", *EAST[:4])


@pytest.mark.rule("K60", "K63")
def test_four_from_one_are_not_enough_when_another_opponent_was_beaten_in_the_same_turn() -> None:
    """How many opponents there are is what the turn began with: seat 2 had just one territory, seat 1 loses four."""
    g = at(MODE, 3, armies={0: "japan 90", 2: "mongolia 1"}, lines=dealt("major_two_opponents"))
    for route in EAST[:5]:
        conquer(g, route)
    assert g.is_out(2)
    assert not shown(g, "major_two_opponents")


def opened(home: dict[int | str, str], card: str) -> State:
    """Seat 0's turn, from its very start, after seat 2 has done nothing in its own."""
    g = at(MODE, 3, turn=2, phase=END, armies=home, lines=dealt(card))
    say(g, 2, "done")
    assert (g.seat, doing(g)) == (0, "showing a mission")
    return g


def placed(g: State) -> State:
    """Seat 0 goes on to the attack, with all reinforcements in Siam."""
    say(g, 0, "done")
    return say(g, 0, next(o for o in offers(g) if o.startswith("place siam")).replace("1..", ""))


@pytest.mark.rule("K60", "K63")
def test_completing_a_continent_that_was_not_held_before() -> None:
    card = "colonel_new_continent"
    g = placed(opened({0: plain("indonesia new_guinea") + " siam 20 western_australia 9", 2: "congo 1"}, card))
    only_the_last_counts(g, card, "siam india", "western_australia eastern_australia")
    g = placed(opened({0: plain(AUSTRALIA) + " siam 20", 2: "congo 1"}, card))
    assert not shown(conquer(g, "siam india"), card)  # Australia was held when the turn began


@pytest.mark.rule("K60", "K63")
def test_defeating_an_opponent_completely() -> None:
    g = at(MODE, 3, armies={0: "japan 90", 2: "mongolia 1 siam 1"}, lines=dealt("general_defeat_player"))
    only_the_last_counts(g, "general_defeat_player", *EAST[:3])
    g = at(MODE, 4, armies={0: "japan 90", 2: "congo 1"}, lines=dealt("general_defeat_player", 4) + "\nout 3")
    assert not shown(conquer(g, "japan mongolia"), "general_defeat_player")  # seat 3 was beaten in another turn


# ---- the card of the start of the turn ----------------------------------------------------------------------------------------------

KEEP = "colonel_hold_continent_round"


@pytest.mark.rule("K60", "K63")
def test_a_continent_held_since_the_end_of_the_last_turn() -> None:
    g = at(MODE, 3, phase=END, armies={0: plain(AUSTRALIA), 2: "congo 1"}, lines=dealt(KEEP))
    assert f"show {KEEP}" not in offers(g)
    end_turn(end_turn(end_turn(g)))
    assert (g.seat, doing(g), f"show {KEEP}" in offers(g)) == (0, "showing a mission", True)


@pytest.mark.rule("K60", "K63")
def test_a_continent_lost_in_between_is_not_held() -> None:
    g = at(MODE, 3, phase=END, armies={0: plain(AUSTRALIA), 1: "siam 9"}, rest=2, lines=dealt(KEEP))
    say(g, 0, "done")
    say(g, 1, "done", "place siam 3", "attack siam indonesia 3")
    rolls(g, 6, 6, 6, 1)
    say(g, 1, "occupy 3", "done", "done", "done")
    say(g, CHANCE, "draw peru")
    end_turn(g)
    assert (g.seat, doing(g), f"show {KEEP}" in offers(g)) == (0, "showing a mission", False)


@pytest.mark.rule("K60", "K63")
def test_a_continent_held_from_the_set_up_waits_for_the_end_of_a_turn() -> None:
    """In the first turn there is no last one; in the second there is."""
    g = opened({0: plain(AUSTRALIA), 2: "congo 1"}, KEEP)
    assert f"show {KEEP}" not in offers(g)
    end_turn(end_turn(end_turn(g)))
    assert (g.seat, f"show {KEEP}" in offers(g)) == (0, True)


@pytest.mark.rule("K63")
@pytest.mark.parametrize(("card", "routes"), [("captain_overseas2", EAST[:1]), ("captain_supply", EAST[:2]), ("general_defeat_player", [])])
def test_the_deeds_of_an_earlier_turn_do_not_count(card: str, routes: list[str]) -> None:
    """In the turn that ends here seat 0 took one across the sea, beat a player and exchanged a set; only the next turn's deeds count."""
    facts = "facts 0 1 1 0\ntraded 1"
    g = at(MODE, 3, phase=END, armies={0: "japan 90", 2: "congo 1"}, lines=f"{dealt(card)}\n{facts}")
    end_turn(end_turn(end_turn(g)))
    say(g, 0, "done", "place japan 3")
    for route in routes:
        conquer(g, route)
    assert not shown(g, card)


@pytest.mark.rule("K60")
def test_every_card_of_the_deck_is_tested_here() -> None:
    attack = {"captain_advance3", "captain_two_fronts", "captain_overseas2", "captain_supply", "major_advance5", "major_three_fronts"}
    attack |= {"major_two_opponents", "colonel_advance7", "colonel_new_continent", "general_advance10", "general_defeat_player"}
    assert {card for card, _, _ in ENDS} | attack | {"colonel_block", KEEP} == set(DECK)
