"""Reads maps of the game Domination: a .map text, its .cards, and the picture in which each region has a colour of its own.

In the text a line is a comment (;), the head of a section ([countries]) or words with spaces between:

    [files]       map island_map.png            the picture; its pixels are as blue as their territory's number says
                  crd island.cards
    [continents]  North 3 blue                  name, bonus, colour
    [countries]   1 Old_Bay 1 120 80            number, name, number of its continent, a place for its counter
    [borders]     1 2 5                         number, and the numbers of its neighbours

The text of the cards has a line such as `Cavalry 1` for each territory. Missions are not read.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import PurePath
from typing import Final

from feldherr.maps.faults import quote
from feldherr.maps.importer import gif, png
from feldherr.maps.importer.plan import Pixels, Place, Plan, check_names
from feldherr.maps.importer.png import Picture
from feldherr.maps.importer.svg import tidy
from feldherr.maps.reader import MapError

CARDS: Final = {"infantry": "infantry", "cavalry": "cavalry", "cannon": "artillery", "artillery": "artillery"}
SECTIONS: Final = ("", "files", "continents", "countries", "borders", "cards", "missions")
BONUS: Final = 99
LINES: Final = 5_000


class Lines:
    """The lines of a text by their section, each with its number and its words."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self.by: dict[str, list[tuple[int, list[str]]]] = {section: [] for section in SECTIONS}
        section = ""
        rows = text.splitlines()
        if len(rows) > LINES:
            raise MapError(f"{source}: has more than {LINES} lines")
        for number, row in enumerate(rows, 1):
            words = row.partition(";")[0].split()
            if words and words[0].startswith("["):
                section = words[0].strip("[]").lower()
                if section not in SECTIONS:
                    raise MapError(f"{source}:{number}: there is no section {quote(section)}")
            elif words:
                self.by[section].append((number, words))

    def wrong(self, line: int, what: str) -> MapError:
        """What is wrong with a line."""
        return MapError(f"{self.source}:{line}: {what}")

    def number(self, line: int, word: str, most: int) -> int:
        """A word as a whole number."""
        if not (word.isascii() and word.isdigit() and len(word) < 10 and int(word) <= most):
            raise self.wrong(line, f"{quote(word)} must be a whole number up to {most}")
        return int(word)

    def said(self, key: str) -> str:
        """What the head or the list of files says after a word."""
        rows = [words[1:] for _, words in self.by[""] + self.by["files"] if words[0] == key]
        return " ".join(rows[0]) if rows else ""


def plan(files: Mapping[str, bytes], source: str) -> Plan:
    """The map of a .map file, which is among these files, as its picture is."""
    lines = Lines(_text(files[source], source), source)
    homes = [_continent(lines, line, words) for line, words in lines.by["continents"]]
    numbers, places = _places(lines, homes)
    check_names(places, source)
    if len(set(numbers)) < len(numbers):
        raise MapError(f"{source}: two territories have the same number")
    order = {number: n for n, number in enumerate(numbers)}
    forth = {(n, other) for line, words in lines.by["borders"] for n, other in _borders(lines, line, words, order)}
    both = {(min(pair), max(pair)) for pair in forth}
    one_way = sorted((a, b) for a, b in forth if (b, a) not in forth)
    cards = lines.said("crd") or PurePath(source).stem + ".cards"
    if found := _beside(files, cards):
        _deal(Lines(_text(files[found], found), found), places, order)
    picture = _picture(files, lines)
    regions = Pixels(picture.width, picture.height, picture.blue, numbers)
    return Plan(_title(lines.said("name")), places, regions, dict(homes), both, one_way)


def _title(said: str) -> str:
    """The name of the map, if it can be shown."""
    name = tidy(said)
    return name if name.isprintable() and "<" not in name and ">" not in name else ""


def _text(data: bytes, source: str) -> str:
    """Older files are not in UTF-8."""
    try:
        return data.decode().removeprefix("\ufeff")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _continent(lines: Lines, line: int, words: list[str]) -> tuple[str, int]:
    if len(words) < 2:
        raise lines.wrong(line, "a continent is a name, its bonus and a colour")
    return tidy(words[0]), lines.number(line, words[1], BONUS)


def _places(lines: Lines, homes: list[tuple[str, int]]) -> tuple[list[int], list[Place]]:
    numbers, places = [], []
    for line, words in lines.by["countries"]:
        if len(words) < 3:
            raise lines.wrong(line, "a territory is a number, a name, the number of its continent, and a place")
        home = lines.number(line, words[2], len(homes))
        if not home:
            raise lines.wrong(line, "continents are numbered from 1")
        numbers.append(lines.number(line, words[0], 254))
        places.append(Place({"en": tidy(words[1])}, homes[home - 1][0]))
    return numbers, places


def _borders(lines: Lines, line: int, words: list[str], order: dict[int, int]) -> list[tuple[int, int]]:
    found = [lines.number(line, word, 254) for word in words]
    strange = next((n for n in found if n not in order), None)
    if strange is not None:
        raise lines.wrong(line, f"no territory has the number {strange}")
    return [(order[found[0]], order[n]) for n in found[1:] if n != found[0]]


def _deal(lines: Lines, places: list[Place], order: dict[int, int]) -> None:
    """Note what the card of each territory shows."""
    for line, words in lines.by["cards"]:
        if len(words) > 1 and words[0].lower() in CARDS:
            n = lines.number(line, words[1], 254)
            if n not in order:
                raise lines.wrong(line, f"no territory has the number {n}")
            places[order[n]].symbol = CARDS[words[0].lower()]


def _beside(files: Mapping[str, bytes], name: str) -> str:
    """The file of that name among those given, wherever it lies; only these are read."""
    return next((file for file in files if PurePath(file).name.lower() == PurePath(name).name.lower()), "")


def _picture(files: Mapping[str, bytes], lines: Lines) -> Picture:
    wanted = lines.said("map")
    name = _beside(files, wanted) if wanted else next((file for file in files if file.lower().endswith((".png", ".gif"))), "")
    if not name:
        raise MapError(f"{lines.source}: its picture of regions is missing; give {quote(wanted) if wanted else 'it'} as well")
    if files[name].startswith(png.SIGN):
        return png.read(files[name], name)
    if files[name].startswith(gif.SIGNS):
        return gif.read(files[name], name)
    raise MapError(f"{name}: a picture of regions is a PNG or a GIF: other kinds mix the colours")
