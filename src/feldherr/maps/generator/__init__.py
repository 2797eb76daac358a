"""New worlds by a seed: land from noise, continents, regions, sea lanes, names. Pure Python, whole numbers only."""

from __future__ import annotations

from feldherr.maps import reader, text
from feldherr.maps.generator import world

ABOUT = "A new world, made by `feldherr map new`."


def new_map(seed: int, territories: int = 42) -> reader.Map:
    """A new world: the same for the same seed and number of territories, everywhere and always; checked like every other map."""
    return reader.parse(new_text(seed, territories), "new world")


def new_text(seed: int, territories: int = 42) -> str:
    """The file of a new world."""
    return text.toml(world.new(seed, territories), ABOUT)
