"""Every kind of tampering with a game or the proof of its dice that both checkers must find (the table in docs/dice.md)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import feldherr
from feldherr.editions import MODES
from feldherr.server.tables.dice import digest, share_commitment
from server.checkers import other_checker, our_checker
from server.seeded import Played, finished, fits

Texts = tuple[str, str]


def resealed(game: str, proof: str) -> Texts:
    """The proof with the right digest of the moves: whoever tampers with them can do that much."""
    lines = game.split("\n")
    told = lines[next(i for i, line in enumerate(lines) if line.startswith("seats ")) + 1 : -1]
    head = proof[: proof.rindex("moves ")]
    return game, f"{head}moves {len(told)} {digest(''.join(f'{line}' + chr(10) for line in told))}\n"


def rolls(game: str) -> list[int]:
    return [i for i, line in enumerate(game.split("\n")) if line.startswith("? roll ")]


def changed_roll(game: str, proof: str) -> Texts:
    """The face of one die is another."""
    lines = game.split("\n")
    for i in rolls(game)[5:]:
        words = lines[i].split()
        words[2] = str(int(words[2]) % 6 + 1)
        tried = "\n".join([*lines[:i], " ".join(words), *lines[i + 1 :]])
        if legal(tried):
            return resealed(tried, proof)
    raise AssertionError("no roll can be changed")


def swapped_rolls(game: str, proof: str) -> Texts:
    """Two throws change places."""
    lines, at = game.split("\n"), rolls(game)
    for a, b in pairwise(at):
        tried = lines[:]
        tried[a], tried[b] = lines[b], lines[a]
        if lines[a] != lines[b] and legal("\n".join(tried)):
            return resealed("\n".join(tried), proof)
    raise AssertionError("no rolls can be swapped")


def legal(game: str) -> bool:
    try:
        feldherr.load(game)
    except ValueError:
        return False
    return True


def changed_draw(game: str, proof: str) -> Texts:
    """Two cards were dealt the other way round."""
    lines = game.split("\n")
    deals = [i for i, line in enumerate(lines) if line.startswith("? ") and "roll" not in line]
    for a in deals:
        for b in deals[deals.index(a) + 1 :]:
            tried = lines[:]
            tried[a], tried[b] = lines[b], lines[a]
            if legal("\n".join(tried)):
                return resealed("\n".join(tried), proof)
    raise AssertionError("no draw can be changed")


def draws_renamed(game: str, proof: str) -> Texts:
    """Two cards were dealt the other way round, and the proof says so too."""
    swapped, proof = changed_draw(game, proof)
    for old, new in zip(game.split("\n"), swapped.split("\n"), strict=True):
        if old != new:
            proof = proof.replace(f" {old[2:]}\n", f" ~{new[2:]}\n")
    return swapped, proof.replace(" ~", " ")


def truncated(game: str, proof: str) -> Texts:
    """The last twenty moves are left out."""
    return "\n".join(game.split("\n")[:-21]) + "\n", proof


def reordered(game: str, proof: str) -> Texts:
    """Two moves of people change places; the dice between them are the same."""
    lines = game.split("\n")
    for i in range(60, len(lines) - 2):
        tried = lines[:]
        tried[i], tried[i + 1] = lines[i + 1], lines[i]
        if lines[i] != lines[i + 1] and not lines[i].startswith("?") and not lines[i + 1].startswith("?") and legal("\n".join(tried)):
            return "\n".join(tried), proof
    raise AssertionError("no moves can be swapped")


def inserted(game: str, proof: str) -> Texts:
    """A move more: every throw after it is another one's."""
    lines = game.split("\n")
    for i, line in enumerate(lines):
        words = line.split()
        if len(words) == 4 and words[1] == "place" and int(words[3]) > 1:
            two = [" ".join([*words[:3], "1"]), " ".join([*words[:3], str(int(words[3]) - 1)])]
            tried = "\n".join([*lines[:i], *two, *lines[i + 1 :]])
            if legal(tried):
                return resealed(tried, proof)
    raise AssertionError("no move can be cut in two")


def edited(start: str, change: Callable[[str], str]) -> Callable[[str, str], Texts]:
    """The first line of the proof that begins so is another."""

    def tamper(game: str, proof: str) -> Texts:
        lines = proof.split("\n")
        at = next(i for i, line in enumerate(lines) if line.startswith(start))
        return game, "\n".join([*lines[:at], change(lines[at]), *lines[at + 1 :]])

    tamper.__doc__ = f"In the proof the line `{start.strip()} …` is another."
    return tamper


def flipped(line: str) -> str:
    return line[:-1] + ("0" if line[-1] != "0" else "1")


def rebuilt(game: str, proof: str, change: Callable[[list[str]], list[str]]) -> Texts:
    """The proof with other lines before `commitment`, and all digests made anew: what a dishonest server could hand out."""
    lines = proof.split("\n")
    end = next(i for i, line in enumerate(lines) if line.startswith("commitment "))
    block = change(lines[:end])
    server = next(i for i, line in enumerate(block) if line.startswith("server "))
    table, nth = block[1].split()[1], block[server + 1].split()[1]
    for i, line in enumerate(block):
        words = line.split()
        if words[0] == "share":
            block[i] = f"share {words[1]} {share_commitment(table, int(nth), int(words[1]), words[3])} {words[3]}"
    whole = ["".join(f"{line}\n" for line in part) for part in (block[: server + 1], block)]
    return game, "\n".join([*block, f"commitment {digest(whole[0])}", f"seed {digest(whole[1])}", *lines[end + 2 :]])


def anew(start: str, change: Callable[[str], str]) -> Callable[[str, str], Texts]:
    def tamper(game: str, proof: str) -> Texts:
        return rebuilt(game, proof, lambda block: [change(line) if line.startswith(start) else line for line in block])

    tamper.__doc__ = f"`{start.strip()}` is another, and all digests are made anew."
    return tamper


def without_a_share(game: str, proof: str) -> Texts:
    """A share is left out, and all digests are made anew."""
    return rebuilt(game, proof, lambda block: [f"none {line.split()[1]}" if line.startswith("share 2") else line for line in block])


def shares_swapped(game: str, proof: str) -> Texts:
    """Two shares change places, and all digests are made anew."""

    def swap(block: list[str]) -> list[str]:
        a, b = (i for i, line in enumerate(block) if line.startswith("share "))
        block[a], block[b] = block[b], block[a]
        return block

    return rebuilt(game, proof, swap)


def other_house(game: str, proof: str) -> Texts:
    """The game file says that other house rules were played."""
    return game.replace("with turn_limit=2", "with turn_limit=9"), proof


def renamed(game: str, proof: str) -> Texts:
    """The game file says that others have played."""
    return game.replace("name Player 1", "name Player 9"), proof


def draws_gone(game: str, proof: str) -> Texts:
    """The proof says nothing of a draw."""
    lines = proof.split("\n")
    return game, "\n".join(line for line in lines if not line.startswith("draw 1 "))


def wider_draw(game: str, proof: str) -> Texts:
    """The proof gives a draw more room than it has."""
    words = next(line for line in proof.split("\n") if line.startswith("draw ")).split()
    return game, proof.replace(" ".join(words) + "\n", f"draw {words[1]} {words[2]} 0 {words[2]} {' '.join(words[5:])}\n")


def later_start(game: str, proof: str) -> Texts:
    """The proof says that the first moves came from a file, and all digests are made anew."""
    return anew("from ", lambda line: "from 40")(game, proof)


def appended(game: str, proof: str) -> Texts:
    """Something is added to the proof."""
    return game, proof + "draw 1 1 0 1\n"


def cut_proof(game: str, proof: str) -> Texts:
    """The proof ends in the middle of a line."""
    return game, proof[:-9]


TAMPERED = {
    "changed roll": changed_roll,
    "swapped rolls": swapped_rolls,
    "changed draw": changed_draw,
    "truncated game": truncated,
    "reordered moves": reordered,
    "a move more": inserted,
    "changed share": edited("share 0", flipped),
    "changed share, digests made anew": anew("share 0", flipped),
    "share left out": without_a_share,
    "shares swapped": shares_swapped,
    "changed server's share": edited("server ", flipped),
    "other server's share, digests made anew": anew("server ", flipped),
    "other seed": edited("seed ", flipped),
    "replaced commitment": edited("commitment ", flipped),
    "other table": edited("table ", flipped),
    "other table, digests made anew": anew("table ", flipped),
    "other rules": edited("rules ", lambda line: line + "0"),
    "other rules, digests made anew": anew("rules ", lambda line: line + "0"),
    "other house rules": edited("with ", flipped),
    "other house rules in the game": other_house,
    "other seats": edited("seat 2", lambda line: line.replace("person", "captain")),
    "other seats, digests made anew": anew("seat 2", lambda line: line.replace("person", "captain")),
    "other names": edited("seat 0", lambda line: line + "x"),
    "other names in the game": renamed,
    "dice said to be by hand": edited("dice ", lambda line: "dice hand"),
    "dice said to be by hand, digests made anew": anew("dice ", lambda line: "dice hand"),
    "other round": edited("round ", lambda line: "round 2"),
    "changed draw, in the proof too": draws_renamed,
    "draw left out of the proof": draws_gone,
    "draw with more room": wider_draw,
    "moves said to come from a file": later_start,
    "proof with more": appended,
    "proof cut off": cut_proof,
}
RULES = {"changed draw, in the proof too", "draw with more room"}  # whoever knows no rules can't tell which cards were left
PROMISED = {"other seats, digests made anew", "dice said to be by hand, digests made anew", "moves said to come from a file"}


@pytest.fixture(scope="module")
def honest() -> tuple[str, str, str]:
    t = finished("sv2000.conquest", ("person", "captain", "person"), 7)
    return t.saved(), t.proof(), t.table.opening.commitment


@pytest.mark.parametrize("kind", TAMPERED)
def test_tampering_is_found_by_both(kind: str, honest: tuple[str, str, str], tmp_path: Path) -> None:
    """With the commitment that everybody could see before the game; without it, too, but where a whole other promise is made up."""
    game, proof, commitment = honest
    assert our_checker(*honest)
    tampered = TAMPERED[kind](game, proof)
    assert tampered != (game, proof)
    assert not our_checker(*tampered, commitment)
    assert other_checker(tmp_path, *tampered, commitment) == (kind in RULES)
    if kind not in PROMISED:
        assert not our_checker(*tampered)
        assert other_checker(tmp_path, *tampered) == (kind in RULES)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from("0123456789 abcdefx\n"))
def test_no_letter_of_a_proof_can_be_another(honest: tuple[str, str, str], at: int, letter: str) -> None:
    game, proof, commitment = honest
    at %= len(proof)
    tampered = proof[:at] + letter + proof[at + 1 :]
    assert our_checker(game, tampered, commitment) == (tampered == proof)


@pytest.mark.deep
@pytest.mark.parametrize("part", range(10))
def test_both_checkers_agree_on_a_thousand_games(tmp_path: Path, part: int) -> None:
    """In parts, for all of it takes longer than a test may take where the machine is full."""
    rng = Random(part)
    for n in range(100 * part, 100 * (part + 1)):
        mode = rng.choice(sorted(MODES))
        t = Played(mode, list(fits(mode)), n, shares=rng.random() < 0.8).gather().play(600)
        texts = t.saved(), t.proof()
        assert our_checker(*texts)
        assert other_checker(tmp_path, *texts)
        bad = changed_roll(*texts) if len(rolls(texts[0])) > 8 else cut_proof(*texts)
        assert not our_checker(*bad)
        assert not other_checker(tmp_path, *bad)
