"""Random games of Godstorm, and tables on which much happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import feldherr
from feldherr import State
from feldherr.bots.players.random import Stream, pick
from feldherr.engine.event import Event
from feldherr.engine.play import told
from feldherr.godstorm import events as storm_events
from feldherr.godstorm.names import CARDS, GODS, HEAVEN
from feldherr.godstorm.state import RELICS, godstorm
from feldherr.rules import events
from pantheon import MODE, storm

PLAYERS = ["Anna", "Bo", "Cy", "Di", "Ed"]
Told = tuple[State, int, int, State, list[Event]]


def random_game(g: State, seed: int, most: int = 6000) -> Iterator[Told]:
    """Each answer of a game: the table before it, who answered what, the table after it, what is told."""
    rng = Stream(seed)
    while not g.winners and most:
        seat = feldherr.players(g)[0]
        answer = pick(g, seat, rng)
        before = g.copy()
        yield before, seat, answer, g, told(g, seat, answer)
        most -= 1


def fresh(seats: int) -> State:
    return feldherr.new(feldherr.ruleset(MODE), seats)


def rich(seats: int, seed: int, **house: str) -> State:
    """The start of a turn with all gods in play, many cards in hands, faith for everything, and temples and armies everywhere."""
    rng = Stream(seed)
    board = feldherr.ruleset(MODE).board
    sides: list[int | str] = [*range(seats), *(["neutral1"] if seats == 2 else [])]
    lands = {side: board.territories[i :: len(sides)] for i, side in enumerate(sides)}
    armies = {side: " ".join(f"{t} {1 + rng.below(6)}" for t in lands[side]) for side in sides}
    for seat in range(seats):
        armies[seat] += f" u{1 + seat} 4 u{7 + seat} 3 {board.places[HEAVEN + seat]} 5"
    names = feldherr.ruleset(MODE).extra.own_cards()
    hands: list[list[str]] = [[] for _ in range(seats + 1)]  # the last one stays in the deck
    relics: list[list[str]] = [[] for _ in range(seats + 1)]
    for c in range(CARDS):
        (relics if c >= RELICS else hands)[rng.below(seats + 1)].append(names[c])
    return storm(
        seats,
        "raise armies",
        turn=rng.below(seats),
        armies=armies,
        rest=0,
        gods={s: " ".join(f"{god} {lands[s][rng.below(3)]}" for god in GODS) for s in range(seats)},
        faith=" ".join(["300"] * seats),
        temples=" ".join(lands[s][rng.below(6)] for s in range(seats)),
        plague=" ".join(lands[s][6] for s in range(seats)),
        cards={s: " ".join(hands[s]) for s in range(seats)},
        relics={s: " ".join(relics[s]) for s in range(seats)},
        lines="round 2",
        **house,
    )


class Retold:
    """A table that hears only what is told, and follows it."""

    def __init__(self, g: State) -> None:
        x = godstorm(g)
        self.armies, self.owner = list(g.armies), list(g.owner)
        self.faith, self.god = list(x.faith), list(x.god)
        self.temples = {t for t in range(g.lands) if x.temple(t)}
        self.plague = {t for t in range(g.lands) if x.plagued(t)}
        self.seat_of = {p: s for s, p in enumerate(x.pantheon)}
        self.drowned = set(g.rules.board.members[g.rules.board.continents.index("atlantis")])
        self.moved_in = 0

    def same(self, g: State) -> bool:
        """Whether it is like the true one; who owns a heaven or an empty place is nobody's concern."""
        x = godstorm(g)
        assert self.armies == list(g.armies)
        assert [o for o, n in zip(self.owner, self.armies, strict=True) if n] == [o for o in g.owner if o >= 0]
        assert self.faith == list(x.faith)
        assert self.god == list(x.god)
        assert self.temples == {t for t in range(g.lands) if x.temple(t)}
        assert self.plague == {t for t in range(g.lands) if x.plagued(t)}
        return True

    def hear(self, e: Event) -> None:
        act: Callable[[Event], None] | None = getattr(self, f"on_{e.kind}", None)
        if act:
            act(e)

    def move(self, seat: int, src: int, dst: int, n: int) -> None:
        self.armies[src] -= n
        self.armies[dst] += n
        self.owner[dst] = seat

    def to_heaven(self, seat: int, n: int, pantheon: int) -> None:
        self.armies[HEAVEN + pantheon] += n
        self.owner[HEAVEN + pantheon] = seat

    def god_number(self, number: int) -> int:
        return 4 * self.seat_of[number // 4] + number % 4

    # armies

    def on_place(self, e: events.Place | storm_events.Gained) -> None:
        self.armies[e.place] += e.armies

    on_gained = on_place

    def on_fortify(self, e: events.Fortify) -> None:
        self.move(e.side, e.src, e.dst, e.armies)

    def on_enter(self, e: storm_events.Enter | storm_events.Revive) -> None:
        self.move(e.seat, e.src, e.dst, e.armies)

    on_revive = on_enter

    def on_battle(self, e: events.Battle) -> None:
        self.armies[e.src] -= e.lost
        self.armies[e.dst] -= e.beaten
        assert (e.left, e.defenders) == (self.armies[e.src], self.armies[e.dst])

    def on_conquest(self, e: events.Conquest) -> None:
        self.move(e.attacker, e.src, e.dst, e.armies)
        self.moved_in = e.armies

    def on_occupy(self, e: events.Occupy) -> None:
        self.move(e.side, e.src, e.dst, e.armies - self.moved_in)

    def on_leave(self, e: storm_events.Leave) -> None:
        self.move(e.seat, HEAVEN + e.pantheon, e.place, e.armies)

    def on_to_heaven(self, e: storm_events.ToHeaven) -> None:
        self.to_heaven(e.side, e.armies, e.pantheon)

    def on_killed(self, e: storm_events.Killed | storm_events.PlagueKills) -> None:
        self.armies[e.place] -= e.armies
        if e.to == storm_events.TO_HEAVEN:
            self.to_heaven(e.side, e.armies, e.pantheon)

    on_plague_kills = on_killed

    def on_seized(self, e: storm_events.Seized) -> None:
        self.armies[e.place] = e.armies
        self.owner[e.place] = e.seat

    def on_swap(self, e: storm_events.Swap) -> None:
        self.armies[e.src], self.armies[e.dst] = self.armies[e.dst], self.armies[e.src]

    def on_empty(self, e: storm_events.Empty) -> None:
        assert self.armies[e.place] == 0

    # faith

    def on_faith(self, e: storm_events.Faith | storm_events.Forgo) -> None:
        self.faith[e.seat] += e.faith

    on_forgo = on_faith

    def on_play(self, e: storm_events.Play | storm_events.Buy) -> None:
        self.faith[e.seat] -= e.faith

    on_buy = on_play

    def on_saved(self, e: storm_events.Saved) -> None:
        self.faith[e.seat] -= e.armies

    def on_bids(self, e: storm_events.Bids) -> None:
        self.faith = [f - max(0, bid) for f, bid in zip(self.faith, e.bids, strict=True)]

    # gods, temples, plague

    def on_summoned(self, e: storm_events.Summoned) -> None:
        self.god[self.god_number(e.god)] = e.place
        self.faith[e.seat] -= e.faith

    def on_god_moved(self, e: storm_events.GodMoved) -> None:
        assert self.god[self.god_number(e.god)] == e.src
        self.god[self.god_number(e.god)] = e.dst

    def on_banished(self, e: storm_events.Banished) -> None:
        assert self.god[self.god_number(e.god)] == e.place
        self.god[self.god_number(e.god)] = -1

    def on_godswar(self, e: storm_events.Godswar) -> None:
        self.god[self.god_number(e.foe if e.won else e.god)] = -1

    def on_built(self, e: storm_events.Built) -> None:
        self.temples.add(e.place)
        self.faith[e.seat] -= e.faith

    def on_temple_fell(self, e: storm_events.TempleFell) -> None:
        self.temples.remove(e.place)

    def on_temple_moved(self, e: storm_events.TempleMoved) -> None:
        self.temples.remove(e.src)
        self.temples.add(e.dst)

    def on_plague(self, e: storm_events.Plague) -> None:
        self.plague.add(e.place)

    def on_plague_gone(self, e: storm_events.PlagueGone) -> None:
        self.plague.remove(e.place)

    def on_plague_moved(self, e: storm_events.PlagueMoved) -> None:
        self.plague.remove(e.src)
        self.plague.add(e.dst)

    def on_sunk(self, e: storm_events.Sunk) -> None:
        self.temples -= self.drowned
        self.plague -= self.drowned

    # the end of a player

    def on_out(self, e: events.Out) -> None:
        if e.side >= len(self.faith):
            return
        self.faith[e.side] = 0
        self.god[4 * e.side : 4 * e.side + 4] = [-1] * 4
        for t in range(len(self.armies)):
            if self.owner[t] == e.side:
                self.armies[t] = 0
