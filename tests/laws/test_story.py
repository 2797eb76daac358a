"""The story leaves nothing out: whoever hears it can keep the board, the armies in the heavens and the faith without seeing the table.

And where anything changes on the board, an event that is declared to do so names the place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import feldherr
from feldherr import Game, State
from feldherr.bots.players.random import Stream, pick
from feldherr.engine.event import Event
from feldherr.engine.play import told
from feldherr.godstorm import events as storm
from feldherr.godstorm.names import HEAVEN, SPACE
from feldherr.godstorm.state import GodstormState
from feldherr.rules import events as rules
from laws.games import law


def faith(g: State) -> list[int]:
    return list(g.extra.faith) if isinstance(g.extra, GodstormState) else []


class Book:
    """What somebody knows who only hears the story."""

    def __init__(self, g: State) -> None:
        self.armies = list(g.armies)
        self.owner = list(g.owner)
        self.faith = faith(g)
        self.seats = int(g.seats)
        self.board = g.rules.board
        self.teams = g.rules.teams

    def held(self, g: State) -> list[int]:
        """Who stands where; in team play several may, and who leads is for the table to say."""
        return [(g.owner[t] if g.rules.teams else self.owner[t]) if n else -1 for t, n in enumerate(self.armies)]

    def put(self, side: int, t: int, n: int) -> None:
        self.armies[t] += n
        self.owner[t] = side

    def take(self, t: int, n: int) -> None:
        self.armies[t] -= n

    def move(self, side: int, src: int, dst: int, n: int) -> None:
        self.take(src, n)
        if n:
            self.put(side, dst, n)

    def hear(self, e: Event) -> None:
        note = NOTES.get(type(e))
        if note:
            note(self, e)

    # ---- what needs more than a line ----

    def battle(self, e: rules.Battle) -> None:
        self.take(e.src, e.lost)
        self.take(e.dst, e.beaten)
        assert (self.armies[e.src], self.armies[e.dst]) == (e.left, e.defenders)

    def conquest(self, e: rules.Conquest) -> None:
        assert self.armies[e.dst] == 0
        before = self.lord(e.dst)
        self.move(e.attacker, e.src, e.dst, e.armies)
        if not self.teams:
            assert (e.breaks, e.completes) == (before == e.defender, self.lord(e.dst) == e.attacker)

    def lord(self, place: int) -> int:
        """Who holds the whole continent of a place that is taken now; -1 if nobody does."""
        if place >= len(self.board.territories):
            return -1
        members = self.board.members[self.board.continent_of[place]]
        held = {self.owner[t] if self.armies[t] or t == place else -1 for t in members}
        return held.pop() if len(held) == 1 else -1

    def spread(self, e: rules.Spread) -> None:
        for t, n in zip(e.territories, e.armies, strict=True):
            self.put(e.side, t, n)

    def taken_over(self, e: rules.TakenOver) -> None:
        self.armies[e.place] = 0
        self.put(e.seat, e.place, 1)

    def dead(self, e: storm.Killed | storm.PlagueKills) -> None:
        self.take(e.place, e.armies)
        if e.to == storm.TO_HEAVEN:
            self.put(e.side, HEAVEN + e.pantheon, e.armies)

    def seized(self, e: storm.Seized) -> None:
        self.owner[e.place] = -1
        if e.armies:
            self.put(e.seat, e.place, e.armies)

    def swap(self, e: storm.Swap) -> None:
        a = self.armies
        a[e.src], a[e.dst] = a[e.dst], a[e.src]

    def out(self, e: rules.Out) -> None:
        if self.faith and e.side < self.seats:
            self.faith[e.side] = 0
            for t in range(SPACE, len(self.armies)):
                if self.owner[t] == e.side:
                    self.armies[t] = 0

    def bids(self, e: storm.Bids) -> None:
        for s, bid in enumerate(e.bids):
            self.faith[s] -= max(0, bid)

    def pay(self, seat: int, n: int) -> None:
        self.faith[seat] -= n


NOTES: dict[type[Event], Callable[[Book, Any], None]] = {
    rules.Deal: lambda b, e: b.put(e.side, e.place, e.armies),
    rules.Claim: lambda b, e: b.put(e.seat, e.place, 1),
    rules.Place: lambda b, e: b.put(e.side, e.place, e.armies),
    rules.Bonus: lambda b, e: b.put(e.seat, e.place, e.armies),
    rules.Fortify: lambda b, e: b.move(e.side, e.src, e.dst, e.armies),
    rules.Occupy: lambda b, e: b.move(e.side, e.src, e.dst, e.more),
    rules.Spread: Book.spread,
    rules.Battle: Book.battle,
    rules.Conquest: Book.conquest,
    rules.TakenOver: Book.taken_over,
    rules.Out: Book.out,
    storm.Killed: Book.dead,
    storm.PlagueKills: Book.dead,
    storm.Gained: lambda b, e: b.put(e.side, e.place, e.armies),
    storm.Seized: Book.seized,
    storm.Swap: Book.swap,
    storm.Enter: lambda b, e: b.move(e.seat, e.src, e.dst, e.armies),
    storm.Revive: lambda b, e: b.move(e.seat, e.src, e.dst, e.armies),
    storm.Leave: lambda b, e: b.move(e.seat, HEAVEN + e.pantheon, e.place, e.armies),
    storm.ToHeaven: lambda b, e: b.put(e.side, HEAVEN + e.pantheon, e.armies),
    storm.Faith: lambda b, e: b.pay(e.seat, -e.faith),
    storm.Forgo: lambda b, e: b.pay(e.seat, -e.faith),
    storm.Summoned: lambda b, e: b.pay(e.seat, e.faith),
    storm.Built: lambda b, e: b.pay(e.seat, e.faith),
    storm.Buy: lambda b, e: b.pay(e.seat, e.faith),
    storm.Play: lambda b, e: b.pay(e.seat, e.faith),
    storm.Saved: lambda b, e: b.pay(e.seat, e.armies),
    storm.Bids: Book.bids,
}


@law(900)
def test_who_hears_the_story_knows_the_board(game: Game) -> None:
    g, rng = game.state, Stream(7)
    book = Book(g)
    for _ in range(120):
        if g.winners:
            break
        seat = feldherr.players(g)[0]
        happened = told(g, seat, pick(g, seat, rng))
        for e in happened:
            book.hear(e)
        assert book.armies == list(g.armies), happened
        assert book.held(g) == [o if n else -1 for o, n in zip(g.owner, g.armies, strict=True)], happened
        assert book.faith == faith(g), happened


@law(900)
def test_where_the_board_changes_an_event_that_does_so_names_the_place(game: Game) -> None:
    g, rng = game.state, Stream(11)
    for _ in range(120):
        if g.winners:
            break
        seat = feldherr.players(g)[0]
        before = standing(g)
        happened = told(g, seat, pick(g, seat, rng))
        changed = {t for t, (was, now) in enumerate(zip(before, standing(g), strict=True)) if was != now}
        if not any(isinstance(e, storm.Godswar) for e in happened):  # which tells whose god falls, and not where it stood
            assert changed <= {t for e in happened if e.board for t in e.places()}, happened


def standing(g: State) -> list[tuple[object, ...]]:
    """What stands in each territory: whose armies, which gods, temples and plague."""
    x = g.extra if isinstance(g.extra, GodstormState) else None
    pieces = [([i for i, t in enumerate(x.god) if t == place], x.temple(place), x.plagued(place)) if x else () for place in range(g.lands)]
    return [(g.owner[t] if g.armies[t] else -1, g.armies[t], *pieces[t]) for t in range(g.lands)]


def test_events_that_tell_where_armies_go_change_the_board() -> None:
    elsewhere = {rules.Out, storm.ToHeaven}  # in the Underworld, and in the heavens
    paid = {storm.Faith, storm.Forgo, storm.Buy, storm.Play, storm.Saved, storm.Bids}
    assert {e for e in NOTES if not e.board} == elsewhere | paid
