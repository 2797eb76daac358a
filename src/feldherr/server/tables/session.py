"""One game on the server: its state, who plays which seat, what each may be told. Does no I/O: takes rows, returns drafts."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import takewhile

import msgspec

from feldherr import maps
from feldherr.bots.catalogue import DEPUTY, make
from feldherr.editions import find, with_house_rules
from feldherr.engine.action import CHANCE, ROLL, verb_of
from feldherr.engine.chance import chance
from feldherr.engine.event import Event
from feldherr.engine.game import read_answer, say, understood
from feldherr.engine.play import IllegalAction, asked, new, play, players
from feldherr.engine.state import State
from feldherr.engine.text import Lexicon, TextError
from feldherr.engine.view import observe
from feldherr.rules.events import Turn
from feldherr.rules.ruleset import Ruleset, rules_of
from feldherr.server import serialize, wire
from feldherr.server.store.records import HOST, Opening, Row
from feldherr.server.tables.agreement import lapsed, leaders
from feldherr.server.tables.company import Company, Removed, Told
from feldherr.server.tables.dice import Key, Sealed, fresh
from feldherr.server.tables.orders import default, setting_up
from feldherr.server.tables.shares import Committed, Contribution, LeftOut, Revealed, Secret, first
from feldherr.server.tables.standing import PERSON, Draft, End, SeatChange, Standing, TakenBack, Word, void
from feldherr.server.tables.text import looks
from feldherr.server.tables.undo import Past, earlier, last_step, remembered

MOST_AT_ONCE = 100  # answers by order in one draft; what is left is answered one by one, so that nobody waits for it
REMEMBERED = 400  # answers whose events are at hand for clients that come back, after a restart too
RETOLD = 50  # of them, for whoever comes; more if they have missed more


class Refusal(Exception):
    """A request that is refused at this table now: a code for programs and a reason for people."""

    def __init__(self, code: wire.Code, why: str) -> None:
        super().__init__(why)
        self.code: wire.Code = code


class Session(Standing):
    """One game, its players, and its latest events."""

    def __init__(self, name: str, opening: Opening, key: Key | None = None) -> None:
        self.name = name
        self.opening = opening
        self.state, self.words = _table(opening.mode, tuple(sorted(opening.house.items())), len(opening.players))
        self.version = self.answers = 0
        self.players = opening.players[:]
        self.away = self.resigned = [False] * len(self.players)
        self.since = dict.fromkeys(players(self.state), 0)
        self.offer, self.past, self.back, self.again = None, (), 0, -1
        self.orders = [default(seat) for seat in range(len(self.players))]
        self.seeding = first(opening, [s for s, p in enumerate(opening.players) if p == PERSON], HOST)
        self.earlier = ()
        self.company = Company(dict.fromkeys(opening.here, 1))
        self.secret = Secret(key, name, opening, on_named_map(find(opening.mode), opening.house))
        self.undo_at = (-1, -1)
        self.happened: deque[tuple[int, list[Event]]] = deque(maxlen=REMEMBERED)

    # ---- writing ----------------------------------------------------------------------------------------------------------------

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

    def begun_without(self) -> Draft:
        """A draft that the table begins without those who are still awaited."""
        if not self.seeding.waits:
            raise Refusal("stale", "nobody is awaited")
        return self._given(LeftOut(self.seeding.waits))

    def _given(self, what: Contribution) -> Draft:
        draft = Draft(self)
        self._give(draft, what)
        return draft

    def _give(self, draft: Draft, what: Contribution) -> None:
        draft.note("dice", what)
        draft.give(what)
        self._settle(draft)

    def told(self, what: Told) -> Draft:
        """A draft of somebody's coming or going, and of what the host does about it."""
        draft = Draft(self)
        draft.note("told", what)
        draft.meet(what)
        return draft

    def removed(self, seat: int, banned: list[str]) -> Draft:
        """A draft of sending a person away: a computer plays on."""
        if self.over:
            raise Refusal("over", "the game is over")
        draft = self.told(Removed(seat, banned))
        if not self.resigned[seat]:  # whoever plays for them goes on
            change = SeatChange(seat, DEPUTY)
            draft.note("seat", change)
            draft.sit(change)
        self._settle(draft)
        return draft

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
        if seat in self.company.muted:
            raise Refusal("muted", "the host has forbidden you to speak")
        if looks(name) in {looks(n) for s, n in enumerate(self.opening.names) if s != seat}:
            raise Refusal("taken", f"somebody else is called {name}")
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
        draft = Draft(self)
        change = TakenBack(seat, step.number, sum(each.number >= step.number for each in self.past))
        draft.note("undo", change)
        draft.take_back(change)
        return draft

    def said(self, word: Word) -> Draft:
        """A draft of an offer to end the game, of consent, or of declining."""
        if self.over:
            raise Refusal("over", "the game is over")
        if word.seat not in self.deciding():
            raise Refusal("not-yours", f"seat {word.seat} is not played by a person any more")
        if (self.offer is None) != (word.says == "offer"):
            raise Refusal("stale", "there is an offer already" if self.offer else "there is no offer")
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
        for row in rows:
            if row.number != self.version + 1:
                raise ValueError(f"table {self.name}: row {row.number} comes after row {self.version}")
            if row.number in gone:
                self._skip(row)
            elif row.kind == "answer" and row.number < told:
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

    def _by_hand(self, g: State) -> bool:
        return self.opening.dice == "hand" and verb_of(g.top().options(g, CHANCE)[0]) == ROLL

    # ---- reading ----------------------------------------------------------------------------------------------------------------

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
            seat = int(CHANCE)  # whoever may tell what was rolled is asked for it
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
        return self.opening.names, self.players, self.away, self.resigned, self.offer, self.seeding, self.company.muted, self.free()

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
        return {s for s, player in enumerate(self.players) if player == PERSON and s not in self.company.devices}

    def sign(self, present: set[int], rematch: str = "", pace: int | None = None) -> wire.Table:
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
        )
        return wire.Table(self.name, o.mode, o.house, seats, *settings, offer, rematch, self._shares(), sorted(self.company.muted))

    def _shares(self) -> wire.Shares:
        """Who gives shares to the seed, and how far they are."""
        s = self.seeding
        given = [wire.Share(seat, g.commit, g.share) for seat, g in sorted(s.given.items())]
        return wire.Shares(self.opening.scheme, s.start, s.round, list(s.seats), given, s.waits, s.closed)


def on_named_map(rules: Ruleset, house: dict[str, str]) -> Ruleset:
    """A mode with house rules; guests can't name files of the server as its map."""
    return with_house_rules(rules, house, maps.named)


@lru_cache(maxsize=256)
def _start(mode: str, house: tuple[tuple[str, str], ...], seats: int) -> tuple[State, Lexicon]:
    g = new(on_named_map(find(mode), dict(house)), seats)
    return g, Lexicon(g.rules, seats)


def _table(mode: str, house: tuple[tuple[str, str], ...], seats: int) -> tuple[State, Lexicon]:
    g, words = _start(mode, house, seats)
    return g.copy(), words


def check_player(name: str) -> None:
    """Raise ValueError if there is no player of that name."""
    if name != PERSON:
        make(name)
