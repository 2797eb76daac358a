"""Statistics of many games: win rates with confidence intervals, ratings, thinking time."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from statistics import median
from typing import Any

from feldherr.arena.adjusted import Z95, adjusted
from feldherr.arena.contest import Contest, Played
from feldherr.arena.ratings import ratings
from feldherr.arena.schedule import parties

MOST_FAULTS = 20  # are told one by one


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Where the true rate lies with 95 % confidence (Wilson's score interval): (p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n)."""
    if games == 0:
        return 0.0, 1.0
    p, zz = wins / games, z * z / games
    half = z * sqrt(p * (1 - p) / games + zz / (4 * games))
    return max(0.0, (p + zz / 2 - half) / (1 + zz)), min(1.0, (p + zz / 2 + half) / (1 + zz))


@dataclass
class Standing:
    """One player's results; a player that sits in two seats of a game has played it twice."""

    name: str
    games: int = 0
    wins: float = 0.0
    decisions: int = 0
    seconds: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)

    def facts(self, fair: float) -> dict[str, Any]:
        low, high = wilson(self.wins, self.games)
        out = {
            "bot": self.name,
            "games": self.games,
            "wins": round(self.wins, 3),
            "rate": round(self.wins / self.games, 4) if self.games else 0.0,
            "low": round(low, 4),
            "high": round(high, 4),
            "fair_share": round(fair, 4),
            "decision_ms": round(1000 * self.seconds / self.decisions, 4) if self.decisions else 0.0,
        }
        return out | ({"faults": dict(self.faults.most_common())} if self.faults else {})


def shares(played: Played, sides: int) -> list[float]:
    """Each party's share of the win: 1, a part of a shared win, or 0."""
    return played.result.shares(sides)


def standings(contest: Contest, games: list[Played]) -> list[Standing]:
    """The results of all players, the highest win rate first."""
    sides = parties(contest.rules(), contest.players)
    out = {name: Standing(name) for name in contest.bots}
    for played in games:
        for side, share in enumerate(shares(played, sides)):
            standing = out[played.pairing.names[side]]
            standing.games += 1
            standing.wins += share
        for seat, name in enumerate(played.pairing.names):
            out[name].decisions += played.result.decisions[seat]
            out[name].seconds += played.result.seconds[seat]
        for seat, why in played.result.faults:
            out[played.pairing.names[seat]].faults[why.partition(":")[0]] += 1
    return sorted(out.values(), key=lambda s: -s.wins / max(1, s.games))


def summary(contest: Contest, games: list[Played], asked: int) -> dict[str, Any]:
    """The summary of a contest as data for JSON."""
    sides = parties(contest.rules(), contest.players)
    rounds = [p.result.rounds for p in games]
    table = [s.facts(1 / sides) for s in standings(contest, games)]
    rated = ratings([(p.pairing.names[:sides], shares(p, sides)) for p in sorted(games) if p.result.winners])
    for row in table if rated is not None else []:
        row["rating"], row["deviation"] = (rated or {}).get(row["bot"], (None, None))
    for row in table:
        if found := adjusted(contest.rules(), games, row["bot"]):
            row |= {"adjusted": round(found.rate, 4), "adjusted_low": round(found.low, 4), "adjusted_high": round(found.high, 4)}
    return {
        **contest._asdict(),
        "bots": list(contest.bots),
        "rounds_cap": contest.rounds,
        "parties": sides,
        "games": len(games),
        "games_asked": asked,
        "rated": rated is not None,
        "results": table,
        "rounds": {"median": median(rounds) if rounds else 0, "min": min(rounds, default=0), "max": max(rounds, default=0)},
        "capped": sum(not p.result.winners for p in games),
        "shared_wins": shared(games, sides),
        "seat_wins": [round(sum(shares(p, sides)[s] for p in games), 3) for s in range(sides)],
        "faults": [[p.pairing.game, p.pairing.names[seat], why] for p in games for seat, why in p.result.faults][:MOST_FAULTS],
        "reasons": dict(Counter(p.result.reason or "capped" for p in games).most_common()),
    }


def shared(games: list[Played], sides: int) -> int:
    """The number of games with several winners."""
    return sum(len({s % sides for s in p.result.winners}) > 1 for p in games)
