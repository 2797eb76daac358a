"""Trains the value function: plays games, turns positions into numbers, fits a network for every family of modes, and writes weights.json.

    pip install torch==2.13.0                  into an environment of its own that has Feldherr's packages too; nothing else wants it
    python tools/train_value.py                everything: games, positions, training, src/feldherr/value/weights.json
    python tools/train_value.py --games 4600 --select 920 --epochs 2 --out small.json      a small run to see that it works

Games are kept in .build/value (--folder), so that a run that was stopped goes on where it was; positions are counted anew when the
features have changed. First one network learns from all modes, then a copy of it from each family alone; of all epochs the one is
kept that does best on games that no network was trained on (the set `select`). The games of `bench/value.py` are in neither. With the
compiled build on PYTHONPATH (`scripts/dev compile`, .build/compiled) it is twenty times as fast.
"""

from __future__ import annotations

import argparse
import copy
import hashlib
import json
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

import feldherr
import value_games
from feldherr.value.chances import FAMILIES, family, result
from feldherr.value.features import COLUMNS, rows
from feldherr.value.weights import packed
from value_games import KEPT, ROOT, Record, gather, positions, tell

WIDTH = len(COLUMNS)
SEATS = 6  # the most players of a mode
BATCH = 4096
VERSION = 1


@dataclass
class Positions:
    """Many positions: the rows of all seats, who is in, which party each seat belongs to, and what each party got in the end."""

    rows: NDArray[np.float16]  # positions × seats × columns
    alive: NDArray[np.bool_]
    party: NDArray[np.int64]
    got: NDArray[np.float32]
    family: NDArray[np.int8]

    def of(self, which: NDArray[np.bool_] | NDArray[np.int64]) -> Positions:
        return Positions(self.rows[which], self.alive[which], self.party[which], self.got[which], self.family[which])

    def __len__(self) -> int:
        return len(self.family)


class Net(nn.Module):  # type: ignore[misc]
    """What `feldherr.value.network` computes, for training."""

    def __init__(self, hidden: int, means: Tensor, spread: Tensor) -> None:
        super().__init__()
        self.first = nn.Linear(WIDTH, hidden)
        self.own = nn.Linear(hidden, hidden)
        self.mean = nn.Linear(hidden, hidden, bias=False)
        self.last = nn.Linear(hidden, 1, bias=False)
        self.register_buffer("means", means)
        self.register_buffer("spread", spread)

    def forward(self, x: Tensor, alive: Tensor, party: Tensor) -> Tensor:
        """The logarithm of each party's chance."""
        units = torch.relu(self.first((x - self.means) / self.spread)) * alive.unsqueeze(-1)
        middle = units.sum(1) / alive.sum(1, keepdim=True)
        score = self.last(torch.relu(self.own(units) + self.mean(middle).unsqueeze(1))).squeeze(-1) * alive
        parties = torch.zeros_like(score).scatter_add(1, party, score)
        there = torch.zeros_like(score).scatter_add(1, party, alive)
        return torch.log_softmax(parties.masked_fill(there == 0, -1e9), 1)

    def parts(self, used: NDArray[np.bool_]) -> dict[str, Any]:
        """The weights as the file keeps them: the scale of the inputs is folded in, columns that the family never uses are left out."""
        with torch.no_grad():
            first = (self.first.weight / self.spread).T.double()
            bias = self.first.bias.double() - (self.means.double() @ first)
            parts = {
                "first": first[torch.from_numpy(used)],
                "first_bias": bias,
                "own": self.own.weight.T,
                "mean": self.mean.weight.T,
                "second_bias": self.own.bias,
                "last": self.last.weight,
            }
        return {"used": np.flatnonzero(used).tolist()} | {name: packed(part.flatten().tolist()) for name, part in parts.items()}


def counted(parts: list[bytes]) -> Positions:
    """The positions of some games as numbers."""
    found: list[tuple[Any, ...]] = []
    for record in (record for part in parts for record in value_games.opened(part)):
        got = party_result(record)
        for g in positions(record):
            x = np.zeros((SEATS, WIDTH), np.float16)
            seats = int(g.seats)
            x[:seats] = np.array(rows(g), np.float32).reshape(seats, WIDTH)
            alive = [s < seats and not g.is_out(s) for s in range(SEATS)]
            party = [int(g.team(s)) if s < seats else s for s in range(SEATS)]
            found.append((x, alive, party, got, FAMILIES.index(family(g))))
    columns: list[Any] = list(zip(*found, strict=True))
    kinds = (np.float16, np.bool_, np.int64, np.float32, np.int8)
    return Positions(*[np.array(column, kind) for column, kind in zip(columns, kinds, strict=True)])


def party_result(record: Record) -> list[float]:
    """What each party got."""
    g = feldherr.new(record.rules, record.seats)
    g.winners = record.winners
    got = [0.0] * SEATS
    for s, share in enumerate(result(g)):
        got[g.team(s)] = max(got[g.team(s)], share)
    return got


def all_positions(which: str, games: int, folder: Path, workers: int) -> Positions:
    """The positions of a set, from the games that are kept; counted once for the same features."""
    mark = hashlib.sha256("".join(p.read_text() for p in sorted((ROOT / "src/feldherr/value").glob("*.py"))).encode()).hexdigest()[:12]
    path = folder / f"{which}-{games}-{mark}.npz"
    if not path.exists():
        parts: list[Positions] = []
        with ProcessPoolExecutor(workers) as pool:
            for part in pool.map(counted, value_games.chunks(value_games.file_of(which, folder), games)):
                parts.append(part)
                if len(parts) % 16 == 0:
                    tell(f"{which}: {sum(map(len, parts)):,} positions")
        whole: dict[str, Any] = {name: np.concatenate([getattr(part, name) for part in parts]) for name in Positions.__dataclass_fields__}
        np.savez(path, **whole)
    with np.load(path) as kept:
        return Positions(**kept)


def batches(data: Positions, order: NDArray[np.int64]) -> Iterator[tuple[Tensor, Tensor, Tensor, Tensor]]:
    for at in range(0, len(order), BATCH):
        part = data.of(order[at : at + BATCH])
        alive = torch.from_numpy(part.alive).float()
        yield torch.from_numpy(part.rows).float(), alive, torch.from_numpy(part.party), torch.from_numpy(part.got)


def loss_on(net: Net, data: Positions) -> float:
    """The mean log-loss."""
    total = 0.0
    with torch.no_grad():
        for x, alive, party, got in batches(data, np.arange(len(data))):
            total += float(-(net(x, alive, party) * got).sum())
    return total / len(data)


def fit(net: Net, train: Positions, select: Positions, epochs: int, rate: float, rng: np.random.Generator, name: str) -> tuple[Net, float]:
    """Train, and return the best network of all epochs (the given one included) with its loss on the other games."""
    best, least = copy.deepcopy(net), loss_on(net, select)
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-4)
    steps = epochs * -(-len(train) // BATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=rate, total_steps=max(2, steps), pct_start=0.15)
    for epoch in range(epochs):
        began = time.perf_counter()
        for x, alive, party, got in batches(train, rng.permutation(len(train))):
            optimizer.zero_grad()
            loss = -(net(x, alive, party) * got).sum() / len(x)
            loss.backward()
            optimizer.step()
            schedule.step()
        found = loss_on(net, select)
        if found < least:
            best, least = copy.deepcopy(net), found
        tell(f"{name}: epoch {epoch + 1} of {epochs}, log-loss {found:.4f} (best {least:.4f}), {time.perf_counter() - began:.0f} s")
    return best, least


def scales(data: Positions) -> tuple[Tensor, Tensor]:
    """The mean and the spread of every column, over seats that are in."""
    some = data.rows[:: max(1, len(data) // 200_000)].astype(np.float32)[data.alive[:: max(1, len(data) // 200_000)]]
    return torch.from_numpy(some.mean(0)), torch.from_numpy(np.maximum(some.std(0), 0.02))


def main() -> None:
    args = arguments()
    torch.manual_seed(args.seed)
    rng = np.random.default_rng(args.seed)
    for which, games in (("select", args.select), ("train", args.games)):
        gather(which, games, args.workers, args.folder)
    select, train = (all_positions(which, n, args.folder, args.workers) for which, n in (("select", args.select), ("train", args.games)))
    tell(f"{len(train):,} positions to train on, {len(select):,} to choose by")
    common, _ = fit(Net(args.hidden, *scales(train)), train, select, args.epochs, args.rate, rng, "all modes")
    networks: dict[str, Any] = {}
    losses: dict[str, float] = {}
    for kind, name in enumerate(FAMILIES):
        own, other = train.of(train.family == kind), select.of(select.family == kind)
        net, losses[name] = fit(copy.deepcopy(common), own, other, args.own_epochs, args.rate / 4, rng, name)
        networks[name] = net.parts(np.abs(own.rows).max((0, 1)) > 0)
    run = {
        "command": f"tools/train_value.py --games {args.games} --select {args.select} --hidden {args.hidden} --epochs {args.epochs} "
        f"--own-epochs {args.own_epochs} --rate {args.rate:g} --seed {args.seed}",
        "torch": torch.__version__.split("+")[0],
        "positions": len(train),
        "log-loss": {name: round(loss, 4) for name, loss in losses.items()},
    }
    entries = ",\n".join(f"{json.dumps(name)}: {json.dumps(entry)}" for name, entry in networks.items())
    head = json.dumps({"version": VERSION, "run": run, "columns": list(COLUMNS)}, indent=1)
    args.out.write_text(f'{head[:-2]},\n "networks": {{\n{entries}\n}}}}\n', "utf-8")
    tell(f"{args.out}: {args.out.stat().st_size:,} bytes")


def arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=184_000, help="to train on")
    parser.add_argument("--select", type=int, default=11_500, help="games by which the best epoch is chosen")
    parser.add_argument("--hidden", type=int, default=32, help="units of each layer")
    parser.add_argument("--epochs", type=int, default=12, help="on all modes together")
    parser.add_argument("--own-epochs", type=int, default=8, help="on each family alone")
    parser.add_argument("--rate", type=float, default=4e-3, help="of learning")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=value_games.cores(), help="processes that play and count (one for each core)")
    parser.add_argument("--folder", type=Path, default=KEPT, help="where games and positions are kept")
    parser.add_argument("--out", type=Path, default=ROOT / "src" / "feldherr" / "value" / "weights.json")
    return parser.parse_args()


if __name__ == "__main__":
    main()
