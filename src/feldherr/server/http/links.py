"""Tokens of secret links and cookies: 128 random bits, of which only a digest is stored."""

from __future__ import annotations

import hashlib
import re
import secrets

FORM = re.compile(r"[A-Za-z0-9_-]{22}")


def token() -> str:
    """A new random token."""
    return secrets.token_urlsafe(16)


def is_token(text: str) -> bool:
    """Whether a text has the form of a token."""
    return FORM.fullmatch(text) is not None


def digest(token: str) -> str:
    """The digest of a token, which is what is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def name() -> str:
    """A new unique table name for URLs; it is not secret."""
    return secrets.token_hex(8)
