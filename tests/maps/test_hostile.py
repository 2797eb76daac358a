"""Whatever is done to a map file, the reader refuses it with a reason or reads it: it opens, fetches, writes and executes nothing."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bombs import BOMB, SQUARES, noise, png, svg
from drawings import MAP, WIDE, domination, geojson, gif, picture
from feldherr import maps
from feldherr.engine.board import MOST_TERRITORIES
from feldherr.maps import Map, MapError, reader
from feldherr.maps.editor import drafted
from feldherr.maps.faults import LARGEST, LONGEST, SHOWN
from feldherr.maps.generator import new_text
from feldherr.maps.importer import imported
from feldherr.maps.text import line
from spoiling import foreign

PIECES = (
    "<script>alert(1)</script>", "javascript:alert(1)", "https://example.org/x.svg", "../../etc/passwd", "\u202e", "\x00", "\ufeff", "'''",
    '"""', "[map]\n", "[shape]\n", "[[territory]]\n", "{", "}", "[" * 60, "]", "=", "\n", " ", "-1", "0", "99999999999999999999",
    "1e308", "nan", "inf", "true", "null", "1979-05-27T07:32:00Z", "a" * 300, "x." * 101, "name", "land", "sea", "label", "size",
    "continent", "__proto__",
    "constructor", "joker1", "neutral", "0 0", "0 0 0 0 0 0", "32000 32000", "é", "😀",
)  # fmt: skip
WATCHED = ("open", "socket", "subprocess", "os.", "exec", "compile", "import", "urllib", "shutil", "ctypes")
SLOWEST = 20.0  # seconds of processor time for one file: a bomb takes far more, and a busy machine makes some of it
_seen: list[str] | None = None  # what Python does while somebody watches


def _note(event: str, _: tuple[object, ...]) -> None:
    if _seen is not None and event.startswith(WATCHED):
        _seen.append(event)


@pytest.fixture(scope="module", autouse=True)
def _watching() -> None:
    sys.addaudithook(_note)


@contextmanager
def watched() -> Iterator[list[str]]:
    """What is opened, fetched, written or executed meanwhile."""
    global _seen
    out: list[str] = []
    _seen = out
    try:
        yield out
    finally:
        _seen = None


@pytest.fixture(scope="module")
def originals() -> list[str]:
    """Good maps: as a file, as one line, of format 1."""
    found = reader.parse(new_text(7, 12), "new world")
    return [new_text(7, 12), line(found), line(maps.read("tiny"))]


def mutated(text: str, rng: random.Random) -> str:
    """A file to which one to four things were done."""
    for _ in range(1 + rng.randrange(4)):
        at, to = sorted((rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)))
        near = min(len(text), at + 1 + rng.randrange(30))
        piece = PIECES[rng.randrange(len(PIECES))]
        text = (
            text[:at] + piece + text[at:],
            text[:at] + text[near:],
            text[:at] + piece + text[near:],
            text[:at] + text[to:],
            text[:near] + text[at:],
            text[:at] + text[at:near] * (2 + rng.randrange(50)) + text[near:],
            text[:to] + text[at:near] + text[to:],
        )[rng.randrange(7)]
    return text


def refused_import(files: dict[str, bytes]) -> str:
    """Why files are refused; "" if they make a map, and then one that is read again."""
    began = time.process_time()
    try:
        with watched() as events:
            found = imported(files)
            reason = ""
            found.map()
    except MapError as e:
        reason = str(e)
    assert time.process_time() - began < SLOWEST
    assert events == [], (events, files)
    assert len(reason) < (SHOWN + 1) * 4 * LONGEST
    assert all(line.isprintable() for line in reason.split("\n")), reason
    return reason


def refused(text: str) -> bool:
    """Whether the reader refuses a text, with a reason that can be shown; otherwise what it reads is a map."""
    began = time.process_time()
    try:
        with watched() as events:
            found: Map | None = reader.parse(text, "map")
            reason = ""
    except MapError as e:
        found, reason = None, str(e)
    assert time.process_time() - began < SLOWEST
    assert events == [], (events, text[:200])
    if found:
        assert 4 <= found.board.size <= MOST_TERRITORIES
        assert reader.parse(line(found), "map").board.territories == found.board.territories
        return False
    lines = reason.split("\n")
    assert reason
    assert len(lines) <= SHOWN + 1
    assert all(len(each) <= 4 * LONGEST and each.isprintable() for each in lines), reason
    return True


@pytest.mark.parametrize("many", [400, pytest.param(100_000, marks=pytest.mark.deep)])
def test_mutated_maps_do_no_harm(originals: list[str], many: int) -> None:
    rng = random.Random(24)
    count = sum(refused(mutated(originals[n % len(originals)], rng)) for n in range(many))
    assert count > many * 0.6, "most changes make a map unusable"
    print(f"{many} mutated maps: {count} refused with a reason, {many - count} still maps")


@pytest.mark.parametrize("many", [150, pytest.param(20_000, marks=pytest.mark.deep)])
def test_mutated_drafts_and_impossible_deeds_do_no_harm(originals: list[str], many: int) -> None:
    rng, good = random.Random(25), originals[1]
    ids, done = [*json.loads(good)["territory"], "nowhere", ""], 0
    for n in range(many):
        text = mutated(good, rng) if n % 3 == 0 else good
        on = [ids[rng.randrange(len(ids))] for _ in range(rng.choice((0, 1, 2, 2, 3)))]
        cut = [rng.randrange(-10, 17_000) for _ in range(rng.choice((0, 3, 4, 4, 4)))]
        reason = "none"
        try:
            with watched() as events:
                found = drafted(text, rng.choice(("", "split", "join", "sail", "fly")), on, cut)
            assert drafted(found.text).text == found.text
            done += 1
        except MapError as e:
            reason = str(e)
        assert events == [], (events, text[:200])
        assert reason
        assert all(len(each) <= 4 * LONGEST and each.isprintable() for each in reason.split("\n")), reason
    assert many * 0.1 < done < many * 0.9


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[",
        "[map]" * 50_000,
        '{"map":' * 20_000,
        "[map]\nname = " + "[" * 20_000,
        "a = 1\n" * 60_000,
        "\n".join(f"[territory.t{n}]" for n in range(20_000)),
        "[map]\nformat = " + "9" * 5_000,
        "[map]\n" + "a." * 50_000 + "b = 1",
        "\u0000" * 1000,
    ],
)
def test_bombs_are_refused_at_once(text: str) -> None:
    assert refused(text)


@pytest.mark.parametrize("name", ["rest", "seat0", "joker1", "neutral"])
def test_what_logs_and_positions_say_otherwise_is_no_id(originals: list[str], name: str) -> None:
    text = originals[2]
    first = next(iter(json.loads(text)["territory"]))
    with pytest.raises(MapError, match="reserved"):
        reader.parse(text.replace(f'"{first}"', f'"{name}"'), "map")


def test_a_line_is_no_larger_than_a_file(originals: list[str]) -> None:
    with pytest.raises(MapError, match="larger than"):
        reader.parse(originals[2].replace("{", "{" + LARGEST * " ", 1), "map")


def test_digits_of_other_scripts_are_no_outlines(originals: list[str]) -> None:
    drawn = json.loads(originals[1])
    place, lines = next(iter(drawn["shape"].items()))
    drawn["shape"][place] = [text.translate(str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")) for text in lines]
    with pytest.raises(MapError, match=place):
        reader.parse(json.dumps(drawn), "map")


@pytest.mark.parametrize("many", [60, pytest.param(20_000, marks=pytest.mark.deep)])
def test_damaged_foreign_files_do_no_harm(many: int) -> None:
    reasons = [refused_import(foreign(n)) for n in range(many)]
    assert many * 0.2 < sum(map(bool, reasons)) < many * 0.98
    print(f"{many} damaged foreign files: {sum(map(bool, reasons))} refused with a reason")


LAUGHS = "".join(f"<!ENTITY a{n + 1} '{f'&a{n};' * 10}'>" for n in range(9))


@pytest.mark.parametrize(
    ("files", "reason"),
    [
        ({"x.svg": svg("&a9;", f"<!DOCTYPE svg [<!ENTITY a0 'ha'>{LAUGHS}]>")}, "declares entities"),
        ({"x.svg": svg("&x;", "<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>")}, "declares entities"),
        ({"x.svg": svg("<g>" * 100_000)}, "nested too deeply"),
        ({"x.svg": svg('<path id="a" d="M0 0' + "h1" * 300_000 + '"/>')}, "points"),
        ({"x.svg": svg('<path id="a" d="M0 0' + "l0 9e8 0 -9e8 " * 40_000 + '"/>' + SQUARES)}, "too intricate"),
        ({"x.svg": svg('<path id="a" d="M0 0' + "T9 9" * 60_000 + '"/>')}, "points"),
        ({"x.svg": svg('<rect id="a" width="1e999" height="2"/>' + SQUARES)}, "far outside"),
        ({"x.svg": svg('<g transform="scale(0)">' + SQUARES + "</g>")}, "go around nothing"),
        ({"x.svg": svg(SQUARES + '<rect width="9" height="9"><title>&lt;script>alert(1)&lt;/script></title></rect>')}, "is no name"),
        ({"x.svg": svg(SQUARES + '<rect id="' + "n" * 500 + '" width="9" height="9"/>')}, "is no name"),
        ({"x.svg": svg("".join(f'<rect id="t{n}" width="9" height="9"/>' for n in range(5_000)))}, "5000 named regions"),
        ({"x.svg": svg("<script>fetch('https://example.org')</script>")}, "0 named regions"),
        ({"x.svg": b"<svg" * 900_000}, "not well-formed"),
        ({"x.svg": b"<?xml version='1.0' encoding='nonsense'?><svg/>"}, "0 named regions"),
        ({"x.svg": bytes(4_000_001)}, "is larger than"),
        ({"x.geojson": b'{"a":' * 100_000}, "nested too deeply"),
        ({"x.geojson": b"[" + b"9" * 10_000 + b"]"}, "too long"),
        ({"x.geojson": geojson().replace(b"[0, 20]", b"[1e999, 20]")}, "far outside"),
        ({"x.geojson": geojson().replace(b"[0, 20]", b"[0, NaN]")}, "far outside"),
        ({"x.geojson": geojson().replace(b"[0, 20]", b'["0", 20]')}, "two numbers"),
        ({"x.geojson": geojson().replace(b"[0, 20]", b"[1" + b"0" * 400 + b", 1]")}, "far too large"),
        ({"x.geojson": geojson().replace(b"Hills", b"<img src=x onerror=alert(1)>")}, "is no name"),
        ({"x.geojson": geojson().replace(b"Hills", b"\\ud800")}, "is no name"),
        ({"x.geojson": geojson().replace(b"Hills", b"Cape")}, "two regions are called"),
        (domination(png(60_000, 60_000, BOMB)), "pixels"),
        (domination(png(1000, 1000, b"")), "is cut off"),
        (domination(png(1000, 1000, b"nonsense")), "is damaged"),
        (domination(picture()[:150]), "is cut off"),
        (domination(gif()[:2000]), "damaged or cut off"),
        (domination(b"\xff\xd8\xff\xe0 JFIF"), "other kinds mix the colours"),
        (domination() | {"two.map": MAP.replace(b"two_map.png", b"/etc/passwd")}, "is missing"),
        (domination() | {"two.map": MAP + b"1 2\n" * 6_000}, "lines"),
        (domination() | {"two.map": MAP + b"1 99\n"}, "no territory has the number 99"),
        (domination() | {"two.map": MAP.replace(b"Cape", b"<b>")}, "is no name"),
        (domination() | {"two.map": MAP.replace(b"5 Isle", b"77 Isle").replace(b" 5\n", b"\n").replace(b"\n5 4\n", b"\n")}, ""),
    ],
)
def test_foreign_bombs_and_scripts_are_refused(files: dict[str, bytes], reason: str) -> None:
    said = refused_import(files)
    assert said
    assert reason in said, said


def test_a_picture_of_noise_takes_its_time_but_no_longer() -> None:
    assert refused_import(noise())
    assert "the most" in refused_import(noise(_all_borders()))


def _all_borders() -> str:
    return "".join(f"{n} " + " ".join(map(str, range(1, 251))) + "\n" for n in range(1, 251))


def test_what_a_bomb_unpacks_to_is_left_alone() -> None:
    """Only as much is unpacked as the picture says it has."""
    import tracemalloc

    tracemalloc.start()
    assert refused_import(domination(png(WIDE, 9, BOMB)))
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 30_000_000
