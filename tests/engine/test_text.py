"""The text form of answers and positions, beyond what the laws say."""

from __future__ import annotations

import feldherr
from table import at, doing, hand, offers, result, say


def test_a_set_may_be_named_in_any_order() -> None:
    g = at(
        "sv2000.missions",
        3,
        phase="reinforce",
        hands={0: "alaska alberta iceland"},
        lines="missions 0 1 2",
        armies={0: "peru 1", 2: "congo 1"},
    )
    assert "trade alaska alberta iceland 4" in offers(g)
    say(g, 0, "trade iceland alaska alberta 4")
    assert hand(g, 0) == set()


def test_past_its_band_the_cease_fire_card_is_all_that_can_be_drawn() -> None:
    """No game gets there, a position written by hand may."""
    board = feldherr.find("de2010.basic").board.territories
    for gone in (16, 17, 18, 30):
        used = " ".join(board[:gone])
        lines = f"taken 1\nunder 0 {used}\nstep turn seat=0 n=5\nstep drawing side=0"
        g = at("de2010.basic", 3, armies={0: "peru 1", 2: "congo 1"}, lines=lines)
        assert offers(g) == ["draw ceasefire"]


def test_rest_is_every_territory_that_no_line_names() -> None:
    text = "feldherr position 1\nrules de2004.liberation 1\nseats 3\narmies 0 rest 2\narmies 1 peru 3\narmies 2 congo 1\nphase attack"
    g = feldherr.read_position(text)
    assert (g.owner[10], g.armies[10], g.owner[23]) == (1, 3, 2)
    assert sum(1 for o in g.owner if o == 0) == 40
    assert sum(g.armies) == 84


def test_a_position_begins_the_phase_it_names() -> None:
    g = at("de2004.liberation", 3, phase="fortify", armies={0: "alaska 3 alberta 1", 2: "congo 1"})
    assert offers(g) == ["done", "fortify alaska alberta 1..2"]
    assert g.top().name == "fortifying"


AUSTRALIA = "indonesia 1 new_guinea 1 western_australia 1 eastern_australia 1"
NEW_CONTINENT = "show colonel_new_continent"


def of_missions(mode: str, lines: str, missions: str = "0 1 2", others: str = "armies 1 congo 1\narmies 2 rest 1") -> feldherr.State:
    """A position of seat 0's turn whose lines are these alone."""
    return feldherr.read_position(f"feldherr position 1\nrules {mode} 1\nseats 3\n{others}\nmissions {missions}\n{lines}")


def colonel(lines: str) -> feldherr.State:
    """Seat 0 holds Australia and the card that asks for a continent which was not held at the start of the turn."""
    deck = feldherr.ruleset("de2004.missions").extra.own_cards()
    ranks = [[m for m in deck if m.startswith(rank)] for rank in ("captain", "major", "colonel", "general")]
    ranks[2].sort(key=lambda m: m != "colonel_new_continent")
    missions = " ".join(rank[seat] for seat in range(3) for rank in ranks)
    return of_missions("de2004.missions", f"armies 0 siam 20 {AUSTRALIA}\n{lines}", missions)


def to_attack(g: feldherr.State) -> feldherr.State:
    return say(g, 0, "done", next(o for o in offers(say(g.copy(), 0, "done")) if "siam" in o).replace("1..", ""))


def test_without_a_phase_the_turn_begins_and_its_continents_are_held_since_then() -> None:
    for g in (to_attack(colonel("")), colonel("phase attack")):
        assert NEW_CONTINENT not in offers(g)
        assert dict(g.extra.rows(g))["facts"] == [0, 0, 0, 1 << g.rules.board.continents.index("australia")]


def test_what_the_lines_say_about_this_turn_holds() -> None:
    """Australia was not held before: the facts say so, or a territory of it was taken."""
    took = " ".join("1" if t == "new_guinea" else "-1" for t in feldherr.find("de2004.missions").board.territories)
    for lines in ("facts 0 0 0 0", f"took {took}"):
        assert NEW_CONTINENT in offers(to_attack(colonel(lines)))
        assert NEW_CONTINENT in offers(colonel(f"{lines}\nphase attack"))
    g = colonel("taken 2\ntraded 1\nfacts 1 0 0 0")
    assert (g.taken, g.traded, doing(g)) == (2, 1, "placing")  # a mission was claimed already, so none is asked for


def test_a_mission_that_is_fulfilled_when_the_turn_begins_wins() -> None:
    """destroy_colour_2 is about seat 1."""
    missions = "destroy_colour_2 destroy_colour_1 destroy_colour_3"
    beaten = "armies 0 alaska 3\narmies 2 rest 1\nout 1"
    assert result(of_missions("sv2000.missions", "", missions, beaten)) == ([0], "mission fulfilled")
    assert result(of_missions("sv2000.missions", "phase attack", missions, beaten)) == ([], "")
    assert result(of_missions("sv2000.missions", "view 0\nunseen 2 1", missions, beaten)) == ([0], "mission fulfilled")
