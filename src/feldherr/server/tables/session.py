"""One game on the server: its state, who plays which seat, what each may be told. Does no I/O: takes rows, returns drafts."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence
from functools import lru_cache

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
from feldherr.server.store.records import Opening, Row
from feldherr.server.tables.dice import Sealed, commitment

PERSON = "person"
REMEMBERED = 400  # answers whose events are at hand for clients that come back, after a restart too
RETOLD = 50  # of them, for whoever comes; more if they have missed more


class Refusal(Exception):
    """A request that is refused at this table now: a code for programs and a reason for people."""

    def __init__(self, code: wire.Code, why: str) -> None:
        super().__init__(why)
        self.code: wire.Code = code


class SeatChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row that is not a move: a seat gets another player, or its person is away or back."""

    seat: int
    player: str = ""
    away: bool = False


class Draft:
    """The rows of a change that is not written yet, and the session's values after it."""

    def __init__(self, table: Session) -> None:
        self.rows: list[Row] = []
        self.state = table.state
        self.version = table.version
        self.answers = table.answers
        self.players = table.players[:]
        self.away = table.away[:]
        self.since = dict(table.since)
        self.happened: list[tuple[int, list[Event]]] = []

    @property
    def over(self) -> bool:
        return self.state.winners != 0


class Session:
    """One game, its players, and its latest events."""

    def __init__(self, name: str, opening: Opening) -> None:
        self.name = name
        self.opening = opening
        self.state, self.words = _table(opening.mode, tuple(sorted(opening.house.items())), len(opening.players))
        self.version = 0  # how many rows the record has
        self.answers = 0  # … and how many of them are answers
        self.players = opening.players[:]
        self.away = [False] * len(self.players)
        self.since: dict[int, int] = dict.fromkeys(players(self.state), 0)  # of each who is asked: the version at which they were
        self.happened: deque[tuple[int, list[Event]]] = deque(maxlen=REMEMBERED)

    # ---- writing ----------------------------------------------------------------------------------------------------------------

    def begin(self) -> Draft:
        """A draft of the chance moves before the first question."""
        draft = Draft(self)
        self._chance(draft)
        return draft

    def answered(self, seat: int, text: str, version: int) -> Draft:
        """A draft of a person's move, given as text, and of the chance moves that follow; Refusal if it is not possible."""
        self._expects(seat, version)
        try:
            answer = understood(self.state, seat, text.split(), self.words)
        except TextError as e:
            raise Refusal("malformed", str(e)) from None
        return self.chosen(seat, answer)

    def chosen(self, seat: int, answer: int) -> Draft:
        """A draft of a move and the chance moves that follow."""
        draft = Draft(self)
        self._play(draft, seat, answer)
        self._chance(draft)
        return draft

    def seated(self, seat: int, player: str = "", away: bool = False) -> Draft:
        """A draft of a change of a seat: another player, or its person away or back."""
        draft = Draft(self)
        change = SeatChange(seat, player, away)
        self._sit(draft, change)
        draft.version += 1
        draft.rows.append(Row(draft.version, "seat", msgspec.json.encode(change).decode()))
        return draft

    def commit(self, draft: Draft) -> None:
        """Make a draft, which has been written, the current state."""
        self.state, self.version, self.answers = draft.state, draft.version, draft.answers
        self.players, self.away, self.since = draft.players, draft.away, draft.since
        self.happened.extend(draft.happened)

    def replay(self, rows: Sequence[Row]) -> None:
        """Play rows that were written before or by another process, and keep the events of the last ones."""
        for i, row in enumerate(rows):
            if row.number != self.version + 1:
                raise ValueError(f"table {self.name}: row {row.number} comes after row {self.version}")
            if i < len(rows) - REMEMBERED and row.kind == "answer":
                play(self.state, *read_answer(row.text, self.words, self.state))
                self.version, self.answers = row.number, self.answers + 1
                self.since = dict.fromkeys(players(self.state), row.number)
                continue
            draft = Draft(self)
            if row.kind == "seat":
                self._sit(draft, msgspec.json.decode(row.text, type=SeatChange))
                draft.version += 1
            else:
                self._play(draft, *read_answer(row.text, self.words, self.state))
            self.commit(draft)

    def _expects(self, seat: int, version: int) -> None:
        if self.over:
            raise Refusal("over", "the game is over")
        if seat not in self.since:
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
        draft.answers += 1
        draft.rows.append(Row(draft.version, "answer", f"{'?' if seat == CHANCE else seat} {self.words.write(answer)}"))
        draft.happened.append((draft.version, after.hush()))
        draft.state = after
        waiting = draft.since if seat != CHANCE and before.top().sealed(before, seat) else {}
        draft.since = {s: waiting.get(s, draft.version) if s != seat else draft.version for s in players(after)}

    def _chance(self, draft: Draft) -> None:
        """Make chance moves until a player is asked, unless people roll their own dice."""
        while not draft.over and asked(draft.state) == CHANCE and not self._by_hand(draft.state):
            before = draft.state
            answer = chance(before, Sealed(self.opening.seed, draft.answers + 1))
            after = before.copy()
            after.listen()
            play(after, CHANCE, answer)
            self._note(draft, CHANCE, answer, before, after)

    def _by_hand(self, g: State) -> bool:
        return self.opening.dice == "hand" and verb_of(g.top().options(g, CHANCE)[0]) == ROLL

    def _sit(self, draft: Draft, change: SeatChange) -> None:
        if change.player:
            draft.players[change.seat] = change.player
        draft.away[change.seat] = change.away

    # ---- reading ----------------------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.winners != 0

    def asked(self) -> list[int]:
        """The seats that are asked now."""
        return sorted(self.since)

    def computer(self, seat: int) -> str:
        """The computer player that plays a seat now; '' if a person does."""
        if seat == CHANCE or (self.players[seat] == PERSON and not self.away[seat]):
            return ""
        return DEPUTY if self.players[seat] == PERSON else self.players[seat]

    def due(self) -> list[int]:
        """The seats that are asked and played by a computer."""
        return [s for s in self.asked() if self.computer(s)]

    def wakeful(self) -> bool:
        """Whether a computer has to move or a clock runs."""
        return not self.over and (bool(self.due()) or self.opening.clock > 0)

    def wakeful_after(self, draft: Draft) -> bool:
        """Whether that is so after a draft."""
        if draft.over:
            return False
        computers = [s for s in draft.since if s != CHANCE and (draft.players[s] != PERSON or draft.away[s])]
        return bool(computers) or self.opening.clock > 0

    def view(self, eyes: int) -> State:
        return observe(self.state, eyes)

    def question(self, view: State) -> wire.Question | None:
        """The question for the seat of a view; None if it is not asked."""
        seat = int(view.viewer)
        if CHANCE in self.since and self.opening.dice == "hand":
            seat = int(CHANCE)  # whoever may tell what was rolled is asked for it
        return serialize.asked(view, seat, self.since[seat], self.words) if seat in self.since and not self.over else None

    def since_version(self, version: int, eyes: int) -> list[wire.Event] | None:
        """The events after a version as that seat may know them; None if that is too long ago."""
        if version > self.version:
            return None
        if version + 1 < self.first_kept() and version != self.version:
            return None
        return [serialize.event(e, eyes) for n, happened in self.happened if n > version for e in happened]

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

    def sign(self, present: set[int]) -> wire.Table:
        """What everybody may know about the table: seats, settings, commitment, and the seed when it is over."""
        o = self.opening
        seats = [wire.Seat(o.names[s], self.players[s], self.away[s], s in present) for s in range(len(self.players))]
        seed = o.seed if self.over else ""
        rules = rules_of(self.state)
        teams = [int(self.state.team(s)) for s in range(len(seats))] if rules.teams else []
        target = min(rules.targets.get(len(seats), 0), rules.board.size)
        return wire.Table(self.name, o.mode, o.house, seats, o.clock, o.pace, o.chat, o.dice, commitment(o.seed), seed, teams, target)


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
