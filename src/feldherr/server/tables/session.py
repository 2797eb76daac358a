"""One game on the server: its state, and who plays which seat. Does no I/O: takes rows, returns drafts."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import msgspec

from feldherr.bots.catalogue import DEPUTY
from feldherr.editions import find
from feldherr.engine.action import CHANCE
from feldherr.engine.chance import chance
from feldherr.engine.event import Event
from feldherr.engine.game import read_answer, say, understood
from feldherr.engine.play import IllegalAction, asked, play, players
from feldherr.engine.state import State
from feldherr.engine.text import TextError
from feldherr.server import wire
from feldherr.server.limits import HOSTS_ROWS, ROWS_PER_MOVE, SPARE_ROWS
from feldherr.server.store.records import HOST, Opening, Row
from feldherr.server.tables.agreement import lapsed, leaders
from feldherr.server.tables.attendance import Adopted, Attendance, Hinted, Removed, Told
from feldherr.server.tables.dice import Key, Sealed, fresh
from feldherr.server.tables.display import Display
from feldherr.server.tables.modes import fresh_table, on_named_map
from feldherr.server.tables.orders import default
from feldherr.server.tables.seed_shares import Committed, Contribution, LeftOut, Revealed, Secret, first
from feldherr.server.tables.standing import PERSON, Draft, End, SeatChange, TakenBack, Word, void
from feldherr.server.tables.taken_back import Beside
from feldherr.server.tables.text import looks
from feldherr.server.tables.undo import Past, earlier, last_step, remembered

MOST_AT_ONCE = 100  # answers by order in one draft; what is left is answered one by one, so that nobody waits for it
REMEMBERED = 400  # answers whose events are at hand for clients that come back, after a restart too


class Refusal(Exception):
    """A request that is refused at this table now: a code for programs and a reason for people."""

    def __init__(self, code: wire.Code, why: str) -> None:
        super().__init__(why)
        self.code: wire.Code = code


class Session(Display):
    """One game, its players, and its latest events."""

    def __init__(self, name: str, opening: Opening, key: Key | None = None) -> None:
        self.name = name
        self.opening = opening
        self.state, self.words = fresh_table(opening.mode, tuple(sorted(opening.house.items())), len(opening.players))
        self.version = self.answers = 0
        self.players = opening.players[:]
        self.away = self.resigned = [False] * len(self.players)
        self.since = dict.fromkeys(players(self.state), 0)
        self.offer, self.past, self.back, self.again = None, (), 0, -1
        self.orders = [default(seat) for seat in range(len(self.players))]
        self.seeding = first(opening, [s for s, p in enumerate(opening.players) if p == PERSON], HOST)
        self.earlier, self.adopted = (), ()
        self.attendance = Attendance(dict.fromkeys(opening.here, 1))
        self.secret = Secret(key, name, opening, on_named_map(find(opening.mode), opening.house))
        self.undo_at = (-1, -1)
        self.happened: deque[tuple[int, list[Event]]] = deque(maxlen=REMEMBERED)

    def begin(self) -> Draft:
        """A draft of what happens before the first question."""
        draft = Draft(self)
        self._settle(draft)
        return draft

    def answered(self, seat: int, text: str, version: int) -> Draft:
        """A draft of a person's move, given as text, and of what follows; Refusal if it is not possible."""
        self._expects(seat, version)
        try:
            answer = understood(self.state, seat, text.split(), self.words)
        except TextError as e:
            raise Refusal("malformed", str(e)) from None
        return self.chosen(seat, answer)

    def chosen(self, seat: int, answer: int) -> Draft:
        """A draft of a move and of what follows by itself: chance, and open questions that somebody's orders answer."""
        draft = Draft(self)
        self._play(draft, seat, answer)
        self._settle(draft)
        return draft

    def seated(self, seat: int, player: str = "", away: bool = False, resigned: bool = False, name: str = "") -> Draft:
        """A draft of a change of a seat: another player, or its person away, back, resigned, or called otherwise."""
        if self.resigned[seat]:
            raise Refusal("not-yours", f"seat {seat} has resigned for good")
        if player:
            self.spare(by_host=True)
        draft = Draft(self)
        change = SeatChange(seat, player, away, resigned, name)
        draft.note("seat", change)
        awaited = bool(draft.seeding.waits)
        draft.sit(change)
        if awaited:
            self._settle(draft)
        draft.conclude()
        return draft

    def contributed(self, what: Committed | Revealed, nth: int) -> Draft:
        """A draft of what a device gives to the seed; with the last share the dice begin to fall."""
        if why := self.seeding.objection(what, self.name, nth):
            raise Refusal("stale" if nth != self.seeding.round or what.seat not in self.seeding.waits else "malformed", why)
        return self._given(what)

    def begun_without(self, by: int = HOST) -> Draft:
        """A draft that the table begins without those who are still awaited; a player can't leave out themselves."""
        if not self.seeding.waits:
            raise Refusal("stale", "nobody is awaited")
        if by in self.seeding.waits:
            raise Refusal("not-yours", "your own share is awaited")
        return self._given(LeftOut(self.seeding.waits, by))

    def _given(self, what: Contribution) -> Draft:
        draft = Draft(self)
        self._give(draft, what)
        return draft

    def _give(self, draft: Draft, what: Contribution) -> None:
        draft.note("dice", what)
        draft.give(what)
        self._settle(draft)

    def told(self, what: Told) -> Draft:
        """A draft of somebody's coming or going, and of what the host does about it; nobody stays because the record is full."""
        if not isinstance(what, Removed | Adopted):
            self.spare(by_host=not isinstance(what, Hinted))
        draft = Draft(self)
        draft.note("told", what)
        draft.meet(what)
        return draft

    def removed(self, seat: int, banned: list[str]) -> Draft:
        """A draft of sending a person away: a computer plays on."""
        if self.over:
            raise Refusal("over", "the game is over")
        draft = self.told(Removed(seat, banned))
        if not self.resigned[seat]:  # their stand-in goes on
            change = SeatChange(seat, DEPUTY)
            draft.note("seat", change)
            draft.sit(change)
        self._settle(draft)
        return draft

    def spare(self, by_host: bool = False) -> None:
        """Refuse what the game needs not, if there is too much of that in the record: it is kept, and read again, as a whole."""
        rows = HOSTS_ROWS if by_host else SPARE_ROWS
        if self.version - self.answers >= rows + ROWS_PER_MOVE * self.answers:
            raise Refusal("full", "too much besides moves is in this table's record; play on first")

    def closed(self) -> Draft:
        """A draft of the end, because the host closes the table: the standings count."""
        if self.over:
            raise Refusal("over", "the game is over")
        draft = Draft(self)
        change = End(leaders(self.state, self.resigned), closed=True)
        draft.note("end", change)
        draft.end(change)
        return draft

    def resign(self, seat: int) -> Draft:
        """A draft of a resignation."""
        if self.over:
            raise Refusal("over", "the game is over")
        if self.players[seat] != PERSON:
            raise Refusal("not-yours", f"a computer plays seat {seat}")
        draft = self.seated(seat, resigned=True)
        if draft.seeding.misses(seat):
            self._give(draft, LeftOut([seat]))
        return draft

    def renamed(self, seat: int, name: str) -> Draft:
        """A draft of a name that a person gives themselves; nobody else at the table may have it."""
        if self.over:
            raise Refusal("over", "the game is over")
        if seat in self.attendance.muted:
            raise Refusal("muted", "the host has forbidden you to speak")
        if looks(name) in {looks(n) for s, n in enumerate(self.opening.names) if s != seat}:
            raise Refusal("taken", f"somebody else is called {name}")
        self.spare()
        return self.seated(seat, away=self.away[seat], name=name)

    def undone(self, seat: int, version: int) -> Draft:
        """A draft that takes back the last step of a seat, which must have been seen at that version."""
        if self.over:
            raise Refusal("over", "the game is over")
        if not self.opening.undo:
            raise Refusal("too-late", "at this table nothing is taken back")
        step = last_step(self.past, self.state)
        if step is None or self.undoable() != seat:
            raise Refusal("too-late", "nothing can be taken back: dice, a draw or another's move came after it")
        seen = max(step.number, self.back)  # who takes back twice at one board means the same step
        if not seen <= version <= self.version:
            raise Refusal("stale", f"the table is at version {self.version}, and the step is from {seen}, not {version}")
        self.spare()
        draft = Draft(self)
        change = TakenBack(seat, step.number, sum(each.number >= step.number for each in self.past))
        draft.note("undo", change)
        draft.take_back(change)
        return draft

    def word(self, word: Word) -> Draft:
        """A draft of an offer to end the game, of consent, or of declining."""
        if self.over:
            raise Refusal("over", "the game is over")
        if word.seat not in self.deciding():
            raise Refusal("not-yours", f"seat {word.seat} is not played by a person any more")
        if (self.offer is None) != (word.says == "offer"):
            raise Refusal("stale", "there is an offer already" if self.offer else "there is no offer")
        if word.says == "offer":
            self.spare()
        draft = Draft(self)
        draft.note("offer", word)
        draft.hear(word)
        draft.conclude()
        return draft

    def order(self, orders: list[wire.Orders]) -> list[int]:
        """Give orders; returns the seats whose orders are new. Who gives some after taking a step back wants them followed."""
        new = [s for s, (was, now) in enumerate(zip(self.orders, orders, strict=True)) if was != now]
        self.orders = orders
        self.again = -1 if self.again in new else self.again
        return new

    def commit(self, draft: Draft) -> None:
        """Make a draft, which has been written, the current state."""
        orders = self.orders  # they may have changed while the draft was written
        self.take(draft)
        self.orders = orders
        self.happened.extend(draft.happened)

    def replay(self, rows: Sequence[Row]) -> None:
        """Take over rows that were written before or by another process, and keep the events of the last ones."""
        gone = void(rows)
        stand = [row.number for row in rows if row.kind == "answer" and row.number not in gone]
        told = stand[-REMEMBERED] if len(stand) > REMEMBERED else 0
        beside = Beside(self.words)
        for row in rows:
            if row.number != self.version + 1:
                raise ValueError(f"table {self.name}: row {row.number} comes after row {self.version}")
            if row.number in gone:
                self._skip(row)
                if row.number > told:
                    self.happened.append((row.number, beside.play(row, self.state)))
                continue
            beside.go_on(row)
            if row.kind == "answer" and row.number < told:
                self._replay_fast(row)
            else:
                draft = Draft(self)
                self._replay(draft, row)
                self.commit(draft)

    def _skip(self, row: Row) -> None:
        """Pass over a move that is taken back: as in the process that played it, other seats' moves before it stand for good."""
        self.version = row.number
        self.past = earlier(self.past, int(row.text.partition(" ")[0]), row.number)

    def _replay_fast(self, row: Row) -> None:
        """Play a move of long ago, whose events nobody wants to know any more."""
        before = (self.state.seat, self.state.round)
        play(self.state, *read_answer(row.text, self.words, self.state))
        self.version, self.answers = row.number, self.answers + 1
        self.since = dict.fromkeys(players(self.state), row.number)
        self.past, self.again = (), -1
        begun = self.offer and self.offer.by == self.state.seat and before != (self.state.seat, self.state.round)
        if begun or (self.offer and self.state.is_out(self.offer.by)):
            self.offer = None

    def _replay(self, draft: Draft, row: Row) -> None:
        if row.kind == "answer":
            return self._play(draft, *read_answer(row.text, self.words, self.state))
        draft.version += 1
        if row.kind == "seat":
            draft.sit(msgspec.json.decode(row.text, type=SeatChange))
        elif row.kind == "undo":
            draft.take_back(msgspec.json.decode(row.text, type=TakenBack))
        elif row.kind == "offer":
            draft.hear(msgspec.json.decode(row.text, type=Word))
        elif row.kind == "dice":
            draft.give(msgspec.json.decode(row.text, type=Contribution))
        elif row.kind == "told":
            draft.meet(msgspec.json.decode(row.text, type=Told))
        else:
            draft.end(msgspec.json.decode(row.text, type=End))
        return None

    def _expects(self, seat: int, version: int) -> None:
        if self.over:
            raise Refusal("over", "the game is over")
        if seat not in self.since or (seat == CHANCE and not self._by_hand(self.state)):
            raise Refusal("not-asked", f"seat {seat} is not asked now" if seat >= 0 else "no dice are to be rolled now")
        if not self.since[seat] <= version <= self.version:
            raise Refusal("stale", f"the table is at version {self.version}, and the question is from {self.since[seat]}, not {version}")

    def _play(self, draft: Draft, seat: int, answer: int) -> None:
        before = draft.state
        after = before.copy()
        after.listen()
        try:
            say(after, seat, answer, self.words)
        except IllegalAction as e:
            raise Refusal("illegal", str(e)) from None
        self._note(draft, seat, answer, before, after)

    def _note(self, draft: Draft, seat: int, answer: int, before: State, after: State) -> None:
        draft.version += 1
        gone = draft.offer if lapsed(draft.offer, before, after) else None
        last = Past(draft.version, seat, before, draft.answers, gone)
        by_person = self.opening.undo and seat != CHANCE and not draft.computer(seat)
        draft.past = remembered(draft.past, last, answer) if by_person and draft.version > self.opening.start else ()
        draft.answers += 1
        draft.rows.append(Row(draft.version, "answer", f"{'?' if seat == CHANCE else seat} {self.words.write(answer)}"))
        draft.tell(*after.hush())
        draft.state, draft.again = after, -1
        waiting = draft.since if seat != CHANCE and before.top().sealed(before, seat) else {}
        draft.since = {s: waiting.get(s, draft.version) if s != seat else draft.version for s in players(after)}
        if gone or (draft.offer and after.is_out(draft.offer.by)):
            draft.offer = None

    def _settle(self, draft: Draft) -> None:
        """What follows by itself: chance, then open questions that orders answer, and so on; the rest of a long row comes later."""
        self._chance(draft)
        for _ in range(MOST_AT_ONCE):
            replies = [(seat, r.answer) for seat in draft.since if (r := draft.by_order(seat)) and r.at_once]
            if not replies:
                break
            self._play(draft, *replies[0])
            self._chance(draft)
        draft.conclude()

    def _chance(self, draft: Draft) -> None:
        """Make chance moves until a player is asked, unless people roll their own dice."""
        while not draft.over and asked(draft.state) == CHANCE and not self._by_hand(draft.state):
            if not (seed := self._seed(draft)):
                break
            before = draft.state
            answer = chance(before, Sealed(seed, draft.answers + 1))
            after = before.copy()
            after.listen()
            play(after, CHANCE, answer)
            self._note(draft, CHANCE, answer, before, after)

    def _seed(self, draft: Draft) -> str:
        """The seed for the next chance move, '' while shares are awaited. If its key is lost, another one holds from here on."""
        if not (seed := self.secret.seed(draft.seeding)) and self.secret.lost(draft.seeding):
            renewed = self.secret.renewed(fresh(), draft.answers)
            draft.note("dice", renewed)
            draft.give(renewed)
            seed = self.secret.seed(draft.seeding)
        return seed

    def strange_key(self) -> bool:
        """Whether its next dice were promised with a key that this server doesn't have."""
        return not self.over and not self.secret.seed(self.seeding) and self.secret.lost(self.seeding)
