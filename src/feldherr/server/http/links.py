"""Secret links and devices: what opens a seat is 128 random bits, of which only a digest is kept."""

from __future__ import annotations

import hashlib
import re
import secrets

FORM = re.compile(r"[A-Za-z0-9_-]{22}")


def token() -> str:
    """A new secret."""
    return secrets.token_urlsafe(16)


def is_token(text: str) -> bool:
    """Whether it looks like one."""
    return FORM.fullmatch(text) is not None


def digest(token: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()


def name() -> str:
    """A table's name in addresses: no secret, and no two are alike."""
    return secrets.token_hex(8)
