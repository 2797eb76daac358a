"""New worlds: the same everywhere, good to look at and to play on."""

from __future__ import annotations

import hashlib
import itertools
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import feldherr
from feldherr import maps
from feldherr.cli import main
from feldherr.maps import text
from feldherr.maps.drawing import Line, inside
from feldherr.maps.generator import new_map, new_text
from feldherr.maps.generator import world as generator
from feldherr.maps.generator.bonus import bonus, border_territories
from feldherr.maps.generator.names import TONGUES, Names, refused
from feldherr.maps.generator.source import Source

WORLDS = [(7, 12), (7, 42), (7, 120), (3, 8), (5, 30)]
world = cache(new_map)  # a large one takes seconds


@pytest.mark.parametrize(("seed", "size"), WORLDS)
def test_a_new_world_is_whole(seed: int, size: int) -> None:
    found = world(seed, size)  # the reader checks links, continents, shapes and labels
    d = found.drawing
    assert d is not None
    assert found.board.size == size
    assert len(d.lanes) == sum(len(others) for others in found.board.sea) // 2
    for (a, b), pieces in d.lanes.items():
        strangers = {t: rings for t, rings in d.outlines.items() if t not in (a, b)}
        assert not [t for t, rings in strangers.items() if any(crosses(line, rings) for line in pieces)]
    for t in found.board.territories:
        x, y = d.labels[t]
        reach = 90 if size <= 120 else 40
        assert all(inside((x + dx * reach // 10, y + dy * reach // 10), d.outlines[t]) for dx, dy in ((9, 0), (-9, 0), (0, 9), (0, -9)))


def crosses(line: Line, rings: tuple[Line, ...]) -> bool:
    """Whether a lane runs over a territory: looked at every few steps."""
    spots = [(ax + (bx - ax) * n // 8, ay + (by - ay) * n // 8) for (ax, ay), (bx, by) in itertools.pairwise(line) for n in range(9)]
    return any(inside(at, rings) for at in spots)


PINNED = {  # whoever changes one of them changes every world of that size
    12: "e7de2174b6970b68dc71fe4241c048a3eca9d126004df6e8c826917c7431bd39",
    42: "1fe11140d04ad0ce40cfd0569e9fa1284d6f399fa272b54ac70432c1436f12de",
    120: "bea0f670985c79c0d761a26129966177398b16f1df7662c2dfec5b4fe6a96b05",
}


@pytest.mark.parametrize("size", PINNED)
def test_the_same_seed_gives_the_same_file_everywhere(size: int) -> None:
    assert hashlib.sha256(new_text(7, size).encode()).hexdigest() == PINNED[size]


def test_the_same_seed_gives_the_same_file_in_another_process() -> None:
    """Hash order differs there."""
    code = "import hashlib; from feldherr.maps.generator import new_text; print(hashlib.sha256(new_text(7, 42).encode()).hexdigest())"
    for salt in ("1", "2"):
        out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=surroundings(salt))
        assert out.stdout.strip() == PINNED[42]


def surroundings(salt: str) -> dict[str, str]:
    return {"PYTHONHASHSEED": salt, "PYTHONPATH": ":".join(sys.path)}


def test_other_seeds_give_other_worlds() -> None:
    assert len({new_text(seed, 12) for seed in range(5)}) == 5


@pytest.mark.parametrize(("seed", "size"), [(1, 7), (1, 251), (-1, 42), (1 << 63, 42)])
def test_impossible_worlds_are_refused(seed: int, size: int) -> None:
    with pytest.raises(ValueError, match=r"a new world has 8 to 250|a seed is a whole number"):
        new_map(seed, size)


def test_a_seed_of_which_no_world_comes_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(generator, "sketch", lambda rng, territories: None)
    with pytest.raises(ValueError, match="no good world of 12 territories came of seed 7 in 60 tries: take another seed"):
        new_map(7, 12)
    assert main(["map", "new", str(tmp_path / "mine.toml"), "--seed", "7"]) == 2
    assert "seed 7" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["world", "ancient_earth"])
def test_the_formula_comes_within_one_of_the_printed_boards(name: str) -> None:
    board = maps.load(name)
    near = [list(others) for others in board.adjacent]
    formula = [bonus(len(own), border_territories(own, near)) for own in board.members]
    assert all(abs(n - int(printed)) <= 1 for n, printed in zip(formula, board.bonus, strict=True))
    if name == "world":
        assert formula == [5, 2, 5, 4, 7, 2]


def test_names_are_new_and_harmless() -> None:
    assert all(map(refused, ["Kansas", "Sexta", "Aaargh", "Ab", "Denmark"]))
    for seed in range(40):
        names = Names(Source(seed))
        assert names.tongue in TONGUES
        given = [names.territory() for _ in range(100)]
        assert len(set(given)) == 100
        assert not any(map(refused, given))


OPEN_MODES = [name for name, mode in feldherr.MODES.items() if not mode.extra.own_cards()]


@pytest.mark.parametrize("mode", OPEN_MODES)
@pytest.mark.parametrize("size", [12, 42, 120])
def test_computers_finish_games_on_new_worlds(mode: str, size: int) -> None:
    rules = feldherr.ruleset(mode, map=world(7, size), turn_limit=12)
    seats = next((n for n in range(rules.players[0], rules.players[1] + 1) if fits(rules, n)), 0)
    if not seats:
        with pytest.raises(ValueError, match="needs a map of"):
            rules.seated(rules.players[0])
        return
    game = feldherr.Game(rules, seats)
    rng, bot = feldherr.Stream(1), feldherr.bots.make("recruit")
    game.chance(rng)
    while not game.over:
        seat = feldherr.asked(game.state)
        game.play(seat, bot.choose(feldherr.observe(game.state, seat), seat))
        game.chance(rng)
    assert feldherr.load(game.save()) == game


def fits(rules: feldherr.Ruleset, seats: int) -> bool:
    try:
        rules.seated(seats)
    except ValueError:
        return False
    return True


def test_numbers_grow_with_the_map() -> None:
    assert feldherr.ruleset("sv2000.conquest", map=world(7, 12)).start_armies == {3: 10, 4: 9, 5: 7, 6: 6}
    assert feldherr.ruleset("sv2000.conquest", map=world(7, 42)).start_armies == feldherr.find("sv2000.conquest").start_armies
    assert feldherr.ruleset("de2010.basic", map=world(7, 12)).targets == {3: 7, 4: 6, 5: 4}
    capitals = feldherr.find("sv2000.capitals")
    assert feldherr.ruleset("sv2000.capitals", map=world(7, 12)).targets == capitals.targets
    with pytest.raises(ValueError, match="can only be played on its own map"):
        feldherr.ruleset("sv2000.missions", map=world(7, 12))


def test_a_world_by_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, picture = tmp_path / "mine.toml", tmp_path / "mine.svg"
    assert main(["map", "new", str(path), "--seed", "7", "--territories", "12", "--picture", str(picture)]) == 0
    assert path.read_text("utf-8") == new_text(7, 12)
    assert picture.read_text("utf-8").startswith("<svg")
    assert main(["map", "show", str(path)]) == 0
    assert "12 territories" in capsys.readouterr().out
    assert main(["map", "new", str(path), "--seed", "8"]) == 2
    assert "already exists" in capsys.readouterr().err
    assert main(["simulate", "sv2000.conquest", "--players", "3", "--games", "2", "--map", str(path), "--with", "turn_limit=5"]) == 0


def test_the_client_is_tested_with_a_world_as_it_is_made() -> None:
    kept = Path(__file__).resolve().parents[2] / "web" / "tests" / "world-120.map"
    assert kept.read_text("utf-8") == text.line(world(7, 120)) + "\n"
