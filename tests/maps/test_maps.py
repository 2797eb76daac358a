"""Maps: what the built-in ones hold, and what people are told about their own."""

from __future__ import annotations

import random
import re
from collections import Counter
from importlib import resources
from pathlib import Path

import pytest

from feldherr import maps
from feldherr.engine.board import Board
from feldherr.locales import LANGUAGES
from feldherr.maps import MapError, faults

TINY = (resources.files("feldherr.maps") / "tiny.toml").read_text(encoding="utf-8")
JUNK = [
    "1",
    "-1",
    "true",
    "[]",
    "{}",
    '""',
    '"x"',
    '"a"',
    "[1]",
    "[[]]",
    '["a"]',
    "{ en = 1 }",
    "1979-05-27",
    "nan",
    "9" * 30,
    "9" * 5000,
    "=",
]


def borders(board: Board) -> tuple[int, int]:
    """How many land borders and sea lines a board has."""
    sea = sum(len(others) for others in board.sea) // 2
    return sum(len(others) for others in board.adjacent) // 2 - sea, sea


def continents(board: Board) -> dict[str, tuple[int, int]]:
    return {c: (len(ts), int(n)) for c, ts, n in zip(board.continents, board.members, board.bonus, strict=True)}


@pytest.mark.rule("K9", "S6")
def test_the_world() -> None:
    board = maps.load("world")
    assert (board.size, borders(board)) == (42, (58, 25))
    assert continents(board) == {
        "north_america": (9, 5),
        "south_america": (4, 2),
        "europe": (7, 5),
        "africa": (6, 3),
        "asia": (12, 7),
        "australia": (4, 2),
    }
    assert board.symbols == ["infantry", "cavalry", "artillery"]
    assert Counter(board.symbol) == {0: 14, 1: 14, 2: 14}
    assert Counter(board.stars) == {1: 30, 2: 12}


@pytest.mark.rule("O4", "O5")
def test_the_ancient_earth() -> None:
    board = maps.load("ancient_earth")
    assert (board.size, borders(board)) == (42, (48, 21))
    assert continents(board) == {
        "europa": (12, 7),
        "germania": (9, 5),
        "africa": (7, 5),
        "asia_minor": (6, 3),
        "atlantis": (4, 3),
        "hyrkania": (4, 2),
    }
    assert board.symbols == ["skull", "swords", "orb"]
    assert Counter(board.symbol) == {0: 14, 1: 14, 2: 14}


@pytest.mark.rule("O9")
def test_mountains_are_no_borders() -> None:
    board = maps.load("ancient_earth")
    assert board.number["galicia"] not in board.adjacent[board.number["dacia"]]


def test_names_in_other_languages() -> None:
    board = maps.load("world")
    assert board.title("ukraine", "sv") == "Ukraina"
    assert board.title("ukraine", "de") == "Ukraine"
    assert board.title("ukraine", "de_2010") == "Russland"
    assert board.title("south_america", "nl") == "Zuid-Amerika"
    assert all(LANGUAGES.keys() <= board.titles[name].keys() for name in [*board.territories, *board.continents])


def test_built_in_maps_are_read_once() -> None:
    assert maps.load("tiny") is maps.load("tiny")


def test_a_map_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(re.sub("stars = .*\n|name = {.*\n", "", TINY), encoding="utf-8-sig")
    board = maps.load(path)
    assert board.territories == ["a", "b", "c", "d", "e", "f"]
    assert list(board.symbol) == [0, 1, 2, 0, 1, 2]
    assert list(board.stars) == [1] * 6
    assert [list(others) for others in board.adjacent] == [[1, 2], [0, 2, 3], [0, 1, 4], [1, 4, 5], [2, 3, 5], [3, 4]]
    assert [list(others) for others in board.sea] == [[], [3], [4], [1], [2], []]
    assert [list(ts) for ts in board.members] == [[0, 1, 2], [3, 4, 5]]
    assert board.title("a") == "A"


FAULTS = [
    ('continent = "east"', 'continent = "eats"', ':33: territory.d.continent: no continent is called "eats" (did you mean "east"?)'),
    ('continent = "east"\n', "", ":32: territory.d.continent: is missing"),
    ('continent = "east"', "continent = 3", ":33: territory.d.continent: must be the name of a continent in quotes"),
    ('sea = ["d"]', 'sea = ["dd"]', ':23: territory.b.sea: no territory is called "dd" (did you mean "d"?)'),
    ('sea = ["d"]', 'sea = ["d", "b"]', ":23: territory.b.sea: a territory does not border itself"),
    ('sea = ["d"]', 'sea = ["d", "d"]', ':23: territory.b.sea: "d" is listed twice'),
    ('sea = ["d"]', 'sea = ["d", "f"]', ':23: territory.b.sea: "f" does not list "b" under sea'),
    ('sea = ["d"]', 'sea = "d"', ":23: territory.b.sea: must be a list of territory names in quotes"),
    ('land = ["b", "c"]', 'land = ["b", "c"]\nsea = ["b"]', ':18: territory.a.sea: "b" is listed under land as well'),
    ('land = ["b", "c"]', 'land = ["b", "c"]\nmountain = ["b"]', ':18: territory.a.mountain: "b" is listed under land as well'),
    ('land = ["b", "c"]', 'land = ["b", "c"]\nmountain = ["f"]', ':18: territory.a.mountain: "f" does not list "a" under mountain'),
    ("sea = [", "mountain = [", ":15: territory.a: no border leads to the rest of the map (cut off: a, b, c)"),
    ("sea = [", "see = [", ':23: territory.b.see: no such key here (did you mean "sea"?)'),
    ("bonus = 2", "bonus = 100", ":8: continent.west.bonus: must be a whole number from 0 to 99"),
    ("bonus = 2", "bonus = true", ":8: continent.west.bonus: must be a whole number from 0 to 99"),
    ("bonus = 2\n", "", ":7: continent.west.bonus: is missing"),
    ("stars = 2", "stars = 3", ":36: territory.d.stars: must be a whole number from 1 to 2"),
    ("stars = 2", 'symbol = "infantri"', ':36: territory.d.symbol: no symbol is called "infantri" (did you mean "infantry"?)'),
    (', "artillery"]', "]", ":5: map.symbols: must be three different symbols of a-z, 0-9 and _"),
    ('"artillery"]', '""]', ":5: map.symbols: must be three different symbols of a-z, 0-9 and _"),
    ('name = "Tiny"', 'name = ""', ":4: map.name: must be one line of text in quotes, at most 200 characters"),
    ('name = "Tiny"', 'name = "\\u001b[2J"', ":4: map.name: must be one line of text in quotes, at most 200 characters"),
    ('name = "Tiny"', "", ":3: map.name: is missing"),
    ("en = ", "english = ", ":9: continent.west.name.english: a language is two letters, perhaps with an edition: de, de_2010"),
    ("[continent.west]", "[continent.north]\nbonus = 1\n[continent.west]", ":7: continent.north: no territory belongs to this continent"),
    ("[continent.west]", "[continent.a]\nbonus = 1\n[continent.west]", ":17: territory.a: a continent has this id already"),
    ("[territory.a]", "[territory.neutral_a]", ":15: territory.neutral_a: this id is reserved"),
    (
        "[territory.a]",
        '[territory."Ä b"]',
        ':15: territory."Ä b": an id has only a-z, 0-9 and _, begins with a letter and is at most 40 long',
    ),
    ("[territory.a]", "[territory]\nx = 1\n[territory.a]", ":16: territory.x: must be a table"),
    ("[map]", "[maps]", ':3: maps: no such key here (did you mean "map"?)'),
    ("[map]", "[maps]", ": map: is missing"),
    ("[territory.b]", "[territory.a]", ":20: Cannot declare ('territory', 'a') twice (column 13)"),
    ("bonus = 2", "bonus = ", ":8: Invalid value (column 9)"),
    ("bonus = 2", "bonus = " + "9" * 5000, ": has a number that is far too long"),
    ("bonus = 2", "bonus = " + "[" * 9999, ": is nested too deeply"),
    ("bonus = 2", "x" + ".x" * 101 + " = 1", ":8: has more than 100 dots"),
    ("Tiny", "\0", ":4: Illegal character '\\x00' (column 9)"),
]


@pytest.mark.parametrize(("old", "new", "message"), FAULTS)
def test_a_fault_is_told_with_its_line(old: str, new: str, message: str) -> None:
    assert old in TINY
    with pytest.raises(MapError) as caught:
        maps.parse(TINY.replace(old, new), "own.toml")
    assert f"own.toml{message}" in str(caught.value).split("\n")


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(MapError) as caught:
        maps.parse(TINY.replace("stars = 2", "stars = 0").replace("bonus", "bonsu"), "own.toml")
    assert str(caught.value).split("\n") == [
        'own.toml:8: continent.west.bonsu: no such key here (did you mean "bonus"?)',
        "own.toml:7: continent.west.bonus: is missing",
        'own.toml:12: continent.east.bonsu: no such key here (did you mean "bonus"?)',
        "own.toml:11: continent.east.bonus: is missing",
        "own.toml:36: territory.d.stars: must be a whole number from 1 to 2",
        "own.toml:48: territory.f.stars: must be a whole number from 1 to 2",
    ]


@pytest.mark.parametrize("size", [3, 251])
def test_too_few_and_too_many_territories(size: int) -> None:
    ring = "".join(f'[territory.t{i}]\ncontinent = "c"\nland = ["t{(i + 1) % size}", "t{(i - 1) % size}"]\n' for i in range(size))
    text = '[map]\nname = "Ring"\nsymbols = ["x", "y", "z"]\n[continent.c]\nbonus = 1\n' + ring
    with pytest.raises(MapError, match=f"^own.toml: territory: a map has 4 to 250 territories, this one {size}$"):
        maps.parse(text, "own.toml")


def test_no_more_than_twenty_faults_are_listed() -> None:
    text = TINY + "".join(f"[territory.t{i}]\n" for i in range(30))
    with pytest.raises(MapError, match=r"\nown.toml: and 10 more$") as caught:
        maps.parse(text, "own.toml")
    assert str(caught.value).count("\n") == 20


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("wordl", 'no map is called "wordl" (did you mean "world"?); one of your own is named by the path of its .toml file'),
        ("nowhere/own.toml", "nowhere/own.toml: cannot be read: No such file or directory"),
        ("own\0.toml", '"own\\x00.toml" is no path of a file'),
    ],
)
def test_a_map_that_is_not_there(name: str, message: str) -> None:
    with pytest.raises(MapError) as caught:
        maps.load(name)
    assert str(caught.value) == message


@pytest.mark.parametrize(("data", "message"), [(b"\n\xff", ":2: is not UTF-8"), (b"#" * 400_001, ": is larger than 400000 bytes")])
def test_a_file_that_is_no_text(data: bytes, message: str, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(data)
    with pytest.raises(MapError) as caught:
        maps.load(path)
    assert str(caught.value) == f"{path}{message}"


def survives(data: bytes) -> bool:
    """Whether the bytes are a map; anything but a MapError goes through."""
    try:
        maps.parse(faults.decode(data, "own.toml", MapError), "own.toml")
    except MapError:
        return False
    return True


def test_random_bytes_are_no_map() -> None:
    rng = random.Random(1)
    assert not any(survives(rng.randbytes(rng.randrange(80))) for _ in range(10_000))
    assert not any(survives(bytes(rng.choices(b'[]{}=".,\n#_ab1', k=rng.randrange(80)))) for _ in range(10_000))


def test_damaged_maps_are_read_or_refused() -> None:
    rng = random.Random(2)
    for _ in range(3_000):
        data = bytearray(TINY.encode())
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(data))
            data[at : at + rng.randrange(4)] = rng.choice([b"", rng.randbytes(1), bytes(rng.choices(b'[]{}=".,\n#_ab1', k=2))])
        survives(bytes(data))


def test_maps_with_wrong_values_are_read_or_refused() -> None:
    rng = random.Random(3)
    values = [m.span(1) for m in re.finditer(r"= (.*)", TINY)] + [m.span() for m in re.finditer(r"\w+", TINY)]
    for _ in range(3_000):
        start, end = rng.choice(values)
        survives((TINY[:start] + rng.choice(JUNK) + TINY[end:]).encode())
