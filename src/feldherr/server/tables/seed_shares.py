"""Who makes a table's seed, and how far they are: commitments of all, then shares of all, then the dice (docs/dice.md)."""

from __future__ import annotations

import re
from collections.abc import Collection

import msgspec

from feldherr.engine.game import heading
from feldherr.rules.ruleset import Ruleset
from feldherr.server.store.records import HOST, Opening
from feldherr.server.tables.dice import PLAIN, Key, commitment, digest, share_commitment

HEX = re.compile(r"[0-9a-f]{64}")


class Committed(msgspec.Struct, frozen=True, tag="commit"):
    """A row: the device of a seat commits to a share, or ('') takes no part."""

    seat: int
    commit: str


class Revealed(msgspec.Struct, frozen=True, tag="reveal"):
    """A row: the device of a seat shows its share."""

    seat: int
    share: str


class LeftOut(msgspec.Struct, frozen=True, tag="without", omit_defaults=True):
    """A row: the host, or a player who has waited long, begins without these seats; what others had shown before is void."""

    seats: list[int]
    by: int = HOST


class Renewed(msgspec.Struct, frozen=True, tag="renewed"):
    """A row: the server has lost its key, and makes a new share; whatever is rolled from here on follows from a new seed."""

    nonce: str
    commitment: str


Contribution = Committed | Revealed | LeftOut | Renewed


class Share(msgspec.Struct, frozen=True):
    """What a seat has given: '' for a commitment if it takes no part, '' for a share that is not shown yet."""

    commit: str = ""
    share: str = ""


class Seeding(msgspec.Struct, frozen=True):
    """How a table comes to its seed. Never changed, only replaced."""

    nonce: str  # what the server's share is made from; of the first scheme, the seed
    commitment: str
    start: int  # moves that were made before, and follow from something else
    seats: tuple[int, ...] = ()  # who is to give a share; HOST if no person plays
    round: int = 0
    given: dict[int, Share] = {}
    version: int = 0  # of the rules that the commitment is to; 0: those that are here

    @property
    def waits(self) -> list[int]:
        """The seats that something is awaited from: a commitment, then, when all have given one, a share."""
        missing = [s for s in self.seats if s not in self.given]
        return missing or [s for s in self.seats if self.given[s].commit and not self.given[s].share]

    def misses(self, seat: int) -> bool:
        """Whether something is awaited from a seat, or will be when the others have committed."""
        return (
            bool(self.waits)
            and seat in self.seats
            and (seat not in self.given or bool(self.given[seat].commit and not self.given[seat].share))
        )

    @property
    def closed(self) -> bool:
        """Whether all have given their commitments, so that shares can be shown."""
        return all(s in self.given for s in self.seats)

    def after(self, what: Contribution, moves: int, version: int) -> Seeding:
        """How it goes on with that row, which comes after `moves` moves, by that version of the rules."""
        if isinstance(what, Committed):
            return self.but(given={**self.given, what.seat: Share(what.commit)}) if what.commit else self.without([what.seat])
        if isinstance(what, Revealed):
            return self.but(given={**self.given, what.seat: Share(self.given[what.seat].commit, what.share)})
        if isinstance(what, LeftOut):
            return self.without(what.seats)
        return Seeding(what.nonce, what.commitment, moves, self.seats, self.round + 1, version=version)

    def without(self, seats: Collection[int]) -> Seeding:
        """A new round in which these take no part; where nobody has committed to anything yet, the same one."""
        none = {s: Share() for s in self.seats if s in seats or (s in self.given and not self.given[s].commit)}
        begun = any(s in self.given and self.given[s].commit for s in seats)
        return self.but(round=self.round + 1, given=none) if begun else self.but(given=self.given | none)

    def but(self, **changes: object) -> Seeding:
        return msgspec.structs.replace(self, **changes)

    def objection(self, what: Committed | Revealed, table: str, nth: int) -> str:
        """Why a contribution can't be taken; '' if it can."""
        if nth != self.round or what.seat not in self.waits:
            return "this share is not awaited now"
        if isinstance(what, Committed):
            if self.closed:  # others may have shown their shares already
                return "all have committed; nobody can commit to something else now"
            return "" if HEX.fullmatch(what.commit) or not what.commit else "a commitment has 64 hexadecimal digits"
        if not self.closed:
            return "the others have not given their commitments yet"
        if not HEX.fullmatch(what.share):
            return "a share has 64 hexadecimal digits"
        fits = share_commitment(table, nth, what.seat, what.share) == self.given[what.seat].commit
        return "" if fits else "this is not the share that was committed to"

    # ---- the text from which the seed is made ------------------------------------------------------------------------------------

    def promise(self, table: str, opening: Opening, rules: Ruleset, share: str) -> str:
        """The text whose digest is the commitment: table, rules, seats, and the server's share."""
        of_then = rules.but(version=self.version or rules.version)
        _, *rules_and_house, _ = heading("", of_then, len(opening.players))
        seats = [f"seat {s} {p} {n}" for s, (p, n) in enumerate(zip(opening.players, opening.names, strict=True))]
        lines = [
            "feldherr dice 2",
            f"table {table}",
            *rules_and_house,
            f"dice {opening.dice}",
            *seats,
            f"from {self.start}",
            f"server {share}",
        ]
        return "".join(f"{line}\n" for line in lines)

    def contributions(self) -> str:
        """The rest of that text: what each seat gave."""
        given = [(s, self.given[s]) for s in self.seats]
        lines = [f"share {s} {g.commit} {g.share}" if g.commit else f"none {s}" for s, g in given]
        return "".join(f"{line}\n" for line in [f"round {self.round}", *lines])


class Secret:
    """The seed of a table, for a server that has the key; '' if it hasn't, or shares are awaited."""

    def __init__(self, key: Key | None, table: str, opening: Opening, rules: Ruleset) -> None:
        self.key, self.table, self.opening, self.rules = key, table, opening, rules
        self.known: tuple[Seeding | None, str] = (None, "")

    def promise(self, of: Seeding) -> str:
        """The text with the server's share that the commitment stands for; '' if the key is not the one it was made with."""
        if self.key is None or not of.commitment:
            return ""
        text = of.promise(self.table, self.opening, self.rules, self.key.share(self.table, of.nonce))
        return text if digest(text) == of.commitment else ""

    def seed(self, of: Seeding) -> str:
        """The seed, made once."""
        if self.opening.scheme == PLAIN:
            return of.nonce
        if self.known[0] is not of:
            promise = self.promise(of)
            self.known = of, digest(promise + of.contributions()) if promise and not of.waits else ""
        return self.known[1]

    def lost(self, of: Seeding) -> bool:
        """Whether the server has a key, but another than the one that the commitment was made with."""
        return self.opening.scheme != PLAIN and self.key is not None and not self.promise(of)

    def renewed(self, nonce: str, moves: int) -> Renewed:
        """A new share of the server's, for the moves that follow."""
        assert self.key is not None
        text = Seeding(nonce, "", moves).promise(self.table, self.opening, self.rules, self.key.share(self.table, nonce))
        return Renewed(nonce, digest(text))


def first(opening: Opening, people: Collection[int], host: int) -> Seeding:
    """Before anybody has given anything."""
    if opening.scheme == PLAIN:
        return Seeding(opening.seed, commitment(opening.seed), opening.start)
    seats = (tuple(people) or (host,)) if opening.shares else ()
    return Seeding(opening.seed, opening.commitment, opening.start, seats, 1 if seats else 0, version=opening.version)
