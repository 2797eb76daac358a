"""A game of 10,000 answers, and how soon the server has its replay ready: bench/longest.py (bench/client.py opens it in Chromium)"""

from __future__ import annotations

import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path

import httpx

import feldherr
from feldherr.bots.catalogue import make
from feldherr.engine.chance import chance

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))
from web import served

ANSWERS = 10_000
MODE, SEATS = "sv2000.conquest", 6
TRIES = 40  # seeds


# ---- a long game --------------------------------------------------------------------------------------------------------------------


def longest(answers: int = ANSWERS, mode: str = MODE, seats: int = SEATS) -> str:
    """A saved game by recruits, who take their time: cut off after so many answers, or the longest that some seeds give."""
    games = (recruits(answers, mode, seats, seed) for seed in range(TRIES))
    best = feldherr.game(mode, seats)
    for game in games:
        best = max(best, game, key=lambda g: len(g.log))
        if len(best.log) >= answers:
            break
    return best.save()


def recruits(answers: int, mode: str, seats: int, seed: int) -> feldherr.Game:
    """A game to its end, but no longer than so many answers."""
    game, rng = feldherr.game(mode, seats), feldherr.Stream(seed)
    players = [make("recruit", seed * 10 + s) for s in range(seats)]
    while len(game.log) < answers and not game.over:
        seat, g = feldherr.asked(game.state), game.state
        game.play(seat, chance(g, rng) if seat == feldherr.CHANCE else players[seat].choose(feldherr.observe(g, seat), seat))
    return game


def imported(address: str, text: str) -> tuple[str, str]:
    """Open a table with a saved game: its name, and the cookie of the device that may see it."""
    seats = int(text.partition("\nseats ")[2].partition("\n")[0])
    reply = httpx.post(f"{address}/api/tables", json={"mode": "", "players": ["person"] * seats, "game": text}, timeout=60)
    reply.raise_for_status()
    return str(reply.json()["table"]), reply.headers["set-cookie"].partition(";")[0].partition("=")[2]


# ---- measuring ----------------------------------------------------------------------------------------------------------------------


class Other:
    """Somebody else who asks the server for small things all the time: how long they wait."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=20)
        self.waits: list[float] = []
        self.done = threading.Event()
        self.thread = threading.Thread(target=self.ask)

    def ask(self) -> None:
        while not self.done.is_set():
            began = time.perf_counter()
            self.http.get("/health")
            self.waits.append(time.perf_counter() - began)
            time.sleep(0.002)

    def __enter__(self) -> Other:
        self.thread.start()
        time.sleep(0.3)
        self.waits.clear()
        return self

    def __exit__(self, *_: object) -> None:
        self.done.set()
        self.thread.join()
        self.http.close()


def fetch(address: str, table: str, cookie: str) -> tuple[float, int]:
    """Seconds until a replay is here, and its bytes on the wire."""
    began = time.perf_counter()
    with httpx.stream("GET", f"{address}/api/tables/{table}/replay", headers={"Cookie": f"feldherr={cookie}"}, timeout=60) as reply:
        size = sum(len(piece) for piece in reply.iter_raw())
    return time.perf_counter() - began, size


def told(waits: list[float]) -> str:
    return f"{statistics.median(waits) * 1e3:.1f} ms (half), {max(waits) * 1e3:.1f} ms (longest of {len(waits)})"


def main() -> None:
    text = longest()
    print(f"a game of {text.count(chr(10)) - 3} answers, {len(text) / 1e6:.2f} MB saved")
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address:
        table, cookie = imported(address, text)
        with Other(address) as other:
            time.sleep(1)
        print(f"others wait while nothing is made: {told(other.waits)}")
        with Other(address) as other:
            seconds, size = fetch(address, table, cookie)
        print(f"its replay: {seconds:.2f} s until all of it is here when first asked for, {size / 1e3:.0f} kB on the wire")
        print(f"others wait meanwhile: {told(other.waits)}")
        print(f"asked for again: {fetch(address, table, cookie)[0] * 1e3:.0f} ms")


if __name__ == "__main__":
    main()
