"""What does not change while people play: modes, boards, rules, odds; and what is wrong with a request."""

from __future__ import annotations

from typing import Literal

import msgspec


class Wrong(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request was refused: in English, and if it has a `fault`, by the message `fault-NAME` in every language."""

    error: str  # in English
    fault: str = ""  # the name of the message
    given: dict[str, str] = {}  # the message's variables
    line: int = 0  # of a saved game


class Mode(msgspec.Struct, frozen=True):
    """A mode."""

    name: str  # such as `de2004.liberation`
    title: str  # in English
    rulebook: str  # in English: the game, its language and year
    least: int  # the fewest players
    most: int  # the most players
    board: str  # its own map's name
    teams: int  # the number of teams, with alternating seats; 0: no teams
    maps: list[str]  # built-in maps that it can be played on, its own one first
    any_map: bool  # whether it can be played on every other map too


class Books(msgspec.Struct, frozen=True):
    """All modes and computer players."""

    modes: list[Mode]  # rulebook by rulebook
    strengths: dict[str, str]  # the computer players, and what is said of each
    characters: dict[str, str]  # the characters of computer players, and what is said of each
    address: str = ""  # where other devices reach this server; '' if unknown or unreachable
    command: str = ""  # what starts a server that they reach; '' if they reach this one


class Stage(msgspec.Struct, frozen=True, omit_defaults=True):
    """One territory of an attack: the probability that it and all before it are taken, and the mean number of armies left then."""

    place: int  # the territory that is attacked
    win: float  # the probability
    survivors: float  # the mean number of armies
    defenders: int  # the armies there before
    plague: bool = False  # half of the armies that move in die


class Odds(msgspec.Struct, frozen=True):
    """The exact odds of an attack, or of several in a row, if both sides roll all dice they may. No stages: they can't be computed."""

    armies: int  # on the attacking territory
    attackers: int  # that can attack
    win: float  # the probability that all are taken
    lost: float  # mean number of attackers lost
    slain: float  # mean number of defenders lost
    stages: list[Stage]  # one for each territory of the way
    left: list[float]  # by attackers left: the probability that all are taken
    held: list[float]  # one territory: by defenders left, the probability that it is held; several: that the attack ends at this one
    godswar: float | None = None  # the probability that the attacker's god wins the next godswar; none: no gods meet


class Rule(msgspec.Struct, frozen=True):
    """A rule: its id or name ('' if it has none), and its text."""

    id: str  # such as K14
    says: str  # its text, in the language that was asked for


class Chapter(msgspec.Struct, frozen=True):
    """Rules of a mode under one heading: an introduction, the set-up, a phase of the turn, the goals, all numbered rules; or what can be
    done at one question."""

    kind: Literal["about", "setup", "phase", "goals", "all", "now"]  # what it is about
    title: str  # its heading
    steps: list[str]  # the steps during which this chapter is shown first
    rules: list[Rule]  # the rules, or paragraphs, in order


class HouseRule(msgspec.Struct, frozen=True):
    """A house rule."""

    name: str  # such as `fortify`
    says: str  # what it decides, in English
    values: list[str]  # those that it can have
    usual: str  # the rulebook's value
    rules: list[str]  # the numbered rules that it changes


class OwnCard(msgspec.Struct, frozen=True):
    """A mode-specific card: a mission or a miracle."""

    title: str  # in English
    says: str  # in English
    kind: str  # a mission's rank, a miracle's deck
    cost: int  # in faith, for miracles
    seat: int  # the seat that it is about, -1 for none
    place: int  # of a relic: the territory with which it scores a point, -1 if there is none


class Board(msgspec.Struct, frozen=True):
    """The board and the names of a mode: what its numbers stand for."""

    mode: str  # the mode's name
    places: list[str]  # territories, then the places of a second realm (the Underworld)
    territories: int  # how many of the places are territories
    cards: list[str]  # the names of the territory cards
    own: list[str]  # missions, miracles
    words: list[str]  # names that the mode has besides
    any: list[str]  # all things with a name, for `choose`
    continents: list[str]  # their names
    continent_of: list[int]  # of each territory: the index of its continent
    bonus: list[int]  # of each continent: armies per turn
    borders: list[list[int]]  # of each territory: its neighbours
    phases: list[str]  # of a turn, in order
    house: list[HouseRule]  # the house rules of the mode
    titles: dict[str, dict[str, str]]  # of territories and continents, in several languages
    printed: list[str]  # on each card: a symbol, stars, "joker" or "ceasefire"
    deck: list[OwnCard]  # what is on each of its own cards
    stars: list[int]  # by number of stars: what they are worth, where cards are traded by stars
    map: str = ""  # the name of its map, if it is a built-in one
