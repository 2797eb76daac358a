"""`feldherr play`: whole games through the loop, people and computers, dice of one's own."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import pytest

import feldherr
from cli.commandline import Run
from feldherr.bots.bot import Bot
from feldherr.bots.catalogue import make
from feldherr.cli.input.chance import read_faces
from feldherr.cli.input.picker import computers
from feldherr.cli.savefile import read_seating


def saved(path: Path) -> feldherr.Game:
    return feldherr.load(path.read_text())


@pytest.mark.parametrize("mode", feldherr.MODES)
def test_computers_play_every_mode_to_the_end(run: Run, tmp_path: Path, mode: str) -> None:
    path = tmp_path / "a.game"
    ran = run(f"play {mode} --computer all --seed 7 --with turn_limit=40 --save {path}")
    assert ran.code == 0
    assert ran.err == ""
    assert "the game is over" in ran.out
    assert " win" in ran.out
    game = saved(path)
    assert game.over
    assert path.read_text() == game.save()


@pytest.mark.parametrize("mode", feldherr.MODES)
def test_a_person_can_play_every_mode_by_number(run: Run, tmp_path: Path, mode: str) -> None:
    path = tmp_path / "a.game"
    typed = "".join(f"{n}\n" for n, _ in zip(itertools.cycle((1, 2, "", 0, 1, "", "done", 3)), range(700)))
    ran = run(f"play {mode} --computer {2} --seed 3 --with turn_limit=3 --save {path}", typed)
    assert ran.code == 0
    assert "Traceback" not in ran.err
    game = saved(path)
    assert len(game.log) > 60
    assert path.read_text() == game.save()


def test_a_seed_gives_the_same_game_with_or_without_a_break(run: Run, tmp_path: Path) -> None:
    whole, parts = tmp_path / "a.game", tmp_path / "b.game"
    play = "play de2010.duel --computer 2 --seed 9 --with turn_limit=3 --save"
    typed = "1\n\n0\n" * 200
    run(f"{play} {whole}", typed)
    run(f"{play} {parts}", "1\n\n0\n")
    assert 0 < len(saved(parts).log) < len(saved(whole).log)
    ran = run(f"play --resume {parts}", "1\n\n0\n" * 200)
    assert ran.code == 0
    assert saved(parts).save() == saved(whole).save()


def test_without_a_mode_there_is_a_picker(run: Run, tmp_path: Path) -> None:
    ran = run("play", "99\nsv2000.duel\n9\n1\nAnna,Bo\nquit\n")
    assert "What do you want to play?" in ran.out
    assert "99 is not in the list" in ran.out
    assert "9 is not possible here; type 0 to 2" in ran.out
    assert "Anna, place 1 army." in ran.out
    (path,) = (tmp_path / "data" / "feldherr").glob("sv2000.duel-*.game")
    assert f"saved in {path}; resume with: feldherr play --resume {path}" in ran.out
    assert json.loads(Path(f"{path}.table").read_text())["names"] == ["Anna", "Bo"]


def test_the_picker_can_be_left(run: Run) -> None:
    ran = run("play", "")
    assert (ran.code, ran.err) == (2, "feldherr: no game chosen\n")


def test_the_end_of_input_saves(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a b.game"
    ran = run("play sv2000.duel --computer 2 --save", "1\n1\n", str(path))
    assert ran.code == 0
    assert f"saved in '{path}'; resume with: feldherr play --resume '{path}'" in ran.out
    assert len(saved(path).log) > 2


def test_resuming_needs_no_table_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    run(f"play sv2000.duel --computer 2 --names Anna,Bo --seed 1 --save {path}", "1\n")
    assert "Anna, place" in run(f"play --resume {path}", "log\n").out
    for spoilt in ("", "nonsense", '{"names": 3, "computers": ["x", 99], "dice": [], "seed": "x", "map": 1}'):
        Path(f"{path}.table").write_text(spoilt)
        assert "Red, place" in run(f"play --resume {path}").out
    Path(f"{path}.table").unlink()
    assert "Red, place" in run(f"play --resume {path}").out


def test_commands(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "copy.game"
    looks = ["help", "?", "list", "map", "map kamtschatka", "map xyzzy", "hand", "log", "log 2", "rules", "rules S12", "rules X9"]
    typed = [*looks, "save", f"save {copy}", f"save {copy}", "again", "-5", "²", "9" * 5000, "99", "quit"]
    ran = run("play sv2000.missions --computer 2,3 --seed 1", "\n".join(typed) + "\n")
    assert "Kamchatka" in ran.out
    assert "; next to it: " in ran.out
    assert '"xyzzy" is not a territory' in ran.out
    assert "Your mission: " in ran.out
    assert "The territories are dealt." in ran.out
    assert "S12  " in ran.out
    assert "No rule found for X9." in ran.out
    assert "already exists" in ran.out
    assert "Nothing to repeat" in ran.out
    assert "The list has no 99." in ran.out
    assert saved(copy).seats == 3


def test_wrong_answers_are_told_and_change_nothing(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    ran = run(f"play sv2000.duel --computer 2 --seed 1 --save {path}", "place kamchatca 1\nattack alaska alberta\nplace xyzzy\n")
    assert '"kamchatca" is not a territory; did you mean Kamchatka?' in ran.out
    assert "Attack is not possible now; you can type place." in ran.out
    assert all(seat == feldherr.CHANCE for seat, _ in saved(path).log)


def test_dice_of_ones_own(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    typed = "7 1\n1\n1 2 3\n6 2\nquit\n"
    ran = run(f"play de2004.duel-passive --computer 2 --dice hand --seed 1 --save {path}", typed)
    assert "Roll a die each for who starts: Red, Blue" in ran.out
    assert "7 is not a die face" in ran.out
    assert "type 2 faces, not 1" in ran.out
    assert "type 2 faces, not 3" in ran.out
    assert "? roll 6 2\n" in path.read_text()
    assert json.loads(Path(f"{path}.table").read_text())["dice"] == "hand"
    ran = run(f"play --resume {path}", "1\n" * 200)
    assert "roll 6 2" in path.read_text()
    assert "Roll a die each for who starts" in ran.out


def test_always_defending_needs_no_asking(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    words = f"play sv2000.duel --computer 2=recruit --seed 3 --with turn_limit=5 --save {path}"
    ran = run(words, "always\n" + "1\n" * 30 + "1\n\n1\ndone\ndone\n" * 20)
    assert "(you always defend with the most dice)" in ran.out
    assert "Defend with" not in ran.out
    assert "\n0 defend 2\n" in path.read_text()


def test_faces() -> None:
    assert read_faces("6 4 1", 3) == read_faces("641", 3) == read_faces("6,4;1", 3) == [6, 4, 1]
    for bad in ("", "6 4", "6 4 1 1", "0 1 2", "a b c", "6 4 ٣", "12 13 14"):
        with pytest.raises(ValueError, match="face"):
            read_faces(bad, 3)


def test_the_only_answer_is_given_with_a_note(run: Run) -> None:
    ran = run("play de2004.liberation --computer 2,3 --dice hand --seed 1", "162\n" + "1\n" * 20)
    assert "the only legal move)" in ran.out


def test_a_map_of_ones_own_is_remembered(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    source = Path(feldherr.__file__).parent / "maps" / "tiny.toml"
    board = tmp_path / "mine.toml"
    board.write_text(source.read_text())
    run(f"play sv2000.conquest --players 3 --computer 2,3 --map {board} --save {path}", "1\n")
    assert run(f"play --resume {path}", "1\n").code == 0
    assert run(f"replay {path} --print").code == 0


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("play sv2000.duel --players 4", "for 2 players"),
        ("play sv2000.duel --computer 3", "type numbers from 1 to 2"),
        ("play sv2000.duel --computer x", "is not a player"),
        ("play sv2000.duel --names A,A", "a different name"),
        ("play sv2000.duel --names A,B,C", "3 names for 2 players"),
        ("play sv2000.duel --with turn_limit=lots", "a number from 0 to 1000"),
        ("play sv2000.duel --dice loaded", "loaded"),
        ("play --resume /nowhere/x.game", "/nowhere/x.game"),
        ("play --resume /dev/null", "/dev/null"),
        ("play sv2000.duel --resume x", "from the file"),
        ("play sv2000.duel --save /proc/x/y.game", "/proc/x"),
    ],
)
def test_mistakes_are_one_line_and_code_2(run: Run, words: str, says: str) -> None:
    ran = run(words)
    assert ran.code == 2
    assert says in ran.err
    assert ran.err.count("\n") == 1


# ---- how strong the computers are -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "players"),
    [
        ("2,3", {1: "captain", 2: "captain"}),
        ("2=marshal,3", {1: "marshal", 2: "captain"}),
        ("2-3=recruit, 4", {1: "recruit", 2: "recruit", 3: "captain"}),
        ("2, 3 marshal", {1: "marshal", 2: "marshal"}),
        ("all recruit", dict.fromkeys(range(4), "recruit")),
        ("all=recruit", dict.fromkeys(range(4), "recruit")),
        ("none", {}),
        ("2-3=Marschall", {1: "marshal", 2: "marshal"}),
        ("2=kapten:girig, 3", {1: "captain:greedy", 2: "captain"}),
        ("alle Rekrut", dict.fromkeys(range(4), "recruit")),
        ("2=kapitein:hebzuchtig", {1: "captain:greedy"}),
        ("niemand", {}),
    ],
)
def test_computers_by_strength(text: str, players: dict[int, str]) -> None:
    assert computers(text, 4) == players


@pytest.mark.parametrize("text", ["5", "2=nobody", "x", "2 nobody", "0-2", "", "=captain", "marshal"])
def test_computers_that_are_none(text: str) -> None:
    with pytest.raises(ValueError, match=r"computer player|is not a player"):
        computers(text, 4)


def test_the_strength_is_kept_beside_the_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    run(f"play sv2000.duel --computer 2=recruit --seed 1 --save {path}", "1\n")
    assert read_seating(path).players == {1: "recruit"}
    run(f"play --resume {path}", "1\n")
    assert read_seating(path).players == {1: "recruit"}
    ran = run(f"play sv2000.duel --computer 2=nobody --save {tmp_path / 'b.game'}")
    assert (ran.code, "try" in ran.err) == (2, True)


def test_reasons_are_told_if_wanted(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("feldherr.cli.table.game.make", lambda name, seed: Talker())
    words = "play sv2000.duel --computer all --seed 1 --with turn_limit=1 --save"
    assert "place" in (told := run(f"{words} {tmp_path / 'a.game'} --explain").out)
    assert "because I can" in told
    assert "because I can" not in run(f"{words} {tmp_path / 'b.game'}").out
    assert "because I can" in run(f"play sv2000.duel --computer 2 --seed 1 --explain --save {tmp_path / 'c.game'}", "1\n1\n1\n").out


class Talker(Bot):
    """Has a reason for everything."""

    def choose(self, view: feldherr.State, seat: int) -> int:
        return make("captain").choose(view, seat)

    def reason(self) -> str:
        return "because I can"
