"""Databases that are changed behind the server's back."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import asyncpg

Statement = tuple[str, tuple[object, ...]]  # with $1, $2 … for the values


async def execute(url: str, statements: list[Statement]) -> None:
    """Execute these statements in a database of either kind."""
    if url.startswith("postgresql"):
        connection = await asyncpg.connect(url)
        for text, values in statements:
            await connection.execute(text, *values)
        await connection.close()
        return
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as db, db:
        db.execute("PRAGMA busy_timeout = 5000")
        for text, values in statements:
            db.execute(text.replace("$", "?"), values)
