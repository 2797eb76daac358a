"""What a game on the server shows: questions, events, and the sign with seats and settings."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from itertools import takewhile

import msgspec

from feldherr.engine.action import CHANCE, ROLL, verb_of
from feldherr.engine.event import Event
from feldherr.engine.state import State
from feldherr.engine.text import Lexicon
from feldherr.engine.view import observe
from feldherr.rules.events import Turn
from feldherr.rules.ruleset import rules_of
from feldherr.server import serialize, wire
from feldherr.server.tables.modes import shown
from feldherr.server.tables.orders import setting_up
from feldherr.server.tables.seed_shares import Secret
from feldherr.server.tables.standing import PERSON, Standing

RETOLD = 50  # rows whose events are told to somebody who comes; more if they have missed more


class Display(Standing):
    """A game as it is shown, with its latest events."""

    name: str
    words: Lexicon
    secret: Secret
    undo_at: tuple[int, int]  # a version, and the seat that may take back its last step then
    happened: deque[tuple[int, list[Event]]]  # the latest events, by the rows that they happened with

    def asked(self) -> list[int]:
        """The seats that are asked now."""
        return sorted(self.since)

    def view(self, eyes: int) -> State:
        return observe(self.state, eyes)

    def question(self, view: State) -> wire.Question | None:
        """The question for the seat of a view; None if it is not asked, or the server answers for it."""
        seat = int(view.viewer)
        if self.by_order(seat):
            return None
        if CHANCE in self.since and not self.over and self._by_hand(self.state):
            seat = int(CHANCE)  # whoever may enter real dice is asked what was rolled
        return serialize.asked(view, seat, self.since[seat], self.words) if seat in self.since and not self.over else None

    def since_version(self, version: int, eyes: int) -> list[wire.Event] | None:
        """The events after a version as that seat may know them; None if that is too long ago."""
        return [serialize.event(e, eyes) for e in self.events_after(version)] if self.remembers(version) else None

    def remembers(self, version: int) -> bool:
        """Whether the events after a version are still in memory."""
        return version == self.version or self.first_kept() - 1 <= version < self.version

    def events_after(self, version: int) -> list[Event]:
        """The events after a version that are in memory."""
        late = list(takewhile(lambda told: told[0] > version, reversed(self.happened)))
        return [e for _, happened in reversed(late) for e in happened]

    def retold(self, seats: Collection[int]) -> int:
        """The version from which a new connection is sent events: the latest ones, and all since the last turn of its seats."""
        turns = {s: 1 + (self.state.seat == s) for s in seats}
        for told, (n, happened) in enumerate(reversed(self.happened), 1):
            for e in happened:
                if isinstance(e, Turn) and e.seat in turns:
                    turns[e.seat] -= 1
            if told >= RETOLD and max(turns.values(), default=0) <= 0:
                return n - 1
        return self.first_kept() - 1

    def first_kept(self) -> int:
        """The first row whose events are still in memory."""
        return self.happened[0][0] if self.happened else self.version + 1

    def seating(self) -> tuple[object, ...]:
        """What the sign says besides settings, to compare."""
        return self.opening.names, self.players, self.away, self.resigned, self.offer, self.seeding, self.attendance.muted, self.free()

    def undo_seat(self) -> int:
        """The seat that may take back its last step now; -1 if none may. Looked up once for each version."""
        if self.undo_at[0] != self.version:
            self.undo_at = self.version, self.undoable()
        return self.undo_at[1]

    def answering(self, seats: Collection[int]) -> list[int]:
        """Of these seats, those for which the server answers in a moment."""
        return [s for s in seats if self.by_order(s)]

    def orders_of(self, seats: Collection[int]) -> list[wire.Orders]:
        """The standing orders of seats, for their own devices; the one for the set-up is over with it."""
        begun = not setting_up(self.state)
        return [msgspec.structs.replace(self.orders[s], setup=False) if begun else self.orders[s] for s in seats]

    def free(self) -> set[int]:
        """Seats for people that nobody has taken yet."""
        return {s for s, player in enumerate(self.players) if player == PERSON and s not in self.attendance.devices}

    def sign(self, present: set[int], rematch: str = "", pace: int | None = None, patience: float = 0.0) -> wire.Table:
        """What everybody may know about the table: seats, settings, commitment, and the seed when it is over."""
        o = self.opening
        free = self.free()
        people = zip(o.names, self.players, self.away, self.resigned)
        seats = [wire.Seat(name, player, away, s in present, gone, s in free) for s, (name, player, away, gone) in enumerate(people)]
        seed = self.secret.seed(self.seeding) if self.over else ""
        rules = rules_of(self.state)
        teams = [int(self.state.team(s)) for s in range(len(seats))] if rules.teams else []
        target = min(rules.targets.get(len(seats), 0), rules.board.size)
        offer = wire.Offer(self.offer.by, sorted(self.offer.agreed), self.missing()) if self.offer else None
        settings = (
            o.clock,
            o.pace if pace is None else pace,
            o.chat,
            o.dice,
            self.seeding.commitment,
            seed,
            teams,
            target,
            o.undo,
            o.resigned,
            o.hints,
        )
        shares, muted = self._shares(patience), sorted(self.attendance.muted)
        return wire.Table(self.name, o.mode, shown(o.house, rules.board), seats, *settings, offer, rematch, shares, muted)

    def _shares(self, patience: float) -> wire.Shares:
        """Who gives shares to the seed, and how far they are."""
        s = self.seeding
        given = [wire.Share(seat, g.commit, g.share) for seat, g in sorted(s.given.items())]
        return wire.Shares(self.opening.scheme, s.start, s.round, list(s.seats), given, s.waits, s.closed, patience if s.waits else 0.0)

    def _by_hand(self, g: State) -> bool:
        return self.opening.dice == "hand" and verb_of(g.top().options(g, CHANCE)[0]) == ROLL
