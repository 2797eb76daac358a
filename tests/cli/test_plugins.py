"""A mode and a map from another package: installed beside Feldherr, they are found, listed and played like its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import feldherr
from feldherr import maps
from feldherr.editions import MODES

MOON = '''
"""A small game on the moon."""
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

import feldherr
from feldherr.engine.action import first, option, register_verbs
from feldherr.engine.declared import NUMBER, PLACE, SEAT, everybody, only
from feldherr.engine.event import Event, event
from feldherr.engine.question import OPEN, Question, question
from feldherr.engine.step import CAPTURE, Goal, Phase, Step, register_reasons

BOARD = feldherr.maps.load(Path(__file__).with_name("moon.toml"))
CRATERS = 100
register_reasons({CRATERS: "craters held"})
DIG = 60
register_verbs({"dig": (DIG, "t")})


@event("dug")
class Dug(Event):
    """A crater is dug.

    It may be deep.
    """

    says = "{seat} digs {craters} times in {place} and finds {ore} of ore."

    seat: int = everybody(SEAT, "who digs")
    place: int = everybody(PLACE, "where")
    craters: int = everybody("crater", "how many")
    ore: int | None = only("seat", NUMBER, "how much is found")


@question("digging", OPEN)
class WhereToDig(Question):
    """Where to dig."""

    craters: int = everybody(NUMBER, "how many there are")


class HoldCraters(Goal):
    """Four of six."""

    says = "Hold four craters."
    moments = 1 << CAPTURE

    def winners(self, g):
        return 1 << g.seat if list(g.owner).count(g.seat) >= 4 else 0

    def reason(self, g):
        return CRATERS


class Dig(Phase):
    """Begins a turn."""

    name = "dig"
    step = "digging"
    says = "Dig in one of your craters for an army."

    def begin(self, g, seat):
        g.push(Digging(seat))


class Digging(Step):
    """One crater."""

    name = "digging"
    over = "turn"
    uses = "seat"

    def question(self, g):
        return WhereToDig(g.lands)

    def options(self, g, seat):
        return vec[i64]([option(DIG, t) for t in range(g.lands) if g.owner[t] == seat])

    def answer(self, g, seat, a):
        g.armies[first(a)] += 1
        if g.heard:
            g.tell(Dug(seat, first(a), 2, 3))
        g.pop()


RACE = feldherr.find("sv2000.conquest").but(
    name="moon.race",
    title="Race for the craters",
    rulebook="Moon RISK, English, 2026",
    ids="M1",
    board=BOARD,
    players=(2, 3),
    start_armies={2: 12, 3: 10},
    two=None,
    turn=(Dig(), *feldherr.find("sv2000.conquest").turn),
    goals=(HoldCraters(),),
    warn={2: "Two are done in a minute."},
)
MODES = (RACE,)
'''
ENTRIES = """
[feldherr.rulesets]
moon = moon_risk:MODES

[feldherr.maps]
moon = moon_risk:BOARD
"""
TOWARDS = """
import feldherr
from feldherr.bots.players.random import pick
game, rng = feldherr.game("moon.race", 3), feldherr.Stream(7)
while not game.over:
    game.chance(rng)
    if not game.over:
        seat = feldherr.players(game.state)[0]
        game.play(seat, pick(game.state, seat, rng))
print(feldherr.result(game.state)[1], game.save().count(" dig ") >= game.state.round)
position = feldherr.write_position(game.at(game.save()[:game.save().index(" dig ")].count("\\n") - 3))
print(feldherr.write_position(feldherr.read_position(position)) == position, "step digging" in position)
print(feldherr.load(game.save()).save() == game.save())
print(feldherr.game("sv2000.conquest", 3, map="moon").state.lands)
"""


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder with the plug-in, as pip would leave it."""
    package, info = tmp_path / "moon_risk", tmp_path / "moon_risk-1.0.dist-info"
    package.mkdir()
    info.mkdir()
    (package / "__init__.py").write_text(MOON)
    tiny = (Path(maps.__file__).parent / "tiny.toml").read_text()
    (package / "moon.toml").write_text(tiny.replace('name = "Tiny"', 'name = "Moon"'))
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: moon-risk\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRIES)
    return tmp_path


def python(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python where the plug-in is installed."""
    path = os.pathsep.join([str(folder), str(Path(feldherr.__file__).parent.parent)])
    env = {**os.environ, "PYTHONPATH": path, "COLUMNS": "200"}
    return subprocess.run([sys.executable, "-P", *words], env=env, capture_output=True, text=True, input=typed, timeout=100)


def test_a_game_of_an_installed_mode_is_played_to_its_end(installed: Path) -> None:
    done = python(installed, "-c", TOWARDS)
    assert (done.stdout.split("\n"), done.stderr) == (["craters held True", "True True", "True", "6", ""], "")


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_is_listed_and_told_where_nothing_is_translated(installed: Path, language: str) -> None:
    listing = python(installed, "-m", "feldherr", "rules", "--language", language)
    assert "Moon RISK, English, 2026" in listing.stdout
    assert "moon.race" in listing.stdout
    assert "Race for the craters" in listing.stdout
    page = python(installed, "-m", "feldherr", "rules", "moon.race", "--language", language)
    assert (page.returncode, page.stderr) == (0, "")
    for text in ("Race for the craters", "Dig in one of your craters", "Hold four craters.", "Two are done in a minute.", "M1"):
        assert text in page.stdout
    other = python(installed, "-m", "feldherr", "rules", "moon.race", "--diff", "sv2000.conquest", "--language", language)
    assert (other.returncode, other.stderr) == (0, "")


def test_an_installed_map_is_found_by_its_name(installed: Path) -> None:
    program = "import feldherr; print(feldherr.game('sv2000.conquest', 3, map='moon').state.lands)"
    assert python(installed, "-c", program).stdout == "6\n"
    shown = python(installed, "-m", "feldherr", "rules", "sv2000.conquest", "--with", "map=moom")
    assert "moon" in shown.stderr


def test_people_play_it_and_are_asked_for_its_own_verb(installed: Path) -> None:
    """Nobody has put the verb into words: it is its own."""
    done = python(installed, "-m", "feldherr", "play", "moon.race", "--players", "2", "--computer", "2", typed="1\n" * 14 + "dig\n" * 2)
    assert ", dig." in done.stdout
    assert "Hold four craters." in done.stdout
    assert re.search(r"digs 2 times in \w+ and finds 3 of ore\.|A crater is dug\.", done.stdout)  # by whoever begins
    assert "Traceback" not in done.stderr


def test_its_event_is_told_in_the_words_of_its_declaration_and_its_secret_to_nobody_else(installed: Path) -> None:
    program = """
import feldherr
from feldherr.cli.table.names import Names
from feldherr.cli.table.story import digest
from feldherr.server import serialize
g = feldherr.new(feldherr.find("moon.race"), 3)
dug = feldherr.EVENTS["dug"](1, 2, 2, 3)
g.listen(); g.tell(dug)
for seat in (1, 0, -1):
    print(digest([dug.seen_by(seat)], Names(g.rules, 3, ["Ann", "Bo", "Cy"])), sorted(serialize.event(dug, seat)))
"""
    done = python(installed, "-c", program)
    assert done.stdout.split("\n")[:3] == [
        "['Bo digs 2 times in Clifton and finds 3 of ore.'] ['craters', 'kind', 'ore', 'place', 'seat']",
        "['A crater is dug.'] ['craters', 'kind', 'place', 'seat']",
        "['A crater is dug.'] ['craters', 'kind', 'place', 'seat']",
    ], done.stderr


def test_it_is_simulated_and_told_why_it_ended(installed: Path) -> None:
    done = python(installed, "-m", "feldherr", "simulate", "moon.race", "--games", "20", "--language", "de")
    assert "craters held" in done.stdout


def test_the_servers_catalogue_and_handbook_have_it(installed: Path) -> None:
    program = """
from feldherr.editions.installed import register_installed
register_installed()
from feldherr.server import catalogue, handbook
print([m.title for m in catalogue.books().modes if m.name == "moon.race"], catalogue.board("moon.race").territories)
print([c.title for tag in ("en", "de", "sv", "nl") for c in handbook.chapters("moon.race", tag) if c.kind == "about"])
"""
    done = python(installed, "-c", program)
    assert done.stdout.split("\n")[:2] == ["['Race for the craters'] 6", str(["Race for the craters"] * 4)]


def test_a_plug_in_that_breaks_is_left_out_with_a_word(installed: Path) -> None:
    (installed / "moon_risk" / "__init__.py").write_text("1 / 0")
    done = python(installed, "-m", "feldherr", "rules")
    assert done.returncode == 0
    assert "de2004.liberation" in done.stdout
    assert "the plug-in moon (moon_risk:MODES) is left out: ZeroDivisionError: division by zero" in done.stderr


def test_a_name_that_is_taken_or_badly_formed_is_refused() -> None:
    base = feldherr.find("de2004.liberation")
    before = dict(MODES)
    for name, why in (
        ("de2004.liberation", "there is a mode de2004.liberation already"),
        ("Moon", "a mode is called like"),
        ("a.b.c", "like"),
    ):
        with pytest.raises(ValueError, match=why):
            feldherr.register(base.but(name=name))
    with pytest.raises(ValueError, match="ids can be numbered rules"):
        feldherr.register(base.but(name="moon.race", ids="all of them"))
    with pytest.raises(ValueError, match="house rules are set at a table"):
        feldherr.register(feldherr.ruleset("de2004.liberation", fortify="adjacent").but(name="moon.race"))
    with pytest.raises(TypeError, match="a Ruleset can be registered"):
        feldherr.register("moon.race")  # type: ignore[arg-type]
    assert before == MODES


def test_a_map_whose_name_is_taken_or_badly_formed_is_refused() -> None:
    for name, why in (
        ("world", 'there is a map "world" already'),
        ("Big Moon", "a map is called like"),
        ("moon.toml", "a map is called like"),
    ):
        with pytest.raises(maps.MapError, match=why):
            feldherr.register_map(maps.load("tiny"), name)
    assert maps.names() == (*maps.NAMES, *maps.VARIANTS)
