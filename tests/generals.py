"""Games and questions of Godstorm for computer players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import feldherr
from feldherr import State
from feldherr.bots.bot import Bot
from feldherr.bots.godstorm.captain import StormCaptain
from feldherr.bots.players.random import Stream, pick
from feldherr.engine.text import Lexicon
from pantheon import storm

MODE = "nl2004.godstorm"


def field(phase: str = "invade", armies: Mapping[Any, str] | None = None, **more: Any) -> State:
    """Three players, whose turn is the first one's: who is not said to be anywhere has Sheba (the third) or all the rest (the second)."""
    rows = dict(armies or {})
    rows.setdefault(2, "sheba 1")
    return storm(3, phase, armies=rows, **more)


def says(g: State, seat: int | None = None, bot: Bot | None = None) -> str:
    """What a player (the captain, if no other is given) answers, in words."""
    seat = feldherr.asked(g) if seat is None else seat
    answer = (bot or StormCaptain()).choose(feldherr.observe(g, seat), seat)
    return Lexicon(g.rules, g.seats).write(answer)


def answered(g: State, *until: str, bot: Bot | None = None) -> State:
    """The captain answers for everybody, chance by a fixed stream, until one of these steps asks."""
    rng, bot = Stream(1), bot or StormCaptain()
    while not g.winners and g.top().name not in until:
        seat = feldherr.asked(g)
        feldherr.play(g, seat, pick(g, seat, rng) if seat < 0 else bot.choose(feldherr.observe(g, seat), seat))
    return g


def match(seats: int, bots: Callable[[int], Bot], seed: int, **house: Any) -> State:
    """A whole game; an illegal answer raises."""
    g = feldherr.new(feldherr.ruleset(MODE, **house), seats)
    rng, players = Stream(seed), [bots(seat) for seat in range(seats)]
    while not g.winners:
        seat = feldherr.players(g)[0]
        answer = pick(g, seat, rng) if seat < 0 else players[seat].choose(feldherr.observe(g, seat), seat)
        feldherr.play(g, seat, answer)
    return g


def wins(me: Bot, others: Bot, seats: int, games: int, seed: int) -> int:
    """How often one wins against all others alike, from every seat in turn."""
    won = 0
    for i in range(games):
        mine = i % seats
        won += match(seats, lambda seat, mine=mine: me if seat == mine else others, seed + i).winners >> mine & 1  # type: ignore[misc]
    return won
