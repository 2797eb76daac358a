"""Looking ahead by playing on, with players and horizons that leave no doubt what is best."""

from __future__ import annotations

import time

import feldherr
from feldherr import State
from feldherr.bots.bot import Bot
from feldherr.bots.players.random import Stream, pick
from feldherr.bots.players.simple import Simple
from feldherr.bots.world.search import Horizon, Line, Search, better_half, lead, seed_of, share_of_win
from table import at


class Lands(Horizon):
    """Right after the answer: the part of the world that the seat has armies for."""

    def __init__(self, prize: dict[int, float]) -> None:
        self.prize = prize
        self.dealt: list[str] = []

    def deal(self, view: State, seat: int, rng: feldherr.Rng) -> State:
        g = super().deal(view, seat, rng)
        self.dealt.append(feldherr.write_position(g))
        return g

    def reached(self, g: State) -> bool:
        return True

    def value(self, g: State, seat: int) -> float:
        return max([v for t, v in self.prize.items() if g.armies[t] > 1], default=0.0)


def table() -> State:
    return at(
        "de2004.liberation", 3, phase="reinforce", armies={0: "alaska 1 brazil 1 congo 1", 2: "india 1"}, hands={1: "alaska", 2: "congo"}
    )


def lines(g: State, bot: Bot) -> list[Line]:
    return [Line(o.answer(), bot) for o in feldherr.choices(g, 0)]


def test_finds_the_best_of_several() -> None:
    g, bot = table(), Simple()
    best = g.rules.board.number["congo"]
    found = Search(bot, Lands({best: 1.0}), 16).best(feldherr.observe(g, 0), 0, lines(g, bot), 1)
    assert feldherr.Option(found.answer).on == (best,)


def test_the_first_stays_if_all_are_alike() -> None:
    g, bot = table(), Simple()
    them = lines(g, bot)
    assert Search(bot, Lands({}), 16).best(feldherr.observe(g, 0), 0, them, 1) is them[0]


def test_the_first_stays_unless_another_is_clearly_better() -> None:
    first, other = Line(1, Simple()), Line(2, Simple())
    first.values.extend([0.0, 1.0, 0.0, 1.0])
    other.values.extend([1.0, 0.0, 0.0, 1.0])
    search = Search(Simple(), Horizon(), 4)
    assert search.settle(first, [first, other]) is first
    other.values.extend([1.0] * 20)
    first.values.extend([0.0] * 20)
    assert search.settle(first, [first, other]) is other
    assert lead(other, first) > 3


def test_weak_lines_are_dropped_and_the_rest_is_tried_more() -> None:
    g, bot = table(), Simple()
    them = lines(g, bot)
    best = g.rules.board.number["congo"]
    Search(bot, Lands({best: 1.0}), 24).best(feldherr.observe(g, 0), 0, them, 1)
    counts = sorted(len(line.values) for line in them)
    assert counts[0] < counts[-1]
    assert len(them[0].values) == counts[-1]


def test_the_better_half_keeps_the_first() -> None:
    them = [Line(i, Simple()) for i in range(5)]
    for i, line in enumerate(them):
        line.values.append(float(i))
    assert [line.answer for line in better_half(them[0], them)] == [0, 4, 3]


def test_the_same_seed_gives_the_same_guesses_and_another_others() -> None:
    g, bot = table(), Simple()
    runs = []
    for seed in (1, 1, 2):
        horizon = Lands({})
        Search(bot, horizon, 8).best(feldherr.observe(g, 0), 0, lines(g, bot), seed)
        runs.append(horizon.dealt)
    assert runs[0] == runs[1] != runs[2]


def test_a_limit_of_time_is_kept() -> None:
    g, bot = table(), Simple()
    before = time.perf_counter()
    Search(bot, Horizon(), 10_000, think=30.0).best(feldherr.observe(g, 0), 0, lines(g, bot), 1)
    assert time.perf_counter() - before < 10.0


def test_games_are_played_to_the_end_without_a_horizon() -> None:
    g, bot = feldherr.new(feldherr.ruleset("nl2004.original-duel"), 2), Simple()
    rng = Stream(1)
    for _ in range(60):
        feldherr.play(g, feldherr.asked(g), pick(g, feldherr.asked(g), rng))
    while feldherr.asked(g) < 0:
        feldherr.play(g, -1, pick(g, -1, rng))
    seat = feldherr.asked(g)
    them = [Line(o.answer(), bot) for o in feldherr.choices(g, seat)][:2]
    Search(bot, Horizon(), 4).best(feldherr.observe(g, seat), seat, them, 1)
    assert {v for line in them for v in line.values} <= {0.0, 1.0}


def test_a_shared_win_counts_in_part() -> None:
    g = table()
    assert share_of_win(g, 0) == 0.0
    g.winners = 0b101
    assert (share_of_win(g, 0), share_of_win(g, 1), share_of_win(g, 2)) == (0.5, 0.0, 0.5)


def test_a_seed_comes_from_what_is_seen() -> None:
    g = table()
    view = feldherr.observe(g, 0)
    other = feldherr.observe(feldherr.guess(view, 0, Stream(3)), 0)
    assert seed_of(view, 0) == seed_of(other, 0)
    g.armies[3] += 1
    assert seed_of(feldherr.observe(g, 0), 0) != seed_of(view, 0)
