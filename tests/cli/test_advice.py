"""Second thoughts and advice at the terminal: undo, odds, hint; and the language a game is resumed in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import feldherr
from cli.commandline import Run
from feldherr.cli.input.advice import odds
from feldherr.cli.input.answers import Reader
from feldherr.cli.table.names import Names
from feldherr.cli.table.phrases import Unclear
from feldherr.odds.attack import attack


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A saved game in which somebody is about to attack and may move armies afterwards."""
    played = feldherr.game("sv2000.conquest", 3)
    rng = feldherr.Stream(5)
    bot = feldherr.bots.make("recruit", 5)
    while played.state.round < 3 or played.state.top().name != "attacking":
        seat = feldherr.asked(played.state)
        if seat == feldherr.CHANCE:
            played.chance(rng)
        else:
            played.play(seat, bot.choose(feldherr.observe(played.state, seat), seat))
    path = tmp_path / "a.game"
    path.write_text(played.save())
    return path


def resumed(run: Run, path: Path, typed: str) -> str:
    """What the person whose turn it is sees and types; the others are computers."""
    seat = feldherr.load(path.read_text()).state.seat
    others = ",".join(str(s + 1) for s in range(3) if s != seat)
    return run(f"play --resume {path} --computer {others}", typed).out


def best_attack(path: Path) -> tuple[feldherr.State, int, int]:
    """The most promising attack, by brute force."""
    g = feldherr.load(path.read_text()).state
    pairs = [o.on[:2] for o in feldherr.choices(g, g.seat) if o.verb == "attack"]
    src, dst = max(pairs, key=lambda pair: attack(g, [*pair]).win)
    return g, src, dst


def test_odds_of_all_attacks_the_best_first(run: Run, game: Path) -> None:
    g, src, dst = best_attack(game)
    title = g.rules.board.titles
    names = [title[g.rules.board.territories[t]]["en"] for t in (src, dst)]
    found = attack(g, [src, dst])
    says = f"{names[0]} → {names[1]} ({found.attackers} against {g.armies[dst]}): {found.win:.1%} to take it"
    out = resumed(run, game, "odds\nquit\n")
    listed = [line for line in out.splitlines() if " to take it, " in line]
    assert listed[0].startswith(says)
    chances = [float(line.split("): ")[1].split("%")[0]) for line in listed]
    assert chances == sorted(chances, reverse=True)
    assert says in resumed(run, game, f"odds {names[0]} {names[1]}\nquit\n")


def test_odds_that_cannot_be_computed(run: Run, game: Path) -> None:
    out = resumed(run, game, "odds brazil japan\nodds brazil\nodds foo\nquit\n")
    assert out.count("No attack to compute here; name the territories: odds alaska kamchatka.") == 2
    assert '"foo" is not a territory' in out


def test_a_hint_is_a_legal_move(run: Run, game: Path) -> None:
    out = resumed(run, game, "hint\nquit\n")
    line = next(line for line in out.splitlines() if line.startswith("Hint (Captain): "))
    move = line.removeprefix("Hint (Captain): ").partition(" (")[0]
    before = len(feldherr.load(game.read_text()).log)
    resumed(run, game, f"{move}\nquit\n")
    assert len(feldherr.load(game.read_text()).log) > before


def test_a_step_is_taken_back_until_dice_fall(run: Run, game: Path) -> None:
    before = game.read_text()
    assert "(taken back)" in resumed(run, game, "done\nundo\nquit\n")
    assert game.read_text() == before
    _, src, dst = best_attack(game)
    board = feldherr.load(before).rules.board
    out = resumed(run, game, f"attack {board.territories[src]} {board.territories[dst]}\n\nundo\nundo\nquit\n")
    assert "Nothing to take back: dice, draws and other players' moves stand." in out
    assert game.read_text().startswith(before)
    assert len(game.read_text()) > len(before)


def test_a_resumed_game_keeps_its_language(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    assert "Rot, setze 1 Einheit" in run(f"play sv2000.duel --computer 2 --save {path} --language de", "").out
    assert json.loads(Path(f"{path}.table").read_text())["language"] == "de"
    assert "Rot, setze 1 Einheit" in run(f"play --resume {path}", "").out
    assert "Rot, sätt" in run(f"play --resume {path} --language sv", "").out
    assert "Rot, sätt" in run(f"play --resume {path}", "").out


@pytest.mark.parametrize(
    ("typed", "computers"), [("1", [2]), ("2 marshal", [1, 2]), ("0", []), ("", [1, 2]), ("1,3", [0, 2]), ("3", [0, 1, 2])]
)
def test_so_many_computers_have_the_last_seats(run: Run, tmp_path: Path, typed: str, computers: list[int]) -> None:
    run("play --with turn_limit=1", f"sv2000.conquest\n3\n{typed}\n\nquit\n")
    (path,) = (tmp_path / "data" / "feldherr").glob("*.table")
    said = json.loads(path.read_text())
    assert said["computers"] == computers
    assert set(said["players"].values()) == ({"marshal"} if "marshal" in typed else set())


def test_armies_beyond_counting_are_said_to_be_too_many() -> None:
    g = feldherr.read_position(
        "feldherr position 1\nrules sv2000.conquest 1\nseats 3\narmies 0 ukraine 600 kamchatka 5 rest 1\n"
        "armies 1 scandinavia 2 japan 2\narmies 2 iceland 2\nphase attack"
    )
    reader = Reader(Names(g.rules, 3, []))
    listed = odds("", g, feldherr.choices(g, 0), reader)
    assert any(line.startswith("Kamchatka → Japan") for line in listed)
    assert not any("Ukraine" in line for line in listed)
    with pytest.raises(Unclear, match="up to 400 armies"):
        odds("ukraine scandinavia", g, [], reader)


def test_the_set_up_is_done_for_whoever_wants_that(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "new.game"
    out = run(f"play sv2000.conquest --players 3 --computer 2,3 --seed 4 --save {path}", "setup\nquit\n").out
    assert "type setup to have your armies placed for you" in out
    assert "your armies are placed for you" in out
    g = feldherr.load(path.read_text()).state
    assert g.seat >= 0  # the first turn has begun
    assert g.reserve[0] == (0 if g.seat != 0 else g.reserve[0])


def test_setup_is_refused_in_the_middle_of_a_game(run: Run, game: Path) -> None:
    before = game.read_text()
    assert "The set-up is over." in resumed(run, game, "setup\nquit\n")
    assert game.read_text() == before
