"""`feldherr analyse`: in words, as JSON, and only for games that are over."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import feldherr
from cli.commandline import Run
from feldherr import Game, Stream
from feldherr.bots.players.random import pick


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A short finished game."""
    game = feldherr.game("sv2000.conquest", 3, turn_limit=2)
    game.names = ["Ada", "Bruno", "Cleo"]
    rng = Stream(4)
    while not game.over:
        seat = feldherr.asked(game.state)
        game.play(seat, pick(game.state, seat, rng))
    file = tmp_path / "a.game"
    file.write_text(game.save(), "utf-8")
    return file


def test_everybody_gets_a_row_and_a_sentence(run: Run, path: Path) -> None:
    said = run(f"analyse {path}")
    assert said.code == 0
    for name in ("Ada", "Bruno", "Cleo"):
        assert sum(line.strip().startswith(name) for line in said.out.splitlines()) >= 2
    assert "Turning points" in said.out
    assert "luck" in said.out


def test_the_same_as_json_adds_up(run: Run, path: Path) -> None:
    data = json.loads(run(f"analyse {path} --json").out)
    assert data["mode"] == "sv2000.conquest"
    assert [p["name"] for p in data["players"]] == ["Ada", "Bruno", "Cleo"]
    for p in data["players"]:
        assert p["start"] + p["luck"] + p["own"] + p["others"] == pytest.approx(p["result"], abs=1e-9)


def test_everybody_has_an_accuracy_and_the_worst_turns_a_better_plan(run: Run, path: Path) -> None:
    said = run(f"analyse {path}").out
    data = json.loads(run(f"analyse {path} --json").out)
    assert "accuracy" in said
    assert all(0 <= p["accuracy"] <= 1 for p in data["players"])
    assert sum(p["blunders"] + p["mistakes"] + p["inaccuracies"] for p in data["players"]) == sum(bool(t["verdict"]) for t in data["turns"])
    worst = max(data["turns"], key=lambda turn: turn["lost"])
    assert worst["verdict"]  # they play at random
    assert "What was better" in said
    verb, *places = worst["plan"]["moves"][0].split()
    board = feldherr.find("sv2000.conquest").board
    words = [board.title(place, "en") if place in board.territories else place for place in places]
    assert " ".join([verb, *words]) in " ".join(said.split())


def test_what_was_better_is_read_from_where_the_turn_begins(run: Run, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    worst = max(json.loads(run(f"analyse {path} --json").out)["turns"], key=lambda turn: turn["lost"])
    looked: list[int] = []
    at = Game.at

    def seen(game: Game, number: int) -> feldherr.State:
        looked.append(number)
        return at(game, number)

    monkeypatch.setattr(Game, "at", seen)
    said = " ".join(run(f"analyse {path}").out.split())
    assert worst["first"] - 1 in looked
    assert worst["first"] not in looked
    assert "Reinforces" in said, "why it was better"
    assert "On average a turn cost" in said


def test_the_chances_as_a_picture(run: Run, path: Path, tmp_path: Path) -> None:
    file = tmp_path / "chances.svg"
    said = run(f"analyse {path} --picture {file}")
    assert said.code == 0
    assert str(file) in said.out.replace("\n", "")
    root = ElementTree.fromstring(file.read_text("utf-8"))
    svg = "{http://www.w3.org/2000/svg}"
    bands = [path for path in root.iter(f"{svg}path") if path.get("class") == "band"]
    assert [band.findtext(f"{svg}title") for band in bands] == ["Ada", "Bruno", "Cleo"]
    assert len({band.get("fill") for band in bands}) == 3
    assert sum(line.get("class") == "flag" for line in root.iter(f"{svg}line")) == 3


def test_a_game_that_goes_on_is_refused(run: Run, path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    path.write_text("\n".join(lines[:-5]) + "\n", "utf-8")
    refused = run(f"analyse {path}")
    assert (refused.code, "not over" in refused.err) == (2, True)


def mistaken(run: Run, path: Path) -> tuple[int, int]:
    """Somebody who made a mistake: the seat, and the number of the move with which the first such turn began."""
    turns = json.loads(run(f"analyse {path} --json").out)["turns"][1:]
    return next((t["seat"], t["first"]) for t in turns if t["verdict"] in ("mistakes", "blunders"))


def test_learning_begins_with_the_first_mistake(run: Run, path: Path) -> None:
    seat, _ = mistaken(run, path)
    said = run(f"analyse {path} --learn {seat + 1}", "quit\n")
    assert said.code == 0
    assert "1 of " in said.out
    assert "Play it again!" in said.out


def test_a_turn_is_tried_again_shown_and_left(run: Run, path: Path) -> None:
    seat, first = mistaken(run, path)
    g = feldherr.load(path.read_text("utf-8")).at(first - 1)
    own = next(name for t, name in enumerate(g.rules.board.territories) if g.owner[t] == seat)
    turn = f"place {own} {g.reserve[seat]}\ndone\ndone\n"
    said = run(f"analyse {path} --learn {seat + 1}", f"{turn}2\n1\n{turn}0\n")
    assert said.code == 0
    assert said.out.count("not counting the dice") + said.out.count("Well done") == 2
    assert "The better plan, with a" in said.out
    assert not list(path.parent.glob("*.table"))  # the try is saved nowhere


def test_without_mistakes_there_is_nothing_to_learn(run: Run, path: Path) -> None:
    players = json.loads(run(f"analyse {path} --json").out)["players"]
    spotless = next(p for p in players if not p["mistakes"] + p["blunders"])
    said = run(f"analyse {path} --learn {spotless['seat'] + 1}")
    assert (said.code, said.out) == (0, f"{spotless['name']}: no mistakes in this game. Well played!\n")


def test_whose_mistakes_has_to_be_clear(run: Run, path: Path) -> None:
    for wrong in ("--learn", "--learn 4", "--learn -1"):
        refused = run(f"analyse {path} {wrong}")
        assert (refused.code, "--learn N" in refused.err) == (2, True), wrong
    Path(f"{path}.table").write_text(json.dumps({"computers": [0, 2]}), "utf-8")
    assert "Bruno" in run(f"analyse {path} --learn", "quit\n").out


def test_a_folder_is_searched_for_the_turns_that_lost_most(run: Run, tmp_path: Path) -> None:
    games = tmp_path / "games"
    words = f"arena sv2000.conquest --bots recruit,random --games 4 --players 2 --map tiny --with turn_limit=3 --jobs 1 --keep {games}"
    assert run(words).code == 0
    found = json.loads(run(f"analyse {games} --player random --json").out)
    lost = [file for file in games.iterdir() if "random" not in winners(file)]
    assert {each["player"] for each in found} == {"random"}
    assert {each["file"] for each in found} <= set(map(str, lost))
    assert found == sorted(found, key=lambda each: each["worth"] - each["could"])
    for each in found:
        game = feldherr.load(Path(each["file"]).read_text("utf-8"))
        g = feldherr.read_position(each["position"])
        assert g.seat == game.names.index("random")
        assert feldherr.write_position(game.at(each["move"] - 1)) == each["position"]
        assert each["better"]
        feldherr.say(g, feldherr.asked(g), each["better"][0])
    said = run(f"analyse {games} --player random").out
    assert f"replay {found[0]['file']} --to {found[0]['move'] - 1}" in said
    assert said.count(" replay ") == min(len(found), 10) > 0
    nobody = run(f"analyse {games} --player Ada")
    assert (nobody.code, "there are random and recruit" in nobody.err) == (2, True)


def winners(file: Path) -> list[str]:
    game = feldherr.load(file.read_text("utf-8"))
    return [game.names[seat] for seat in feldherr.result(game.state)[0]]
