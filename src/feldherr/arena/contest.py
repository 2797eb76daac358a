"""A contest: mode, players and seed, in a form that other processes can read, and its games."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from feldherr.arena.match import ROUNDS, Result, match
from feldherr.arena.schedule import Names, Pairing
from feldherr.arena.seeds import mixed
from feldherr.bots.bot import Bot
from feldherr.bots.process.outside import Outside, is_outside, label
from feldherr.bots.process.own import make
from feldherr.editions import find, with_house_rules
from feldherr.engine.game import Game
from feldherr.rules.ruleset import Ruleset


class Contest(NamedTuple):
    """What defines a contest; two runs with equal values can be joined, whatever their number of games."""

    mode: str
    house: dict[str, str]
    players: int
    bots: Names
    seed: int = 0
    think: float = -1.0
    rounds: int = ROUNDS

    def rules(self) -> Ruleset:
        return with_house_rules(find(self.mode), self.house) if self.house else find(self.mode)


class Part(NamedTuple):
    """Some games of a contest, for one process."""

    contest: Contest
    pairings: list[Pairing]
    keep: str = ""  # a folder for the games, if they are kept
    luck: bool = False  # whether the luck of each game is added up


class Played(NamedTuple):
    """One game of a contest."""

    pairing: Pairing
    result: Result


def play_part(part: Part) -> list[Played]:
    """Play some games of a contest; each has its own seeds, so any process can play it."""
    rules = part.contest.rules()
    guests: dict[tuple[str, int], Outside] = {}
    try:
        return [play_one(part, rules, pairing, guests) for pairing in part.pairings]
    finally:
        for guest in guests.values():
            guest.leave()


def play_one(part: Part, rules: Ruleset, pairing: Pairing, guests: dict[tuple[str, int], Outside]) -> Played:
    """Play one game, with one seed for the dice and one per player; external programs keep running between games.

    A game that is kept is written even if a player's mistake ends it: it is then the way to where that happened.
    """
    contest = part.contest
    seed = mixed(contest.seed, pairing.dice)
    bots = [_seated(contest, pairing, seat, mixed(seed, seat + 1), guests) for seat in range(len(pairing.names))]
    log: list[tuple[int, int]] | None = [] if part.keep else None
    try:
        result = match(rules, bots, seed, contest.rounds, log, part.luck)
    finally:
        if log is not None:
            write(kept(part.keep, pairing.game), rules, pairing.names, log)
    for seat, bot in enumerate(bots):
        if isinstance(bot, Outside):
            bot.game_over(seat, result.winners, result.reason)
            result.faults += [(seat, str(bot.failure))] if bot.failure else []
    return Played(pairing, result)


def kept(folder: str, game: int) -> Path:
    """The file of a game that is kept."""
    return Path(folder, f"{game:04}.game")


def write(path: Path, rules: Ruleset, names: Names, log: list[tuple[int, int]]) -> None:
    """Save a game with the names of its players; those that sit there twice are numbered."""
    game = Game(rules, len(names))
    labels = [label(name) for name in names]
    game.names = [f"{each} {labels[: i + 1].count(each)}" if labels.count(each) > 1 else each for i, each in enumerate(labels)]
    game.log = log
    path.write_text(game.save(), "utf-8")


def _seated(contest: Contest, pairing: Pairing, seat: int, seed: int, guests: dict[tuple[str, int], Outside]) -> Bot:
    name = pairing.names[seat]
    if not is_outside(name):
        return make(name, seed, contest.think)
    key = name, pairing.names[:seat].count(name)
    guests.setdefault(key, Outside(name, contest.think)).sit_down(pairing.game, seed)
    return guests[key]


def line(played: Played) -> dict[str, Any]:
    """A game as a line of JSON."""
    r = played.result
    said = {
        "game": played.pairing.game,
        "dice": played.pairing.dice,
        "bots": list(played.pairing.names),
        "winners": r.winners,
        "reason": r.reason,
        "rounds": r.rounds,
        "answers": r.answers,
        "decisions": r.decisions,
        "seconds": [round(s, 6) for s in r.seconds],
        "faults": r.faults,
    }
    return said | ({"luck": [round(x, 6) for x in r.luck]} if r.luck else {})


def read_line(said: dict[str, Any]) -> Played:
    """A game that was written by `line`."""
    pairing = Pairing(said["game"], said["dice"], tuple(said["bots"]))
    fields = ("winners", "reason", "rounds", "answers", "decisions", "seconds", "faults")
    return Played(pairing, Result(**{name: said[name] for name in fields}, luck=said.get("luck", [])))
