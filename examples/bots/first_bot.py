#!/usr/bin/env python3
"""A first program that plays: it attacks where it may with all it has, and otherwise takes the first option with the highest number."""

import json
import sys
from typing import Any


def answer(options: list[dict[str, Any]]) -> str:
    """One of the options in words: its verb, the things it is about, and a number where it has a range."""
    attacks = [o for o in options if o["verb"] == "attack" and o["high"] == 3]
    option = (attacks or options)[0]
    words: list[str] = [option["verb"], *option["on"]]
    if "high" in option:
        words.append(str(option["high"]))
    return " ".join(words)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        reply = {"type": "hello", "protocol": 1, "name": "first bot"}
    elif message["type"] == "ask":
        reply = {"id": message["id"], "answer": answer(message["options"]), "reason": "three dice beat two"}
    elif message["type"] == "bye":
        break
    else:  # "over", and whatever a later version may say: no reply
        continue
    print(json.dumps(reply), flush=True)
