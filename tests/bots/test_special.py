"""The captain's special decisions about the set-up, missions and cards, on tables where the right answer is clear."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import feldherr
from feldherr import State
from feldherr.bots.players.commander import Commander
from feldherr.bots.weights import Weights
from feldherr.bots.world.opening import capital
from feldherr.engine.action import first, option
from feldherr.engine.text import Lexicon
from feldherr.rules.verbs import CAPITAL
from table import at, conquer, doing, offers, rolls, say

RANKED = "de2004.missions"
DECK = feldherr.ruleset(RANKED).extra.own_cards()
AUSTRALIA = "indonesia 1 new_guinea 1 western_australia 1 eastern_australia 1"


def captain(g: State, seat: int = 0, **weights: float) -> str:
    """What the captain answers, in words."""
    a = Commander(Weights(weights)).choose(feldherr.observe(g, seat), seat)
    return Lexicon(g.rules, g.seats).write(a)


# ---- claims ---------------------------------------------------------------------------------------------------------------------


def claimed(mode: str, *rows: str) -> State:
    """Three players have claimed these, one row each and all as many; seat 0 is next."""
    g = rolls(feldherr.new(feldherr.ruleset(mode), 3), 6, 1, 1)
    for turn in zip(*[row.split() for row in rows], strict=True):
        for seat, t in enumerate(turn):
            say(g, seat, f"claim {t}")
    return g


@pytest.mark.parametrize("mode", ["de2004.liberation", "de2010.classic"])
def test_claims_begin_where_one_border_holds_a_continent(mode: str) -> None:
    assert captain(claimed(mode, "", "", "")).split()[1] in AUSTRALIA.split()


def test_claims_complete_a_continent() -> None:
    g = claimed("de2004.liberation", "indonesia new_guinea western_australia", "alaska alberta ontario", "ural siberia china")
    assert captain(g) == "claim eastern_australia"


def test_claims_deny_a_continent_rather_than_begin_far_away() -> None:
    g = claimed(
        "de2004.liberation", "peru argentina brazil venezuela", "indonesia new_guinea western_australia japan", "ural china alaska egypt"
    )
    assert captain(g) == "claim eastern_australia"


# ---- capitals -------------------------------------------------------------------------------------------------------------------


def chosen(armies: str) -> str:
    """The capital that seat 0 chooses with these armies; the rest of the board is seat 1's."""
    g = at("sv2000.conquest", 3, armies={0: armies, 2: "alaska 1"})
    options = vec[i64]([option(CAPITAL, t) for t in range(g.lands) if g.owner[t] == 0])
    return g.rules.board.territories[first(capital(feldherr.observe(g, 0), 0, options))]


def test_a_capital_lies_behind_the_own_lines() -> None:
    assert chosen("brazil 9 peru 2 argentina 1 venezuela 2") in ("peru", "argentina")
    assert chosen("indonesia 9 new_guinea 2 western_australia 2 eastern_australia 2") != "indonesia"


def test_a_capital_is_not_the_strongest_place_if_another_is_as_safe() -> None:
    assert chosen("eastern_australia 4 western_australia 3 new_guinea 3 indonesia 2") != "eastern_australia"


# ---- missions -------------------------------------------------------------------------------------------------------------------


def dealt(*mine: str) -> str:
    """Three players' missions: these four for seat 0, whatever is left for the others."""
    left = [m for m in DECK if m not in mine]
    ranks = [m.split("_")[0] for m in mine]
    row = [*mine, *[[m for m in left if m.startswith(rank)][i] for i in (0, 1) for rank in ranks]]
    return "missions " + " ".join(str(DECK.index(m)) for m in row)


def test_a_mission_of_the_attack_is_shown_as_soon_as_it_is_met() -> None:
    mine = ("captain_advance3", "major_australia", "colonel_africa", "general_asia9")
    g = at(RANKED, 3, armies={0: "japan 30", 2: "congo 1"}, lines=dealt(*mine))
    for src, dst in (("japan", "mongolia"), ("mongolia", "china"), ("china", "siam")):
        most = offers(conquer(g, src, dst))[0].split("..")[1]
        say(g, 0, f"occupy {most}")
    assert captain(g) == "show captain_advance3"


def test_of_two_missions_the_harder_one_is_shown() -> None:
    mine = ("captain_garrison10", "major_australia", "colonel_africa", "general_asia9")
    g = at(RANKED, 3, phase="show a mission at the end", armies={0: f"{AUSTRALIA} japan 12", 2: "congo 1"}, lines=dealt(*mine))
    assert captain(g) == "show major_australia"


# ---- sets -----------------------------------------------------------------------------------------------------------------------


def trading(mode: str, cards: str, mine: str = "japan 9", **more: str) -> State:
    return at(mode, 3, phase="reinforce", armies={0: mine, 2: "congo 9 egypt 9"}, hands={0: cards}, lines=more.get("lines", ""))


MISSION = "missions 0 1 2"


def test_the_set_that_brings_most_is_exchanged() -> None:
    g = trading("sv2000.missions", "alaska alberta western_us greenland quebec", lines=MISSION)
    assert captain(g).split()[-1] == "10"


def test_a_joker_is_kept_if_the_set_is_worth_the_same_without() -> None:
    g = trading("sv2000.missions", "alaska greenland quebec joker1", lines=MISSION)
    assert captain(g) == "trade alaska greenland quebec 10"


def test_a_set_that_shows_own_territories_comes_first() -> None:
    g = trading("sv2000.missions", "alaska greenland quebec ontario peru", "peru 9", lines=MISSION)
    assert captain(g) == "trade alaska quebec peru 10"


def test_sets_that_rise_are_kept_while_it_is_safe() -> None:
    g = trading("de2004.liberation", "alaska greenland quebec", f"{AUSTRALIA} japan 30")
    assert captain(g) == "done"
    assert captain(g, hoard=0.0) == "trade alaska greenland quebec 4"


def test_sets_that_rise_are_exchanged_in_danger() -> None:
    g = trading("de2004.liberation", "alaska greenland quebec", "japan 2")
    assert captain(g) == "trade alaska greenland quebec 4"


def crowded(mode: str, phase: str, mine: int, prey: int, cards: str, lines: str = "") -> State:
    """Seat 0 in Japan beside all that seat 2 has; seat 1 stands six armies deep everywhere else."""
    g = at(mode, 3, phase=phase, armies={0: f"japan {mine}", 2: f"mongolia {prey}"}, hands={0: cards, 2: "peru brazil congo"}, lines=lines)
    for t in range(g.lands):
        if g.owner[t] == 1:
            g.armies[t] = 6
    return g


@pytest.mark.parametrize(("prey", "answer"), [(20, "trade"), (180, "done")])
def test_sets_that_rise_are_exchanged_to_finish_a_player(prey: int, answer: str) -> None:
    g = crowded("de2004.liberation", "reinforce", 80, prey, "alaska greenland quebec", "trades 8")
    g.armies[g.rules.board.number["japan"]] = 18 if prey == 20 else 80
    assert captain(g).startswith(answer)


# ---- stars ----------------------------------------------------------------------------------------------------------------------


def test_stars_are_collected_while_it_is_safe() -> None:
    g = trading("de2010.classic", "siam mongolia alaska", f"{AUSTRALIA} japan 30")
    assert captain(g) == "done"
    assert captain(g, hoard=0.0).startswith("lay")


def test_ten_stars_are_laid_and_all_at_once() -> None:
    g = trading("de2010.classic", "siam mongolia brazil egypt scandinavia ukraine alaska", f"{AUSTRALIA} japan 30")
    laid = 0
    while (answer := captain(g)).startswith("lay"):
        say(g, 0, answer)
        laid += 1
    assert (laid, answer) == (5, "done")
    say(g, 0, "done")
    assert captain(g) in ("done", "place japan 34")


def test_stars_are_laid_in_danger() -> None:
    assert captain(trading("de2010.classic", "siam mongolia alaska", "japan 2")).startswith("lay")


@pytest.mark.parametrize(("prey", "lays"), [(12, True), (250, False)])
def test_stars_are_laid_between_attacks_to_finish_a_player(prey: int, lays: bool) -> None:
    g = crowded("de2010.classic", "attack", 100, prey, "siam alaska japan scandinavia")
    if lays:
        g.armies[g.rules.board.number["japan"]] = 6
    assert captain(g).startswith("lay") == lays


# ---- the bonus, dice ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", [0, 1])
def test_the_bonus_goes_to_the_front(place: int) -> None:
    """Seat 0 has a territory with few neighbours and all of them; the cards show that one and one of the neighbours."""
    board = feldherr.ruleset("nl2004.original").board
    inner = [t for t in range(board.size) if len(board.adjacent[t]) <= 3][place]
    own = [inner, *board.adjacent[inner]]
    outer = next(t for t in own if any(u not in own for u in board.adjacent[t]))
    armies = " ".join(f"{board.territories[t]} 2" for t in own)
    far = next(t for t in range(board.size) if t not in own)
    cards = f"{board.territories[inner]} {board.territories[outer]} joker1"
    g = at("nl2004.original", 3, phase="reinforce", armies={0: armies, 2: f"{board.territories[far]} 1"}, hands={0: cards})
    say(g, 0, next(o for o in offers(g) if o.startswith("trade")))
    assert (doing(g), captain(g)) == ("taking the bonus", f"bonus {board.territories[outer]}")


@pytest.mark.parametrize(("force", "held"), [(4, 2), (2, 5)])
def test_all_dice_defend(force: int, held: int) -> None:
    g = at("de2004.liberation", 3, armies={0: f"japan {force}", 2: "congo 1", 1: f"mongolia {held}"})
    say(g, 0, f"attack japan mongolia {force - 1 if force < 4 else 3}")
    assert captain(g, 1) == "defend 2"
