"""A long game, for whoever wants to know how long games behave: `longest()` plays it, `imported()` opens it as a table."""

from __future__ import annotations

import httpx

import feldherr
from feldherr.bots.recruit import Recruit
from feldherr.engine.chance import chance

ANSWERS = 10_000
MODE, SEATS = "sv2000.conquest", 6


def longest(answers: int = ANSWERS, mode: str = MODE, seats: int = SEATS) -> str:
    """A game by recruits, who take their time, cut off after so many answers: the longest that some seeds give."""
    best = ""
    for seed in range(40):
        text, full = recruits(answers, mode, seats, seed)
        if full:
            return text
        best = max(best, text, key=len)
    return best


def recruits(answers: int, mode: str, seats: int, seed: int) -> tuple[str, bool]:
    """A game of so many answers, unless it is over before."""
    game, rng = feldherr.game(mode, seats), feldherr.Stream(seed)
    players = [Recruit(seed * 10 + s) for s in range(seats)]
    while len(game.log) < answers and not game.over:
        seat = feldherr.asked(game.state)
        if seat == feldherr.CHANCE:
            game.play(seat, chance(game.state, rng))
        else:
            game.play(seat, players[seat].choose(feldherr.observe(game.state, seat), seat))
    return game.save(), len(game.log) >= answers


def imported(http: httpx.Client, text: str, players: str = "person") -> str:
    """Open a table that goes on with a game; its name. The client keeps the cookie."""
    seats = int(text.partition("\nseats ")[2].partition("\n")[0])
    reply = http.post("/api/tables", json={"mode": "", "players": [players] * seats, "game": text})
    reply.raise_for_status()
    return str(reply.json()["table"])
