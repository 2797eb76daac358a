"""Saved games carry their map, and old ones still load."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

import feldherr
from feldherr import maps
from feldherr.maps import reader, text

WORLD = resources.files("feldherr.maps") / "world.toml"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A map of one's own, drawn."""
    path = tmp_path / "mine.toml"
    path.write_text(WORLD.read_text("utf-8").replace('name = "World"', 'name = "Mine"'), "utf-8")
    return path


def played(game: feldherr.Game, moves: int) -> feldherr.Game:
    rng, bot = feldherr.Stream(1), feldherr.bots.make("random")
    for _ in range(moves):
        game.chance(rng)
        if game.over:
            break
        seat = feldherr.asked(game.state)
        game.play(seat, bot.choose(feldherr.observe(game.state, seat), seat))
    return game


def test_a_saved_game_needs_no_map_file(own: Path) -> None:
    game = played(feldherr.game("sv2000.conquest", 3, map=str(own)), 60)
    saved = game.save()
    own.unlink()
    maps._read_line.cache_clear()
    assert str(own.parent) not in saved
    again = feldherr.load(saved)
    assert again == game
    assert again.save() == saved
    assert maps.drawing_of(again.rules.board) is not None


def test_a_position_needs_no_map_file(own: Path) -> None:
    g = played(feldherr.game("sv2000.conquest", 3, map=str(own)), 60).state
    said = feldherr.write_position(g)
    own.unlink()
    assert feldherr.write_position(feldherr.read_position(said)) == said


def test_a_saved_game_of_before_still_finds_its_file(own: Path) -> None:
    saved = played(feldherr.game("sv2000.conquest", 3, map=str(own)), 60).save()
    line = next(line for line in saved.split("\n") if line.startswith("with map="))
    old = saved.replace(line, f"with map={own}")
    assert feldherr.load(old).save() == saved


def test_a_file_and_its_line_are_the_same_map(own: Path) -> None:
    one = maps.read(own)
    other = reader.parse(text.line(one), "line")
    assert text.digest(one) == text.digest(other)
    assert one.board.same(other.board)
    assert text.digest(reader.parse(text.toml(one.data, "written again"), "again")) == text.digest(one)


def test_a_name_is_carried_as_a_name() -> None:
    assert "with map=tiny\n" in feldherr.game("sv2000.conquest", 3, map="tiny").save()


def test_a_map_called_world_keeps_its_own_shapes(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    tiny = (resources.files("feldherr.maps") / "tiny.toml").read_text("utf-8")
    path.write_text(tiny.replace('"Tiny"', '"World"'), "utf-8")
    assert maps.drawing_of(maps.load(path)) is None
    assert "<svg" in str(feldherr.game("sv2000.conquest", 3, map=str(path)).state._repr_svg_())


def test_maps_of_format_1_keep_the_printed_numbers(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    tiny = (resources.files("feldherr.maps") / "tiny.toml").read_text("utf-8")
    path.write_text(tiny, "utf-8")
    assert feldherr.ruleset("sv2000.conquest", map=str(path)).start_armies == feldherr.find("sv2000.conquest").start_armies
    path.write_text(tiny.replace("[map]\n", "[map]\nformat = 2\n"), "utf-8")
    assert feldherr.ruleset("sv2000.conquest", map=str(path)).start_armies == {3: 5, 4: 4, 5: 4, 6: 3}
