"""The learned player: a weight for everything that counts, and of all answers the one with the highest sum."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
from features import NAMES, VERBS, WEIGHED, Codes, Features, Numbers
from numpy.typing import NDArray

KEYS = [f"{verb} {name}" for verb, names in WEIGHED.items() for name in names]
VERB_OF = [VERBS.index(verb) for verb, names in WEIGHED.items() for _ in names]
NAME_OF = [NAMES.index(name) for names in WEIGHED.values() for name in names]
WEIGHTS = Path(__file__).with_name("weights.json")


def spread(weights: Numbers) -> Numbers:
    """Players' weights, each put at its verb and name; a row of weights is a player."""
    out = np.zeros((len(weights), len(VERBS), len(NAMES)), np.float32)
    out[:, VERB_OF, NAME_OF] = weights
    return out


def choose(features: Features, players: Numbers, rows: NDArray[np.int32], mask: NDArray[np.int8]) -> Codes:
    """The best answer in every game, each by the weights of its own player; the last of equals."""
    game, code, verb, numbers = features(rows, mask)
    worth = np.einsum("ij,ij->i", numbers, players[game, verb])
    order = np.lexsort((code, worth, game))
    last = np.append(game[order][1:] != game[order][:-1], True)
    best: Codes = code[order[last]]
    return best


def save(weights: Numbers, path: Path = WEIGHTS) -> None:
    path.write_text(json.dumps({key: round(float(w), 3) for key, w in zip(KEYS, weights)}, indent=1) + "\n")


def load(path: Path = WEIGHTS) -> Numbers:
    found = json.loads(path.read_text())
    return np.array([[found[key] for key in KEYS]], np.float32)
