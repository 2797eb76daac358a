#!/usr/bin/env python3
"""The learned player as a program that plays (docs/bot-protocol.md): weights from weights.json, or from the file that is named.

Start at docs/learning.md.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path
from typing import Any

from features import Features
from player import WEIGHTS, choose, load, spread

import feldherr
from feldherr.envs.scene import Scene
from feldherr.rules.ruleset import Ruleset


@cache
def prepared(rules: Ruleset, players: int) -> tuple[Scene, Features]:
    """What the numbers of a mode mean, with the house rules of the table."""
    scene = Scene(rules.name, players, dict(rules.house))
    return scene, Features(scene)


class Player:
    """Answers questions by its weights."""

    def __init__(self, weights: Path) -> None:
        self.weights = spread(load(weights))

    def answer(self, question: dict[str, Any]) -> str:
        """The best answer in words. All that is looked at is what the environments show, too."""
        g, seat = feldherr.read_position(question["position"]), question["seat"]
        scene, features = prepared(g.rules, int(g.seats))
        row, mask = scene.seen(g, seat)
        return scene.answer(g, seat, choose(features, self.weights, row[None], mask[None])[0])


def main() -> None:
    player = Player(Path(sys.argv[1]) if len(sys.argv) > 1 else WEIGHTS)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            print(json.dumps({"type": "hello", "protocol": 1, "name": "learned"}), flush=True)
        elif message["type"] == "ask":
            print(json.dumps({"id": message["id"], "answer": player.answer(message)}), flush=True)
        elif message["type"] == "bye":
            break


if __name__ == "__main__":
    main()
