"""Rulebook K, de2004.duel-active: fighting and moving with allied neutral armies (K45-K51)."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import CHANCE, State
from table import armies, at, attacks, conquer, doing, hand, offers, owner, places, refuses, rolls, say

ACTIVE = "de2004.duel-active"
N1, N2, N3, N4 = "neutral1", "neutral2", "neutral3", "neutral4"


# ---- attacking ------------------------------------------------------------------------------------------------------------------

# Around Mongolia, an ally of seat 0 with five armies: every kind of neighbour.
AROUND: dict[int | str, str] = {0: "japan 1", 1: "china 4", N1: "mongolia 5", N2: "siberia 3", N3: "irkutsk 3", N4: "kamchatka 3"}


def around(turn: int = 0) -> State:
    return at(ACTIVE, 2, turn=turn, armies=dict(AROUND), rest=1, lines="allies 0 1 0 2")


@pytest.mark.rule("K45")
def test_an_ally_attacks_the_opponent_and_any_other_neutral_but_never_its_own_player() -> None:
    from_mongolia = [o for o in attacks(around()) if o.startswith("attack mongolia")]
    assert from_mongolia == [f"attack mongolia {t} 1..3" for t in ("siberia", "irkutsk", "kamchatka", "china")]
    assert refuses(around(), 0, "attack mongolia japan 3")


@pytest.mark.rule("K45")
def test_only_own_armies_and_own_allies_attack() -> None:
    """Siberia's army is uninvolved, Kamchatka's the opponent's: neither is seat 0's to command, nor are seat 1's armies."""
    assert {o.split()[1] for o in attacks(around())} == {"mongolia", "irkutsk"}
    theirs = {o.split()[1] for o in attacks(around(turn=1))}
    assert "kamchatka" in theirs
    assert not theirs & {"mongolia", "irkutsk", "siberia", "japan"}


@pytest.mark.rule("K45")
def test_what_an_ally_takes_is_its_own() -> None:
    g = at(ACTIVE, 2, armies={0: "japan 1", 1: "china 1 peru 1", N1: "mongolia 9"}, rest=N2, lines="allies 0 1 1 1")
    conquer(g, "mongolia", "china", 2)
    assert (feldherr.asked(g), offers(g)) == (0, ["occupy 2..8"])  # the player on turn moves in, one stays
    say(g, 0, "occupy 5")
    assert (owner(g, "china"), armies(g, "china"), owner(g, "mongolia"), armies(g, "mongolia")) == (2, 5, 2, 4)


@pytest.mark.rule("K45")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_own_armies_attack_any_neutral_allied_or_not(place: int) -> None:
    g = at(ACTIVE, 2, armies={0: "japan 9", 1: "peru 1", N2: "mongolia 1"}, rest=N1, lines=f"allies 1 {place} 1 1")
    say(conquer(g, "japan", "mongolia"), 0, "occupy 3")
    assert owner(g, "mongolia") == 0


@pytest.mark.rule("K45")
def test_an_ally_needs_two_armies_and_keeps_one_like_anybody() -> None:
    for there, dice in ((1, ""), (2, "1"), (3, "1..2"), (7, "1..3")):
        g = at(ACTIVE, 2, armies={0: "peru 1", 1: "congo 1", N1: f"japan {there}"}, rest=N2, lines="allies 0 1 1 1")
        assert attacks(g) == ([f"attack japan {t} {dice}" for t in ("kamchatka", "mongolia")] if dice else [])


@pytest.mark.rule("K46")
@pytest.mark.parametrize("by", [0, N1])
def test_wiping_out_a_neutral_gives_the_player_on_turn_its_bribe_cards(by: int | str) -> None:
    home: dict[int | str, str] = {0: "brazil 1", 1: "peru 1", N1: "congo 1", N2: "mongolia 1"}
    home[by] += " japan 9"
    g = at(ACTIVE, 2, armies=home, rest=N3, hands={0: "alaska", 1: "egypt", N2: "joker1 siam"}, lines="allies 0 2 1 1")
    say(conquer(g, "japan", "mongolia"), 0, "occupy 3")
    assert (hand(g, 0), hand(g, 1), hand(g, 3), doing(g)) == ({"alaska", "joker1", "siam"}, {"egypt"}, set(), "attacking")


@pytest.mark.rule("K46", "K42", "K28")
def test_a_bribe_card_that_the_other_player_wins_is_secret_again() -> None:
    home: dict[int | str, str] = {0: "peru 5", 1: "japan 9", N2: "mongolia 1"}
    g = at(ACTIVE, 2, phase="bribe", armies=home, rest=N3, hands={0: "alaska"})
    say(g, 0, f"bribe {N2} alaska", "place peru 3", "done", "done", "done", "done")
    assert hand(feldherr.observe(g, 0), 3) == {"alaska"}
    say(g, 1, "place japan 3")
    say(conquer(g, "japan", "mongolia"), 1, "occupy 3")
    view = feldherr.observe(g, 0)
    assert (hand(g, 1), hand(view, 1), view.hand_size(1)) == ({"alaska"}, set(), 1)


@pytest.mark.rule("K46")
def test_a_neutral_that_still_stands_keeps_its_bribe_cards() -> None:
    g = at(ACTIVE, 2, armies={0: "japan 9", 1: "peru 1", N2: "mongolia 1 china 1"}, rest=N3, hands={N2: "joker1 siam"})
    say(conquer(g, "japan", "mongolia"), 0, "occupy 3")
    assert (hand(g, 0), hand(g, 3)) == (set(), {"joker1", "siam"})


@pytest.mark.rule("K46", "K21")
@pytest.mark.parametrize("by", [0, N1])
def test_bribe_cards_won_that_make_five_force_an_exchange_at_once(by: int | str) -> None:
    home: dict[int | str, str] = {0: "brazil 1", 1: "peru 1", N1: "congo 1", N2: "mongolia 1"}
    home[by] += " japan 9"
    g = at(ACTIVE, 2, armies=home, rest=N3, hands={0: "alaska alberta", N2: "western_us argentina iceland"}, lines="allies 0 2 1 1")
    say(conquer(g, "japan", "mongolia"), 0, "occupy 3")
    assert (doing(g), "done" in offers(g)) == ("trading", False)
    say(g, 0, "trade alaska alberta western_us 4")
    own = [t for t in g.rules.board.territories if owner(g, t) == 0]
    assert offers(g) == [f"place {t} 1..4" for t in own]  # on own territories, also if the ally won them


@pytest.mark.rule("K47")
@pytest.mark.parametrize("target", ["siberia", "irkutsk", "kamchatka"])
def test_an_ally_against_another_neutral_is_all_in_the_hands_of_the_player_on_turn(target: str) -> None:
    g = say(around(), 0, f"attack mongolia {target} 3")
    assert (feldherr.asked(g), offers(g)) == (0, ["defend 1..2"])
    assert refuses(g, 1, "defend 1")
    assert offers(say(g, 0, "defend 1")) == ["roll 4 dice"]


@pytest.mark.rule("K47", "K34")
def test_an_ally_against_the_opponent_leaves_the_defence_to_the_opponent() -> None:
    g = say(around(), 0, "attack mongolia china 3")
    assert feldherr.asked(g) == 1
    assert refuses(g, 0, "defend 1")


# ---- what comes of it -----------------------------------------------------------------------------------------------------------


def fought(place: int, turn: int = 0, *, attacker: bool = False) -> State:
    """Neutral 2 stands at that place and has fought once, without a conquest; the attacks are over."""
    home: dict[int | str, str] = {turn: "japan 3", 1 - turn: "peru 1", N2: "mongolia 3"}
    if attacker:
        home = {turn: "congo 1", 1 - turn: "japan 3", N2: "mongolia 3"}
    g = at(ACTIVE, 2, turn=turn, armies=home, rest=N1, lines=f"allies 1 {place} 1 1")
    say(g, turn, "attack mongolia japan 1" if attacker else "attack japan mongolia 1")
    rolls(say(g, 1 - turn, "defend 1"), 1, 1)
    return say(g, turn, "done")


@pytest.mark.rule("K48")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_a_neutral_that_fought_moves_away_on_1_to_4_and_stays_on_5_and_6(face: int, turn: int) -> None:
    mine, theirs = (0, 2) if turn == 0 else (2, 0)
    for before, away in ((mine, 1), (1, theirs), (theirs, theirs)):
        g = fought(before, turn)
        assert (doing(g), feldherr.asked(g), offers(g)) == ("rolling the status", CHANCE, ["roll 1 dice"])
        rolls(g, face)
        assert places(g) == [1, away if face <= 4 else before, 1, 1]
        assert doing(g) == "fortifying"


@pytest.mark.rule("K48")
@pytest.mark.parametrize(("face", "after"), [(4, 1), (5, 0)])
def test_an_ally_that_attacked_gets_its_die_too(face: int, after: int) -> None:
    assert places(rolls(fought(0, attacker=True), face))[1] == after


@pytest.mark.rule("K48")
def test_rulebook_green_fails_at_quebec_and_grey_becomes_reds_ally() -> None:
    """Worked example, page 15: grey is uninvolved, holds Quebec against green, who rolls a 3 afterwards."""
    g = at(ACTIVE, 2, turn=1, armies={0: "congo 1", 1: "ontario 2", N3: "quebec 2"}, rest=N4, lines="allies 1 1 1 1")
    say(g, 1, "attack ontario quebec 1")
    rolls(say(g, 0, "defend 2"), 2, 6, 6)
    assert places(say(g, 1, "done")) == [1, 1, 1, 1]
    assert places(rolls(g, 3)) == [1, 1, 0, 1]


@pytest.mark.rule("K48")
def test_rulebook_blue_takes_a_red_territory_in_australia_and_stays_greens_ally() -> None:
    """Worked example, page 15: the allied blue army conquers, moves in, and green rolls a 5 for it: it stays."""
    g = at(ACTIVE, 2, turn=1, armies={0: "indonesia 1 congo 1", 1: "ontario 2", N1: "siam 4"}, rest=N4, lines="allies 2 1 1 1")
    conquer(g, "siam", "indonesia")
    assert owner(g, "indonesia") == 2
    rolls(say(g, 1, "done"), 5)
    assert places(g) == [2, 1, 1, 1]


@pytest.mark.rule("K48")
def test_ally_and_neutral_that_fought_each_other_get_a_die_each() -> None:
    """Neutral 1 attacked neutral 4: a roll of its own for each, and none for the others."""
    g = say(around(), 0, "attack mongolia kamchatka 1")
    rolls(say(g, 0, "defend 1"), 1, 1)
    say(g, 0, "done")
    assert offers(g) == ["roll 1 dice"]
    rolls(g, 2)
    assert (places(g), doing(g)) == ([1, 1, 0, 2], "rolling the status")
    rolls(g, 6)
    assert (places(g), doing(g)) == ([1, 1, 0, 2], "fortifying")


@pytest.mark.rule("K48")
def test_one_roll_for_each_however_often_it_fought_and_none_for_those_that_are_gone() -> None:
    home: dict[int | str, str] = {0: "japan 19", 1: "peru 1", N2: "mongolia 1", N3: "kamchatka 3"}
    g = at(ACTIVE, 2, armies=home, rest=N1, lines="allies 1 1 1 1")
    for _ in range(2):
        say(g, 0, "attack japan kamchatka 1")
        rolls(say(g, 1, "defend 1"), 1, 1)
    say(conquer(g, "japan", "mongolia"), 0, "occupy 3", "done")
    assert places(rolls(g, 1)) == [1, 1, 2, 1]
    assert doing(g) == "fortifying"


@pytest.mark.rule("K48")
def test_who_fought_last_turn_is_forgotten() -> None:
    g = rolls(fought(1), 6)
    say(g, 0, "done")
    say(g, 1, "place peru 3", "done")
    assert (g.seat, doing(g)) == (1, "fortifying")  # no status roll: nobody fought in this turn


@pytest.mark.rule("K49")
def test_own_moves_lead_neither_through_nor_into_allied_territories() -> None:
    home: dict[int | str, str] = {0: "alaska 5 alberta 1 eastern_us 1", 1: "peru 1", N1: "ontario 5 northwest_territory 1"}
    g = at(ACTIVE, 2, phase="fortify", armies=home, rest=N2, lines="allies 0 1 1 1")
    assert offers(g) == ["done", "fortify alaska alberta 1..4"]  # Eastern US lies behind the ally's Ontario
    assert refuses(g, 0, "fortify alaska eastern_us 1", "fortify alaska ontario 1", "fortify alaska northwest_territory 1")


@pytest.mark.rule("K50")
def test_each_ally_may_make_one_move_of_its_own() -> None:
    home: dict[int | str, str] = {
        0: "japan 3",
        1: "peru 1",
        N1: "alaska 4 alberta 1 ontario 1",
        N2: "siam 3 india 1",
        N3: "congo 5 egypt 1",
    }
    g = at(ACTIVE, 2, phase="fortify", armies=home, rest=N4, lines="allies 0 0 1 2")
    say(g, 0, "done")
    assert offers(g) == ["done", "fortify alaska alberta 1..3", "fortify alaska ontario 1..3"]
    assert refuses(g, 0, "fortify alaska northwest_territory 1", "fortify congo egypt 1", "fortify siam india 1")
    say(g, 0, "fortify alaska ontario 3")
    assert offers(g) == ["done", "fortify siam india 1..2"]  # one move, then the other ally's
    say(g, 0, "done")
    assert (armies(g, "ontario"), armies(g, "siam"), g.seat) == (4, 3, 1)


@pytest.mark.rule("K50")
@pytest.mark.parametrize(("face", "moves"), [(4, False), (5, True)])
def test_who_is_an_ally_after_the_status_rolls_moves(face: int, moves: bool) -> None:
    g = say(rolls(fought(0, attacker=True), face), 0, "done")
    assert (doing(g) == "fortifying" and g.seat == 0) == moves


@pytest.mark.rule("K51")
def test_a_conquest_by_an_ally_brings_no_card() -> None:
    g = at(ACTIVE, 2, armies={0: "congo 1", 1: "mongolia 1 peru 1", N1: "japan 4"}, rest=N2, lines="allies 0 1 1 1")
    rolls(say(conquer(g, "japan", "mongolia"), 0, "done"), 4)
    say(g, 0, "done")
    assert (g.seat, hand(g, 0)) == (1, set())


@pytest.mark.rule("K51")
def test_a_conquest_by_own_armies_brings_one_card_beside_an_allys() -> None:
    g = at(ACTIVE, 2, armies={0: "siam 4", 1: "mongolia 1 peru 1 india 1", N1: "japan 4"}, rest=N2, lines="allies 0 1 1 1")
    conquer(conquer(g, "japan", "mongolia"), "siam", "india")
    say(rolls(say(g, 0, "done"), 4), 0, "done")
    assert doing(g) == "drawing"
    say(g, CHANCE, "draw ural")
    assert (g.seat, hand(g, 0)) == (1, {"ural"})
