"""Foreign files become maps: the right neighbours, names, continents and cards, whatever the format."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import feldherr
from drawings import HIGH, MAP, SVG, WIDE, domination, feature, geojson, gif, picture, pixel
from feldherr.cli import main
from feldherr.maps import MapError
from feldherr.maps.importer import Imported, imported, png
from feldherr.maps.importer import gif as gifs
from feldherr.maps.importer.paths import Pen, moved, transform

PIXELS = bytes(pixel(x, y) for y in range(HIGH) for x in range(WIDE))


def links(found: Imported, way: str) -> set[str]:
    """Who borders whom in a way, each pair once."""
    return {" ".join(sorted((t, other))) for t, table in found.data["territory"].items() for other in table.get(way, ())}


def whole(found: Imported) -> None:
    """Computers finish a game on it, and it survives being saved."""
    rules = feldherr.ruleset("de2010.classic", map=found.map(), turn_limit=6)
    game = feldherr.Game(rules, 3)
    rng, bot = feldherr.Stream(1), feldherr.bots.make("recruit")
    game.chance(rng)
    while not game.over:
        seat = feldherr.asked(game.state)
        game.play(seat, bot.choose(feldherr.observe(game.state, seat), seat))
        game.chance(rng)
    assert feldherr.load(game.save()) == game


def test_an_svg() -> None:
    found = imported({"two_lands.svg": SVG})
    assert found.data["map"]["name"] == "two lands"
    assert list(found.data["territory"]) == ["old_bay", "cape", "hills", "fen_moor", "isle"]
    assert found.data["territory"]["fen_moor"]["name"] == {"en": "Fen & Moor"}
    assert {t["continent"] for t in found.data["territory"].values()} == {"west", "east"}
    assert links(found, "land") == {"cape old_bay", "hills old_bay", "cape hills", "fen_moor hills", "cape fen_moor"}
    assert links(found, "sea") in ({"hills isle"}, {"fen_moor isle"})  # either is as near
    assert (found.grouped, found.enlarged, found.mountains) == (False, [], [])
    whole(found)


HIDDEN = (
    'display="none"',
    'style="fill:red; display : none"',
    'visibility="hidden"',
    'style="visibility:collapse"',
    'fill="none" stroke="black"',
    'style="fill:none !important"',
    'fill="red" style="fill:transparent"',
)


@pytest.mark.parametrize("look", HIDDEN)
@pytest.mark.parametrize("inside", [False, True])
def test_what_is_not_seen_in_an_svg_is_no_territory(look: str, inside: bool) -> None:
    frame = b'<path id="Frame" %s d="M0 0h110v60h-110z"/>' % look.encode()
    if inside:
        frame = b'<g %s><path id="Frame" d="M0 0h110v60h-110z"/></g>' % look.encode()
    assert imported({"two_lands.svg": SVG.replace(b"</svg>", frame + b"</svg>")}).data == imported({"two_lands.svg": SVG}).data


def test_what_is_shown_in_something_hidden_is_a_territory() -> None:
    rock = (
        b'<g visibility="hidden" fill="none"><rect id="Rock" visibility="visible" fill="red" x="100" y="5" width="8" height="8"/></g></svg>'
    )
    assert "rock" in imported({"two_lands.svg": SVG.replace(b"</svg>", rock)}).data["territory"]


def test_an_svg_of_outlines_only_is_a_map_all_the_same() -> None:
    outlines = SVG.replace(b"<svg ", b'<svg style="fill:none;stroke:black" ')
    assert imported({"two_lands.svg": outlines}).data == imported({"two_lands.svg": SVG}).data


def test_territories_keep_their_ids_whatever_continents_are_called() -> None:
    data = json.loads(geojson())
    for each, home in zip(data["features"], ("Cape", "Cape", "Fen", "Fen", "Fen"), strict=True):
        each["properties"]["continent"] = home
    found = imported({"two.geojson": json.dumps(data).encode()})
    assert list(found.data["territory"]) == ["old_bay", "cape", "hills", "fen", "isle"]
    assert {table["name"]["en"] for table in found.data["continent"].values()} == {"Cape", "Fen"}
    whole(found)


def test_geojson() -> None:
    found = imported({"two.geojson": geojson(name_de="Land")})
    assert found.data["territory"]["old_bay"]["name"] == {"en": "Old Bay", "de": "Land"}
    assert links(found, "land") == {"cape old_bay", "hills old_bay", "cape hills", "fen hills", "cape fen"}
    assert links(found, "sea") == {"fen isle"} or links(found, "sea") == {"hills isle"}
    found.map()


def test_north_is_up() -> None:
    labels = {t: table["label"] for t, table in imported({"two.geojson": geojson()}).data["territory"].items()}
    assert labels["old_bay"][1] < labels["cape"][1]
    assert labels["old_bay"][0] < labels["hills"][0] < labels["isle"][0]


@pytest.mark.parametrize("art", [picture(0), picture(2), picture(3), picture(6), picture(2, 5), gif(), gif(interlaced=True)])
def test_a_map_of_domination(art: bytes) -> None:
    found = imported(domination(art))
    assert found.data["map"]["name"] == "Two Lands"
    assert {c: table["bonus"] for c, table in found.data["continent"].items()} == {"west": 2, "east": 3}
    assert links(found, "land") == {"cape old_bay", "hills old_bay", "cape fen", "fen hills"}
    assert links(found, "sea") == {"isle old_bay", "fen isle"}
    assert found.one_way == [("old_bay", "isle")]
    assert [table["symbol"] for table in found.data["territory"].values()] == ["artillery", "infantry", "cavalry", "artillery", "infantry"]
    found.map()


def test_who_touches_without_a_border_has_a_mountain_between() -> None:
    files = domination() | {"two.map": MAP.replace(b"2 1 4\n", b"2 1\n").replace(b"4 3 2 5", b"4 3 5")}
    found = imported(files)
    assert ("cape", "fen") in found.mountains
    assert "cape fen" in links(found, "mountain")
    found.map()


@pytest.mark.parametrize("art", [picture(kind, filters) for kind in (0, 2, 3, 6) for filters in (1, 5)])
def test_pngs_are_read_pixel_by_pixel(art: bytes) -> None:
    assert png.read(art, "x.png").blue == PIXELS


@pytest.mark.parametrize("interlaced", [False, True])
def test_gifs_are_read_pixel_by_pixel(interlaced: bool) -> None:
    assert gifs.read(gif(interlaced), "x.gif").blue == PIXELS


def test_tiny_territories_can_be_seen() -> None:
    data = json.loads(geojson())
    data["features"].append(feature("Rock", (30, 20, 30, 20)) | {"geometry": feature("", (0, 0, 1, 1))["geometry"]})
    data["features"][-1]["geometry"]["coordinates"] = [[[30, 20], [30.01, 20], [30.01, 20.01], [30, 20.01]]]
    data["features"][-1]["properties"]["continent"] = "East"
    found = imported({"two.geojson": json.dumps(data).encode()})
    assert found.enlarged == ["rock"]
    found.map()


def test_continents_are_guessed_where_nobody_names_them() -> None:
    boxes = {f"L{x}{y}": (10 * x, 10 * y, 10 * x + 10, 10 * y + 10) for x in range(4) for y in range(3)}
    features = [feature(name, box) for name, box in boxes.items()]
    found = imported({"plain.geojson": json.dumps({"type": "FeatureCollection", "features": features}).encode()})
    assert found.grouped
    assert len(found.data["continent"]) == 3
    assert not any(set(pair.split()) == {"l00", "l11"} for pair in links(found, "land")), "corners are no borders"
    found.map()


def test_paths_and_transformations() -> None:
    assert Pen(99).rings("M0,0 10,0 10-10zM1 1h1v1") == [[(0, 0), (10, 0), (10, -10)], [(1, 1), (2, 1), (2, 2)]]
    assert Pen(99).rings("M0 0L1 0L1 1L oops 5 5") == [[(0, 0), (1, 0), (1, 1)]]
    arc = Pen(99).rings("M0 0a5 5 0 0110 0z")[0]
    assert all(abs((x - 5) ** 2 + y * y - 25) < 1e-6 and y <= 1e-9 for x, y in arc)
    turned = moved([[(1.0, 0.0)]], transform("translate(10 20) rotate(90) scale(2)"))[0][0]
    assert (round(turned[0], 9), round(turned[1], 9)) == (10, 22)
    curve = Pen(99).rings("M0 0Q5 10 10 0T20 0z")[0]
    assert (5, 5) in curve
    assert (15, -5) in curve


def test_by_command_and_in_a_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, data in domination().items():
        (tmp_path / name).write_bytes(data)
    files = [str(tmp_path / name) for name in domination()]
    path, art = tmp_path / "mine.toml", tmp_path / "mine.svg"
    assert main(["map", "import", *files, "--to", str(path), "--picture", str(art)]) == 0
    said = capsys.readouterr().out
    assert "5 territories, 2 continents" in said
    assert "listed by one side only, now by both: old_bay – isle" in said
    assert art.read_text("utf-8").startswith("<svg")
    assert main(["simulate", "sv2000.conquest", "--players", "3", "--games", "1", "--map", str(path), "--with", "turn_limit=3"]) == 0
    assert feldherr.import_map(*files).board.same(feldherr.maps.read(path).board)
    assert main(["map", "import", files[0], "--to", str(tmp_path / "other.toml")]) == 2
    assert "its picture of regions is missing" in capsys.readouterr().err
    assert main(["map", "import"]) == 2
    assert main(["map", "show", str(path), str(path)]) == 2


def test_what_has_to_be_mended_is_written_all_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, path = tmp_path / "two.map", tmp_path / "two.toml"
    source.write_bytes(MAP.replace(b"5 Isle 2", b"5 Isle 1").replace(b"1 2 3 5", b"1 2 3"))
    (tmp_path / "two_map.png").write_bytes(picture())
    assert main(["map", "import", str(source), str(tmp_path / "two_map.png"), "--to", str(path)]) == 2
    assert "no border leads to the rest of its continent" in " ".join(capsys.readouterr().err.split())
    assert path.exists()


@pytest.mark.parametrize(
    "files", [{}, {"a.svg": SVG, "b.svg": SVG}, {"a.txt": b""}, {"two.cards": b""}, {f"{n}.png": b"" for n in range(9)}]
)
def test_one_map_at_a_time(files: dict[str, bytes]) -> None:
    with pytest.raises(MapError, match="give"):
        imported(files)
