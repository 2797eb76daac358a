"""Rulebook K, de2004.missions: dealing, claiming, secrets, sets and winning (K60-K66)."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import CHANCE, State
from feldherr.bots.players.random import Stream
from feldherr.engine.step import REASONS
from table import at, doing, end_turn, hand, offers, owner, refuses, rolls, say, winners

MODE = "de2004.missions"
DECK = feldherr.ruleset(MODE).extra.own_cards()
RANKS = ("captain", "major", "colonel", "general")
START, END = "show a mission at the start", "show a mission at the end"


def dealt(*mine: str, seats: int = 3) -> str:
    """The line of a position that deals these cards to seat 0, and to everybody whatever is left of the ranks that are missing."""
    left = {rank: [m for m in DECK if m.startswith(rank) and m not in mine] for rank in RANKS}
    given = {m.split("_")[0]: m for m in mine}
    row = [given.get(rank) or left[rank].pop() for rank in RANKS]
    row += [left[rank].pop() for _ in range(seats - 1) for rank in RANKS]
    return "missions " + " ".join(str(DECK.index(m)) for m in row)


def missions(g: State, seat: int) -> list[str]:
    """The four cards of a seat, rank by rank; "secret" where they can't be seen."""
    row = dict(g.extra.rows(g))["missions"]
    return [DECK[m] if m >= 0 else "secret" for m in row[4 * seat : 4 * seat + 4]]


def shows(g: State) -> list[str]:
    return [o for o in offers(g) if o.startswith("show")]


def conquer(g: State, src: str, dst: str) -> State:
    """Take a territory with one defender; all but one army move in."""
    rolls(say(g, g.seat, f"attack {src} {dst} 3"), 6, 6, 6, 1)
    return say(g, g.seat, offers(g)[0].replace("3..", "")) if doing(g) == "occupying" else g


# ---- dealing --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K60")
def test_28_missions_seven_of_each_rank() -> None:
    assert len(set(DECK)) == len(DECK) == 28
    assert [sum(m.startswith(f"{rank}_") for m in DECK) for rank in RANKS] == [7, 7, 7, 7]


@pytest.mark.rule("K60", "K61")
@pytest.mark.parametrize("seats", [3, 6])
def test_each_draws_one_card_of_each_rank_before_anything_else(seats: int) -> None:
    g = feldherr.new(feldherr.ruleset(MODE), seats)
    for seat in range(seats):
        for rank in RANKS:
            left = [m for m in DECK if m.startswith(rank) and all(m not in missions(g, s) for s in range(seats))]
            assert (feldherr.asked(g), len(left)) == (CHANCE, 7 - seat)
            assert offers(g) == [f"mission {m}" for m in left]
            say(g, CHANCE, f"mission {left[-1]}")
            assert left[-1] in missions(g, seat)
    assert offers(g) == [f"roll {seats} dice"]  # K3: only now the set-up begins
    assert doing(rolls(g, 6, *[1] * (seats - 1))) == "claiming"


@pytest.mark.rule("K60", "K65")
def test_missions_are_secret_to_all_but_their_owner() -> None:
    g = at(MODE, 3, armies={0: "japan 9", 2: "congo 1"}, lines=dealt())
    for seat in (0, 1, 2, -1):
        view = feldherr.observe(g, seat)
        for other in range(3):
            assert missions(view, other) == (missions(g, other) if other == seat else ["secret"] * 4)


@pytest.mark.rule("K60")
def test_the_cards_left_over_stay_unseen() -> None:
    """What a player can't see may be any card of that rank but the own one: over many guesses all the other six turn up."""
    g = at(MODE, 3, armies={0: "japan 9", 2: "congo 1"}, lines=dealt())
    view, rng = feldherr.observe(g, 0), Stream(60)
    seen = {missions(feldherr.guess(view, 0, rng), 1)[0] for _ in range(200)}
    assert seen == {m for m in DECK if m.startswith("captain")} - {missions(g, 0)[0]}


# ---- sets -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K62")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("alaska alberta western_us", [4]),  # infantry
        ("greenland ontario peru", [6]),  # cavalry
        ("quebec venezuela brazil", [8]),  # artillery
        ("alaska greenland quebec", [10]),
        ("alaska alberta joker1", [4]),
        ("greenland ontario joker1", [6]),
        ("quebec venezuela joker1", [8]),
        ("alaska greenland joker1", [10]),
        ("alaska joker1 joker2", [4, 10]),
        ("greenland joker1 joker2", [6, 10]),
        ("quebec joker1 joker2", [8, 10]),
        ("alaska alberta quebec", []),
    ],
)
def test_sets_are_worth_their_symbols_by_any_reading_of_the_jokers(cards: str, worth: list[int]) -> None:
    g = at(MODE, 3, phase="reinforce", armies={0: "japan 9", 2: "congo 1"}, hands={0: cards}, lines=dealt())
    assert offers(g) == [*[f"trade {cards} {n}" for n in worth], "done"]
    assert refuses(g, 0, *[f"trade {cards} {n}" for n in (4, 6, 8, 10) if n not in worth])
    for n in worth:
        after = say(g.copy(), 0, f"trade {cards} {n}")
        assert offers(after) == [f"place japan 1..{3 + n}"]


@pytest.mark.rule("K61", "K62")
def test_there_is_no_golden_cavalryman() -> None:
    """The twentieth set of the game is worth what the first was."""
    hands: dict[int | str, str] = {0: "alaska alberta western_us argentina iceland western_europe"}
    g = at(MODE, 3, phase="reinforce", armies={0: "japan 9", 2: "congo 1"}, hands=hands, lines=dealt() + "\ntrades 20")
    say(g, 0, "trade alaska alberta western_us 4", "trade argentina iceland western_europe 4")
    assert offers(g) == ["place japan 1..11"]


# ---- claiming -------------------------------------------------------------------------------------------------------------------

AUSTRALIA = "indonesia 1 new_guinea 1 western_australia 1 eastern_australia 1"
# Seat 0 holds Australia and a stack of ten: two missions of the end of the turn are met.
GARRISONED: dict[int | str, str] = {0: f"{AUSTRALIA} japan 12", 2: "congo 1"}
MINE = ("captain_garrison10", "major_australia", "colonel_africa", "general_asia9")


def garrisoned(phase: str = END, more: str = "") -> State:
    return at(MODE, 3, phase=phase, armies=dict(GARRISONED), lines=dealt(*MINE) + more)


@pytest.mark.rule("K63")
def test_a_met_mission_may_be_shown_or_kept_back() -> None:
    g = garrisoned()
    assert offers(g) == ["done", "show captain_garrison10", "show major_australia"]
    assert refuses(g, 0, "show colonel_africa", "show general_europe")  # not met; not held
    assert refuses(g, 1, "show captain_garrison10", "done")  # in the own turn only
    say(g, 0, "done")
    assert (g.seat, dict(g.extra.rows(g))["done"]) == (1, [0])


@pytest.mark.rule("K63")
def test_at_most_one_a_turn() -> None:
    g = say(garrisoned(), 0, "show major_australia")
    assert g.seat == 1
    end_turn(end_turn(g))
    assert (g.seat, doing(g)) == (0, "showing a mission")  # the next own turn
    assert shows(g) == []  # at its start no card of the end
    say(g, 0, "done", "place japan 5", "done", "done")
    assert offers(g) == ["done", "show captain_garrison10"]


@pytest.mark.rule("K63")
def test_one_a_turn_counts_over_all_three_moments() -> None:
    """A card of the start was claimed, so that neither the attack phase nor the end brings another."""
    mine = ("captain_advance3", "major_australia", "colonel_hold_continent_round", "general_defeat_player")
    home: dict[int | str, str] = {0: f"{AUSTRALIA} japan 30", 1: "mongolia 1 peru 1"}
    g = at(MODE, 3, phase=START, armies=home, rest=2, lines=dealt(*mine) + "\nkept 32 0 0")
    say(g, 0, "show colonel_hold_continent_round", "place japan 5")
    for src, dst in (("japan", "mongolia"), ("mongolia", "china"), ("china", "siam")):
        conquer(g, src, dst)
    assert shows(g) == []
    assert refuses(g, 0, "show captain_advance3")
    say(g, 0, "done", "done")
    assert doing(g) == "drawing"  # the end is not even asked about
    assert refuses(g, 0, "show major_australia")


@pytest.mark.rule("K63")
def test_a_mission_is_claimed_only_at_the_moment_its_card_names() -> None:
    for phase in (START, "attack"):
        assert shows(garrisoned(phase)) == []
        assert refuses(garrisoned(phase), 0, "show captain_garrison10")
    mine = ("captain_advance3", "major_australia", "colonel_hold_continent_round", "general_asia9")
    home: dict[int | str, str] = {0: f"{AUSTRALIA} japan 30", 2: "congo 1"}
    g = at(MODE, 3, armies=home, lines=dealt(*mine) + "\nkept 32 0 0")
    for src, dst in (("japan", "mongolia"), ("mongolia", "china"), ("china", "siam")):
        conquer(g, src, dst)
    assert shows(g) == ["show captain_advance3"]  # neither the one of the start nor the one of the end
    say(g, 0, "done", "done")
    assert shows(g) == ["show major_australia"]  # the one of the attack phase is too late


@pytest.mark.rule("K63")
def test_an_attack_mission_may_be_claimed_and_the_attacks_go_on() -> None:
    g = at(MODE, 3, armies={0: "japan 30", 2: "congo 1"}, lines=dealt("captain_advance3"))
    for src, dst in (("japan", "mongolia"), ("mongolia", "china"), ("china", "siam")):
        conquer(g, src, dst)
    say(g, 0, "show captain_advance3")
    assert (doing(g), shows(g)) == ("attacking", [])
    assert missions(feldherr.observe(g, 1), 0) == ["captain_advance3", "secret", "secret", "secret"]
    assert owner(conquer(g, "siam", "india"), "india") == 0


@pytest.mark.rule("K63")
def test_what_was_conquered_in_an_earlier_turn_does_not_count() -> None:
    g = at(MODE, 3, armies={0: "japan 30", 2: "congo 1 brazil 9"}, lines=dealt("captain_advance3"))
    conquer(conquer(g, "japan", "mongolia"), "mongolia", "china")
    say(g, 0, "done", "done", "done")
    say(g, CHANCE, "draw peru")
    end_turn(end_turn(g))
    say(g, 0, "done", "place china 3")
    assert shows(conquer(g, "china", "siam")) == []


@pytest.mark.rule("K63")
def test_a_mission_stays_done_whatever_happens_later() -> None:
    g = say(garrisoned(), 0, "show major_australia")
    say(g, 1, "done")
    place = next(o for o in offers(g) if o.startswith("place siam"))
    say(g, 1, place.replace("1..", ""))
    conquer(g, "siam", "indonesia")
    assert owner(g, "indonesia") == 1
    assert dict(g.extra.rows(g))["done"] == [1 << 1]  # seat 0's second card
    say(g, 1, "done", "done", "done")
    say(g, CHANCE, "draw peru")
    end_turn(g)
    say(g, 0, "done", "place japan 3", "done", "done")
    assert refuses(g, 0, "show major_australia")  # done already, and never twice
    assert dict(g.extra.rows(g))["done"] == [1 << 1]


@pytest.mark.rule("K63")
def test_a_claimed_mission_has_been_shown_to_all() -> None:
    g = say(garrisoned(), 0, "show major_australia")
    for seat in (1, 2, -1):
        assert missions(feldherr.observe(g, seat), 0) == ["secret", "major_australia", "secret", "secret"]


@pytest.mark.rule("K64")
def test_with_three_done_the_fourth_is_laid_open() -> None:
    g = garrisoned(more="\ndone 12")  # the colonel's and the general's
    assert missions(feldherr.observe(g, 1), 0) == ["secret", "secret", "colonel_africa", "general_asia9"]
    say(g, 0, "show major_australia")
    for seat in (1, 2, -1):
        assert missions(feldherr.observe(g, seat), 0) == list(MINE)
        assert missions(feldherr.observe(g, seat), 1) == (missions(g, 1) if seat == 1 else ["secret"] * 4)
    end_turn(g)
    assert missions(feldherr.observe(g, 1), 0) == list(MINE)  # for the rest of the game


@pytest.mark.rule("K65")
def test_beating_a_player_brings_territory_cards_but_no_missions() -> None:
    """The missions of a beaten player stay secret, even when the game is over."""
    home: dict[int | str, str] = {0: "japan 9", 1: "brazil 1", 2: "mongolia 1"}
    g = at(MODE, 3, armies=home, rest=0, hands={2: "congo joker1"}, lines=dealt())
    mine, theirs = missions(g, 0), missions(g, 2)
    conquer(g, "japan", "mongolia")
    assert (hand(g, 0), hand(g, 2), g.is_out(2)) == ({"congo", "joker1"}, set(), True)
    assert (missions(g, 0), missions(g, 2)) == (mine, theirs)
    assert missions(feldherr.observe(g, 0), 2) == ["secret"] * 4
    assert refuses(g, 0, *[f"show {m}" for m in theirs])
    g = at(MODE, 3, armies={0: "argentina 9", 1: "brazil 1"}, rest=0, lines=dealt() + "\nout 2")
    conquer(g, "argentina", "brazil")
    assert winners(g) == [0]
    assert [missions(feldherr.observe(g, 0), s) for s in (1, 2)] == [["secret"] * 4] * 2


@pytest.mark.rule("K66")
@pytest.mark.parametrize("done", [0b1110, 0b1101])
def test_the_fourth_mission_done_wins_at_once(done: int) -> None:
    g = garrisoned(more=f"\ndone {done}")
    last = "captain_garrison10" if done == 0b1110 else "major_australia"
    assert offers(g) == ["done", f"show {last}"]
    say(g, 0, f"show {last}")
    assert (winners(g), REASONS[g.reason], feldherr.players(g)) == ([0], "four missions done", ())


@pytest.mark.rule("K66")
def test_three_missions_are_not_enough_and_those_of_others_do_not_count() -> None:
    g = say(garrisoned(more=f"\ndone {0b0111_1100}"), 0, "show major_australia")
    assert (winners(g), g.seat) == ([], 1)


@pytest.mark.rule("K66")
def test_all_42_territories_win_without_any_mission() -> None:
    g = at(MODE, 3, armies={0: "argentina 9", 1: "brazil 1"}, rest=0, lines=dealt() + "\nout 2")
    conquer(g, "argentina", "brazil")
    assert (winners(g), REASONS[g.reason], dict(g.extra.rows(g))["done"]) == ([0], "all territories conquered", [0])
