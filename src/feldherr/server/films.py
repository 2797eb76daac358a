"""Films of tables, made when somebody wants to see them and kept for a while; one is made at a time, beside everything else."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict

from feldherr.server.film import Film
from feldherr.server.records import Row, Store
from feldherr.server.table import Table

KEPT = 12
LEVEL = 3  # of compression: a third of the time of the best, and nearly as small


class Packed(bytes):
    """A reply that is ready to be sent: JSON, compressed."""


class Films:
    """The films that were asked for last."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = asyncio.Lock()
        self.films: OrderedDict[str, tuple[Film, Packed]] = OrderedDict()

    async def of(self, table: Table) -> Packed:
        """The film of a table: as people who look on may see it, and with all that was hidden when the game is over."""
        async with self.lock:
            film, packed = self.films.pop(table.name, (None, Packed()))
            if film is None or film.everything != table.over:
                film, packed = Film(Table(table.name, table.opening), table.over), Packed()
            rows = await self.store.rows(table.name, film.version)
            if rows or not packed:
                packed = await asyncio.to_thread(developed, film, rows)
            self.films[table.name] = film, packed
            while len(self.films) > KEPT:
                self.films.popitem(last=False)
            return packed

    async def once(self, table: Table, rows: list[Row]) -> Packed:
        """The film of a saved game, with everything; it is not kept."""
        async with self.lock:
            return await asyncio.to_thread(lambda: developed(Film(table, everything=True), rows))


def developed(film: Film, rows: list[Row]) -> Packed:
    """The film with these rows at its end, ready to be sent."""
    film.read(rows)
    return Packed(gzip.compress(film.replay(), LEVEL, mtime=0))
