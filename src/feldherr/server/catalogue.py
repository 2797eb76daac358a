"""Modes, boards and computer players as messages for clients."""

from __future__ import annotations

from functools import cache

from feldherr.bots.catalogue import characters, strengths
from feldherr.editions import MODES, title
from feldherr.engine.text import Lexicon
from feldherr.godstorm.miracles import MIRACLES
from feldherr.godstorm.names import GODS
from feldherr.godstorm.state import GodstormState, kind_of
from feldherr.missions import RANKS
from feldherr.rules.cards import STAR_VALUES
from feldherr.rules.missions import SecretMissions
from feldherr.rules.options import HOUSE_RULES
from feldherr.rules.ranks import RankedMissions
from feldherr.rules.ruleset import Ruleset
from feldherr.server import wire


def books() -> wire.Books:
    """All modes and computer players."""
    return _books(len(MODES))


@cache
def _books(known: int) -> wire.Books:
    """Cached by the number of modes, because more may be registered."""
    modes = [wire.Mode(m.name, m.title, m.booklet, *m.players, m.board.name, 2 if m.teams else 0) for m in MODES.values()]
    return wire.Books(modes, strengths(), characters())


@cache
def board(mode: str) -> wire.Board:
    """The board, names and house rules of a mode."""
    rules = MODES[mode]
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
    return [wire.HouseRule(rule.name, rule.says, list(rule.values), rule.of(rules)) for rule in HOUSE_RULES.values() if rule.has(rules)]
