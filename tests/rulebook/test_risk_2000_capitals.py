"""Rulebook S, RISK 2000: capitals (S50-S55)."""

from __future__ import annotations

import pytest

import feldherr
from feldherr import CHANCE, State
from table import armies, at, doing, go_on, hand, offers, owner, refuses, result, rolls, say, winners

BOARD = feldherr.ruleset("sv2000.capitals").board


def capitals(g: State) -> list[int]:
    return dict(g.extra.rows(g))["capitals"]


def fallen(g: State) -> list[int]:
    """The seats whose capital lies open."""
    bits = dict(g.extra.rows(g))["fallen"][0]
    return [s for s in range(g.seats) if bits >> s & 1]


def table(
    homes: str,
    board: dict[int | str, str],
    rest: int | str,
    fell: int = 0,
    lines: str = "",
    hands: dict[int | str, str] | None = None,
    phase: str = "attack",
    **house: str,
) -> State:
    """Seat 0's turn; `homes` are the capitals, seat by seat."""
    numbers = " ".join(str(BOARD.number[t]) for t in homes.split())
    text = f"capitals {numbers}\naside {homes}\nfallen {fell}\n{lines}"
    seats = len(homes.split())
    return at("sv2000.capitals", seats, turn=0, phase=phase, armies=board, rest=rest, hands=hands, lines=text, **house)


def taking_peru(hands: dict[int | str, str] | None = None, fell: int = 0, **house: str) -> State:
    """Seat 0 (Alaska) takes Peru, the capital of seat 1, who also has Brazil, Venezuela and Congo; seat 2 (Japan) has the rest."""
    board: dict[int | str, str] = {0: "alaska 1 argentina 6", 1: "peru 1 brazil 4 venezuela 1 congo 2", 3: "siam 1"}
    g = table("alaska peru japan siam", board, 2, fell, "", hands, "attack", **house)
    say(g, 0, "attack argentina peru 2")
    return rolls(g, 6, 6, 1)


# ---- choosing (S50) ---------------------------------------------------------------------------------------------------------------


def choosing(seats: int = 3) -> State:
    g = feldherr.new(feldherr.ruleset("sv2000.capitals"), seats)
    go_on(g, "dealing", "strengthening")
    return g


@pytest.mark.rule("S50")
@pytest.mark.parametrize(("seats", "each"), [(2, 40), (3, 35), (4, 30), (5, 25), (6, 20)])
def test_capitals_are_chosen_once_all_armies_are_placed_and_there_are_no_missions(seats: int, each: int) -> None:
    g = choosing(seats)
    assert doing(g) == "choosing capitals"
    assert [sum(n for n, o in zip(g.armies, g.owner) if o == s) for s in range(seats)] == [each] * seats
    assert [name for name, _ in g.extra.rows(g)] == ["capitals", "fallen"]


@pytest.mark.rule("S50")
def test_all_choose_an_own_territory_at_the_same_time() -> None:
    g = choosing()
    assert feldherr.players(g) == (0, 1, 2)
    for seat in (2, 0, 1):  # in any order
        own = [t for t in BOARD.territories if owner(g, t) == seat]
        other = next(t for t in BOARD.territories if owner(g, t) == (seat + 1) % 3)
        assert offers(g, seat) == [f"capital {t}" for t in own]
        assert refuses(g, seat, f"capital {other}")
        say(g, seat, f"capital {own[3]}")
        if seat != 1:
            assert refuses(g, seat, f"capital {own[4]}")  # once is enough
    assert (g.seat, doing(g)) == (0, "placing")


@pytest.mark.rule("S50")
def test_nobody_sees_what_another_has_chosen() -> None:
    g = choosing()
    own = [BOARD.territories[list(g.owner).index(s)] for s in range(3)]
    say(g, 0, f"capital {own[0]}")
    assert capitals(feldherr.observe(g, 0)) == [BOARD.number[own[0]], -1, -1]
    assert capitals(feldherr.observe(g, 1)) == [-2, -1, -1]
    say(g, 2, f"capital {own[2]}")
    say(g, 1, f"capital {own[1]}")
    for seat in (-1, 0, 1, 2):
        view = feldherr.observe(g, seat)
        assert [s for s in range(3) if capitals(view)[s] >= 0] == ([seat] if seat >= 0 else [])
        hidden = {c for c in range(44) if view.cards[c] == -4}
        shown = {BOARD.number[own[seat]]} if seat >= 0 else set()
        assert hidden == set(range(44)) - shown  # the cards of the others' capitals look like any other


@pytest.mark.rule("S50")
def test_the_cards_of_capitals_are_out_of_deck_and_hands() -> None:
    g = table("alaska peru japan", {0: "alaska 1 argentina 3", 1: "peru 1 brazil 1"}, 2)
    say(g, 0, "attack argentina brazil 1")
    rolls(g, 6, 1)
    say(g, 0, "occupy 1", "done")
    assert len(offers(g)) == 41
    assert {"draw alaska", "draw peru", "draw japan"}.isdisjoint(offers(g))


@pytest.mark.rule("S50")
def test_with_two_players_the_neutral_has_no_capital() -> None:
    g = choosing(2)
    assert feldherr.players(g) == (0, 1)
    assert len(capitals(g)) == 2
    go_on(g, "choosing capitals")
    assert (g.seat, doing(g)) == (0, "placing")


@pytest.mark.rule("S50", "S34")
def test_with_two_players_the_other_one_defends_the_neutral() -> None:
    board: dict[int | str, str] = {0: "alaska 1 argentina 3", 1: "japan 1", "neutral1": "peru 3"}
    g = table("alaska japan", board, "neutral1")
    say(g, 0, "attack argentina peru 2")
    assert (feldherr.asked(g), offers(g)) == (1, ["defend 1..2"])


# ---- a capital falls (S51-S53) ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S51")
def test_a_capital_that_falls_is_revealed_and_all_cards_go_to_the_attacker() -> None:
    g = taking_peru(hands={0: "china", 1: "egypt india", 2: "ural"})
    assert fallen(g) == [1]
    assert [hand(g, s) for s in range(3)] == [{"china", "egypt", "india"}, set(), {"ural"}]
    assert capitals(feldherr.observe(g, 2)) == [-2, BOARD.number["peru"], BOARD.number["japan"], -2]


@pytest.mark.rule("S51")
def test_the_card_of_a_fallen_capital_lies_open_and_aside() -> None:
    g = taking_peru()
    assert "peru" not in hand(g, 0)
    view = feldherr.observe(g, 2)
    assert view.cards[BOARD.number["peru"]] == g.cards[BOARD.number["peru"]] == -2
    say(g, 0, "occupy 2", "done")
    assert "draw peru" not in offers(g)


@pytest.mark.rule("S51", "S9")
def test_cards_won_with_a_capital_are_not_exchanged_before_the_next_turn() -> None:
    g = taking_peru(hands={0: "china", 1: "egypt india alberta ural congo"})
    assert (len(hand(g, 0)), doing(g)) == (6, "occupying")
    say(g, 0, "occupy 2")
    assert doing(g) == "attacking"
    assert refuses(g, 0, "trade alberta egypt india 4")


@pytest.mark.rule("S51")
def test_taking_another_territory_than_the_capital_has_no_such_effects() -> None:
    board: dict[int | str, str] = {0: "alaska 1 argentina 6", 1: "peru 1 brazil 1 venezuela 1 congo 2", 3: "siam 1"}
    g = table("alaska peru japan siam", board, 2, hands={1: "egypt"})
    say(g, 0, "attack argentina brazil 1")
    rolls(g, 6, 1)
    assert (fallen(g), hand(g, 1), owner(g, "venezuela")) == ([], {"egypt"}, 1)


@pytest.mark.rule("S52")
def test_the_losers_armies_on_that_continent_are_replaced_by_one_of_the_attacker_each() -> None:
    g = taking_peru()
    assert [(owner(g, t), armies(g, t)) for t in ("brazil", "venezuela")] == [(0, 1), (0, 1)]
    assert (owner(g, "congo"), armies(g, "congo")) == (1, 2)  # another continent
    assert (owner(g, "central_america"), armies(g, "argentina")) == (2, 4)  # from the supply: 6 less the 2 that moved in
    assert (armies(g, "peru"), offers(g)) == (2, ["occupy 2..5"])  # the capital itself as S13


@pytest.mark.rule("S52")
def test_armies_of_others_on_that_continent_stay() -> None:
    board: dict[int | str, str] = {0: "alaska 1 argentina 6", 1: "peru 1 brazil 4 congo 2", 2: "venezuela 3", 3: "siam 1"}
    g = table("alaska peru japan siam", board, 2)
    say(g, 0, "attack argentina peru 2")
    rolls(g, 6, 6, 1)
    assert [(owner(g, t), armies(g, t)) for t in ("brazil", "venezuela")] == [(0, 1), (2, 3)]


@pytest.mark.rule("S52", "S54")
def test_a_third_players_capital_that_is_cleared_counts_without_further_effects() -> None:
    """Seat 1 holds Venezuela, the fallen capital of seat 3: it is cleared with Peru and is the third capital of seat 0."""
    board: dict[int | str, str] = {0: "alaska 1 argentina 6", 1: "peru 1 venezuela 4 congo 2", 3: "siam 1 india 1"}
    g = table("alaska peru japan venezuela", board, 2, fell=0b1000, hands={3: "egypt"})
    say(g, 0, "attack argentina peru 2")
    rolls(g, 6, 6, 1)
    assert result(g) == ([0], "capitals held")
    assert (hand(g, 3), owner(g, "siam"), owner(g, "venezuela")) == ({"egypt"}, 3, 0)


@pytest.mark.rule("S52", "S54")
def test_the_own_lost_capital_that_is_cleared_is_held_again() -> None:
    board: dict[int | str, str] = {0: "argentina 6", 1: "peru 1 brazil 4 congo 2"}
    g = table("brazil peru japan", board, 2, fell=0b001, hands={0: "egypt"})
    say(g, 0, "attack argentina peru 2")
    rolls(g, 6, 6, 1)
    assert (owner(g, "brazil"), result(g)) == (0, ([0], "capitals held"))
    assert hand(g, 0) == {"egypt"}


@pytest.mark.rule("S53")
def test_the_loser_plays_on_with_what_is_left_elsewhere() -> None:
    g = taking_peru()
    assert not g.is_out(1)
    say(g, 0, "occupy 2", "done")
    say(g, CHANCE, "draw joker1")
    say(g, 0, "done")
    assert (g.seat, offers(g)) == (1, ["place congo 1..3"])


@pytest.mark.rule("S53")
def test_a_loser_with_nothing_left_elsewhere_is_out() -> None:
    board: dict[int | str, str] = {0: "alaska 1 argentina 6", 1: "peru 1 brazil 4 venezuela 1", 3: "siam 1"}
    g = table("alaska peru japan siam", board, 2, hands={1: "egypt"})
    say(g, 0, "attack argentina peru 2")
    rolls(g, 6, 6, 1)
    assert (g.is_out(1), hand(g, 0), winners(g)) == (True, {"egypt"}, [])
    assert list(g.owner).count(1) == 0


def falling_again(**house: str) -> State:
    """Seat 1 has retaken its capital, which seat 0 takes a second time."""
    return taking_peru({1: "egypt"}, 0b0010, **house)


@pytest.mark.rule("S53")
def test_a_capital_falls_with_its_effects_only_the_first_time() -> None:
    g = falling_again()
    assert (owner(g, "peru"), hand(g, 1)) == (0, {"egypt"})
    assert [(owner(g, t), armies(g, t)) for t in ("brazil", "venezuela")] == [(1, 4), (1, 1)]


@pytest.mark.rule("S53")
def test_house_rule_a_capital_falls_again_whenever_its_owner_loses_it() -> None:
    g = falling_again(capital_falls="again")
    assert (hand(g, 0), hand(g, 1)) == ({"egypt"}, set())
    assert [(owner(g, t), armies(g, t)) for t in ("brazil", "venezuela")] == [(0, 1), (0, 1)]


@pytest.mark.rule("S53")
@pytest.mark.parametrize("rule", ["once", "again"])
def test_taking_a_capital_from_another_conqueror_has_no_effects(rule: str) -> None:
    """Seat 2 holds Peru, the fallen capital of seat 1, and loses it to seat 0."""
    board: dict[int | str, str] = {0: "alaska 1 argentina 6", 1: "congo 2 brazil 2", 2: "peru 1 venezuela 3", 3: "siam 1"}
    g = table("alaska peru japan siam", board, 2, fell=0b0010, hands={1: "egypt", 2: "ural"}, capital_falls=rule)
    say(g, 0, "attack argentina peru 2")
    rolls(g, 6, 6, 1)
    assert [owner(g, t) for t in ("peru", "brazil", "venezuela")] == [0, 1, 2]
    assert (hand(g, 1), hand(g, 2), armies(g, "venezuela")) == ({"egypt"}, {"ural"}, 3)


@pytest.mark.rule("S53")
@pytest.mark.parametrize("rule", ["once", "again"])
def test_retaking_the_own_capital_has_no_effects(rule: str) -> None:
    board: dict[int | str, str] = {0: "argentina 6", 1: "alaska 1 congo 2", 2: "peru 1 venezuela 3", 3: "siam 1"}
    g = table("peru alaska japan siam", board, 2, fell=0b0001, hands={2: "ural"}, capital_falls=rule)
    say(g, 0, "attack argentina peru 2")
    rolls(g, 6, 6, 1)
    assert (owner(g, "peru"), hand(g, 2), owner(g, "venezuela"), winners(g)) == (0, {"ural"}, 2, [])


# ---- winning (S54) ----------------------------------------------------------------------------------------------------------------

HOMES = "argentina peru japan siam egypt congo"


def with_capitals(seats: int, before: int) -> State:
    """Seat 0 holds the own capital and others, `before` in all, and takes Peru, one more."""
    homes = HOMES.split()[:seats]
    taken = homes[2 : before + 1]
    own = " ".join(f"{t} 1" for t in taken)
    exile = ["alaska", "ontario", "quebec", "alberta"]  # where those who lost their capital live
    board: dict[int | str, str] = {0: f"argentina 3 {own}", 1: "peru 1 greenland 1"}
    for s in range(2, seats):
        board[s] = f"{exile[s - 2]} 1 " + ("" if homes[s] in taken else f"{homes[s]} 1")
    rest: int | str = "neutral1" if seats == 2 else 1
    g = table(" ".join(homes), board, rest, fell=sum(1 << s for s in range(2, seats) if homes[s] in taken))
    assert winners(g) == []
    say(g, 0, "attack argentina peru 1")
    return rolls(g, 6, 1)


@pytest.mark.rule("S54")
@pytest.mark.parametrize(("seats", "needs"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_the_table_of_capitals(seats: int, needs: int) -> None:
    """The rulebook's table: 2-3 players 2, 4-5 players 3, 6 players 4, the own one included; won at once."""
    assert result(with_capitals(seats, needs - 1)) == ([0], "capitals held")
    if needs > 2:
        assert winners(with_capitals(seats, needs - 2)) == []


@pytest.mark.rule("S54")
def test_nobody_wins_without_the_own_capital() -> None:
    board: dict[int | str, str] = {0: "argentina 6 japan 1 siam 1", 1: "peru 1 congo 1 alaska 1", 3: "india 1"}
    g = table("alaska peru japan siam", board, 2, fell=0b1101)
    say(g, 0, "attack argentina peru 1")
    rolls(g, 6, 1)
    assert (owner(g, "peru"), winners(g)) == (0, [])  # three capitals, but Alaska is lost


@pytest.mark.rule("S54")
def test_retaking_the_own_capital_may_win() -> None:
    board: dict[int | str, str] = {0: "northwest_territory 3 japan 1", 1: "alaska 1 peru 1"}
    g = table("alaska peru japan", board, 2, fell=0b101)
    say(g, 0, "attack northwest_territory alaska 1")
    rolls(g, 6, 1)
    assert result(g) == ([0], "capitals held")


@pytest.mark.rule("S54")
def test_the_number_is_that_of_the_players_who_began() -> None:
    """Four began, one is out: two capitals are still not enough."""
    board: dict[int | str, str] = {0: "alaska 1 argentina 6", 1: "peru 1 congo 2", 2: "siam 1"}
    g = table("alaska peru japan siam", board, 2, fell=0b1000, lines="out 3")
    say(g, 0, "attack argentina peru 2")
    rolls(g, 6, 6, 1)
    assert (winners(g), [owner(g, t) for t in ("alaska", "peru")]) == ([], [0, 0])


# ---- cards (S55) ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S55")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("cards", "usual"),
    [("alaska alberta iceland", 4), ("greenland ontario china", 6), ("quebec brazil siam", 8), ("alaska greenland quebec", 10)],
)
def test_cards_are_worth_what_they_are_with_missions_and_the_rising_scale_is_a_house_rule(seats: int, cards: str, usual: int) -> None:
    board: dict[int | str, str] = {0: "argentina 3", 1: "japan 1"}
    homes = "argentina japan" + (" india" if seats == 3 else "")
    rest: int | str = 2 if seats == 3 else "neutral1"
    g = table(homes, board, rest, phase="reinforce", hands={0: cards}, lines="trades 6")
    assert offers(g) == [f"trade {cards} {usual}", "done"]
    g = table(homes, board, rest, phase="reinforce", hands={0: cards}, lines="trades 6", set_values="rising")
    assert offers(g) == [f"trade {cards} 20", "done"]


@pytest.mark.rule("S55", "S8")
def test_an_exchanged_card_of_an_own_territory_brings_2_armies() -> None:
    g = table("argentina japan india", {0: "argentina 3 alaska 1", 1: "japan 1"}, 2, phase="reinforce", hands={0: "alaska alberta iceland"})
    say(g, 0, "trade alaska alberta iceland 4")
    assert (armies(g, "alaska"), offers(g)) == (3, ["place alaska 1..7", "place argentina 1..7"])
