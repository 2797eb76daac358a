"""`feldherr verify`: dice that follow from a seed, and dice that don't."""

from __future__ import annotations

from pathlib import Path

import pytest

import feldherr
from cli.commandline import Run
from feldherr.bots.players.random import Stream, pick
from feldherr.engine.chance import chance
from feldherr.server.tables.dice import Sealed, commitment
from server.seeded import Played

SEED = "1f" * 32


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A game whose dice follow from the seed."""
    game = feldherr.game("sv2000.duel", 2)
    rng = Stream(4)
    while len(game.log) < 150:
        seat = feldherr.asked(game.state)
        sealed = Sealed(SEED, len(game.log) + 1)
        answer = chance(game.state, sealed) if seat == feldherr.CHANCE else pick(feldherr.observe(game.state, seat), seat, rng)
        game.play(seat, answer)
    file = tmp_path / "a.game"
    file.write_text(game.save(), "utf-8")
    return file


def test_honest_dice_are_found_honest(run: Run, path: Path) -> None:
    total = path.read_text("utf-8").count("\n? ")
    assert run(f"verify {path} --seed {SEED}").out == f"All {total} dice and draws match the seed.\n"
    assert "and the seed is the promised one" in run(f"verify {path} --seed {SEED} --commitment {commitment(SEED)}").out


def test_another_seed_or_another_promise_is_told(run: Run, path: Path) -> None:
    other = run(f"verify {path} --seed {'2e' * 32}")
    assert other.code == 1
    assert "do not match the seed; the first is move 1." in other.out
    broken = run(f"verify {path} --seed {SEED} --commitment {'0' * 64}")
    assert (broken.code, "not the promised seed" in broken.out) == (1, True)


def test_what_is_no_seed_is_refused(run: Run, path: Path) -> None:
    assert "--seed needs 64 hexadecimal digits, not 12" in run(f"verify {path} --seed 12").err
    assert "--commitment needs 64" in run(f"verify {path} --seed {SEED} --commitment x").err


def test_a_game_is_checked_against_its_proof(run: Run, tmp_path: Path) -> None:
    old = Played("sv2000.duel", ["person", "person"], 5).play(120)
    table = Played("sv2000.duel", ["person", "person"], 6, game=old.saved(), shares=True).gather().play(300)
    game, proof = tmp_path / "a.game", tmp_path / "a.dice"
    game.write_text(table.saved(), "utf-8")
    proof.write_text(table.proof(), "utf-8")
    promised = table.table.opening.commitment
    said = run(f"verify {game} {proof} --commitment {promised}").out.splitlines()
    assert said[0].endswith("dice and draws match the seed, and the seed is the promised one.")
    assert said[1] == "The devices of 2 players helped to make the seed."
    assert said[2].endswith("come from the saved game that the table continued, and can't be checked.")
    other = run(f"verify {game} {proof} --commitment {'0' * 64}")
    assert (other.code, promised in other.out) == (1, True)
    for start, word in (
        ("seed ", "The seed doesn't follow"),
        ("server ", "The commitment doesn't match"),
        ("share 1 ", "The share of seat 2"),
    ):
        bent = "\n".join(
            line[:-1] + ("0" if line[-1] != "0" else "1") if line.startswith(start) else line for line in table.proof().split("\n")
        )
        proof.write_text(bent, "utf-8")
        found = run(f"verify {game} {proof}")
        assert (found.code, word in found.out) == (1, True)


def test_a_proof_or_a_seed_is_wanted(run: Run, path: Path) -> None:
    assert "either the proof of the dice or --seed" in run(f"verify {path}").err
    assert "either the proof of the dice or --seed" in run(f"verify {path} {path} --seed {SEED}").err
