"""Modes, boards and computer players as messages for clients."""

from __future__ import annotations

from functools import cache

import msgspec

from feldherr import maps
from feldherr.bots.catalogue import characters, strengths
from feldherr.editions import MODES, title
from feldherr.engine.text import Lexicon
from feldherr.godstorm.miracles import MIRACLES
from feldherr.godstorm.names import GODS
from feldherr.godstorm.state import GodstormState, kind_of
from feldherr.maps.variants import base_of
from feldherr.missions import RANKS
from feldherr.rules.cards import STAR_VALUES
from feldherr.rules.missions import SecretMissions
from feldherr.rules.options import HOUSE_RULES, same_places
from feldherr.rules.ranks import RankedMissions
from feldherr.rules.ruleset import Ruleset
from feldherr.server import wire
from feldherr.server.handbook import changed
from feldherr.server.tables.modes import brought, on_named_map

DRAWN = ("world", "ancient_earth")  # the built-in maps that people choose from


def books(own: dict[str, str] | None = None, address: str = "", command: str = "") -> wire.Books:
    """All modes and computer players, those that the server has besides ours last: what is said of each by its name."""
    known = _books(len(MODES))
    return msgspec.structs.replace(known, strengths={**known.strengths, **(own or {})}, address=address, command=command)


@cache
def _books(known: int) -> wire.Books:
    """Cached by the number of modes, because more may be registered."""
    return wire.Books([_mode(m) for m in MODES.values()], strengths(), characters())


def _mode(m: Ruleset) -> wire.Mode:
    own = m.board.name.lower().replace(" ", "_")
    bound = bool(m.extra.own_cards())
    others = [] if bound else [name for name in DRAWN if name != own]
    variants = [name for name in maps.VARIANTS if not bound or same_places(maps.load(base_of(name)), m.board)]
    return wire.Mode(m.name, m.title, m.rulebook, *m.players, m.board.name, 2 if m.teams else 0, [own, *others, *variants], not bound)


@cache
def board(mode: str) -> wire.Board:
    """The board, names and house rules of a mode."""
    return _board(mode, MODES[mode], MODES[mode].board.name.lower().replace(" ", "_"))


def played_on(mode: str, house: dict[str, str]) -> wire.Board:
    """The board of a table: the mode's own, or the one that its house rules name or carry."""
    if "map" not in house:
        return board(mode)
    line, rules = brought(house), on_named_map(MODES[mode], house)
    return msgspec.structs.replace(_board(mode, rules, ""), titles=maps.titles(line)) if line else _board(mode, rules, house["map"])


def _board(mode: str, rules: Ruleset, earth: str) -> wire.Board:
    b = rules.board
    words = Lexicon(rules, rules.players[1])
    return wire.Board(
        mode=mode,
        places=b.places,
        territories=b.size,
        cards=words.cards,
        own=words.own,
        words=words.mode,
        any=words.any,
        continents=b.continents,
        continent_of=list(b.continent_of),
        bonus=list(b.bonus),
        borders=[list(ts) for ts in b.adjacent],
        phases=[phase.name for phase in rules.turn],
        house=house_rules(rules),
        titles={name: {tag: title(rules, name, tag) for tag in titles if "_" not in tag} for name, titles in b.titles.items()},
        printed=printed(rules),
        deck=deck(rules),
        stars=list(STAR_VALUES) if rules.set_values == "stars" else [],
        map=earth,
    )


def printed(rules: Ruleset) -> list[str]:
    """What is printed on each territory card besides its territory."""
    b = rules.board
    stars = rules.set_values == "stars"
    return [*["*" * b.stars[t] if stars else b.symbols[b.symbol[t]] for t in range(b.size)], "joker", "joker", "ceasefire"]


def deck(rules: Ruleset) -> list[wire.OwnCard]:
    """The mode's own cards: missions or miracles."""
    x = rules.extra
    if isinstance(x, GodstormState):
        places = [rules.board.number[card.score] if card.score else -1 for card in MIRACLES]
        return [wire.OwnCard(card.title, card.says, GODS[kind_of(c)], card.cost, -1, places[c]) for c, card in enumerate(MIRACLES)]
    if isinstance(x, (SecretMissions, RankedMissions)):
        return [wire.OwnCard("", m.text, RANKS[m.rank] if isinstance(x, RankedMissions) else "", 0, m.colour, -1) for m in x.deck]
    return []


def house_rules(rules: Ruleset) -> list[wire.HouseRule]:
    """The house rules of a mode, with their values."""
    return [
        wire.HouseRule(rule.name, rule.says, list(rule.values), rule.of(rules), changed(rule.name))
        for rule in HOUSE_RULES.values()
        if rule.has(rules)
    ]
