"""Bits of sentences that many of them share."""

from __future__ import annotations

from feldherr.locales import knows, say


def armies(n: int) -> str:
    """3 armies."""
    return say("armies-n", n=int(n))


def phase_name(name: str) -> str:
    """What people call a phase."""
    message = f"phase-{name.replace(' ', '_')}"
    return say(message) if knows(message) else name
