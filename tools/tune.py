"""Numbers for computer players by evolution: `tools/tune.py de2004.teams` plays its candidates against a pool and prints the best as TOML.

The pool is made to be hard to please: the newest numbers and the first, every character, and the player by rules of thumb. Every
generation has games of its own, and none of them is ever in a report. At the end the last generation's mean is compared with what it
began with, on games that no generation has seen. Wants the library cma, which nothing else does (`pip install cma`).
"""

from __future__ import annotations

import argparse
import math
import random
from concurrent.futures import ProcessPoolExecutor

import cma

from feldherr import CHANCE, find, new, observe
from feldherr.bots import catalogue
from feldherr.bots.bot import Bot
from feldherr.bots.characters import characters, numbers
from feldherr.bots.players.commander import Commander
from feldherr.bots.players.random import Stream
from feldherr.bots.weights import Weights
from feldherr.engine.chance import chance
from feldherr.engine.play import asked, play
from feldherr.rules.ruleset import Ruleset

FIRST = 5_000_000_000
LAST = 9_000_000_000  # for the comparison at the end
LONGEST = 80  # rounds; a longer game counts as lost
KEPT = ("army", "wins", "hoard")  # the scale of the others, and what is no matter of degree
SEARCH = ("judge", "rounds", "deep", "shallow")  # of the marshal; captains are tuned here
LIMITS = {"dare": 0.95, "fear": 1.0, "resolve": 0.95}
SMALL = 0.05  # what a weight of 0 begins with
POOL = ["captain", "captain", "captain@1", "simple", "simple", *[f"captain:{name}" for name in characters()]]


def main() -> None:
    """Evolve, and print."""
    args = arguments()
    base = numbers(version=args.version, mode=args.mode)
    tuned = [name for name in base if name not in (*KEPT, *SEARCH)]
    start = {name: x or SMALL for name, x in base.items()}
    es = cma.CMAEvolutionStrategy([0.0] * len(tuned), args.sigma, {"popsize": args.population, "verbose": -9, "seed": 7})
    with ProcessPoolExecutor() as workers:

        def share(weights: dict[str, float], seed: int, games: int) -> float:
            return sum(workers.map(score, [(args.mode, args.seats, weights, seed + i) for i in range(games)], chunksize=10)) / games

        for generation in range(args.generations):
            asked_for = es.ask()
            shares = [share(candidate(x, tuned, start), FIRST + generation * args.games, args.games) for x in asked_for]
            es.tell(asked_for, [-s for s in shares])
            print(f"# {generation + 1}/{args.generations}: mean {sum(shares) / len(shares):.3f}, best {max(shares):.3f}", flush=True)
        best = candidate(es.mean, tuned, start)
        after, before = share(best, LAST, args.proof), share(base, LAST, args.proof)
    sizes = f"--generations {args.generations} --population {args.population} --games {args.games}"
    run = f"tools/tune.py {args.mode} --seats {args.seats} --version {args.version} {sizes}"
    print(f'[versions.N.modes."{args.mode}"]')
    print(f'run = "{run}: {after:.1%} against the pool, as it was {before:.1%}, {args.proof} games each"')
    print(f"weights = {{ {', '.join(f'{name} = {best[name]:.3g}' for name in tuned)} }}")


def arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mode")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--version", type=int, default=0, help="the numbers to begin with (the newest)")
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--population", type=int, default=14)
    parser.add_argument("--games", type=int, default=200, help="for each candidate")
    parser.add_argument("--proof", type=int, default=1000, help="games of the comparison at the end")
    parser.add_argument("--sigma", type=float, default=0.4)
    return parser.parse_args()


def candidate(x: list[float], tuned: list[str], start: dict[str, float]) -> dict[str, float]:
    """The weights that a point of the search stands for: each is a multiple of what it was."""
    out = dict(start)
    for name, step in zip(tuned, x):
        out[name] = min(start[name] * math.exp(max(-3.0, min(3.0, step))), LIMITS.get(name, 1e9))
    return out


def score(task: tuple[str, int, dict[str, float], int]) -> float:
    """The share of one game's win."""
    mode, seats, weights, seed = task
    rules = find(mode)
    me = seed % seats
    draw = random.Random(seed)
    bots = seated(rules, seats, me, weights, [draw.choice(POOL) for _ in range(seats)])
    g = new(rules, seats)
    rng = Stream(seed)
    while g.winners == 0 and g.round < LONGEST:
        who = asked(g)
        play(g, who, chance(g, rng) if who == CHANCE else bots[who].choose(observe(g, who), who))
    winners = int(g.winners)
    return ((winners >> me) & 1) / (winners.bit_count() or 1) * (2 if rules.teams else 1)


def seated(rules: Ruleset, seats: int, me: int, weights: dict[str, float], pool: list[str]) -> list[Bot]:
    """The candidate in its seat, and in its mate's where there are teams; others from the pool."""
    own = [s == me or (rules.teams and s % 2 == me % 2) for s in range(seats)]
    return [Commander(Weights(weights)) if own[s] else catalogue.make(pool[s], s) for s in range(seats)]


if __name__ == "__main__":
    main()
