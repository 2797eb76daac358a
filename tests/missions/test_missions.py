"""Missions: what the built-in decks hold, and what people are told about their own."""

from __future__ import annotations

import random
import re
from collections import Counter
from importlib import resources
from pathlib import Path

import pytest

from feldherr import maps, missions
from feldherr.maps import faults
from feldherr.missions import NEEDED, MissionError
from feldherr.rules.deck import ANYTIME, IN_ATTACK, KINDS, TURN_END, TURN_START, Mission

WORLD = maps.load("world")
DECK = (resources.files("feldherr.missions") / "de2004.toml").read_text(encoding="utf-8")
JUNK = [
    "1",
    "-1",
    "true",
    "[]",
    "{}",
    '""',
    '"x"',
    "[1]",
    "[[]]",
    '["asia"]',
    '"stack"',
    '"block"',
    "{ 3 = 1 }",
    "1979-05-27",
    "nan",
    "9" * 30,
]


def cards(name: str) -> dict[str, Mission]:
    return {mission.name: mission for mission in missions.load(name, WORLD)}


@pytest.mark.rule("S2", "S18")
def test_the_deck_of_2000() -> None:
    deck = cards("sv2000")
    assert len(deck) == 14
    assert {mission.show for mission in deck.values()} == {ANYTIME}
    assert [deck[f"destroy_colour_{n}"].colour for n in range(1, 7)] == [0, 1, 2, 3, 4, 5]
    assert set(deck["destroy_colour_6"].counts) == {24}
    third = deck["europe_australia_plus_one"]
    assert ([WORLD.continents[c] for c in third.continents], third.free) == (["europe", "australia"], 1)
    strong = deck["territories_18x2"]
    assert (set(strong.counts), strong.armies) == ({18}, 2)


@pytest.mark.rule("K60", "K63")
def test_the_deck_of_2004() -> None:
    deck = cards("de2004")
    assert len(deck) == 28
    assert Counter(mission.rank for mission in deck.values()) == {0: 7, 1: 7, 2: 7, 3: 7}
    assert Counter(mission.show for mission in deck.values()) == {IN_ATTACK: 11, TURN_END: 16, TURN_START: 1}
    assert all(name.startswith(missions.RANKS[mission.rank]) for name, mission in deck.items())
    assert list(deck["colonel_block"].counts)[3:7] == [16, 14, 12, 10]
    assert deck["captain_garrison10"].armies == 10
    bridges = deck["major_northern_bridges"]
    assert [WORLD.territories[t] for t in bridges.places] == ["alaska", "kamchatka", "greenland", "iceland"]
    assert set(bridges.counts) == {4}


@pytest.mark.rule("N30")
def test_the_deck_of_2010() -> None:
    assert list(cards("de2010")) == list(cards("sv2000"))[:13]


def test_every_kind_has_its_keys() -> None:
    assert tuple(NEEDED) == KINDS


def test_a_deck_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[mission.two]\nkind = "block"\ncount = 2\nby_players = { 3 = 4 }\ntext = "Hold two."\n', encoding="utf-8")
    (mission,) = missions.load(path, maps.load("tiny"))
    assert (mission.name, mission.text, KINDS[mission.kind]) == ("two", "Hold two.", "block")
    assert (mission.rank, mission.show, mission.armies, mission.free, mission.colour) == (0, ANYTIME, 1, 0, -1)
    assert list(mission.counts) == [2, 2, 2, 4, 2, 2, 2, 2]


FAULTS = [
    ('kind = "stak"\narmies = 3', ':3: mission.own.kind: no kind of mission is called "stak" (did you mean "stack"?)'),
    ("armies = 3", ":1: mission.own.kind: is missing"),
    ('kind = "stack"', ":1: mission.own.armies: is missing"),
    ('kind = "stack"\narmies = 0', ":4: mission.own.armies: must be a whole number from 1 to 999"),
    ('kind = "stack"\narmies = 3\ncount = 2', ":5: mission.own.count: no such key here"),
    ('kind = "stack"\narmies = 3\nrank = "mayor"', ':5: mission.own.rank: no rank is called "mayor" (did you mean "major"?)'),
    ('kind = "stack"\narmies = 3\nshow = "never"', ':5: mission.own.show: no moment is called "never"'),
    ('kind = "conquer"\ncount = 43', ":4: mission.own.count: must be a whole number from 1 to 42"),
    ('kind = "any_continents"\ncount = 7', ":4: mission.own.count: must be a whole number from 1 to 6"),
    ('kind = "sea_lanes"\ncount = 26', ":4: mission.own.count: must be a whole number from 1 to 25"),
    ('kind = "conquer_from_opponents"\ncount = 6', ":4: mission.own.count: must be a whole number from 1 to 5"),
    ('kind = "destroy_colour"\ncount = 24\ncolour = 7', ":5: mission.own.colour: must be a whole number from 1 to 6"),
    ('kind = "hold_some"\ncount = 3\nplaces = ["peru", "siam"]', ":4: mission.own.count: must be a whole number from 1 to 2"),
    ('kind = "hold_some"\ncount = 1\nplaces = ["piru"]', ':5: mission.own.places: no territory is called "piru" (did you mean "peru"?)'),
    ('kind = "hold_some"\ncount = 1\nplaces = ["peru", "peru"]', ':5: mission.own.places: "peru" is listed twice'),
    ('kind = "hold_some"\ncount = 1\nplaces = []', ":5: mission.own.places: must name a territory"),
    ('kind = "hold_on_continent"\ncount = 13\ncontinents = ["asia"]', ":4: mission.own.count: must be a whole number from 1 to 12"),
    ('kind = "hold_on_continent"\ncount = 3\ncontinents = ["asia", "africa"]', ":5: mission.own.continents: must be one continent"),
    ('kind = "continents"\ncontinents = ["asa"]', ':4: mission.own.continents: no continent is called "asa" (did you mean "asia"?)'),
    ('kind = "continents"\ncontinents = ["asia"]\nfree = 6', ":5: mission.own.free: must be a whole number from 0 to 5"),
    ('kind = "block"\ncount = 2\nby_players = { 7 = 1 }', ':5: mission.own.by_players."7": no such key here'),
    ('kind = "block"\ncount = 2\nby_players = { 3 = 0 }', ':5: mission.own.by_players."3": must be a whole number from 1 to 42'),
    ('kind = "keep_continent"\n[mission.other]\ntext = "x"\nkind = "keep_continent"', ":4: mission.other: asks for the same as own"),
    ('kind = "keep_continent"\n[mission.own]', ":4: Cannot declare ('mission', 'own') twice (column 13)"),
    ('kind = "keep_continent"\n[missions]', ':4: missions: no such key here (did you mean "mission"?)'),
    ("kind = " + "[" * 9999, ": is nested too deeply"),
]


@pytest.mark.parametrize(("text", "message"), FAULTS)
def test_a_fault_is_told_with_its_line(text: str, message: str) -> None:
    with pytest.raises(MissionError) as caught:
        missions.parse(f'[mission.own]\ntext = "Our own."\n{text}\n', "own.toml", WORLD)
    assert f"own.toml{message}" in str(caught.value).split("\n")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", ": mission: is missing"),
        ("[mission]", ":1: mission: a deck has 1 to 250 missions, this one 0"),
        ('[mission.own]\nkind = "keep_continent"', ":1: mission.own.text: is missing"),
    ],
)
def test_what_is_missing_is_told(text: str, message: str) -> None:
    with pytest.raises(MissionError) as caught:
        missions.parse(text, "own.toml", WORLD)
    assert str(caught.value) == f"own.toml{message}"


def test_a_deck_that_is_not_there() -> None:
    with pytest.raises(MissionError, match=r'^no deck of missions is called "de2005"'):
        missions.load("de2005", WORLD)


def test_a_deck_for_another_map_is_refused() -> None:
    with pytest.raises(MissionError, match='no territory is called "greenland"'):
        missions.load("de2004", maps.load("tiny"))


def survives(data: bytes) -> bool:
    """Whether the bytes are a deck of missions; anything but a MissionError goes through."""
    try:
        missions.parse(faults.decode(data, "own.toml", MissionError), "own.toml", WORLD)
    except MissionError:
        return False
    return True


def test_random_bytes_are_no_missions() -> None:
    rng = random.Random(1)
    assert not any(survives(rng.randbytes(rng.randrange(80))) for _ in range(10_000))
    assert not any(survives(bytes(rng.choices(b'[]{}=".,\n#_ab1', k=rng.randrange(80)))) for _ in range(10_000))


def test_damaged_decks_are_read_or_refused() -> None:
    rng = random.Random(2)
    words = [m.span(1) for m in re.finditer(r"= (.*)", DECK)] + [m.span() for m in re.finditer(r"\w+", DECK)]
    for _ in range(1_000):
        start, end = rng.choice(words)
        data = bytearray((DECK[:start] + rng.choice(JUNK) + DECK[end:]).encode())
        if rng.random() < 0.5:
            data[rng.randrange(len(data))] = rng.randrange(256)
        survives(bytes(data))
