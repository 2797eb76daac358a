"""The seams that richer games need: borders that close, territories without armies, sealed answers, answers in another's turn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import feldherr
from feldherr import State
from laws.games import play_on
from table import at, doing, offers, rolls, say


def close(g: State, a: str, b: str) -> None:
    """Close a border on this table only."""
    x, y = g.rules.board.number[a], g.rules.board.number[b]
    rows = [[u for u in row if {t, u} != {x, y}] for t, row in enumerate(g.adjacent)]
    g.adjacent = vec[vec[i64]]([vec[i64](row) for row in rows])


def empty(g: State, territory: str) -> None:
    t = g.rules.board.number[territory]
    g.owner[t], g.armies[t] = -1, 0


def test_a_closed_border_stops_attacks_and_moves_at_this_table_only() -> None:
    g = at("de2004.liberation", 3, armies={0: "alaska 3 alberta 1", 2: "congo 1"})
    other = g.copy()
    close(g, "alaska", "kamchatka")
    assert "attack alaska kamchatka 1..2" not in offers(g)
    assert "attack alaska kamchatka 1..2" in offers(other)
    close(g, "alaska", "alberta")
    assert "fortify alaska alberta 1..2" not in offers(say(g, 0, "done"))
    assert "fortify alaska alberta 1..2" in offers(say(other, 0, "done"))


def test_an_empty_territory_is_no_target_no_way_and_nobodys() -> None:
    g = at("de2004.liberation", 3, armies={0: "alaska 3 alberta 1 ontario 1", 2: "congo 1"})
    empty(g, "kamchatka")
    empty(g, "alberta")
    assert offers(g) == ["done", "attack alaska northwest_territory 1..2"]
    say(g, 0, "done")
    assert offers(g) == ["done"]
    say(g, 0, "done")
    assert doing(g) == "placing"


def test_sealed_answers_come_in_any_order_and_are_unseen() -> None:
    game = feldherr.game("sv2000.capitals", 3)
    while doing(game.state) != "choosing capitals":
        play_on(game, 4, 1)
    g = game.state
    first = {s: feldherr.offers(g, s)[0] for s in range(3)}
    assert feldherr.players(g) == (0, 1, 2)
    before = feldherr.write_position(feldherr.observe(g, 0))
    say(g, 2, first[2])
    after = feldherr.write_position(feldherr.observe(g, 0))
    assert feldherr.players(g) == (0, 1)
    assert "unseen aside 1\n" in after
    assert after.replace("unseen aside 1\n", "").replace("?", "-") == before  # only that somebody has chosen can be seen
    say(g, 0, first[0])
    say(g, 1, first[1])
    assert feldherr.players(g) == (0,)


def test_somebody_is_asked_in_anothers_turn() -> None:
    g = say(at("de2004.liberation", 3, armies={0: "alaska 4", 2: "kamchatka 2"}), 0, "attack alaska kamchatka 3")
    assert (g.seat, feldherr.players(g)) == (0, (2,))
    rolls(say(g, 2, "defend 1"), 6, 1, 1, 5)
    assert feldherr.players(g) == (0,)


def test_who_decides_for_an_army_that_nobody_plays() -> None:
    stand: dict[int | str, str] = {
        0: "alaska 4",
        "neutral1": "kamchatka 3",
        "neutral2": "alberta 1",
        "neutral3": "congo 1",
        "neutral4": "peru 1",
    }
    g = say(at("de2004.duel-passive", 2, armies=stand), 0, "attack alaska kamchatka 3")
    assert feldherr.players(g) == (1,)
