"""Tables in memory that come to their seed as docs/dice.md says, and are played at random."""

from __future__ import annotations

from random import Random

from feldherr.bots.players.random import Stream, pick
from feldherr.editions import find
from feldherr.engine.game import FORMAT, heading
from feldherr.server import wire
from feldherr.server.tables.dice import Key, share_commitment
from feldherr.server.tables.modes import on_named_map
from feldherr.server.tables.opening import begun
from feldherr.server.tables.proof import written
from feldherr.server.tables.seed_shares import Committed, Revealed
from feldherr.server.tables.session import Session
from feldherr.server.tables.standing import Draft, moves

KEY = Key(b"k" * 32)
SHORT = {"turn_limit": "2"}


class Played:
    """A table in memory and its record."""

    def __init__(self, mode: str, players: list[str], seed: int = 0, key: Key = KEY, **wish: object) -> None:
        self.rng, self.stream = Random(seed), Stream(seed)
        self.table, self.rows = begun("0a1b", wire.NewTable(mode, players, **wish), key)  # type: ignore[arg-type]
        self.shares: dict[tuple[int, int], str] = {}
        self.take(self.table.begin())

    def take(self, draft: Draft) -> None:
        self.rows += draft.rows
        self.table.commit(draft)

    def commit(self, seat: int) -> None:
        nth = self.table.seeding.round
        share = self.shares[seat, nth] = self.rng.randbytes(32).hex()
        self.take(self.table.contributed(Committed(seat, share_commitment("0a1b", nth, seat, share)), nth))

    def reveal(self, seat: int) -> None:
        nth = self.table.seeding.round
        self.take(self.table.contributed(Revealed(seat, self.shares[seat, nth]), nth))

    def gather(self) -> Played:
        """Have all give their shares."""
        while waits := self.table.seeding.waits:
            (self.reveal if self.table.seeding.closed else self.commit)(self.rng.choice(waits))
        return self

    def step(self) -> None:
        """One move of somebody."""
        seat = self.table.asked()[0]
        self.take(self.table.chosen(seat, pick(self.table.view(seat), seat, self.stream)))

    def play(self, most: int = 100_000) -> Played:
        while not self.table.over and self.table.answers < most:
            self.step()
        return self

    @property
    def lines(self) -> list[str]:
        return [row.text for row in moves(self.rows)]

    def saved(self) -> str:
        o = self.table.opening
        rules = on_named_map(find(o.mode), o.house)
        return "\n".join([*heading(FORMAT, rules, len(o.players), o.names), *self.lines]) + "\n"

    def proof(self) -> str:
        return written(self.table, self.lines)

    def again(self, key: Key | None = KEY) -> Session:
        """The table as a server with that key reads it from its record."""
        table = Session("0a1b", self.table.opening, key)
        table.replay(self.rows)
        return table


def finished(mode: str = "sv2000.duel", players: tuple[str, ...] = ("person", "person"), seed: int = 1) -> Played:
    """A game with shares of all, played to its end."""
    return Played(mode, list(players), seed, shares=True, house=SHORT).gather().play()


def fits(mode: str) -> tuple[str, ...]:
    """Players for as many seats as a mode can have."""
    return ("person", "captain", "person", "person", "captain", "person")[: max(find(mode).players)]
