"""The learning example: what it is shown at a table is what it has learnt from, it learns, and it plays as a program."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import feldherr
from envs.tables import COMPILED
from feldherr import Game
from feldherr.bots.process import protocol
from feldherr.envs.gymnasium import Tables
from feldherr.envs.scene import Scene
from laws.games import law

EXAMPLE = Path(__file__).parents[2] / "examples" / "learning"
SLOW = pytest.mark.skipif(not COMPILED, reason="hundreds of games take too long interpreted")


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLE)


def views(games: int, steps: int) -> list[tuple[Scene, Any, int, Any, Any]]:
    """Questions of an environment: what the seat may know, and the row and the mask that the environment shows it."""
    env = Tables(games, "sv2000.conquest", 3, opponents=["recruit"])
    rows, info = env.reset(seed=4)
    found = []
    for _ in range(steps):
        for i, table in enumerate(env._batch.tables):
            seat = int(table.seat)
            if seat >= 0:
                found.append((env.scene, feldherr.observe(table.g, seat), seat, rows[i].copy(), info["action_mask"][i].copy()))
        rows, _, _, _, info = env.step(env.sample())
    return found


def test_a_position_shows_what_the_environment_shows() -> None:
    for scene, view, seat, row, mask in views(4, 150):
        read = feldherr.read_position(feldherr.write_position(view))
        seen, may = scene.seen(read, seat)
        assert np.array_equal(seen, row)
        assert np.array_equal(may, mask)


@law()
def test_in_every_mode_a_view_shows_what_the_table_shows(game: Game) -> None:
    g = game.state
    if game.over or feldherr.players(g)[0] < 0:
        return
    scene = Scene(g.rules.name, int(g.seats), dict(g.rules.house))
    for seat in feldherr.players(g):
        row, mask = scene.seen(g, seat)
        seen, may = scene.seen(feldherr.read_position(feldherr.write_position(feldherr.observe(g, seat))), seat)
        assert np.array_equal(seen, row)
        assert np.array_equal(may, mask)
        feldherr.say(g.copy(), seat, scene.answer(g, seat, int(np.flatnonzero(mask)[-1])))


@pytest.mark.usefixtures("example")
def test_each_game_has_the_best_answer_of_its_own_player() -> None:
    from features import NAMES, Features
    from player import KEYS, choose, spread

    found = views(6, 40)
    scene, rows, masks = found[0][0], np.array([v[3] for v in found]), np.array([v[4] for v in found])
    features = Features(scene)
    players = spread(np.random.default_rng(3).normal(size=(len(found), len(KEYS))))
    chosen = choose(features, players, rows, masks)
    game, code, verb, numbers = features(rows, masks)
    assert np.isfinite(numbers).all()
    assert numbers.min() >= 0
    assert numbers[:, [NAMES.index("win"), NAMES.index("share")]].max() <= 1
    for i in range(len(found)):
        answers = np.flatnonzero(game == i)
        worth = {int(code[k]): float(numbers[k] @ players[i, verb[k]]) for k in answers}
        assert set(worth) == set(np.flatnonzero(masks[i]).tolist())
        assert worth[int(chosen[i])] == pytest.approx(max(worth.values()), abs=1e-5)


@SLOW
@pytest.mark.usefixtures("example")
@pytest.mark.long
def test_it_learns() -> None:
    """A tenth of the games of the whole training are enough to beat recruits; nothing learnt is not."""
    from player import KEYS
    from train import learn, wins

    first, *_, last = learn("sv2000.conquest", 3, 800, 1)
    assert last[1] > first[1] + 0.06
    assert wins(np.zeros(len(KEYS)), "sv2000.conquest", 3, 24, 2) < 0.1
    assert wins(last[2], "sv2000.conquest", 3, 40, 2) > 0.4


@SLOW
@pytest.mark.usefixtures("example")
def test_the_weights_beside_it_beat_recruits() -> None:
    from player import load
    from train import wins

    assert wins(load()[0], "sv2000.conquest", 3, 60, 5) > 0.8


@SLOW
@pytest.mark.usefixtures("example")
def test_the_same_seed_learns_the_same() -> None:
    from train import learn

    once, again = ([weights for _, _, weights in learn("sv2000.conquest", 2, 20, 7)] for _ in range(2))
    assert np.array_equal(once, again)


def test_the_program_answers_by_the_protocol() -> None:
    _, view, seat, _, _ = views(1, 60)[-1]
    said = [protocol.hello(), protocol.ask(view, seat, 1, 17, 5000), protocol.over(1, seat, [0], ""), protocol.bye()]
    lines = b"".join(protocol.line(message) for message in said)
    done = subprocess.run([sys.executable, EXAMPLE / "bot.py"], input=lines, capture_output=True, check=True)
    hello, reply = (json.loads(line) for line in done.stdout.splitlines())
    assert protocol.check_hello(hello) == "learned"
    protocol.read_answer(reply, view, seat, 17)


@SLOW
@pytest.mark.long
def test_the_network_learns_from_the_first_games_and_is_kept(tmp_path: Path) -> None:
    """The program of docs/ppo.md, for a few seconds: it trains, writes its curve, model and picture, and plays whole games in the end."""
    for library in ("sb3_contrib", "matplotlib"):
        pytest.importorskip(library, reason=f"{library} is not installed: scripts/python -m pip install sb3-contrib matplotlib")
    words = ["--map", "tiny", "--rounds", "3", "--minutes", "0", "--tries", "4", "--out", str(tmp_path)]
    done = subprocess.run([sys.executable, EXAMPLE / "ppo.py", *words], capture_output=True, text=True, check=True)
    assert re.search(r"games like those it has learnt from: it wins \d+% of 4\ngames without a limit: it wins \d+% of 4\n", done.stdout)
    assert {path.name for path in tmp_path.iterdir()} == {"curve.csv", "curve.svg", "model.zip"}
    names, first = (tmp_path / "curve.csv").read_text("utf-8").splitlines()
    assert names == "seconds,steps,games,won"
    assert int(first.split(",")[1]) > 0
