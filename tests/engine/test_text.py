"""The text form of answers and positions, beyond what the laws say."""

from __future__ import annotations

import feldherr
from table import at, hand, offers, say


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
