"""Win probabilities: of every mode and number of players, at every moment, the same in every build."""

from __future__ import annotations

import math
import random
from functools import cache

import pytest

import feldherr
from feldherr import State, Stream
from feldherr.bots.players.random import pick
from feldherr.value.chances import FAMILIES, chances, chances_in_view, family
from feldherr.value.features import COLUMNS, rows
from feldherr.value.network import Network
from feldherr.value.weights import book, networks, packed, unpacked

TABLES = [(mode, seats) for mode, rules in feldherr.MODES.items() for seats in range(rules.players[0], rules.players[1] + 1)]


@cache
def moments(mode: str, seats: int) -> list[State]:
    """States of a random game, from its first question to its end."""
    g = feldherr.new(feldherr.ruleset(mode, turn_limit=4), seats)
    rng = Stream(11)
    out = [g.copy()]
    n = 0
    while not g.winners:
        seat = feldherr.asked(g)
        feldherr.apply(g, seat, pick(g, seat, rng))
        n += 1
        if n % 41 == 0:
            out.append(g.copy())
    return [*out, g]


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_chances_add_up_to_one_at_every_moment_and_end_as_the_result(mode: str, seats: int) -> None:
    for g in moments(mode, seats):
        parties = {g.team(s): p for s, p in enumerate(chances(g))}
        assert math.isclose(sum(parties.values()), 1, abs_tol=1e-12)
        assert all(0 <= p <= 1 for p in parties.values())
        assert all(chances(g)[s] == parties[g.team(s)] for s in range(seats))
        assert not any(chances(g)[s] for s in range(seats) if g.is_out(s) and not g.rules.teams)
    last = moments(mode, seats)[-1]
    assert {s for s, p in enumerate(chances(last)) if p} == set(feldherr.result(last)[0])


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_features_are_of_one_length_finite_and_small(mode: str, seats: int) -> None:
    for g in moments(mode, seats)[:-1]:
        row = list(rows(g))
        assert len(row) == seats * len(COLUMNS)
        assert all(math.isfinite(x) and abs(x) < 100 for x in row)


def test_every_family_has_a_network_and_every_mode_a_family() -> None:
    assert set(networks()) == set(FAMILIES) == {family(feldherr.new(feldherr.find(mode), seats)) for mode, seats in TABLES}
    assert book()["run"]["command"].startswith("tools/train_value.py ")


def plain(net: Network, row: list[float], alive: list[bool]) -> list[float]:
    """The same network, written down as in a textbook, without teams."""
    h, width = net.hidden, len(COLUMNS)
    units = [
        [
            max(0.0, net.first_bias[i] + sum(row[s * width + k] * net.first[k * h + i] for k in range(width))) if up else 0.0
            for i in range(h)
        ]
        for s, up in enumerate(alive)
    ]
    mean = [sum(u[i] for u in units) / sum(alive) for i in range(h)]
    score = []
    for u in units:
        second = [
            max(0.0, net.second_bias[i] + sum(u[k] * net.own[k * h + i] + mean[k] * net.mean[k * h + i] for k in range(h)))
            for i in range(h)
        ]
        score.append(sum(x * net.last[i] for i, x in enumerate(second)))
    weight = [math.exp(x) if up else 0.0 for x, up in zip(score, alive, strict=True)]
    return [w / sum(weight) for w in weight]


@pytest.mark.parametrize("mode", ["sv2000.conquest", "sv2000.capitals", "nl2004.godstorm"])
def test_the_network_is_the_one_of_the_textbook(mode: str) -> None:
    for g in moments(mode, 3)[1:-1:3]:
        expected = plain(networks()[family(g)], list(rows(g)), [not g.is_out(s) for s in range(3)])
        assert list(chances(g)) == pytest.approx(expected, abs=1e-12)


def test_more_armies_and_the_move_make_a_win_more_likely() -> None:
    armies = "armies 0 alaska {} brazil 2\narmies 1 congo 3 egypt 3\narmies 2 rest 2\n"
    text = f"feldherr position 1\nrules sv2000.conquest 1\nseats 3\n{armies}phase attack\n"
    weak, strong = (feldherr.win_probability(feldherr.read_position(text.format(n)), 0) for n in (2, 90))
    assert weak < 0.5 < strong


def test_nothing_depends_on_which_number_a_seat_has() -> None:
    """The same position with the seats turned by one gives the same chances, turned by one."""
    places = feldherr.find("sv2000.conquest").board.territories
    draw = random.Random(5)
    owner = [draw.randrange(4) for _ in places]
    armies = [draw.randint(1, 9) for _ in places]

    def position(shift: int) -> State:
        held = [" ".join(f"{t} {n}" for t, o, n in zip(places, owner, armies, strict=True) if (o + shift) % 4 == s) for s in range(4)]
        lines = [f"armies {s} {each}" for s, each in enumerate(held)]
        head = ["feldherr position 1", "rules sv2000.conquest 1", "seats 4", f"turn {shift}", f"first {shift}"]
        return feldherr.read_position("\n".join([*head, *lines, "phase attack"]) + "\n")

    first, second = (feldherr.win_probability(position(shift)) for shift in (0, 1))
    assert [*second[1:], second[0]] == pytest.approx(first, abs=1e-12)


@pytest.mark.parametrize(
    ("mode", "seats"), [("sv2000.missions", 4), ("sv2000.capitals", 3), ("nl2004.godstorm", 3), ("de2004.missions", 3)]
)
def test_a_view_is_valued_without_what_it_hides(mode: str, seats: int) -> None:
    """What others hold makes no difference to a seat's estimate: another state that looks the same gives the same numbers."""
    for g in moments(mode, seats)[2:-1:4]:
        view = feldherr.observe(g, 1)
        other = feldherr.guess(view, 1, Stream(99))
        assert feldherr.win_probability(feldherr.observe(other, 1)) == feldherr.win_probability(view)
        assert math.isclose(sum(chances_in_view(view, Stream(1), 3)), 1, abs_tol=1e-9)


def test_a_view_and_its_guesses_agree_on_average() -> None:
    view = feldherr.observe(moments("sv2000.missions", 4)[5], 0)
    rng = Stream(0)
    several = [list(chances(feldherr.guess(view, 0, rng))) for _ in range(16)]
    assert feldherr.win_probability(view) == pytest.approx([sum(each) / 16 for each in zip(*several, strict=True)], abs=1e-12)
    assert several[0] != several[1]


def test_a_seat_that_is_not_there_is_refused() -> None:
    g = feldherr.new(feldherr.find("sv2000.conquest"), 3)
    with pytest.raises(ValueError, match="no seat 3"):
        feldherr.win_probability(g, 3)


def test_packed_weights_come_back_nearly_the_same() -> None:
    numbers = [0.0, 1.5, -2.25, 0.001]
    assert unpacked(packed(numbers)) == pytest.approx(numbers, abs=1e-4)
