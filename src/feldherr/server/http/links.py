"""Tokens of secret links and cookies: 128 random bits, of which only a digest is stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

LENGTH = 22
FORM = re.compile(r"[A-Za-z0-9_-]{22}")


def token() -> str:
    """A new random token."""
    return secrets.token_urlsafe(16)


def is_token(text: str) -> bool:
    """Whether a text has the form of a token."""
    return FORM.fullmatch(text) is not None


def cookie(secret: bytes) -> str:
    """A new token for a device, signed so that the server knows its own."""
    new = token()
    return new + _signature(new, secret)


def is_cookie(text: str) -> bool:
    """Whether a text has the form of a device's cookie; older ones are not signed."""
    return is_token(text) or (is_token(text[:LENGTH]) and is_token(text[LENGTH:]))


def is_signed(cookie: str, secret: bytes) -> bool:
    """Whether this server has made a cookie."""
    return hmac.compare_digest(cookie[LENGTH:].encode(), _signature(cookie[:LENGTH], secret).encode())


def _signature(token: str, secret: bytes) -> str:
    made = hmac.digest(secret, f"device/{token}".encode(), "sha256")[:16]
    return base64.urlsafe_b64encode(made).decode().rstrip("=")


def digest(token: str) -> str:
    """The digest of a token, which is what is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def name() -> str:
    """A new unique table name for URLs; it is not secret."""
    return secrets.token_hex(8)
