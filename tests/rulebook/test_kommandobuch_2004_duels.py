"""Rulebook K, the two-player modes: K30-K37, and the first half of the active one, K40-K44."""

from __future__ import annotations

from collections import Counter

import pytest

import feldherr
from feldherr import CHANCE, State
from feldherr.engine.step import REASONS
from table import armies, at, conquer, doing, hand, offers, owner, places, refuses, rolls, say, winners

PASSIVE = "de2004.duel-passive"
ACTIVE = "de2004.duel-active"
BOTH = pytest.mark.parametrize("mode", [PASSIVE, ACTIVE])
WORLD = feldherr.ruleset(PASSIVE).board
N1, N2, N3, N4 = "neutral1", "neutral2", "neutral3", "neutral4"
MINE, MIDDLE, THEIRS = 0, 1, 2  # the three places, seen from seat 0


def allies(*places: int) -> str:
    return "allies " + " ".join(str(p) for p in places)


def dealt(mode: str) -> State:
    """A new table on which chance has dealt the territories in the order of the map."""
    g = feldherr.new(feldherr.ruleset(mode), 2)
    while doing(g) == "dealing":
        say(g, CHANCE, offers(g)[0])
    return g


# ---- both modes -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K30", "K31")
@BOTH
def test_nine_territories_for_each_player_and_six_for_each_neutral(mode: str) -> None:
    g = feldherr.new(feldherr.ruleset(mode), 2)
    assert offers(g) == [f"deal {t}" for t in WORLD.territories]  # the jokers are out
    g = dealt(mode)
    assert Counter(g.owner) == {0: 9, 1: 9, 2: 6, 3: 6, 4: 6, 5: 6}
    assert set(g.armies) == {1}
    assert all(not hand(g, side) for side in range(6))
    assert offers(g) == ["roll 2 dice"]


@pytest.mark.rule("K31")
@BOTH
def test_afterwards_the_deck_has_all_44_cards_again(mode: str) -> None:
    g = dealt(mode)
    rolls(g, 6, 1)
    while feldherr.asked(g) != CHANCE:
        say(g, feldherr.asked(g), offers(g)[0].replace("1..", ""))
    assert list(g.cards).count(g.cards[0]) == 44
    g = say(at(mode, 2, phase="fortify", armies={0: "japan 5", 1: "peru 1"}, rest=N1, lines="taken 1"), 0, "done")
    assert offers(g) == [f"draw {t}" for t in [*WORLD.territories, "joker1", "joker2"]]


@pytest.mark.rule("K30", "K31")
@BOTH
def test_two_play(mode: str) -> None:
    for seats in (1, 3):
        with pytest.raises(ValueError, match="2 players"):
            feldherr.new(feldherr.ruleset(mode), seats)


@pytest.mark.rule("K32")
@BOTH
def test_three_own_armies_then_one_for_each_neutral(mode: str) -> None:
    g = rolls(dealt(mode), 2, 5)
    home = [[t for t in WORLD.territories if owner(g, t) == side] for side in range(6)]
    assert (feldherr.asked(g), offers(g)) == (1, [f"place {t} 1..3" for t in home[1]])
    assert refuses(g, 1, f"place {home[2][0]} 1", f"place {home[0][0]} 1", f"place {home[1][0]} 4", "done")
    say(g, 1, f"place {home[1][0]} 1", f"place {home[1][1]} 2")
    for side in (2, 3, 4, 5):
        assert (feldherr.asked(g), offers(g)) == (1, [f"place {t} 1" for t in home[side]])
        say(g, 1, f"place {home[side][3]} 1")
    assert (feldherr.asked(g), offers(g)) == (0, [f"place {t} 1..3" for t in home[0]])
    assert [armies(g, home[side][3]) for side in (2, 3, 4, 5)] == [2, 2, 2, 2]


@pytest.mark.rule("K30", "K32", "K33")
@BOTH
def test_they_alternate_for_nine_rounds_and_then_roll_for_the_first_turn(mode: str) -> None:
    g = rolls(rolls(dealt(mode), 4, 4), 1, 3)
    order = []
    while feldherr.asked(g) != CHANCE:
        order.append(feldherr.asked(g))
        say(g, order[-1], offers(g)[0].replace("1..", ""))
    assert order == ([1] * 5 + [0] * 5) * 9
    assert [sum(n for t, n in enumerate(g.armies) if g.owner[t] == side) for side in range(6)] == [36, 36, 24, 24, 24, 24]
    assert offers(g) == ["roll 2 dice"]
    rolls(rolls(g, 3, 3), 5, 2)
    assert (g.seat, feldherr.asked(g), doing(g)) == (0, 0, "placing")  # seat 1 placed first, seat 0 takes the first turn


@pytest.mark.rule("K34")
@pytest.mark.parametrize("turn", [0, 1])
@BOTH
def test_the_player_not_on_turn_has_the_dice_of_a_neutral(mode: str, turn: int) -> None:
    armies_: dict[int | str, str] = {turn: "japan 9", 1 - turn: "peru 1", N2: "mongolia 3"}
    g = say(at(mode, 2, turn=turn, armies=armies_, rest=N1), turn, "attack japan mongolia 3")
    assert (feldherr.asked(g), offers(g)) == (1 - turn, ["defend 1..2"])
    assert refuses(g, turn, "defend 1")
    assert offers(say(g, 1 - turn, "defend 2")) == ["roll 5 dice"]


@pytest.mark.rule("K34")
@pytest.mark.parametrize("place", [MINE, MIDDLE, THEIRS])
def test_whatever_the_place_of_the_neutral(place: int) -> None:
    g = at(ACTIVE, 2, armies={0: "japan 9", 1: "peru 1", N2: "mongolia 3"}, rest=N1, lines=allies(1, place, 1, 1))
    assert feldherr.asked(say(g, 0, "attack japan mongolia 3")) == 1


@pytest.mark.rule("K35")
@BOTH
def test_taking_all_the_opponents_territories_wins_while_neutrals_survive(mode: str) -> None:
    g = at(mode, 2, armies={0: "japan 9", 1: "mongolia 1 kamchatka 1"}, rest=N1)
    say(conquer(g, "japan", "mongolia"), 0, "occupy 3")
    assert winners(g) == []
    conquer(g, "japan", "kamchatka")
    assert (winners(g), REASONS[g.reason]) == ([0], "the others are out")
    assert list(g.owner).count(2) == 39


@pytest.mark.rule("K35")
def test_a_conquest_by_an_ally_wins_too() -> None:
    g = at(ACTIVE, 2, turn=1, armies={0: "mongolia 1", 1: "peru 1", N2: "japan 5"}, rest=N1, lines=allies(1, 2, 1, 1))
    conquer(g, "japan", "mongolia")
    assert (winners(g), REASONS[g.reason], owner(g, "mongolia")) == ([1], "the others are out", 3)


@pytest.mark.rule("K35")
@BOTH
def test_wiping_out_all_neutrals_wins_nothing(mode: str) -> None:
    g = at(mode, 2, armies={0: "japan 9", N1: "mongolia 1"}, rest=1)
    say(conquer(g, "japan", "mongolia"), 0, "occupy 3")
    assert (winners(g), doing(g)) == ([], "attacking")


@pytest.mark.rule("K36")
def test_passive_neutrals_never_move_attack_or_grow() -> None:
    """A whole round with every kind of phase: what the neutrals hold stays as it is, and nobody is asked about them."""
    g = at(PASSIVE, 2, phase="reinforce", armies={0: "japan 5", 1: "peru 5", N2: "mongolia 5 china 5"}, rest=N1, hands={0: "alaska"})
    before = [(g.owner[t], g.armies[t]) for t in range(42) if g.owner[t] >= 2]
    steps = []
    for seat, home in ((0, "japan"), (1, "peru")):
        for answer in (f"place {home} 3", "done", "done"):
            steps.append((feldherr.asked(g), doing(g)))
            neutral = [o for o in offers(g) if o.split()[1:2] in (["mongolia"], ["china"], [N1], [N2])]
            assert not neutral
            say(g, seat, answer)
    assert steps == [(s, step) for s in (0, 1) for step in ("placing", "attacking", "fortifying")]
    assert [(g.owner[t], g.armies[t]) for t in range(42) if g.owner[t] >= 2] == before


@pytest.mark.rule("K37")
@BOTH
def test_a_neutrals_territory_counts_for_the_card(mode: str) -> None:
    g = at(mode, 2, armies={0: "japan 9", 1: "peru 1"}, rest=N1)
    say(conquer(g, "japan", "mongolia"), 0, "occupy 3", "done")
    if mode == ACTIVE:
        rolls(g, 6)
    say(g, 0, "done")
    assert (doing(g), len(offers(g))) == ("drawing", 44)


# ---- places and bribes ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K40")
def test_all_neutrals_start_uninvolved_and_their_places_are_open() -> None:
    assert places(dealt(ACTIVE)) == [MIDDLE] * 4
    g = at(ACTIVE, 2, armies={0: "japan 9", 1: "peru 1"}, rest=N1, lines=allies(0, 1, 2, 1))
    assert [places(feldherr.observe(g, seat)) for seat in (0, 1, -1)] == [[0, 1, 2, 1]] * 3
    assert [g.extra.commander_of(side) for side in (2, 3, 4, 5)] == [0, -1, 1, -1]


@pytest.mark.rule("K41")
def test_the_eight_phases_of_an_active_turn() -> None:
    """1 bribe, 2 reinforce, 3 reinforce allies, 4 attack, 5 status, 6 fortify, 7 move allies, 8 draw."""
    around: dict[int | str, str] = {0: "japan 9", 1: "peru 1", N2: "mongolia 5 china 1", N3: "kamchatka 1 irkutsk 1"}
    g = at(ACTIVE, 2, phase="bribe", armies=around, rest=N1, hands={0: "alaska"})
    answers = ["bribe neutral2 alaska", "place japan 3", "raise neutral2", "4", "place mongolia 4", "attack japan kamchatka 3", "6 6 6 1"]
    answers += ["occupy 3", "done", "6", "done", "fortify mongolia china 8", "draw peru"]
    steps = []
    for answer in answers:
        steps.append(doing(g))
        if answer[0].isdigit():
            rolls(g, *[int(f) for f in answer.split()])
        else:
            say(g, feldherr.asked(g), answer)
    assert steps == [
        *("bribing", "placing", "raising allies", "rolling for an ally", "placing", "attacking", "rolling", "occupying"),
        *("attacking", "rolling the status", "fortifying", "fortifying", "drawing"),
    ]
    assert (g.seat, armies(g, "china"), hand(g, 0)) == (1, 9, {"peru"})


def bribery(*where: int, cards: str, turn: int = 0, second: str = "") -> State:
    """Seat `turn` is about to bribe; each neutral has a territory, the second one these cards."""
    home: dict[int | str, str] = {0: "japan 5", 1: "peru 5", N1: "congo 1", N2: "siam 1", N3: "china 1"}
    hands: dict[int | str, str] = {turn: cards, N2: second}
    return at(ACTIVE, 2, turn=turn, phase="bribe", armies=home, rest=N4, hands=hands, lines=allies(*where))


@pytest.mark.rule("K42")
@pytest.mark.parametrize("turn", [0, 1])
def test_a_card_moves_a_neutral_one_place_towards_the_giver(turn: int) -> None:
    g = bribery(1, 1, 2 - 2 * turn, 1, cards="alaska", turn=turn)
    assert offers(g) == ["done", f"bribe {N1} alaska", f"bribe {N2} alaska", f"bribe {N3} alaska", f"bribe {N4} alaska"]
    say(g, turn, f"bribe {N3} alaska")
    assert places(g) == [1, 1, 1, 1]  # from the opponent to the middle
    assert (hand(g, turn), hand(g, 4), doing(g)) == (set(), {"alaska"}, "placing")


@pytest.mark.rule("K42")
def test_rulebook_two_cards_make_an_ally_of_an_enemys_ally() -> None:
    """Worked example, page 14: allied with the opponent, given two cards, it moves two places."""
    g = say(bribery(2, 1, 1, 1, cards="alaska alberta peru"), 0, f"bribe {N1} peru")
    assert places(g) == [MIDDLE, 1, 1, 1]
    say(g, 0, f"bribe {N1} alaska")
    assert (places(g), hand(g, 2), hand(g, 0)) == ([MINE, 1, 1, 1], {"peru", "alaska"}, {"alberta"})


@pytest.mark.rule("K42")
def test_rulebook_red_bribes_yellow() -> None:
    """Worked example, page 14: the uninvolved yellow army gets a card face down and is red's ally now."""
    g = say(bribery(1, 1, 1, 1, cards="alaska"), 0, f"bribe {N4} alaska")
    assert places(g) == [MIDDLE, MIDDLE, MIDDLE, MINE]
    green = feldherr.observe(g, 1)
    assert (hand(green, 5), green.hand_size(5)) == (set(), 1)  # face down
    assert hand(feldherr.observe(g, 0), 5) == {"alaska"}  # red knows what she gave


@pytest.mark.rule("K42")
def test_several_neutrals_in_one_turn_and_a_joker_as_bribe() -> None:
    g = say(bribery(1, 2, 1, 1, cards="alaska joker1 peru"), 0, f"bribe {N3} joker1", f"bribe {N2} alaska", f"bribe {N1} peru")
    assert (places(g), hand(g, 4), hand(g, 3), hand(g, 2)) == ([0, 1, 0, 1], {"joker1"}, {"alaska"}, {"peru"})


@pytest.mark.rule("K42")
def test_an_own_ally_is_not_bribed_again() -> None:
    g = bribery(0, 1, 2, 1, cards="alaska")
    assert refuses(g, 0, f"bribe {N1} alaska", f"bribe {N2} peru")
    say(bribery(2, 1, 0, 1, cards="alaska", turn=1), 1, f"bribe {N3} alaska")
    assert refuses(bribery(2, 1, 0, 1, cards="alaska", turn=1), 1, f"bribe {N1} alaska")


@pytest.mark.rule("K42")
def test_a_neutral_that_holds_five_cards_is_not_bribed() -> None:
    four = "alberta ontario quebec western_us"
    assert refuses(bribery(1, 2, 1, 1, cards="alaska", second=f"{four} siam"), 0, f"bribe {N2} alaska")
    g = say(bribery(1, 2, 1, 1, cards="alaska joker1", second=four), 0, f"bribe {N2} alaska")
    assert places(g) == [1, 1, 1, 1]
    assert refuses(g, 0, f"bribe {N2} joker1")


@pytest.mark.rule("K42")
def test_a_neutral_that_is_gone_is_not_bribed() -> None:
    g = at(ACTIVE, 2, phase="bribe", armies={0: "japan 5", 1: "peru 5", N1: "congo 1"}, rest=N2, hands={0: "alaska"})
    assert offers(g) == ["done", f"bribe {N1} alaska", f"bribe {N2} alaska"]


@pytest.mark.rule("K42", "K11")
def test_five_cards_force_an_exchange_only_after_the_bribes() -> None:
    five = "alaska alberta western_us argentina iceland"
    g = say(bribery(1, 1, 1, 1, cards=five), 0, f"bribe {N1} alaska")
    assert doing(g) == "bribing"
    say(g, 0, "done")
    assert (doing(g), "done" in offers(g)) == ("trading", True)
    assert "done" not in offers(say(bribery(1, 1, 1, 1, cards=five), 0, "done"))


@pytest.mark.rule("K42")
def test_bribe_cards_are_out_of_play() -> None:
    """They are neither drawn, not even when both piles are empty, nor exchanged."""
    held = " ".join([*WORLD.territories, "joker1", "joker2"][5:])
    given = " ".join(WORLD.territories[:5])
    home: dict[int | str, str] = {0: "japan 5", 1: "peru 5"}
    g = at(ACTIVE, 2, phase="fortify", armies=home, rest=N1, hands={1: held, N1: given}, lines=allies(2, 1, 1, 1) + "\ntaken 1")
    say(g, 0, "done")
    assert (g.seat, hand(g, 0)) == (1, set())
    g = at(ACTIVE, 2, phase="fortify", armies=home, rest=N1, hands={1: held, N1: given.removesuffix(" ontario")}, lines="taken 1")
    assert offers(say(g, 0, "done")) == ["draw ontario"]


# ---- reinforcements -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K43")
def test_own_income_never_counts_allied_territories_or_continents() -> None:
    """Australia and South America are in allied hands, North America but for one: it is 3 all the same."""
    home: dict[int | str, str] = {0: "alaska 5 indonesia 1", 1: "congo 1", N2: "venezuela 1"}
    g = at(ACTIVE, 2, phase="reinforce", armies=home, rest=N1, lines=allies(0, 0, 1, 1))
    assert offers(g) == ["place alaska 1..3", "place indonesia 1..3"]


def raising(*where: int, fourth: str = "") -> State:
    home: dict[int | str, str] = {0: "japan 5", 1: "peru 5", N1: "congo 1 egypt 1", N2: "siam 1", N3: "china 1"}
    return at(ACTIVE, 2, phase="reinforce allies", armies=home, rest=N4, hands={N4: fourth}, lines=allies(*where))


@pytest.mark.rule("K44")
def test_each_ally_gets_as_many_armies_as_a_die_shows() -> None:
    g = raising(0, 1, 2, 1)
    assert offers(g) == ["done", f"raise {N1}"]
    assert refuses(g, 0, f"raise {N2}", f"raise {N3}")
    say(g, 0, f"raise {N1}")
    assert offers(g) == ["roll 1 dice"]
    rolls(g, 5)
    assert offers(g) == ["place egypt 1..5", "place congo 1..5"]
    assert refuses(g, 0, "done", "place japan 1", "place congo 6", "attack japan mongolia 1")  # what is rolled is placed
    say(g, 0, "place congo 2", "place egypt 3")
    assert (armies(g, "congo"), armies(g, "egypt"), owner(g, "congo"), doing(g)) == (3, 4, 2, "attacking")


@pytest.mark.rule("K44")
def test_allies_come_in_any_order_once_each_and_may_be_skipped() -> None:
    g = say(raising(0, 0, 0, 1), 0, f"raise {N3}")
    say(rolls(g, 1), 0, "place china 1")
    assert offers(g) == ["done", f"raise {N1}", f"raise {N2}"]
    assert refuses(g, 0, f"raise {N3}")
    say(rolls(say(g, 0, f"raise {N1}"), 6), 0, "place congo 6")
    assert offers(g) == ["done", f"raise {N2}"]
    say(g, 0, "done")
    assert (doing(g), armies(g, "siam"), armies(g, "congo"), armies(g, "china")) == ("attacking", 1, 7, 2)


@pytest.mark.rule("K44")
def test_territories_continents_and_cards_of_an_ally_count_for_nothing() -> None:
    """Neutral 4 has more than thirty territories, whole continents and a set of cards: a die of 1 brings one army."""
    g = say(raising(1, 1, 1, 0, fourth="alaska alberta western_us"), 0, f"raise {N4}")
    rolls(g, 1)
    assert {o.split()[-1] for o in offers(g)} == {"1"}
    assert not any(o.startswith("trade") for o in offers(g))
    assert doing(say(g, 0, "place ural 1")) == "attacking"


@pytest.mark.rule("K44")
def test_without_allies_there_is_no_question() -> None:
    assert doing(raising(1, 1, 2, 2)) == "attacking"
    gone = at(ACTIVE, 2, phase="reinforce allies", armies={0: "japan 5", 1: "peru 5"}, rest=N1, lines=allies(1, 0, 0, 0))
    assert doing(gone) == "attacking"
